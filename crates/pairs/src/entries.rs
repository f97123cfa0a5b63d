//! Where threads come from that the program does not start (Chord, Section 2.1, and beyond).
//!
//! - **Programs** begin at `main`, **tests** at each test method, with what sets it up and tears it down. Each of them is one thread, and none runs beside another.
//! - **Events** of a user interface: one thread does them all, in any order, again and again.
//! - **Requests**: controllers, servlets, handlers. Any number at the same time; one object for all, or one for each.
//! - **Libraries**: an open program has a harness. The paper takes the interfaces to be checked from its user; here they
//!   are the public types that claim to be safe (`claims`) and that outsiders can get objects of (`offered`). All their public methods are called at the same time, on one
//!   object per class, with one object for each class that a parameter can have. Each caller has arguments of its own, unless
//!   their classes claim to be safe, too.
//! - **Statements** of the configuration: methods that several threads call.

use crate::bodies::Bodies;
use crate::claims::{Claim, Claims};
use crate::config::Harness;
use crate::hierarchy::{is_makeable, short_name};
use crate::library::fits;
use crate::offered::Offered;
use crate::points_to::Start;
use crate::world::World;
use ir::effects::{Effect, Fact};
use ir::{Attribute, Method, MethodFlags, MethodId, Op, Program, Ty, TypeDef, TypeId, TypeKind, Visibility};

/// A method that is called from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The call.
    pub start: Start,
    /// Who else calls at the same time.
    pub company: Company,
    /// Whose the object is that it is called on.
    pub sharing: Sharing,
    /// Whose its arguments are.
    pub arguments: Sharing,
}

/// Who else calls at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Company {
    /// Nobody.
    Alone,
    /// The tests of its class, before and after them on the same thread.
    Around,
    /// Everybody else who calls in company, and the same method again: a harness thinks so.
    Together,
    /// The same, and it is certain: a server calls so, or the configuration says so.
    Requests,
    /// Nobody at the same time, but others and the same again afterwards: the events of a user interface.
    Events,
}

/// Whose the receiver is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sharing {
    /// One object for all calls.
    Shared,
    /// Each call has its own.
    PerCall,
}

/// Attributes that make a method a test.
const TESTS: [&str; 10] = [
    "Fact",
    "Theory",
    "Test",
    "TestCase",
    "TestCaseSource",
    "TestMethod",
    "DataTestMethod",
    "ParameterizedTest",
    "RepeatedTest",
    "TestFactory",
];

/// Attributes of methods that run before or after each test.
const AROUND_TESTS: [&str; 10] = [
    "SetUp",
    "TearDown",
    "OneTimeSetUp",
    "TestInitialize",
    "TestCleanup",
    "ClassInitialize",
    "Before",
    "BeforeEach",
    "After",
    "AfterEach",
];

/// Classes of which the framework makes an object for each request.
const PER_REQUEST: [&str; 4] = ["ControllerBase", "Controller", "ApiController", "Hub"];

/// Classes of which one object serves all requests.
const SERVLETS: [&str; 4] = ["HttpServlet", "GenericServlet", "Servlet", "Filter"];

/// Classes of windows.
const WINDOWS: [&str; 5] = ["Form", "Window", "UserControl", "Page", "Control"];

/// What a container calls once, before the first request or behind the last one.
const CONTAINER: [&str; 5] =
    ["init", "destroy", "contextInitialized", "contextDestroyed", "afterPropertiesSet"];

/// Annotations of classes of which one object serves all requests.
const COMPONENTS: [&str; 3] = ["RestController", "Controller", "Path"];

/// Annotations of their methods.
const MAPPINGS: [&str; 12] = [
    "RequestMapping",
    "GetMapping",
    "PostMapping",
    "PutMapping",
    "DeleteMapping",
    "PatchMapping",
    "GET",
    "POST",
    "PUT",
    "DELETE",
    "EventListener",
    "MessageMapping",
];

/// Even a type that is safe is disposed of once, when nobody uses it any more, and filled by the one who reads it from a stream,
/// before anybody has it.
const LIFE_CYCLE: [&str; 9] = [
    "Dispose",
    "DisposeAsync",
    "finalize",
    "Finalize",
    "get_SyncRoot",
    "readExternal",
    "writeExternal",
    "readObject",
    "readResolve",
];

