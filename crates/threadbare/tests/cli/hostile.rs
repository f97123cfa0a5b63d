//! Input that is not what it should be: an error that helps, or a note; never a crash.

use super::{ACCOUNT, FORMATS, Folder};

/// Bytes without rhyme or reason, the same ones each time.
fn noise(seed: u64, length: usize) -> Vec<u8> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 56) as u8
    };
    (0..length).map(|_| next()).collect()
}

#[test]
fn noise_is_refused_politely() {
    let folder = Folder::new(&[]);
    for seed in 0..20 {
        folder.write("noise", &noise(seed, 1 << (seed % 14)));
        for command in [&["predict", "noise"][..], &["trace", "check", "noise"], &["trace", "stats", "noise"]]
        {
            let ran = folder.run(command);
            assert!((0..=2).contains(&ran.code), "seed {seed}: {}", ran.err);
            assert!(!ran.err.contains("panicked"), "seed {seed}: {}", ran.err);
            assert!(
                ran.code != 2 || ran.err.contains("error: ") && ran.err.contains("help: "),
                "seed {seed}: {}",
                ran.err
            );
        }
        let lenient = folder.run(&["predict", "noise", "--lenient"]);
        assert!(!lenient.err.contains("panicked"), "seed {seed}: {}", lenient.err);
    }
}

#[test]
fn nothing_is_a_trace_without_events() {
    let folder = Folder::new(&[("empty.std", "")]);
    let ran = folder.run(&["predict", "empty.std"]).ends_with(0);
    assert!(ran.out.contains("the input is empty"), "{}", ran.out);
    folder.run_with(&["predict", "-"], b"").ends_with(0);
    if cfg!(unix) {
        folder.run(&["predict", "/dev/null"]).ends_with(0);
    }
    let ran = folder.run(&["predict", "empty.std", "--query", "e1 < e2"]).ends_with(2);
    assert!(ran.err.contains("the trace is empty"), "{}", ran.err);
}

#[test]
fn cut_off_traces_are_used_as_far_as_they_go() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    folder.run(&["trace", "convert", "a.std", "a.tbt.gz"]).ends_with(0);
    let whole = std::fs::read(folder.path("a.tbt.gz")).expect("written");
    for length in 0..whole.len() {
        folder.write("cut", &whole[..length]);
        let ran = folder.run(&["trace", "stats", "cut"]);
        assert!((0..=2).contains(&ran.code) && !ran.err.contains("panicked"), "{length}: {}", ran.err);
    }
    folder.run(&["trace", "convert", "a.std", "a.tbt"]).ends_with(0);
    let whole = std::fs::read(folder.path("a.tbt")).expect("written");
    folder.write("cut.tbt", &whole[..whole.len() - 1]);
    let ran = folder.run(&["predict", "cut.tbt"]);
    assert!(ran.out.contains("the trace ends before it is complete"), "{}\n{}", ran.out, ran.err);
}

#[test]
fn lines_that_make_no_sense_are_named_or_skipped() {
    let folder = Folder::new(&[]);
    folder.write("a.std", [ACCOUNT, "T1 did something\n"].concat().as_bytes());
    let strict = folder.run(&["predict", "a.std"]).ends_with(2);
    assert!(strict.err.starts_with("error: cannot read a.std\n"), "{}", strict.err);
    let cause = format!("cause: line {}: expected ", ACCOUNT.lines().count() + 1);
    assert!(strict.err.contains(&cause), "{}", strict.err);
    assert!(strict.err.contains("help: `--lenient` skips"), "{}", strict.err);
    let lenient = folder.run(&["predict", "a.std", "--lenient"]).ends_with(1);
    assert!(lenient.out.contains("incomplete: 1 record was skipped"), "{}", lenient.out);
    let json = folder.run(&["predict", "a.std", "--lenient", "--output-format", "json"]).ends_with(1).json();
    assert_eq!(json["summary"]["complete"], false);
}

#[test]
fn places_without_a_trace() {
    let folder = Folder::new(&[]);
    let missing = folder.run(&["predict", "no.std"]).ends_with(2);
    assert!(missing.err.starts_with("error: cannot open no.std\n"), "{}", missing.err);
    assert!(missing.err.contains("help: check the path"), "{}", missing.err);
    let directory = folder.run(&["predict", "."]).ends_with(2);
    assert!(directory.err.starts_with("error: . is a directory\n"), "{}", directory.err);
}

#[test]
fn limits_are_named_with_their_option() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let events = folder.run(&["predict", "a.std", "--max-events", "5"]).ends_with(2);
    assert!(events.err.contains("--max-events N"), "{}", events.err);
    let bytes = folder.run(&["predict", "a.std", "--max-bytes", "100"]).ends_with(2);
    assert!(bytes.err.contains("--max-bytes N"), "{}", bytes.err);
}

#[test]
fn names_cannot_command_the_terminal() {
    let evil = "T\u{1b}[31m1|w(x\u{1b}]0;title\u{7})|a\u{1b}[2J\nT2|w(x\u{1b}]0;title\u{7})|b\n";
    let folder = Folder::new(&[("evil.std", evil)]);
    for format in FORMATS {
        let ran = folder.run(&["predict", "evil.std", "--output-format", format]).ends_with(1);
        assert!(!ran.out.contains('\u{1b}') && !ran.out.contains('\u{7}'), "{format}: {}", ran.out);
    }
    for command in [&["trace", "stats", "evil.std"], &["trace", "check", "evil.std"]] {
        let ran = folder.run(command);
        assert!(!ran.out.contains('\u{1b}'), "{}", ran.out);
    }
}
