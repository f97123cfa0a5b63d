#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]

use super::*;
use crate::{Side, rules};
use expect_test::{Expect, expect};

fn problems(text: &str, expected: &Expect) {
    let problems = Suppressions::parse(text, &Registry::default()).expect_err("this file is wrong");
    let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
    expected.assert_eq(&(lines.join("\n") + "\n"));
}

fn parse(text: &str) -> Suppressions {
    Suppressions::parse(text, &Registry::default()).expect("this file is right")
}

fn finding(object: &str, places: [&str; 2]) -> Finding {
    let side = |text: &str| Side::new("access", Location::in_trace("t.std", 1, Some(text.into())));
    let mut finding = Finding::new(&rules::DATA_RACE, "race", side(places[0]));
    finding.others.push(side(places[1]));
    finding.object = Some(Object::Variable(object.into()));
    finding
}

#[test]
fn every_mistake_is_reported_with_its_place() {
    problems(
        r#"[[suppress]]
rule = "datarace"
fingerprint = "v1/xyz"
resaon = "typo"

[[suppress]]
reason = " "

[[suppress]]
object = 7
colour = "red"
reason = "x"

[[supress]]
"#,
        &expect![[r#"
            1:1: this suppression has no `reason`; say why, so that the next reader need not judge it again
            2:8: no rule is called "datarace"; did you mean `data-race`?
            3:15: "v1/xyz" is no fingerprint; a fingerprint is `v1/` and 16 lower-case hexadecimal digits
            4:1: unknown key "resaon"; did you mean `reason`?
            6:1: this suppression would hide every finding; give at least one of `rule`, `fingerprint`, `location`, `object`
            7:10: the `reason` is empty; say why, so that the next reader need not judge it again
            10:10: `object` must be a string, not integer; put it in quotes
            11:1: unknown key "colour"; known here: rule, fingerprint, location, object, reason
            14:3: unknown key "supress"; did you mean `suppress`?
        "#]],
    );
}

#[test]
fn a_file_that_is_not_toml() {
    problems(
        "[[suppress]]\nrule = \n",
        &expect![[r#"
        2:8: string values must be quoted, expected literal string
    "#]],
    );
    problems(
        "suppress = 1",
        &expect![[r#"
        1:1: `suppress` must be a list of tables; write `[[suppress]]`
    "#]],
    );
    problems(
        "suppress = [1]",
        &expect![[r#"
        1:13: a suppression must be a table; write `[[suppress]]`
    "#]],
    );
}

#[test]
fn all_given_conditions_must_match() {
    let race = finding("Stats.hits", ["src/stats/Hits.cs:12", "4711"]);
    let print = race.fingerprint();
    for (conditions, expected) in [
        ("rule = 'data-race'", true),
        ("rule = 'TB2001'", false),
        ("object = '*.hits'", true),
        ("object = 'hits'", false),
        ("location = 'src/**'", true),
        ("location = 'src/*'", false),
        ("location = 'src/stats/Hits.cs:12'", true),
        ("location = '47*'", true),
        ("rule = 'data-race'\nlocation = 'test/**'", false),
        (&format!("fingerprint = '{print}'"), true),
        ("fingerprint = 'v1/0000000000000000'", false),
    ] {
        let file = parse(&format!("[[suppress]]\n{conditions}\nreason = 'harmless'"));
        assert_eq!(file.entries[0].matches(&race), expected, "{conditions}");
    }
}

#[test]
fn what_matches_goes_and_what_is_unused_is_named() {
    let file = parse(
        "[[suppress]]\nobject = 'a'\nreason = 'first'\n\n[[suppress]]\nobject = 'z'\nreason = 'unused'\n\n\
         [[suppress]]\nrule = 'data-race'\nobject = '?'\nlocation = 'x'\nreason = 'second'\n",
    );
    let result =
        file.apply(vec![finding("a", ["x", "y"]), finding("b", ["y", "x"]), finding("b", ["y", "y"])]);
    assert_eq!(result.kept, [finding("b", ["y", "y"])]);
    let reasons: Vec<&str> = result.dropped.iter().map(|(_, entry)| entry.reason.as_str()).collect();
    assert_eq!(reasons, ["first", "second"]);
    let unused: Vec<usize> = result.unused.iter().map(|entry| entry.line).collect();
    assert_eq!(unused, [5]);
}

#[test]
fn an_empty_file_suppresses_nothing() {
    assert_eq!(parse(""), Suppressions::default());
}
