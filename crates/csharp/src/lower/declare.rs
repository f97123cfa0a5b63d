//! Types, fields and methods as the IR lists them. What the program declares is listed in the order of the
//! source; what libraries declare, when somebody mentions it.
//!
//! Names are those of metadata: `.ctor`, `.cctor`, `Finalize`, `get_P`, `set_Item`, `add_E`, `op_Addition`. The
//! field behind an automatic property or event has the name of the property or event and is marked generated.

use super::fragment::{FieldKey, MethodKey, TypeKey, TypeTables as _};
use super::link::Linker;
use super::reach::Reach;
use super::shape::{self, AccessorKind, AttributeType};
use crate::bind::{
    Container, Kind, Member, MemberKind, MemberSym, Modifiers, Origin, ParamInfo, Source, SourceId, Symbols,
    Type, TypeDecl, TypeSym,
};
use crate::syntax::{Node, SyntaxKind};
use ir::{
    Attribute, Const, Field, FieldFlags, FieldId, FileId, IndexVec, Method, MethodFlags, MethodId, Param,
    ParamMode, Span, TyId, TypeDef, TypeFlags, TypeId, TypeKind, Visibility,
};

/// The number that each source has among the program's files; outlines have none.
pub(super) fn files(linker: &mut Linker<'_>) -> IndexVec<SourceId, FileId> {
    let symbols = linker.symbols;
    let number = |source: &std::sync::Arc<crate::bind::Source>| {
        if source.origin == Origin::Outline {
            return FileId(u32::MAX);
        }
        let name = linker.program.names.intern(&source.path);
        linker.program.files.push(name)
    };
    symbols.sources.iter().map(number).collect()
}

/// Lists all that the program and the models that it needs declare.
pub(super) fn declare(linker: &mut Linker<'_>, files: &IndexVec<SourceId, FileId>, reach: &Reach) {
    let symbols = linker.symbols;
    let own: Vec<TypeSym> = symbols.types.ids().filter(|&sym| reach.has_type(sym)).collect();
    for &sym in &own {
        let mut def = type_def(linker, sym);
        let part = shape::first_part(symbols, sym);
        let node = symbols.sources[part.source].node(part.node);
        def.span = name_span(symbols, part.source, node, files);
        linker.types[sym] = Some(linker.program.add_type(def));
    }
    for &sym in &own {
        if let Some(id) = linker.types[sym] {
            surroundings(linker, sym, id);
            let attributes = type_attributes(linker, sym);
            linker.program.type_mut(id).attributes = attributes;
        }
    }
    for &sym in &own {
        for &member in &symbols.types[sym].members {
            if reach.has_member(member) {
                declare_member(linker, member, files);
            }
        }
        for index in shape::captured_primary_params(symbols, sym) {
            let field = primary_param(linker, sym, index);
            linker.add_field(FieldKey::PrimaryParam(sym, index), field);
        }
        if shape::needs_static_constructor(symbols, sym) {
            let method = static_constructor(linker, sym);
            linker.add_method(MethodKey::StaticInit(sym), method);
        }
    }
    explicit_implementations(linker, &own);
}

fn declare_member(linker: &mut Linker<'_>, sym: MemberSym, files: &IndexVec<SourceId, FileId>) {
    let symbols = linker.symbols;
    let member = &symbols.members[sym];
    if shape::implementing_part(symbols, sym).is_some() {
        return;
    }
    let node = symbols.member_node(sym);
    let span = name_span(symbols, member.source, node, files);
    if shape::has_field(symbols, sym) {
        let mut field = field(linker, sym);
        field.span = span;
        field.attributes = attributes(linker, sym, node);
        linker.add_field(FieldKey::Member(sym), field);
    }
    for (key, accessor) in methods_of(symbols, sym) {
        let mut method = method(linker, sym, &key);
        method.span = accessor.map_or(span, |node| name_span(symbols, member.source, node, files));
        method.attributes = attributes(linker, sym, node);
        let is_synchronized = is_synchronized(symbols, sym, node)
            || accessor.is_some_and(|node| is_synchronized(symbols, sym, node));
        if is_synchronized {
            method.flags = method.flags.with(MethodFlags::SYNCHRONIZED);
        }
        linker.add_method(key, method);
    }
}

