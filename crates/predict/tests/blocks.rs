//! Atomic blocks, drawn.

use predict::{Config, What};
use trace::columns;

/// The accesses of all blocks that can be cut in two, counted from 1.
fn cuts(drawing: &str) -> Vec<[u32; 4]> {
    let trace = columns::parse(drawing).expect("a well-formed drawing");
    let outcome = predict::run(&trace, &Config::default(), &|_| {});
    assert_eq!(outcome.atomicity.rejected, 0);
    let blocks = outcome.bugs.iter().filter_map(|bug| match bug.what {
        What::Block { accesses, .. } => Some(accesses.map(|event| event.0 + 1)),
        _ => None,
    });
    blocks.collect()
}

#[test]
fn one_variable_in_two_sections_of_a_block() {
    let drawing = "
t1           t2
begin(pay)
acq(l)
r(x)
rel(l)
acq(l)
w(x)
rel(l)
end(pay)
             acq(l)
             w(x)
             rel(l)
";
    assert_eq!(cuts(drawing), [[3, 10, 10, 6]]);
}

#[test]
fn one_section_all_the_way_cannot_be_cut() {
    let drawing = "
t1           t2
begin(pay)
acq(l)
r(x)
w(x)
rel(l)
end(pay)
             acq(l)
             w(x)
             rel(l)
";
    assert_eq!(cuts(drawing), [[0; 4]; 0]);
}

#[test]
fn two_variables_are_enough_for_a_cycle() {
    let drawing = "
t1           t2
begin(move)
acq(a)
w(x)
rel(a)
acq(b)
w(y)
rel(b)
end(move)
             acq(a)
             r(x)
             rel(a)
             acq(b)
             r(y)
             rel(b)
             br
";
    assert_eq!(cuts(drawing), [[3, 10, 13, 6]]);
}

#[test]
fn the_intruder_must_conflict_with_both_ends() {
    let drawing = "
t1           t2
begin(move)
acq(a)
w(x)
rel(a)
acq(b)
w(y)
rel(b)
end(move)
             acq(a)
             r(x)
             rel(a)
";
    assert_eq!(cuts(drawing), [[0; 4]; 0]);
}

#[test]
fn a_block_that_never_ends_reaches_to_the_end_of_its_thread() {
    let drawing = "
t1           t2
begin(pay)
r(x)
w(x)
             w(x)
";
    assert_eq!(cuts(drawing), [[2, 4, 4, 3]]);
}
