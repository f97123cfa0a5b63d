//! Recorded runs, whatever the virtual machine: what was printed, what was recorded, and what every recording owes us.

use crate::traces::{converted, oddities};
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use trace::Trace;

/// What a run printed, and how it ended.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Printed {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
}

impl From<&Output> for Printed {
    fn from(output: &Output) -> Printed {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Printed { stdout: text(&output.stdout), stderr: text(&output.stderr), code: output.status.code() }
    }
}

/// A recorded run.
pub(crate) struct Run {
    pub(crate) printed: Printed,
    pub(crate) trace: Trace,
    pub(crate) troubles: Vec<String>,
    pub(crate) is_complete: bool,
}

impl Run {
    /// Runs a command that records into a folder.
    pub(crate) fn of(recording: impl FnOnce(&Path) -> Command) -> Run {
        let folder = tempfile::tempdir().expect("a folder for events");
        let mut command = recording(folder.path());
        let output = command.output().unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}"));
        let (trace, troubles, is_complete) = converted(folder.path());
        Run { printed: Printed::from(&output), trace, troubles, is_complete }
    }

    /// A program that prints `over`, with so many events at least, in an order in which every read sees the last write: a value that was
    /// read and is not the one written last would be told here.
    pub(crate) fn is_in_order(&self, events: usize, of: &str) {
        assert_eq!((self.printed.stdout.as_str(), self.printed.stderr.as_str()), ("over\n", ""), "{of}");
        assert!(self.trace.len() > events, "{of}: {} events", self.trace.len());
        // A recording that ended early may end between the start of a thread and what that does first.
        let is_cut = !self.troubles.is_empty();
        let mut disorder = oddities(&self.trace);
        disorder.retain(|oddity| !(is_cut && oddity.starts_with("thread without events")));
        assert_eq!(disorder, Vec::<String>::new(), "{of}");
    }
}

/// A program that never ends is killed as soon as it prints `going`: what it did until then is there, so many events at least.
pub(crate) fn leaves_a_trace_when_killed(events: usize, recording: impl FnOnce(&Path) -> Command) {
    let folder = tempfile::tempdir().expect("a folder for events");
    let mut child = recording(folder.path()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut line = String::new();
    let stdout = child.stdout.take().expect("it is piped");
    BufReader::new(stdout).read_line(&mut line).expect("text");
    assert_eq!(line, "going\n");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    let (trace, troubles, is_complete) = converted(folder.path());
    assert_eq!((troubles, is_complete), (Vec::new(), false));
    assert!(trace.len() >= events, "{} events", trace.len());
    let odd: Vec<String> = oddities(&trace);
    assert!(odd.iter().all(|oddity| oddity.starts_with("section open at the end")), "{odd:?}");
}
