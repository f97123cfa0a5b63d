//! One run of one process, whatever its virtual machine: the hunt, the journal, the clock, and whether we are still on.

use crate::journal::Journal;
use crate::settings::Settings;
use active::{Entry, Hunt, Time, Violation};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Reading a clock takes longer than all the rest of a call; a thread that publishes the time does not.
pub(crate) const TICK: Duration = Duration::from_millis(4);

/// So many ticks, about a second, is what a process that is killed takes with it.
const SAVED_EVERY: u32 = 250;

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
        let mut saved = String::new();
        while self.is_on() {
            std::thread::sleep(TICK);
            let now = u64::try_from(self.start.elapsed().as_micros()).unwrap_or(u64::MAX);
            self.now.store(now.max(1), Ordering::Relaxed);
            ticks = ticks.wrapping_add(1);
            tell(ticks);
            if ticks.is_multiple_of(SAVED_EVERY) {
                let known: String = self.known().map(|entry| entry.to_string()).collect();
                if saved != known {
                    self.journal.save(&known);
                    saved = known;
                }
            }
        }
    }

    /// What is told at the end, as it is now.
    fn known(&self) -> impl Iterator<Item = Entry> {
        let times = |violation: Violation| Entry::Times { sites: violation.sites, times: violation.times };
        let traps = self.hunt.trap_file();
        let traps: Vec<Entry> = traps.pairs().map(|(a, b)| Entry::Trap(a.to_owned(), b.to_owned())).collect();
        let violations = self.hunt.violations().into_iter().map(times);
        let coverage = self.hunt.coverage().into_iter().map(Entry::Covered);
        let delays = Entry::Delays { count: self.hunt.delays() };
        violations.chain(traps).chain(coverage).chain([delays])
    }

    /// The process ends: writes what is only known now.
    pub(crate) fn end(&self) {
        for entry in self.known().chain([Entry::End]) {
            self.journal.write(&entry);
        }
        self.on.store(false, Ordering::Relaxed);
    }
}
