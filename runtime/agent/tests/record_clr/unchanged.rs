//! A program does what it did: every instruction that is recorded, with the same output and the same exit code.

use crate::machine::{compiler, machines, record, sources};
use crate::traces::oddities;
use active::agent::{EXCLUDE, INCLUDE, MAX_EVENTS};
use std::path::Path;

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
fn what_is_excluded_is_left_alone() {
    for machine in machines() {
        let run = machine.recorded_in(&["Bank"], &[(EXCLUDE, "release,debug")]);
        assert_eq!((run.printed.code, run.trace.len(), run.is_complete), (Some(0), 0, true));
    }
}

/// A program of real size, precompiled, with many threads and all that C# has to offer: its own compiler.
#[test]
fn the_compiler_compiles_the_same() {
    let folder = tempfile::tempdir().expect("a folder");
    let compile = |recordings: Option<&Path>| {
        let mut compiler = compiler()?;
        compiler
            .args(["-nologo", "-noconfig", "-nostdlib", "-deterministic", "-debug:portable"])
            .args(sources());
        let out = folder.path().join("out.dll");
        compiler.arg(format!("-out:{}", out.display()));
        if let Some(recordings) = recordings {
            record(&mut compiler, recordings);
            compiler.env(INCLUDE, "Microsoft.CodeAnalysis,csc").env(MAX_EVENTS, "1000000");
        }
        let output = compiler.output().expect("dotnet starts");
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
        Some((said, std::fs::read(&out).expect("it was compiled")))
    };
    let Some(expected) = compile(None) else { return };
    let recordings = tempfile::tempdir().expect("a folder");
    assert!(compile(Some(recordings.path())) == Some(expected), "the same messages, the same bytes");
}
