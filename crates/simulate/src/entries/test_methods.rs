//! Tests of xUnit, `NUnit` and `MSTest`: each method with a new object of its class, the fixtures that its
//! constructor takes, what the class sets up and tears down, and a run per line of arguments. Where a method, a
//! property, a field or a class gives the lines, each run takes one of them.

use super::facts::{Facts, attribute_name};
use super::{Entry, Scope};
use crate::code::{Action, Table};
use ir::{Attribute, Const, FieldFlags, Method, MethodFlags, MethodId, Program, Ty, TypeFlags, TypeId};

/// Attributes that make a method a test.
const TESTS: [&str; 7] =
    ["Fact", "Theory", "Test", "TestCase", "TestCaseSource", "TestMethod", "DataTestMethod"];

/// Attributes with the arguments of one run.
const ARGUMENTS: [&str; 3] = ["InlineData", "TestCase", "DataRow"];

/// Attributes with the name of a member or a class that gives such arguments.
const TABLES: [&str; 4] = ["MemberData", "ClassData", "TestCaseSource", "DynamicData"];

/// Attributes of methods that run before each test, in that order.
const SET_UPS: [&str; 4] = ["OneTimeSetUp", "ClassInitialize", "SetUp", "TestInitialize"];

/// Attributes of methods that run after it.
const TEAR_DOWNS: [&str; 2] = ["TearDown", "TestCleanup"];

/// More classes than that which inherit a test are not tried: most differ in what threads do not see.
const MOST_DERIVED: usize = 3;

/// More lines of arguments than that show nothing new about threads.
const MOST_ARGUMENTS: usize = 3;

pub(super) fn entries(facts: &Facts<'_>) -> Vec<Entry> {
    let tests = facts.own_methods().filter(|(_, method)| is_test(facts.program, method));
    let tests =
        tests.flat_map(|(id, method)| classes(facts, method.owner).into_iter().map(move |class| (id, class)));
    let mut tests: Vec<(MethodId, TypeId)> =
        tests.filter(|&(id, class)| starts_threads(facts, id, class)).collect();
    // If not all can be run, then those that are about threads.
    tests.sort_by_key(|(id, _)| !facts.starts_threads_itself(*id));
    tests.into_iter().flat_map(|(id, class)| test(facts, id, class)).collect()
}

/// The classes whose objects a test is called on: its own, or some of those that derive from it if it is abstract.
fn classes(facts: &Facts<'_>, owner: TypeId) -> Vec<TypeId> {
    let flags = facts.program.types()[owner].flags;
    if !flags.has(TypeFlags::ABSTRACT) || flags.has(TypeFlags::STATIC) {
        return vec![owner];
    }
    let derived =
        facts.makeable_types().map(|(id, _)| id).filter(|&id| facts.supertypes(id).contains(&owner));
    derived.take(MOST_DERIVED).collect()
}

/// Is the method a test?
pub(super) fn is_test(program: &Program, method: &Method) -> bool {
    method.attributes.iter().any(|attribute| TESTS.contains(&attribute_name(program, attribute)))
}

fn starts_threads(facts: &Facts<'_>, test: MethodId, class: TypeId) -> bool {
    let fixtures = fixtures(facts, class);
    let classes = fixtures.iter().chain(std::iter::once(&class));
    let constructors = classes.flat_map(|&class| &facts.program.types()[class].methods).copied();
    let constructors = constructors.filter(|&id| facts.has_flag(id, MethodFlags::CONSTRUCTOR));
    let lifetimes = fixtures.iter().filter_map(|&class| facts.method_of(class, "InitializeAsync"));
    let mut others = set_ups(facts, class).into_iter().chain(constructors).chain(lifetimes);
    facts.starts_threads(test) || others.any(|id| facts.starts_threads(id))
}

