//! What the entries of a class's constant pool are in the program.

use super::dynamic::{self, Dynamic, DynamicConstant};
use super::mentions::{Mentions, Use};
use super::symbols::Sym;
use super::world::{SignatureId, World};
use classfile::{Access, Bootstrap, ClassFile, Constant, MemberKind, Text};
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
    /// For each entry of the constant pool, where it is in the list.
    places: Box<[u16]>,
    /// The first one is nothing.
    list: Vec<Entry>,
}

impl Entries {
    pub(super) fn get(&self, index: u16) -> Option<&Entry> {
        self.places.get(usize::from(index)).and_then(|&place| self.list.get(usize::from(place)))
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
    mentions: &Mentions,
) -> Entries {
    let bootstraps = class.bootstraps().unwrap_or_default();
    let syms = symbols(world, class, mentions);
    let texts = texts(world, class, mentions);
    let mut resolver = Resolver { world, class, owner, bootstraps, syms, texts, generated: 0 };
    let count = mentions.uses.iter().filter(|uses| uses.is_any()).count();
    let mut list = Vec::with_capacity(count + 1);
    list.push(Entry::None);
    let mut place = |(index, &uses): (usize, &Use)| {
        let Some(entry) =
            Some(uses).filter(|uses| uses.is_any()).and_then(|_| resolver.entry(index as u16, uses))
        else {
            return 0;
        };
        list.push(entry);
        list.len() as u16 - 1
    };
    let places = mentions.uses.iter().enumerate().map(&mut place).collect();
    Entries { places, list }
}

/// The texts that code has as constants: the indices of their entries, in ascending order, and their names.
fn texts(world: &mut World<'_>, class: &ClassFile<'_>, mentions: &Mentions) -> Vec<(u16, NameId)> {
    let pool = &class.pool;
    let text = |index: u16| match pool.get(index) {
        Ok(Constant::String { text }) => Some((index, pool.text(text).ok()?.decode())),
        _ => None,
    };
    let (indices, texts): (Vec<u16>, Vec<_>) = mentions.used().filter_map(text).unzip();
    indices.into_iter().zip(world.program.names.intern_all(&texts)).collect()
}

/// The numbers of all names and descriptors that belong to what is mentioned.
fn symbols<'a>(world: &mut World<'a>, class: &'a ClassFile<'a>, mentions: &Mentions) -> Vec<Option<Sym>> {
    let pool = &class.pool;
    let (mut indices, mut texts): (Vec<u16>, Vec<&'a [u8]>) = (Vec::new(), Vec::new());
    let mut is_listed = vec![false; pool.len()];
    let mut list = |index: u16| {
        if let Some(known) = is_listed.get_mut(usize::from(index)).filter(|known| !**known)
            && let Ok(text) = pool.text(index)
        {
            *known = true;
            indices.push(index);
            texts.push(text.bytes());
        }
    };
    for index in mentions.used() {
        match pool.get(index) {
            Ok(Constant::Utf8(_)) => list(index),
            Ok(Constant::Class { name }) => list(name),
            Ok(Constant::Member { class, name_and_type, .. }) => {
                if let Ok(Constant::Class { name }) = pool.get(class) {
                    list(name);
                }
                if let Ok(Constant::NameAndType { name, descriptor }) = pool.get(name_and_type) {
                    list(name);
                    list(descriptor);
                }
            }
            _ => {}
        }
    }
    let mut syms = vec![None; pool.len()];
    for (&index, sym) in indices.iter().zip(world.syms(&texts)) {
        syms[usize::from(index)] = Some(sym);
    }
    syms
}

/// Resolves the entries of one class.
pub(super) struct Resolver<'w, 'a> {
    pub(super) world: &'w mut World<'a>,
    pub(super) class: &'a ClassFile<'a>,
    pub(super) owner: TypeId,
    pub(super) bootstraps: Vec<Bootstrap<'a>>,
    /// The names and descriptors of its constant pool, as far as they have been looked up.
    syms: Vec<Option<Sym>>,
    /// The texts that are constants, by their indices.
    texts: Vec<(u16, NameId)>,
    /// How many methods were made for it.
    pub(super) generated: u32,
}

impl<'a> Resolver<'_, 'a> {
    fn entry(&mut self, index: u16, uses: Use) -> Option<Entry> {
        let pool = &self.class.pool;
        Some(match pool.get(index).ok()? {
            Constant::Integer(value) => Entry::Int(value),
            Constant::Long(value) => Entry::Long(value),
            Constant::Float(bits) => Entry::Float(bits),
            Constant::Double(bits) => Entry::Double(bits),
            Constant::String { .. } => Entry::Text(self.text(index)?),
            Constant::Class { name } => {
                let name = self.sym(name)?;
                let ty = self.world.ty_of_class(name)?;
                let array = if uses.has(Use::ELEMENT) { self.world.array_of(ty) } else { TyId::UNKNOWN };
                Entry::Class { ty, array }
            }
            Constant::Member { kind: MemberKind::Field, .. } => Entry::Field(self.field(index, uses)?),
            Constant::Member { .. } => Entry::Method(self.method(index, uses)?),
            Constant::InvokeDynamic { .. } => Entry::Call(Box::new(dynamic::call(self, index)?)),
            Constant::Dynamic { .. } => Entry::Constant(dynamic::constant(self, index)?),
            Constant::MethodHandle { .. } => self.opaque(b"java/lang/invoke/MethodHandle", "a method handle"),
            Constant::MethodType { .. } => self.opaque(b"java/lang/invoke/MethodType", "a method type"),
            Constant::Utf8(text) => self.variable(index, text, uses)?,
            Constant::NameAndType { .. } | Constant::Module { .. } | Constant::Package { .. } => return None,
        })
    }

    /// A text that is a constant.
    fn text(&self, index: u16) -> Option<NameId> {
        let found = self.texts.binary_search_by_key(&index, |&(index, _)| index).ok()?;
        Some(self.texts[found].1)
    }

    /// A name or a descriptor of the constant pool.
    pub(super) fn sym(&mut self, index: u16) -> Option<Sym> {
        let known = self.syms.get(usize::from(index)).copied()?;
        if known.is_some() {
            return known;
        }
        let sym = self.world.sym(self.class.pool.text(index).ok()?);
        self.syms[usize::from(index)] = Some(sym);
        Some(sym)
    }

    /// The class, name and descriptor of a member.
    fn member(&mut self, index: u16) -> Option<(Sym, Sym, Sym)> {
        let pool = &self.class.pool;
        let Ok(Constant::Member { class, name_and_type, .. }) = pool.get(index) else { return None };
        let Ok(Constant::Class { name: class }) = pool.get(class) else { return None };
        let Ok(Constant::NameAndType { name, descriptor }) = pool.get(name_and_type) else { return None };
        Some((self.sym(class)?, self.sym(name)?, self.sym(descriptor)?))
    }

    fn variable(&mut self, index: u16, text: Text<'a>, uses: Use) -> Option<Entry> {
        let sym = self.sym(index)?;
        let name = (uses.has(Use::NAME) && !text.bytes().is_empty()).then(|| self.world.name(sym));
        let ty = if uses.has(Use::TYPE) { self.world.ty_of_descriptor(sym) } else { None };
        Some(Entry::Variable { name, ty: ty.filter(|&ty| ty != TyId::VOID) })
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
