#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]

use crate::fixtures::{findings, race, reordering, sources, stopped_early, summary};
use expect_test::{ExpectFile, expect, expect_file};
use finding::{Access, Finding, Frame, Location, Operation, Position, Registry, Side, Span, rules};
use report::{
    Charset, Color, Format, Look, StatisticsForm, Summary, UnknownFormat, explain, render, render_statistics,
    render_with, rules_json, rules_table, statistics,
};

fn check(format: Format, look: Look, golden: &ExpectFile) {
    golden.assert_eq(&render(&findings(), &summary(), format, &look));
}

fn full(findings: &[Finding], width: usize) -> String {
    render(findings, &Summary::new("threadbare", "0.1.0"), Format::Full, &Look { width, ..Look::default() })
}

#[test]
fn full_report() {
    check(Format::Full, Look::default(), &expect_file!["../golden/full.txt"]);
}

#[test]
fn nothing_is_said_twice_about_a_side() {
    let place = |line| Location::Source(Span::new("Pool.java", Position::line(line).expect("not 0")));
    let mut side = Side::new("read", place(134));
    side.access = Some(Access::new(Operation::Read, "Pool.size"));
    for (function, line) in [("Pool.getSize", 134), ("Pool.getSize", 134), ("Main.main", 9)] {
        side.calls.push(Frame { function: function.into(), location: Some(place(line)) });
    }
    let report = full(&[Finding::new(&rules::DATA_RACE, "a race", side)], 80);
    let told: Vec<&str> = report.lines().skip(1).take(4).collect();
    let expected = [
        "  (1) read Pool.size at Pool.java:134",
        "      in     Pool.getSize",
        "      in     Pool.getSize at Pool.java:134",
        "      in     Main.main at Pool.java:9",
    ];
    assert_eq!(told, expected);
}

#[test]
fn full_report_on_a_narrow_terminal() {
    check(Format::Full, Look { width: 56, ..Look::default() }, &expect_file!["../golden/full-narrow.txt"]);
}

#[test]
fn full_report_in_colour() {
    check(
        Format::Full,
        Look { color: Color::Always, ..Look::default() },
        &expect_file!["../golden/full-colour.ansi"],
    );
}

#[test]
fn full_report_in_ascii() {
    let look = Look { charset: Charset::Ascii, ..Look::default() };
    let report = render(&findings(), &summary(), Format::Full, &look);
    assert!(report.is_ascii());
    expect_file!["../golden/full-ascii.txt"].assert_eq(&report);
}

#[test]
fn concise_report() {
    check(Format::Concise, Look::default(), &expect_file!["../golden/concise.txt"]);
}

#[test]
fn json_report() {
    check(Format::Json, Look::default(), &expect_file!["../golden/report.json"]);
}

#[test]
fn json_lines_report() {
    check(Format::JsonLines, Look::default(), &expect_file!["../golden/report.jsonl"]);
}

#[test]
fn sarif_report() {
    check(Format::Sarif, Look::default(), &expect_file!["../golden/report.sarif"]);
}

#[test]
fn github_report() {
    check(Format::Github, Look::default(), &expect_file!["../golden/github.txt"]);
}

#[test]
fn grouped_report() {
    check(Format::Grouped, Look::default(), &expect_file!["../golden/grouped.txt"]);
}

#[test]
fn gitlab_report() {
    check(Format::Gitlab, Look::default(), &expect_file!["../golden/gitlab.json"]);
}

#[test]
fn azure_report() {
    check(Format::Azure, Look::default(), &expect_file!["../golden/azure.txt"]);
}

#[test]
fn junit_report() {
    check(Format::Junit, Look::default(), &expect_file!["../golden/junit.xml"]);
}

#[test]
fn rdjson_report() {
    check(Format::Rdjson, Look::default(), &expect_file!["../golden/rdjson.json"]);
}

#[test]
fn pylint_report() {
    check(Format::Pylint, Look::default(), &expect_file!["../golden/pylint.txt"]);
}

#[test]
fn html_report() {
    let page = render_with(&findings(), &summary(), &sources(), Format::Html, &Look::default());
    expect_file!["../golden/report.html"].assert_eq(&page);
}

