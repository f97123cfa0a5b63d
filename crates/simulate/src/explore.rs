//! Many runs of every entry. The first goes straight on; if it starts no thread, the entry has nothing to show.
//! Otherwise the strategies take turns until the entry's share of the steps is used up. How many runs that is
//! follows from the first one, so runs can go on all cores and the result does not depend on how many there
//! are.

use crate::code::World;
use crate::config::Config;
use crate::entries::{Entry, entries};
use crate::found::{Found, FoundKind, Noted};
use crate::machine::{Machine, Report};
use crate::random::Random;
use crate::schedule::{Recorder, Replay, Scheduler, Strategy, Switch};
use ir::{Program, Span};
use rayon::prelude::*;
use rustc_hash::FxHashSet;

/// A run that can be done again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Schedule {
    /// Where it begins, by the order of [`entries`].
    pub entry: usize,
    /// Its random numbers.
    pub seed: u64,
    /// The strategy that found it.
    pub strategy: Strategy,
    /// Where it did not go straight on.
    pub switches: Vec<Switch>,
    /// How many instructions it has.
    pub steps: u64,
}

/// Something that was found, with a run that shows it.
#[derive(Clone, Debug)]
pub(crate) struct Discovery {
    /// What.
    pub found: Found,
    /// How.
    pub schedule: Schedule,
    /// What happens in that run, from start to end.
    pub story: Story,
}

/// A run as people can follow it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Story {
    /// What happened, in order.
    pub diary: Vec<Noted>,
    /// The threads, by name.
    pub threads: Vec<String>,
}

/// What all runs together did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// Places where runs began.
    pub entries: usize,
    /// Those that started threads.
    pub concurrent: usize,
    /// Runs.
    pub runs: u64,
    /// Instructions.
    pub steps: u64,
}

struct Run {
    report: Report,
    schedule: Schedule,
}

/// Runs every entry of a program.
pub(crate) fn explore(program: &Program, config: &Config) -> (Vec<Discovery>, Statistics) {
    let entries = entries(program);
    let firsts: Vec<Run> = on_all_cores(program, (0..entries.len()).collect(), |world, entry| {
        run(world, config, &entries, entry, Strategy::RunToBlock, config.seed, &[])
    });
    let concurrent: Vec<usize> =
        (0..entries.len()).filter(|&entry| firsts[entry].report.threads.len() > 1).collect();
    let plans = plan(config, &firsts, &concurrent);
    let others: Vec<Run> = on_all_cores(program, plans, |world, Plan { entry, strategy, seed }| {
        run(world, config, &entries, entry, strategy, seed, &firsts[entry].report.operations)
    });
    let runs = || firsts.iter().chain(&others);
    let statistics = Statistics {
        entries: entries.len(),
        concurrent: concurrent.len(),
        runs: runs().count() as u64,
        steps: runs().map(|run| run.report.steps).sum(),
    };
    let discoveries = distinct(runs());
    let told = on_all_cores(program, discoveries, |world, discovery| {
        let mut simpler = shrink(world, config, &entries, discovery);
        let report = follow(world, config, &entries, &simpler.schedule);
        simpler.story = Story { diary: report.diary, threads: report.threads };
        simpler
    });
    (told, statistics)
}

/// Does the same to many things, in any order, and gives the results in theirs.
fn on_all_cores<'p, T: Send, R: Send>(
    program: &'p Program,
    work: Vec<T>,
    act: impl Fn(&mut World<'p>, T) -> R + Send + Sync,
) -> Vec<R> {
    work.into_par_iter().map_init(|| World::new(program), act).collect()
}

struct Plan {
    entry: usize,
    strategy: Strategy,
    seed: u64,
}

/// Each entry that starts threads gets an equal share of the steps.
fn plan(config: &Config, firsts: &[Run], concurrent: &[usize]) -> Vec<Plan> {
    let share = config.total_steps / (concurrent.len() as u64).max(1);
    let mut plans = Vec::new();
    for &entry in concurrent {
        let affordable = share / firsts[entry].report.steps.max(1);
        let runs = affordable.min(u64::from(config.runs));
        for index in 0..runs {
            let strategy = config.strategies.get(index as usize % config.strategies.len().max(1));
            let seed = Random::fork(config.seed, index + 1).next();
            plans.push(Plan { entry, strategy: strategy.copied().unwrap_or(Strategy::RandomWalk), seed });
        }
    }
    plans
}

