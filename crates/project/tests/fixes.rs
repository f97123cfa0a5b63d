//! `fixtures/fixes/<rule>/before.cs` becomes `after.cs`, to the last byte, and the rule finds nothing there any more. Every
//! rule that says that it can be fixed has such a pair. `UPDATE_EXPECT=1` writes the second file; read it line by line.

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

/// Fixes all fixtures of rules with such fixes at once, each with its own rule alone.
fn fixed(folder: &Path, rules: &[&str], least: Applicability) -> Fixed {
    let mut config = String::from("select = []\n");
    for rule in rules {
        let _ = writeln!(config, "[per-path.\"{rule}/**\"]\nselect = [\"{rule}\"]");
        fs::create_dir(folder.join(rule)).expect("a new folder");
        fs::copy(fixtures().join(rule).join("before.cs"), folder.join(rule).join("Code.cs")).expect("copied");
    }
    fs::write(folder.join("threadbare.toml"), config).expect("written");
    let mut plan = Plan::new(&[folder.to_owned()], &CheckOptions::default()).expect("a plan");
    plan.fix(least, &mut Reader::default(), Jobs(2), &|_| ()).expect("it can be checked")
}

fn compare(fix: Fix, least: Applicability) {
    let registry = all_rules();
    let rules: Vec<&str> =
        registry.rules().iter().filter(|rule| rule.fix == fix).map(|rule| rule.name).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let fixed = fixed(folder.path(), &rules, least);
    fixed.write().expect("the files can be written");
    let mut wrong = String::new();
    for finding in &fixed.checked.findings {
        let _ = writeln!(wrong, "{} is still there: {}", finding.rule.name, finding.primary.location);
    }
    for rule in rules {
        let found = fs::read(folder.path().join(rule).join("Code.cs")).expect("still there");
        let expected = fixtures().join(rule).join("after.cs");
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            fs::write(&expected, &found).expect("written");
        }
        if fs::read(expected).ok().as_ref() != Some(&found) {
            let _ = writeln!(wrong, "{rule}: after.cs should be\n{}", String::from_utf8_lossy(&found));
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn safe_fixes_do_what_the_fixtures_say() {
    compare(Fix::Sometimes, Applicability::Safe);
}

#[test]
fn unsafe_fixes_do_what_the_fixtures_say() {
    compare(Fix::Unsafe, Applicability::Unsafe);
}

#[test]
fn rules_with_a_fix_have_fixtures_and_no_others() {
    let registry = all_rules();
    let fixable = registry.rules().iter().filter(|rule| rule.fix != Fix::Never);
    let names: BTreeSet<String> = fixable.map(|rule| rule.name.to_owned()).collect();
    assert_eq!(folders(), names);
}
