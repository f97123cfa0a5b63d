//! Programs from C# source, over a small library of their own.

use csharp::bind::{Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::lower::lower;
use csharp::syntax::{ParseOptions, parse};
use csharp::{framework, models};
use ir::Program;
use simulate::{Config, Strategy};
use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

/// The kernel, and the little of the library that the tests need on top of it.
const LIBRARY: &str = include_str!("library.cs");

pub(crate) fn source(path: &str, text: Cow<'static, str>, origin: Origin, project: ProjectId) -> Arc<Source> {
    let parsed = parse(&text, &ParseOptions::default());
    assert_eq!(parsed.problems, [], "{path} is C#");
    Arc::new(Source::new(path.to_owned(), text, parsed.tree, origin, project))
}

fn libraries() -> &'static [Arc<Source>] {
    static PARSED: OnceLock<Vec<Arc<Source>>> = OnceLock::new();
    PARSED.get_or_init(|| {
        let files = framework::files().iter();
        files.map(|&(path, text)| source(path, text.into(), Origin::Outline, ProjectId::LIBRARIES)).collect()
    })
}

/// The program of a text.
pub(crate) fn program(text: &str) -> Program {
    let mut sources = libraries().to_vec();
    sources.push(source("library.cs", LIBRARY.into(), Origin::Program, ProjectId(1)));
    sources.push(source("a.cs", text.to_owned().into(), Origin::Program, ProjectId(1)));
    let symbols = Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources);
    let mut program = lower(&symbols).program;
    assert_eq!(ir::verify::verify(&program), [], "the text is lowered well");
    mark_models(&mut program);
    program
}

/// The program of a text over the models of the real library.
pub(crate) fn program_with_models(text: &str) -> Program {
    program_of(vec![("a.cs".to_owned(), text.to_owned())])
}

/// The program of several files over the models of the real library.
pub(crate) fn program_of(files: Vec<(String, String)>) -> Program {
    static PARSED: OnceLock<Vec<Arc<Source>>> = OnceLock::new();
    let models = PARSED.get_or_init(|| {
        let files = models::files().iter();
        files.map(|&(path, text)| source(path, text.into(), Origin::Model, ProjectId::LIBRARIES)).collect()
    });
    let mut sources = libraries().to_vec();
    sources.extend(models.iter().cloned());
    let own = files.into_iter().map(|(path, text)| source(&path, text.into(), Origin::Program, ProjectId(1)));
    sources.extend(own);
    let symbols = Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources);
    lower(&symbols).program
}

/// What a text prints over the models of the real library.
pub(crate) fn printed_with_models(text: &str) -> String {
    let program = program_with_models(text);
    let trial = simulate::trial(&program, &Config::default(), Strategy::RunToBlock).expect("there is a Main");
    let mut output = trial.output.join("\n");
    for exception in &trial.uncaught {
        let _ = write!(output, "\nuncaught {exception}");
    }
    output
}

/// What `library.cs` declares outside the kernel is a model, as that of the real library is.
fn mark_models(program: &mut Program) {
    let library = program.file("library.cs");
    for id in program.types().ids() {
        let ty = program.type_mut(id);
        if ty.span.file() == Some(library) {
            ty.flags = ty.flags.with(ir::TypeFlags::MODEL);
        }
    }
}

/// What a text prints when it is run straight on.
pub(crate) fn printed(text: &str) -> String {
    let program = program(text);
    let trial = simulate::trial(&program, &Config::default(), Strategy::RunToBlock).expect("there is a Main");
    let mut output = trial.output.join("\n");
    for exception in &trial.uncaught {
        let _ = write!(output, "\nuncaught {exception}");
    }
    output
}

/// Checks what a `Main` with that body prints.
pub(crate) fn prints(body: &str, expected: &str) {
    let text = format!(
        "using System; using Threadbare; using System.Collections.Generic;\n\
         static class Program {{ static void P(object o) {{ Kernel.Print(\"\" + o); }}\n static void Main() {{ {body} }} }}"
    );
    assert_eq!(printed(&text), expected, "{body}");
}

/// What is found in a text: `rule object: line, line`, sorted.
pub(crate) fn found_with(text: &str, config: &Config) -> String {
    told(&simulate::run(&program(text), config))
}

fn told(outcome: &simulate::Outcome) -> String {
    let mut lines: Vec<String> = outcome
        .findings
        .iter()
        .map(|finding| {
            let mut places: Vec<u32> = finding
                .sides()
                .map(|side| side.location.span().map_or(0, |span| span.start.line.get()))
                .collect();
            places.sort_unstable();
            let places: Vec<String> = places.iter().map(u32::to_string).collect();
            let names = finding.object.as_ref().map(|object| object.names().join(" ")).unwrap_or_default();
            format!("{} {names}: {}", finding.rule.name, places.join(", "))
        })
        .collect();
    lines.sort();
    lines.join("\n")
}

/// What is found in a text over the models of the real library.
pub(crate) fn found_with_models(text: &str) -> String {
    told(&simulate::run(&program_with_models(text), &Config::default()))
}

/// What is found in a text with the usual settings.
pub(crate) fn found(text: &str) -> String {
    found_with(text, &Config::default())
}
