//! Every file in `fixtures/patterns` says at the end of each offending line what must be found there:
//! `//~ rule-name`, several names separated by commas. That, and nothing else, is found: by the rule after which
//! the folder is named, and by all rules that run by default. The examples in the documentation of the rules are
//! held to the same: the bad one is found, the good one is not. A file that is named after the id that another tool has
//! for the rule (`PH_B007.cs`, or `PH_B007-loops.cs`) shows what is found if the rule is selected by that id alone.

use csharp::bind::{Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::framework;
use csharp::lower::lower;
use csharp::syntax::{Node, ParseOptions, SyntaxKind, parse};
use finding::Finding;
use finding::rules::{RuleOptions, Stage};
use ir::effects::Effects;
use patterns::Rule;
use std::borrow::Cow;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

fn source(path: &str, text: Cow<'static, str>, origin: Origin, project: ProjectId) -> Arc<Source> {
    let parsed = parse(&text, &ParseOptions::default());
    assert_eq!(parsed.problems, [], "{path} is C#");
    Arc::new(Source::new(path.to_owned(), text, parsed.tree, origin, project))
}

/// The framework is parsed once for all fixtures.
fn libraries() -> &'static [Arc<Source>] {
    static PARSED: OnceLock<Vec<Arc<Source>>> = OnceLock::new();
    PARSED.get_or_init(|| {
        let files = framework::files().iter();
        files.map(|&(path, text)| source(path, text.into(), Origin::Outline, ProjectId::LIBRARIES)).collect()
    })
}

/// What the rules find in a text.
fn findings(path: &str, text: &str, rules: &[&dyn Rule], options: &RuleOptions) -> Vec<Finding> {
    let mut sources = libraries().to_vec();
    sources.push(source(path, text.to_owned().into(), Origin::Program, ProjectId(1)));
    let symbols = Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources);
    let program = lower(&symbols).program;
    assert_eq!(ir::verify::verify(&program), [], "{path} is lowered well");
    patterns::run_with(&program, Effects::dotnet(), rules, options)
}

/// `line rule`, sorted.
fn told(findings: &[Finding]) -> Vec<String> {
    let place = |finding: &Finding| finding.primary.location.span().map_or(0, |span| span.start.line.get());
    let mut told: Vec<String> =
        findings.iter().map(|finding| format!("{} {}", place(finding), finding.rule.name)).collect();
    told.sort();
    told
}

fn expected(text: &str) -> Vec<String> {
    let marked =
        text.lines().enumerate().filter_map(|(index, line)| Some((index + 1, line.split_once("//~")?.1)));
    let mut expected: Vec<String> = marked
        .flat_map(|(line, names)| names.split(',').map(move |name| format!("{line} {}", name.trim())))
        .collect();
    expected.sort();
    expected
}

fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/patterns");
    let mut paths = Vec::new();
    for folder in std::fs::read_dir(folder).expect("the fixtures are part of the project") {
        let folder = folder.expect("a readable entry").path();
        for file in std::fs::read_dir(&folder).expect("fixtures stand in folders") {
            let path = file.expect("a readable entry").path();
            if path.extension().is_some_and(|extension| extension == "cs") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    paths
}

/// The rules that run on a fixture, and how: those that run by default and the one that the folder is about, or that one
/// alone, as another tool knows it.
fn rules_for(name: &str, file: &str) -> (Vec<&'static dyn Rule>, RuleOptions) {
    let mut options = RuleOptions::default();
    let rule =
        *patterns::rules::ALL.iter().find(|rule| rule.about().name == name).expect("folders name rules");
    // Files cannot be called `codeql:cs/lock-this`.
    let is_named = |id: &&&str| Some(**id) == file.split('-').next() || id.replace([':', '/'], "_") == file;
    if let Some(id) = rule.about().aliases.iter().find(is_named) {
        options.ask_as(rule.about(), id);
        return (vec![rule], options);
    }
    let wanted = |rule: &&&dyn Rule| rule.about().stage == Stage::Default || rule.about().name == name;
    (patterns::rules::ALL.iter().filter(wanted).copied().collect(), options)
}

#[test]
fn fixtures_show_what_they_say() {
    let mut wrong = String::new();
    for path in fixtures() {
        let text = std::fs::read_to_string(&path).expect("fixtures are text");
        let folder =
            path.parent().and_then(Path::file_name).expect("it stands in a folder").to_string_lossy();
        let known = patterns::rules::ALL.iter().any(|rule| rule.about().name == folder);
        assert!(known, "no rule is called {folder}");
        let name = format!("{folder}/{}", path.file_name().expect("it has a name").to_string_lossy());
        let (rules, options) =
            rules_for(&folder, &path.file_stem().expect("it has a name").to_string_lossy());
        let found = told(&findings(&name, &text, &rules, &options));
        let expected = expected(&text);
        if expected != found {
            let _ = writeln!(wrong, "{name}\n  expected {expected:?}\n  found    {found:?}");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// The first C# block under a heading.
fn example<'d>(docs: &'d str, heading: &str) -> Option<&'d str> {
    let (_, rest) = docs.split_once(&format!("\n## {heading}\n"))?;
    let (_, rest) = rest.split_once("```csharp\n")?;
    Some(rest.split_once("```")?.0)
}

#[test]
fn examples_in_the_documentation_are_true() {
    let mut wrong = String::new();
    // What only Java can get wrong has examples in Java, which are run elsewhere.
    let in_csharp = |rule: &&&dyn Rule| rule.about().docs.contains("```csharp");
    for rule in patterns::rules::ALL.iter().filter(in_csharp) {
        let about = rule.about();
        let found = |heading: &str| {
            let text = example(about.docs, heading);
            let text = text.unwrap_or_else(|| panic!("{} has an example under {heading}", about.name));
            findings(&format!("{} {heading}", about.name), text, &[*rule], &RuleOptions::default()).len()
        };
        let (bad, good) = (found("Bad"), found("Good"));
        if bad == 0 || good > 0 {
            let _ =
                writeln!(wrong, "{}: {bad} findings in the bad example, {good} in the good one", about.name);
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// Every rule has a fixture of its own, with a bad line in it.
#[test]
fn every_rule_has_fixtures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/patterns");
    for rule in patterns::rules::ALL {
        let name = rule.about().name;
        let files = std::fs::read_dir(folder.join(name)).unwrap_or_else(|_| panic!("{name} has fixtures"));
        let marked = files.filter(|file| {
            let path = file.as_ref().expect("a readable entry").path();
            expected(&std::fs::read_to_string(path).expect("fixtures are text"))
                .iter()
                .any(|line| line.ends_with(name))
        });
        assert!(marked.count() > 0, "{name} has a fixture with a bad line");
    }
}

/// The bodies in a text: each is a form of what a rule looks at.
fn forms(text: &str) -> usize {
    let tree = parse(text, &ParseOptions::default()).tree;
    let is_body = |kind| matches!(kind, SyntaxKind::Block | SyntaxKind::ArrowBody | SyntaxKind::EqualsValue);
    let is_form = |node: Node<'_>| {
        let is_member = node.parent().is_some_and(|parent| {
            matches!(
                parent.kind(),
                SyntaxKind::MethodDecl
                    | SyntaxKind::ConstructorDecl
                    | SyntaxKind::PropertyDecl
                    | SyntaxKind::Accessor
                    | SyntaxKind::LambdaExpr
                    | SyntaxKind::LocalFunction
                    | SyntaxKind::VariableDeclarator
            )
        });
        is_member && is_body(node.kind())
    };
    tree.root().descendants().filter(|node| is_form(*node)).count()
}

/// The methods in a text of Java, told by the brace that begins their body.
fn java_forms(text: &str) -> usize {
    let statements = ["if", "for", "while", "switch", "synchronized (", "try", "}", "new "];
    let lines = text.lines().map(str::trim).filter(|line| line.ends_with('{') && line.contains('('));
    lines.filter(|line| !statements.iter().any(|word| line.starts_with(word))).count()
}

/// A rule that runs by default must know what is fine: at least five forms of it.
#[test]
fn rules_that_run_by_default_have_five_forms_that_are_fine() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/patterns");
    for rule in patterns::rules::ALL.iter().filter(|rule| rule.about().stage == Stage::Default) {
        let name = rule.about().name;
        let in_csharp = std::fs::read_to_string(folder.join(name).join("ok.cs")).map(|text| forms(&text));
        let in_java =
            std::fs::read_to_string(folder.join(name).join("Ok.java")).map(|text| java_forms(&text));
        let count = in_csharp.unwrap_or(0).max(in_java.unwrap_or(0));
        assert!(count >= 5, "{name} has {count} forms that are fine");
    }
}

/// Every listing of the thesis that shows a pattern is among the fixtures; 3.1 shows how a tool is written.
#[test]
fn the_listings_of_the_thesis_are_fixtures() {
    let texts: Vec<String> =
        fixtures().iter().map(|path| std::fs::read_to_string(path).expect("fixtures are text")).collect();
    for listing in ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "4.1", "4.2", "4.3"] {
        let is_here = |text: &String| {
            let mut lines = text.lines().filter(|line| line.contains("Listing") && line.contains("thesis"));
            lines.any(|line| line.split([' ', ',']).any(|word| word == listing))
        };
        assert!(texts.iter().any(is_here), "no fixture shows Listing {listing}");
    }
}
