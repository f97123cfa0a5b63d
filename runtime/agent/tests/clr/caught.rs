//! Programs that are wrong.

use crate::dotnet::Machine;
use crate::journals::Run;
use crate::machine::{debugging_machines, machines, pairs};
use active::agent::{DELAY, NO_FORCED_ASYNC};

/// The first run that catches something, of at most eight, each with the traps of the one before. On a busy machine the threads of
/// a program may miss each other in one run, or meet so badly that their own exceptions end it; that they do in all would be a bug.
/// What they print is worth nothing, with us or without.
fn catch(machine: &Machine<'_>, program: &str) -> Run {
    let mut traps = String::new();
    for _ in 0..8 {
        let run = machine.watched_in(program, &traps, &[]);
        if broke(&run) {
            continue;
        }
        assert_eq!(run.code, Some(0), "{}", run.stderr);
        assert_eq!(run.troubles, Vec::<String>::new());
        if !run.caught.is_empty() {
            return run;
        }
        traps = run.traps;
    }
    panic!("nothing was caught in {program} on .NET {}", machine.name());
}

/// Was it ended by what is wrong with it?
fn broke(run: &Run) -> bool {
    run.stderr.contains("Unhandled exception")
}

/// All that is caught is what is wrong with the program.
fn check(program: &str, wrong: &[&str]) {
    for machine in machines() {
        let caught = pairs(&catch(&machine, program));
        assert!(caught.iter().all(|pair| wrong.contains(&pair.as_str())), "{}: {caught:#?}", machine.name());
    }
}

/// `Cache.Put Cache.cs:9`
pub(crate) fn told(frame: &active::StackFrame) -> String {
    let path = frame.file.as_deref().unwrap_or("nowhere");
    let file = path.rsplit('/').next().unwrap_or(path);
    format!("{} {file}:{}", frame.method, frame.line.unwrap_or(0))
}

/// All pairs of these sites that have one of the writing ones.
fn all_pairs<'a>(object: &str, writing: &[&'a str], reading: &[&'a str]) -> Vec<String> {
    let partners = || writing.iter().chain(reading);
    let pair = |a: &&'a str, b: &&'a str| format!("{object}: {} / {}", (*a).min(*b), (*a).max(*b));
    writing.iter().flat_map(|a| partners().map(move |b| pair(a, b))).collect()
}

#[test]
fn a_dictionary_is_read_while_it_is_written() {
    check(
        "Lookup",
        &[
            "Dictionary<string, int>: Lookup.Add:11 Dictionary.this[] = / Lookup.Contains:16 Dictionary.ContainsKey",
        ],
    );
}

#[test]
fn a_violation_is_told_with_both_stacks() {
    for machine in machines() {
        let run = catch(&machine, "Lookup");
        let mut sides = run.caught[0].sides.clone();
        sides.sort_by(|a, b| a.thread.cmp(&b.thread));
        let side = |at: usize| {
            let frames: Vec<_> = sides[at].stack.iter().take(2).map(told).collect();
            format!("{}: {}", sides[at].thread, frames.join(" < "))
        };
        assert_eq!(side(0), "reader: Lookup.Contains Lookup.cs:16 < Lookup.Run.lambda Lookup.cs:23");
        assert_eq!(side(1), "writer: Lookup.Add Lookup.cs:11 < Lookup.Run.lambda Lookup.cs:22");
    }
}

