//! The texts of source files, for reports that show the offending lines. A report shows what it is given and opens
//! no file.

use finding::Span;
use std::collections::BTreeMap;

/// The texts of source files, by the path that findings give.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sources(BTreeMap<String, String>);

impl Sources {
    /// Adds the text of a file; an earlier text of the same path is forgotten.
    pub fn insert(&mut self, path: impl Into<String>, text: impl Into<String>) {
        self.0.insert(path.into(), text.into());
    }

    /// The text of the file that a span is in, if it is known.
    pub(crate) fn text(&self, span: &Span) -> Option<&str> {
        self.0.get(&span.path).map(String::as_str)
    }

    /// The line on which a span starts, if it is known.
    pub(crate) fn first_line(&self, span: &Span) -> Option<&str> {
        self.text(span)?.lines().nth(span.start.line.get() as usize - 1)
    }
}

impl<P: Into<String>, T: Into<String>> FromIterator<(P, T)> for Sources {
    fn from_iter<I: IntoIterator<Item = (P, T)>>(texts: I) -> Self {
        Sources(texts.into_iter().map(|(path, text)| (path.into(), text.into())).collect())
    }
}
