//! What is found, how it is chosen, and how it does not depend on the number of workers.

use super::{ACCOUNT, FORK_JOIN, FORMATS, Folder};

#[test]
fn findings_end_with_one_and_a_clean_trace_with_zero() {
    let folder = Folder::new(&[("bad.std", ACCOUNT), ("good.std", FORK_JOIN)]);
    let bad = folder.run(&["predict", "bad.std"]).ends_with(1);
    assert!(bad.out.contains("T1 writes c.lastDeposit at Account.java:20 (1) while T2"), "{}", bad.out);
    assert!(bad.out.contains("Found 2 errors."), "{}", bad.out);
    assert_eq!(bad.err, "");
    let good = folder.run(&["predict", "good.std"]).ends_with(0);
    assert!(good.out.starts_with("No findings."), "{}", good.out);
    assert!(good.out.contains("good.std: 8 events · 2 threads"), "{}", good.out);
    folder.run(&["predict", "bad.std", "--exit-zero"]).ends_with(0);
}

#[test]
fn output_is_the_same_for_any_number_of_workers_and_has_no_times() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    for format in FORMATS {
        let run = |jobs| {
            folder.run(&["predict", "a.std", "--jobs", jobs, "--output-format", format]).ends_with(1).out
        };
        assert_eq!(run("1"), run("2"), "{format}");
        assert_eq!(run("0"), run("2"), "{format}");
        assert!(!run("1").contains("Took"), "{format}");
    }
}

#[test]
fn kinds_and_rules_can_be_chosen() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let rules = |arguments: &[&str]| {
        let fixed = ["predict", "a.std", "--output-format", "json"];
        let ran = folder.run(&[&fixed, arguments].concat());
        let json = ran.json();
        let findings = json["findings"].as_array().expect("a list").clone();
        let mut rules: Vec<String> =
            findings.iter().filter_map(|f| f["rule"].as_str().map(String::from)).collect();
        rules.sort();
        rules.join(" ")
    };
    assert_eq!(rules(&[]), "data-race deadlock");
    assert_eq!(rules(&["--only", "deadlocks"]), "deadlock");
    assert_eq!(rules(&["--only", "races,atomicity"]), "data-race");
    assert_eq!(rules(&["--select", "TB2001"]), "deadlock");
    assert_eq!(rules(&["--ignore", "data-race,deadlock"]), "");
    let unknown = folder.run(&["predict", "a.std", "--select", "deadlok"]).ends_with(2);
    assert!(unknown.err.contains("did you mean `deadlock`?"), "{}", unknown.err);
}

#[test]
fn every_engine_runs_and_all_are_compared() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    for engine in ["hb", "shb", "wcp", "syncp", "seqcheck"] {
        folder.run(&["predict", "a.std", "--engine", engine]).ends_with(1);
    }
    let all = folder.run(&["predict", "a.std", "--engine", "all"]).ends_with(1);
    let table = all.out.split("Races by engine:").nth(1).expect("a table at the end");
    let rows: Vec<&str> = table.lines().skip(2).filter_map(|line| line.split_whitespace().next()).collect();
    assert_eq!(rows, ["hb", "shb", "wcp", "syncp", "seqcheck"], "{table}");
    let json =
        folder.run(&["predict", "a.std", "--engine", "all", "--output-format", "json"]).ends_with(1).json();
    let notes = json["summary"]["notes"].to_string();
    assert!(notes.contains("seqcheck: 1 claimed, 1 proven"), "{notes}");
}

#[test]
fn queries_are_answered() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let ask = |query: &str| folder.run(&["predict", "a.std", "--query", query]);
    let possible = ask("e31 < e23").ends_with(1);
    assert!(possible.out.contains("e31 < e23 is possible"), "{}", possible.out);
    let impossible = ask("e23 < e5").ends_with(0);
    assert!(impossible.out.contains("`e23 < e5` is impossible"), "{}", impossible.out);
    let both = folder.run(&["predict", "a.std", "--query", "31 < 23", "--query", "e23 < e5"]).ends_with(1);
    assert!(both.out.contains("e31 < e23 is possible") && both.out.contains("is impossible"), "{}", both.out);
    let unknown = ask("e34 < e1").ends_with(2);
    assert!(unknown.err.contains("the trace has 33 events"), "{}", unknown.err);
    assert!(unknown.err.contains("help: "), "{}", unknown.err);
}

#[test]
fn witnesses_are_traces_that_can_be_read_again() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let json = folder
        .run(&["predict", "a.std", "--witness", "deep/witnesses", "--output-format", "json"])
        .ends_with(1)
        .json();
    let names = folder.names("deep/witnesses");
    assert_eq!(names.len(), 2, "{names:?}");
    for finding in json["findings"].as_array().expect("a list") {
        let fingerprint = finding["fingerprint"].as_str().expect("a text").trim_start_matches("v1/");
        let name = format!("deep/witnesses/{fingerprint}.std");
        assert_eq!(finding["evidence"][0]["witness"], name);
        let stats = folder.run(&["trace", "stats", "--json", &name]).ends_with(0).json();
        // Two threads are about to do something: that stands at the end.
        let events = finding["evidence"][0]["events"].as_u64().expect("a number");
        assert_eq!(stats["events"], events + 2);
    }
    let race =
        json["findings"][0]["fingerprint"].as_str().expect("a text").trim_start_matches("v1/").to_owned();
    let text = folder.read(&format!("deep/witnesses/{race}.std"));
    assert!(
        text.ends_with("\nT1|w(c.lastDeposit)|Account.java:20\nT2|r(c.lastDeposit)|Account.java:33\n"),
        "{text}"
    );
}

#[test]
fn atomicity_distance_limits_what_belongs_together() {
    let lost = include_str!("../../../../fixtures/traces/lost_update.std");
    let folder = Folder::new(&[("a.std", lost)]);
    folder.run(&["predict", "a.std"]).ends_with(1);
    folder.run(&["predict", "a.std", "--atomicity-distance", "1"]).ends_with(0);
}
