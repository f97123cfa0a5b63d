//! What classes come in: class files, jars and wars with jars in them, jmods, the JDK's image. Bytes in, classes
//! out; names of entries are only ever names.
//!
//! **Jars for several releases** (`META-INF/versions`): of each class, the newest version that is not newer than
//! [`RELEASE`] counts.
//!
//! **Hostile archives.** Nothing is unpacked before the sizes that the archive states for its entries are known
//! to be in proportion to it ([`MAX_RATIO`]), nested archives included, and no entry may be larger than stated.
//! Wrong checksums, unknown compression and encryption are problems of an entry; the others are still read.

mod archive;
mod image;

use crate::Problem;
use crate::lower::{Class, Role};
use std::borrow::Cow;

/// The release for which jars with several are read: the newest one whose class files we know.
pub const RELEASE: u32 = 25;

/// What an archive may unpack to, times its size. Deflate gets to 1000 on zeros; classes to about 3.
pub const MAX_RATIO: u64 = 100;

/// What any archive may unpack to.
const SLACK: u64 = 16 << 20;

/// Jars in jars: an `ear` has `war`s that have `jar`s.
const MAX_DEPTH: u32 = 4;

/// What was found in a file.
#[derive(Clone, Default, Debug)]
pub struct Found<'a> {
    /// The classes, in the order of the file.
    pub classes: Vec<Class<'a>>,
    /// What could not be read.
    pub problems: Vec<Problem>,
}

/// What the classes of a file are to the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roles {
    /// Those of the file itself.
    pub own: Role,
    /// Those of archives in a folder `lib` of it, as in wars and Spring Boot's jars.
    pub bundled: Role,
}

/// All classes of a file.
pub fn classes<'a>(path: &str, bytes: &'a [u8], roles: Roles) -> Found<'a> {
    let budget = (bytes.len() as u64).saturating_mul(MAX_RATIO).saturating_add(SLACK);
    let mut walk = Walk { roles, budget, found: Found::default() };
    walk.file(path, bytes, roles.own);
    walk.found
}

/// What a file is, by its first bytes. Archives may have a program before them, so what is nothing else is one.
enum Kind {
    Class,
    Jmod,
    Image,
    Archive,
}

impl Kind {
    fn of(bytes: &[u8]) -> Kind {
        match bytes {
            [0xca, 0xfe, 0xba, 0xbe, ..] => Kind::Class,
            [b'J', b'M', 1, 0, ..] => Kind::Jmod,
            [0xca, 0xfe, 0xda, 0xda, ..] | [0xda, 0xda, 0xfe, 0xca, ..] => Kind::Image,
            _ => Kind::Archive,
        }
    }
}

struct Walk<'a> {
    roles: Roles,
    /// How many bytes may still be unpacked.
    budget: u64,
    found: Found<'a>,
}

impl<'a> Walk<'a> {
    fn file(&mut self, path: &str, bytes: &'a [u8], role: Role) {
        match Kind::of(bytes) {
            Kind::Class => {
                self.found.classes.push(Class { path: path.to_owned(), bytes: Cow::Borrowed(bytes), role });
            }
            // A jmod is a zip behind four bytes.
            Kind::Jmod => self.archive(path, &bytes[4..], role, MAX_DEPTH),
            Kind::Image => self.image(path, bytes, role),
            Kind::Archive => self.archive(path, bytes, role, MAX_DEPTH),
        }
    }

    fn image(&mut self, path: &str, bytes: &'a [u8], role: Role) {
        match image::classes(bytes) {
            Ok(entries) => {
                let class = |(name, bytes)| Class {
                    path: format!("{path}!{name}"),
                    bytes: Cow::Borrowed(bytes),
                    role,
                };
                self.found.classes.extend(entries.into_iter().map(class));
            }
            Err(problem) => self.found.problems.push(Problem::of_class(path, &problem)),
        }
    }

    fn archive(&mut self, path: &str, bytes: &[u8], role: Role, depth: u32) {
        let Some(depth) = depth.checked_sub(1) else {
            return self.problem(path, "archives are nested too deeply");
        };
        let contents = match archive::Archive::open(bytes) {
            Ok(archive) => archive.unpack(&mut self.budget),
            Err(reason) => return self.problem(path, &reason),
        };
        for entry in contents {
            let path = format!("{path}!/{}", entry.name);
            match entry.bytes {
                Err(reason) => self.problem(&path, &reason),
                Ok(bytes) if entry.is_archive => {
                    let role = if is_bundled(&entry.name) { self.roles.bundled } else { role };
                    self.archive(&path, &bytes, role, depth);
                }
                Ok(bytes) => self.found.classes.push(Class { path, bytes: Cow::Owned(bytes), role }),
            }
        }
    }

    fn problem(&mut self, path: &str, reason: &str) {
        self.found.problems.push(Problem { path: path.to_owned(), offset: None, reason: reason.to_owned() });
    }
}

/// `WEB-INF/lib/x.jar`, `BOOT-INF/lib/x.jar`, `lib/x.jar`
fn is_bundled(name: &str) -> bool {
    name.split('/').rev().nth(1) == Some("lib")
}
