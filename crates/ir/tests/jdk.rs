//! Every name in the table of Java, against the JDK itself. `javap` prints what a class has; each of its methods is
//! asked for, and each line about JDK 17 must be the answer to one of them.

use std::collections::{BTreeMap, BTreeSet};

use ir::effects::{Arguments, Effect, Effects, Line, Member, TypeId};

/// The texts about what JDK 17 does not have.
const BEYOND: [&str; 6] = ["newer", "annotations", "tests", "servers", "spring", "android"];

/// The JDK that the other texts are about.
const VERSION: &str = "17";

/// What `javap` says of one class.
#[derive(Default)]
struct Class {
    above: Vec<String>,
    /// Names and parameter types; constructors are called `.ctor`.
    methods: Vec<(String, Vec<String>)>,
}

fn javap(arguments: &[String]) -> String {
    let output = toolchains::jdk::tool("javap").args(arguments).output().expect("javap starts");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// `java.util.Map.Entry` to `java.util.Map$Entry`: packages are written small.
fn binary_name(name: &str) -> String {
    let mut pieces = name.split('.');
    let package: Vec<&str> =
        pieces.by_ref().take_while(|piece| piece.starts_with(|c: char| c.is_lowercase())).collect();
    let nested = &name[package.iter().map(|piece| piece.len() + 1).sum()..];
    format!("{}.{}", package.join("."), nested.replace('.', "$"))
}

/// The classes of these names and all above them, by binary name.
fn classes(names: BTreeSet<String>) -> BTreeMap<String, Class> {
    let mut known = BTreeMap::new();
    let mut wanted = names;
    wanted.insert("java.lang.Object".to_owned());
    while !wanted.is_empty() {
        let asked = ["-protected".to_owned(), "-s".to_owned()].into_iter().chain(wanted.iter().cloned());
        read_classes(&javap(&asked.collect::<Vec<_>>()), &mut known);
        let above: BTreeSet<String> = known.values().flat_map(|class| class.above.clone()).collect();
        wanted = above.into_iter().filter(|name| !known.contains_key(name)).collect();
    }
    known
}

fn read_classes(text: &str, known: &mut BTreeMap<String, Class>) {
    let mut current = String::new();
    let mut member = None;
    for line in text.lines() {
        if let Some(descriptor) = line.trim_start().strip_prefix("descriptor: ") {
            if let Some(name) = member.take() {
                known.entry(current.clone()).or_default().methods.push((name, parameters(descriptor)));
            }
        } else if line.ends_with('{') {
            let mut names = supertypes(line).into_iter();
            current = names.next().unwrap_or_default();
            known.entry(current.clone()).or_default().above = names.collect();
        } else if let Some((before, _)) = line.split_once('(') {
            let name = before.rsplit(' ').next().unwrap_or(before);
            member = Some(if name == current { ".ctor".to_owned() } else { name.to_owned() });
        }
    }
}

/// The class that a declaration is about, and those that it names behind `extends` and `implements`.
fn supertypes(declaration: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut depth = 0;
    for letter in declaration.chars() {
        depth += i32::from(letter == '<');
        if depth == 0 {
            plain.push(if letter == ',' { ' ' } else { letter });
        }
        depth -= i32::from(letter == '>');
    }
    plain.split(' ').filter(|word| word.contains('.')).map(str::to_owned).collect()
}

/// The types of the parameters in a method's descriptor, in the spelling of the source.
fn parameters(descriptor: &str) -> Vec<String> {
    let inside = descriptor.trim_start_matches('(').split(')').next().unwrap_or_default();
    let mut types = Vec::new();
    let mut rest = inside;
    while !rest.is_empty() {
        let element = rest.trim_start_matches('[');
        let arrays = rest.len() - element.len();
        let length = if element.starts_with('L') { element.find(';').map_or(1, |end| end + 1) } else { 1 };
        let (one, behind) = element.split_at(length);
        let name = match one.strip_prefix('L') {
            Some(class) => class.trim_end_matches(';').replace(['/', '$'], "."),
            None => primitive(one).to_owned(),
        };
        types.push(name + &"[]".repeat(arrays));
        rest = behind;
    }
    types
}

fn primitive(letter: &str) -> &'static str {
    match letter {
        "Z" => "boolean",
        "B" => "byte",
        "C" => "char",
        "S" => "short",
        "I" => "int",
        "J" => "long",
        "F" => "float",
        _ => "double",
    }
}

