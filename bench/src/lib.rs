//! Deterministic workloads with known bugs, for benchmarks and for tests.
//!
//! A [`Workload`] simulates a concurrent program: threads run routines over variables that are their own,
//! constant, or guarded by a lock, so that it is free of races, deadlocks and atomicity violations; then bugs
//! and look-alikes are planted in it, and a [`Manifest`] says which. Events are produced one at a time: a
//! hundred million cost no more memory than a thousand.

pub mod csharp_text;
mod machine;
mod manifest;
mod program;
mod rng;
mod scenes;
mod spec;
pub mod std_text;

pub use manifest::{Bug, Hiding, Kind, Manifest, Planted, Score};
pub use spec::{Plant, Spec, Values};

use program::Program;
use trace::{Event, NameTables, Trace};

/// A program ready to run, and what is wrong with it.
pub struct Workload {
    spec: Spec,
    program: Program,
    names: NameTables,
    manifest: Manifest,
}

impl Workload {
    /// Writes the program. Numbers below the spec's minima are raised to them.
    pub fn new(spec: &Spec) -> Self {
        let mut spec = spec.clone();
        spec.threads = spec.threads.max(2);
        spec.locks = spec.locks.max(1);
        spec.variables = spec.variables.max(spec.locks);
        let (program, names, manifest) = Program::new(&spec);
        Workload { spec, program, names, manifest }
    }

    /// Runs the program and hands out its events in order.
    pub fn run(&self, emit: impl FnMut(Event)) {
        machine::Machine::new(&self.spec, &self.program, emit).run();
    }

    /// Runs the program and keeps everything.
    pub fn trace(&self) -> Trace {
        let mut trace = Trace::default();
        trace.reserve(self.spec.events as usize);
        self.run(|event| {
            trace.push(event).expect("a workload that is kept in memory has fewer than 2^32 events");
        });
        trace.names = self.names.clone();
        trace
    }

    /// How everything is spelled.
    pub fn names(&self) -> &NameTables {
        &self.names
    }

    /// What there is to find.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }
}

/// The trace of a workload, and what there is to find in it.
pub fn generate(spec: &Spec) -> (Trace, Manifest) {
    let workload = Workload::new(spec);
    (workload.trace(), workload.manifest)
}
