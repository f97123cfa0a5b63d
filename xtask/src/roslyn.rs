//! `cargo xtask roslyn`: our C# parser against Roslyn's, node by node and token by token.
//!
//! Both trees are written as outlines in Roslyn's words and compared. For the snippets in `fixtures/csharp`
//! Roslyn's outlines are kept in the repository, so that a test compares with them where there is no .NET.

#![allow(
    clippy::enum_glob_use,
    reason = "tables from our kinds to Roslyn's name dozens of kinds each; with a prefix they would not read as tables"
)]

mod kinds;
mod oracle;
mod ours;
mod outline;
mod reshape;

use std::path::{Path, PathBuf};
use std::{fs, io};

use outline::{Lines, Outline};
use toolchains::DotNet;

/// Where the snippets are, and what Roslyn says about them.
const SNIPPETS: &str = "fixtures/csharp";

/// How many differences are shown in full.
const SHOWN: usize = 40;

/// What the command line asks for.
#[derive(Debug, Default)]
pub(crate) struct Request {
    /// Write down what Roslyn says about the snippets.
    write: bool,
    symbols: Vec<String>,
    folders: Vec<PathBuf>,
}

impl Request {
    pub(crate) fn parse(words: &[&str]) -> Option<Request> {
        let mut request = Request::default();
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            match word {
                "--write" => request.write = true,
                "--define" => request.symbols.extend(words.next()?.split(';').map(str::to_owned)),
                _ if word.starts_with('-') => return None,
                folder => request.folders.push(PathBuf::from(folder)),
            }
        }
        Some(request)
    }
}

/// What was compared, and how it went.
#[derive(Debug, Default)]
struct Tally {
    files: usize,
    bytes: usize,
    nodes: usize,
    /// Files with which Roslyn finds something wrong: trees of broken files are not compared.
    broken: usize,
    /// Files that Roslyn accepts and we do not.
    refused: usize,
    /// Files with trees that differ.
    different: usize,
    /// Broken files in which we see nothing wrong.
    overlooked: usize,
}

/// Compares everything; whether all was equal.
pub(crate) fn run(root: &Path, request: &Request) -> Result<bool, String> {
    let dotnet = DotNet::find()?;
    let folder = root.join("target/roslyn");
    fs::create_dir_all(&folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    let assembly = oracle::compile(&dotnet, &folder)?;
    let mut all_equal = true;
    let snippets = root.join(SNIPPETS);
    for folder in std::iter::once(&snippets).chain(&request.folders) {
        let files =
            csharp_files(folder).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
        let mut tally = Tally::default();
        oracle::read_all(&dotnet, &assembly, &request.symbols, &files, |file, theirs| {
            let Ok(bytes) = fs::read(file) else { return };
            if request.write && *folder == snippets {
                write_golden(file, theirs);
            }
            let ours = ours::outline(&bytes, &request.symbols);
            tally.count(bytes.len(), &ours, theirs);
            report(&tally, file, &bytes, &ours, theirs);
        })?;
        println!("{}: {tally}", folder.display());
        all_equal &= tally.refused + tally.different == 0;
    }
    Ok(all_equal)
}

impl Tally {
    fn count(&mut self, bytes: usize, ours: &Outline, theirs: &Outline) {
        self.files += 1;
        self.bytes += bytes;
        self.nodes += theirs.entries.len();
        if !theirs.problems.is_empty() {
            self.broken += 1;
            self.overlooked += usize::from(ours.problems.is_empty());
        } else if !ours.problems.is_empty() {
            self.refused += 1;
        } else if ours.entries != theirs.entries {
            self.different += 1;
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Tally { files, bytes, nodes, broken, refused, different, overlooked } = self;
        write!(
            f,
            "{files} files, {} kB, {nodes} nodes: {refused} refused, {different} different; \
             {broken} broken for Roslyn, {overlooked} of them fine for us",
            bytes / 1000
        )
    }
}

fn report(tally: &Tally, file: &Path, bytes: &[u8], ours: &Outline, theirs: &Outline) {
    if tally.refused + tally.different > SHOWN {
        return;
    }
    let lines = Lines::of(&csharp::syntax::decode(bytes));
    let file = file.display();
    match (theirs.problems.first(), ours.problems.first()) {
        (Some((position, message)), None) => {
            println!("{file}:{}: only Roslyn says: {message}", lines.place(*position));
        }
        (None, Some((position, message))) => {
            println!("{file}:{}: only we say: {message}", lines.place(*position));
        }
        (Some(_), Some(_)) => {}
        (None, None) => {
            if let Some(difference) = ours.first_difference(theirs) {
                println!("{file}:{}: the trees differ", lines.place(difference.position));
                println!("    ours    {}\n    Roslyn  {}", difference.ours, difference.theirs);
            }
        }
    }
}

fn golden_path(file: &Path) -> PathBuf {
    file.with_extension("roslyn")
}

fn write_golden(file: &Path, theirs: &Outline) {
    if let Err(error) = fs::write(golden_path(file), theirs.print()) {
        eprintln!("cannot write {}: {error}", golden_path(file).display());
    }
}

/// All `.cs` files below a folder, in the order of their paths.
fn csharp_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            match entry.file_type()? {
                kind if kind.is_dir() => folders.push(entry.path()),
                kind if kind.is_file() && entry.path().extension().is_some_and(|end| end == "cs") => {
                    files.push(entry.path());
                }
                _ => {}
            }
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What Roslyn said about each snippet is what we say.
    #[test]
    fn snippets_are_read_as_roslyn_reads_them() {
        let files = csharp_files(&crate::root().join(SNIPPETS)).expect("the snippets are there");
        assert!(!files.is_empty());
        for file in files {
            let bytes = fs::read(&file).expect("a snippet can be read");
            let lines = Lines::of(&csharp::syntax::decode(&bytes));
            let ours = ours::outline(&bytes, &[]);
            assert_eq!(ours.problems, [], "{}", file.display());
            let golden = fs::read_to_string(golden_path(&file)).expect("`--write` has kept Roslyn's answer");
            let printed = ours.print();
            for ((entry, ours), theirs) in ours.entries.iter().zip(printed.lines()).zip(golden.lines()) {
                assert_eq!(ours, theirs, "{}:{}", file.display(), lines.place(entry.start));
            }
            assert_eq!(printed.lines().count(), golden.lines().count(), "{}", file.display());
        }
    }
}
