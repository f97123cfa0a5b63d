//! The C# front end. Knows the language; knows no engine, no disk.
//!
//! - [`framework`]: the signatures of .NET as C# source.
//! - [`metadata`]: a compiled library in, C# source that declares what others can see of it out.
//! - [`syntax`]: text in, lossless syntax tree and problems out. Never fails.

pub mod framework;
pub mod metadata;
pub mod syntax;
