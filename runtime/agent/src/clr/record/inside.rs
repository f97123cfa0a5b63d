//! What the library is using right now, in a thread: objects that order threads. Whatever it calls meanwhile comes behind all that was done with
//! them, and before what is done with them next; and if such a call ends with an exception, so does what follows.

use crate::clr::record::crowd;
use crate::clr::record::threads::{CLOCKS, CROWD, FIRST_OBJECT, GO_ON, STATE, Stripe, Thread};
use crate::clr::record::told::Told;

/// So many objects the library may be using at once, in one thread.
const MOST_INSIDE: usize = 16;

/// An object that orders threads and that the library is using: how deep the program was when it called, and the clock of the object when that
/// was told last.
#[derive(Clone, Copy)]
pub(super) struct Inside {
    id: u32,
    nesting: u32,
    clock: u64,
}

impl Inside {
    /// Was the program not deeper than this when it called?
    pub(super) fn is_above(&self, nesting: u32) -> bool {
        self.nesting <= nesting
    }
}

/// What there is no room for stands for itself in the crowd.
fn crowded(known: usize, id: u32) -> u32 {
    if known < MOST_INSIDE || id < FIRST_OBJECT {
        return id;
    }
    crowd::join(id);
    CROWD
}

impl Thread {
    /// The library begins to use objects that order threads.
    pub(super) fn goes_inside(&mut self, ids: impl Iterator<Item = u32>) {
        let nesting = self.nesting;
        for id in ids {
            let is_known = |id| self.inside.iter().any(|inside| inside.id == id);
            // What an exception left behind orders more than there is to order, and must not grow.
            let id = if is_known(id) { id } else { crowded(self.inside.len(), id) };
            if !is_known(id) {
                self.inside.push(Inside { id, nesting, clock: u64::MAX });
            }
        }
    }

    /// It has used them.
    pub(super) fn comes_out(&mut self, mut ids: impl Iterator<Item = u32>) {
        ids.all(|id| {
            self.inside.retain(|inside| inside.id != id);
            true
        });
    }

    /// The library calls the program, or the program returns to it: whatever the library does meanwhile is behind it and before others.
    pub(super) fn tell_inside(&mut self, site: u32) -> Result<(), u32> {
        for at in 0..self.inside.len() {
            let id = self.inside[at].id;
            self.update(id, site)?;
        }
        Ok(())
    }

    /// A delegate has given collections to the library.
    pub(super) fn walks_through(&mut self, ids: impl Iterator<Item = u32>) {
        for id in ids {
            let id = if self.walks.contains(&id) { id } else { crowded(self.walks.len(), id) };
            if !self.walks.contains(&id) {
                self.walks.push(id);
            }
        }
    }

    /// The library may be about to walk through what delegates gave it, or has done so; what it finds there, it calls others with.
    pub(super) fn tell_walks(&mut self, site: u32) -> Result<(), u32> {
        for at in 0..self.walks.len() {
            self.update(self.walks[at], site)?;
        }
        Ok(())
    }

    fn update(&mut self, id: u32, site: u32) -> Result<(), u32> {
        match self.tell(id, site, &[(Told::SyncUpdate as u8, STATE)]) {
            GO_ON => Ok(()),
            code => Err(code),
        }
    }

    /// The program's code runs, and the library was using an object: either it has called back in a way that we do not know, or the call ended with
    /// an exception. Both come behind what others did with the object.
    pub(super) fn follow_inside(&mut self) {
        for at in 0..self.inside.len() {
            let Inside { id, nesting, clock } = self.inside[at];
            let stripe = Stripe::of(id);
            if nesting < self.nesting || clock == CLOCKS[stripe].clock() {
                continue;
            }
            let update = [(Told::SyncUpdate as u8, STATE)];
            if self.held == Some(stripe) {
                self.tell_under(stripe, id, 0, &update);
            } else if self.tell(id, 0, &update) != GO_ON {
                // The stripe is taken: the next event will tell.
                continue;
            }
            self.inside[at].clock = self.clock;
        }
    }
}
