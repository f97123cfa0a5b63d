//! Shapes of concurrency bugs (Concurrency Bug Finder, Amrein 2016), and what the tools of the field look
//! for beyond them. Reads only the intermediate language, so a rule that is written once serves every front
//! end.
//!
//! The idea of the thesis: code that is made to run concurrently will run concurrently. A rule does not prove
//! that two threads meet; it recognises code that is wrong if they do, in a program that shows that it means
//! them to.
//!
//! - [`Rule`]: one shape. One file each in `rules/`, with its documentation beside it.
//! - [`World`]: what all rules ask about a program: what calls mean, who calls whom, who touches which field,
//!   what only runs during construction. Computed once.
//! - [`Code`]: what all rules ask about a body: graph, dominators, loops, locks held. Computed when asked for.
//! - [`run`]: program in, findings out. [`Session`]: the same again and again, for a program whose bodies change.

mod callbacks;
mod code;
mod locking;
mod nulls;
mod options;
mod report;
mod rule;
pub mod rules;
mod session;
mod tasks;
mod unit;
mod world;

pub use code::{Code, Decision};
pub use locking::{Acquisition, Form, LockName, Release};
pub use nulls::NullCheck;
pub use report::Report;
pub use rule::Rule;
pub use session::Session;
pub use tasks::Join;
pub use world::{Access, Caller, Guard, Parts, Protection, Run, Source, Touch, World};

use finding::Finding;
use finding::rules::RuleOptions;
use ir::Program;
use ir::effects::Effects;
use rayon::prelude::*;
use unit::Unit;

/// Runs rules over a program. Findings come in the order of the program's methods and fields and of the rules, whatever
/// the number of threads.
pub fn run(program: &Program, effects: &Effects, rules: &[&dyn Rule]) -> Vec<Finding> {
    run_with(program, effects, rules, &RuleOptions::default())
}

/// Runs rules over a program, with what the user set for them.
pub fn run_with(
    program: &Program,
    effects: &Effects,
    rules: &[&dyn Rule],
    options: &RuleOptions,
) -> Vec<Finding> {
    if rules.is_empty() {
        return Vec::new();
    }
    let parts = Parts::new(program, effects, options);
    let units = Unit::all(program, rules);
    let found = units.into_par_iter().flat_map_iter(|unit| {
        let world = World::over(program, &parts);
        unit.look(&world, rules)
    });
    found.collect()
}
