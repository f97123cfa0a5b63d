//! Full names become short ones where a `using` makes them mean the same: a third less to read, for people
//! and for the parser.

use std::collections::{BTreeMap, BTreeSet};

use super::Types;

/// A name and the number of its type arguments.
type Short<'t> = (&'t str, usize);

/// What short names mean.
pub(super) struct Names<'t> {
    /// The namespaces that have a type of this name.
    namespaces: BTreeMap<Short<'t>, Vec<&'t str>>,
    /// Names that mean something else inside of types, or inside of namespaces.
    hidden: BTreeSet<&'t str>,
}

impl<'t> Names<'t> {
    pub(super) fn of(types: &'t Types) -> Self {
        let mut namespaces: BTreeMap<Short<'_>, Vec<&str>> = BTreeMap::new();
        for (namespace, texts) in types {
            for name in texts.keys() {
                namespaces.entry(short(name)).or_default().push(namespace);
            }
        }
        let segments = types.keys().flat_map(|namespace| namespace.split('.'));
        let inner = types.values().flat_map(BTreeMap::values).flat_map(|text| inner_names(text));
        Names { namespaces, hidden: segments.chain(inner).collect() }
    }

    /// The text of a file of `namespace` with short names, and the namespaces that it must use.
    pub(super) fn shorten(&self, namespace: &str, text: &str) -> (String, BTreeSet<&'t str>) {
        let mut shortened = String::with_capacity(text.len());
        let mut used = BTreeSet::new();
        let mut rest = text;
        while let Some(at) = rest.find(MARK) {
            shortened.push_str(&rest[..at]);
            rest = &rest[at + MARK.len()..];
            match self.home(namespace, rest) {
                Some(home) => {
                    rest = &rest[home.len() + 1..];
                    // What surrounds the namespace is seen without being used.
                    if namespace != home && !namespace.starts_with(&format!("{home}.")) {
                        used.insert(home);
                    }
                }
                None => shortened.push_str(MARK),
            }
        }
        shortened.push_str(rest);
        (shortened, used)
    }

    /// The namespace at the start of `text` that can be left out.
    fn home(&self, namespace: &str, text: &str) -> Option<&'t str> {
        let end = text.find(|letter: char| !letter.is_alphanumeric() && !"._@".contains(letter));
        let (path, after) = text.split_at(end.unwrap_or(text.len()));
        path.match_indices('.').find_map(|(dot, _)| {
            let (name, inner) = path[dot + 1..].split_once('.').unwrap_or((&path[dot + 1..], ""));
            let arguments = if inner.is_empty() { argument_count(after) } else { 0 };
            let homes = self.namespaces.get(&(name, arguments)).filter(|_| !self.hidden.contains(name))?;
            let home = homes.iter().find(|home| **home == &path[..dot])?;
            // What stands in the same namespace comes before all that is used.
            (homes.len() == 1 || *home == namespace).then_some(*home)
        })
    }
}

/// The name of a type in metadata as name and number.
fn short(name: &str) -> Short<'_> {
    let (stem, arity) = name.split_once('`').unwrap_or((name, ""));
    (stem, arity.parse().unwrap_or(0))
}

/// How many type arguments stand at the start of `text`.
fn argument_count(text: &str) -> usize {
    let mut depth = 0_usize;
    let mut count = 0;
    for letter in text.chars() {
        match letter {
            '<' | '(' | '[' => depth += 1,
            '>' | ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 1 => count += 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    if text.starts_with('<') { count + 1 } else { 0 }
}

const MARK: &str = "global::";

/// The names of nested types and of type parameters, which hide types of the same name.
fn inner_names(text: &str) -> impl Iterator<Item = &str> {
    let nested = text.lines().filter(|line| line.starts_with('\t')).filter_map(|line| {
        let words = ["class ", "struct ", "interface ", "enum "];
        let head = line.trim_start().split_once('(').map_or(line, |(head, _)| head);
        let at =
            words.iter().find_map(|word| head.find(&format!(" {word}")).map(|at| at + 1 + word.len()))?;
        Some(identifier(&head[at..]))
    });
    // Type parameters are named `T` or `TResult`; whatever looks like one is treated as one.
    let parameters = text.split(['<', '>', ',', ' ', '(', ')', '[', '\n']).filter(|word| {
        let mut letters = word.chars();
        letters.next() == Some('T')
            && letters.next().is_none_or(|second| second.is_uppercase() || second.is_numeric())
    });
    nested.chain(parameters.map(identifier))
}

fn identifier(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    &text[..end.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn types() -> Types {
        let mut types = Types::new();
        let mut add = |namespace: &str, name: &str, text: &str| {
            types.entry(namespace.to_owned()).or_default().insert(name.to_owned(), text.to_owned());
        };
        add("A", "Point", "public class Point { }\n");
        add("A.B", "Line`1", "public class Line<T> {\n\tpublic struct End { }\n}\n");
        add("C", "Timer", "public class Timer { }\n");
        add("D", "Timer", "public class Timer { }\n");
        add("D", "End", "public class End { }\n");
        add("D", "Point`2", "public class Point<T, U> { }\n");
        types
    }

    fn shortened(namespace: &str, text: &str) -> String {
        let types = types();
        let (text, used) = Names::of(&types).shorten(namespace, text);
        format!("{text} using {used:?}")
    }

    #[test]
    fn a_name_with_one_meaning_becomes_short_and_its_namespace_is_used() {
        assert_eq!(shortened("C", "global::A.Point"), r#"Point using {"A"}"#);
        assert_eq!(
            shortened("C", "global::A.B.Line<global::A.Point>.End"),
            r#"Line<Point>.End using {"A", "A.B"}"#
        );
        assert_eq!(shortened("A.B", "global::A.Point"), "Point using {}");
        assert_eq!(
            shortened("A", "global::D.Point<(int, int), int>"),
            r#"Point<(int, int), int> using {"D"}"#
        );
    }

    #[test]
    fn a_name_with_several_meanings_stays_long_but_at_home() {
        assert_eq!(shortened("A", "global::C.Timer"), "global::C.Timer using {}");
        assert_eq!(shortened("C", "global::C.Timer"), "Timer using {}");
        assert_eq!(shortened("C", "global::D.End"), "global::D.End using {}");
        assert_eq!(shortened("C", "global::X.Unknown"), "global::X.Unknown using {}");
    }
}
