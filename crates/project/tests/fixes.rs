//! `fixtures/fixes/<rule>/before.cs` becomes `after.cs`, to the last byte, and the rule finds nothing there any more. Every
//! rule that says that it can be fixed has such a pair. `unsafe-before.cs` becomes `unsafe-after.cs` if unsafe fixes are asked
//! for; `refused.cs` stays as it is even then, although the rule finds something there. `UPDATE_EXPECT=1` writes the files
//! that are to come out; read them line by line.

use finding::Applicability;
use finding::rules::Fix;
use project::{CheckOptions, Fixed, Jobs, Plan, Reader, all_rules};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fixes")
}

/// The rules with fixtures, each in a folder of its own.
fn folders() -> BTreeSet<String> {
    let entries = fs::read_dir(fixtures()).expect("the fixtures are part of the project");
    let entries = entries.map(|entry| entry.expect("a readable entry"));
    let folders = entries.filter(|entry| entry.path().is_dir());
    folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
}

/// Fixes the fixtures of this name of some rules at once, each with its own rule alone.
fn fixed(folder: &Path, rules: &[&str], name: &str, least: Applicability) -> Fixed {
    let mut config = String::from("select = []\n");
    for rule in rules {
        let _ = writeln!(config, "[per-path.\"{rule}/**\"]\nselect = [\"{rule}\"]");
        fs::create_dir(folder.join(rule)).expect("a new folder");
        fs::copy(fixtures().join(rule).join(name), folder.join(rule).join("Code.cs")).expect("copied");
    }
    fs::write(folder.join("threadbare.toml"), config).expect("written");
    let mut plan = Plan::new(&[folder.to_owned()], &CheckOptions::default()).expect("a plan");
    plan.fix(least, &mut Reader::default(), Jobs(2), &|_| ()).expect("it can be checked")
}

/// The rules that have a fixture of this name.
fn rules_with(name: &str) -> Vec<&'static str> {
    let names = all_rules().rules().iter().map(|rule| rule.name).collect::<Vec<_>>();
    names.into_iter().filter(|rule| fixtures().join(rule).join(name).exists()).collect()
}

fn compare(rules: &[&str], (before, after): (&str, &str), least: Applicability) {
    let folder = tempfile::tempdir().expect("a folder");
    let fixed = fixed(folder.path(), rules, before, least);
    fixed.write().expect("the files can be written");
    let mut wrong = String::new();
    for finding in &fixed.checked.findings {
        let _ = writeln!(wrong, "{} is still there: {}", finding.rule.name, finding.primary.location);
    }
    for rule in rules {
        let found = fs::read(folder.path().join(rule).join("Code.cs")).expect("still there");
        let expected = fixtures().join(rule).join(after);
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&expected, &found).expect("written");
        }
        if fs::read(expected).ok().as_ref() != Some(&found) {
            let _ = writeln!(wrong, "{rule}: {after} should be\n{}", String::from_utf8_lossy(&found));
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

fn rules_with_fix(fix: Fix) -> Vec<&'static str> {
    all_rules().rules().iter().filter(|rule| rule.fix == fix).map(|rule| rule.name).collect()
}

#[test]
fn safe_fixes_do_what_the_fixtures_say() {
    compare(&rules_with_fix(Fix::Sometimes), ("before.cs", "after.cs"), Applicability::Safe);
}

#[test]
fn unsafe_fixes_do_what_the_fixtures_say() {
    compare(&rules_with_fix(Fix::Unsafe), ("before.cs", "after.cs"), Applicability::Unsafe);
    let names = ("unsafe-before.cs", "unsafe-after.cs");
    compare(&rules_with("unsafe-before.cs"), names, Applicability::Unsafe);
}

#[test]
fn what_cannot_be_mended_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let rules = rules_with("refused.cs");
    let fixed = fixed(folder.path(), &rules, "refused.cs", Applicability::Unsafe);
    let changed: Vec<&str> = fixed.files.iter().map(|file| file.after.as_str()).collect();
    assert!(changed.is_empty(), "{}", changed.join("\n"));
    for rule in rules {
        let is_found = fixed.checked.findings.iter().any(|finding| finding.rule.name == rule);
        assert!(is_found, "{rule} finds nothing in refused.cs");
    }
}

#[test]
fn rules_with_a_fix_have_fixtures_and_no_others() {
    let registry = all_rules();
    let fixable = registry.rules().iter().filter(|rule| rule.fix != Fix::Never);
    let names: BTreeSet<String> = fixable.map(|rule| rule.name.to_owned()).collect();
    assert_eq!(folders(), names);
}
