//! What the compiler and the library of a project know. An edit must not use what they do not.

/// What a project understands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dialect {
    /// The preprocessor symbols with which its files are parsed.
    pub symbols: Vec<String>,
    /// The version of C#.
    pub language: Language,
    /// What the oldest framework that it is built for has.
    pub library: Library,
}

/// A version of C#: 7.3 is `Language(7, 3)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Language(pub u8, pub u8);

/// What a framework has, from old to new; each has what those before it have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Library {
    /// Before .NET Framework 4.5: neither `Volatile` nor `Task.Delay`.
    Threads,
    /// `Volatile`, `Task.Delay`, `await`: .NET Framework 4.5.
    Tasks,
    /// `Task.CompletedTask`, `TaskCreationOptions.RunContinuationsAsynchronously`: .NET Framework 4.6, .NET Standard 1.3.
    CompletedTasks,
    /// `IAsyncDisposable`: .NET Core 3.0, .NET Standard 2.1.
    AsyncDisposal,
    /// `Random.Shared`: .NET 6.
    SharedRandom,
}

impl Default for Dialect {
    /// The newest of everything, for files of which nobody says how they are compiled.
    fn default() -> Self {
        Dialect { symbols: Vec::new(), language: Language(u8::MAX, 0), library: Library::SharedRandom }
    }
}
