//! Text that grows to a limit and no further, and notices names that no source can say.

use super::names::{is_identifier, needs_escape};

/// Many times the outline of the largest library there is (4 MB for `System.Private.CoreLib`).
const MAX_TEXT: usize = 1 << 27;

/// C# text while it is written.
#[derive(Debug, Default)]
pub(super) struct Text {
    written: String,
    is_full: bool,
    has_unspeakable: bool,
}

impl Text {
    pub(super) fn push(&mut self, text: &str) {
        if self.written.len() + text.len() > MAX_TEXT {
            self.is_full = true;
        } else {
            self.written.push_str(text);
        }
    }

    pub(super) fn push_number(&mut self, number: impl std::fmt::Display) {
        self.push(&number.to_string());
    }

    /// A name, with `@` if it would be a keyword without.
    pub(super) fn push_identifier(&mut self, name: &str) {
        self.has_unspeakable |= !is_identifier(name);
        if needs_escape(name) {
            self.push("@");
        }
        self.push(name);
    }

    /// A name with dots in it.
    pub(super) fn push_dotted(&mut self, name: &str) {
        for (index, part) in name.split('.').enumerate() {
            if index > 0 {
                self.push(".");
            }
            self.push_identifier(part);
        }
    }

    /// One step further in for each type around.
    pub(super) fn indent(&mut self, depth: usize) {
        (0..depth).for_each(|_| self.push("\t"));
    }

    pub(super) fn len(&self) -> usize {
        self.written.len()
    }

    /// Takes back what was written since `start`.
    pub(super) fn take_back(&mut self, start: usize) {
        self.written.truncate(start);
        self.has_unspeakable = false;
    }

    /// Whether something had to be left out for lack of space.
    pub(super) fn is_full(&self) -> bool {
        self.is_full
    }

    /// Takes back what was written since `start` if a name in it cannot be said in C#.
    pub(super) fn keep_if_speakable(&mut self, start: usize) -> bool {
        let is_kept = !self.has_unspeakable;
        if !is_kept {
            self.take_back(start);
        }
        is_kept
    }

    pub(super) fn into_string(self) -> String {
        self.written
    }
}
