//! C# programs in, what they print and what is found out.

mod arithmetic;
mod concurrency;
mod coverage;
mod fixtures;
mod language;
mod litmus;
mod models;
mod outputs;
mod programs;
mod support;
