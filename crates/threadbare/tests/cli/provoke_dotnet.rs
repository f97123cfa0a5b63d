//! `threadbare test` on .NET: a test with a fast stand-in hides a bug; what is said when nothing could be watched.

use super::Folder;
use std::process::Command;
use toolchains::{Build, DebugData, DotNet, Optimization, Target};

/// Two calls fill one cache. The stand-in is finished before anybody waits for it.
const CACHE: &str = "\
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

static class Cache
{
    static readonly Dictionary<double, double> roots = new Dictionary<double, double>();

    static Task<double> StandIn(double x) => Task.FromResult(Math.Sqrt(x));

    static async Task<double> Sqrt(double x)
    {
        double root = await StandIn(x);
        roots[x] = root;
        return root;
    }

    static void Main()
    {
        for (int round = 0; round < 100; round++)
        {
            Task.WaitAll(Sqrt(round), Sqrt(round + 1000));
        }
        Console.WriteLine(\"roots \" + roots.Count);
    }
}
";

/// Compiles a program of one file, and gives every runtime its turn. Where there is no .NET, it says so.
pub(super) fn on_every_runtime(name: &str, source: &str, turn: impl Fn(&Folder, &[&str])) {
    let Some(dotnet) = DotNet::for_tests() else { return };
    let file = format!("{name}.cs");
    let folder = Folder::new(&[(&file, source)]);
    let assembly = folder.path(name).with_extension("dll");
    let build = Build {
        sources: &[folder.path(&file)],
        assembly: &assembly,
        target: Target::Program,
        libraries: &[],
        optimization: Optimization::Release,
        debug: DebugData::Portable,
    };
    dotnet.build(&build).unwrap_or_else(|why| panic!("{why}"));
    for runtime in dotnet.runtimes() {
        let words = words(&runtime.command(&assembly).expect("the folder can be written"));
        turn(&folder, &words.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

/// The command in words, with what the environment needs.
pub(super) fn words(command: &Command) -> Vec<String> {
    let text = |word: &std::ffi::OsStr| word.to_str().expect("paths of tests are text").to_owned();
    let variables =
        command.get_envs().filter_map(|(name, value)| Some(format!("{}={}", text(name), text(value?))));
    let mut words = vec!["env".to_owned()];
    words.extend(variables);
    words.push(text(command.get_program()));
    words.extend(command.get_args().map(text));
    words
}

#[test]
fn a_fast_stand_in_hides_nothing() {
    on_every_runtime("Cache", CACHE, |folder, command| {
        // The threads may miss each other, or meet so badly that the dictionary breaks and ends the program.
        let mut runs = (0..16).map(|_| folder.test(&[], command));
        let caught = runs.find(|ran| ran.err.contains("thread-unsafe-use"));
        let ran = caught.expect("it is caught in one of sixteen runs");
        let broke = ran.err.contains("Unhandled exception");
        assert!(ran.code == 1 || broke, "it ended with {}: {}", ran.code, ran.err);
        for part in [
            "error[thread-unsafe-use]: a `Dictionary<double, double>` is used by two threads at once:",
            "`Dictionary.this[] =` writes at Cache.cs:14",
            "this[] = at Cache.cs:14",
            "in     Cache.Sqrt\n",
            "roots[x] = root;",
            "evidence: the running program was caught in the act",
            "or use a `ConcurrentDictionary`",
            "1 virtual machine",
        ] {
            assert!(ran.err.contains(part), "{part}\n{}", ran.err);
        }
    });
}

#[test]
fn a_fast_stand_in_hides_everything_if_awaits_are_left_alone() {
    on_every_runtime("Cache", CACHE, |folder, command| {
        let ran = folder.test(&["--no-traps", "--no-forced-async"], command).ends_with(0);
        assert!(ran.err.contains("No findings."), "{}", ran.err);
    });
}

#[test]
fn a_runtime_that_does_not_load_the_agent_is_told_of() {
    on_every_runtime("Cache", CACHE, |folder, command| {
        let without = [&["env", "-u", "CORECLR_ENABLE_PROFILING"], command].concat();
        let ran = folder.test(&["--no-traps"], &without).ends_with(0);
        assert!(ran.err.contains("no .NET process was watched"), "{}", ran.err);
    });
}
