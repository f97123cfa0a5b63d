//! Tables as text to tables as lines. Every line is read on its own, so one mistake hides no other.

use super::effect::Effect;
use super::fact::{Fact, Facts};
use super::member::{CONSTRUCTOR, EVERY, INDEXER, Member, MemberKind};
use super::names::Names;
use super::params::{By, Param, Params, Rest, TypePattern};
use super::problem::{Mistake, Problem};
use super::read;
use super::words::Word as _;

/// A table as text, and where it came from.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The name that problems are reported under.
    pub name: &'a str,
    /// The number of the text's first line: more than 1 for a table inside another file.
    pub first_line: u32,
    /// The text.
    pub text: &'a str,
}

/// What a text says about one type.
pub(super) struct TypeBlock {
    pub(super) line: u32,
    pub(super) name: String,
    /// The namespace in which the names of the bases are looked up first.
    pub(super) namespace: String,
    pub(super) bases: Vec<String>,
    pub(super) facts: Facts,
    pub(super) members: Vec<MemberLine>,
}

/// What a text says about one member, or several overloads of it.
pub(super) struct MemberLine {
    pub(super) line: u32,
    pub(super) kind: MemberKind,
    pub(super) name: String,
    pub(super) params: Params,
    pub(super) effects: Vec<Effect>,
}

/// All types of a text, and what is wrong with it.
pub(super) fn parse(source: Source<'_>, names: &mut Names) -> (Vec<TypeBlock>, Vec<Problem>) {
    let mut reader = Reader { names, namespace: String::new(), blocks: Vec::new() };
    let mut problems = Vec::new();
    for (line, text) in (source.first_line..).zip(source.text.lines()) {
        let text = text.split('#').next().unwrap_or(text).trim_end();
        if let Err(mistake) = reader.line(line, text) {
            problems.push(mistake.at(source.name, line));
        }
    }
    (reader.blocks, problems)
}

struct Reader<'a> {
    names: &'a mut Names,
    namespace: String,
    blocks: Vec<TypeBlock>,
}

impl Reader<'_> {
    fn line(&mut self, line: u32, text: &str) -> Result<(), Mistake> {
        if text.is_empty() {
            return Ok(());
        }
        if text.starts_with([' ', '\t']) {
            return self.indented(line, text.trim_start());
        }
        match text.split_once(' ') {
            Some(("namespace", name)) => {
                self.namespace = type_name(name.trim())?;
                Ok(())
            }
            Some(("type", declaration)) => self.declare(line, declaration),
            _ => {
                let word = text.split([' ', '(']).next().unwrap_or(text);
                let mistake = Mistake::unknown("beginning of a line", word, &["namespace", "type"]);
                Err(if word.contains('.') {
                    mistake.help("members are indented below a `type` line")
                } else {
                    mistake
                })
            }
        }
    }

    fn declare(&mut self, line: u32, declaration: &str) -> Result<(), Mistake> {
        let (name, bases) = declaration.split_once(" : ").unwrap_or((declaration, ""));
        let name = type_name(name.trim())?;
        let name = if self.namespace.is_empty() { name } else { format!("{}.{name}", self.namespace) };
        let bases = split_list(bases).map(type_name).collect::<Result<_, _>>()?;
        self.blocks.push(TypeBlock {
            line,
            name,
            namespace: self.namespace.clone(),
            bases,
            facts: Facts::default(),
            members: Vec::new(),
        });
        Ok(())
    }

    fn indented(&mut self, line: u32, text: &str) -> Result<(), Mistake> {
        let Some(block) = self.blocks.last_mut() else {
            return Err(Mistake::new("this line belongs to no type").help("write `type Full.Name` above it"));
        };
        if let Some(facts) = text.strip_prefix("is ") {
            for word in facts.split(',').map(str::trim) {
                let fact = Fact::spelled(word).ok_or_else(|| unknown_fact(word))?;
                block.facts = block.facts.with(fact);
            }
            return match block.facts.contradiction() {
                Some((one, other)) => Err(Mistake::new(format!("a type cannot be both {one} and {other}"))),
                None => Ok(()),
            };
        }
        let is_static = block.facts.has(Fact::Static);
        let (kind, name, params, effects) = member(text)?;
        let effects = read_effects(effects, &params, is_static, self.names)?;
        block.members.push(MemberLine { line, kind, name: name.to_owned(), params, effects });
        Ok(())
    }
}

