//! Libraries: of all their classes, only those are read that a program mentions, and those above and around them. The JDK
//! has tens of thousands of classes, and a program that mentions fifty of them should not wait for the others.

use crate::Problem;
use crate::containers::Found;
use crate::lower::{Class, Role};
use classfile::{ClassFile, Constant, Descriptor, MethodDescriptor, Text};
use foldhash::fast::RandomState;
use rayon::prelude::*;
use std::collections::HashSet;

/// A library that hands out its classes one by one.
pub trait Shelf {
    /// Where the class of that name (`java/util/Map$Entry`) is and what is in it, if it is here.
    fn class(&mut self, name: &str) -> Option<Result<(String, Vec<u8>), Problem>>;
}

/// The classes of libraries that these mention, by name, and the types above and around them. Of several shelves that
/// have a class, the first counts.
pub fn mentioned(program: &[Class<'_>], shelves: &mut [Box<dyn Shelf>]) -> Found<'static> {
    let mut found = Found::default();
    if shelves.is_empty() {
        return found;
    }
    let mut search = Search::of(program);
    while let Some(name) = search.wanted.pop() {
        let Some(outcome) = shelves.iter_mut().find_map(|shelf| shelf.class(&name)) else { continue };
        match outcome {
            Ok((path, bytes)) => {
                search.above(&bytes);
                found.classes.push(Class { path, bytes: bytes.into(), role: Role::Library });
            }
            Err(problem) => found.problems.push(problem),
        }
    }
    found.classes.sort_by(|one, other| one.path.cmp(&other.path));
    found.problems.sort_by(|one, other| one.path.cmp(&other.path));
    found
}

/// The names in one class. Seeded, as in [`crate::lower`]: names come from files.
type NamesOf<'a> = HashSet<Text<'a>, RandomState>;

/// Which names are still to be looked for.
struct Search {
    known: HashSet<Box<[u8]>, RandomState>,
    wanted: Vec<String>,
}

impl Search {
    /// Everything that the program mentions and does not declare. What cannot be read mentions nothing.
    fn of(program: &[Class<'_>]) -> Search {
        let read: Vec<ClassFile<'_>> =
            program.par_iter().filter_map(|class| ClassFile::parse(&class.bytes).ok()).collect();
        let known = read.iter().map(|class| class.name.bytes().into()).collect();
        let mut search = Search { known, wanted: Vec::new() };
        let names: Vec<NamesOf<'_>> = read.par_iter().map(names).collect();
        names.into_iter().flatten().for_each(|name| search.want(name));
        search
    }

    /// The types that a class of a library stands below and in.
    fn above(&mut self, bytes: &[u8]) {
        let Ok(class) = ClassFile::parse(bytes) else { return };
        for name in class.superclass.into_iter().chain(class.interfaces.iter().copied()) {
            self.want(name);
        }
        let inner = class.inner_classes().unwrap_or_default().into_iter().find(|it| it.class == class.name);
        if let Some(outer) = inner.and_then(|inner| inner.outer) {
            self.want(outer);
        }
    }

    fn want(&mut self, name: Text<'_>) {
        if !self.known.contains(name.bytes()) {
            self.known.insert(name.bytes().into());
            self.wanted.push(name.decode().into_owned());
        }
    }
}

/// All classes that the constant pool of a class names: as such, in types of members, of variables and of annotations.
fn names<'a>(class: &ClassFile<'a>) -> NamesOf<'a> {
    let pool = &class.pool;
    let mut names = NamesOf::default();
    for index in pool.indices() {
        match pool.get(index) {
            Ok(Constant::Class { name }) => {
                let described = pool.text(name).ok().and_then(Descriptor::of_class);
                names.extend(described.and_then(Descriptor::class));
            }
            Ok(Constant::Utf8(text)) => match text.bytes().first() {
                Some(b'L' | b'[') => names.extend(Descriptor::parse(text).and_then(Descriptor::class)),
                Some(b'(') => {
                    let method = MethodDescriptor::parse(text);
                    names.extend(
                        method.iter().flat_map(MethodDescriptor::params).filter_map(Descriptor::class),
                    );
                    names.extend(method.and_then(|method| method.result.class()));
                }
                _ => {}
            },
            _ => {}
        }
    }
    names
}
