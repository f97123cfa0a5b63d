//! What the entries of a class's constant pool are in the program.

use super::dynamic::{self, Dynamic, DynamicConstant};
use super::mentions::{Mentioned, Mentions, Use, What};
use super::signatures::SignatureId;
use super::symbols::Sym;
use super::world::World;
use classfile::{Access, Bootstrap, ClassFile, Constant, MemberRef, Text};
use ir::{FieldId, MethodId, NameId, Order, TyId, TypeId};

/// What an entry is.
pub(super) enum Entry {
    /// Nothing that code uses, or something broken.
    None,
    Int(i32),
    Long(i64),
    Float(u32),
    Double(u64),
    Text(NameId),
    /// A class, and the array of it.
    Class {
        ty: TyId,
        array: TyId,
    },
    Field(FieldEntry),
    Method(MethodEntry),
    Call(Box<Dynamic>),
    Constant(DynamicConstant),
    /// A name or a descriptor of a local variable.
    Variable {
        name: Option<NameId>,
        ty: Option<TyId>,
    },
    /// Something that is a value, but that no instruction can make.
    Opaque {
        ty: TyId,
        reason: NameId,
    },
}

/// What the entries are that code uses: few of them, so the others take a number only.
#[derive(Default)]
pub(super) struct Entries {
    /// For each entry of the constant pool, where it is in the list, counted from 1.
    places: Box<[u16]>,
    list: Box<[Entry]>,
}

impl Entries {
    pub(super) fn get(&self, index: u16) -> Option<&Entry> {
        let place = self.places.get(usize::from(index))?.checked_sub(1)?;
        self.list.get(usize::from(place))
    }
}

/// A field as code names it.
#[derive(Clone, Copy)]
pub(super) struct FieldEntry {
    pub(super) field: FieldId,
    pub(super) owner: TyId,
    pub(super) ty: TyId,
    pub(super) order: Order,
    pub(super) is_static: bool,
}

/// A method as code names it.
#[derive(Clone, Copy)]
pub(super) struct MethodEntry {
    pub(super) method: MethodId,
    pub(super) owner: TyId,
    pub(super) signature: SignatureId,
    pub(super) is_static: bool,
    /// Nothing can stand in its place.
    pub(super) is_fixed: bool,
}

/// Resolves what is mentioned.
pub(super) fn resolve<'a>(
    world: &mut World<'a>,
    class: &'a ClassFile<'a>,
    owner: TypeId,
    mentions: Mentions,
) -> Entries {
    let mentioned = mentions.entries;
    // Texts come first: what has a number in the program has it in this order.
    for text in mentioned.iter().filter_map(Mentioned::text) {
        world.name(text);
    }
    let is_dynamic = mentioned.iter().any(|it| matches!(it.what, What::Dynamic));
    let bootstraps = if is_dynamic { class.bootstraps().unwrap_or_default() } else { Vec::new() };
    // Most members are declared by the class that is named. They are looked up together: what one waits for in
    // memory, the others wait for at the same time.
    let mut list: Box<[Entry]> = mentioned.iter().map(|it| declared(world, it)).collect();
    let mut resolver = Resolver { world, class, owner, bootstraps, generated: 0 };
    for (entry, mentioned) in list.iter_mut().zip(&mentioned) {
        if matches!(entry, Entry::None) {
            *entry = resolver.entry(mentioned).unwrap_or(Entry::None);
        }
    }
    Entries { places: mentions.places, list }
}

/// A member that is declared already.
fn declared(world: &World<'_>, mentioned: &Mentioned) -> Entry {
    match mentioned.what {
        What::Field(it) => world.known_field(it).map_or(Entry::None, Entry::Field),
        What::Method(it) => world.known_method(it).map_or(Entry::None, Entry::Method),
        _ => Entry::None,
    }
}

/// Resolves the entries of one class.
pub(super) struct Resolver<'w, 'a> {
    pub(super) world: &'w mut World<'a>,
    pub(super) class: &'a ClassFile<'a>,
    pub(super) owner: TypeId,
    pub(super) bootstraps: Vec<Bootstrap<'a>>,
    /// How many methods were made for it.
    pub(super) generated: u32,
}

