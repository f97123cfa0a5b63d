//! The bundled models of .NET: C# that the front end understands to the last word, laid over the outline.

use csharp::bind::{MemberSym, Modifiers, Origin, ProjectId, ProjectInfo, Source, Symbols, TypeSym};
use csharp::lower::{Lowered, lower, lower_all};
use csharp::syntax::{ParseOptions, parse};
use ir::{MethodFlags, Op, Place, Prim, Program, Target, TypeFlags};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../models")
}

/// All files of the folder, in order, by the path that people see.
fn on_disk() -> Vec<(String, String)> {
    let mut open = vec![folder()];
    let mut found = Vec::new();
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|it| it == "cs") {
                let name = path.strip_prefix(folder()).expect("it is below").to_string_lossy().into_owned();
                found.push((format!("models/{name}"), fs::read_to_string(&path).expect("it is text")));
            }
        }
    }
    found.sort();
    found
}

fn source(path: &str, text: String, origin: Origin, project: ProjectId) -> Arc<Source> {
    let tree = parse(&text, &ParseOptions::default()).tree;
    Arc::new(Source::new(path.to_owned(), Cow::Owned(text), tree, origin, project))
}

static FRAMEWORK: LazyLock<Vec<Arc<Source>>> = LazyLock::new(|| {
    let files = csharp::framework::files().iter();
    files.map(|&(path, text)| source(path, text.to_owned(), Origin::Outline, ProjectId::LIBRARIES)).collect()
});

static MODELS: LazyLock<Vec<Arc<Source>>> = LazyLock::new(|| {
    let read = |(path, text): (String, String)| source(&path, text, Origin::Model, ProjectId::LIBRARIES);
    on_disk().into_iter().map(read).collect()
});

fn declare(models: &[Arc<Source>], program: &str) -> Symbols {
    let mut sources = FRAMEWORK.clone();
    sources.extend(models.iter().cloned());
    sources.push(source("a.cs", program.to_owned(), Origin::Program, ProjectId(1)));
    Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources)
}

fn lower_with_models(program: &str) -> Lowered {
    lower(&declare(&MODELS, program))
}

fn all_models() -> Program {
    lower_all(&declare(&MODELS, "class C { }")).program
}

fn method<'p>(program: &'p Program, path: &str) -> &'p ir::Method {
    let mut found = program.methods().entries().filter(|(id, _)| program.method_path(*id) == path);
    found.next().unwrap_or_else(|| panic!("there is no {path}")).1
}

#[test]
fn every_file_of_the_folder_is_bundled() {
    let found: BTreeSet<String> = on_disk().into_iter().map(|(path, _)| path).collect();
    let bundled: BTreeSet<String> =
        csharp::models::files().iter().map(|(path, _)| (*path).to_owned()).collect();
    assert_eq!(bundled, found);
}

#[test]
fn every_file_is_c_sharp() {
    for (path, text) in on_disk() {
        let problems = parse(&text, &ParseOptions::default()).problems;
        assert!(problems.is_empty(), "{path}: {problems:?}");
    }
}

/// The file and place of an instruction or method.
fn place(program: &Program, span: ir::Span) -> String {
    let file = span.file().and_then(|file| program.files.get(file));
    format!("{}:{}", file.map_or("?", |&name| program.names.get(name)), span.start().line)
}

#[test]
fn every_model_is_understood_to_the_last_word() {
    let program = all_models();
    let problems = ir::verify::verify(&program);
    assert!(problems.is_empty(), "{problems:#?}");
    let mut doubts = String::new();
    for (id, method) in program.methods().entries() {
        for (_, instr) in method.body.iter().flat_map(ir::Body::instrs) {
            let doubt = match &instr.op {
                Op::Unknown { reason, .. } => format!("unknown: {}", program.names.get(*reason)),
                Op::Call {
                    target: Target::Named { name, .. } | Target::NamedStatic { name, .. }, ..
                } => {
                    format!("call by name: {}", program.names.get(*name))
                }
                op if matches!(op.place(), Some(Place::Member { .. })) => "member by name".to_owned(),
                Op::Binary { kind: Prim::Dynamic, .. } | Op::Unary { kind: Prim::Dynamic, .. } => {
                    "operator on values of unknown type".to_owned()
                }
                _ => continue,
            };
            let _ =
                writeln!(doubts, "{} in {}: {doubt}", place(&program, instr.span), program.method_path(id));
        }
        let registers = method.body.iter().flat_map(|body| body.regs.iter());
        if registers.clone().any(|register| register.ty == ir::TyId::UNKNOWN) {
            let at = place(&program, method.span);
            let _ = writeln!(doubts, "{at} in {}: a value of unknown type", program.method_path(id));
        }
    }
    assert!(doubts.is_empty(), "\n{doubts}");
}

