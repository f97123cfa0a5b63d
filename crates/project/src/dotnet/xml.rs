//! XML as project files use it: elements, attributes, text, and the place of each, in one flat list.
//!
//! Before the text reaches the parser, [`check_shape`] bounds what would make a parser slow or its stack deep.
//! Document types, and with them entities, are refused by the parser.

use super::problem::Place;
use roxmltree::{Node, ParsingOptions, TextPos};

/// No real project file comes near: the largest ones list some ten thousand files in two megabytes.
pub(super) const MAX_BYTES: u64 = 4 << 20;
const MAX_DEPTH: usize = 64;
/// Parsers compare each attribute of an element with each other.
const MAX_ATTRIBUTES: usize = 1000;
/// Parsers copy the namespaces in scope to each element that declares one.
const MAX_NAMESPACES: usize = 256;

/// An element of a [`Document`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ElementId(u32);

#[derive(Debug)]
pub(super) struct Attribute {
    pub(super) name: String,
    pub(super) value: String,
    pub(super) place: Place,
}

#[derive(Debug)]
pub(super) struct Element {
    pub(super) name: String,
    pub(super) attributes: Vec<Attribute>,
    pub(super) children: Vec<ElementId>,
    /// All text directly inside, comments left out.
    pub(super) text: String,
    pub(super) place: Place,
}

impl Element {
    /// The value of an attribute. Names of attributes are compared without case: `MSBuild` warns, and reads them.
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|one| one.name.eq_ignore_ascii_case(name)).map(|one| one.value.as_str())
    }

    /// Where an attribute stands; where the element stands if it has no such attribute.
    pub(super) fn place_of(&self, name: &str) -> Place {
        self.attributes
            .iter()
            .find(|one| one.name.eq_ignore_ascii_case(name))
            .map_or(self.place, |one| one.place)
    }

    pub(super) fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }
}

/// A file of XML and the path that it was read from.
#[derive(Debug)]
pub(super) struct Document {
    pub(super) path: String,
    elements: Vec<Element>,
}

impl Document {
    pub(super) const ROOT: ElementId = ElementId(0);

    pub(super) fn element(&self, id: ElementId) -> &Element {
        &self.elements[id.0 as usize]
    }

    pub(super) fn root(&self) -> &Element {
        self.element(Self::ROOT)
    }

    pub(super) fn children<'a>(&'a self, element: &'a Element) -> impl Iterator<Item = &'a Element> {
        element.children.iter().map(|&id| self.element(id))
    }

    /// Reads a file; what is wrong with it, and where.
    pub(super) fn parse(path: &str, bytes: &[u8]) -> Result<Document, (Option<Place>, String)> {
        let text = decode(bytes);
        check_shape(&text).map_err(|message| (None, message))?;
        let options = ParsingOptions { nodes_limit: 1 << 20, ..ParsingOptions::default() };
        let tree = roxmltree::Document::parse_with_options(&text, options)
            .map_err(|error| (Some(place_of(error.pos())), without_place(&error)))?;
        let mut document = Document { path: path.to_owned(), elements: Vec::new() };
        let lines = Lines::of(&text);
        document.add(tree.root_element(), &lines);
        Ok(document)
    }

    // Recursion is as deep as the elements, which `check_shape` bounds.
    fn add(&mut self, node: Node<'_, '_>, lines: &Lines) -> ElementId {
        let id = ElementId(self.elements.len() as u32);
        let attribute = |one: roxmltree::Attribute<'_, '_>| Attribute {
            name: one.name().to_owned(),
            value: one.value().to_owned(),
            place: lines.place(one.range().start),
        };
        self.elements.push(Element {
            name: node.tag_name().name().to_owned(),
            attributes: node.attributes().map(attribute).collect(),
            children: Vec::new(),
            text: node
                .children()
                .filter_map(|child| if child.is_text() { child.text() } else { None })
                .collect(),
            place: lines.place(node.range().start),
        });
        let children = node.children().filter(Node::is_element).map(|child| self.add(child, lines)).collect();
        self.elements[id.0 as usize].children = children;
        id
    }
}

fn place_of(position: TextPos) -> Place {
    Place { line: position.row, column: position.col }
}

fn without_place(error: &roxmltree::Error) -> String {
    let text = error.to_string();
    let end = text.rfind(" at ").unwrap_or(text.len());
    text[..end].to_owned()
}

