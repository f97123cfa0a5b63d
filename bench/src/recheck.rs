//! How long it takes to check a program again after an edit of one file: a statement is put into a method body, and
//! taken out again. Files are chosen evenly by size, so that the largest of the project is among them. In one of them, a
//! method is added and taken away, too: that changes what the file declares.

use crate::{files, measure, table};
use csharp::syntax::{ParseOptions, SyntaxKind, parse};
use project::{Change, CheckOptions, ConfigFrom, How, Jobs, Plan, Reader, Session};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::Instant;

/// So many files of each project are edited.
const FILES: usize = 20;

/// So many of the edits that took longest are shown.
const SLOWEST: usize = 3;

const STATEMENT: &str = " System.Threading.Thread.Sleep(0); ";

const METHOD: &str = " void ThreadbareAdded() { } ";

const PHASES: [&str; 4] = ["parsing", "lowering", "looking for bugs", "judging"];

/// What came out of one project.
struct Outcome {
    name: String,
    files: usize,
    lines: usize,
    /// Milliseconds of the first check.
    full: f64,
    edits: Vec<Edit>,
    /// Milliseconds after a change of what a file declares.
    declarations: Vec<f64>,
    /// Milliseconds that all threads together worked for the edits.
    work: f64,
}

/// One edit.
struct Edit {
    file: String,
    milliseconds: f64,
    /// The same by phases.
    phases: [f64; 4],
    how: How,
}

/// `bench recheck [--write] FOLDER…`
pub(crate) fn run(words: &[&str]) -> Result<(), String> {
    let (write, folders) = match words {
        ["--write", folders @ ..] => (true, folders),
        folders => (false, folders),
    };
    if folders.is_empty() {
        return Err("which folders? bench recheck [--write] FOLDER…".to_owned());
    }
    let outcomes: Vec<Outcome> =
        folders.iter().map(|folder| of_folder(folder)).collect::<Result<_, String>>()?;
    let page = page(&outcomes);
    if write {
        return files::write("RECHECK.md", &page);
    }
    print!("{page}");
    Ok(())
}

fn of_folder(folder: &str) -> Result<Outcome, String> {
    eprintln!("{folder}");
    let failed = |error: project::Error| format!("{folder}: {error}");
    let options =
        CheckOptions { config: ConfigFrom::Isolated, simulate: Some(false), ..CheckOptions::default() };
    let plan = Plan::new(&[PathBuf::from(folder)], &options).map_err(failed)?;
    let mut session = plan.open().map_err(failed)?;
    let mut reader = Reader::default();
    let start = Instant::now();
    let checked = session.check(&mut reader, Jobs(0), &|_| {}).map_err(failed)?;
    let full = milliseconds(start);
    let mut edits = Vec::new();
    let paths = chosen(&plan.files().map_err(failed)?);
    let before = work();
    for path in &paths {
        let Some(Texts { old, statement, .. }) = Texts::of(path) else { continue };
        for text in [&statement, &old] {
            edits.push(edit(&mut session, &mut reader, path, text).map_err(failed)?);
        }
    }
    let work = work() - before;
    let mut declarations = Vec::new();
    let middle = paths.get(paths.len() / 2);
    if let Some((path, Texts { old, method, .. })) = middle.and_then(|path| Some((path, Texts::of(path)?))) {
        for text in [&method, &old] {
            declarations.push(edit(&mut session, &mut reader, path, text).map_err(failed)?.milliseconds);
        }
    }
    let name = measure::short_name(folder);
    let (files, lines) = (checked.size.files, checked.size.lines);
    Ok(Outcome { name, files, lines, full, edits, declarations, work })
}

/// Files of all sizes, the largest among them.
fn chosen(paths: &[PathBuf]) -> Vec<PathBuf> {
    let size = |path: &PathBuf| std::fs::metadata(path).map_or(0, |data| data.len());
    let mut editable: Vec<(u64, &PathBuf)> = paths.iter().map(|path| (size(path), path)).collect();
    editable.retain(|(_, path)| Texts::of(path).is_some());
    editable.sort();
    let last = editable.len().saturating_sub(1);
    let mut indices: Vec<usize> = (1..=FILES).map(|step| last * step / FILES).collect();
    indices.dedup();
    indices.into_iter().filter_map(|index| Some(editable.get(index)?.1.clone())).collect()
}

/// A file as it is, with one more statement in the middle one of its methods, and with one more method behind that.
struct Texts {
    old: String,
    statement: String,
    method: String,
}

