//! The property functions that project files use, on texts. None for what is unknown or cannot be computed.

use super::condition::number;
use super::framework::Framework;
use super::paths::{self, fold};
use super::tree::Tree;
use std::cmp::Ordering;

/// What an expression evaluates to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Text(String),
    /// What `Split` gives.
    List(Vec<String>),
}

impl Value {
    pub(super) fn into_text(self) -> String {
        match self {
            Value::Text(text) => text,
            Value::List(list) => list.join(";"),
        }
    }

    pub(super) fn len(&self) -> usize {
        match self {
            Value::Text(text) => text.len(),
            Value::List(list) => list.iter().map(|text| text.len() + 1).sum(),
        }
    }

    /// `[index]`
    pub(super) fn at(&self, index: usize) -> Option<Value> {
        match self {
            Value::Text(text) => text.chars().nth(index).map(|c| Value::Text(c.to_string())),
            Value::List(list) => list.get(index).cloned().map(Value::Text),
        }
    }
}

/// What functions see of the world.
pub(super) struct Surroundings<'a> {
    pub(super) tree: &'a Tree<'a>,
    /// The folder of the project: relative paths start here.
    pub(super) folder: String,
    /// The folder of the file that is being read.
    pub(super) file_folder: String,
}

#[expect(clippy::unnecessary_wraps, reason = "it is the answer of functions that may have none")]
fn text(value: impl Into<String>) -> Option<Value> {
    Some(Value::Text(value.into()))
}

fn truth(value: bool) -> Option<Value> {
    text(if value { "True" } else { "False" })
}

/// `$([Type]::name(arguments))`
pub(super) fn static_member(
    around: &Surroundings<'_>,
    of: &str,
    name: &str,
    given: &[String],
) -> Option<Value> {
    let of = fold(of);
    let given: Vec<&str> = given.iter().map(String::as_str).collect();
    let name = fold(name);
    match of.strip_prefix("system.").unwrap_or(&of) {
        "msbuild" => msbuild(around, &name, &given),
        "string" => string(&name, &given),
        "io.path" => path(around, &name, &given),
        "io.file" | "io.directory" => file(around, &of, &name, &given),
        "environment" => environment(&name),
        "operatingsystem" => truth(name == "iswindows"),
        "runtime.interopservices.runtimeinformation" => runtime(&name, &given),
        "version" | "convert" | "int32" | "char" | "boolean" | "guid" | "uri" => {
            match (name.as_str(), &given[..]) {
                ("parse" | "new" | "toint32" | "tostring" | "toboolean" | "toupper", [value, ..]) => {
                    text(*value)
                }
                ("newguid", []) => text("00000000-0000-0000-0000-000000000000"),
                _ => None,
            }
        }
        // Times end up in version numbers and copyright lines, and the same input must give the same output.
        "datetime" | "datetimeoffset" => text("2000-01-01"),
        "runtime.interopservices.osplatform" | "stringcomparison" | "stringsplitoptions" => text(name),
        _ => None,
    }
}

fn environment(name: &str) -> Option<Value> {
    match name {
        "newline" => text("\n"),
        "is64bitoperatingsystem" | "is64bitprocess" => truth(true),
        "processorcount" => text("1"),
        // The result must not depend on whose machine this is.
        "getenvironmentvariable"
        | "getfolderpath"
        | "expandenvironmentvariables"
        | "machinename"
        | "username" => text(""),
        _ => None,
    }
}

/// Projects are read as on Windows, where every target and every file takes part.
fn runtime(name: &str, given: &[&str]) -> Option<Value> {
    match (name, given) {
        ("isosplatform", [platform]) => truth(fold(platform).ends_with("windows")),
        ("osarchitecture" | "processarchitecture", _) => text("X64"),
        ("frameworkdescription" | "osdescription", _) => text(""),
        _ => None,
    }
}

