//! Oddities, each drawn.

use trace::check::check;
use trace::{Builder, columns};

#[track_caller]
fn oddities(drawing: &str, expected: &[&str]) {
    let trace = columns::parse(drawing).expect("a well-formed drawing");
    let lines: Vec<String> = check(&trace)
        .iter()
        .flat_map(|oddity| {
            oddity.examples.iter().map(|example| {
                let at = example.event.map_or("-".to_owned(), |event| format!("e{}", event.0 + 1));
                format!("{at} {} ×{}: {}", oddity.kind.name(), oddity.count, example.message)
            })
        })
        .collect();
    assert_eq!(lines, expected);
}

#[test]
fn a_tidy_trace_has_none() {
    oddities(
        "
t1         t2
fork(t2)
req(l)
acq(l)
notify(l)
begin(b)
w(x)=1
end(b)
rel(l)
           r(x)=1
join(t2)
",
        &[],
    );
}

#[test]
fn locks() {
    oddities("t\nacq(l)\nacq(l)\nrel(l)\nrel(l)\n", &["e2 re-entrant acquire ×1: `t` acquires again `l`"]);
    oddities("t\nrel(l)\n", &["e1 release without acquire ×1: `t` releases, and does not hold, `l`"]);
    oddities("t\nacq(l)\n", &["e1 section open at the end ×1: `t` never releases `l`"]);
    oddities("t\nwait(l)\n", &["e1 wait without lock ×1: `t` waits on, and does not hold, `l`"]);
    oddities("t\nnotifyAll(l)\n", &["e1 notify without lock ×1: `t` notifies on, and does not hold, `l`"]);
    oddities("t\nreq(l)\nw(x)\n", &["e1 request without acquire ×1: `t` asks for, and does not get, `l`"]);
    oddities("t\nreq(l)\n", &["e1 request without acquire ×1: `t` asks for, and never gets, `l`"]);
}

#[test]
fn overlapping_sections_but_not_those_of_a_wait() {
    oddities(
        "t1      t2\nacq(l)\n        acq(l)\nrel(l)\n        rel(l)\n",
        &["e2 overlapping sections ×1: `t2` acquires `l` while `t1` holds it"],
    );
    oddities("t1      t2\nacq(l)\nwait(l)\n        acq(l)\n        rel(l)\nrel(l)\n", &[]);
    oddities("t1      t2\nacq(l)\n        acq(l)\n        rel(l)\nwait(l)\nrel(l)\n", &[]);
}

#[test]
fn threads() {
    oddities(
        "t1        t2\n          w(x)\nfork(t2)\n",
        &["e2 fork of a thread that already ran ×1: `t1` forks `t2`"],
    );
    oddities("t1\nfork(t1)\n", &["e1 fork or join of itself ×1: `t1` forks `t1`"]);
    oddities("t1        t2\n          w(x)\njoin(t2)\n", &["e2 join without fork ×1: `t1` joins `t2`"]);
    oddities(
        "t1        t2\nfork(t2)\njoin(t2)\n          w(x)\n",
        &["e3 event after join ×1: `t2` goes on after it was joined"],
    );
    oddities("t1\nfork(t2)\n", &["e1 thread without events ×1: `t2` is named here and does nothing"]);
    oddities("T1   1\nw(x)\n     w(x)\n", &["- odd thread name ×1: `T1` and `1` are two threads"]);
}

#[test]
fn blocks_and_values() {
    oddities("t\nend(b)\n", &["e1 end without begin ×1: `t` ends `b`"]);
    oddities("t\nbegin(b)\n", &["e1 block open at the end ×1: `t` never ends its block"]);
    oddities(
        "t\nr(x)=7\nw(x)=1\nr(x)=1\nr(x)=2\n",
        &["e4 unexplained value ×1: `t` reads 2 from `x`, and 1 was written last"],
    );
}

#[test]
fn many_of_a_kind_are_one_entry() {
    let mut builder = Builder::new();
    for _ in 0..100_000 {
        builder.push("t", "acq", "l", "", None).expect("a well-formed event");
    }
    let oddities = check(&builder.finish());
    let counts: Vec<_> = oddities.iter().map(|oddity| (oddity.count, oddity.examples.len())).collect();
    assert_eq!(counts, [(99_999, 3), (100_000, 3)]);
    assert!(oddities.iter().all(|oddity| !oddity.kind.meaning().is_empty()));
}