#[test]
fn statistics_count_most_first() {
    let mut findings = findings();
    let is_pitfall = |finding: &Finding| finding.rule.code == "TB6999";
    let table = |findings: &[Finding]| {
        let counts = statistics(findings, is_pitfall);
        render_statistics(&counts, StatisticsForm::Table, &Look::default())
    };
    expect![[r#""#]].assert_eq(&table(&[]));
    expect![[r#"
        2  TB1001  data-race
        1  TB2001  deadlock
        1  TB3001  atomicity-violation
        1  TB4001  order-violation
    "#]]
    .assert_eq(&table(&findings[..5]));
    findings.extend((0..10).map(|_| race()));
    expect![[r#"
        12  TB1001  [ ]  data-race
         1  TB2001  [ ]  deadlock
         1  TB3001  [ ]  atomicity-violation
         1  TB4001  [ ]  order-violation
         1  TB6999  [*]  lock-on-this
        [*] can be fixed by `--fix`, [-] some of them
    "#]]
    .assert_eq(&table(&findings));
    let some = statistics(&findings, |finding| finding.instances > 1);
    expect![[r#"
        [
          {
            "code": "TB1001",
            "rule": "data-race",
            "count": 12,
            "fixable": 11
          },
          {
            "code": "TB2001",
            "rule": "deadlock",
            "count": 1,
            "fixable": 0
          },
          {
            "code": "TB3001",
            "rule": "atomicity-violation",
            "count": 1,
            "fixable": 0
          },
          {
            "code": "TB4001",
            "rule": "order-violation",
            "count": 1,
            "fixable": 0
          },
          {
            "code": "TB6999",
            "rule": "lock-on-this",
            "count": 1,
            "fixable": 0
          }
        ]
    "#]]
    .assert_eq(&render_statistics(&some, StatisticsForm::Json, &Look::default()));
    expect![[r#"
        12  TB1001  [-]  data-race
         1  TB2001  [ ]  deadlock
         1  TB3001  [ ]  atomicity-violation
         1  TB4001  [ ]  order-violation
         1  TB6999  [ ]  lock-on-this
        [*] can be fixed by `--fix`, [-] some of them
    "#]]
    .assert_eq(&render_statistics(&some, StatisticsForm::Table, &Look::default()));
}

#[test]
fn statistics_are_text_or_json() {
    let with: Vec<&str> = Format::ALL
        .into_iter()
        .filter(|format| StatisticsForm::try_from(*format).is_ok())
        .map(Format::name)
        .collect();
    assert_eq!(with, ["full", "concise", "grouped", "json"]);
    let error = StatisticsForm::try_from(Format::Sarif).expect_err("SARIF has no statistics");
    assert_eq!(error.to_string(), "statistics cannot be written as `sarif`, only as text or `json`");
}

#[test]
fn nothing_found() {
    let report = |summary| render(&[], &summary, Format::Full, &Look::default());
    expect![[r#"
        No findings.
    "#]]
    .assert_eq(&report(Summary::new("threadbare", "0.1.0")));
    expect![[r#"
        No findings (1 suppressed, 4 in the baseline).
        bank.std: 1,204,311 events · 3 threads · 17 candidates · 2 undecided
        note: 12 lines were skipped (`--lenient`)
    "#]]
    .assert_eq(&report(summary()));
    expect![[r#"
        No findings.
        incomplete: the time limit was reached after 900,000 events
    "#]]
    .assert_eq(&report(stopped_early()));
    for format in [Format::Concise, Format::JsonLines, Format::Github, Format::Azure, Format::Pylint] {
        assert_eq!(render(&[], &summary(), format, &Look::default()), "");
    }
}

#[test]
fn list_of_rules() {
    let registry = Registry::default();
    expect_file!["../golden/rules.txt"].assert_eq(&rules_table(&registry, &Look::default()));
    expect_file!["../golden/rules.json"].assert_eq(&rules_json(&registry));
}

#[test]
fn explained_rules() {
    let look = Look { width: 80, ..Look::default() };
    expect_file!["../golden/explain-data-race.txt"].assert_eq(&explain(&rules::DATA_RACE, &look));
    let look = Look { color: Color::Always, ..look };
    expect_file!["../golden/explain-atomicity-violation.ansi"]
        .assert_eq(&explain(&rules::ATOMICITY_VIOLATION, &look));
}

fn thirty_threads() -> Finding {
    let names: Vec<String> = (0..30).map(|number| format!("Worker {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let before: Vec<String> = (0..30).map(|lane| format!("{lane} e{} write x", lane + 1)).collect();
    let mut finding = race();
    finding.evidence.clear();
    let decisive = "!3 e40 write balance\n!17 e41 read balance";
    finding.attach(reordering(&names, &format!("{}\n{decisive}", before.join("\n")), decisive));
    finding
}

/// Thirty threads do not fit; those of the decisive steps do.
#[test]
fn many_threads() {
    expect_file!["../golden/many-threads.txt"].assert_eq(&full(&[thirty_threads()], 100));
}

/// Of a long story the decisive steps and the end are shown.
#[test]
fn many_rows() {
    let story: Vec<String> = (2..200).map(|event| format!("{} e{event} write x", event % 2)).collect();
    let story = format!("!0 e1 write balance\n{}\n!1 e200 read balance", story.join("\n"));
    let mut finding = race();
    finding.evidence.clear();
    finding.attach(reordering(&["T1", "T2"], &story, "!0 e1 x"));
    let report = full(&[finding], 100);
    assert!(report.contains("write balance") && report.contains("read balance"), "{report}");
    assert!(report.contains("159 events"), "{report}");
    assert!(report.lines().count() < 70, "{report}");
}

#[test]
fn every_width_is_survived_and_kept() {
    let mut findings = findings();
    findings.push(thirty_threads());
    for width in (0..140).chain([400, usize::MAX]) {
        let report = full(&findings, width);
        assert!(report.contains("(1)") && report.contains("as recorded"), "{width}: {report}");
        if width >= 60 {
            let widest = report.lines().map(|line| line.chars().count()).max();
            assert!(widest <= Some(width), "{width}: {report}");
        }
    }
}

#[test]
fn a_lane_that_does_not_exist_is_shown_as_unknown() {
    let mut finding = race();
    finding.evidence.clear();
    finding.attach(reordering(&["T1"], "", "!0 e1 write x\n!7 e2 read x"));
    assert!(full(&[finding], 100).contains('?'));
}

#[test]
fn formats_have_names() {
    for format in Format::ALL {
        assert_eq!(format.name().parse(), Ok(format));
    }
    let unknown = "xml".parse::<Format>().map_err(|UnknownFormat(name)| name);
    assert_eq!(unknown, Err("xml".to_owned()));
}
