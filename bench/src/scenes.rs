//! Bugs and decoys, each a short scene for two or three threads.
//!
//! The machine plays a scene when its actors hold no lock, and lets none of them do anything else until the
//! scene is over. So the trace up to the scene's start, followed by the actors' parts in any order that the
//! scene's own locks and reads allow, is a correct reordering: whether a scene is a bug can be read off the
//! scene alone, whatever the rest of the program does. Scenes share no variable, lock or location with
//! anything else.

use crate::program::Words;
use crate::rng::Rng;
use crate::spec::Branches;
use crate::{Bug, Hiding, Manifest, Planted, Spec};
use trace::{LocationId, LockId, Op, VarId};

/// One line of a scene.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    pub(crate) actor: usize,
    pub(crate) op: Op,
    pub(crate) location: LocationId,
}

/// A scene: who does what, in the order of the trace.
pub(crate) struct Scene {
    pub(crate) actors: usize,
    pub(crate) lines: Vec<Line>,
}

/// All scenes of a run.
#[derive(Default)]
pub(crate) struct Plot {
    pub(crate) scenes: Vec<Scene>,
    /// To be written before the first fork, so that a read in a scene has something to read in every
    /// reordering.
    pub(crate) initialised: Vec<VarId>,
}

/// Plans all scenes of a program with `cast` threads that live long enough to act, in a random order.
pub(crate) fn plan(spec: &Spec, cast: u32, rng: &mut Rng, words: &mut Words) -> (Plot, Manifest) {
    let mut plan = Plan { words, branches: spec.branches(), plot: Plot::default(), planted: Vec::new() };
    for i in 0..spec.plant.races {
        plan.race(i);
    }
    for i in 0..spec.plant.deadlocks {
        plan.deadlock(&format!("planted_deadlock_{i}"), 2);
    }
    if cast >= 3 {
        for i in 0..spec.plant.long_deadlocks {
            plan.deadlock(&format!("planted_long_deadlock_{i}"), 3);
        }
    }
    for i in 0..spec.plant.atomicity {
        plan.atomicity(i);
    }
    for i in 0..spec.plant.decoys {
        plan.decoy(i);
    }
    let Plan { mut plot, planted, .. } = plan;
    rng.shuffle(&mut plot.scenes);
    (plot, Manifest { planted })
}

struct Plan<'a> {
    words: &'a mut Words,
    branches: Branches,
    plot: Plot,
    planted: Vec<Planted>,
}

impl Plan<'_> {
    fn race(&mut self, i: u32) {
        let hidings: &[Hiding] = match self.branches {
            Branches::Recorded => {
                &[Hiding::Open, Hiding::BehindLock, Hiding::SwappedSections, Hiding::UnusedRead]
            }
            Branches::Omitted => &[Hiding::Open, Hiding::BehindLock, Hiding::SwappedSections],
        };
        let hiding = hidings[i as usize % hidings.len()];
        let name = format!("planted_race_{i}");
        let mut script = Script::new(&name, self.branches, self.words);
        let (x, l, z) = (script.var(""), script.lock("_lock"), script.var("_under_lock"));
        // Each way of hiding is used for write against write, then for write against read.
        let round = i as usize / hidings.len();
        let second = if round.is_multiple_of(2) { Op::Write(x) } else { Op::Read(x) };
        let (first, second) = match hiding {
            Hiding::Open => (script.say(0, Op::Write(x)), script.say(1, second)),
            Hiding::BehindLock => {
                let first = script.say(0, Op::Write(x));
                script.section(0, l, &[]);
                script.section(1, l, &[]);
                (first, script.say(1, second))
            }
            Hiding::SwappedSections => {
                let first = script.section(0, l, &[Op::Write(x)]);
                script.section(1, l, &[]);
                (first, script.say(1, second))
            }
            Hiding::UnusedRead => {
                self.plot.initialised.push(z);
                let first = script.section(0, l, &[Op::Write(x), Op::Write(z)]);
                script.section(1, l, &[Op::Read(z)]);
                (first, script.say(1, second))
            }
        };
        let scene = script.finish();
        self.bug(scene, name, Bug::Race(hiding), vec![first, second]);
    }

    /// Each of `threads` threads takes a lock and then the next one's, one thread after the other.
    fn deadlock(&mut self, name: &str, threads: usize) {
        let mut script = Script::new(name, self.branches, self.words);
        let locks: Vec<LockId> = (0..threads).map(|i| script.lock(&format!("_lock_{i}"))).collect();
        let stuck = (0..threads)
            .map(|actor| script.nested(actor, locks[actor], locks[(actor + 1) % threads]))
            .collect();
        let scene = script.finish();
        self.bug(scene, name.to_owned(), Bug::Deadlock, stuck);
    }

    /// One thread accesses `x` in two critical sections, another one once; nothing keeps it out of the
    /// middle.
    fn atomicity(&mut self, i: u32) {
        let name = format!("planted_atomicity_{i}");
        let mut script = Script::new(&name, self.branches, self.words);
        let (x, l) = (script.var(""), script.lock("_lock"));
        // The foreign read of the last pattern sees another value than in the trace. Where branches are not
        // recorded, the reader may then never leave its critical section, and nothing is proved.
        let patterns = if self.branches == Branches::Recorded { 4 } else { 3 };
        let (first, foreign, second) = match i % patterns {
            0 => (Op::Read(x), Op::Write(x), Op::Write(x)),
            1 => (Op::Read(x), Op::Write(x), Op::Read(x)),
            2 => (Op::Write(x), Op::Write(x), Op::Read(x)),
            _ => (Op::Write(x), Op::Read(x), Op::Write(x)),
        };
        let first = script.section(0, l, &[first]);
        script.branch(0);
        let second = script.section(0, l, &[second]);
        let foreign = script.section(1, l, &[foreign]);
        let scene = script.finish();
        self.bug(scene, name, Bug::Atomicity, vec![first, foreign, second]);
    }

    fn decoy(&mut self, i: u32) {
        let mut script = Script::new(&format!("decoy_{i}"), self.branches, self.words);
        match i % 4 {
            0 => gate_locked(&mut script),
            1 => handed_over_under_lock(&mut script),
            2 => published_by_volatile(&mut script),
            _ => inversion_after_hand_over(&mut script),
        }
        self.plot.scenes.push(script.finish());
    }

    fn bug(&mut self, scene: Scene, name: String, bug: Bug, locations: Vec<LocationId>) {
        self.plot.scenes.push(scene);
        self.planted.push(Planted { name, bug, locations });
    }
}

