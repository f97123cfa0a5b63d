//! Reflection by simple constants: types that are named by a text, objects that are made of them, services.
//!
//! ```text
//! Class.forName("T")            the object that stands for T
//! T.class.newInstance()         an object of T, by the constructor without parameters
//! ServiceLoader.load(T.class)   objects of all classes of the program below T
//! ```
//!
//! Which services a program is configured with is not in its code, so all that it has are taken.

use super::ids::{McId, NodeId, ObjId, Shape, Site};
use super::library_calls::LibraryCall;
use super::plugin::Plugin;
use super::{EdgeKind, Engine, Solver, Watch};
use ir::{At, Const, MethodFlags, Op, Reg, TypeId};

/// Where an object is made of a type that only its receiver knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Making {
    from: McId,
    at: At,
    dst: NodeId,
    what: Made,
}

/// What is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Made {
    /// One object of the type itself.
    Instance,
    /// A collection with an object of each class below it.
    Services,
}

/// The plugin.
pub(super) struct Reflection;

impl<S: Solver> Plugin<S> for Reflection {
    fn on_library_call(&self, engine: &mut Engine<'_, '_, S>, call: &LibraryCall<'_>) {
        let &LibraryCall { from, at, dst, .. } = call;
        let (Some(dst), Some(&first)) = (dst, call.nodes.first()) else { return };
        let what = match engine.world.program.method_path(call.method).as_str() {
            "java.lang.Class.forName" | "java.lang.ClassLoader.loadClass" | "System.Type.GetType" => {
                engine.name_type(from, at, dst);
                return;
            }
            "java.lang.Class.newInstance"
            | "java.lang.reflect.Constructor.newInstance"
            | "System.Activator.CreateInstance" => Made::Instance,
            "java.util.ServiceLoader.load" => Made::Services,
            _ => return,
        };
        let making = engine.makings.len() as u32;
        engine.makings.push(Making { from, at, dst, what });
        engine.watch(first, Watch::Make(making));
    }
}

impl<S: Solver> Engine<'_, '_, S> {
    /// The type that a constant text names.
    fn name_type(&mut self, from: McId, at: At, dst: NodeId) {
        let Some(body) = self.world.body(self.mcs[from].method) else { return };
        let Some(Op::Call { args, .. }) = body.instr(at).map(|instr| &instr.op) else { return };
        let text = |reg: &Reg| {
            let made = body.instrs().find(|(_, instr)| instr.op.def() == Some(*reg));
            match made.map(|(_, instr)| &instr.op) {
                Some(Op::Const { value: Const::String(name), .. }) => {
                    Some(self.world.program.names.get(*name))
                }
                _ => None,
            }
        };
        let named = args.iter().find_map(text).and_then(|name| self.world.program.find_type(name, 0));
        if let Some(ty) = named {
            self.see_type(ty);
            let obj = self.object_in(Site::Class(ty), super::ContextId::EMPTY, None, Shape::Plain);
            self.solver.add_object(dst, obj);
        }
    }

    /// A type came to a place where objects are made of it.
    pub(super) fn make(&mut self, making: u32, obj: ObjId) {
        let Making { from, at, dst, what } = self.makings[making as usize];
        let Site::Class(ty) = self.sites[self.objs[obj].site] else { return };
        let classes: Vec<TypeId> = match what {
            Made::Instance => {
                self.world.hierarchy.concrete_below(ty).iter().copied().filter(|&class| class == ty).collect()
            }
            Made::Services => self.world.hierarchy.concrete_below(ty).to_vec(),
        };
        for class in classes {
            let made = self.reflected(from, at, class);
            match what {
                Made::Instance => self.solver.add_object(dst, made),
                Made::Services => self.put_into_result(dst, made),
            }
        }
    }

    fn put_into_result(&mut self, dst: NodeId, made: ObjId) {
        let one = self.temporary();
        self.solver.add_object(one, made);
        self.watch(dst, Watch::StoreContents { src: one });
    }

    /// An object of a class, by its constructor without parameters.
    fn reflected(&mut self, from: McId, at: At, class: TypeId) -> ObjId {
        let super::MethodContext { method, context } = self.mcs[from];
        self.see_type(class);
        let obj = self.object_in(Site::Reflected(method, at, class), context, Some(class), Shape::Plain);
        let methods = self.world.program.types()[class].methods.iter().copied();
        let constructor = methods.into_iter().find(|&id| {
            let method = &self.world.program.methods()[id];
            method.flags.has(MethodFlags::CONSTRUCTOR)
                && method.params.is_empty()
                && method.own_body().is_some()
        });
        if let Some(constructor) = constructor {
            let context = self.context_of(obj);
            self.link(from, at, constructor, context, Some(obj), &[], None, EdgeKind::Call);
        }
        obj
    }
}
