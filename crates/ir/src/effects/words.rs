//! Closed sets of words: an enum, its spelling in the table, and the way back.

/// A closed set of words of the table.
pub(super) trait Word: Copy + Eq + 'static {
    /// All words of the set, in the order of their declaration.
    const ALL: &'static [Self];
    /// How the table spells it.
    fn spelling(self) -> &'static str;

    /// The word that is spelled like this.
    fn spelled(text: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|word| word.spelling() == text)
    }
}

/// Declares an enum whose variants are words of the table.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $name { $($(#[$doc])* $variant,)+ }

        impl $crate::effects::words::Word for $name {
            const ALL: &'static [Self] = &[$($name::$variant,)+];
            fn spelling(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::effects::words::Word::spelling(*self))
            }
        }
    };
}
pub(super) use words;

/// The known word nearest to `wanted`, if it is near enough to be a slip of the finger.
pub(super) fn closest<'a>(wanted: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    // A megabyte of garbage is no slip, and comparing it would take its square.
    const LONGEST: usize = 128;
    // `aquire` to `acquire` is 0.86; two different words of the vocabulary are below 0.6 nearly always.
    const ALIKE: f64 = 0.6;
    if wanted.len() > LONGEST {
        return None;
    }
    known
        .into_iter()
        .map(|word| (strsim::normalized_damerau_levenshtein(wanted, word), word))
        .filter(|(likeness, _)| *likeness >= ALIKE)
        .reduce(|best, next| if next.0 > best.0 { next } else { best })
        .map(|(_, word)| word)
}
