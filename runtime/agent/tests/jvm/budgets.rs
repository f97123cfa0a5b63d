//! Nobody is held up for so long that somebody loses patience.

use crate::machine::journal_of;
use active::agent::DELAY;
use active::{Config, Entry};

#[test]
fn a_test_has_a_budget_on_all_its_threads() {
    let (output, entries) = journal_of("org.junit.Held", "", &[(DELAY, "1500")]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), "held\n");
    let delays = entries.iter().find_map(|entry| match entry {
        Entry::Delays { count } => Some(*count),
        _ => None,
    });
    // Those that begin at the same moment do not know of each other, on four threads.
    let most = Config::default().request_budget.as_millis() / 1500 + 4;
    assert!(delays.is_some_and(|count| u128::from(count) <= most), "{delays:?}");
}
