//! What findings say, in words that more than one format uses. Nothing here is made safe to print yet: that
//! depends on where it is printed.

use crate::safe::visible;
use crate::{Count, Summary};
use finding::{
    Applicability, Evidence, Finding, HeldLock, Location, Operation, Rung, Severity, Side, Thread, TracePlace,
};
use std::fmt::Write as _;

/// The message, where each side is, and what to do, for services that show plain lines. This alone is safe
/// already: only the line feeds put in here survive.
pub(crate) fn lines(finding: &Finding) -> String {
    let mut lines = visible(&finding.message).into_owned();
    for (side, number) in finding.sides().zip(1..) {
        let thread = side.thread.as_ref().map_or_else(String::new, |thread| format!(" by {}", thread.name));
        let side = format!("({number}) {} at {}{thread}", side.role, side.location);
        let _ = write!(lines, "\n{}", visible(&side));
    }
    if let Some(help) = &finding.help {
        let _ = write!(lines, "\nhelp: {}", visible(help));
    }
    lines
}

/// `first access: write balance`; the role alone where nothing is accessed.
pub(crate) fn what(side: &Side) -> String {
    let Some(access) = &side.access else { return side.role.clone() };
    let verb = verb(access.operation);
    // `read: read x` would say it twice.
    match (side.role.is_empty() || side.role == verb, access.object.is_empty()) {
        (true, true) => verb.to_owned(),
        (true, false) => format!("{verb} {}", access.object),
        (false, true) => format!("{}: {verb}", side.role),
        (false, false) => format!("{}: {verb} {}", side.role, access.object),
    }
}

/// The word, with its hyphens as spaces.
fn verb(operation: Operation) -> &'static str {
    match operation {
        Operation::VolatileRead => "volatile read",
        Operation::VolatileWrite => "volatile write",
        Operation::Update => "atomic update",
        Operation::NotifyAll => "notify all",
        other => other.word(),
    }
}

/// `T1, started by main at src/Main.cs:4 (e1)`.
pub(crate) fn by_whom(thread: &Thread) -> String {
    let origin = match &thread.origin {
        None => String::new(),
        Some(origin) => format!(", started by {}{}", origin.creator, at(origin.location.as_ref())),
    };
    format!("{}{origin}", thread.name)
}

/// Would the finding say which locks are held? Whoever catches a running program does not look at its locks.
pub(crate) fn knows_locks(finding: &Finding) -> bool {
    finding.evidence.iter().any(|evidence| evidence.rung() != Rung::Caught) || finding.evidence.is_empty()
}

/// `m, acquired at src/Bank.cs:11; n`, or nothing.
pub(crate) fn holding(locks: &[HeldLock]) -> String {
    let told = |lock: &HeldLock| match &lock.acquired {
        None => lock.name.clone(),
        Some(place) => format!("{}, acquired{}", lock.name, at(Some(place))),
    };
    locks.iter().map(told).collect::<Vec<_>>().join("; ")
}

/// `Bank.Transfer at src/Bank.cs:12`: the calls that led to a side, innermost first. That one mostly stands where the side does, which
/// is said already.
pub(crate) fn calls_to(side: &Side) -> impl Iterator<Item = String> {
    let own = at(Some(&side.location));
    side.calls.iter().enumerate().map(move |(depth, frame)| match at(frame.location.as_ref()) {
        place if depth == 0 && place == own => frame.function.clone(),
        place => format!("{}{place}", frame.function),
    })
}

/// ` at src/Bank.cs:12 (e18)`, or nothing.
fn at(place: Option<&Location>) -> String {
    place.map_or_else(String::new, |place| format!(" at {place}{}", event_suffix(place)))
}

/// ` (e18)`, unless the place is nothing but the event.
pub(crate) fn event_suffix(place: &Location) -> String {
    match place {
        Location::Trace(TracePlace { text: Some(_), event, .. }) => format!(" (e{event})"),
        _ => String::new(),
    }
}

/// Why the finding is believed, in a sentence.
pub(crate) fn believe(evidence: &Evidence) -> String {
    match evidence {
        Evidence::Shape => "the code has the shape of this bug".to_owned(),
        Evidence::MayRace => "no analysis could rule out that the sides meet".to_owned(),
        Evidence::Reordering(reordering) => {
            let file = reordering
                .witness
                .as_ref()
                .map_or_else(String::new, |file| format!("; all of it is in {file}"));
            let (events, engine) = (thousands(reordering.events), &reordering.engine);
            format!(
                "a reordering of {events} recorded events ({engine}), replayed by a separate checker{file}"
            )
        }
        Evidence::Schedule(schedule) => format!(
            "a simulated run of {} in {} steps showed it ({}, seed {}); `threadbare replay` shows it again",
            schedule.entry,
            thousands(schedule.steps),
            schedule.strategy,
            schedule.seed
        ),
        Evidence::Caught => "the running program was caught in the act".to_owned(),
    }
}

/// How many findings there are of each severity that has any: `2 errors`, `1 warning`.
pub(crate) fn loudness(findings: &[Finding]) -> Vec<(Severity, String)> {
    let told = |severity: &Severity| {
        let count = findings.iter().filter(|finding| finding.severity == *severity).count();
        (count > 0).then(|| (*severity, format!("{count} {severity}{}", if count == 1 { "" } else { "s" })))
    };
    Severity::ALL.iter().filter_map(told).collect()
}

/// `[*]` where `--fix` mends the finding, `[-]` where only `--unsafe-fixes` does; nothing where neither can.
pub(crate) fn fix_mark(finding: &Finding) -> &'static str {
    match finding.repair.as_ref().map(|repair| repair.applicability) {
        None => "",
        Some(Applicability::Safe) => "[*] ",
        Some(Applicability::Unsafe) => "[-] ",
    }
}

/// What `--fix` could do about these findings, if it can do anything.
pub(crate) fn fixable(findings: &[Finding]) -> Option<String> {
    let count = |wanted: Applicability| {
        let repairs = findings.iter().filter_map(|finding| finding.repair.as_ref());
        repairs.filter(|repair| repair.applicability == wanted).count()
    };
    match (count(Applicability::Safe), count(Applicability::Unsafe)) {
        (0, 0) => None,
        (safe, 0) => Some(format!("[*] {safe} fixable with `--fix`")),
        (0, unsafe_) => Some(format!("[-] {unsafe_} fixable with `--fix --unsafe-fixes`")),
        (safe, unsafe_) => {
            Some(format!("[*] {safe} fixable with `--fix`, [-] {unsafe_} more with `--unsafe-fixes`"))
        }
    }
}

/// What is not shown: `3 fixed, 1 suppressed, 4 in the baseline`, or nothing.
pub(crate) fn hidden(summary: &Summary) -> String {
    [(summary.fixed, "fixed"), (summary.suppressed, "suppressed"), (summary.known, "in the baseline")]
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect::<Vec<_>>()
        .join(", ")
}

/// `17 candidates`, `1 candidate`. Names of counts are plural where they have one.
pub(crate) fn counted(count: &Count) -> String {
    let name = match count.value {
        1 => count.name.strip_suffix('s').unwrap_or(count.name),
        _ => count.name,
    };
    format!("{} {name}", thousands(count.value))
}

/// `1234567` as `1,234,567`.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::thousands;

    #[test]
    fn thousands_are_grouped() {
        let shown = [0, 999, 1000, 1_234_567, u64::MAX].map(thousands);
        assert_eq!(shown, ["0", "999", "1,000", "1,234,567", "18,446,744,073,709,551,615"]);
    }
}
