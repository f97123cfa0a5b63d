//! The project's own chores. `cargo xtask ci` runs every check and stops at the first that fails.

mod framework;
mod links;
mod outputs;
mod roslyn;
mod samples;
mod twins;
mod verdicts;
mod words;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Instant;
use std::{env, fs, io};

const USAGE: &str = "\
Usage: cargo xtask ci [STEP…]    runs all checks, or only the named ones
       cargo xtask samples      writes the program's real output into the samples of the README
       cargo xtask framework FOLDER…
                                writes the bundled outline of .NET from the assemblies in these folders,
                                of which the first that has a type wins
       cargo xtask roslyn [--write] [--define A;B] [FOLDER…]
                                compares our C# parser with Roslyn, on the snippets in fixtures/csharp and on
                                all `.cs` files of the folders; --write keeps what Roslyn says of the snippets
       cargo xtask outputs [NAME…]
                                writes what the programs in fixtures/simulate/output print on a real .NET,
                                of all or only of the named ones
       cargo xtask verdicts [PROJECT.json…]
                                writes the pages of bench/verdicts from their tables, and compares those with what
                                `threadbare check --output-format json` found in these projects

Steps: format, words, links, twins, lint, test, rustdoc, samples, licences
";

/// One check.
struct Step {
    name: &'static str,
    /// Completes the sentence "If this fails, …".
    remedy: &'static str,
    run: fn(&Path) -> Outcome,
}

/// How a check ended.
enum Outcome {
    Passed,
    /// It could not be run here, for this reason.
    Skipped(String),
    /// With what is to be said about it beyond what was printed already.
    Failed(String),
}

/// All checks, quick ones first.
const STEPS: &[Step] = &[
    Step { name: "format", remedy: "run `cargo fmt --all`", run: format },
    Step { name: "words", remedy: "remove what is named above", run: check_words },
    Step { name: "links", remedy: "correct the links, or add the files they point to", run: check_links },
    Step {
        name: "twins",
        remedy: "correct the programs in fixtures/pairs that are named above",
        run: check_twins,
    },
    Step {
        name: "lint",
        remedy: "follow clippy's advice, or say with `#[expect(…, reason = …)]` why not",
        run: lint,
    },
    Step { name: "test", remedy: "run the failed test alone with `cargo test -p CRATE NAME`", run: test },
    Step { name: "rustdoc", remedy: "correct the comment that rustdoc names", run: rustdoc },
    Step {
        name: "samples",
        remedy: "run `cargo xtask samples` and look at the difference",
        run: check_samples,
    },
    Step { name: "licences", remedy: "see `deny.toml` for what a dependency may be", run: licences },
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["ci", names @ ..] if names.iter().all(|name| STEPS.iter().any(|step| step.name == *name)) => {
            ci(names)
        }
        ["samples"] => ended(refresh_samples(&root())),
        ["framework", folders @ ..] if !folders.is_empty() => {
            ended(framework::write(&root(), folders).map(|summary| println!("{summary}")))
        }
        ["roslyn", words @ ..] => match roslyn::Request::parse(words) {
            Some(request) => compare_with_roslyn(&request),
            None => usage(),
        },
        ["outputs", names @ ..] => ended(outputs::write(&root(), names)),
        ["verdicts", files @ ..] => judge(files),
        _ => usage(),
    }
}

