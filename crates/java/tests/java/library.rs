//! The JDK's own classes: as a program, they are lowered without a problem; as a library, they say what the
//! program's types inherit.

use crate::jdk;
use crate::lower::class_files;
use java::containers::{Roles, classes};
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
