//! `threadbare record`: a command with its JVMs recorded; what it prints, leaves behind and ends with.

use super::provoke::agent;
use super::{Folder, Ran};

/// One thread counts under a lock, the other without. They run one after the other, in a way that no trace shows. With an argument,
/// everything happens in a child process, too.
const COUNTER: &str = "\
public class Counter {
    static int count;

    static synchronized void locked() {
        count++;
    }

    static void free() {
        count++;
    }

    public static void main(String[] arguments) throws Exception {
        Thread first = new Thread(Counter::locked, \"first\");
        Thread second = new Thread(() -> {
            while (first.getState() != Thread.State.TERMINATED) Thread.yield();
            free();
        }, \"second\");
        second.start();
        first.start();
        first.join();
        second.join();
        System.out.println(count);
        if (arguments.length > 0) {
            new ProcessBuilder(\"java\", \"Counter\").inheritIO().start().waitFor();
        }
        System.exit(arguments.length);
    }
}
";

impl Folder {
    pub(super) fn record(&self, options: &[&str], command: &[&str]) -> Ran {
        self.run(&[&["record", "--agent", &agent()], options, &["--"], command].concat())
    }

    fn with_counter() -> Self {
        let folder = Folder::new(&[("Counter.java", COUNTER)]);
        folder.jdk("javac", &["-g", "Counter.java"]);
        folder
    }
}

#[test]
fn a_run_is_recorded_and_what_could_have_happened_is_predicted() {
    let folder = Folder::with_counter();
    let ran = folder.record(&["--predict"], &["java", "Counter"]).ends_with(1);
    assert_eq!(ran.out, "2\n", "standard output is the program's own");
    for part in [
        "of 3 threads",
        "error[data-race]",
        "Counter.count",
        "Counter.java:5",
        "Counter.java:9",
        "started by main at Counter.java:18",
    ] {
        assert!(ran.err.contains(part), "{part}\n{}", ran.err);
    }
    assert_eq!(
        folder.names(""),
        ["Counter.class", "Counter.java", "trace.tbt"],
        "nothing else is left behind"
    );
    folder.run(&["trace", "check", "trace.tbt"]).ends_with(0);
    folder.run(&["predict", "trace.tbt"]).ends_with(1);
}

#[test]
fn every_jvm_has_a_trace_and_the_exit_code_is_the_program_s() {
    let folder = Folder::with_counter();
    let ran = folder.record(&["-o", "run.tbt"], &["java", "Counter", "child"]).ends_with(1);
    assert_eq!(ran.out, "2\n2\n");
    assert!(!ran.err.contains("data-race"), "{}", ran.err);
    assert_eq!(folder.names(""), ["Counter.class", "Counter.java", "run-2.tbt", "run.tbt"]);
    folder.run(&["trace", "check", "run-2.tbt"]).ends_with(0);
}

#[test]
fn what_is_excluded_is_not_recorded() {
    let folder = Folder::new(&[(
        "acme/Main.java",
        &COUNTER
            .replace("public class Counter", "package acme; public class Main")
            .replace("Counter::", "Main::"),
    )]);
    folder.jdk("javac", &["-g", "acme/Main.java"]);
    let ran = folder.record(&["--exclude", "acme", "--predict"], &["java", "acme.Main"]).ends_with(0);
    assert!(ran.err.contains("No findings"), "{}", ran.err);
    let ran = folder
        .record(&["--exclude", "acme", "--include", "acme", "--predict"], &["java", "acme.Main"])
        .ends_with(1);
    assert!(ran.err.contains("acme/Main.java:5"), "{}", ran.err);
}

#[test]
fn mistakes_are_told_before_anything_is_run() {
    let folder = Folder::new(&[]);
    let tells = |options: &[&str], command: &[&str], message: &str| {
        let ran = folder.record(options, command).ends_with(2);
        assert!(ran.err.contains(message), "{message}\n{}", ran.err);
    };
    tells(&["-o", "trace.std"], &["touch", "x"], "recordings are tbt files");
    tells(&["--max-events", "many"], &["touch", "x"], "expected a number such as 500000, 20k, 5M or 1G");
    tells(&["-o", "nowhere/trace.tbt"], &["touch", "x"], "cannot make a folder for raw events in nowhere");
    tells(&[], &["no-such-command"], "cannot run no-such-command");
    assert_eq!(folder.names(""), Vec::<String>::new());
    let ran = folder.record(&[], &["true"]).ends_with(0);
    assert!(ran.err.contains("the command started no JVM and no .NET process"), "{}", ran.err);
}
