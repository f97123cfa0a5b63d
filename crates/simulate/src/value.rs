//! Values: 16 bytes, copied freely. Whole numbers, truth values and characters are one kind, kept in the form
//! that their type prescribes; everything larger is an object of the heap.
//!
//! A struct in a register is a heap object that nobody changes: registers have no address, so it can be shared
//! by all registers it is copied to. A struct in memory (a field, an element, a cell) is a heap object that
//! belongs to that place alone; a load copies it, a store overwrites it part by part. Hence the address of a
//! struct in memory is simply that object, and only addresses of other variables are [`Value::Ref`].

use crate::types::RtId;

/// An object of the heap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ObjId(pub u32);

/// A variable in memory: a slot of an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// The object, array, cell or block of static fields.
    pub object: ObjId,
    /// Which of its slots.
    pub slot: u32,
}

/// What a register or a slot holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Value {
    /// Not interpreted: any value of that type.
    Unknown(RtId),
    /// No object.
    Null,
    /// A number of an integer type, a truth value (0 or 1) or a character. Types without a sign keep their
    /// bits.
    Int(i64),
    /// A floating-point number; a `float` is one that was rounded to it.
    Double(f64),
    /// An object, a struct, or the address of a struct.
    Obj(ObjId),
    /// The address of a variable that is no struct.
    Ref(Location),
}

impl Value {
    /// `true`, `false`.
    pub(crate) fn bool(value: bool) -> Value {
        Value::Int(i64::from(value))
    }

    /// Is nothing known but the type?
    pub(crate) fn is_unknown(self) -> bool {
        matches!(self, Value::Unknown(_))
    }

    /// The object, if it is one.
    pub(crate) fn object(self) -> Option<ObjId> {
        match self {
            Value::Obj(object) => Some(object),
            _ => None,
        }
    }
}
