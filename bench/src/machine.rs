//! Runs the simulated program: a scheduler that gives threads bursts, locks that block, and stages for the
//! scenes.

use crate::program::{CONSTANTS, COUNTERS, Code, DEPTHS, LOCALS, Program, VALUES};
use crate::rng::Rng;
use crate::scenes::Scene;
use crate::{Spec, Values};
use std::collections::VecDeque;
use trace::{Event, LocationId, LockId, Op, ThreadId, ValueId, VarId};

/// Events that a thread runs at a stretch, at most: often enough a switch inside a critical section.
const LONGEST_BURST: u32 = 32;
/// A thread stays away from a shared variable for so many of its own events, so that no two of its critical
/// sections look like one operation torn apart. Above the distance that atomicity searches use by default.
const REVISIT_DISTANCE: u64 = 160;
/// Bursts of other threads between two actors' parts of a scene, at most.
const LONGEST_INTERLUDE: u32 = 6;

pub(crate) struct Machine<'a, Emit> {
    spec: &'a Spec,
    program: &'a Program,
    rng: Rng,
    emit: Emit,
    emitted: u64,
    /// The value of every variable.
    memory: Vec<u32>,
    owners: Vec<Option<ThreadId>>,
    threads: Vec<Thread>,
    /// What the main thread has to do when it is next at rest.
    duties: VecDeque<Duty>,
    phase: u32,
    scenes: std::slice::Iter<'a, Scene>,
    stage: Option<(&'a Scene, Vec<ThreadId>)>,
    scene_interval: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Life {
    Unborn,
    Alive,
    /// Ends as soon as it is at rest.
    Retiring,
    Ended,
}

#[derive(Clone, Copy)]
enum Duty {
    Fork(ThreadId),
    Join(ThreadId),
}

struct Thread {
    life: Life,
    /// The routine and the position in it; `None` at rest, with no lock held.
    at: Option<(u32, u32)>,
    object: u32,
    sections: [Option<Section>; DEPTHS],
    events: u64,
    /// Shared variables accessed lately, with the thread's event count.
    visits: VecDeque<(VarId, u64)>,
}

#[derive(Clone, Copy)]
struct Section {
    lock: LockId,
    /// `None` where every variable that was tried has been visited too lately.
    var: Option<VarId>,
}

/// What became of an attempt to run a thread.
#[derive(PartialEq, Eq)]
enum Progress {
    Made,
    Blocked,
}

impl<'a, Emit: FnMut(Event)> Machine<'a, Emit> {
    pub(crate) fn new(spec: &'a Spec, program: &'a Program, emit: Emit) -> Self {
        let thread = |_| Thread {
            life: Life::Unborn,
            at: None,
            object: 0,
            sections: [None; DEPTHS],
            events: 0,
            visits: VecDeque::new(),
        };
        let scenes = &program.plot.scenes;
        Machine {
            spec,
            program,
            rng: Rng::new(spec.seed),
            emit,
            emitted: 0,
            memory: vec![0; program.variables as usize],
            owners: vec![None; spec.locks as usize],
            threads: (0..spec.threads).map(thread).collect(),
            duties: VecDeque::new(),
            phase: 0,
            scenes: scenes.iter(),
            stage: None,
            scene_interval: spec.events / (scenes.len() as u64 + 1),
        }
    }

    pub(crate) fn run(mut self) {
        self.begin();
        while self.emitted < self.spec.events || self.stage.is_some() || self.scenes.len() > 0 {
            self.change_phase();
            self.set_stage();
            self.play();
            self.burst();
        }
        self.end();
    }

    /// The main thread writes what is constant from then on, and forks the pool.
    fn begin(&mut self) {
        let main = ThreadId(0);
        self.threads[main.index()].life = Life::Alive;
        let constants = (0..CONSTANTS).map(|i| VarId(self.program.first_constant + i));
        for var in self.program.plot.initialised.iter().copied().chain(constants) {
            self.event(main, Op::Write(var), self.program.chores.initialise);
        }
        self.duties.extend((1..=self.program.pool).map(|t| Duty::Fork(ThreadId(t))));
        while self.do_duty() == Progress::Made {}
    }

    /// Everyone comes to rest and is joined.
    fn end(&mut self) {
        loop {
            for thread in 1..self.spec.threads {
                self.retire(ThreadId(thread));
            }
            if self.duties.is_empty() && self.threads[0].at.is_none() {
                return;
            }
            self.burst();
        }
    }

    fn retire(&mut self, thread: ThreadId) {
        let life = &mut self.threads[thread.index()].life;
        if *life == Life::Alive {
            *life = Life::Retiring;
            self.duties.push_back(Duty::Join(thread));
        }
    }

    /// At the start of a phase, the helpers of the last one retire and new ones are forked.
    fn change_phase(&mut self) {
        if self.phase >= self.spec.phases
            || self.emitted < self.spec.events * u64::from(self.phase) / u64::from(self.spec.phases)
        {
            return;
        }
        let first_helper = self.program.pool + 1;
        for helper in first_helper..self.spec.threads {
            let thread = ThreadId(helper);
            self.retire(thread);
            if (helper - first_helper) % self.spec.phases == self.phase {
                self.duties.push_back(Duty::Fork(thread));
            }
        }
        self.phase += 1;
    }

    /// Calls the actors of the next scene, when it is due.
    fn set_stage(&mut self) {
        let done = (self.program.plot.scenes.len() - self.scenes.len()) as u64;
        if self.stage.is_some() || self.emitted < self.scene_interval * (done + 1) {
            return;
        }
        let Some(scene) = self.scenes.next() else { return };
        let mut cast: Vec<ThreadId> = (0..=self.program.pool).map(ThreadId).collect();
        self.rng.shuffle(&mut cast);
        cast.truncate(scene.actors);
        self.stage = Some((scene, cast));
    }

    /// Plays the scene on stage, if all its actors are at rest. Others run on between their parts.
    fn play(&mut self) {
        let at_rest = |actor: &ThreadId| self.threads[actor.index()].at.is_none();
        let Some((scene, cast)) = self.stage.clone().filter(|(_, cast)| cast.iter().all(at_rest)) else {
            return;
        };
        let mut speaking = 0;
        for line in &scene.lines {
            if line.actor != speaking {
                speaking = line.actor;
                for _ in 0..self.rng.below(LONGEST_INTERLUDE + 1) {
                    self.burst();
                }
            }
            self.event(cast[line.actor], line.op, line.location);
        }
        self.stage = None;
    }

    /// Lets a random thread run until it has used up its burst, is blocked, or has ended.
    fn burst(&mut self) {
        let thread = ThreadId(self.rng.below(self.spec.threads));
        for _ in 0..=self.rng.below(LONGEST_BURST) {
            if self.advance(thread) == Progress::Blocked {
                return;
            }
        }
    }

    fn advance(&mut self, thread: ThreadId) -> Progress {
        let program = self.program;
        let Some((routine, position)) = self.threads[thread.index()].at else {
            return self.at_rest(thread);
        };
        let body = &program.routines[routine as usize];
        let instruction = &body[position as usize];
        if self.execute(thread, instruction.code, instruction.location) == Progress::Blocked {
            return Progress::Blocked;
        }
        let next = position + 1;
        self.threads[thread.index()].at = ((next as usize) < body.len()).then_some((routine, next));
        Progress::Made
    }

    /// What a thread does between two routines.
    fn at_rest(&mut self, thread: ThreadId) -> Progress {
        if self.stage.as_ref().is_some_and(|(_, cast)| cast.contains(&thread)) {
            return Progress::Blocked;
        }
        match self.threads[thread.index()].life {
            Life::Unborn | Life::Ended => return Progress::Blocked,
            Life::Retiring => {
                let result = VarId(self.program.first_mailbox + 2 * thread.0 + 1);
                self.event(thread, Op::Write(result), self.program.chores.leave_result);
                self.threads[thread.index()].life = Life::Ended;
                return Progress::Blocked;
            }
            Life::Alive if thread.0 == 0 && !self.duties.is_empty() => return self.do_duty(),
            Life::Alive => {}
        }
        if thread.0 != 0 && self.threads[thread.index()].events == 0 {
            let argument = VarId(self.program.first_mailbox + 2 * thread.0);
            self.event(thread, Op::Read(argument), self.program.chores.take_argument);
        }
        let routine = self.rng.below(self.program.routines.len() as u32);
        let object = self.rng.below(LOCALS);
        let thread = &mut self.threads[thread.index()];
        thread.at = Some((routine, 0));
        thread.object = object;
        Progress::Made
    }

    fn do_duty(&mut self) -> Progress {
        let main = ThreadId(0);
        let Some(&duty) = self.duties.front() else { return Progress::Blocked };
        let chores = &self.program.chores;
        let mailbox = |thread: ThreadId| self.program.first_mailbox + 2 * thread.0;
        match duty {
            Duty::Fork(child) => {
                self.event(main, Op::Write(VarId(mailbox(child))), chores.pass_argument);
                self.event(main, Op::Fork(child), chores.fork);
                self.threads[child.index()].life = Life::Alive;
            }
            Duty::Join(child) if self.threads[child.index()].life != Life::Ended => return Progress::Blocked,
            Duty::Join(child) => {
                self.event(main, Op::Join(child), chores.join);
                self.event(main, Op::Read(VarId(mailbox(child) + 1)), chores.take_result);
            }
        }
        self.duties.pop_front();
        Progress::Made
    }

    fn execute(&mut self, thread: ThreadId, code: Code, location: LocationId) -> Progress {
        match code {
            Code::Local(access, slot) => {
                let object = self.threads[thread.index()].object;
                let var = VarId(thread.0 * LOCALS + (object + slot) % LOCALS);
                self.event(thread, access.of(var), location);
            }
            Code::Constant => {
                let var = VarId(self.program.first_constant + self.rng.below(CONSTANTS));
                self.event(thread, Op::Read(var), location);
            }
            Code::Count => {
                if let Some(var) = self.unvisited(thread, self.program.first_counter, COUNTERS) {
                    self.event(thread, Op::Update(var), location);
                }
            }
            Code::Branch => self.event(thread, Op::Branch, location),
            Code::Guarded(access, depth) => {
                let section = self.threads[thread.index()].sections[depth];
                if let Some(var) = section.and_then(|section| section.var) {
                    self.event(thread, access.of(var), location);
                }
            }
            Code::Enter(depth) => return self.enter(thread, depth, location),
            Code::Leave(depth) => {
                if let Some(section) = self.threads[thread.index()].sections[depth].take() {
                    self.owners[section.lock.index()] = None;
                    self.event(thread, Op::Release(section.lock), location);
                }
            }
        }
        Progress::Made
    }

    fn enter(&mut self, thread: ThreadId, depth: usize, location: LocationId) -> Progress {
        let section = match self.threads[thread.index()].sections[depth] {
            Some(section) => section,
            None => self.choose_section(thread, depth),
        };
        self.threads[thread.index()].sections[depth] = Some(section);
        let owner = &mut self.owners[section.lock.index()];
        if owner.is_some() {
            return Progress::Blocked;
        }
        *owner = Some(thread);
        self.event(thread, Op::Acquire(section.lock), location);
        Progress::Made
    }

    /// Low numbers are chosen more often: programs have hot locks.
    fn choose_section(&mut self, thread: ThreadId, depth: usize) -> Section {
        let locks = self.spec.locks;
        let outer = depth.checked_sub(1).and_then(|outer| self.threads[thread.index()].sections[outer]);
        let first = outer.map_or(0, |outer| outer.lock.0 + 1);
        // The last lock is only ever an inner one, so that there is always one above an outer lock.
        let count = if outer.is_none() && locks > 1 { locks - 1 } else { locks - first };
        let lock = first + self.rng.below(count).min(self.rng.below(count));
        let variables = self.program.variables_per_lock;
        let var = self.unvisited(thread, self.program.first_guarded + lock * variables, variables);
        Section { lock: LockId(lock), var }
    }

    /// One of a row of variables that the thread has not visited lately; `None` if a few tries find none.
    fn unvisited(&mut self, thread: ThreadId, first: u32, count: u32) -> Option<VarId> {
        const TRIES: usize = 4;
        let state = &mut self.threads[thread.index()];
        while state.visits.front().is_some_and(|&(_, at)| at + REVISIT_DISTANCE < state.events) {
            state.visits.pop_front();
        }
        for _ in 0..TRIES {
            let var = VarId(first + self.rng.below(count));
            if state.visits.iter().all(|&(visited, _)| visited != var) {
                state.visits.push_back((var, state.events));
                return Some(var);
            }
        }
        None
    }

    /// Emits an event, with its value if it is an access and values are recorded.
    fn event(&mut self, thread: ThreadId, op: Op, location: LocationId) {
        let value = match (op.var(), self.spec.values) {
            (Some(var), Values::Recorded) => {
                let cell = &mut self.memory[var.index()];
                if op.writes() {
                    *cell = *cell % (VALUES - 1) + 1;
                }
                Some(ValueId(*cell))
            }
            _ => None,
        };
        self.emitted += 1;
        self.threads[thread.index()].events += 1;
        (self.emit)(Event { thread, op, location, value });
    }
}