fn unknown_fact(word: &str) -> Mistake {
    let known: Vec<&str> = Fact::ALL.iter().map(|fact| fact.spelling()).collect();
    Mistake::unknown("fact", word, &known)
}

/// Reads `name(params)`, `get Name`, `get this[]`; the rest of the line are the effects.
fn member(text: &str) -> Result<(MemberKind, &str, Params, &str), Mistake> {
    let first = text.split([' ', '(']).next().unwrap_or(text);
    let kind = match MemberKind::spelled(first).unwrap_or(MemberKind::Method) {
        // Java has methods of these names.
        kind if kind != MemberKind::Constructor && text[first.len()..].starts_with('(') => MemberKind::Method,
        kind => kind,
    };
    let text = match kind {
        MemberKind::Method | MemberKind::Constructor => text,
        _ => text[first.len()..].trim_start(),
    };
    if let (MemberKind::Get | MemberKind::Set, Some(rest)) = (kind, text.strip_prefix(INDEXER)) {
        return Ok((kind, INDEXER, Params::anything(), rest));
    }
    let end = text.find([' ', '(']).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    check_name(name)?;
    match (kind, rest.strip_prefix('(')) {
        (_, Some(rest)) => {
            let (inside, rest) = closing(rest)?;
            Ok((kind, name, params(inside)?, rest))
        }
        (MemberKind::Method | MemberKind::Constructor, None) => {
            let shown = Member { kind, name };
            Err(Mistake::new(format!("`{shown}` has no parameter list"))
                .help(format!("write `{shown}(..)` for all overloads, or `get {name}` for a property")))
        }
        (_, None) => Ok((kind, name, Params::anything(), rest)),
    }
}

/// A C# name, `*`, or the explicit name of an interface's member.
fn check_name(name: &str) -> Result<(), Mistake> {
    let sound = name == EVERY
        || name == CONSTRUCTOR
        || (!name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || letter == '_'));
    if sound { Ok(()) } else { Err(Mistake::new(format!("`{name}` is not the name of a member"))) }
}

/// A type's full name, with its number of type parameters as `<,>`.
fn type_name(text: &str) -> Result<String, Mistake> {
    let sound = !text.is_empty()
        && text
            .chars()
            .all(|letter| letter.is_alphanumeric() || matches!(letter, '_' | '.' | '<' | ',' | '>'));
    if sound {
        return Ok(text.to_owned());
    }
    Err(Mistake::new(format!("`{text}` is not the name of a type"))
        .help("write type parameters without names: `Dictionary<,>`"))
}

/// Splits the text behind an opening bracket into what is inside and what comes after.
fn closing(text: &str) -> Result<(&str, &str), Mistake> {
    match text.split_once(')') {
        Some(parts) => Ok(parts),
        None => Err(Mistake::new("a bracket is not closed").help("add `)`")),
    }
}

/// Splits at the commas that are not inside angle brackets.
fn split_list(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let split = move |letter| {
        depth += i32::from(letter == '<');
        depth -= i32::from(letter == '>');
        letter == ',' && depth == 0
    };
    text.split(split).map(str::trim).filter(|piece| !piece.is_empty())
}

