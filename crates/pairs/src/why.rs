//! Why a pair is reported or not: the stage that drops it, or the two paths.

use crate::accesses::AccessId;
use crate::analysis::Analysis;
use crate::report;
use crate::stages::{self, Reason, Relations, Verdict};
use finding::Finding;

/// A line of a source file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The end of its path.
    pub path: String,
    /// Counted from 1.
    pub line: u32,
}

/// What is known about two accesses.
#[derive(Clone, PartialEq, Debug)]
pub struct Explained {
    /// The first: what it does, and where.
    pub one: String,
    /// The second.
    pub other: String,
    /// What became of the pair.
    pub fate: Fate,
}

/// What became of a pair.
#[derive(Clone, PartialEq, Debug)]
pub enum Fate {
    /// It was dropped, for this reason.
    Dropped(Reason),
    /// It may race: here are the paths.
    MayRace(Box<Finding>),
}

/// All pairs of accesses in two lines.
pub(crate) fn explain(
    analysis: &Analysis<'_, '_>,
    relations: &Relations,
    one: &Line,
    other: &Line,
) -> Vec<Explained> {
    let mut explained = Vec::new();
    for first in on_line(analysis, one) {
        for second in on_line(analysis, other) {
            let fate = fate(analysis, relations, first.min(second), first.max(second));
            explained.push(Explained { one: told(analysis, first), other: told(analysis, second), fate });
        }
    }
    explained
}

fn on_line(analysis: &Analysis<'_, '_>, line: &Line) -> Vec<AccessId> {
    let is_there = |id: &AccessId| {
        let place = analysis.world.program.place(analysis.accesses[*id].span);
        place.is_some_and(|span| span.start.line.get() == line.line && span.path.ends_with(&line.path))
    };
    analysis.accesses.ids().filter(is_there).collect()
}

/// `write of Account.balance at Bank.cs:12:9`.
pub(crate) fn told(analysis: &Analysis<'_, '_>, id: AccessId) -> String {
    let access = &analysis.accesses[id];
    let deed = match access.deed {
        crate::accesses::Deed::Read => "read",
        crate::accesses::Deed::Write => "write",
    };
    let what = match access.kind {
        crate::accesses::Kind::Field(field) | crate::accesses::Kind::Static(field) => {
            crate::names::field(analysis.world.program, field)
        }
        crate::accesses::Kind::Element => "an array element".to_owned(),
        crate::accesses::Kind::Cell => "a captured variable".to_owned(),
        crate::accesses::Kind::Contents => "the contents of an object".to_owned(),
        crate::accesses::Kind::Address => "a variable through its address".to_owned(),
    };
    let place =
        analysis.world.program.place(access.span).map_or_else(|| "?".to_owned(), |span| span.to_string());
    format!("{deed} of {what} at {place}")
}

fn fate(analysis: &Analysis<'_, '_>, relations: &Relations, one: AccessId, other: AccessId) -> Fate {
    if !stages::conflicts(analysis, one, other) {
        return Fate::Dropped(Reason::NoConflict);
    }
    if !stages::is_reached(analysis, one) || !stages::is_reached(analysis, other) {
        return Fate::Dropped(Reason::Unreachable);
    }
    match relations.pairs.get(&(one, other)) {
        None => Fate::Dropped(Reason::DifferentObjects),
        Some(Verdict::Dropped(reason)) => Fate::Dropped(*reason),
        Some(Verdict::MayRace(instance)) => report::of_pair(analysis, (one, other), *instance)
            .map_or(Fate::Dropped(Reason::NoConflict), |finding| Fate::MayRace(Box::new(finding))),
    }
}
