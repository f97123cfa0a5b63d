//! The order of a trace is that of the program, whatever the threads do and however the program ends.

use crate::machine::machines;
use crate::traces::{converted, oddities, predicted, races_and_deadlocks};
use active::agent::MAX_EVENTS;
use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

#[test]
fn every_read_sees_the_last_write() {
    for machine in machines() {
        let run = machine.recorded_in(&["Storm", "2000"], &[]);
        assert_eq!(
            (run.printed.stdout.as_str(), run.printed.stderr.as_str()),
            ("over\n", ""),
            "{}",
            machine.name()
        );
        assert_eq!(run.troubles, Vec::<String>::new());
        assert!(run.trace.len() > 4 * 2000 * 10, "{} events", run.trace.len());
        // A value that was read and is not the one written last would be told here.
        assert_eq!(oddities(&run.trace), Vec::<String>::new(), "{}", machine.name());
    }
}

#[test]
fn objects_that_move_stay_themselves() {
    for machine in machines() {
        let expected = machine.plain("Moving");
        let run = machine.recorded("Moving");
        assert_eq!(run.printed, expected, "{}", machine.name());
        assert_eq!(run.troubles, Vec::<String>::new());
        assert_eq!(oddities(&run.trace), Vec::<String>::new(), "{}", machine.name());
        assert_eq!(predicted(&run.trace, &races_and_deadlocks()), Vec::<String>::new(), "{}", machine.name());
    }
}

#[test]
fn a_program_that_is_killed_leaves_a_trace() {
    for machine in machines() {
        let folder = tempfile::tempdir().expect("a folder for events");
        let mut command = machine.recording(folder.path(), &["Endless"]);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("a runtime");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("it is piped");
        BufReader::new(stdout).read_line(&mut line).expect("text");
        assert_eq!(line, "going\n");
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        let (trace, troubles, is_complete) = converted(folder.path());
        assert_eq!((troubles, is_complete), (Vec::new(), false));
        assert!(trace.len() >= 3000 * 3, "{} events", trace.len());
        let odd: Vec<String> = oddities(&trace);
        assert!(odd.iter().all(|oddity| oddity.starts_with("section open at the end")), "{odd:?}");
    }
}

#[test]
fn a_limit_ends_the_recording_and_not_the_program() {
    for machine in machines() {
        let run = machine.recorded_in(&["Storm", "3000"], &[(MAX_EVENTS, "20000")]);
        assert_eq!(run.printed.stdout, "over\n");
        assert_eq!(run.troubles, ["recording stopped at 20000 events (--max-events)"]);
        assert!(run.trace.len() >= 20_000, "{} events", run.trace.len());
        assert_eq!(oddities(&run.trace), Vec::<String>::new());
    }
}