fn msbuild(around: &Surroundings<'_>, name: &str, given: &[&str]) -> Option<Value> {
    match (name, given) {
        ("getdirectorynameoffileabove", [start, wanted, ..]) => {
            text(file_above(around, start, wanted).as_deref().and_then(paths::parent).unwrap_or_default())
        }
        ("getpathoffileabove", [wanted]) => {
            text(file_above(around, &around.file_folder, wanted).unwrap_or_default())
        }
        ("getpathoffileabove", [wanted, start]) => {
            text(file_above(around, start, wanted).unwrap_or_default())
        }
        ("isosplatform", [platform]) => truth(platform.eq_ignore_ascii_case("windows")),
        ("isosunixlike" | "isrunningfromvisualstudio", _) => truth(false),
        ("ensuretrailingslash", [path]) => text(match path.chars().last() {
            None | Some('/' | '\\') => (*path).to_owned(),
            Some(_) => format!("{path}/"),
        }),
        ("normalizepath", parts) => text(paths::join(&around.folder, &parts.join("/"))),
        ("normalizedirectory", parts) => text(format!("{}/", paths::join(&around.folder, &parts.join("/")))),
        ("makerelative", [base, path]) => {
            text(paths::relative(&paths::normalise(base), &paths::join(base, path)))
        }
        ("valueordefault", [value, default]) => text(if value.is_empty() { *default } else { *value }),
        ("escape" | "unescape" | "fixfilepath", [value]) => text(*value),
        ("arefeaturesenabled", _) => truth(true),
        ("add" | "subtract" | "multiply" | "divide" | "modulo", [left, right]) => {
            arithmetic(name, left, right)
        }
        _ => versions(name, given).or_else(|| frameworks(name, given)),
    }
}

fn arithmetic(name: &str, left: &str, right: &str) -> Option<Value> {
    let (left, right): (i64, i64) = (left.trim().parse().ok()?, right.trim().parse().ok()?);
    let result = match name {
        "add" => left.checked_add(right),
        "subtract" => left.checked_sub(right),
        "multiply" => left.checked_mul(right),
        "divide" => left.checked_div(right),
        _ => left.checked_rem(right),
    };
    text(result?.to_string())
}

fn versions(name: &str, given: &[&str]) -> Option<Value> {
    let wanted = name.strip_prefix("version")?;
    let [left, right] = given else { return None };
    let clean = |text: &str| number(text.trim().trim_start_matches(['v', 'V']).split(['-', '+']).next()?);
    let (Some(left), Some(right)) = (clean(left), clean(right)) else { return truth(false) };
    let order = left.cmp(&right);
    truth(match wanted {
        "equals" => order == Ordering::Equal,
        "notequals" => order != Ordering::Equal,
        "greaterthan" => order.is_gt(),
        "greaterthanorequals" => order.is_ge(),
        "lessthan" => order.is_lt(),
        "lessthanorequals" => order.is_le(),
        _ => return None,
    })
}

fn frameworks(name: &str, given: &[&str]) -> Option<Value> {
    let framework = given.first().and_then(|name| Framework::parse(name));
    match name {
        "istargetframeworkcompatible" => {
            let other = given.get(1).and_then(|name| Framework::parse(name));
            truth(framework.zip(other).is_some_and(|(own, other)| own.can_use(&other)))
        }
        "gettargetframeworkidentifier" => text(framework.map_or("", |framework| framework.identifier())),
        "gettargetframeworkversion" => {
            text(framework.map_or(String::new(), |framework| framework.version_text()))
        }
        "gettargetplatformidentifier" | "gettargetplatformversion" => {
            let platform = framework.and_then(|framework| framework.platform).unwrap_or_default();
            let end = platform.find(|c: char| c.is_ascii_digit()).unwrap_or(platform.len());
            text(if name.ends_with("version") { &platform[end..] } else { &platform[..end] })
        }
        _ => None,
    }
}

/// The nearest file of this name in `start` or above.
pub(super) fn file_above(around: &Surroundings<'_>, start: &str, wanted: &str) -> Option<String> {
    let start = paths::join(&around.folder, start);
    let mut folder = Some(start.as_str());
    while let Some(current) = folder {
        if let Some(found) = around.tree.find_file(&paths::join(current, wanted)) {
            return Some(found);
        }
        folder = paths::parent(current);
    }
    None
}

