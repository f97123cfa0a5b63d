//! Parameter lists of the table, and whether a call's arguments fit one.

use std::fmt;

/// What is known of the arguments of a call (the receiver of an extension method is the first of them).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arguments<'a> {
    /// Nothing.
    Unknown,
    /// How many there are.
    Count(usize),
    /// Of each, the type of its parameter (better) or its own, if known. Any C# or metadata spelling will do.
    Types(&'a [Option<&'a str>]),
}

/// Whether arguments fit a parameter list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Fit {
    No,
    /// Not enough is known, or a conversion lies between.
    Perhaps,
    Yes,
}

/// A parameter list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Params {
    pub(super) fixed: Box<[Param]>,
    pub(super) rest: Rest,
}

/// One parameter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Param {
    pub(super) by: By,
    pub(super) ty: TypePattern,
    pub(super) optional: bool,
}

/// How an argument is passed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum By {
    Value,
    /// As the receiver of an extension method.
    This,
    Ref,
    Out,
    In,
}

impl By {
    /// The modifiers, as they are spelled.
    pub(super) const MODIFIERS: [(&str, By); 4] =
        [("this", By::This), ("ref", By::Ref), ("out", By::Out), ("in", By::In)];
}

/// What comes behind the listed parameters.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Rest {
    /// Nothing.
    Nothing,
    /// Any further parameters: `..`.
    Anything,
    /// Any number of arguments of one type: `params`.
    Many(TypePattern),
}

/// The type of a parameter: anything (`_`), or a name without its namespace.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum TypePattern {
    Any,
    Named { name: Box<str>, arguments: Box<[TypePattern]>, is_array: bool },
}

impl Params {
    /// Any parameters: `(..)`.
    pub(super) fn anything() -> Self {
        Params { fixed: Box::default(), rest: Rest::Anything }
    }

    /// Whether the first parameter is the receiver of an extension method.
    pub fn is_extension(&self) -> bool {
        self.fixed.first().is_some_and(|param| param.by == By::This)
    }

    pub(super) fn fit(&self, arguments: Arguments<'_>) -> Fit {
        match arguments {
            Arguments::Unknown => Fit::Perhaps,
            Arguments::Count(count) if !self.takes(count) => Fit::No,
            Arguments::Count(count) => {
                self.types().take(count).map(|ty| ty.fit(None)).min().unwrap_or(Fit::Yes)
            }
            Arguments::Types(types) if !self.takes(types.len()) => Fit::No,
            Arguments::Types(types) => {
                self.types().zip(types).map(|(ty, given)| ty.fit(*given)).min().unwrap_or(Fit::Yes)
            }
        }
    }

    /// Whether every call that fits `other` fits this one, too.
    pub(super) fn covers(&self, other: &Params) -> bool {
        let counts = self.fewest() <= other.fewest() && self.most() >= other.most();
        counts
            && self
                .types()
                .zip(other.types().take(other.fixed.len()))
                .all(|(ours, theirs)| ours.covers(theirs))
            && (other.rest == Rest::Nothing
                || self.types().nth(other.fixed.len()).is_none_or(TypePattern::is_any))
            && self.fixed.iter().skip(other.fixed.len()).all(|param| param.optional)
    }

    /// How many arguments are at least needed.
    fn fewest(&self) -> usize {
        self.fixed.iter().filter(|param| !param.optional).count()
    }

    /// How many arguments there can be.
    fn most(&self) -> usize {
        if self.rest == Rest::Nothing { self.fixed.len() } else { usize::MAX }
    }

    fn takes(&self, count: usize) -> bool {
        (self.fewest()..=self.most()).contains(&count)
    }

    /// The type of each position.
    fn types(&self) -> impl Iterator<Item = &TypePattern> {
        let many = match &self.rest {
            Rest::Many(ty) => Some(ty),
            Rest::Nothing | Rest::Anything => None,
        };
        self.fixed
            .iter()
            .map(|param| &param.ty)
            .chain(std::iter::repeat_n(many, usize::MAX).map_while(|ty| ty))
    }
}