impl<'a> Resolver<'_, 'a> {
    fn entry(&mut self, mentioned: &Mentioned) -> Option<Entry> {
        let uses = mentioned.uses;
        Some(match mentioned.what {
            What::Text(text) => Entry::Text(self.world.name(text)),
            What::Class(name) => {
                let ty = self.world.ty_of_class(name)?;
                let array = if uses.has(Use::ELEMENT) { self.world.array_of(ty) } else { TyId::UNKNOWN };
                Entry::Class { ty, array }
            }
            What::Field(it) => {
                Entry::Field(self.world.field(it.class, it.name, it.descriptor, guessed_access(uses))?)
            }
            What::Method(it) => {
                Entry::Method(self.world.method(it.class, it.name, it.descriptor, guessed_access(uses))?)
            }
            What::Variable(text) => self.variable(text, uses),
            What::Dynamic | What::Nameless => self.nameless(mentioned.index)?,
        })
    }

    fn nameless(&mut self, index: u16) -> Option<Entry> {
        Some(match self.class.pool.get(index).ok()? {
            Constant::Integer(value) => Entry::Int(value),
            Constant::Long(value) => Entry::Long(value),
            Constant::Float(bits) => Entry::Float(bits),
            Constant::Double(bits) => Entry::Double(bits),
            Constant::InvokeDynamic { .. } => Entry::Call(Box::new(dynamic::call(self, index)?)),
            Constant::Dynamic { .. } => Entry::Constant(dynamic::constant(self, index)?),
            Constant::MethodHandle { .. } => self.opaque(b"java/lang/invoke/MethodHandle", "a method handle"),
            Constant::MethodType { .. } => self.opaque(b"java/lang/invoke/MethodType", "a method type"),
            _ => return None,
        })
    }

    /// The class, name and descriptor of a member.
    fn member(&mut self, index: u16) -> Option<(Sym, Sym, Sym)> {
        let MemberRef { class, name, descriptor, .. } = self.class.pool.member(index).ok()?;
        Some((self.world.sym(class), self.world.sym(name), self.world.sym(descriptor)))
    }

    fn variable(&mut self, text: Sym, uses: Use) -> Entry {
        let is_name = uses.has(Use::NAME) && !self.world.is_empty(text);
        let name = is_name.then(|| self.world.name(text));
        let ty = if uses.has(Use::TYPE) { self.world.ty_of_descriptor(text) } else { None };
        Entry::Variable { name, ty: ty.filter(|&ty| ty != TyId::VOID) }
    }

    fn opaque(&mut self, class: &'static [u8], reason: &str) -> Entry {
        let id = self.world.type_named(Text(class));
        Entry::Opaque { ty: self.world.owner(id), reason: self.world.program.names.intern(reason) }
    }

    pub(super) fn field(&mut self, index: u16, uses: Use) -> Option<FieldEntry> {
        let (class, name, descriptor) = self.member(index)?;
        self.world.field(class, name, descriptor, guessed_access(uses))
    }

    /// A constant of an enum.
    pub(super) fn constant_of_enum(
        &mut self,
        class: Text<'a>,
        name: Text<'a>,
        ty: Text<'a>,
    ) -> Option<FieldEntry> {
        let (class, name, ty) = (self.world.sym(class), self.world.sym(name), self.world.sym(ty));
        self.world.field(class, name, ty, guessed_access(Use::STATIC)).filter(|entry| entry.is_static)
    }

    pub(super) fn method(&mut self, index: u16, uses: Use) -> Option<MethodEntry> {
        let (class, name, descriptor) = self.member(index)?;
        self.world.method(class, name, descriptor, guessed_access(uses))
    }
}

/// What must be true of a member that nobody declares.
fn guessed_access(uses: Use) -> Access {
    if uses.has(Use::STATIC) { Access(Access::PUBLIC.0 | Access::STATIC.0) } else { Access::PUBLIC }
}
