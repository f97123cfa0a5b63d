//! The order of a trace is that of the program, whatever the threads do and however the program ends.

use crate::machine::machines;
use crate::recordings::leaves_a_trace_when_killed;
use crate::traces::{oddities, predicted, races_and_deadlocks};
use active::agent::MAX_EVENTS;

#[test]
fn every_read_sees_the_last_write() {
    for machine in machines() {
        let run = machine.recorded_in(&["Storm", "2000"], &[]);
        assert_eq!(run.troubles, Vec::<String>::new());
        run.is_in_order(4 * 2000 * 10, &machine.name());
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
        leaves_a_trace_when_killed(3000 * 3, |folder| machine.recording(folder, &["Endless"]));
    }
}

#[test]
fn a_limit_ends_the_recording_and_not_the_program() {
    for machine in machines() {
        let run = machine.recorded_in(&["Storm", "3000"], &[(MAX_EVENTS, "20000")]);
        assert_eq!(run.troubles, ["recording stopped at 20000 events (--max-events)"]);
        run.is_in_order(20_000 - 1, &machine.name());
    }
}
