//! The pages in `docs/rules` are generated from the rules. `UPDATE_DOCS=1 cargo test -p finding` writes them.

use finding::rules::{ALL, index, markdown};
use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs};

#[test]
fn docs_rules_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
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
