//! Archives as `jar` and `jmod` write them, and as nobody should.

use crate::jdk;
use java::containers::{Found, Roles, classes, shelf};
use java::lower::Role;
use std::io::Cursor;
use std::path::Path;

const PROGRAM: Roles = Roles { own: Role::Program, bundled: Role::Library };

/// A folder with a compiled class of each name.
fn compiled(names: &[&str]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder for classes");
    for name in names {
        let source = folder.path().join(name).with_extension("java");
        std::fs::write(&source, format!("class {name} {{}}")).expect("the folder can be written");
        jdk::compile(&source, folder.path());
        std::fs::remove_file(source).expect("the folder can be written");
    }
    folder
}

fn tool(program: &str, folder: &Path, arguments: &[&str]) {
    let output = jdk::command(program).current_dir(folder).args(arguments).output().expect("it starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

fn rename(folder: &Path, from: &str, to: &str) {
    let to = folder.join(to);
    std::fs::create_dir_all(to.parent().expect("a folder")).expect("the folder can be made");
    std::fs::rename(folder.join(from), to).expect("the file can be moved");
}

fn summary(found: &Found<'_>) -> Vec<String> {
    let class = |class: &java::lower::Class<'_>| format!("{:?} {}", class.role, class.path);
    let problem = |problem: &java::Problem| format!("problem {problem}");
    let library = |library: &java::containers::Bundled| format!("library {}", library.path);
    let libraries = found.libraries.iter().map(library);
    found.classes.iter().map(class).chain(libraries).chain(found.problems.iter().map(problem)).collect()
}

fn read(folder: &Path, name: &str) -> Vec<u8> {
    std::fs::read(folder.join(name)).expect("the tool wrote it")
}

#[test]
fn jars_in_jars() {
    let folder = compiled(&["App", "Lib"]);
    tool("jar", folder.path(), &["cf", "lib.jar", "Lib.class"]);
    rename(folder.path(), "lib.jar", "BOOT-INF/lib/lib.jar");
    rename(folder.path(), "App.class", "BOOT-INF/classes/App.class");
    tool("jar", folder.path(), &["cfM0", "app.jar", "BOOT-INF/classes/App.class", "BOOT-INF/lib/lib.jar"]);
    let bytes = read(folder.path(), "app.jar");
    let expected = ["Program app.jar!/BOOT-INF/classes/App.class", "library app.jar!/BOOT-INF/lib/lib.jar"];
    let found = classes("app.jar", &bytes, PROGRAM);
    assert_eq!(summary(&found), expected);
    let mut shelf = found.libraries[0].clone().shelf().expect("it is an archive");
    let (path, _) = shelf.class("Lib").expect("it is there").expect("it can be read");
    assert_eq!(path, "app.jar!/BOOT-INF/lib/lib.jar!/Lib.class");
    assert!(shelf.class("App").is_none());
    let all = classes("app.jar", &bytes, Roles { own: Role::Program, bundled: Role::Program });
    assert_eq!((all.classes.len(), all.libraries.len()), (2, 0));
    // Archives may have a program before them.
    let script = [b"#!/bin/sh\nexec java -jar $0\n", bytes.as_slice()].concat();
    assert_eq!(summary(&classes("app.jar", &script, PROGRAM)), expected);
}

#[test]
fn the_newest_release_that_we_know_counts() {
    let folder = compiled(&["A", "B"]);
    for release in ["9", "17", "99"] {
        std::fs::create_dir_all(folder.path().join("META-INF/versions").join(release))
            .expect("the folder can be made");
        let copy = folder.path().join("META-INF/versions").join(release).join("A.class");
        std::fs::copy(folder.path().join("A.class"), copy).expect("the file can be copied");
    }
    std::fs::write(folder.path().join("manifest"), "Multi-Release: true\n")
        .expect("the folder can be written");
    tool("jar", folder.path(), &["cfm", "new.jar", "manifest", "A.class", "B.class", "META-INF/versions"]);
    tool("jar", folder.path(), &["cfM", "old.jar", "A.class", "B.class", "META-INF/versions"]);
    let names = |jar: &str| {
        let bytes = read(folder.path(), jar);
        let mut names = summary(&classes("x", &bytes, PROGRAM));
        names.sort();
        names
    };
    assert_eq!(names("new.jar"), ["Program x!/B.class", "Program x!/META-INF/versions/17/A.class"]);
    assert_eq!(names("old.jar"), ["Program x!/A.class", "Program x!/B.class"]);
    let opened = |jar: &str| {
        let mut shelf = shelf("x", Cursor::new(read(folder.path(), jar))).expect("it is an archive");
        shelf.class("A").expect("it is there").expect("it can be read").0
    };
    assert_eq!(opened("new.jar"), "x!/META-INF/versions/17/A.class");
    assert_eq!(opened("old.jar"), "x!/A.class");
}

#[test]
fn modules_of_the_jdk() {
    let folder = tempfile::tempdir().expect("a folder for classes");
    std::fs::write(folder.path().join("module-info.java"), "module m {}").expect("the folder can be written");
    std::fs::write(folder.path().join("A.java"), "package p; class A {}").expect("the folder can be written");
    tool("javac", folder.path(), &["-d", "out", "module-info.java", "A.java"]);
    tool("jmod", folder.path(), &["create", "--class-path", "out", "a.jmod"]);
    let bytes = read(folder.path(), "a.jmod");
    let expected = ["Program a.jmod!/classes/module-info.class", "Program a.jmod!/classes/p/A.class"];
    assert_eq!(summary(&classes("a.jmod", &bytes, PROGRAM)), expected);
    let mut shelf = shelf("a.jmod", Cursor::new(bytes)).expect("it is an archive");
    let (path, _) = shelf.class("p/A").expect("it is there").expect("it can be read");
    assert_eq!(path, "a.jmod!/classes/p/A.class");
}

#[test]
fn what_is_no_archive_is_a_problem() {
    let found = classes("notes.txt", b"hello", PROGRAM);
    let [problem] = found.problems.as_slice() else { panic!("{:?}", found.problems) };
    assert!(
        problem.to_string().starts_with("notes.txt: this is no class file and no archive ("),
        "{problem}"
    );
}

#[test]
fn wrong_checksums_are_problems_of_their_entries() {
    let folder = compiled(&["A", "B"]);
    tool("jar", folder.path(), &["cfM0", "x.jar", "A.class", "B.class"]);
    let mut bytes = read(folder.path(), "x.jar");
    let at =
        bytes.windows(4).position(|it| it == [0xca, 0xfe, 0xba, 0xbe]).expect("the first class is stored");
    bytes[at + 5] ^= 1;
    let found = classes("x.jar", &bytes, PROGRAM);
    assert_eq!(found.classes.len(), 1);
    assert_eq!(found.classes[0].path, "x.jar!/B.class");
    assert_eq!(found.problems[0].path, "x.jar!/A.class");
}

#[test]
fn bombs_are_not_unpacked() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("Bomb.class"), vec![0; 40 << 20]).expect("the folder can be written");
    tool("jar", folder.path(), &["cfM", "bomb.jar", "Bomb.class"]);
    let bytes = read(folder.path(), "bomb.jar");
    assert!(bytes.len() < 100_000);
    let expected = ["problem bomb.jar!/Bomb.class: the archive unpacks to far more than it should"];
    assert_eq!(summary(&classes("bomb.jar", &bytes, PROGRAM)), expected);
    let mut jar = shelf("bomb.jar", Cursor::new(bytes)).expect("its directory can be read");
    let problem = jar.class("Bomb").expect("it is there").expect_err("it is too large");
    assert_eq!(problem.to_string(), "bomb.jar!/Bomb.class: the archive unpacks to far more than it should");
    // A bomb in a jar is a bomb.
    tool("jar", folder.path(), &["cfM0", "outer.jar", "bomb.jar"]);
    let bytes = read(folder.path(), "outer.jar");
    assert_eq!(classes("outer.jar", &bytes, PROGRAM).classes.len(), 0);
}

#[test]
fn archives_nest_only_so_deep() {
    let folder = compiled(&["A"]);
    tool("jar", folder.path(), &["cfM", "0.jar", "A.class"]);
    for depth in 1..6 {
        tool("jar", folder.path(), &["cfM", &format!("{depth}.jar"), &format!("{}.jar", depth - 1)]);
    }
    let bytes = read(folder.path(), "5.jar");
    let found = classes("5.jar", &bytes, PROGRAM);
    assert_eq!(found.classes.len(), 0);
    assert_eq!(found.problems[0].reason, "archives are nested too deeply");
}
