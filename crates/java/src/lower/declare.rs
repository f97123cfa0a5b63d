//! Declarations: what class files say of their types, fields and methods, beside their code.

use super::Input;
use super::body::is_wide;
use super::mentions::{Heading, Mentions, MethodHeading};
use super::signatures::SignatureId;
use super::symbols::Sym;
use super::world::{World, field_flags, type_flags, visibility};
use classfile::{
    Access, Annotation, Attributes, ClassFile, Constant, ConstantPool, Descriptor, Member, Text, Value,
};
use ir::{
    Attribute, Const, Field, FieldFlags, FileId, IntKind, Method, MethodFlags, MethodId, Param, ParamMode,
    Point, Prim, Span, TyId, TypeFlags, TypeId, TypeKind,
};
use rustc_hash::FxHashMap;

/// What a class of the program became.
pub(super) struct Declared {
    pub(super) file: Option<FileId>,
    /// Its methods, in the order of the file; nothing where a descriptor is none.
    pub(super) methods: Vec<Option<DeclaredMethod>>,
}

/// What a method of the program became.
#[derive(Clone, Copy)]
pub(super) struct DeclaredMethod {
    pub(super) id: MethodId,
    /// Where in the file its code starts, if it can be read.
    pub(super) code_at: Option<u32>,
    name: Sym,
    descriptor: Sym,
}

/// Says what is known of a type; of those in libraries, no members.
pub(super) fn complete_type<'a>(world: &mut World<'a>, id: TypeId, input: &Input<'a>) {
    let class = &input.class;
    let nesting = nesting(world, class);
    let above = world.above(id);
    let object = world.object();
    // Everything is an object: saying so at each type would help nobody.
    let supertypes =
        above.iter().filter(|&&it| it != object && it != id).map(|&it| world.owner(it)).collect();
    let attributes = annotations(world, class.attributes, &class.pool);
    let is_record = matches!(class.record(), Ok(Some(_)));
    let def = world.program.type_mut(id);
    let access = nesting.access.unwrap_or(class.access);
    def.kind = kind(class.access);
    def.visibility = visibility(access);
    def.flags = type_flags(class.access);
    if is_record {
        def.flags = def.flags.with(TypeFlags::RECORD);
    }
    if input.is_library() {
        def.flags = def.flags.with(TypeFlags::EXTERNAL);
    }
    def.outer = nesting.outer.filter(|&outer| outer != id);
    def.supertypes = supertypes;
    def.attributes = attributes;
}

fn kind(access: Access) -> TypeKind {
    if access.has(Access::INTERFACE) {
        TypeKind::Interface
    } else if access.has(Access::ENUM) {
        TypeKind::Enum
    } else {
        TypeKind::Class
    }
}

/// Where a class is nested, and how it is declared there.
#[derive(Default)]
struct Nesting {
    outer: Option<TypeId>,
    access: Option<Access>,
}

fn nesting<'a>(world: &mut World<'a>, class: &ClassFile<'a>) -> Nesting {
    let inner = class.as_inner_class().ok().flatten();
    let enclosing = class.enclosing_method().ok().flatten().map(|it| it.class);
    let outer = inner.and_then(|inner| inner.outer).or(enclosing);
    Nesting { outer: outer.map(|outer| world.type_named(outer)), access: inner.map(|inner| inner.access) }
}

/// The path of a source file: `java/util/Map.java`, below some folder of sources.
pub(super) fn source_path(class: &ClassFile<'_>) -> Option<String> {
    let file = class.source_file().ok().flatten()?.decode();
    let name = class.name.decode();
    Some(match name.rsplit_once('/') {
        Some((package, _)) => format!("{package}/{file}"),
        None => file.into_owned(),
    })
}

