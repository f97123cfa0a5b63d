//! Projects of the first tools for .NET Core: an `.xproj` file beside a `project.json` that says everything. It is
//! rewritten as a project file of today, which is then evaluated like any other.

use super::paths::{child, parent};
use super::problem::{Place, Problem};
use super::tree::{Tree, warning};
use super::xml::{self, Document};
use serde_json::Value;
use std::fmt::Write;

/// Reads the `project.json` beside an `.xproj` file.
pub(super) fn document(tree: &Tree<'_>, path: &str) -> Result<Document, Problem> {
    let folder = parent(path).unwrap_or("/");
    let json = child(folder, "project.json");
    let Some(json) = tree.find_file(&json) else {
        return Err(warning(
            path,
            None,
            format!("{json} does not exist, which says what the project is; restore it"),
        ));
    };
    let text = xml::decode(&tree.read(&json, xml::MAX_BYTES)?);
    let project: Value = serde_json::from_str(&text).map_err(|error| {
        let place = Place { line: error.line() as u32, column: error.column() as u32 };
        warning(&json, place, format!("this is not JSON that can be read: {error}; correct the file"))
    })?;
    let rewritten = Rewriting { tree, folder }.project(&project);
    Document::parse(path, rewritten.as_bytes()).map_err(|(_, message)| {
        warning(&json, None, format!("this project cannot be read: {message}; correct it"))
    })
}

struct Rewriting<'a> {
    tree: &'a Tree<'a>,
    folder: &'a str,
}

impl Rewriting<'_> {
    fn project(&self, project: &Value) -> String {
        let frameworks = project["frameworks"].as_object();
        let names: Vec<&str> = frameworks.iter().flat_map(|all| all.keys()).map(String::as_str).collect();
        let mut out = String::from("<Project Sdk=\"Microsoft.NET.Sdk\"><PropertyGroup>");
        property(&mut out, "TargetFrameworks", &names.join(";"));
        if project["testRunner"].is_string() {
            property(&mut out, "IsTestProject", "true");
        }
        out.push_str("</PropertyGroup>");
        self.part(&mut out, project, "true");
        for (name, framework) in frameworks.into_iter().flatten() {
            self.part(&mut out, framework, &format!("'$(TargetFramework)' == '{}'", name.replace('\'', "")));
        }
        out.push_str("</Project>");
        out
    }

    /// What may be said of all frameworks and of each.
    fn part(&self, out: &mut String, part: &Value, condition: &str) {
        let options = if part["buildOptions"].is_object() {
            &part["buildOptions"]
        } else {
            &part["compilationOptions"]
        };
        let condition = escaped(condition);
        _ = write!(out, "<PropertyGroup Condition=\"{condition}\">");
        property(
            out,
            "DefineConstants",
            &format!("$(DefineConstants);{}", strings(&options["define"]).join(";")),
        );
        for (name, key) in [
            ("AllowUnsafeBlocks", "allowUnsafe"),
            ("AssemblyName", "outputName"),
            ("LangVersion", "languageVersion"),
        ] {
            match &options[key] {
                Value::Bool(value) => property(out, name, &value.to_string()),
                Value::String(value) => property(out, name, value),
                _ => {}
            }
        }
        if options["emitEntryPoint"] == true {
            property(out, "OutputType", "Exe");
        }
        let compile = if options["compile"].is_null() { &part["compile"] } else { &options["compile"] };
        let included = if compile.is_object() { strings(&compile["include"]) } else { strings(compile) };
        if !included.is_empty() {
            property(out, "EnableDefaultCompileItems", "false");
        }
        _ = write!(out, "</PropertyGroup><ItemGroup Condition=\"{condition}\">");
        let removed =
            [&compile["exclude"], &compile["excludeFiles"], &part["compileExclude"], &part["exclude"]];
        item(out, "Compile", "Include", &included);
        item(out, "Compile", "Remove", &removed.iter().flat_map(|list| strings(list)).collect::<Vec<_>>());
        item(out, "Compile", "Include", &strings(&compile["includeFiles"]));
        for (name, dependency) in part["dependencies"].as_object().into_iter().flatten() {
            self.dependency(out, name, dependency);
        }
        out.push_str("</ItemGroup>");
    }

    /// A project in the next folder of that name, or a package.
    fn dependency(&self, out: &mut String, name: &str, dependency: &Value) {
        let sibling = format!("../{name}/{name}.xproj");
        let is_project = dependency["target"] == "project"
            || (dependency["target"].is_null()
                && self.tree.find_file(&super::paths::join(self.folder, &sibling)).is_some());
        if is_project {
            item(out, "ProjectReference", "Include", &[&sibling]);
            return;
        }
        let version = dependency.as_str().or(dependency["version"].as_str()).unwrap_or_default();
        _ = write!(
            out,
            "<PackageReference Include=\"{}\" Version=\"{}\" />",
            escaped(name),
            escaped(version)
        );
    }
}

fn property(out: &mut String, name: &str, value: &str) {
    _ = write!(out, "<{name}>{}</{name}>", escaped(value));
}

fn item(out: &mut String, kind: &str, action: &str, list: &[&str]) {
    if !list.is_empty() {
        _ = write!(out, "<{kind} {action}=\"{}\" />", escaped(&list.join(";")));
    }
}

/// One text or a list of texts.
fn strings(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(list) => list.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    }
}

/// Control characters, which JSON may have and XML may not, become spaces.
fn escaped(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
