//! Parking and waking, monitors, ownership, happens-before, static constructors, and the search for threads
//! that wait for ever.

use super::{Machine, Outcome, Raised, Trap};
use crate::clock::{Epoch, ThreadId};
use crate::code::StaticsId;
use crate::heap::{Content, Named, Object, Role, Sharing};
use crate::schedule::Operation;
use crate::stacks::{HeldLock, Site};
use crate::thread::{Parked, Reason, State};
use crate::value::{ObjId, Value};
use crate::waiting::{Edge, Patience, Stuck, StuckKind, Wait};
use ir::Reg;
use std::rc::Rc;

/// How far a type is with its static constructor.
#[derive(Clone, Copy, Debug)]
pub(super) struct StaticsState {
    pub(super) object: ObjId,
    progress: Initialization,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Initialization {
    No,
    By(ThreadId),
    /// Since that moment, which every user of the type knows of.
    Since(Epoch),
    /// Not at all: every user of the type gets that exception.
    Failed(ObjId),
}

impl StaticsState {
    /// What must not be forgotten.
    pub(super) fn objects(self) -> impl Iterator<Item = ObjId> {
        let failure = match self.progress {
            Initialization::Failed(exception) => Some(exception),
            Initialization::No | Initialization::By(_) | Initialization::Since(_) => None,
        };
        std::iter::once(self.object).chain(failure)
    }
}

/// What a program waits for that is left at an `await`.
const AWAITED: &str = "awaited task";

/// What somebody waits for who does not wait for another thread, but for the world outside.
const INPUT: &str = "input";

impl Machine<'_, '_> {
    fn statics_state(&mut self, statics: StaticsId) -> StaticsState {
        let index = statics.0 as usize;
        if self.statics.len() <= index {
            self.statics.resize(index + 1, None);
        }
        if let Some(state) = self.statics[index] {
            return state;
        }
        let shape = Rc::clone(self.world.statics(statics));
        let model = self
            .world
            .types
            .def(shape.ty)
            .is_some_and(|def| self.world.program().types()[def].flags.has(ir::TypeFlags::EXTERNAL));
        let sharing = if model { Sharing::Untracked } else { Sharing::Tracked };
        let slots = shape.layout.slots.iter().map(|&init| self.initial(init, sharing)).collect();
        let object = self.heap.add(Object::new(shape.ty, Role::Statics, sharing, Content::Slots(slots)));
        self.publish(Value::Obj(object));
        let state = StaticsState { object, progress: Initialization::No };
        self.statics[index] = Some(state);
        state
    }

    pub(super) fn statics_object(&mut self, statics: StaticsId) -> ObjId {
        self.statics_state(statics).object
    }

    /// The static fields for an access. Code of the type itself is not preceded by [`Machine::initialize`], but it may
    /// run on a thread that the static constructor started: then it waits, too.
    pub(super) fn initialized_statics(&mut self, statics: StaticsId) -> Outcome<ObjId> {
        let StaticsState { object, progress } = self.statics_state(statics);
        if self.threads.len() > 1 && progress != Initialization::No {
            self.initialize(statics)?;
        }
        Ok(object)
    }

    pub(super) fn thread_statics_object(&mut self, statics: StaticsId) -> ObjId {
        let key = (self.current, statics.0);
        if let Some(&known) = self.thread_statics.get(&key) {
            return known;
        }
        let shape = Rc::clone(self.world.statics(statics));
        let sharing = Sharing::Tracked;
        let slots = shape.layout.slots.iter().map(|&init| self.initial(init, sharing)).collect();
        let object = self.heap.add(Object::new(shape.ty, Role::Statics, sharing, Content::Slots(slots)));
        self.thread_statics.insert(key, object);
        object
    }

    fn set_initialization(&mut self, statics: StaticsId, progress: Initialization) {
        if let Some(Some(state)) = self.statics.get_mut(statics.0 as usize) {
            state.progress = progress;
        }
    }