/// A call of a method that has a body nowhere gives a value of which nothing is known.
#[test]
fn models_stand_on_models_and_the_kernel_alone() {
    let program = all_models();
    let mut doubts = BTreeSet::new();
    for (id, method) in program.methods().entries() {
        for (_, instr) in method.body.iter().flat_map(ir::Body::instrs) {
            let Some(callee) = instr.op.callee() else {
                continue;
            };
            let callee_path = program.method_path(callee.method);
            let callee = &program.methods()[callee.method];
            let is_delegate = program.types()[callee.owner].kind == ir::TypeKind::Delegate;
            let is_kernel = callee_path.starts_with("Threadbare.Kernel.");
            let is_base = callee.flags.has(MethodFlags::CONSTRUCTOR) && callee.owner != method.owner;
            if callee.body.is_none()
                && !callee.flags.has(MethodFlags::ABSTRACT)
                && !is_delegate
                && !is_kernel
                && !is_base
            {
                doubts.insert(format!(
                    "{} in {}: {callee_path}",
                    place(&program, instr.span),
                    program.method_path(id)
                ));
            }
        }
    }
    assert!(doubts.is_empty(), "\n{doubts:#?}");
}

/// What a type or member is, without names of type parameters.
fn signature(symbols: &Symbols, member: MemberSym) -> String {
    let declared = &symbols.members[member];
    let types = symbols
        .signature(member)
        .params
        .iter()
        .map(|it| format!("{:?} {}", it.mode, symbols.display(&it.ty)));
    let types: Vec<String> = types.collect();
    let is_static = if declared.modifiers.has(Modifiers::STATIC) { "static " } else { "" };
    let ty = symbols.display(&symbols.signature(member).ty);
    format!("{is_static}{ty} {}({})", symbols.text(declared.name), types.join(", "))
}

/// The public members that a source of that origin declares.
fn public_members(symbols: &Symbols, ty: TypeSym, origin: Origin) -> Vec<MemberSym> {
    let is_it = |member: &MemberSym| {
        let declared = &symbols.members[*member];
        declared.modifiers.has(Modifiers::PUBLIC)
            && !declared.modifiers.has(Modifiers::IMPLICIT)
            && !declared.modifiers.has(Modifiers::OVERRIDE)
            && symbols.sources[declared.source].origin == origin
    };
    symbols.types[ty].members.iter().copied().filter(is_it).collect()
}

/// Libraries of which only attributes or base classes are outlined: of the rest, models are all that is known.
const OUTLINED_IN_PART: [&str; 4] =
    ["Xunit.", "NUnit.Framework.", "Microsoft.VisualStudio.TestTools.", "System.Windows.Controls."];

#[test]
fn models_declare_nothing_public_that_the_library_does_not() {
    let (outline, modelled) = (declare(&[], ""), declare(&MODELS, ""));
    let mut doubts = String::new();
    for (sym, decl) in modelled.types.entries().filter(|(_, decl)| decl.origin == Origin::Model) {
        let name = modelled.text(decl.full_name);
        if name.starts_with("Threadbare.") || decl.modifiers.has(Modifiers::PRIVATE) {
            continue;
        }
        if OUTLINED_IN_PART.iter().any(|prefix| name.starts_with(prefix)) {
            continue;
        }
        let declared = outline.types.entries().find(|(_, it)| {
            outline.text(it.full_name) == name
                && it.generics.len() == decl.generics.len()
                && it.outer_generics == decl.outer_generics
        });
        let Some((original, original_decl)) = declared else {
            let _ = writeln!(doubts, "{name}: there is no such type");
            continue;
        };
        if original_decl.kind != decl.kind {
            let _ = writeln!(doubts, "{name}: is another kind of type");
        }
        let known: BTreeSet<String> = public_members(&outline, original, Origin::Outline)
            .into_iter()
            .map(|member| signature(&outline, member))
            .collect();
        for member in public_members(&modelled, sym, Origin::Model) {
            let signature = signature(&modelled, member);
            if !known.contains(&signature) {
                let _ = writeln!(doubts, "{name}: {signature}");
            }
        }
    }
    assert!(doubts.is_empty(), "\n{doubts}");
}

