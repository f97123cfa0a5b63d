//! What one line of a trace says: a thread did something, somewhere, perhaps with a value.

use crate::Table;

/// Declares index newtypes over `u32`: the currency of every table in this workspace.
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u32);

        impl $name {
            /// The position in an index vector.
            #[inline]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

ids! {
    /// A position in the trace, counted from 0. People see it counted from 1, as `e1`.
    EventId,
    /// A thread of the traced program.
    ThreadId,
    /// A shared memory cell: a field of one object, a static, an array element.
    VarId,
    /// A lock. Locks, variables and threads are separate name spaces.
    LockId,
    /// The label of an atomic block (`begin`/`end`).
    BlockId,
    /// A place in the program. [`LocationId::UNKNOWN`] where the trace does not say.
    LocationId,
    /// A recorded value. Two equal ids are equal values.
    ValueId,
}

impl LocationId {
    /// The trace does not say where this happened.
    pub const UNKNOWN: Self = Self(0);
}

/// What the thread did.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// A plain read.
    Read(VarId),
    /// A plain write.
    Write(VarId),
    /// A read that orders: Java `volatile`, `Volatile.Read`.
    VolatileRead(VarId),
    /// A write that orders.
    VolatileWrite(VarId),
    /// An atomic read-modify-write: `Interlocked.Increment`, `compareAndSet`.
    Update(VarId),
    /// The lock is held from here on. Re-entrant acquires are allowed.
    Acquire(LockId),
    /// The lock is given back.
    Release(LockId),
    /// The thread asks for the lock. An [`Op::Acquire`] follows unless the thread is stuck.
    Request(LockId),
    /// The lock is given back, the thread sleeps until notified, and takes the lock again.
    Wait(LockId),
    /// Wakes one waiting thread.
    Notify(LockId),
    /// Wakes all waiting threads.
    NotifyAll(LockId),
    /// The named thread may run from here on.
    Fork(ThreadId),
    /// The named thread has ended.
    Join(ThreadId),
    /// An atomic block begins.
    Begin(BlockId),
    /// An atomic block ends.
    End(BlockId),
    /// Control flow depended on what the thread has read so far.
    Branch,
    /// Nothing that matters here (`dummy`).
    Nop,
    /// The thread begins with another task, such as the next one of a pool: what it did before and what it does from here on were
    /// never meant to be one.
    Task,
}

impl Op {
    /// How many operations there are: codes are `0..COUNT`.
    pub const COUNT: usize = 18;

    /// The dense code of the operation; the operand is apart. Part of the binary format: append only.
    #[inline]
    pub fn code(self) -> u8 {
        match self {
            Op::Read(_) => 0,
            Op::Write(_) => 1,
            Op::VolatileRead(_) => 2,
            Op::VolatileWrite(_) => 3,
            Op::Update(_) => 4,
            Op::Acquire(_) => 5,
            Op::Release(_) => 6,
            Op::Request(_) => 7,
            Op::Wait(_) => 8,
            Op::Notify(_) => 9,
            Op::NotifyAll(_) => 10,
            Op::Fork(_) => 11,
            Op::Join(_) => 12,
            Op::Begin(_) => 13,
            Op::End(_) => 14,
            Op::Branch => 15,
            Op::Nop => 16,
            Op::Task => 17,
        }
    }

    /// The operand as a bare number; 0 where there is none.
    #[inline]
    pub fn operand(self) -> u32 {
        match self {
            Op::Read(v) | Op::Write(v) | Op::VolatileRead(v) | Op::VolatileWrite(v) | Op::Update(v) => v.0,
            Op::Acquire(l)
            | Op::Release(l)
            | Op::Request(l)
            | Op::Wait(l)
            | Op::Notify(l)
            | Op::NotifyAll(l) => l.0,
            Op::Fork(t) | Op::Join(t) => t.0,
            Op::Begin(b) | Op::End(b) => b.0,
            Op::Branch | Op::Nop | Op::Task => 0,
        }
    }

    /// The inverse of [`Op::code`] and [`Op::operand`]; `None` for a code that no operation has.
    #[inline]
    pub fn from_code(code: u8, operand: u32) -> Option<Self> {
        Some(match code {
            0 => Op::Read(VarId(operand)),
            1 => Op::Write(VarId(operand)),
            2 => Op::VolatileRead(VarId(operand)),
            3 => Op::VolatileWrite(VarId(operand)),
            4 => Op::Update(VarId(operand)),
            5 => Op::Acquire(LockId(operand)),
            6 => Op::Release(LockId(operand)),
            7 => Op::Request(LockId(operand)),
            8 => Op::Wait(LockId(operand)),
            9 => Op::Notify(LockId(operand)),
            10 => Op::NotifyAll(LockId(operand)),
            11 => Op::Fork(ThreadId(operand)),
            12 => Op::Join(ThreadId(operand)),
            13 => Op::Begin(BlockId(operand)),
            14 => Op::End(BlockId(operand)),
            15 => Op::Branch,
            16 => Op::Nop,
            17 => Op::Task,
            _ => return None,
        })
    }

    /// The words for the operations by code, as the text format writes them.
    pub const WORDS: [&str; Op::COUNT] = [
        "r",
        "w",
        "vr",
        "vw",
        "u",
        "acq",
        "rel",
        "req",
        "wait",
        "notify",
        "notifyAll",
        "fork",
        "join",
        "begin",
        "end",
        "branch",
        "dummy",
        "task",
    ];

    /// The word for the operation, as the text format writes it.
    pub fn word(self) -> &'static str {
        Op::WORDS[usize::from(self.code())]
    }

    /// What the operand of an operation with this code names; `None` where there is no operand, or no such
    /// code.
    #[inline]
    pub const fn operand_table(code: u8) -> Option<Table> {
        match code {
            0..=4 => Some(Table::Vars),
            5..=10 => Some(Table::Locks),
            11 | 12 => Some(Table::Threads),
            13 | 14 => Some(Table::Blocks),
            _ => None,
        }
    }

    /// The variable, if this is an access to one.
    #[inline]
    pub fn var(self) -> Option<VarId> {
        match self {
            Op::Read(v) | Op::Write(v) | Op::VolatileRead(v) | Op::VolatileWrite(v) | Op::Update(v) => {
                Some(v)
            }
            _ => None,
        }
    }

    /// Does the operation write a variable?
    #[inline]
    pub fn writes(self) -> bool {
        matches!(self, Op::Write(_) | Op::VolatileWrite(_) | Op::Update(_))
    }

    /// Does the operation read a variable?
    #[inline]
    pub fn reads(self) -> bool {
        matches!(self, Op::Read(_) | Op::VolatileRead(_) | Op::Update(_))
    }

    /// Plain accesses race; volatile and atomic ones are synchronisation.
    #[inline]
    pub fn is_plain_access(self) -> bool {
        matches!(self, Op::Read(_) | Op::Write(_))
    }
}

/// One event of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// Who.
    pub thread: ThreadId,
    /// What.
    pub op: Op,
    /// Where in the program.
    pub location: LocationId,
    /// The value read or written; for an [`Op::Update`], the value written.
    pub value: Option<ValueId>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_round_trips() {
        for code in 0..Op::COUNT as u8 {
            let op = Op::from_code(code, 7).expect("codes are dense");
            assert_eq!(op.code(), code);
            assert!(op.operand() == 7 || matches!(op, Op::Branch | Op::Nop | Op::Task));
        }
        assert_eq!(Op::from_code(Op::COUNT as u8, 0), None);
    }
}
