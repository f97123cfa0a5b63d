//! Orders that are not to be seen where they are made: each program is right with 0, and silent; and wrong with 1, which is found.

use crate::dotnet::Compilation;
use crate::machine::machines;
use crate::traces::{oddities, predicted, races_and_deadlocks};

fn check(program: &str, wrong: &[&str]) {
    for machine in machines().iter().filter(|machine| machine.compilation == Compilation::Release) {
        for (argument, expected) in [("0", &[][..]), ("1", wrong)] {
            let run = machine.recorded_in(&[program, argument], &[]);
            let name = format!("{program} {argument} on .NET {}", machine.name());
            assert_eq!((run.printed.stderr.as_str(), run.printed.code), ("", Some(0)), "{name}");
            assert_eq!((run.troubles, run.is_complete), (Vec::new(), true), "{name}");
            assert_eq!(oddities(&run.trace), Vec::<String>::new(), "{name}");
            assert_eq!(predicted(&run.trace, &races_and_deadlocks()), expected, "{name}");
        }
    }
}

#[test]
fn delegates_of_methods_that_were_there_before() {
    check(
        "Elsewhere",
        &[
            "data-race Elsewhere.cs:13 Elsewhere.cs:45",
            "data-race Worker.cs:11 Worker.cs:13",
            "data-race Worker.cs:7 Worker.cs:9",
        ],
    );
}

#[test]
fn delegates_that_no_code_of_the_program_makes() {
    check(
        "Strangers",
        &[
            "data-race Strangers.cs:14 Strangers.cs:54",
            "data-race Strangers.cs:31 Strangers.cs:73",
            "data-race Strangers.cs:83 Strangers.cs:86",
        ],
    );
}

#[test]
fn delegates_that_the_library_keeps_and_calls_later() {
    check(
        "Callbacks",
        &[
            "data-race Callbacks.cs:20 Callbacks.cs:23",
            "data-race Callbacks.cs:32 Callbacks.cs:35",
            "data-race Callbacks.cs:42 Callbacks.cs:51",
            "data-race Callbacks.cs:59 Callbacks.cs:62",
            "data-race Callbacks.cs:71 Callbacks.cs:74",
        ],
    );
}

#[test]
fn what_the_library_passes_from_thread_to_thread() {
    check(
        "Passed",
        &[
            "data-race Passed.cs:129 Passed.cs:136",
            "data-race Passed.cs:149 Passed.cs:151",
            "data-race Passed.cs:168 Passed.cs:186",
        ],
    );
}

#[test]
fn fields_of_an_assembly_that_is_not_loaded_yet() {
    check("Apart", &["data-race Apart.cs:16 Apart.cs:23", "data-race Apart.cs:18 Apart.cs:24"]);
}

#[test]
fn queries_over_concurrent_collections() {
    check(
        "Queries",
        &[
            "data-race Queries.cs:26 Queries.cs:36",
            "data-race Queries.cs:26 Queries.cs:61",
            "data-race Queries.cs:26 Queries.cs:62",
        ],
    );
}

#[test]
fn tasks_that_tie_others_together() {
    check(
        "Combined",
        &[
            "data-race Combined.cs:20 Combined.cs:22",
            "data-race Combined.cs:31 Combined.cs:35",
            "data-race Combined.cs:47 Combined.cs:51",
            "data-race Combined.cs:58",
            "data-race Combined.cs:58 Combined.cs:60",
            "data-race Combined.cs:60",
            "data-race Combined.cs:79 Combined.cs:88",
        ],
    );
}

#[test]
fn a_wait_that_does_some_of_the_work_and_throws() {
    check("Inlined", &["data-race Inlined.cs:24 Inlined.cs:28"]);
}

#[test]
fn what_threads_hear_from_outside() {
    check(
        "Outside",
        &[
            "data-race Outside.cs:126 Outside.cs:23",
            "data-race Outside.cs:171 Outside.cs:23",
            "data-race Outside.cs:23 Outside.cs:43",
        ],
    );
}

#[test]
fn looks_at_what_has_happened() {
    check(
        "Looks",
        &[
            "data-race Looks.cs:140 Looks.cs:30",
            "data-race Looks.cs:30 Looks.cs:47",
            "data-race Looks.cs:30 Looks.cs:83",
        ],
    );
}
