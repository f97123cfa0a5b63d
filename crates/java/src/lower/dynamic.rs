//! `invokedynamic` and dynamic constants: what the well-known bootstrap methods make.
//!
//! | bootstrap method | becomes |
//! |---|---|
//! | `LambdaMetafactory` | [`ir::Op::Delegate`], see below |
//! | `StringConcatFactory` | additions of kind `string` |
//! | `ObjectMethods` (records) | loads of the components, and a call of `ObjectMethods` with them |
//! | `SwitchBootstraps` | a call of a generated method that tries one label after another |
//! | `ConstantBootstraps` | null, classes and constants of enums |
//! | all others | an unknown value |
//!
//! # Lambdas
//!
//! A lambda or method reference is a delegate whose type is the functional interface. `bound` are the captured
//! values, which fill the first registers of the target. A constructor reference targets a generated static
//! method that makes the object. Arguments are passed as they are: boxing, and casts that the interface's
//! generic type demands, are left out.
//!
//! The call stays what it is in the class file: a virtual call of the interface's method. **A virtual call
//! whose receiver is a delegate runs the delegate's target if the callee is abstract, and the callee itself
//! otherwise** (default methods, those of `Object`): the receiver is dropped, `bound` and the arguments fill
//! the target's registers. The interface may be one of a library, of which nothing is known: so the method
//! that a lambda implements is marked abstract wherever a lambda is made.

use super::mentions::Use;
use super::pool::{FieldEntry, Resolver};
use super::signatures::SignatureId;
use super::switches;
use classfile::{Access, Constant, Handle, HandleKind, Text};
use ir::{
    Callee, Dispatch, Method, MethodBuilder, MethodFlags, MethodId, NameId, Op, Param, ParamMode, Reg, Regs,
    Target, Terminator, TyId, TypeArgs,
};

/// What a dynamic call does.
pub(super) struct Dynamic {
    pub(super) signature: SignatureId,
    pub(super) kind: DynamicKind,
}

pub(super) enum DynamicKind {
    Lambda {
        callee: Callee,
        dispatch: Dispatch,
    },
    /// Pieces of a string: texts, and `None` for the next argument.
    Concat(Vec<Option<NameId>>),
    /// Loads these fields of the first argument and calls the method with all.
    Components {
        fields: Vec<FieldEntry>,
        callee: Callee,
    },
    /// Calls a static method with the arguments.
    Helper(Callee),
    Unknown(NameId),
}

/// What a dynamic constant is.
pub(super) enum DynamicConstant {
    Null,
    Type(TyId),
    Static(FieldEntry),
    Unknown { ty: TyId, reason: NameId },
}

pub(super) fn call(resolver: &mut Resolver<'_, '_>, index: u16) -> Option<Dynamic> {
    let pool = &resolver.class.pool;
    let site = pool.dynamic(index).ok()?;
    let descriptor = resolver.world.sym(site.descriptor);
    let signature = resolver.world.signature(descriptor)?;
    let bootstrap = *resolver.bootstraps.get(usize::from(site.bootstrap))?;
    let maker = pool.handle(bootstrap.method).ok()?.member;
    let arguments: Vec<u16> = bootstrap.arguments().collect();
    let kind = match (maker.class.bytes(), maker.name.bytes()) {
        (b"java/lang/invoke/LambdaMetafactory", _) => lambda(resolver, site.name, signature, &arguments),
        (b"java/lang/invoke/StringConcatFactory", _) => concat(resolver, signature, &arguments),
        (b"java/lang/runtime/ObjectMethods", _) => components(resolver, site.name, signature, &arguments),
        (b"java/lang/runtime/SwitchBootstraps", _) => switches::helper(resolver, signature, &arguments),
        _ => None,
    };
    let kind = kind.unwrap_or_else(|| {
        let maker = format!("{}.{}", super::symbols::dotted(maker.class.bytes()), maker.name);
        DynamicKind::Unknown(resolver.world.program.names.intern(&format!("a call that {maker} makes")))
    });
    Some(Dynamic { signature, kind })
}

