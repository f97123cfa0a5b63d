//! The binder: text in, what was understood out.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them so")]

mod constants;
mod declarations;
mod expressions;
mod facts;
mod functions;
mod hostile;
mod names;
mod patterns;
mod queries;
mod statements;
mod support;
