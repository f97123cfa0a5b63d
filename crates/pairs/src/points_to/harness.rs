//! Calls from outside: what a harness calls, on objects that it makes (Chord, Section 2.1).

use super::{ContextId, Engine, McId, Obj, ObjId, Shape, Site, Solver, Start};
use ir::{Reg, TypeId};

impl<S: Solver> Engine<'_, '_, S> {
    /// A method that is called from outside, on an object and with arguments that the harness makes.
    pub(super) fn begin(&mut self, start: &Start) {
        let mut context = ContextId::EMPTY;
        let on = start.on.map(|class| self.harness_object(class));
        if let Some(obj) = on {
            context = self.context_of(obj);
        }
        let mc = self.mc(start.method, context);
        self.starts.push(mc);
        self.fill_from_outside(mc, on);
    }

    fn fill_from_outside(&mut self, mc: McId, on: Option<ObjId>) {
        let method = &self.world.program.methods()[self.mcs[mc].method];
        let mut next = method.captures.len() as u32;
        if method.has_receiver() {
            if let Some(obj) = on {
                self.solver.add_object(self.reg(mc, Reg(next)), obj);
            }
            next += 1;
        }
        for (reg, param) in (next..).zip(&method.params) {
            for obj in self.harness_objects(param.ty) {
                self.solver.add_object(self.reg(mc, Reg(reg)), obj);
            }
        }
    }

    /// Objects of the classes of a declared type (Chord, Section 2.1, step 2).
    fn harness_objects(&mut self, ty: ir::TyId) -> Vec<ObjId> {
        let Some(def) = crate::hierarchy::def_of(self.world.program, ty) else { return Vec::new() };
        if !self.world.is_own(def) {
            return Vec::new();
        }
        let classes = self.world.hierarchy.concrete_below(def).to_vec();
        classes
            .into_iter()
            .take(self.world.config.classes_per_type)
            .map(|class| self.harness_object(class))
            .collect()
    }

    /// The one object of a class that the harness makes, by all its constructors.
    fn harness_object(&mut self, class: TypeId) -> ObjId {
        let site = self.site(Site::Harness(class));
        let is_new = !self.obj_ids.contains_key(&(site, ContextId::EMPTY));
        let obj =
            Obj { site, context: ContextId::EMPTY, class: Some(class), shape: Shape::Plain, table: None };
        let id = self.object(obj);
        if is_new {
            let methods = self.world.program.types()[class].methods.clone();
            for method in methods {
                let is_constructor =
                    self.world.program.methods()[method].flags.has(ir::MethodFlags::CONSTRUCTOR);
                if is_constructor && self.world.body(method).is_some() {
                    let context = self.context_of(id);
                    let mc = self.mc(method, context);
                    self.initialisers.push(mc);
                    self.fill_from_outside(mc, Some(id));
                }
            }
        }
        id
    }
}
