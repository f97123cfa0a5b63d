//! What the nearest `threadbare.toml` says about runs.

use crate::config::{Vocabulary, Where, load};
use crate::{Error, Policy, all_rules};
use std::path::{Path, PathBuf};

/// What must be known before a command is run.
pub struct Setup {
    /// Which findings are wanted.
    pub policy: Policy,
    /// Tables of effects beyond that of the JDK.
    pub effects: Vec<PathBuf>,
}

/// The files that the command line names.
#[derive(Clone, Copy, Default, Debug)]
pub struct NamedFiles<'a> {
    /// What is not to be reported.
    pub suppressions: Option<&'a Path>,
    /// What is known.
    pub baseline: Option<&'a Path>,
    /// What will be known; it replaces what is, and need not be there yet.
    pub write_baseline: Option<&'a Path>,
}

impl Setup {
    /// That of the folder in which we are; what the user says goes before what the file says.
    pub fn nearest(formats: &[&'static str], named: NamedFiles<'_>) -> Result<Setup, Error> {
        let registry = all_rules();
        let vocabulary = Vocabulary { rules: &registry, formats };
        let loaded = load(Where::Nearest(Path::new(".")), vocabulary)?;
        let configured = |path: &Option<PathBuf>| path.as_ref().map(|path| loaded.resolve(path));
        let mut policy = Policy::default();
        let own = |path: Option<&Path>| path.map(Path::to_owned);
        if let Some(path) = own(named.suppressions).or_else(|| configured(&loaded.config.suppressions)) {
            policy.suppress(&path)?;
        }
        let baseline = own(named.baseline).or_else(|| configured(&loaded.config.baseline));
        if let Some(path) = baseline.filter(|_| named.write_baseline.is_none()) {
            policy.compare_with(&path)?;
        }
        let absolute = |path: &PathBuf| {
            let path = loaded.resolve(path);
            std::path::absolute(&path).unwrap_or(path)
        };
        Ok(Setup { policy, effects: loaded.config.effects.iter().map(absolute).collect() })
    }
}
