//! `lock`, `try`, `using`.

use crate::support::check;
use expect_test::expect;

#[test]
fn lock_enters_and_leaves_a_monitor() {
    check(
        "readonly object gate = new(); int n; void M() { lock (gate) { n++; } }",
        "M",
        &expect![[r#"
            method M() -> void {
              var %1: object, %2: int, %3: int, %4: int
              try t0 finally b2
            b0:
              %1 = this.C::gate
              enter %1
              goto b1
            b1 in t0:
              %2 = this.C::n
              %3 = 1
              %4 = int %2 + %3
              this.C::n = %4
              leave b3
            b2:
              exit %1
              endfinally t0
            b3:
              return
            }
        "#]],
    );
}

#[test]
fn a_return_inside_of_a_lock_leaves_it() {
    check(
        "readonly object gate = new(); int n; int M() { lock (gate) { if (n > 0) return n; } return 0; }",
        "M",
        &expect![[r#"
            method M() -> int {
              var %1: object, %2: int, %3: int, %4: bool, %5: int, %6: int, %7: int
              try t0 finally b4
            b0:
              %1 = this.C::gate
              enter %1
              goto b1
            b1 in t0:
              %2 = this.C::n
              %3 = 0
              %4 = int %2 > %3
              if %4 goto b2 else b3
            b2 in t0:
              %5 = this.C::n
              %6 = %5
              leave b6
            b3 in t0:
              leave b5
            b4:
              exit %1
              endfinally t0
            b5:
              %7 = 0
              return %7
            b6:
              return %6
            }
        "#]],
    );
}

#[test]
fn a_lock_object_is_entered_by_its_scope() {
    check(
        "readonly Lock gate = new(); int n; void M() { lock (gate) n = 1; }",
        "M",
        &expect![[r#"
            method M() -> void {
              var %1: System.Threading.Lock, %2: System.Threading.Lock.Scope, %3: System.Threading.Lock.Scope, %4: int
              var %5: ref System.Threading.Lock.Scope
              try t0 finally b2
            b0:
              %1 = this.C::gate
              %2 = callvirt System.Threading.Lock::EnterScope(%1)
              %3 = cell System.Threading.Lock.Scope
              [%3] = %2
              goto b1
            b1 in t0:
              %4 = 1
              this.C::n = %4
              leave b3
            b2:
              %5 = &[%3]
              call System.Threading.Lock.Scope::Dispose(%5)
              endfinally t0
            b3:
              return
            }
        "#]],
    );
}

#[test]
fn the_locked_variable_may_change_inside() {
    check(
        "void M(object o) { lock (o) { o = null; } }",
        "M",
        &expect![[r#"
            method M(o: object) -> void {
              var %2: object
              try t0 finally b2
            b0:
              %2 = o
              enter %2
              goto b1
            b1 in t0:
              o = null
              leave b3
            b2:
              exit %2
              endfinally t0
            b3:
              return
            }
        "#]],
    );
}

#[test]
fn try_catch_when_finally() {
    check(
        "int n; void M() { try { n = 1; } catch (IOException e) when (e.HResult == 3) { Console.WriteLine(e); } catch { throw; } finally { n = 2; } }",
        "M",
        &expect![[r#"
            method M() -> void {
              var %1: int, e: System.IO.IOException, %3: int, %4: int, %5: bool, %6: System.Exception, %7: int
              try t0 finally b7
              try t1 in t0 catch System.IO.IOException e when b3 -> b4 catch any %6 -> b5
            b0:
              goto b1
            b1 in t0:
              goto b2
            b2 in t1:
              %1 = 1
              this.C::n = %1
              leave b6
            b3 in t0:
              %3 = call System.Exception::get_HResult(e)
              %4 = 3
              %5 = int %3 == %4
              endfilter %5 of t1 clause 0
            b4 in t0:
              call System.Console::WriteLine(e)
              goto b6
            b5 in t0:
              rethrow %6
            b6 in t0:
              leave b8
            b7:
              %7 = 2
              this.C::n = %7
              endfinally t0
            b8:
              return
            }
        "#]],
    );
}

#[test]
fn using_disposes_what_is_there() {
    check(
        "void M(IDisposable d) { using (d) { Console.WriteLine(1); } }",
        "M",
        &expect![[r#"
            method M(d: System.IDisposable) -> void {
              var %2: int, %3: object, %4: bool
              try t0 finally b2
            b0:
              goto b1
            b1 in t0:
              %2 = 1
              call System.Console::WriteLine(%2)
              leave b5
            b2:
              %3 = null
              %4 = object d != %3
              if %4 goto b3 else b4
            b3:
              callvirt System.IDisposable::Dispose(d)
              goto b4
            b4:
              endfinally t0
            b5:
              return
            }
        "#]],
    );
}

#[test]
fn using_declarations_last_until_the_end_of_the_block() {
    check(
        "int M(string p) { using var r = new StreamReader(p); int c = r.Read(); return c; }",
        "M",
        &expect![[r#"
            method M(p: string) -> int {
              var r: System.IO.StreamReader, c: int, %4: int
              try t0 finally b2
            b0:
              r = new System.IO.StreamReader
              call System.IO.StreamReader::.ctor(r, p)
              goto b1
            b1 in t0:
              c = callvirt System.IO.TextReader::Read(r)
              %4 = c
              leave b3
            b2:
              call System.IO.TextReader::Dispose(r)
              endfinally t0
            b3:
              return %4
            }
        "#]],
    );
}

#[test]
fn await_using() {
    check(
        "async Task M(IAsyncDisposable d) { await using (d) { Console.WriteLine(1); } }",
        "M",
        &expect![[r#"
            async method M(d: System.IAsyncDisposable) -> System.Threading.Tasks.Task {
              var %2: int, %3: object, %4: bool, %5: System.Threading.Tasks.ValueTask
              try t0 finally b2
            b0:
              goto b1
            b1 in t0:
              %2 = 1
              call System.Console::WriteLine(%2)
              leave b5
            b2:
              %3 = null
              %4 = object d != %3
              if %4 goto b3 else b4
            b3:
              %5 = callvirt System.IAsyncDisposable::DisposeAsync(d)
              await %5
              goto b4
            b4:
              endfinally t0
            b5:
              return
            }
        "#]],
    );
}
