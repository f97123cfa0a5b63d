//! Weak causal precedence (Kini, Mathur, Viswanathan, PLDI 2017): races that no lock needs to order.
//!
//! Sound only for the first race: then either it or a deadlock is real. Anything later is a guess, which is
//! why claims need witnesses. Misses what needs two conflicting critical sections swapped.
//!
//! Let ≤TO be program order with the edges (volatile), (notify), (fork) and (join) of ≤HB (see
//! [`super::hb`]), that is ≤HB without locks. CS(r) are the steps of the critical section that the release
//! `r` ends. ≺ is the smallest relation with
//!
//! - (a) `r ≺ e` if `r` releases a lock that is held at the later access `e`, and a step of CS(r) conflicts
//!   with `e`, be they plain or volatile;
//! - (b) `r1 ≺ r2` if both release one lock in different threads, and `e1 ≺ e2` for some `e1` in CS(r1) and
//!   `e2` in CS(r2);
//! - (c) `a ≺ b` if `a ≤HB c ≺ b` or `a ≺ c ≤HB b`.
//!
//! `(e1, e2)` is a race if neither `e1 ≺ e2` nor `e1 ≤TO e2`.
//!
//! Departures from the paper's algorithm:
//!
//! 1. It has no forks, joins and volatiles; here they are in ≤TO, not in ≺: they order their threads' steps,
//!    not what happened to come before them through locks. So rule (b) does not follow from them: a thread
//!    that is forked while its parent holds a lock is not known to wait for this lock, and claims about it
//!    may fail for want of a witness.
//! 2. Instead of one queue of sections per lock and thread, there is one per lock, with a cursor per thread.
//! 3. Per lock and variable, the last section of *another* thread is asked for: accesses of one thread do not
//!    conflict.
//!
//! Memory is linear in the number of critical sections in the worst case: where threads share locks but never
//! data.

use super::clock::{Clock, Epoch, Stamp};
use super::flow::{Channel, Clocks, Flow, PerChannel, Router, slot};
use super::hb;
use super::naive::{self, Relation, Steps};
use super::sections::{Kind, Sections};
use super::shared::Shared;
use super::{Order, races};
use crate::{Claims, Detector};
use std::rc::Rc;
use trace::steps::{Action, Step};
use trace::{LockId, ThreadId, Trace};

/// The detector `wcp`.
#[derive(Clone, Copy, Default, Debug)]
pub struct Wcp;

impl Detector for Wcp {
    fn name(&self) -> &'static str {
        "wcp"
    }

    fn races(&self, trace: &Trace) -> Claims {
        races::<WeakCausal>(trace)
    }
}

/// The three orders in clocks. H: ≤HB. P: ≺. T: ≤TO.
///
/// P travels wherever H does, by rule (c); T travels with hard edges only.
struct Causes {
    h: Clocks,
    p: Vec<Rc<Clock>>,
    t: Vec<Clock>,
    p_of_locks: Vec<Rc<Clock>>,
    p_sent: PerChannel<Clock>,
    t_sent: PerChannel<Clock>,
}

impl Causes {
    fn new(threads: usize) -> Self {
        Causes {
            h: Clocks::new(threads),
            p: vec![Rc::default(); threads],
            t: vec![Clock::default(); threads],
            p_of_locks: Vec::new(),
            p_sent: PerChannel::default(),
            t_sent: PerChannel::default(),
        }
    }

    /// P := P ⊔ H(release), by rule (a) or (b) and then (c).
    fn succeed(&mut self, thread: ThreadId, release: &Stamp) {
        let p = &mut self.p[thread.index()];
        if p.covers(release.epoch) {
            return;
        }
        let p = Rc::make_mut(p);
        p.join(&release.past);
        p.raise(release.epoch);
    }
}

impl Flow for Causes {
    fn give_back(&mut self, thread: ThreadId, lock: LockId) {
        *slot(&mut self.p_of_locks, lock.index()) = Rc::clone(&self.p[thread.index()]);
        self.h.give_back(thread, lock);
    }

