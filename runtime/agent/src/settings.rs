//! What `threadbare test` tells the agent, through the environment, which children of the program inherit.

use active::agent::{DELAY, EFFECTS, EXCLUDE, FIELDS, INCLUDE, JOURNALS, NO_FORCED_ASYNC, SEED, TRAPS};
use active::{Config, TrapFile};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::time::Duration;

/// Are fields watched, too?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fields {
    Ignored,
    Watched,
}

pub(crate) struct Settings {
    pub(crate) config: Config,
    pub(crate) journals: Option<PathBuf>,
    pub(crate) traps: TrapFile,
    pub(crate) fields: Fields,
    /// Is an await of a finished task made to wait?
    pub(crate) forced_async: bool,
    /// The names and texts of tables of effects.
    pub(crate) effects: Vec<(String, String)>,
    /// What was wrong with the settings.
    pub(crate) troubles: Vec<String>,
    /// Packages or namespaces, as the user wrote them.
    pub(crate) exclude: Vec<String>,
    pub(crate) include: Vec<String>,
}

impl Settings {
    pub(crate) fn from_environment() -> Settings {
        let text = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let number = |name: &str| text(name).and_then(|value| value.parse().ok());
        let mut config = Config::default();
        if let Some(delay) = number(DELAY) {
            config.delay = Duration::from_millis(delay);
        }
        config.seed = number(SEED).unwrap_or(0);
        let mut troubles = Vec::new();
        let traps = text(TRAPS).map_or_else(TrapFile::default, |path| read_traps(&path, &mut troubles));
        let effects =
            std::env::var_os(EFFECTS).map(|paths| read_tables(&paths, &mut troubles)).unwrap_or_default();
        Settings {
            config,
            journals: text(JOURNALS).map(PathBuf::from),
            traps,
            fields: if text(FIELDS).is_some() { Fields::Watched } else { Fields::Ignored },
            forced_async: text(NO_FORCED_ASYNC).is_none(),
            effects,
            troubles,
            exclude: names(&text(EXCLUDE).unwrap_or_default()),
            include: names(&text(INCLUDE).unwrap_or_default()),
        }
    }
}

/// A list that is separated by commas.
fn names(list: &str) -> Vec<String> {
    let names = list.split(',').map(|name| name.trim().trim_end_matches('.').to_owned());
    names.filter(|name| !name.is_empty()).collect()
}

fn read_tables(paths: &OsStr, troubles: &mut Vec<String>) -> Vec<(String, String)> {
    let paths = std::env::split_paths(paths).filter(|path| !path.as_os_str().is_empty());
    let read = |path: PathBuf| match std::fs::read_to_string(&path) {
        Ok(text) => Some((path.display().to_string(), text)),
        Err(error) => {
            troubles.push(format!("cannot read {}: {error}", path.display()));
            None
        }
    };
    paths.filter_map(read).collect()
}

/// A trap file that is not there yet is none; one that is damaged is told of.
fn read_traps(path: &str, troubles: &mut Vec<String>) -> TrapFile {
    match std::fs::read_to_string(path) {
        Ok(text) => {
            let (file, problems) = TrapFile::parse(&text);
            troubles.extend(problems.iter().map(|problem| format!("{path}:{problem}")));
            file
        }
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => TrapFile::default(),
        Err(error) => {
            troubles.push(format!("cannot read {path}: {error}"));
            TrapFile::default()
        }
    }
}
