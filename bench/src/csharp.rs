//! How fast C# is parsed, beside tree-sitter if it is built in.

use crate::{files, measure, results, table};
use bench::csharp_text;
use csharp::syntax::{ParseOptions, decode, parse};
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// What is parsed if no folder is named.
const GENERATED_BYTES: usize = 8_000_000;

/// Every number is the best of so many rounds.
const ROUNDS: usize = 3;

/// Bytes per second and core that were promised.
const TARGET: f64 = 40e6;

/// What the table does not say. Written by hand, and only true of the numbers that are committed.
const REMARKS: &str = include_str!("csharp_remarks.md");

/// Files to parse, under one name.
struct Corpus {
    name: String,
    texts: Vec<String>,
}

/// What one parser made of one corpus.
struct Outcome {
    seconds: f64,
    files_with_problems: usize,
}

struct Row {
    corpus: Corpus,
    ours: Outcome,
    /// On all cores.
    parallel_seconds: f64,
    peer: Option<Outcome>,
    /// How long the middle one of the files takes, by size, and the largest.
    middle: Single,
    largest: Single,
}

/// One file parsed anew, as after an edit.
struct Single {
    bytes: usize,
    seconds: f64,
}

/// `bench csharp [--write] [--corpus FOLDER]…`
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let (write, folders) = arguments(words)?;
    let mut corpora =
        vec![Corpus { name: "generated".to_owned(), texts: csharp_text::corpus(1, GENERATED_BYTES) }];
    for folder in folders {
        corpora.push(read(Path::new(folder))?);
    }
    let rows: Vec<Row> = corpora.into_iter().map(measure).collect();
    if write {
        return files::write("CSHARP.md", &page(&rows));
    }
    print!("{}", tables(&rows));
    Ok(())
}

fn arguments<'w>(words: &[&'w str]) -> Result<(bool, Vec<&'w str>), String> {
    match words {
        [] => Ok((false, Vec::new())),
        ["--write", rest @ ..] => arguments(rest).map(|(_, folders)| (true, folders)),
        ["--corpus", folder, rest @ ..] => {
            let (write, folders) = arguments(rest)?;
            Ok((write, [vec![*folder], folders].concat()))
        }
        [word, ..] => Err(format!("no such option: {word} (expected --write or --corpus FOLDER)")),
    }
}

fn read(folder: &Path) -> Result<Corpus, String> {
    let mut paths = Vec::new();
    collect(folder, &mut paths).map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
    paths.sort();
    let mut texts = Vec::new();
    for path in paths {
        let bytes = fs::read(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        texts.push(decode(&bytes).into_owned());
    }
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    if texts.is_empty() {
        Err(format!("no .cs file in {}", folder.display()))
    } else {
        Ok(Corpus { name, texts })
    }
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let kind = entry.file_type()?;
        if kind.is_dir() {
            collect(&entry.path(), paths)?;
        } else if kind.is_file() && entry.path().extension().is_some_and(|end| end == "cs") {
            paths.push(entry.path());
        }
    }
    Ok(())
}

fn measure(corpus: Corpus) -> Row {
    eprintln!("{}", corpus.name);
    let options = ParseOptions::default();
    let has_problems = |text: &String| !parse(text, &options).problems.is_empty();
    let (seconds, files_with_problems) =
        best(|| corpus.texts.iter().filter(|text| has_problems(text)).count());
    let (parallel_seconds, _) = best(|| corpus.texts.par_iter().filter(|text| has_problems(text)).count());
    let peer = peer(&corpus.texts);
    let mut by_size: Vec<&String> = corpus.texts.iter().collect();
    by_size.sort_by_key(|text| text.len());
    let single = |text: &String| Single { bytes: text.len(), seconds: best(|| has_problems(text)).0 };
    let (middle, largest) = (single(by_size[by_size.len() / 2]), single(by_size[by_size.len() - 1]));
    let ours = Outcome { seconds, files_with_problems };
    Row { corpus, ours, parallel_seconds, peer, middle, largest }
}

fn best<R>(work: impl Fn() -> R) -> (f64, R) {
    let once = || {
        let start = Instant::now();
        let result = work();
        (start.elapsed().as_secs_f64(), result)
    };
    let mut best = once();
    for _ in 1..ROUNDS {
        let next = once();
        if next.0 < best.0 {
            best = next;
        }
    }
    best
}

