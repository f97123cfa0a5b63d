//! Who, what, where, when: the words of a call.

use crate::random::mix;

/// A thread of the program under test; counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ThreadId(pub u32);

/// A place in the program that calls a thread-unsafe method; see [`crate::Hunt::declare`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SiteId(pub u32);

/// An object. May be an identity hash: equal ids are a reason to look closer, never a proof.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ObjectId(pub u64);

impl ObjectId {
    /// The object as long as it is used for this request, when it is another one than for the next.
    #[must_use]
    pub fn within(self, request: RequestId) -> ObjectId {
        ObjectId(mix(self.0 ^ mix(request.0)))
    }
}

/// A lock; only the variant that analyses happens-before hears of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LockId(pub u64);

/// What a program is asked to do: a test, a message, a call of a server. Later ones have larger numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RequestId(pub u64);

/// Microseconds since a moment that the host chose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Time(pub u64);

impl Time {
    /// How long ago `earlier` was, in microseconds; 0 if it is not earlier.
    pub(crate) fn since(self, earlier: Time) -> u64 {
        self.0.saturating_sub(earlier.0)
    }

    /// Its number of the millisecond, nearly: 1,024 microseconds are a shift, 1,000 a division.
    pub(crate) fn tick(self) -> u64 {
        self.0 >> 10
    }
}

/// What a method does to its object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Access {
    /// It may run beside other reads.
    Read,
    /// It must run alone.
    Write,
}

impl Access {
    /// Must the two not run at the same time?
    pub fn conflicts_with(self, other: Access) -> bool {
        self == Access::Write || other == Access::Write
    }
}

/// A thread is about to call a thread-unsafe method.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Call {
    /// On which object.
    pub object: ObjectId,
    /// Where.
    pub site: SiteId,
    /// What the method does.
    pub access: Access,
}