/// Declares the members of a class of the program.
pub(super) fn members<'a>(
    world: &mut World<'a>,
    id: TypeId,
    class: &ClassFile<'a>,
    mentions: &Mentions,
    files: &mut FxHashMap<String, FileId>,
) -> Declared {
    let file = source_path(class).map(|path| {
        let name = world.program.names.intern(&path);
        *files.entry(path).or_insert_with(|| world.program.files.push(name))
    });
    world.program.reserve_members(id, class.fields.len(), class.methods.len());
    for (field, heading) in class.fields.iter().zip(&mentions.fields) {
        declare_field(world, id, class, field, *heading);
    }
    let methods = class.methods.iter().zip(&mentions.methods);
    let declare = |(method, heading)| declare_method(world, (id, file), class, method, mentions, heading);
    Declared { file, methods: methods.map(declare).collect() }
}

fn declare_field<'a>(
    world: &mut World<'a>,
    owner: TypeId,
    class: &ClassFile<'a>,
    member: &Member<'a>,
    heading: Heading,
) {
    let Some(ty) = world.ty_of_descriptor(heading.descriptor) else { return };
    let name = world.name(heading.name);
    let flags = field_flags(member.access);
    let mut field = Field { visibility: visibility(member.access), flags, ..Field::new(name, owner, ty) };
    if heading.has_details {
        let constant = member.attributes.constant_value(&class.pool).ok().flatten();
        let is_constant = member.access.has(Access::STATIC) && member.access.has(Access::FINAL);
        field.value =
            constant.filter(|_| is_constant).and_then(|index| constant_value(world, &class.pool, index, ty));
        if field.value.is_some() {
            field.flags = flags.with(FieldFlags::CONST);
        }
        field.attributes = annotations(world, member.attributes, &class.pool);
    }
    world.declare_field(heading.name, heading.descriptor, field);
}

/// The constant at `index`, of a field or value of type `ty`.
fn constant_value(world: &mut World<'_>, pool: &ConstantPool<'_>, index: u16, ty: TyId) -> Option<Const> {
    Some(match pool.get(index).ok()? {
        Constant::Integer(value) => int_constant(value, ty),
        Constant::Long(value) => Const::Int(IntKind::Long, value),
        Constant::Float(bits) => Const::Float(bits),
        Constant::Double(bits) => Const::Double(bits),
        Constant::String { text } => Const::String(world.text(pool.text(text).ok()?)),
        _ => return None,
    })
}

/// A number of the stack as a constant of a narrower type.
pub(super) fn int_constant(value: i32, ty: TyId) -> Const {
    const CHAR: TyId = TyId::prim(Prim::Char);
    const BYTE: TyId = TyId::prim(Prim::SByte);
    const SHORT: TyId = TyId::prim(Prim::Short);
    let kind = match ty {
        TyId::BOOL => return Const::Bool(value != 0),
        CHAR => return Const::Char(value.cast_unsigned() as u16),
        BYTE => IntKind::SByte,
        SHORT => IntKind::Short,
        _ => IntKind::Int,
    };
    Const::Int(kind, value.into())
}

fn declare_method<'a>(
    world: &mut World<'a>,
    (owner, file): (TypeId, Option<FileId>),
    class: &ClassFile<'a>,
    member: &Member<'a>,
    mentions: &Mentions,
    method_heading: &MethodHeading,
) -> Option<DeclaredMethod> {
    let Heading { name: name_sym, descriptor, has_details } = method_heading.heading;
    let signature = world.signature(descriptor)?;
    let name = world.name(name_sym);
    let kept = if has_details { kept_names(world, class, member) } else { Vec::new() };
    let params = parameters(world, signature, member.access, &kept, mentions.params(method_heading));
    let ret = world.signatures.ret(signature);
    let attributes =
        if has_details { annotations(world, member.attributes, &class.pool) } else { Vec::new() };
    let line = Point { line: u32::from(method_heading.line), column: 0 };
    let span = file.map_or(Span::NONE, |file| Span::new(file, line, Point::NONE));
    let (visibility, flags) = (visibility(member.access), method_heading.flags);
    let method = Method { params, ret, visibility, flags, attributes, span, ..Method::new(name, owner) };
    let id = world.declare_method(name_sym, descriptor, signature, method);
    Some(DeclaredMethod { id, code_at: method_heading.code_at, name: name_sym, descriptor })
}

