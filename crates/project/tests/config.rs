//! Configurations on disk: where they are found, which files they choose, and whether their documentation is true
//! (`UPDATE_DOCS=1 cargo test -p project` writes it).
#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]

use csharp::syntax::{ParseOptions, parse};
use expect_test::expect;
use finding::suppress::apply;
use finding::{Finding, Location, Position, Registry, Side, Span, rules};
use project::config::editorconfig::EditorConfigs;
use project::config::{Config, Selection, Vocabulary, Where, keys, load, schema::schema};
use project::{SourceFile, files_below, inline_suppressions};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};
use std::{env, fs};
use toml::de::{DeTable, DeValue};

fn formats() -> Vec<&'static str> {
    report::Format::ALL.iter().map(|format| format.name()).collect()
}

fn docs(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)
}

fn page(name: &str) -> String {
    fs::read_to_string(docs(name)).expect("the page exists")
}

fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder can be made");
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("it is inside the folder")).expect("folders can be made");
        fs::write(path, text).expect("files can be written");
    }
    folder
}

#[test]
fn the_schema_is_up_to_date() {
    let registry = project::all_rules();
    let expected = schema(Vocabulary { rules: &registry, formats: &formats() });
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(docs("threadbare.schema.json"), &expected).expect("the schema can be written");
    }
    assert!(page("threadbare.schema.json") == expected, "run `UPDATE_DOCS=1 cargo test -p project`");
}

#[test]
fn the_table_of_keys_is_up_to_date() {
    const START: &str = "<!-- keys: written by `UPDATE_DOCS=1 cargo test -p project` -->\n";
    const END: &str = "<!-- end of keys -->\n";
    let old = page("configuration.md");
    let (head, rest) = old.split_once(START).expect("the page has a place for the table");
    let (_, tail) = rest.split_once(END).expect("the place has an end");
    let expected = format!("{head}{START}\n{}\n{END}{tail}", keys::markdown());
    if env::var_os("UPDATE_DOCS").is_some() {
        fs::write(docs("configuration.md"), &expected).expect("the page can be written");
    }
    assert!(page("configuration.md") == expected, "run `UPDATE_DOCS=1 cargo test -p project`");
}

fn examples(page: &str, language: &str) -> Vec<String> {
    let start = format!("```{language}\n");
    page.split(&start)
        .skip(1)
        .filter_map(|rest| rest.split_once("```"))
        .map(|(text, _)| text.to_owned())
        .collect()
}

fn to_json(table: &DeTable<'_>) -> Value {
    let value = |value: &DeValue<'_>| match value {
        DeValue::String(text) => json!(text),
        DeValue::Boolean(flag) => json!(flag),
        DeValue::Integer(number) => json!(number.as_str().parse::<i64>().expect("a decimal number")),
        DeValue::Array(items) => items.iter().map(|item| json!(item.get_ref().as_str())).collect(),
        DeValue::Table(table) => to_json(table),
        other => panic!("no key takes {}", other.type_str()),
    };
    let entries = table.iter().map(|(key, given)| (key.get_ref().to_string(), value(given.get_ref())));
    Value::Object(entries.collect::<Map<String, Value>>())
}

#[test]
fn the_example_of_the_page_is_read_and_fits_the_schema() {
    let registry = project::all_rules();
    let formats = formats();
    let vocabulary = Vocabulary { rules: &registry, formats: &formats };
    let schema: Value = serde_json::from_str(&schema(vocabulary)).expect("the schema is JSON");
    let validator = jsonschema::validator_for(&schema).expect("the schema is a schema");
    let examples = examples(&page("configuration.md"), "toml");
    assert!(!examples.is_empty());
    for example in &examples {
        assert_eq!(Config::parse(example, vocabulary).err(), None, "{example}");
        let document = to_json(DeTable::parse(example).expect("the example is TOML").get_ref());
        assert!(validator.is_valid(&document), "{example}");
    }
    // The first example shows every key, so that none is forgotten.
    let first = DeTable::parse(&examples[0]).expect("the example is TOML");
    for key in keys::ALL {
        assert!(first.get_ref().contains_key(key.name), "the example has no `{}`", key.name);
    }
    assert!(!validator.is_valid(&json!({ "selct": [] })));
    assert!(!validator.is_valid(&json!({ "severity": { "race": "loud" } })));
}

