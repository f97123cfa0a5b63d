//! All racing pairs of the racy variables: the latest accesses of each thread, each asked at every access.

use super::Order;
use super::clock::Epoch;
use super::shared::Shared;
use crate::{Claims, Pair};
use trace::steps::{self, Action, Step};
use trace::{EventId, ThreadId, Trace};

/// The pairs of accesses to `racy` variables that are not ordered.
pub(super) fn name<O: Order>(trace: &Trace, shared: &Shared, racy: &[bool]) -> Claims {
    let mut claims = Claims::default();
    if !racy.contains(&true) {
        return claims;
    }
    let mut order = O::new(trace, shared);
    let mut vars: Vec<Vec<Latest>> = vec![Vec::new(); shared.count()];
    steps::walk(trace, |step| {
        order.enter(step, shared);
        if let Action::Read(var) | Action::Write(var) = step.action
            && let Some(x) = shared.number(var)
            && racy[x]
        {
            claim(trace, &mut claims, &vars[x], step, &order);
            remember(&mut vars[x], step, order.now(step.thread).time);
        }
        order.leave(step, shared);
    });
    claims
}

/// When and where a thread accessed a variable last. Time 0 says never.
#[derive(Clone, Copy)]
struct Access {
    time: u32,
    event: EventId,
}

/// One thread's latest accesses to one variable.
#[derive(Clone, Copy)]
struct Latest {
    thread: ThreadId,
    write: Access,
    read: Access,
}

fn claim(trace: &Trace, claims: &mut Claims, latest: &[Latest], step: Step, order: &impl Order) {
    let writes = matches!(step.action, Action::Write(_));
    for other in latest.iter().filter(|other| other.thread != step.thread) {
        let mut ask = |earlier: Access| {
            if !order.knows(step.thread, Epoch { thread: other.thread, time: earlier.time }) {
                claims.add(trace, Pair::new(earlier.event, step.event));
            }
        };
        ask(other.write);
        if writes {
            ask(other.read);
        }
    }
}

/// Keeps the entries ordered by thread, so that claims are made in the same order whichever thread came
/// first.
fn remember(latest: &mut Vec<Latest>, step: Step, time: u32) {
    const NEVER: Access = Access { time: 0, event: EventId(0) };
    let at = latest.binary_search_by_key(&step.thread, |entry| entry.thread).unwrap_or_else(|at| {
        latest.insert(at, Latest { thread: step.thread, write: NEVER, read: NEVER });
        at
    });
    let access = Access { time, event: step.event };
    match step.action {
        Action::Write(_) => latest[at].write = access,
        _ => latest[at].read = access,
    }
}
