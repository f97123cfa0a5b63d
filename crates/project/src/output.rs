//! Files that are there completely or not at all: written beside their place, then renamed.

use crate::Error;
use std::fs::{self, File, Permissions};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::NamedTempFile;

/// Files that were begun and are not in their place yet.
static UNFINISHED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn unfinished() -> MutexGuard<'static, Vec<PathBuf>> {
    // A list of paths is never half changed, whatever happened to the thread that held it.
    UNFINISHED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Removes what was begun; from now on, nobody can begin or finish a file. For the last moments of an
/// interrupted process.
pub fn abandon_unfinished() {
    let list = unfinished();
    for path in list.iter() {
        // It may be in its place by now: then there is nothing to remove.
        let _ = fs::remove_file(path);
    }
    std::mem::forget(list);
}

/// Writes a file, all of it or nothing. Links are followed; pipes and devices are written to as they are.
pub fn write_file(path: &Path, contents: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Error> {
    let cannot = |error: io::Error| {
        Error::new(format!("cannot write {}", path.display()))
            .because(error)
            .help("check that its folder exists and can be written to, and that the disk has room")
    };
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match fs::metadata(&target) {
        Ok(data) if data.is_dir() => {
            Err(Error::new(format!("cannot write {}: it is a directory", path.display()))
                .help("name a file in it"))
        }
        Ok(data) if !data.is_file() => File::options()
            .write(true)
            .open(&target)
            .and_then(|file| write_all_of(file, contents))
            .map_err(cannot),
        existing => {
            write_beside(&target, existing.ok().map(|data| data.permissions()), contents).map_err(cannot)
        }
    }
}

fn write_all_of(file: File, contents: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 16, file);
    contents(&mut out)?;
    out.flush()
}

fn write_beside(
    target: &Path,
    permissions: Option<Permissions>,
    contents: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> io::Result<()> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let file = begin(folder)?;
    let _begun = Begun(file.path().to_owned());
    write_all_of(file.as_file().try_clone()?, contents)?;
    if let Some(permissions) = permissions {
        file.as_file().set_permissions(permissions)?;
    }
    file.as_file().sync_all()?;
    finish(file, target)?;
    // The name is in the folder; that the folder is on the disk cannot be had everywhere.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

fn begin(folder: &Path) -> io::Result<NamedTempFile> {
    let mut list = unfinished();
    let file = builder().tempfile_in(folder)?;
    list.push(file.path().to_owned());
    Ok(file)
}

/// Holding the list, so that an interruption sees the file either here or there.
fn finish(file: NamedTempFile, target: &Path) -> io::Result<()> {
    let _list = unfinished();
    file.persist(target).map(drop).map_err(|error| error.error)
}

#[cfg(unix)]
fn builder() -> tempfile::Builder<'static, 'static> {
    use std::os::unix::fs::PermissionsExt as _;
    let mut builder = tempfile::Builder::new();
    // As any new file; the user's mask takes away what it takes away. A temporary file would be private.
    builder.prefix(".threadbare-").permissions(Permissions::from_mode(0o666));
    builder
}

#[cfg(not(unix))]
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".threadbare-");
    builder
}

/// A file on the list; off it when all is done, well or not.
struct Begun(PathBuf);

impl Drop for Begun {
    fn drop(&mut self) {
        unfinished().retain(|path| *path != self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("the folder is there");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_failure_leaves_the_old_file_and_nothing_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("report.txt");
        write_file(&path, |out| out.write_all(b"first")).expect("written");
        let failed = write_file(&path, |out| {
            out.write_all(b"sec")?;
            Err(io::Error::other("the disk is full"))
        });
        let error = failed.expect_err("the failure is passed on");
        assert_eq!(error.causes(), ["the disk is full"]);
        assert_eq!(fs::read(&path).expect("still there"), b"first");
        assert_eq!(names(folder.path()), ["report.txt"]);
    }

    #[test]
    fn folders_are_refused_and_missing_ones_explained() {
        let folder = tempfile::tempdir().expect("a folder");
        let told = |path: &Path| write_file(path, |_| Ok(())).expect_err("refused").to_string();
        assert!(told(folder.path()).ends_with("it is a directory"));
        assert!(told(&folder.path().join("no/file")).starts_with("cannot write"));
        assert_eq!(names(folder.path()), [""; 0]);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_permissions_kept_and_devices_left_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "old").expect("written");
        fs::set_permissions(&file, Permissions::from_mode(0o640)).expect("changed");
        std::os::unix::fs::symlink(&file, &link).expect("linked");
        write_file(&link, |out| out.write_all(b"new")).expect("written");
        assert_eq!(fs::read(&file).expect("there"), b"new");
        assert!(link.is_symlink());
        assert_eq!(fs::metadata(&file).expect("there").permissions().mode() & 0o777, 0o640);
        write_file(Path::new("/dev/null"), |out| out.write_all(b"gone")).expect("written");
        assert!(!Path::new("/dev/null").is_file());
    }
}
