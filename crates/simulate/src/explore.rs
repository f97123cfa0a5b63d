//! Many runs of every entry. The first goes straight on; if it starts no thread, the entry has nothing to show.
//! Otherwise the strategies take turns until the entry's share of the steps is used up. How many runs that is
//! follows from the first one, so runs can go on all cores and the result does not depend on how many there
//! are.

use crate::code::World;
use crate::config::Config;
use crate::entries::{Entry, ProjectNumber, Scope, entries, is_promised};
use crate::found::{Deed, Found, FoundKind, FoundSide};
use crate::machine::{End, Limits, Machine, Report, Telling};
use crate::plan::Schedule;
use crate::random::Random;
use crate::schedule::{Recorder, Replay, Scheduler, Strategy, Switch};
use crate::story::Story;
use ir::{Program, Span};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};

/// Something that was found, with a run that shows it.
#[derive(Clone, Debug)]
pub(crate) struct Discovery {
    /// What.
    pub(crate) found: Found,
    /// How.
    pub(crate) schedule: Schedule,
    /// How many instructions that takes.
    pub(crate) steps: u64,
    /// What happened on the way.
    pub(crate) story: Story,
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
    entry: usize,
    schedule: Schedule,
}

/// Runs every entry of a program.
pub(crate) fn explore(program: &Program, config: &Config, entries: &[Entry]) -> (Vec<Discovery>, Statistics) {
    let counts = counts(entries.iter());
    let firsts: Vec<Run> = on_all_cores(program, (0..entries.len()).collect(), |world, entry| {
        let limits = config.first_limits(counts[&entries[entry].project]);
        first(world, limits, entries, Plan { entry, strategy: Strategy::RunToBlock, seed: config.seed })
    });
    let concurrent: Vec<usize> =
        (0..entries.len()).filter(|&entry| firsts[entry].report.threads > 1).collect();
    let plans = plan(config, entries, &firsts, &concurrent);
    let others: Vec<Run> = on_all_cores(program, plans, |world, plan| {
        let first = &firsts[plan.entry].report;
        run(world, config.limits_like(first.steps), entries, plan, &first.operations)
    });
    let runs = || firsts.iter().chain(&others);
    let statistics = Statistics {
        entries: entries.len(),
        concurrent: concurrent.len(),
        runs: runs().count() as u64,
        steps: runs().map(|run| run.report.steps).sum(),
    };
    let discoveries = on_all_cores(program, distinct(runs()), |world, (found, run)| {
        simplest(world, config, entries, found, run)
    });
    (discoveries, statistics)
}

/// Does the same to many things, in any order, and gives the results in theirs.
fn on_all_cores<'p, T: Send, R: Send>(
    program: &'p Program,
    work: Vec<T>,
    act: impl Fn(&mut World<'p>, T) -> R + Send + Sync,
) -> Vec<R> {
    work.into_par_iter().map_init(|| World::new(program), act).collect()
}

#[derive(Clone, Copy)]
struct Plan {
    entry: usize,
    strategy: Strategy,
    seed: u64,
}

/// What does not end by itself repeats itself: this part of its share of steps shows as much.
const PART_OF_ENDLESS: u64 = 4;

/// How many entries each project has.
fn counts<'e>(entries: impl Iterator<Item = &'e Entry>) -> FxHashMap<ProjectNumber, usize> {
    let mut counts = FxHashMap::default();
    for entry in entries {
        *counts.entry(entry.project).or_default() += 1;
    }
    counts
}

/// What an entry would use of its project's steps, and what a run of it takes.
#[derive(Clone, Copy)]
struct Demand {
    entry: usize,
    cost: u64,
    runs: u64,
}

impl Demand {
    fn new(config: &Config, entry: usize, first: &Report) -> Demand {
        let is_endless = matches!(first.end, End::Steps | End::Heap | End::Threads);
        let runs = u64::from(config.runs);
        Demand {
            entry,
            cost: first.steps.max(1),
            runs: if is_endless { runs / PART_OF_ENDLESS } else { runs },
        }
    }

    fn steps(self) -> u64 {
        self.cost * self.runs
    }
}

/// The runs of all entries that start threads, in the order of the entries.
fn plan(config: &Config, entries: &[Entry], firsts: &[Run], concurrent: &[usize]) -> Vec<Plan> {
    let mut by_project: FxHashMap<ProjectNumber, Vec<Demand>> = FxHashMap::default();
    for &entry in concurrent {
        let demand = Demand::new(config, entry, &firsts[entry].report);
        by_project.entry(entries[entry].project).or_default().push(demand);
    }
    let mut affordable: Vec<(usize, u64)> =
        by_project.into_values().flat_map(|demands| fair_runs(config.total_steps, demands)).collect();
    affordable.sort_unstable();
    let plans = |(entry, runs): (usize, u64)| (0..runs).map(move |index| planned(config, entry, index));
    affordable.into_iter().flat_map(plans).collect()
}

