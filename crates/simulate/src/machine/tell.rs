//! What was found, in terms of the program.

use super::{Machine, Race, Variable};
use crate::clock::ThreadId;
use crate::found::{self, Call, Found, FoundKind, FoundLock, FoundSide, FoundThread};
use crate::shadow::{Access, Action};
use crate::stacks::{LockSetId, Site};
use crate::story::{Moment, Story};
use crate::value::Location;
use crate::waiting::{Stuck, StuckKind, Wait};
use rustc_hash::{FxHashMap, FxHashSet};

/// Something that was done, as it is taken down.
#[derive(Clone, Debug)]
pub(super) struct Note {
    thread: ThreadId,
    site: Site,
    held: LockSetId,
    deed: Deed,
}

#[derive(Clone, Debug)]
enum Deed {
    /// An access to a variable, which may turn out to be nobody else's.
    Access(Location, Action),
    /// Anything else, in a few words.
    Other(String),
}

impl Machine<'_, '_> {
    /// Everything that was found.
    pub(super) fn tell(&mut self) -> Vec<Found> {
        let races = std::mem::take(&mut self.races);
        let mut stuck = self.waiting.take_found();
        if self.strayed {
            // Whoever got a delegate may call it, and that may end the wait; who judges may end the run before it.
            stuck.retain(|stuck| stuck.kind != StuckKind::ForEver);
        }
        let races = races.iter().map(|race| self.tell_race(race));
        races.chain(stuck.iter().map(|stuck| self.tell_stuck(stuck))).collect()
    }

    /// Takes down something that others could see, if that is wanted.
    #[inline]
    pub(super) fn note(&mut self, text: impl FnOnce(&mut Self) -> String) {
        if self.notes.is_some() {
            let text = text(self);
            self.take_down(Deed::Other(text));
        }
    }

    /// Takes down an access to a variable, if that is wanted.
    #[inline]
    pub(super) fn note_access(&mut self, location: Location, action: Action) {
        if self.notes.is_some() {
            self.take_down(Deed::Access(location, action));
        }
    }

    fn take_down(&mut self, deed: Deed) {
        let note = Note { thread: self.current, site: self.site(), held: self.thread().locks, deed };
        if let Some(notes) = &mut self.notes {
            notes.push(note);
        }
    }

    /// What was taken down. What a thread does to a variable that no other thread uses is its own business.
    pub(super) fn whole_story(&mut self) -> Story {
        let notes = self.notes.take().unwrap_or_default();
        let mut users: FxHashMap<Location, FxHashSet<ThreadId>> = FxHashMap::default();
        for note in &notes {
            if let Deed::Access(location, _) = note.deed {
                users.entry(location).or_default().insert(note.thread);
            }
        }
        let mut moments = Vec::new();
        for note in notes {
            let text = match note.deed {
                Deed::Access(location, _) if users[&location].len() < 2 => continue,
                Deed::Access(location, action) => {
                    let verb = if action == Action::Read { "read" } else { "write" };
                    format!("{verb} {}", self.variable_name(location))
                }
                Deed::Other(text) => text,
            };
            moments.push(Moment {
                thread: note.thread.0,
                call: self.calls(note.site).first().copied(),
                text,
                held: self.told_locks(note.held).into_iter().map(|lock| lock.name).collect(),
            });
        }
        let threads = (0..self.threads.len() as u32).map(|id| self.told_thread(ThreadId(id))).collect();
        Story { moments, threads }
    }

    fn tell_race(&self, race: &Race) -> Found {
        let Race { variable, earlier, later } = race;
        let (kind, about, deeds) = match variable {
            Variable::Slot(name) => {
                let deed = |access: &Access| found::Deed::Access(access.action, access.mode);
                (FoundKind::Race, name.clone(), [deed(earlier), deed(later)])
            }
            Variable::Object { name, operations: [before, after] } => {
                let deeds = [
                    found::Deed::Use(before.clone(), earlier.action),
                    found::Deed::Use(after.clone(), later.action),
                ];
                (FoundKind::UnsafeUse, name.clone(), deeds)
            }
        };
        let sides = [earlier, later].into_iter().zip(deeds).map(|(access, deed)| FoundSide {
            deed,
            calls: self.calls(access.site),
            thread: self.told_thread(access.epoch.thread),
            locks: self.told_locks(access.locks),
        });
        Found { kind, about, sides: sides.collect() }
    }

    fn tell_stuck(&self, stuck: &Stuck) -> Found {
        let side = |wait: &Wait| FoundSide {
            deed: found::Deed::Wait { what: wait.what.clone(), name: wait.name.clone() },
            calls: self.calls(wait.site),
            thread: self.told_thread(wait.thread),
            locks: self.told_locks(wait.held),
        };
        let names: Vec<&str> = stuck.waits.iter().map(|wait| wait.name.as_str()).collect();
        Found {
            kind: stuck.kind.into(),
            about: names.join(", "),
            sides: stuck.waits.iter().map(side).collect(),
        }
    }

    /// The calls of the user's code at a site, innermost first.
    pub(super) fn calls(&self, site: Site) -> Vec<Call> {
        let frames = self.stacks.frames(site);
        frames
            .filter_map(|(function, pc)| {
                let code = self.world.code(function)?;
                let method = code.method.filter(|_| !code.model)?;
                Some(Call { method, span: code.span(pc) })
            })
            .collect()
    }

    fn told_thread(&self, id: ThreadId) -> FoundThread {
        let thread = &self.threads[id.index()];
        let origin = thread.origin.map(|(creator, site)| (creator.0, self.calls(site).first().copied()));
        FoundThread { number: id.0, kind: thread.kind.clone(), origin }
    }

    fn told_locks(&self, set: LockSetId) -> Vec<FoundLock> {
        let mut locks: Vec<FoundLock> = self
            .lock_sets
            .iter(set)
            .map(|held| FoundLock {
                name: self.object_name(held.lock),
                taken: self.calls(held.site).first().copied(),
                is_known: !held.is_unknown(),
            })
            .collect();
        locks.reverse();
        locks
    }
}
