//! Real programs on real .NET runtimes, old and new, recorded by the agent that this test was built with, and what is predicted from the
//! traces. Where there is no .NET, the tests say so and pass.

mod classic;
mod correct;
#[path = "../support/dotnet.rs"]
mod dotnet;
mod hidden;
#[path = "../support/library.rs"]
mod library;
mod machine;
mod orders;
#[path = "../support/recordings.rs"]
mod recordings;
#[path = "../record/traces.rs"]
mod traces;
mod unchanged;