fn planned(config: &Config, entry: usize, index: u64) -> Plan {
    let strategy = config.strategies.get(index as usize % config.strategies.len().max(1));
    let seed = Random::fork(config.seed, index + 1).next();
    Plan { entry, strategy: strategy.copied().unwrap_or(Strategy::RandomWalk), seed }
}

/// How many runs of each entry the steps of a project are enough for. Whoever wants less than an equal share gets all
/// of it, and what it leaves is shared by the others (max-min fairness).
fn fair_runs(total: u64, mut demands: Vec<Demand>) -> Vec<(usize, u64)> {
    demands.sort_unstable_by_key(|demand| (demand.steps(), demand.entry));
    let mut left = total;
    let mut sharers = demands.len() as u64;
    let mut runs = Vec::with_capacity(demands.len());
    for demand in demands {
        let affordable = (left / sharers / demand.cost).min(demand.runs);
        left -= affordable * demand.cost;
        sharers -= 1;
        runs.push((demand.entry, affordable));
    }
    runs
}

/// So often an entry may show that it starts threads where that depends on what comes from outside, which goes
/// either way. A thread behind one such branch is missed by one entry in four thousand.
const FIRST_TRIES: u64 = 12;

/// The first run that starts threads, else the last that was tried. All tries together go no farther than one may.
fn first(world: &mut World<'_>, limits: Limits, entries: &[Entry], plan: Plan) -> Run {
    let mut last = run(world, limits, entries, plan, &[]);
    let mut steps = last.report.steps;
    for index in 1..FIRST_TRIES {
        let has_choices = last.report.guessed || entries[plan.entry].has_choices();
        if last.report.threads > 1 || steps >= limits.steps || !has_choices {
            break;
        }
        last = run(world, limits, entries, Plan { seed: Random::fork(plan.seed, index).next(), ..plan }, &[]);
        steps += last.report.steps;
    }
    last
}

fn run(world: &mut World<'_>, limits: Limits, entries: &[Entry], plan: Plan, operations: &[u32]) -> Run {
    let Plan { entry, strategy, seed } = plan;
    let mut scheduler = strategy.scheduler(seed, operations);
    let mut recorder = Recorder::new(&mut *scheduler);
    let report = execute(world, limits, &entries[entry], seed, &mut recorder, Telling::Brief);
    let switches = recorder.into_switches();
    let schedule = Schedule { strategy, seed, entry: entries[entry].name.clone(), switches };
    Run { report, entry, schedule }
}

/// One run of an entry.
pub(crate) fn execute(
    world: &mut World<'_>,
    limits: Limits,
    entry: &Entry,
    seed: u64,
    scheduler: &mut dyn Scheduler,
    telling: Telling,
) -> Report {
    let driver = world.driver(&entry.actions);
    let mut report = Machine::new(world, seed, limits, telling).run(driver, scheduler);
    let program = world.program();
    report.found.retain(|found| is_believable(program, found, entry.scope));
    report
}

/// Where only a part of the program runs, the rest may end a wait. But nobody can do what the thread of a user
/// interface would have to do while it waits itself.
fn is_believable(program: &Program, found: &Found, scope: Scope) -> bool {
    let waits_for_task = || match &found.sides[..] {
        [FoundSide { thread, deed: Deed::Wait { what, .. }, .. }] => thread.number == 0 && what == "task",
        _ => false,
    };
    // A message loop that has nothing to do waits for the user; to sleep for ever is what the program says.
    let is_meant = |side: &FoundSide| match &side.deed {
        Deed::Wait { what, .. } => ["message", "sleep"].contains(&what.as_str()),
        Deed::Access(..) | Deed::Use(..) => false,
    };
    match (found.kind, scope) {
        (FoundKind::WaitForEver, _) if found.sides.iter().any(is_meant) => false,
        (FoundKind::WaitForEver, Scope::Part | Scope::Guarded(_)) => false,
        (FoundKind::WaitForEver, Scope::Loop) => waits_for_task(),
        (FoundKind::Race | FoundKind::UnsafeUse, Scope::Guarded(ty)) => is_promised(program, found, ty),
        _ => true,
    }
}

/// Does a run again, with everything that happens; `None` if there is no such entry.
pub(crate) fn again(
    program: &Program,
    config: &Config,
    schedule: &Schedule,
) -> Option<(Story, Vec<Discovery>)> {
    let entry = entries(program, config).all.into_iter().find(|entry| entry.name == schedule.entry)?;
    let report = retold(&mut World::new(program), config.limits(), &entry, schedule);
    let Report { found, steps, story, .. } = report;
    let discovery = |found| Discovery { found, schedule: schedule.clone(), steps, story: story.clone() };
    let discoveries = found.into_iter().map(discovery).collect();
    Some((story, discoveries))
}

