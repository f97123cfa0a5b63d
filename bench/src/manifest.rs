//! What was planted, so that a test or a benchmark can say exactly what was found, missed, and made up.

use std::collections::BTreeSet;
use std::fmt;
use trace::{LocationId, NameTables};

/// What keeps a race from being seen at once, and so how much an engine must understand to report it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Hiding {
    /// Nothing: the two accesses are unordered by happens-before. `hb` and `shb` find these and no others.
    Open,
    /// Between the two, each thread used the same lock for something of its own. Happens-before orders them;
    /// one of the critical sections can be left out.
    BehindLock,
    /// The first access is inside a critical section, and a section of the same lock comes before the second
    /// access: the two sections must swap. Sync-preserving reorderings cannot do that; `wcp` finds these, but
    /// not the next kind.
    SwappedSections,
    /// As [`Hiding::SwappedSections`], and the second section reads what the first one wrote; but no branch
    /// depends on that read. Planted only in traces with branches.
    UnusedRead,
}

/// The kind of a planted bug.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Bug {
    /// Locations: the two accesses.
    Race(Hiding),
    /// Locations: the acquires in which the threads get stuck.
    Deadlock,
    /// Locations: the first access, the foreign one that comes between, the second access.
    Atomicity,
}

/// The kinds of reports, as fixtures and manifests spell them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// `data-race`
    Race,
    /// `deadlock`
    Deadlock,
    /// `atomicity-violation`
    Atomicity,
}

impl Bug {
    /// The kind under which an engine reports it.
    pub fn kind(self) -> Kind {
        match self {
            Bug::Race(_) => Kind::Race,
            Bug::Deadlock => Kind::Deadlock,
            Bug::Atomicity => Kind::Atomicity,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Race => "data-race",
            Kind::Deadlock => "deadlock",
            Kind::Atomicity => "atomicity-violation",
        })
    }
}

/// One planted bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Planted {
    /// Its variable or its locks start with this name, such as `planted_race_3`.
    pub name: String,
    /// What it is.
    pub bug: Bug,
    /// Where; see [`Bug`].
    pub locations: Vec<LocationId>,
}

/// Everything that a workload holds for an engine to find. Anything else it reports is false.
#[derive(Clone, Default, Debug)]
pub struct Manifest {
    /// The bugs, in the order of their names.
    pub planted: Vec<Planted>,
}

/// How an engine did on one kind of bug.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score<'a> {
    /// Planted and reported.
    pub found: Vec<&'a Planted>,
    /// Planted and not reported.
    pub missed: Vec<&'a Planted>,
    /// Reported, but not there.
    pub made_up: Vec<Vec<LocationId>>,
}

impl Manifest {
    /// The planted bugs of one kind.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = &Planted> {
        self.planted.iter().filter(move |planted| planted.bug.kind() == kind)
    }

    /// Compares what an engine reported, each report given by its locations. The order of the locations
    /// counts only for atomicity violations.
    pub fn score(&self, kind: Kind, reports: impl IntoIterator<Item = Vec<LocationId>>) -> Score<'_> {
        let mut reports: BTreeSet<Vec<LocationId>> =
            reports.into_iter().map(|locations| normal(kind, locations)).collect();
        let (found, missed) =
            self.of_kind(kind).partition(|planted| reports.remove(&normal(kind, planted.locations.clone())));
        Score { found, missed, made_up: reports.into_iter().collect() }
    }

    /// The manifest in words: one `# expect:` line per bug, as in the fixtures.
    pub fn to_text(&self, names: &NameTables) -> String {
        let line = |planted: &Planted| {
            let places: Vec<_> = planted.locations.iter().map(|place| names.locations.get(place.0)).collect();
            format!("# expect: {} {}\n", planted.bug.kind(), places.join(" "))
        };
        self.planted.iter().map(line).collect()
    }
}

/// A race is a set of two places and a deadlock a cycle: where one starts to read does not matter.
fn normal(kind: Kind, mut locations: Vec<LocationId>) -> Vec<LocationId> {
    if kind != Kind::Atomicity {
        locations.sort_unstable();
    }
    locations
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_tell_found_missed_and_made_up_apart() {
        let at = |numbers: &[u32]| numbers.iter().copied().map(LocationId).collect::<Vec<_>>();
        let race = |name: &str, numbers: &[u32]| Planted {
            name: name.to_owned(),
            bug: Bug::Race(Hiding::Open),
            locations: at(numbers),
        };
        let manifest = Manifest { planted: vec![race("a", &[1, 2]), race("b", &[3, 4])] };
        let score = manifest.score(Kind::Race, [at(&[2, 1]), at(&[5, 6])]);
        assert_eq!(score.found, [&manifest.planted[0]]);
        assert_eq!(score.missed, [&manifest.planted[1]]);
        assert_eq!(score.made_up, [at(&[5, 6])]);
        assert!(manifest.score(Kind::Deadlock, []).missed.is_empty());
    }
}
