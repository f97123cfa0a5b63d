//! The simulated program: a few hundred to a few thousand places in routines that threads run over and over,
//! on varying objects.

use crate::rng::Rng;
use crate::scenes::{self, Plot};
use crate::{Manifest, Spec};
use trace::{LocationId, LockId, NameTables, Names, Op, Spelled, ThreadId, VarId};

/// Variables that each thread has for itself. A power of two.
pub(crate) const LOCALS: u32 = 64;
/// Variables written once, before the first fork.
pub(crate) const CONSTANTS: u32 = 256;
/// Atomic counters.
pub(crate) const COUNTERS: u32 = 64;
/// Locks nest so deep.
pub(crate) const DEPTHS: usize = 2;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Write,
}

impl Access {
    pub(crate) fn of(self, var: VarId) -> Op {
        match self {
            Access::Read => Op::Read(var),
            Access::Write => Op::Write(var),
        }
    }
}

/// What one line of a routine does. Which object it does it to is decided anew at every run.
#[derive(Clone, Copy)]
pub(crate) enum Code {
    Local(Access, u32),
    Constant,
    Count,
    /// Enters a critical section; a deeper one has a lock with a higher number, so nothing here can deadlock.
    Enter(usize),
    Guarded(Access, usize),
    Leave(usize),
    Branch,
}

pub(crate) struct Instruction {
    pub(crate) code: Code,
    pub(crate) location: LocationId,
}

/// Where the main thread and its helpers do their chores.
pub(crate) struct Chores {
    pub(crate) initialise: LocationId,
    pub(crate) pass_argument: LocationId,
    pub(crate) fork: LocationId,
    pub(crate) take_argument: LocationId,
    pub(crate) leave_result: LocationId,
    pub(crate) join: LocationId,
    pub(crate) take_result: LocationId,
}

/// Everything that is fixed before the program runs.
pub(crate) struct Program {
    pub(crate) routines: Vec<Vec<Instruction>>,
    pub(crate) chores: Chores,
    /// Threads `1..=pool` live from beginning to end, the rest are helpers.
    pub(crate) pool: u32,
    pub(crate) first_constant: u32,
    pub(crate) first_counter: u32,
    pub(crate) first_guarded: u32,
    /// An argument and a result for each thread, side by side.
    pub(crate) first_mailbox: u32,
    pub(crate) variables_per_lock: u32,
    pub(crate) plot: Plot,
    /// How many there are in all.
    pub(crate) variables: u32,
}

impl Program {
    pub(crate) fn new(spec: &Spec) -> (Self, NameTables, Manifest) {
        let mut rng = Rng::new(spec.seed ^ 0x7072_6f67_7261_6d00);
        let mut words = Words::new();
        for thread in 0..spec.threads {
            words.thread(&format!("T{thread}"));
        }
        for lock in 0..spec.locks {
            words.lock(&format!("Store.lock[{lock}]"));
        }
        for local in 0..spec.threads * LOCALS {
            words.var(&format!("Worker@{}.field{}", local / LOCALS, local % LOCALS));
        }
        let variables_per_lock = (spec.variables / spec.locks).max(1);
        let first_constant = words.vars("Config.entry", CONSTANTS);
        let first_counter = words.vars("Stats.counter", COUNTERS);
        let first_guarded = words.vars("Store.cell", variables_per_lock * spec.locks);
        let first_mailbox = words.vars("Mailbox.slot", 2 * spec.threads);
        let chores = Chores::new(&mut words);
        let routines = (0..spec.routines.max(1)).map(|r| routine(r, spec, &mut rng, &mut words)).collect();
        let workers = spec.threads - 1;
        let helpers = if spec.phases == 0 { 0 } else { workers / 3 };
        let pool = workers - helpers;
        let (plot, manifest) = scenes::plan(spec, pool + 1, &mut rng, &mut words);
        let program = Program {
            routines,
            chores,
            pool,
            first_constant,
            first_counter,
            first_guarded,
            first_mailbox,
            variables_per_lock,
            plot,
            variables: words.vars.len() as u32,
        };
        (program, words.finish(), manifest)
    }
}

