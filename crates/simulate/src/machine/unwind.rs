//! Exceptions in two passes: the first looks for a handler and asks filters, with all frames still in place;
//! the second leaves frame by frame, through the finally handlers, to the handler that was found. An exception
//! that nobody catches also runs the finally handlers, and ends its thread; one that leaves a static constructor
//! becomes another.

use super::{Machine, Outcome, Trap};
use crate::code::{Code, Handler};
use crate::thread::{Catcher, Frame, Pending, Progress, Reason, Search, State, Then};
use crate::types::RtId;
use crate::value::Value;
use ir::Reg;
use std::rc::Rc;

impl Machine<'_, '_> {
    /// Raises an exception in the current thread.
    pub(super) fn throw(&mut self, exception: Value) {
        let top = self.thread().frames.len() - 1;
        let region = region_of(&self.thread().frames[top]);
        self.search(exception, top as u32, region, 0);
    }

    /// Looks for a handler, from a clause of a region of a frame outwards.
    fn search(&mut self, exception: Value, mut frame: u32, mut region: Option<u32>, mut clause: u32) {
        loop {
            let code = Rc::clone(&self.thread().frames[frame as usize].code);
            while let Some(current) = region {
                if let Some(found) = self.fitting_clause(exception, &code, current, clause) {
                    return self
                        .try_clause(exception, Search { exception, frame, region: current, clause: found });
                }
                region = code.regions[current as usize].parent;
                clause = 0;
            }
            if self.thread().frames[frame as usize].reason == Reason::Filter {
                // An exception in a filter means that the filter says no.
                return self.filter_says(frame as usize, false);
            }
            if matches!(self.thread().frames[frame as usize].reason, Reason::Initializer(_)) {
                return self.unwind(exception, Catcher::Initializer { frame });
            }
            if frame == 0 {
                return self.unwind(exception, Catcher::Nobody);
            }
            frame -= 1;
            region = region_of(&self.thread().frames[frame as usize]);
        }
    }

    fn fitting_clause(&mut self, exception: Value, code: &Code, region: u32, from: u32) -> Option<u32> {
        let Handler::Catch(clauses) = &code.regions[region as usize].handler else { return None };
        let from = from as usize;
        let fits = clauses.get(from..)?.iter().position(|clause| match clause.ty {
            None => true,
            Some(wanted) => self.catches(exception, wanted),
        })?;
        Some((from + fits) as u32)
    }

    fn catches(&mut self, exception: Value, wanted: RtId) -> bool {
        match exception {
            Value::Obj(object) => {
                let ty = self.heap.get(object).ty;
                self.world.types.is_subtype(ty, wanted)
            }
            Value::Unknown(ty) if ty != RtId::UNKNOWN && self.world.types.is_subtype(ty, wanted) => true,
            _ => self.world.types.find("System.Exception") == Some(wanted) || self.flip(),
        }
    }

    /// Takes a clause whose type fits, or asks its filter first.
    fn try_clause(&mut self, exception: Value, found: Search) {
        let Search { frame, region, clause, .. } = found;
        let target = &self.thread().frames[frame as usize];
        let code = Rc::clone(&target.code);
        let base = target.base;
        let Handler::Catch(clauses) = &code.regions[region as usize].handler else { return };
        let Some(filter) = clauses[clause as usize].filter else {
            return self.unwind(exception, Catcher::Clause { frame, region, clause });
        };
        let register = clauses[clause as usize].exception;
        let thread = self.thread_mut();
        thread.regs[(base + register.0) as usize] = exception;
        thread.searches.push(found);
        let (reason, pending) = (Reason::Filter, Vec::new());
        thread.frames.push(Frame { code, pc: filter, base, dst: None, reason, pending, stack: None });
    }

    pub(super) fn end_filter(&mut self, cond: Reg) -> Outcome {
        let answer = match self.thread().get(cond) {
            Value::Int(value) => value != 0,
            _ => self.flip(),
        };
        let top = self.thread().frames.len() - 1;
        self.filter_says(top, answer);
        if self.thread().state == State::Ended { Err(Trap::Blocked) } else { Ok(()) }
    }

    /// The filter in that frame is over: its clause is taken, or the search goes on behind it.
    fn filter_says(&mut self, frame: usize, answer: bool) {
        let thread = self.thread_mut();
        while thread.frames.len() > frame + 1 {
            let callee = thread.frames.pop().expect("there are more frames than that");
            thread.regs.truncate(callee.base as usize);
        }
        thread.frames.pop();
        let Some(Search { exception, frame, region, clause }) = thread.searches.pop() else { return };
        if answer {
            self.unwind(exception, Catcher::Clause { frame, region, clause });
        } else {
            self.search(exception, frame, Some(region), clause + 1);
        }
    }