#[test]
fn the_comments_of_the_page_are_read() {
    let files: Vec<String> = examples(&page("configuration.md"), "csharp");
    assert!(!files.is_empty());
    for text in &files {
        let tree = parse(text, &ParseOptions::default()).tree;
        let found =
            inline_suppressions(&[SourceFile { path: "a.cs", text, tree: &tree }], &Registry::default());
        assert_eq!((found.problems, found.notes), (Vec::new(), Vec::new()));
        assert!(!found.inlines.is_empty(), "{text}");
    }
}

#[test]
fn the_nearest_file_counts() {
    let folder = folder(&[
        ("threadbare.toml", "jobs = 1\nbaseline = 'b.json'"),
        ("src/inner/threadbare.toml", "jobs = 2"),
        ("src/A.cs", ""),
        ("src/inner/deep/A.cs", ""),
        ("bad.toml", "jobs = 0\nslect = []"),
        ("bytes.toml", "x"),
    ]);
    fs::write(folder.path().join("bytes.toml"), [0xff, 0xfe, 0]).expect("files can be written");
    let registry = Registry::default();
    let vocabulary = Vocabulary { rules: &registry, formats: &[] };
    let jobs = |place: Where<'_>| {
        load(place, vocabulary).expect("the file is right").config.jobs.map(std::num::NonZeroUsize::get)
    };
    assert_eq!(jobs(Where::Nearest(&folder.path().join("src/A.cs"))), Some(1));
    assert_eq!(jobs(Where::Nearest(&folder.path().join("src/inner/deep/A.cs"))), Some(2));
    assert_eq!(jobs(Where::File(&folder.path().join("src/inner/threadbare.toml"))), Some(2));
    assert_eq!(jobs(Where::Isolated), None);
    let loaded = load(Where::Nearest(&folder.path().join("src")), vocabulary).expect("the file is right");
    let baseline = loaded.config.baseline.clone().expect("it is given");
    assert_eq!(
        loaded.resolve(&baseline),
        std::path::absolute(folder.path()).expect("it exists").join("b.json")
    );

    let told = |name: &str| {
        let error = load(Where::File(&folder.path().join(name)), vocabulary).expect_err("the file is wrong");
        format!("{error}: {}", error.causes().join("; ")).replace(&folder.path().display().to_string(), "")
    };
    expect![[r#"
        /bad.toml has mistakes: /bad.toml:1:8: `jobs` must be a number from 1
        /bad.toml:2:1: unknown key "slect"; did you mean `select`?
    "#]]
    .assert_eq(&format!("{}\n", told("bad.toml")));
    assert!(told("bytes.toml").starts_with("cannot read"));
    assert!(told("none.toml").starts_with("cannot read"));
}

#[test]
fn files_as_git_and_the_configuration_choose_them() {
    let folder = folder(&[
        (".gitignore", "ignored/\n*.tmp.cs\n"),
        ("threadbare.toml", "extend-exclude = ['tests/old', '*.tt.cs']"),
        ("A.cs", ""),
        ("A.txt", ""),
        ("A.tmp.cs", ""),
        ("T.tt.cs", ""),
        ("bin/B.cs", ""),
        ("ignored/I.cs", ""),
        ("obj/x/O.cs", ""),
        ("src/.gitignore", "!keep.tmp.cs\n"),
        ("src/keep.tmp.cs", ""),
        ("src/S.cs", ""),
        ("tests/T.cs", ""),
        ("tests/old/T.cs", ""),
    ]);
    let registry = Registry::default();
    let vocabulary = Vocabulary { rules: &registry, formats: &[] };
    let loaded = load(Where::Nearest(folder.path()), vocabulary).expect("the file is right");
    let found = |paths: &[PathBuf]| {
        let found = files_below(paths, &loaded).expect("the paths exist");
        found.iter().map(|path| loaded.relative(path)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(found(&[folder.path().to_owned()]), "A.cs src/S.cs src/keep.tmp.cs tests/T.cs");
    let named = [folder.path().join("bin/B.cs"), folder.path().join("src"), folder.path().join("src/S.cs")];
    assert_eq!(found(&named), "bin/B.cs src/S.cs src/keep.tmp.cs");
    assert!(files_below(&[folder.path().join("none")], &loaded).is_err());
}

#[test]
fn editorconfigs_from_the_outermost_to_the_innermost() {
    let folder = folder(&[
        (
            ".editorconfig",
            "root = true\n[*.cs]\ndotnet_diagnostic.TB1001.severity = none\ndotnet_diagnostic.TB2001.severity = warning\n",
        ),
        (
            "src/.editorconfig",
            "[{A,B}.cs]\ndotnet_diagnostic.TB1001.severity = error\ndotnet_diagnostic.TB9999.severity = error\n",
        ),
        ("own/.editorconfig", "root = true\n"),
    ]);
    let registry = Registry::default();
    let selection = Selection::resolve(&registry, &Config::default(), &project::config::Layer::default());
    let mut editor = EditorConfigs::new(&registry);
    let mut told = |path: &str| {
        let decisions = selection.at(path, &editor.settings(&folder.path().join(path)));
        let level = |rule| decisions.severity(rule).map_or("off", finding::Severity::word);
        format!("{path}: {} {}\n", level(&rules::DATA_RACE), level(&rules::DEADLOCK))
    };
    let lines = ["A.cs", "src/A.cs", "src/C.cs", "src/x/B.cs", "own/A.cs"].map(&mut told).concat();
    expect![[r#"
        A.cs: off warning
        src/A.cs: error warning
        src/C.cs: off warning
        src/x/B.cs: error warning
        own/A.cs: error error
    "#]]
    .assert_eq(&lines);
    let problems: Vec<String> = editor.problems().map(|(_, problem)| problem.to_string()).collect();
    assert_eq!(problems, ["3:1: no rule is called \"TB9999\"; `threadbare rules` lists them all"]);
}

#[test]
fn suppressions_of_a_project_reach_the_declarations_they_name() {
    let global = "[assembly: SuppressMessage(\"C\", \"TB1001:x\", Scope = \"member\", Target = \"~M:N.C.M(System.Int32)\")]\n\
                  [assembly: SuppressMessage(\"C\", \"TB7777\")]\n";
    let code = "namespace N;\nclass C\n{\n    void M(int a)\n    {\n    }\n    void M() { } // threadbare: ignore[deadlock]\n}\n";
    let trees = [global, code].map(|text| parse(text, &ParseOptions::default()).tree);
    let files = [
        SourceFile { path: "GlobalSuppressions.cs", text: global, tree: &trees[0] },
        SourceFile { path: "src/C.cs", text: code, tree: &trees[1] },
    ];
    let found = inline_suppressions(&files, &Registry::default());
    let finding = |line| {
        let start = Position::line(line).expect("lines count from 1");
        Finding::new(
            &rules::DATA_RACE,
            "x",
            Side::new("access", Location::Source(Span::new("src/C.cs", start))),
        )
    };
    let applied = apply(&found.inlines, vec![finding(5), finding(7)], |_, _| true);
    assert_eq!(applied.kept, [finding(7)]);
    let mut told: Vec<String> =
        found.problems.iter().chain(&found.notes).map(|(path, told)| format!("{path}:{told}")).collect();
    told.extend(applied.unused.iter().map(|unused| format!("{}:{}", unused.inline.path, unused.problem())));
    expect![[r#"
        GlobalSuppressions.cs:2:12: no rule is called "TB7777"; `threadbare rules` lists them all
        src/C.cs:7:18: this suppression has no reason; say why behind the bracket, so that the next reader need not judge it again
        src/C.cs:7:18: this suppression of `deadlock` hides nothing; delete it
    "#]].assert_eq(&(told.join("\n") + "\n"));
}
