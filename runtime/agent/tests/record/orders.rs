//! The order of a trace is that of the program, whatever the threads do and however the program ends.

use crate::machine::{recorded_in, recording};
use crate::recordings::leaves_a_trace_when_killed;
use active::agent::MAX_EVENTS;

#[test]
fn every_read_sees_the_last_write() {
    let run = recorded_in(&["Storm", "2000"], &[]);
    assert_eq!(run.troubles, Vec::<String>::new());
    run.is_in_order(4 * 2000 * 10, "Storm");
}

#[test]
fn an_owner_without_lock_lets_an_intruder_in() {
    let run = recorded_in(&["Intruder", "150"], &[]);
    assert_eq!(run.troubles, Vec::<String>::new());
    run.is_in_order(150 * 60, "Intruder");
}

#[test]
fn a_program_that_is_killed_leaves_a_trace() {
    leaves_a_trace_when_killed(2000 * 3, |folder| recording(folder, &["Endless"]));
}

#[test]
fn a_limit_ends_the_recording_and_not_the_program() {
    let run = recorded_in(&["Storm", "3000"], &[(MAX_EVENTS, "20000")]);
    assert_eq!(run.troubles, ["recording stopped at 20000 events (--max-events)"]);
    run.is_in_order(20_000 - 1, "Storm");
}
