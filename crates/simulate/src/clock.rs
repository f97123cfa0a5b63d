//! Logical time: vector clocks (Fidge, Mattern) and epochs, one component of them (Flanagan and Freund,
//! PLDI 2009). A thread's own component advances only when it hands its time on: accesses between two
//! releases share an epoch.

/// A simulated thread, numbered in the order of their starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ThreadId(pub u32);

impl ThreadId {
    /// The thread that a run begins with.
    pub const MAIN: ThreadId = ThreadId(0);

    /// Its place in tables of threads.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A moment of one thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Epoch {
    /// Whose.
    pub thread: ThreadId,
    /// The thread's own time.
    pub time: u32,
}

/// What is known of every thread's time.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Clock(Vec<u32>);

impl Clock {
    /// The time of a thread that is known here.
    pub(crate) fn time(&self, thread: ThreadId) -> u32 {
        self.0.get(thread.index()).copied().unwrap_or(0)
    }

    /// The present moment of the clock's own thread.
    pub(crate) fn epoch(&self, thread: ThreadId) -> Epoch {
        Epoch { thread, time: self.time(thread) }
    }

    /// Is the moment known here, that is, did it happen before?
    #[inline]
    pub(crate) fn knows(&self, epoch: Epoch) -> bool {
        epoch.time <= self.time(epoch.thread)
    }

    /// Time goes on for a thread.
    pub(crate) fn tick(&mut self, thread: ThreadId) {
        self.reserve(thread.index() + 1);
        self.0[thread.index()] += 1;
    }

    /// Everything known there is known here.
    pub(crate) fn join(&mut self, other: &Clock) {
        self.reserve(other.0.len());
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
    }

    fn reserve(&mut self, len: usize) {
        if self.0.len() < len {
            self.0.resize(len, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_joined_is_known() {
        let (a, b) = (ThreadId(0), ThreadId(3));
        let mut first = Clock::default();
        first.tick(a);
        let mut second = Clock::default();
        second.tick(b);
        let moment = first.epoch(a);
        assert!(!second.knows(moment));
        second.join(&first);
        assert!(second.knows(moment));
        first.tick(a);
        assert!(!second.knows(first.epoch(a)));
    }
}
