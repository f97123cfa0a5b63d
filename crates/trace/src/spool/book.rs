//! What the numbers of a spool mean: lines of words with tabs between them. A line that nobody understands, such as the last one of a
//! program that was killed, is left out.
//!
//! ```text
//! class    name  superclass              com/acme/Account, java/lang/Object
//! field    class  name  type  flags      of the class file
//! site     number  path  line  branch  method    branch: 1 if control flow depends on reads right behind it; method: if it is known
//! access   site  class  name  type       the field that a site names
//! thread   number  name
//! work     number                       of a thread that begins; it was forked before, and has no name
//! type     number  class
//! trouble  text
//! end
//! ```

use rustc_hash::{FxHashMap, FxHashSet};

/// A field, as the code that uses it names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FieldAccess<'a> {
    /// The class in which it is looked up.
    pub class: &'a str,
    /// Its name.
    pub name: &'a str,
    /// Its type.
    pub descriptor: &'a str,
}

/// Access flags of fields (JVMS 4.5).
const STATIC: u16 = 0x0008;
const FINAL: u16 = 0x0010;
const VOLATILE: u16 = 0x0040;

/// A place in the program.
#[derive(Clone, Default, Debug)]
pub(super) struct Site<'a> {
    pub(super) path: &'a str,
    pub(super) line: &'a str,
    pub(super) branches: bool,
    /// `com.acme.Bank.deposit`; empty if it is not known.
    pub(super) method: &'a str,
    pub(super) access: Option<FieldAccess<'a>>,
}

/// A field, as far as its class is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<'a> {
    pub(super) class: &'a str,
    flags: u16,
    /// Another class above or below has one of the same name.
    pub(super) is_hidden: bool,
}

impl Field<'_> {
    pub(super) fn is_static(self) -> bool {
        self.flags & STATIC != 0
    }

    pub(super) fn is_final(self) -> bool {
        self.flags & FINAL != 0
    }

    pub(super) fn is_volatile(self) -> bool {
        self.flags & VOLATILE != 0
    }
}

/// All that a recorder wrote down.
#[derive(Default, Debug)]
pub struct Book<'a> {
    superclasses: FxHashMap<&'a str, &'a str>,
    fields: FxHashMap<(&'a str, &'a str, &'a str), Field<'a>>,
    pub(super) sites: FxHashMap<u32, Site<'a>>,
    pub(super) threads: FxHashMap<u32, &'a str>,
    pub(super) works: FxHashSet<u32>,
    pub(super) types: FxHashMap<u32, &'a str>,
    /// What the recorder could not do.
    pub troubles: Vec<&'a str>,
    /// Did the program end as programs do?
    pub is_complete: bool,
}

impl<'a> Book<'a> {
    /// Reads the lines.
    pub fn parse(text: &'a str) -> Book<'a> {
        let mut book = Book::default();
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        for line in whole.lines() {
            // A line that is not understood is left out.
            let _ = book.line(line);
        }
        book.find_hidden();
        book
    }

    fn line(&mut self, line: &'a str) -> Option<()> {
        let mut words = line.split('\t');
        match words.next()? {
            "class" => {
                self.superclasses.insert(words.next()?, words.next()?);
            }
            "field" => {
                let (class, name, descriptor) = (words.next()?, words.next()?, words.next()?);
                let flags = words.next()?.parse().ok()?;
                self.fields.insert((class, name, descriptor), Field { class, flags, is_hidden: false });
            }
            "site" => {
                let number = words.next()?.parse().ok()?;
                let (path, line) = (words.next()?, words.next()?);
                let branches = words.next()? == "1";
                let method = words.next().unwrap_or("");
                self.sites.insert(number, Site { path, line, branches, method, access: None });
            }
            "access" => {
                let number = words.next()?.parse().ok()?;
                let (class, name, descriptor) = (words.next()?, words.next()?, words.next()?);
                self.sites.get_mut(&number)?.access = Some(FieldAccess { class, name, descriptor });
            }
            "thread" => {
                let number = words.next()?.parse().ok()?;
                self.threads.insert(number, words.next()?);
            }
            "work" => {
                self.works.insert(words.next()?.parse().ok()?);
            }
            "type" => {
                let number = words.next()?.parse().ok()?;
                self.types.insert(number, words.next()?);
            }
            "trouble" => self.troubles.push(words.next()?),
            "end" => self.is_complete = true,
            _ => {}
        }
        Some(())
    }

    /// Fields of one name in two classes of which one extends the other are two variables of the same object.
    fn find_hidden(&mut self) {
        let mut hidden = Vec::new();
        for &(class, name, descriptor) in self.fields.keys() {
            for above in self.above(class).skip(1) {
                if self.fields.contains_key(&(above, name, descriptor)) {
                    hidden.extend([(class, name, descriptor), (above, name, descriptor)]);
                }
            }
        }
        for key in hidden {
            if let Some(field) = self.fields.get_mut(&key) {
                field.is_hidden = true;
            }
        }
    }

    /// A class and what it extends, as far as it is known.
    fn above(&self, class: &'a str) -> impl Iterator<Item = &'a str> {
        /// No program has deeper hierarchies, and a damaged book may have circles.
        const DEEPEST: usize = 1000;
        std::iter::successors(Some(class), |class| self.superclasses.get(class).copied()).take(DEEPEST)
    }

    /// The field that an access means (JVMS 5.4.3.2); one of an unknown class is believed to be where the access looks for it.
    pub(super) fn resolve(&self, access: FieldAccess<'a>) -> Field<'a> {
        let found = self
            .above(access.class)
            .find_map(|class| self.fields.get(&(class, access.name, access.descriptor)));
        let outside = || Field {
            class: self.above(access.class).last().unwrap_or(access.class),
            flags: 0,
            is_hidden: false,
        };
        found.copied().unwrap_or_else(outside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_where_they_are_declared() {
        let book = Book::parse(
            "class\tB\tA\nclass\tA\tjava/lang/Object\nfield\tA\tx\tI\t64\nfield\tA\ty\tI\t0\nfield\tB\ty\tI\t0\n",
        );
        let field = |class, name| book.resolve(FieldAccess { class, name, descriptor: "I" });
        assert_eq!((field("B", "x").class, field("B", "x").is_volatile()), ("A", true));
        assert_eq!((field("B", "y").class, field("B", "y").is_hidden), ("B", true));
        assert!(field("A", "y").is_hidden && !field("A", "x").is_hidden);
        assert_eq!(field("B", "z").class, "java/lang/Object");
    }

    #[test]
    fn what_a_killed_program_began_to_write_is_left_out() {
        let book = Book::parse("thread\t0\tmain\ntype\tx\tA\nnonsense\nthread\t1\twor");
        assert_eq!((book.threads.len(), book.types.len(), book.is_complete), (1, 0, false));
    }
}