/// The entries of a program that is closed: where it begins by itself, and what the configuration says.
pub(crate) fn closed(world: &World<'_>) -> Vec<Entry> {
    let mut entries = Vec::new();
    for (id, method) in own_methods(world) {
        if let Some(entry) = entry(world, id, method) {
            entries.push(entry);
        }
    }
    entries
}

/// The calls of an open program's environment.
pub(crate) fn harness<'p>(world: &World<'p>, bodies: &Bodies<'p>) -> Vec<Entry> {
    let is_public = |ty: &TypeDef| ty.visibility == Visibility::Public;
    let types = || world.program.types().entries().filter(|(id, ty)| world.is_own(*id) && is_public(ty));
    let claims = Claims::new(world, bodies);
    let calls: Vec<Entry> = match world.config.harness {
        Harness::None => return Vec::new(),
        Harness::Public => Vec::new(),
        Harness::Auto | Harness::Claimed => {
            let offered = Offered::new(world);
            let can_be_called = |call: &Entry| call.start.on.is_none_or(|ty| offered.has(world, ty));
            types().flat_map(|(id, _)| claimed_calls(world, &claims, id)).filter(can_be_called).collect()
        }
    };
    if !calls.is_empty() {
        return calls;
    }
    let calls: Vec<Entry> = types().flat_map(|(id, _)| calls_of(world, id)).collect();
    if calls.is_empty() { middle(world) } else { calls }
}

/// The calls that a type claims to be ready for. Where only statics are guarded, objects are each caller's own, and only methods that
/// take the lock have a part in it.
fn claimed_calls(world: &World<'_>, claims: &Claims<'_, '_>, id: TypeId) -> Vec<Entry> {
    let calls = calls_of(world, id);
    match claims.of(id) {
        Claim::Nothing => Vec::new(),
        Claim::Objects => calls,
        Claim::Statics => calls
            .into_iter()
            .filter(|call| call.start.on.is_none() || claims.of_method(call.start.method) != Claim::Nothing)
            .map(|call| Entry { sharing: Sharing::PerCall, ..call })
            .collect(),
    }
}

/// Without any other entry: methods that start threads themselves, each alone.
fn middle(world: &World<'_>) -> Vec<Entry> {
    let starts_threads = |method: &Method| {
        let mut instrs = method.own_body().into_iter().flat_map(ir::Body::instrs);
        instrs.any(|(_, instr)| starts_a_thread(world, &instr.op))
    };
    let is_makeable =
        |method: &Method| !method.has_receiver() || is_makeable(&world.program.types()[method.owner]);
    let wanted = own_methods(world).filter(|(_, method)| {
        !method.flags.has(MethodFlags::LAMBDA) && is_makeable(method) && starts_threads(method)
    });
    wanted
        .map(|(id, method)| Entry {
            start: Start { method: id, on: method.has_receiver().then_some(method.owner) },
            company: Company::Alone,
            sharing: Sharing::Shared,
            arguments: Sharing::PerCall,
        })
        .collect()
}

fn starts_a_thread(world: &World<'_>, op: &Op) -> bool {
    let Some(callee) = op.callee() else { return false };
    let owner = world.program.methods()[callee.method].owner;
    let starts = |effect: &Effect| matches!(effect, Effect::Spawn(_) | Effect::Start(..));
    !world.is_own(owner) && world.meaning(callee.method, owner).effects.iter().any(starts)
}

fn own_methods<'w>(world: &'w World<'_>) -> impl Iterator<Item = (MethodId, &'w Method)> {
    let methods = world.program.methods().entries();
    methods.filter(|(_, method)| method.own_body().is_some() && world.is_own(method.owner))
}