fn retold(world: &mut World<'_>, limits: Limits, entry: &Entry, schedule: &Schedule) -> Report {
    let mut replay = Replay::new(&schedule.switches);
    execute(world, limits, entry, schedule.seed, &mut replay, Telling::Everything)
}

/// Each finding once, from the first run that shows it. A deadlock that happened makes the suspicion that it
/// could happen superfluous.
fn distinct<'r>(runs: impl Iterator<Item = &'r Run>) -> Vec<(&'r Found, &'r Run)> {
    let mut seen: FxHashSet<(FoundKind, Vec<Span>)> = FxHashSet::default();
    let mut discoveries = Vec::new();
    for run in runs {
        for found in &run.report.found {
            if seen.insert(found.key()) {
                discoveries.push((found, run));
            }
        }
    }
    let happened: FxHashSet<Vec<Span>> = discoveries
        .iter()
        .filter(|(found, _)| found.kind == FoundKind::Cycle)
        .map(|(found, _)| found.key().1)
        .collect();
    discoveries.retain(|(found, _)| found.kind != FoundKind::Inversion || !happened.contains(&found.key().1));
    discoveries
}

/// A finding with the simplest run that shows it.
fn simplest(
    world: &mut World<'_>,
    config: &Config,
    entries: &[Entry],
    found: &Found,
    run: &Run,
) -> Discovery {
    let entry = &entries[run.entry];
    let key = found.key();
    let limits = config.limits_like(run.report.steps);
    let mut schedule = run.schedule.clone();
    schedule.switches = shrink(&schedule.switches, config.shrink_runs, |switches| {
        let mut replay = Replay::new(switches);
        let report = execute(world, limits, entry, schedule.seed, &mut replay, Telling::Brief);
        report.found.iter().any(|other| other.key() == key)
    });
    let Report { found: again, steps, story, .. } = retold(world, limits, entry, &schedule);
    let same = again.into_iter().find(|other| other.key() == key);
    Discovery { found: same.unwrap_or_else(|| found.clone()), schedule, steps, story }
}

/// Takes switches out as long as the rest still shows it (delta debugging: Zeller and Hildebrandt, TSE 2002).
fn shrink(switches: &[Switch], mut tries: u32, mut shows: impl FnMut(&[Switch]) -> bool) -> Vec<Switch> {
    if switches.is_empty() || shows(&[]) {
        return Vec::new();
    }
    let mut switches = switches.to_vec();
    let mut parts = 2;
    while tries > 0 {
        let size = switches.len().div_ceil(parts);
        let smaller = (0..switches.len()).step_by(size).find_map(|start| {
            let mut rest = switches.clone();
            rest.drain(start..(start + size).min(rest.len()));
            tries = tries.saturating_sub(1);
            (tries > 0 && shows(&rest)).then_some(rest)
        });
        match smaller {
            Some(rest) => {
                switches = rest;
                parts = (parts - 1).max(2);
            }
            None if size == 1 => break,
            None => parts = (parts * 2).min(switches.len()),
        }
    }
    switches
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ThreadId;

    #[test]
    fn what_small_entries_leave_goes_to_large_ones() {
        let demand = |entry, cost, runs| Demand { entry, cost, runs };
        let runs = |total, demands: &[Demand]| {
            let mut runs = fair_runs(total, demands.to_vec());
            runs.sort_unstable();
            runs
        };
        let all = [demand(0, 400, 100), demand(1, 1, 100), demand(2, 300, 100)];
        assert_eq!(runs(1_000, &all), [(0, 1), (1, 100), (2, 1)], "no more than there is");
        assert_eq!(runs(1_300, &all), [(0, 1), (1, 100), (2, 2)]);
        assert_eq!(runs(100_000, &all), [(0, 100), (1, 100), (2, 100)], "no more than is wanted");
        assert_eq!(runs(0, &all), [(0, 0), (1, 0), (2, 0)]);
    }

    #[test]
    fn shrinking_keeps_what_is_needed() {
        let switch = |operations| Switch { from: ThreadId(0), operations, to: ThreadId(1) };
        let all: Vec<Switch> = (0..40).map(switch).collect();
        let needed = [switch(7), switch(31)];
        let shows = |some: &[Switch]| needed.iter().all(|switch| some.contains(switch));
        assert_eq!(shrink(&all, 200, shows), needed);
        assert_eq!(shrink(&all, 200, |_| true), []);
        assert_eq!(shrink(&all, 200, |some| some.len() == all.len()), all);
    }
}
