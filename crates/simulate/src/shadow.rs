//! Data races by happens-before, as `FastTrack` finds them (Flanagan and Freund, PLDI 2009): beside each variable
//! stands its last write and its last read as epochs; reads that are not ordered among each other are kept one
//! per thread.
//!
//! Two accesses that are both volatile or atomic are never a race (Bläser, ISSTA 2018, Section 4.2). A plain
//! access and a volatile one are. So that a volatile write does not hide an earlier plain one, the last plain
//! write and the last atomic write are both kept.

use crate::clock::{Clock, Epoch};
use crate::stacks::{LockSetId, Site};

/// Does an access promise anything about order?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Mode {
    /// No.
    Plain,
    /// It is volatile or atomic.
    Atomic,
}

/// Does an access change the variable?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// No.
    Read,
    /// Yes.
    Write,
}

/// An access to a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    /// When, and by whom.
    pub epoch: Epoch,
    /// Where in the program, with the calls that led there.
    pub site: Site,
    /// The locks held.
    pub locks: LockSetId,
    /// What it promises.
    pub mode: Mode,
    /// What it does.
    pub action: Action,
    /// Could other threads reach the variable then?
    pub reach: Reach,
}

/// Who can reach a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// The thread that made it, so far.
    Own,
    /// Others, too.
    Public,
}

/// The accesses to one variable that later ones are compared with.
#[derive(Clone, Default, Debug)]
pub(crate) struct Shadow {
    plain_write: Option<Access>,
    atomic_write: Option<Access>,
    reads: Reads,
}

#[derive(Clone, Default, Debug)]
enum Reads {
    #[default]
    None,
    One(Access),
    /// Not ordered among each other, at most one a thread.
    Many(Vec<Access>),
}

impl Shadow {
    /// Notes an access; says which earlier ones it races with. That is a new vector only if there are any.
    pub(crate) fn access(&mut self, access: Access, clock: &Clock) -> Vec<Access> {
        let races = |earlier: &Access| {
            !clock.knows(earlier.epoch) && (earlier.mode == Mode::Plain || access.mode == Mode::Plain)
        };
        let writes = self.plain_write.into_iter().chain(self.atomic_write);
        let mut racing: Vec<Access> = writes.filter(races).collect();
        match access.action {
            Action::Read => self.reads.add(access, clock),
            Action::Write => {
                racing.extend(self.reads.iter().filter(|&read| races(read)));
                self.write(access);
            }
        }
        racing
    }

    fn write(&mut self, access: Access) {
        // Every read that a later access could race with, this write races with too, or it knows of it.
        self.reads = Reads::None;
        match access.mode {
            Mode::Plain => (self.plain_write, self.atomic_write) = (Some(access), None),
            Mode::Atomic => self.atomic_write = Some(access),
        }
    }
}

impl Reads {
    fn add(&mut self, access: Access, clock: &Clock) {
        match self {
            Reads::None => *self = Reads::One(access),
            Reads::One(known) if clock.knows(known.epoch) => *known = access,
            Reads::One(known) => *self = Reads::Many(vec![*known, access]),
            Reads::Many(all) => {
                all.retain(|known| !clock.knows(known.epoch));
                all.push(access);
            }
        }
    }

    fn iter(&self) -> impl Iterator<Item = &Access> {
        match self {
            Reads::None => &[][..],
            Reads::One(known) => std::slice::from_ref(known),
            Reads::Many(all) => all,
        }
        .iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::ThreadId;

    fn access(thread: u32, clock: &Clock, action: Action, mode: Mode) -> Access {
        let epoch = clock.epoch(ThreadId(thread));
        Access { epoch, site: Site::NONE, locks: LockSetId::NONE, mode, action, reach: Reach::Public }
    }

    /// The accesses of threads that know nothing of each other; which of them race with an earlier one?
    fn races(accesses: &[(u32, Action, Mode)]) -> Vec<bool> {
        let mut clocks = vec![Clock::default(); 4];
        for (thread, clock) in clocks.iter_mut().enumerate() {
            clock.tick(ThreadId(thread as u32));
        }
        let mut shadow = Shadow::default();
        let mut race = |&(thread, action, mode): &(u32, Action, Mode)| {
            let clock = &clocks[thread as usize];
            !shadow.access(access(thread, clock, action, mode), clock).is_empty()
        };
        accesses.iter().map(&mut race).collect()
    }

    #[test]
    fn a_write_races_with_any_unordered_read() {
        use Action::{Read, Write};
        let plain = Mode::Plain;
        assert_eq!(races(&[(0, Write, plain), (1, Read, plain)]), [false, true]);
        assert_eq!(races(&[(0, Read, plain), (1, Read, plain), (1, Write, plain)]), [false, false, true]);
        assert_eq!(races(&[(0, Read, plain), (0, Write, plain)]), [false, false]);
    }

    #[test]
    fn a_write_races_with_the_last_write_and_all_reads() {
        let mut clocks = vec![Clock::default(); 3];
        let mut shadow = Shadow::default();
        let racing = [Action::Write, Action::Read, Action::Write].iter().zip(&mut clocks).enumerate().map(
            |(thread, (&action, clock))| {
                clock.tick(ThreadId(thread as u32));
                shadow.access(access(thread as u32, clock, action, Mode::Plain), clock).len()
            },
        );
        assert_eq!(racing.collect::<Vec<usize>>(), [0, 1, 2]);
    }

    #[test]
    fn atomics_race_with_plain_accesses_only() {
        use Action::{Read, Write};
        let (plain, atomic) = (Mode::Plain, Mode::Atomic);
        assert_eq!(
            races(&[(0, Write, atomic), (1, Write, atomic), (2, Read, atomic)]),
            [false, false, false]
        );
        assert_eq!(races(&[(0, Write, atomic), (1, Read, plain)]), [false, true]);
        assert_eq!(races(&[(0, Write, plain), (0, Write, atomic), (1, Read, atomic)]), [false, false, true]);
    }

    #[test]
    fn what_is_known_does_not_race() {
        let mut first = Clock::default();
        first.tick(ThreadId(0));
        let mut second = Clock::default();
        second.tick(ThreadId(1));
        let mut shadow = Shadow::default();
        assert_eq!(shadow.access(access(0, &first, Action::Write, Mode::Plain), &first), []);
        second.join(&first);
        assert_eq!(shadow.access(access(1, &second, Action::Write, Mode::Plain), &second), []);
    }
}
