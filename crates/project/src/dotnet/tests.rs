//! Real-shaped trees in, what was loaded out.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]

mod hostile;
mod machine;
mod projects;
mod solutions;

use super::{Memory, Options, Origin, OutputKind, Project, Solution, UsingKind, load};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// A tree from text: a line `//- /path` starts a file.
fn tree(text: &str) -> Memory {
    let mut memory = Memory::default();
    for file in text.split("//- ").skip(1) {
        let (path, contents) = file.split_once('\n').unwrap_or((file, ""));
        memory.insert(path.trim(), contents);
    }
    memory
}

/// What loading `path` of a tree gives.
fn loaded(text: &str, path: &str) -> String {
    show(&load(&tree(text), Path::new(path), &Options::default()))
}

fn show(solution: &Solution) -> String {
    let mut out = String::new();
    for project in &solution.projects {
        show_project(&mut out, project, solution);
    }
    for problem in &solution.problems {
        _ = writeln!(out, "! {problem}");
    }
    out
}

fn show_project(out: &mut String, project: &Project, solution: &Solution) {
    _ = write!(out, "{} {:?}", project.name, project.output);
    let flags = [
        (project.nullable, " nullable"),
        (project.allow_unsafe, " unsafe"),
        (project.checked_arithmetic, " checked"),
        (project.is_test, " test"),
    ];
    out.extend(flags.iter().filter(|(set, _)| *set).map(|(_, name)| *name));
    for (label, value) in [("for", &project.target_framework), ("C#", &project.lang_version)] {
        if let Some(value) = value {
            _ = write!(out, " {label} {value}");
        }
    }
    if project.assembly_name != project.name {
        _ = write!(out, " as {}", project.assembly_name);
    }
    if let Some(namespace) = project.root_namespace.as_ref().filter(|namespace| **namespace != project.name) {
        _ = write!(out, " namespace {namespace}");
    }
    out.push('\n');
    let usings: Vec<String> = project.usings.iter().map(using).collect();
    let references: Vec<&str> =
        project.references.iter().map(|&at| solution.projects[at].name.as_str()).collect();
    let lists = [
        ("files", paths(&project.files)),
        ("symbols", project.symbols.join(" ")),
        ("usings", usings.join(" ")),
        ("references", references.join(" ")),
        ("assemblies", project.assemblies.iter().map(assembly).collect::<Vec<_>>().join(" ")),
    ];
    for (label, list) in lists.iter().filter(|(_, list)| !list.is_empty()) {
        _ = writeln!(out, "  {label}: {list}");
    }
}

fn using(using: &super::GlobalUsing) -> String {
    match &using.kind {
        UsingKind::Namespace => using.name.clone(),
        UsingKind::Static => format!("static:{}", using.name),
        UsingKind::Alias(alias) => format!("{alias}={}", using.name),
    }
}

fn assembly(assembly: &super::AssemblyReference) -> String {
    let version = assembly.version.as_deref().unwrap_or(match assembly.origin {
        Origin::Reference => "",
        Origin::Package => "?",
    });
    let separator = if version.is_empty() { "" } else { "@" };
    let files =
        if assembly.files.is_empty() { String::new() } else { format!("[{}]", paths(&assembly.files)) };
    format!("{}{separator}{version}{files}", assembly.name)
}

fn paths(paths: &[PathBuf]) -> String {
    paths.iter().map(|path| path.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_bare_folder_and_a_single_file() {
    let text = "//- /app/A.cs\n//- /app/sub/B.cs\n//- /app/bin/C.cs\n//- /app/obj/D.cs\n//- /app/.git/E.cs\n\
                //- /app/node_modules/F.cs\n//- /app/packages/G.cs\n//- /app/readme.md\n";
    let bare = load(&tree(text), Path::new("/app"), &Options::default());
    assert_eq!(bare.projects[0].output, OutputKind::Library);
    assert_eq!(show(&bare), "app Library\n  files: /app/A.cs /app/sub/B.cs\n  symbols: DEBUG TRACE\n");
    assert_eq!(loaded(text, "/app/sub/B.cs"), "B Library\n  files: /app/sub/B.cs\n  symbols: DEBUG TRACE\n");
    assert_eq!(
        loaded(text, "/app/readme.md"),
        "! /app/readme.md: is not a C# file, project or solution; name one of those, or a folder\n"
    );
    assert_eq!(loaded(text, "/other"), "! /other: does not exist; check the path\n");
}
