//! A program does what it did: every instruction that is recorded, with the same output and the same exit code.

use crate::dotnet::sources_in;
use crate::machine::{machines, programs, record};
use crate::traces::{oddities, predicted, races_and_deadlocks};
use active::agent::{EXCLUDE, INCLUDE, MAX_EVENTS};

#[test]
fn every_instruction() {
    for machine in machines() {
        let (expected, run, name) = (machine.plain("Steps"), machine.recorded("Steps"), machine.name());
        assert_eq!(expected.code, Some(3), "{name}: {}", expected.stderr);
        assert_eq!(run.printed, expected, "{name}");
        assert_eq!(run.troubles, Vec::<String>::new(), "{name}");
        assert_eq!(oddities(&run.trace), Vec::<String>::new(), "{name}");
    }
}

#[test]
fn delegates_are_those_that_the_program_made() {
    for machine in machines() {
        let (expected, run, name) =
            (machine.plain("Delegates"), machine.recorded("Delegates"), machine.name());
        assert_eq!(expected.code, Some(0), "{name}: {}", expected.stderr);
        assert_eq!(run.printed, expected, "{name}");
        assert_eq!(run.troubles, Vec::<String>::new(), "{name}");
    }
}

#[test]
fn what_is_excluded_is_left_alone() {
    for machine in machines() {
        let run = machine.recorded_in(&["Bank"], &[(EXCLUDE, "release,debug")]);
        assert_eq!((run.printed.code, run.trace.len(), run.is_complete), (Some(0), 0, true));
    }
}

#[test]
fn what_only_the_newest_language_has() {
    let Some(programs) = programs() else { return };
    let machine = programs.newest(&sources_in("newest")[0]);
    let (expected, run) = (machine.plain("all"), machine.recorded("all"));
    assert_eq!((expected.stdout.as_str(), expected.code), ("31 300 100\n", Some(0)), "{}", expected.stderr);
    assert_eq!(run.printed, expected);
    assert_eq!(run.troubles, Vec::<String>::new());
    assert_eq!(oddities(&run.trace), Vec::<String>::new());
    assert_eq!(predicted(&run.trace, &races_and_deadlocks()), Vec::<String>::new());
}

/// A program of real size, precompiled, with many threads and all that C# has to offer: its own compiler.
#[test]
fn the_compiler_compiles_the_same() {
    let Some(programs) = programs() else { return };
    let recordings = tempfile::tempdir().expect("a folder");
    let sources =
        ["worker", "starter", "csharp"].map(|name| sources_in(&format!("record_clr/{name}"))).concat();
    programs.compiler_does_the_same(&sources, |compiler| {
        record(compiler, recordings.path());
        compiler.env(INCLUDE, "Microsoft.CodeAnalysis,csc").env(MAX_EVENTS, "1000000");
    });
}
