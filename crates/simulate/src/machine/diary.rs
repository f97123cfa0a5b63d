//! A diary of a run: what each thread did that others could notice, for people who follow a schedule step by
//! step. Nothing is noted unless somebody wants to read it.

use super::Machine;
use crate::clock::ThreadId;
use crate::shadow::{Action, Mode};
use crate::stacks::{LockSetId, Site};
use crate::value::Location;

/// One line.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Whose.
    pub thread: ThreadId,
    /// What was done, in a few words.
    pub deed: String,
    /// Where.
    pub site: Site,
    /// The locks that the thread held.
    pub held: LockSetId,
    /// The variable, for an access to one.
    pub variable: Option<Location>,
}

impl Machine<'_, '_> {
    /// From now on, everything is noted.
    pub(crate) fn keep_diary(&mut self) {
        self.diary = Some(Vec::new());
    }

    /// Notes what the current thread does.
    pub(super) fn jot(&mut self, deed: impl FnOnce(&mut Self) -> String) {
        if self.diary.is_some() {
            let deed = deed(self);
            self.write_down(deed, None);
        }
    }

    /// Notes an access of the current thread.
    pub(super) fn jot_access(&mut self, location: Location, action: Action, mode: Mode) {
        if self.diary.is_some() {
            let verb = action.verb(mode);
            let deed = format!("{verb} {}", self.variable_name(location));
            self.write_down(deed, Some(location));
        }
    }

    fn write_down(&mut self, deed: String, variable: Option<Location>) {
        let (thread, site, held) = (self.current, self.site(), self.thread().locks);
        if let Some(diary) = &mut self.diary {
            diary.push(Line { thread, deed, site, held, variable });
        }
    }
}
