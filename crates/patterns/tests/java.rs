//! The rules on class files. `fixtures/patterns/<rule>/{Bad,Ok}.java` say at the end of each offending line what must be
//! found there, as the C# fixtures do; nothing else is found, by the rule and by all rules that run by default. Pages with
//! examples in Java are held to them. All are compiled by one `javac`: to start it takes longer than to compile.

use finding::Finding;
use finding::rules::Stage;
use ir::effects::Effects;
use java::containers::{Roles, classes};
use java::lower::{Role, lower};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Rule and file, `line rule`.
type Told = BTreeMap<(String, String), BTreeSet<(u32, String)>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

/// All files below a folder whose names end like this, sorted.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("a readable entry").path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|it| it == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn compile(sources: &[PathBuf], libraries: Option<&Path>, into: &Path) {
    let _ = fs::remove_dir_all(into);
    fs::create_dir_all(into).expect("the target folder can be written");
    let home = std::env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin/javac"));
    let mut command = Command::new(home.filter(|path| path.exists()).unwrap_or_else(|| "javac".into()));
    command.args(["-g", "-nowarn", "-Xlint:none", "-proc:none", "-d"]).arg(into);
    if let Some(libraries) = libraries {
        command.arg("-cp").arg(libraries);
    }
    let output = command.args(sources).output().expect("javac starts: set JAVA_HOME, or install a JDK");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// What the rules find in the classes below a folder.
fn findings(folder: &Path) -> Vec<Finding> {
    let bytes: Vec<(String, Vec<u8>)> = files(folder, "class")
        .into_iter()
        .map(|path| (path.display().to_string(), fs::read(&path).expect("it can be read")))
        .collect();
    let roles = Roles { own: Role::Program, bundled: Role::Library };
    let all: Vec<_> = bytes.iter().flat_map(|(path, bytes)| classes(path, bytes, roles).classes).collect();
    patterns::run(&lower(&all).program, Effects::jdk(), patterns::rules::ALL)
}

/// `rule/kind` of a path such as `empty_lock/bad/Bad.java`.
fn place(path: &str) -> Option<(String, String)> {
    let mut parts = path.rsplit('/');
    let (_, kind, rule) = (parts.next()?, parts.next()?, parts.next()?);
    Some((rule.replace('_', "-"), kind.to_owned()))
}

fn is_default(name: &str) -> bool {
    patterns::rules::ALL.iter().any(|rule| rule.about().name == name && rule.about().stage == Stage::Default)
}

/// What is found by the rule that a file is about, and by those that run by default.
fn told(findings: &[Finding]) -> Told {
    let mut told = Told::new();
    for finding in findings {
        let Some(span) = finding.primary.location.span() else { continue };
        let Some(place) = place(&span.path) else { continue };
        if place.0 == finding.rule.name || is_default(finding.rule.name) {
            told.entry(place).or_default().insert((span.start.line.get(), finding.rule.name.to_owned()));
        }
    }
    told
}

fn marked(text: &str) -> BTreeSet<(u32, String)> {
    let lines = text.lines().zip(1..).filter_map(|(line, number)| Some((number, line.split_once("//~")?.1)));
    lines
        .flat_map(|(number, names)| names.split(',').map(move |name| (number, name.trim().to_owned())))
        .collect()
}

fn libraries() -> PathBuf {
    let into = Path::new(env!("CARGO_TARGET_TMPDIR")).join("patterns-java-stubs");
    compile(&files(&root().join("java/stubs"), "java"), None, &into);
    into
}

#[test]
fn programs_in_java_show_what_they_say() {
    let sources = files(&root().join("patterns"), "java");
    let into = Path::new(env!("CARGO_TARGET_TMPDIR")).join("patterns-java");
    compile(&sources, Some(&libraries()), &into);
    let mut told = told(&findings(&into));
    let mut wrong = String::new();
    for path in &sources {
        let text = fs::read_to_string(path).expect("fixtures are text");
        let name =
            |path: Option<&Path>| path.and_then(Path::file_stem).map(|it| it.to_string_lossy().into_owned());
        let rule = name(path.parent()).expect("it stands in a folder");
        let kind = name(Some(path)).expect("it has a name").to_lowercase();
        let found = told.remove(&(rule.clone(), kind.clone())).unwrap_or_default();
        let expected = marked(&text);
        if kind == "bad" && !expected.iter().any(|(_, name)| *name == rule) {
            let _ = writeln!(wrong, "{rule}: the bad program has no mark");
        }
        if found != expected {
            let _ = writeln!(wrong, "{rule}/{kind}\n  expected {expected:?}\n  found    {found:?}");
        }
    }
    assert!(wrong.is_empty() && told.is_empty(), "\n{wrong}{told:?}");
}

/// The first Java block under a heading.
fn example<'d>(docs: &'d str, heading: &str) -> Option<&'d str> {
    let (_, rest) = docs.split_once(&format!("\n## {heading}\n"))?;
    let rest = rest.split_once("\n## ").map_or(rest, |(section, _)| section);
    let (_, rest) = rest.split_once("```java\n")?;
    Some(rest.split_once("```")?.0)
}

#[test]
fn examples_in_java_are_true() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("patterns-java-examples");
    let _ = fs::remove_dir_all(&folder);
    let mut sources = Vec::new();
    let mut expected = Vec::new();
    for rule in patterns::rules::ALL {
        let about = rule.about();
        for (heading, is_bad) in [("Bad", true), ("Good", false)] {
            let Some(text) = example(about.docs, heading) else { continue };
            let package = format!("{}.{}", about.name.replace('-', "_"), heading.to_lowercase());
            let place = folder.join(package.replace('.', "/"));
            fs::create_dir_all(&place).expect("a new folder");
            fs::write(place.join("Example.java"), format!("package {package};\n{text}")).expect("written");
            sources.push(place.join("Example.java"));
            expected.push((about.name, heading.to_lowercase(), is_bad));
        }
    }
    let into = Path::new(env!("CARGO_TARGET_TMPDIR")).join("patterns-java-examples-out");
    compile(&sources, Some(&libraries()), &into);
    let told = told(&findings(&into));
    for (name, heading, is_bad) in expected {
        let found = told.get(&(name.to_owned(), heading.clone()));
        let is_found = found.is_some_and(|found| found.iter().any(|(_, rule)| rule == name));
        assert_eq!(is_found, is_bad, "{name}: its {heading} example in Java");
    }
}

/// The page on Java lists the rules that have fixtures in Java, and no others.
#[test]
fn the_page_lists_what_serves_java() {
    let page = fs::read_to_string(root().join("../docs/java.md")).expect("the page is in docs");
    let table = page.lines().filter(|line| line.starts_with("| ["));
    let listed: BTreeSet<&str> =
        table.filter_map(|line| Some(line.strip_prefix("| [")?.split_once(']')?.0)).collect();
    let folders = files(&root().join("patterns"), "java");
    let shown: BTreeSet<String> = folders
        .iter()
        .filter_map(|path| Some(path.parent()?.file_name()?.to_string_lossy().into_owned()))
        .collect();
    assert_eq!(listed, shown.iter().map(String::as_str).collect());
}