impl TypePattern {
    fn is_any(&self) -> bool {
        *self == TypePattern::Any
    }

    fn covers(&self, other: &TypePattern) -> bool {
        self.is_any() || self == other
    }

    fn fit(&self, given: Option<&str>) -> Fit {
        let TypePattern::Named { name, arguments, is_array } = self else { return Fit::Yes };
        let Some(given) = given else { return Fit::Perhaps };
        let given = Given::parse(given);
        if given.name != keyword(name) || given.is_array != *is_array {
            let takes_many = keyword(name) == "object" || is_interface(name) || given.name == "object";
            return if takes_many { Fit::Perhaps } else { Fit::No };
        }
        if arguments.is_empty() {
            return Fit::Yes;
        }
        let mut types = given.arguments();
        let fits =
            arguments.iter().map(|pattern| types.next().map_or(Fit::No, |ty| pattern.fit(Some(ty)))).min();
        if types.next().is_some() { Fit::No } else { fits.unwrap_or(Fit::Yes) }
    }
}

/// Interfaces of .NET begin with an I and another capital.
fn is_interface(name: &str) -> bool {
    let mut letters = name.chars();
    letters.next() == Some('I') && letters.next().is_some_and(char::is_uppercase)
}

/// A type as a caller spells it, taken apart.
struct Given<'a> {
    name: &'a str,
    arguments: &'a str,
    is_array: bool,
}

impl<'a> Given<'a> {
    fn parse(text: &'a str) -> Self {
        let text = text.trim().trim_end_matches(['?', '&']);
        let element = text.strip_suffix("[]");
        let text = element.unwrap_or(text);
        let (path, arguments) = match text.split_once('<') {
            Some((path, rest)) => (path, rest.strip_suffix('>').unwrap_or(rest)),
            None => (text.split('`').next().unwrap_or(text), ""),
        };
        let name = path.rsplit(['.', '+', '/', '$']).next().unwrap_or(path);
        Given { name: keyword(name), arguments, is_array: element.is_some() }
    }

    fn arguments(&self) -> impl Iterator<Item = &'a str> {
        let mut depth = 0;
        let split = move |letter| {
            depth += i32::from(matches!(letter, '<' | '(' | '['));
            depth -= i32::from(matches!(letter, '>' | ')' | ']'));
            letter == ',' && depth == 0
        };
        self.arguments.split(split).filter(|ty| !ty.is_empty())
    }
}

/// C#'s keyword for a type of the namespace `System`, if it has one.
fn keyword(name: &str) -> &str {
    match name {
        "Object" => "object",
        "String" => "string",
        "Boolean" | "boolean" => "bool",
        "Char" => "char",
        "Byte" => "byte",
        "Int32" => "int",
        "UInt32" => "uint",
        "Int64" => "long",
        "UInt64" => "ulong",
        "Single" => "float",
        "Double" => "double",
        "IntPtr" => "nint",
        "UIntPtr" => "nuint",
        _ => name,
    }
}

impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rest = match &self.rest {
            Rest::Nothing => None,
            Rest::Anything => Some("..".to_owned()),
            Rest::Many(ty) => Some(format!("params {ty}")),
        };
        let all: Vec<String> = self.fixed.iter().map(Param::to_string).chain(rest).collect();
        f.write_str(&all.join(", "))
    }
}

impl fmt::Display for Param {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (open, close) = if self.optional { ("[", "]") } else { ("", "") };
        match By::MODIFIERS.iter().find(|(_, by)| *by == self.by) {
            None => write!(f, "{open}{}{close}", self.ty),
            Some((modifier, _)) => write!(f, "{open}{modifier} {}{close}", self.ty),
        }
    }
}

impl fmt::Display for TypePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TypePattern::Named { name, arguments, is_array } = self else { return f.write_str("_") };
        f.write_str(name)?;
        if !arguments.is_empty() {
            let all: Vec<String> = arguments.iter().map(TypePattern::to_string).collect();
            write!(f, "<{}>", all.join(", "))?;
        }
        f.write_str(if *is_array { "[]" } else { "" })
    }
}
