//! `threadbare check` and `threadbare why` on class files.

use super::Folder;
use std::process::Command;

const COUNTER: &str = "\
public class Counter {
    static int count;
    static int locked;

    static void work() {
        count++;
        synchronized (Counter.class) {
            locked++;
        }
    }

    public static void main(String[] arguments) {
        new Thread(Counter::work).start();
        new Thread(Counter::work).start();
    }
}
";

/// A folder as Maven leaves it.
fn compiled(text: &str, debug: &str) -> Folder {
    let folder = Folder::new(&[("src/main/java/Counter.java", text)]);
    let arguments = [debug, "-d", "target/classes", "src/main/java/Counter.java"];
    let compiled = Command::new("javac").args(arguments).current_dir(folder.path("")).status();
    let done = compiled.is_ok_and(|status| status.success());
    assert!(done, "javac is needed here, such as that of Debian's openjdk-17-jdk-headless");
    folder
}

#[test]
fn pairs_of_class_files_are_told_at_their_sources() {
    let folder = compiled(COUNTER, "-g");
    let ran = folder.run(&["check", "target/classes", "--stages"]).ends_with(1);
    for part in ["warning[may-race]: Counter.count", "src/main/java/Counter.java:6", "6 │         count++;"]
    {
        assert!(ran.out.contains(part), "{part}:\n{}", ran.out);
    }
    assert!(!ran.out.contains("locked"), "{}", ran.out);
    assert!(ran.err.contains("  unlocked\n"), "{}", ran.err);
    folder.run(&["check", "target/classes", "--no-pairs"]).ends_with(0);
}

#[test]
fn a_comment_in_the_source_suppresses() {
    let folder = compiled(
        &COUNTER.replace("count++;", "count++; // threadbare: ignore[may-race] a guess will do"),
        "-g",
    );
    let ran = folder.run(&["check", "target"]).ends_with(0);
    assert!(ran.out.contains("1 suppressed"), "{}", ran.out);
}

#[test]
fn classes_without_debug_information_are_checked() {
    let folder = compiled(COUNTER, "-g:none");
    let ran = folder.run(&["check", "target/classes"]).ends_with(1);
    assert!(ran.out.contains("Counter.count"), "{}", ran.out);
}

#[test]
fn why_names_the_stage_or_shows_the_paths() {
    let folder = compiled(COUNTER, "-g");
    let ran = folder.run(&["why", "Counter.java:8", "Counter.java:8", "target/classes"]).ends_with(0);
    assert!(ran.out.contains("dropped by unlocked: both hold the same lock"), "{}", ran.out);
    let ran = folder.run(&["why", "Counter.java:6", "Counter.java:6", "target/classes"]).ends_with(1);
    assert!(ran.out.contains("warning[may-race]"), "{}", ran.out);
    let ran = folder.run(&["why", "Counter.java:1", "Counter.java:6", "target/classes"]).ends_with(2);
    assert!(ran.err.contains("no access to shared memory"), "{}", ran.err);
}
