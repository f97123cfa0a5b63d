//! Programs that are right: silence.

use crate::machine::{pairs, plain, watched, watched_with};

/// Nothing is caught, even if every pair that looked dangerous is tried again.
fn check(program: &str) {
    let expected = plain(program);
    let first = watched(program);
    let second = watched_with(program, &first.traps);
    for run in [first, second] {
        assert_eq!(pairs(&run), Vec::<String>::new());
        assert_eq!(run.troubles, Vec::<String>::new());
        assert_eq!(
            (run.stdout, run.stderr, run.code),
            (expected.stdout.clone(), expected.stderr.clone(), Some(0))
        );
    }
}

#[test]
fn locked() {
    check("Locked");
}

#[test]
fn confined() {
    check("Confined");
}

#[test]
fn thread_safe_types() {
    check("ThreadSafe");
}
