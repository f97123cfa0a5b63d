//! The C# front end. Knows the language; knows no engine, no disk.
//!
//! - [`syntax`]: text in, lossless syntax tree and problems out. Never fails.
//! - [`bind`]: what the names in the trees mean.
//! - [`suppress`]: what the author does not want to hear of; [`generated`]: what no author wrote.

pub mod bind;
pub mod generated;
pub mod suppress;
pub mod syntax;
