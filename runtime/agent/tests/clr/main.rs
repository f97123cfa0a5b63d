//! Real programs on real .NET runtimes, old and new, with the agent that this test was built with.
//!
//! Each program prints the same with the agent as without it; those that are wrong are caught, those that are right are
//! not. Where there is no .NET, the tests say so and pass.

mod caught;
mod correct;
#[path = "../support/dotnet.rs"]
mod dotnet;
#[path = "../support/journals.rs"]
mod journals;
#[path = "../support/library.rs"]
mod library;
mod machine;
mod served;
mod unchanged;
