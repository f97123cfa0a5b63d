//! Where runs begin: programs at their `Main` or top-level statements; tests at each test method, with a new
//! object of its class and what the class sets up; libraries, which have neither, at their public types: an
//! object is made and its public methods are called one after the other, with arguments that may be anything.

use crate::code::Action;
use ir::{
    Attribute, Method, MethodFlags, MethodId, Program, Ty, TypeDef, TypeFlags, TypeId, TypeKind, Visibility,
};

/// A place where runs begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// What people call it.
    pub name: String,
    /// What is done, in order.
    pub actions: Vec<Action>,
}

/// Attributes that make a method a test, of all three frameworks that are in use.
const TESTS: [&str; 7] =
    ["Fact", "Theory", "Test", "TestCase", "TestCaseSource", "TestMethod", "DataTestMethod"];

/// Attributes of methods that run before each test.
const SET_UPS: [&str; 4] = ["OneTimeSetUp", "SetUp", "ClassInitialize", "TestInitialize"];

/// All entries of a program: mains, then tests; public types if there is neither.
pub(crate) fn entries(program: &Program) -> Vec<Entry> {
    let with = |wanted: fn(&Program, &Method) -> bool| {
        program
            .methods()
            .entries()
            .filter(move |(_, method)| method.body.is_some() && wanted(program, method))
    };
    let mains = with(|_, method| method.flags.has(MethodFlags::ENTRY));
    let mains = mains.map(|(id, _)| Entry { name: program.method_path(id), actions: vec![Action::Call(id)] });
    let tests = with(|program, method| has_attribute(program, &method.attributes, &TESTS));
    let tests = tests.map(|(id, method)| test(program, id, method.owner));
    let known: Vec<Entry> = mains.chain(tests).collect();
    if known.is_empty() { public_types(program) } else { known }
}

/// The public types of a library with what can be called on them.
fn public_types(program: &Program) -> Vec<Entry> {
    let is_own = |ty: &TypeDef| {
        ty.visibility == Visibility::Public
            && matches!(ty.kind, TypeKind::Class | TypeKind::Struct)
            && !ty.flags.has(TypeFlags::EXTERNAL)
            && !ty.flags.has(TypeFlags::MODEL)
    };
    let types = program.types().entries().filter(|(_, ty)| is_own(ty));
    types.filter_map(|(id, ty)| public_type(program, id, ty)).collect()
}

fn public_type(program: &Program, id: TypeId, ty: &TypeDef) -> Option<Entry> {
    let can_be_made = !ty.flags.has(TypeFlags::STATIC) && !ty.flags.has(TypeFlags::ABSTRACT);
    let is_called = |&method: &MethodId| {
        let method = &program.methods()[method];
        let special = [MethodFlags::CONSTRUCTOR, MethodFlags::STATIC_CONSTRUCTOR, MethodFlags::LAMBDA];
        method.visibility == Visibility::Public
            && method.body.is_some()
            && !special.iter().any(|&flag| method.flags.has(flag))
            && (can_be_made || !method.has_receiver())
    };
    let calls: Vec<Action> = ty.methods.iter().copied().filter(is_called).map(Action::Call).collect();
    let makes = can_be_made.then(|| Action::Make(id, constructor(program, id)));
    let name = program.names.get(ty.name).to_owned();
    let actions: Vec<Action> = makes.into_iter().chain(calls).collect();
    (!actions.is_empty()).then_some(Entry { name, actions })
}

fn test(program: &Program, method: MethodId, class: TypeId) -> Entry {
    let mut actions = Vec::new();
    if program.methods()[method].has_receiver() && !program.types()[class].flags.has(TypeFlags::STATIC) {
        actions.push(Action::Make(class, constructor(program, class)));
    }
    for wanted in SET_UPS {
        let set_ups = program.types()[class].methods.iter().copied();
        let set_ups =
            set_ups.filter(|&id| has_attribute(program, &program.methods()[id].attributes, &[wanted]));
        actions.extend(set_ups.map(Action::Call));
    }
    actions.push(Action::Call(method));
    Entry { name: program.method_path(method), actions }
}

/// The constructor with the fewest parameters.
fn constructor(program: &Program, class: TypeId) -> Option<MethodId> {
    let methods = program.types()[class].methods.iter().copied();
    methods
        .filter(|&id| program.methods()[id].flags.has(MethodFlags::CONSTRUCTOR))
        .min_by_key(|&id| program.methods()[id].params.len())
}

fn has_attribute(program: &Program, attributes: &[Attribute], wanted: &[&str]) -> bool {
    attributes.iter().any(|attribute| {
        let Ty::Named { def, .. } = program.tys.get(attribute.ty) else { return false };
        let full = program.names.get(program.types()[*def].name);
        let short = full.rsplit('.').next().unwrap_or(full);
        wanted.contains(&short.strip_suffix("Attribute").unwrap_or(short))
    })
}
