//! Programs are written in the text form, and so are the answers.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]

mod build;
mod cfg;
mod program;
mod random;
mod text;
mod verify;
