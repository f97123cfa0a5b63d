//! The examples of the paper, with the sets that its text gives for each stage.

use crate::support::{csharp, effects};
use expect_test::{Expect, expect};
use ir::Program;
use ir::effects::Effects;
use pairs::{Confidence, Config, Fate, Harness, Line, Reason, Stage};
use std::fmt::Write as _;

/// Figure 4. Constructors are analysed here, so their pairs fall at the stage `escaping`, not at `reachable`.
const RUNNING: &str = "
public class A {
    int f;
    public A() { this.f = 0; }
    private int rd() { return this.f; }
    private int wr(int x) { this.f = x; return x; }
    public int get() { return this.rd(); }
    public int inc() {
        lock (this) {
            int t = this.rd() + (new A()).wr(1);
            return this.wr(t);
        }
    }
}
";

/// Figures 2 and 3, with a map that is safe by itself.
const JDBF: &str = "
using System;
using System.Collections.Concurrent;
public class Connection { }
public class Database {
    private ConnectionManager cm = new ConnectionManager();
    public int insert() { Connection c = cm.getConnection(\"a\"); return 1; }
    public int delete() { Connection c = cm.getConnection(\"a\"); return 1; }
}
class ConnectionManager {
    private ConcurrentDictionary<string, ConnectionSource> conns = new ConcurrentDictionary<string, ConnectionSource>();
    public ConnectionManager() { conns.TryAdd(\"a\", new ConnectionSource()); }
    public Connection getConnection(string s) {
        ConnectionSource c;
        if (conns.TryGetValue(s, out c)) return c.getConnection();
        throw new Exception();
    }
}
class ConnectionSource {
    private Connection conn = new Connection();
    private bool used;
    public Connection getConnection() {
        if (!used) {
            used = true;
            return conn;
        }
        throw new Exception();
    }
}
";

fn config(k: usize) -> Config {
    Config { k, harness: Harness::Public, least: Confidence::Low, ..Config::default() }
}

/// The relations of a program that concern some lines, by the letters that the paper has for these.
pub(crate) fn sets(program: &Program, effects: &Effects, config: &Config, letters: &[(u32, &str)]) -> String {
    let letter = |place: &str| {
        let number = place.split(':').find_map(|part| part.parse::<u32>().ok());
        letters.iter().find(|(line, _)| Some(*line) == number).map(|(_, letter)| *letter)
    };
    let mut lines = String::new();
    for (stage, pairs) in pairs::pairs_of(program, effects, config) {
        let pairs = pairs.iter().filter_map(|(one, other)| Some((letter(one)?, letter(other)?)));
        let pairs: Vec<String> = pairs.map(|(one, other)| format!("({one}, {other})")).collect();
        writeln!(lines, "{:9} {}", stage.name(), pairs.join(" ")).expect("a string takes everything");
    }
    lines
}

/// The sets that the paper gives for its running example, in any language.
pub(crate) fn sets_of_the_running_example() -> Expect {
    expect![[r"
        original  (f'w, f'w) (f'w, fr) (f'w, fw) (fr, fw) (fw, fw)
        reachable (f'w, f'w) (f'w, fr) (f'w, fw) (fr, fw) (fw, fw)
        aliasing  (f'w, f'w) (f'w, fw) (fr, fw) (fw, fw)
        escaping  (fr, fw) (fw, fw)
        parallel  (fr, fw) (fw, fw)
        unlocked  (fr, fw)
    "]]
}

fn check_sets(k: usize, expected: &Expect) {
    let letters = [(4, "f'w"), (5, "fr"), (6, "fw")];
    expected.assert_eq(&sets(&csharp("a.cs", RUNNING), effects(), &config(k), &letters));
}

#[test]
fn the_running_example_has_the_sets_of_the_paper() {
    check_sets(1, &sets_of_the_running_example());
    check_sets(2, &sets_of_the_running_example());
}

#[test]
fn without_contexts_the_running_example_has_more_pairs_that_alias() {
    check_sets(
        0,
        &expect![[r"
            original  (f'w, f'w) (f'w, fr) (f'w, fw) (fr, fw) (fw, fw)
            reachable (f'w, f'w) (f'w, fr) (f'w, fw) (fr, fw) (fw, fw)
            aliasing  (f'w, f'w) (f'w, fr) (f'w, fw) (fr, fw) (fw, fw)
            escaping  (fr, fw) (fw, fw)
            parallel  (fr, fw) (fw, fw)
            unlocked  (fr, fw)
        "]],
    );
}

#[test]
fn every_pair_of_the_running_example_is_explained() {
    let program = csharp("a.cs", RUNNING);
    let line = |line| Line { path: "a.cs".to_owned(), line };
    let fate = |one, other| {
        let explained = pairs::why(&program, effects(), &config(2), &line(one), &line(other));
        assert_eq!(explained.len(), 1, "one access on each line");
        explained.into_iter().next().expect("there is one").fate
    };
    assert_eq!(fate(5, 5), Fate::Dropped(Reason::NoConflict));
    assert_eq!(fate(4, 5), Fate::Dropped(Reason::DifferentObjects));
    assert!(matches!(fate(4, 6), Fate::Dropped(Reason::NotShared | Reason::Unpublished)));
    assert_eq!(fate(6, 6), Fate::Dropped(Reason::CommonLock));
    let Fate::MayRace(finding) = fate(5, 6) else { panic!("the pair may race") };
    let paths: Vec<Vec<&str>> =
        finding.sides().map(|side| side.calls.iter().map(|call| call.function.as_str()).collect()).collect();
    assert_eq!(paths, [vec!["A.rd", "A.get"], vec!["A.wr", "A.inc"]]);
    let locks: Vec<usize> = finding.sides().map(|side| side.locks.len()).collect();
    assert_eq!(locks, [0, 1]);
}

#[test]
fn jdbf_races_on_used_and_on_nothing_else() {
    let outcome = pairs::run(&csharp("a.cs", JDBF), effects(), &config(2));
    let messages: Vec<&str> = outcome.findings.iter().map(|finding| finding.message.as_str()).collect();
    assert_eq!(
        messages,
        ["ConnectionSource.used: read at a.cs:23:14 and write at a.cs:24:13 may happen at the same time"]
    );
    let finding = &outcome.findings[0];
    assert_eq!(finding.instances, 2, "read and write, write and write");
    let path: Vec<&str> = finding.primary.calls.iter().map(|call| call.function.as_str()).collect();
    assert_eq!(
        path,
        ["ConnectionSource.getConnection", "ConnectionManager.getConnection", "Database.insert"]
    );
    let counts: Vec<u64> = outcome.stages.iter().map(|(_, count)| *count).collect();
    assert!(
        counts.is_sorted_by(|one, other| one >= other),
        "each stage is part of the one before: {counts:?}"
    );
    assert_eq!(outcome.stages.last(), Some(&(Stage::Unlocked, 2)));
}