/// Static arguments: the erased type of the interface's method, the method to call, its type at this place.
fn lambda<'a>(
    resolver: &mut Resolver<'_, 'a>,
    name: Text<'a>,
    signature: SignatureId,
    arguments: &[u16],
) -> Option<DynamicKind> {
    let pool = &resolver.class.pool;
    let &[erased, implementation, ..] = arguments else { return None };
    let Constant::MethodType { descriptor: erased } = pool.get(erased).ok()? else { return None };
    mark_abstract(resolver, name, pool.text(erased).ok()?, signature);
    let handle = pool.handle(implementation).ok()?;
    let (callee, dispatch) = match handle.kind {
        HandleKind::InvokeStatic => (callee(resolver, &handle, Use::STATIC)?, Dispatch::Direct),
        HandleKind::InvokeSpecial => (callee(resolver, &handle, Use::PLAIN)?, Dispatch::Direct),
        HandleKind::InvokeVirtual | HandleKind::InvokeInterface => {
            let is_fixed = resolver.method(handle.index, Use::PLAIN)?.is_fixed;
            let dispatch = if is_fixed { Dispatch::Direct } else { Dispatch::Virtual };
            (callee(resolver, &handle, Use::PLAIN)?, dispatch)
        }
        HandleKind::NewInvokeSpecial => (constructor(resolver, &handle)?, Dispatch::Direct),
        HandleKind::GetField | HandleKind::GetStatic | HandleKind::PutField | HandleKind::PutStatic => {
            return None;
        }
    };
    let bound = resolver.world.signatures.params(signature).len();
    let method = &resolver.world.program.methods()[callee.method];
    (bound <= method.entry_registers()).then_some(DynamicKind::Lambda { callee, dispatch })
}

/// The interface's method, which a delegate stands in for, has no body of its own.
fn mark_abstract<'a>(
    resolver: &mut Resolver<'_, 'a>,
    name: Text<'a>,
    descriptor: Text<'a>,
    signature: SignatureId,
) {
    let interface = resolver.world.signatures.ret(signature);
    let ir::Ty::Named { def, .. } = *resolver.world.program.tys.get(interface) else { return };
    let class = resolver.world.class_name(def);
    let (name, descriptor) = (resolver.world.sym(name), resolver.world.sym(descriptor));
    if let Some(entry) = resolver.world.method(class, name, descriptor, Access::PUBLIC) {
        let method = resolver.world.program.method_mut(entry.method);
        if method.flags.has(MethodFlags::EXTERN) {
            method.flags = method.flags.with(MethodFlags::ABSTRACT);
        }
    }
}

fn callee(resolver: &mut Resolver<'_, '_>, handle: &Handle<'_>, how: Use) -> Option<Callee> {
    let entry = resolver.method(handle.index, how)?;
    let is_static = how == Use::STATIC;
    // A class that was compiled against another version of its library.
    (entry.is_static == is_static).then_some(Callee {
        method: entry.method,
        owner: entry.owner,
        type_args: TypeArgs::default(),
    })
}

/// `T::new`: a static method that makes a `T`.
fn constructor(resolver: &mut Resolver<'_, '_>, handle: &Handle<'_>) -> Option<Callee> {
    let initialiser = callee(resolver, handle, Use::PLAIN)?;
    let ty = initialiser.owner;
    let params = resolver.world.program.methods()[initialiser.method].params.clone();
    let arguments = params.len() as u32;
    let (method, mut builder) = begin_helper(resolver, "new", params, ty);
    let dst = builder.temp(ty);
    builder.emit(Op::New { dst, ty });
    let args: Regs = std::iter::once(dst).chain((0..arguments).map(Reg)).collect();
    builder.call(TyId::VOID, Target::Direct(initialiser), args);
    builder.seal(Terminator::Return(Some(dst)));
    Some(end_helper(resolver, method, builder))
}

/// Begins a static method of the class that no source has: `lambda$new$0`.
pub(super) fn begin_helper(
    resolver: &mut Resolver<'_, '_>,
    purpose: &str,
    params: Vec<Param>,
    ret: TyId,
) -> (Method, MethodBuilder) {
    let name = format!("lambda${purpose}${}", resolver.generated);
    resolver.generated += 1;
    let name = resolver.world.program.names.intern(&name);
    let params = params.into_iter().map(|param| Param { mode: ParamMode::Value, ..param }).collect();
    let flags = MethodFlags::STATIC.with(MethodFlags::GENERATED);
    let method = Method { params, ret, flags, ..Method::new(name, resolver.owner) };
    let builder = MethodBuilder::new(&mut resolver.world.program, &method);
    (method, builder)
}

pub(super) fn end_helper(resolver: &mut Resolver<'_, '_>, method: Method, builder: MethodBuilder) -> Callee {
    let body = Some(builder.finish());
    let method: MethodId = resolver.world.program.add_method(Method { body, ..method });
    Callee { method, owner: resolver.world.owner(resolver.owner), type_args: TypeArgs::default() }
}

