//! Bugs that everybody knows, in runs in which they do not happen: threads run one after the other.

use crate::machine::machines;
use crate::traces::{oddities, predicted, races_and_deadlocks};

/// Records a program, and compares what is predicted with what is wrong with it. A program that is wrong may print anything.
fn check(program: &[&str], wrong: &[&str]) {
    for machine in machines() {
        let run = machine.recorded_in(program, &[]);
        let name = machine.name();
        assert_eq!((run.printed.stderr.as_str(), run.printed.code), ("", Some(0)), "{name}");
        assert_eq!((run.troubles, run.is_complete), (Vec::new(), true), "{name}");
        assert_eq!(oddities(&run.trace), Vec::<String>::new(), "{name}");
        assert_eq!(predicted(&run.trace, &races_and_deadlocks()), wrong, "{name}");
    }
}

#[test]
fn a_transfer_locks_one_account_of_two() {
    check(&["Bank"], &["data-race Bank.cs:16 Bank.cs:17"]);
}

#[test]
fn a_transfer_under_one_lock_is_right() {
    check(&["BankFixed"], &[]);
}

#[test]
fn philosophers_starve() {
    check(&["Philosophers"], &["deadlock Philosophers.cs:13"]);
}

#[test]
fn the_size_of_a_buffer_is_looked_at_without_its_lock() {
    check(&["Buffer", "0"], &["data-race Buffer.cs:15 Buffer.cs:31"]);
}

#[test]
fn a_buffer_that_is_only_used_under_its_lock() {
    check(&["Buffer", "1"], &[]);
}

#[test]
fn an_update_is_lost_across_an_await() {
    check(&["LostUpdate"], &["data-race LostUpdate.cs:15 LostUpdate.cs:17"]);
}

#[test]
fn tasks_share_a_variable() {
    check(&["TaskCounter"], &["data-race TaskCounter.cs:10 TaskCounter.cs:11"]);
}
