//! Call stacks and sets of held locks as trees that share their common parts: an access keeps its whole stack
//! in two numbers, and a stack that was seen before costs nothing.

use crate::code::FnId;
use crate::value::ObjId;
use rustc_hash::FxHashMap;

/// A call stack without the place in its innermost method.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct StackId(u32);

impl StackId {
    /// No calls.
    pub(crate) const NONE: StackId = StackId(u32::MAX);
}

/// A place in the program with the calls that led there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Site {
    /// The calls.
    pub stack: StackId,
    /// The instruction of the innermost method.
    pub pc: u32,
}

impl Site {
    /// Nowhere.
    pub(crate) const NONE: Site = Site { stack: StackId::NONE, pc: 0 };
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Call {
    /// Where the call stands; `NONE` at the bottom of a thread.
    from: Site,
    callee: FnId,
}

/// All stacks that were needed in a run.
#[derive(Default, Debug)]
pub(crate) struct Stacks {
    calls: Vec<Call>,
    ids: FxHashMap<Call, StackId>,
}

impl Stacks {
    /// The stack where `callee` was called at `from`.
    pub(crate) fn push(&mut self, from: Site, callee: FnId) -> StackId {
        let call = Call { from, callee };
        *self.ids.entry(call).or_insert_with(|| {
            self.calls.push(call);
            StackId(self.calls.len() as u32 - 1)
        })
    }

    /// The methods and places of a site, innermost first.
    pub(crate) fn frames(&self, site: Site) -> impl Iterator<Item = (FnId, u32)> {
        let entry = |site: Site| self.calls.get(site.stack.0 as usize).map(|call| (site, call));
        std::iter::successors(entry(site), move |(_, call)| entry(call.from))
            .map(|(site, call)| (call.callee, site.pc))
    }
}

/// The locks that a thread holds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct LockSetId(u32);

impl LockSetId {
    /// None.
    pub(crate) const NONE: LockSetId = LockSetId(u32::MAX);
}

/// A lock that a thread took.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct HeldLock {
    /// The object that is locked.
    pub lock: ObjId,
    /// Where.
    pub site: Site,
    /// Must it be held alone?
    pub exclusive: bool,
}

impl HeldLock {
    /// Stands for all locks of which nothing is known; there is no such object.
    pub(crate) const UNKNOWN: ObjId = ObjId(u32::MAX);

    /// Is it one of which nothing is known?
    pub(crate) fn is_unknown(&self) -> bool {
        self.lock == HeldLock::UNKNOWN
    }
}

/// All sets of locks that were held in a run, as lists that share their beginnings.
#[derive(Default, Debug)]
pub(crate) struct LockSets {
    lists: Vec<(LockSetId, HeldLock)>,
    ids: FxHashMap<(LockSetId, HeldLock), LockSetId>,
}

impl LockSets {
    /// One more.
    pub(crate) fn push(&mut self, set: LockSetId, held: HeldLock) -> LockSetId {
        *self.ids.entry((set, held)).or_insert_with(|| {
            self.lists.push((set, held));
            LockSetId(self.lists.len() as u32 - 1)
        })
    }

    /// Without a lock: the one taken last, if it was taken more than once.
    pub(crate) fn remove(&mut self, set: LockSetId, lock: ObjId) -> LockSetId {
        let Some(&(rest, held)) = self.lists.get(set.0 as usize) else { return set };
        if held.lock == lock {
            return rest;
        }
        let rest = self.remove(rest, lock);
        self.push(rest, held)
    }

    /// The locks, innermost first.
    pub(crate) fn iter(&self, set: LockSetId) -> impl Iterator<Item = HeldLock> {
        let entry = |set: LockSetId| self.lists.get(set.0 as usize).copied();
        std::iter::successors(entry(set), move |(rest, _)| entry(*rest)).map(|(_, held)| held)
    }
}
