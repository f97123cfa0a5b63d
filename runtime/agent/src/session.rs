//! One run of one process, whatever its virtual machine: the hunt, the journal, the clock, and whether we are still on.

use crate::journal::Journal;
use crate::settings::Settings;
use active::{Entry, Hunt, Time};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Reading a clock takes longer than all the rest of a call; a thread that publishes the time does not.
pub(crate) const TICK: Duration = Duration::from_millis(4);

pub(crate) struct Session {
    pub(crate) hunt: Hunt,
    pub(crate) journal: Journal,
    on: AtomicBool,
    start: Instant,
    /// Microseconds since the start, as of the last tick.
    now: AtomicU64,
}

impl Session {
    /// Begins with the traps of an earlier run, and tells what was wrong with the settings.
    pub(crate) fn new(settings: &Settings) -> Session {
        let hunt = Hunt::new(settings.config.clone());
        hunt.suspect(&settings.traps);
        let journal = Journal::open(settings.journals.as_deref());
        for trouble in &settings.troubles {
            journal.write(&Entry::Trouble(trouble.clone()));
        }
        Session { hunt, journal, on: AtomicBool::new(true), start: Instant::now(), now: AtomicU64::new(1) }
    }

    pub(crate) fn is_on(&self) -> bool {
        self.on.load(Ordering::Relaxed)
    }

    /// From now on nothing happens any more. Says so the first time.
    pub(crate) fn switch_off(&self, why: &str) {
        if self.on.swap(false, Ordering::Relaxed) {
            self.journal.write(&Entry::Trouble(format!("the agent is switched off: {why}")));
        }
    }

    /// The time of the last tick.
    pub(crate) fn now(&self) -> Time {
        Time(self.now.load(Ordering::Relaxed))
    }

    /// Publishes the time until we are off; `tell` hears of every tick.
    pub(crate) fn keep_time(&self, mut tell: impl FnMut(u32)) {
        let mut ticks = 0_u32;
        while self.is_on() {
            std::thread::sleep(TICK);
            let now = u64::try_from(self.start.elapsed().as_micros()).unwrap_or(u64::MAX);
            self.now.store(now.max(1), Ordering::Relaxed);
            ticks = ticks.wrapping_add(1);
            tell(ticks);
        }
    }

    /// The process ends: writes what is only known now.
    pub(crate) fn end(&self) {
        for violation in self.hunt.violations() {
            self.journal.write(&Entry::Times { sites: violation.sites, times: violation.times });
        }
        for (a, b) in self.hunt.trap_file().pairs() {
            self.journal.write(&Entry::Trap(a.to_owned(), b.to_owned()));
        }
        for covered in self.hunt.coverage() {
            self.journal.write(&Entry::Covered(covered));
        }
        self.journal.write(&Entry::Delays { count: self.hunt.delays() });
        self.journal.write(&Entry::End);
        self.on.store(false, Ordering::Relaxed);
    }
}
