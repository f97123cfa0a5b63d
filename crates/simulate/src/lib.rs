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
mod found;
mod heap;
mod interleaving;
mod machine;
mod native;
mod numbers;
mod random;
pub mod rules;
mod schedule;
mod shadow;
mod stacks;
mod text;
mod thread;
mod types;
mod value;
mod waiting;

pub use config::Config;
pub use explore::Statistics;
pub use machine::End;
pub use schedule::Strategy;

use clock::ThreadId;
use code::World;
use explore::{Diary, Discovery, Schedule, Story};
use finding::{Decision, Finding, Interleaving};
use ir::Program;
use schedule::Switch;

/// What came of it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Races and deadlocks.
    pub findings: Vec<Finding>,
    /// How much was done.
    pub statistics: Statistics,
    /// What stood in the way, one line each.
    pub problems: Vec<String>,
}

/// Runs every entry of a program under many schedules.
pub fn run(program: &Program, config: &Config) -> Outcome {
    let entries = entries::entries(program);
    let (discoveries, statistics) = explore::explore(program, config);
    let findings =
        discoveries.iter().filter_map(|found| findings::finding(program, &entries, found)).collect();
    let mut problems = Vec::new();
    if entries.is_empty() {
        problems.push("nothing to run: there is no Main, no top-level statement and no test".to_owned());
    }
    Outcome { findings, statistics, problems }
}

/// A recorded run, done again.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// Everything that happened that threads could notice of each other.
    pub interleaving: Interleaving,
    /// What it found this time, each with its own decisive part.
    pub findings: Vec<Finding>,
    /// Why it ended.
    pub end: End,
    /// What the program printed.
    pub output: Vec<String>,
}

/// Does the run of a finding again; `None` if the program has no such entry.
pub fn replay(program: &Program, config: &Config, recorded: &finding::Schedule) -> Option<Replayed> {
    let entries = entries::entries(program);
    let entry = entries.iter().position(|entry| entry.name == recorded.entry)?;
    let switch = |decision: &Decision| Switch {
        from: ThreadId(decision.thread),
        operations: decision.after,
        to: ThreadId(decision.next),
    };
    let strategy = Strategy::ALL.into_iter().find(|strategy| strategy.name() == recorded.strategy);
    let schedule = Schedule {
        entry,
        seed: recorded.seed,
        strategy: strategy.unwrap_or(Strategy::RandomWalk),
        switches: recorded.decisions.iter().map(switch).collect(),
        steps: recorded.steps,
    };
    let report = explore::follow(&mut World::new(program), config, &entries, &schedule);
    let story = Story { diary: report.diary, threads: report.threads };
    let discovery = |found| Discovery { found, schedule: schedule.clone(), story: story.clone() };
    let discoveries: Vec<Discovery> = report.found.into_iter().map(discovery).collect();
    let found = discoveries.first().map(|discovery| &discovery.found);
    Some(Replayed {
        interleaving: interleaving::whole(program, found, &story),
        findings: discoveries
            .iter()
            .filter_map(|found| findings::finding(program, &entries, found))
            .collect(),
        end: report.end,
        output: report.output,
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
    let entry = entries::entries(program).into_iter().next()?;
    let mut world = World::new(program);
    let mut scheduler = strategy.scheduler(config.seed, &[]);
    let report = explore::execute(&mut world, config, &entry, config.seed, &mut *scheduler, Diary::None);
    Some(Trial {
        end: report.end,
        output: report.output,
        uncaught: report.uncaught,
        steps: report.steps,
        threads: report.threads.len(),
    })
}
