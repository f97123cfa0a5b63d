//! Counts.

use trace::stats::stats;
use trace::{EventId, Op, columns};

#[test]
fn everything_is_counted() {
    let trace = columns::parse(
        "
t1            t2
fork(t2)
acq(l)
acq(l)
acq(m)
w(x)=1
rel(m)
              r(x)=1
              r(c)
r(c)
              br
              acq(l)
begin(b)
w(own)@?
",
    )
    .expect("a well-formed drawing");
    let stats = stats(&trace);
    assert_eq!(stats.events, 13);
    assert_eq!(stats.operations.iter().sum::<u64>(), 13);
    assert_eq!(stats.operations[usize::from(Op::Branch.code())], 1);
    assert_eq!((stats.vars, stats.shared_vars, stats.read_only_vars), (3, 1, 1));
    assert_eq!((stats.locks, stats.shared_locks, stats.blocks), (2, 1, 1));
    assert_eq!((stats.locations, stats.events_without_location), (12, 1));
    assert_eq!((stats.events_with_value, stats.values), (2, 1));
    assert_eq!((stats.deepest_reentrancy, stats.deepest_nesting, stats.open_sections), (2, 2, 3));
    let [t1, t2] = &stats.threads[..] else { panic!("two threads") };
    assert_eq!((t1.events, t1.forks, t1.span), (9, 1, Some((EventId(0), EventId(12)))));
    assert_eq!((t2.events, t2.forks, t2.span), (4, 0, Some((EventId(6), EventId(10)))));
}
