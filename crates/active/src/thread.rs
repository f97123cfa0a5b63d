//! What the algorithm remembers of one thread. The host keeps it with the thread, so nobody else ever touches it.

use crate::clock::Clock;
use crate::random::Random;
use crate::{SiteId, ThreadId, Time};

/// One thread of the program under test.
#[derive(Debug)]
pub struct ThreadState {
    pub(crate) id: ThreadId,
    /// When its last access was over, or since when it was seen to wait before the first; `None` if it was not.
    pub(crate) last_access: Option<Time>,
    /// Calls in a row without another thread's, as far as known.
    pub(crate) run: u32,
    /// The millisecond in which this thread last saw a concurrent phase.
    pub(crate) concurrent_tick: u64,
    /// The next accesses are ordered after this place, and how many of them.
    pub(crate) after: Option<(SiteId, u32)>,
    /// Since when all others wait for this thread, if they did at the end of its last delay and have made no call since.
    pub(crate) stopped: Option<Time>,
    pub(crate) random: Random,
    /// Microseconds that this thread was held up.
    pub(crate) delayed: u64,
    /// Only used by the variant that analyses happens-before.
    pub(crate) clock: Clock,
    pub(crate) local_time: u64,
}

impl ThreadState {
    pub(crate) fn new(id: ThreadId, seed: u64) -> Self {
        ThreadState {
            id,
            last_access: None,
            run: 0,
            concurrent_tick: u64::MAX,
            after: None,
            stopped: None,
            random: Random::new(seed ^ (u64::from(id.0) << 32)),
            delayed: 0,
            clock: Clock::default(),
            local_time: 0,
        }
    }

    /// Its number.
    pub fn id(&self) -> ThreadId {
        self.id
    }
}
