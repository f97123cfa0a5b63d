//! What a Java program is built with: the libraries that the user names, what lies beside and in the program, and the JDK. Of
//! them, only the classes that the program mentions are read.

use super::{below, is_class};
use crate::Error;
use crate::sources::shown;
use java::Problem;
use java::containers::{Bundled, shelf};
use java::library::Shelf;
use std::fs::{self, File};
use std::path::{Component, Path, PathBuf};

/// Where a JDK has its classes: since version 9 in an image, before that in a jar, which its runtime may have in a folder.
const CLASSES: [&str; 3] = ["lib/modules", "jre/lib/rt.jar", "lib/rt.jar"];

/// The libraries of a program that are not found beside it.
#[derive(Clone, Default, Debug)]
pub(crate) struct Libraries {
    named: Vec<PathBuf>,
    /// The classes of the JDK.
    jdk: Option<PathBuf>,
}

impl Libraries {
    /// Those that the user names, and the JDK: the one that the user names, that of `JAVA_HOME`, or that of the `java` on the
    /// path.
    pub(crate) fn locate(named: &[PathBuf], jdk: Option<&Path>) -> Result<Libraries, Error> {
        for path in named {
            fs::metadata(path).map_err(|error| {
                Error::new(format!("cannot read the library {}", path.display()))
                    .because(error)
                    .help("check `--library`, and `libraries` of `[java]` in threadbare.toml")
            })?;
        }
        let jdk = match jdk {
            Some(home) => Some(classes_of(home).ok_or_else(|| no_jdk(home))?),
            None => homes().find_map(|home| classes_of(&home)),
        };
        Ok(Libraries { named: named.to_vec(), jdk })
    }

    /// What is read of them if the program mentions it; and what of them cannot be read. Where two have a class, the
    /// first counts: what the user names, what is in the program, what lies beside it, the JDK.
    pub(super) fn shelves(
        &self,
        bundled: Vec<Bundled>,
        beside: &[PathBuf],
    ) -> (Vec<Box<dyn Shelf>>, Vec<Problem>) {
        let named = self.named.iter().flat_map(|path| opened(path));
        let bundled = bundled.into_iter().map(Bundled::shelf);
        let others = beside.iter().chain(&self.jdk).map(|path| opened_file(path));
        let (mut shelves, mut problems) = (Vec::new(), Vec::new());
        for outcome in named.chain(bundled).chain(others) {
            match outcome {
                Ok(library) => shelves.push(library),
                Err(problem) => problems.push(problem),
            }
        }
        (shelves, problems)
    }
}

fn no_jdk(home: &Path) -> Error {
    Error::new(format!("there is no JDK in {}", home.display()))
        .because(format!("it has none of {}", CLASSES.join(", ")))
        .help("name the folder that has `bin/java`, in `jdk` of `[java]` in threadbare.toml")
}

fn classes_of(home: &Path) -> Option<PathBuf> {
    CLASSES.iter().map(|classes| home.join(classes)).find(|path| path.is_file())
}

/// The folders that could be a JDK on this machine.
fn homes() -> impl Iterator<Item = PathBuf> {
    let named = std::env::var_os("JAVA_HOME").filter(|home| !home.is_empty()).map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let program = format!("java{}", std::env::consts::EXE_SUFFIX);
    // What is on the path is often a link into the JDK.
    let linked = folders.into_iter().filter_map(move |folder| fs::canonicalize(folder.join(&program)).ok());
    named.into_iter().chain(linked.filter_map(|java| Some(java.parent()?.parent()?.to_owned())))
}

/// A folder is its classes and the archives in it.
fn opened(path: &Path) -> Vec<Result<Box<dyn Shelf>, Problem>> {
    if !path.is_dir() {
        return vec![opened_file(path)];
    }
    let mut archives: Vec<PathBuf> = below(path).filter(|path| !is_class(path)).collect();
    archives.sort();
    let folder: Box<dyn Shelf> = Box::new(Folder(path.to_owned()));
    std::iter::once(Ok(folder)).chain(archives.iter().map(|archive| opened_file(archive))).collect()
}

fn opened_file(path: &Path) -> Result<Box<dyn Shelf>, Problem> {
    let name = shown(path);
    match File::open(path) {
        Ok(file) => shelf(&name, file),
        Err(error) => Err(Problem { path: name, offset: None, reason: format!("cannot read it: {error}") }),
    }
}

/// A folder in which packages begin.
struct Folder(PathBuf);

impl Shelf for Folder {
    fn class(&mut self, name: &str) -> Option<Result<(String, Vec<u8>), Problem>> {
        let below = PathBuf::from(format!("{name}.class"));
        // A class file may mention anything; what is outside of the folder is none of its business.
        if !below.components().all(|part| matches!(part, Component::Normal(_))) {
            return None;
        }
        let path = self.0.join(below);
        let bytes = fs::read(&path).ok()?;
        Some(Ok((shown(&path), bytes)))
    }
}