/// Says anew where types, fields and methods of a file stand, and which fields and methods these are.
pub(super) fn place_again(
    linker: &mut Linker<'_>,
    source: SourceId,
    members: &[MemberSym],
    files: &IndexVec<SourceId, FileId>,
) -> (Vec<FieldId>, Vec<MethodId>) {
    let symbols = linker.symbols;
    for sym in symbols.types.ids() {
        let part = shape::first_part(symbols, sym);
        if let Some(id) = linker.types[sym].filter(|_| part.source == source) {
            let node = symbols.sources[source].node(part.node);
            linker.program.type_mut(id).span = name_span(symbols, source, node, files);
        }
    }
    let (mut fields, mut methods) = (Vec::new(), Vec::new());
    for &sym in members {
        let node = symbols.member_node(sym);
        let span = name_span(symbols, source, node, files);
        if let Some(id) = linker.known_field(&FieldKey::Member(sym)) {
            linker.program.field_mut(id).span = span;
            fields.push(id);
        }
        for (key, accessor) in methods_of(symbols, sym) {
            if let Some(id) = linker.known_method(&key) {
                linker.program.method_mut(id).span =
                    accessor.map_or(span, |node| name_span(symbols, source, node, files));
                methods.push(id);
            }
        }
    }
    (fields, methods)
}

/// The methods that a member is in the IR, with the accessor's node if it has one.
pub(super) fn methods_of(symbols: &Symbols, sym: MemberSym) -> Vec<(MethodKey, Option<Node<'_>>)> {
    match symbols.members[sym].kind {
        MemberKind::Field | MemberKind::Const | MemberKind::EnumMember => Vec::new(),
        MemberKind::Property | MemberKind::Indexer | MemberKind::Event => shape::accessors(symbols, sym)
            .into_iter()
            .map(|accessor| (accessor.kind.key(sym), accessor.node))
            .collect(),
        _ => vec![(MethodKey::Member(sym), None)],
    }
}

/// A type without its members.
pub(super) fn type_def(linker: &mut Linker<'_>, sym: TypeSym) -> TypeDef {
    let symbols = linker.symbols;
    let decl = &symbols.types[sym];
    let name = linker.intern(symbols.text(decl.full_name));
    let Type::Named(_, args) = symbols.open(sym) else { return TypeDef::external(name, Vec::new()) };
    let mut generics = Vec::new();
    for arg in args.iter() {
        let Type::Param(param) = arg else { continue };
        generics.push(linker.intern(super::fragment::param_name(symbols, *param)));
    }
    let kind = match decl.kind {
        Kind::Class | Kind::RecordClass => TypeKind::Class,
        Kind::Struct | Kind::RecordStruct => TypeKind::Struct,
        Kind::Interface => TypeKind::Interface,
        Kind::Enum => TypeKind::Enum,
        Kind::Delegate => TypeKind::Delegate,
    };
    TypeDef {
        kind,
        visibility: type_visibility(decl),
        flags: type_flags(symbols, decl),
        ..TypeDef::external(name, generics)
    }
}

fn type_flags(symbols: &Symbols, decl: &TypeDecl) -> TypeFlags {
    let says = |modifier, flag| if decl.modifiers.has(modifier) { flag } else { TypeFlags::NONE };
    let record = matches!(decl.kind, Kind::RecordClass | Kind::RecordStruct);
    says(Modifiers::STATIC, TypeFlags::STATIC)
        .with(says(Modifiers::ABSTRACT, TypeFlags::ABSTRACT))
        .with(says(Modifiers::SEALED, TypeFlags::SEALED))
        .with(if record { TypeFlags::RECORD } else { TypeFlags::NONE })
        .with(if decl.origin == Origin::Model { model_flags(symbols, decl) } else { TypeFlags::NONE })
}

