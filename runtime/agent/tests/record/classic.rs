//! Bugs that everybody knows, in runs in which they do not happen: threads run one after the other.

use crate::machine::{plain, recorded, recorded_in};
use crate::traces::{oddities, predicted, races_and_deadlocks};
use predict::Config;

/// Records a program, and compares what is predicted with what is wrong with it.
fn check(program: &str, wrong: &[&str]) {
    let run = recorded(program);
    assert_eq!(run.printed, plain(program));
    assert_eq!((run.troubles, run.is_complete), (Vec::new(), true));
    assert_eq!(oddities(&run.trace), Vec::<String>::new());
    assert_eq!(predicted(&run.trace, &races_and_deadlocks()), wrong);
}

#[test]
fn a_transfer_locks_one_account_of_two() {
    check("Bank", &["data-race Bank.java:13 Bank.java:14"]);
}

#[test]
fn a_transfer_that_locks_both_is_right() {
    check("BankFixed", &[]);
}

#[test]
fn philosophers_starve() {
    check("Philosophers", &["deadlock Philosophers.java:12", "deadlock Philosophers.java:21"]);
}

#[test]
fn philosophers_with_an_order_of_forks_eat() {
    check("PhilosophersFixed", &[]);
}

#[test]
fn the_size_of_a_buffer_is_looked_at_without_its_lock() {
    check("Buffer", &["data-race Buffer.java:10 Buffer.java:24", "data-race Buffer.java:18 Buffer.java:24"]);
}

#[test]
fn a_server_closes_connections_that_are_served() {
    check(
        "FtpServer",
        &[
            "data-race FtpServer.java:11 FtpServer.java:16",
            "data-race FtpServer.java:15 FtpServer.java:9",
            "data-race FtpServer.java:25 FtpServer.java:29",
        ],
    );
}

#[test]
fn a_task_looks_and_sets_in_two_sections() {
    let run = recorded_in(&["Tasks", "both"], &[]);
    let predicted = predicted(&run.trace, &Config::default());
    assert_eq!(predicted, ["atomicity-violation Tasks.java:13 Tasks.java:17"]);
}

#[test]
fn somebody_writes_as_a_reader() {
    let run = recorded_in(&["Stamps", "wrong"], &[]);
    let predicted = predicted(&run.trace, &races_and_deadlocks());
    assert_eq!(predicted, ["data-race Stamps.java:81"]);
}
