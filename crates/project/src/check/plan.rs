//! What is known before any code is read.

use super::changes::Changes;
use crate::config::{Config, Layer, Loaded, PairsOf, Selection, Vocabulary, Where, load, nearest};
use crate::jvm::Libraries;
use crate::{CodeOptions, Error, Policy, all_rules};
use finding::Registry;
use ir::effects::{Effects, Source};
use std::borrow::Cow;
use std::path::{Path, PathBuf};

/// Where the configuration comes from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum ConfigFrom {
    /// The nearest `threadbare.toml`, from the checked paths upwards, and `.editorconfig`.
    #[default]
    Nearest,
    /// This file, and `.editorconfig`.
    File(PathBuf),
    /// Nowhere.
    Isolated,
}

/// Words of the command line about rules.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Words {
    /// `--select`
    pub select: Vec<String>,
    /// `--extend-select`
    pub extend_select: Vec<String>,
    /// `--ignore`
    pub ignore: Vec<String>,
}

/// What may be chosen about a check. What is not chosen is taken from the configuration.
#[derive(Clone, Default, Debug)]
pub struct CheckOptions {
    /// Where the configuration comes from.
    pub config: ConfigFrom,
    /// The names of output formats that the configuration may choose.
    pub formats: Vec<&'static str>,
    /// Which rules.
    pub rules: Words,
    /// A file of known findings.
    pub baseline: Option<PathBuf>,
    /// Where to write what is found, as known from now on.
    pub write_baseline: Option<PathBuf>,
    /// A file of judged findings.
    pub suppressions: Option<PathBuf>,
    /// Only findings with a side on a line that changed since this revision.
    pub diff: Option<String>,
    /// How code is read.
    pub code: CodeOptions,
    /// Is the program run on a simulated machine, whatever the configuration says?
    pub simulate: Option<bool>,
    /// What everything random in simulated runs depends on.
    pub seed: Option<u64>,
    /// In which programs pairs of accesses are looked at, whatever the configuration says.
    pub pairs: Option<PairsOf>,
}

/// A check that can begin.
pub struct Plan {
    pub(super) paths: Vec<PathBuf>,
    pub(super) loaded: Loaded,
    pub(super) registry: Registry,
    pub(super) selection: Selection,
    pub(super) is_isolated: bool,
    /// What calls of .NET mean, if the user says something on top of the built-in table.
    effects: Option<Effects>,
    pub(super) policy: Policy,
    pub(super) write_baseline: Option<PathBuf>,
    pub(super) changes: Option<Changes>,
    pub(super) code_options: CodeOptions,
    /// How far simulated runs go; `None` if there are to be none.
    pub(super) simulation: Option<simulate::Config>,
    /// The user's tables of what calls mean.
    tables: Vec<PathBuf>,
    pub(super) pairs: Pairs,
    /// What Java programs are built with.
    pub(super) libraries: Libraries,
    inputs: Vec<PathBuf>,
}

impl Plan {
    /// Reads everything but the code.
    pub fn new(paths: &[PathBuf], options: &CheckOptions) -> Result<Plan, Error> {
        for path in paths {
            must_exist(path)?;
        }
        let registry = all_rules();
        let vocabulary = Vocabulary { rules: &registry, formats: &options.formats };
        let mut loaded = match &options.config {
            ConfigFrom::Nearest => load(common_config(paths)?, vocabulary)?,
            ConfigFrom::File(path) => load(Where::File(path), vocabulary)?,
            ConfigFrom::Isolated => load(Where::Isolated, vocabulary)?,
        };
        let Words { select, extend_select, ignore } = &options.rules;
        let command_line = Layer::from_words(&registry, select, extend_select, ignore)?;
        let selection = Selection::resolve(&registry, &loaded.config, &command_line);
        Selection::tell_peers(&registry, &mut loaded.config, &command_line);
        let configured = |path: &Option<PathBuf>| path.as_ref().map(|path| loaded.resolve(path));
        let mut policy = Policy::default();
        let suppressions = options.suppressions.clone().or_else(|| configured(&loaded.config.suppressions));
        if let Some(path) = &suppressions {
            policy.suppress(path)?;
        }
        let baseline = options.baseline.clone().or_else(|| configured(&loaded.config.baseline));
        // A baseline that is about to be written need not be there yet, and replaces the one that is.
        let baseline = baseline.filter(|_| options.write_baseline.is_none());
        if let Some(path) = &baseline {
            policy.compare_with(path)?;
        }
        let tables: Vec<PathBuf> = loaded.config.effects.iter().map(|path| loaded.resolve(path)).collect();
        // The built-in table is only read when there is C# to be checked.
        let has_tables = !tables.is_empty();
        let effects = has_tables.then(|| effects(Effects::dotnet(), &tables)).transpose()?;
        let libraries = libraries(&loaded, &options.code)?;
        let changes = options.diff.as_deref().map(|revision| Changes::since(revision, paths)).transpose()?;
        let named = loaded.path.clone().into_iter().chain(suppressions).chain(baseline).chain(tables.clone());
        Ok(Plan {
            paths: paths.to_vec(),
            inputs: named.collect(),
            registry,
            selection,
            is_isolated: options.config == ConfigFrom::Isolated,
            effects: effects.map(Cow::into_owned),
            tables,
            pairs: Pairs::new(&loaded.config, options),
            libraries,
            policy,
            write_baseline: options.write_baseline.clone(),
            changes,
            code_options: options.code.clone(),
            simulation: simulation(&loaded.config, options),
            loaded,
        })
    }