/// The parser finds a place by counting from the start of the file; a table keeps that from being quadratic.
struct Lines {
    starts: Vec<usize>,
}

impl Lines {
    fn of(text: &str) -> Lines {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at + 1);
        Lines { starts: std::iter::once(0).chain(ends).collect() }
    }

    fn place(&self, offset: usize) -> Place {
        let line = self.starts.partition_point(|start| *start <= offset);
        let start = self.starts[line.saturating_sub(1)];
        Place { line: line as u32, column: (offset - start) as u32 + 1 }
    }
}

/// UTF-8 or, with a byte order mark, UTF-16. What is neither becomes replacement characters: old projects have
/// comments and names in code pages that nobody wrote down.
pub(super) fn decode(bytes: &[u8]) -> String {
    match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        [0xFF, 0xFE, rest @ ..] => decode_utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => decode_utf16(rest, u16::from_be_bytes),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}

fn decode_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    String::from_utf16_lossy(&units)
}

/// Refuses elements too deep, with too many attributes, or too many namespaces: one look at each byte.
fn check_shape(text: &str) -> Result<(), String> {
    let mut depth = 0usize;
    let mut namespaces = 0;
    let mut rest = text;
    while let Some(open) = rest.find('<') {
        rest = &rest[open..];
        if let Some(after) = skip_aside(rest) {
            rest = after;
            continue;
        }
        let end = tag_end(rest);
        let tag = &rest[..end];
        rest = &rest[end..];
        if tag.starts_with("</") {
            depth = depth.saturating_sub(1);
            continue;
        }
        if !tag.ends_with("/>") {
            depth += 1;
        }
        namespaces += tag.matches("xmlns").count();
        if depth > MAX_DEPTH {
            return Err(format!("elements are nested more than {MAX_DEPTH} deep"));
        }
        if tag.matches('=').count() > MAX_ATTRIBUTES && tag.matches(['"', '\'']).count() > MAX_ATTRIBUTES {
            return Err(format!("an element has more than {MAX_ATTRIBUTES} attributes"));
        }
        if namespaces > MAX_NAMESPACES {
            return Err(format!("more than {MAX_NAMESPACES} namespaces are declared"));
        }
    }
    Ok(())
}

/// What follows a comment, a CDATA section or a processing instruction that starts here.
fn skip_aside(text: &str) -> Option<&str> {
    let (start, end) = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
        .into_iter()
        .find(|(start, _)| text.starts_with(start))?;
    let inside = &text[start.len()..];
    Some(inside.find(end).map_or("", |at| &inside[at + end.len()..]))
}

/// Where the tag that starts here ends: at a `>` outside quotes.
fn tag_end(text: &str) -> usize {
    let mut quote = None;
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            (None, b'>') => return at + 1,
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(text: &str) -> String {
        match Document::parse("/x", text.as_bytes()) {
            Ok(document) => format!("{} elements", document.elements.len()),
            Err((place, message)) => place.map_or_else(
                || message.clone(),
                |place| format!("{}:{}: {message}", place.line, place.column),
            ),
        }
    }

    #[test]
    fn shapes_that_are_refused() {
        assert_eq!(outcome(&"<a>".repeat(1 << 18)), "elements are nested more than 64 deep");
        let attributes = (0..2000).map(|n| format!(" a{n}=''")).collect::<Vec<_>>().concat();
        assert_eq!(outcome(&format!("<a{attributes}/>")), "an element has more than 1000 attributes");
        let children = (0..300).map(|n| format!("<b xmlns:n{n}='u'/>")).collect::<Vec<_>>().concat();
        assert_eq!(outcome(&format!("<a>{children}</a>")), "more than 256 namespaces are declared");
        assert_eq!(outcome("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"), "1:1: XML with DTD detected");
        assert_eq!(outcome("<a>\n  <b>\n</a>"), "3:1: expected 'b' tag, not 'a'");
        assert_eq!(outcome(""), "1:1: the document does not have a root node");
    }

    #[test]
    fn encodings() {
        let utf16: Vec<u8> = "\u{feff}<ä/>".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(Document::parse("/x", &utf16).expect("it is XML").root().name, "ä");
        assert_eq!(Document::parse("/x", b"\xEF\xBB\xBF<a/>").expect("it is XML").root().name, "a");
        assert!(Document::parse("/x", b"<a>\xFF</a>").is_ok());
    }
}