/// Two threads nest two locks the other way round, but both hold a third lock meanwhile.
fn gate_locked(script: &mut Script) {
    let (gate, p, q) = (script.lock("_gate"), script.lock("_p"), script.lock("_q"));
    for (actor, outer, inner) in [(0, p, q), (1, q, p)] {
        script.say(actor, Op::Acquire(gate));
        script.nested(actor, outer, inner);
        script.say(actor, Op::Release(gate));
    }
}

/// Data is written without a lock, but the reader first learns from a guarded flag that it is there.
fn handed_over_under_lock(script: &mut Script) {
    let (data, flag, l) = (script.var("_data"), script.var("_flag"), script.lock("_lock"));
    script.say(0, Op::Write(data));
    script.section(0, l, &[Op::Write(flag)]);
    script.section(1, l, &[Op::Read(flag)]);
    script.branch(1);
    script.say(1, Op::Write(data));
}

/// The same with a volatile flag.
fn published_by_volatile(script: &mut Script) {
    let (data, flag) = (script.var("_data"), script.var("_flag"));
    script.say(0, Op::Write(data));
    script.say(0, Op::VolatileWrite(flag));
    script.say(1, Op::VolatileRead(flag));
    script.branch(1);
    script.say(1, Op::Read(data));
}

/// A lock inversion whose second half starts only when the first is over.
fn inversion_after_hand_over(script: &mut Script) {
    let (p, q, flag) = (script.lock("_p"), script.lock("_q"), script.var("_flag"));
    script.nested(0, p, q);
    script.say(0, Op::VolatileWrite(flag));
    script.say(1, Op::VolatileRead(flag));
    script.branch(1);
    script.nested(1, q, p);
}

/// A scene being written. Every line has a location of its own.
struct Script<'a> {
    name: String,
    branches: Branches,
    words: &'a mut Words,
    lines: Vec<Line>,
}

impl<'a> Script<'a> {
    fn new(name: &str, branches: Branches, words: &'a mut Words) -> Self {
        Script { name: name.to_owned(), branches, words, lines: Vec::new() }
    }

    fn var(&mut self, suffix: &str) -> VarId {
        self.words.var(&format!("{}{suffix}", self.name))
    }

    fn lock(&mut self, suffix: &str) -> LockId {
        self.words.lock(&format!("{}{suffix}", self.name))
    }

    fn say(&mut self, actor: usize, op: Op) -> LocationId {
        let location = self.words.location(&format!("{}.java:{}", self.name, self.lines.len() + 1));
        self.lines.push(Line { actor, op, location });
        location
    }

    /// What the actor does next depends on what it has read. A trace without branches says so by having none.
    fn branch(&mut self, actor: usize) {
        if self.branches == Branches::Recorded {
            self.say(actor, Op::Branch);
        }
    }

    /// A critical section; returns the location of the first thing in it.
    fn section(&mut self, actor: usize, lock: LockId, inside: &[Op]) -> LocationId {
        let opening = self.say(actor, Op::Acquire(lock));
        let locations: Vec<LocationId> = inside.iter().map(|&op| self.say(actor, op)).collect();
        self.say(actor, Op::Release(lock));
        locations.first().copied().unwrap_or(opening)
    }

    /// One lock inside another; returns the location of the inner acquire.
    fn nested(&mut self, actor: usize, outer: LockId, inner: LockId) -> LocationId {
        self.say(actor, Op::Acquire(outer));
        let location = self.say(actor, Op::Acquire(inner));
        self.say(actor, Op::Release(inner));
        self.say(actor, Op::Release(outer));
        location
    }

    fn finish(self) -> Scene {
        let actors = self.lines.iter().map(|line| line.actor + 1).max().unwrap_or(0);
        Scene { actors, lines: self.lines }
    }
}
