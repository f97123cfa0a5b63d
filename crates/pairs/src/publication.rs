//! Accesses before an object is published do not race: no other thread has it yet. (The paper skips constructors instead.)
//!
//! Within a method, a *root* is an object that it made, or was given. A root is published when it is stored where others
//! may look, thrown, returned, bound by code that is started, or passed to a method that publishes it. What is stored in an
//! unpublished object is published with it. The state at an instruction is which roots have been published on some path, and
//! which root is in which field of another. Across methods, asked for on demand:
//!
//! ```text
//! publishes(m, i)    m may publish its i-th argument; assumed of a method that is being looked at (recursion)
//! private(m, i)      every call of m passes something unpublished as its i-th argument
//! unpublished(m, p, x) :- x is a root that m made, not published before p.
//! unpublished(m, p, x) :- x is argument i of m, not published before p, private(m, i).
//! ```
//!
//! A new turn of a loop makes a new object: what happened to the old one is forgotten, as no register holds it under the same
//! definition.
//!
//! `own` asks in the same way for objects that were made for the running thread.

mod own;
mod state;

use crate::bodies::Bodies;
use crate::library::{Flow, Part, Term};
use crate::points_to::PointsTo;
use crate::stability::Stability;
use crate::threads::{Calls, Threads};
use crate::world::World;
use ir::cfg::{AccessPath, Def, Root, Step};
use ir::effects::Effect;
use ir::{At, Body, Const, MethodId, Op, Place, Reg, Target, Terminator};
use own::Begun;
use rustc_hash::FxHashMap;
use state::{Done, Event, Events, Flowing, Ref, RootKey, State};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Answers questions about publication.
pub(crate) struct Publication<'a, 'p> {
    world: &'a World<'p>,
    bodies: &'a Bodies<'p>,
    points_to: &'a PointsTo,
    stability: &'a Stability,
    calls: &'a Calls,
    /// Methods that threads begin with, and initialisers.
    begun: FxHashMap<MethodId, Begun>,
    flows: RefCell<FxHashMap<MethodId, Option<Rc<Flowing>>>>,
    publishing: RefCell<FxHashMap<(MethodId, usize), bool>>,
    private: Assumptions,
    own: Assumptions,
    depth: Cell<u32>,
}

/// Questions lead to questions about callers and callees. Beyond this depth the answer is the careful one: the stack is finite.
const DEEPEST: u32 = 150;

/// Answers to questions that ask each other in circles. Yes is assumed of a question that is being answered; when it turns out
/// to be no, every yes that may have rested on it is forgotten.
#[derive(Default)]
struct Assumptions {
    known: RefCell<FxHashMap<(MethodId, usize), bool>>,
    order: RefCell<Vec<(MethodId, usize)>>,
}

impl Assumptions {
    fn ask(&self, question: (MethodId, usize), answer: impl FnOnce() -> bool) -> bool {
        if let Some(&known) = self.known.borrow().get(&question) {
            return known;
        }
        let before = self.order.borrow().len();
        self.known.borrow_mut().insert(question, true);
        self.order.borrow_mut().push(question);
        let holds = answer();
        if !holds {
            let doubtful: Vec<(MethodId, usize)> = self.order.borrow_mut().split_off(before);
            let mut known = self.known.borrow_mut();
            doubtful.iter().filter(|asked| **asked != question).for_each(|asked| {
                known.remove(asked);
            });
            known.insert(question, false);
        }
        holds
    }
}

impl<'a, 'p> Publication<'a, 'p> {
    pub(crate) fn new(
        world: &'a World<'p>,
        bodies: &'a Bodies<'p>,
        points_to: &'a PointsTo,
        stability: &'a Stability,
        threads: &'a Threads,
    ) -> Publication<'a, 'p> {
        let mut publication = Publication {
            world,
            bodies,
            points_to,
            stability,
            calls: &threads.calls,
            begun: FxHashMap::default(),
            flows: RefCell::default(),
            publishing: RefCell::default(),
            private: Assumptions::default(),
            own: Assumptions::default(),
            depth: Cell::new(0),
        };
        for thread in &threads.all {
            publication.add_begun(thread.origin, &thread.roots);
        }
        publication
    }

    /// Goes one question deeper; says the careful answer if that is too deep.
    fn deeper<T>(&self, careful: T, answer: impl FnOnce() -> T) -> T {
        if self.depth.get() >= DEEPEST {
            return careful;
        }
        self.depth.set(self.depth.get() + 1);
        let answer = answer();
        self.depth.set(self.depth.get() - 1);
        answer
    }

