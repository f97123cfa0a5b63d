//! A run told step by step, in thread columns: what others could see, and what the finding is about.

use crate::found::{Call, Found, FoundThread};
use finding::{Emphasis, Interleaving, Lane, Location, Row, Step};
use ir::Program;

/// Something that other threads could see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Moment {
    /// Who did it.
    pub(crate) thread: u32,
    /// Where.
    pub(crate) call: Option<Call>,
    /// What, in a few words.
    pub(crate) text: String,
    /// The locks held, outermost first.
    pub(crate) held: Vec<String>,
}

/// All that happened in a run, and who was there.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Story {
    /// In the order in which it happened.
    pub(crate) moments: Vec<Moment>,
    /// The threads by number.
    pub(crate) threads: Vec<FoundThread>,
}

/// More rows than that nobody reads.
const MAX_ROWS: usize = 40;

/// A run from beginning to end.
pub(crate) fn whole(program: &Program, story: &Story, found: &[&Found]) -> Interleaving {
    let steps = story.moments.iter().map(|moment| {
        let decisive = found.iter().any(|found| is_decisive(moment, found));
        Row::Step(step(program, moment, Lane(moment.thread), decisive))
    });
    Interleaving { threads: names(story), original: Vec::new(), reordered: steps.collect() }
}

fn names(story: &Story) -> Vec<String> {
    story.threads.iter().map(FoundThread::name).collect()
}

/// The decisive part of a run.
pub(crate) fn interleaving(program: &Program, story: &Story, found: &Found) -> Interleaving {
    let decisive: Vec<bool> = story.moments.iter().map(|moment| is_decisive(moment, found)).collect();
    // What comes after the last decisive step explains nothing.
    let end = decisive.iter().rposition(|&decisive| decisive).map_or(story.moments.len(), |last| last + 1);
    let moments = &story.moments[..end];
    let switches = |index: usize| {
        let differs =
            |other: Option<&Moment>| other.is_some_and(|other| other.thread != moments[index].thread);
        differs(moments.get(index + 1))
            || differs(index.checked_sub(1).and_then(|before| moments.get(before)))
    };
    let explains =
        |index: usize| decisive[index] || switches(index) || takes_held_lock(&moments[index], found);
    let shown: Vec<usize> = (0..end).filter(|&index| explains(index)).collect();
    let shown = &shown[shown.len().saturating_sub(MAX_ROWS)..];
    let mut lanes: Vec<u32> = shown.iter().map(|&index| moments[index].thread).collect();
    lanes.sort_unstable();
    lanes.dedup();
    let mut rows = Vec::new();
    let mut next = 0;
    for &index in shown {
        if index > next {
            rows.push(Row::Skipped((index - next) as u64));
        }
        let lane = lanes.partition_point(|&thread| thread < moments[index].thread);
        rows.push(Row::Step(step(program, &moments[index], Lane(lane as u32), decisive[index])));
        next = index + 1;
    }
    let name = |&thread: &u32| story.threads.get(thread as usize).map_or_else(String::new, FoundThread::name);
    Interleaving { threads: lanes.iter().map(name).collect(), original: Vec::new(), reordered: rows }
}

/// Is it where one of the threads took a lock that it then held?
fn takes_held_lock(moment: &Moment, found: &Found) -> bool {
    found.sides.iter().any(|side| {
        side.thread.number == moment.thread
            && moment.call.is_some()
            && side.locks.iter().any(|lock| lock.taken == moment.call)
    })
}

fn is_decisive(moment: &Moment, found: &Found) -> bool {
    found.sides.iter().any(|side| {
        side.thread.number == moment.thread
            && moment.call.is_some()
            && side.calls.first().copied() == moment.call
    })
}

fn step(program: &Program, moment: &Moment, lane: Lane, decisive: bool) -> Step {
    let mut step = Step::new(lane, moment.text.clone());
    step.location = moment.call.and_then(|call| program.place(call.span)).map(Location::Source);
    step.emphasis = if decisive { Emphasis::Decisive } else { Emphasis::Plain };
    step.held.clone_from(&moment.held);
    step
}
