//! What must hold of a body: there is an entry; every id is in range; regions come after those around them;
//! handlers are outside of what they protect; control leaves a region with a finally handler by `leave`
//! alone; ends of handlers belong to a handler; calls fill the callee's registers; every register is written
//! before it is read, on all paths.

use super::Verifier;
use crate::body::{At, Block, Body, Handlers, RegInfo, Terminator};
use crate::cfg::{Analysis, Cfg, Edge, solve};
use crate::flags::{FieldFlags, MethodFlags, TypeFlags};
use crate::ids::{BlockId, Id as _, MethodId, Reg, TryId, TyId, TypeId};
use crate::op::{Callee, Op, Place, Target};
use crate::program::{Method, Program};
use crate::ty::Ty;
use fixedbitset::FixedBitSet;

impl Verifier<'_> {
    pub(super) fn body(&mut self, method: &Method, body: &Body) {
        let before = self.problems.len();
        self.check(!body.blocks.is_empty(), "the body has no block");
        self.check(method.entry_registers() <= body.regs.len(), "a call fills more registers than there are");
        for &RegInfo { name, ty } in &body.regs {
            if let Some(name) = name {
                self.name(name);
            }
            self.ty(ty);
        }
        for id in body.tries.ids() {
            self.region(body, id);
        }
        for (id, block) in body.blocks.entries() {
            self.block(body, id, block);
        }
        if self.problems.len() == before {
            self.written_before_read(method, body);
        }
    }

    fn region(&mut self, body: &Body, id: TryId) {
        let region = &body.tries[id];
        self.check(region.parent.is_none_or(|parent| parent < id), "a region comes before the one around it");
        match &region.handlers {
            Handlers::Finally(entry) | Handlers::Fault(entry) => self.handler(body, id, *entry),
            Handlers::Catch(clauses) => {
                for clause in clauses {
                    clause.ty.into_iter().for_each(|ty| self.ty(ty));
                    self.check(clause.exception.index() < body.regs.len(), "a clause names no register");
                    self.handler(body, id, clause.entry);
                    clause.filter.into_iter().for_each(|filter| self.handler(body, id, filter));
                }
            }
        }
    }

    fn handler(&mut self, body: &Body, region: TryId, entry: BlockId) {
        let Some(block) = body.blocks.get(entry) else {
            return self.report(None, format!("the handler of t{} does not exist", region.0));
        };
        if body.enclosing(block.region).any(|(id, _)| id == region) {
            self.report(None, format!("the handler of t{} is inside of what it protects", region.0));
        }
    }

    fn block(&mut self, body: &Body, id: BlockId, block: &Block) {
        let end = At { block: id, index: block.instrs.len() as u32 };
        if block.region.is_some_and(|region| body.tries.get(region).is_none()) {
            self.report(Some(end), "the region of the block does not exist");
        }
        for (index, instr) in block.instrs.iter().enumerate() {
            let at = At { block: id, index: index as u32 };
            let mut regs = Vec::from_iter(instr.op.def());
            instr.op.uses(&mut |reg| regs.push(reg));
            self.registers(body, at, &regs);
            self.span(instr.span);
            self.op(at, &instr.op);
        }
        let mut regs = Vec::new();
        block.end.uses(&mut |reg| regs.push(reg));
        self.registers(body, end, &regs);
        self.span(block.end_span);
        self.terminator(body, end, block);
    }

    fn registers(&mut self, body: &Body, at: At, regs: &[Reg]) {
        if let Some(reg) = regs.iter().find(|reg| reg.index() >= body.regs.len()) {
            self.report(Some(at), format!("there is no register %{}", reg.0));
        }
    }

    fn terminator(&mut self, body: &Body, at: At, block: &Block) {
        let mut targets = Vec::new();
        block.end.targets(&mut |target| targets.push(target));
        for target in targets {
            let Some(next) = body.blocks.get(target) else {
                self.report(Some(at), format!("there is no block b{}", target.0));
                continue;
            };
            let stays = |id: TryId| body.enclosing(next.region).any(|(other, _)| other == id);
            if !matches!(block.end, Terminator::Leave(_)) && leaves_finally(body, block.region, stays) {
                self.report(Some(at), "control jumps over a finally handler: use `leave`");
            }
        }
        match &block.end {
            Terminator::Return(_) if leaves_finally(body, block.region, |_| false) => {
                self.report(
                    Some(at),
                    "control returns over a finally handler: `leave` for a block that returns",
                );
            }
            Terminator::EndFinally(region) => {
                let handlers = body.tries.get(*region).map(|region| &region.handlers);
                if !matches!(handlers, Some(Handlers::Finally(_) | Handlers::Fault(_))) {
                    self.report(Some(at), format!("t{} has no finally or fault handler", region.0));
                }
            }
            Terminator::EndFilter { of, clause, .. } => {
                let clause = body.tries.get(*of).and_then(|region| match &region.handlers {
                    Handlers::Catch(clauses) => clauses.get(*clause as usize)?.filter,
                    Handlers::Finally(_) | Handlers::Fault(_) => None,
                });
                if clause.is_none() {
                    self.report(Some(at), format!("t{} has no such clause with a filter", of.0));
                }
            }
            _ => {}
        }
    }

    fn op(&mut self, at: At, op: &Op) {
        match op {
            Op::Const { value, .. } => self.constants(std::iter::once(value)),
            Op::Box { ty, .. }
            | Op::Cast { ty, .. }
            | Op::As { ty, .. }
            | Op::Is { ty, .. }
            | Op::New { ty, .. }
            | Op::NewCell { ty, .. }
            | Op::NewArray { element: ty, .. } => self.ty(*ty),
            Op::Delegate { ty, callee, bound, .. } => {
                self.ty(*ty);
                self.callee(at, callee);
                if self.arguments(callee.method).is_some_and(|count| bound.len() > count) {
                    self.report(Some(at), "the delegate binds more registers than a call fills");
                }
            }
            Op::Unknown { reason, .. } => self.name(*reason),
            Op::Call { target, args, .. } => self.call(at, target, args),
            _ => {}
        }
        if let Some(place) = op.place() {
            self.place(at, place);
        }
    }

    fn call(&mut self, at: At, target: &Target, args: &[Reg]) {
        match target {
            Target::Direct(callee) | Target::Virtual(callee) => {
                self.callee(at, callee);
                if let Some(count) = self.arguments(callee.method).filter(|&count| count != args.len()) {
                    self.report(
                        Some(at),
                        format!("the call has {} arguments instead of {count}", args.len()),
                    );
                }
            }
            Target::Named { name, type_args } => {
                self.name(*name);
                type_args.iter().for_each(|&ty| self.ty(ty));
                if args.is_empty() {
                    self.report(Some(at), "a call by name needs a receiver");
                }
            }
            Target::NamedStatic { owner, name, type_args } => {
                self.name(*name);
                type_args.iter().chain([owner]).for_each(|&ty| self.ty(ty));
            }
            Target::Delegate(_) => {}
        }
    }

    /// How many arguments a call must have; unknown for methods that are only mentioned.
    fn arguments(&self, id: MethodId) -> Option<usize> {
        let method = self.program.methods().get(id)?;
        let is_external = method.flags.has(MethodFlags::EXTERN) || is_external(self.program, method.owner);
        (!is_external).then(|| method.entry_registers())
    }

    fn callee(&mut self, at: At, callee: &Callee) {
        callee.type_args.iter().for_each(|&ty| self.ty(ty));
        match self.program.methods().get(callee.method) {
            Some(method) => self.owner(at, callee.owner, method.owner),
            None => self.report(Some(at), "the called method does not exist"),
        }
    }

    fn owner(&mut self, at: At, ty: TyId, owner: TypeId) {
        if !matches!(self.program.tys.get(ty), Ty::Named { def, .. } if *def == owner) {
            self.report(Some(at), "the member is not of the type that is named with it");
        }
    }

    fn place(&mut self, at: At, place: &Place) {
        let (field, owner) = match place {
            Place::Field { field, .. } => (*field, None),
            Place::Static { owner, field } => (*field, Some(*owner)),
            Place::Element { indices, .. } if indices.is_empty() => {
                return self.report(Some(at), "an element needs an index");
            }
            Place::Member { name, .. } => return self.name(*name),
            Place::Element { .. } | Place::Cell(_) | Place::Indirect(_) => return,
        };
        let Some(found) = self.program.fields().get(field) else {
            return self.report(Some(at), "the field does not exist");
        };
        if let Some(owner) = owner {
            self.owner(at, owner, found.owner);
        }
        let is_static = found.flags.has(FieldFlags::STATIC);
        if is_static != owner.is_some() && !is_external(self.program, found.owner) {
            self.report(Some(at), if is_static { "the field is static" } else { "the field is not static" });
        }
    }

    fn written_before_read(&mut self, method: &Method, body: &Body) {
        let cfg = Cfg::new(body);
        let analysis = Written { entry: method.entry_registers(), regs: body.regs.len() };
        let solution = solve(body, &cfg, &analysis);
        for (id, block) in body.blocks.entries() {
            let Some(mut written) = solution.start(id).cloned() else { continue };
            for (index, instr) in block.instrs.iter().enumerate() {
                let at = At { block: id, index: index as u32 };
                instr.op.uses(&mut |reg| self.is_written(&written, at, reg));
                analysis.step(&mut written, at, &instr.op);
            }
            let at = At { block: id, index: block.instrs.len() as u32 };
            block.end.uses(&mut |reg| self.is_written(&written, at, reg));
        }
    }

    fn is_written(&mut self, written: &FixedBitSet, at: At, reg: Reg) {
        if !written.contains(reg.index()) {
            self.report(Some(at), format!("%{} is read but not written on every path before", reg.0));
        }
    }
}

