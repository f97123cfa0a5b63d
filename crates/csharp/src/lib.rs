//! The C# front end. Knows the language; knows no engine, no disk.
//!
//! - [`syntax`]: text in, lossless syntax tree and problems out. Never fails.

pub mod syntax;
