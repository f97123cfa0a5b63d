//! From words to a [`Trace`]: the one place that knows how operations are spelled.

use crate::{
    BlockId, Event, EventId, LocationId, LockId, NameTables, Names, Op, Spelled, ThreadId, Trace, TraceFull,
    ValueId, VarId,
};

/// Collects events given by name.
#[derive(Default)]
pub struct Builder {
    trace: Trace,
    threads: Spelled,
    vars: Spelled,
    locks: Spelled,
    blocks: Spelled,
    locations: Spelled,
    values: Spelled,
}

/// Why an event given in words was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// No operation is spelled so.
    UnknownOperation,
    /// The operation needs an operand, and it is empty.
    NoOperand,
    /// No room is left.
    Full,
}

impl From<TraceFull> for Refused {
    fn from(_: TraceFull) -> Self {
        Refused::Full
    }
}

impl Builder {
    /// A builder of an empty trace.
    pub fn new() -> Self {
        let mut builder = Self::default();
        // Location number 0 is "unknown"; its spelling is never matched by an input's location.
        builder.locations.intern("?").expect("an empty table has room");
        builder
    }

    /// Appends one event, spelled as in the text format.
    pub fn push(
        &mut self,
        thread: &str,
        word: &str,
        operand: &str,
        location: &str,
        value: Option<&str>,
    ) -> Result<EventId, Refused> {
        let op = self.op(word, operand)?;
        let thread = ThreadId(self.threads.intern(thread).ok_or(Refused::Full)?);
        let location = match location {
            "" => LocationId::UNKNOWN,
            spelled => LocationId(self.locations.intern(spelled).ok_or(Refused::Full)?),
        };
        let value = match value {
            Some(spelled) => Some(ValueId(self.values.intern(spelled).ok_or(Refused::Full)?)),
            None => None,
        };
        Ok(self.trace.push(Event { thread, op, location, value })?)
    }

    fn op(&mut self, word: &str, operand: &str) -> Result<Op, Refused> {
        let named = |table: &mut Spelled| match operand {
            "" => Err(Refused::NoOperand),
            _ => table.intern(operand).ok_or(Refused::Full),
        };
        Ok(match word {
            "r" => Op::Read(VarId(named(&mut self.vars)?)),
            "w" => Op::Write(VarId(named(&mut self.vars)?)),
            "vr" => Op::VolatileRead(VarId(named(&mut self.vars)?)),
            "vw" => Op::VolatileWrite(VarId(named(&mut self.vars)?)),
            "u" => Op::Update(VarId(named(&mut self.vars)?)),
            "acq" => Op::Acquire(LockId(named(&mut self.locks)?)),
            "rel" => Op::Release(LockId(named(&mut self.locks)?)),
            "req" => Op::Request(LockId(named(&mut self.locks)?)),
            "wait" => Op::Wait(LockId(named(&mut self.locks)?)),
            "notify" => Op::Notify(LockId(named(&mut self.locks)?)),
            "notifyAll" => Op::NotifyAll(LockId(named(&mut self.locks)?)),
            "fork" => Op::Fork(ThreadId(named(&mut self.threads)?)),
            "join" => Op::Join(ThreadId(named(&mut self.threads)?)),
            "begin" => Op::Begin(BlockId(self.blocks.intern(operand).ok_or(Refused::Full)?)),
            "end" => Op::End(BlockId(self.blocks.intern(operand).ok_or(Refused::Full)?)),
            "branch" | "br" => Op::Branch,
            "dummy" => Op::Nop,
            _ => return Err(Refused::UnknownOperation),
        })
    }

    /// The trace collected so far.
    pub fn finish(self) -> Trace {
        let mut trace = self.trace;
        trace.names = NameTables {
            threads: Names::Spelled(self.threads),
            vars: Names::Spelled(self.vars),
            locks: Names::Spelled(self.locks),
            blocks: Names::Spelled(self.blocks),
            locations: Names::Spelled(self.locations),
            values: Names::Spelled(self.values),
        };
        trace
    }
}
