#![no_main]

//! Any bytes as a class file, jar, jmod or image of the JDK, and as the library of what is in them: a program that holds what
//! `ir::verify` asks, and problems. No other outcome.

use java::containers::{Roles, classes, shelf};
use java::library::mentioned;
use java::lower::{Role, lower};
use libfuzzer_sys::fuzz_target;
use std::io::Cursor;

/// No input that a fuzzer makes unpacks to more.
const MAX_UNPACKED: usize = 1 << 30;

fuzz_target!(|bytes: &[u8]| {
    let mut found = classes("input", bytes, Roles { own: Role::Program, bundled: Role::Library });
    let bundled = std::mem::take(&mut found.libraries).into_iter().map(|library| library.shelf());
    let mut shelves: Vec<_> =
        bundled.chain([shelf("input", Cursor::new(bytes.to_vec()))]).flatten().collect();
    let libraries = mentioned(&found.classes, &mut shelves);
    found.classes.extend(libraries.classes);
    found.problems.extend(libraries.problems);
    let lowered = lower(&found.classes);
    let wrong = ir::verify::verify(&lowered.program);
    assert!(wrong.is_empty(), "{wrong:?}");
    let problems = found.problems.iter().chain(&lowered.problems);
    assert!(problems.filter_map(|problem| problem.offset).all(|offset| offset <= MAX_UNPACKED));
});
