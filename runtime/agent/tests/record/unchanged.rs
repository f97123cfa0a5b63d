//! A program does what it did: every instruction that is recorded, verified, with the same output and the same exit code.

use crate::damage::survives_damage;
use crate::java::run;
use crate::machine::{classes, plain, recorded};
use crate::traces::oddities;
use classfile::ClassFile;
use toolchains::jdk::tool;

#[test]
fn every_instruction() {
    let run = recorded("Steps");
    let expected = plain("Steps");
    assert_eq!(expected.code, Some(3));
    assert_eq!(run.printed, expected);
    assert_eq!(run.troubles, Vec::<String>::new());
    assert_eq!(oddities(&run.trace), Vec::<String>::new());
}

#[test]
fn the_recorder_is_what_its_source_says() {
    let source = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/jvm/record");
    let out = tempfile::tempdir().expect("a folder for classes");
    let files = std::fs::read_dir(source.join("java/lang")).expect("the source");
    let mut files: Vec<_> = files.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    let options = ["-source", "8", "-target", "8", "-g:none", "-Xlint:-options", "-d"];
    let compiled = run(tool("javac").args(options).arg(out.path()).args(&files));
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    for file in &files {
        let name = file.file_stem().and_then(|stem| stem.to_str()).expect("a name");
        let now = std::fs::read(out.path().join(format!("java/lang/{name}.class"))).expect("it was compiled");
        let kept = source.join(format!("classes/{name}.class"));
        if std::env::var_os("UPDATE_CLASSES").is_some() {
            std::fs::write(&kept, &now).expect("a writable folder");
        }
        let kept = std::fs::read(&kept).expect("it is kept");
        assert_eq!(meaning(&kept), meaning(&now), "UPDATE_CLASSES=1 compiles {name} anew");
    }
}

/// What compilers agree on: methods, and what their instructions do.
fn meaning(file: &[u8]) -> Vec<String> {
    let class = ClassFile::parse(file).expect("a class");
    let mut told = Vec::new();
    for method in &class.methods {
        told.push(format!("{} {}", method.name, method.descriptor));
        let Some(code) = class.code(method).expect("it can be read") else { continue };
        told.extend(code.instructions().map(|instruction| {
            let (_, instruction) = instruction.expect("it can be read");
            let name = format!("{instruction:?}");
            name.split('(').next().unwrap_or_default().to_owned()
        }));
    }
    told
}

#[test]
fn a_damaged_class_is_left_alone_or_rewritten_into_one_that_can_be_read() {
    let whole = std::fs::read(classes().join("Steps.class")).expect("it was compiled");
    survives_damage(&whole, threadbare_agent::recorded);
}