fn string(name: &str, given: &[&str]) -> Option<Value> {
    match (name, given) {
        ("isnullorempty", [value]) => truth(value.is_empty()),
        ("isnullorwhitespace", [value]) => truth(value.trim().is_empty()),
        ("isnullorempty" | "isnullorwhitespace", []) => truth(true),
        ("concat", parts) => text(parts.concat()),
        ("join", [separator, parts @ ..]) => text(parts.join(separator)),
        ("equals", [left, right, how @ ..]) => truth(if how.iter().any(|how| ignores_case(how)) {
            fold(left) == fold(right)
        } else {
            left == right
        }),
        ("copy" | "new", [value]) => text(*value),
        ("format", [pattern, values @ ..]) => {
            let mut result = (*pattern).to_owned();
            for (at, value) in values.iter().enumerate().take(10) {
                result = bounded_replace(&result, &format!("{{{at}}}"), value)?;
            }
            text(result)
        }
        _ => None,
    }
}

fn ignores_case(how: &str) -> bool {
    let how = fold(how);
    how.ends_with("ignorecase") || how == "true"
}

fn path(around: &Surroundings<'_>, name: &str, given: &[&str]) -> Option<Value> {
    let first = given.first().map(|path| path.replace('\\', "/")).unwrap_or_default();
    match name {
        "combine" | "join" => {
            let mut result = String::new();
            for part in given.iter().filter(|part| !part.is_empty()) {
                if paths::is_rooted(part) {
                    result.clear();
                } else if !(result.is_empty() || result.ends_with(['/', '\\'])) {
                    result.push('/');
                }
                result.push_str(part);
            }
            text(result)
        }
        "getfilename" => text(paths::name(&first)),
        "getfilenamewithoutextension" => text(paths::stem(&first)),
        "getextension" => text(paths::extension(&first)),
        "getdirectoryname" => text(first.rfind('/').map_or("", |slash| &first[..slash])),
        "getfullpath" => text(paths::join(&around.folder, &first)),
        "ispathrooted" => truth(paths::is_rooted(&first)),
        "changeextension" => {
            let kept = first.len() - paths::extension(&first).len();
            text(format!("{}{}", &first[..kept], given.get(1).copied().unwrap_or_default()))
        }
        "directoryseparatorchar" | "altdirectoryseparatorchar" => text("/"),
        "pathseparator" => text(";"),
        "gettemppath" | "getrandomfilename" => text(""),
        _ => None,
    }
}

/// No property that we need is written into a text file by more than a few kilobytes.
const MAX_TEXT: u64 = 1 << 16;

fn file(around: &Surroundings<'_>, of: &str, name: &str, given: &[&str]) -> Option<Value> {
    let path = paths::join(&around.folder, given.first()?);
    match name {
        "exists" if of.ends_with("file") => truth(around.tree.find_file(&path).is_some()),
        "exists" => truth(around.tree.find_folder(&path).is_some()),
        "readalltext" => {
            let found = around.tree.find_file(&path)?;
            text(super::xml::decode(&around.tree.read(&found, MAX_TEXT).ok()?))
        }
        "getparent" => text(paths::parent(&path).unwrap_or_default()),
        _ => None,
    }
}

/// `value.name(arguments)`
pub(super) fn member(value: Value, name: &str, given: &[String]) -> Option<Value> {
    let name = fold(name);
    let value = match (value, name.as_str()) {
        (Value::List(list), "length" | "count") => return text(list.len().to_string()),
        (Value::List(list), "getvalue" | "get") => {
            return list.get(given.first()?.parse::<usize>().ok()?).and_then(text);
        }
        (value, _) => value.into_text(),
    };
    let given: Vec<&str> = given.iter().map(String::as_str).collect();
    inspected(&value, &name, &given).or_else(|| changed(&value, &name, &given))
}

