//! `threadbare test -- dotnet test`: the build, the console and the host in which tests run are processes of their own, and the
//! agent is in all of them.

use super::provoke_dotnet::words;
use super::{Folder, Ran, ended};
use std::path::{Path, PathBuf};
use std::process::Command;
use toolchains::DotNet;

const BAD: &str = include_str!("../../../../fixtures/vstest/Cache_bad.cs");
const OK: &str = include_str!("../../../../fixtures/vstest/Cache_ok.cs");
const TESTS: &str = include_str!("../../../../fixtures/vstest/Tests.cs");
const FRAMEWORKS: &str = include_str!("../../../../fixtures/vstest/Frameworks.cs");
const PROJECT: &str = include_str!("../../../../fixtures/vstest/Roots.csproj");

/// The sources of the host and the adapter of tests.
fn platform() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/vstest/platform")
}

/// A command of the SDK in words, in a home of its own, with no server that outlives it.
fn alone(command: &Command, home: &Folder) -> Vec<String> {
    let mut words = words(command);
    let home = home.path("home").display().to_string();
    let own = ["DOTNET_CLI_HOME", "NUGET_PACKAGES", "HOME"].map(|name| format!("{name}={home}"));
    let quiet =
        ["DOTNET_SKIP_FIRST_TIME_EXPERIENCE=1", "MSBUILDDISABLENODEREUSE=1", "UseSharedCompilation=false"];
    words.splice(1..1, own.into_iter().chain(quiet.map(str::to_owned)));
    words
}

/// A project, and `dotnet test` for it. Where there is no .NET, it says so.
fn project(cache: &str) -> Option<(Folder, Vec<String>)> {
    let dotnet = DotNet::for_tests()?;
    let framework = format!("<TargetFramework>{}</TargetFramework>", framework_of(dotnet.sdk()));
    let project = PROJECT.replace("<TargetFramework>netcoreapp3.1</TargetFramework>", &framework);
    let files = [
        ("Roots.csproj", project.as_str()),
        ("Cache.cs", cache),
        ("Tests.cs", TESTS),
        ("Frameworks.cs", FRAMEWORKS),
    ];
    let folder = Folder::new(&files);
    dotnet.build_test_platform(&platform(), &folder.path("platform")).unwrap_or_else(|why| panic!("{why}"));
    let mut command = dotnet.command();
    command.arg("test");
    let words = alone(&command, &folder);
    Some((folder, words))
}

/// `netcoreapp3.1` of the SDK `3.1.102`, `net8.0` of `8.0.100`.
fn framework_of(sdk: &Path) -> String {
    let version = sdk.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut numbers = version.split('.');
    let [major, minor] = [(); 2].map(|()| numbers.next().unwrap_or("0"));
    let family = if major == "3" { "netcoreapp" } else { "net" };
    format!("{family}{major}.{minor}")
}

/// Compiled tests, and the console of the SDK for them, on each runtime.
fn on_every_runtime(cache: &str, turn: impl Fn(&Folder, &[String])) {
    let Some(dotnet) = DotNet::for_tests() else { return };
    for runtime in dotnet.runtimes() {
        let folder = Folder::new(&[("Cache.cs", cache), ("Tests.cs", TESTS), ("Frameworks.cs", FRAMEWORKS)]);
        let sources = ["Cache.cs", "Tests.cs", "Frameworks.cs"].map(|name| folder.path(name));
        let command = dotnet
            .build_test_platform(&platform(), &folder.path(""))
            .and_then(|()| dotnet.build_tests(&sources, &folder.path("")))
            .and_then(|()| dotnet.test_command(&folder.path(""), runtime));
        turn(&folder, &alone(&command.unwrap_or_else(|why| panic!("{why}")), &folder));
    }
}

fn test(folder: &Folder, command: &[String]) -> Ran {
    folder.test(&[], &command.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The first run that catches something, of at most eight: on a busy machine threads may miss each other.
fn is_caught(folder: &Folder, command: &[String]) {
    let mut runs = (0..8).map(|_| test(folder, command));
    let caught = runs.find(|ran| ran.err.contains("thread-unsafe-use"));
    let ran = caught.expect("it is caught in one of eight runs").ends_with(1);
    for part in [
        "error[thread-unsafe-use]: a `Dictionary<double, double>` is used by two threads at once:",
        "this[] = at Cache.cs:19",
        "in     Roots.Cache.Sqrt\n",
        "19 │             roots[x] = root;",
        "the test `Roots.CacheTests.TwoRootsAtOnce` was running",
    ] {
        assert!(ran.err.contains(part), "{part}\n{}", ran.err);
    }
    assert_eq!(ran.err.matches("in     Roots.Cache.Sqrt\n").count(), 2, "two stacks: {}", ran.err);
    assert!(ran.out.contains("Total tests: 3"), "{}", ran.out);
}

/// Nothing is said, and nothing is other than without us.
fn is_left_alone(folder: &Folder, command: &[String]) {
    let plain =
        ended(Command::new(&command[0]).args(&command[1..]).current_dir(folder.path(""))).ends_with(0);
    for _ in 0..2 {
        let ran = test(folder, command).ends_with(0);
        assert_eq!(without_time(&ran.out), without_time(&plain.out));
        assert!(ran.err.starts_with("No findings."), "{}", ran.err);
        assert!(!ran.err.contains(" 0 reached concurrently"), "the tests were watched: {}", ran.err);
    }
}

/// Without what the SDK says to newcomers, and without what differs from run to run.
fn without_time(out: &str) -> Vec<&str> {
    let all = out.lines().skip_while(|line| !line.contains("Test"));
    all.filter(|line| !line.contains("Total time:")).collect()
}

#[test]
fn a_project_with_the_bug_of_the_paper() {
    if let Some((folder, command)) = project(BAD) {
        is_caught(&folder, &command);
    }
}

#[test]
fn a_project_without_bugs() {
    if let Some((folder, command)) = project(OK) {
        is_left_alone(&folder, &command);
    }
}

#[test]
fn tests_with_the_bug_of_the_paper_on_every_runtime() {
    on_every_runtime(BAD, is_caught);
}

#[test]
fn tests_without_bugs_on_every_runtime() {
    on_every_runtime(OK, is_left_alone);
}
