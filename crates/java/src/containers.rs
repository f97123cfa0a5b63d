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
use crate::library::Shelf;
use crate::lower::{Class, Role};
use std::borrow::Cow;
use std::io::{Cursor, Read, Seek, SeekFrom};

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
    /// The archives of libraries in it, as they are.
    pub libraries: Vec<Bundled>,
    /// What could not be read.
    pub problems: Vec<Problem>,
}

/// An archive in an archive.
#[derive(Clone, Debug)]
pub struct Bundled {
    /// The file, and the entries of archives that lead to it.
    pub path: String,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl Bundled {
    /// As a library. If it is broken, only what can be read of it is there.
    pub fn shelf(self) -> Result<Box<dyn Shelf>, Problem> {
        shelf(&self.path, Cursor::new(self.bytes))
    }
}

/// What the classes of a file are to the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roles {
    /// Those of the file itself.
    pub own: Role,
    /// Those of archives in a folder `lib` of it, as in wars and Spring Boot's jars.
    pub bundled: Role,
}

/// All classes of a file; archives of libraries in it are not opened.
pub fn classes<'a>(path: &str, bytes: &'a [u8], roles: Roles) -> Found<'a> {
    let mut walk = Walk { roles, budget: budget(bytes.len() as u64), found: Found::default() };
    match Kind::of(bytes) {
        Kind::Class => walk.class(path.to_owned(), Cow::Borrowed(bytes)),
        // A jmod is a zip behind four bytes.
        Kind::Jmod => walk.archive(path, &bytes[4..], MAX_DEPTH),
        Kind::Image => walk.image(path, bytes),
        Kind::Archive => walk.archive(path, bytes, MAX_DEPTH),
    }
    walk.found
}

/// A file as a library: only its directory is read now, and each class when it is asked for.
pub fn shelf<R: Read + Seek + 'static>(path: &str, mut file: R) -> Result<Box<dyn Shelf>, Problem> {
    let fail = |reason: String| Problem { path: path.to_owned(), offset: None, reason };
    let unreadable = |error: std::io::Error| fail(format!("cannot read it: {error}"));
    let length = file.seek(SeekFrom::End(0)).map_err(unreadable)?;
    file.rewind().map_err(unreadable)?;
    let mut head = Vec::new();
    Read::by_ref(&mut file).take(4).read_to_end(&mut head).map_err(unreadable)?;
    file.rewind().map_err(unreadable)?;
    Ok(match Kind::of(&head) {
        Kind::Class => return Err(fail("a library is a jar, a folder or a JDK, not a class".to_owned())),
        Kind::Image => Box::new(image::Opened::open(path, file, length)?),
        Kind::Jmod => Box::new(archive::Jar::open(path, file, budget(length), "classes/").map_err(fail)?),
        Kind::Archive => Box::new(archive::Jar::open(path, file, budget(length), "").map_err(fail)?),
    })
}

/// How many bytes may be unpacked of so many.
fn budget(length: u64) -> u64 {
    length.saturating_mul(MAX_RATIO).saturating_add(SLACK)
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
    fn class(&mut self, path: String, bytes: Cow<'a, [u8]>) {
        self.found.classes.push(Class { path, bytes, role: self.roles.own });
    }

    fn image(&mut self, path: &str, bytes: &'a [u8]) {
        match image::classes(bytes) {
            Ok(entries) => {
                for (name, bytes) in entries {
                    self.class(format!("{path}!{name}"), Cow::Borrowed(bytes));
                }
            }
            Err(problem) => self.found.problems.push(Problem::of_class(path, &problem)),
        }
    }

    fn archive(&mut self, path: &str, bytes: &[u8], depth: u32) {
        let Some(depth) = depth.checked_sub(1) else {
            return self.problem(path, "archives are nested too deeply");
        };
        let contents = match archive::Archive::open(Cursor::new(bytes)) {
            Ok(archive) => archive.unpack(&mut self.budget),
            Err(reason) => return self.problem(path, &reason),
        };
        for entry in contents {
            let path = format!("{path}!/{}", entry.name);
            match entry.bytes {
                Err(reason) => self.problem(&path, &reason),
                Ok(bytes) if !entry.is_archive => self.class(path, Cow::Owned(bytes)),
                Ok(bytes) if self.is_library(&entry.name) => {
                    self.found.libraries.push(Bundled { path, bytes });
                }
                Ok(bytes) => self.archive(&path, &bytes, depth),
            }
        }
    }

    fn is_library(&self, name: &str) -> bool {
        self.roles.bundled == Role::Library && is_bundled(name)
    }

    fn problem(&mut self, path: &str, reason: &str) {
        self.found.problems.push(Problem { path: path.to_owned(), offset: None, reason: reason.to_owned() });
    }
}

/// `WEB-INF/lib/x.jar`, `BOOT-INF/lib/x.jar`, `lib/x.jar`
fn is_bundled(name: &str) -> bool {
    name.split('/').rev().nth(1) == Some("lib")
}