/// Questions about a text.
fn inspected(value: &str, name: &str, given: &[&str]) -> Option<Value> {
    let fold_if = |text: &str| {
        if given.get(1).is_some_and(|how| ignores_case(how)) { fold(text) } else { text.to_owned() }
    };
    let position = |found: Option<usize>| {
        text(found.map_or("-1".to_owned(), |at| value[..at].chars().count().to_string()))
    };
    match (name, given) {
        ("length", []) => text(value.chars().count().to_string()),
        ("startswith", [part, ..]) => truth(fold_if(value).starts_with(&fold_if(part))),
        ("endswith", [part, ..]) => truth(fold_if(value).ends_with(&fold_if(part))),
        ("contains", [part, ..]) => truth(fold_if(value).contains(&fold_if(part))),
        ("equals", [other, ..]) => truth(fold_if(value) == fold_if(other)),
        ("indexof", [part, ..]) => position(value.find(part)),
        ("lastindexof", [part, ..]) => position(value.rfind(part)),
        ("indexofany", [set, ..]) => position(value.find(|c| set.contains(c))),
        ("year" | "month" | "day", []) => {
            let at = ["year", "month", "day"].iter().position(|part| *part == name)?;
            text(value.split('-').nth(at)?)
        }
        ("compareto", [other]) => text((value.cmp(other) as i8).to_string()),
        ("major" | "minor" | "build" | "revision", []) => {
            let at = ["major", "minor", "build", "revision"].iter().position(|part| *part == name)?;
            text(value.split('.').nth(at).unwrap_or("-1"))
        }
        _ => None,
    }
}

/// New texts from a text.
fn changed(value: &str, name: &str, given: &[&str]) -> Option<Value> {
    let set = |given: &[&str]| -> Vec<char> { given.iter().flat_map(|part| part.chars()).collect() };
    match (name, given) {
        ("replace", [from, to, ..]) if !from.is_empty() => text(bounded_replace(value, from, to)?),
        ("substring", [start, length @ ..]) => {
            let start: usize = start.trim().parse().ok()?;
            let rest = value.chars().skip(start);
            match length.first() {
                Some(length) => text(rest.take(length.trim().parse().ok()?).collect::<String>()),
                None => text(rest.collect::<String>()),
            }
        }
        ("remove", [start]) => text(value.chars().take(start.trim().parse().ok()?).collect::<String>()),
        ("remove", [start, count]) => {
            let (start, count): (usize, usize) = (start.trim().parse().ok()?, count.trim().parse().ok()?);
            let kept = value.chars().enumerate().filter(|(at, _)| *at < start || *at - start >= count);
            text(kept.map(|(_, c)| c).collect::<String>())
        }
        ("insert", [at, part]) => {
            let at: usize = at.trim().parse().ok()?;
            let head: String = value.chars().take(at).collect();
            text(format!("{head}{part}{}", &value[head.len()..]))
        }
        ("trim", []) => text(value.trim()),
        ("trimstart", []) => text(value.trim_start()),
        ("trimend", []) => text(value.trim_end()),
        ("trim", given) => text(value.trim_matches(&set(given)[..])),
        ("trimstart", given) => text(value.trim_start_matches(&set(given)[..])),
        ("trimend", given) => text(value.trim_end_matches(&set(given)[..])),
        ("tolower" | "tolowerinvariant", _) => text(value.to_lowercase()),
        ("toupper" | "toupperinvariant", _) => text(value.to_uppercase()),
        ("split", given) => {
            let separators = set(&given[..given.len().min(1)]);
            Some(Value::List(value.split(&separators[..]).map(str::to_owned).collect()))
        }
        ("tostring", _) => text(value),
        _ => None,
    }
}

/// One replacement may make a text a thousand times longer; this many bytes are enough for any project.
const MAX_REPLACED: usize = 1 << 20;

fn bounded_replace(value: &str, from: &str, to: &str) -> Option<String> {
    let growth = value.matches(from).count().checked_mul(to.len())?;
    (growth <= MAX_REPLACED).then(|| value.replace(from, to))
}
