//! Real programs on a real JVM, recorded by the agent that this test was built with, and what is predicted from the traces.

mod classic;
mod correct;
#[path = "../support/damage.rs"]
mod damage;
#[path = "../support/java.rs"]
mod java;
#[path = "../support/library.rs"]
mod library;
mod machine;
mod orders;
#[path = "../support/recordings.rs"]
mod recordings;
mod traces;
mod unchanged;
mod verified;
