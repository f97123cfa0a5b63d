//! The C# front end. Knows the language; knows no engine, no disk.
//!
//! - [`syntax`]: text in, lossless syntax tree and problems out. Never fails.
//! - [`bind`]: what the names in the trees mean.

pub mod bind;
pub mod syntax;
