//! Real compilers and runtimes for tests, benchmarks and `xtask`; no part of what is shipped.
//!
//! - [`DotNet`]: the .NET on the PATH, or one put together from packages that are fetched once.
//! - [`jdk`]: the JDK that `JAVA_HOME` names, or the one on the PATH.
//!
//! What needs one and finds none fails and says what to install.

mod dotnet;
pub mod jdk;

pub use dotnet::{Build, DebugData, DotNet, Optimization, Runtime, Target};