    /// Has nobody else the object in a register, before an instruction?
    pub(crate) fn is_unpublished(&self, method: MethodId, at: At, reg: Reg) -> bool {
        let Some(flowing) = self.flowing(method) else { return false };
        let Some(body) = self.world.body(method) else { return false };
        let Some(state) = flowing.solution.before(body, &flowing.events, at) else { return false };
        let reference = self.reference(method, body, &flowing.events.roots, at, reg);
        let Some(root) = reference.and_then(|reference| self.owner(&state, &reference)) else { return false };
        // Who has an argument that holds it has it, too. Arguments are the first roots.
        let arguments = 0..self.world.program.methods()[method].entry_registers();
        let mut holders = arguments.filter(|&argument| state.held_by(argument).contains(&root));
        !state.published.contains(&root) && holders.all(|argument| self.is_private(method, argument))
    }

    /// The root that a reference leads to, or the one that has it as a part: what only an object leads to, nobody else has.
    fn owner(&self, state: &State, reference: &Ref) -> Option<usize> {
        let (root, rest) = state.nearest(reference);
        let is_part = || self.stability.are_owning(rest) && !state.gave_parts.contains(&root);
        (rest.is_empty() || is_part()).then_some(root)
    }

    /// The register that a call of the program's own method passes as an argument.
    fn argument(&self, caller: MethodId, at: At, index: usize) -> Option<Reg> {
        match self.world.body(caller)?.instr(at).map(|instr| &instr.op) {
            Some(Op::Call { target: Target::Direct(target) | Target::Virtual(target), args, .. })
                if self.world.is_own(self.world.program.methods()[target.method].owner) =>
            {
                args.get(index).copied()
            }
            _ => None,
        }
    }

    fn is_private(&self, method: MethodId, index: usize) -> bool {
        self.deeper(false, || self.ask_private(method, index))
    }

    fn ask_private(&self, method: MethodId, index: usize) -> bool {
        self.private.ask((method, index), || {
            let calls = self.calls.of(method);
            self.begun.get(&method).is_none_or(|begun| *begun == Begun::Before)
                && calls.iter().all(|&(caller, at)| {
                    let argument = self.argument(caller, at, index);
                    argument.is_some_and(|reg| {
                        self.is_unpublished(caller, at, reg) && self.is_apart(caller, at, index)
                    })
                })
        })
    }

    /// Does no other argument of a call lead to this one? The callee could publish it under the other name.
    fn is_apart(&self, caller: MethodId, at: At, index: usize) -> bool {
        let (Some(body), Some(flowing)) = (self.world.body(caller), self.flowing(caller)) else {
            return false;
        };
        let Some(Op::Call { args, .. }) = body.instr(at).map(|instr| &instr.op) else { return false };
        let Some(state) = flowing.solution.before(body, &flowing.events, at) else { return false };
        let root = |reg: Reg| {
            let reference = self.reference(caller, body, &flowing.events.roots, at, reg)?;
            Some(state.resolve(&reference).unwrap_or(reference.0))
        };
        let Some(own) = args.get(index).and_then(|&reg| root(reg)) else { return false };
        let others = args.iter().enumerate().filter(|(place, _)| *place != index);
        others.filter_map(|(_, &reg)| root(reg)).all(|other| !state.held_by(other).contains(&own))
    }

    /// May a method publish one of its arguments?
    fn publishes(&self, method: MethodId, index: usize) -> bool {
        let question = (method, index);
        if let Some(&known) = self.publishing.borrow().get(&question) {
            return known;
        }
        let publishes = match (self.world.body(method), self.flowing(method)) {
            (Some(body), Some(flowing)) => {
                let root = flowing.events.roots.get(&RootKey::Entry(Reg(index as u32))).copied();
                root.is_some_and(|root| flowing.publishes_somewhere(body, root))
            }
            _ => true,
        };
        self.publishing.borrow_mut().insert(question, publishes);
        publishes
    }

    fn flowing(&self, method: MethodId) -> Option<Rc<Flowing>> {
        if let Some(known) = self.flows.borrow().get(&method) {
            return known.clone();
        }
        self.deeper(None, || self.compute(method))
    }

