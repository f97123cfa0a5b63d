//! A real server: Kestrel, its pool of threads and objects, and clients that ask over connections which they keep.

use crate::caught::told;
use crate::dotnet::sources_in;
use crate::journals;
use crate::machine::{pairs, watched};
use active::agent::DELAY;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use toolchains::{Build, DebugData, DotNet, Optimization, Target};

/// A program that serves, compiled for the oldest ASP.NET Core that is installed.
struct Server {
    dotnet: DotNet,
    folder: TempDir,
}

/// The oldest version in a folder; sorted as text, which does for the versions of today.
fn oldest(folder: &Path) -> Option<PathBuf> {
    let mut versions: Vec<PathBuf> =
        std::fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    versions.sort();
    versions.into_iter().next()
}

fn libraries(folder: &Path) -> Vec<PathBuf> {
    let files =
        std::fs::read_dir(folder).expect("a folder of libraries").map(|entry| entry.expect("a file").path());
    let mut libraries: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|end| end == "dll")).collect();
    libraries.sort();
    libraries
}

impl Server {
    /// Nothing if there is no ASP.NET Core.
    fn compile() -> Option<Server> {
        let dotnet = DotNet::for_tests()?;
        let root = dotnet.sdk().ancestors().nth(2).expect("an SDK is two folders below its root");
        let framework = oldest(&root.join("shared/Microsoft.AspNetCore.App"));
        let references = oldest(&root.join("packs/Microsoft.AspNetCore.App.Ref"))
            .and_then(|pack| oldest(&pack.join("ref")));
        let (Some(framework), Some(references)) = (framework, references) else {
            eprintln!("not tested on ASP.NET Core: {} has none", root.display());
            return None;
        };
        let folder = tempfile::tempdir().expect("a folder for the program");
        let mut sources = sources_in("aspnet");
        // Its bugs are those of the programs.
        sources.extend(sources_in("csharp").into_iter().filter(|file| file.ends_with("Collisions.cs")));
        let build = Build {
            sources: &sources,
            assembly: &folder.path().join("server.dll"),
            target: Target::Program,
            libraries: &libraries(&references),
            optimization: Optimization::Release,
            debug: DebugData::Portable,
        };
        dotnet.build(&build).unwrap_or_else(|why| panic!("{why}"));
        let version =
            framework.file_name().expect("a folder named like a version").to_string_lossy().into_owned();
        let config = format!(
            r#"{{"runtimeOptions":{{"framework":{{"name":"Microsoft.AspNetCore.App","version":"{version}"}}}}}}"#
        );
        std::fs::write(folder.path().join("server.runtimeconfig.json"), config).expect("a writable folder");
        Some(Server { dotnet, folder })
    }

    fn command(&self, asked: &[&str]) -> Command {
        let mut command = self.dotnet.command();
        command.arg(self.folder.path().join("server.dll")).args(asked);
        command
    }

    fn plain(&self, asked: &[&str]) -> journals::Run {
        journals::told(&self.command(asked).output().expect("dotnet starts"), &[])
    }
}

#[test]
fn requests_race_for_a_dictionary() {
    let Some(server) = Server::compile() else { return };
    let asked = ["30", "race"];
    let expected = server.plain(&asked).stdout;
    assert!(expected.contains("hello guest11"), "{expected}");
    let mut traps = String::new();
    for _ in 0..4 {
        let run = watched(server.command(&asked), &traps, &[]);
        assert_eq!((run.stdout.as_str(), run.troubles.len()), (expected.as_str(), 0), "{}", run.stderr);
        traps = run.traps.clone();
        let Some(caught) = run.caught.first() else { continue };
        let line = "Server.Visit:34 Dictionary.this[] =";
        assert_eq!(pairs(&run), [format!("Dictionary<string, int>: {line} / {line}")]);
        for side in &caught.sides {
            assert_eq!(told(&side.stack[0]), "Server.Visit Server.cs:34");
            // Where the compiler put one method into the other, the line may be that of the await before.
            assert_eq!(side.stack[1].method, "Server.Race");
        }
        return;
    }
    panic!("nothing was caught");
}

#[test]
fn requests_behind_a_lock_are_left_alone() {
    let Some(server) = Server::compile() else { return };
    let asked = ["30", "lock"];
    let expected = server.plain(&asked).stdout;
    let first = watched(server.command(&asked), "", &[]);
    let second = watched(server.command(&asked), &first.traps, &[]);
    for run in [first, second] {
        assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.code), (expected.as_str(), "", Some(0)));
        assert_eq!((pairs(&run), run.troubles), (Vec::new(), Vec::new()));
    }
}

/// A delay takes more than half of what a request may be held up. All requests come over one connection, which carries nothing from one to the
/// next.
#[test]
fn requests_of_one_connection_have_budgets_of_their_own() {
    let Some(server) = Server::compile() else { return };
    let caught = |asked: &[&str]| {
        let run = watched(server.command(asked), "", &[(DELAY, "2600")]);
        assert_eq!(run.troubles, Vec::<String>::new());
        (run.stdout.lines().count(), pairs(&run).len())
    };
    assert_eq!(caught(&["1", "bugs?number=all"]), (1, 1));
    assert_eq!(caught(&["1", "bugs?number=0", "bugs?number=1", "bugs?number=2"]), (3, 3));
    assert_eq!(caught(&["1", "fails?number=0", "fails?number=1", "bugs?number=2"]), (3, 3));
}
