//! The part of SARIF 2.1.0 that is written here. Names are those of the standard, apart from words that Rust
//! or this crate uses otherwise. What is empty is left out, because the standard knows no `null`.

use crate::Count;
use serde::Serialize;
use std::collections::BTreeMap;
use std::num::NonZeroU32;

#[derive(Serialize)]
pub(super) struct Log<'a> {
    #[serde(rename = "$schema")]
    pub(super) schema: &'static str,
    pub(super) version: &'static str,
    pub(super) runs: [Run<'a>; 1],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Run<'a> {
    pub(super) tool: Tool<'a>,
    pub(super) invocations: [Invocation; 1],
    pub(super) column_kind: &'static str,
    pub(super) results: Vec<Reported<'a>>,
    pub(super) properties: RunProperties<'a>,
}

#[derive(Serialize)]
pub(super) struct RunProperties<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) input: Option<&'a str>,
    #[serde(serialize_with = "crate::json::counts")]
    pub(super) counts: &'a [Count],
}

#[derive(Serialize)]
pub(super) struct Tool<'a> {
    pub(super) driver: Driver<'a>,
}

#[derive(Serialize)]
pub(super) struct Driver<'a> {
    pub(super) name: &'a str,
    pub(super) version: &'a str,
    pub(super) rules: Vec<Descriptor>,
}

/// `reportingDescriptor`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Descriptor {
    pub(super) id: &'static str,
    pub(super) name: &'static str,
    pub(super) short_description: Text,
    pub(super) help: Help,
    pub(super) default_configuration: Configuration,
    pub(super) properties: Tags,
}

#[derive(Serialize)]
pub(super) struct Help {
    pub(super) text: String,
    pub(super) markdown: &'static str,
}

#[derive(Serialize)]
pub(super) struct Configuration {
    pub(super) level: &'static str,
}

#[derive(Serialize)]
pub(super) struct Tags {
    pub(super) tags: Vec<String>,
}

/// `message`.
#[derive(Serialize)]
pub(super) struct Text {
    pub(super) text: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Invocation {
    pub(super) execution_successful: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) tool_execution_notifications: Vec<Notification>,
}

#[derive(Serialize)]
pub(super) struct Notification {
    pub(super) level: &'static str,
    pub(super) message: Text,
}

/// `result`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Reported<'a> {
    pub(super) rule_id: &'static str,
    pub(super) rule_index: usize,
    pub(super) level: &'static str,
    pub(super) message: Text,
    pub(super) locations: [Location; 1],
    pub(super) related_locations: Vec<Location>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) stacks: Vec<Stack>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) code_flows: Vec<CodeFlow<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) fixes: Vec<Fix>,
    pub(super) partial_fingerprints: BTreeMap<String, String>,
    pub(super) occurrence_count: u64,
    pub(super) properties: Facts<'a>,
}

/// `fix`: edits that remove the result.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Fix {
    pub(super) description: Text,
    pub(super) artifact_changes: Vec<ArtifactChange>,
    pub(super) properties: FixFacts,
}

#[derive(Serialize)]
pub(super) struct FixFacts {
    pub(super) applicability: &'static str,
}

/// `artifactChange`: the edits of one file.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ArtifactChange {
    pub(super) artifact_location: Artifact,
    pub(super) replacements: Vec<Replacement>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Replacement {
    pub(super) deleted_region: Region,
    pub(super) inserted_content: Inserted,
}

/// `artifactContent`: text as it is, braces and all.
#[derive(Serialize)]
pub(super) struct Inserted {
    pub(super) text: String,
}

/// What SARIF has no word for.
#[derive(Serialize)]
pub(super) struct Facts<'a> {
    pub(super) kind: &'static str,
    pub(super) evidence: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) object: Option<&'a [String]>,
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    pub(super) notes: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) help: Option<&'a str>,
}

#[derive(Serialize, Default)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::struct_field_names, reason = "the standard names them so")]
pub(super) struct Location {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) physical_location: Option<Physical>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) logical_locations: Vec<Logical>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) message: Option<Text>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Physical {
    pub(super) artifact_location: Artifact,
    pub(super) region: Region,
}

#[derive(Serialize)]
pub(super) struct Artifact {
    pub(super) uri: String,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Region {
    pub(super) start_line: NonZeroU32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) start_column: Option<NonZeroU32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) end_line: Option<NonZeroU32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) end_column: Option<NonZeroU32>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Logical {
    pub(super) name: String,
    pub(super) fully_qualified_name: String,
    pub(super) kind: &'static str,
}

#[derive(Serialize)]
pub(super) struct Stack {
    pub(super) message: Text,
    pub(super) frames: Vec<StackFrame>,
}

#[derive(Serialize)]
pub(super) struct StackFrame {
    pub(super) location: Location,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct CodeFlow<'a> {
    pub(super) message: Text,
    pub(super) thread_flows: Vec<ThreadFlow<'a>>,
}

#[derive(Serialize)]
pub(super) struct ThreadFlow<'a> {
    pub(super) id: &'a str,
    pub(super) locations: Vec<FlowStep>,
}

/// `threadFlowLocation`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FlowStep {
    pub(super) location: Location,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub(super) state: BTreeMap<String, Text>,
    pub(super) execution_order: u64,
    pub(super) importance: &'static str,
}
