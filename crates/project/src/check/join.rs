//! One bug, one finding: what several engines tell about one pair of places becomes one finding with all their evidence,
//! strongest first.
//!
//! Only pairs are joined. Where a rule points at a single place, it says something about that place, not about the meeting
//! of two; and advice stays beside the bug that it might prevent. Of locks, some engines tell only where threads wait, others
//! also where they took what they hold: it is one bug if the places of one are among those of the other.

use finding::{Finding, Kind, Location, Position};
use std::collections::BTreeMap;

/// What two findings about the same bug have in common.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Pair {
    trouble: Trouble,
    /// The lines of all sides, sorted.
    places: Vec<(String, u32)>,
}

/// Kinds that engines may tell apart though the bug is one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Trouble {
    /// Accesses that meet.
    Memory,
    /// Threads that wait for each other.
    Waiting,
}

/// Joins findings of the same pair of places. The one with the strongest evidence speaks; the others add theirs.
pub(super) fn joined(findings: Vec<Finding>) -> Vec<Finding> {
    let mut kept: Vec<Finding> = Vec::with_capacity(findings.len());
    let mut by_pair: BTreeMap<Pair, usize> = BTreeMap::new();
    for finding in findings {
        let Some(pair) = Pair::of(&finding) else {
            kept.push(finding);
            continue;
        };
        match pair.find_in(&by_pair) {
            Some(index) if kept[index].rule.code != finding.rule.code => absorb(&mut kept[index], finding),
            Some(_) => kept.push(finding),
            None => {
                by_pair.insert(pair, kept.len());
                kept.push(finding);
            }
        }
    }
    kept
}

impl Pair {
    fn of(finding: &Finding) -> Option<Pair> {
        let trouble = match finding.rule.kind {
            Kind::Race | Kind::Atomicity | Kind::Order | Kind::ThreadSafety => Trouble::Memory,
            Kind::Deadlock => Trouble::Waiting,
            Kind::Pitfall | Kind::Recommendation => return None,
        };
        if finding.others.is_empty() {
            return None;
        }
        let place = |location: &Location| {
            let span = location.span()?;
            let Position { line, .. } = span.start;
            Some((span.path.clone(), line.get()))
        };
        let mut places: Vec<_> = finding.sides().map(|side| place(&side.location)).collect::<Option<_>>()?;
        places.sort();
        Some(Pair { trouble, places })
    }

    /// The finding about the same bug, if there is one.
    fn find_in(&self, known: &BTreeMap<Pair, usize>) -> Option<usize> {
        if let Some(&index) = known.get(self) {
            return Some(index);
        }
        if self.trouble == Trouble::Memory {
            return None;
        }
        // Those about waiting stand last.
        let waiting = known.range(Pair { trouble: Trouble::Waiting, places: Vec::new() }..);
        let mut alike = waiting.filter(|(pair, _)| pair.includes(self) || self.includes(pair));
        alike.next().map(|(_, &index)| index)
    }

    fn includes(&self, other: &Pair) -> bool {
        let is_pair = other.places.first() != other.places.last();
        is_pair && other.places.iter().all(|place| self.places.contains(place))
    }
}

/// Adds what another finding knows about the same bug. The stronger of the two speaks.
fn absorb(kept: &mut Finding, mut other: Finding) {
    let rung = |finding: &Finding| finding.evidence.first().map(finding::Evidence::rung);
    if rung(&other) > rung(kept) {
        std::mem::swap(kept, &mut other);
    }
    kept.notes.push(format!("`{}` sees it, too: {}", other.rule.name, other.message));
    kept.help = kept.help.take().or(other.help);
    kept.suggestion = kept.suggestion.take().or(other.suggestion);
    kept.severity = kept.severity.min(other.severity);
    kept.instances = kept.instances.max(other.instances);
    for evidence in other.evidence {
        if kept.evidence.iter().all(|known| known.rung() != evidence.rung()) {
            kept.attach(evidence);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use finding::rules::{DATA_RACE, DEADLOCK};
    use finding::{Evidence, Rule, Rung, Side, Span};
    use std::num::NonZero;

    fn at(line: u32) -> Side {
        let line = NonZero::new(line).expect("lines are counted from 1");
        let start = Position { line, column: None };
        Side::new("access", Location::Source(Span { path: "a.cs".to_owned(), start, end: None }))
    }

    fn found(rule: &'static Rule, lines: &[u32], evidence: Evidence) -> Finding {
        let mut finding = Finding::new(rule, "it is so", at(lines[0]));
        finding.others = lines[1..].iter().map(|&line| at(line)).collect();
        finding.attach(evidence);
        finding
    }

    fn shape() -> &'static Rule {
        patterns::rules::ALL
            .iter()
            .map(|rule| rule.about())
            .find(|rule| rule.kind == Kind::Atomicity)
            .expect("there is one")
    }

    #[test]
    fn the_stronger_one_speaks_for_both() {
        let findings =
            vec![found(shape(), &[7, 3], Evidence::Shape), found(&DATA_RACE, &[3, 7], Evidence::Caught)];
        let joined = joined(findings);
        let [finding] = joined.as_slice() else { panic!("{joined:?}") };
        assert_eq!(finding.rule.name, "data-race");
        let rungs: Vec<Rung> = finding.evidence.iter().map(Evidence::rung).collect();
        assert_eq!(rungs, [Rung::Caught, Rung::Shape]);
        assert_eq!(finding.notes.len(), 1);
    }

    #[test]
    fn where_locks_are_taken_need_not_be_told_by_all() {
        let order = patterns::rules::ALL.iter().map(|rule| rule.about());
        let order = order.into_iter().find(|rule| rule.kind == Kind::Deadlock).expect("there is one");
        let shape = found(order, &[6, 5, 11, 10], Evidence::Shape);
        let joined = |lines: &[u32]| {
            super::joined(vec![shape.clone(), found(&DEADLOCK, lines, Evidence::Caught)]).len()
        };
        assert_eq!([joined(&[6, 11]), joined(&[6, 12]), joined(&[6, 6])], [1, 2, 2]);
    }

    #[test]
    fn single_places_other_lines_and_other_troubles_stay_apart() {
        let findings = vec![
            found(shape(), &[3], Evidence::Shape),
            found(&DATA_RACE, &[3, 7], Evidence::Caught),
            found(shape(), &[3, 8], Evidence::Shape),
            found(&DEADLOCK, &[3, 7], Evidence::Caught),
        ];
        assert_eq!(joined(findings.clone()), findings);
    }
}