impl Texts {
    fn of(path: &Path) -> Option<Texts> {
        let old = std::fs::read_to_string(path).ok()?;
        let tree = parse(&old, &ParseOptions::default()).tree;
        let is_body = |kind, around| kind == SyntaxKind::Block && around == Some(SyntaxKind::MethodDecl);
        let bodies: Vec<_> = tree
            .root()
            .descendants()
            .filter(|node| is_body(node.kind(), node.parent().map(csharp::syntax::Node::kind)))
            .map(csharp::syntax::Node::range)
            .collect();
        let body = bodies.get(bodies.len() / 2)?;
        let with = |added: &str, at: usize| Some(format!("{}{added}{}", old.get(..at)?, old.get(at..)?));
        let statement = with(STATEMENT, body.start as usize + 1)?;
        let method = with(METHOD, body.end as usize)?;
        Some(Texts { old, statement, method })
    }
}

fn edit(
    session: &mut Session<'_>,
    reader: &mut Reader,
    path: &Path,
    text: &str,
) -> Result<Edit, project::Error> {
    let phases = Mutex::new(Vec::new());
    let start = Instant::now();
    let on_phase = |phase: &'static str| {
        if let Ok(mut phases) = phases.lock() {
            phases.push((phase, milliseconds(start)));
        }
    };
    let change = Change { path, text: Some(text) };
    let again = session.recheck(reader, &[change], Jobs(0), &on_phase)?;
    let total = milliseconds(start);
    let mut begun = phases.into_inner().unwrap_or_default();
    begun.push(("end", total));
    let mut spent = [0.0; 4];
    for pair in begun.windows(2) {
        if let Some(index) = PHASES.iter().position(|phase| *phase == pair[0].0) {
            spent[index] += pair[1].1 - pair[0].1;
        }
    }
    let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Edit { file, milliseconds: total, phases: spent, how: again.how })
}

fn milliseconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1e3
}

/// Milliseconds that this process has worked, on all processors; 0 where the system does not tell.
fn work() -> f64 {
    measure::busy_seconds().unwrap_or_default() * 1e3
}

fn page(outcomes: &[Outcome]) -> String {
    let intro = "\
# What an edit costs in a check that is kept open

A statement is put into a method body of a file, and taken out again; 20 files of each project, evenly by size. Measured
from the new text to the judged findings of the whole project, in one process. *Work* is what all threads together spent on
a processor, in milliseconds: unlike the others, it does not depend on what else the machine does. *Declaration* is the
slower one of adding and removing a method in the file of medium size: everything but parsing is done again. Nothing is run on
the simulated machine. `cargo run --release -p bench -- recheck --write FOLDER…` writes this page.

";
    let header = [
        "project",
        "files",
        "lines",
        "full ms",
        "median ms",
        "worst ms",
        "mean work",
        "only bodies",
        "declaration ms",
    ];
    let rows: Vec<Vec<String>> = outcomes.iter().map(row).collect();
    let phases = ["project", "edit", "parsing", "lowering", "looking", "judging", "looked at again"];
    let by_phase: Vec<Vec<String>> = outcomes.iter().flat_map(phase_rows).collect();
    format!("{intro}{}\n{}", table::render(1, &header, &rows), table::render(2, &phases, &by_phase))
}

fn row(outcome: &Outcome) -> Vec<String> {
    let worst = outcome.edits.iter().max_by(|one, two| one.milliseconds.total_cmp(&two.milliseconds));
    let bodies = outcome.edits.iter().filter(|edit| edit.how != How::Full).count();
    vec![
        outcome.name.clone(),
        outcome.files.to_string(),
        outcome.lines.to_string(),
        format!("{:.0}", outcome.full),
        format!("{:.1}", median(outcome.edits.iter().map(|edit| edit.milliseconds))),
        worst.map_or_else(String::new, |edit| format!("{:.1}", edit.milliseconds)),
        format!("{:.1}", outcome.work / f64::from(u32::try_from(outcome.edits.len()).unwrap_or(u32::MAX))),
        format!("{bodies} of {}", outcome.edits.len()),
        format!("{:.0}", outcome.declarations.iter().copied().fold(0.0, f64::max)),
    ]
}

/// Where the time goes: in the median edit, and in those that took longest.
fn phase_rows(outcome: &Outcome) -> Vec<Vec<String>> {
    let mut edits: Vec<&Edit> = outcome.edits.iter().collect();
    edits.sort_by(|one, two| two.milliseconds.total_cmp(&one.milliseconds));
    let worst = edits.iter().take(SLOWEST).map(|edit| (edit.file.as_str(), *edit));
    let median = edits.get(edits.len() / 2).map(|edit| ("median", *edit));
    let row = |(name, edit): (&str, &Edit)| {
        let again = match edit.how {
            How::BodiesOnly(count) => count.to_string(),
            How::Full => "all".to_owned(),
        };
        let spent = edit.phases.iter().map(|spent| format!("{spent:.1}"));
        [outcome.name.clone(), name.to_owned()].into_iter().chain(spent).chain([again]).collect()
    };
    median.into_iter().chain(worst).map(row).collect()
}

fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(0.0)
}
