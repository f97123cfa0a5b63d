//! Members of types: methods, constructors, accessors, operators.

use std::fmt;

use super::words::{Word as _, words};

words! {
    /// What kind of member is called.
    MemberKind {
        /// A method.
        Method = "",
        /// A constructor; its name is `new`.
        Constructor = "new",
        /// The getter of a property or indexer; an indexer's name is `this[]`.
        Get = "get",
        /// The setter of a property or indexer.
        Set = "set",
        /// `+=` on an event.
        Add = "add",
        /// `-=` on an event.
        Remove = "remove",
        /// An operator or conversion, by its metadata name without `op_`.
        Operator = "operator",
    }
}

/// A member, as a caller names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Member<'a> {
    /// Its kind.
    pub kind: MemberKind,
    /// Its name, without prefix.
    pub name: &'a str,
}

/// The name of every indexer.
pub const INDEXER: &str = "this[]";
/// The name of every constructor.
pub const CONSTRUCTOR: &str = "new";
/// Stands for all members of a kind that have no line of their own.
pub(super) const EVERY: &str = "*";

impl<'a> Member<'a> {
    /// A method.
    pub fn method(name: &'a str) -> Self {
        Member { kind: MemberKind::Method, name }
    }

    /// A constructor.
    pub fn constructor() -> Self {
        Member { kind: MemberKind::Constructor, name: CONSTRUCTOR }
    }

    /// The getter of a property.
    pub fn get(name: &'a str) -> Self {
        Member { kind: MemberKind::Get, name }
    }

    /// The setter of a property.
    pub fn set(name: &'a str) -> Self {
        Member { kind: MemberKind::Set, name }
    }

    /// The member of this metadata name: `.ctor`, `get_Count`, `add_Elapsed`, `op_Implicit`, `Add`.
    pub fn of_metadata(name: &'a str) -> Self {
        let accessor = |prefix, kind| Some(Member { kind, name: name.strip_prefix(prefix)? });
        let member = match name {
            ".ctor" | "<init>" => Some(Member::constructor()),
            _ => accessor("get_", MemberKind::Get)
                .or_else(|| accessor("set_", MemberKind::Set))
                .or_else(|| accessor("add_", MemberKind::Add))
                .or_else(|| accessor("remove_", MemberKind::Remove))
                .or_else(|| accessor("op_", MemberKind::Operator)),
        };
        match member.unwrap_or(Member::method(name)) {
            // What the framework calls its indexers; `Chars` are those of strings and their builders.
            Member { kind: kind @ (MemberKind::Get | MemberKind::Set), name: "Item" | "Chars" } => {
                Member { kind, name: INDEXER }
            }
            member => member,
        }
    }
}

impl fmt::Display for Member<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            MemberKind::Method | MemberKind::Constructor => f.write_str(self.name),
            kind => write!(f, "{} {}", kind.spelling(), self.name),
        }
    }
}
