//! Own objects: an argument that always is what the running thread was started with, and that was made for this start, by the
//! same method, in the same turn of the same loop. Two instances of such a thread have two of them, and two of what each of them alone
//! keeps in a field. Others may have that, too, such as the future of the thread, if it is what the thread returns.

use super::Publication;
use crate::points_to::{McId, ObjId, Shape, Slot};
use crate::stability::is_making;
use crate::threads::Origin;
use ir::cfg::{AccessPath, Def, Root, Step};
use ir::effects::{Effect, Runner, Target as EffectTarget, Times};
use ir::{At, FieldId, MethodId, Op, Reg};
use std::collections::hash_map::Entry;

/// How a method is begun, besides being called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Begun {
    /// Before all threads, on an object that is just being made.
    Before,
    /// By a thread. For each argument, whether it was made for this start, and whether the value of that cell was, too.
    ByThread(Vec<Made>),
}

/// What was made for the start of a thread.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Made {
    object: bool,
    /// The value of a captured variable.
    value: bool,
    /// What is in these fields.
    fields: Vec<FieldId>,
}

impl Publication<'_, '_> {
    pub(super) fn add_begun(&mut self, origin: Origin, roots: &[McId]) {
        for &root in roots {
            let method = self.points_to.mcs[root].method;
            let count = self.world.program.methods()[method].entry_registers();
            let begun = match origin {
                Origin::Before => Begun::Before,
                // One start of many instances gives all of them the same.
                Origin::Spawn { how, from, at }
                    if how.times == Times::Many
                        || how.runner == Runner::Loop
                        || self.starts_many(from, at) =>
                {
                    Begun::ByThread(vec![Made::default(); count])
                }
                Origin::Spawn { from, at, how } => Begun::ByThread(
                    (0..count)
                        .map(|reg| self.made_for(root, Reg(reg as u32), from, at, how.handle))
                        .collect(),
                ),
                Origin::Entry | Origin::Environment(_) => Begun::ByThread(vec![Made::default(); count]),
            };
            match self.begun.entry(method) {
                Entry::Vacant(vacant) => {
                    vacant.insert(begun);
                }
                Entry::Occupied(mut known) => match (known.get_mut(), begun) {
                    (Begun::ByThread(known), Begun::ByThread(other)) => {
                        for (known, other) in known.iter_mut().zip(other) {
                            known.object &= other.object;
                            known.value &= other.value;
                            known.fields.retain(|field| other.fields.contains(field));
                        }
                    }
                    (Begun::Before, Begun::Before) => {}
                    (known, _) => *known = Begun::ByThread(vec![Made::default(); count]),
                },
            }
        }
    }

    /// Does one call start all that is in a collection?
    fn starts_many(&self, from: McId, at: At) -> bool {
        let instr = self.world.body(self.points_to.mcs[from].method).and_then(|body| body.instr(at));
        let effects = instr.map(|instr| self.bodies.effects_of(&instr.op)).unwrap_or_default();
        let is_many = |effect: &Effect| matches!(effect, Effect::Spawn(spawn) if matches!(spawn.delegate, EffectTarget::Args(_)));
        effects.iter().any(is_many)
    }

    /// Is an argument of a started method made for the start?
    fn made_for(&self, root: McId, reg: Reg, from: McId, at: At, handle: Option<ObjId>) -> Made {
        let starter = self.points_to.mcs[from].method;
        let in_same_turn = |obj: ObjId| match self.points_to.made_at(obj) {
            Some((maker, made)) => {
                maker == starter
                    && self.bodies.loop_of(maker, made.block) == self.bodies.loop_of(maker, at.block)
                    && self.bodies.dominates(maker, made.block, at.block)
                    && !self.is_kept_for_later(from, obj, at)
            }
            None => false,
        };
        let objects = self.points_to.reg(root, reg);
        let method = &self.world.program.methods()[self.points_to.mcs[root].method];
        let is_this = method.has_receiver() && reg.0 as usize == method.captures.len();
        // A thread that runs its own code does so once.
        if is_this && handle.is_some_and(|handle| objects.len() > 1 && objects.contains(&handle)) {
            return Made { object: true, ..Made::default() };
        }
        let [obj] = *objects else { return Made::default() };
        let object = Some(obj) == handle || in_same_turn(obj);
        let value = match *self.points_to.slot(Slot::Contents(obj)) {
            [value] => matches!(self.points_to.objs[obj].shape, Shape::Cell) && in_same_turn(value),
            _ => false,
        };
        let is_made = |field: &FieldId| match *self.points_to.slot(Slot::Field(obj, *field)) {
            [value] => in_same_turn(value),
            _ => false,
        };
        let classes = self.points_to.objs[obj].class.map(|class| self.world.hierarchy.classes(class));
        let fields =
            classes.into_iter().flatten().flat_map(|class| &self.world.program.types()[class].fields);
        let fields = if object { fields.copied().filter(is_made).collect() } else { Vec::new() };
        Made { object, value: object && value, fields }
    }

