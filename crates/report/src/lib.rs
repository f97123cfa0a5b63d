//! Findings in; text, JSON, SARIF, XML, HTML and annotations out. Pure: the caller knows the terminal, the file and the
//! exit code.
//!
//! Names in findings come from programs and traces, so they are hostile until proven otherwise: everything
//! that reaches a terminal passes through `safe`, and no name can start a line, an escape sequence or an
//! annotation.

mod azure;
mod columns;
mod concise;
mod diff;
mod excerpt;
mod explain;
mod files;
mod full;
mod github;
mod gitlab;
mod grouped;
mod html;
mod json;
mod junit;
mod line;
mod markup;
mod pylint;
mod rdjson;
mod rules;
mod safe;
mod sarif;
mod sources;
mod statistics;
mod summary;
mod timeline;
mod wording;

pub use diff::diff;
pub use explain::explain;
pub use rules::{rules_json, rules_table};
pub use sources::Sources;
pub use statistics::{NoStatistics, RuleCount, StatisticsForm, render_statistics, statistics};
pub use summary::{Count, Outcome, Summary};
pub use timeline::timeline;

use finding::Finding;
use std::fmt;
use std::str::FromStr;

/// What a report is written in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Format {
    /// For people: both sides, the interleaving, what to do.
    #[default]
    Full,
    /// For people in a hurry, and for editors: one line per finding.
    Concise,
    /// For people who go file by file: one line per finding, below the name of its file.
    Grouped,
    /// One JSON object; see `docs/json.md`.
    Json,
    /// One JSON object per finding and line.
    JsonLines,
    /// SARIF 2.1.0, for code-scanning services.
    Sarif,
    /// Annotations of GitHub Actions.
    Github,
    /// Code Quality reports of GitLab.
    Gitlab,
    /// Logging commands of Azure Pipelines.
    Azure,
    /// `JUnit` XML, for services that show test results.
    Junit,
    /// The diagnostic format of reviewdog.
    Rdjson,
    /// Lines as Pylint writes them.
    Pylint,
    /// One page for a browser.
    Html,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 13] = [
        Format::Full,
        Format::Concise,
        Format::Grouped,
        Format::Json,
        Format::JsonLines,
        Format::Sarif,
        Format::Github,
        Format::Gitlab,
        Format::Azure,
        Format::Junit,
        Format::Rdjson,
        Format::Pylint,
        Format::Html,
    ];

    /// What `--output-format` calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Format::Full => "full",
            Format::Concise => "concise",
            Format::Grouped => "grouped",
            Format::Json => "json",
            Format::JsonLines => "json-lines",
            Format::Sarif => "sarif",
            Format::Github => "github",
            Format::Gitlab => "gitlab",
            Format::Azure => "azure",
            Format::Junit => "junit",
            Format::Rdjson => "rdjson",
            Format::Pylint => "pylint",
            Format::Html => "html",
        }
    }

    /// Does a report in this format have room for the [`Summary`]?
    pub const fn shows_summary(self) -> bool {
        matches!(self, Format::Full | Format::Grouped | Format::Json | Format::Sarif | Format::Html)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// No format has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownFormat(pub String);

impl fmt::Display for UnknownFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Format::ALL.map(Format::name).join(", ");
        write!(f, "no output format is called {:?}; there are {names}", self.0)
    }
}

impl std::error::Error for UnknownFormat {}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        Format::ALL
            .into_iter()
            .find(|format| format.name() == name)
            .ok_or_else(|| UnknownFormat(name.to_owned()))
    }
}

/// Are there colours?
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Color {
    /// None. For files, pipes and `NO_COLOR`.
    #[default]
    Never,
    /// ANSI escape sequences.
    Always,
}

/// Which characters lines are drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Charset {
    /// Box drawing.
    #[default]
    Unicode,
    /// Nothing beyond ASCII, apart from the names of the program.
    Ascii,
}

/// How text for people looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// How many columns there are. Single words and names may stick out.
    pub width: usize,
    /// Are there colours?
    pub color: Color,
    /// Which characters lines are drawn with.
    pub charset: Charset,
}

impl Default for Look {
    fn default() -> Self {
        Look { width: 100, color: Color::Never, charset: Charset::Unicode }
    }
}

/// The whole report. Findings are shown in the order given; [`finding::sort`] gives the usual one.
pub fn render(findings: &[Finding], summary: &Summary, format: Format, look: &Look) -> String {
    render_with(findings, summary, &Sources::default(), format, look)
}

/// The whole report, with the offending lines of source in the formats that show some.
pub fn render_with(
    findings: &[Finding],
    summary: &Summary,
    sources: &Sources,
    format: Format,
    look: &Look,
) -> String {
    match format {
        Format::Full => full::render(findings, summary, sources, look),
        Format::Concise => concise::render(findings, look),
        Format::Grouped => grouped::render(findings, summary, look),
        Format::Json => json::render(findings, summary),
        Format::JsonLines => json::render_lines(findings),
        Format::Sarif => sarif::render(findings, summary),
        Format::Github => github::render(findings),
        Format::Gitlab => gitlab::render(findings),
        Format::Azure => azure::render(findings),
        Format::Junit => junit::render(findings, summary),
        Format::Rdjson => rdjson::render(findings, summary, sources),
        Format::Pylint => pylint::render(findings),
        Format::Html => html::render(findings, summary, sources),
    }
}
