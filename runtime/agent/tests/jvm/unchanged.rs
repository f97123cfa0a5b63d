//! A program does what it did: every shape of a call, verified, with the same output and the same exit code.

use crate::damage::survives_damage;
use crate::machine::{classes, plain, watched, watched_in, watched_with};
use active::agent::FIELDS;

#[test]
fn every_shape_of_a_call() {
    let (expected, run) = (plain("Shapes"), watched("Shapes"));
    assert_eq!(expected.code, Some(7));
    assert_eq!((run.stdout, run.stderr, run.code), (expected.stdout, expected.stderr, expected.code));
    assert_eq!(run.troubles, Vec::<String>::new());
}

#[test]
fn every_shape_of_a_call_with_fields() {
    let (expected, run) = (plain("Shapes"), watched_in("Shapes", "", &[(FIELDS, "1")]));
    assert_eq!((run.stdout, run.stderr, run.code), (expected.stdout, expected.stderr, expected.code));
}

#[test]
fn every_way_to_make_an_object() {
    let (expected, run) = (plain("Making"), watched("Making"));
    assert_eq!(expected.stdout.lines().count(), 3, "{}", expected.stderr);
    assert_eq!((run.stdout, run.stderr, run.code), (expected.stdout, expected.stderr, expected.code));
    assert_eq!(run.troubles, Vec::<String>::new());
}

#[test]
fn a_damaged_trap_file_is_told_of_and_the_program_runs() {
    let run = watched_with("Shapes", "not a trap file");
    assert_eq!(run.code, Some(7));
    assert_eq!(run.troubles.len(), 1);
    assert!(run.troubles[0].contains("this is no trap file of this version"), "{:?}", run.troubles);
}

#[test]
fn a_damaged_class_is_left_alone_or_rewritten_into_one_that_can_be_read() {
    for class in ["Shapes.class", "Making.class"] {
        let whole = std::fs::read(classes().join(class)).expect("it was compiled");
        survives_damage(&whole, threadbare_agent::rewritten);
    }
}
