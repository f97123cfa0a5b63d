//! The pages of all rules are generated: `UPDATE_DOCS=1 cargo test -p project` writes them.

use finding::rules::{index, markdown};
use project::all_rules;
use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

#[test]
fn docs_rules_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let rules = all_rules();
    let mut expected: BTreeMap<String, String> =
        rules.rules().iter().map(|rule| (format!("{}.md", rule.name), markdown(rule))).collect();
    expected.insert("README.md".to_owned(), index(rules.rules().iter().copied()));

    if env::var_os("UPDATE_DOCS").is_some() {
        fs::create_dir_all(&folder).expect("the folder can be made");
        for (name, text) in &expected {
            fs::write(folder.join(name), text).expect("the page can be written");
        }
    }
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(&folder).expect("docs/rules exists") {
        let entry = entry.expect("its entries can be read");
        let text = fs::read_to_string(entry.path()).expect("a page is text");
        found.insert(entry.file_name().to_string_lossy().into_owned(), text);
    }
    assert!(found == expected, "docs/rules is out of date; run `UPDATE_DOCS=1 cargo test -p project`");
}

/// Each engine numbers its own rules, and only here do they meet.
#[test]
fn codes_and_names_are_given_once() {
    let mut owners: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for rule in all_rules().rules() {
        for id in [rule.code, rule.name] {
            owners.entry(id.to_lowercase()).or_default().push(rule.name);
        }
    }
    owners.retain(|_, rules| rules.len() > 1);
    assert_eq!(owners, BTreeMap::new());
}
