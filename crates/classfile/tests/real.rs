//! What javac writes: read, taken apart, put together again, and run.

use classfile::{Base, ClassFile, ConstantPoolBuilder, Instruction, NewCode, Text, Value};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use toolchains::jdk;

/// The classes of `Shapes.java`, by file name.
fn compiled(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/java/classfile/Shapes.java");
    let status = jdk::tool("javac").args(["-g", "-d"]).arg(folder).arg(source).status();
    assert!(status.expect("javac starts").success(), "javac does not compile Shapes.java");
    let entries = std::fs::read_dir(folder).expect("javac made files");
    let read = |path: PathBuf| (path.clone(), std::fs::read(&path).expect("the file is there"));
    entries.map(|entry| read(entry.expect("the folder can be listed").path())).collect()
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder for classes")
}

fn shapes(classes: &BTreeMap<PathBuf, Vec<u8>>) -> &[u8] {
    let found = classes.iter().find(|(path, _)| path.ends_with("Shapes.class"));
    found.map(|(_, bytes)| bytes.as_slice()).expect("Shapes.class is there")
}

#[test]
fn a_class_says_what_its_source_said() {
    let folder = folder();
    let classes = compiled(folder.path());
    let class = ClassFile::parse(shapes(&classes)).expect("javac writes class files");
    assert_eq!(class.name, "Shapes");
    assert_eq!(class.superclass.map(|name| name.to_string()).as_deref(), Some("java/lang/Object"));
    assert_eq!(
        class.source_file().ok().flatten().map(|name| name.to_string()).as_deref(),
        Some("Shapes.java")
    );
    let methods: Vec<String> =
        class.methods.iter().map(|method| format!("{}{}", method.name, method.descriptor)).collect();
    let expected = [
        "<init>()V",
        "area(LShapes$Shape;)D",
        "name(I)Ljava/lang/String;",
        "sum(Ljava/util/List;)J",
        "main([Ljava/lang/String;)V",
        "lambda$main$0(Ljava/util/List;)Ljava/lang/String;",
    ];
    assert_eq!(methods, expected);
    let name = &class.methods[2];
    assert_eq!(name.attributes.exceptions(&class.pool).expect("a list").len(), 1);
    let annotations = name.attributes.annotations(&class.pool).expect("annotations");
    assert_eq!(annotations[0].ty, "Ljava/lang/Deprecated;");
    let notes = class.methods[3].attributes.annotations(&class.pool).expect("annotations");
    let [(_, Value::Text(text)), (_, Value::Array(numbers))] = notes[0].elements.as_slice() else {
        panic!("{notes:?}")
    };
    assert_eq!((*text, numbers.len()), (Text(b"adds"), 2));
    let inner: Vec<String> =
        class.inner_classes().expect("a list").iter().map(|inner| inner.class.to_string()).collect();
    assert!(inner.contains(&"Shapes$Square".to_owned()), "{inner:?}");
    assert_eq!(class.nest_members().expect("a list").len(), 4);
    assert_eq!(class.bootstraps().expect("a list").len(), 5);
}

#[test]
fn records_and_sealed_types_say_so() {
    let folder = folder();
    let classes = compiled(folder.path());
    let parse = |name: &str| {
        let (_, bytes) = classes.iter().find(|(path, _)| path.ends_with(name)).expect("the class is there");
        ClassFile::parse(bytes).expect("javac writes class files")
    };
    let components = parse("Shapes$Square.class").record().expect("a list").expect("it is a record");
    assert_eq!(components[0].name, "side");
    assert_eq!(components[0].descriptor, "D");
    assert_eq!(parse("Shapes$Shape.class").permitted_subclasses().expect("a list").len(), 2);
    assert_eq!(parse("Shapes$Circle.class").nest_host().expect("a host").expect("a host"), "Shapes");
}

#[test]
fn code_has_lines_variables_and_switches() {
    let folder = folder();
    let classes = compiled(folder.path());
    let class = ClassFile::parse(shapes(&classes)).expect("javac writes class files");
    let code = class.code(&class.methods[2]).expect("code").expect("code");
    let decoded: Vec<_> = code.instructions().collect::<Result<_, _>>().expect("instructions");
    let Some((_, Instruction::LookupSwitch(switch))) = decoded.get(1) else { panic!("{decoded:?}") };
    let numbers: Vec<i32> = switch.cases().map(|(number, _)| number).collect();
    assert_eq!(numbers, [-1000, 0, 1, 2, 1000]);
    let sum = class.code(&class.methods[3]).expect("code").expect("code");
    let names: Vec<String> = sum
        .local_variables(&class.pool)
        .map(|local| local.name_in(&class.pool).expect("a name").to_string())
        .collect();
    assert_eq!(names, ["number", "numbers", "sum"]);
    assert_eq!(sum.local_variable_types(&class.pool).count(), 1);
    assert!(sum.lines(&class.pool).count() >= 4);
    let main = class.code(&class.methods[4]).expect("code").expect("code");
    assert!(main.exceptions().len() >= 3);
    assert!(main.stack_map(&class.pool).is_some());
}

