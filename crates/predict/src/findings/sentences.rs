//! The sentences: what is wrong, what it means, what to do.

use super::{Teller, sequence_text};
use crate::run::{Bug, What};
use trace::{Event, EventId, LockId, Op};

impl Teller<'_> {
    /// What is wrong, in one line that names all ends.
    pub(super) fn message(&self, bug: &Bug, events: &[EventId]) -> String {
        match &bug.what {
            What::Race { accesses: [a, b], .. } => {
                format!(
                    "{} (1) while {} {} it at {} (2)",
                    self.acts(*a),
                    self.who(*b),
                    verb(self.op(*b)),
                    self.place(*b)
                )
            }
            What::Deadlock { requests, locks } => self.deadlock_message(requests, locks),
            What::Atomicity { var, accesses: [first, between, second] } => format!(
                "{} is not accessed atomically by {}: {}'s {} (2) can come between its {} (1) and its {} (3)",
                self.trace.var_name(*var),
                self.who(*first),
                self.who(*between),
                self.access_at(*between),
                self.access_at(*first),
                self.access_at(*second),
            ),
            What::Block { block, begin, accesses: [first, between, _, last] } => format!(
                "atomic block {} of {}, begun at {}, can be cut in two: {}'s {} (2) between its {} (1) and its {} ({})",
                self.trace.block_name(*block),
                self.who(*begin),
                self.place(*begin),
                self.who(*between),
                self.access_at(*between),
                self.access_at(*first),
                self.access_at(*last),
                events.len(),
            ),
            What::Sequence { .. } => self.sequence_message(bug, events),
        }
    }

    fn deadlock_message(&self, requests: &[EventId], locks: &[LockId]) -> String {
        let stuck = requests.iter().zip(locks).enumerate().map(|(at, (&request, &lock))| {
            // The thread before this one in the cycle asks for what this one holds.
            let held = locks[(at + locks.len() - 1) % locks.len()];
            format!(
                "{} holds {} and waits for {} at {} ({})",
                self.who(request),
                self.trace.lock_name(held),
                self.trace.lock_name(lock),
                self.place(request),
                at + 1
            )
        });
        stuck.collect::<Vec<_>>().join(", ")
    }

    fn sequence_message(&self, bug: &Bug, events: &[EventId]) -> String {
        let steps =
            events.iter().enumerate().map(|(at, &event)| format!("{} ({})", self.acts(event), at + 1));
        let steps = steps.collect::<Vec<_>>().join(", then ");
        format!("{} is possible: {steps}", sequence_text(events, &bug.witness.shows))
    }

    /// What the side at this position is to the story.
    pub(super) fn role(&self, what: &What, at: usize) -> String {
        match what {
            What::Race { .. } if at == 0 => "one access".to_owned(),
            What::Race { .. } => "the other access".to_owned(),
            What::Deadlock { requests, .. } => {
                format!("waits for {}", self.who(requests[(at + 1) % requests.len()]))
            }
            What::Atomicity { .. } => ["first access", "comes between", "second access"][at].to_owned(),
            What::Block { accesses, .. } => match at {
                0 => "in the block",
                1 => "comes between",
                2 if accesses[1] != accesses[2] => "comes between as well",
                _ => "still in the block",
            }
            .to_owned(),
            What::Sequence { .. } => format!("step {}", at + 1),
        }
    }

    /// What the bug means for the program.
    pub(super) fn notes(&self, what: &What) -> Vec<String> {
        match what {
            What::Atomicity { accesses, .. } => {
                accesses_told(accesses.map(|event| self.op(event))).into_iter().collect()
            }
            What::Deadlock { requests, .. } if requests.len() > 2 => {
                vec!["no two of these threads block each other without the rest of the cycle".to_owned()]
            }
            _ => Vec::new(),
        }
    }

    /// What to do about it.
    pub(super) fn help(&self, what: &What, events: &[EventId]) -> Option<String> {
        match what {
            What::Race { var, accesses: [a, b] } => Some(self.race_help(&self.trace.var_name(*var), *a, *b)),
            What::Deadlock { locks, .. } => Some(self.deadlock_help(locks)),
            What::Atomicity { .. } | What::Block { .. } => Some(self.atomicity_help(events)),
            What::Sequence { .. } => None,
        }
    }

    fn race_help(&self, var: &str, a: EventId, b: EventId) -> String {
        let names = |event| self.lock_names(event);
        match (names(a).as_slice(), names(b).as_slice()) {
            ([], []) => format!(
                "guard both accesses with one lock, or make {var} volatile or atomic if each access stands alone"
            ),
            ([lock, ..], []) => format!("hold {lock} at (2) as well, as (1) does"),
            ([], [lock, ..]) => format!("hold {lock} at (1) as well, as (2) does"),
            ([one, ..], [other, ..]) => {
                format!(
                    "the accesses hold different locks, {one} at (1) and {other} at (2): use the same lock for both"
                )
            }
        }
    }

    fn deadlock_help(&self, locks: &[LockId]) -> String {
        let mut names: Vec<String> =
            locks.iter().map(|&lock| self.trace.lock_name(lock).into_owned()).collect();
        names.sort();
        format!(
            "take these locks in one order everywhere, such as {}; or give one back before asking for the next",
            names.join(" before ")
        )
    }

    fn atomicity_help(&self, events: &[EventId]) -> String {
        let last = events.len();
        let mut common = self.lock_names(events[0]);
        common.retain(|lock| events.iter().all(|&event| self.lock_names(event).contains(lock)));
        match common.first() {
            Some(lock) => {
                format!("hold {lock} all the way from (1) to ({last}): it is given back in between")
            }
            None => format!("hold one lock all the way from (1) to ({last}), and take it at (2) too"),
        }
    }

    fn lock_names(&self, event: EventId) -> Vec<String> {
        let held = self.facts.held_at(event);
        held.iter().map(|held| self.trace.lock_name(held.lock).into_owned()).collect()
    }

    /// `T1 acquires m at Account.java:20`.
    fn acts(&self, event: EventId) -> String {
        let op = self.op(event);
        format!("{} {} at {}", self.who(event), self.with_operand(op, verb(op)), self.place(event))
    }

    /// `write at Deposit.java:22`.
    fn access_at(&self, event: EventId) -> String {
        format!("{} at {}", noun(self.op(event)), self.place(event))
    }

    /// `write x=1`, for the picture.
    pub(super) fn step_text(&self, event: Event) -> String {
        let mut text = self.with_operand(event.op, noun(event.op));
        if let Some(value) = event.value {
            text.push('=');
            text.push_str(&self.trace.value_name(value));
        }
        text
    }

    fn with_operand(&self, op: Op, word: &str) -> String {
        format!("{word} {}", self.operand_name(op)).trim_end().to_owned()
    }

    fn op(&self, event: EventId) -> Op {
        self.trace.event(event).op
    }

    fn who(&self, event: EventId) -> String {
        self.thread_name(self.trace.event(event).thread)
    }
}

