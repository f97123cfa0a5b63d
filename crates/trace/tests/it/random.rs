//! Random traces, the same for the same seed.

use trace::{Builder, Op, Trace};

/// Xorshift64*: small, and good enough to choose test inputs.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % end
    }

    pub(crate) fn choose<'a, T: ?Sized>(&mut self, items: &[&'a T]) -> &'a T {
        items[self.below(items.len())]
    }
}

/// A trace of `events` events, or up to half as many, with all operations, and names of all shapes that text
/// can write.
pub(crate) fn trace(seed: u64, events: usize) -> Trace {
    const THREADS: [&str; 6] = ["T0", "T1", "main", "pool-1-thread-2", "[worker] (3)", "ü"];
    const NAMES: [&str; 9] = [
        "V1",
        "V0",
        "V70000",
        "V999999999",
        "a.b(int[]).c",
        "x|y",
        "this.f[3]",
        "名前",
        "java.util.HashMap@1f",
    ];
    const LOCATIONS: [&str; 6] = ["", "1", "77", "Foo.java:12", "a.B.c(B.java:3)", "-1"];
    const VALUES: [&str; 4] = ["0", "null", "a|b", "\"text\""];
    let mut random = Random::new(seed);
    let with_values = random.below(2) == 0;
    let mut builder = Builder::new();
    for _ in 0..events / 2 + random.below(events / 2 + 1) {
        let word = random.choose(&Op::WORDS);
        let operand = match word {
            "fork" | "join" => random.choose(&THREADS),
            "branch" | "dummy" => "",
            _ => random.choose(&NAMES),
        };
        let value = (with_values && random.below(3) > 0).then(|| random.choose(&VALUES));
        let (thread, location) = (random.choose(&THREADS), random.choose(&LOCATIONS));
        builder.push(thread, word, operand, location, value).expect("a well-formed event");
    }
    builder.finish()
}
