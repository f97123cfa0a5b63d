//! Whether two sides hold a common lock, and how sure that is: the three rules of [`super`].

use super::{Held, Locks};
use crate::points_to::ObjId;
use ir::cfg::{AccessPath, Root, Step};

/// Why two sides hold a common lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Common {
    /// It is certainly one object.
    Proven,
    /// It is one abstract object.
    Assumed,
}

/// One side of a pair, as far as locks are concerned.
pub(crate) struct Guarded<'h> {
    /// What it holds.
    pub held: &'h [Held],
    /// How the accessed object is reached.
    pub base: Option<&'h AccessPath>,
    /// The accessed object.
    pub object: Option<ObjId>,
    /// Is the accessed memory certainly one place?
    pub is_one_place: bool,
}

/// How the accessed object is reached, and a lock that is held meanwhile.
type Side<'h> = (Option<&'h AccessPath>, &'h Held);

/// Does the lock of each side hang on what it accesses in the same way, if that way is known?
fn hang_alike<T: PartialEq>([one, other]: [Side<'_>; 2], way: impl Fn(Side<'_>) -> Option<T>) -> bool {
    let known = way(one);
    known.is_some() && known == way(other)
}

impl Locks<'_, '_> {
    /// Why two sides, with the paths of the objects that they access, hold a common lock; nothing if they do not.
    pub(crate) fn common(&self, one: &Guarded<'_>, other: &Guarded<'_>) -> Option<Common> {
        let mut assumed = None;
        for mine in one.held {
            for theirs in other.held.iter().filter(|theirs| mine.grip.excludes(theirs.grip)) {
                let sides = [(one.base, mine), (other.base, theirs)];
                if self.is_proven(sides) {
                    return Some(Common::Proven);
                }
                let is_same = mine.obj.is_some() && mine.obj == theirs.obj;
                let is_accessed = is_same && mine.obj == one.object;
                if self.is_likely(sides) || (is_same && (!one.is_one_place || is_accessed)) {
                    assumed = Some(Common::Assumed);
                }
            }
        }
        assumed
    }

    fn is_proven(&self, sides: [Side<'_>; 2]) -> bool {
        let [mine, theirs] = sides.map(|(_, held)| held);
        if mine.obj.is_some_and(|obj| Some(obj) == theirs.obj && self.stability.is_single(obj)) {
            return true;
        }
        let (Some(mine), Some(theirs)) = (&mine.path, &theirs.path) else { return false };
        if mine == theirs && self.is_global(mine) {
            return true;
        }
        hang_alike(sides, |(base, held)| self.relation(base?, held.path.as_ref()?))
    }

    /// Do both sides hold what hangs on the accessed object in the same way, in fields that are only written at one place, though after
    /// construction?
    fn is_likely(&self, sides: [Side<'_>; 2]) -> bool {
        hang_alike(sides, |(base, held)| {
            let (base, lock) = (base?, held.path.as_ref()?);
            let steps = lock.steps.strip_prefix(&base.steps[..]).filter(|_| base.root == lock.root)?;
            let is_set_once =
                |step: &Step| matches!(step, Step::Field(field) if self.stability.is_set_once(*field));
            (!matches!(base.root, Root::Merge(..)) && steps.iter().all(is_set_once)).then(|| steps.to_vec())
        })
    }

    /// Is there one object that the path leads to?
    fn is_global(&self, path: &AccessPath) -> bool {
        let root = match path.root {
            Root::Type(_) => true,
            Root::Static(_, field) => self.stability.is_final(self.world, field),
            _ => false,
        };
        root && self.stability.are_final(self.world, &path.steps)
    }

    /// How a lock hangs on an accessed object: over which members from it to a common owner, and from there to the lock.
    fn relation(&self, base: &AccessPath, lock: &AccessPath) -> Option<(Vec<Step>, Vec<Step>)> {
        if base.root != lock.root || matches!(base.root, Root::Merge(..)) {
            return None;
        }
        let common = base.steps.iter().zip(&lock.steps).take_while(|(one, other)| one == other).count();
        let (up, down) = (&base.steps[common..], &lock.steps[common..]);
        // What both come through must not change between lock and access. Who has a lock has found it: nobody locks null.
        let holds = self.stability.are_final(self.world, &base.steps[..common])
            && self.stability.are_owning(up)
            && self.stability.are_kept(self.world, down);
        holds.then(|| (up.to_vec(), down.to_vec()))
    }
}