    /// Leaves regions and frames, up to the next finally handler or the catcher.
    fn unwind(&mut self, exception: Value, to: Catcher) {
        loop {
            let top = self.thread().frames.len() as u32 - 1;
            let frame = self.thread_mut().frame_mut();
            let code = Rc::clone(&frame.code);
            let stop = match to {
                Catcher::Clause { frame, region, .. } if frame == top => Some(region),
                _ => None,
            };
            let mut left =
                code.regions_at(frame.pc.saturating_sub(1)).take_while(|&region| Some(region) != stop);
            if let Some((region, handler)) = left.find_map(|region| cleanup(&code, region)) {
                frame.forget_inside(region);
                frame.pending.push(Pending { region, then: Then::Unwind { exception, to } });
                frame.pc = handler;
                return;
            }
            match to {
                Catcher::Clause { region, clause, .. } if stop.is_some() => {
                    return self.enter_clause(exception, &code, region, clause);
                }
                Catcher::Initializer { frame } if frame == top => return self.fail_initializer(exception),
                _ => self.drop_frame(),
            }
            if self.thread().frames.is_empty() {
                self.thread_mut().uncaught = Some(exception);
                return self.end_thread();
            }
        }
    }

    fn enter_clause(&mut self, exception: Value, code: &Code, region: u32, clause: u32) {
        let Handler::Catch(clauses) = &code.regions[region as usize].handler else { return };
        let clause = clauses[clause as usize];
        let frame = self.thread_mut().frame_mut();
        frame.forget_inside(region);
        frame.pc = clause.entry;
        self.thread_mut().set(clause.exception, exception);
    }

    /// A static constructor failed: whoever needs its type gets an exception that says so, now and later.
    fn fail_initializer(&mut self, exception: Value) {
        let reason = self.thread().frame().reason;
        self.drop_frame();
        let Reason::Initializer(statics) = reason else { return };
        let exception = self.failed_initialization(statics, exception);
        // The instruction that needs the type was going to be tried again.
        self.thread_mut().frame_mut().pc += 1;
        self.throw(exception);
    }

    /// A frame is left by an exception.
    fn drop_frame(&mut self) {
        let thread = self.thread_mut();
        let Some(frame) = thread.frames.pop() else { return };
        if frame.reason == Reason::Filter {
            return;
        }
        thread.regs.truncate(frame.base as usize);
        match frame.reason {
            Reason::Iterator(kept) | Reason::Disposed(kept) => self.set_progress(kept, Progress::Done),
            Reason::Initializer(statics) => self.initialized(statics),
            _ => {}
        }
    }

    /// Goes on at `target`, through the finally handlers on the way.
    pub(super) fn leave(&mut self, target: u32) {
        let frame = self.thread_mut().frame_mut();
        let code = Rc::clone(&frame.code);
        let mut left = code
            .regions_at(frame.pc.saturating_sub(1))
            .take_while(|&region| !code.regions_at(target).any(|kept| kept == region));
        let next = left.find_map(|region| finally(&code, region));
        match next {
            Some((region, handler)) => {
                frame.pending.push(Pending { region, then: Then::Leave(target) });
                frame.pc = handler;
            }
            None => frame.pc = target,
        }
    }

    /// Runs the finally handlers around the place where an iterator waits, then ends it.
    pub(super) fn leave_all(&mut self) -> Outcome {
        let frame = self.thread_mut().frame_mut();
        let code = Rc::clone(&frame.code);
        let next = code.regions_at(frame.pc.saturating_sub(1)).find_map(|region| finally(&code, region));
        match next {
            Some((region, handler)) => {
                frame.pending.push(Pending { region, then: Then::Return });
                frame.pc = handler;
                Ok(())
            }
            None => self.returns(None),
        }
    }

    pub(super) fn end_finally(&mut self, region: u32) -> Outcome {
        let frame = self.thread_mut().frame_mut();
        let pending = frame.pending.iter().rposition(|pending| pending.region == region);
        let Some(pending) = pending.map(|at| frame.pending.remove(at)) else { return Ok(()) };
        match pending.then {
            Then::Leave(target) => {
                self.leave(target);
                Ok(())
            }
            Then::Return => self.leave_all(),
            Then::Unwind { exception, to } => {
                self.unwind(exception, to);
                if self.thread().state == State::Ended { Err(Trap::Blocked) } else { Ok(()) }
            }
        }
    }
}

impl Frame {
    /// Finally handlers that are left by an exception do not go on.
    fn forget_inside(&mut self, region: u32) {
        let code = &self.code;
        self.pending.retain(|pending| !code.encloses(region, pending.region));
    }
}

fn region_of(frame: &Frame) -> Option<u32> {
    frame.code.regions_at(frame.pc.saturating_sub(1)).next()
}

/// What runs when an exception leaves a region.
fn cleanup(code: &Code, region: u32) -> Option<(u32, u32)> {
    match code.regions[region as usize].handler {
        Handler::Finally(handler) | Handler::Fault(handler) => Some((region, handler)),
        Handler::Catch(_) => None,
    }
}

/// What runs when control leaves a region.
fn finally(code: &Code, region: u32) -> Option<(u32, u32)> {
    match code.regions[region as usize].handler {
        Handler::Finally(handler) => Some((region, handler)),
        Handler::Fault(_) | Handler::Catch(_) => None,
    }
}