/// A model is still a library's type; it may say of itself that threads must not share its objects.
fn model_flags(symbols: &Symbols, decl: &TypeDecl) -> TypeFlags {
    let says_unsafe = decl.parts.iter().any(|part| {
        let source = &symbols.sources[part.source];
        shape::attributes(source.node(part.node))
            .any(|it| shape::attribute_is(it, &source.text, "ThreadUnsafe"))
    });
    let flags = TypeFlags::EXTERNAL.with(TypeFlags::MODEL);
    flags.with(if says_unsafe { TypeFlags::THREAD_UNSAFE } else { TypeFlags::NONE })
}

fn type_visibility(decl: &TypeDecl) -> Visibility {
    let default = match decl.container {
        Container::Namespace(_) => Visibility::Internal,
        Container::Type(_) => Visibility::Private,
    };
    visibility(decl.modifiers, default)
}

fn visibility(modifiers: Modifiers, default: Visibility) -> Visibility {
    if modifiers.has(Modifiers::PUBLIC) {
        Visibility::Public
    } else if modifiers.has(Modifiers::PROTECTED) {
        Visibility::Protected
    } else if modifiers.has(Modifiers::INTERNAL) {
        Visibility::Internal
    } else if modifiers.has(Modifiers::PRIVATE) {
        Visibility::Private
    } else {
        default
    }
}

/// What is around a type and above it.
pub(super) fn surroundings(linker: &mut Linker<'_>, sym: TypeSym, id: TypeId) {
    let decl = &linker.symbols.types[sym];
    if let Container::Type(outer) = decl.container {
        let outer = linker.type_id(TypeKey::Sym(outer));
        linker.program.type_mut(id).outer = Some(outer);
    }
    let mut supertypes: Vec<TyId> =
        decl.base.iter().chain(&decl.interfaces).map(|ty| linker.ty(ty)).collect();
    for &name in &decl.unknown_bases {
        let unknown = linker.program.type_or_external(linker.symbols.text(name), 0);
        supertypes.push(linker.program.tys.named(unknown));
    }
    let is_itself = |linker: &Linker<'_>, ty: TyId| matches!(linker.program.tys.get(ty), ir::Ty::Named { def, .. } if *def == id);
    let supertypes = supertypes.into_iter().filter(|&ty| !is_itself(linker, ty)).collect();
    linker.program.type_mut(id).supertypes = supertypes;
}

/// A field, a constant, or what is behind a property or event.
pub(super) fn field(linker: &mut Linker<'_>, sym: MemberSym) -> Field {
    let symbols = linker.symbols;
    let member = &symbols.members[sym];
    let owner = linker.type_id(TypeKey::Sym(member.owner));
    let name = linker.intern(symbols.text(member.name));
    let ty = linker.ty(&symbols.signature(sym).ty);
    let is_behind = matches!(member.kind, MemberKind::Property | MemberKind::Event);
    let default =
        if member.kind == MemberKind::EnumMember { Visibility::Public } else { Visibility::Private };
    let visibility = if is_behind { Visibility::Private } else { visibility(member.modifiers, default) };
    let value = if member.kind == MemberKind::EnumMember { symbols.enum_number(sym) } else { None };
    Field { visibility, flags: field_flags(symbols, sym), value, ..Field::new(name, owner, ty) }
}

fn field_flags(symbols: &Symbols, sym: MemberSym) -> FieldFlags {
    let member = &symbols.members[sym];
    let says = |modifier, flag| if member.modifiers.has(modifier) { flag } else { FieldFlags::NONE };
    let mut flags = says(Modifiers::STATIC, FieldFlags::STATIC)
        .with(says(Modifiers::READONLY, FieldFlags::READONLY))
        .with(says(Modifiers::VOLATILE, FieldFlags::VOLATILE));
    if matches!(member.kind, MemberKind::Const | MemberKind::EnumMember) {
        flags = flags.with(FieldFlags::CONST).with(FieldFlags::STATIC);
    }
    if matches!(member.kind, MemberKind::Property | MemberKind::Event) {
        flags = flags.with(FieldFlags::GENERATED);
        if member.kind == MemberKind::Property && !shape::can_change(symbols, sym) {
            flags = flags.with(FieldFlags::READONLY);
        }
    }
    let source = &symbols.sources[member.source];
    let node = symbols.member_node(sym);
    let declaration = shape::declaration(node);
    if shape::attributes(declaration).any(|it| shape::attribute_is(it, &source.text, "ThreadStatic")) {
        flags = flags.with(FieldFlags::THREAD_LOCAL);
    }
    flags
}

