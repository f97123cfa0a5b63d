//! Whole hunts in virtual time.

mod machine;
mod paper;
mod program;
mod threads;
mod workload;