#[test]
fn second_halves_of_asynchronous_calls_add_to_one_cache() {
    let wrong = all_pairs(
        "Dictionary<double, double>",
        &["GetSqrt.Sqrt:17 Dictionary.Add"],
        &["GetSqrt.Sqrt:11 Dictionary.ContainsKey"],
    );
    check("GetSqrt", &wrong.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn finished_tasks_hide_nothing_if_awaits_are_made_to_wait() {
    let writing = ["Finished.Sqrt:13 Dictionary.this[] =", "Finished.SqrtByValue:20 Dictionary.this[] ="];
    let wrong = all_pairs("Dictionary<double, double>", &writing, &[]);
    check("Finished", &wrong.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn finished_tasks_hide_everything_if_they_are_left_alone() {
    const HONEST: [(&str, &str); 1] = [(NO_FORCED_ASYNC, "1")];
    for machine in machines() {
        let first = machine.watched_in("Finished", "", &HONEST);
        let second = machine.watched_in("Finished", &first.traps, &HONEST);
        assert_eq!((pairs(&first), pairs(&second)), (vec![], vec![]));
    }
}

#[test]
fn messages_of_clients_write_one_dictionary() {
    let line = "DeviceManager.Update:15 Dictionary.this[] =";
    check("DeviceManager", &[&format!("Dictionary<int, string>: {line} / {line}")]);
}

#[test]
fn a_parallel_loop_fills_one_cache() {
    let line = "NetworkValidation.Run.lambda:18 Dictionary.this[] =";
    check("NetworkValidation", &[&format!("Dictionary<string, int>: {line} / {line}")]);
}

#[test]
fn a_list_is_sorted_twice() {
    let line = "SortedTwice.Sort:11 List.Sort";
    check("SortedTwice", &[&format!("List<string>: {line} / {line}")]);
}

#[test]
fn type_parameters_stand_for_structures_and_references() {
    let pair = "Cache.Get:16 Dictionary.TryGetValue / Cache.Put:11 Dictionary.this[] =";
    check(
        "Generic",
        &[
            &format!("Dictionary<int, List<DateTime>>: {pair}"),
            &format!("Dictionary<string, List<object>>: {pair}"),
            "List<long>: Generic.Fill:24 ICollection.Add / Generic.Run.lambda:43 List.Contains",
        ],
    );
}

#[test]
fn to_walk_is_to_read() {
    let list = [
        "Walk.Look:33 List.GetEnumerator",
        "Walk.Look:33 Enumerator.MoveNext",
        "Walk.Total:21 IEnumerable.GetEnumerator",
        "Walk.Total:21 IEnumerator.MoveNext",
        "Walk.Look:39 Enumerable.Sum(arg0)",
    ];
    let keys = ["Walk.Total:21 IEnumerable.GetEnumerator", "Walk.Total:21 IEnumerator.MoveNext"];
    let mut wrong = all_pairs("List<int>", &["Walk.Grow:14 List.Add"], &list);
    wrong.extend(all_pairs("Dictionary<int, int>", &["Walk.Grow:15 Dictionary.this[] ="], &keys));
    check("Walk", &wrong.iter().map(String::as_str).collect::<Vec<_>>());
}

/// In a few runs all of this is caught, and nothing else.
fn catches_all(program: &str, expected: &[&str]) {
    for machine in machines() {
        let mut all = std::collections::BTreeSet::new();
        let runs = (0..8).map(|_| pairs(&catch(&machine, program)));
        runs.take_while(|caught| {
            all.extend(caught.iter().cloned());
            all.len() < expected.len()
        })
        .for_each(drop);
        assert_eq!(all.into_iter().collect::<Vec<_>>(), expected, "{}", machine.name());
    }
}

#[test]
fn to_look_through_a_wrapper_or_at_a_text_is_to_read() {
    catches_all(
        "Shown",
        &[
            "List<int>: Shown.Look:22 Enumerable.Sum(arg0) / Shown.Write:16 List.Capacity =",
            "System.Text.StringBuilder: Shown.Look:21 StringBuilder.ToString / Shown.Write:15 StringBuilder.Append",
        ],
    );
}

#[test]
fn to_look_at_a_text_in_passing_is_to_read() {
    let writing = "ShownInPassing.Run.lambda:80 StringBuilder.Append";
    let pair = |look: &str| {
        format!("System.Text.StringBuilder: ShownInPassing.{look} StringBuilder.ToString / {writing}")
    };
    let expected = ["Added:66", "Kept:72", "Plain:64"].map(pair);
    catches_all("ShownInPassing", &expected.each_ref().map(String::as_str));
}

#[test]
fn methods_that_became_delegates_are_calls() {
    check("Groups", &["List<int>: Groups.Run.lambda:19 List.Add / Groups.Run.lambda:23 List.IndexOf"]);
}

#[test]
fn methods_of_generic_types_that_became_delegates_are_calls() {
    let (add, contains) = ("Shared.Adder:37 List.Add", "Shared.Finder:38 List.Contains");
    let pair = |list| format!("{list}: GroupsOfAny.{add} / GroupsOfAny.{contains}");
    check("GroupsOfAny", &[&pair("List<string>"), &pair("List<long>")]);
}

#[test]
fn a_plug_in_is_caught_and_goes_away_all_the_same() {
    let line = "Unloaded.Work.lambda:20 List.Capacity =";
    for machine in machines() {
        let run = catch(&machine, "Unloaded");
        assert_eq!(
            (run.stdout.as_str(), run.code),
            ("it is gone\n".repeat(3).as_str(), Some(0)),
            "{}",
            run.stderr
        );
        assert_eq!(pairs(&run), [format!("List<Note>: {line} / {line}")], "on .NET {}", machine.name());
        for side in &run.caught[0].sides {
            assert_eq!(told(&side.stack[0]), "Unloaded.Work.lambda Unloaded.cs:20");
        }
    }
}

#[test]
fn who_awaits_is_told() {
    for machine in machines().into_iter().chain(debugging_machines()) {
        // On a busy machine somebody may collide before everybody has begun to wait.
        let awaiting = (0..8).map(|_| {
            let side = catch(&machine, "Awaited").caught.remove(0).sides[0].clone();
            side.awaiting.iter().map(told).collect::<Vec<_>>()
        });
        let longest = awaiting.into_iter().find(|awaiting| awaiting.len() > 1).unwrap_or_default();
        let expected = ["Awaited.Middle Awaited.cs:19", "Awaited.Outer Awaited.cs:28"];
        assert_eq!(longest, expected, "{}", machine.name());
    }
}

#[test]
fn tests_are_named() {
    for machine in machines() {
        let run = catch(&machine, "Tested");
        for caught in &run.caught {
            let expected = match caught.sides[0].operation.as_str() {
                "Dictionary.this[] =" => "Tested.Asynchronously",
                "List.Capacity =" => "Tested.Directly",
                other => panic!("{other} is no violation"),
            };
            assert_eq!(caught.test.as_deref(), Some(expected), "{}", machine.name());
        }
    }
}

/// A delay takes more than half of what a request may be held up: in one request there is one, in three there are three.
#[test]
fn requests_have_budgets_of_their_own() {
    for machine in machines() {
        let caught = ["ServedOnce", "ServedThrice"].map(|program| {
            let run = machine.watched_in(program, "", &[(DELAY, "2600")]);
            assert_eq!((run.stdout.as_str(), run.troubles.len()), ("served\n", 0), "{}", run.stderr);
            pairs(&run).len()
        });
        assert_eq!(caught, [1, 3], "on .NET {}", machine.name());
    }
}

/// What is caught in a few runs, each with the traps of the one before: objects of all kinds that the table knows.
#[test]
fn objects_of_every_kind() {
    let expected = [
        "System.Collections.ArrayList",
        "System.Collections.BitArray",
        "System.Collections.Generic.HashSet<int>",
        "System.Collections.Generic.LinkedList<int>",
        "System.Collections.Generic.List<byte>",
        "System.Collections.Generic.List<char>",
        "System.Collections.Generic.List<double>",
        "System.Collections.Generic.List<float>",
        "System.Collections.Generic.List<long>",
        "System.Collections.Generic.List<short>",
        "System.Collections.Generic.List<ulong>",
        "System.Collections.Generic.Queue<int>",
        "System.Collections.Generic.SortedDictionary<int, int>",
        "System.Collections.Generic.SortedList<int, int>",
        "System.Collections.Generic.SortedSet<int>",
        "System.Collections.Generic.Stack<string>",
        "System.Collections.Hashtable",
        "System.Collections.ObjectModel.ObservableCollection<int>",
        "System.Collections.Queue",
        "System.Collections.Specialized.NameValueCollection",
        "System.Data.DataRowCollection",
        "System.IO.MemoryStream",
        "System.IO.StringWriter",
        "System.Net.WebHeaderCollection",
        "System.Random",
        "System.Text.StringBuilder",
    ];
    for machine in machines() {
        let (mut traps, mut kinds) = (String::new(), std::collections::BTreeSet::new());
        for _ in 0..4 {
            let run = machine.watched_in("Everything", &traps, &[]);
            assert_eq!((run.stdout.as_str(), run.code), ("tried 26\n", Some(0)), "{}", run.stderr);
            kinds.extend(run.caught.into_iter().map(|caught| caught.object));
            traps = run.traps;
            if kinds.len() == expected.len() {
                break;
            }
        }
        assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), expected, "{}", machine.name());
    }
}
