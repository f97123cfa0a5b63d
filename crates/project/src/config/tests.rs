//! Text in, wishes or problems out.
#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]

use super::editorconfig::{EditorConfig, EditorSettings};
use super::*;
use expect_test::{Expect, expect};
use finding::rules::{Fix, OptionValue, RuleOption, Stage, Symmetry, Takes};
use finding::{Kind, Rule, Severity};
use std::fmt::Write as _;

const OPTIONS: &[RuleOption] = &[
    RuleOption { name: "depth", takes: Takes::Number { default: 3, least: 1, most: 9 }, doc: "how deep" },
    RuleOption { name: "strict", takes: Takes::Flag { default: false }, doc: "how strict" },
    RuleOption {
        name: "mode",
        takes: Takes::Word { words: &["near", "far"], default: "near" },
        doc: "where",
    },
    RuleOption { name: "types", takes: Takes::Texts { default: &["Lock"] }, doc: "which" },
    RuleOption { name: "prefix", takes: Takes::Text { default: "" }, doc: "what" },
];

const fn rule(
    code: &'static str,
    name: &'static str,
    aliases: &'static [&'static str],
    stage: Stage,
) -> Rule {
    Rule {
        code,
        name,
        aliases,
        kind: Kind::Pitfall,
        severity: Severity::Warning,
        stage,
        fix: Fix::Never,
        options: OPTIONS,
        symmetry: Symmetry::Ordered,
        cwe: &[],
        summary: "an example",
        docs: "",
    }
}

static WEAK: Rule = rule("TB6001", "lock-on-weak-identity", &["CA2002", "CBF:PF_SLLO"], Stage::Default);
static EMPTY: Rule = rule("TB6002", "empty-lock", &["PH_B007"], Stage::Optional);

fn registry() -> Registry {
    Registry::new(finding::rules::ALL.into_iter().chain([&WEAK, &EMPTY]))
}

const FORMATS: [&str; 3] = ["full", "concise", "json"];

fn parse(text: &str) -> Result<Config, Vec<Problem>> {
    Config::parse(text, Vocabulary { rules: &registry(), formats: &FORMATS })
}

fn lines(problems: &[Problem]) -> String {
    problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n") + "\n"
}

fn problems(text: &str, expected: &Expect) {
    let problems = parse(text).expect_err("the text has mistakes");
    expected.assert_eq(&lines(&problems));
}

/// What runs where, and how loud.
fn selected(config: &str, editor: &str, command_line: &Layer, paths: &[&str], expected: &Expect) {
    let registry = registry();
    let config = parse(config).expect("the text has no mistakes");
    let selection = Selection::resolve(&registry, &config, command_line);
    let editor = EditorConfig::parse(editor, &registry);
    assert_eq!(editor.problems, []);
    let mut out = String::new();
    for path in paths {
        let mut settings = EditorSettings::default();
        editor.apply(path, &mut settings);
        let decisions = selection.at(path, &settings);
        let rules = decisions.rules().map(|(rule, severity)| format!(" {}={severity}", rule.code));
        let _ = writeln!(out, "{path}:{}", rules.collect::<String>());
    }
    expected.assert_eq(&out);
}

