//! The signatures of .NET, bundled: known on machines without .NET, and the same on every machine.
//!
//! The files under `data/framework` are [outlines](crate::metadata): C# without bodies. Most are written by
//! `cargo xtask framework`; those under `by-hand` are of libraries that no assembly was at hand for.

/// The listed files with the paths that people see.
macro_rules! files {
    ($($name:literal,)+) => {
        &[$((
            concat!("framework/", $name, ".cs"),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/framework/", $name, ".cs")),
        ),)+]
    };
}

/// Path and text of each file, each with the types of one namespace. A namespace may have a second file.
pub fn files() -> &'static [(&'static str, &'static str)] {
    include!("../data/framework/files.rs")
}