fn run(
    world: &mut World<'_>,
    config: &Config,
    entries: &[Entry],
    entry: usize,
    strategy: Strategy,
    seed: u64,
    operations: &[u32],
) -> Run {
    let mut scheduler = strategy.scheduler(seed, operations);
    let mut recorder = Recorder::new(&mut *scheduler);
    let report = execute(world, config, &entries[entry], seed, &mut recorder, Diary::None);
    let steps = report.steps;
    let schedule = Schedule { entry, seed, strategy, switches: recorder.into_switches(), steps };
    Run { report, schedule }
}

/// One run of an entry.
pub(crate) fn execute(
    world: &mut World<'_>,
    config: &Config,
    entry: &Entry,
    seed: u64,
    scheduler: &mut dyn Scheduler,
    diary: Diary,
) -> Report {
    let driver = world.driver(&entry.actions);
    let mut machine = Machine::new(world, seed, config.limits());
    if diary == Diary::Kept {
        machine.keep_diary();
    }
    machine.run(driver, scheduler)
}

/// Is it noted what threads do?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Diary {
    /// No: only what is wrong is told.
    None,
    /// Yes, for people.
    Kept,
}

/// Does a recorded run again, and notes what happens.
pub(crate) fn follow(
    world: &mut World<'_>,
    config: &Config,
    entries: &[Entry],
    schedule: &Schedule,
) -> Report {
    let mut replay = Replay::new(&schedule.switches);
    execute(world, config, &entries[schedule.entry], schedule.seed, &mut replay, Diary::Kept)
}

/// Each finding once, from the first run that shows it. A deadlock that happened makes the suspicion that it
/// could happen superfluous.
fn distinct<'r>(runs: impl Iterator<Item = &'r Run>) -> Vec<Discovery> {
    let mut seen: FxHashSet<(FoundKind, Vec<Span>)> = FxHashSet::default();
    let mut discoveries = Vec::new();
    for run in runs {
        for found in &run.report.found {
            if seen.insert(found.key()) {
                let (found, schedule) = (found.clone(), run.schedule.clone());
                discoveries.push(Discovery { found, schedule, story: Story::default() });
            }
        }
    }
    let happened: FxHashSet<Vec<Span>> = discoveries
        .iter()
        .filter(|discovery| discovery.found.kind == FoundKind::Cycle)
        .map(|discovery| discovery.found.key().1)
        .collect();
    discoveries.retain(|discovery| {
        discovery.found.kind != FoundKind::Inversion || !happened.contains(&discovery.found.key().1)
    });
    discoveries
}

/// Takes switches out of a schedule as long as it shows the same (delta debugging: Zeller and Hildebrandt, TSE
/// 2002).
fn shrink(world: &mut World<'_>, config: &Config, entries: &[Entry], discovery: Discovery) -> Discovery {
    let Discovery { mut found, mut schedule, story } = discovery;
    let mut runs_left = config.shrink_runs;
    let mut parts = 2;
    let key = found.key();
    let mut attempt = |switches: &[Switch]| {
        let mut replay = Replay::new(switches);
        let report =
            execute(world, config, &entries[schedule.entry], schedule.seed, &mut replay, Diary::None);
        let same = report.found.into_iter().find(|found| found.key() == key);
        same.map(|found| (found, report.steps))
    };
    let mut switches = schedule.switches.clone();
    if let Some((same, steps)) = attempt(&[]) {
        (switches, found, schedule.steps) = (Vec::new(), same, steps);
    }
    while !switches.is_empty() && runs_left > 0 {
        let size = switches.len().div_ceil(parts);
        let mut smaller = None;
        for start in (0..switches.len()).step_by(size) {
            let mut rest = switches.clone();
            rest.drain(start..(start + size).min(rest.len()));
            runs_left = runs_left.saturating_sub(1);
            if let Some(same) = attempt(&rest) {
                smaller = Some((rest, same));
                break;
            }
        }
        match smaller {
            Some((rest, (same, steps))) => {
                (switches, found, schedule.steps) = (rest, same, steps);
                parts = (parts - 1).max(2);
            }
            None if size == 1 => break,
            None => parts = (parts * 2).min(switches.len()),
        }
    }
    schedule.switches = switches;
    Discovery { found, schedule, story }
}
