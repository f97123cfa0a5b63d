//! The ways along which one thread learns of another: locks, volatile variables, notifications, forks and joins.

use super::clock::{Clock, Stamp, Threads};
use super::shared::Shared;
use trace::steps::{Action, Step};
use trace::{LockId, ThreadId, Trace};

/// Where knowledge waits for a receiver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Channel {
    /// Holds what the last release knew.
    Lock(LockId),
    /// Holds what all volatile writes so far knew. Shared variables have numbers; the others need no channel.
    Volatile(usize),
    /// Holds what all notifications knew that happened since this thread began to wait.
    Waiting(ThreadId),
}

/// Something that knowledge flows through.
pub(super) trait Flow {
    /// `thread` puts what it knows into the channel.
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
            Action::Read(_) | Action::Write(_) | Action::Branch => {}
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
            Action::Acquire(lock) => flow.receive(thread, Channel::Lock(lock)),
            Action::Release(lock) => flow.send(thread, Channel::Lock(lock)),
            Action::Suspend(lock) => {
                slot(&mut self.waiting, lock.index()).push(thread);
                flow.send(thread, Channel::Lock(lock));
            }
            Action::Resume(lock) => {
                slot(&mut self.waiting, lock.index()).retain(|&waiting| waiting != thread);
                flow.receive(thread, Channel::Lock(lock));
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

/// Happens-before clocks: all channels carry all that the sender knows.
pub(super) struct Clocks {
    pub(super) threads: Threads,
    locks: Vec<Option<Stamp>>,
    volatiles: Vec<Clock>,
    waiting: Vec<Clock>,
}

impl Clocks {
    pub(super) fn new(threads: usize) -> Self {
        Clocks {
            threads: Threads::new(threads),
            locks: Vec::new(),
            volatiles: Vec::new(),
            waiting: Vec::new(),
        }
    }
}

impl Flow for Clocks {
    fn send(&mut self, thread: ThreadId, channel: Channel) {
        match channel {
            Channel::Lock(lock) => *slot(&mut self.locks, lock.index()) = Some(self.threads.stamp(thread)),
            Channel::Volatile(x) => self.threads.tell(thread, slot(&mut self.volatiles, x)),
            Channel::Waiting(waiting) => self.threads.tell(thread, slot(&mut self.waiting, waiting.index())),
        }
        self.threads.tick(thread);
    }

    fn receive(&mut self, thread: ThreadId, channel: Channel) {
        match channel {
            Channel::Lock(lock) => {
                if let Some(stamp) = slot(&mut self.locks, lock.index()) {
                    self.threads.learn(thread, stamp);
                }
            }
            Channel::Volatile(x) => self.threads.learn_all(thread, slot(&mut self.volatiles, x)),
            Channel::Waiting(waiting) => {
                let clock = slot(&mut self.waiting, waiting.index());
                self.threads.learn_all(thread, clock);
                clock.clear();
            }
        }
    }

    fn pass(&mut self, from: ThreadId, to: ThreadId) {
        let stamp = self.threads.stamp(from);
        self.threads.learn(to, &stamp);
        self.threads.tick(from);
    }
}