    fn take(&mut self, thread: ThreadId, lock: LockId) {
        let sent = slot(&mut self.p_of_locks, lock.index());
        let p = &mut self.p[thread.index()];
        if !Rc::ptr_eq(sent, p) {
            Rc::make_mut(p).join(sent);
        }
        self.h.take(thread, lock);
    }

    fn send(&mut self, thread: ThreadId, channel: Channel) {
        self.p_sent.at(channel).join(&self.p[thread.index()]);
        let sent = self.t_sent.at(channel);
        sent.join(&self.t[thread.index()]);
        sent.raise(self.h.threads.now(thread));
        self.h.send(thread, channel);
    }

    fn receive(&mut self, thread: ThreadId, channel: Channel) {
        Rc::make_mut(&mut self.p[thread.index()]).join(self.p_sent.at(channel));
        self.t[thread.index()].join(self.t_sent.at(channel));
        self.h.receive(thread, channel);
    }

    fn pass(&mut self, from: ThreadId, to: ThreadId) {
        let (p, mut t) = (Rc::clone(&self.p[from.index()]), self.t[from.index()].clone());
        t.raise(self.h.threads.now(from));
        Rc::make_mut(&mut self.p[to.index()]).join(&p);
        self.t[to.index()].join(&t);
        self.h.pass(from, to);
    }
}

/// A critical section that a thread is in.
struct Open {
    lock: LockId,
    acquire: Epoch,
    /// Where its accesses begin in the thread's list.
    accesses_from: usize,
}

/// What a thread does under locks.
#[derive(Default)]
struct Inside {
    open: Vec<Open>,
    /// The accesses to shared variables since the first open section began, without most repetitions.
    accesses: Vec<(u32, Kind)>,
    /// Changes with every acquire and release, and is never the same for two threads.
    context: u64,
}

/// ≺ ∪ ≤TO in clocks.
struct WeakCausal {
    router: Router,
    causes: Causes,
    sections: Vec<Sections>,
    inside: Vec<Inside>,
    contexts: u64,
    /// By number of the shared variable: in which context it was accessed last, and how.
    last_access: Vec<(u64, Kind)>,
}

impl WeakCausal {
    fn open(&mut self, thread: ThreadId, lock: LockId) {
        let acquire = self.causes.h.threads.now(thread);
        let inside = &mut self.inside[thread.index()];
        inside.open.push(Open { lock, acquire, accesses_from: inside.accesses.len() });
        self.contexts += 1;
        inside.context = self.contexts;
    }

    /// Rule (b), and what rules (a) and (b) will need of this section.
    fn close(&mut self, thread: ThreadId, lock: LockId) {
        let inside = &mut self.inside[thread.index()];
        let Some(at) = inside.open.iter().rposition(|open| open.lock == lock) else { return };
        let open = inside.open.remove(at);
        let sections = &mut self.sections[lock.index()];
        let p = Rc::clone(&self.causes.p[thread.index()]);
        if let Some(release) = sections.known(thread, |acquire| p.covers(acquire)) {
            self.causes.succeed(thread, release);
        }
        let release = self.causes.h.threads.stamp(thread);
        sections.finish(open.acquire, release, &inside.accesses[open.accesses_from..]);
        if inside.open.is_empty() {
            inside.accesses.clear();
        }
        self.contexts += 1;
        inside.context = self.contexts;
    }

    /// Rule (a). Nothing changes it while the thread holds the same locks, so a repeated access need not ask.
    fn access(&mut self, thread: ThreadId, shared: Option<usize>, kind: Kind) {
        let Some(x) = shared else { return };
        let inside = &mut self.inside[thread.index()];
        if inside.open.is_empty() {
            return;
        }
        let (context, last_kind) = self.last_access[x];
        if context == inside.context && (last_kind == Kind::Write || kind == Kind::Read) {
            return;
        }
        self.last_access[x] = (inside.context, kind);
        inside.accesses.push((x as u32, kind));
        for open in &inside.open {
            if let Some(release) = self.sections[open.lock.index()].conflicting(thread, x as u32, kind) {
                self.causes.succeed(thread, release);
            }
        }
    }
}

