//! Pairs of accesses that may race, and locks that may be taken in a cycle: Chord (Naik, Aiken and Whaley, PLDI 2006), and
//! past it.
//!
//! A pair of accesses goes through stages, each of which drops what it can prove harmless: original, reachable, aliasing,
//! escaping, parallel, unlocked. What is left is reported, with the calls that lead to both sides.
//!
//! - [`run`] is everything: findings, the sizes of all relations, what stood in the way.
//! - [`why()`] says which stage dropped a pair, or shows its two paths.
//! - [`pairs_of`] lists the relations: for tests, and for small programs.
//!
//! Departures from the paper:
//! 1. *Parallel* is a stage of its own: start and join order threads (`parallel`), where the paper asks for annotations.
//! 2. *Escaping* knows publication (`publication`): constructors are analysed, not skipped.
//! 3. *Unlocked* compares locks by how they hang on the accessed object (`locks`), proves what can be proven, and says so; explicit
//!    locks and read-write modes count.
//! 4. The library is described, not analysed (`library`); contexts are for the program's own code.
//! 5. Harnesses are made from what types claim (`entries`).
//!
//! Nothing here touches the outside world, and the same program gives the same bytes.

mod accesses;
mod analysis;
mod bodies;
mod claims;
mod config;
mod deadlocks;
mod duties;
mod entries;
mod escape;
mod hierarchy;
mod library;
mod locks;
mod names;
mod offered;
mod order;
mod own_join;
mod parallel;
mod points_to;
mod publication;
mod rank;
mod report;
pub mod rules;
mod stability;
mod stages;
mod threads;
mod ways;
mod why;
mod world;

pub use config::{Config, Harness};
pub use rank::Confidence;
pub use stages::{Reason, Stage};
pub use why::{Explained, Fate, Line};

use accesses::Location;
use analysis::{Analysis, Solved};
use bodies::Bodies;
use finding::Finding;
use ir::Program;
use ir::effects::Effects;
use stability::Stability;
use stages::{Relations, Verdict};
use std::collections::BTreeMap;
use threads::Threads;
use world::World;

/// What came of it.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Races and deadlocks, the surest first.
    pub findings: Vec<Finding>,
    /// How many pairs are in the relation of each stage: a line of the paper's Figure 11.
    pub stages: Vec<(Stage, u64)>,
    /// Races by field, and by object, most pairs first.
    pub views: Views,
    /// How big things got.
    pub sizes: Sizes,
    /// What stood in the way, one line each.
    pub problems: Vec<String>,
}

/// Two ways to look at the same races (Section 2.3).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Views {
    /// For each field, how many pairs may race on it.
    pub by_field: Vec<(String, usize)>,
    /// For each abstract object, how many pairs may race on it.
    pub by_object: Vec<(String, usize)>,
}

/// Sizes of relations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sizes {
    /// The length of contexts that was used.
    pub k: usize,
    /// Methods that are called from outside.
    pub entries: usize,
    /// Methods that something reaches.
    pub methods: usize,
    /// The same, in contexts.
    pub method_contexts: usize,
    /// Contexts.
    pub contexts: usize,
    /// Abstract objects.
    pub objects: usize,
    /// Those of them that may be shared.
    pub shared_objects: usize,
    /// Objects of variables.
    pub points_to_facts: usize,
    /// Edges of the call graph, in contexts.
    pub call_edges: usize,
    /// Abstract threads.
    pub threads: usize,
    /// Accesses of the program.
    pub accesses: usize,
}

/// Analyses a whole program.
pub fn run(program: &Program, effects: &Effects, config: &Config) -> Outcome {
    with_analysis(program, effects, config, |analysis, solved| {
        let relations = stages::relations(analysis);
        let (mut findings, count) = report::races(analysis, &relations);
        let mut problems = solved.problems.clone();
        if count > findings.len() {
            let least = config.least.name();
            let told = findings.len();
            problems.push(format!(
                "{count} races are possible; told are {told} whose confidence is {least} or higher, the surest first"
            ));
        }
        findings.extend(deadlocks::deadlocks(analysis));
        Outcome {
            findings,
            stages: Stage::ALL.into_iter().zip(relations.counts).collect(),
            views: views(analysis, &relations),
            sizes: sizes(analysis),
            problems,
        }
    })
}

/// Says of all accesses in two lines, pair by pair, which stage dropped them, or how they may race.
pub fn why(
    program: &Program,
    effects: &Effects,
    config: &Config,
    one: &Line,
    other: &Line,
) -> Vec<Explained> {
    with_analysis(program, effects, config, |analysis, _| {
        why::explain(analysis, &stages::relations(analysis), one, other)
    })
}

