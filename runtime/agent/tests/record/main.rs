//! Real programs on a real JVM, recorded by the agent that this test was built with, and what is predicted from the traces.

mod classic;
mod correct;
mod machine;
mod orders;
mod traces;
mod unchanged;
mod verified;