    /// Does a method that makes an object hand on one of an earlier turn, near the start of a thread: one that it kept in a variable or got
    /// from somewhere?
    fn is_kept_for_later(&self, from: McId, obj: ObjId, start: At) -> bool {
        let method = self.points_to.mcs[from].method;
        let Some(body) = self.world.body(method) else { return true };
        let around = self.bodies.loop_of(method, start.block);
        let in_turn = |at: At| self.bodies.loop_of(method, at.block) == around;
        let is_new = |at: At, reg: Reg| match self.bodies.path(method, at, reg).root {
            Root::Def(Def::Instr(made)) => {
                in_turn(made) && body.instr(made).is_some_and(|instr| is_making(&instr.op))
            }
            _ => false,
        };
        body.instrs().filter(|(at, _)| in_turn(*at)).any(|(at, instr)| {
            let mut handed = self.handed_on(&instr.op).iter();
            handed.any(|&reg| self.points_to.reg(from, reg).contains(&obj) && !is_new(at, reg))
        })
    }

    /// What an instruction gives to others, but for the object that a method is called on.
    fn handed_on<'o>(&self, op: &'o Op) -> &'o [Reg] {
        match op {
            Op::Call { args, .. } => {
                let callee = op.callee().map(|callee| &self.world.program.methods()[callee.method]);
                &args[usize::from(callee.is_some_and(|callee| callee.has_receiver() && !args.is_empty()))..]
            }
            Op::Store { src, .. } => std::slice::from_ref(src),
            Op::Delegate { bound, .. } => bound,
            _ => &[],
        }
    }

    /// Is the object in a register one that the running thread was started with, or what that alone keeps in a field?
    pub(crate) fn is_own(&self, method: MethodId, at: At, reg: Reg) -> bool {
        let AccessPath { root: Root::Entry(reg), steps } = self.bodies.path(method, at, reg) else {
            return false;
        };
        let index = reg.0 as usize;
        let is_only_begun = self.calls.of(method).is_empty();
        let made = match self.begun.get(&method) {
            Some(Begun::ByThread(made)) if is_only_begun => made.get(index),
            _ => None,
        };
        match &steps[..] {
            [Step::Cell, rest @ ..] => {
                made.is_some_and(|made| made.value) && self.stability.are_injective(rest)
            }
            [Step::Field(field), rest @ ..] if made.is_some_and(|made| made.fields.contains(field)) => {
                self.stability.are_injective(rest)
            }
            steps => self.stability.are_injective(steps) && self.is_own_argument(method, index),
        }
    }

    fn is_own_argument(&self, method: MethodId, index: usize) -> bool {
        self.deeper(false, || self.ask_own(method, index))
    }

    fn ask_own(&self, method: MethodId, index: usize) -> bool {
        self.own.ask((method, index), || {
            let begun = self.begun.get(&method);
            let calls = self.calls.of(method);
            let is_begun_so = begun.is_none_or(|begun| match begun {
                Begun::Before => false,
                Begun::ByThread(made) => made.get(index).is_some_and(|made| made.object),
            });
            is_begun_so
                && (begun.is_some() || !calls.is_empty())
                && calls.iter().all(|&(caller, at)| {
                    let argument = self.argument(caller, at, index);
                    argument.is_some_and(|reg| {
                        self.is_own(caller, at, reg) || self.is_unpublished(caller, at, reg)
                    })
                })
        })
    }
}
