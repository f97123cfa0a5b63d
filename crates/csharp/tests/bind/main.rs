//! The binder: text in, what was understood out.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them so")]

mod calls;
mod constants;
mod conversions;
mod declarations;
mod expressions;
mod facts;
mod fold;
mod functions;
mod hostile;
mod names;
mod patterns;
mod queries;
mod reader;
mod statements;
mod support;