fn entry(world: &World<'_>, id: MethodId, method: &Method) -> Option<Entry> {
    let class = &world.program.types()[method.owner];
    let on = method.has_receiver().then_some(method.owner);
    if on.is_some() && !is_makeable(class) {
        return None;
    }
    let entry = |company, sharing| {
        // Requests and events come with objects of their own.
        let arguments = Sharing::PerCall;
        Some(Entry { start: Start { method: id, on }, company, sharing, arguments })
    };
    if method.flags.has(MethodFlags::ENTRY) || is_main(world.program, method) {
        return entry(Company::Alone, Sharing::Shared);
    }
    if is_callable(world, method) && is_stated(world, id) {
        let stated = entry(Company::Requests, Sharing::Shared);
        return stated.map(|stated| Entry { arguments: Sharing::Shared, ..stated });
    }
    if is_event(world, method) {
        return entry(Company::Events, Sharing::Shared);
    }
    if has_attribute(world.program, &method.attributes, &AROUND_TESTS) {
        return entry(Company::Around, Sharing::Shared);
    }
    if is_test(world, method) {
        return entry(Company::Alone, Sharing::Shared);
    }
    if is_servlet(world, method) || is_service(world, method) {
        return entry(Company::Requests, Sharing::Shared);
    }
    if method.visibility != Visibility::Public || method.flags.has(MethodFlags::CONSTRUCTOR) || on.is_none() {
        return None;
    }
    if is_action(world, method) {
        return entry(Company::Requests, Sharing::PerCall);
    }
    if serves_requests(world, method) {
        return entry(Company::Requests, Sharing::Shared);
    }
    None
}

/// `public static void main(String[])`, as class files have it.
fn is_main(program: &Program, method: &Method) -> bool {
    program.names.get(method.name) == "main"
        && !method.has_receiver()
        && method.visibility == Visibility::Public
        && matches!(&method.params[..], [param] if matches!(program.tys.get(param.ty), Ty::Array { .. }))
}

fn is_stated(world: &World<'_>, id: MethodId) -> bool {
    let patterns = &world.config.entry_points;
    !patterns.is_empty() && {
        let path = world.program.method_path(id);
        patterns.iter().any(|pattern| fits(pattern, &path))
    }
}

pub(crate) fn has_attribute(program: &Program, attributes: &[Attribute], wanted: &[&str]) -> bool {
    attributes.iter().any(|attribute| wanted.contains(&attribute_name(program, attribute)))
}

fn attribute_name<'p>(program: &'p Program, attribute: &Attribute) -> &'p str {
    let Ty::Named { def, .. } = program.tys.get(attribute.ty) else { return "" };
    let short = short_name(program, *def);
    short.strip_suffix("Attribute").unwrap_or(short)
}

fn derives_from(world: &World<'_>, ty: TypeId, names: &[&str]) -> bool {
    let above = world.hierarchy.above(ty).iter();
    above.into_iter().any(|&above| above != ty && names.contains(&short_name(world.program, above)))
}

/// `void Click(object sender, EventArgs e)` of a window.
fn is_event(world: &World<'_>, method: &Method) -> bool {
    let program = world.program;
    let is_args = |ty: ir::TyId| {
        crate::hierarchy::def_of(program, ty)
            .is_some_and(|def| short_name(program, def).ends_with("EventArgs"))
    };
    derives_from(world, method.owner, &WINDOWS)
        && matches!(&method.params[..], [_, args] if is_args(args.ty))
        && !method.flags.has(MethodFlags::LAMBDA)
}

fn is_test(world: &World<'_>, method: &Method) -> bool {
    let program = world.program;
    let is_named = program.names.get(method.name).starts_with("test")
        && derives_from(world, method.owner, &["TestCase"]);
    has_attribute(program, &method.attributes, &TESTS) || is_named
}

/// An action of a class of which each request gets its own object.
fn is_action(world: &World<'_>, method: &Method) -> bool {
    let is_for_others = method.flags.has(MethodFlags::ACCESSOR) || method.flags.has(MethodFlags::OVERRIDE);
    !is_for_others && derives_from(world, method.owner, &PER_REQUEST)
}

/// `doGet` and its like, which need not be public.
fn is_servlet(world: &World<'_>, method: &Method) -> bool {
    let name = world.program.names.get(method.name);
    let is_named = name == "service" || (name.starts_with("do") && name.len() > 2);
    is_named && method.visibility != Visibility::Private && derives_from(world, method.owner, &SERVLETS)
}

