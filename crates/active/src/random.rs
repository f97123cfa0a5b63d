//! `SplitMix64` (Steele et al., OOPSLA 2014), and probabilities as whole numbers that fit an atomic.

/// Mixes all bits of a number into all others.
pub(crate) fn mix(number: u64) -> u64 {
    let z = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A stream of pseudo-random numbers.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Random(mix(seed.wrapping_add(0x9e37_79b9_7f4a_7c15)))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `bound`; 0 if that is 0.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }

    pub(crate) fn happens(&mut self, chance: Chance) -> bool {
        (self.next() >> 48) < u64::from(chance.0)
    }
}

/// A probability, in 65,536ths.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Chance(pub(crate) u32);

impl Chance {
    pub(crate) const NEVER: Chance = Chance(0);
    pub(crate) const ALWAYS: Chance = Chance(1 << 16);
    /// Below two percent nothing is left to hope for.
    const NEGLIGIBLE: Chance = Chance((1 << 16) / 50);

    #[expect(clippy::cast_sign_loss, reason = "clamped to 0..=1 before")]
    pub(crate) fn of(share: f64) -> Chance {
        Chance((share.clamp(0.0, 1.0) * f64::from(Chance::ALWAYS.0)) as u32)
    }

    /// After one more failure.
    pub(crate) fn decayed(self, share: f64) -> Chance {
        let left = Chance(((u64::from(self.0) * u64::from(Chance::of(1.0 - share).0)) >> 16) as u32);
        if left < Chance::NEGLIGIBLE { Chance::NEVER } else { left }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decay_ends_at_never() {
        let mut chance = Chance::ALWAYS;
        let failures = std::iter::from_fn(|| {
            chance = chance.decayed(0.5);
            (chance != Chance::NEVER).then_some(chance.0)
        });
        assert_eq!(failures.collect::<Vec<_>>(), [32768, 16384, 8192, 4096, 2048]);
        assert_eq!(Chance::ALWAYS.decayed(0.0), Chance::ALWAYS);
    }

    #[test]
    fn always_is_always_and_never_is_never() {
        let mut random = Random::new(7);
        assert!((0..1000).all(|_| random.happens(Chance::ALWAYS) && !random.happens(Chance::NEVER)));
        let half = (0..10_000).filter(|_| random.happens(Chance::of(0.5))).count();
        assert!((4_800..5_200).contains(&half), "{half}");
        assert!((0..1000).all(|_| random.below(10) < 10));
    }
}
