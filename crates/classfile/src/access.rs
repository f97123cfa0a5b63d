//! Access flags (JVMS 4.1, 4.5, 4.6, 4.7.6): one word whose bits mean different things on classes, fields and
//! methods.

/// The access flags of a class, field, method or parameter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Access(pub u16);

macro_rules! access {
    ($($(#[$doc:meta])* $name:ident = $bit:literal,)*) => {
        impl Access {
            $($(#[$doc])* pub const $name: Access = Access($bit);)*
        }
    };
}

access! {
    /// Visible to everybody.
    PUBLIC = 0x0001,
    /// Visible to its class and nest mates.
    PRIVATE = 0x0002,
    /// Visible to subclasses and the package.
    PROTECTED = 0x0004,
    /// Has no receiver.
    STATIC = 0x0008,
    /// Written once; cannot be overridden; cannot be extended.
    FINAL = 0x0010,
    /// Of methods.
    SYNCHRONIZED = 0x0020,
    /// Of fields.
    VOLATILE = 0x0040,
    /// Of methods: made by the compiler, to call another one.
    BRIDGE = 0x0040,
    /// Of fields.
    TRANSIENT = 0x0080,
    /// Of methods: the last parameter is an array of the rest.
    VARARGS = 0x0080,
    /// Of methods.
    NATIVE = 0x0100,
    /// Of classes.
    INTERFACE = 0x0200,
    /// Of classes and methods.
    ABSTRACT = 0x0400,
    /// In no source.
    SYNTHETIC = 0x1000,
    /// Of classes.
    ANNOTATION = 0x2000,
    /// Of classes and fields.
    ENUM = 0x4000,
    /// Of classes: a module descriptor. Of parameters: in no source, but demanded by the language.
    MODULE = 0x8000,
}

impl Access {
    /// Are all bits of `other` set?
    pub fn has(self, other: Access) -> bool {
        self.0 & other.0 == other.0
    }
}