/// 0 if every finding has a verdict and every verdict a finding, 1 if not, 2 if they could not be read.
fn judge(files: &[&str]) -> ExitCode {
    match verdicts::write(&root()).and_then(|()| verdicts::compare(&root(), files)) {
        Ok(differences) if differences.is_empty() => ExitCode::SUCCESS,
        Ok(differences) => {
            print!("{differences}");
            ExitCode::FAILURE
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn usage() -> ExitCode {
    eprint!("{USAGE}");
    ExitCode::from(2)
}

/// 0 if both parsers agree, 1 if not, 2 if Roslyn could not be asked.
fn compare_with_roslyn(request: &roslyn::Request) -> ExitCode {
    match roslyn::run(&root(), request) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn ended(outcome: Result<(), String>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn ci(names: &[&str]) -> ExitCode {
    let root = root();
    let mut summary: Vec<String> = Vec::new();
    for step in STEPS.iter().filter(|step| names.is_empty() || names.contains(&step.name)) {
        eprintln!("== {}", step.name);
        let start = Instant::now();
        let outcome = (step.run)(&root);
        let seconds = start.elapsed().as_secs_f32();
        let word = match &outcome {
            Outcome::Passed => "ok".to_owned(),
            Outcome::Skipped(why) => format!("skipped: {why}"),
            Outcome::Failed(_) => "FAILED".to_owned(),
        };
        summary.push(format!("{:<10} {seconds:>6.1} s  {word}", step.name));
        if let Outcome::Failed(details) = outcome {
            eprintln!("{details}\n{}\n", summary.join("\n"));
            eprintln!("`{}` failed: {}, then `cargo xtask ci` again.", step.name, step.remedy);
            return ExitCode::FAILURE;
        }
    }
    eprintln!("\n{}", summary.join("\n"));
    ExitCode::SUCCESS
}

/// The workspace's folder: the parent of this crate's.
fn root() -> PathBuf {
    let crate_folder =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from("xtask"), PathBuf::from);
    crate_folder.parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

fn format(root: &Path) -> Outcome {
    cargo(root, &["fmt", "--all", "--check"], &[])
}

fn lint(root: &Path) -> Outcome {
    cargo(root, &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"], &[])
}

fn test(root: &Path) -> Outcome {
    cargo(root, &["test", "--workspace", "--quiet"], &[])
}

fn rustdoc(root: &Path) -> Outcome {
    cargo(root, &["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "-D warnings")])
}

fn licences(root: &Path) -> Outcome {
    let installed = Command::new(cargo_path())
        .args(["deny", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success());
    if !installed {
        return Outcome::Skipped("cargo-deny is not installed (`cargo install cargo-deny`)".to_owned());
    }
    cargo(root, &["deny", "check"], &[])
}

fn check_words(root: &Path) -> Outcome {
    report(of_each_file(root, words::offences))
}

fn check_twins(root: &Path) -> Outcome {
    let files = match twins::files(root) {
        Ok(files) => files,
        Err(error) => return Outcome::Failed(error),
    };
    let wrong = twins::differences(&files);
    if !wrong.is_empty() {
        return Outcome::Failed(wrong.join("\n"));
    }
    match twins::compile(&files) {
        None => Outcome::Skipped("there is no `java` to compile the programs with".to_owned()),
        Some(true) => Outcome::Passed,
        Some(false) => Outcome::Failed("a program in Java does not compile".to_owned()),
    }
}

fn check_links(root: &Path) -> Outcome {
    report(of_each_file(root, links::broken))
}

fn check_samples(root: &Path) -> Outcome {
    if !root.join("crates/threadbare").exists() {
        return Outcome::Skipped("there is no program yet whose output could be compared".to_owned());
    }
    match fresh_readme(root) {
        Ok((_, stale, fresh)) if stale == fresh => Outcome::Passed,
        Ok(_) => Outcome::Failed("The samples of the README are not what the program prints.\n".to_owned()),
        Err(error) => Outcome::Failed(error + "\n"),
    }
}

fn refresh_samples(root: &Path) -> Result<(), String> {
    let (path, _, fresh) = fresh_readme(root)?;
    fs::write(&path, fresh).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

/// The README's path, its text, and the text as it should be.
fn fresh_readme(root: &Path) -> Result<(PathBuf, String, String), String> {
    let path = root.join("README.md");
    let text =
        fs::read_to_string(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let fresh = samples::refresh(&text, |arguments| output_of(root, arguments))?;
    Ok((path, text, fresh))
}

/// What the program prints. Its exit code tells findings from none, so only 2 and up are failures.
fn output_of(root: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new(cargo_path())
        .args(["run", "--quiet", "--package", "threadbare", "--"])
        .args(arguments)
        .current_dir(root)
        .output()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if output.status.code().is_none_or(|code| code > 1) {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn report(found: io::Result<Vec<String>>) -> Outcome {
    match found {
        Ok(lines) if lines.is_empty() => Outcome::Passed,
        Ok(lines) => Outcome::Failed(lines.join("\n") + "\n"),
        Err(error) => Outcome::Failed(format!("cannot read the tree: {error}\n")),
    }
}

fn cargo(root: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Outcome {
    let status =
        Command::new(cargo_path()).args(arguments).envs(variables.iter().copied()).current_dir(root).status();
    match status {
        Ok(status) if status.success() => Outcome::Passed,
        Ok(_) => Outcome::Failed(String::new()),
        Err(error) => Outcome::Failed(format!("cannot run cargo: {error}\n")),
    }
}

fn cargo_path() -> std::ffi::OsString {
    env::var_os("CARGO").unwrap_or_else(|| "cargo".into())
}

/// Hands every text file of the tree to `check`, in the order of their paths.
fn of_each_file(root: &Path, check: impl Fn(&Path, &str) -> Vec<String>) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![root.to_path_buf()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let entry = entry?;
            let built_or_foreign = entry.file_name() == "target" || entry.file_name() == ".git";
            match entry.file_type()? {
                kind if kind.is_dir() && !built_or_foreign => folders.push(entry.path()),
                kind if kind.is_file() && !built_or_foreign => files.push(entry.path()),
                _ => {}
            }
        }
    }
    files.sort();
    for file in files {
        // What is not text, such as a compressed trace, cannot be searched for words.
        if let Ok(text) = String::from_utf8(fs::read(&file)?) {
            let shown = file.strip_prefix(root).unwrap_or(&file);
            found.extend(check(&file, &text).iter().map(|what| format!("{}:{what}", shown.display())));
        }
    }
    Ok(found)
}
