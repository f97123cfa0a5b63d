//! TSVD (Li et al., SOSP 2019): watches calls of thread-unsafe methods, delays those that nearly collided, and catches two
//! threads inside the same object. Pure: no clock, no sleep, no virtual machine; the [`Host`] brings them.
//!
//! A [`Hunt`] is one run of a program. Every call of a thread-unsafe method goes through [`Hunt::on_call`]:
//!
//! 1. `traps`: is another thread held up on this very object? Then both are caught.
//! 2. `order`: was this thread idle while another was delayed? Then what it does now probably waits for that other place.
//! 3. `history`: did another thread touch the object a moment ago? Then the two places are a dangerous pair.
//! 4. `plan`: is the place part of a dangerous pair? Then it is delayed, with a probability that fails with every failure.
//!
//! A report is a fact: two threads, one object, one moment. What is missed: pairs that never come within the window, pairs whose
//! order was inferred by mistake, and objects that share a bucket of the history with busier ones.
//!
//! Departures from the paper:
//! 1. A thread that repeats one access refreshes its entry in the history instead of adding another, so a busy thread does not
//!    wash away what the others did, and a loop costs a few loads.
//! 2. The history buffer of concurrent phases is a run length: "the last 16 calls are not all mine" needs no buffer. Within
//!    one millisecond of a concurrent call of the same thread the phase stays concurrent.
//! 3. A pair that was caught, inferred to be ordered, or given up is not taken up again in the same run.
//! 4. A delay that fails lowers the probability of its own place once, however many partners the place has.
//! 5. A delay that catches only what was caught before has failed.
//! 6. A delay ends early when no other thread makes a call, and the host says that no other thread can run.

pub mod agent;
mod clock;
mod config;
mod history;
mod hunt;
mod ids;
mod journal;
mod order;
mod phase;
mod plan;
mod random;
mod requests;
mod sites;
mod thread;
mod trap_file;
mod traps;
mod vector;

pub use clock::Clock;
pub use config::{Config, Technique};
pub use hunt::{Conflict, Delay, Host, Hunt, Others, Verdict, Violation, Witness};
pub use ids::{Access, Call, LockId, ObjectId, RequestId, SiteId, ThreadId, Time};
pub use journal::{Caught, CaughtLock, CaughtSide, Entry, JOURNAL_HEADER, StackFrame, parse_journal};
pub use sites::{Coverage, SiteCoverage};
pub use thread::ThreadState;
pub use trap_file::TrapFile;
pub use traps::Trap;
