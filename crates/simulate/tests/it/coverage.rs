//! Every API for tasks, threads and synchronisation that a model runs should be called in a fixture that shows something
//! bad and in one that shows nothing. What `docs/supported-apis.md` lists is what should be called; what fixtures call is
//! read from their lowered bodies. `fixtures/simulate/apis/missing.txt` says where that is not so yet: nothing may be
//! missing that it does not name, and it names nothing that is there.

use crate::programs::{fixtures, program, side_by_side};
use ir::{MethodId, Op, Program, Target};
use std::collections::BTreeSet;
use std::path::Path;

/// A type and a member of it, as the documentation calls them.
type Api = (String, String);

/// Namespaces whose members are about threads.
const NAMESPACES: [&str; 3] = ["System.Threading", "System.Collections.Concurrent", "System.Timers"];

/// In which fixtures an API need not be.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Form {
    Bad,
    Both,
}

/// What needs no fixture, and why: the type or its beginning, the member, and in which form.
const EXCEPTIONS: &[(&str, &str, Form, &str)] = &[
    ("*Exception", "*", Form::Both, "the library throws it; programs only catch it"),
    ("*", "Equals", Form::Both, "compares handles, which no other thread notices"),
    ("*", "GetHashCode", Form::Both, "tells a number, which no other thread notices"),
    ("*", "operator Equality", Form::Both, "compares handles, which no other thread notices"),
    ("*", "operator Inequality", Form::Both, "compares handles, which no other thread notices"),
    ("CancellationTokenRegistration", "new", Form::Both, "only tokens make one that is registered"),
    ("ParallelLoopResult", "new", Form::Both, "only loops make one that means something"),
    ("Scope", "*", Form::Both, "only the lock makes one, and `using` gives it back"),
    ("ElapsedEventArgs", "new", Form::Both, "only the timer makes one"),
    ("AsyncFlowControl", "new", Form::Both, "only the context makes one"),
    ("SpinWait", "new", Form::Both, "a struct needs no constructor"),
    ("DataflowMessageHeader", "*", Form::Both, "for those who write blocks of their own"),
    ("*BlockOptions", "*", Form::Bad, "says how a block is made"),
    ("DataflowLinkOptions", "*", Form::Bad, "says how blocks are linked"),
    ("LockCookie", "new", Form::Both, "only the lock makes one"),
    ("*", "SpinCount", Form::Bad, "tells how it waits, which orders nothing"),
    ("ReaderWriterLockSlim", "RecursionPolicy", Form::Bad, "tells how it was made"),
    ("ReaderWriterLockSlim", "Recursive*", Form::Bad, "tells of the own thread"),
    ("ConcurrentDictionary", "Comparer", Form::Bad, "tells how it was made"),
    ("Partitioner", "*DynamicPartitions", Form::Bad, "tells what it can do; loops call the rest"),
    ("ExecutionContext", "Restore", Form::Bad, "changes what the own thread sees"),
    ("TaskFactory", "*Options", Form::Bad, "tells how it was made"),
    ("TaskFactory", "Scheduler", Form::Bad, "tells how it was made"),
    ("TaskScheduler", "MaximumConcurrencyLevel", Form::Bad, "tells how it was made"),
    ("*ChannelOptions", "*", Form::Bad, "says how a channel is made"),
    ("Timer", "SynchronizingObject", Form::Bad, "says where ticks run"),
];

/// Does a text fit a pattern with a star at one of its ends?
fn fits(pattern: &str, text: &str) -> bool {
    match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
        (Some(end), _) => text.ends_with(end),
        (_, Some(start)) => text.starts_with(start),
        _ => pattern == text,
    }
}

fn is_excepted((ty, member): &Api, form: Form) -> bool {
    EXCEPTIONS.iter().any(|&(types, members, forms, _)| {
        fits(types, ty) && fits(members, member) && (forms == form || forms == Form::Both)
    })
}

