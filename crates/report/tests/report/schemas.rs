//! JSON against our own schema, SARIF against the official one, the formats of services against what their
//! documentation says.

use crate::fixtures::{findings, race, reordering, stopped_early, summary};
use crate::hostile;
use finding::{Applicability, Edit, Finding, Location, Position, Repair, Span};
use report::{Format, Look, Sources, render, render_with};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn parsed(text: &str) -> Value {
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
    parsed(&docs("findings.schema.json"))
}

/// What a command prints.
fn printed(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap_or_else(|error| panic!("{program} does not run: {error}"));
    assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The official schema comes with a crate that reads SARIF; cargo knows where it put that crate. Only crates
/// for this machine are asked for, because the others may never have been downloaded.
fn official_schema() -> Value {
    let compiler = printed(&env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned()), &["-vV"]);
    let host =
        compiler.lines().find_map(|line| line.strip_prefix("host: ")).expect("the compiler knows its host");
    let arguments = ["metadata", "--format-version=1", "--offline", "--locked", "--filter-platform", host];
    let metadata = parsed(&printed(env!("CARGO"), &arguments));
    let packages = metadata["packages"].as_array().expect("cargo lists packages");
    let manifest = packages
        .iter()
        .find(|package| package["name"] == "serde-sarif")
        .and_then(|package| package["manifest_path"].as_str())
        .map(PathBuf::from)
        .expect("the crate is a dependency of this test");
    let path = manifest.with_file_name("src").join("schema.json");
    let mut schema = parsed(&fs::read_to_string(path).expect("the crate has the schema"));
    // In this edition the pattern for languages has a bracket too many; strict readers refuse it. We write no
    // languages.
    for owner in ["run", "toolComponent"] {
        let language = schema["definitions"][owner]["properties"]["language"].as_object_mut();
        language.expect("both have a language").remove("pattern");
    }
    schema
}

#[test]
fn json_matches_our_schema() {
    let schema = our_schema();
    assert_valid(&schema, &parsed(&report(Format::Json)));
    assert_valid(&schema, &parsed(&render(&[], &stopped_early(), Format::Json, &Look::default())));
}

#[test]
fn json_lines_match_our_schema() {
    let schema = json!({ "$ref": "#/$defs/finding", "$defs": our_schema()["$defs"] });
    for line in report(Format::JsonLines).lines() {
        assert_valid(&schema, &parsed(line));
    }
}

#[test]
fn the_example_in_json_md_matches_our_schema() {
    let page = docs("json.md");
    let example =
        page.split("```").nth(1).and_then(|block| block.strip_prefix("json\n")).expect("the page has one");
    assert_valid(&our_schema(), &parsed(example));
}

#[test]
fn our_schema_refuses_what_is_not_a_report() {
    let schema = our_schema();
    let validator = jsonschema::validator_for(&schema).expect("the schema is one");
    let mut wrong = parsed(&report(Format::Json));
    wrong["findings"][0]["kind"] = "mystery".into();
    assert!(!validator.is_valid(&wrong));
    let mut wrong = parsed(&report(Format::Json));
    wrong["findings"][0]["sides"][0].as_object_mut().expect("a side is an object").remove("location");
    assert!(!validator.is_valid(&wrong));
}

#[test]
fn sarif_matches_the_official_schema() {
    let schema = official_schema();
    assert_valid(&schema, &parsed(&report(Format::Sarif)));
    assert_valid(&schema, &parsed(&render(&[], &stopped_early(), Format::Sarif, &Look::default())));
}

/// What GitLab documents of Code Quality reports: every key it reads, and that fingerprints are unique.
fn gitlab_schema() -> Value {
    json!({
        "type": "array",
        "uniqueItems": true,
        "items": {
            "type": "object",
            "required": ["description", "check_name", "fingerprint", "severity", "location"],
            "additionalProperties": false,
            "properties": {
                "description": { "type": "string" },
                "check_name": { "type": "string", "minLength": 1 },
                "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}(-[0-9]+)?$" },
                "severity": { "enum": ["info", "minor", "major", "critical", "blocker"] },
                "location": {
                    "type": "object",
                    "required": ["path", "lines"],
                    "additionalProperties": false,
                    "properties": {
                        "path": { "type": "string" },
                        "lines": {
                            "type": "object",
                            "required": ["begin"],
                            "additionalProperties": false,
                            "properties": {
                                "begin": { "type": "integer", "minimum": 1 },
                                "end": { "type": "integer", "minimum": 1 },
                            },
                        },
                    },
                },
            },
        },
    })
}

/// What reviewdog documents of a diagnostic result, as far as we write it. It refuses keys it does not know.
fn rdjson_schema() -> Value {
    let object = |required: &[&str], properties: Value| {
        json!({
            "type": "object", "required": required, "properties": properties, "additionalProperties": false
        })
    };
    let severity = json!({ "enum": ["ERROR", "WARNING", "INFO"] });
    let number = json!({ "type": "integer", "minimum": 1 });
    let point = object(&["line"], json!({ "line": number, "column": number }));
    let range = object(&["start"], json!({ "start": point, "end": point }));
    let location = object(&["path"], json!({ "path": { "type": "string" }, "range": range }));
    let code = object(&["value"], json!({ "value": { "type": "string" } }));
    let suggestion = object(&["range", "text"], json!({ "range": range, "text": { "type": "string" } }));
    let related =
        object(&["message", "location"], json!({ "message": { "type": "string" }, "location": location }));
    let diagnostic = object(
        &["message", "location", "severity", "code"],
        json!({
            "message": { "type": "string" }, "location": location, "severity": severity, "code": code,
            "suggestions": { "type": "array", "items": suggestion },
            "related_locations": { "type": "array", "items": related },
        }),
    );
    let source = object(&["name"], json!({ "name": { "type": "string" } }));
    let diagnostics = json!({ "type": "array", "items": diagnostic });
    object(
        &["source", "diagnostics"],
        json!({ "source": source, "severity": severity, "diagnostics": diagnostics }),
    )
}

