//! `threadbare check` and `threadbare why` on class files.

use super::Folder;

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
    folder.jdk("javac", &[debug, "-d", "target/classes", "src/main/java/Counter.java"]);
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

/// Four methods that change one field: ten pairs.
const MANY: &str = "\
public class Counter implements Runnable {
    static int count;

    static void one() { count = 1; }
    static void two() { count = 2; }
    static void three() { count = 3; }
    static void four() { count = 4; }

    public void run() { one(); two(); three(); four(); }

    public static void main(String[] arguments) {
        new Thread(new Counter()).start();
        new Thread(new Counter()).start();
    }
}
";

#[test]
fn many_pairs_of_methods_on_one_field_are_one_finding_unless_each_is_wanted() {
    let folder = compiled(MANY, "-g");
    let check =
        |options: &[&str]| folder.run(&[&["check", "target", "--select", "may-race"], options].concat());
    let short = check(&[]).ends_with(1).out;
    assert!(short.contains("and 9 more like it"), "{short}");
    assert!(short.contains("9 pairs of methods are told with others on the same memory"), "{short}");
    let sarif = check(&["--output-format", "sarif"]).ends_with(1).out;
    assert_eq!(sarif.matches("\"ruleIndex\"").count(), 1, "{sarif}");
    let json = check(&["--output-format", "json"]).ends_with(1).out;
    assert_eq!(json.matches("\"fingerprint\"").count(), 10, "{json}");
    let long = check(&["--output-format", "concise", "--each-pair"]).ends_with(1).out;
    assert_eq!(long.lines().count(), 10, "{long}");
    check(&["--write-baseline", "known.json"]).ends_with(0);
    check(&["--baseline", "known.json", "--each-pair"]).ends_with(0);
}

#[test]
fn who_names_sources_is_told_to_compile_them() {
    let folder = Folder::new(&[("src/main/java/Counter.java", COUNTER)]);
    for named in [".", "src/main/java/Counter.java"] {
        let ran = folder.run(&["check", named]).ends_with(2);
        assert!(ran.err.contains("Counter.java is Java source"), "{}", ran.err);
        assert!(ran.err.contains("mvn test-compile"), "{}", ran.err);
    }
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
fn an_annotation_in_the_source_suppresses() {
    let annotated = |annotation: &str| compiled(&format!("{annotation}\n{COUNTER}"), "-g");
    for ids in ["threadbare:may-race", "TB1002", "all"] {
        let folder = annotated(&format!("@SuppressWarnings(\"{ids}\")"));
        let ran = folder.run(&["check", "target"]).ends_with(0);
        assert!(ran.out.contains("1 suppressed"), "{ids}:\n{}", ran.out);
    }
    annotated("@SuppressWarnings(\"deadlock\")").run(&["check", "target"]).ends_with(1);
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

/// A library that starts threads its own way, and has a bug of its own.
const WORKER: &str = "\
package lib;
public abstract class Worker extends Thread {
    static int count;
    public void begin() { count++; start(); }
}
";

/// A program that nobody understands who does not know the library.
const JOB: &str = "\
package app;
public class Job extends lib.Worker {
    static int done;
    @Override public void run() { done++; }
    public static void main(String[] arguments) {
        new Job().start();
        new Job().start();
    }
}
";

/// `lib.jar`, and the classes that are built with it in `target/classes`.
fn with_library() -> Folder {
    let folder = Folder::new(&[("lib/Worker.java", WORKER), ("src/main/java/app/Job.java", JOB)]);
    folder.jdk("javac", &["-g", "-d", "library", "lib/Worker.java"]);
    folder.jdk("jar", &["cf", "lib.jar", "-C", "library", "."]);
    let arguments = ["-g", "-cp", "lib.jar", "-d", "target/classes", "src/main/java/app/Job.java"];
    folder.jdk("javac", &arguments);
    folder
}

/// The one bug is told, and none of the library.
fn finds_the_race(folder: &Folder, arguments: &[&str]) {
    let ran = folder.run(&[&["check"], arguments].concat()).ends_with(1);
    assert!(ran.out.contains("app.Job.done") && ran.out.contains("Found 1 warning"), "{}", ran.out);
    assert!(!ran.out.contains("lib.Worker"), "{}", ran.out);
}

#[test]
fn types_of_libraries_are_known_and_not_reported() {
    let folder = with_library();
    folder.run(&["check", "target/classes"]).ends_with(0);
    finds_the_race(&folder, &["target/classes", "--library", "lib.jar"]);
    finds_the_race(&folder, &["target/classes", "--library", "library"]);
    let ran = folder.run(&["why", "Job.java:4", "Job.java:4", "target/classes", "--library", "lib.jar"]);
    assert!(ran.ends_with(1).out.contains("may-race"));
    folder.write("threadbare.toml", b"[java]\nlibraries = [\"lib.jar\"]\n");
    finds_the_race(&folder, &["target/classes"]);
    let ran = folder.run(&["check", "target/classes", "--library", "none.jar"]).ends_with(2);
    assert!(ran.err.contains("cannot read the library none.jar"), "{}", ran.err);
    let ran = folder.run(&["check", "target/classes", "--jdk", "lib"]).ends_with(2);
    assert!(ran.err.contains("there is no JDK in lib"), "{}", ran.err);
}

#[test]
fn libraries_beside_and_in_a_program_are_found() {
    let folder = with_library();
    std::fs::create_dir_all(folder.path("target/dependency")).expect("the folder can be made");
    std::fs::rename(folder.path("lib.jar"), folder.path("target/dependency/lib.jar"))
        .expect("it can be moved");
    finds_the_race(&folder, &["target"]);
    for (from, to) in [("target/classes", "BOOT-INF/classes"), ("target/dependency", "BOOT-INF/lib")] {
        std::fs::create_dir_all(folder.path("boot/BOOT-INF")).expect("the folder can be made");
        std::fs::rename(folder.path(from), folder.path(&format!("boot/{to}"))).expect("it can be moved");
    }
    folder.jdk("jar", &["cf0", "boot.jar", "-C", "boot", "BOOT-INF"]);
    finds_the_race(&folder, &["boot.jar"]);
}

#[test]
fn a_broken_library_is_a_problem_and_no_more() {
    let folder = compiled(COUNTER, "-g");
    folder.write("broken.jar", b"this is no archive");
    let ran = folder.run(&["check", "target/classes", "--library", "broken.jar"]).ends_with(1);
    assert!(ran.out.contains("Counter.count"), "{}", ran.out);
    assert!(ran.err.contains("broken.jar") && ran.err.contains("no archive"), "{}", ran.err);
}

const ORDERS: &str = "\
public class Counter {
    static final Object a = new Object(), b = new Object();
    static void one() {
        synchronized (a) {
            synchronized (b) { a.hashCode(); }
        }
    }
    static void two() {
        synchronized (b) {
            synchronized (a) { b.hashCode(); }
        }
    }
    public static void main(String[] arguments) {
        new Thread(Counter::one).start();
        new Thread(Counter::two).start();
    }
}
";

#[test]
fn what_two_engines_see_is_told_once() {
    let folder = compiled(ORDERS, "-g");
    let ran = folder.run(&["check", "target/classes"]).ends_with(1);
    assert_eq!(ran.out.matches("explain: threadbare explain").count(), 1, "{}", ran.out);
    assert!(ran.out.contains("inconsistent-lock-order") && ran.out.contains("may-deadlock"), "{}", ran.out);
}
