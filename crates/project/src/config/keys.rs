//! Every key of `threadbare.toml`, described once: the reader refuses what is not here, and the schema and the table in
//! `docs/configuration.md` are made from it.

use super::Level;
use std::fmt::Write as _;

/// Which files are read if `include` is not given.
pub const INCLUDE: [&str; 1] = ["*.cs"];

/// Which files and folders are passed over if `exclude` is not given, besides those that git ignores: what builds and
/// package managers leave behind.
pub const EXCLUDE: [&str; 6] = [".git", ".vs", "bin", "node_modules", "obj", "packages"];

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key {
    /// Its name.
    pub name: &'static str,
    /// What it can be set to.
    pub takes: Takes,
    /// What holds if it is not set, as a person would say it.
    pub default: &'static str,
    /// What it does, in one line without a full stop.
    pub doc: &'static str,
}

/// What a key can be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    /// A list of rules and groups.
    Selectors,
    /// A list of patterns over paths.
    Patterns,
    /// A list of texts.
    Texts,
    /// A path.
    Path,
    /// A list of paths.
    Paths,
    /// The name of an output format.
    Format,
    /// A number from 1.
    Count,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A table from rules and groups to levels.
    Levels,
    /// A table from patterns over paths to tables with these keys.
    PerPath(&'static [Key]),
    /// A table from rules to tables with their options.
    RuleOptions,
    /// A table with these keys.
    Table(&'static [Key]),
}

impl Takes {
    /// As messages and pages call it.
    pub fn describe(self) -> String {
        match self {
            Takes::Selectors => "list of rules and groups".to_owned(),
            Takes::Patterns => "list of patterns".to_owned(),
            Takes::Texts => "list of texts".to_owned(),
            Takes::Path => "path".to_owned(),
            Takes::Paths => "list of paths".to_owned(),
            Takes::Format => "name of a format".to_owned(),
            Takes::Count => "number from 1".to_owned(),
            Takes::Word(words) => format!("`\"{}\"`", words.join("\"` or `\"")),
            Takes::Levels => {
                format!("table from rules and groups to `\"{}\"`", Level::WORDS.join("\"`, `\""))
            }
            Takes::PerPath(_) => "table from patterns to tables".to_owned(),
            Takes::RuleOptions => "table from rules to their options".to_owned(),
            Takes::Table(_) => "table".to_owned(),
        }
    }
}

const SELECT: Key = Key {
    name: "select",
    takes: Takes::Selectors,
    default: "`[\"DEFAULT\"]`",
    doc: "the rules that run; all others do not",
};
const EXTEND_SELECT: Key =
    Key { name: "extend-select", takes: Takes::Selectors, default: "`[]`", doc: "rules that run as well" };
const IGNORE: Key = Key {
    name: "ignore",
    takes: Takes::Selectors,
    default: "`[]`",
    doc: "rules that do not run, unless a more precise word selects them",
};
const SEVERITY: Key = Key {
    name: "severity",
    takes: Takes::Levels,
    default: "as each rule declares",
    doc: "how loud rules are; the most precise word wins; a level does not switch a rule on, `off` switches it off",
};

/// The keys of a table of `[per-path]`.
pub const PER_PATH: [Key; 4] = [
    Key { default: "as elsewhere", ..SELECT },
    EXTEND_SELECT,
    IGNORE,
    Key { default: "as elsewhere", ..SEVERITY },
];

/// The keys of `[effects]`.
pub const EFFECTS: [Key; 1] = [Key {
    name: "files",
    takes: Takes::Paths,
    default: "`[]`",
    doc: "tables that say what calls into libraries do, laid over the built-in ones; later ones win",
}];

/// The keys of `[concurrency]`.
pub const CONCURRENCY: [Key; 1] = [Key {
    name: "entry-points",
    takes: Takes::Texts,
    default: "`[]`",
    doc: "patterns of methods that can run at the same time as each other, such as `Web.*Controller.*`; kept for the \
          engines that look at whole programs",
}];

/// The keys of `[simulate]`.
pub const SIMULATE: [Key; 6] = [
    Key {
        name: "run",
        takes: Takes::Word(&["always", "never"]),
        default: "`\"always\"`",
        doc: "whether the program is run on a simulated machine",
    },
    Key { name: "seed", takes: Takes::Count, default: "1", doc: "what everything random depends on" },
    Key {
        name: "steps",
        takes: Takes::Count,
        default: "10000000",
        doc: "instructions of all simulated runs of a project together",
    },
    Key { name: "steps-per-run", takes: Takes::Count, default: "1000000", doc: "instructions of one run" },
    Key { name: "runs", takes: Takes::Count, default: "100", doc: "runs of each entry point" },
    Key { name: "heap", takes: Takes::Count, default: "8", doc: "megabytes that a run may have" },
];

/// The keys of `[pairs]`.
pub const PAIRS: [Key; 4] = [
    Key {
        name: "run",
        takes: Takes::Word(&["java", "always", "never"]),
        default: "`\"java\"`",
        doc: "for which programs all pairs of accesses are looked at: those of class files, all, or none",
    },
    Key {
        name: "k",
        takes: Takes::Count,
        default: "2",
        doc: "how many places of creation tell two objects apart; more is slower and says less that is false",
    },
    Key {
        name: "harness",
        takes: Takes::Word(&["auto", "claimed", "public", "none"]),
        default: "`\"auto\"`",
        doc: "what threads outside of the program call: public members of types that claim to be safe, of all types, or nothing; \
              auto is claimed unless the program's own threads reach most of it",
    },
    Key {
        name: "confidence",
        takes: Takes::Word(&["low", "medium", "high"]),
        default: "`\"medium\"`",
        doc: "how sure a race or a cycle of locks must be to be told; low tells all that could not be ruled out",
    },
];

/// The keys of `[java]`.
pub const JAVA: [Key; 2] = [
    Key {
        name: "libraries",
        takes: Takes::Paths,
        default: "`[]`",
        doc: "what Java programs are built with: jars, and folders of jars or classes; their types are known, nothing is reported in them",
    },
    Key {
        name: "jdk",
        takes: Takes::Path,
        default: "that of `JAVA_HOME`, else of the `java` on the path",
        doc: "the JDK that Java programs are built with",
    },
];

/// All keys, in the order of the documentation.
pub const ALL: [Key; 19] = [
    SELECT,
    EXTEND_SELECT,
    IGNORE,
    SEVERITY,
    Key {
        name: "per-path",
        takes: Takes::PerPath(&PER_PATH),
        default: "none",
        doc: "other wishes for a part of the tree; where several patterns match, later ones win",
    },
    Key {
        name: "rules",
        takes: Takes::RuleOptions,
        default: "as each rule declares",
        doc: "options of single rules; `threadbare explain RULE` lists them",
    },
    Key { name: "include", takes: Takes::Patterns, default: "`[\"*.cs\"]`", doc: "the files that are read" },
    Key {
        name: "exclude",
        takes: Takes::Patterns,
        default: "`[\".git\", \".vs\", \"bin\", \"node_modules\", \"obj\", \"packages\"]`",
        doc: "files and folders that are passed over, besides those that git ignores",
    },
    Key {
        name: "extend-exclude",
        takes: Takes::Patterns,
        default: "`[]`",
        doc: "files and folders that are passed over as well",
    },
    Key {
        name: "generated-code",
        takes: Takes::Word(&["skip", "check"]),
        default: "`\"skip\"`",
        doc: "whether findings in generated code are reported",
    },
    Key {
        name: "baseline",
        takes: Takes::Path,
        default: "none",
        doc: "a file of known findings, which are not reported",
    },
    Key {
        name: "suppressions",
        takes: Takes::Path,
        default: "none",
        doc: "a file of judged findings, which are not reported",
    },
    Key {
        name: "output-format",
        takes: Takes::Format,
        default: "`\"full\"`",
        doc: "what the report is written in",
    },
    Key {
        name: "jobs",
        takes: Takes::Count,
        default: "the number of cores",
        doc: "how many threads are used",
    },
    Key {
        name: "effects",
        takes: Takes::Table(&EFFECTS),
        default: "none",
        doc: "what calls into libraries do to concurrency",
    },
    Key {
        name: "concurrency",
        takes: Takes::Table(&CONCURRENCY),
        default: "none",
        doc: "what runs at the same time",
    },
    Key {
        name: "simulate",
        takes: Takes::Table(&SIMULATE),
        default: "as below",
        doc: "how far programs are run on a simulated machine",
    },
    Key {
        name: "pairs",
        takes: Takes::Table(&PAIRS),
        default: "as below",
        doc: "how pairs of accesses that may race are looked for",
    },
    Key {
        name: "java",
        takes: Takes::Table(&JAVA),
        default: "as below",
        doc: "what programs of class files are built with",
    },
];

/// The names of keys.
pub fn names(keys: &[Key]) -> Vec<&'static str> {
    keys.iter().map(|key| key.name).collect()
}

/// The table of all keys in `docs/configuration.md`.
pub fn markdown() -> String {
    let mut table = String::from("| key | takes | default | does |\n|---|---|---|---|\n");
    for key in ALL {
        row(&mut table, key.name, &key);
        let (inner, between) = match key.takes {
            Takes::PerPath(inner) => (inner, ".\"…\"."),
            Takes::Table(inner) => (inner, "."),
            _ => continue,
        };
        for part in inner {
            row(&mut table, &format!("{}{between}{}", key.name, part.name), part);
        }
    }
    table
}

fn row(table: &mut String, name: &str, key: &Key) {
    let _ = writeln!(table, "| `{name}` | {} | {} | {} |", key.takes.describe(), key.default, key.doc);
}
