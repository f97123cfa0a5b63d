//! Garbage: objects that nobody can reach are forgotten, and finalizers of those that have one run on a thread
//! of their own. Whatever any thread did before the collection happens before the finalizer: the object was
//! found to be dead by then. What threads do afterwards does not.

use super::{End, Machine, Outcome, Trap};
use crate::clock::{Clock, ThreadId};
use crate::code::FnId;
use crate::heap::{Bound, Content, Object};
use crate::thread::{KeptFrame, Pending, Reason, Then};
use crate::types::RtId;
use crate::value::{ObjId, Value};
use ir::{MethodFlags, MethodId};

/// What threads that run finalizers are called.
const FINALIZER: &str = "finalizer";

impl Machine<'_, '_> {
    /// Collects when the heap is full; a run whose living objects do not fit ends.
    #[inline]
    pub(super) fn check_heap(&mut self) -> Outcome {
        if self.heap.bytes() <= self.limits.heap {
            return Ok(());
        }
        self.collect();
        // So that a heap that is nearly full is not searched at every step.
        if self.heap.bytes() > self.limits.heap / 4 * 3 { Err(Trap::Over(End::Heap)) } else { Ok(()) }
    }

    /// An object with a finalizer is remembered.
    pub(super) fn note_finalizable(&mut self, object: ObjId, ty: RtId) {
        if self.finalizer(ty).is_some() {
            self.finalizable.push(object);
        }
    }

    fn finalizer(&mut self, ty: RtId) -> Option<FnId> {
        let program = self.world.program();
        let mut class = Some(ty);
        while let Some(current) = class {
            let def = self.world.types.def(current)?;
            let is_one = |&&id: &&MethodId| {
                let method = &program.methods()[id];
                method.flags.has(MethodFlags::FINALIZER) && method.body.is_some()
            };
            if let Some(&found) = program.types()[def].methods.iter().find(is_one) {
                let key = self.world.types.member(found, current, &[]);
                return Some(self.world.function(key));
            }
            class = self.world.types.base(current);
        }
        None
    }

    /// Looks for dead objects with finalizers, if there are such objects at all; says whether finalizers start.
    pub(super) fn collect_finalizable(&mut self) -> bool {
        let before = self.threads.len();
        if !self.finalizable.is_empty() {
            self.collect();
        }
        self.threads.len() > before
    }

    /// Forgets everything that cannot be reached; starts finalizers.
    pub(super) fn collect(&mut self) {
        let mut marks = vec![false; self.heap.capacity()];
        let mut work = self.roots();
        self.mark(&mut marks, &mut work);
        let (alive, dead): (Vec<ObjId>, Vec<ObjId>) =
            std::mem::take(&mut self.finalizable).into_iter().partition(|object| marks[object.0 as usize]);
        self.finalizable = alive;
        self.clear_weak(&marks);
        work.extend(&dead);
        self.mark(&mut marks, &mut work);
        let gone: Vec<ObjId> =
            self.heap.iter().map(|(id, _)| id).filter(|id| !marks[id.0 as usize]).collect();
        for object in gone {
            self.forget(object);
        }
        self.volatiles.retain(|location, _| marks[location.object.0 as usize]);
        self.waiting.retain(|object| marks[object.0 as usize]);
        self.finalize(&dead);
    }

    /// Are there finalizers that are not over? If not, the current thread knows what they did.
    pub(super) fn finalizers_run(&mut self) -> bool {
        let finalizers = || self.threads.iter().filter(|thread| thread.kind == FINALIZER);
        if finalizers().any(|thread| !thread.is_over()) {
            return true;
        }
        let clocks: Vec<Clock> = finalizers().map(|thread| thread.clock.clone()).collect();
        for clock in &clocks {
            self.thread_mut().clock.join(clock);
        }
        false
    }

