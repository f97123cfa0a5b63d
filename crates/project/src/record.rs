//! A command run with a recorder in every JVM and every .NET process that it starts, and a trace for each of them.
//!
//! While the program runs, its recorder writes raw events into memory that is a file (`trace::spool`): whatever happens to the
//! process, they stay. When the command has ended they are put in order, named, and written as traces.

use crate::agent::{Scope, put_into_dotnet, put_into_jvms};
use crate::{Error, write_file};
use active::agent::{MAX_BYTES, MAX_EVENTS, MAX_SECONDS, RECORD};
use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use trace::spool::{self, Book, Converted};
use trace::write::TbtWriter;

/// How to record.
#[derive(Clone, Default, Debug)]
pub struct RecordOptions {
    /// The agent's library.
    pub agent: PathBuf,
    /// Where the trace goes; those of further processes go beside it.
    pub output: PathBuf,
    /// Which code to record.
    pub scope: Scope,
    /// Stop recording after so many events.
    pub max_events: Option<u64>,
    /// Stop recording after so many bytes of raw events.
    pub max_bytes: Option<u64>,
    /// Stop recording after so many seconds.
    pub max_seconds: Option<u64>,
}

/// What became of a run.
#[derive(Debug)]
pub struct Recorded {
    /// How the command ended.
    pub status: ExitStatus,
    /// A trace for each process that had something to tell.
    pub traces: Vec<RecordedTrace>,
    /// How many processes were recorded, those that had nothing to tell included.
    pub processes: usize,
    /// How long the command ran.
    pub time: Duration,
}

/// The trace of one process.
#[derive(Debug)]
pub struct RecordedTrace {
    /// Where it is.
    pub path: PathBuf,
    /// How many events it has.
    pub events: u64,
    /// Of how many threads.
    pub threads: u32,
    /// Did the process end as processes do?
    pub is_complete: bool,
    /// What the recorder could not do.
    pub troubles: Vec<String>,
}

/// How far a recording is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordProgress {
    /// Raw events so far, about.
    pub events: u64,
    /// Since the command was started.
    pub time: Duration,
}

/// Options that the JVM gets beside the agent. Code grows when it tells what it does, and would get too long to be compiled.
const JVM_OPTIONS: &str = "-XX:-DontCompileHugeMethods";

/// How often the user is told how far we are.
const TOLD_EVERY: Duration = Duration::from_millis(250);

/// Runs a command and records every JVM and every .NET process that it starts.
pub fn record(
    command: &[OsString],
    options: &RecordOptions,
    on_progress: &(dyn Fn(RecordProgress) + Sync),
) -> Result<Recorded, Error> {
    let Some((program, arguments)) = command.split_first() else {
        return Err(Error::new("there is no command")
            .help("write it behind `--`: threadbare record -- java -jar app.jar"));
    };
    let folder = spool_folder(&options.output)?;
    let mut child = Command::new(program);
    child.args(arguments);
    set_environment(&mut child, folder.path(), options);
    let start = Instant::now();
    let status = run(&mut child, folder.path(), on_progress).map_err(|error| {
        Error::new(format!("cannot run {}", program.to_string_lossy()))
            .because(error)
            .help("check that the command works without `threadbare record --`")
    })?;
    let time = start.elapsed();
    let spools = spools(folder.path())?;
    let mut traces = Vec::new();
    for spool in &spools {
        let path = numbered(&options.output, traces.len());
        let is_only = spools.len() == 1;
        traces.extend(convert(spool, path, options.max_events, is_only)?);
    }
    Ok(Recorded { status, traces, processes: spools.len(), time })
}

/// Raw events are many: they go to the disk that the trace will be on.
fn spool_folder(output: &Path) -> Result<tempfile::TempDir, Error> {
    let folder = output.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let made = tempfile::Builder::new().prefix(".threadbare-").tempdir_in(folder);
    made.map_err(|error| {
        Error::new(format!("cannot make a folder for raw events in {}", folder.display()))
            .because(error)
            .help("`--output FILE` names the trace, in a folder that exists and can be written to")
    })
}

