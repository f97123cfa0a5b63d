//! Where asynchronous methods stand that were left at an `await`. A thread that waits for the task of such a method,
//! and that nobody sees in the user's code, is there for people.

use super::Machine;
use crate::code::Instr;
use crate::heap::Content;
use crate::stacks::Site;
use crate::thread::{KeptFrame, Progress};
use crate::value::{ObjId, Value};
use rustc_hash::FxHashMap;

impl Machine<'_, '_> {
    /// The `await` at which the method behind a task was left, within those of the methods that it waits for.
    pub(super) fn suspended_site(&mut self, task: ObjId) -> Option<Site> {
        let mut frames = self.suspended_frames();
        let mut next = frames.remove(&task);
        let mut site = None;
        while let Some(frame) = next {
            let Content::Frame(kept) = &self.heap.get(frame).content else { break };
            let from = site.unwrap_or(Site::NONE);
            site = Some(Site { stack: self.stacks.push(from, kept.code.id), pc: kept.pc });
            let values = kept.regs.iter().rev();
            next = values.filter_map(|value| value.object()).find_map(|object| frames.remove(&object));
        }
        site
    }

    /// The frames of all asynchronous methods that were left, by their tasks.
    fn suspended_frames(&self) -> FxHashMap<ObjId, ObjId> {
        let frame = |(id, object): (ObjId, &crate::heap::Object)| match &object.content {
            Content::Frame(kept) if kept.progress == Progress::Suspended => Some((task_of(kept)?, id)),
            _ => None,
        };
        self.heap.iter().filter_map(frame).collect()
    }
}

/// The task that an asynchronous method gave its caller.
fn task_of(frame: &KeptFrame) -> Option<ObjId> {
    let task = frame.code.instrs.iter().find_map(|instr| match instr {
        Instr::Finish { task } => Some(*task),
        _ => None,
    })?;
    frame.regs.get(task.0 as usize).copied().and_then(Value::object)
}