    fn roots(&self) -> Vec<ObjId> {
        let mut roots = Vec::new();
        for thread in &self.threads {
            roots.extend(
                thread.regs.iter().chain([&thread.handle]).chain(&thread.uncaught).filter_map(pointed),
            );
            roots.extend(thread.searches.iter().filter_map(|search| pointed(&search.exception)));
            roots.extend(thread.frames.iter().flat_map(|frame| &frame.pending).filter_map(exception));
        }
        roots.extend(self.statics.iter().flatten().flat_map(|state| state.objects()));
        roots.extend(self.thread_statics.values());
        roots.extend(self.literals.iter().flatten());
        roots.extend(self.type_objects.values());
        roots.extend(self.lasting_delegates.values());
        roots.extend(self.waiting.objects());
        for thread in &self.threads {
            let known = self.lock_sets.iter(thread.locks).filter(|held| !held.is_unknown());
            roots.extend(known.map(|held| held.lock));
        }
        roots
    }

    fn mark(&self, marks: &mut [bool], work: &mut Vec<ObjId>) {
        while let Some(object) = work.pop() {
            if std::mem::replace(&mut marks[object.0 as usize], true) {
                continue;
            }
            children(self.heap.get(object), work);
            work.extend(self.attachments.get(&object).and_then(pointed));
        }
    }

    /// Other threads can reach an object from now on, and whatever it leads to.
    pub(super) fn publish(&mut self, value: Value) {
        let mut work: Vec<ObjId> = pointed(&value).into_iter().collect();
        while let Some(id) = work.pop() {
            let object = self.heap.get_mut(id);
            if std::mem::replace(&mut object.published, true) {
                continue;
            }
            children(object, &mut work);
            if let Content::Weak(target) = object.content {
                work.extend(target);
            }
            work.extend(self.attachments.get(&id).and_then(pointed));
        }
    }

    fn clear_weak(&mut self, marks: &[bool]) {
        let weak: Vec<ObjId> = self
            .heap
            .iter()
            .filter(|(_, object)| matches!(object.content, Content::Weak(_)))
            .map(|(id, _)| id)
            .collect();
        for id in weak {
            if let Content::Weak(target) = &mut self.heap.get_mut(id).content {
                *target = target.filter(|target| marks[target.0 as usize]);
            }
        }
    }

    fn forget(&mut self, object: ObjId) {
        self.heap.remove(object);
        self.clocks.remove(&object);
        self.touched.remove(&object);
        self.identities.remove(&object);
        self.attachments.remove(&object);
    }

    /// Starts a thread that runs the finalizers of dead objects.
    fn finalize(&mut self, dead: &[ObjId]) {
        if dead.is_empty() || self.threads.len() >= self.limits.threads {
            return;
        }
        let current = self.current;
        let mut known = Clock::default();
        for index in 0..self.threads.len() {
            let id = ThreadId(index as u32);
            known.join(&self.threads[index].clock);
            self.threads[index].clock.tick(id);
        }
        let id = self.add_thread(FINALIZER);
        self.threads[id.index()].clock.join(&known);
        self.threads[id.index()].daemon = true;
        self.current = id;
        for &object in dead.iter().rev() {
            self.publish(Value::Obj(object));
            let ty = self.heap.get(object).ty;
            if let Some(finalizer) = self.finalizer(ty) {
                // It has a body, so this only pushes a frame.
                let _ = self.call(None, finalizer, &[Value::Obj(object)], Reason::Call);
            }
        }
        if self.thread().frames.is_empty() {
            self.end_thread();
        }
        self.current = current;
    }
}

fn pointed(value: &Value) -> Option<ObjId> {
    match value {
        Value::Obj(object) => Some(*object),
        Value::Ref(location) => Some(location.object),
        Value::Unknown(_) | Value::Null | Value::Int(_) | Value::Double(_) => None,
    }
}

fn exception(pending: &Pending) -> Option<ObjId> {
    match &pending.then {
        Then::Unwind { exception, .. } => pointed(exception),
        Then::Leave(_) | Then::Return => None,
    }
}

fn children(object: &Object, work: &mut Vec<ObjId>) {
    work.extend(object.slots().iter().filter_map(pointed));
    match &object.content {
        Content::Delegate(targets) => {
            for target in targets.iter() {
                match target {
                    Bound::Method { values, .. } => work.extend(values.iter().filter_map(pointed)),
                    Bound::Resume(frame) => work.push(*frame),
                }
            }
        }
        Content::Frame(frame) => {
            let KeptFrame { regs, pending, yielded, first, .. } = &**frame;
            work.extend(regs.iter().chain(&first.1).chain([yielded]).filter_map(pointed));
            work.extend(pending.iter().filter_map(exception));
        }
        _ => {}
    }
}