/// Once is enough: it takes many times as long.
#[cfg(feature = "tree-sitter")]
fn peer(texts: &[String]) -> Option<Outcome> {
    let mut parser = tree_sitter::Parser::new();
    parser.set_language(&tree_sitter_c_sharp::LANGUAGE.into()).ok()?;
    let start = Instant::now();
    let trees: Vec<_> = texts.iter().map(|text| parser.parse(text, None)).collect();
    let seconds = start.elapsed().as_secs_f64();
    let is_broken =
        |tree: &&Option<tree_sitter::Tree>| tree.as_ref().is_none_or(|tree| tree.root_node().has_error());
    Some(Outcome { seconds, files_with_problems: trees.iter().filter(is_broken).count() })
}

#[cfg(not(feature = "tree-sitter"))]
fn peer(_: &[String]) -> Option<Outcome> {
    None
}

impl Row {
    fn bytes(&self) -> f64 {
        measure::float(self.corpus.texts.iter().map(String::len).sum::<usize>() as u64)
    }

    fn cells(&self) -> Vec<String> {
        let speed = |seconds: f64| format!("{:.1}", self.bytes() / seconds / 1e6);
        let of_peer = |cell: &dyn Fn(&Outcome) -> String| self.peer.as_ref().map_or("-".to_owned(), cell);
        vec![
            self.corpus.name.clone(),
            self.corpus.texts.len().to_string(),
            format!("{:.1}", self.bytes() / 1e6),
            speed(self.ours.seconds),
            speed(self.parallel_seconds),
            of_peer(&|peer| speed(peer.seconds)),
            of_peer(&|peer| format!("{:.0} x", peer.seconds / self.ours.seconds)),
            self.ours.files_with_problems.to_string(),
            of_peer(&|peer| peer.files_with_problems.to_string()),
        ]
    }

    fn single_cells(&self) -> Vec<String> {
        let size = |single: &Single| table::short(measure::float(single.bytes as u64));
        let time = |single: &Single| format!("{:.2} ms", single.seconds * 1e3);
        let (middle, largest) = (&self.middle, &self.largest);
        vec![self.corpus.name.clone(), size(middle), time(middle), size(largest), time(largest)]
    }
}

fn tables(rows: &[Row]) -> String {
    let header = [
        "corpus",
        "files",
        "MB",
        "MB/s, one core",
        "MB/s, all cores",
        "tree-sitter MB/s",
        "ratio",
        "problems",
        "tree-sitter problems",
    ];
    let speeds = table::render(1, &header, &rows.iter().map(Row::cells).collect::<Vec<_>>());
    let header = ["corpus", "middle file", "again", "largest file", "again"];
    let singles = table::render(1, &header, &rows.iter().map(Row::single_cells).collect::<Vec<_>>());
    let slowest = rows.iter().map(|row| row.bytes() / row.ours.seconds).fold(f64::INFINITY, f64::min);
    let reached = if slowest >= TARGET { "reached" } else { "missed" };
    format!(
        "Target: at least {:.0} MB/s on one core. Slowest: {:.1} MB/s. {reached}.\n\n{speeds}\n\
         An edit parses its file anew, and no other. How long that takes:\n\n{singles}",
        TARGET / 1e6,
        slowest / 1e6
    )
}

fn page(rows: &[Row]) -> String {
    format!(
        "\
# How fast C# is parsed

Generated by `cargo run --release -p bench --features tree-sitter -- csharp --write [--corpus FOLDER]…` on a machine with {machine}.
Texts are in memory; a number is the best of {ROUNDS} rounds, tree-sitter's of one. *Problems* are files in which something is reported, with no
preprocessor symbol defined. Without `--features tree-sitter`, which takes minutes to build, its columns stay empty.

{tables}
{REMARKS}",
        machine = results::machine(),
        tables = tables(rows),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_corpus_is_measured() {
        let corpus = Corpus { name: "small".to_owned(), texts: csharp_text::corpus(3, 20_000) };
        let row = measure(corpus);
        assert_eq!(row.ours.files_with_problems, 0);
        assert!(tables(&[row]).contains("| small "));
    }

    #[test]
    fn options_are_read() {
        assert_eq!(arguments(&["--write", "--corpus", "a", "--corpus", "b"]), Ok((true, vec!["a", "b"])));
        assert!(arguments(&["--corpse", "a"]).is_err_and(|message| message.starts_with("no such option")));
    }
}
