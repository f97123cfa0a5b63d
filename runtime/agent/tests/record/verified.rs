//! Every class of a large real program verifies when it is rewritten: the JDK's own compiler, whose classes are some 1,500.

use crate::java::{VERIFY, run};
use crate::machine::classes;
use std::ffi::OsString;
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

/// A class in, another one out, or none if it stays as it is.
type Rewrite = fn(&[u8]) -> Result<Option<Vec<u8>>, classfile::Problem>;

/// Rewrites all classes, at least so many of which change, and links them. The options say where our own classes are.
fn all_verify(rewrite: Rewrite, at_least: usize, options: &[OsString]) {
    let folder = tempfile::tempdir().expect("a folder for classes");
    let unpacked =
        run(tool("java").arg("-cp").arg(classes()).args(["Unpack", "jdk.compiler"]).arg(folder.path()));
    assert!(unpacked.status.success(), "{}", String::from_utf8_lossy(&unpacked.stderr));
    let mut files = Vec::new();
    class_files(folder.path(), &mut files);
    let mut rewritten = 0;
    for path in &files {
        let file = std::fs::read(path).expect("a class");
        if let Some(new) = rewrite(&file).expect("the JDK's classes are whole") {
            std::fs::write(path, new).expect("a writable folder");
            rewritten += 1;
        }
    }
    assert!(rewritten > at_least, "{rewritten} of {}", files.len());
    let mut link = tool("java");
    link.args(VERIFY).args(options).arg("-cp").arg(classes()).arg("Link").arg(folder.path());
    let linked = run(&mut link);
    let told = String::from_utf8_lossy(&linked.stdout).into_owned();
    let wrong: Vec<&str> = told.lines().filter(|line| !line.starts_with("linked ")).collect();
    assert!(wrong.is_empty(), "{} do not verify: {:#?}", wrong.len(), &wrong[..wrong.len().min(10)]);
    let expected = files.iter().filter(|file| !file.ends_with("module-info.class")).count();
    assert_eq!(told.trim_end(), format!("linked {expected}"));
}

#[test]
fn all_classes_of_a_compiler_as_they_are_recorded() {
    // The recorder's classes are in no agent here: they are put where the virtual machine looks for its own.
    let recorder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/jvm/record/classes");
    let own = tempfile::tempdir().expect("a folder for the recorder");
    let package = own.path().join("java/lang");
    std::fs::create_dir_all(&package).expect("a writable folder");
    let mut compiled = Vec::new();
    class_files(&recorder, &mut compiled);
    for file in compiled {
        std::fs::copy(&file, package.join(file.file_name().expect("a file"))).expect("a writable folder");
    }
    let mut patch = OsString::from("java.base=");
    patch.push(own.path());
    all_verify(threadbare_agent::recorded, 700, &["--patch-module".into(), patch]);
}

#[test]
fn all_classes_of_a_compiler_as_they_are_watched() {
    all_verify(threadbare_agent::rewritten, 700, &[]);
}
