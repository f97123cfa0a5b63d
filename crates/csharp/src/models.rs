//! How the libraries of .NET work, in C#, bundled: what an engine that runs programs runs where they call a library.
//!
//! The files under `models` at the root of the repository are laid over the [outlines](crate::framework) of the
//! same types, member by member. They stand on the few methods of `Threadbare.Kernel`, which engines know.

/// The listed files with the paths that people see.
macro_rules! files {
    ($($name:literal,)+) => {
        &[$((
            concat!("models/", $name, ".cs"),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../models/", $name, ".cs")),
        ),)+]
    };
}

/// Path and text of each file.
pub fn files() -> &'static [(&'static str, &'static str)] {
    files!["System/Collections/Generic/List", "Threadbare/Kernel",]
}