/// The field that holds a parameter of a primary constructor for the members that use it.
pub(super) fn primary_param(linker: &mut Linker<'_>, owner: TypeSym, index: u16) -> Field {
    let symbols = linker.symbols;
    let id = linker.type_id(TypeKey::Sym(owner));
    let constructor = shape::primary_constructor(symbols, owner);
    let param = constructor.and_then(|it| symbols.signature(it).params.get(index as usize));
    let name = linker.intern(param.map_or("?", |param| symbols.text(param.name)));
    let ty = param.map_or(TyId::UNKNOWN, |param| linker.ty(&param.ty));
    Field { flags: FieldFlags::GENERATED, ..Field::new(name, id, ty) }
}

/// A method as its declaration has it, without body.
pub(super) fn method(linker: &mut Linker<'_>, sym: MemberSym, key: &MethodKey) -> Method {
    let symbols = linker.symbols;
    let member = &symbols.members[sym];
    let signature = symbols.signature(sym);
    let owner = linker.type_id(TypeKey::Sym(member.owner));
    let name = linker.intern(&method_name(symbols, member, key));
    let source = &symbols.sources[member.source];
    let mut params: Vec<Param> =
        signature.params.iter().map(|param| self::param(linker, source, param)).collect();
    let is_accessor = !matches!(key, MethodKey::Member(_));
    let mut ret = linker.ty(&signature.ty);
    if matches!(key, MethodKey::Set(_) | MethodKey::Add(_) | MethodKey::Remove(_)) {
        let value = Param { name: linker.intern("value"), ty: ret, mode: ParamMode::Value, default: None };
        params.push(value);
        ret = TyId::VOID;
    }
    if signature.returns_ref && !matches!(key, MethodKey::Set(_)) {
        ret = linker.program.tys.intern(ir::Ty::ByRef(ret));
    }
    let generics =
        member.generics.iter().map(|&name| linker.program.names.intern(symbols.text(name))).collect();
    let mut flags = method_flags(symbols, sym);
    if source.origin == Origin::Model {
        flags = flags.with(MethodFlags::MODEL);
    }
    if is_accessor {
        flags = flags.with(MethodFlags::ACCESSOR);
        if shape::is_generated_accessor(symbols, sym, key) {
            flags = flags.with(MethodFlags::GENERATED);
        }
    }
    let visibility = visibility(member.modifiers, Visibility::Private);
    Method { generics, params, ret, visibility, flags, ..Method::new(name, owner) }
}

/// The name that a method has in metadata.
pub(super) fn method_name(symbols: &Symbols, member: &Member, key: &MethodKey) -> String {
    let prefix = match key {
        MethodKey::Get(_) => "get_",
        MethodKey::Set(_) => "set_",
        MethodKey::Add(_) => "add_",
        MethodKey::Remove(_) => "remove_",
        _ => "",
    };
    let name = if member.kind == MemberKind::Indexer { "Item" } else { symbols.text(member.name) };
    format!("{prefix}{name}")
}

fn param(linker: &mut Linker<'_>, source: &Source, info: &ParamInfo) -> Param {
    let name = linker.intern(linker.symbols.text(info.name));
    let ty = linker.ty(&info.ty);
    let default = info.is_optional.then(|| default(linker, source, info).unwrap_or(Const::Default(ty)));
    Param { name, ty, mode: info.mode, default }
}

/// What a parameter is if the caller gives nothing, where that is a literal.
fn default(linker: &mut Linker<'_>, source: &Source, info: &ParamInfo) -> Option<Const> {
    let value = super::function::expression(source.node(info.node?).child(SyntaxKind::EqualsValue)?, 0)?;
    let value = super::constants::literal(value, &source.text, &mut linker.program.names)?;
    Some(super::constants::adjusted(value, &info.ty))
}

