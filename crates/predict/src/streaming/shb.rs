//! Schedulable happens-before races (Mathur, Kini, Viswanathan, OOPSLA 2018).
//!
//! Sound: each claimed pair can be made adjacent by a prefix of this trace in which every read still sees its
//! write, also after the first race. Misses what `hb` misses, and races that only a read with another value
//! reaches.
//!
//! ≤SHB is the smallest partial order that contains ≤HB (see [`super::hb`]) and
//!
//! - (rf) `w ≤SHB r` if the read or update `r` sees the write or update `w`: the last one of its variable
//!   before it.
//!
//! `(e1, e2)` is a race if `e1` is not ordered before `e2` by anything but the edge (rf) into `e2` itself.

use super::clock::{Epoch, Stamp};
use super::hb::{self, HappensBefore};
use super::naive::{self, Steps};
use super::shared::Shared;
use super::{Order, races};
use crate::{Claims, Detector};
use trace::steps::{Action, Step};
use trace::{ThreadId, Trace, VarId};

/// The detector `shb`.
#[derive(Clone, Copy, Default, Debug)]
pub struct Shb;

impl Detector for Shb {
    fn name(&self) -> &'static str {
        "shb"
    }

    fn races(&self, trace: &Trace) -> Claims {
        races::<Schedulable>(trace)
    }
}

/// ≤SHB in clocks.
struct Schedulable {
    hb: HappensBefore,
    /// By number of the shared variable: its last write.
    last_writes: Vec<Option<Stamp>>,
}

impl Schedulable {
    fn see(&mut self, thread: ThreadId, var: VarId, shared: &Shared) {
        if let Some(stamp) = shared.number(var).and_then(|x| self.last_writes[x].as_ref()) {
            self.hb.clocks.threads.learn(thread, stamp);
        }
    }

    fn show(&mut self, thread: ThreadId, var: VarId, shared: &Shared) {
        if let Some(x) = shared.number(var) {
            self.last_writes[x] = Some(self.hb.clocks.threads.stamp(thread));
            self.hb.clocks.threads.tick(thread);
        }
    }
}

impl Order for Schedulable {
    fn new(trace: &Trace, shared: &Shared) -> Self {
        Schedulable { hb: HappensBefore::new(trace, shared), last_writes: vec![None; shared.count()] }
    }

    #[inline]
    fn enter(&mut self, step: Step, shared: &Shared) {
        // An update hands on what it has seen; volatile accesses are never asked for races, so all their
        // edges come first.
        if let Action::VolatileRead(var) | Action::Update(var) = step.action {
            self.see(step.thread, var, shared);
        }
        self.hb.enter(step, shared);
    }

    #[inline]
    fn knows(&self, thread: ThreadId, epoch: Epoch) -> bool {
        self.hb.knows(thread, epoch)
    }

    #[inline]
    fn now(&self, thread: ThreadId) -> Epoch {
        self.hb.now(thread)
    }

    #[inline]
    fn leave(&mut self, step: Step, shared: &Shared) {
        match step.action {
            Action::Read(var) => self.see(step.thread, var, shared),
            Action::Write(var) | Action::VolatileWrite(var) | Action::Update(var) => {
                self.show(step.thread, var, shared);
            }
            _ => {}
        }
    }
}

/// The same claims, by the definition alone. For tests: cubic in the length of the trace.
pub fn naive(trace: &Trace) -> Claims {
    let steps = naive::steps(trace);
    let mut order = hb::relation(&steps);
    order.union(&naive::Relation::of(&steps, |w, r| is_seen(&steps, w, r)));
    order.close();
    // A step before `e2` in its own thread, or the other end of an edge of ≤HB into `e2`: all but (rf) into
    // `e2` itself.
    let hb = hb::relation(&steps);
    let without_own_rf = |a: usize, b: usize| hb.has(a, b) || (a..b).any(|i| order.has(a, i) && hb.has(i, b));
    naive::claims(trace, &steps, without_own_rf)
}

/// Rule (rf).
fn is_seen(steps: &Steps, w: usize, r: usize) -> bool {
    let (Some(var), Some(read)) = (naive::written(steps[w]), naive::read(steps[r])) else { return false };
    var == read && !(w + 1..r).any(|i| naive::written(steps[i]) == Some(var))
}
