//! Runs programs on a simulated machine under many schedules, and watches them for races and deadlocks: the
//! Parallel Checker (Bläser, ISSTA 2018), randomized bounded concrete concurrent interpretation.
//!
//! - [`run`] is everything: entries are found, run under all strategies within bounds, and what shows up is told
//!   with both ends and the schedule that shows it.
//! - [`trial`] is a single run, with what the program printed: for tests of the machine and of library models.
//!
//! Code flows from `types` (run-time types) and `code` (decoded bodies) into `machine` (the interpreter), which
//! asks `schedule` who goes on, keeps `clock`s and `shadow`s for races and `waiting` for deadlocks. `explore`
//! does many runs, `findings` words what they found. Nothing here touches the outside world.

#![expect(
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    reason = "values are the bits of simulated numbers, converted as C# converts them"
)]

mod clock;
mod code;
mod config;
mod entries;
mod explore;
mod findings;
mod formats;
mod found;
mod heap;
mod machine;
mod native;
mod numbers;
mod plan;
mod random;
pub mod rules;
mod schedule;
mod shadow;
mod stacks;
mod story;
mod text;
mod thread;
mod types;
mod value;
mod waiting;

pub use clock::ThreadId;
pub use config::Config;
pub use explore::Statistics;
pub use machine::End;
pub use schedule::Strategy;

use code::World;
use entries::Entries;
use finding::{Finding, Interleaving};
use found::Found;
use ir::Program;
use machine::Telling;
use plan::Schedule;

/// What came of it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Races and deadlocks.
    pub findings: Vec<Finding>,
    /// How much was done.
    pub statistics: Statistics,
    /// What was left out, one line each.
    pub problems: Vec<String>,
}

/// Runs every entry of a program under many schedules.
pub fn run(program: &Program, config: &Config) -> Outcome {
    let Entries { all, problems } = entries::entries(program, config);
    let (discoveries, statistics) = explore::explore(program, config, &all);
    let findings = findings::folded(discoveries.iter().filter_map(|found| findings::finding(program, found)));
    Outcome { findings, statistics, problems }
}

/// A run that was done again.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// Everything that threads could notice of each other, in order.
    pub interleaving: Interleaving,
    /// What it shows.
    pub findings: Vec<Finding>,
}

/// Does the run behind a finding again; `None` if the program has no such entry.
pub fn replay(program: &Program, config: &Config, told: &finding::Schedule) -> Option<Replayed> {
    let (story, discoveries) = explore::again(program, config, &Schedule::recorded(told))?;
    let found: Vec<&Found> = discoveries.iter().map(|discovery| &discovery.found).collect();
    Some(Replayed {
        interleaving: story::whole(program, &story, &found),
        findings: discoveries.iter().filter_map(|found| findings::finding(program, found)).collect(),
    })
}

/// What a single run did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Why it ended.
    pub end: End,
    /// What the program printed, line by line.
    pub output: Vec<String>,
    /// Types of exceptions that nobody caught.
    pub uncaught: Vec<String>,
    /// Instructions.
    pub steps: u64,
    /// Threads.
    pub threads: usize,
}

/// Runs the first entry of a program once; `None` if it has none.
pub fn trial(program: &Program, config: &Config, strategy: Strategy) -> Option<Trial> {
    let entry = entries::entries(program, config).all.into_iter().next()?;
    let mut world = World::new(program);
    let mut scheduler = strategy.scheduler(config.seed, &[]);
    let report =
        explore::execute(&mut world, config.limits(), &entry, config.seed, &mut *scheduler, Telling::Brief);
    Some(Trial {
        end: report.end,
        output: report.output,
        uncaught: report.uncaught,
        steps: report.steps,
        threads: report.threads,
    })
}
