//! The table of Java, one text per area: the JDK first, and on top of it what came later or comes from elsewhere.

use std::sync::LazyLock;

use super::parse::Source;
use super::table::Effects;

/// The texts, with the names that problems and counts show.
macro_rules! areas {
    ($($area:literal,)+) => {
        &[$(Source {
            name: concat!("jdk/", $area, ".effects"),
            first_line: 1,
            text: include_str!(concat!("../../data/jdk/", $area, ".effects")),
        },)+]
    };
}

/// JDK 17, which has every name of these texts. In the order of reading: an area builds on those above it.
const JDK: &[Source<'static>] = areas![
    "base",
    "locks",
    "signals",
    "atomics",
    "threads",
    "executors",
    "futures",
    "collections",
    "concurrent",
    "streams",
    "objects",
    "io",
    "ui",
];

/// Later versions of the JDK, which say more about the types above, and libraries.
const BEYOND: &[Source<'static>] = areas!["newer", "annotations", "tests", "servers", "spring", "android",];

static TABLE: LazyLock<Effects> = LazyLock::new(|| {
    // A test parses every text, so the empty table is never seen.
    Effects::parse(JDK).and_then(|jdk| jdk.with(BEYOND)).unwrap_or_default()
});

impl Effects {
    /// The table of Java, parsed at the first call.
    pub fn jdk() -> &'static Effects {
        &TABLE
    }
}

#[cfg(test)]
mod tests;