#[test]
fn members_of_models_take_the_place_of_outlined_ones() {
    let symbols = declare(&MODELS, "");
    let list = symbols.find_type("System.Collections.Generic.List", 1).expect("it is modelled");
    let named = |name: &str| {
        let name = symbols.names.find(name).expect("it is declared");
        let origin = |member: MemberSym| symbols.sources[symbols.members[member].source].origin;
        symbols.declared(list, name).map(origin).collect::<Vec<_>>()
    };
    assert_eq!(named("AddRange"), [Origin::Model]);
    assert_eq!(named("FindLastIndex"), [Origin::Outline, Origin::Outline, Origin::Model]);
    assert_eq!(
        symbols.types.entries().filter(|(_, it)| it.full_name == symbols.types[list].full_name).count(),
        1
    );
}

const PROGRAM: &str = "
using System.Collections.Generic;
class C {
    static void Main() {
        var all = new List<int>();
        all.Add(1);
        var domain = System.AppDomain.CurrentDomain;
        System.Action later = () => all.Add(2);
    }
}";

#[test]
fn programs_run_on_models_where_there_are_some() {
    let Lowered { program, stats } = lower_with_models(PROGRAM);
    let add = method(&program, "System.Collections.Generic.List.Add");
    assert!(add.flags.has(MethodFlags::MODEL) && add.body.is_some() && add.own_body().is_none());
    let owner = &program.types()[add.owner];
    assert!(owner.flags.has(TypeFlags::MODEL.with(TypeFlags::EXTERNAL).with(TypeFlags::THREAD_UNSAFE)));
    let outlined = method(&program, "System.AppDomain.get_CurrentDomain");
    assert!(outlined.body.is_none() && outlined.flags.has(MethodFlags::EXTERN));
    let main = method(&program, "C.Main");
    let calls = main
        .body
        .iter()
        .flat_map(ir::Body::instrs)
        .filter_map(|(_, instr)| instr.op.callee().map(|callee| callee.method));
    let with_bodies = calls.filter(|&callee| program.methods()[callee].body.is_some()).count();
    assert_eq!(with_bodies, 2, "the constructor of the list, and Add");
    assert_eq!(stats.bodies, 3, "Main, its lambda, and the constructor of C");
}

#[test]
fn programs_bring_the_models_that_they_need() {
    let bodies = |text: &str| {
        let program = lower_with_models(text).program;
        assert_eq!(ir::verify::verify(&program), []);
        let has = |path: &str| {
            let mut found = program.methods().entries().filter(|(id, _)| program.method_path(*id) == path);
            found.any(|(_, method)| method.body.is_some())
        };
        ["System.Int32.CompareTo", "System.Linq.Enumerable.Where", "System.Collections.Generic.List.Sort"]
            .map(has)
    };
    assert_eq!(bodies("class C { }"), [true, false, true], "exceptions keep lists");
    let query = "using System.Linq; class C { object F(int[] a) => a.Where(x => x > 1); }";
    assert_eq!(bodies(query), [true, true, true]);
}

#[test]
fn what_a_model_keeps_to_itself_does_not_get_in_the_way() {
    let text = "class C { static string F(System.Collections.Generic.List<int> l) => l.Splice(); }
                static class E { public static string Splice(this System.Collections.Generic.List<int> l) => null; }";
    let program = lower_with_models(text).program;
    let body = method(&program, "C.F").body.as_ref().expect("it has one");
    let calls_extension = body.instrs().any(|(_, instr)| match &instr.op {
        Op::Call { target: Target::Direct(callee), .. } => program.method_path(callee.method) == "E.Splice",
        _ => false,
    });
    assert!(calls_extension);
}

#[test]
fn the_text_form_carries_models() {
    let program = all_models();
    let text = ir::text::print(&program);
    assert!(text.contains("model"));
    let again = ir::text::parse(&text).expect("what is printed can be read");
    assert_eq!(ir::text::print(&again), text);
}