#[test]
fn all_keys_are_read() {
    let config = parse(
        r#"
        select = ["race", "TB6"]
        include = ["src"]
        exclude = []
        extend-exclude = ["*.tt.cs"]
        baseline = "base.json"
        suppressions = "known.toml"
        output-format = "json"
        jobs = 0x4
        generated-code = "check"
        effects.files = ["ours.effects"]
        [rules.CA2002]
        depth = 9
        strict = true
        mode = "far"
        types = ["A", "B"]
        prefix = "x"
        [concurrency]
        entry-points = ["Web.*Controller.*"]
        [java]
        libraries = ["lib", "other.jar"]
        jdk = "jdk-21"
        "#,
    )
    .expect("the text has no mistakes");
    let option = |index: usize| config.options.get(&WEAK, &OPTIONS[index]);
    assert_eq!(option(0), OptionValue::Number(9));
    assert_eq!(option(1), OptionValue::Flag(true));
    assert_eq!(option(2), OptionValue::Text("far".into()));
    assert_eq!(option(3), OptionValue::Texts(vec!["A".into(), "B".into()]));
    assert_eq!(option(4), OptionValue::Text("x".into()));
    assert_eq!(config.options.get(&EMPTY, &OPTIONS[0]), OptionValue::Number(3));
    assert_eq!(config.jobs.map(NonZeroUsize::get), Some(4));
    assert_eq!(config.generated_code, GeneratedCode::Check);
    assert_eq!(config.exclude, Some(Vec::new()));
    assert_eq!((config.include.map(|globs| globs.len()), config.extend_exclude.len()), (Some(1), 1));
    assert_eq!(config.baseline, Some("base.json".into()));
    assert_eq!(config.suppressions, Some("known.toml".into()));
    assert_eq!(config.output_format.as_deref(), Some("json"));
    assert_eq!(config.effects, [PathBuf::from("ours.effects")]);
    assert_eq!(config.entry_points, ["Web.*Controller.*"]);
    let libraries = ["lib", "other.jar"].map(PathBuf::from).to_vec();
    assert_eq!(config.java, Java { libraries, jdk: Some("jdk-21".into()) });
}

/// The reader and the table of keys know the same keys: a wrong value is told differently from an unknown key.
#[test]
fn every_key_of_the_table_is_read() {
    let is_unknown = |text: &str| {
        let problems = parse(text).expect_err("no key takes a date");
        problems.iter().any(|problem| problem.message.contains("unknown key"))
    };
    for key in keys::ALL {
        assert!(!is_unknown(&format!("{} = 1979-05-27", key.name)), "{}", key.name);
        let (inner, path) = match key.takes {
            keys::Takes::PerPath(inner) => (inner, format!("{}.\"x\"", key.name)),
            keys::Takes::Table(inner) => (inner, key.name.to_owned()),
            _ => continue,
        };
        for part in inner {
            assert!(!is_unknown(&format!("{path}.{} = 1979-05-27", part.name)), "{path}.{}", part.name);
        }
        assert!(is_unknown(&format!("{path}.nonsense = 1979-05-27")), "{path}");
    }
}

#[test]
fn defaults_are_told_as_they_are() {
    let told = |name: &str| keys::ALL.iter().find(|key| key.name == name).map(|key| key.default.to_owned());
    assert_eq!(told("include"), Some(format!("`{:?}`", keys::INCLUDE)));
    assert_eq!(told("exclude"), Some(format!("`{:?}`", keys::EXCLUDE)));
}