#[test]
fn a_rewritten_class_still_runs() {
    let folder = folder();
    let classes = compiled(folder.path());
    let before = run(folder.path());
    for (path, bytes) in &classes {
        let class = ClassFile::parse(bytes).expect("javac writes class files");
        let mut pool = ConstantPoolBuilder::new(&class.pool);
        let grown = pool.method("java/lang/Thread", "onSpinWait", "()V").expect("there is room");
        let again = pool.method("java/lang/Thread", "onSpinWait", "()V").expect("there is room");
        assert_eq!((grown, pool.added()), (again, 6));
        let mut codes = rustc_hash::FxHashMap::default();
        for (index, method) in class.methods.iter().enumerate() {
            let Some(code) = class.code(method).expect("code") else { continue };
            let attributes = code.attributes.iter(&class.pool);
            codes.insert(
                index,
                NewCode {
                    max_stack: code.max_stack + 1,
                    max_locals: code.max_locals,
                    code: code.bytes.data().to_vec(),
                    exceptions: code.exceptions().collect(),
                    attributes: attributes.map(|it| (it.index, it.content.data().to_vec())).collect(),
                },
            );
        }
        let rewritten = class.rewrite(&pool, &codes);
        let read_again = ClassFile::parse(&rewritten).expect("what we write is a class file");
        assert_eq!(read_again.pool.member(grown).expect("the new entry").name, "onSpinWait");
        std::fs::write(path, rewritten).expect("the folder can be written");
    }
    assert_eq!(run(folder.path()), before);
}

fn run(classes: &Path) -> String {
    let output = jdk::tool("java").arg("-cp").arg(classes).arg("Shapes").output().expect("java starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Every way to read what can be read; it does not matter what comes out, only that something does.
fn read_all(bytes: &[u8]) {
    let Ok(class) = ClassFile::parse(bytes) else { return };
    for index in class.pool.indices() {
        let _ = (class.pool.get(index), class.pool.member(index), class.pool.handle(index));
        if let Ok(text) = class.pool.text(index) {
            let _ = (text.decode(), classfile::MethodDescriptor::parse(text).map(|it| it.params().count()));
            let _ = (classfile::signature::type_parameters(text), classfile::signature::type_arguments(text));
            let descriptor = classfile::Descriptor::parse(text);
            assert!(descriptor.is_none_or(|it| it.dimensions == 0 || it.base != Base::Void));
        }
    }
    let _ = (class.bootstraps(), class.inner_classes(), class.enclosing_method(), class.nest_host());
    let _ = (class.nest_members(), class.permitted_subclasses(), class.record(), class.source_file());
    for member in class.fields.iter().chain(&class.methods) {
        let attributes = member.attributes;
        let _ = (attributes.annotations(&class.pool), attributes.signature(&class.pool));
        let _ = (attributes.method_parameters(&class.pool), attributes.constant_value(&class.pool));
        let Ok(Some(code)) = class.code(member) else { continue };
        let _ = (code.lines(&class.pool).count(), code.local_variables(&class.pool).count());
        for (_, instruction) in code.instructions().flatten() {
            match instruction {
                Instruction::TableSwitch(switch) => assert!(switch.cases().len() < bytes.len()),
                Instruction::LookupSwitch(switch) => assert!(switch.cases().len() < bytes.len()),
                _ => {}
            }
        }
    }
}

#[test]
fn no_bytes_make_it_panic() {
    let folder = folder();
    let classes = compiled(folder.path());
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |below: usize| {
        // Marsaglia's xorshift: any sequence will do, as long as it is always the same.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % below as u64) as usize
    };
    for bytes in classes.values() {
        (0..bytes.len()).for_each(|length| read_all(&bytes[..length]));
        for _ in 0..2000 {
            let mut broken = bytes.clone();
            for _ in 0..=random(4) {
                let at = random(broken.len());
                broken[at] = [0, 1, 0x7f, 0x80, 0xff, random(256) as u8][random(6)];
            }
            read_all(&broken);
        }
    }
}
