//! `threadbare test`: a command of the user's, with traps set in every JVM and every .NET process that it starts.

use super::Exit;
use super::reporting::ReportArgs;
use crate::args::Common;
use crate::look::{Destination, look};
use crate::print;
use clap::Args;
use project::{
    Error, Fields, ForcedAsync, Judged, NamedFiles, ProvokeOptions, Provoked, Scope, Setup,
    agent_library_name, provoke, suspects,
};
use report::{Count, Format, Outcome, Sources, Summary};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

const EXAMPLES: &str = "\
Examples:
  threadbare test -- dotnet test
  threadbare test -- mvn test
  threadbare test -- ./gradlew test
  threadbare test -- java -jar app.jar --serve
  threadbare test --runs 2 -- mvn test            the second run begins with what the first suspected
  threadbare test --suspects report.json -- mvn test   what `check` or `predict` found, as traps
  threadbare test --exclude com.acme.legacy -- mvn test
  threadbare test --output-format sarif --output report.sarif -- mvn test

What is caught goes to standard error: standard output is the program's own. A JVM that is told of an agent through
the environment says so in a line of its own (`Picked up JAVA_TOOL_OPTIONS`), on standard error.

Exit codes: that of the command if it fails; else 0 nothing caught, 1 something caught, 2 an error.";

/// Run a test command and catch thread-safety violations in the act
///
/// Puts an agent into every JVM and every .NET process that the command starts. It watches calls of thread-unsafe methods, holds threads up
/// for a moment where two of them nearly collided, and tells if another thread then uses the same object. Every finding is
/// a fact: two threads, one object, the same moment.
#[derive(Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct TestArgs {
    /// Run the command so many times; every run begins with the traps that the one before left
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1000))]
    runs: u32,
    /// The file with the traps of earlier runs
    #[arg(long, value_name = "FILE", default_value = ".threadbare/traps")]
    traps: PathBuf,
    /// Neither read nor write the file with traps
    #[arg(long, conflicts_with = "traps")]
    no_traps: bool,
    /// Watch the fields of the program's own classes, too, for data races; slower (JVM)
    #[arg(long)]
    fields: bool,
    /// Let an await of a finished task go on at once. Without this it lets others run first, as it would in production, so that fast
    /// stand-ins do not hide bugs (.NET)
    #[arg(long)]
    no_forced_async: bool,
    /// Set traps for what this report suspects: JSON of `threadbare check` or `predict`
    #[arg(long, value_name = "FILE")]
    suspects: Vec<PathBuf>,
    /// How long a thread is held up
    #[arg(long, value_name = "MILLISECONDS", value_parser = clap::value_parser!(u64).range(1..=10_000))]
    delay: Option<u64>,
    /// What everything random depends on
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Watch these packages, namespaces or assemblies, too, although they belong to a build tool or a test framework; separated by commas
    #[arg(long, value_name = "PACKAGES", value_delimiter = ',')]
    include: Vec<String>,
    /// Leave these packages, namespaces or assemblies alone, separated by commas
    #[arg(long, value_name = "PACKAGES", value_delimiter = ',')]
    exclude: Vec<String>,
    /// The agent's library [default: the one beside this program]
    #[arg(long, value_name = "FILE")]
    agent: Option<PathBuf>,
    #[command(flatten)]
    report: ReportArgs,
    /// The command and its arguments
    #[arg(value_name = "COMMAND", required = true, last = true)]
    command: Vec<OsString>,
}

pub(crate) fn run(args: &TestArgs, common: &Common) -> Result<Exit, Error> {
    // Mistakes in small files are told before anything is run.
    let report = &args.report;
    let named = NamedFiles {
        suppressions: report.suppressions.as_deref(),
        baseline: report.baseline.as_deref(),
        write_baseline: report.write_baseline.as_deref(),
    };
    let setup = Setup::nearest(&Format::ALL.map(Format::name), named)?;
    let options = args.options(setup.effects)?;
    let mut policy = setup.policy;
    let mut provoked = provoke(&args.command, args.runs, &options)?;
    let findings = std::mem::take(&mut provoked.findings);
    let judged = policy.judge(findings, args.report.write_baseline.as_deref())?;
    let exit = exit(provoked.status, judged.findings.is_empty() || args.report.exit_zero);
    let text = render(args, common, provoked, judged)?;
    print::deliver_beside(&text, args.report.output.as_deref())?;
    Ok(exit)
}

/// A command that fails has the last word.
fn exit(status: Option<ExitStatus>, clean: bool) -> Exit {
    match status {
        Some(status) if !status.success() => Exit::Code(code(status)),
        _ if clean => Exit::Clean,
        _ => Exit::Found,
    }
}

/// As shells number it: 128 and the signal for a command that was killed.
pub(super) fn code(status: ExitStatus) -> u8 {
    #[cfg(unix)]
    let signal = std::os::unix::process::ExitStatusExt::signal(&status).map(|signal| 128 + signal);
    #[cfg(not(unix))]
    let signal = None;
    signal
        .or(status.code())
        .and_then(|code| u8::try_from(code & 0xff).ok())
        .filter(|code| *code != 0)
        .unwrap_or(1)
}

