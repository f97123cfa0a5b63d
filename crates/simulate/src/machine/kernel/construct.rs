//! Natives that make objects as a container of services does: by what a constructor or delegate takes.

use crate::code::FnId;
use crate::heap::{Content, Role};
use crate::machine::{Machine, Outcome};
use crate::native::Native;
use crate::thread::Reason;
use crate::types::{Rt, RtId};
use crate::value::Value;
use ir::{MethodFlags, MethodId, Reg, TypeFlags};

impl Machine<'_, '_> {
    /// The types of what a constructor or a delegate takes, in an array.
    pub(super) fn wanted_types(&mut self, native: Native, value: Value) -> Option<Value> {
        let wanted = if native == Native::ParameterTypes {
            self.parameter_types(value)
        } else {
            self.widest_constructor(self.type_of_object(value)?)?.1
        };
        let elements: Box<[Value]> = wanted.into_iter().map(|ty| self.type_object(ty)).collect();
        let element = self.world.types.find("System.Type").unwrap_or(RtId::OBJECT);
        let ty = self.world.types.intern(Rt::Array { element, rank: 1 });
        let lengths = Box::new([elements.len() as u32]);
        Some(Value::Obj(self.allocate(ty, Role::Object, Content::Array { elements, lengths })))
    }

    /// Makes an object of a type by its widest constructor, with these arguments.
    pub(super) fn construct(&mut self, dst: Option<Reg>, ty: Value, array: Value) -> Outcome {
        let found = self.type_of_object(ty).and_then(|ty| Some((ty, self.widest_constructor(ty)?)));
        let Some((ty, (callee, wanted))) = found else {
            self.answer(dst, Value::Unknown(RtId::OBJECT));
            return Ok(());
        };
        let given = array.object().map(|array| self.heap.get(array).slots().to_vec()).unwrap_or_default();
        let object = self.new_instance(ty);
        self.answer(dst, object);
        let mut args = vec![object];
        args.extend(self.taken_as(given, &wanted)?);
        self.call(None, callee, &args, Reason::Call)
    }

    /// The type that an object stands for.
    fn type_of_object(&self, value: Value) -> Option<RtId> {
        match self.heap.get(value.object()?).content {
            Content::Type(ty) => Some(ty),
            _ => None,
        }
    }

    /// The constructor of a class with the most parameters, and their types.
    fn widest_constructor(&mut self, ty: RtId) -> Option<(FnId, Vec<RtId>)> {
        let program = self.world.program();
        let class = &program.types()[self.world.types.def(ty)?];
        if class.flags.has(TypeFlags::ABSTRACT) || class.flags.has(TypeFlags::EXTERNAL) {
            return None;
        }
        let is_constructor = |id: &MethodId| program.methods()[*id].flags.has(MethodFlags::CONSTRUCTOR);
        let constructors = class.methods.iter().copied().filter(is_constructor);
        let widest = constructors.max_by_key(|id| program.methods()[*id].params.len())?;
        let key = self.world.types.member(widest, ty, &[]);
        let params = program.methods()[widest].params.iter();
        let wanted = params.map(|param| self.world.types.resolve(param.ty, key.env)).collect();
        Some((self.world.function(key), wanted))
    }
}
