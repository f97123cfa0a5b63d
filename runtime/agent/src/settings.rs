//! What `threadbare test` tells the agent, through the environment, which children of the program inherit.

use crate::rewrite::Fields;
use active::{Config, TrapFile};
use std::ffi::OsStr;
use std::path::PathBuf;
use std::time::Duration;

/// The folder for journals; without it, what is caught is printed.
pub(crate) const JOURNALS: &str = "THREADBARE_JOURNALS";
/// The trap file of an earlier run.
pub(crate) const TRAPS: &str = "THREADBARE_TRAPS";
/// How long a delay is, in milliseconds.
pub(crate) const DELAY: &str = "THREADBARE_DELAY_MS";
/// What everything random depends on.
pub(crate) const SEED: &str = "THREADBARE_SEED";
/// Set to anything: fields are watched, too.
pub(crate) const FIELDS: &str = "THREADBARE_FIELDS";
/// Tables of effects beyond that of the JDK, separated like the folders of `PATH`.
pub(crate) const EFFECTS: &str = "THREADBARE_EFFECTS";
/// Packages to leave alone, and packages to watch in spite of that, separated by commas.
pub(crate) const EXCLUDE: &str = "THREADBARE_EXCLUDE";
pub(crate) const INCLUDE: &str = "THREADBARE_INCLUDE";

/// Build tools and test frameworks: their threads are their own business.
const USUALLY_EXCLUDED: &str = "org.apache.maven,org.codehaus.plexus,org.codehaus.mojo,org.eclipse.aether,org.eclipse.sisu,\
    com.google.inject,org.sonatype,org.gradle,worker.org.gradle,org.junit,junit,org.testng,org.hamcrest,org.mockito,net.bytebuddy,\
    org.jacoco,org.apache.tools.ant,org.objectweb.asm,kotlin.,groovy.,org.codehaus.groovy,org.apache.groovy,scala.,org.slf4j,\
    ch.qos.logback,org.apache.logging,com.intellij,org.apache.surefire";

pub(crate) struct Settings {
    pub(crate) config: Config,
    pub(crate) journals: Option<PathBuf>,
    pub(crate) traps: TrapFile,
    pub(crate) fields: Fields,
    /// The names and texts of tables of effects.
    pub(crate) effects: Vec<(String, String)>,
    /// What was wrong with the settings.
    pub(crate) troubles: Vec<String>,
    /// Prefixes of class names, with slashes.
    exclude: Vec<String>,
    include: Vec<String>,
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
        let exclude = text(EXCLUDE).unwrap_or_default();
        Settings {
            config,
            journals: text(JOURNALS).map(PathBuf::from),
            traps,
            fields: if text(FIELDS).is_some() { Fields::Watched } else { Fields::Ignored },
            effects,
            troubles,
            exclude: prefixes(USUALLY_EXCLUDED).chain(prefixes(&exclude)).collect(),
            include: prefixes(&text(INCLUDE).unwrap_or_default()).collect(),
        }
    }

    /// Is a class of the program to be watched?
    pub(crate) fn watches(&self, class: &str) -> bool {
        let begins = |prefixes: &[String]| prefixes.iter().any(|prefix| class.starts_with(prefix.as_str()));
        !crate::apis::is_platform(class)
            && !class.contains("$$Lambda")
            && (begins(&self.include) || !begins(&self.exclude))
    }
}

/// A package is everything in it and below it.
fn prefixes(packages: &str) -> impl Iterator<Item = String> {
    let packages = packages.split(',').map(|package| package.trim().trim_end_matches('.').replace('.', "/"));
    packages.filter(|package| !package.is_empty()).map(|package| package + "/")
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
