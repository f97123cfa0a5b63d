//! The text format, written straight from events: `thread|op(operand)|location|value`, one line each, the
//! value only if there is one.

use std::io::{self, Write};
use trace::{Event, NameTables, Op};

/// Writes events as lines. The first error is kept and returned by [`Writer::finish`]; after it, events are
/// dropped.
pub struct Writer<'a, Out> {
    names: &'a NameTables,
    out: Out,
    state: io::Result<()>,
}

impl<'a, Out: Write> Writer<'a, Out> {
    /// A writer to `out`, which should be buffered.
    pub fn new(names: &'a NameTables, out: Out) -> Self {
        Writer { names, out, state: Ok(()) }
    }

    /// Writes one event.
    pub fn write(&mut self, event: Event) {
        if self.state.is_ok() {
            self.state = self.try_write(event);
        }
    }

    fn try_write(&mut self, event: Event) -> io::Result<()> {
        let (names, number) = (self.names, event.op.operand());
        let operand = match event.op {
            Op::Branch | Op::Nop | Op::Task => "".into(),
            Op::Fork(_) | Op::Join(_) => names.threads.get(number),
            Op::Begin(_) | Op::End(_) => names.blocks.get(number),
            op if op.var().is_some() => names.vars.get(number),
            _ => names.locks.get(number),
        };
        for part in [&names.threads.get(event.thread.0), "|", event.op.word(), "(", &operand, ")"] {
            self.out.write_all(part.as_bytes())?;
        }
        self.out.write_all(b"|")?;
        self.out.write_all(names.locations.get(event.location.0).as_bytes())?;
        if let Some(value) = event.value {
            write!(self.out, "|{}", names.values.get(value.0))?;
        }
        self.out.write_all(b"\n")
    }

    /// Flushes, and gives the output back.
    pub fn finish(mut self) -> io::Result<Out> {
        self.state?;
        self.out.flush()?;
        Ok(self.out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trace::columns;

    #[test]
    fn every_kind_of_event_has_its_line() {
        let trace = columns::parse("t1 t2\nw(x)=5@A.java:1\nacq(l)\nfork(t2)\nbegin(b)\nbranch\n")
            .expect("a drawing");
        let mut writer = Writer::new(&trace.names, Vec::new());
        trace.events().for_each(|(_, event)| writer.write(event));
        let text = String::from_utf8(writer.finish().expect("memory does not fail")).expect("names are text");
        assert_eq!(text, "t1|w(x)|A.java:1|5\nt1|acq(l)|2\nt1|fork(t2)|3\nt1|begin(b)|4\nt1|branch()|5\n");
    }

    #[test]
    fn a_full_disk_is_reported() {
        let trace = columns::parse("t1\nw(x)\n").expect("a drawing");
        let mut too_small = [0; 3];
        let mut writer = Writer::new(&trace.names, too_small.as_mut_slice());
        trace.events().for_each(|(_, event)| writer.write(event));
        assert!(writer.finish().is_err());
    }
}
