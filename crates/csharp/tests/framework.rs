//! The bundled outline of .NET: it is C#, and it has what the effects table speaks of.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use csharp::framework::files;
use csharp::syntax::{ParseOptions, parse};

#[test]
fn every_file_is_c_sharp() {
    for (path, text) in files() {
        let problems = parse(text, &ParseOptions::default()).problems;
        assert!(problems.is_empty(), "{path}: {problems:?}");
        assert!(text.starts_with("// ") && text.contains("\nnamespace "), "{path} says what it is");
    }
}

#[test]
fn every_file_of_the_folder_is_bundled() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/framework");
    let mut found = BTreeSet::new();
    for (prefix, folder) in [("framework/", folder.clone()), ("framework/by-hand/", folder.join("by-hand"))] {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let name = entry.expect("the folder can be read").file_name();
            let name = name.to_string_lossy();
            if name.ends_with(".cs") {
                found.insert(format!("{prefix}{name}"));
            }
        }
    }
    let bundled: BTreeSet<String> = files().iter().map(|(path, _)| (*path).to_owned()).collect();
    assert_eq!(bundled, found);
}

/// The lines of a type, from its head to its end.
fn lines_of(path: &str, head: &str) -> Vec<&'static str> {
    let (_, text) = files().iter().find(|(own, _)| *own == path).expect(path);
    let from_head = text.lines().skip_while(|line| !line.contains(head));
    from_head.take_while(|line| *line != "}").map(str::trim).collect()
}

#[track_caller]
fn has(path: &str, head: &str, member: &str) {
    let lines = lines_of(path, head);
    assert!(lines.contains(&member), "{member} is not in {lines:#?}");
}

#[test]
fn well_known_signatures_are_there() {
    has("framework/System.Collections.Generic.cs", "class List<T>", "public void Add(T item);");
    let tasks = "framework/System.Threading.Tasks.cs";
    has(tasks, "class Task :", "public static Task Run(Action action);");
    has(tasks, "class Task :", "public static Task<TResult> Run<TResult>(Func<Task<TResult>> function);");
    has(
        "framework/System.Collections.Concurrent.cs",
        "class ConcurrentDictionary<TKey, TValue>",
        "public TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory);",
    );
    has(
        "framework/System.Linq.cs",
        "class Enumerable",
        "public static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, \
         Func<TSource, TResult> selector);",
    );
    let threading = "framework/System.Threading.cs";
    has(threading, "class Lock ", "public Lock.Scope EnterScope();");
    has(
        threading,
        "class Interlocked",
        "public static T CompareExchange<T>(ref T location1, T value, T comparand);",
    );
    has(threading, "class Volatile", "public static bool Read(ref readonly bool location);");
    has("framework/System.cs", "class Exception", "public Exception InnerException { get; }");
    has("framework/System.cs", "struct Int32", "public static bool TryParse(string s, out int result);");
}

/// Full names with the number of type parameters, such as `System.Lazy/1`. Nested types follow a dot.
fn bundled_types() -> BTreeSet<String> {
    let mut types = BTreeSet::new();
    for (_, text) in files() {
        let mut path: Vec<String> = Vec::new();
        for line in text.lines() {
            if let Some(namespace) = line.strip_prefix("namespace ") {
                path = vec![namespace.trim_end_matches(';').to_owned()];
            }
            let depth = line.len() - line.trim_start_matches('\t').len();
            if let Some(name) = declared_type(line) {
                path.truncate(depth + 1);
                path.push(name);
                types.insert(path.join("."));
            }
        }
    }
    types
}

/// The type that a line declares.
fn declared_type(line: &str) -> Option<String> {
    let mut words = line.split(' ').skip_while(|word| !["public", "protected"].contains(&word.trim()));
    let kinds = ["class", "struct", "interface", "enum", "delegate"];
    let kind = words.find(|word| kinds.contains(word) || word.contains('('))?;
    let rest = &line[line.find(&format!(" {kind} "))? + kind.len() + 2..];
    let head = if kind == "delegate" { rest.split_once('(')?.0.split_once(' ')?.1 } else { rest };
    let end = head.find([' ', '(', '{', ':']).unwrap_or(head.len());
    let name = head[..end].split('<').next()?;
    let arity = head
        .strip_prefix(name)
        .and_then(|after| after.strip_prefix('<'))
        .map(|list| list.split('>').next().map_or(0, |list| list.split(',').count()));
    Some(format!("{name}/{}", arity.unwrap_or(0)))
}

/// The types of the effects table, spelled in the same way.
fn types_with_effects() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ir/data/dotnet");
    let mut types = BTreeSet::new();
    let files = fs::read_dir(folder).expect("the table is there");
    let paths = files.map(|entry| entry.expect("the table is there").path());
    // Test frameworks are no part of .NET: their attributes are known by name alone.
    for path in paths.filter(|path| !path.ends_with("attributes.effects")) {
        let text = fs::read_to_string(path).expect("the table is text");
        let mut namespace = "";
        for line in text.lines() {
            if let Some(name) = line.strip_prefix("namespace ") {
                namespace = name.trim();
            } else if let Some(rest) = line.strip_prefix("type ") {
                let path = rest.split_whitespace().next().unwrap_or_default();
                types.insert(format!("{namespace}.{}", with_arities(path)));
            }
        }
    }
    types
}

/// `Outer.Inner<,>` as `Outer/0.Inner/2`.
fn with_arities(path: &str) -> String {
    let one = |name: &str| match name.split_once('<') {
        Some((name, list)) => format!("{name}/{}", list.split(',').count()),
        None => format!("{name}/0"),
    };
    path.split('.').map(one).collect::<Vec<_>>().join(".")
}

#[test]
fn every_type_with_effects_has_an_outline() {
    let bundled = bundled_types();
    let missing: Vec<String> =
        types_with_effects().into_iter().filter(|name| !bundled.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}