#[test]
fn gitlab_and_rdjson_match_what_is_documented() {
    for (format, schema) in [(Format::Gitlab, gitlab_schema()), (Format::Rdjson, rdjson_schema())] {
        assert_valid(&schema, &parsed(&report(format)));
        assert_valid(&schema, &parsed(&render(&[], &stopped_early(), format, &Look::default())));
        for name in hostile::NAMES {
            assert_valid(&schema, &parsed(&hostile::report(name, format, &Look::default())));
        }
    }
}

#[test]
fn gitlab_fingerprints_are_unique_and_the_first_is_ours() {
    let twice = [race(), race(), race()];
    let issues = parsed(&render(&twice, &summary(), Format::Gitlab, &Look::default()));
    let own = race().fingerprint().digits();
    let prints: Vec<&str> = (0..3).filter_map(|at| issues[at]["fingerprint"].as_str()).collect();
    assert_eq!(prints, [own.clone(), format!("{own}-2"), format!("{own}-3")]);
}

#[test]
fn hostile_names_break_no_schema() {
    let (ours, official) = (our_schema(), official_schema());
    for name in hostile::NAMES {
        assert_valid(&ours, &parsed(&hostile::report(name, Format::Json, &Look::default())));
        assert_valid(&official, &parsed(&hostile::report(name, Format::Sarif, &Look::default())));
    }
}

/// The standard wants every flow to have steps.
#[test]
fn sarif_without_steps_has_no_flow() {
    let mut finding = race();
    finding.evidence = vec![reordering(&["T1"], "", "skip 3")];
    let log = parsed(&render(&[finding], &summary(), Format::Sarif, &Look::default()));
    assert_valid(&official_schema(), &log);
    assert_eq!(log["runs"][0]["results"][0].get("codeFlows"), None);
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

/// A finding that can be mended at two places of its file, behind letters that are several bytes long.
fn mended() -> (Finding, Sources) {
    let text = "class Käse {\n    object größe = new object(); int n;\n    void F() { n++; }\n}\n";
    let span = |from: (u32, u32), to: (u32, u32)| {
        let at = |(line, column)| Position::at(line, column).expect("counted from 1");
        Span { path: "src/Kaese.cs".into(), start: at(from), end: Some(at(to)) }
    };
    let edit = |span: Span, text: &str| Edit { span, text: text.to_owned() };
    let mut finding = race();
    finding.primary.location = Location::Source(span((2, 38), (2, 39)));
    finding.repair = Some(Repair {
        title: "count in one step".into(),
        applicability: Applicability::Safe,
        edits: vec![
            edit(span((2, 12), (2, 17)), "size"),
            edit(span((3, 16), (3, 19)), "Interlocked.Increment(ref n)"),
        ],
        group: None,
    });
    (finding, [("src/Kaese.cs", text)].into_iter().collect())
}

#[test]
fn repairs_are_fixes_in_sarif_and_suggestions_for_reviewdog() {
    let (finding, sources) = mended();
    let shown = |format| {
        parsed(&render_with(std::slice::from_ref(&finding), &summary(), &sources, format, &Look::default()))
    };
    let log = shown(Format::Sarif);
    assert_valid(&official_schema(), &log);
    let change = &log["runs"][0]["results"][0]["fixes"][0]["artifactChanges"][0];
    assert_eq!(
        change["replacements"][1],
        json!({
            "deletedRegion": { "startLine": 3, "startColumn": 16, "endLine": 3, "endColumn": 19 },
            "insertedContent": { "text": "Interlocked.Increment(ref n)" },
        })
    );
    let outcome = shown(Format::Rdjson);
    assert_valid(&rdjson_schema(), &outcome);
    assert_eq!(
        outcome["diagnostics"][0]["suggestions"],
        json!([{
            "range": { "start": { "line": 2, "column": 12 }, "end": { "line": 3, "column": 19 } },
            "text": "size = new object(); int n;\n    void F() { Interlocked.Increment(ref n)",
        }])
    );
    // Two letters before the place are two bytes long.
    assert_eq!(outcome["diagnostics"][0]["location"]["range"]["start"], json!({ "line": 2, "column": 40 }));
}

#[test]
fn repairs_of_other_files_are_no_suggestions() {
    let (mut finding, sources) = mended();
    if let Some(repair) = &mut finding.repair {
        repair.edits[1].span.path = "src/Other.cs".into();
    }
    let text = render_with(&[finding], &summary(), &sources, Format::Rdjson, &Look::default());
    assert_eq!(parsed(&text)["diagnostics"][0].get("suggestions"), None);
}