    /// Runs a static constructor before the first use of its type; others wait until it is done.
    pub(super) fn initialize(&mut self, statics: StaticsId) -> Outcome {
        match self.statics_state(statics).progress {
            Initialization::Since(epoch) => {
                if !self.thread().clock.knows(epoch) {
                    let clock = self.statics_clock(statics);
                    self.thread_mut().clock.join(&clock);
                }
                Ok(())
            }
            Initialization::Failed(exception) => Err(Trap::Throw(Value::Obj(exception))),
            Initialization::By(thread) if self.initializes_for(thread) => Ok(()),
            Initialization::By(_) => {
                self.thread_mut().state = State::Initializing(statics);
                self.runnable -= 1;
                self.find_cycle();
                Err(Trap::Retry)
            }
            Initialization::No => {
                let Some(constructor) = self.world.statics(statics).constructor else { return Ok(()) };
                if !self.thread().frame().code.model {
                    let object = self.statics_object(statics);
                    self.visible(Operation::lock(object))?;
                }
                self.set_initialization(statics, Initialization::By(self.current));
                self.thread_mut().frame_mut().pc -= 1;
                self.call(None, constructor, &[], Reason::Initializer(statics))
            }
        }
    }

    fn statics_clock(&self, statics: StaticsId) -> crate::clock::Clock {
        let state = self.statics.get(statics.0 as usize).copied().flatten();
        state.and_then(|state| self.clocks.get(&state.object).cloned()).unwrap_or_default()
    }

    /// Would a wait for the thread's static constructor be one for the current thread, through other static
    /// constructors? Then nobody waits: by themselves they never cause a deadlock (ECMA-335, II.10.5.3.3).
    fn initializes_for(&self, thread: ThreadId) -> bool {
        if thread == self.current {
            return true;
        }
        let State::Initializing(statics) = self.threads[thread.index()].state else { return false };
        match self.statics.get(statics.0 as usize).copied().flatten().map(|state| state.progress) {
            Some(Initialization::By(next)) => self.initializes_for(next),
            _ => false,
        }
    }

    /// A static constructor is done: whoever waited goes on.
    pub(super) fn initialized(&mut self, statics: StaticsId) {
        let current = self.current;
        let epoch = self.thread().clock.epoch(current);
        let object = self.statics_object(statics);
        let clock = self.thread().clock.clone();
        self.clocks.insert(object, clock);
        self.thread_mut().clock.tick(current);
        self.set_initialization(statics, Initialization::Since(epoch));
        for thread in &mut self.threads {
            if thread.state == State::Initializing(statics) {
                thread.state = State::Runnable;
                self.runnable += 1;
            }
        }
    }

    /// A static constructor has failed: the exception that users of the type get.
    pub(super) fn failed_initialization(&mut self, statics: StaticsId, cause: Value) -> Value {
        let Some(ty) = self.world.types.find("System.TypeInitializationException") else { return cause };
        let name = self.world.types.full_name(self.world.statics(statics).ty);
        let exception = self.new_object(ty, Role::Object, Sharing::Untracked);
        let message = self.new_string(&format!("The type initializer for '{name}' threw an exception."));
        let name = self.new_string(&name);
        for (field, value) in [("message", message), ("inner", cause), ("typeName", name)] {
            self.set_part(exception, field, value);
        }
        self.set_initialization(statics, Initialization::Failed(exception));
        Value::Obj(exception)
    }

    /// The current thread waits in a queue; `answer` gets whether it was woken.
    pub(super) fn park(
        &mut self,
        queue: ObjId,
        what: &str,
        deadline: Option<u64>,
        answer: Option<Reg>,
    ) -> Outcome {
        self.note(|machine| format!("wait for {what} {}", machine.object_name(queue)));
        let what = self.waiting.word(what);
        self.waiting.park(self.current, queue);
        self.thread_mut().state = State::Parked(Parked { queue, what, deadline, answer });
        self.runnable -= 1;
        if deadline.is_none() {
            self.find_cycle();
        }
        Err(Trap::Blocked)
    }

