//! `threadbare ir`: what the static engines see of a program.

use super::coding::CodeArgs;
use super::{Exit, problems};
use crate::args::Common;
use crate::print;
use crate::progress::Progress;
use ::ir::{MethodId, Program, TypeFlags};
use clap::{Args, ValueEnum};
use csharp::lower::Stats;
use project::{Code, CodeOptions, Error, Jobs, Size};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::time::Instant;

const EXAMPLES: &str = "\
Examples:
  threadbare ir Account.cs                         a whole file
  threadbare ir Bank.sln --method Account.Deposit  one method and the lambdas in it
  threadbare ir target/classes                     compiled Java: class files, jars, or a folder of them
  threadbare ir . --stats                          how much of the program is understood, and what is not";

/// Show a program in the intermediate language that all static engines read
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct IrArgs {
    /// A solution, project, folder or C# file; a class file, jar, or folder of class files
    #[arg(value_name = "PATH", default_value = ".")]
    path: PathBuf,
    /// Only methods of this name: `Deposit`, `Account.Deposit` or `Bank.Account.Deposit`
    #[arg(long, value_name = "NAME", conflicts_with = "stats")]
    method: Option<String>,
    /// Show the types of libraries, too: those that the program mentions, or all that have a model, with bodies
    #[arg(long, value_name = "WHICH", num_args = 0..=1, require_equals = true)]
    #[arg(default_missing_value = "mentioned")]
    libraries: Option<Libraries>,
    /// Count what was understood and what was not, instead of showing it
    #[arg(long)]
    stats: bool,
    /// The counts as one JSON object
    #[arg(long, requires = "stats")]
    json: bool,
    #[command(flatten)]
    code: CodeArgs,
    /// How many threads work [default: one per core]
    #[arg(long, short, value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,
    /// Write to a file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Which types of libraries are shown.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Libraries {
    /// Those that the program mentions.
    Mentioned,
    /// Those that have a model, too, with what they do.
    Models,
}

pub(crate) fn run(args: &IrArgs, common: &Common) -> Result<Exit, Error> {
    let progress = Progress::start(common);
    let models = args.libraries == Some(Libraries::Models);
    let options = CodeOptions { models, ..args.code.options() };
    let start = Instant::now();
    let code = project::load_code(&args.path, &options, Jobs(args.jobs), &|phase| progress.phase(phase))?;
    drop(progress);
    common.say(|| {
        let Size { files, lines, bytes } = code.size;
        // Compiled code has no lines.
        let much = if lines == 0 { format!("{bytes} bytes") } else { format!("{lines} lines") };
        format!("read {much} in {files} files in {:.2} s", start.elapsed().as_secs_f64())
    });
    if !common.quiet {
        problems::tell(&code.problems, common.verbose);
    }
    let text = match &args.method {
        _ if args.json => json(&Counted::of(&code))?,
        _ if args.stats => Counted::of(&code).text(),
        Some(name) => methods(&code.program, name, args.libraries)?,
        None if args.libraries.is_some() => ::ir::text::print(&code.program),
        None => ::ir::text::print_own(&code.program),
    };
    print::deliver(&text, args.output.as_deref())?;
    Ok(Exit::Clean)
}

/// The methods of a name with everything that is declared in them.
fn methods(program: &Program, name: &str, libraries: Option<Libraries>) -> Result<String, Error> {
    let is_own = |method: &::ir::Method| !program.types()[method.owner].flags.has(TypeFlags::EXTERNAL);
    let is_shown = |method: &::ir::Method| libraries.is_some() || is_own(method);
    let shown = program.methods().entries().filter(|(_, method)| is_shown(method)).map(|(id, _)| id);
    let found: Vec<MethodId> = shown.filter(|&id| is_called(program, id, name)).collect();
    if found.is_empty() {
        let help = "`threadbare ir PATH` without `--method` shows all methods with their names";
        return Err(Error::new(format!("no method is called `{name}`")).help(help));
    }
    let texts: Vec<String> = found.into_iter().map(|id| ::ir::text::print_method(program, id)).collect();
    Ok(texts.join("\n"))
}

/// By its own name, with its type, with its namespace; lambdas and local functions come with the method that
/// they are in.
fn is_called(program: &Program, id: MethodId, name: &str) -> bool {
    let path = program.method_path(id);
    let is_part = |start: usize| {
        let ends = path[start + name.len()..].chars().next().is_none_or(|next| next == '.');
        let starts = start == 0 || path[..start].ends_with('.');
        starts && ends
    };
    path.match_indices(name).any(|(start, _)| is_part(start))
}

/// What is shown, as text and as JSON.
#[derive(Serialize)]
struct Counted {
    version: u32,
    files: usize,
    lines: usize,
    bytes: usize,
    types: usize,
    methods: usize,
    bodies: usize,
    instructions: usize,
    unknown: usize,
    unknown_by_reason: BTreeMap<String, usize>,
    calls: usize,
    calls_by_name: usize,
    members_by_name: usize,
    registers: usize,
    registers_of_unknown_type: usize,
    problems: usize,
}

impl Counted {
    fn of(code: &Code) -> Counted {
        let Stats { bodies, instructions, calls, named_calls, named_members, .. } = code.stats;
        let own = |owner| !code.program.types()[owner].flags.has(TypeFlags::EXTERNAL);
        Counted {
            version: 1,
            files: code.size.files,
            lines: code.size.lines,
            bytes: code.size.bytes,
            types: code.program.types().ids().filter(|&id| own(id)).count(),
            methods: code.program.methods().iter().filter(|method| own(method.owner)).count(),
            bodies,
            instructions,
            unknown: code.stats.unknown(),
            unknown_by_reason: code.stats.unknowns.clone(),
            calls,
            calls_by_name: named_calls,
            members_by_name: named_members,
            registers: code.stats.registers,
            registers_of_unknown_type: code.stats.unknown_registers,
            problems: code.problems.len(),
        }
    }

    fn text(&self) -> String {
        // In hundredths of a percent, without detours over floating point.
        let share = |part: usize, whole: usize| {
            let hundredths = part * 10_000 / whole.max(1);
            format!("{part:>10} {:>6}.{:02} %", hundredths / 100, hundredths % 100)
        };
        let mut out = String::new();
        let mut line = |name: &str, value: String| {
            let _ = writeln!(out, "{name:<28}{value}");
        };
        line("files", format!("{:>10}", self.files));
        line("lines", format!("{:>10}", self.lines));
        line("types", format!("{:>10}", self.types));
        line("methods", format!("{:>10}", self.methods));
        line("bodies", format!("{:>10}", self.bodies));
        line("instructions", format!("{:>10}", self.instructions));
        line("  unknown", share(self.unknown, self.instructions));
        line("calls", format!("{:>10}", self.calls));
        line("  by name alone", share(self.calls_by_name, self.calls));
        line("members by name alone", share(self.members_by_name, self.instructions));
        line("registers", format!("{:>10}", self.registers));
        line("  of unknown type", share(self.registers_of_unknown_type, self.registers));
        let mut reasons: Vec<_> = self.unknown_by_reason.iter().collect();
        reasons.sort_by_key(|&(reason, &count)| (std::cmp::Reverse(count), reason));
        if !reasons.is_empty() {
            out.push_str("\nwhat is not understood, by reason:\n");
        }
        for (reason, count) in reasons {
            let _ = writeln!(out, "{count:>10}  {reason}");
        }
        out
    }
}

fn json(counted: &Counted) -> Result<String, Error> {
    let text = serde_json::to_string_pretty(counted);
    text.map(|text| text + "\n").map_err(|error| Error::new("cannot write the counts as JSON").because(error))
}
