//! Locks of which nothing is known: they hold nobody up, but the thread has them. Two accesses under such a lock,
//! or one under it and one under any other, may be ordered by it, so they are no race that could be told.

use super::Machine;
use crate::shadow::Access;
use crate::stacks::HeldLock;
use ir::MethodId;

/// How names of methods begin that take a lock, or wait for what somebody else does.
const TAKING: [&str; 5] = ["Enter", "TryEnter", "Wait", "Acquire", "Upgrade"];

/// How names of methods begin that give it back.
const GIVING: [&str; 3] = ["Exit", "Release", "Downgrade"];

impl Machine<'_, '_> {
    /// The current thread takes a lock of which nothing is known.
    pub(super) fn own_unknown(&mut self) {
        let site = self.site();
        let held = self.thread().locks;
        let set = self.lock_sets.push(held, HeldLock { lock: HeldLock::UNKNOWN, site, exclusive: true });
        self.thread_mut().locks = set;
    }

    /// It gives one back.
    pub(super) fn disown_unknown(&mut self) {
        let held = self.thread().locks;
        self.thread_mut().locks = self.lock_sets.remove(held, HeldLock::UNKNOWN);
    }

    /// A method of a library is called on an object of which nothing is known.
    pub(super) fn ask_unknown(&mut self, method: Option<MethodId>) {
        let program = self.world.program();
        let Some(method) = method.map(|id| &program.methods()[id]) else { return };
        if !program.names.get(program.types()[method.owner].name).starts_with("System.Threading.") {
            return;
        }
        let begins = |words: &[&str]| {
            let name = program.names.get(method.name);
            words.iter().any(|word| name.starts_with(word))
        };
        if begins(&TAKING) {
            self.own_unknown();
        } else if begins(&GIVING) {
            self.disown_unknown();
        }
    }

    /// Could locks of which nothing is known order two accesses?
    pub(super) fn may_be_ordered(&self, earlier: &Access, later: &Access) -> bool {
        let has_unknown = |access: &Access| self.lock_sets.iter(access.locks).any(|held| held.is_unknown());
        let has_any = |access: &Access| self.lock_sets.iter(access.locks).next().is_some();
        (has_unknown(earlier) && has_any(later)) || (has_unknown(later) && has_any(earlier))
    }
}