/// Why no serial order explains the three accesses.
fn accesses_told(ops: [Op; 3]) -> Option<String> {
    let letter = |op: Op| if op.writes() { 'W' } else { 'R' };
    let pattern = ops.map(letter);
    let meaning = match pattern {
        ['R', 'W', 'R'] => "the two reads see different values",
        ['W', 'W', 'R'] => "the thread reads back what it did not write",
        ['W', 'R', 'W'] => "the other thread sees a value that was not meant to be seen",
        ['R', 'W', 'W'] => "the second access overwrites a change that the first one has not seen",
        _ => return None,
    };
    Some(format!("pattern {}-{}-{}: {meaning}", pattern[0], pattern[1], pattern[2]))
}

fn noun(op: Op) -> &'static str {
    match op {
        Op::Read(_) => "read",
        Op::Write(_) => "write",
        Op::VolatileRead(_) => "volatile read",
        Op::VolatileWrite(_) => "volatile write",
        Op::Update(_) => "update",
        Op::Acquire(_) => "acquire",
        Op::Release(_) => "release",
        Op::Request(_) => "request",
        Op::Wait(_) => "wait",
        Op::Notify(_) => "notify",
        Op::NotifyAll(_) => "notify all",
        Op::Fork(_) => "fork",
        Op::Join(_) => "join",
        Op::Begin(_) => "begin",
        Op::End(_) => "end",
        Op::Branch => "branch",
        Op::Nop => "step",
        Op::Task => "task",
    }
}

fn verb(op: Op) -> &'static str {
    match op {
        Op::Read(_) | Op::VolatileRead(_) => "reads",
        Op::Write(_) | Op::VolatileWrite(_) => "writes",
        Op::Update(_) => "updates",
        Op::Acquire(_) => "acquires",
        Op::Release(_) => "releases",
        Op::Request(_) => "asks for",
        Op::Wait(_) => "waits on",
        Op::Notify(_) => "notifies",
        Op::NotifyAll(_) => "notifies all on",
        Op::Fork(_) => "forks",
        Op::Join(_) => "joins",
        Op::Begin(_) => "begins",
        Op::End(_) => "ends",
        Op::Branch => "branches",
        Op::Nop => "takes a step",
        Op::Task => "begins a task",
    }
}
