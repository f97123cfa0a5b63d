//! What may race, in the words of reports: one finding for each field and pair of methods, with all pairs inside (Chord,
//! Section 2.3), the surest first.

use crate::accesses::{self, AccessId, Deed, Kind, Location};
use crate::analysis::Analysis;
use crate::names;
use crate::points_to::McId;
use crate::rank::{Memory, Ranking};
use crate::rules::MAY_RACE;
use crate::stages::{Instance, Pair, Relations, Verdict};
use crate::threads::{Caller, Origin, ThreadId};
use finding::{Access, Evidence, Finding, Frame, HeldLock, Object, Operation, Side, Thread};
use ir::{At, MethodId};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// What a finding is about: memory, and the two methods.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Group {
    memory: Memory,
    methods: (MethodId, MethodId),
}

/// Points, the pair that got them, and all pairs with it.
type Ranked = (i32, Pair, Instance, Vec<(Pair, Instance)>);

/// Pairs of one group that are rated: the rest are in the same two methods, and seldom better.
const RATED: usize = 64;

/// Places of one finding that are shown besides the first two.
const OTHER_PLACES: usize = 20;

/// All races, folded and ranked: as many as are wanted, and how many there are.
pub(crate) fn races(analysis: &Analysis<'_, '_>, relations: &Relations) -> (Vec<Finding>, usize) {
    let mut groups: BTreeMap<Group, Vec<(Pair, Instance)>> = BTreeMap::new();
    for (&pair, verdict) in &relations.pairs {
        if let Verdict::MayRace(instance) = verdict {
            groups.entry(group(analysis, pair, instance)).or_default().push((pair, *instance));
        }
    }
    let ranking = Ranking::new(analysis, &groups.keys().map(|group| group.memory).collect());
    let surest = |pairs: &[(Pair, Instance)]| {
        let rated = pairs
            .iter()
            .take(RATED)
            .map(|(pair, instance)| (ranking.points(*pair, instance), *pair, *instance));
        rated.max_by_key(|(points, pair, _)| (*points, std::cmp::Reverse(*pair)))
    };
    let mut ranked: Vec<Ranked> = groups
        .into_values()
        .filter_map(|pairs| surest(&pairs).map(|(points, pair, instance)| (points, pair, instance, pairs)))
        .collect();
    ranked.sort_by_key(|(points, ..)| std::cmp::Reverse(*points));
    take_turns(analysis, &mut ranked);
    let count = ranked.len();
    ranked.retain(|(points, ..)| ranking.confidence(*points) >= analysis.world.config.least);
    ranked.truncate(analysis.world.config.findings);
    let findings = (0..).zip(ranked).filter_map(|(rank, (points, pair, instance, pairs))| {
        let finding = finding(&ranking, (pair, instance), &pairs, points)?;
        Some(Finding { rank: Some(rank), ..finding })
    });
    (findings.collect(), count)
}

/// A second race on the same memory needs the same cure, and tells less than the first one on another: each further one ranks a point
/// lower, down to three.
fn take_turns(analysis: &Analysis<'_, '_>, ranked: &mut Vec<Ranked>) {
    let mut told: FxHashMap<Memory, i32> = FxHashMap::default();
    let mut turns: Vec<(i32, Ranked)> = Vec::with_capacity(ranked.len());
    for race in ranked.drain(..) {
        let memory = group(analysis, race.1, &race.2).memory;
        let turn = told.entry(memory).or_default();
        turns.push((race.0 - (*turn).min(3), race));
        *turn += 1;
    }
    turns.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    ranked.extend(turns.into_iter().map(|(_, race)| race));
}

/// The finding of one pair alone; nothing if a side is not in the source.
pub(crate) fn of_pair(analysis: &Analysis<'_, '_>, pair: Pair, instance: Instance) -> Option<Finding> {
    let ranking = Ranking::new(analysis, &[Memory::of(analysis, instance.location)].into());
    let points = ranking.points(pair, &instance);
    finding(&ranking, (pair, instance), &[(pair, instance)], points)
}

