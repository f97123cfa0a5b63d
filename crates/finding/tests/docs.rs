//! Documentation tells the truth: examples are read by the code that they explain.

use finding::{Baseline, Registry, Suppressions};
use std::fs;
use std::path::{Path, PathBuf};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
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