/// What the documentation says that models run.
fn listed() -> BTreeSet<Api> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/supported-apis.md");
    let text = std::fs::read_to_string(path).expect("the documentation is part of the project");
    let mut listed = BTreeSet::new();
    let mut is_about_threads = false;
    for line in text.lines() {
        if let Some(namespace) = line.strip_prefix("## ") {
            is_about_threads = NAMESPACES.iter().any(|start| namespace.starts_with(start));
        }
        let mut cells = line.split(" | ");
        let (Some(ty), Some(runs)) = (cells.next().and_then(|cell| cell.strip_prefix("| `")), cells.next())
        else {
            continue;
        };
        if is_about_threads {
            let members = runs.split('`').skip(1).step_by(2);
            listed.extend(members.map(|member| (ty.trim_end_matches('`').to_owned(), member.to_owned())));
        }
    }
    listed
}

/// What a method is called in the documentation.
fn api(program: &Program, method: MethodId) -> Api {
    let method = &program.methods()[method];
    let full = program.names.get(program.types()[method.owner].name);
    let name = program.names.get(method.name);
    let member = match name.split_once('_') {
        _ if name == ".ctor" => "new".to_owned(),
        Some(("get" | "set", "Item")) => "this[]".to_owned(),
        Some(("get" | "set", property)) => property.to_owned(),
        Some(("add", event)) => format!("add {event}"),
        Some(("remove", event)) => format!("remove {event}"),
        Some(("op", operator)) => format!("operator {operator}"),
        _ => name.to_owned(),
    };
    let namespace = NAMESPACES.iter().find(|start| full.starts_with(**start)).map_or("", |start| *start);
    let rest = full.strip_prefix(namespace).unwrap_or(full).trim_start_matches('.');
    let ty =
        rest.trim_start_matches("Tasks.").trim_start_matches("Channels.").trim_start_matches("Dataflow.");
    (ty.to_owned(), member)
}

/// The library methods that a program calls itself.
fn called(program: &Program) -> BTreeSet<Api> {
    let own = program.methods().iter().filter_map(ir::Method::own_body);
    let ops = own.flat_map(|body| &body.blocks).flat_map(|block| &block.instrs).map(|instr| &instr.op);
    let callees = ops.filter_map(|op| match op {
        Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), .. } => Some(callee.method),
        Op::Delegate { callee, .. } => Some(callee.method),
        _ => None,
    });
    callees.map(|method| api(program, method)).collect()
}

/// All that is called in fixtures whose name ends so.
fn covered(ending: &str) -> BTreeSet<Api> {
    let mut paths = fixtures();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    let sets = side_by_side(&paths, |path| {
        let text = std::fs::read_to_string(path).expect("fixtures are text");
        called(&program("fixture.cs", &text).0)
    });
    sets.into_iter().flatten().collect()
}

#[test]
fn apis_about_threads_are_in_fixtures_of_both_forms_or_listed() {
    let listed = listed();
    assert!(listed.len() > 300, "the documentation lists what is about threads: {}", listed.len());
    let mut missing = BTreeSet::new();
    for (form, word) in [(Form::Bad, "bad"), (Form::Both, "ok")] {
        let covered = covered(&format!("_{word}.cs"));
        let lacking = listed.iter().filter(|api| !covered.contains(*api) && !is_excepted(api, form));
        missing.extend(lacking.map(|(ty, member)| format!("{word} {ty}.{member}")));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/simulate/apis/missing.txt");
    let known = std::fs::read_to_string(path).expect("the list is part of the project");
    let known: BTreeSet<String> = known.lines().map(str::to_owned).collect();
    let new: Vec<&String> = missing.difference(&known).collect();
    let gone: Vec<&String> = known.difference(&missing).collect();
    assert!(new.is_empty() && gone.is_empty(), "not listed: {new:#?}\nno longer missing: {gone:#?}");
}
