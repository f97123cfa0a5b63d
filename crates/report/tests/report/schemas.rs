//! JSON against our own schema, SARIF against the official one.

use crate::fixtures::{findings, stopped_early, summary};
use report::{Format, Look, render};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("this is JSON")
}

fn assert_valid(schema: &Value, instance: &Value) {
    let validator =
        jsonschema::options().should_validate_formats(true).build(schema).expect("the schema is one");
    let errors: Vec<String> =
        validator.iter_errors(instance).map(|error| format!("{}: {error}", error.instance_path())).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

fn report(format: Format) -> String {
    render(&findings(), &summary(), format, &Look::default())
}

fn docs(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    fs::read_to_string(path).expect("the page is in docs")
}

fn our_schema() -> Value {
    json(&docs("findings.schema.json"))
}

/// The official schema comes with a crate that reads SARIF; cargo knows where it put that crate.
fn official_schema() -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--offline", "--locked", "--manifest-path"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"))
        .output()
        .expect("cargo runs, it runs this test");
    let metadata = json(&String::from_utf8_lossy(&output.stdout));
    let packages = metadata["packages"].as_array().expect("cargo lists packages");
    let manifest = packages
        .iter()
        .find(|package| package["name"] == "serde-sarif")
        .and_then(|package| package["manifest_path"].as_str())
        .map(PathBuf::from)
        .expect("the crate is a dependency of this test");
    let path = manifest.with_file_name("src").join("schema.json");
    let mut schema = json(&fs::read_to_string(path).expect("the crate has the schema"));
    // In this edition the pattern for languages has a bracket too many; strict readers refuse it. We write no languages.
    for owner in ["run", "toolComponent"] {
        let language = schema["definitions"][owner]["properties"]["language"].as_object_mut();
        language.expect("both have a language").remove("pattern");
    }
    schema
}

#[test]
fn json_matches_our_schema() {
    let schema = our_schema();
    assert_valid(&schema, &json(&report(Format::Json)));
    assert_valid(&schema, &json(&render(&[], &stopped_early(), Format::Json, &Look::default())));
}

#[test]
fn json_lines_match_our_schema() {
    let mut schema = our_schema();
    // A line is one item of the list.
    let item = schema["properties"]["findings"]["items"].clone();
    let top = schema.as_object_mut().expect("a schema is an object");
    for key in ["type", "properties", "required", "additionalProperties"] {
        top.remove(key);
    }
    top.extend(item.as_object().expect("an item is described by an object").clone());
    for line in report(Format::JsonLines).lines() {
        assert_valid(&schema, &json(line));
    }
}

#[test]
fn the_example_in_json_md_matches_our_schema() {
    let page = docs("json.md");
    let example =
        page.split("```").nth(1).and_then(|block| block.strip_prefix("json\n")).expect("the page has one");
    assert_valid(&our_schema(), &json(example));
}

#[test]
fn our_schema_refuses_what_is_not_a_report() {
    let schema = our_schema();
    let validator = jsonschema::validator_for(&schema).expect("the schema is one");
    let mut wrong = json(&report(Format::Json));
    wrong["findings"][0]["kind"] = "mystery".into();
    assert!(!validator.is_valid(&wrong));
    let mut wrong = json(&report(Format::Json));
    wrong["findings"][0]["sides"][0].as_object_mut().expect("a side is an object").remove("location");
    assert!(!validator.is_valid(&wrong));
}

#[test]
fn sarif_matches_the_official_schema() {
    let schema = official_schema();
    assert_valid(&schema, &json(&report(Format::Sarif)));
    assert_valid(&schema, &json(&render(&[], &stopped_early(), Format::Sarif, &Look::default())));
}

#[test]
fn sarif_is_read_by_others() {
    let log: serde_sarif::sarif::Sarif =
        serde_json::from_str(&report(Format::Sarif)).expect("a peer reads it");
    let run = &log.runs[0];
    let rules = run.tool.driver.rules.as_ref().expect("rules are described");
    for result in run.results.as_ref().expect("there are results") {
        let index =
            result.rule_index.and_then(|index| usize::try_from(index).ok()).expect("results point at rules");
        assert_eq!(Some(&rules[index].id), result.rule_id.as_ref());
    }
}
