//! `threadbare trace`: counts, oddities, other formats, parts.

use super::{ACCOUNT, FORK_JOIN, Folder};

/// The events of a fixture, without its comments.
fn events(fixture: &str) -> String {
    let lines: Vec<&str> = fixture.lines().filter(|line| !line.starts_with('#')).collect();
    lines.join("\n") + "\n"
}

#[test]
fn every_format_holds_the_same_trace() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let mut last = "a.std".to_owned();
    for next in ["b.tbt", "c.std.gz", "d.tbt.zst", "e.tbt.gz", "f.std"] {
        folder.run(&["trace", "convert", &last, next]).ends_with(0);
        last = next.to_owned();
    }
    assert_eq!(folder.read("f.std"), events(ACCOUNT));
    let out = folder.run(&["trace", "convert", "d.tbt.zst", "-", "--to", "std"]).ends_with(0).out;
    assert_eq!(out, events(ACCOUNT));
    let bytes = std::fs::read(folder.path("e.tbt.gz")).expect("written");
    folder.run_with(&["predict", "-"], &bytes).ends_with(1);
}

#[test]
fn a_name_that_says_nothing_needs_a_format() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    for out in ["-", "b.txt"] {
        let ran = folder.run(&["trace", "convert", "a.std", out]).ends_with(2);
        assert!(ran.err.contains("--to"), "{}", ran.err);
    }
    folder.run(&["trace", "convert", "a.std", "b.txt", "--to", "tbt"]).ends_with(0);
    folder.run(&["trace", "stats", "b.txt", "--format", "tbt"]).ends_with(0);
    assert_eq!(folder.names("."), ["a.std", "b.txt"]);
}

#[test]
fn stats_count() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let json = folder.run(&["trace", "stats", "a.std", "--json"]).ends_with(0).json();
    assert_eq!(
        (&json["events"], &json["locks"], &json["operations"]["acq"]),
        (&33.into(), &3.into(), &6.into())
    );
    assert_eq!((&json["threads"][1]["name"], &json["threads"][1]["first_event"]), (&"T1".into(), &7.into()));
    assert_eq!((&json["format"], &json["truncated"]), (&"std".into(), &false.into()));
    let text = folder.run(&["trace", "stats", "a.std"]).ends_with(0).out;
    assert!(text.starts_with("a.std (std)\n  events"), "{text}");
}

#[test]
fn check_tells_oddities_with_one_and_none_with_zero() {
    let folder = Folder::new(&[("good.std", FORK_JOIN), ("odd.std", "T1|rel(l)|1\nT1|acq(l)|2\n")]);
    let good = folder.run(&["trace", "check", "good.std"]).ends_with(0).out;
    assert_eq!(good, "Nothing is odd about the 8 events of good.std.\n");
    assert_eq!(folder.run(&["trace", "check", "good.std", "--quiet"]).ends_with(0).out, "");
    let odd = folder.run(&["trace", "check", "odd.std"]).ends_with(1).out;
    assert!(
        odd.contains("release without acquire, once") && odd.contains("section open at the end"),
        "{odd}"
    );
}

#[test]
fn parts_are_traces_again() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    folder.run(&["trace", "cut", "a.std", "b.std", "--events", "e9..12"]).ends_with(0);
    let held = "T1|acq(a)|Account.java:12\nT1|acq(b)|Account.java:13\n";
    assert_eq!(
        folder.read("b.std"),
        format!(
            "{held}T1|r(a.balance)|Account.java:14\nT1|w(a.balance)|Account.java:14\nT1|r(b.balance)|Account.java:15\nT1|w(b.balance)|Account.java:15\n"
        )
    );
    let arguments = [
        "trace",
        "cut",
        "a.std",
        "-",
        "--to",
        "std",
        "--threads",
        "T1,T2",
        "--vars",
        "c.lastDeposit",
        "--events",
        "23..",
    ];
    let part = folder.run(&arguments).ends_with(0).out;
    assert!(
        part.contains("T1|w(c.lastDeposit)") && !part.contains("c.balance") && !part.contains("main"),
        "{part}"
    );
    let unknown = folder.run(&["trace", "cut", "a.std", "c.std", "--threads", "T9"]).ends_with(2);
    assert!(unknown.err.contains("the trace has no thread called \"T9\""), "{}", unknown.err);
    folder.run(&["trace", "cut", "a.std", "c.std", "--events", "5..2"]).ends_with(2);
    assert_eq!(folder.names("."), ["a.std", "b.std"]);
}
