//! `threadbare test`: a command with traps set; what it prints, leaves behind and ends with.

use super::{Folder, Ran};

/// Two threads, different keys, one map.
const RACY: &str = "\
import java.util.HashMap;
import java.util.Map;

public class Racy {
    static final Map<Integer, Integer> map = new HashMap<>();

    static void work(boolean writes) {
        for (int time = 0; time < 80; time++) {
            if (writes) {
                map.put(time % 8, time);
            } else {
                map.get(time);
            }
            try {
                Thread.sleep(4);
            } catch (InterruptedException interrupted) {
                return;
            }
        }
    }

    public static void main(String[] arguments) throws InterruptedException {
        Thread writer = new Thread(() -> work(true), \"writer\");
        Thread reader = new Thread(() -> work(false), \"reader\");
        writer.start();
        reader.start();
        writer.join();
        reader.join();
        System.out.println(\"done\");
        System.exit(arguments.length);
    }
}
";

/// The agent, which cargo puts beside this test.
pub(super) fn agent() -> String {
    let test = std::env::current_exe().expect("this test is a file");
    let path = test.with_file_name(active::agent::library_name());
    assert!(path.exists(), "{} is built together with this test", path.display());
    path.display().to_string()
}

impl Folder {
    pub(super) fn test(&self, options: &[&str], command: &[&str]) -> Ran {
        self.run(&[&["test", "--agent", &agent()], options, &["--"], command].concat())
    }

    fn compiled() -> Self {
        let folder = Folder::new(&[("Racy.java", RACY)]);
        folder.jdk("javac", &["-g", "Racy.java"]);
        folder
    }

    /// The first run that catches something, of at most four: on a busy machine threads may miss each other.
    fn caught(&self, options: &[&str], command: &[&str]) -> Ran {
        let runs = (0..4).map(|_| self.test(options, command));
        runs.into_iter()
            .find(|ran| ran.err.contains("thread-unsafe-use"))
            .expect("it is caught in one of four runs")
    }
}

#[test]
fn both_threads_are_shown_and_the_output_is_the_program_s_own() {
    let ran = Folder::compiled().caught(&[], &["java", "Racy"]).ends_with(1);
    assert_eq!(ran.out, "done\n");
    for part in [
        "error[thread-unsafe-use]: a `HashMap` is used by two threads at once: ",
        "thread writer",
        "thread reader",
        "call java.util.HashMap.put at Racy.java:10",
        "call java.util.HashMap.get at Racy.java:12",
        "map.put(time % 8, time);",
        "static final Map<Integer, Integer> map = new HashMap<>();",
        "in     Racy.work\n",
        "make java.util.HashMap at Racy.java:5",
        "in     Racy.<clinit>\n",
        "evidence: the running program was caught in the act",
        "help: guard all uses with the same lock, or use a `ConcurrentHashMap`",
    ] {
        assert!(ran.err.contains(part), "{part}\n{}", ran.err);
    }
    assert!(!ran.err.contains("threadbare$"), "what we put there is not shown: {}", ran.err);
}

#[test]
fn a_program_that_fails_has_the_last_word() {
    Folder::compiled().caught(&[], &["java", "Racy", "three", "words", "here"]).ends_with(3);
}

/// It never ends, and is killed when it has left something.
#[test]
fn a_program_that_is_killed_is_told_of() {
    const ENDLESS: &str = "
public class Endless {
    public static void main(String[] arguments) throws InterruptedException {
        java.util.Map<Integer, Integer> map = new java.util.HashMap<>();
        while (map.get(1) == null) {
            Thread.sleep(1);
        }
    }
}
";
    let folder = Folder::new(&[("Endless.java", ENDLESS)]);
    folder.jdk("javac", &["-g", "Endless.java"]);
    let script = "java Endless & until ls $THREADBARE_JOURNALS/*.state; do sleep 0.1; done >&2 2>&1; kill -9 $!; wait $!";
    let ran = folder.test(&[], &["sh", "-c", script]).ends_with(137);
    assert!(ran.err.contains("1 call site · 1 reached"), "{}", ran.err);
}

#[test]
fn what_is_known_is_not_told_again() {
    let folder = Folder::compiled();
    let knows = |_| {
        folder.test(&["--write-baseline", "known.json"], &["java", "Racy"]).ends_with(0);
        folder.read("known.json").contains("thread-unsafe-use")
    };
    assert!((0..4).any(knows), "it is caught in one of four runs");
    let ran = folder.test(&["--baseline", "known.json"], &["java", "Racy"]).ends_with(0);
    assert!(!ran.err.contains("error["), "{}", ran.err);
}

#[test]
fn a_command_without_a_jvm_is_run_and_told_of() {
    let folder = Folder::new(&[]);
    let ran = folder.test(&[], &["sh", "-c", "echo out; echo err >&2; exit 5"]).ends_with(5);
    assert_eq!(ran.out, "out\n");
    assert!(ran.err.starts_with("err\n") && ran.err.contains("nothing was watched"), "{}", ran.err);
    assert_eq!(folder.names(""), Vec::<String>::new(), "nothing is left behind");
    folder.test(&[], &["sh", "-c", "kill -9 $$"]).ends_with(137);
}

#[test]
fn mistakes_are_told_before_anything_is_run() {
    let folder = Folder::new(&[("report.json", "{}")]);
    let tells = |arguments: &[&str], message: &str| {
        let ran = folder.run(arguments).ends_with(2);
        assert!(ran.err.contains(message), "{message}\n{}", ran.err);
    };
    tells(&["test", "--agent", "nowhere.so", "--", "touch", "x"], "the agent's library is not at nowhere.so");
    let agent = agent();
    let with =
        |options: &[&'static str]| [&["test", "--agent", &agent], options, &["--", "touch", "x"]].concat();
    tells(&with(&["--suspects", "report.json"]), "report.json is not a report");
    tells(&with(&["--baseline", "none.json"]), "cannot read none.json");
    tells(&["test", "--agent", &agent, "--", "no-such-command"], "cannot run no-such-command");
    tells(&["test"], "COMMAND");
    assert_eq!(folder.names(""), ["report.json"]);
}
