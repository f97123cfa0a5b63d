//! What an assembly-wide suppression is about, found in a syntax tree by name: `~M:Bank.Account.Deposit(System.Int32)`.
//!
//! Best effort, since a tree knows no types: names must be equal, parameters are compared by their number and the last
//! part of their types. Older spellings (`Bank.Account.#Deposit(System.Int32)`) are read too. Operators and explicit
//! implementations of interfaces are not found.

use super::comment::is_declaration;
use crate::syntax::{Node, SyntaxKind, Tree, ast};
use finding::suppress::{Lines, Places};

/// What a suppression of the whole assembly is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// All of it.
    Everything,
    /// A namespace.
    Namespace {
        /// Its full name.
        name: String,
        /// With those inside it, or alone?
        depth: Depth,
    },
    /// A type or a member.
    Declaration {
        /// Its full name, without type parameters.
        name: String,
        /// The last parts of the types of its parameters; `None` if the target does not speak of them.
        parameters: Option<Vec<String>>,
    },
}

/// How far a suppression of a namespace reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Depth {
    /// The namespace itself.
    Alone,
    /// And those inside it.
    Descendants,
}

impl Target {
    /// From the `Scope` and `Target` of an attribute; `None` if they name nothing that has code.
    pub(super) fn parse(scope: Option<&str>, target: Option<&str>) -> Option<Self> {
        let scope = scope.unwrap_or("module").to_ascii_lowercase();
        let depth = match scope.as_str() {
            "module" | "assembly" => return Some(Target::Everything),
            "namespace" => Some(Depth::Alone),
            "namespaceanddescendants" => Some(Depth::Descendants),
            "type" | "member" => None,
            _ => return None,
        };
        let target = target?.trim().trim_start_matches('~');
        let (kind, target) =
            target.split_once(':').filter(|(kind, _)| kind.len() == 1).unwrap_or(("", target));
        let Some(depth) = depth else { return Some(declaration(kind, target)) };
        Some(Target::Namespace { name: target.to_owned(), depth })
    }

    /// The lines of a file that it is about.
    pub fn lines_in(&self, tree: &Tree, text: &str) -> Vec<Lines> {
        match self {
            Target::Everything => return vec![Lines::ALL],
            // Most files do not speak of it at all.
            Target::Declaration { name, .. } if !speaks_of(text, name) => return Vec::new(),
            Target::Namespace { .. } | Target::Declaration { .. } => {}
        }
        let places = Places::new(text);
        let nodes = tree.root().descendants().filter(|node| self.is(*node, text));
        nodes.map(|node| places.lines(node.range().bytes())).collect()
    }

    fn is(&self, node: Node<'_>, text: &str) -> bool {
        let is_namespace = matches!(node.kind(), SyntaxKind::NamespaceDecl | SyntaxKind::FileScopedNamespace);
        match self {
            Target::Namespace { name, depth } if is_namespace => {
                let own = full_name(node, "", text);
                let inside = own.strip_prefix(name.as_str()).is_some_and(|rest| rest.starts_with('.'));
                own == *name || (*depth == Depth::Descendants && inside)
            }
            Target::Declaration { name, parameters } if is_declaration(node.kind()) && !is_namespace => {
                names(node, text).iter().any(|own| name.ends_with(own) && full_name(node, own, text) == *name)
                    && parameters.as_ref().is_none_or(|wanted| have_types(node, wanted, text))
            }
            _ => false,
        }
    }
}

fn declaration(kind: &str, target: &str) -> Target {
    // A method without parentheses has no parameters; older spellings leave them out.
    let unsaid = (kind == "M").then(Vec::new);
    let (name, parameters) = target.split_once('(').map_or((target, unsaid), |(name, rest)| {
        (name, Some(parameters(rest.rsplit_once(')').map_or(rest, |(inner, _)| inner))))
    });
    Target::Declaration { name: plain_name(name), parameters }
}

/// Does the text have the name of the type or member in it? The names of constructors and the like are not written.
fn speaks_of(text: &str, name: &str) -> bool {
    let mut parts = name.rsplit('.').filter(|part| !matches!(*part, "ctor" | "cctor" | "Finalize" | "Item"));
    parts.next().is_none_or(|part| text.contains(part))
}

/// Without `#` and the numbers of type parameters; types inside types are written with dots, constructors `.ctor`.
fn plain_name(name: &str) -> String {
    let constructor =
        ["#cctor", ".cctor", "#ctor", ".ctor"].iter().find_map(|end| Some((name.strip_suffix(end)?, end)));
    if let Some((owner, end)) = constructor {
        return format!(
            "{}.{}",
            plain_name(owner.trim_end_matches(['.', '#'])),
            end.trim_start_matches(['#', '.'])
        );
    }
    let parts =
        name.split(['.', '+']).map(|part| part.trim_start_matches('#').split('`').next().unwrap_or_default());
    parts.collect::<Vec<_>>().join(".")
}