/// Which solver computes points-to sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solving {
    /// The one that is used.
    Fast,
    /// The textbook's, for comparison.
    Naive,
}

/// Computes points-to sets and the call graph, and nothing else: how many facts there are. For measurements.
pub fn points_to_facts(program: &Program, effects: &Effects, config: &Config, solving: Solving) -> usize {
    let world = World::new(program, effects, config);
    let bodies = Bodies::new(&world);
    let starts = analysis::starts(&world, &bodies);
    let coarse = points_to::Coarse::default();
    let points_to = match solving {
        Solving::Fast => {
            points_to::analyse::<points_to::Fast>(&world, config.k, &coarse, &starts, config.facts)
        }
        Solving::Naive => {
            points_to::analyse::<points_to::Naive>(&world, config.k, &coarse, &starts, config.facts)
        }
    };
    points_to.map_or(0, |points_to| points_to.facts)
}

/// A pair, told by its places.
pub type ToldPair = (String, String);

/// The relation of each stage. All original pairs are listed, so this is for small programs.
pub fn pairs_of(program: &Program, effects: &Effects, config: &Config) -> Vec<(Stage, Vec<ToldPair>)> {
    with_analysis(program, effects, config, |analysis, _| {
        let relations = stages::relations(analysis);
        let mut all: Vec<(Stage, Vec<ToldPair>)> =
            Stage::ALL.into_iter().map(|stage| (stage, Vec::new())).collect();
        for one in analysis.accesses.ids() {
            for other in analysis.accesses.ids().skip_while(|other| *other < one) {
                if !stages::conflicts(analysis, one, other) {
                    continue;
                }
                let is_reached = stages::is_reached(analysis, one) && stages::is_reached(analysis, other);
                let unaliased = if is_reached { Stage::Reachable } else { Stage::Original };
                let last = relations.pairs.get(&(one, other)).map_or(unaliased, |verdict| verdict.stage());
                for (_, pairs) in all.iter_mut().filter(|(stage, _)| *stage <= last) {
                    pairs.push((why::told(analysis, one), why::told(analysis, other)));
                }
            }
        }
        all
    })
}

fn with_analysis<T>(
    program: &Program,
    effects: &Effects,
    config: &Config,
    then: impl FnOnce(&Analysis<'_, '_>, &Solved) -> T,
) -> T {
    let world = World::new(program, effects, config);
    let bodies = Bodies::new(&world);
    let solved = analysis::solve(&world, &bodies);
    let threads = Threads::new(&solved.points_to, &solved.entries);
    let stability = Stability::new(&world, &bodies, &solved.points_to, &threads);
    let analysis = Analysis::new(&world, &bodies, &solved, &threads, &stability);
    then(&analysis, &solved)
}

fn sizes(analysis: &Analysis<'_, '_>) -> Sizes {
    let points_to = analysis.points_to;
    let mut methods: Vec<ir::MethodId> = points_to.mcs.iter().map(|mc| mc.method).collect();
    methods.sort_unstable();
    methods.dedup();
    Sizes {
        k: points_to.k,
        entries: analysis.entries.len(),
        methods: methods.len(),
        method_contexts: points_to.mcs.len(),
        contexts: points_to.contexts.len(),
        objects: points_to.objs.len(),
        shared_objects: analysis.escape.len(),
        points_to_facts: points_to.facts,
        call_edges: points_to.edges.len(),
        threads: analysis.threads.all.len(),
        accesses: analysis.accesses.len(),
    }
}

fn views(analysis: &Analysis<'_, '_>, relations: &Relations) -> Views {
    let (program, points_to) = (analysis.world.program, analysis.points_to);
    let mut locations: BTreeMap<Location, usize> = BTreeMap::new();
    for verdict in relations.pairs.values() {
        if let Verdict::MayRace(instance) = verdict {
            *locations.entry(instance.location).or_default() += 1;
        }
    }
    let mut fields: BTreeMap<String, usize> = BTreeMap::new();
    let mut objects: BTreeMap<String, usize> = BTreeMap::new();
    for (location, count) in locations {
        *fields.entry(names::location(program, points_to, location)).or_default() += count;
        let object = location.object();
        let object =
            object.map_or_else(|| "static fields".to_owned(), |obj| names::object(program, points_to, obj));
        *objects.entry(object).or_default() += count;
    }
    let ranked = |counts: BTreeMap<String, usize>| {
        let mut ranked: Vec<(String, usize)> = counts.into_iter().collect();
        ranked.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        ranked
    };
    Views { by_field: ranked(fields), by_object: ranked(objects) }
}
