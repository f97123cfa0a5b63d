#![no_main]

//! Bytes as a project and all that it imports, or as one of the three kinds of solutions.

use libfuzzer_sys::fuzz_target;
use project::dotnet::{Memory, Options, load};
use std::path::Path;

fuzz_target!(|bytes: &[u8]| {
    let Some((kind, text)) = bytes.split_first() else { return };
    let name = ["P.csproj", "P.xproj", "S.sln", "S.slnx", "S.slnf"][usize::from(*kind) % 5];
    let mut files = Memory::default();
    files.insert("/r/project.json", text);
    files.insert("/r/Directory.Build.props", text);
    files.insert("/r/P.csproj", "<Project />");
    files.insert("/r/a/B.cs", "");
    files.insert(format!("/r/{name}"), text);
    let path = format!("/r/{name}");
    let solution = load(&files, Path::new(&path), &Options::default());
    assert!(solution.problems.iter().all(|problem| problem.message.len() < 4000));
});
