//! `await` and `yield` stay where they are.

use crate::support::check;
use expect_test::expect;

#[test]
fn await_in_place() {
    check(
        "async Task<int> M(Task<int> t, Task u) { await u; int n = await t; await Task.Delay(n).ConfigureAwait(false); return n; }",
        "M",
        &expect![[r#"
            async method M(t: System.Threading.Tasks.Task<int>, u: System.Threading.Tasks.Task) -> System.Threading.Tasks.Task<int> {
              var n: int, %4: System.Threading.Tasks.Task, %5: bool, %6: System.Runtime.CompilerServices.ConfiguredTaskAwaitable
            b0:
              await u
              n = await t
              %4 = call System.Threading.Tasks.Task::Delay(n)
              %5 = false
              %6 = call System.Threading.Tasks.Task::ConfigureAwait(%4, %5)
              await %6
              return n
            }
        "#]],
    );
}

#[test]
fn iterators() {
    check(
        "IEnumerable<int> M(int n) { for (int i = 0; i < n; i++) yield return i; yield break; }",
        "M",
        &expect![[r#"
            iterator method M(n: int) -> System.Collections.Generic.IEnumerable<int> {
              var i: int, %3: bool, %4: int
            b0:
              i = 0
              goto b1
            b1:
              %3 = int i < n
              if %3 goto b2 else b3
            b2:
              yield i
              %4 = 1
              i = int i + %4
              goto b1
            b3:
              return
            }
        "#]],
    );
}

#[test]
fn asynchronous_lambdas() {
    check(
        "Func<Task> M() => async () => await Task.Yield();",
        "M",
        &expect![[r#"
            method M() -> System.Func<System.Threading.Tasks.Task> {
              var %1: System.Func<System.Threading.Tasks.Task>
            b0:
              %1 = delegate System.Func<System.Threading.Tasks.Task> of C::M.lambda0()
              return %1
            }

            static async lambda method M.lambda0() -> System.Threading.Tasks.Task {
              var %0: System.Runtime.CompilerServices.YieldAwaitable
            b0:
              %0 = call System.Threading.Tasks.Task::Yield()
              await %0
              return
            }
        "#]],
    );
}

#[test]
fn an_await_in_a_lock_free_try() {
    check(
        "async Task M(SemaphoreSlim s) { await s.WaitAsync(); try { Console.WriteLine(1); } finally { s.Release(); } }",
        "M",
        &expect![[r#"
            async method M(s: System.Threading.SemaphoreSlim) -> System.Threading.Tasks.Task {
              var %2: System.Threading.Tasks.Task, %3: int, %4: int
              try t0 finally b2
            b0:
              %2 = call System.Threading.SemaphoreSlim::WaitAsync(s)
              await %2
              goto b1
            b1 in t0:
              %3 = 1
              call System.Console::WriteLine(%3)
              leave b3
            b2:
              %4 = call System.Threading.SemaphoreSlim::Release(s)
              endfinally t0
            b3:
              return
            }
        "#]],
    );
}
