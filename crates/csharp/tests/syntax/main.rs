//! Text in, trees out: every construct of the language, every contextual keyword, broken code, hostile code.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]
#![expect(clippy::too_many_lines, reason = "a dump has as many lines as the tree has nodes")]

mod accesses;
mod ambiguities;
mod contextual;
mod creation;
mod declarations;
mod hostile;
mod lambdas;
mod lexing;
mod literals;
mod lossless;
mod mutations;
mod operators;
mod patterns;
mod preprocessor;
mod queries;
mod recovery;
mod statements;
mod support;
mod views;
