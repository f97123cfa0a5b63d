//! Programs that are wrong.

use crate::journals::Run;
use crate::machine::{pairs, plain, watched_in, without_numbers};
use active::Caught;
use active::agent::FIELDS;

/// The first run that catches something, of at most four, each with the traps of the one before. On a busy machine the threads of
/// a program may miss each other in one run; that they do in all would be a bug.
fn catch(program: &str) -> Run {
    catch_in(program, &[])
}

fn catch_in(program: &str, settings: &[(&str, &str)]) -> Run {
    let expected = plain(program);
    let mut traps = String::new();
    for _ in 0..4 {
        let run = watched_in(program, &traps, settings);
        assert_eq!((&run.stdout, run.code), (&expected.stdout, Some(0)), "{}", run.stderr);
        assert_eq!(run.troubles, Vec::<String>::new());
        if !run.caught.is_empty() {
            return run;
        }
        traps = run.traps;
    }
    panic!("nothing was caught in {program}");
}

/// All that is caught is what is wrong with the program.
fn check(program: &str, wrong: &[&str]) {
    let caught = pairs(&catch(program));
    assert!(caught.iter().all(|pair| wrong.contains(&pair.as_str())), "{caught:#?}");
}

#[test]
fn a_dictionary_is_read_while_it_is_written() {
    check(
        "Dictionary",
        &["java.util.HashMap: Dictionary.add:9 Map.put / Dictionary.contains:13 Map.containsKey"],
    );
}

#[test]
fn a_violation_is_told_with_both_stacks() {
    let run = catch("Dictionary");
    let caught = &run.caught[0];
    let mut sides = caught.sides.clone();
    sides.sort_by(|a, b| a.thread.cmp(&b.thread));
    let told = |at: usize| {
        let frames = sides[at].stack.iter().filter(|frame| frame.method.starts_with("Dictionary"));
        let frames =
            frames.map(|frame| without_numbers(&format!("{}:{}", frame.method, frame.line.unwrap_or(0))));
        format!("{}: {}", sides[at].thread, frames.collect::<Vec<_>>().join(" < "))
    };
    assert_eq!(
        told(0),
        "reader: Dictionary.contains:13 < Dictionary.lambda$main:18 < Dictionary.lambda$main:18"
    );
    assert_eq!(told(1), "writer: Dictionary.add:9 < Dictionary.lambda$main:17");
    assert!(
        sides
            .iter()
            .all(|side| side.stack.last().is_some_and(|frame| frame.method == "java.lang.Thread.run"))
    );
}

/// Where the objects were made that were caught.
fn origins(program: &str) -> Vec<Option<String>> {
    let origin = |caught: &Caught| {
        let made = caught.origin.as_ref()?;
        Some(format!("{} at {}:{}", made.method, made.file.as_deref()?, made.line?))
    };
    let run = catch(program);
    let mut origins: Vec<_> = run.caught.iter().map(origin).collect();
    origins.dedup();
    origins
}

#[test]
fn where_an_object_was_made_is_told() {
    assert_eq!(origins("Dictionary"), [Some("Dictionary.<clinit> at Dictionary.java:6".to_owned())]);
    assert_eq!(origins("Part"), [Some("Part.<clinit> at Part.java:6".to_owned())], "the list, not its part");
    assert_eq!(origins("Subclass"), [None], "not of the program's own classes");
}

#[test]
fn tasks_of_a_pool_write_one_map() {
    let line = "DeviceManager.update:12 Map.put";
    check("DeviceManager", &[&format!("java.util.HashMap: {line} / {line}")]);
}

#[test]
fn threads_fill_one_cache() {
    let line = "NetworkValidation.lambda$main:11 Map.put";
    check("NetworkValidation", &[&format!("java.util.HashMap: {line} / {line}")]);
}

#[test]
fn a_list_is_sorted_twice() {
    let line = "SortedList.sort:11 List.sort";
    check("SortedList", &[&format!("java.util.ArrayList: {line} / {line}")]);
}

#[test]
fn continuations_of_futures_add_to_one_cache() {
    let (put, contains) = ("GetSqrt.lambda$getSqrt:20 Map.put", "GetSqrt.getSqrt:13 Map.containsKey");
    check(
        "GetSqrt",
        &[&format!("java.util.HashMap: {put} / {put}"), &format!("java.util.HashMap: {contains} / {put}")],
    );
}

#[test]
fn method_references_are_calls() {
    let line = "MethodReference.main:9 Set.add";
    check("MethodReference", &[&format!("java.util.HashSet: {line} / {line}")]);
}

#[test]
fn a_subclass_is_what_it_extends() {
    check(
        "Subclass",
        &["Subclass$Log: Subclass$Log.add:8 ArrayList.add / Subclass.lambda$main:15 Subclass.Log.size"],
    );
}

#[test]
fn to_walk_is_to_read() {
    let (add, put) = ("Walk.grow:25 List.add", "Walk.grow:26 Map.put");
    let wrong =
        ["Walk.walk:13 List.iterator", "Walk.walk:13 Iterator.next"].map(|read| format!("{add} / {read}"));
    let wrong = wrong.map(|pair| format!("java.util.ArrayList: {pair}"));
    let keys =
        ["Walk.walk:16 Set.iterator", "Walk.walk:16 Iterator.next"].map(|read| format!("{put} / {read}"));
    let keys = keys.map(|pair| format!("java.util.HashMap: {pair}"));
    let all: Vec<&str> = wrong.iter().chain(&keys).map(String::as_str).collect();
    check("Walk", &all);
}

#[test]
fn fields_are_watched_if_asked_for() {
    let run = catch_in("Counter", &[(FIELDS, "1")]);
    let fields: Vec<_> = run.caught.iter().map(|caught| caught.field.as_deref().unwrap_or("none")).collect();
    assert!(fields.iter().all(|field| ["racy", "next"].contains(field)), "{:#?}", pairs(&run));
    assert!(run.caught.iter().all(|caught| caught.object == "Counter"));
}

#[test]
fn a_part_of_a_list_is_the_list() {
    check("Part", &["java.util.ArrayList: Part.look:14 List.get / Part.set:10 List.set"]);
}

#[test]
fn fields_of_classes_and_of_other_objects_are_watched() {
    let run = catch_in("Holder", &[(FIELDS, "1")]);
    let fields: Vec<_> = run
        .caught
        .iter()
        .map(|caught| format!("{}.{}", caught.object, caught.field.as_deref().unwrap_or("none")))
        .collect();
    assert!(
        fields.iter().all(|field| ["Holder$Cell.racy", "Holder.total"].contains(&field.as_str())),
        "{fields:#?}"
    );
}

#[test]
fn static_fields_of_other_classes_are_watched() {
    let run = catch_in("Elsewhere", &[(FIELDS, "1")]);
    for caught in &run.caught {
        assert_eq!((caught.object.as_str(), caught.field.as_deref()), ("Elsewhere$Totals", Some("racy")));
    }
}

#[test]
fn the_locks_of_both_threads_are_told() {
    let run = catch("TwoLocks");
    let mut sides = run.caught[0].sides.clone();
    sides.sort_by(|a, b| a.thread.cmp(&b.thread));
    let locks = sides.map(|side| {
        let locks = side
            .locks
            .iter()
            .map(|lock| format!("{} in {}:{}", lock.name, lock.taken.method, lock.taken.line.unwrap_or(0)));
        locks.collect::<Vec<_>>()
    });
    assert_eq!(locks, [["java.lang.Object in TwoLocks.contains:15"], ["TwoLocks.class in TwoLocks.add:10"]]);
}