/// What the host calls of a service, while the service runs.
fn is_service(world: &World<'_>, method: &Method) -> bool {
    let name = world.program.names.get(method.name);
    ["ExecuteAsync", "StartAsync", "StopAsync"].contains(&name)
        && derives_from(world, method.owner, &["BackgroundService", "IHostedService"])
}

fn serves_requests(world: &World<'_>, method: &Method) -> bool {
    let program = world.program;
    let class = &program.types()[method.owner];
    if CONTAINER.contains(&program.names.get(method.name)) {
        return false;
    }
    let is_mapped = has_attribute(program, &class.attributes, &COMPONENTS)
        && has_attribute(program, &method.attributes, &MAPPINGS);
    is_mapped
        || is_middleware(world.program, method)
        || is_handler(world, class)
        || world.facts(method.owner).has(Fact::Handler)
}

/// A link of the chain that every request of ASP.NET goes through: there is one object of each.
fn is_middleware(program: &Program, method: &Method) -> bool {
    let is_context = |ty: ir::TyId| {
        crate::hierarchy::def_of(program, ty).is_some_and(|def| short_name(program, def) == "HttpContext")
    };
    matches!(program.names.get(method.name), "Invoke" | "InvokeAsync")
        && method.params.first().is_some_and(|param| is_context(param.ty))
}

/// Does the table of effects say that objects of such classes, or methods with such annotations, serve many at once?
fn is_handler(world: &World<'_>, class: &TypeDef) -> bool {
    let attributes = class.attributes.iter();
    let defs = attributes.filter_map(|attribute| crate::hierarchy::def_of(world.program, attribute.ty));
    defs.into_iter().any(|def| world.facts(def).has(Fact::Handler))
}

/// All public methods of a type, its base classes' included.
fn calls_of(world: &World<'_>, ty: TypeId) -> Vec<Entry> {
    let def = &world.program.types()[ty];
    let makeable = is_makeable(def);
    if def.kind == TypeKind::Enum || def.kind == TypeKind::Delegate {
        return Vec::new();
    }
    let mut calls: Vec<Entry> = Vec::new();
    for class in world.hierarchy.classes(ty) {
        for &id in &world.program.types()[class].methods {
            let method = &world.program.methods()[id];
            let on = method.has_receiver().then_some(ty);
            let is_hidden = calls.iter().any(|known| is_same_call(world.program, known.start.method, id));
            let is_asked_for = is_callable(world, method) && !is_called_back(world, ty, id);
            if is_asked_for && (makeable || on.is_none()) && !is_hidden {
                let start = Start { method: id, on };
                let (company, sharing) = (Company::Together, Sharing::Shared);
                calls.push(Entry { start, company, sharing, arguments: Sharing::PerCall });
            }
        }
    }
    calls
}

/// Is it public only because somebody calls it back: a thread that the object was given to, or the library on the thread of whoever hands
/// the object over, under the locks that are held there? The program itself leads to it.
fn is_called_back(world: &World<'_>, ty: TypeId, id: MethodId) -> bool {
    let callbacks =
        ["Thread", "Runnable", "Callable", "TimerTask", "PrivilegedAction", "PrivilegedExceptionAction"];
    world.code_of(ty) == Some(id) && derives_from(world, ty, &callbacks)
}

/// Does a method of a derived class stand in the place of this one?
fn is_same_call(program: &Program, derived: MethodId, base: MethodId) -> bool {
    let (derived, base) = (&program.methods()[derived], &program.methods()[base]);
    derived.name == base.name
        && derived.params.len() == base.params.len()
        && derived.params.iter().zip(&base.params).all(|(one, other)| one.ty == other.ty)
}

fn is_callable(world: &World<'_>, method: &Method) -> bool {
    let special = [
        MethodFlags::CONSTRUCTOR,
        MethodFlags::STATIC_CONSTRUCTOR,
        MethodFlags::LAMBDA,
        MethodFlags::FINALIZER,
    ];
    method.visibility == Visibility::Public
        && method.own_body().is_some()
        && world.is_own(method.owner)
        && !special.iter().any(|&flag| method.flags.has(flag))
        && !LIFE_CYCLE.contains(&world.program.names.get(method.name))
}
