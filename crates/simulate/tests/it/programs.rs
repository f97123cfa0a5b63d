//! Every file in `fixtures/simulate` is a whole program. Each line of it that is an end of a race or a deadlock
//! says so: `//~ rule-name`, several names separated by commas. Runs with the usual settings show these lines and
//! no others, however many threads the runs are spread over. Everything in a fixture is known to the front end,
//! and a program runs to its end unless it is about a deadlock, and prints nothing unknown: else silence would
//! mean nothing.

use crate::support::source;
use csharp::bind::{Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::lower::lower;
use csharp::{framework, models};
use finding::Finding;
use ir::Program;
use simulate::{Config, End, Strategy};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};

/// A line and the name of a rule.
type Marks = BTreeSet<(usize, String)>;

/// What a program that never ends by itself says about it.
const ENDLESS: &str = "//~ endless";

/// Outlines and models are parsed once for all fixtures.
fn libraries() -> &'static [Arc<Source>] {
    static PARSED: OnceLock<Vec<Arc<Source>>> = OnceLock::new();
    PARSED.get_or_init(|| {
        let outlines = framework::files().iter().map(|file| (file, Origin::Outline));
        let all = outlines.chain(models::files().iter().map(|file| (file, Origin::Model)));
        all.map(|(&(path, text), origin)| source(path, text.into(), origin, ProjectId::LIBRARIES)).collect()
    })
}

/// The program of a text, and what the front end did not understand.
pub(crate) fn program(path: &str, text: &str) -> (Program, Vec<String>) {
    let mut sources = libraries().to_vec();
    sources.push(source(path, text.to_owned().into(), Origin::Program, ProjectId(1)));
    let symbols = Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources);
    let lowered = lower(&symbols);
    let stats = &lowered.stats;
    let mut problems: Vec<String> =
        stats.unknowns.keys().map(|reason| format!("unknown: {reason}")).collect();
    if stats.named_calls + stats.named_members > 0 {
        problems
            .push(format!("{} calls and {} members are not bound", stats.named_calls, stats.named_members));
    }
    (lowered.program, problems)
}

fn marks(text: &str) -> Marks {
    let marked = text.lines().enumerate().filter(|(_, line)| !line.contains(ENDLESS));
    let marked = marked.filter_map(|(index, line)| Some((index + 1, line.split_once("//~")?.1)));
    marked
        .flat_map(|(line, names)| names.split(',').map(move |name| (line, name.trim().to_owned())))
        .collect()
}

fn ends(findings: &[Finding]) -> Marks {
    let line = |side: &finding::Side| side.location.span().map_or(0, |span| span.start.line.get() as usize);
    let ends = |finding: &Finding| -> Marks {
        finding.sides().map(|side| (line(side), finding.rule.name.to_owned())).collect()
    };
    findings.iter().flat_map(ends).collect()
}

/// All that is wrong with a fixture, one line each.
fn check(path: &Path) -> String {
    let text = std::fs::read_to_string(path).expect("fixtures are text");
    let name = path.file_name().expect("it has a name").to_string_lossy();
    let (program, problems) = program(&name, &text);
    let mut wrong = String::new();
    for problem in problems {
        let _ = writeln!(wrong, "  {problem}");
    }
    let outcome = simulate::run(&program, &Config::default());
    let (expected, found) = (marks(&text), ends(&outcome.findings));
    if name.ends_with("_ok.cs") != expected.is_empty() {
        let _ = writeln!(wrong, "  its name does not say what it shows");
    }
    for (line, rule) in expected.difference(&found) {
        let _ = writeln!(wrong, "  line {line}: no {rule}");
    }
    for (line, rule) in found.difference(&expected) {
        let _ = writeln!(wrong, "  line {line}: {rule} that is not marked");
    }
    if outcome.statistics.concurrent == 0 {
        let _ = writeln!(wrong, "  only one thread");
    }
    let may_block = text.contains(ENDLESS) || expected.iter().any(|(_, rule)| rule == "deadlock");
    wrong += &straight_run(&program, may_block);
    if !wrong.is_empty() {
        for finding in &outcome.findings {
            let _ = writeln!(wrong, "    {}: {}", finding.rule.name, finding.message);
        }
    }
    wrong
}

/// What is wrong with a run without needless switches.
fn straight_run(program: &Program, may_block: bool) -> String {
    let Some(trial) = simulate::trial(program, &Config::default(), Strategy::RunToBlock) else {
        return "  there is no Main\n".to_owned();
    };
    let mut wrong = String::new();
    let is_over = matches!(trial.end, End::Finished | End::Exited);
    // That is how a test fails: what is asserted may depend on what is not known.
    let is_failed_assertion = |exception: &String| exception == "Xunit.Sdk.XunitException";
    let has_failed = !trial.uncaught.iter().all(is_failed_assertion);
    if !(is_over || may_block) || has_failed {
        let _ = writeln!(wrong, "  a run ends by {:?}, uncaught {:?}", trial.end, trial.uncaught);
    }
    if trial.output.iter().any(|line| line.contains('?')) {
        let _ = writeln!(wrong, "  a run prints what is not known: {:?}", trial.output);
    }
    wrong
}

pub(crate) fn fixtures() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/simulate");
    let mut paths = Vec::new();
    for area in std::fs::read_dir(folder).expect("the fixtures are part of the project") {
        let area = area.expect("a readable entry").path();
        // Programs of one thread, for what they print.
        if area.ends_with("output") {
            continue;
        }
        let files = std::fs::read_dir(&area).expect("fixtures stand in folders");
        let files = files.map(|file| file.expect("a readable entry").path());
        paths.extend(files.filter(|file| file.extension().is_some_and(|extension| extension == "cs")));
    }
    paths.sort();
    paths
}

/// What a function says about each file, in their order. Its threads are not of the pool that spreads the runs of
/// one program: a worker that waits there takes the next file, and so on until its stack is full.
pub(crate) fn side_by_side<T: Send>(paths: &[PathBuf], tell: impl Fn(&Path) -> T + Sync) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let work = || {
        let indices = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        let mine = indices.take_while(|&index| index < paths.len());
        mine.map(|index| (index, tell(&paths[index]))).collect::<Vec<_>>()
    };
    let mut all: Vec<(usize, T)> = std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .flat_map(|worker| worker.join().expect("what fails is said, not thrown"))
            .collect()
    });
    all.sort_by_key(|&(index, _)| index);
    all.into_iter().map(|(_, told)| told).collect()
}

#[test]
fn fixtures_show_what_they_say() {
    let paths = fixtures();
    let mut wrong = String::new();
    for (path, all) in paths.iter().zip(side_by_side(&paths, check)).filter(|(_, all)| !all.is_empty()) {
        let _ = write!(wrong, "{}\n{all}", path.display());
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

#[test]
fn any_number_of_threads_finds_the_same() {
    for path in fixtures().iter().step_by(16) {
        let text = std::fs::read_to_string(path).expect("fixtures are text");
        let (program, _) = program("fixture.cs", &text);
        let with = |threads: usize| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
            let outcome = pool.expect("threads").install(|| simulate::run(&program, &Config::default()));
            format!("{:#?}", outcome.findings)
        };
        assert_eq!(with(1), with(4), "{}", path.display());
    }
}
