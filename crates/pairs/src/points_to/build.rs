//! From instructions to constraints. The rules, for a method in context `c`:
//!
//! ```text
//! x = new T      object(site, c) in x
//! x = y          x ⊇ y                       x = (T) y    x ⊇ { o in y | o is a T }
//! x = y.f        x ⊇ o.f  for o in y         y.f = x      o.f ⊇ x  for o in y
//! x = C.g        x ⊇ C.g                     x = &y.f     address(o.f) in x  for o in y
//! return x       result ⊇ x                  throw x      thrown ⊇ x
//! ```

use super::ids::{DelegateOf, McId, NodeId, Shape, Site, Slot};
use super::{Engine, Filter, Solver, Watch};
use crate::hierarchy::{def_of, is_tracked};
use ir::{At, Body, Const, Handlers, MethodFlags, Op, Place, Reg, Terminator, Ty, TyId, TypeId};

impl<S: Solver> Engine<'_, '_, S> {
    /// Adds the constraints of a method in a context.
    pub(super) fn read_body(&mut self, mc: McId) {
        let method = self.mcs[mc].method;
        let Some(body) = self.world.body(method) else { return };
        for (at, instr) in body.instrs() {
            self.read_op(mc, body, at, &instr.op);
        }
        let def = &self.world.program.methods()[method];
        if def.flags.has(MethodFlags::SYNCHRONIZED) && !def.has_receiver() {
            self.object_in(Site::Class(def.owner), super::ContextId::EMPTY, None, Shape::Plain);
        }
        let frame = self.frame(mc);
        for block in &body.blocks {
            match block.end {
                Terminator::Return(Some(reg)) => {
                    let to = frame.unwrap_or_else(|| self.result(mc));
                    self.copy(mc, body, reg, to);
                }
                Terminator::Throw(reg) | Terminator::Rethrow(reg) => {
                    let thrown = self.slot(Slot::Thrown);
                    self.copy(mc, body, reg, thrown);
                }
                _ => {}
            }
        }
        self.read_handlers(mc, body);
    }

    /// Asynchronous methods and iterators return an object that holds what they give.
    fn frame(&mut self, mc: McId) -> Option<NodeId> {
        let method = &self.world.program.methods()[self.mcs[mc].method];
        if !method.flags.has(MethodFlags::ASYNC) && !method.flags.has(MethodFlags::ITERATOR) {
            return None;
        }
        let (class, context) = (def_of(self.world.program, method.ret), self.mcs[mc].context);
        let obj = self.object_in(Site::Frame(self.mcs[mc].method), context, class, Shape::Plain);
        self.frames.insert(obj, mc);
        let result = self.result(mc);
        self.solver.add_object(result, obj);
        Some(self.slot(Slot::Contents(obj)))
    }

    fn read_handlers(&mut self, mc: McId, body: &Body) {
        for region in &body.tries {
            let Handlers::Catch(clauses) = &region.handlers else { continue };
            for clause in clauses {
                let thrown = self.slot(Slot::Thrown);
                let filter = clause.ty.and_then(|ty| Filter::of(self.world.program, ty));
                self.solver.add_edge(thrown, self.reg(mc, clause.exception), filter);
            }
        }
    }

    fn is_tracked(&self, body: &Body, reg: Reg) -> bool {
        body.regs.get(reg).is_none_or(|info| is_tracked(self.world.program, info.ty))
    }

    fn copy(&mut self, mc: McId, body: &Body, src: Reg, to: NodeId) {
        if self.is_tracked(body, src) {
            self.solver.add_edge(self.reg(mc, src), to, None);
        }
    }

    fn read_op(&mut self, mc: McId, body: &Body, at: At, op: &Op) {
        match op {
            Op::Copy { dst, src } | Op::Box { dst, src, .. } => {
                let to = self.reg(mc, *dst);
                self.copy(mc, body, *src, to);
            }
            Op::Cast { dst, ty, src } | Op::As { dst, ty, src } => self.cast(mc, *dst, *ty, *src),
            Op::New { dst, ty } => self.allocate(mc, at, *dst, *ty, Shape::Plain),
            Op::NewArray { dst, .. } => self.allocate(mc, at, *dst, TyId::UNKNOWN, Shape::Array),
            Op::NewCell { dst, .. } => self.allocate(mc, at, *dst, TyId::UNKNOWN, Shape::Cell),
            Op::Delegate { dst, ty, callee, dispatch, bound } => {
                let (callee, bound) = (callee.as_ref().clone(), bound.clone());
                let delegate = DelegateOf { callee, dispatch: *dispatch, made_in: mc, bound };
                self.allocate(mc, at, *dst, *ty, Shape::Delegate(Box::new(delegate)));
            }
            Op::Const { dst, value: Const::Type(ty) } => self.class_object(mc, *dst, *ty),
            Op::Load { dst, place, .. } => {
                self.touch(place);
                if self.is_tracked(body, *dst) {
                    self.load(mc, *dst, place);
                }
            }
            Op::Store { place, src, .. } => {
                self.touch(place);
                if self.is_tracked(body, *src) {
                    self.store(mc, place, *src);
                }
            }
            Op::AddrOf { dst, place } => {
                self.touch(place);
                self.address(mc, *dst, place);
            }
            Op::Call { dst, target, args } => self.call(mc, body, at, *dst, target, args),
            Op::Await { dst: Some(dst), task } => {
                self.watch(self.reg(mc, *task), Watch::LoadContents { dst: self.reg(mc, *dst) });
            }
            Op::Yield { value } => {
                if let Some(frame) = self.frame(mc) {
                    self.copy(mc, body, *value, frame);
                }
            }
            _ => {}
        }
    }

