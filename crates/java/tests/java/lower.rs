//! Each `fixtures/java/lower/*.java` is compiled and lowered; the text stands beside it.

use crate::jdk;
use expect_test::expect_file;
use java::lower::{Class, Role, lower};
use std::path::{Path, PathBuf};

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/java/lower")
}

pub(crate) fn class_files(folder: &Path, role: Role) -> Vec<Class<'static>> {
    let class = |path: PathBuf| {
        let bytes = std::fs::read(&path).expect("javac wrote it");
        let path = path.strip_prefix(folder).expect("it is in the folder").display().to_string();
        Class { path, bytes: bytes.into(), role }
    };
    jdk::files(folder).into_iter().map(class).collect()
}

fn check(name: &str) {
    let folder = tempfile::tempdir().expect("a folder for classes");
    jdk::compile(&fixtures().join(name).with_extension("java"), folder.path());
    let lowered = lower(&class_files(folder.path(), Role::Program));
    assert_eq!(lowered.problems, []);
    assert_eq!(ir::verify::verify(&lowered.program), []);
    let text = ir::text::print_own(&lowered.program);
    expect_file![fixtures().join(name).with_extension("ir")].assert_eq(&text);
}

#[test]
fn monitors_and_fields() {
    check("Locks");
}

#[test]
fn lambdas_and_method_references() {
    check("Lambdas");
}

#[test]
fn control_flow_and_exceptions() {
    check("Control");
}

#[test]
fn declarations() {
    check("Types");
}

#[test]
fn switches_over_types() {
    check("Patterns");
}
