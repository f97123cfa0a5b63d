//! Programs that are right, in every way of handing something to another thread that we know: silence.

use crate::machine::{plain, recorded, recorded_in};
use crate::traces::{oddities, predicted};
use predict::Config;

#[test]
fn whatever_orders_threads_orders_the_trace() {
    let expected = plain("Correct");
    // Atomicity takes long, and is the same in both.
    for atomicity in [true, false] {
        let run = recorded("Correct");
        assert_eq!(run.printed, expected);
        assert_eq!(run.troubles, Vec::<String>::new());
        assert_eq!(oddities(&run.trace), Vec::<String>::new());
        assert_eq!(predicted(&run.trace, &Config { atomicity, ..Config::default() }), Vec::<String>::new());
    }
}

#[test]
fn a_buffer_that_is_only_used_under_its_lock() {
    for _ in 0..2 {
        let run = recorded_in(&["Buffer", "locked"], &[]);
        assert_eq!(run.printed.stdout, "210\n");
        assert_eq!(oddities(&run.trace), Vec::<String>::new());
        assert_eq!(predicted(&run.trace, &Config::default()), Vec::<String>::new());
    }
}

#[test]
fn tasks_of_one_thread_are_not_one() {
    for _ in 0..2 {
        let run = recorded("Tasks");
        assert_eq!(run.printed.stdout, "done\n", "{}", run.printed.stderr);
        assert_eq!(oddities(&run.trace), Vec::<String>::new());
        assert_eq!(predicted(&run.trace, &Config::default()), Vec::<String>::new());
    }
}

#[test]
fn readers_and_writers_of_a_stamped_lock() {
    for _ in 0..2 {
        let run = recorded("Stamps");
        assert_eq!(run.printed.stdout, "1027\n", "{}", run.printed.stderr);
        assert_eq!(oddities(&run.trace), Vec::<String>::new());
        assert_eq!(predicted(&run.trace, &Config::default()), Vec::<String>::new());
    }
}