fn set_environment(child: &mut Command, folder: &Path, options: &RecordOptions) {
    put_into_jvms(child, &options.agent, Some(JVM_OPTIONS));
    put_into_dotnet(child, &options.agent);
    options.scope.tell(child);
    let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    child.env(RECORD, absolute);
    let limits = [
        (MAX_EVENTS, options.max_events),
        (MAX_BYTES, options.max_bytes),
        (MAX_SECONDS, options.max_seconds),
    ];
    for (name, limit) in limits {
        match limit {
            Some(limit) => child.env(name, limit.to_string()),
            None => child.env_remove(name),
        };
    }
}

/// Runs the command to its end, and tells how far it is meanwhile.
fn run(
    child: &mut Command,
    folder: &Path,
    on_progress: &(dyn Fn(RecordProgress) + Sync),
) -> std::io::Result<ExitStatus> {
    let start = Instant::now();
    let mut child = child.spawn()?;
    let (done, is_done) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            while is_done.recv_timeout(TOLD_EVERY) == Err(mpsc::RecvTimeoutError::Timeout) {
                on_progress(RecordProgress { events: raw_events(folder), time: start.elapsed() });
            }
        });
        let status = child.wait();
        drop(done);
        status
    })
}

/// About how many events are in the spools: pieces of files are handed out before they are filled.
fn raw_events(folder: &Path) -> u64 {
    let sizes = spools(folder).unwrap_or_default().into_iter();
    let sizes = sizes.filter_map(|spool| Some(std::fs::metadata(spool.join("events")).ok()?.len()));
    sizes.sum::<u64>() / spool::EVENT_BYTES as u64
}

/// The folders of all processes, in the order in which they started.
fn spools(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let cannot = |error| Error::new(format!("cannot read {}", folder.display())).because(error);
    let mut spools = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(cannot)? {
        let path = entry.map_err(cannot)?.path();
        if path.join("book").exists() {
            spools.push(path);
        }
    }
    spools.sort();
    Ok(spools)
}

/// `trace.tbt`, `trace-2.tbt`, …
fn numbered(output: &Path, before: usize) -> PathBuf {
    if before == 0 {
        return output.to_owned();
    }
    let mut name = output.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{}", before + 1));
    if let Some(extension) = output.extension() {
        name.push(".");
        name.push(extension);
    }
    output.with_file_name(name)
}

/// Makes a trace of what a process left behind. One without events is left out, unless it is the only one.
fn convert(
    spool: &Path,
    path: PathBuf,
    max_events: Option<u64>,
    is_only: bool,
) -> Result<Option<RecordedTrace>, Error> {
    let cannot =
        |error| Error::new(format!("cannot read what was recorded in {}", spool.display())).because(error);
    let text = String::from_utf8_lossy(&std::fs::read(spool.join("book")).map_err(cannot)?).into_owned();
    let book = Book::parse(&text);
    let events = File::open(spool.join("events")).map_err(cannot)?;
    if events.metadata().map_err(cannot)?.len() == 0 && !is_only {
        return Ok(None);
    }
    let mut converted = Converted::default();
    write_file(&path, |out| {
        let mut writer = TbtWriter::new(out)?;
        writer.metadata("recorder", concat!("threadbare ", env!("CARGO_PKG_VERSION")))?;
        converted = spool::convert(&events, &book, &mut writer, max_events.unwrap_or(u64::MAX))?;
        writer.finish().map(|_| ())
    })?;
    Ok(Some(RecordedTrace {
        path,
        events: converted.events,
        threads: converted.threads,
        is_complete: book.is_complete,
        troubles: book.troubles.iter().map(|&trouble| trouble.to_owned()).collect(),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_traces_are_numbered_beside_the_first() {
        let names = [0, 1, 2].map(|before| numbered(Path::new("out/run.tbt"), before));
        assert_eq!(names, ["out/run.tbt", "out/run-2.tbt", "out/run-3.tbt"].map(PathBuf::from));
        assert_eq!(numbered(Path::new("run"), 1), PathBuf::from("run-2"));
    }
}
