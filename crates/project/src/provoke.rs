//! A command run with traps set: the agent is put into every JVM and every .NET process that it starts, and what they leave behind is
//! read.

mod findings;
mod setup;
mod source;
mod suspects;

pub use setup::{NamedFiles, Setup};
pub use suspects::suspects;

use crate::{Error, write_file};
use active::{Caught, Coverage, Entry, SiteCoverage, TrapFile, parse_journal};
use finding::Finding;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

/// How to run a command.
#[derive(Clone, Default, Debug)]
pub struct ProvokeOptions {
    /// The agent's library.
    pub agent: PathBuf,
    /// The file with the traps of earlier runs, which is read and written; `None` to begin anew every time.
    pub traps: Option<PathBuf>,
    /// Pairs of places that other engines suspect.
    pub suspects: TrapFile,
    /// Are fields watched as well as thread-unsafe objects?
    pub fields: Fields,
    /// Are awaits of finished tasks made to wait?
    pub forced_async: ForcedAsync,
    /// Tables of effects beyond that of the platform.
    pub effects: Vec<PathBuf>,
    /// How long a delay is, in milliseconds; the agent's own choice if it is not said.
    pub delay: Option<u64>,
    /// What everything random depends on.
    pub seed: Option<u64>,
    /// Packages, namespaces or assemblies to watch in any case.
    pub include: Vec<String>,
    /// Packages, namespaces or assemblies to leave alone.
    pub exclude: Vec<String>,
}

/// Whether to watch the program's own fields.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Fields {
    /// Only thread-unsafe objects.
    #[default]
    Ignored,
    /// Plain fields, too.
    Watched,
}

/// Whether tests with fast stand-ins run as asynchronously as the real program does.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ForcedAsync {
    /// An `await` of a finished task lets others run first.
    #[default]
    On,
    /// An `await` of a finished task goes on at once, as the runtime likes it.
    Off,
}

/// What became of a run.
#[derive(Default)]
pub struct Provoked {
    /// How the command ended; `None` before the first run.
    pub status: Option<ExitStatus>,
    /// What was caught.
    pub findings: Vec<Finding>,
    /// The texts of the files that findings point into.
    pub texts: Vec<(String, String)>,
    /// How many virtual machines were watched.
    pub processes: usize,
    /// How many places there are, by what was covered of them.
    pub covered: BTreeMap<Coverage, usize>,
    /// How many delays there were.
    pub delays: u64,
    /// How many dangerous pairs are left for the next run.
    pub traps: usize,
    /// What the agent could not do.
    pub troubles: Vec<String>,
}

/// Runs a command so many times, each with the traps that the one before left, and reads what was caught. The outcome is that of
/// the last run; a run that fails is the last one.
pub fn provoke(command: &[OsString], runs: u32, options: &ProvokeOptions) -> Result<Provoked, Error> {
    let Some((program, arguments)) = command.split_first() else {
        return Err(
            Error::new("there is no command").help("write it behind `--`: threadbare test -- mvn test")
        );
    };
    let mut known = options.traps.as_deref().map(read_traps).unwrap_or_default();
    let mut notebook = Notebook::default();
    let mut status = None;
    for _ in 0..runs.max(1) {
        let folder = tempfile::Builder::new().prefix("threadbare-").tempdir().map_err(|error| {
            Error::new("cannot make a folder for what the program leaves behind").because(error)
        })?;
        let traps = folder.path().join("traps");
        let mut all = known.clone();
        all.merge(options.suspects.clone());
        std::fs::write(&traps, all.to_string())
            .map_err(|error| Error::new(format!("cannot write {}", traps.display())).because(error))?;
        let mut child = Command::new(program);
        child.args(arguments);
        set_environment(&mut child, folder.path(), &traps, options);
        let ended = child.status().map_err(|error| {
            Error::new(format!("cannot run {}", program.to_string_lossy()))
                .because(error)
                .help("check that the command works without `threadbare test --`")
        })?;
        status = Some(ended);
        known = notebook.read(folder.path(), &known)?;
        if !ended.success() {
            break;
        }
    }
    if let Some(path) = &options.traps {
        write_traps(path, &known)?;
    }
    Ok(notebook.told(status, known.len()))
}

/// A file that is not there is empty; what is wrong with it the agent tells.
fn read_traps(path: &Path) -> TrapFile {
    std::fs::read_to_string(path).map(|text| TrapFile::parse(&text).0).unwrap_or_default()
}