fn method_flags(symbols: &Symbols, sym: MemberSym) -> MethodFlags {
    let member = &symbols.members[sym];
    let says = |modifier, flag| if member.modifiers.has(modifier) { flag } else { MethodFlags::NONE };
    let flags = says(Modifiers::STATIC, MethodFlags::STATIC)
        .with(says(Modifiers::ASYNC, MethodFlags::ASYNC))
        .with(says(Modifiers::VIRTUAL, MethodFlags::VIRTUAL))
        .with(says(Modifiers::OVERRIDE, MethodFlags::OVERRIDE))
        .with(says(Modifiers::ABSTRACT, MethodFlags::ABSTRACT))
        .with(says(Modifiers::EXTERN, MethodFlags::EXTERN))
        .with(says(Modifiers::SEALED, MethodFlags::SEALED))
        .with(says(Modifiers::NEW, MethodFlags::HIDES))
        .with(says(Modifiers::EXTENSION, MethodFlags::EXTENSION))
        .with(says(Modifiers::IMPLICIT, MethodFlags::GENERATED));
    let node = symbols.member_node(sym);
    let by_kind = match member.kind {
        MemberKind::Constructor => MethodFlags::CONSTRUCTOR,
        MemberKind::StaticConstructor => MethodFlags::STATIC_CONSTRUCTOR,
        MemberKind::Finalizer => MethodFlags::FINALIZER,
        // Operators are always static, said or not.
        MemberKind::Operator | MemberKind::Conversion => MethodFlags::STATIC,
        MemberKind::Method if node.kind() == SyntaxKind::DelegateDecl => MethodFlags::ABSTRACT,
        MemberKind::Method if is_entry(symbols, member, node) => MethodFlags::ENTRY,
        _ => MethodFlags::NONE,
    };
    let has_no_body = shape::is_partial_without_body(symbols, sym);
    flags.with(by_kind).with(if has_no_body { MethodFlags::EXTERN } else { MethodFlags::NONE })
}

/// `Main`, and a program that is written as statements.
fn is_entry(symbols: &Symbols, member: &Member, node: Node<'_>) -> bool {
    let is_program = symbols.sources[member.source].origin == Origin::Program;
    let is_main = symbols.text(member.name) == "Main" && member.modifiers.has(Modifiers::STATIC);
    is_program && (is_main || node.kind() == SyntaxKind::CompilationUnit)
}

fn static_constructor(linker: &mut Linker<'_>, sym: TypeSym) -> Method {
    let owner = linker.type_id(TypeKey::Sym(sym));
    let name = linker.intern(".cctor");
    let flags = MethodFlags::STATIC_CONSTRUCTOR.with(MethodFlags::STATIC).with(MethodFlags::GENERATED);
    let is_model = linker.symbols.types[sym].origin == Origin::Model;
    let flags = flags.with(if is_model { MethodFlags::MODEL } else { MethodFlags::NONE });
    Method { flags, ..Method::new(name, owner) }
}

/// Says which method of an interface each explicit implementation implements.
fn explicit_implementations(linker: &mut Linker<'_>, own: &[TypeSym]) {
    let symbols = linker.symbols;
    let members = own.iter().flat_map(|&sym| &symbols.types[sym].members);
    for &sym in members.filter(|&&sym| symbols.members[sym].modifiers.has(Modifiers::EXPLICIT)) {
        let Some(implemented) = shape::implemented(symbols, sym) else { continue };
        for (key, _) in methods_of(symbols, sym) {
            let Some(id) = linker.known_method(&key) else { continue };
            let target = linker.method_id(&key.with_member(implemented));
            linker.program.method_mut(id).implements.push(target);
        }
    }
}

fn is_synchronized(symbols: &Symbols, sym: MemberSym, node: Node<'_>) -> bool {
    let text = &symbols.sources[symbols.members[sym].source].text;
    shape::attributes(node)
        .any(|it| shape::attribute_is(it, text, "MethodImpl") && it.text(text).contains("Synchronized"))
}