fn group(analysis: &Analysis<'_, '_>, pair: Pair, instance: &Instance) -> Group {
    let memory = Memory::of(analysis, instance.location);
    let methods = (analysis.accesses[pair.0].method, analysis.accesses[pair.1].method);
    Group { memory, methods: (methods.0.min(methods.1), methods.0.max(methods.1)) }
}

fn finding(
    ranking: &Ranking<'_, '_, '_>,
    (pair, instance): (Pair, Instance),
    pairs: &[(Pair, Instance)],
    points: i32,
) -> Option<Finding> {
    let analysis = ranking.analysis;
    let memory = names::location(analysis.world.program, analysis.points_to, instance.location);
    let known_as = known_as(analysis, pair, instance.location).unwrap_or_else(|| memory.clone());
    let first = side(analysis, pair.0, instance.contexts.0, instance.threads.0, &known_as)?;
    let second = side(analysis, pair.1, instance.contexts.1, instance.threads.1, &known_as)?;
    let phrase = |id: AccessId, side: &Side| {
        let access = &analysis.accesses[id];
        if access.span.is_known() {
            return format!("{} at {}", verb(analysis, id), side.location);
        }
        format!("{} in {}", verb(analysis, id), analysis.world.program.method_path(access.method))
    };
    let ends = (phrase(pair.0, &first), phrase(pair.1, &second));
    let again = if pair.0 == pair.1 { " by another thread" } else { "" };
    let message = format!("{known_as}: {} and {}{again} may happen at the same time", ends.0, ends.1);
    let mut finding = Finding::new(&MAY_RACE, message, first);
    finding.object = Some(match instance.location {
        Location::Contents(_) if analysis.accesses[pair.0].kind == Kind::Contents => {
            Object::Instance(memory.clone())
        }
        _ => Object::Variable(memory.clone()),
    });
    finding.others.push(second);
    finding.instances = pairs.len() as u64;
    add_others(analysis, &mut finding, pairs, &known_as);
    finding.attach(Evidence::MayRace);
    if let Some(obj) = instance.location.object() {
        let object = names::object(analysis.world.program, analysis.points_to, obj);
        finding.notes.push(format!("on {object}"));
    }
    finding.notes.extend(ranking.reason(&instance));
    finding.notes.push(format!("confidence: {}", ranking.confidence(points).name()));
    finding.help = Some(help(analysis.accesses[pair.0].kind).to_owned());
    Some(finding)
}

fn help(kind: Kind) -> &'static str {
    match kind {
        Kind::Contents => {
            "guard both calls with the same lock, or use a collection that is made for several threads"
        }
        Kind::Element => "guard both accesses with the same lock, or use an array whose elements are atomic",
        Kind::Field(_) | Kind::Static(_) | Kind::Cell | Kind::Address => {
            "guard both accesses with the same lock, or make the memory volatile or atomic"
        }
    }
}

/// What both sides call memory that has no name of its own: by the field in which they find the object.
fn known_as(analysis: &Analysis<'_, '_>, pair: Pair, location: Location) -> Option<String> {
    let Location::Contents(obj) = location else { return None };
    let name = |id: AccessId| {
        let path = analysis.base_path(id)?;
        names::contents_of_field(analysis.world.program, analysis.points_to, obj, &path)
    };
    name(pair.0).filter(|first| name(pair.1).as_ref() == Some(first))
}

/// The places of the other pairs, each once: they need the same cure.
fn add_others(analysis: &Analysis<'_, '_>, finding: &mut Finding, pairs: &[(Pair, Instance)], memory: &str) {
    for (pair, instance) in pairs {
        let ends = [
            (pair.0, instance.contexts.0, instance.threads.0),
            (pair.1, instance.contexts.1, instance.threads.1),
        ];
        for (id, mc, thread) in ends {
            let access = &analysis.accesses[id];
            let known = names::place(analysis.world.program, access.method, access.span);
            let is_told =
                known.is_none_or(|span| finding.sides().any(|side| side.location.span() == Some(&span)));
            if !is_told && finding.others.len() < OTHER_PLACES {
                finding.others.extend(side(analysis, id, mc, thread, memory));
            }
        }
    }
}