    /// The time of a parked thread is over.
    pub(super) fn time_out(&mut self, thread: ThreadId) {
        let State::Parked(parked) = self.threads[thread.index()].state else { return };
        self.waiting.forget(thread, parked.queue);
        self.unpark(thread, parked.answer, false);
    }

    /// A thread that waited for a monitor, which is free, tries to take it. It could go on before, so it counts already.
    pub(super) fn leave_line(&mut self, thread: ThreadId, lock: ObjId) {
        self.waiting.leave_line(lock);
        self.threads[thread.index()].state = State::Runnable;
    }

    fn unpark(&mut self, thread: ThreadId, answer: Option<Reg>, woken: bool) {
        let thread = &mut self.threads[thread.index()];
        thread.state = State::Runnable;
        self.runnable += 1;
        if let Some(answer) = answer {
            thread.set(answer, Value::bool(woken));
        }
    }

    /// Wakes the thread that waits longest; says whether there was one.
    pub(super) fn wake_one(&mut self, queue: ObjId) -> bool {
        let Some(thread) = self.waiting.unpark(queue) else { return false };
        if let State::Parked(parked) = self.threads[thread.index()].state {
            self.unpark(thread, parked.answer, true);
        }
        true
    }

    /// Learns what others released at an object.
    pub(super) fn acquire(&mut self, sync: ObjId) {
        if let Some(clock) = self.clocks.get(&sync) {
            self.threads[self.current.index()].clock.join(clock);
        }
        self.waiting.acquire(self.current, sync);
    }

    /// Tells others at an object what was done so far.
    pub(super) fn release(&mut self, sync: ObjId) {
        let clock = &mut self.threads[self.current.index()].clock;
        self.clocks.entry(sync).or_default().join(clock);
        clock.tick(self.current);
        self.waiting.release(self.current, sync);
    }

    /// Holds a lock from now on, for which the thread had so much patience.
    pub(super) fn own(&mut self, lock: ObjId, exclusive: bool, patience: Patience) {
        if !self.waiting.own(self.current, lock) {
            return;
        }
        if self.waiting.owners(lock).count() == 1 {
            self.runnable -= self.waiting.lined_up(lock);
        }
        self.note(|machine| format!("lock {}", machine.object_name(lock)));
        let site = self.site();
        let held = self.thread().locks;
        if patience == Patience::Endless {
            self.waiting.taken(&self.lock_sets, self.current, lock, site, held);
        }
        let set = self.lock_sets.push(held, HeldLock { lock, site, exclusive });
        self.thread_mut().locks = set;
    }

    /// Holds it no longer.
    pub(super) fn disown(&mut self, lock: ObjId) {
        if self.waiting.disown(self.current, lock) {
            if !self.waiting.is_owned(lock) {
                self.runnable += self.waiting.lined_up(lock);
            }
            self.note(|machine| format!("unlock {}", machine.object_name(lock)));
            let held = self.thread().locks;
            self.thread_mut().locks = self.lock_sets.remove(held, lock);
        }
    }

    /// Takes the monitor of an object, or waits for it.
    pub(super) fn enter(&mut self, lock: ObjId) -> Outcome {
        if self.try_enter(lock, Patience::Endless) {
            return Ok(());
        }
        self.note(|machine| format!("wait for lock {}", machine.object_name(lock)));
        self.thread_mut().state = State::Entering(lock);
        self.waiting.line_up(lock);
        self.runnable -= 1;
        self.find_cycle();
        Err(Trap::Retry)
    }

    /// Takes the monitor of an object if nobody else has it.
    pub(super) fn try_enter(&mut self, lock: ObjId, patience: Patience) -> bool {
        let current = self.current;
        if self.waiting.owners(lock).any(|owner| owner != current) {
            return false;
        }
        self.own(lock, true, patience);
        self.acquire(lock);
        true
    }

