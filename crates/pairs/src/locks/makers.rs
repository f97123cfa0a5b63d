//! Objects that know who made them. A connection makes a statement and gives itself to it: `statement.connection` is another
//! name of the connection, so who holds the connection's lock and calls the statement holds what that calls `this.connection`.
//!
//! ```text
//! keeps(c, f, i)     constructor c stores its i-th argument in f, which nobody else writes, or passes it to one that does
//! known(x, f, p)  :- x = new T(a…) with constructor c, keeps(c, f, i), a[i] is p.
//! known(x, f, p)  :- x = m(a…), of all that m returns known(y, f, q), and q is p in the words of the caller.
//! ```

use super::Locks;
use ir::cfg::{AccessPath, Def, Root, Step};
use ir::{At, Body, FieldId, MethodFlags, MethodId, Op, Place, Reg, Target, Terminator};
use std::rc::Rc;

/// What is known of a value: which of its fields holds which value.
pub(super) type Known = Rc<Vec<(FieldId, AccessPath)>>;

impl Locks<'_, '_> {
    /// What a lock is called by who gets a value that knows it.
    pub(super) fn through_known(
        &self,
        (method, at): (MethodId, At),
        args: &[AccessPath],
        lock: &AccessPath,
    ) -> Option<AccessPath> {
        args.iter().enumerate().find_map(|(index, arg)| {
            let made = self.only_object(method, arg).filter(|&made| made != at)?;
            let known = self.known(method, made);
            let (field, path) = known.iter().find(|(_, path)| {
                path.root == lock.root
                    && lock.steps.starts_with(&path.steps)
                    && self.stability.are_final(self.world, &path.steps)
            })?;
            let rest = &lock.steps[path.steps.len()..];
            let steps = std::iter::once(Step::Field(*field)).chain(rest.iter().copied()).collect();
            Some(AccessPath { root: Root::Entry(Reg(index as u32)), steps })
        })
    }

    /// What a field of a value holds, if the value was made in a way that tells.
    pub(crate) fn known_field(
        &self,
        method: MethodId,
        value: &AccessPath,
        field: FieldId,
    ) -> Option<AccessPath> {
        let known = self.known(method, self.only_object(method, value)?);
        known.iter().find(|(of, _)| *of == field).map(|(_, path)| path.clone())
    }

    /// The one instruction that an object can come from: where others give null, no method is called on it.
    fn only_object(&self, method: MethodId, path: &AccessPath) -> Option<At> {
        let defs = match &path.root {
            Root::Def(def) => std::slice::from_ref(def),
            Root::Merge(_, defs) => defs,
            _ => return None,
        };
        let sources: Option<Vec<At>> = defs
            .iter()
            .map(|def| match def {
                Def::Instr(at) => Some(self.copied(method, *at)),
                _ => None,
            })
            .collect();
        let mut objects = sources?.into_iter().filter(|&at| !self.bodies.is_null(method, at));
        match (objects.next(), objects.next()) {
            (Some(made), None) if path.steps.is_empty() => Some(made),
            _ => None,
        }
    }

    /// The instruction whose value an instruction hands on, or itself.
    fn copied(&self, method: MethodId, at: At) -> At {
        let instr = self.world.body(method).and_then(|body| body.instr(at));
        let Some(Op::Copy { src, .. } | Op::Cast { src, .. }) = instr.map(|instr| &instr.op) else {
            return at;
        };
        match self.bodies.path(method, at, *src) {
            AccessPath { root: Root::Def(Def::Instr(source)), steps } if steps.is_empty() => source,
            _ => at,
        }
    }

    /// What is known of the value of an instruction, in the words of its method.
    fn known(&self, method: MethodId, at: At) -> Known {
        if let Some(known) = self.known.borrow().get(&(method, at)) {
            return Rc::clone(known);
        }
        // A method that calls itself knows nothing of what it returns.
        self.known.borrow_mut().insert((method, at), Known::default());
        let found = Rc::new(self.find_known(method, at).unwrap_or_default());
        self.known.borrow_mut().insert((method, at), Rc::clone(&found));
        found
    }

    fn find_known(&self, method: MethodId, at: At) -> Option<Vec<(FieldId, AccessPath)>> {
        let body = self.world.body(method)?;
        match &body.instr(at)?.op {
            Op::New { dst, .. } => self.known_of_new(method, body, at, *dst),
            Op::Call { target: Target::Direct(_) | Target::Virtual(_), args, .. } => {
                let mut callees = self.calls.from(method, at).iter();
                let mut known = self.known_of_result(*callees.next()?)?;
                for &callee in callees {
                    let other = self.known_of_result(callee)?;
                    known.retain(|fact| other.contains(fact));
                }
                let here = |(field, path): (FieldId, AccessPath)| {
                    let Root::Entry(reg) = path.root else { return None };
                    let mut arg = self.bodies.path(method, at, *args.get(reg.0 as usize)?);
                    arg.steps.extend(path.steps);
                    Some((field, arg))
                };
                Some(known.into_iter().filter_map(here).collect())
            }
            _ => None,
        }
    }

