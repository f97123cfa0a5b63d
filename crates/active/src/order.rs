//! Likely happens-before (Section 3.4.4): who pauses while another is delayed probably waits for it.
//!
//! A thread was last heard of at `t0`, and again at `t2`. A delay at `loc1` took from `t1_start` to `t1_end`. If
//! `t2 - t0 >= delta_hb * delay` and `t0 <= t1_end`, the thread's current place happens after `loc1`, and so do its next `k_hb`
//! ones. Of several such delays the one that ended last is to blame.

use crate::traps::lock;
use crate::{SiteId, ThreadId, ThreadState, Time};
use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// More delays than this do not end during one pause of a program that makes any progress.
const REMEMBERED: usize = 64;

#[derive(Clone, Copy, Debug)]
struct Finished {
    site: SiteId,
    thread: ThreadId,
    start: Time,
    end: Time,
}

pub(crate) struct Order {
    share: Option<f64>,
    accesses: u32,
    /// When the last delay ended; 0 before any did.
    last_end: AtomicU64,
    finished: Mutex<VecDeque<Finished>>,
}

impl Order {
    pub(crate) fn new(share: Option<f64>, accesses: u32) -> Self {
        Order { share, accesses, last_end: AtomicU64::new(0), finished: Mutex::default() }
    }

    pub(crate) fn finished(&self, thread: ThreadId, site: SiteId, start: Time, end: Time) {
        let mut finished = lock(&self.finished);
        if finished.len() == REMEMBERED {
            finished.pop_front();
        }
        finished.push_back(Finished { site, thread, start, end });
        self.last_end.fetch_max(end.0, Ordering::Release);
    }

    /// The thread makes a call now: the place that probably happens before it.
    #[inline]
    pub(crate) fn before(&self, thread: &mut ThreadState, now: Time) -> Option<SiteId> {
        let share = self.share?;
        if let Some(t0) = thread.last_access
            && self.last_end.load(Ordering::Acquire) >= t0.0.max(1)
            && let Some(site) = self.cause(thread.id, t0, now, share)
        {
            thread.after = Some((site, self.accesses));
            return Some(site);
        }
        let (site, left) = thread.after?;
        thread.after = left.checked_sub(1).map(|left| (site, left));
        thread.after.map(|_| site)
    }

    #[cold]
    fn cause(&self, thread: ThreadId, t0: Time, t2: Time, share: f64) -> Option<SiteId> {
        let finished = lock(&self.finished);
        let causes = finished.iter().filter(|delay| {
            let lasted = delay.end.since(delay.start);
            delay.thread != thread && t0 <= delay.end && t2.since(t0) >= portion(share, lasted)
        });
        causes.max_by_key(|delay| delay.end).map(|delay| delay.site)
    }
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "microseconds of one delay, times a share"
)]
fn portion(share: f64, micros: u64) -> u64 {
    (share * micros as f64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thread(last: u64) -> ThreadState {
        let mut thread = ThreadState::new(ThreadId(2), 0);
        thread.last_access = Some(Time(last));
        thread
    }

    fn order() -> Order {
        let order = Order::new(Some(0.5), 2);
        order.finished(ThreadId(1), SiteId(1), Time(100), Time(200));
        order
    }

    #[test]
    fn a_long_pause_that_overlaps_the_delay_is_caused_by_it() {
        for (t0, t2, expected) in [
            (150, 201, Some(SiteId(1))),
            (150, 200, Some(SiteId(1))),
            (151, 200, None),
            (200, 250, Some(SiteId(1))),
            (201, 400, None),
        ] {
            assert_eq!(order().before(&mut thread(t0), Time(t2)), expected, "{t0} {t2}");
        }
    }

    #[test]
    fn the_delay_that_ended_last_is_to_blame() {
        let order = order();
        order.finished(ThreadId(3), SiteId(3), Time(90), Time(210));
        order.finished(ThreadId(2), SiteId(4), Time(90), Time(220));
        assert_eq!(order.before(&mut thread(100), Time(230)), Some(SiteId(3)), "and not one's own");
    }

    #[test]
    fn the_next_accesses_are_ordered_too() {
        let order = order();
        let mut thread = thread(100);
        let mut ask = |now: u64| {
            let before = order.before(&mut thread, Time(now));
            thread.last_access = Some(Time(now));
            before
        };
        assert_eq!(
            [ask(201), ask(202), ask(203), ask(204)],
            [Some(SiteId(1)), Some(SiteId(1)), Some(SiteId(1)), None]
        );
    }

    #[test]
    fn a_first_call_and_a_hunt_without_inference_infer_nothing() {
        assert_eq!(order().before(&mut ThreadState::new(ThreadId(2), 0), Time(300)), None);
        let off = Order::new(None, 2);
        off.finished(ThreadId(1), SiteId(1), Time(100), Time(200));
        assert_eq!(off.before(&mut thread(100), Time(300)), None);
    }
}