impl Order for WeakCausal {
    fn new(trace: &Trace, shared: &Shared) -> Self {
        let mut inside = Vec::new();
        inside.resize_with(trace.threads(), Inside::default);
        WeakCausal {
            router: Router::new(trace),
            causes: Causes::new(trace.threads()),
            sections: Sections::of(trace),
            inside,
            contexts: 0,
            last_access: vec![(0, Kind::Read); shared.count()],
        }
    }

    #[inline]
    fn enter(&mut self, step: Step, shared: &Shared) {
        match step.action {
            Action::Read(var) | Action::VolatileRead(var) => {
                self.access(step.thread, shared.number(var), Kind::Read);
            }
            // What conflicts with the read of an update also conflicts with its write.
            Action::Write(var) | Action::VolatileWrite(var) | Action::Update(var) => {
                self.access(step.thread, shared.number(var), Kind::Write);
            }
            Action::Release(lock) | Action::Suspend(lock) => self.close(step.thread, lock),
            _ => {}
        }
        self.router.route(step, shared, &mut self.causes);
        if let Action::Inherit(lock) | Action::Acquire(lock) | Action::Resume(lock) = step.action {
            self.open(step.thread, lock);
        }
    }

    #[inline]
    fn knows(&self, thread: ThreadId, epoch: Epoch) -> bool {
        epoch.thread == thread
            || self.causes.p[thread.index()].covers(epoch)
            || self.causes.t[thread.index()].covers(epoch)
    }

    #[inline]
    fn now(&self, thread: ThreadId) -> Epoch {
        self.causes.h.threads.now(thread)
    }

    #[inline]
    fn leave(&mut self, _: Step, _: &Shared) {}
}

/// The same claims, by the definition alone. For tests: cubic in the length of the trace, and slower.
pub fn naive(trace: &Trace) -> Claims {
    let steps = naive::steps(trace);
    let hb = hb::relation(&steps);
    let mut to =
        Relation::of(&steps, |a, b| steps[a].thread == steps[b].thread || hb::is_hard_edge(&steps, a, b));
    to.close();
    let wcp = relation(&steps, &hb);
    naive::claims(trace, &steps, |a, b| to.has(a, b) || wcp.has(a, b))
}

/// ≺, by its rules until nothing changes.
fn relation(steps: &Steps, hb: &Relation) -> Relation {
    let sections: Vec<Vec<usize>> = (0..steps.len()).map(|r| section(steps, r)).collect();
    let held = |lock, e: usize| is_held(steps, lock, e);
    let mut wcp = Relation::of(steps, |r, e| {
        let conflicts = sections[r].iter().any(|&i| naive::conflict(steps[i], steps[e]));
        conflicts && naive::given_back(steps[r]).is_some_and(|lock| held(lock, e))
    });
    loop {
        let mut more = wcp.clone();
        more.union(&Relation::of(steps, |r1, r2| {
            let lock = naive::given_back(steps[r1]);
            lock.is_some()
                && lock == naive::given_back(steps[r2])
                && steps[r1].thread != steps[r2].thread
                && sections[r1].iter().any(|&e1| sections[r2].iter().any(|&e2| wcp.has(e1, e2)))
        }));
        more.union(&hb.then(&more));
        more.union(&more.then(hb));
        if more == wcp {
            return wcp;
        }
        wcp = more;
    }
}

/// CS(r): empty unless the step at `r` ends a critical section.
fn section(steps: &Steps, r: usize) -> Vec<usize> {
    let Some(lock) = naive::given_back(steps[r]) else { return Vec::new() };
    let own = |&i: &usize| steps[i].thread == steps[r].thread;
    let acquire = (0..r).rev().filter(own).find(|&i| naive::taken(steps[i]) == Some(lock));
    acquire.map_or_else(Vec::new, |acquire| (acquire..=r).filter(own).collect())
}

/// Does the thread of the step at `e` hold the lock there?
fn is_held(steps: &Steps, lock: LockId, e: usize) -> bool {
    let own = (0..e).rev().map(|i| steps[i]).filter(|step| step.thread == steps[e].thread);
    let last = own
        .map(|step| (naive::taken(step), naive::given_back(step)))
        .find(|&(taken, given_back)| taken == Some(lock) || given_back == Some(lock));
    last.is_some_and(|(taken, _)| taken.is_some())
}
