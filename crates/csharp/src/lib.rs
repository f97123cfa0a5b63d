//! The C# front end. Knows the language; knows no engine, no disk.
//!
//! - [`syntax`]: text in, lossless syntax tree and problems out. Never fails.
//! - [`bind`]: what the names in the trees mean.
//! - [`lower`]: trees and meanings to the intermediate language.
//! - [`metadata`]: compiled libraries as C# outlines; [`framework`]: the outline of .NET itself, bundled;
//!   [`models`]: how its types work.
//! - [`suppress`]: what the author does not want to hear of; [`generated`]: what no author wrote.

pub mod bind;
pub mod fix;
pub mod framework;
pub mod generated;
pub mod lower;
pub mod metadata;
pub mod models;
pub mod suppress;
pub mod syntax;
