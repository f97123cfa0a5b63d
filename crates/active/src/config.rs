//! The knobs of the paper, with the values that it found best (Section 5.4).

use std::time::Duration;

/// Who decides where and when to delay.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Technique {
    /// Any call, by chance (Section 3.2).
    DynamicRandom,
    /// Any place, each as often as any other, however often it runs (Section 3.3, `DataCollider`).
    StaticRandom,
    /// Near misses, with inferred order (Section 3.4).
    Tsvd,
    /// Conflicting calls that vector clocks do not order (Section 3.5). The host must tell of synchronisation.
    TsvdHb,
}

/// How to hunt.
#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    /// Who decides.
    pub technique: Technique,
    /// `N_nm`: so many recent accesses of an object are remembered; at most 8.
    pub near_misses: usize,
    /// `T_nm`: accesses further apart are no near miss; `None` for no limit.
    pub window: Option<Duration>,
    /// A phase is concurrent if the last so many calls come from more than one thread; `None` if every phase counts as
    /// concurrent.
    pub phase_buffer: Option<u32>,
    /// `delta_hb`: a pause of this share of a delay is caused by the delay; `None` to infer no order.
    pub causal_share: Option<f64>,
    /// `k_hb`: so many accesses after such a pause are ordered after the delay, too.
    pub causal_accesses: u32,
    /// How long a delay is.
    pub delay: Duration,
    /// The share of its probability that a place loses with every delay in vain.
    pub decay: f64,
    /// The probability of the random techniques.
    pub chance: f64,
    /// No thread is delayed for longer than this altogether.
    pub thread_budget: Duration,
    /// No request is delayed for longer than this, all its threads together; see [`crate::Witness::request`].
    pub request_budget: Duration,
    /// What everything random depends on.
    pub seed: u64,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            technique: Technique::Tsvd,
            near_misses: 5,
            window: Some(Duration::from_millis(100)),
            phase_buffer: Some(16),
            causal_share: Some(0.5),
            causal_accesses: 5,
            delay: Duration::from_millis(100),
            // The paper gives a curve, not a number; half of the probability bounds the delays of a place in a hot loop by six.
            decay: 0.5,
            chance: 0.05,
            thread_budget: Duration::from_secs(10),
            request_budget: Duration::from_secs(5),
            seed: 0,
        }
    }
}

pub(crate) fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}