/// A program without suspicious places leaves no file.
fn write_traps(path: &Path, traps: &TrapFile) -> Result<(), Error> {
    if traps.is_empty() && !path.exists() {
        return Ok(());
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(|error| {
            Error::new(format!("cannot make the folder {}", folder.display())).because(error)
        })?;
    }
    write_file(path, |out| write!(out, "{traps}"))
}

fn set_environment(child: &mut Command, journals: &Path, traps: &Path, options: &ProvokeOptions) {
    put_into_jvms(child, &options.agent, None);
    put_into_dotnet(child, &options.agent);
    child.env("THREADBARE_JOURNALS", journals).env("THREADBARE_TRAPS", traps);
    // A path that cannot stand in a list of paths cannot be handed on; the agent works without the table.
    if let Ok(tables) = std::env::join_paths(&options.effects) {
        child.env("THREADBARE_EFFECTS", tables);
    }
    if options.fields == Fields::Watched {
        child.env("THREADBARE_FIELDS", "1");
    }
    if options.forced_async == ForcedAsync::Off {
        child.env("THREADBARE_NO_FORCED_ASYNC", "1");
    }
    let numbers = [("THREADBARE_DELAY_MS", options.delay), ("THREADBARE_SEED", options.seed)];
    for (name, number) in numbers {
        if let Some(number) = number {
            child.env(name, number.to_string());
        }
    }
    child
        .env("THREADBARE_INCLUDE", options.include.join(","))
        .env("THREADBARE_EXCLUDE", options.exclude.join(","));
}

/// Lets every .NET process below a command load the agent. A runtime loads one library that asks to be told of what happens, and
/// says nothing if it cannot.
pub(crate) fn put_into_dotnet(child: &mut Command, agent: &Path) {
    /// The name by which the agent answers.
    const CLASS: &str = "{7B3C1F64-5A0E-4D0B-9C57-2E6A9D41B8F3}";
    child
        .env("CORECLR_ENABLE_PROFILING", "1")
        .env("CORECLR_PROFILER", CLASS)
        .env("CORECLR_PROFILER_PATH", agent);
    // Servers that outlive the command would go on with the agent in them, for whoever builds next.
    child
        .env("MSBUILDDISABLENODEREUSE", "1")
        .env("UseSharedCompilation", "false")
        .env("DOTNET_CLI_USE_MSBUILD_SERVER", "0");
    // Paths for single architectures would go before ours.
    for other in ["32", "64", "ARM32", "ARM64"] {
        child.env_remove(format!("CORECLR_PROFILER_PATH_{other}"));
    }
}

/// Lets every JVM below a command load the agent, and take these options.
pub(crate) fn put_into_jvms(child: &mut Command, agent: &Path, options: Option<&str>) {
    const TOOL_OPTIONS: &str = "JAVA_TOOL_OPTIONS";
    let mut option = OsString::from("-agentpath:");
    option.push(agent);
    if option.to_string_lossy().contains(' ') {
        // The virtual machine takes quotes away, but knows no escapes.
        let mut quoted = OsString::from("\"");
        quoted.push(option);
        quoted.push("\"");
        option = quoted;
    }
    let others = std::env::var_os(TOOL_OPTIONS).filter(|others| !others.is_empty());
    for more in options.map(OsString::from).into_iter().chain(others) {
        option.push(" ");
        option.push(more);
    }
    child.env(TOOL_OPTIONS, option);
}

/// What all processes of all runs left behind.
#[derive(Default)]
struct Notebook {
    caught: BTreeMap<[String; 2], (Caught, u64)>,
    coverage: BTreeMap<String, Coverage>,
    processes: usize,
    delays: u64,
    troubles: BTreeSet<String>,
}

impl Notebook {
    /// Reads the journals of one run, and says which traps are left.
    fn read(&mut self, folder: &Path, before: &TrapFile) -> Result<TrapFile, Error> {
        let cannot = |error| Error::new(format!("cannot read {}", folder.display())).because(error);
        let mut journals = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(cannot)? {
            let path = entry.map_err(cannot)?.path();
            if path.extension().is_some_and(|extension| extension == "journal") {
                journals.push(path);
            }
        }
        journals.sort();
        let mut left = TrapFile::default();
        let mut settled = BTreeSet::new();
        for path in journals {
            let bytes = std::fs::read(&path).map_err(cannot)?;
            let (entries, _) = parse_journal(&String::from_utf8_lossy(&bytes));
            self.processes += 1;
            let declared = self.take(entries, &mut left);
            let known = |site: &str| declared.contains(site);
            settled.extend(before.pairs().filter(|(a, b)| known(a) && known(b)).map(own));
        }
        for (a, b) in before.pairs().filter(|pair| !settled.contains(&own(*pair))) {
            left.add(a, b);
        }
        Ok(left)
    }

