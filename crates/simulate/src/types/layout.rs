//! Where fields lie. A slot holds any value, structs included, so a field's slot depends on the declaration
//! alone and not on type arguments: those of the base class come first. What a slot holds at the beginning
//! does depend on them.

use super::{Rt, RtId, Types};
use ir::{FieldFlags, FieldId, Prim, TypeId};
use std::rc::Rc;

/// What a new variable holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Init {
    /// 0, `false`.
    Int,
    /// 0.0.
    Double,
    /// No object.
    Null,
    /// A `decimal` of 0.
    Decimal,
    /// A struct of such.
    Struct(RtId),
    /// A value that cannot be interpreted.
    Unknown(RtId),
}

/// The slots of an object or of a type's static fields.
#[derive(Debug, Default)]
pub(crate) struct Layout {
    /// How each slot begins.
    pub slots: Vec<Init>,
    /// The field in each slot.
    pub fields: Vec<FieldId>,
}

impl Types<'_> {
    /// What a new variable of a type holds.
    pub(crate) fn init(&self, id: RtId) -> Init {
        match self.number(id) {
            Some(Prim::Float | Prim::Double) => return Init::Double,
            Some(Prim::Decimal) => return Init::Decimal,
            Some(_) => return Init::Int,
            None => {}
        }
        if self.is_opaque_struct(id) {
            Init::Unknown(id)
        } else if self.is_struct(id) {
            Init::Struct(id)
        } else if *self.get(id) == Rt::Unknown {
            Init::Unknown(id)
        } else {
            Init::Null
        }
    }

    /// The slots of an object.
    pub(crate) fn layout(&mut self, id: RtId) -> Rc<Layout> {
        if let Some(known) = self.layouts.get(&id) {
            return Rc::clone(known);
        }
        if self.laying_out.contains(&id) {
            return Rc::default();
        }
        self.laying_out.push(id);
        let mut layout = Layout::default();
        if let Some(value) = self.nullable_of(id) {
            layout.slots = vec![Init::Int, self.init(value)];
        } else {
            if let Some(base) = self.base(id) {
                let base = self.layout(base);
                layout.slots.extend(&base.slots);
                layout.fields.extend(&base.fields);
            }
            self.add_fields(id, Storage::Instance, &mut layout);
        }
        self.laying_out.pop();
        let layout = Rc::new(layout);
        self.layouts.insert(id, Rc::clone(&layout));
        layout
    }

    /// The slots of the static fields of a type.
    pub(crate) fn static_layout(&mut self, id: RtId) -> Layout {
        let mut layout = Layout::default();
        self.add_fields(id, Storage::Static, &mut layout);
        layout
    }

    fn add_fields(&mut self, id: RtId, storage: Storage, layout: &mut Layout) {
        let Some(def) = self.def(id) else { return };
        let env = self.env_of(id);
        let program = self.program;
        for &field in &program.types()[def].fields {
            let declared = &program.fields()[field];
            if Storage::of(declared.flags) == storage {
                let ty = self.resolve(declared.ty, env);
                layout.slots.push(self.part(ty));
                layout.fields.push(field);
            }
        }
    }

    /// What a field begins with. A struct that contains itself is an error of the program; there it ends.
    fn part(&mut self, ty: RtId) -> Init {
        let init = self.init(ty);
        let Init::Struct(part) = init else { return init };
        if self.laying_out.contains(&part) {
            return Init::Unknown(part);
        }
        self.layout(part);
        init
    }

    /// The slot of a field, in objects of its type and all derived ones or among the static fields.
    pub(crate) fn slot(&mut self, field: FieldId) -> u32 {
        let declared = &self.program.fields()[field];
        let storage = Storage::of(declared.flags);
        let before = if storage == Storage::Instance { self.inherited(declared.owner) } else { 0 };
        let program = self.program;
        let same = |&&other: &&FieldId| Storage::of(program.fields()[other].flags) == storage;
        let fields = program.types()[declared.owner].fields.iter();
        before + fields.filter(same).take_while(|&&other| other != field).count() as u32
    }

    /// How many slots the base classes take.
    fn inherited(&mut self, def: TypeId) -> u32 {
        if let Some(&known) = self.offsets.get(&def) {
            return known;
        }
        // A class that derives from itself is an error of the program; it ends here.
        self.offsets.insert(def, 0);
        let open = self.named(def, Box::default());
        let count = self.base(open).map_or(0, |base| self.layout(base).slots.len() as u32);
        self.offsets.insert(def, count);
        count
    }

    /// The field of that name in objects of the type.
    pub(crate) fn field_named(&mut self, id: RtId, name: ir::NameId) -> Option<(FieldId, u32)> {
        let program = self.program;
        let layout = self.layout(id);
        let slot = layout.fields.iter().rposition(|&field| program.fields()[field].name == name)?;
        Some((layout.fields[slot], slot as u32))
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Storage {
    Instance,
    Static,
    Constant,
}

impl Storage {
    fn of(flags: FieldFlags) -> Storage {
        if flags.has(FieldFlags::CONST) {
            Storage::Constant
        } else if flags.has(FieldFlags::STATIC) {
            Storage::Static
        } else {
            Storage::Instance
        }
    }
}
