//! A program does what it did: every shape of a call, with the same output and the same exit code.

use crate::dotnet::sources_in;
use crate::journals::entries;
use crate::machine::{debugging_machines, machines, programs, watch};
use active::agent::{DELAY, EXCLUDE, INCLUDE};
use active::{Coverage, Entry};

/// The program, released and debugged, prints the same and ends the same.
fn is_unchanged(program: &str, code: impl Fn(Option<i32>) -> bool) {
    for machine in machines().into_iter().chain(debugging_machines()) {
        let (expected, run) = (machine.plain(program), machine.watched(program));
        assert!(code(expected.code), "{}", expected.stderr);
        assert_eq!(run.stdout, expected.stdout, "on .NET {}", machine.name());
        assert_eq!((run.stderr, run.code), (expected.stderr, expected.code), "on .NET {}", machine.name());
        assert_eq!(run.troubles, Vec::<String>::new());
    }
}

#[test]
fn every_shape_of_a_call() {
    is_unchanged("Shapes", |code| code == Some(0));
}

#[test]
fn every_shape_of_a_handler() {
    is_unchanged("Handlers", |code| code == Some(0));
}

#[test]
fn every_answer_of_a_delegate() {
    is_unchanged("Delegates", |code| code == Some(0));
}

#[test]
fn who_looks_for_us_finds_nothing() {
    // It dies of an exception.
    is_unchanged("Suspicious", |code| code != Some(0));
}

#[test]
fn a_program_that_fails_fails_likewise() {
    for machine in machines() {
        let (expected, run) = (machine.plain("Failing"), machine.watched("Failing"));
        assert_eq!(expected.code, Some(7), "{}", expected.stderr);
        assert_eq!((run.stdout, run.stderr, run.code), (expected.stdout, expected.stderr, expected.code));
    }
}

#[test]
fn a_damaged_trap_file_is_told_of_and_the_program_runs() {
    for machine in machines() {
        let run = machine.watched_in("Lookup", "not a trap file", &[]);
        assert_eq!(run.code, Some(0));
        assert_eq!(run.troubles.len(), 1);
        assert!(run.troubles[0].contains("this is no trap file of this version"), "{:?}", run.troubles);
    }
}

#[test]
fn what_is_excluded_is_left_alone() {
    for machine in machines() {
        let run = machine.watched_in("Lookup", "", &[(EXCLUDE, "release")]);
        // Its own bug may end the program.
        assert_eq!((run.caught.len(), run.traps.lines().count()), (0, 1), "{}", run.stderr);
    }
}

#[test]
fn what_only_the_newest_language_has() {
    let Some(programs) = programs() else { return };
    let printed = [
        "31 300 100\n",
        "Add 2 True True System.Collections.Generic.List`1[System.Int32] ToList[Int32](System.Collections.Generic.IEnumerable`1[System.Int32])\n",
    ];
    for (source, printed) in sources_in("newest").iter().zip(printed) {
        let machine = programs.newest(source);
        let (expected, run) = (machine.plain("all"), machine.watched("all"));
        assert_eq!((expected.stdout.as_str(), expected.code), (printed, Some(0)), "{}", expected.stderr);
        assert_eq!((run.stdout, run.stderr, run.code), (expected.stdout, expected.stderr, expected.code));
        assert_eq!((run.caught.len(), run.troubles), (0, Vec::new()));
    }
}

/// A program of real size, precompiled, with many threads, pools of objects and all that C# has to offer: its own compiler.
#[test]
fn the_compiler_compiles_the_same() {
    let Some(programs) = programs() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    programs.compiler_does_the_same(&sources_in("csharp"), |compiler| {
        watch(compiler, folder.path());
        // It is the program that is looked at, and there is nothing to find.
        compiler.env(INCLUDE, "Microsoft.CodeAnalysis,csc").env(DELAY, "1");
    });
    let entries = entries(folder.path());
    let reached =
        |entry: &&Entry| matches!(entry, Entry::Covered(site) if site.coverage == Coverage::Concurrently);
    let count = entries.iter().filter(reached).count();
    assert!(count > 100, "{count} places were reached while several threads ran");
    let wrong = entries.iter().find(|entry| matches!(entry, Entry::Caught(_) | Entry::Trouble(_)));
    assert_eq!(wrong, None);
}
