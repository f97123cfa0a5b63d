//! Which variables race at all (`FastTrack`: Flanagan and Freund, PLDI 2009).
//!
//! As long as a variable has not raced, its last write is ordered after all its earlier accesses. So whoever
//! is ordered after that write is ordered after them all, and one moment stands for the whole history; the
//! same holds for reads that are ordered one after the other. Only reads that are not need a clock. After the
//! first race this reasoning fails: the variable is called racy, and [`super::pairs`] looks at it again.

use super::Order;
use super::clock::{Clock, Epoch};
use super::shared::Shared;
use trace::steps::{self, Action};
use trace::{ThreadId, Trace};

/// By number of the shared variable: does it race?
pub(super) fn racy_variables<O: Order>(trace: &Trace, shared: &Shared) -> Vec<bool> {
    let mut order = O::new(trace, shared);
    let mut history =
        History { vars: vec![Var::default(); shared.count()], clocks: Vec::new(), free: Vec::new() };
    steps::walk(trace, |step| {
        order.enter(step, shared);
        match step.action {
            Action::Read(var) => {
                if let Some(x) = shared.number(var) {
                    history.read(x, step.thread, &order);
                }
            }
            Action::Write(var) => {
                if let Some(x) = shared.number(var) {
                    history.write(x, step.thread, &order);
                }
            }
            _ => {}
        }
        order.leave(step, shared);
    });
    history.vars.iter().map(|var| var.reads == Reads::Racy).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Reads {
    /// All reads since the last write are ordered before this one, or are it.
    One(Epoch),
    /// They are in this clock.
    Many(u32),
    /// The variable has raced; nothing more is asked.
    Racy,
}

#[derive(Clone, Copy)]
struct Var {
    write: Epoch,
    reads: Reads,
}

impl Default for Var {
    fn default() -> Self {
        Var { write: Epoch::NEVER, reads: Reads::One(Epoch::NEVER) }
    }
}

struct History {
    vars: Vec<Var>,
    clocks: Vec<Clock>,
    /// Clocks that no variable uses at present.
    free: Vec<u32>,
}

impl History {
    #[inline]
    fn read(&mut self, x: usize, thread: ThreadId, order: &impl Order) {
        let now = order.now(thread);
        let var = &mut self.vars[x];
        match var.reads {
            Reads::Racy => {}
            Reads::One(last) if last == now => {}
            _ if !order.knows(thread, var.write) => var.reads = Reads::Racy,
            Reads::One(last) if order.knows(thread, last) => var.reads = Reads::One(now),
            Reads::One(last) => {
                let i = self.free.pop().unwrap_or_else(|| {
                    self.clocks.push(Clock::default());
                    self.clocks.len() as u32 - 1
                });
                let clock = &mut self.clocks[i as usize];
                clock.clear();
                clock.raise(last);
                clock.raise(now);
                var.reads = Reads::Many(i);
            }
            Reads::Many(i) => self.clocks[i as usize].raise(now),
        }
    }

    #[inline]
    fn write(&mut self, x: usize, thread: ThreadId, order: &impl Order) {
        let now = order.now(thread);
        let var = &mut self.vars[x];
        let ordered = match var.reads {
            Reads::Racy => return,
            Reads::One(last) => order.knows(thread, last),
            Reads::Many(i) => {
                self.free.push(i);
                self.clocks[i as usize].epochs().all(|read| order.knows(thread, read))
            }
        };
        let reads =
            if ordered && order.knows(thread, var.write) { Reads::One(Epoch::NEVER) } else { Reads::Racy };
        *var = Var { write: now, reads };
    }
}