    /// What `threadbare.toml` says.
    pub fn config(&self) -> &Config {
        &self.loaded.config
    }

    /// What calls of .NET mean, and what the user says on top of that.
    pub(super) fn effects(&self) -> &Effects {
        self.effects.as_ref().unwrap_or_else(|| Effects::dotnet())
    }

    /// What calls of the JDK mean, and what the user says on top of that. Mistakes in it have been told.
    pub(super) fn java_effects(&self) -> Cow<'static, Effects> {
        effects(Effects::jdk(), &self.tables).unwrap_or(Cow::Borrowed(Effects::jdk()))
    }

    /// The small files that were read.
    pub(super) fn inputs(&self) -> impl Iterator<Item = PathBuf> {
        self.inputs.iter().cloned()
    }
}

/// How pairs of accesses are looked at, and in which programs.
pub(super) struct Pairs {
    of: PairsOf,
    config: pairs::Config,
}

impl Pairs {
    fn new(config: &Config, options: &CheckOptions) -> Pairs {
        let usual = pairs::Config::default();
        let config_of = pairs::Config {
            k: config.pairs.k.unwrap_or(usual.k),
            harness: config.pairs.harness.unwrap_or(usual.harness),
            least: config.pairs.confidence.unwrap_or(usual.least),
            entry_points: config.entry_points.clone(),
            ..usual
        };
        Pairs { of: options.pairs.unwrap_or(config.pairs.of), config: config_of }
    }

    /// How far to go where somebody asks.
    pub(super) fn config(&self) -> &pairs::Config {
        &self.config
    }

    /// How far to go in programs of class files, if at all.
    pub(super) fn of_java(&self) -> Option<&pairs::Config> {
        (self.of != PairsOf::Nothing).then_some(&self.config)
    }

    /// How far to go in C#, if at all.
    pub(super) fn of_csharp(&self) -> Option<&pairs::Config> {
        (self.of == PairsOf::Everything).then_some(&self.config)
    }
}

/// What the configuration names, and before it what the command line does.
fn libraries(loaded: &Loaded, options: &CodeOptions) -> Result<Libraries, Error> {
    let java = &loaded.config.java;
    let configured = java.libraries.iter().map(|path| loaded.resolve(path));
    let named: Vec<PathBuf> = options.libraries.iter().cloned().chain(configured).collect();
    let jdk = options.jdk.clone().or_else(|| java.jdk.as_ref().map(|path| loaded.resolve(path)));
    Libraries::locate(&named, jdk.as_deref())
}

fn simulation(config: &Config, options: &CheckOptions) -> Option<simulate::Config> {
    let configured = &config.simulate;
    if !options.simulate.unwrap_or(!configured.is_off) {
        return None;
    }
    let usual = simulate::Config::default();
    Some(simulate::Config {
        seed: options.seed.or(configured.seed).unwrap_or(usual.seed),
        total_steps: configured.steps.unwrap_or(usual.total_steps),
        run_steps: configured.steps_per_run.unwrap_or(usual.run_steps),
        heap: configured.heap_megabytes.map_or(usual.heap, |megabytes| megabytes.saturating_mul(1 << 20)),
        runs: configured.runs.map_or(usual.runs, |runs| u32::try_from(runs).unwrap_or(u32::MAX)),
        entry_points: config.entry_points.clone(),
        ..usual
    })
}

fn must_exist(path: &Path) -> Result<(), Error> {
    let Err(error) = std::fs::metadata(path) else { return Ok(()) };
    let help = "name a solution, a project, a folder, a C# file, or a jar";
    Err(Error::new(format!("cannot read {}", path.display())).because(error).help(help))
}

/// One configuration judges all paths.
fn common_config(paths: &[PathBuf]) -> Result<Where<'_>, Error> {
    let Some((first, others)) = paths.split_first() else { return Ok(Where::Isolated) };
    let config = nearest(first);
    let Some(other) = others.iter().find(|path| nearest(path) != config) else {
        return Ok(Where::Nearest(first));
    };
    let name = |config: Option<PathBuf>| config.map_or("none".to_owned(), |path| path.display().to_string());
    Err(Error::new(format!("{} and {} have different configurations", first.display(), other.display()))
        .because(format!("the nearest are {} and {}", name(config), name(nearest(other))))
        .help("check one after the other, or choose one configuration with `--config FILE`"))
}

/// A built-in table with those of the user on top, later ones above earlier ones.
fn effects(built_in: &'static Effects, tables: &[PathBuf]) -> Result<Cow<'static, Effects>, Error> {
    let mut effects = Cow::Borrowed(built_in);
    for path in tables {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|error| {
            Error::new(format!("cannot read {name}"))
                .because(error)
                .help("check `files` of `[effects]` in threadbare.toml")
        })?;
        let source = Source { name: &name, first_line: 1, text: &text };
        effects = Cow::Owned(effects.with(&[source]).map_err(|problems| {
            let lines: Vec<String> = problems.iter().map(ToString::to_string).collect();
            Error::new(format!("{name} has mistakes"))
                .because(lines.join("\n"))
                .help("docs/effects.md describes the format")
        })?);
    }
    Ok(effects)
}