    fn known_of_new(
        &self,
        method: MethodId,
        body: &Body,
        at: At,
        made: Reg,
    ) -> Option<Vec<(FieldId, AccessPath)>> {
        let later = body.blocks[at.block].instrs.iter().enumerate().skip(at.index as usize + 1);
        let mut calls =
            later.filter_map(|(index, instr)| Some((index, constructor_call(self, &instr.op, made)?)));
        let (index, (constructor, args)) = calls.next()?;
        let call = At { block: at.block, index: index as u32 };
        let kept = self.kept(constructor, KEPT_DEEP);
        let fact = |(field, index): (FieldId, usize)| {
            let arg = args.get(index).copied()?;
            Some((field, self.bodies.path(method, call, arg)))
        };
        Some(kept.into_iter().filter_map(fact).collect())
    }

    /// What is known of everything that a method returns, in terms of its arguments.
    fn known_of_result(&self, method: MethodId) -> Option<Vec<(FieldId, AccessPath)>> {
        let body = self.world.body(method)?;
        let flags = self.world.program.methods()[method].flags;
        if flags.has(MethodFlags::ASYNC) || flags.has(MethodFlags::ITERATOR) {
            return None;
        }
        let mut all: Option<Vec<(FieldId, AccessPath)>> = None;
        for (block, content) in body.blocks.entries() {
            let Terminator::Return(Some(reg)) = content.end else { continue };
            let end = At { block, index: content.instrs.len() as u32 };
            let AccessPath { root: Root::Def(Def::Instr(made)), steps } = self.bodies.path(method, end, reg)
            else {
                return None;
            };
            let known = self.known(method, made);
            let known =
                known.iter().filter(|(_, path)| steps.is_empty() && matches!(path.root, Root::Entry(_)));
            match &mut all {
                None => all = Some(known.cloned().collect()),
                Some(all) => {
                    let known: Vec<&(FieldId, AccessPath)> = known.collect();
                    all.retain(|fact| known.contains(&fact));
                }
            }
        }
        all
    }

    /// The fields in which a constructor keeps its arguments, for good.
    fn kept(&self, constructor: MethodId, depth: u32) -> Vec<(FieldId, usize)> {
        let Some(body) = self.world.body(constructor).filter(|_| depth > 0) else { return Vec::new() };
        let this = Reg(0);
        let argument = |at: At, reg: Reg| {
            let path = self.bodies.path(constructor, at, reg);
            match path.root {
                Root::Entry(reg) if path.steps.is_empty() => Some(reg.0 as usize),
                _ => None,
            }
        };
        let mut kept = Vec::new();
        for (at, instr) in body.instrs() {
            match &instr.op {
                Op::Store { place: Place::Field { base, field }, src, .. }
                    if argument(at, *base) == Some(0) && self.is_kept(constructor, *field) =>
                {
                    kept.extend(argument(at, *src).map(|index| (*field, index)));
                }
                op => {
                    let Some((inner, args)) =
                        constructor_call_on(self, op, |reg| argument(at, reg) == Some(0))
                    else {
                        continue;
                    };
                    let inherited = self.kept(inner, depth - 1).into_iter();
                    kept.extend(inherited.filter_map(|(field, index)| {
                        let index = argument(at, *args.get(index)?)?;
                        Some((field, index))
                    }));
                }
            }
        }
        kept.retain(|(_, index)| *index != this.0 as usize);
        kept
    }

    /// Is a field written once in a constructor, and never again, but for null? A lock is never null.
    fn is_kept(&self, constructor: MethodId, field: FieldId) -> bool {
        let Some(body) = self.world.body(constructor) else { return false };
        let writes = body.instrs().filter(|(_, instr)| {
            matches!(&instr.op, Op::Store { place: Place::Field { field: written, .. }, .. } if *written == field)
        });
        writes.count() == 1 && self.stability.is_kept(self.world, field)
    }
}

/// Constructors of base classes are followed so far.
const KEPT_DEEP: u32 = 8;

fn constructor_call<'o>(locks: &Locks<'_, '_>, op: &'o Op, made: Reg) -> Option<(MethodId, &'o [Reg])> {
    constructor_call_on(locks, op, |reg| reg == made)
}

/// The constructor that an instruction calls on an object, and what it passes.
fn constructor_call_on<'o>(
    locks: &Locks<'_, '_>,
    op: &'o Op,
    is_object: impl Fn(Reg) -> bool,
) -> Option<(MethodId, &'o [Reg])> {
    let Op::Call { target: Target::Direct(callee), args, .. } = op else { return None };
    let is_constructor = locks.world.program.methods()[callee.method].flags.has(MethodFlags::CONSTRUCTOR);
    (is_constructor && args.first().is_some_and(|&reg| is_object(reg))).then_some((callee.method, &args[..]))
}