#[test]
fn mistakes_in_keys_and_rules() {
    problems(
        r#"selct = ["ALL"]
ignore = ["datarace", "TB60", 7, "TB9", "PH_B07"]
extend-select = "ALL"
colour = "red"
jobs = 0
output-format = "xml"
generated-code = "skpi"
baseline = ""
exclude = ["/", 1]
[severity]
data-race = "eror"
dead-lock = "off"
pitfall = 3
[per-path."tests/**"]
ignor = ["ALL"]
jobs = 2
[per-path]
x = 1
[rules.empty-lock]
dept = 4
depth = 10
strict = "yes"
mode = "farr"
types = "Lock"
[rules.data-race]
depth = 1
[rules.nonsense]
depth = 1
[effects]
file = ["x"]
[concurrency]
entry-points = [1]
"#,
        &expect![[r#"
            1:1: unknown key "selct"; did you mean `select`?
            2:11: no rule or group of rules is called "datarace"; did you mean `data-race`?
            2:31: `ignore` must be a list of strings, not integer; put it in quotes
            2:34: no rule or group of rules is called "TB9"; `threadbare rules` lists them all
            2:41: no rule or group of rules is called "PH_B07"; did you mean `empty-lock`?
            3:17: `extend-select` must be a list of strings, not string; put it in brackets
            4:1: unknown key "colour"; known here: select, extend-select, ignore, severity, per-path, rules, include, exclude, extend-exclude, generated-code, baseline, suppressions, output-format, jobs, effects, concurrency, simulate, pairs, java
            5:8: `jobs` must be a number from 1
            6:17: `output-format` cannot be "xml"; known here: full, concise, json
            7:18: `generated-code` cannot be "skpi"; did you mean `skip`?
            8:12: `baseline` is empty; name a file, or remove the key
            9:12: this pattern is empty; `**` matches everything
            9:17: `exclude` must be a list of strings, not integer; put it in quotes
            11:13: `data-race` cannot be "eror"; did you mean `error`?
            12:1: no rule or group of rules is called "dead-lock"; did you mean `deadlock`?
            13:11: `pitfall` must be a string, not integer; put it in quotes
            15:1: unknown key "ignor"; did you mean `ignore`?
            16:1: unknown key "jobs"; known here: select, extend-select, ignore, severity
            18:5: `x` must be a table, not integer; write `[per-path."tests/**"]`
            20:1: unknown key "dept"; did you mean `depth`?
            21:9: `depth` must be a number from 1 to 9
            22:10: `strict` must be true or false, not string; write it without quotes
            23:8: `mode` cannot be "farr"; did you mean `far`?
            24:9: `types` must be a list of strings, not string; put it in brackets
            26:1: unknown key "depth"; `data-race` has no options
            27:8: no rule is called "nonsense"; `threadbare rules` lists them all
            30:1: unknown key "file"; did you mean `files`?
            32:17: `entry-points` must be a list of strings, not integer; put it in quotes
        "#]],
    );
}

#[test]
fn tables_that_are_none() {
    problems(
        "severity = 1\nper-path = 'x'\nrules = []\neffects = true\nconcurrency = 1.5",
        &expect![[r#"
            1:12: `severity` must be a table, not integer; write `[severity]`
            2:12: `per-path` must be a table, not string; write `[per-path."tests/**"]`
            3:9: `rules` must be a table, not array; write `[rules.name-of-rule]`
            4:11: `effects` must be a table, not boolean; write `[effects]`
            5:15: `concurrency` must be a table, not float; write `[concurrency]`
        "#]],
    );
}

#[test]
fn text_that_is_no_toml() {
    problems(
        "select = [\nignore = 1",
        &expect![[r#"
            2:1: invalid float, expected `inf`
            2:8: unexpected `=` in array, expected value, `]`
            2:10: missing comma between array elements, expected `,`
            2:11: unclosed array, expected `]`
        "#]],
    );
    for text in [
        "\0",
        "[",
        "\u{feff}[[[",
        "a.b.c = {",
        &"[a.".repeat(5000),
        &"[".repeat(50_000),
        &"x={".repeat(50_000),
    ] {
        assert!(parse(text).is_err(), "{:?}", text.get(..20));
    }
}

#[test]
fn more_mistakes_than_anyone_reads_take_no_wicked_time() {
    let words = "\"datarace\",".repeat(50_000);
    let problems = parse(&format!("select = [{words}]")).expect_err("no such rule");
    assert_eq!(problems.len(), 100);
}

#[test]
fn the_most_precise_word_wins() {
    let nobody = Layer::default();
    let check = |config, expected: &Expect| selected(config, "", &nobody, &["a.cs"], expected);
    check(
        "",
        &expect![[r#"
        a.cs: TB1001=error TB2001=error TB3001=warning TB3002=warning TB4001=warning TB6001=warning
    "#]],
    );
    check(
        "select = ['ALL']",
        &expect![[r#"
        a.cs: TB1001=error TB2001=error TB3001=warning TB3002=warning TB4001=warning TB6001=warning TB6002=warning
    "#]],
    );
    check(
        "select = ['TB6']\nignore = ['TB6001']",
        &expect![[r#"
        a.cs: TB6002=warning
    "#]],
    );
    check(
        "select = ['CBF:PF_SLLO']\nignore = ['TB6', 'ALL']",
        &expect![[r#"
        a.cs: TB6001=warning
    "#]],
    );
    check(
        "select = ['race']\nignore = ['race']",
        &expect![[r#"
        a.cs:
    "#]],
    );
    check(
        "extend-select = ['PH_B007']\nignore = ['DEFAULT']",
        &expect![[r#"
        a.cs: TB6002=warning
    "#]],
    );
    check(
        "severity.ALL = 'note'\nseverity.TB6 = 'error'\nseverity.TB1001 = 'warning'\nseverity.deadlock = 'off'",
        &expect![[r#"
            a.cs: TB1001=warning TB3001=note TB3002=note TB4001=note TB6001=error
        "#]],
    );
}

#[test]
fn layers_from_the_command_line_to_the_defaults() {
    let config = "
        ignore = ['TB4', 'atomicity']
        [severity]
        TB6001 = 'note'
        [per-path.'tests/**']
        extend-select = ['TB3001']
        severity.TB6001 = 'off'
        [per-path.'tests/slow']
        severity.TB6001 = 'error'
        extend-select = ['TB6001']
        ";
    let editor = "
        [*.cs]
        dotnet_diagnostic.TB6001.severity = error
        dotnet_diagnostic.PH_B007.severity = suggestion
        dotnet_diagnostic.TB2001.severity = none
        [tests/*.cs]
        dotnet_diagnostic.TB2001.severity = default
        ";
    let paths = ["src/A.cs", "tests/A.cs", "tests/slow/A.cs"];
    selected(
        config,
        editor,
        &Layer::default(),
        &paths,
        &expect![[r#"
        src/A.cs: TB1001=error TB6001=note TB6002=note
        tests/A.cs: TB1001=error TB2001=error TB3001=warning TB6002=note
        tests/slow/A.cs: TB1001=error TB3001=warning TB6001=error TB6002=note
    "#]],
    );
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let chosen = Layer::from_words(&registry(), &words(&["TB6"]), &words(&["TB4001"]), &words(&["TB6002"]));
    selected(
        config,
        editor,
        &chosen.expect("the words are known"),
        &paths,
        &expect![[r#"
        src/A.cs: TB4001=warning TB6001=note
        tests/A.cs: TB4001=warning TB6001=note
        tests/slow/A.cs: TB4001=warning TB6001=error
    "#]],
    );
    let unknown = Layer::from_words(&registry(), &words(&["datarace"]), &[], &[]).expect_err("no such rule");
    assert_eq!(
        unknown.to_string(),
        "no rule or group of rules is called \"datarace\"; did you mean `data-race`?"
    );
}

#[test]
fn bulk_severities_of_editorconfig_do_not_switch_rules_on() {
    let editor = "
        [*]
        dotnet_analyzer_diagnostic.severity = none
        dotnet_analyzer_diagnostic.category-Concurrency.severity = error
        dotnet_diagnostic.CA2002.severity = none
        dotnet_diagnostic.tb6001.Severity = Suggestion # ours wins
        [*.vb]
        dotnet_analyzer_diagnostic.category-Concurrency.severity = silent
        ";
    selected(
        "",
        editor,
        &Layer::default(),
        &["a.cs", "a.vb"],
        &expect![[r#"
        a.cs: TB1001=error TB2001=error TB3001=error TB3002=error TB4001=error TB6001=note
        a.vb: TB6001=note
    "#]],
    );
}

#[test]
fn mistakes_in_editorconfig() {
    let text = "root = true\n[*.cs]\nroot = false\nindent_style = space\ngenerated_code = maybe\n\
                dotnet_diagnostic.TB6001.severity = eror\ndotnet_diagnostic.TB6010.severity = none\n\
                dotnet_diagnostic.CA1822.severity = eror\ndotnet_analyzer_diagnostic.severity = loud\n\
                [*.g.cs]\ngenerated_code = true\n[\n=\n]\n";
    let config = EditorConfig::parse(text, &registry());
    assert!(config.root);
    expect![[r#"
        6:1: `dotnet_diagnostic.tb6001.severity` cannot be "eror"; did you mean `error`?
        7:1: no rule is called "TB6010"; did you mean `lock-on-weak-identity`?
        9:1: `dotnet_analyzer_diagnostic.severity` cannot be "loud"; known here: none, silent, suggestion, warning, error, default
    "#]].assert_eq(&lines(&config.problems));
    let generated = |path: &str| {
        let mut settings = EditorSettings::default();
        config.apply(path, &mut settings);
        settings.generated
    };
    assert_eq!((generated("a.g.cs"), generated("a.cs")), (Some(true), None));
}
