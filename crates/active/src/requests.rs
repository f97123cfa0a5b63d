//! Budgets of requests (Section 4): a test, or what a server was asked, is not held up for so long that somebody loses patience. A
//! request may go from thread to thread and be on several at once; all that they are held up counts.

use crate::RequestId;
use crate::traps::lock;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// Later requests have larger numbers, so it is the oldest that are forgotten. More are not under way at once.
const REMEMBERED: usize = 4096;

/// For how many microseconds each request was held up, if it was.
#[derive(Default)]
pub(crate) struct Requests(Mutex<BTreeMap<RequestId, u64>>);

impl Requests {
    pub(crate) fn delayed(&self, request: RequestId) -> u64 {
        lock(&self.0).get(&request).copied().unwrap_or(0)
    }

    pub(crate) fn add(&self, request: RequestId, micros: u64) {
        let mut delayed = lock(&self.0);
        *delayed.entry(request).or_default() += micros;
        if delayed.len() > REMEMBERED {
            delayed.pop_first();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_requests_are_forgotten() {
        let requests = Requests::default();
        let last = RequestId(REMEMBERED as u64);
        for request in 0..=last.0 {
            requests.add(RequestId(request), 5);
        }
        requests.add(last, 7);
        assert_eq!([RequestId(0), RequestId(1), last].map(|request| requests.delayed(request)), [0, 5, 12]);
    }
}
