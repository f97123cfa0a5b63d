//! Formats, files, colours, and the commands that explain.

use super::{ACCOUNT, FORK_JOIN, Folder, ended, exists};
use std::process::Stdio;

#[test]
fn json_says_all_of_it() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let json = folder.run(&["predict", "a.std", "--output-format", "json"]).ends_with(1).json();
    let race = &json["findings"][0];
    assert_eq!(race["rule"], "data-race");
    assert_eq!(race["kind"], "race");
    assert_eq!(race["severity"], "error");
    assert_eq!(race["sides"][0]["location"]["source"]["path"], "Account.java");
    assert_eq!(race["sides"][1]["thread"]["origin"]["creator"], "main");
    assert_eq!(race["evidence"][0]["rung"], "reordering");
    assert_eq!(json["summary"]["counts"]["events"], 33);
    assert_eq!(json["summary"]["counts"]["rejected"], 0);
    let lines = folder.run(&["predict", "a.std", "--output-format", "json-lines"]).ends_with(1).out;
    let rules: Vec<String> = lines
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).expect("JSON")["rule"].to_string())
        .collect();
    assert_eq!(rules, ["\"data-race\"", "\"deadlock\""]);
}

#[test]
fn sarif_and_annotations() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let sarif = folder.run(&["predict", "a.std", "--output-format", "sarif"]).ends_with(1).json();
    assert_eq!(sarif["version"], "2.1.0");
    assert_eq!(sarif["runs"][0]["results"].as_array().map(Vec::len), Some(2));
    let github = folder.run(&["predict", "a.std", "--output-format", "github"]).ends_with(1).out;
    assert!(github.starts_with("::error file=Account.java,line=20"), "{github}");
}

#[test]
fn formats_of_services_name_the_place_and_the_rule() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let report = |format| folder.run(&["predict", "a.std", "--output-format", format]).ends_with(1);
    let gitlab = report("gitlab").json();
    assert_eq!(gitlab[0]["location"]["path"], "Account.java");
    assert_eq!(gitlab[0]["check_name"], "data-race");
    let rdjson = report("rdjson").json();
    assert_eq!(rdjson["diagnostics"][0]["location"]["range"]["start"]["line"], 20);
    for (format, start) in [
        ("azure", "##vso[task.logissue type=error;sourcepath=Account.java;linenumber=20;code=TB1001;]T1 "),
        ("pylint", "Account.java:20: [TB1001(data-race), c.lastDeposit] T1 "),
        ("grouped", "Account.java\n"),
        ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"threadbare\" tests=\"2\""),
        ("html", "<!DOCTYPE html>\n"),
    ] {
        let out = report(format).out;
        assert!(out.starts_with(start), "{format}: {out}");
    }
}

#[test]
fn statistics_count_instead_of_showing() {
    let folder = Folder::new(&[("a.std", ACCOUNT), ("good.std", FORK_JOIN)]);
    let counted = folder.run(&["predict", "a.std", "--statistics"]).ends_with(1);
    assert_eq!(counted.out, "1  TB1001  data-race\n1  TB2001  deadlock\n");
    let json =
        folder.run(&["predict", "a.std", "--statistics", "--output-format", "json"]).ends_with(1).json();
    assert_eq!(json[1]["rule"], "deadlock");
    assert_eq!((&json[1]["count"], &json[1]["fixable"]), (&1.into(), &0.into()));
    assert_eq!(folder.run(&["predict", "good.std", "--statistics"]).ends_with(0).out, "");
    let sarif = folder.run(&["predict", "no.std", "--statistics", "--output-format", "sarif"]).ends_with(2);
    assert!(sarif.err.contains("cannot be written as `sarif`"), "{}", sarif.err);
    folder.run(&["predict", "a.std", "--statistics", "--max-findings", "1"]).ends_with(2);
}

#[test]
fn a_file_is_written_completely_or_not_at_all() {
    let folder = Folder::new(&[("a.std", ACCOUNT), ("report.json", "old")]);
    let arguments = ["predict", "a.std", "--output-format", "json", "--output", "report.json"];
    let ran = folder.run(&arguments).ends_with(1);
    assert_eq!(ran.out, "");
    let json: serde_json::Value = serde_json::from_str(&folder.read("report.json")).expect("JSON");
    assert_eq!(json["findings"].as_array().map(Vec::len), Some(2));
    folder.run(&["predict", "missing.std", "--output", "other.json"]).ends_with(2);
    folder.run(&["predict", "a.std", "--output", "no/folder/report.json"]).ends_with(2);
    assert_eq!(folder.names("."), ["a.std", "report.json"]);
}

