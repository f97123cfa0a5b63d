//! Which variables and locks can matter at all: the filter that makes full-trace prediction affordable
//! (SeqCheck, Section 4).
//!
//! A variable is *contended* if two of its accesses conflict and program order, fork and join do not order
//! them. Every correct reordering keeps the order of the accesses of an uncontended variable, so none of them
//! can race, and no read of it can see another write: they are left out. A lock that only one thread takes
//! excludes nobody and is left out as well.

use rustc_hash::FxHashMap;
use std::rc::Rc;
use trace::steps::{self, Action};
use trace::{LockId, Op, ThreadId, Trace, VarId};

/// The variables and locks that prediction has to look at.
pub(crate) struct Contention {
    vars: Vec<bool>,
    locks: Vec<LockUse>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LockUse {
    Unused,
    OneThread(ThreadId),
    Shared,
}

impl LockUse {
    fn used_by(&mut self, thread: ThreadId) {
        *self = match *self {
            LockUse::Unused => LockUse::OneThread(thread),
            LockUse::OneThread(owner) if owner == thread => *self,
            LockUse::OneThread(_) | LockUse::Shared => LockUse::Shared,
        };
    }
}

impl Contention {
    pub(crate) fn of(trace: &Trace) -> Self {
        let mut order = ForkJoinOrder::new(trace.threads());
        let mut accesses = vec![Accesses::default(); trace.names.vars.len()];
        let mut readers: FxHashMap<VarId, Vec<Moment>> = FxHashMap::default();
        let mut locks = vec![LockUse::Unused; trace.names.locks.len()];
        steps::walk(trace, |step| {
            let thread = step.thread;
            match step.action {
                Action::Read(var) | Action::VolatileRead(var) => {
                    accesses[var.index()].read(order.now(thread), &order, || readers.entry(var).or_default());
                }
                Action::Write(var) | Action::VolatileWrite(var) | Action::Update(var) => {
                    accesses[var.index()]
                        .write(order.now(thread), &order, || readers.entry(var).or_default());
                }
                Action::Inherit(lock)
                | Action::Acquire(lock)
                | Action::Release(lock)
                | Action::Suspend(lock)
                | Action::Resume(lock)
                | Action::Notify(lock) => {
                    locks[lock.index()].used_by(thread);
                }
                Action::Fork(child) => order.fork(thread, child),
                Action::Join(child) => order.join(thread, child),
                Action::Branch | Action::Task | Action::Nothing => {}
            }
        });
        if trace.count(Op::Request(LockId(0)).code()) > 0 {
            // A thread that is stuck uses the lock that it asks for.
            for (_, event) in trace.events() {
                if let Op::Request(lock) = event.op {
                    locks[lock.index()].used_by(event.thread);
                }
            }
        }
        Contention { vars: accesses.iter().map(|a| a.contended).collect(), locks }
    }

    /// Nothing is left out: for questions about any event.
    pub(crate) fn everything(trace: &Trace) -> Self {
        Contention {
            vars: vec![true; trace.names.vars.len()],
            locks: vec![LockUse::Shared; trace.names.locks.len()],
        }
    }

    #[inline]
    pub(crate) fn var(&self, var: VarId) -> bool {
        self.vars[var.index()]
    }

    #[inline]
    pub(crate) fn lock(&self, lock: LockId) -> bool {
        self.locks[lock.index()] == LockUse::Shared
    }
}

/// A moment in the life of a thread: how many forks and joins it has been part of.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Moment {
    thread: ThreadId,
    clock: u32,
}

/// Vector clocks that tick only at fork and join.
///
/// A row is as long as the highest thread it has heard of. It is shared between parent and child until one of
/// them learns more, and dropped when its thread has been joined, so that a program that forks and joins a
/// hundred thousand threads one after the other costs little.
struct ForkJoinOrder {
    own: Vec<u32>,
    rows: Vec<Rc<Vec<u32>>>,
}

impl ForkJoinOrder {
    fn new(threads: usize) -> Self {
        ForkJoinOrder { own: vec![1; threads], rows: vec![Rc::default(); threads] }
    }

    fn now(&self, thread: ThreadId) -> Moment {
        Moment { thread, clock: self.own[thread.index()] }
    }

    fn before(&self, earlier: Moment, later: Moment) -> bool {
        earlier.thread == later.thread
            || self.rows[later.thread.index()]
                .get(earlier.thread.index())
                .is_some_and(|&c| c >= earlier.clock)
    }

    fn fork(&mut self, parent: ThreadId, child: ThreadId) {
        self.pass(parent, child);
    }

    fn join(&mut self, parent: ThreadId, child: ThreadId) {
        self.pass(child, parent);
        self.rows[child.index()] = Rc::default();
    }

    fn pass(&mut self, from: ThreadId, to: ThreadId) {
        if from == to {
            return;
        }
        let theirs = Rc::clone(&self.rows[from.index()]);
        let row = Rc::make_mut(&mut self.rows[to.index()]);
        row.resize(row.len().max(theirs.len()).max(from.index() + 1), 0);
        for (mine, &theirs) in row.iter_mut().zip(theirs.iter()) {
            *mine = (*mine).max(theirs);
        }
        row[from.index()] = self.own[from.index()];
        self.own[from.index()] += 1;
    }
}

/// The latest accesses of one variable; the readers since the last write beyond one thread are kept aside.
#[derive(Clone, Default)]
struct Accesses {
    contended: bool,
    write: Option<Moment>,
    read: Readers,
}

#[derive(Clone, Copy, Default)]
enum Readers {
    #[default]
    None,
    One(Moment),
    Many,
}

impl Accesses {
    fn read<'a>(&mut self, now: Moment, order: &ForkJoinOrder, aside: impl FnOnce() -> &'a mut Vec<Moment>) {
        if self.contended {
            return;
        }
        if self.write.is_some_and(|write| !order.before(write, now)) {
            self.contended = true;
            return;
        }
        match self.read {
            Readers::One(read) if read.thread != now.thread => {
                let many = aside();
                many.clear();
                many.extend([read, now]);
                self.read = Readers::Many;
            }
            Readers::None | Readers::One(_) => self.read = Readers::One(now),
            Readers::Many => {
                let many = aside();
                match many.iter_mut().find(|read| read.thread == now.thread) {
                    Some(read) => *read = now,
                    None => many.push(now),
                }
            }
        }
    }

    fn write<'a>(&mut self, now: Moment, order: &ForkJoinOrder, aside: impl FnOnce() -> &'a mut Vec<Moment>) {
        if self.contended {
            return;
        }
        let after_reads = match self.read {
            Readers::None => true,
            Readers::One(read) => order.before(read, now),
            Readers::Many => aside().iter().all(|&read| order.before(read, now)),
        };
        let after_write = self.write.is_none_or(|write| order.before(write, now));
        self.contended = !(after_reads && after_write);
        self.write = Some(now);
        self.read = Readers::None;
    }
}