    /// Gives the monitor of an object back.
    pub(super) fn exit(&mut self, lock: ObjId) -> Outcome {
        if self.waiting.count(self.current, lock) == 0 {
            return Err(Trap::Raise(Raised::SynchronizationLock));
        }
        self.disown(lock);
        if self.waiting.count(self.current, lock) == 0 {
            self.release(lock);
            // Those who wait in library code look for themselves whether they can have it.
            while self.wake_one(lock) {}
        }
        Ok(())
    }

    /// What ended threads did is known to whoever joins them.
    pub(super) fn release_on_end(&mut self, thread: ThreadId) {
        if let Value::Obj(handle) = self.threads[thread.index()].handle {
            self.release(handle);
        }
    }

    /// What a thread waits for: the threads that could let it go on, where that is known.
    fn waits_on(&self, thread: ThreadId) -> Vec<ThreadId> {
        match self.threads[thread.index()].state {
            State::Entering(lock) => self.waiting.owners(lock).collect(),
            State::Parked(parked) if parked.deadline.is_none() => {
                let mut others: Vec<ThreadId> =
                    self.waiting.owners(parked.queue).chain(self.threads_of(parked.queue)).collect();
                // Who upgrades a lock waits for the other readers, not for itself.
                if others.len() > 1 {
                    others.retain(|&other| other != thread);
                }
                others
            }
            State::Initializing(statics) => match self.statics.get(statics.0 as usize).copied().flatten() {
                Some(StaticsState { progress: Initialization::By(owner), .. }) => vec![owner],
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// The threads that an object stands for: who waits for it waits for them.
    fn threads_of(&self, handle: ObjId) -> impl Iterator<Item = ThreadId> {
        let threads = (0..).map(ThreadId).zip(&self.threads);
        threads
            .filter(move |(_, thread)| thread.handle == Value::Obj(handle) && !thread.is_over())
            .map(|(id, _)| id)
    }

    /// Does the current thread wait for itself, through others?
    fn find_cycle(&mut self) {
        let mut path = vec![self.current];
        if self.follow(&mut path) {
            self.add_stuck(StuckKind::Cycle, &path);
        }
    }

    /// Follows who waits for whom until the path comes back to its beginning.
    fn follow(&self, path: &mut Vec<ThreadId>) -> bool {
        let last = path[path.len() - 1];
        for next in self.waits_on(last) {
            if next == path[0] {
                return true;
            }
            if path.contains(&next) {
                continue;
            }
            path.push(next);
            if self.follow(path) {
                return true;
            }
            path.pop();
        }
        false
    }

    /// Nobody can go on: threads that matter and wait are lost, unless a cycle explains them.
    pub(super) fn waits_for_ever(&mut self) -> bool {
        let waits = |thread: &crate::thread::Thread| match thread.state {
            State::Parked(parked) => !thread.daemon && self.waiting.word_text(parked.what) != INPUT,
            State::Entering(_) | State::Initializing(_) => !thread.daemon,
            State::Runnable | State::Ended => false,
        };
        let waiting: Vec<ThreadId> = (0..self.threads.len() as u32).map(ThreadId).collect();
        let mut waiting: Vec<ThreadId> =
            waiting.into_iter().filter(|thread| waits(&self.threads[thread.index()])).collect();
        self.add_waited_for(&mut waiting);
        let in_cycle = self.waiting.found().iter().any(|stuck| stuck.kind == StuckKind::Cycle);
        // Who guesses cannot know that nobody would have come.
        if !waiting.is_empty() && !in_cycle && !self.guessed {
            self.add_stuck(StuckKind::ForEver, &waiting);
        }
        !waiting.is_empty()
    }

    /// Adds those that do not matter by themselves, but that others wait for: they say why.
    fn add_waited_for(&self, waiting: &mut Vec<ThreadId>) {
        let mut next = 0;
        while let Some(&thread) = waiting.get(next) {
            for other in self.waits_on(thread) {
                if !waiting.contains(&other) {
                    waiting.push(other);
                }
            }
            next += 1;
        }
    }

    fn add_stuck(&mut self, kind: StuckKind, threads: &[ThreadId]) {
        let waits = threads.iter().filter_map(|&thread| self.wait_of(thread)).collect();
        self.waiting.add(Stuck { kind, waits });
    }

    fn wait_of(&mut self, thread: ThreadId) -> Option<Wait> {
        let site = self.user_site(thread);
        let held = self.threads[thread.index()].locks;
        match self.threads[thread.index()].state {
            State::Parked(Parked { queue, what, .. }) => {
                let name = self.object_name(queue);
                let is_seen = !self.calls(site).is_empty();
                if !is_seen && let Some(site) = self.suspended_site(queue) {
                    return Some(Wait { thread, site, name, what: AWAITED.to_owned(), held });
                }
                let what = self.waiting.word_text(what).to_owned();
                Some(Wait { thread, site, name, what, held })
            }
            State::Entering(lock) => {
                Some(Wait { thread, site, name: self.object_name(lock), what: "lock".to_owned(), held })
            }
            State::Initializing(statics) => {
                let ty = self.world.statics(statics).ty;
                let name = self.world.types.name(ty);
                Some(Wait { thread, site, name, what: "static constructor".to_owned(), held })
            }
            State::Runnable | State::Ended => None,
        }
    }

    /// Where a thread that waits is, in the user's code.
    fn user_site(&mut self, thread: ThreadId) -> Site {
        let frames = &self.threads[thread.index()].frames;
        let Some(last) = frames.len().checked_sub(1) else { return Site::NONE };
        let user = frames.iter().rposition(|frame| !frame.code.model).unwrap_or(last);
        let retries = user == last && self.threads[thread.index()].state != State::Runnable;
        let (is_users, pc) = (!frames[user].code.model, frames[user].pc);
        let site = self.site_of(thread, user);
        // A thread that will try its instruction again stands before it.
        if retries && is_users { Site { pc, ..site } } else { site }
    }

    /// What people call an object: the field that it is kept in, else its type.
    pub(crate) fn object_name(&self, id: ObjId) -> String {
        let Some(object) = self.heap.find(id) else { return "a lock".to_owned() };
        match (object.named, &object.content) {
            (Named::Field(field), _) => self.field_name(field),
            (Named::No, Content::Type(ty)) => format!("typeof({})", self.world.types.name(*ty)),
            (Named::No, _) => match self.named_model_around(id) {
                Some(field) => self.field_name(field),
                None => format!("a {}", self.world.types.name(object.ty)),
            },
        }
    }

    /// What is inside an object of a library is that object to people: the field that it is kept in.
    fn named_model_around(&self, inner: ObjId) -> Option<ir::FieldId> {
        let holder = self.heap.get(self.holder(inner)?.object);
        let class = self.world.types.def(holder.ty)?;
        match holder.named {
            Named::Field(field) if self.world.program().types()[class].flags.has(ir::TypeFlags::MODEL) => {
                Some(field)
            }
            _ => None,
        }
    }

    /// Locks that were taken in opposite orders, or in a circle, in a run where that went well.
    pub(super) fn find_inversions(&mut self) {
        if self.waiting.found().iter().any(|stuck| stuck.kind == StuckKind::Cycle) {
            return;
        }
        for circle in self.waiting.inversions(&self.lock_sets) {
            let wait = |edge: &Edge| Wait {
                thread: edge.thread,
                site: edge.site,
                name: self.object_name(edge.to),
                what: "lock".to_owned(),
                held: edge.held,
            };
            let waits = circle.iter().map(wait).collect();
            self.waiting.add(Stuck { kind: StuckKind::Inversion, waits });
        }
    }
}
