//! What is odd about a trace: things that a recorder should not have written, or that a reader of reports
//! should know.
//!
//! None of it is an error. [`crate::steps`] gives each a meaning, and [`OddityKind::meaning`] says which. A
//! million oddities of one kind are one entry with a count and a few examples.

use crate::held::Held;
use crate::steps::{self, Action};
use crate::{Event, EventId, LockId, Op, ThreadId, Trace, ValueId};
use std::collections::BTreeMap;

/// Kinds of oddities, in the order in which they are listed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum OddityKind {
    /// A lock is acquired by the thread that holds it.
    ReentrantAcquire,
    /// A lock is released by a thread that does not hold it.
    ReleaseWithoutAcquire,
    /// A lock is acquired while another thread holds it.
    OverlappingSections,
    /// A lock is still held at the end of the trace.
    OpenSection,
    /// A thread asks for a lock and then does something else.
    RequestWithoutAcquire,
    /// A thread waits on a lock that it does not hold.
    WaitWithoutLock,
    /// A thread notifies on a lock that it does not hold.
    NotifyWithoutLock,
    /// A thread is forked that already ran or was already forked.
    LateFork,
    /// A thread forks or joins itself.
    SelfReference,
    /// A thread is joined that nobody forked.
    JoinWithoutFork,
    /// A thread does something after it was joined.
    EventAfterJoin,
    /// A thread is forked or joined, and has no events.
    SilentThread,
    /// An atomic block ends that did not begin.
    EndWithoutBegin,
    /// An atomic block is still open at the end of the trace.
    OpenBlock,
    /// A value is read that is not the one written last.
    UnexplainedValue,
    /// A name of a thread that may be a mistake.
    OddThreadName,
}

impl OddityKind {
    /// A short name.
    pub fn name(self) -> &'static str {
        match self {
            OddityKind::ReentrantAcquire => "re-entrant acquire",
            OddityKind::ReleaseWithoutAcquire => "release without acquire",
            OddityKind::OverlappingSections => "overlapping sections",
            OddityKind::OpenSection => "section open at the end",
            OddityKind::RequestWithoutAcquire => "request without acquire",
            OddityKind::WaitWithoutLock => "wait without lock",
            OddityKind::NotifyWithoutLock => "notify without lock",
            OddityKind::LateFork => "fork of a thread that already ran",
            OddityKind::SelfReference => "fork or join of itself",
            OddityKind::JoinWithoutFork => "join without fork",
            OddityKind::EventAfterJoin => "event after join",
            OddityKind::SilentThread => "thread without events",
            OddityKind::EndWithoutBegin => "end without begin",
            OddityKind::OpenBlock => "block open at the end",
            OddityKind::UnexplainedValue => "unexplained value",
            OddityKind::OddThreadName => "odd thread name",
        }
    }

    /// What is made of it.
    pub fn meaning(self) -> &'static str {
        match self {
            OddityKind::ReentrantAcquire => {
                "normal for re-entrant locks; only the outermost acquire and release count"
            }
            OddityKind::ReleaseWithoutAcquire => {
                "if nobody held the lock before, the thread held it from the start; otherwise the release is dropped"
            }
            OddityKind::OverlappingSections => {
                "a lock has one holder: events are missing or out of order, and predictions may be wrong"
            }
            OddityKind::OpenSection => {
                "normal for a recording that was stopped; the section lasts to the end"
            }
            OddityKind::RequestWithoutAcquire => {
                "at the end of the trace, the thread may be stuck in a deadlock"
            }
            OddityKind::WaitWithoutLock => "the wait is dropped",
            OddityKind::NotifyWithoutLock => "most libraries forbid it; the notification counts",
            OddityKind::LateFork => {
                "the order of the fork and the thread's first event is wrong, or two threads have one name"
            }
            OddityKind::SelfReference => "no thread can; names of threads are probably mixed up",
            OddityKind::JoinWithoutFork => {
                "normal for threads that ran before the recording; the join counts"
            }
            OddityKind::EventAfterJoin => "two threads have one name, or the join timed out",
            OddityKind::SilentThread => "its events were not recorded, or it is spelled differently there",
            OddityKind::EndWithoutBegin => "the block began before the recording; the mark is ignored",
            OddityKind::OpenBlock => "normal for a recording that was stopped; the block lasts to the end",
            OddityKind::UnexplainedValue => {
                "a write is missing, or the order of the trace is not that of the program"
            }
            OddityKind::OddThreadName => {
                "two spellings of one thread would lose the order between their events"
            }
        }
    }
}

