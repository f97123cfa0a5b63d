//! A program does what it did: every shape of a call, verified, with the same output and the same exit code.

use crate::machine::{plain, watched};

#[test]
fn every_shape_of_a_call() {
    let (expected, run) = (plain("Shapes"), watched("Shapes"));
    assert_eq!(expected.code, Some(7));
    assert_eq!((run.stdout, run.stderr, run.code), (expected.stdout, expected.stderr, expected.code));
    assert_eq!(run.troubles, Vec::<String>::new());
}
