//! The JSON schema of `threadbare.toml`, for editors that complete and check while one types.

use super::keys::{self, Key, Takes};
use super::{Level, Vocabulary};
use finding::rules::{self, OptionValue};
use serde_json::{Map, Value, json};

/// The schema as it stands in `docs/threadbare.schema.json`.
pub fn schema(vocabulary: Vocabulary<'_>) -> String {
    let mut document = table(&keys::ALL, vocabulary);
    document["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    document["title"] = json!("threadbare.toml");
    let mut text =
        serde_json::to_string_pretty(&document).expect("strings and numbers always have a JSON form");
    text.push('\n');
    text
}

fn table(keys: &[Key], vocabulary: Vocabulary<'_>) -> Value {
    let property = |key: &Key| {
        let mut property = value(key.takes, vocabulary);
        property["description"] =
            json!(format!("{}. Default: {}.", capital(key.doc), key.default.replace('`', "")));
        (key.name.to_owned(), property)
    };
    let properties: Map<String, Value> = keys.iter().map(property).collect();
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}

fn value(takes: Takes, vocabulary: Vocabulary<'_>) -> Value {
    let texts = || json!({ "type": "array", "items": { "type": "string" } });
    match takes {
        Takes::Selectors | Takes::Patterns | Takes::Texts | Takes::Paths => texts(),
        Takes::Path => json!({ "type": "string" }),
        Takes::Format => json!({ "enum": vocabulary.formats }),
        Takes::Count => json!({ "type": "integer", "minimum": 1 }),
        Takes::Word(words) => json!({ "enum": words }),
        Takes::Levels => json!({ "type": "object", "additionalProperties": { "enum": Level::WORDS } }),
        Takes::PerPath(keys) => json!({ "type": "object", "additionalProperties": table(keys, vocabulary) }),
        Takes::Table(keys) => table(keys, vocabulary),
        Takes::RuleOptions => rule_options(vocabulary),
    }
}

/// Rules without options take an empty table; rules may also be called by code or alias.
fn rule_options(vocabulary: Vocabulary<'_>) -> Value {
    let of_rule = |rule: &&'static finding::Rule| {
        let options: Map<String, Value> =
            rule.options.iter().map(|option| (option.name.to_owned(), option_value(option))).collect();
        let table = json!({ "type": "object", "properties": options, "additionalProperties": false });
        (rule.name.to_owned(), table)
    };
    let rules: Map<String, Value> = vocabulary.rules.rules().iter().map(of_rule).collect();
    json!({ "type": "object", "properties": rules, "additionalProperties": { "type": "object" } })
}

fn option_value(option: &rules::RuleOption) -> Value {
    let mut schema = match option.takes {
        rules::Takes::Flag { .. } => json!({ "type": "boolean" }),
        rules::Takes::Number { least, most, .. } => {
            json!({ "type": "integer", "minimum": least, "maximum": most })
        }
        rules::Takes::Text { .. } => json!({ "type": "string" }),
        rules::Takes::Word { words, .. } => json!({ "enum": words }),
        rules::Takes::Texts { .. } => json!({ "type": "array", "items": { "type": "string" } }),
    };
    schema["description"] = json!(format!("{}.", capital(option.doc)));
    schema["default"] = match option.takes.default() {
        OptionValue::Flag(flag) => json!(flag),
        OptionValue::Number(number) => json!(number),
        OptionValue::Text(text) => json!(text),
        OptionValue::Texts(texts) => json!(texts),
    };
    schema
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    first + letters.as_str()
}
