//! What was found, in the words of reports.

use crate::explore::Discovery;
use crate::found::{Call, Deed, Found, FoundKind, FoundSide};
use crate::rules::THREAD_UNSAFE_USE;
use crate::shadow::{Action, Mode};
use crate::story::interleaving;
use finding::{
    Access, Evidence, Finding, Frame, HeldLock, Location, Object, Operation, Origin, Rule, Side, Thread,
    rules,
};
use ir::Program;

/// A discovery as a finding; `None` if none of its ends is in the source.
pub(crate) fn finding(program: &Program, discovery: &Discovery) -> Option<Finding> {
    let found = &discovery.found;
    let mut sides = found.sides.iter().filter_map(|side| told_side(program, found, side));
    let primary = sides.next()?;
    let others: Vec<Side> = sides.collect();
    let mut finding = Finding::new(rule(found.kind), message(found, &primary, &others), primary);
    finding.object = Some(object(found));
    finding.others = others;
    finding.help = Some(help(found.kind).to_owned());
    let Discovery { schedule, steps, .. } = discovery;
    let interleaving = interleaving(program, &discovery.story, found);
    finding.attach(Evidence::Schedule(schedule.told(*steps, interleaving)));
    if found.kind == FoundKind::Inversion {
        finding.notes.push("the run did not block; another order of the same steps would".to_owned());
    }
    Some(finding)
}

/// One finding for each variable: the first pair of accesses shows how it happens, the places of the others are
/// further sides, for they need the same cure.
pub(crate) fn folded(findings: impl Iterator<Item = Finding>) -> Vec<Finding> {
    let mut kept: Vec<Finding> = Vec::new();
    for finding in findings {
        let is_same = |known: &&mut Finding| {
            known.rule.code == finding.rule.code
                && known.object == finding.object
                && !matches!(finding.object, Some(Object::Locks(_)))
                && known.sides().any(|side| finding.sides().any(|other| other.location == side.location))
        };
        let Some(known) = kept.iter_mut().find(is_same) else {
            kept.push(finding);
            continue;
        };
        known.instances += 1;
        for side in std::iter::once(finding.primary).chain(finding.others) {
            if known.sides().all(|old| old.location != side.location) {
                known.others.push(side);
            }
        }
    }
    kept
}

fn rule(kind: FoundKind) -> &'static Rule {
    match kind {
        FoundKind::Race => &rules::DATA_RACE,
        FoundKind::UnsafeUse => &THREAD_UNSAFE_USE,
        FoundKind::Cycle | FoundKind::WaitForEver | FoundKind::Inversion => &rules::DEADLOCK,
    }
}

fn help(kind: FoundKind) -> &'static str {
    match kind {
        FoundKind::Race => "guard both accesses with the same lock, or make the variable volatile or atomic",
        FoundKind::UnsafeUse => {
            "guard all uses with the same lock, or use a type that is made for several threads"
        }
        FoundKind::Cycle | FoundKind::Inversion => "take the locks in the same order everywhere",
        FoundKind::WaitForEver => "make sure that somebody signals on every path, and that no signal is lost",
    }
}

fn object(found: &Found) -> Object {
    match found.kind {
        FoundKind::Race => Object::Variable(found.about.clone()),
        FoundKind::UnsafeUse => Object::Instance(found.about.clone()),
        FoundKind::Cycle | FoundKind::WaitForEver | FoundKind::Inversion => {
            Object::Locks(found.sides.iter().map(waited).collect())
        }
    }
}

fn waited(side: &FoundSide) -> String {
    match &side.deed {
        Deed::Wait { name, .. } => name.clone(),
        Deed::Access(..) | Deed::Use(..) => String::new(),
    }
}

/// One line that names all ends.
fn message(found: &Found, primary: &Side, others: &[Side]) -> String {
    let at = |side: &Side| side.location.to_string();
    let ends: Vec<String> = std::iter::once(primary)
        .chain(others)
        .zip(&found.sides)
        .map(|(side, found)| format!("{} at {}", phrase(found), at(side)))
        .collect();
    match found.kind {
        FoundKind::Race => {
            format!(
                "{}: {} and {} are not ordered",
                found.about,
                ends[0],
                ends.last().map_or("", String::as_str)
            )
        }
        FoundKind::UnsafeUse => format!(
            "{} is used by two threads at once: {} and {}",
            found.about,
            ends[0],
            ends.last().map_or("", String::as_str)
        ),
        FoundKind::Cycle => format!("threads wait for each other: {}", ends.join(", ")),
        FoundKind::WaitForEver => format!("nobody can end the wait: {}", ends.join(", ")),
        FoundKind::Inversion if ends.len() > 2 => {
            format!("locks are taken in a circle: {}", ends.join(", "))
        }
        FoundKind::Inversion => format!("locks are taken in opposite orders: {}", ends.join(", ")),
    }
}

fn phrase(side: &FoundSide) -> String {
    match &side.deed {
        Deed::Access(action, mode) => format!("{} by {}", verb(*action, *mode), side.thread.name()),
        Deed::Use(operation, _) => format!("{operation} by {}", side.thread.name()),
        Deed::Wait { what, name } => format!("{} waits for {what} {name}", side.thread.name()),
    }
}

fn verb(action: Action, mode: Mode) -> &'static str {
    match (action, mode) {
        (Action::Read, Mode::Plain) => "read",
        (Action::Write, Mode::Plain) => "write",
        (Action::Read, Mode::Atomic) => "volatile read",
        (Action::Write, Mode::Atomic) => "volatile write",
    }
}

fn location(program: &Program, call: Call) -> Option<Location> {
    program.place(call.span).map(Location::Source)
}

fn told_side(program: &Program, found: &Found, side: &FoundSide) -> Option<Side> {
    let place = side.calls.iter().find_map(|&call| location(program, call))?;
    let mut told = Side::new(role(side), place);
    told.access = Some(match &side.deed {
        Deed::Access(action, mode) => Access::new(operation(*action, *mode), found.about.clone()),
        Deed::Use(..) => Access::new(Operation::Call, found.about.clone()),
        Deed::Wait { what, name } if what == "lock" => Access::new(Operation::Request, name.clone()),
        Deed::Wait { name, .. } => Access::new(Operation::Wait, name.clone()),
    });
    told.thread = Some(Thread {
        name: side.thread.name(),
        origin: side.thread.origin.as_ref().map(|(creator, call)| Origin {
            creator: if *creator == 0 { "main".to_owned() } else { format!("thread {creator}") },
            location: call.and_then(|call| location(program, call)),
        }),
    });
    let held = side.locks.iter().map(|lock| HeldLock {
        name: lock.name.clone(),
        acquired: lock.taken.and_then(|call| location(program, call)),
    });
    told.locks = held.collect();
    let frame = |&call: &Call| Frame {
        function: program.method_path(call.method),
        location: location(program, call),
    };
    told.calls = side.calls.iter().map(frame).collect();
    Some(told)
}

fn role(side: &FoundSide) -> String {
    match &side.deed {
        Deed::Access(Action::Read, _) => "read".to_owned(),
        Deed::Access(Action::Write, _) => "write".to_owned(),
        Deed::Use(operation, _) => operation.clone(),
        Deed::Wait { what, name } => format!("waits for {what} {name}"),
    }
}

fn operation(action: Action, mode: Mode) -> Operation {
    match (action, mode) {
        (Action::Read, Mode::Plain) => Operation::Read,
        (Action::Write, Mode::Plain) => Operation::Write,
        (Action::Read, Mode::Atomic) => Operation::VolatileRead,
        (Action::Write, Mode::Atomic) => Operation::VolatileWrite,
    }
}