/// A run for each line and each table of arguments; if there is none, one with arguments that may be anything.
fn test(facts: &Facts<'_>, id: MethodId, class: TypeId) -> Vec<Entry> {
    let path = path(facts, id, class);
    let mut lines = lines(facts, id);
    let tables = tables(facts, id, class);
    if lines.is_empty() && tables.is_empty() {
        lines.push(Vec::new());
    }
    let several = lines.len() > 1;
    let line_name = |number: usize| {
        if several { format!("{path} with arguments {}", number + 1) } else { path.clone() }
    };
    let lines = lines.into_iter().enumerate();
    let lines = lines.map(|(number, args)| (line_name(number), Action::Call(id, args)));
    let tables = tables.into_iter().map(|call| (path.clone(), call));
    lines
        .chain(tables)
        .map(|(name, call)| Entry::new(name, Scope::Whole, actions(facts, id, class, call)))
        .collect()
}

/// The lines of arguments that stand at a test itself.
fn lines(facts: &Facts<'_>, id: MethodId) -> Vec<Vec<Const>> {
    let method = &facts.program.methods()[id];
    let is_line = |attribute: &&Attribute| {
        !method.params.is_empty()
            && ARGUMENTS.contains(&attribute_name(facts.program, attribute))
            && attribute.args.len() == method.params.len()
    };
    let given = method.attributes.iter().filter(is_line).take(MOST_ARGUMENTS);
    given.map(|attribute| attribute.args.clone()).collect()
}

/// What people call a test.
fn path(facts: &Facts<'_>, id: MethodId, class: TypeId) -> String {
    let program = facts.program;
    let path = program.method_path(id);
    if class == program.methods()[id].owner {
        return path;
    }
    format!("{path} of {}", program.names.get(program.types()[class].name))
}

/// Calls of a test with a line of each of its tables.
fn tables(facts: &Facts<'_>, id: MethodId, class: TypeId) -> Vec<Action> {
    let program = facts.program;
    let attributes = program.methods()[id].attributes.iter();
    let attributes = attributes.filter(|attribute| TABLES.contains(&attribute_name(program, attribute)));
    let call = |attribute: &Attribute| {
        let (table, args) = table(facts, attribute, class)?;
        Some(Action::CallWithRow(id, table, args))
    };
    attributes.filter_map(call).collect()
}

/// The table that an attribute means, with the arguments that it is made with: a member of the class that is
/// mentioned, or of that of the test; or else objects of the class that is mentioned are tables.
fn table(facts: &Facts<'_>, attribute: &Attribute, class: TypeId) -> Option<(Table, Vec<Const>)> {
    let (classes, others): (Vec<Const>, Vec<Const>) =
        attribute.args.iter().partition(|arg| matches!(arg, Const::Type(_)));
    let mentioned = match classes.first() {
        Some(Const::Type(ty)) => Some(facts.type_id(*ty)?),
        _ => None,
    };
    let Some((Const::String(name), args)) = others.split_first() else {
        let Action::Make(class, constructor) = facts.make(mentioned?) else { return None };
        return Some((Table::Object(class, constructor), Vec::new()));
    };
    let name = facts.program.names.get(*name);
    let table = member_table(facts, &facts.with_bases(mentioned.unwrap_or(class)), name)
        .or_else(|| only_member_table(facts, name))?;
    Some((table, args.to_vec()))
}

/// The method, property or static field of that name.
fn member_table(facts: &Facts<'_>, classes: &[TypeId], name: &str) -> Option<Table> {
    let program = facts.program;
    let getter = format!("get_{name}");
    let is_giver = |&id: &MethodId| {
        let method = &program.methods()[id];
        let called = program.names.get(method.name);
        method.body.is_some() && (called == name || called == getter)
    };
    let is_field = |&id: &ir::FieldId| {
        let field = &program.fields()[id];
        field.flags.has(FieldFlags::STATIC) && program.names.get(field.name) == name
    };
    let types = || classes.iter().map(|&class| &program.types()[class]);
    let giver = types().flat_map(|ty| ty.methods.iter().copied()).find(is_giver);
    let field = || types().flat_map(|ty| ty.fields.iter().copied()).find(is_field);
    giver.map(Table::Result).or_else(|| field().map(Table::Field))
}