fn params(text: &str) -> Result<Params, Mistake> {
    let mut fixed = Vec::new();
    let mut rest = Rest::Nothing;
    for piece in split_list(text) {
        if rest != Rest::Nothing {
            return Err(Mistake::new(format!("`{piece}` stands behind the last parameter")));
        }
        if piece == ".." {
            rest = Rest::Anything;
        } else if let Some(ty) = piece.strip_prefix("params ") {
            rest = Rest::Many(type_pattern(ty)?);
        } else {
            fixed.push(param(piece)?);
        }
    }
    Ok(Params { fixed: fixed.into(), rest })
}

fn param(text: &str) -> Result<Param, Mistake> {
    let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let text = inside.unwrap_or(text);
    let Some((modifier, ty)) = text.split_once(' ').filter(|(modifier, _)| !modifier.contains('<')) else {
        return Ok(Param { by: By::Value, ty: type_pattern(text)?, optional: inside.is_some() });
    };
    let by = By::MODIFIERS.iter().find(|(word, _)| *word == modifier).map(|(_, by)| *by);
    let known = By::MODIFIERS.map(|(word, _)| word);
    let by = by.ok_or_else(|| Mistake::unknown("parameter modifier", modifier, &known))?;
    Ok(Param { by, ty: type_pattern(ty)?, optional: inside.is_some() })
}

fn type_pattern(text: &str) -> Result<TypePattern, Mistake> {
    let text = text.trim();
    if text == "_" {
        return Ok(TypePattern::Any);
    }
    let element = text.strip_suffix("[]");
    let text = element.unwrap_or(text);
    let (name, arguments) = match text.split_once('<') {
        Some((name, rest)) => match rest.strip_suffix('>') {
            Some(inside) => (name, split_list(inside).map(type_pattern).collect::<Result<_, _>>()?),
            None => return Err(Mistake::new(format!("`{text}` lacks its `>`"))),
        },
        None => (text, Vec::new()),
    };
    let is_modifier = By::MODIFIERS.iter().any(|(word, _)| *word == name);
    let is_name = !name.is_empty() && name.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
    if is_modifier || !is_name {
        let mistake = Mistake::new(format!("`{name}` is not the type of a parameter"));
        return Err(
            mistake.help("write its last name only: `CancellationToken`, `Func<_, Task>`, `int[]`, `_`")
        );
    }
    Ok(TypePattern::Named { name: name.into(), arguments: arguments.into(), is_array: element.is_some() })
}

/// Reads `verb(…) verb verb(…)`.
fn read_effects(
    text: &str,
    params: &Params,
    is_static: bool,
    names: &mut Names,
) -> Result<Vec<Effect>, Mistake> {
    let mut effects = Vec::new();
    let mut left = text.trim_start();
    while !left.is_empty() {
        let end = left.find([' ', '(']).unwrap_or(left.len());
        let (verb, rest) = left.split_at(end);
        let (inside, rest) = match rest.strip_prefix('(') {
            Some(rest) => closing(rest)?,
            None => ("", rest),
        };
        check_targets(inside, params, is_static)?;
        effects.push(read::effect(verb, inside, names)?);
        left = rest.trim_start();
    }
    if effects.is_empty() {
        return Err(
            Mistake::new("the line says nothing about its member").help("write `pure` if it does nothing")
        );
    }
    Ok(effects)
}

/// An effect cannot be about an argument that no call has, nor about the receiver of a static member.
fn check_targets(inside: &str, params: &Params, is_static: bool) -> Result<(), Mistake> {
    for word in inside.split([',', ' ']) {
        if word == "this" && is_static {
            return Err(Mistake::new("a static member has no `this`"));
        }
        let index =
            word.strip_prefix("arg").and_then(|rest| rest.trim_end_matches('.').parse::<usize>().ok());
        if let Some(index) = index
            && params.rest == Rest::Nothing
            && index >= params.fixed.len()
        {
            let count = params.fixed.len();
            return Err(Mistake::new(format!("`{word}` is beyond the last of {count} parameters"))
                .help("arguments are counted from 0"));
        }
    }
    Ok(())
}