impl Chores {
    fn new(words: &mut Words) -> Self {
        let mut line = 0;
        let mut next = || {
            line += 10;
            words.location(&format!("Main.java:{line}"))
        };
        Chores {
            initialise: next(),
            pass_argument: next(),
            fork: next(),
            take_argument: next(),
            leave_result: next(),
            join: next(),
            take_result: next(),
        }
    }
}

/// Writes one routine: some thirty accesses, mixed as the spec says.
fn routine(number: u32, spec: &Spec, rng: &mut Rng, words: &mut Words) -> Vec<Instruction> {
    let mut routine = Writer { number, spec, rng, words, body: Vec::new() };
    let accesses = 20 + routine.rng.below(20);
    while routine.body.len() < accesses as usize {
        if routine.rng.chance(spec.local_percent) {
            routine.local();
        } else if routine.rng.chance(spec.read_mostly_percent) {
            routine.read(Code::Constant);
        } else if routine.rng.chance(5) {
            routine.push(Code::Count);
        } else {
            routine.section(0);
        }
    }
    routine.body
}

struct Writer<'a> {
    number: u32,
    spec: &'a Spec,
    rng: &'a mut Rng,
    words: &'a mut Words,
    body: Vec<Instruction>,
}

impl Writer<'_> {
    fn push(&mut self, code: Code) {
        let location = self.words.location(&format!("Routine{}.java:{}", self.number, self.body.len() + 10));
        self.body.push(Instruction { code, location });
    }

    fn read(&mut self, code: Code) {
        self.push(code);
        if self.rng.chance(self.spec.branch_percent) {
            self.push(Code::Branch);
        }
    }

    fn local(&mut self) {
        let slot = self.rng.below(8);
        if self.rng.chance(70) {
            self.read(Code::Local(Access::Read, slot));
        } else {
            self.push(Code::Local(Access::Write, slot));
        }
    }

    /// A critical section that reads and perhaps updates a variable, with local work and perhaps another
    /// section inside.
    fn section(&mut self, depth: usize) {
        self.push(Code::Enter(depth));
        self.read(Code::Guarded(Access::Read, depth));
        if self.rng.chance(30) {
            self.local();
        }
        if self.rng.chance(40) {
            self.push(Code::Guarded(Access::Write, depth));
        }
        if depth + 1 < DEPTHS && self.spec.locks > 1 && self.rng.chance(15) {
            self.section(depth + 1);
        }
        self.push(Code::Leave(depth));
    }
}

/// The names, while they are being given.
pub(crate) struct Words {
    threads: Spelled,
    vars: Spelled,
    locks: Spelled,
    locations: Spelled,
}

/// Values are numbers below this one. Variables start with 0, which is never written.
pub(crate) const VALUES: u32 = 1024;

impl Words {
    fn new() -> Self {
        let mut words = Words {
            threads: Spelled::default(),
            vars: Spelled::default(),
            locks: Spelled::default(),
            locations: Spelled::default(),
        };
        words.location("?");
        words
    }

    fn thread(&mut self, name: &str) -> ThreadId {
        ThreadId(number(&mut self.threads, name))
    }

    pub(crate) fn var(&mut self, name: &str) -> VarId {
        VarId(number(&mut self.vars, name))
    }

    pub(crate) fn lock(&mut self, name: &str) -> LockId {
        LockId(number(&mut self.locks, name))
    }

    pub(crate) fn location(&mut self, name: &str) -> LocationId {
        LocationId(number(&mut self.locations, name))
    }

    /// Names a row of variables and returns the number of the first.
    fn vars(&mut self, name: &str, count: u32) -> u32 {
        let first = self.vars.len() as u32;
        for i in 0..count {
            self.var(&format!("{name}[{i}]"));
        }
        first
    }

    fn finish(self) -> NameTables {
        NameTables {
            threads: Names::Spelled(self.threads),
            vars: Names::Spelled(self.vars),
            locks: Names::Spelled(self.locks),
            blocks: Names::default(),
            locations: Names::Spelled(self.locations),
            values: Names::Numbered { prefix: "", count: VALUES },
        }
    }
}

fn number(table: &mut Spelled, name: &str) -> u32 {
    table.intern(name).expect("a workload has some thousand names, far fewer than fit")
}