#[test]
fn colours_are_for_those_who_want_them() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let arguments = ["predict", "a.std"];
    let is_coloured = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = folder.command(arguments);
        command.stdin(Stdio::null()).envs(variables.iter().copied());
        ended(&mut command).ends_with(1).out.contains("\u{1b}[")
    };
    assert!(!is_coloured(&arguments, &[]));
    assert!(is_coloured(&arguments, &[("CLICOLOR_FORCE", "1")]));
    assert!(!is_coloured(&arguments, &[("CLICOLOR_FORCE", "0")]));
    assert!(!is_coloured(&arguments, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    let always = [&arguments[..], &["--color", "always"]].concat();
    assert!(is_coloured(&always, &[("NO_COLOR", "1")]));
    let never = [&arguments[..], &["--color", "never"]].concat();
    assert!(!is_coloured(&never, &[("CLICOLOR_FORCE", "1")]));
}

#[test]
fn width_is_kept() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let narrow = folder.run(&["predict", "a.std", "--width", "60"]).ends_with(1).out;
    let longest = narrow.lines().map(|line| line.chars().count()).max();
    assert!(longest <= Some(60), "{longest:?}\n{narrow}");
    folder.run(&["predict", "a.std", "--width", "1"]).ends_with(2);
}

#[test]
fn rules_are_listed_and_explained() {
    let folder = Folder::new(&[]);
    let table = folder.run(&["rules"]).ends_with(0).out;
    assert!(table.contains("data-race") && table.contains("TB2001"), "{table}");
    let json = folder.run(&["rules", "--output-format", "json"]).ends_with(0).json();
    assert_eq!(json[0]["code"], "TB1001");
    let page = folder.run(&["explain", "deadlock"]).ends_with(0).out;
    assert!(page.contains("deadlock (TB2001)"), "{page}");
    assert_eq!(folder.run(&["explain", "tb2001"]).ends_with(0).out, page);
    let unknown = folder.run(&["explain", "dedlock"]).ends_with(2);
    assert!(
        unknown.err.starts_with("error: no rule is called \"dedlock\"; did you mean `deadlock`?"),
        "{}",
        unknown.err
    );
    assert!(unknown.err.contains("help: "), "{}", unknown.err);
}

#[test]
fn completions_and_manual_pages() {
    let folder = Folder::new(&[]);
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = folder.run(&["completions", shell]).ends_with(0).out;
        assert!(script.contains("predict") && script.contains("convert"), "{shell}");
    }
    let page = folder.run(&["man"]).ends_with(0).out;
    assert!(page.contains(".TH threadbare 1"), "{page}");
    folder.run(&["man", "man/man1"]).ends_with(0);
    let names = folder.names("man/man1");
    for page in ["threadbare.1", "threadbare-predict.1", "threadbare-trace-cut.1"] {
        assert!(names.iter().any(|name| name == page), "{page} is not among {names:?}");
    }
}

#[test]
fn help_teaches_and_usage_errors_end_with_two() {
    let folder = Folder::new(&[]);
    for arguments in
        [&["--help"][..], &["predict", "--help"], &["trace", "--help"], &["trace", "cut", "--help"]]
    {
        let help = folder.run(arguments).ends_with(0).out;
        assert!(help.contains("Examples:"), "{help}");
    }
    assert!(folder.run(&["--version"]).ends_with(0).out.starts_with("threadbare "));
    for arguments in
        [&[][..], &["predict"], &["predict", "a", "--engine", "magic"], &["frobnicate"], &["trace"]]
    {
        folder.run(arguments).ends_with(2);
    }
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    let folder = Folder::new(&[]);
    let trace = "T1|w(x)|1\n".repeat(200_000);
    folder.write("long.std", trace.as_bytes());
    let mut command = folder.command(&["trace", "convert", "long.std", "-", "--to", "std"]);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
}

#[cfg(unix)]
#[test]
fn devices_are_written_to_and_stay_devices() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    folder.run(&["predict", "a.std", "--output", "/dev/null"]).ends_with(1);
    assert!(exists(std::path::Path::new("/dev/null")) && !std::path::Path::new("/dev/null").is_file());
}
