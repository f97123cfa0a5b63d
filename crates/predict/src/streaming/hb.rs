//! Happens-before races (Lamport 1978; epochs as in `FastTrack`, Flanagan and Freund, PLDI 2009).
//!
//! Sound for the first race of a trace. Later ones may be ordered by what the program did with the first
//! one's values, so claims still need witnesses. Misses every race that a lock happened to order in this
//! execution.
//!
//! ≤HB is the smallest partial order on steps with `a ≤HB b` whenever `a` comes before `b` in the trace and
//!
//! - (po) both are of one thread;
//! - (lock) `b` takes a lock (acquire or resume), and `a` was the last to give it back (release or suspend);
//! - (volatile) `a` is a volatile write or update, `b` a volatile read or update of the same variable;
//! - (notify) `a` notifies a lock on which the thread of `b` waits, and `b` resumes from this wait;
//! - (fork) `a` forks the thread of `b`;
//! - (join) `b` joins the thread of `a`, or the thread that `a` forks (which may have done nothing).
//!
//! Volatile and atomic accesses never race, not even with plain ones.

use super::clock::Epoch;
use super::flow::{Clocks, Router};
use super::naive::{self, Relation, Steps};
use super::shared::Shared;
use super::{Order, races};
use crate::{Claims, Detector};
use trace::steps::{Action, Step};
use trace::{ThreadId, Trace};

/// The detector `hb`.
#[derive(Clone, Copy, Default, Debug)]
pub struct Hb;

impl Detector for Hb {
    fn name(&self) -> &'static str {
        "hb"
    }

    fn races(&self, trace: &Trace) -> Claims {
        races::<HappensBefore>(trace)
    }
}

/// ≤HB in clocks.
pub(super) struct HappensBefore {
    router: Router,
    pub(super) clocks: Clocks,
}

impl Order for HappensBefore {
    fn new(trace: &Trace, _: &Shared) -> Self {
        HappensBefore { router: Router::new(trace), clocks: Clocks::new(trace.threads()) }
    }

    #[inline]
    fn enter(&mut self, step: Step, shared: &Shared) {
        self.router.route(step, shared, &mut self.clocks);
    }

    #[inline]
    fn knows(&self, thread: ThreadId, epoch: Epoch) -> bool {
        self.clocks.threads.knows(thread, epoch)
    }

    #[inline]
    fn now(&self, thread: ThreadId) -> Epoch {
        self.clocks.threads.now(thread)
    }

    #[inline]
    fn leave(&mut self, _: Step, _: &Shared) {}
}

/// The same claims, by the definition alone. For tests: cubic in the length of the trace.
pub fn naive(trace: &Trace) -> Claims {
    let steps = naive::steps(trace);
    let order = relation(&steps);
    naive::claims(trace, &steps, |a, b| order.has(a, b))
}

/// ≤HB without its diagonal, as a relation on positions in `steps`.
pub(super) fn relation(steps: &Steps) -> Relation {
    let mut order = Relation::of(steps, |a, b| {
        steps[a].thread == steps[b].thread || is_lock_edge(steps, a, b) || is_hard_edge(steps, a, b)
    });
    order.close();
    order
}

/// Rule (lock).
fn is_lock_edge(steps: &Steps, a: usize, b: usize) -> bool {
    let Some(lock) = naive::given_back(steps[a]) else { return false };
    let given_back_between = (a + 1..b).any(|i| naive::given_back(steps[i]) == Some(lock));
    naive::taken(steps[b]) == Some(lock) && !given_back_between
}

/// Rules (volatile), (notify), (fork) and (join).
pub(super) fn is_hard_edge(steps: &Steps, a: usize, b: usize) -> bool {
    match (steps[a].action, steps[b].action) {
        (Action::VolatileWrite(x) | Action::Update(x), Action::VolatileRead(y) | Action::Update(y)) => x == y,
        (Action::Notify(l), Action::Resume(m)) => l == m && naive::waits_since(steps, b) < Some(a),
        (Action::Fork(child), Action::Join(joined)) if child == joined => true,
        (Action::Fork(child), _) if child == steps[b].thread => true,
        (_, Action::Join(child)) => child == steps[a].thread,
        _ => false,
    }
}
