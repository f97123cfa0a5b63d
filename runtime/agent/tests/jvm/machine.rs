//! Compiles Java, runs it with and without the agent, and reads what the agent left behind.

use active::{Caught, Entry, parse_journal};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;
use tempfile::TempDir;
use toolchains::jdk::tool;

fn run(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?} cannot be run: {error}"))
}

/// All programs, compiled once.
pub(crate) fn classes() -> &'static Path {
    static CLASSES: OnceLock<TempDir> = OnceLock::new();
    let folder = CLASSES.get_or_init(|| {
        let out = tempfile::tempdir().expect("a folder for classes");
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/java");
        let mut files: Vec<PathBuf> = std::fs::read_dir(sources)
            .expect("the sources")
            .map(|entry| entry.expect("a file").path())
            .collect();
        files.sort();
        let compiled =
            run(tool("javac").args(["-g", "-encoding", "UTF-8", "-d"]).arg(out.path()).args(files));
        assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
        out
    });
    folder.path()
}

/// The agent, which cargo puts beside the test.
fn agent() -> PathBuf {
    let name = format!("{}threadbare_agent{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let test = std::env::current_exe().expect("this test is a file");
    let agent = test.with_file_name(name);
    assert!(agent.exists(), "{} is built together with this test", agent.display());
    agent
}

/// What a run printed, how it ended, and what was caught.
pub(crate) struct Run {
    pub(crate) stdout: String,
    pub(crate) stderr: String,
    pub(crate) code: Option<i32>,
    pub(crate) caught: Vec<Caught>,
    pub(crate) troubles: Vec<String>,
    pub(crate) traps: String,
}

/// Runs a program without the agent.
pub(crate) fn plain(program: &str) -> Run {
    let output = run(tool("java").arg("-cp").arg(classes()).arg(program));
    told(&output, &[])
}

/// Runs a program with the agent, and the traps of an earlier run.
pub(crate) fn watched_with(program: &str, traps: &str) -> Run {
    watched_in(program, traps, &[])
}

/// Likewise, with further settings in the environment.
pub(crate) fn watched_in(program: &str, traps: &str, settings: &[(&str, &str)]) -> Run {
    // Verifies all classes, those of the bootstrap loader and thus ours included.
    const VERIFY: [&str; 3] = [
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:+BytecodeVerificationLocal",
        "-XX:+BytecodeVerificationRemote",
    ];
    let folder = tempfile::tempdir().expect("a folder for journals");
    let trap_file = folder.path().join("traps");
    std::fs::write(&trap_file, traps).expect("a writable folder");
    let mut command = tool("java");
    let mut option = std::ffi::OsString::from("-agentpath:");
    option.push(agent());
    command.arg(option).args(VERIFY);
    command.arg("-cp").arg(classes()).arg(program);
    command.env("THREADBARE_JOURNALS", folder.path()).env("THREADBARE_TRAPS", &trap_file);
    command.envs(settings.iter().copied());
    let output = run(&mut command);
    let mut entries = Vec::new();
    for journal in
        std::fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("a file").path())
    {
        if journal.extension().is_some_and(|extension| extension == "journal") {
            let (read, problems) = parse_journal(&std::fs::read_to_string(journal).expect("text"));
            assert_eq!(problems, [], "every line is understood");
            entries.extend(read);
        }
    }
    assert_eq!(entries.last(), Some(&Entry::End), "the journal is complete");
    told(&output, &entries)
}

/// Runs a program with the agent.
pub(crate) fn watched(program: &str) -> Run {
    watched_with(program, "")
}

fn told(output: &Output, entries: &[Entry]) -> Run {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let mut run = Run {
        stdout: text(&output.stdout),
        stderr: text(&output.stderr),
        code: output.status.code(),
        caught: Vec::new(),
        troubles: Vec::new(),
        traps: "threadbare traps 1\n".to_owned(),
    };
    for entry in entries {
        match entry {
            Entry::Caught(caught) => run.caught.push((**caught).clone()),
            Entry::Trouble(trouble) => run.troubles.push(trouble.clone()),
            Entry::Trap(a, b) => run.traps.extend([a, "\t", b, "\n"]),
            Entry::Times { .. } | Entry::Covered(_) | Entry::Delays { .. } | Entry::End => {}
        }
    }
    run
}

/// Compilers number lambdas as they like: `lambda$main$1` is `lambda$main`.
pub(crate) fn without_numbers(text: &str) -> String {
    let mut parts = text.split('$');
    let mut out = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let rest = part.trim_start_matches(|digit: char| digit.is_ascii_digit());
        if rest.len() == part.len() {
            out.push('$');
        }
        out.push_str(rest);
    }
    out
}

/// `HashMap: Cache.get:5 Map.get / Cache.put:9 Map.put`, sorted.
pub(crate) fn pairs(run: &Run) -> Vec<String> {
    let pair = |caught: &Caught| {
        let mut sites = caught.sides.each_ref().map(|side| without_numbers(&side.site));
        sites.sort();
        format!("{}: {}", caught.object, sites.join(" / "))
    };
    let mut pairs: Vec<String> = run.caught.iter().map(pair).collect();
    pairs.sort();
    pairs
}