/// All oddities of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Oddity {
    /// What is odd.
    pub kind: OddityKind,
    /// How often.
    pub count: u64,
    /// The first few.
    pub examples: Vec<Example>,
}

/// One oddity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The event that shows it; `None` if it is about a name.
    pub event: Option<EventId>,
    /// Who and what, with names.
    pub message: String,
}

/// How many oddities of a kind are described.
const EXAMPLES: usize = 3;

/// All oddities of `trace`, by kind.
pub fn check(trace: &Trace) -> Vec<Oddity> {
    let mut check = Check::new(trace);
    for (id, event) in trace.events() {
        check.thread(id, event);
        check.lock(id, event);
        check.block(id, event);
        check.value(id, event);
    }
    check.end();
    check.overlaps();
    check.thread_names();
    check.found.into_values().collect()
}

struct Check<'a> {
    trace: &'a Trace,
    found: BTreeMap<OddityKind, Oddity>,
    held: Held,
    /// Locks asked for and not acquired yet, by thread.
    requests: Vec<Option<(EventId, LockId)>>,
    /// Open atomic blocks, by thread.
    blocks: Vec<Vec<EventId>>,
    lives: Vec<Life>,
    /// What was written last, by variable, if it is known.
    last_values: Vec<Option<ValueId>>,
}

/// What is known of a thread.
#[derive(Clone, Copy, Default)]
struct Life {
    ran: bool,
    forked: bool,
    joined: bool,
    /// The first event that names it.
    named: Option<EventId>,
}

impl<'a> Check<'a> {
    fn new(trace: &'a Trace) -> Self {
        let threads = trace.threads();
        Check {
            trace,
            found: BTreeMap::new(),
            held: Held::new(threads),
            requests: vec![None; threads],
            blocks: vec![Vec::new(); threads],
            lives: vec![Life::default(); threads],
            last_values: vec![None; if trace.has_values() { trace.names.vars.len() } else { 0 }],
        }
    }

    fn add(&mut self, kind: OddityKind, event: Option<EventId>, message: impl FnOnce(&Trace) -> String) {
        let oddity = self.found.entry(kind).or_insert(Oddity { kind, count: 0, examples: Vec::new() });
        oddity.count += 1;
        if oddity.examples.len() < EXAMPLES {
            oddity.examples.push(Example { event, message: message(self.trace) });
        }
    }

    fn thread(&mut self, id: EventId, event: Event) {
        let thread = event.thread;
        if self.lives[thread.index()].joined {
            self.add(OddityKind::EventAfterJoin, Some(id), |trace| {
                format!("`{}` goes on after it was joined", trace.thread_name(thread))
            });
        }
        self.lives[thread.index()].ran = true;
        let (Op::Fork(other) | Op::Join(other)) = event.op else { return };
        let life = self.lives[other.index()];
        let is_fork = matches!(event.op, Op::Fork(_));
        let kind = match event.op {
            _ if other == thread => Some(OddityKind::SelfReference),
            Op::Fork(_) if life.ran || life.forked => Some(OddityKind::LateFork),
            Op::Join(_) if !life.forked => Some(OddityKind::JoinWithoutFork),
            _ => None,
        };
        if let Some(kind) = kind {
            self.add(kind, Some(id), |trace| {
                let verb = if is_fork { "forks" } else { "joins" };
                format!("`{}` {verb} `{}`", trace.thread_name(thread), trace.thread_name(other))
            });
        }
        let life = &mut self.lives[other.index()];
        life.named.get_or_insert(id);
        life.forked |= is_fork;
        life.joined |= !is_fork && other != thread;
    }

    fn lock(&mut self, id: EventId, event: Event) {
        let thread = event.thread;
        if let Some((request, lock)) = self.requests[thread.index()].take()
            && event.op != Op::Acquire(lock)
        {
            self.add_lock(
                OddityKind::RequestWithoutAcquire,
                request,
                thread,
                "asks for, and does not get,",
                lock,
            );
        }
        match event.op {
            Op::Acquire(lock) => {
                if self.held.depth(thread, lock) > 0 {
                    self.add_lock(OddityKind::ReentrantAcquire, id, thread, "acquires again", lock);
                }
                self.held.acquire(thread, lock, id);
            }
            Op::Release(lock) if !self.held.release(thread, lock) => {
                self.add_lock(
                    OddityKind::ReleaseWithoutAcquire,
                    id,
                    thread,
                    "releases, and does not hold,",
                    lock,
                );
            }
            Op::Wait(lock) if self.held.depth(thread, lock) == 0 => {
                self.add_lock(OddityKind::WaitWithoutLock, id, thread, "waits on, and does not hold,", lock);
            }
            Op::Notify(lock) | Op::NotifyAll(lock) if self.held.depth(thread, lock) == 0 => {
                self.add_lock(
                    OddityKind::NotifyWithoutLock,
                    id,
                    thread,
                    "notifies on, and does not hold,",
                    lock,
                );
            }
            Op::Request(lock) => self.requests[thread.index()] = Some((id, lock)),
            _ => {}
        }
    }

