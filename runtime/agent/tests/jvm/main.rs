//! Real programs on a real JVM, with the agent that this test was built with.
//!
//! Each program prints the same with the agent as without it; those that are wrong are caught, those that are right are
//! not.

mod budgets;
mod caught;
mod correct;
#[path = "../support/damage.rs"]
mod damage;
#[path = "../support/java.rs"]
mod java;
#[path = "../support/journals.rs"]
mod journals;
#[path = "../support/library.rs"]
mod library;
mod machine;
mod unchanged;