/// Says which methods of a class take the place of one of a class above it. As in C#, methods of interfaces do not count.
pub(super) fn overriding(world: &mut World<'_>, owner: TypeId, declared: &Declared) {
    let free = [MethodFlags::VIRTUAL, MethodFlags::SEALED];
    for &DeclaredMethod { id, name, descriptor, .. } in declared.methods.iter().flatten() {
        let flags = world.program.methods()[id].flags;
        if free.iter().any(|&flag| flags.has(flag)) && world.is_overriding(owner, name, descriptor) {
            world.program.method_mut(id).flags = flags.with(MethodFlags::OVERRIDE);
        }
    }
}

/// The names of parameters that the compiler was asked to keep.
fn kept_names<'a>(world: &mut World<'a>, class: &ClassFile<'a>, member: &Member<'a>) -> Vec<Option<Sym>> {
    let kept = member.attributes.method_parameters(&class.pool).unwrap_or_default();
    kept.into_iter().map(|kept| kept.name.map(|name| world.sym(name))).collect()
}

/// Parameters with their names: as the compiler was asked to keep them, as debuggers know them, or by number.
fn parameters(
    world: &mut World<'_>,
    signature: SignatureId,
    access: Access,
    kept: &[Option<Sym>],
    known: &[(u16, Sym)],
) -> Vec<Param> {
    let count = world.signatures.params(signature).len();
    let rest = access.has(Access::VARARGS).then(|| count.saturating_sub(1));
    let mut slot = u16::from(!access.has(Access::STATIC));
    let mut params = Vec::with_capacity(count);
    for index in 0..count {
        let ty = world.signatures.params(signature)[index];
        let kept = kept.get(index).filter(|_| kept.len() == count).copied().flatten();
        let debug = || known.iter().find(|&&(at, _)| at == slot).map(|&(_, name)| name);
        let name = match kept.or_else(debug) {
            Some(name) if !world.is_empty(name) => world.name(name),
            _ => world.known.param(index),
        };
        let mode = if rest == Some(index) { ParamMode::Rest } else { ParamMode::Value };
        params.push(Param { name, ty, mode, default: None });
        slot = slot.saturating_add(1 + u16::from(is_wide(ty)));
    }
    params
}

fn annotations<'a>(
    world: &mut World<'a>,
    attributes: Attributes<'a>,
    pool: &ConstantPool<'a>,
) -> Vec<Attribute> {
    let all = attributes.annotations(pool).unwrap_or_default();
    all.into_iter().filter_map(|annotation| attribute(world, pool, &annotation)).collect()
}

/// An annotation: its `value`, where that is a constant or an array of such, is what stands in the brackets.
fn attribute<'a>(
    world: &mut World<'a>,
    pool: &ConstantPool<'a>,
    annotation: &Annotation<'a>,
) -> Option<Attribute> {
    let ty = world.sym(annotation.ty);
    let ty = world.ty_of_descriptor(ty)?;
    let value = annotation.elements.iter().find(|(name, _)| *name == "value").map(|(_, value)| value);
    let values = match value {
        Some(Value::Array(values)) => values.as_slice(),
        Some(value) => std::slice::from_ref(value),
        None => &[],
    };
    let args = values.iter().filter_map(|value| element(world, pool, value)).collect();
    Some(Attribute { ty, args })
}

fn element<'a>(world: &mut World<'a>, pool: &ConstantPool<'a>, value: &Value<'a>) -> Option<Const> {
    match value {
        Value::Number(tag, index) => {
            let ty = Descriptor::parse(Text(std::slice::from_ref(tag))).map(|it| it.base);
            let ty = match ty? {
                classfile::Base::Bool => TyId::BOOL,
                classfile::Base::Byte => TyId::prim(Prim::SByte),
                classfile::Base::Char => TyId::prim(Prim::Char),
                classfile::Base::Short => TyId::prim(Prim::Short),
                _ => TyId::INT,
            };
            constant_value(world, pool, *index, ty)
        }
        Value::Text(text) => Some(Const::String(world.text(*text))),
        Value::Class(descriptor) => {
            let descriptor = world.sym(*descriptor);
            world.ty_of_descriptor(descriptor).map(Const::Type)
        }
        Value::Enum(..) | Value::Annotation(_) | Value::Array(_) => None,
    }
}