/// A class and all above it, nearest first.
fn lineage<'a>(classes: &'a BTreeMap<String, Class>, name: &'a str) -> Vec<&'a str> {
    let mut all = vec![name];
    let mut next = 0;
    while let Some(&current) = all.get(next) {
        for above in classes.get(current).into_iter().flat_map(|class| &class.above) {
            if !all.contains(&above.as_str()) {
                all.push(above);
            }
        }
        next += 1;
    }
    // An interface has what every object has.
    all.push("java.lang.Object");
    all
}

/// Asks for all methods of a class. What answers is right; what never does is not about this JDK.
fn ask(
    effects: &Effects,
    id: TypeId,
    classes: &BTreeMap<String, Class>,
    name: &str,
    answered: &mut BTreeSet<String>,
) {
    for owner in lineage(classes, name) {
        for (method, types) in classes.get(owner).into_iter().flat_map(|class| &class.methods) {
            if method == ".ctor" && owner != name {
                continue;
            }
            let types: Vec<Option<&str>> = types.iter().map(|ty| Some(ty.as_str())).collect();
            let found = effects.find(id, Member::of_metadata(method), Arguments::Types(&types));
            answered.extend(found.map(|found| effects.place(found.line)));
        }
    }
}

fn is_beyond(place: &str) -> bool {
    BEYOND.iter().any(|area| place.starts_with(&format!("jdk/{area}.")))
}

#[test]
fn every_name_is_in_the_jdk() {
    let version = javap(&["-version".to_owned()]);
    let is_ours = version.split('.').next() == Some(VERSION);
    assert!(is_ours, "the table is about JDK {VERSION}, this is {version}: set JAVA_HOME to a JDK {VERSION}");
    let effects = Effects::jdk();
    let told: BTreeSet<TypeId> =
        effects.lines().filter(|line| !is_beyond(&effects.place(line))).map(Line::owner).collect();
    let types: BTreeMap<TypeId, String> = effects
        .types()
        .filter(|id| !is_beyond(effects.area(*id)) || told.contains(id))
        .map(|id| (id, binary_name(effects.type_name(id))))
        .collect();
    let classes = classes(types.values().cloned().collect());
    let mut wrong = Vec::new();
    let mut answered = BTreeSet::new();
    for (&id, name) in &types {
        if !classes.contains_key(name) {
            wrong.push(format!("{}: no class {name}", effects.area(id)));
        }
        let above = lineage(&classes, name);
        for &base in effects.bases(id).iter().filter(|base| types.contains_key(base)) {
            if !above.contains(&types[&base].as_str()) {
                wrong.push(format!("{}: {name} is no {}", effects.area(id), types[&base]));
            }
        }
        ask(effects, id, &classes, name, &mut answered);
    }
    for line in effects.lines() {
        let place = effects.place(line);
        if !is_beyond(&place) && !answered.contains(&place) {
            let owner = effects.type_name(line.owner());
            wrong.push(format!("{place}: no method of {owner} is meant by {}", effects.spelled(line)));
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_type_that_an_effect_names_is_in_the_table() {
    let effects = Effects::jdk();
    for line in effects.lines() {
        for effect in line.effects() {
            if let Effect::InstanceOf(name) = effect {
                let name = effects.name(*name);
                assert!(effects.type_named(name).is_some(), "{}: {name}", effects.place(line));
            }
        }
    }
}
