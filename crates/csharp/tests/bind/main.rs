//! The binder: text in, what was understood out.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes them so")]

mod declarations;
mod support;
