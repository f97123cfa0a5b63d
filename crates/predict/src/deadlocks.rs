//! Deadlock candidates of any length, as abstract patterns (Tunç, Mathur, Pavlogiannis, Viswanathan: Sound
//! Dynamic Deadlock Prediction in Linear Time, PLDI 2023).
//!
//! ```text
//! abstract request  (t, l, H): thread t asks for l while it holds exactly H
//! pattern           q1 … qk with pairwise different threads, l(qi) in H(qi+1), and pairwise disjoint H   (a common lock is a gate)
//! ```
//!
//! All acquires of equal thread, lock and held set are one node of the graph, so the number of cycles does
//! not depend on the length of the trace. Taking a lock again after a wait is a request, too. A thread whose
//! last event is a request never got the lock: it waits at its end.

use crate::candidate::{Candidate, Candidates, Collected, MAX_GOALS};
use crate::claims::Place;
use crate::model::{Act, Model, Node};
use crate::seqcheck::Goal;
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{EventId, LockId, Op, Trace};

/// Cycles that are looked at before giving up: thousands of locks taken in all orders could make more than
/// anybody reads.
const MAX_CYCLES: usize = 100_000;

/// Paths of requests that are followed in search of cycles.
const MAX_PATHS: usize = 1_000_000;

/// Threads of one cycle.
const MAX_LENGTH: usize = 256;

/// All requests of one thread for one lock with the same locks held, at one place.
struct Request {
    lane: usize,
    lock: LockId,
    held: u32,
    place: Place,
    /// Each with the event to be named.
    steps: Vec<(Node, EventId)>,
}

/// Collects the candidates, in the order of the trace.
pub(crate) fn candidates(trace: &Trace, model: &Model) -> Candidates {
    let requests = on_cycles(model, requests(trace, model));
    let mut by_lock_held: FxHashMap<LockId, Vec<usize>> = FxHashMap::default();
    for (at, request) in requests.iter().enumerate() {
        for &lock in &model.lock_sets[request.held as usize] {
            by_lock_held.entry(lock).or_default().push(at);
        }
    }
    let mut cycles = Cycles { model, requests: &requests, by_lock_held, found: Vec::new(), left: MAX_PATHS };
    for start in 0..requests.len() {
        cycles.extend(start, &mut vec![start]);
    }
    let mut collected: Collected<Vec<Place>, Vec<Vec<usize>>> = Collected::new();
    for cycle in cycles.found {
        if let Some(alike) = collected.at(places(&requests, &cycle)) {
            alike.push(cycle);
        }
    }
    collected.finish(model, |cycles| Some(to_candidate(model, &requests, &cycles)))
}

fn requests(trace: &Trace, model: &Model) -> Vec<Request> {
    let mut requests: Vec<Request> = Vec::new();
    let mut by_key: FxHashMap<(usize, LockId, u32, Place), usize> = FxHashMap::default();
    let mut add = |node: Node, lock: LockId, event: EventId| {
        let held = model.held_set(node);
        if model.lock_sets[held as usize].is_empty() {
            return;
        }
        let place = Place::of(trace, event);
        let at = *by_key.entry((node.lane(), lock, held, place)).or_insert_with(|| {
            requests.push(Request { lane: node.lane(), lock, held, place, steps: Vec::new() });
            requests.len() - 1
        });
        requests[at].steps.push((node, event));
    };
    let stuck = stuck_requests(trace);
    for (lane, steps) in model.lanes.iter().enumerate() {
        for (index, &act) in steps.acts.iter().enumerate() {
            let node = Node::new(lane, index);
            match act {
                Act::Acquire(lock) if !model.is_inherited(node) => add(node, lock, model.event(node)),
                Act::Exit => {
                    if let Some((lock, event)) =
                        stuck[lane].filter(|(lock, _)| !model.takers(*lock).is_empty())
                    {
                        add(node, lock, event);
                    }
                }
                _ => {}
            }
        }
    }
    requests
}

/// Keeps the requests for a lock that, directly or through others, is held while one of those held here is
/// asked for: all others are on no cycle. Locks taken in a consistent order leave nothing.
fn on_cycles(model: &Model, mut requests: Vec<Request>) -> Vec<Request> {
    loop {
        let asked: FxHashSet<LockId> = requests.iter().map(|request| request.lock).collect();
        let held_by = |request: &Request| model.lock_sets[request.held as usize].iter().copied();
        let held: FxHashSet<LockId> = requests.iter().flat_map(held_by).collect();
        let before = requests.len();
        requests.retain(|request| {
            held.contains(&request.lock) && held_by(request).any(|lock| asked.contains(&lock))
        });
        if requests.len() == before {
            return requests;
        }
    }
}