    /// Takes the entries of one process; the places that it knows are handed back, and traps between them kept.
    fn take(&mut self, entries: Vec<Entry>, left: &mut TrapFile) -> BTreeSet<String> {
        let mut declared = BTreeSet::new();
        let mut traps = Vec::new();
        for entry in entries {
            match entry {
                Entry::Caught(caught) => {
                    let mut sites = [0, 1].map(|side: usize| caught.sides[side].site.clone());
                    sites.sort_unstable();
                    self.caught.entry(sites).or_insert((*caught, 0)).1 += 1;
                }
                // The first time is already counted.
                Entry::Times { sites, times } => {
                    if let Some((_, known)) = self.caught.get_mut(&sites) {
                        *known += times.saturating_sub(1);
                    }
                }
                Entry::Covered(SiteCoverage { site, coverage }) => {
                    let known = self.coverage.entry(site.clone()).or_insert(coverage);
                    *known = coverage.max(*known);
                    declared.insert(site);
                }
                Entry::Trap(a, b) => traps.push((a, b)),
                Entry::Delays { count } => self.delays += count,
                Entry::Trouble(trouble) => {
                    self.troubles.insert(trouble);
                }
                Entry::End => {}
            }
        }
        for (a, b) in traps.into_iter().filter(|(a, b)| declared.contains(a) && declared.contains(b)) {
            left.add(a, b);
        }
        declared
    }

    fn told(self, status: Option<ExitStatus>, traps: usize) -> Provoked {
        let mut covered = BTreeMap::new();
        for coverage in self.coverage.values() {
            *covered.entry(*coverage).or_insert(0) += 1;
        }
        let mut sources = source::Sources::default();
        let caught = self.caught.into_values();
        let findings = caught.map(|(caught, times)| findings::finding(caught, times, &mut sources)).collect();
        Provoked {
            status,
            findings,
            texts: sources.into_texts(),
            processes: self.processes,
            covered,
            delays: self.delays,
            traps,
            troubles: self.troubles.into_iter().collect(),
        }
    }
}

fn own((a, b): (&str, &str)) -> (String, String) {
    (a.to_owned(), b.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(journals: &[&str], before: &[(&str, &str)]) -> (Notebook, Vec<(String, String)>) {
        let folder = tempfile::tempdir().expect("a temporary folder");
        for (number, journal) in journals.iter().enumerate() {
            let text = format!("threadbare journal 1\n{}", journal.replace(' ', "\t"));
            std::fs::write(folder.path().join(format!("{number}.journal")), text).expect("it can be written");
        }
        let mut known = TrapFile::default();
        for (a, b) in before {
            known.add(*a, *b);
        }
        let mut notebook = Notebook::default();
        let left = notebook.read(folder.path(), &known).expect("it can be read");
        (notebook, left.pairs().map(own).collect())
    }

    #[test]
    fn traps_are_kept_until_a_process_that_knows_both_places_drops_them() {
        let dropped = "covered never a\ncovered never b\nend\n";
        let other = "covered never c\ntrap a b\ntrap c d\nend\n";
        let new = "covered concurrently x\ncovered never y\ntrap x y\nend\n";
        let (notebook, left) = read(&[dropped, other, new], &[("a", "b"), ("c", "d")]);
        assert_eq!(left, [("c", "d"), ("x", "y")].map(own));
        assert_eq!((notebook.processes, notebook.coverage["x"]), (3, Coverage::Concurrently));
    }

    #[test]
    fn a_pair_of_places_is_one_finding_however_many_processes_catch_it() {
        let caught = "caught java.util.HashMap  \nside p write Map.put one\nframe A.put A.java 3\n\
                      side q read Map.get two\nframe A.get A.java 4\n";
        let counted = format!("{caught}times p q 5\nend\n");
        let (notebook, _) = read(&[caught, &counted], &[]);
        let told = notebook.told(None, 0);
        let findings: Vec<_> =
            told.findings.iter().map(|finding| (finding.message.as_str(), finding.instances)).collect();
        let message = "a `HashMap` is used by two threads at once: `Map.put` writes at A.java:3, `Map.get` reads at A.java:4";
        assert_eq!(findings, [(message, 6)]);
    }
}
