//! `threadbare record` on .NET: what it prints, leaves behind and ends with.

use super::provoke_dotnet::on_every_runtime;

/// One thread counts under a lock, the other without. They run one after the other, in a way that no trace shows. It ends with the code
/// that it is told.
const COUNTER: &str = "\
using System;
using System.Threading;

static class Counter
{
    static readonly object gate = new object();
    static int count;

    static void Locked()
    {
        lock (gate) count++; Environment.SetEnvironmentVariable(\"COUNTED\", \"yes\");
    }

    static void Free() => count++;

    static int Main(string[] arguments)
    {
        var first = new Thread(Locked) { Name = \"first\" };
        var second = new Thread(() =>
        {
            while (Environment.GetEnvironmentVariable(\"COUNTED\") == null) Thread.Yield();
            Free();
        }) { Name = \"second\" };
        second.Start();
        first.Start();
        first.Join();
        second.Join();
        Console.WriteLine(count);
        return arguments.Length > 0 ? int.Parse(arguments[0]) : 0;
    }
}
";

#[test]
fn a_run_is_recorded_and_what_could_have_happened_is_predicted() {
    on_every_runtime("Counter", COUNTER, |folder, command| {
        let before = folder.names("");
        let ran = folder.record(&["--predict"], command).ends_with(1);
        assert_eq!(ran.out, "2\n", "standard output is the program's own");
        for part in [
            "of 3 threads",
            "error[data-race]",
            "Counter.count",
            "Counter.cs:11",
            "Counter.cs:14",
            "thread second, started by main at",
            "Counter.cs:24 (e1)",
        ] {
            assert!(ran.err.contains(part), "{part}\n{}", ran.err);
        }
        let new: Vec<String> = folder.names("").into_iter().filter(|name| !before.contains(name)).collect();
        assert!(new.is_empty() || new == ["trace.tbt"], "nothing else is left behind: {new:?}");
        folder.run(&["trace", "check", "trace.tbt"]).ends_with(0);
        folder.run(&["predict", "trace.tbt"]).ends_with(1);
    });
}

#[test]
fn the_exit_code_is_the_program_s() {
    on_every_runtime("Counter", COUNTER, |folder, command| {
        let with_code = [command, &["7"]].concat();
        let ran = folder.record(&["-o", "run.tbt"], &with_code).ends_with(7);
        assert_eq!(ran.out, "2\n");
        assert!(!ran.err.contains("data-race"), "{}", ran.err);
        folder.run(&["predict", "run.tbt"]).ends_with(1);
    });
}

#[test]
fn what_is_excluded_is_not_recorded() {
    on_every_runtime("Counter", COUNTER, |folder, command| {
        let ran = folder.record(&["--exclude", "Counter", "--predict"], command).ends_with(0);
        assert!(ran.err.contains("No findings"), "{}", ran.err);
    });
}
