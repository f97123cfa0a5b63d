//! The table of .NET, one text per area.

use std::sync::LazyLock;

use super::parse::Source;
use super::table::Effects;

/// The texts, with the names that problems and counts show.
macro_rules! areas {
    ($($area:literal,)+) => {
        &[$(Source {
            name: concat!("dotnet/", $area, ".effects"),
            first_line: 1,
            text: include_str!(concat!("../../data/dotnet/", $area, ".effects")),
        },)+]
    };
}

/// In the order of reading: an area builds on those above it.
const AREAS: &[Source<'static>] = areas![
    "base",
    "locks",
    "signals",
    "atomics",
    "threads",
    "tasks",
    "parallel",
    "channels",
    "collections",
    "old-collections",
    "concurrent",
    "immutable",
    "linq",
    "objects",
    "io",
    "net",
    "data",
    "ui",
    "web",
    "attributes",
];

static DOTNET: LazyLock<Effects> = LazyLock::new(|| {
    // A test parses every text, so the empty table is never seen.
    Effects::parse(AREAS).unwrap_or_default()
});

impl Effects {
    /// The table of .NET, parsed at the first call.
    pub fn dotnet() -> &'static Effects {
        &DOTNET
    }
}

#[cfg(test)]
mod tests;
