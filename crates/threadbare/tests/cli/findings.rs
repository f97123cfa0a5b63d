//! Baselines, suppressions, and how much is shown.

use super::{ACCOUNT, Folder};

#[test]
fn a_baseline_hides_what_it_knows_and_tells_what_is_gone() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let written = folder.run(&["predict", "a.std", "--write-baseline", "known.json"]).ends_with(0);
    assert!(written.out.contains("No findings (2 in the baseline)."), "{}", written.out);
    let known = folder.run(&["predict", "a.std", "--baseline", "known.json"]).ends_with(0);
    assert!(known.out.contains("2 in the baseline"), "{}", known.out);
    let fewer = folder.run(&["predict", "a.std", "--baseline", "known.json", "--only", "races"]).ends_with(0);
    assert!(
        fewer.out.contains("1 finding is in the baseline known.json and not here any more"),
        "{}",
        fewer.out
    );
    folder.run(&["predict", "a.std", "--only", "races", "--write-baseline", "known.json"]).ends_with(0);
    let new = folder.run(&["predict", "a.std", "--baseline", "known.json"]).ends_with(1);
    assert!(new.out.contains("error[deadlock]") && !new.out.contains("error[data-race]"), "{}", new.out);
}

#[test]
fn suppressions_need_a_match_and_are_told_when_they_have_none() {
    let folder = Folder::new(&[
        ("a.std", ACCOUNT),
        (
            "quiet.toml",
            "[[suppress]]\nrule = \"data-race\"\nreason = \"a statistic\"\n\n\
             [[suppress]]\nobject = \"nobody\"\nreason = \"left over\"\n",
        ),
        ("broken.toml", "[[suppress]]\nrul = \"data-race\"\n"),
    ]);
    let ran = folder.run(&["predict", "a.std", "--suppressions", "quiet.toml"]).ends_with(1);
    assert!(!ran.out.contains("error[data-race]") && ran.out.contains("1 suppressed"), "{}", ran.out);
    assert!(ran.out.contains("quiet.toml:5: this suppression matches nothing; delete it"), "{}", ran.out);
    let broken = folder.run(&["predict", "a.std", "--suppressions", "broken.toml"]).ends_with(2);
    assert!(
        broken.err.contains("broken.toml:2:1: unknown key \"rul\"; did you mean `rule`?"),
        "{}",
        broken.err
    );
    assert!(broken.err.contains("help: "), "{}", broken.err);
}

#[test]
fn missing_and_broken_files_are_errors_before_the_trace_is_read() {
    let folder = Folder::new(&[("not.json", "{")]);
    for arguments in [["--baseline", "no.json"], ["--baseline", "not.json"], ["--suppressions", "no.toml"]] {
        let ran = folder.run(&[&["predict", "no.std"], arguments.as_slice()].concat()).ends_with(2);
        assert!(ran.err.contains(arguments[1]) && ran.err.contains("help: "), "{}", ran.err);
    }
}

#[test]
fn at_most_so_many_are_shown_and_the_rest_is_counted() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let ran = folder.run(&["predict", "a.std", "--max-findings", "1"]).ends_with(1);
    assert!(ran.out.contains("1 more finding is not shown because of `--max-findings 1`"), "{}", ran.out);
    let concise = ["predict", "a.std", "--max-findings", "1", "--output-format", "concise"];
    let ran = folder.run(&concise).ends_with(1);
    assert_eq!(ran.out.lines().count(), 1);
    assert!(ran.err.starts_with("note: 1 more finding"), "{}", ran.err);
    assert_eq!(folder.run(&[&concise[..], &["--quiet"]].concat()).ends_with(1).err, "");
}

#[test]
fn quiet_says_findings_alone_and_verbose_says_more() {
    let folder = Folder::new(&[("a.std", ACCOUNT)]);
    let quiet = folder.run(&["-q", "predict", "a.std"]).ends_with(1);
    assert!(quiet.out.ends_with("Found 2 errors.\n"), "{}", quiet.out);
    let nothing = folder.run(&["-q", "predict", "a.std", "--only", "atomicity"]).ends_with(0);
    assert_eq!((nothing.out.as_str(), nothing.err.as_str()), ("", ""));
    let verbose = folder.run(&["predict", "a.std", "-v"]).ends_with(1);
    assert!(verbose.err.contains("info: read 33 events of a.std (std, compression none)"), "{}", verbose.err);
}
