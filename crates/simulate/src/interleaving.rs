//! A run in columns, one for each thread, time going down: all of it for a replay, its decisive part for a
//! report.

use crate::explore::Story;
use crate::findings::location;
use crate::found::{Found, Noted};
use finding::{Emphasis, Interleaving, Lane, Row, Step};
use ir::{Program, Span};

/// So many steps before a decisive one are shown: enough to see how the threads got there.
const LEAD: usize = 4;

/// All that happened.
pub(crate) fn whole(program: &Program, found: Option<&Found>, story: &Story) -> Interleaving {
    let places = found.map(places).unwrap_or_default();
    let steps = story.diary.iter().map(|noted| Row::Step(step(program, &places, noted)));
    Interleaving { threads: story.threads.clone(), original: Vec::new(), reordered: steps.collect() }
}

/// What leads to the steps that a finding is about, and these; starts of threads are always told.
pub(crate) fn decisive(program: &Program, found: &Found, story: &Story) -> Interleaving {
    let all = whole(program, Some(found), story);
    let mut wanted = vec![false; all.reordered.len()];
    for (index, row) in all.reordered.iter().enumerate() {
        let Row::Step(step) = row else { continue };
        if step.text.starts_with("start ") {
            wanted[index] = true;
        }
        if step.emphasis == Emphasis::Decisive {
            wanted[index.saturating_sub(LEAD)..=index].fill(true);
        }
    }
    let mut rows: Vec<Row> = Vec::new();
    for (row, wanted) in all.reordered.into_iter().zip(wanted) {
        match (wanted, rows.last_mut()) {
            (true, _) => rows.push(row),
            (false, Some(Row::Skipped(count))) => *count += 1,
            (false, _) => rows.push(Row::Skipped(1)),
        }
    }
    Interleaving { reordered: rows, ..all }
}

/// The places of a finding, each with the number of its thread.
fn places(found: &Found) -> Vec<(u32, Span)> {
    found.sides.iter().map(|side| (side.thread.number, side.place())).collect()
}

fn step(program: &Program, places: &[(u32, Span)], noted: &Noted) -> Step {
    let mut step = Step::new(Lane(noted.thread), noted.deed.clone());
    step.location = noted.at.and_then(|call| location(program, call));
    step.held.clone_from(&noted.held);
    if noted.at.is_some_and(|call| places.contains(&(noted.thread, call.span))) {
        step.emphasis = Emphasis::Decisive;
    }
    step
}
