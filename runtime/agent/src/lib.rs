//! The agent: a library that a virtual machine loads, and that catches thread-safety violations in the act.
//!
//! - `jvm`: everything that knows Java's (`-agentpath`, or `JAVA_TOOL_OPTIONS` for whole process trees).
//! - `clr`: everything that knows that of .NET (`CORECLR_PROFILER`, which children inherit as well).
//! - `session`, `settings`, `journal`: one run; what the agent is told, and where it tells what it saw.
//! - `record`: the files of a recorder.
//!
//! The program under test must not notice. Whatever goes wrong in here switches the agent off, says so once, and lets the
//! program go on: a class that cannot be rewritten is left as it is, and a panic stops at the entry points.

mod clr;
mod journal;
mod jvm;
mod record;
mod session;
mod settings;

pub use jvm::{recorded, rewritten};
