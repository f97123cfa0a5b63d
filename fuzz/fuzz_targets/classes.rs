#![no_main]

//! Any bytes as a class file, jar, jmod or image of the JDK: a program that holds what `ir::verify` asks, and
//! problems. No other outcome.

use java::containers::{Roles, classes};
use java::lower::{Role, lower};
use libfuzzer_sys::fuzz_target;

/// No input that a fuzzer makes unpacks to more.
const MAX_UNPACKED: usize = 1 << 30;

fuzz_target!(|bytes: &[u8]| {
    let found = classes("input", bytes, Roles { own: Role::Program, bundled: Role::Library });
    let lowered = lower(&found.classes);
    let wrong = ir::verify::verify(&lowered.program);
    assert!(wrong.is_empty(), "{wrong:?}");
    let problems = found.problems.iter().chain(&lowered.problems);
    assert!(problems.filter_map(|problem| problem.offset).all(|offset| offset <= MAX_UNPACKED));
});