fn is_external(program: &Program, owner: TypeId) -> bool {
    program.types().get(owner).is_some_and(|def| def.flags.has(TypeFlags::EXTERNAL))
}

/// Is a finally handler passed between `region` and where control stays?
fn leaves_finally(body: &Body, region: Option<TryId>, stays: impl Fn(TryId) -> bool) -> bool {
    let mut left = body.enclosing(region).take_while(|&(id, _)| !stays(id));
    left.any(|(_, region)| matches!(region.handlers, Handlers::Finally(_)))
}

/// The registers that are written on all paths.
struct Written {
    entry: usize,
    regs: usize,
}

impl Analysis for Written {
    type State = FixedBitSet;

    fn entry(&self) -> FixedBitSet {
        let mut written = FixedBitSet::with_capacity(self.regs);
        written.insert_range(..self.entry.min(self.regs));
        written
    }

    fn step(&self, written: &mut FixedBitSet, _: At, op: &Op) {
        written.extend(op.def().map(super::super::ids::Id::index).filter(|&index| index < self.regs));
    }

    fn cross(&self, written: &mut FixedBitSet, edge: &Edge) {
        written.extend(edge.exception.map(super::super::ids::Id::index).filter(|&index| index < self.regs));
    }

    fn join(&self, written: &mut FixedBitSet, other: &FixedBitSet) {
        written.intersect_with(other);
    }
}