    fn add_lock(&mut self, kind: OddityKind, id: EventId, thread: ThreadId, verb: &str, lock: LockId) {
        self.add(kind, Some(id), |trace| {
            format!("`{}` {verb} `{}`", trace.thread_name(thread), trace.lock_name(lock))
        });
    }

    fn block(&mut self, id: EventId, event: Event) {
        let open = &mut self.blocks[event.thread.index()];
        match event.op {
            Op::Begin(_) => open.push(id),
            Op::End(block) if open.pop().is_none() => {
                self.add(OddityKind::EndWithoutBegin, Some(id), |trace| {
                    format!("`{}` ends `{}`", trace.thread_name(event.thread), trace.block_name(block))
                });
            }
            _ => {}
        }
    }

    fn value(&mut self, id: EventId, event: Event) {
        let Some(var) = event.op.var().filter(|_| self.trace.has_values()) else { return };
        if event.op.writes() {
            self.last_values[var.index()] = event.value;
            return;
        }
        let (Some(written), Some(read)) = (self.last_values[var.index()], event.value) else { return };
        if written != read {
            self.add(OddityKind::UnexplainedValue, Some(id), |trace| {
                format!(
                    "`{}` reads {} from `{}`, and {} was written last",
                    trace.thread_name(event.thread),
                    trace.value_name(read),
                    trace.var_name(var),
                    trace.value_name(written)
                )
            });
        }
    }

    fn end(&mut self) {
        for (id, thread, lock) in self.held.all() {
            self.add_lock(OddityKind::OpenSection, id, thread, "never releases", lock);
        }
        for thread in (0..self.trace.threads() as u32).map(ThreadId) {
            if let Some((id, lock)) = self.requests[thread.index()] {
                self.add_lock(
                    OddityKind::RequestWithoutAcquire,
                    id,
                    thread,
                    "asks for, and never gets,",
                    lock,
                );
            }
            for id in std::mem::take(&mut self.blocks[thread.index()]) {
                self.add(OddityKind::OpenBlock, Some(id), |trace| {
                    format!("`{}` never ends its block", trace.thread_name(thread))
                });
            }
            let life = self.lives[thread.index()];
            if let (Some(id), false) = (life.named, life.ran) {
                self.add(OddityKind::SilentThread, Some(id), |trace| {
                    format!("`{}` is named here and does nothing", trace.thread_name(thread))
                });
            }
        }
    }

    /// Sections of one lock overlap only if they still do after waits were understood.
    fn overlaps(&mut self) {
        let trace = self.trace;
        let mut holders: Vec<Option<ThreadId>> = vec![None; trace.names.locks.len()];
        steps::walk(trace, |step| match step.action {
            Action::Inherit(lock) | Action::Acquire(lock) | Action::Resume(lock) => {
                if let Some(holder) = holders[lock.index()].replace(step.thread)
                    && holder != step.thread
                {
                    self.add(OddityKind::OverlappingSections, Some(step.event), |trace| {
                        let (thread, holder) = (trace.thread_name(step.thread), trace.thread_name(holder));
                        format!("`{thread}` acquires `{}` while `{holder}` holds it", trace.lock_name(lock))
                    });
                }
            }
            Action::Release(lock) | Action::Suspend(lock) => {
                let holder = &mut holders[lock.index()];
                *holder = holder.filter(|&holder| holder != step.thread);
            }
            _ => {}
        });
    }

    fn thread_names(&mut self) {
        for thread in (0..self.trace.threads() as u32).map(ThreadId) {
            let name = self.trace.thread_name(thread);
            let other = name
                .strip_prefix('T')
                .filter(|rest| rest.bytes().all(|byte| byte.is_ascii_digit()))
                .filter(|rest| self.trace.names.threads.find(rest).is_some());
            let why = if name.chars().any(char::is_control) {
                "has control characters".to_owned()
            } else if let Some(other) = other {
                format!("and `{other}` are two threads")
            } else {
                continue;
            };
            self.add(OddityKind::OddThreadName, None, |_| format!("`{}` {why}", name.escape_debug()));
        }
    }
}