/// The only static member of that name in the program: arguments with names, such as `MemberType`, are not known.
fn only_member_table(facts: &Facts<'_>, name: &str) -> Option<Table> {
    let mut tables = facts.own_types().filter_map(|(id, _)| member_table(facts, &[id], name));
    let only = tables.next().filter(|_| tables.next().is_none())?;
    match only {
        Table::Result(method) if facts.program.methods()[method].has_receiver() => None,
        _ => Some(only),
    }
}

/// All that belongs to a call of a test.
fn actions(facts: &Facts<'_>, id: MethodId, class: TypeId, call: Action) -> Vec<Action> {
    let mut actions = Vec::new();
    if facts.program.methods()[id].has_receiver()
        && !facts.program.types()[class].flags.has(TypeFlags::STATIC)
    {
        for fixture in fixtures(facts, class) {
            actions.push(facts.make(fixture));
            actions
                .extend(facts.method_of(fixture, "InitializeAsync").map(|id| Action::Call(id, Vec::new())));
        }
        actions.push(facts.make(class));
    }
    actions.extend(set_ups(facts, class).into_iter().map(|id| Action::Call(id, Vec::new())));
    actions.push(call);
    actions.extend(tear_downs(facts, class).into_iter().map(|id| Action::Call(id, Vec::new())));
    actions
}

/// What xUnit makes once for all tests of a class, or of a collection of them: the constructor's parameters, if the
/// class says so.
fn fixtures(facts: &Facts<'_>, class: TypeId) -> Vec<TypeId> {
    let attributes = |ty: TypeId| facts.program.types()[ty].attributes.iter();
    let mut attributes = facts.with_bases(class).into_iter().flat_map(attributes);
    let in_collection = attributes.any(|attribute| attribute_name(facts.program, attribute) == "Collection");
    if !in_collection && !facts.derives_from(class, &["IClassFixture", "ICollectionFixture"]) {
        return Vec::new();
    }
    let Action::Make(_, Some(constructor)) = facts.make(class) else { return Vec::new() };
    let params = &facts.program.methods()[constructor].params;
    let fixture = |param: &ir::Param| match facts.program.tys.get(param.ty) {
        Ty::Named { def, .. } => Some(*def).filter(|&def| facts.is_own(def)),
        _ => None,
    };
    params.iter().filter_map(fixture).collect()
}

/// What runs before a test, base classes first.
fn set_ups(facts: &Facts<'_>, class: TypeId) -> Vec<MethodId> {
    let mut classes = facts.with_bases(class);
    classes.reverse();
    let attributed = SET_UPS.iter().flat_map(|wanted| attributed(facts, &classes, wanted));
    let mut found: Vec<MethodId> = attributed.collect();
    if facts.derives_from(class, &["IAsyncLifetime"]) {
        found.extend(facts.method_of(class, "InitializeAsync"));
    }
    found
}

/// What runs after a test, derived classes first.
fn tear_downs(facts: &Facts<'_>, class: TypeId) -> Vec<MethodId> {
    let classes = facts.with_bases(class);
    let mut found: Vec<MethodId> =
        TEAR_DOWNS.iter().flat_map(|wanted| attributed(facts, &classes, wanted)).collect();
    if facts.derives_from(class, &["IAsyncLifetime"]) {
        found.extend(facts.method_of(class, "DisposeAsync"));
    }
    if facts.derives_from(class, &["System.IDisposable"]) {
        found.extend(facts.method_of(class, "Dispose"));
    }
    found
}

fn attributed(facts: &Facts<'_>, classes: &[TypeId], wanted: &str) -> Vec<MethodId> {
    let methods = classes.iter().flat_map(|&class| &facts.program.types()[class].methods).copied();
    let has_it = |&id: &MethodId| {
        let method = &facts.program.methods()[id];
        method.body.is_some()
            && method.attributes.iter().any(|attribute| attribute_name(facts.program, attribute) == wanted)
    };
    methods.filter(has_it).collect()
}
