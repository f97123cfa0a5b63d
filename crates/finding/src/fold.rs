//! A short list: many findings of one cause are told as one, with the others inside of it.
//!
//! A field that nobody guards is accessed in many methods, and each two of them are a finding. One change cures them all, so the
//! surest speaks, and the others are kept in [`Finding::alike`]. Suppressions and baselines know each one, so this comes last.

use crate::{Finding, Object, Severity};
use std::collections::{BTreeMap, BTreeSet};

/// So many findings on one object are told one by one: people still read them, and each may be a bug of its own.
const FEW: usize = 8;

/// Functions that a note names: a line or two.
const NAMED: usize = 8;

/// What findings of one cause have in common.
type Cause = (Severity, &'static str, Object);

/// Folds what engines rank: of findings of one rule about one object, if they are more than a few, the first speaks for all. The
/// order stays.
pub fn fold(findings: Vec<Finding>) -> Vec<Finding> {
    let mut sizes: BTreeMap<Cause, usize> = BTreeMap::new();
    for cause in findings.iter().filter_map(cause) {
        *sizes.entry(cause).or_default() += 1;
    }
    sizes.retain(|_, size| *size > FEW);
    let mut heads: BTreeMap<Cause, usize> = BTreeMap::new();
    let mut folded: Vec<Finding> = Vec::with_capacity(findings.len());
    for finding in findings {
        let Some(cause) = cause(&finding).filter(|cause| sizes.contains_key(cause)) else {
            folded.push(finding);
            continue;
        };
        if let Some(&head) = heads.get(&cause) {
            folded[head].alike.push(finding);
        } else {
            heads.insert(cause, folded.len());
            folded.push(finding);
        }
    }
    for &head in heads.values() {
        speak_for_all(&mut folded[head]);
    }
    folded
}

fn cause(finding: &Finding) -> Option<Cause> {
    let object = finding.object.clone().filter(|_| finding.rank.is_some() && finding.repair.is_none())?;
    Some((finding.severity, finding.rule.code, object))
}

fn speak_for_all(head: &mut Finding) {
    let more = head.alike.len();
    head.message = format!("{}, and {more} more like it", head.message);
    head.instances += head.alike.iter().map(|finding| finding.instances).sum::<u64>();
    let sides = head.alike.iter().flat_map(Finding::sides);
    let functions: BTreeSet<&str> =
        sides.filter_map(|side| side.calls.first()).map(|frame| frame.function.as_str()).collect();
    if functions.is_empty() {
        return;
    }
    let named: Vec<&str> = functions.iter().take(NAMED).copied().collect();
    let others = match functions.len() - named.len() {
        0 => String::new(),
        1 => " and 1 other".to_owned(),
        others => format!(" and {others} others"),
    };
    head.notes.push(format!("the {more} more are in {}{others}", named.join(", ")));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Frame, Location, Position, Side, Span, rules};

    fn found(object: &str, line: u32) -> Finding {
        let place = Span::new("a.java", Position::line(line).expect("tests count from 1"));
        let mut side = Side::new("access", Location::Source(place));
        side.calls.push(Frame { function: format!("A.m{line}"), location: None });
        let mut finding = Finding::new(&rules::DATA_RACE, format!("{object} at {line}"), side);
        finding.object = Some(Object::Variable(object.to_owned()));
        finding.rank = Some(line);
        finding
    }

    fn many(object: &str, count: u32) -> Vec<Finding> {
        (1..=count).map(|line| found(object, line)).collect()
    }

    fn messages(findings: &[Finding]) -> Vec<&str> {
        findings.iter().map(|finding| finding.message.as_str()).collect()
    }

    #[test]
    fn a_few_stay() {
        let few = many("x", 8);
        assert_eq!(fold(few.clone()), few);
    }

    #[test]
    fn many_on_one_object_are_one_and_nothing_is_lost() {
        let mut findings = many("x", 9);
        findings.insert(1, found("y", 1));
        let folded = fold(findings);
        assert_eq!(messages(&folded), ["x at 1, and 8 more like it", "y at 1"]);
        assert_eq!(folded[0].alike, many("x", 9)[1..]);
        assert_eq!(folded[0].instances, 9);
        assert_eq!(folded[0].fingerprint(), found("x", 1).fingerprint());
    }

    #[test]
    fn the_functions_of_the_others_are_named_up_to_a_few() {
        let notes = |count| fold(many("x", count)).remove(0).notes;
        let eight = "A.m2, A.m3, A.m4, A.m5, A.m6, A.m7, A.m8, A.m9";
        assert_eq!(notes(9), [format!("the 8 more are in {eight}")]);
        assert_eq!(
            notes(11),
            ["the 10 more are in A.m10, A.m11, A.m2, A.m3, A.m4, A.m5, A.m6, A.m7 and 2 others"]
        );
    }

    #[test]
    fn what_nobody_ranks_or_what_is_of_another_severity_is_told_on_its_own() {
        let mut findings = many("x", 16);
        findings.iter_mut().skip(8).for_each(|finding| finding.severity = Severity::Note);
        assert_eq!(fold(findings).len(), 16);
        let mut findings = many("x", 9);
        findings[3].rank = None;
        assert_eq!(fold(findings).len(), 9);
    }
}
