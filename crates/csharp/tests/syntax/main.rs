//! Text in, trees out: every construct of the language, every contextual keyword, broken code, hostile code.

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
