//! A program does what it did: every shape of a call, with the same output and the same exit code.

use crate::machine::{debugging_machines, machines};

#[test]
fn every_shape_of_a_call() {
    for machine in machines().into_iter().chain(debugging_machines()) {
        let (expected, run) = (machine.plain("Shapes"), machine.watched("Shapes"));
        assert_eq!(expected.code, Some(0), "{}", expected.stderr);
        assert_eq!((run.stdout, run.stderr, run.code), (expected.stdout, expected.stderr, expected.code));
        assert_eq!(run.troubles, Vec::<String>::new());
    }
}

#[test]
fn a_program_that_fails_fails_likewise() {
    for machine in machines() {
        let (expected, run) = (machine.plain("Failing"), machine.watched("Failing"));
        assert_eq!(expected.code, Some(7), "{}", expected.stderr);
        assert_eq!((run.stdout, run.stderr, run.code), (expected.stdout, expected.stderr, expected.code));
    }
}

#[test]
fn a_damaged_trap_file_is_told_of_and_the_program_runs() {
    for machine in machines() {
        let run = machine.watched_in("Lookup", "not a trap file", &[]);
        assert_eq!(run.code, Some(0));
        assert_eq!(run.troubles.len(), 1);
        assert!(run.troubles[0].contains("this is no trap file of this version"), "{:?}", run.troubles);
    }
}

#[test]
fn what_is_excluded_is_left_alone() {
    for machine in machines() {
        let run = machine.watched_in("Lookup", "", &[("THREADBARE_EXCLUDE", "release")]);
        assert_eq!((run.code, run.caught.len(), run.traps.lines().count()), (Some(0), 0, 1));
    }
}
