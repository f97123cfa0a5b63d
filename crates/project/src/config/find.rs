//! Where the configuration is: the file that the user names, or the nearest `threadbare.toml` upwards.

use super::{Config, Vocabulary};
use crate::Error;
use std::io::Read;
use std::path::{Path, PathBuf};

/// What the file is called.
pub const FILE_NAME: &str = "threadbare.toml";

/// No person writes a longer one; whatever it is, it is not a configuration.
const LARGEST_FILE: u64 = 1 << 20;

/// Where to take the configuration from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Where<'a> {
    /// The nearest file, from this path upwards; the defaults if there is none.
    Nearest(&'a Path),
    /// This file: `--config FILE`.
    File(&'a Path),
    /// The defaults, whatever files there are: `--isolated`.
    Isolated,
}

/// A configuration and where it came from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The file; `None` for the defaults.
    pub path: Option<PathBuf>,
    /// What its paths are relative to: the folder of the file, or the current one.
    pub folder: PathBuf,
    /// What it says.
    pub config: Config,
}

impl Loaded {
    /// A path of the configuration, from where the program runs.
    pub fn resolve(&self, path: &Path) -> PathBuf {
        self.folder.join(path)
    }

    /// A path as the patterns of the configuration see it: relative to its folder, with slashes.
    pub fn relative(&self, path: &Path) -> String {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        relative(&self.folder, &path)
    }
}

/// Finds and reads the configuration.
pub fn load(place: Where<'_>, vocabulary: Vocabulary<'_>) -> Result<Loaded, Error> {
    let path = match place {
        Where::Nearest(path) => nearest(path),
        Where::File(path) => Some(path.to_owned()),
        Where::Isolated => None,
    };
    let Some(path) = path else {
        let folder = std::path::absolute(".").unwrap_or_default();
        return Ok(Loaded { path: None, folder, config: Config::default() });
    };
    let text = read_limited(&path).map_err(|error| {
        Error::new(format!("cannot read {}", path.display()))
            .because(error)
            .help("check the path and that it is text; `--isolated` goes without")
    })?;
    let config = Config::parse(&text, vocabulary).map_err(|problems| {
        let lines: Vec<String> =
            problems.iter().map(|problem| format!("{}:{problem}", path.display())).collect();
        Error::new(format!("{} has mistakes", path.display()))
            .because(lines.join("\n"))
            .help("docs/configuration.md describes every key")
    })?;
    let absolute = std::path::absolute(&path).unwrap_or_else(|_| path.clone());
    let folder = absolute.parent().unwrap_or(&absolute).to_owned();
    Ok(Loaded { path: Some(path), folder, config })
}

/// The nearest `threadbare.toml`: in the folder that the path names, or in one above it.
pub fn nearest(path: &Path) -> Option<PathBuf> {
    let path = std::path::absolute(path).ok()?;
    path.ancestors().map(|folder| folder.join(FILE_NAME)).find(|file| file.is_file())
}

/// The text of a file that people write.
pub(super) fn read_limited(path: &Path) -> std::io::Result<String> {
    let mut text = String::new();
    std::fs::File::open(path)?.take(LARGEST_FILE + 1).read_to_string(&mut text)?;
    if text.len() as u64 > LARGEST_FILE {
        let message = format!("it has more than {LARGEST_FILE} bytes");
        return Err(std::io::Error::new(std::io::ErrorKind::FileTooLarge, message));
    }
    Ok(text)
}

/// A path below the folder with slashes; a path elsewhere as it is, without the slash in front.
pub(super) fn relative(folder: &Path, path: &Path) -> String {
    let below = path.strip_prefix(folder).unwrap_or(path);
    let text = below.to_string_lossy().replace('\\', "/");
    text.trim_start_matches('/').to_owned()
}
