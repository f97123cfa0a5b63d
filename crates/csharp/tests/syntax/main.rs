//! Text in, trees out: every construct of the language, every contextual keyword, broken code, hostile code.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]
#![expect(clippy::too_many_lines, reason = "a dump has as many lines as the tree has nodes")]

mod contextual;
mod declarations;
mod expressions;
mod hostile;
mod lexing;
mod lossless;
mod patterns;
mod preprocessor;
mod recovery;
mod statements;
mod support;
mod views;
