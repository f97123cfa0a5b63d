//! Any bytes give a program that can be trusted, and problems; never a panic.

use crate::jdk;
use crate::lower::class_files;
use java::containers::{Roles, classes, shelf};
use java::library::{Shelf, mentioned};
use java::lower::{Class, Role, lower};
use std::io::Cursor;
use std::path::Path;

/// Marsaglia's xorshift: any sequence will do, as long as it is always the same.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }

    fn damage(&mut self, bytes: &mut [u8]) {
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len());
            bytes[at] = [0, 1, 2, 0x7f, 0x80, 0xff, bytes[at] ^ 1, self.below(256) as u8][self.below(8)];
        }
    }
}

fn compiled(name: &str) -> (tempfile::TempDir, Vec<Class<'static>>) {
    let folder = tempfile::tempdir().expect("a folder for classes");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/java/lower").join(name);
    jdk::compile(&source, folder.path());
    let classes = class_files(folder.path(), Role::Program);
    (folder, classes)
}

fn must_be_sound(classes: &[Class<'_>]) {
    let lowered = lower(classes);
    let wrong = ir::verify::verify(&lowered.program);
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn damaged_classes() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for name in ["Locks.java", "Lambdas.java", "Control.java", "Types.java"] {
        let (_folder, classes) = compiled(name);
        for _ in 0..300 {
            let mut damaged = classes.clone();
            for class in &mut damaged {
                random.damage(class.bytes.to_mut());
            }
            must_be_sound(&damaged);
        }
    }
}

#[test]
fn damaged_code() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (_folder, classes) = compiled("Control.java");
    let class = classes.iter().find(|class| class.path == "Control.class").expect("it is there");
    let bytes: &[u8] = &class.bytes;
    let parsed = classfile::ClassFile::parse(bytes).expect("javac writes class files");
    let codes = parsed.methods.iter().filter_map(|method| parsed.code(method).ok().flatten());
    let ranges: Vec<(usize, usize)> =
        codes.map(|code| (code.bytes.offset(), code.bytes.data().len())).collect();
    for _ in 0..2000 {
        let mut damaged = class.clone();
        let (start, length) = ranges[random.below(ranges.len())];
        random.damage(&mut damaged.bytes.to_mut()[start..start + length]);
        must_be_sound(&[damaged]);
    }
}

#[test]
fn cut_classes_and_jars() {
    let (folder, classes_found) = compiled("Lambdas.java");
    for class in &classes_found {
        for length in 0..class.bytes.len() {
            let bytes = class.bytes[..length].to_vec().into();
            must_be_sound(&[Class { bytes, ..class.clone() }]);
        }
    }
    let jar = folder.path().join("x.jar");
    let output =
        jdk::command("jar").arg("cf").arg(&jar).arg("-C").arg(folder.path()).arg("Lambdas.class").output();
    assert!(output.expect("jar starts").status.success());
    let bytes = std::fs::read(&jar).expect("jar wrote it");
    let roles = Roles { own: Role::Program, bundled: Role::Library };
    for length in 0..bytes.len() {
        classes("x.jar", &bytes[..length], roles);
        asked("x.jar", &bytes[..length]);
    }
    let mut random = Random(0xda94_2042_e4dd_58b5);
    for _ in 0..3000 {
        let mut damaged = bytes.clone();
        random.damage(&mut damaged);
        must_be_sound(&classes("x.jar", &damaged, roles).classes);
        asked("x.jar", &damaged);
    }
}

/// Asks a library for what it has and what it has not.
fn asked(name: &str, bytes: &[u8]) {
    let Ok(mut shelf) = shelf(name, Cursor::new(bytes.to_vec())) else { return };
    for class in ["Lambdas", "java/util/Map", "java/lang/Object", "../x", "", "/", "a//b"] {
        if let Some(Ok((_, bytes))) = shelf.class(class) {
            must_be_sound(&[Class { path: class.to_owned(), bytes: bytes.into(), role: Role::Program }]);
        }
    }
}

/// A library in which every class stands below two new ones.
struct Endless(u32);

impl Shelf for Endless {
    fn class(&mut self, name: &str) -> Option<Result<(String, Vec<u8>), java::Problem>> {
        self.0 = self.0.checked_sub(1)?;
        let text = |text: &str| [&[1, 0, text.len() as u8], text.as_bytes()].concat();
        let names = [text(name), text(&format!("{name}a")), text(&format!("{name}b"))].concat();
        let head = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52, 0, 7];
        let classes = [7, 0, 1, 7, 0, 2, 7, 0, 3];
        let tail = [0, 0x21, 0, 4, 0, 5, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
        Some(Ok((name.to_owned(), [&head[..], &names, &classes, &tail].concat())))
    }
}

#[test]
fn a_library_that_goes_on_and_on_ends_with_its_bytes() {
    let (_folder, mut classes) = compiled("Locks.java");
    let found = mentioned(&classes, &mut [Box::new(Endless(500))]);
    assert_eq!((found.classes.len(), found.problems.len()), (500, 0));
    classes.extend(found.classes);
    must_be_sound(&classes);
}

#[test]
fn damaged_images() {
    let image = std::fs::read(jdk::home().join("lib/modules")).expect("a JDK has an image");
    let roles = Roles { own: Role::Program, bundled: Role::Library };
    let mut random = Random(0x1234_5678_9abc_def1);
    // The index is at the front; what it points to may be missing.
    let index = &image[..1 << 16];
    for length in (0..index.len()).step_by(97) {
        classes("modules", &index[..length], roles);
    }
    for _ in 0..300 {
        let mut damaged = index.to_vec();
        random.damage(&mut damaged[..64]);
        classes("modules", &damaged, roles);
        asked("modules", &damaged);
    }
    // With all of the index, and damage anywhere in it.
    let index = &image[..4 << 20];
    for _ in 0..100 {
        let mut damaged = index.to_vec();
        for _ in 0..200 {
            random.damage(&mut damaged);
        }
        asked("modules", &damaged);
    }
}

#[test]
fn classes_above_and_around_themselves() {
    let (_folder, classes) = compiled("Types.java");
    let rename = |bytes: &[u8], from: &[u8], to: &[u8]| {
        let mut bytes = bytes.to_vec();
        while let Some(at) = bytes.windows(from.len()).position(|it| it == from) {
            bytes[at..at + from.len()].copy_from_slice(to);
        }
        bytes
    };
    // Everything that is called `Types$Natural` becomes `Types$Natural`'s superclass and back.
    let mut damaged = classes.clone();
    for class in &mut damaged {
        class.bytes = rename(&class.bytes, b"java/lang/Object", b"Types$Natural\0\0\0").into();
    }
    must_be_sound(&damaged);
    let mut damaged = classes;
    for class in &mut damaged {
        class.bytes = rename(&class.bytes, b"Types$Inner", b"Types$Level").into();
    }
    must_be_sound(&damaged);
}