fn attributes(linker: &mut Linker<'_>, sym: MemberSym, node: Node<'_>) -> Vec<Attribute> {
    let symbols = linker.symbols;
    let at = crate::bind::At::in_member(symbols, sym);
    let text = &symbols.sources[symbols.members[sym].source].text;
    shape::attributes(shape::declaration(node)).filter_map(|it| attribute(linker, it, &at, text)).collect()
}

pub(super) fn type_attributes(linker: &mut Linker<'_>, sym: TypeSym) -> Vec<Attribute> {
    let symbols = linker.symbols;
    let mut all = Vec::new();
    for part in &symbols.types[sym].parts {
        let at = crate::bind::At::in_type(part.scope, sym);
        let source = &symbols.sources[part.source];
        let node = source.node(part.node);
        if node.kind() != SyntaxKind::CompilationUnit {
            all.extend(shape::attributes(node).filter_map(|it| attribute(linker, it, &at, &source.text)));
        }
    }
    all
}

/// An attribute that nobody declares, such as one of a test framework, is known by its name.
fn attribute(
    linker: &mut Linker<'_>,
    node: Node<'_>,
    at: &crate::bind::At<'_>,
    text: &str,
) -> Option<Attribute> {
    let ty = match shape::attribute_type(linker.symbols, node, at)? {
        AttributeType::Known(ty) => linker.ty(&ty),
        AttributeType::Named(name) => {
            let unknown = linker.program.type_or_external(&name, 0);
            linker.program.tys.named(unknown)
        }
    };
    let values = shape::attribute_values(node);
    let args = values.filter_map(|value| attribute_value(linker, value, at, text)).collect();
    Some(Attribute { ty, args })
}

/// The value of a literal, of `nameof` or of `typeof`.
fn attribute_value(
    linker: &mut Linker<'_>,
    value: Node<'_>,
    at: &crate::bind::At<'_>,
    text: &str,
) -> Option<Const> {
    if value.kind() == SyntaxKind::TypeofExpr {
        let written = value.children().find(|it| it.kind().is_type())?;
        let ty = linker.symbols.resolve(written, at);
        return Some(Const::Type(linker.ty(&ty)));
    }
    let names = &mut linker.program.names;
    match shape::name_of(value, text) {
        Some(name) => Some(Const::String(names.intern(name))),
        None => super::constants::literal(value, text, names),
    }
}

/// Where a declaration says its name; for those without one, its first token.
fn name_span(
    symbols: &Symbols,
    source: SourceId,
    node: Node<'_>,
    files: &IndexVec<SourceId, FileId>,
) -> Span {
    if node.kind() == SyntaxKind::CompilationUnit {
        return Span::NONE;
    }
    let name = node.own_tokens().map(|(_, token)| token).find(|token| {
        matches!(
            token.kind,
            SyntaxKind::Ident
                | SyntaxKind::ThisKw
                | SyntaxKind::OperatorKw
                | SyntaxKind::GetKw
                | SyntaxKind::SetKw
                | SyntaxKind::InitKw
                | SyntaxKind::AddKw
                | SyntaxKind::RemoveKw
                | SyntaxKind::FatArrow
        )
    });
    let range = name.map_or_else(|| node.range(), crate::syntax::Token::range);
    let source_of = &symbols.sources[source];
    Span::new(files[source], source_of.point(range.start), source_of.point(range.end))
}

impl MethodKey {
    /// The same of another member.
    fn with_member(&self, member: MemberSym) -> MethodKey {
        match self {
            MethodKey::Get(_) => MethodKey::Get(member),
            MethodKey::Set(_) => MethodKey::Set(member),
            MethodKey::Add(_) => MethodKey::Add(member),
            MethodKey::Remove(_) => MethodKey::Remove(member),
            _ => MethodKey::Member(member),
        }
    }
}

impl AccessorKind {
    /// The method that it is.
    pub(super) fn key(self, member: MemberSym) -> MethodKey {
        match self {
            AccessorKind::Get => MethodKey::Get(member),
            AccessorKind::Set => MethodKey::Set(member),
            AccessorKind::Add => MethodKey::Add(member),
            AccessorKind::Remove => MethodKey::Remove(member),
        }
    }
}
