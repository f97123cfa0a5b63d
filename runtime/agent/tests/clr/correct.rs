//! Programs that are right: silence.

use crate::machine::{machines, pairs};

/// Nothing is caught, even if every pair that looked dangerous is tried again.
fn check(program: &str) {
    for machine in machines() {
        let expected = machine.plain(program);
        let first = machine.watched(program);
        let second = machine.watched_in(program, &first.traps, &[]);
        for run in [first, second] {
            assert_eq!(pairs(&run), Vec::<String>::new(), "{}", machine.name());
            assert_eq!(run.troubles, Vec::<String>::new());
            assert_eq!(
                (run.stdout, run.stderr, run.code),
                (expected.stdout.clone(), expected.stderr.clone(), Some(0))
            );
        }
    }
}

#[test]
fn locked() {
    check("Locked");
}

#[test]
fn shown_under_a_lock() {
    check("ShownUnderLock");
}

#[test]
fn confined_while_garbage_is_collected() {
    check("Confined");
}

#[test]
fn thread_safe_types() {
    check("ThreadSafe");
}
