//! C# programs in, what they print and what is found out.

mod arithmetic;
mod concurrency;
mod language;
mod support;
