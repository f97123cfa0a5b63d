//! C# in, the text of the intermediate language out.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]

mod accessors;
mod asynchronous;
mod by_name;
mod calls;
mod closures;
mod construction;
mod expressions;
mod hostile;
mod live;
mod loops;
mod patterns;
mod protect;
mod queries;
mod spans;
mod statements;
mod support;
mod values;
