//! Markers in, what they hide and what is said about them out.

use super::*;
use crate::{Location, Side, Span, rules};
use expect_test::{Expect, expect};
use std::fmt::Write as _;

fn marker(form: Form, first: u32, last: u32, ids: &[&str], reason: Option<&str>) -> Marker {
    Marker {
        form,
        lines: Lines { first, last },
        ids: Ids::These(ids.iter().map(|id| (*id).to_owned()).collect()),
        reason: reason.map(str::to_owned),
        place: Position::at(first, 3).expect("lines count from 1"),
    }
}

fn finding(rule: &'static Rule, path: &str, line: u32) -> Finding {
    let start = Position::line(line).expect("lines count from 1");
    Finding::new(rule, format!("at {line}"), Side::new("access", Location::Source(Span::new(path, start))))
}

fn told(resolved: &Resolved) -> String {
    let mut lines = String::new();
    for inline in &resolved.inlines {
        let rules = match &inline.rules {
            InlineRules::All { except } => {
                format!("all but {:?}", except.iter().map(|rule| rule.code).collect::<Vec<_>>())
            }
            InlineRules::These(rules) => {
                let named: Vec<String> =
                    rules.iter().map(|named| format!("{} ({})", named.rule.code, named.named)).collect();
                named.join(", ")
            }
        };
        let _ = writeln!(lines, "{} {}-{}: {rules}", inline.form, inline.lines.first, inline.lines.last);
    }
    for problem in &resolved.problems {
        let _ = writeln!(lines, "problem {problem}");
    }
    for note in &resolved.notes {
        let _ = writeln!(lines, "note {note}");
    }
    lines
}

fn check(markers: Vec<Marker>, expected: &Expect) {
    expected.assert_eq(&told(&resolve("a.cs", markers, &Registry::default())));
}

#[test]
fn ids_are_looked_up_and_foreign_ones_passed_over() {
    check(
        vec![
            marker(Form::Comment, 1, 1, &["data-race", "TB1001", "infer:DEADLOCK"], Some("why")),
            marker(Form::Comment, 2, 2, &["datarace"], Some("why")),
            marker(Form::Comment, 3, 3, &["CA1822", "deadlock"], None),
            marker(Form::Pragma, 4, 9, &["CS0168", "TB2001", "DEADLOCK", "0168"], None),
            marker(Form::Pragma, 5, 9, &["CS0168"], None),
            marker(Form::Pragma, 6, 9, &["TB2010"], None),
            marker(
                Form::Attribute,
                7,
                9,
                &["TB2001:Do not wait: ever", "infer:DEADLOCK:Title", "CA2002:x"],
                None,
            ),
        ],
        &expect![[r#"
            comment 1-1: TB1001 (ours), TB2001 (ours)
            comment 3-3: TB2001 (ours)
            pragma 4-9: TB2001 (ours)
            attribute 7-9: TB2001 (ours), TB2001 (theirs)
            problem 2:3: no rule is called "datarace"; did you mean `data-race`?
            problem 3:3: no rule is called "CA1822"; `threadbare rules` lists them all
            problem 6:3: no rule is called "TB2010"; did you mean `deadlock`?
            note 3:3: this suppression has no reason; say why behind the bracket, so that the next reader need not judge it again
        "#]],
    );
}

#[test]
fn everything_but_what_was_restored() {
    let all = Marker {
        ids: Ids::All { except: vec!["TB1001".into(), "CS1".into()] },
        ..marker(Form::Pragma, 2, 4, &[], None)
    };
    check(
        vec![all.clone()],
        &expect![[r#"
        pragma 2-4: all but ["TB1001"]
    "#]],
    );
    let inlines = resolve("a.cs", vec![all], &Registry::default()).inlines;
    let findings = vec![finding(&rules::DATA_RACE, "a.cs", 3), finding(&rules::DEADLOCK, "a.cs", 3)];
    let result = apply(&inlines, findings, |_, _| true);
    assert_eq!(result.kept, [finding(&rules::DATA_RACE, "a.cs", 3)]);
    assert_eq!(result.unused, []);
}

#[test]
fn line_rule_and_file_must_match() {
    let markers = vec![marker(Form::Comment, 2, 4, &["data-race"], Some("why"))];
    let inlines = resolve("src/a.cs", markers, &Registry::default()).inlines;
    for (hidden, rule, path, line) in [
        (true, &rules::DATA_RACE, "src/a.cs", 2),
        (true, &rules::DATA_RACE, r".\src\a.cs", 4),
        (false, &rules::DATA_RACE, "src/a.cs", 1),
        (false, &rules::DATA_RACE, "src/a.cs", 5),
        (false, &rules::DATA_RACE, "src/b.cs", 2),
        (false, &rules::DEADLOCK, "src/a.cs", 2),
    ] {
        let result = apply(&inlines, vec![finding(rule, path, line)], |_, _| true);
        assert_eq!(result.dropped.len(), usize::from(hidden), "{} {path}:{line}", rule.name);
        assert_eq!(result.unused.len(), usize::from(!hidden), "{} {path}:{line}", rule.name);
    }
}

#[test]
fn other_sides_do_not_count() {
    let markers = vec![marker(Form::Comment, 9, 9, &["data-race"], Some("why"))];
    let inlines = resolve("a.cs", markers, &Registry::default()).inlines;
    let mut race = finding(&rules::DATA_RACE, "a.cs", 1);
    race.others.push(finding(&rules::DATA_RACE, "a.cs", 9).primary);
    assert_eq!(apply(&inlines, vec![race.clone()], |_, _| true).kept, [race]);
}

#[test]
fn only_our_own_words_for_rules_that_were_run_are_unused() {
    let markers = vec![
        marker(Form::Comment, 1, 1, &["data-race", "deadlock"], Some("why")),
        marker(Form::Pragma, 2, 2, &["infer:DEADLOCK"], None),
        marker(Form::Pragma, 3, 3, &["TB2001"], None),
    ];
    let inlines = resolve("a.cs", markers, &Registry::default()).inlines;
    let unused = |was_run: fn(&str, &Rule) -> bool| {
        let result = apply(&inlines, vec![finding(&rules::DATA_RACE, "a.cs", 1)], was_run);
        result.unused.iter().map(|unused| unused.problem().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(
        unused(|_, _| true),
        [
            "1:3: this suppression of `deadlock` hides nothing; delete it",
            "3:3: this suppression of `deadlock` hides nothing; delete it"
        ]
    );
    assert!(unused(|_, rule| rule.name == "data-race").is_empty());
}
