//! The page of supported APIs is generated from the effects table and the models: `UPDATE_DOCS=1 cargo test -p project`
//! writes it.

use csharp::bind::{Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::lower::lower_all;
use csharp::syntax::{ParseOptions, parse};
use ir::effects::{Effects, Member};
use ir::{MethodFlags, Program, Visibility};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::{env, fs};

const HEAD: &str = "\
# Supported APIs of .NET

Written by `UPDATE_DOCS=1 cargo test -p project`, from the [effects table](effects.md) and from `models/`.

A member that **runs** has a model in C#: the simulated machine executes it, with its data flow and its synchronisation. Of a member whose
**meaning** is known, the effects table says what it does to concurrency; all rules see that, but the simulated machine treats what it returns as
unknown. Overloads are not told apart. What is not listed is unknown to both, and stays silent.
";

/// The members of a type, as people write them.
#[derive(Default)]
struct Members {
    run: BTreeSet<String>,
    known: BTreeSet<String>,
}

#[test]
fn the_page_of_apis_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/supported-apis.md");
    let expected = page(&supported());
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, &expected).expect("the page can be written");
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == expected,
        "docs/supported-apis.md is out of date; run `UPDATE_DOCS=1 cargo test -p project`"
    );
}

fn supported() -> BTreeMap<String, Members> {
    let mut types: BTreeMap<String, Members> = BTreeMap::new();
    let effects = Effects::dotnet();
    for line in effects.lines() {
        let name = without_generics(effects.type_name(line.owner()));
        types.entry(name).or_default().known.insert(spelled(effects.member(line)));
    }
    let program = models();
    for method in program.methods().iter().filter(|method| method.flags.has(MethodFlags::MODEL)) {
        let owner = &program.types()[method.owner];
        let is_public = [owner.visibility, method.visibility].iter().all(|it| *it == Visibility::Public);
        let name = program.names.get(owner.name);
        if is_public && method.body.is_some() && !name.starts_with("Threadbare.") {
            let member = spelled(Member::of_metadata(program.names.get(method.name)));
            types.entry(name.to_owned()).or_default().run.insert(member);
        }
    }
    types
}

fn without_generics(name: &str) -> String {
    name.split(['<', '`']).next().unwrap_or_default().to_owned()
}

fn spelled(member: Member<'_>) -> String {
    member
        .to_string()
        .trim_start_matches("op ")
        .trim_start_matches("get ")
        .trim_start_matches("set ")
        .to_owned()
}

fn models() -> Program {
    let read = |origin| {
        move |&(path, text): &(&str, &'static str)| {
            let tree = parse(text, &ParseOptions::default()).tree;
            Arc::new(Source::new(path.to_owned(), text.into(), tree, origin, ProjectId::LIBRARIES))
        }
    };
    let outline = csharp::framework::files().iter().map(read(Origin::Outline));
    let sources = outline.chain(csharp::models::files().iter().map(read(Origin::Model))).collect();
    lower_all(&Symbols::declare(vec![ProjectInfo::default()], sources)).program
}

fn page(types: &BTreeMap<String, Members>) -> String {
    let mut by_namespace: BTreeMap<&str, Vec<(&str, &Members)>> = BTreeMap::new();
    for (name, members) in types {
        let (namespace, name) = name.rsplit_once('.').unwrap_or(("", name));
        by_namespace.entry(namespace).or_default().push((name, members));
    }
    let mut page = HEAD.to_owned();
    for (namespace, types) in by_namespace {
        let _ = write!(page, "\n## {namespace}\n\n| type | runs | meaning only |\n| --- | --- | --- |\n");
        for (name, members) in types {
            let meaning: BTreeSet<&String> = members.known.difference(&members.run).collect();
            let _ = writeln!(page, "| `{name}` | {} | {} |", listed(&members.run), listed(meaning));
        }
    }
    page
}

fn listed<'m>(members: impl IntoIterator<Item = &'m String>) -> String {
    let all: Vec<String> = members.into_iter().map(|member| format!("`{member}`")).collect();
    all.join(" ")
}
