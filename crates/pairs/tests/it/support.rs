//! Programs from C# source over the outline of .NET, and from the text of the intermediate language.

use csharp::bind::{Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::framework;
use csharp::lower::lower;
use csharp::syntax::{ParseOptions, parse};
use ir::Program;
use ir::effects::Effects;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

fn source(path: &str, text: Cow<'static, str>, origin: Origin, project: ProjectId) -> Arc<Source> {
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

/// The program of a C# text.
pub(crate) fn csharp(path: &str, text: &str) -> Program {
    let mut sources = libraries().to_vec();
    sources.push(source(path, text.to_owned().into(), Origin::Program, ProjectId(1)));
    let symbols = Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources);
    lower(&symbols).program
}

/// What .NET calls mean.
pub(crate) fn effects() -> &'static Effects {
    Effects::dotnet()
}
