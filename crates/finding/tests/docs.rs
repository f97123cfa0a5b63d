//! Documentation tells the truth: pages of rules are generated (`UPDATE_DOCS=1 cargo test -p finding` writes
//! them), and examples are read by the code that they explain.

use finding::rules::{ALL, index, markdown};
use finding::{Baseline, Registry, Suppressions};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

#[test]
fn docs_rules_are_up_to_date() {
    let folder = docs().join("rules");
    let mut expected: BTreeMap<String, String> =
        ALL.iter().map(|rule| (format!("{}.md", rule.name), markdown(rule))).collect();
    expected.insert("README.md".to_owned(), index(ALL));

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
    assert!(found == expected, "docs/rules is out of date; run `UPDATE_DOCS=1 cargo test -p finding`");
}

#[test]
fn examples_in_suppressions_md_are_read() {
    let page = fs::read_to_string(docs().join("suppressions.md")).expect("the page exists");
    let example = |language: &str| {
        let (_, rest) = page.split_once(&format!("```{language}\n")).expect("the page has such an example");
        rest.split_once("```").expect("the example ends").0
    };
    let suppressions =
        Suppressions::parse(example("toml"), &Registry::default()).expect("the example is right");
    assert_eq!(suppressions.entries.len(), 2);
    let baseline = Baseline::parse(example("json")).expect("the example is right");
    assert_eq!(baseline.to_json(), example("json"));
}