/// In the recipe, `\u{1}` stands for an argument and `\u{2}` for a constant.
fn concat(resolver: &mut Resolver<'_, '_>, signature: SignatureId, arguments: &[u16]) -> Option<DynamicKind> {
    let pool = &resolver.class.pool;
    let count = resolver.world.signatures.params(signature).len();
    let Some((&recipe, constants)) = arguments.split_first() else {
        return Some(DynamicKind::Concat(vec![None; count]));
    };
    let Constant::String { text } = pool.get(recipe).ok()? else { return None };
    let recipe = pool.text(text).ok()?.decode();
    let mut constants = constants.iter();
    let mut pieces = Vec::new();
    let mut plain = String::new();
    for letter in recipe.chars() {
        match letter {
            '\u{1}' => {
                push_text(resolver, &mut plain, &mut pieces);
                pieces.push(None);
            }
            '\u{2}' => plain.push_str(&constant_text(resolver, *constants.next()?)?),
            _ => plain.push(letter),
        }
    }
    push_text(resolver, &mut plain, &mut pieces);
    (pieces.iter().filter(|piece| piece.is_none()).count() == count).then_some(DynamicKind::Concat(pieces))
}

fn push_text(resolver: &mut Resolver<'_, '_>, plain: &mut String, pieces: &mut Vec<Option<NameId>>) {
    if !plain.is_empty() {
        pieces.push(Some(resolver.world.program.names.intern(plain)));
        plain.clear();
    }
}

fn constant_text(resolver: &Resolver<'_, '_>, index: u16) -> Option<String> {
    let pool = &resolver.class.pool;
    Some(match pool.get(index).ok()? {
        Constant::String { text } => pool.text(text).ok()?.decode().into_owned(),
        Constant::Integer(value) => value.to_string(),
        Constant::Long(value) => value.to_string(),
        Constant::Class { name } => super::symbols::dotted(pool.text(name).ok()?.bytes()),
        _ => return None,
    })
}

/// Static arguments: the record's class, the names of its components, and how to get each.
fn components<'a>(
    resolver: &mut Resolver<'_, 'a>,
    name: Text<'a>,
    signature: SignatureId,
    arguments: &[u16],
) -> Option<DynamicKind> {
    let [_, _, getters @ ..] = arguments else { return None };
    let mut fields = Vec::new();
    for &getter in getters {
        let handle = resolver.class.pool.handle(getter).ok().filter(|it| it.kind == HandleKind::GetField)?;
        fields.push(resolver.field(handle.index, Use::PLAIN).filter(|field| !field.is_static)?);
    }
    let world = &mut *resolver.world;
    let ret = world.signatures.ret(signature);
    // One method of each name for all records.
    let params: &[TyId] = match (name.bytes(), world.signatures.params(signature).len(), ret) {
        (b"toString", 1, TyId::STRING) | (b"hashCode", 1, TyId::INT) => &[TyId::OBJECT],
        (b"equals", 2, TyId::BOOL) => &[TyId::OBJECT, TyId::OBJECT],
        _ => return None,
    };
    let owner = world.type_named(Text(b"java/lang/runtime/ObjectMethods"));
    let name = world.text(name);
    let method = world.generated_external(owner, name, params, ret);
    let callee = Callee { method, owner: world.owner(owner), type_args: TypeArgs::default() };
    Some(DynamicKind::Components { fields, callee })
}

pub(super) fn constant(resolver: &mut Resolver<'_, '_>, index: u16) -> Option<DynamicConstant> {
    let pool = &resolver.class.pool;
    let site = pool.dynamic(index).ok()?;
    let descriptor = resolver.world.sym(site.descriptor);
    let ty = resolver.world.ty_of_descriptor(descriptor)?;
    let bootstrap = resolver.bootstraps.get(usize::from(site.bootstrap))?;
    let maker = pool.handle(bootstrap.method).ok()?.member;
    let known = match (maker.class.bytes(), maker.name.bytes()) {
        (b"java/lang/invoke/ConstantBootstraps", b"nullConstant") => Some(DynamicConstant::Null),
        (b"java/lang/invoke/ConstantBootstraps", b"primitiveClass") => {
            let name = resolver.world.sym(site.name);
            resolver.world.ty_of_descriptor(name).map(DynamicConstant::Type)
        }
        (b"java/lang/invoke/ConstantBootstraps", b"enumConstant") => {
            let class = classfile::Descriptor::parse(site.descriptor).and_then(|it| match it.base {
                classfile::Base::Class(name) if it.dimensions == 0 => Some(name),
                _ => None,
            });
            class
                .and_then(|class| resolver.constant_of_enum(class, site.name, site.descriptor))
                .map(DynamicConstant::Static)
        }
        _ => None,
    };
    Some(known.unwrap_or_else(|| {
        let maker = format!("{}.{}", super::symbols::dotted(maker.class.bytes()), maker.name);
        let reason = resolver.world.program.names.intern(&format!("a constant that {maker} makes"));
        DynamicConstant::Unknown { ty, reason }
    }))
}
