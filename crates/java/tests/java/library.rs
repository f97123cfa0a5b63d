//! The JDK's own classes: as a program, they are lowered without a problem; as a library, they say what the
//! program's types inherit.

use crate::jdk;
use crate::lower::class_files;
use java::containers::{Roles, classes, shelf};
use java::library::{Shelf, mentioned};
use java::lower::{Class, Role, lower};

fn jdk_classes(bytes: &[u8], role: Role) -> Vec<Class<'_>> {
    let found = classes("modules", bytes, Roles { own: role, bundled: role });
    assert_eq!(found.problems, []);
    found.classes
}

#[test]
fn the_collections_of_the_jdk_are_understood() {
    let image = std::fs::read(jdk::home().join("lib/modules")).expect("a JDK has an image");
    let mut classes = jdk_classes(&image, Role::Program);
    classes.retain(|class| class.path.starts_with("modules!/java.base/java/util/"));
    assert!(classes.len() > 1000, "only {} classes", classes.len());
    let lowered = lower(&classes);
    assert_eq!(lowered.problems, []);
    assert_eq!(ir::verify::verify(&lowered.program), []);
    let map = lowered.program.find_type("java.util.concurrent.ConcurrentHashMap", 0).expect("it is there");
    let put_val = lowered.program.types()[map].methods.iter().map(|&id| &lowered.program.methods()[id]);
    let bodies =
        put_val.filter(|method| lowered.program.names.get(method.name) == "putVal" && method.body.is_some());
    assert_eq!(bodies.count(), 1);
}

#[test]
fn the_outcome_does_not_depend_on_threads() {
    let image = std::fs::read(jdk::home().join("lib/modules")).expect("a JDK has an image");
    let mut classes = jdk_classes(&image, Role::Program);
    classes.retain(|class| class.path.starts_with("modules!/java.base/java/util/concurrent/"));
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| lower(&classes).program)
    };
    assert!(with(1) == with(3));
}

#[test]
fn libraries_are_outlines() {
    let folder = tempfile::tempdir().expect("a folder for classes");
    let source = folder.path().join("Mine.java");
    let text =
        "class Mine extends java.util.ArrayList<String> { int twice() { return 2 * size() + modCount; } }";
    std::fs::write(&source, text).expect("the folder can be written");
    jdk::compile(&source, folder.path());
    std::fs::remove_file(source).expect("the folder can be written");
    let image = std::fs::read(jdk::home().join("lib/modules")).expect("a JDK has an image");
    let mut classes = class_files(folder.path(), Role::Program);
    classes.extend(jdk_classes(&image, Role::Library));
    let program = lower(&classes).program;
    assert_eq!(ir::verify::verify(&program), []);
    let text = ir::text::print(&program);
    // `size` is found where it is declared, and the type that declares `modCount` is above that.
    assert!(text.contains("callvirt java.util.ArrayList::size(this)"), "{text}");
    assert!(text.contains("this.java.util.AbstractList::modCount"), "{text}");
    let list = program.find_type("java.util.ArrayList", 0).expect("it is mentioned");
    assert!(program.types()[list].supertypes.len() >= 4);
}

/// The classes of a program that consists of this one.
fn compiled(name: &str, text: &str) -> (tempfile::TempDir, Vec<Class<'static>>) {
    let folder = tempfile::tempdir().expect("a folder for classes");
    let source = folder.path().join(name).with_extension("java");
    std::fs::write(&source, text).expect("the folder can be written");
    jdk::compile(&source, folder.path());
    std::fs::remove_file(source).expect("the folder can be written");
    let classes = class_files(folder.path(), Role::Program);
    (folder, classes)
}

fn image() -> Box<dyn Shelf> {
    let file = std::fs::File::open(jdk::home().join("lib/modules")).expect("a JDK has an image");
    shelf("modules", file).expect("it can be read")
}

#[test]
fn of_a_library_only_what_is_mentioned_is_read() {
    let text = "class Jobs extends java.util.TimerTask {
        java.util.concurrent.LinkedBlockingQueue<String> queue;
        public void run() { queue.addAll(new java.util.ArrayList<>()); }
        public String toString() { return null; }
        void other() {}
    }";
    let (_folder, mut classes) = compiled("Jobs", text);
    let found = mentioned(&classes, &mut [image()]);
    assert_eq!(found.problems, []);
    let has = |path: &str| found.classes.iter().any(|class| class.path == path);
    assert!(
        has("modules!/java.base/java/util/TimerTask.class")
            && has("modules!/java.base/java/util/AbstractQueue.class")
    );
    assert!(found.classes.len() < 60, "{} classes", found.classes.len());
    classes.extend(found.classes);
    let program = lower(&classes).program;
    assert_eq!(ir::verify::verify(&program), []);
    let text = ir::text::print(&program);
    // `AbstractQueue` declares it, but what is true of a queue that is safe is not true of all.
    assert!(text.contains("callvirt java.util.concurrent.LinkedBlockingQueue::addAll("), "{text}");
    let timer = program.find_type("java.util.TimerTask", 0).expect("it is mentioned");
    assert_eq!(program.types()[timer].supertypes.len(), 1, "it is a `Runnable`");
    let jobs = program.find_type("Jobs", 0).expect("it is the program");
    let methods = program.types()[jobs].methods.iter().map(|&id| &program.methods()[id]);
    let overriding = methods.filter(|method| method.flags.has(ir::MethodFlags::OVERRIDE));
    let names: Vec<&str> = overriding.map(|method| program.names.get(method.name)).collect();
    assert_eq!(names, ["run", "toString"]);
}

#[test]
fn a_method_is_found_by_the_name_of_every_class_that_inherits_it() {
    let text = "class Told {
        String exception(Exception told) { return told.getMessage(); }
        String missing(ClassNotFoundException told) { return told.getMessage(); }
        String reflective(ReflectiveOperationException told) { return told.getMessage(); }
    }";
    let (_folder, mut classes) = compiled("Told", text);
    classes.extend(mentioned(&classes, &mut [image()]).classes);
    let lowered = lower(&classes);
    assert_eq!(lowered.problems, []);
    let text = ir::text::print(&lowered.program);
    for class in ["Exception", "ClassNotFoundException", "ReflectiveOperationException"] {
        assert!(text.contains(&format!("callvirt java.lang.{class}::getMessage(told)")), "{text}");
    }
}

#[test]
fn the_image_hands_out_what_it_has() {
    let bytes = std::fs::read(jdk::home().join("lib/modules")).expect("a JDK has an image");
    let all = jdk_classes(&bytes, Role::Library);
    let mut shelf = image();
    for class in all.iter().step_by(97).filter(|class| !class.path.ends_with("module-info.class")) {
        let (_, name) = class.path["modules!/".len()..].split_once('/').expect("a module and a name");
        let name = name.strip_suffix(".class").expect("it is a class");
        let (path, bytes) = shelf.class(name).expect("it is there").expect("it can be read");
        assert!(path == class.path && bytes == *class.bytes, "{path}");
    }
    assert!(shelf.class("java/util/Nothing").is_none() && shelf.class("no/such/Thing").is_none());
    assert!(shelf.class("Plain").is_none());
}