    fn compute(&self, method: MethodId) -> Option<Rc<Flowing>> {
        // Who asks again while the answer is computed is told that nothing is known.
        self.flows.borrow_mut().insert(method, None);
        let events = self.events(method, self.world.body(method)?);
        let solution = self.bodies.solve(method, &events)?;
        let flowing = Some(Rc::new(Flowing { events, solution }));
        self.flows.borrow_mut().insert(method, flowing.clone());
        flowing
    }

    fn events(&self, method: MethodId, body: &Body) -> Events {
        let mut roots: FxHashMap<RootKey, usize> = FxHashMap::default();
        for reg in 0..self.world.program.methods()[method].entry_registers() {
            let next = roots.len();
            roots.insert(RootKey::Entry(Reg(reg as u32)), next);
        }
        for (at, instr) in body.instrs() {
            let makes = matches!(
                instr.op,
                Op::New { .. } | Op::NewArray { .. } | Op::NewCell { .. } | Op::Delegate { .. }
            );
            if makes {
                let next = roots.len();
                roots.insert(RootKey::Made(at), next);
            }
        }
        let mut events = Events { roots, at: FxHashMap::default(), done_by: FxHashMap::default() };
        for (at, instr) in body.instrs() {
            let found = self.events_of(method, body, &events.roots, at, &instr.op);
            if let Op::Call { target, .. } = &instr.op
                && found.iter().any(|event| matches!(event, Event::Call { .. }))
            {
                events.done_by.insert(at, self.done_by(method, at, target));
            }
            if !found.is_empty() {
                events.at.insert(at, found);
            }
        }
        for (block, content) in body.blocks.entries() {
            let end = At { block, index: content.instrs.len() as u32 };
            if let Terminator::Throw(reg) | Terminator::Rethrow(reg) | Terminator::Return(Some(reg)) =
                content.end
                && let Some(reference) = self.reference(method, body, &events.roots, end, reg)
            {
                events.at.insert(end, vec![Event::Publish(reference)]);
            }
        }
        events
    }

