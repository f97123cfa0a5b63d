//! The agent that a test was built with.

use std::path::PathBuf;

/// Cargo puts it beside the test.
pub(crate) fn library() -> PathBuf {
    let test = std::env::current_exe().expect("this test is a file");
    let library = test.with_file_name(active::agent::library_name());
    assert!(library.exists(), "{} is built together with this test", library.display());
    library
}