fn verb(analysis: &Analysis<'_, '_>, id: AccessId) -> &'static str {
    match analysis.accesses[id].deed {
        Deed::Read => "read",
        Deed::Write => "write",
    }
}

/// One side; nothing if it is not in the source.
fn side(analysis: &Analysis<'_, '_>, id: AccessId, mc: McId, thread: ThreadId, memory: &str) -> Option<Side> {
    let access = &analysis.accesses[id];
    let place = names::place(analysis.world.program, access.method, access.span)?;
    let mut side = Side::new(verb(analysis, id), finding::Location::Source(place));
    let operation = match (access.kind, access.deed) {
        (Kind::Contents, _) => Operation::Call,
        (_, Deed::Read) => Operation::Read,
        (_, Deed::Write) => Operation::Write,
    };
    let called = Some(access).filter(|it| it.kind == Kind::Contents).and_then(|it| called(analysis, it));
    side.access = Some(Access::new(operation, called.as_deref().unwrap_or(memory)));
    fill(analysis, &mut side, mc, access.at, thread);
    Some(side)
}

/// The method through which an object's contents are reached: `java.util.HashMap.put`.
fn called(analysis: &Analysis<'_, '_>, access: &accesses::Access) -> Option<String> {
    let instr = analysis.world.body(access.method)?.instr(access.at)?;
    Some(analysis.world.program.method_path(instr.op.callee()?.method))
}

/// Thread, locks and calls of a side.
pub(crate) fn fill(analysis: &Analysis<'_, '_>, side: &mut Side, mc: McId, at: At, thread: ThreadId) {
    let program = analysis.world.program;
    side.thread = Some(told_thread(analysis, thread));
    side.locks = analysis
        .held(mc, at)
        .iter()
        .map(|held| HeldLock { name: analysis.locks.name(held), acquired: acquired(analysis, held.taken) })
        .collect();
    let mut calls: Vec<(McId, At)> = analysis.way(thread, mc);
    calls.push((mc, at));
    calls.reverse();
    side.calls = calls
        .into_iter()
        .map(|(mc, at)| {
            let method = analysis.points_to.mcs[mc].method;
            Frame { function: program.method_path(method), location: place(analysis, method, at) }
        })
        .collect();
}

/// Where a lock was taken.
pub(crate) fn acquired(
    analysis: &Analysis<'_, '_>,
    (method, at): (MethodId, Option<At>),
) -> Option<finding::Location> {
    if let Some(at) = at {
        return place(analysis, method, at);
    }
    let span = analysis.world.program.methods()[method].span;
    names::place(analysis.world.program, method, span).map(finding::Location::Source)
}

/// Where an instruction stands.
pub(crate) fn place(analysis: &Analysis<'_, '_>, method: MethodId, at: At) -> Option<finding::Location> {
    let span = analysis.world.body(method)?.instr(at)?.span;
    names::place(analysis.world.program, method, span).map(finding::Location::Source)
}

fn told_thread(analysis: &Analysis<'_, '_>, id: ThreadId) -> Thread {
    let program = analysis.world.program;
    let thread = &analysis.threads.all[id];
    let root = |mc: &McId| program.method_path(analysis.points_to.mcs[*mc].method);
    let name = match thread.origin {
        Origin::Before => "initialisation".to_owned(),
        Origin::Environment(Caller::Harness) => "a caller".to_owned(),
        Origin::Environment(Caller::Server) => "a request".to_owned(),
        Origin::Entry | Origin::Spawn { .. } => thread.roots.first().map(root).unwrap_or_default(),
    };
    let origin = match thread.origin {
        Origin::Spawn { from, at, .. } => {
            let method = analysis.points_to.mcs[from].method;
            Some(finding::Origin {
                creator: program.method_path(method),
                location: place(analysis, method, at),
            })
        }
        _ => None,
    };
    Thread { name, origin }
}
