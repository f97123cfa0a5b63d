//! `threadbare why`: what became of a pair of accesses.

use super::coding::CodeArgs;
use super::{Exit, check};
use crate::args::Common;
use crate::look::{Destination, look};
use crate::print;
use clap::Args;
use project::{CheckOptions, Error, Jobs, Plan};
use report::{Format, Sources, Summary};
use std::fmt::Write as _;
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  threadbare why Cache.java:12 Cache.java:40 target/classes   why these lines may race, or why not
  threadbare why Bank.cs:7 Bank.cs:7 src/Bank.sln             one line, by two threads

Exit codes: 1 the lines may race, 0 they may not, 2 an error.";

/// Say why two lines are reported as a pair that may race, or why not
///
/// Every pair of accesses goes through stages: original, reachable, aliasing, escaping, parallel, unlocked. Each drops what it
/// can prove harmless, and remembers why.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct WhyArgs {
    /// A line: the end of a path, and a number
    #[arg(value_name = "FILE:LINE", value_parser = line)]
    one: pairs::Line,
    /// The other line; it may be the same
    #[arg(value_name = "FILE:LINE", value_parser = line)]
    other: pairs::Line,
    /// Jars, folders of classes, solutions, projects, folders and C# files
    #[arg(value_name = "PATHS", default_value = ".")]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    code: CodeArgs,
}

fn line(text: &str) -> Result<pairs::Line, String> {
    let parts = text.rsplit_once(':').and_then(|(path, line)| Some((path, line.parse::<u32>().ok()?)));
    match parts {
        Some((path, line)) if !path.is_empty() && line > 0 => Ok(pairs::Line { path: path.to_owned(), line }),
        _ => Err("write a file and a line, such as `Cache.java:12`".to_owned()),
    }
}

pub(crate) fn run(args: &WhyArgs, common: &Common) -> Result<Exit, Error> {
    let options = CheckOptions { code: args.code.options(), ..CheckOptions::default() };
    let plan = Plan::new(&args.paths, &options)?;
    let explained = check::timed(common, |on_phase| plan.why(&args.one, &args.other, Jobs(0), on_phase))?;
    if explained.is_empty() {
        return Err(Error::new("there is no access to shared memory in one of these lines")
            .help("name lines that read or write a field, a static, an array element or a collection"));
    }
    let look = look(common, Destination::of(None));
    let (mut text, mut exit) = (String::new(), Exit::Clean);
    for pair in &explained {
        let _ = writeln!(text, "{}\n{}", pair.one, pair.other);
        match &pair.fate {
            pairs::Fate::Dropped(reason) => {
                let _ = writeln!(text, "  dropped by {}: {}\n", reason.stage().name(), reason.sentence());
            }
            pairs::Fate::MayRace(finding) => {
                exit = Exit::Found;
                let told = report::render_with(
                    std::slice::from_ref(&**finding),
                    &Summary::default(),
                    &Sources::default(),
                    Format::Full,
                    &look,
                );
                let _ = writeln!(text, "{told}");
            }
        }
    }
    print::deliver(&text, None)?;
    Ok(exit)
}