/// The threads that end with a request.
fn stuck_requests(trace: &Trace) -> Vec<Option<(LockId, EventId)>> {
    let mut stuck = vec![None; trace.threads()];
    if trace.count(Op::Request(LockId(0)).code()) == 0 {
        return stuck;
    }
    for (id, event) in trace.events() {
        stuck[event.thread.index()] = match event.op {
            Op::Request(lock) => Some((lock, id)),
            _ => None,
        };
    }
    stuck
}

struct Cycles<'a> {
    model: &'a Model,
    requests: &'a [Request],
    by_lock_held: FxHashMap<LockId, Vec<usize>>,
    found: Vec<Vec<usize>>,
    left: usize,
}

impl Cycles<'_> {
    /// Extends `path`, whose first request is its smallest, in all ways.
    fn extend(&mut self, start: usize, path: &mut Vec<usize>) {
        let last = &self.requests[path[path.len() - 1]];
        let Some(holders) = self.by_lock_held.get(&last.lock).cloned() else { return };
        for next in holders {
            if self.found.len() >= MAX_CYCLES || self.left == 0 {
                return;
            }
            self.left -= 1;
            if next == start && path.len() > 1 {
                self.found.push(path.clone());
            } else if next > start && path.len() < MAX_LENGTH && self.fits(path, next) {
                path.push(next);
                self.extend(start, path);
                path.pop();
            }
        }
    }

    fn fits(&self, path: &[usize], next: usize) -> bool {
        let next = &self.requests[next];
        path.iter().map(|&at| &self.requests[at]).all(|other| {
            other.lane != next.lane
                && other.lock != next.lock
                && !self.model.share_a_lock(other.held, next.held)
        })
    }
}

/// The places of a cycle, starting with the smallest.
fn places(requests: &[Request], cycle: &[usize]) -> Vec<Place> {
    let mut places: Vec<Place> = cycle.iter().map(|&at| requests[at].place).collect();
    let first =
        (0..places.len()).min_by_key(|&at| (places[at], places[(at + 1) % places.len()])).unwrap_or(0);
    places.rotate_left(first);
    places
}

fn to_candidate(model: &Model, requests: &[Request], cycles: &[Vec<usize>]) -> Candidate {
    let mut goals: Vec<(u32, Vec<(Node, EventId)>)> = Vec::new();
    let mut instances = 0u64;
    for cycle in cycles {
        let steps: Vec<&[(Node, EventId)]> = cycle.iter().map(|&at| requests[at].steps.as_slice()).collect();
        let product = steps.iter().map(|steps| steps.len() as u64).fold(1, u64::saturating_mul);
        instances = instances.saturating_add(product);
        goals.extend(combinations(model, &steps, product));
    }
    goals.sort_by_key(|(distance, steps)| {
        (*distance, steps.iter().map(|(node, _)| *node).collect::<Vec<_>>())
    });
    let mut seen = FxHashSet::default();
    goals.retain(|(_, steps)| seen.insert(steps.clone()));
    goals.truncate(MAX_GOALS);
    Candidate {
        goals: goals.into_iter().map(|(_, steps)| Goal::Deadlock(steps)).collect(),
        instances,
        blocks: Vec::new(),
    }
}

/// Instances of a cycle: all if they are few, otherwise for some of the first request's steps the closest of
/// the others.
fn combinations(
    model: &Model,
    steps: &[&[(Node, EventId)]],
    product: u64,
) -> Vec<(u32, Vec<(Node, EventId)>)> {
    let time = |step: &(Node, EventId)| model.time(step.0).0;
    let mut found: Vec<Vec<(Node, EventId)>> = vec![Vec::new()];
    if product <= MAX_GOALS as u64 {
        for choices in steps {
            found = found
                .into_iter()
                .flat_map(|chosen| choices.iter().map(move |&step| [chosen.as_slice(), &[step]].concat()))
                .collect();
        }
    } else {
        let spread = steps[0].len().div_ceil(MAX_GOALS).max(1);
        found = steps[0]
            .iter()
            .step_by(spread)
            .map(|first| {
                let nearest = |choices: &&[(Node, EventId)]| {
                    *choices
                        .iter()
                        .min_by_key(|step| time(step).abs_diff(time(first)))
                        .expect("requests have steps")
                };
                std::iter::once(*first).chain(steps[1..].iter().map(nearest)).collect()
            })
            .collect();
    }
    let distance = |chosen: &Vec<(Node, EventId)>| {
        let times = || chosen.iter().map(time);
        times().max().unwrap_or(0) - times().min().unwrap_or(0)
    };
    found.into_iter().map(|chosen| (distance(&chosen), chosen)).collect()
}
