//! The ways along which one thread learns of another: locks, volatile variables, notifications, forks and
//! joins.

use super::clock::{Clock, Stamp, Threads};
use super::shared::Shared;
use trace::steps::{Action, Step};
use trace::{LockId, ThreadId, Trace};

/// Where knowledge gathers until somebody receives it, other than locks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Channel {
    /// What the volatile writes of a variable knew. Shared variables have numbers; the others need no
    /// channel.
    Volatile(usize),
    /// What the notifications knew that came while this thread was waiting.
    Waiting(ThreadId),
}

/// Something that knowledge flows through.
pub(super) trait Flow {
    /// `thread` leaves what it knows with the lock, instead of what was there.
    fn give_back(&mut self, thread: ThreadId, lock: LockId);
    /// `thread` learns what was left with the lock.
    fn take(&mut self, thread: ThreadId, lock: LockId);
    /// `thread` adds what it knows to the channel.
    fn send(&mut self, thread: ThreadId, channel: Channel);
    /// `thread` learns what is in the channel.
    fn receive(&mut self, thread: ThreadId, channel: Channel);
    /// `to` learns what `from` knows.
    fn pass(&mut self, from: ThreadId, to: ThreadId);
}

/// Sends knowledge along the synchronisation that the steps show.
pub(super) struct Router {
    threads: usize,
    /// By lock: who waits on it.
    waiting: Vec<Vec<ThreadId>>,
}

impl Router {
    pub(super) fn new(trace: &Trace) -> Self {
        Router { threads: trace.threads(), waiting: Vec::new() }
    }

    #[inline]
    pub(super) fn route(&mut self, step: Step, shared: &Shared, flow: &mut impl Flow) {
        let thread = step.thread;
        match step.action {
            Action::Read(_) | Action::Write(_) | Action::Branch | Action::Task | Action::Nothing => {}
            Action::VolatileRead(var) => {
                if let Some(x) = shared.number(var) {
                    flow.receive(thread, Channel::Volatile(x));
                }
            }
            Action::VolatileWrite(var) => {
                if let Some(x) = shared.number(var) {
                    flow.send(thread, Channel::Volatile(x));
                }
            }
            Action::Update(var) => {
                if let Some(x) = shared.number(var) {
                    flow.receive(thread, Channel::Volatile(x));
                    flow.send(thread, Channel::Volatile(x));
                }
            }
            Action::Inherit(lock) | Action::Acquire(lock) => flow.take(thread, lock),
            Action::Release(lock) => flow.give_back(thread, lock),
            Action::Suspend(lock) => {
                slot(&mut self.waiting, lock.index()).push(thread);
                flow.give_back(thread, lock);
            }
            Action::Resume(lock) => {
                slot(&mut self.waiting, lock.index()).retain(|&waiting| waiting != thread);
                flow.take(thread, lock);
                flow.receive(thread, Channel::Waiting(thread));
            }
            Action::Notify(lock) => {
                for &waiting in slot(&mut self.waiting, lock.index()).iter() {
                    flow.send(thread, Channel::Waiting(waiting));
                }
            }
            // A thread that the trace does not know has no steps to order.
            Action::Fork(child) | Action::Join(child) if child.index() >= self.threads => {}
            Action::Fork(child) => flow.pass(thread, child),
            Action::Join(child) => flow.pass(child, thread),
        }
    }
}

/// The entry at `i` of a table that grows when asked.
#[inline]
pub(super) fn slot<T: Default>(table: &mut Vec<T>, i: usize) -> &mut T {
    if i >= table.len() {
        table.resize_with(i + 1, T::default);
    }
    &mut table[i]
}

/// Something for each channel.
#[derive(Default)]
pub(super) struct PerChannel<T> {
    volatiles: Vec<T>,
    waiting: Vec<T>,
}

impl<T: Default> PerChannel<T> {
    pub(super) fn at(&mut self, channel: Channel) -> &mut T {
        match channel {
            Channel::Volatile(x) => slot(&mut self.volatiles, x),
            Channel::Waiting(thread) => slot(&mut self.waiting, thread.index()),
        }
    }
}

/// Happens-before clocks: whoever learns, learns all that the other knew.
pub(super) struct Clocks {
    pub(super) threads: Threads,
    locks: Vec<Option<Stamp>>,
    sent: PerChannel<Clock>,
}

impl Clocks {
    pub(super) fn new(threads: usize) -> Self {
        Clocks { threads: Threads::new(threads), locks: Vec::new(), sent: PerChannel::default() }
    }
}

impl Flow for Clocks {
    fn give_back(&mut self, thread: ThreadId, lock: LockId) {
        *slot(&mut self.locks, lock.index()) = Some(self.threads.stamp(thread));
        self.threads.tick(thread);
    }

    fn take(&mut self, thread: ThreadId, lock: LockId) {
        if let Some(stamp) = slot(&mut self.locks, lock.index()) {
            self.threads.learn(thread, stamp);
        }
    }

    fn send(&mut self, thread: ThreadId, channel: Channel) {
        self.threads.tell(thread, self.sent.at(channel));
        self.threads.tick(thread);
    }

    fn receive(&mut self, thread: ThreadId, channel: Channel) {
        self.threads.learn_all(thread, self.sent.at(channel));
    }

    fn pass(&mut self, from: ThreadId, to: ThreadId) {
        let stamp = self.threads.stamp(from);
        self.threads.learn(to, &stamp);
        self.threads.tick(from);
    }
}