    /// The use of a static field runs the initialiser of its type.
    fn touch(&mut self, place: &Place) {
        if let Place::Static { field, .. } = place {
            self.see_type(self.world.program.fields()[*field].owner);
        }
    }

    fn cast(&mut self, mc: McId, dst: Reg, ty: TyId, src: Reg) {
        if !is_tracked(self.world.program, ty) {
            return;
        }
        let filter = Filter::of(self.world.program, ty);
        self.solver.add_edge(self.reg(mc, src), self.reg(mc, dst), filter);
    }

    fn allocate(&mut self, mc: McId, at: At, dst: Reg, ty: TyId, shape: Shape) {
        let super::MethodContext { method, context } = self.mcs[mc];
        let class = def_of(self.world.program, ty);
        if let Some(class) = class {
            self.see_type(class);
        }
        let obj = match (&shape, class) {
            (Shape::Plain, Some(class)) if self.is_exception(class) => {
                self.object_in(Site::Exception(class), super::ContextId::EMPTY, Some(class), shape)
            }
            // What a delegate binds is of the method that made it: the context is kept whole.
            (Shape::Delegate(_), _) => {
                let site = self.site(Site::At(method, at));
                self.object(super::Obj { site, context, class, shape, table: None })
            }
            _ => self.object_in(Site::At(method, at), context, class, shape),
        };
        self.solver.add_object(self.reg(mc, dst), obj);
    }

    fn is_exception(&self, class: TypeId) -> bool {
        let name = |ty: TypeId| self.world.program.names.get(self.world.program.types()[ty].name);
        self.world
            .hierarchy
            .above(class)
            .iter()
            .any(|&ty| matches!(name(ty), "java.lang.Throwable" | "java.lang.Exception" | "System.Exception"))
    }

    fn class_object(&mut self, mc: McId, dst: Reg, ty: TyId) {
        if let Ty::Named { def, .. } = self.world.program.tys.get(ty) {
            let obj = self.object_in(Site::Class(*def), super::ContextId::EMPTY, None, Shape::Plain);
            self.solver.add_object(self.reg(mc, dst), obj);
        }
    }

    fn load(&mut self, mc: McId, dst: Reg, place: &Place) {
        let dst = self.reg(mc, dst);
        match place {
            Place::Field { base, field } => {
                self.watch(self.reg(mc, *base), Watch::LoadField { dst, field: *field });
            }
            Place::Static { field, .. } => {
                let slot = self.slot(Slot::Static(*field));
                self.solver.add_edge(slot, dst, None);
            }
            Place::Element { array: base, .. } | Place::Cell(base) => {
                self.watch(self.reg(mc, *base), Watch::LoadContents { dst });
            }
            Place::Indirect(base) => self.watch(self.reg(mc, *base), Watch::LoadIndirect { dst }),
            Place::Member { base, name } => {
                self.watch(self.reg(mc, *base), Watch::LoadMember { dst, name: *name });
            }
        }
    }

    fn store(&mut self, mc: McId, place: &Place, src: Reg) {
        let src = self.reg(mc, src);
        match place {
            Place::Field { base, field } => {
                self.watch(self.reg(mc, *base), Watch::StoreField { src, field: *field });
            }
            Place::Static { field, .. } => {
                let slot = self.slot(Slot::Static(*field));
                self.solver.add_edge(src, slot, None);
            }
            Place::Element { array: base, .. } | Place::Cell(base) => {
                self.watch(self.reg(mc, *base), Watch::StoreContents { src });
            }
            Place::Indirect(base) => self.watch(self.reg(mc, *base), Watch::StoreIndirect { src }),
            Place::Member { base, name } => {
                self.watch(self.reg(mc, *base), Watch::StoreMember { src, name: *name });
            }
        }
    }

    fn address(&mut self, mc: McId, dst: Reg, place: &Place) {
        let dst = self.reg(mc, dst);
        match place {
            Place::Field { base, field } => {
                self.watch(self.reg(mc, *base), Watch::AddrField { dst, field: *field });
            }
            Place::Static { field, .. } => {
                let slot = self.slot(Slot::Static(*field));
                self.add_address(slot, dst);
            }
            Place::Element { array: base, .. } | Place::Cell(base) => {
                self.watch(self.reg(mc, *base), Watch::AddrContents { dst });
            }
            Place::Indirect(base) => self.solver.add_edge(self.reg(mc, *base), dst, None),
            Place::Member { .. } => {}
        }
    }
}
