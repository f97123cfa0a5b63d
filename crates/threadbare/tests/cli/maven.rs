//! `threadbare test -- mvn test`: projects as users have them, with tests in a forked JVM, and real libraries with real bugs.
//!
//! They need Maven and what it fetches. Where these cannot be had, that is said, and nothing is tested.

use super::{Folder, Ran, provoke::agent};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A copy of a project of this repository, compiled; `None` if Maven cannot do that here.
fn project(path: &str) -> Option<Folder> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    let folder = Folder::new(&[]);
    for file in files(&root.join("src")).into_iter().chain([root.join("pom.xml")]) {
        let name = file.strip_prefix(&root).expect("it is below").to_str().expect("our names are ASCII");
        folder.write(name, &fs::read(&file).expect("a file of this repository"));
    }
    let compiled =
        Command::new("mvn").args(["-q", "test", "-DskipTests"]).current_dir(folder.path("")).output();
    match compiled {
        Ok(output) if output.status.success() => Some(folder),
        Ok(output) => not_tested(&String::from_utf8_lossy(&output.stdout)),
        Err(error) => not_tested(&error.to_string()),
    }
}

fn not_tested(why: &str) -> Option<Folder> {
    eprintln!("not tested, as Maven cannot build the project here: {why}");
    None
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of this repository");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

impl Folder {
    /// Two runs in the copy of a project, and two more if the machine was so busy that the threads missed each other.
    fn maven(&self, everything: &[&str]) -> Ran {
        self.maven_with(&[], everything)
    }

    /// Likewise, with further arguments for Maven.
    fn maven_with(&self, arguments: &[&str], everything: &[&str]) -> Ran {
        let agent = agent();
        let command = ["test", "--agent", &agent, "--runs", "2", "--", "mvn", "-q", "test"];
        let test = || self.run(&[&command[..], arguments].concat());
        let has_all = |ran: &Ran| everything.iter().all(|part| ran.err.contains(part));
        let ran = Some(test()).filter(has_all).unwrap_or_else(test);
        assert!(has_all(&ran), "{everything:?}\n{}", ran.err);
        ran.ends_with(1)
    }
}

#[test]
fn the_example_s_map_is_caught_and_the_locked_one_is_not() {
    let Some(project) = project("examples/inventory") else { return };
    let ran = project.maven(&[
        "a `HashMap` is used by two threads at once",
        "getOrDefault at src/main/java/inventory/Stock.java:17",
        "in     inventory.Stock.available\n",
        "merge at src/main/java/inventory/Stock.java:12",
        "in     inventory.Stock.arrived\n",
        "the test `inventory.StockTest.customersLookWhileALorryIsUnloaded` was running",
    ]);
    assert!(!ran.err.contains("inventory.Prices"), "{}", ran.err);
}

/// `JaCoCo` is an agent, too, and changes the same classes.
#[test]
fn coverage_is_measured_as_well() {
    let Some(project) = project("examples/inventory") else { return };
    let jar = "-Dartifact=org.jacoco:org.jacoco.agent:0.8.12:jar:runtime";
    let copy = ["-q", "dependency:copy", jar, "-DoutputDirectory=coverage"];
    let copied = Command::new("mvn").args(copy).current_dir(project.path("")).output();
    if !copied.is_ok_and(|output| output.status.success()) {
        not_tested("JaCoCo is not to be had");
        return;
    }
    let jar = project.path("coverage/org.jacoco.agent-0.8.12-runtime.jar");
    let option = format!("-DargLine=-javaagent:{}=destfile=coverage/covered.exec", jar.display());
    let ran = project.maven_with(
        &[&option],
        &[
            "a `HashMap` is used by two threads at once",
            "getOrDefault at src/main/java/inventory/Stock.java:17",
            "in     inventory.Stock.available\n",
            "merge at src/main/java/inventory/Stock.java:12",
            "in     inventory.Stock.arrived\n",
        ],
    );
    assert!(!ran.err.contains("inventory.Prices"), "{}", ran.err);
    let covered = fs::read(project.path("coverage/covered.exec")).expect("what was covered");
    let stock = b"inventory/Stock";
    assert!(covered.windows(stock.len()).any(|window| window == stock), "{} bytes", covered.len());
}

#[test]
fn bugs_of_real_libraries_are_caught() {
    let Some(project) = project("fixtures/java/maven") else { return };
    project.maven(&[
        "org.apache.commons.jxpath.JXPathIntrospector.getBeanInfo",
        "org.apache.commons.lang.enums.Enum.init",
    ]);
}
