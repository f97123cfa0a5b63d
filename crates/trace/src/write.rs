//! Trace files out. Writers stream; whoever calls them buffers, compresses and closes.

mod std_text;
mod tbt;

pub use std_text::std;
pub use tbt::{TbtWriter, tbt};
