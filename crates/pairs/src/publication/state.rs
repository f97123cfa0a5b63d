//! What is known at one instruction: which objects have been published, and which is where.

use ir::cfg::{Analysis, Edge, Solution, Step};
use ir::{At, Body, Op, Reg};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// A root, and the members that lead from it.
pub(super) type Ref = (usize, Vec<Step>);

/// What an instruction does to roots.
#[derive(Clone, Debug)]
pub(super) enum Event {
    Make(usize),
    Store {
        base: Option<Ref>,
        step: Option<Step>,
        src: Option<Ref>,
    },
    Publish(Ref),
    Put {
        into: Option<Ref>,
        item: Ref,
    },
    /// Something is started that nobody knows here: whatever was put somewhere may be meant.
    PublishHeld,
    Call {
        args: Vec<Option<Ref>>,
    },
}

/// A body with its events and what is known at the start of each block.
pub(super) struct Flowing {
    pub(super) events: Events,
    pub(super) solution: Solution<State>,
}

impl Flowing {
    /// Is a root published at the end of some block?
    pub(super) fn publishes_somewhere(&self, body: &Body, root: usize) -> bool {
        body.blocks.entries().any(|(block, content)| {
            let end = At { block, index: content.instrs.len() as u32 };
            self.solution.before(body, &self.events, end).is_some_and(|mut state| {
                for event in self.events.at.get(&end).into_iter().flatten() {
                    state.apply(event, None);
                }
                state.published.contains(&root)
            })
        })
    }
}

pub(super) struct Events {
    pub(super) roots: FxHashMap<RootKey, usize>,
    pub(super) at: FxHashMap<At, Vec<Event>>,
    /// What calls do to their arguments.
    pub(super) done_by: FxHashMap<At, Done>,
}

/// What a call does to its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Done {
    pub(super) published: Vec<usize>,
    /// The first of the two may hold the second afterwards.
    pub(super) held: Vec<(usize, usize)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum RootKey {
    Entry(Reg),
    Made(At),
}

/// Published roots, and what is where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct State {
    pub(super) published: BTreeSet<usize>,
    /// The one root that a member of a root holds.
    owned: BTreeMap<(usize, StepKey), usize>,
    /// What a root may hold.
    pub(super) holds: BTreeSet<(usize, usize)>,
    /// Roots of which somebody may have got a part that no other root stands for.
    pub(super) gave_parts: BTreeSet<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum StepKey {
    Field(ir::FieldId),
    Cell,
    Member(ir::NameId),
}

fn key(step: Step) -> StepKey {
    match step {
        Step::Field(field) => StepKey::Field(field),
        Step::Cell => StepKey::Cell,
        Step::Member(name) => StepKey::Member(name),
    }
}

impl State {
    fn publish(&mut self, root: usize) {
        let mut stack = vec![root];
        while let Some(root) = stack.pop() {
            if self.published.insert(root) {
                stack.extend(self.holds.range((root, 0)..(root + 1, 0)).map(|&(_, item)| item));
            }
        }
    }

    /// The root that a reference leads to.
    pub(super) fn resolve(&self, reference: &Ref) -> Option<usize> {
        let (root, rest) = self.nearest(reference);
        rest.is_empty().then_some(root)
    }

    /// The last root on the way of a reference, and what leads on from there.
    pub(super) fn nearest<'r>(&self, reference: &'r Ref) -> (usize, &'r [Step]) {
        let (mut root, mut rest) = (reference.0, &reference.1[..]);
        while let [step, behind @ ..] = rest
            && let Some(&next) = self.owned.get(&(root, key(*step)))
        {
            (root, rest) = (next, behind);
        }
        (root, rest)
    }

    /// The root that somebody gets, if it is one; else a part of one is given away.
    fn given(&mut self, reference: &Ref) -> Option<usize> {
        let (root, rest) = self.nearest(reference);
        if rest.is_empty() {
            return Some(root);
        }
        self.gave_parts.insert(root);
        None
    }

    /// Whoever is given a root may exchange what is in it, and in what that holds.
    fn forget_members(&mut self, given: &[Option<usize>]) {
        let reached: BTreeSet<usize> = given.iter().flatten().flat_map(|&root| self.held_by(root)).collect();
        self.owned.retain(|(of, _), _| !reached.contains(of));
    }

    /// A root and all that it may hold, directly or not.
    pub(super) fn held_by(&self, root: usize) -> BTreeSet<usize> {
        let mut held = BTreeSet::new();
        let mut stack = vec![root];
        while let Some(root) = stack.pop() {
            if held.insert(root) {
                stack.extend(self.holds.range((root, 0)..(root + 1, 0)).map(|&(_, item)| item));
            }
        }
        held
    }

    fn put(&mut self, into: Option<usize>, item: usize) {
        match into.filter(|into| !self.published.contains(into)) {
            Some(into) => {
                self.holds.insert((into, item));
            }
            None => self.publish(item),
        }
    }

    pub(super) fn apply(&mut self, event: &Event, done_by_call: Option<&Done>) {
        match event {
            Event::Make(root) => {
                self.published.remove(root);
                self.owned.retain(|(of, _), _| of != root);
                self.holds.retain(|(of, item)| of != root && item != root);
                self.gave_parts.remove(root);
            }
            Event::Store { base, step, src } => {
                let into = base.as_ref().and_then(|base| self.resolve(base));
                let item = src.as_ref().and_then(|src| self.given(src));
                if let Some(item) = item {
                    self.put(into, item);
                }
                if let (Some(into), Some(step)) = (into, step) {
                    match item {
                        Some(item) => self.owned.insert((into, key(*step)), item),
                        None => self.owned.remove(&(into, key(*step))),
                    };
                }
            }
            // What is reached through an unknown member may lead back.
            Event::Publish(reference) => self.publish(self.resolve(reference).unwrap_or(reference.0)),
            Event::PublishHeld => {
                let held: Vec<usize> = self.holds.iter().map(|&(_, item)| item).collect();
                for item in held {
                    self.publish(item);
                }
            }
            Event::Put { into, item } => {
                let into = into.as_ref().and_then(|into| self.resolve(into));
                if let Some(item) = self.given(item) {
                    self.put(into, item);
                }
            }
            Event::Call { args } => {
                let Some(done) = done_by_call else { return };
                let resolved: Vec<Option<usize>> =
                    args.iter().map(|arg| arg.as_ref().and_then(|arg| self.given(arg))).collect();
                self.forget_members(&resolved);
                for &(into, item) in &done.held {
                    if let Some(item) = resolved.get(item).copied().flatten() {
                        self.put(resolved.get(into).copied().flatten(), item);
                    }
                }
                for root in done.published.iter().filter_map(|&index| resolved.get(index).copied().flatten())
                {
                    self.publish(root);
                }
            }
        }
    }
}

impl Analysis for Events {
    type State = State;

    fn entry(&self) -> State {
        State::default()
    }

    fn step(&self, state: &mut State, at: At, _: &Op) {
        for event in self.at.get(&at).into_iter().flatten() {
            state.apply(event, self.done_by.get(&at));
        }
    }

    fn cross(&self, _: &mut State, _: &Edge) {}

    fn join(&self, state: &mut State, other: &State) {
        state.published.extend(&other.published);
        state.holds.extend(&other.holds);
        state.gave_parts.extend(&other.gave_parts);
        state.owned.retain(|key, root| other.owned.get(key) == Some(root));
        let published: Vec<usize> = state.published.iter().copied().collect();
        for root in published {
            state.published.remove(&root);
            state.publish(root);
        }
    }
}
