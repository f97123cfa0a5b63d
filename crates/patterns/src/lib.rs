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
//! - [`run`]: program in, findings out.

mod callbacks;
mod code;
mod locking;
mod nulls;
mod options;
mod report;
mod rule;
pub mod rules;
mod tasks;
mod world;

pub use code::{Code, Decision};
pub use locking::{Acquisition, Form, LockName, Release};
pub use nulls::NullCheck;
pub use report::Report;
pub use rule::Rule;
pub use tasks::Join;
pub use world::{Access, Caller, Guard, Protection, Run, Source, Touch, World};

use finding::Finding;
use finding::rules::RuleOptions;
use ir::Program;
use ir::effects::Effects;
use rayon::prelude::*;

/// Runs rules over a program. Findings come in the order of the program's methods and of the rules, whatever
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
    let world = World::new(program, effects, options);
    let methods: Vec<_> = program.methods().ids().collect();
    let in_bodies = methods.into_par_iter().flat_map_iter(|method| {
        let mut report = Report::new(&world);
        if let Some(code) = Code::new(&world, method) {
            for rule in rules {
                rule.body(&code, &mut report);
            }
        }
        report.into_findings()
    });
    let mut findings: Vec<Finding> = in_bodies.collect();
    let in_program = rules.par_iter().flat_map_iter(|rule| {
        let mut report = Report::new(&world);
        rule.program(&world, &mut report);
        report.into_findings()
    });
    findings.extend(in_program.collect::<Vec<_>>());
    findings
}