    fn events_of(
        &self,
        method: MethodId,
        body: &Body,
        roots: &FxHashMap<RootKey, usize>,
        at: At,
        op: &Op,
    ) -> Vec<Event> {
        let reference = |reg: Reg| self.reference(method, body, roots, at, reg);
        let made = || roots.get(&RootKey::Made(at)).copied();
        match op {
            Op::New { .. } | Op::NewArray { .. } | Op::NewCell { .. } => {
                made().map(Event::Make).into_iter().collect()
            }
            Op::Delegate { bound, .. } => {
                let into = made().map(|root| (root, Vec::new()));
                let items = bound.iter().filter_map(|&reg| reference(reg));
                let puts = items.map(|item| Event::Put { into: into.clone(), item });
                made().map(Event::Make).into_iter().chain(puts).collect()
            }
            Op::Store { place, src, .. } => {
                let (base, step) = match place {
                    Place::Field { base, field } => (reference(*base), Some(Step::Field(*field))),
                    Place::Cell(base) => (reference(*base), Some(Step::Cell)),
                    Place::Element { array, .. } => (reference(*array), None),
                    Place::Static { .. } | Place::Indirect(_) | Place::Member { .. } => (None, None),
                };
                vec![Event::Store { base, step, src: reference(*src) }]
            }
            Op::Call { args, .. } => self.events_of_call(op, args, &reference),
            // Whoever walks through the values has it.
            Op::Yield { value } => reference(*value).map(Event::Publish).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    fn events_of_call(&self, op: &Op, args: &[Reg], reference: &dyn Fn(Reg) -> Option<Ref>) -> Vec<Event> {
        let Some(callee) = self.world.library_callee(op) else {
            let args: Vec<Option<Ref>> = args.iter().map(|&arg| reference(arg)).collect();
            let any = args.iter().any(Option::is_some);
            return any.then_some(Event::Call { args }).into_iter().collect();
        };
        let method = &self.world.program.methods()[callee];
        let meaning = self.world.meaning(callee, method.owner);
        let receivers = usize::from(method.has_receiver());
        let mut events = events_of_flows(&meaning.flows, args, receivers, reference);
        for effect in &meaning.effects {
            let target = match effect {
                Effect::Spawn(spawn) => spawn.delegate,
                Effect::Start(target, _) | Effect::Send(target, _) => *target,
                Effect::Body(target, ..) => {
                    let code = self.bodies.target_reg(op, *target).and_then(reference);
                    let into = args.first().and_then(|&this| reference(this));
                    events.extend(code.map(|item| Event::Put { into, item }));
                    continue;
                }
                _ => continue,
            };
            if let Some(reg) = self.bodies.target_reg(op, target) {
                events.push(reference(reg).map_or(Event::PublishHeld, Event::Publish));
            }
        }
        events
    }

    /// What the methods that a call may lead to do to its arguments.
    fn done_by(&self, method: MethodId, at: At, target: &Target) -> Done {
        let callees = self.calls.from(method, at);
        let count = match self.world.body(method).and_then(|body| body.instr(at)).map(|instr| &instr.op) {
            Some(Op::Call { args, .. }) => args.len(),
            _ => 0,
        };
        if !matches!(target, Target::Direct(_) | Target::Virtual(_) | Target::Named { .. }) {
            return Done { published: (0..count).collect(), held: Vec::new() };
        }
        let publishes = |&index: &usize| callees.iter().any(|&callee| self.publishes(callee, index));
        let mut held: Vec<(usize, usize)> =
            callees.iter().flat_map(|&callee| self.held_after(callee)).collect();
        held.sort_unstable();
        held.dedup();
        Done { published: (0..count).filter(publishes).collect(), held }
    }

    /// Which arguments may hold which others when a method is over.
    fn held_after(&self, method: MethodId) -> Vec<(usize, usize)> {
        let (Some(body), Some(flowing)) = (self.world.body(method), self.flowing(method)) else {
            return Vec::new();
        };
        let count = self.world.program.methods()[method].entry_registers();
        let mut all: BTreeSet<(usize, usize)> = BTreeSet::new();
        for (block, content) in body.blocks.entries() {
            let end = At { block, index: content.instrs.len() as u32 };
            if matches!(content.end, Terminator::Return(_))
                && let Some(state) = flowing.solution.before(body, &flowing.events, end)
            {
                all.extend(state.holds);
            }
        }
        // Roots are numbered arguments first, so their numbers are those of the arguments.
        let mut held = Vec::new();
        for into in 0..count {
            let mut seen: BTreeSet<usize> = BTreeSet::new();
            let mut stack = vec![into];
            while let Some(root) = stack.pop() {
                if seen.insert(root) {
                    stack.extend(all.range((root, 0)..(root + 1, 0)).map(|&(_, item)| item));
                }
            }
            held.extend(
                seen.into_iter().filter(|&item| item != into && item < count).map(|item| (into, item)),
            );
        }
        held
    }

    fn reference(
        &self,
        method: MethodId,
        body: &Body,
        roots: &FxHashMap<RootKey, usize>,
        at: At,
        reg: Reg,
    ) -> Option<Ref> {
        let AccessPath { root, steps } = self.bodies.path(method, at, reg);
        let key = match root {
            Root::Entry(reg) => RootKey::Entry(reg),
            Root::Def(Def::Instr(place)) => {
                let is_null = matches!(
                    body.instr(place).map(|instr| &instr.op),
                    Some(Op::Const { value: Const::Null, .. })
                );
                if is_null {
                    return None;
                }
                RootKey::Made(place)
            }
            _ => return None,
        };
        Some((*roots.get(&key)?, steps))
    }
}

/// Where a library call puts its arguments: into its receiver or another argument. What becomes part of its result has a name that
/// nobody follows, so it is as good as published.
fn events_of_flows(
    flows: &[Flow],
    args: &[Reg],
    receivers: usize,
    reference: &dyn Fn(Reg) -> Option<Ref>,
) -> Vec<Event> {
    let mut events = Vec::new();
    for flow in flows {
        let Flow::Move(from, to) = flow else { continue };
        let sources = match from.term {
            Term::Arg(index) => args.get(index + receivers..=index + receivers).unwrap_or_default(),
            Term::Args => args.get(receivers..).unwrap_or_default(),
            Term::This | Term::Result => continue,
        };
        if from.part != Part::Object {
            continue;
        }
        let into = match to.term {
            Term::This => args.first().filter(|_| receivers == 1),
            Term::Arg(index) => args.get(index + receivers),
            Term::Args | Term::Result => None,
        };
        let into = into.and_then(|&reg| reference(reg));
        let items = sources.iter().filter_map(|&arg| reference(arg));
        events.extend(items.map(|item| Event::Put { into: into.clone(), item }));
    }
    events
}
