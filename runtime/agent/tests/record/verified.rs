//! Every class of a large real program verifies when it is rewritten: the JDK's own compiler, whose classes are some 1,500.

use crate::java::{VERIFY, run};
use crate::machine::classes;
use std::path::{Path, PathBuf};
use toolchains::jdk::tool;

fn class_files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path()) {
        if entry.is_dir() {
            class_files(&entry, into);
        } else if entry.extension().is_some_and(|extension| extension == "class") {
            into.push(entry);
        }
    }
}

#[test]
fn all_classes_of_a_compiler() {
    let folder = tempfile::tempdir().expect("a folder for classes");
    let unpacked =
        run(tool("java").arg("-cp").arg(classes()).args(["Unpack", "jdk.compiler"]).arg(folder.path()));
    assert!(unpacked.status.success(), "{}", String::from_utf8_lossy(&unpacked.stderr));
    let mut files = Vec::new();
    class_files(folder.path(), &mut files);
    let mut rewritten = 0;
    for path in &files {
        let file = std::fs::read(path).expect("a class");
        if let Some(new) = threadbare_agent::recorded(&file).expect("the JDK's classes are whole") {
            std::fs::write(path, new).expect("a writable folder");
            rewritten += 1;
        }
    }
    assert!(rewritten > 700, "{rewritten} of {}", files.len());
    // The recorder's classes are in no agent here: they are put where the virtual machine looks for its own.
    let recorder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/jvm/record/classes");
    let own = tempfile::tempdir().expect("a folder for the recorder");
    std::fs::create_dir_all(own.path().join("java/lang")).expect("a writable folder");
    for name in ["ThreadbareEntry", "ThreadbareRecorder", "ThreadbareThread"] {
        let file = format!("{name}.class");
        std::fs::copy(recorder.join(&file), own.path().join("java/lang").join(&file))
            .expect("a writable folder");
    }
    let mut patch = std::ffi::OsString::from("java.base=");
    patch.push(own.path());
    let mut link = tool("java");
    link.args(VERIFY)
        .arg("--patch-module")
        .arg(patch)
        .arg("-cp")
        .arg(classes())
        .arg("Link")
        .arg(folder.path());
    let linked = run(&mut link);
    let told = String::from_utf8_lossy(&linked.stdout).into_owned();
    let wrong: Vec<&str> = told.lines().filter(|line| !line.starts_with("linked ")).collect();
    assert!(wrong.is_empty(), "{} do not verify: {:#?}", wrong.len(), &wrong[..wrong.len().min(10)]);
    let expected = files.iter().filter(|file| !file.ends_with("module-info.class")).count();
    assert_eq!(told.trim_end(), format!("linked {expected}"));
}