/// The names that a declaration gives; a field may give several.
fn names<'t>(node: Node<'_>, text: &'t str) -> Vec<&'t str> {
    let of = |token: Option<crate::syntax::Token>| token.map(|token| token.range().of(text));
    match node.kind() {
        SyntaxKind::FieldDecl | SyntaxKind::EventFieldDecl => {
            let declarators = node.descendants().filter_map(ast::VariableDeclarator::cast);
            declarators.filter_map(|declarator| of(declarator.name())).collect()
        }
        SyntaxKind::ConstructorDecl => {
            let modifiers = node.child(SyntaxKind::Modifiers);
            let is_static =
                modifiers.is_some_and(|modifiers| modifiers.token(SyntaxKind::StaticKw).is_some());
            vec![if is_static { "cctor" } else { "ctor" }]
        }
        SyntaxKind::FinalizerDecl => vec!["Finalize"],
        SyntaxKind::IndexerDecl => vec!["Item"],
        _ => of(node.token(SyntaxKind::Ident)).into_iter().collect(),
    }
}

/// The name with those of the types and namespaces around it.
fn full_name(node: Node<'_>, own: &str, text: &str) -> String {
    let mut parts: Vec<String> = vec![own.to_owned()];
    for around in std::iter::once(node).chain(node.ancestors()) {
        let is_type = ast::TypeDecl::cast(around).is_some() || around.kind() == SyntaxKind::EnumDecl;
        if matches!(around.kind(), SyntaxKind::NamespaceDecl | SyntaxKind::FileScopedNamespace) {
            let name = around.child(SyntaxKind::NamedType).map(|name| name.text(text));
            parts.extend(name.map(|name| name.split_whitespace().collect()));
        } else if is_type && around != node {
            parts.extend(around.token(SyntaxKind::Ident).map(|name| name.range().of(text).to_owned()));
        }
    }
    parts.retain(|part| !part.is_empty());
    parts.reverse();
    parts.join(".")
}

fn have_types(node: Node<'_>, wanted: &[String], text: &str) -> bool {
    let list = node.child(SyntaxKind::ParamList).or_else(|| node.child(SyntaxKind::BracketedParamList));
    let declared: Vec<String> = list
        .into_iter()
        .flat_map(Node::children)
        .filter_map(ast::Param::cast)
        .map(|param| param.type_().map_or_else(String::new, |ty| simple_type(ty.text(text))))
        .collect();
    declared.len() == wanted.len()
        && declared.iter().zip(wanted).all(|(own, wanted)| own == wanted || wanted.starts_with('`'))
}

/// The parameters of a documentation id, split at the commas that stand in no braces or brackets.
fn parameters(list: &str) -> Vec<String> {
    let mut depth = 0_u32;
    let at_top = |letter: char| {
        match letter {
            '{' | '[' | '<' => depth += 1,
            '}' | ']' | '>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        letter == ',' && depth == 0
    };
    let types = list.split(at_top).map(simple_type);
    if list.trim().is_empty() { Vec::new() } else { types.collect() }
}

/// The last part of a type's name, the same for `int`, `System.Int32` and `ref int`; type arguments are left out.
fn simple_type(written: &str) -> String {
    let written: String =
        written.split_whitespace().filter(|word| !matches!(*word, "ref" | "readonly" | "scoped")).collect();
    let written = written.trim_end_matches(['@', '?', '&']);
    let arrays = written.matches('[').count();
    let name = written.split(['[', '<', '{']).next().unwrap_or(written);
    let name = name.rsplit('.').next().unwrap_or(name);
    if name == "Nullable"
        && let Some((_, inner)) = written.split_once(['<', '{'])
    {
        return simple_type(inner.trim_end_matches(['>', '}']));
    }
    format!("{}{}", framework_name(name), "[]".repeat(arrays))
}

fn framework_name(keyword: &str) -> &str {
    match keyword {
        "bool" => "Boolean",
        "byte" => "Byte",
        "char" => "Char",
        "decimal" => "Decimal",
        "double" => "Double",
        "float" => "Single",
        "int" => "Int32",
        "long" => "Int64",
        "object" => "Object",
        "sbyte" => "SByte",
        "short" => "Int16",
        "string" => "String",
        "uint" => "UInt32",
        "ulong" => "UInt64",
        "ushort" => "UInt16",
        name => name.trim_end_matches('?'),
    }
}