fn render(args: &TestArgs, common: &Common, provoked: Provoked, judged: Judged) -> Result<String, Error> {
    let format = args.report.output_format.unwrap_or_default();
    let destination = if args.report.output.is_some() { Destination::File } else { Destination::Stderr };
    let look = look(common, destination);
    let (findings, texts, summary) = told(args, common, provoked, judged);
    if let Some(form) = args.report.statistics_form(format)? {
        return Ok(report::render_statistics(&report::statistics(&findings, |_| false), form, &look));
    }
    if common.quiet && format == Format::Full && findings.is_empty() {
        return Ok(String::new());
    }
    let sources: Sources = texts.into_iter().collect();
    Ok(report::render_with(&findings, &summary, &sources, format, &look))
}

type Told = (Vec<finding::Finding>, Vec<(String, String)>, Summary);

fn told(args: &TestArgs, common: &Common, provoked: Provoked, judged: Judged) -> Told {
    let Judged { mut findings, suppressed, known, mut notes } = judged;
    if provoked.processes == 0 {
        notes.push(unwatched(&args.command));
    }
    notes.extend(args.report.cut(&mut findings));
    let troubles = &provoked.troubles;
    let outcome = if troubles.is_empty() { Outcome::Complete } else { Outcome::Partial(troubles.join("; ")) };
    let words: Vec<_> = args.command.iter().map(|word| word.to_string_lossy()).collect();
    let mut summary = Summary {
        input: Some(words.join(" ")),
        counts: counts(&provoked),
        suppressed,
        known,
        notes,
        outcome,
        ..Summary::new("threadbare", env!("CARGO_PKG_VERSION"))
    };
    args.report.settle(&mut summary, args.report.output_format.unwrap_or_default(), common);
    (findings, provoked.texts, summary)
}

/// A runtime of .NET that cannot load the agent says nothing about it, so we do.
fn unwatched(command: &[OsString]) -> String {
    if !is_dotnet(command) {
        return "nothing was watched: the command started no JVM and no .NET process, or none that loads agents".to_owned();
    }
    let architecture = std::env::consts::ARCH;
    format!(
        "no .NET process was watched: none of them loaded the agent, and a runtime does not say why. It must be .NET Core 3.1 or \
         later, for {architecture} and the same C library as this program; programs that are compiled ahead of time to native code \
         have no runtime that could load it; and a script must not change `CORECLR_ENABLE_PROFILING`, `CORECLR_PROFILER` or \
         `CORECLR_PROFILER_PATH`"
    )
}

/// Does the command run .NET, as far as its words tell?
fn is_dotnet(command: &[OsString]) -> bool {
    let Some((program, arguments)) = command.split_first() else { return false };
    let program = Path::new(program);
    let has = |file: &Path| {
        file.extension()
            .is_some_and(|extension| extension == "dll" || extension == "csproj" || extension == "sln")
    };
    program.file_stem().is_some_and(|name| name == "dotnet")
        || program.with_extension("runtimeconfig.json").exists()
        || arguments.iter().any(|argument| has(Path::new(argument)))
}

fn counts(provoked: &Provoked) -> Vec<Count> {
    let of = |coverage| provoked.covered.get(&coverage).copied().unwrap_or(0) as u64;
    let concurrent = of(project::Coverage::Concurrently);
    let reached = concurrent + of(project::Coverage::Sequentially);
    vec![
        Count::new("virtual machines", provoked.processes as u64),
        Count::new("call sites", reached + of(project::Coverage::Never)),
        Count::new("reached", reached),
        Count::new("reached concurrently", concurrent),
        Count::new("delays", provoked.delays),
        Count::new("pending traps", provoked.traps as u64),
    ]
}

impl TestArgs {
    fn options(&self, effects: Vec<PathBuf>) -> Result<ProvokeOptions, Error> {
        Ok(ProvokeOptions {
            agent: library(self.agent.as_deref())?,
            suspects: suspects(&self.suspects)?,
            fields: if self.fields { Fields::Watched } else { Fields::Ignored },
            forced_async: if self.no_forced_async { ForcedAsync::Off } else { ForcedAsync::On },
            effects,
            traps: (!self.no_traps).then(|| self.traps.clone()),
            delay: self.delay,
            seed: self.seed,
            scope: Scope { include: self.include.clone(), exclude: self.exclude.clone() },
        })
    }
}

/// The agent's library, as a path that holds in any folder.
pub(super) fn library(named: Option<&Path>) -> Result<PathBuf, Error> {
    let name = agent_library_name();
    let path = named.map(Path::to_owned).or_else(|| installed(&name)).unwrap_or_else(|| PathBuf::from(&name));
    std::fs::canonicalize(&path).map_err(|error| {
        Error::new(format!("the agent's library is not at {}", path.display()))
            .because(error)
            .help(format!("{name} belongs beside this program; `--agent FILE` says where else it is"))
    })
}

/// The library beside this program; of one that cargo has just built, in the folder of what it was built from.
fn installed(library: &str) -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    let beside = program.with_file_name(library);
    let built = program.with_file_name("deps").join(library);
    Some(if built.exists() && !beside.exists() { built } else { beside })
}
