//! Parts of traces.

use crate::{random, text};
use trace::cut::{Selection, cut};
use trace::{Table, ThreadId, Trace, VarId, columns};

fn drawing(text: &str) -> Trace {
    columns::parse(text).expect("a well-formed drawing")
}

#[test]
fn all_of_a_trace_is_the_trace() {
    for seed in 0..50 {
        let trace = random::trace(seed, 100);
        assert_eq!(text(&cut(&trace, &Selection::default())), text(&trace));
        let beyond = Selection { events: Some(0..u32::MAX), ..Selection::default() };
        assert!(cut(&trace, &beyond).events().eq(trace.events()));
    }
}

#[test]
fn what_is_open_at_the_beginning_is_kept() {
    let trace = drawing(
        "
t1        t2
begin(b)
acq(l)
acq(l)
acq(m)
w(x)
rel(m)
wait(l)
          acq(l)
          w(x)
          rel(l)
rel(l)
rel(l)
end(b)
",
    );
    let part = |range| text(&cut(&trace, &Selection { events: Some(range), ..Selection::default() }));
    assert_eq!(
        part(8..11),
        "t1|begin(b)|1\nt1|acq(l)|2\nt1|acq(l)|3\nt1|wait(l)|7\nt2|acq(l)|8\nt2|w(x)|9\nt2|rel(l)|10\nt1|rel(l)|11\n"
    );
    assert_eq!(part(12..13), "t1|begin(b)|1\nt1|end(b)|13\n");
    assert_eq!(part(4..5), "t1|begin(b)|1\nt1|acq(l)|2\nt1|acq(l)|3\nt1|acq(m)|4\nt1|w(x)|5\n");
    assert_eq!(part(0..2), "t1|begin(b)|1\nt1|acq(l)|2\n");
}

#[test]
fn threads_and_variables_are_chosen() {
    let trace = drawing("t1    t2\nw(x)\nw(y)\n      r(x)\n      br\n      acq(l)\n");
    let t2 = Selection { threads: Some(vec![ThreadId(1), ThreadId(99)]), ..Selection::default() };
    assert_eq!(text(&cut(&trace, &t2)), "t2|r(x)|3\nt2|branch|4\nt2|acq(l)|5\n");
    let y = Selection { vars: Some(vec![VarId(1)]), ..Selection::default() };
    let part = cut(&trace, &y);
    assert_eq!(text(&part), "t1|w(y)|2\nt2|branch|4\nt2|acq(l)|5\n");
    assert_eq!(part.names.get(Table::Vars).len(), 2);
}

#[test]
#[expect(clippy::reversed_empty_ranges, reason = "users type such ranges")]
fn strange_ranges_are_empty() {
    let trace = drawing("t1\nw(x)\nw(y)\n");
    for range in [2..1, 7..9, 1..1] {
        assert!(cut(&trace, &Selection { events: Some(range), ..Selection::default() }).is_empty());
    }
}
