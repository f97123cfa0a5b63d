//! The one concurrent language that every static engine reads, and what library calls mean in it.

pub mod effects;
