//! `while`, `do`, `for`, `foreach`.

use crate::support::check;
use expect_test::expect;

#[test]
fn while_and_do() {
    check(
        "void M(int n) { while (n > 0) { if (n == 3) break; n--; } do n++; while (n < 3); }",
        "M",
        &expect![[r#"
            method M(n: int) -> void {
              var %2: int, %3: bool, %4: int, %5: bool, %6: int, %7: int, %8: int, %9: bool
            b0:
              goto b1
            b1:
              %2 = 0
              %3 = int n > %2
              if %3 goto b2 else b4
            b2:
              %4 = 3
              %5 = int n == %4
              if %5 goto b4 else b3
            b3:
              %6 = 1
              n = int n - %6
              goto b1
            b4:
              %7 = 1
              n = int n + %7
              %8 = 3
              %9 = int n < %8
              if %9 goto b4 else b5
            b5:
              return
            }
        "#]],
    );
}

#[test]
fn for_with_continue() {
    check(
        "int M() { int s = 0; for (int i = 0; i < 10; i++) { if (i == 2) continue; s += i; } return s; }",
        "M",
        &expect![[r#"
            method M() -> int {
              var s: int, i: int, %3: int, %4: bool, %5: int, %6: bool, %7: int
            b0:
              s = 0
              i = 0
              goto b1
            b1:
              %3 = 10
              %4 = int i < %3
              if %4 goto b2 else b5
            b2:
              %5 = 2
              %6 = int i == %5
              if %6 goto b4 else b3
            b3:
              s = int s + i
              goto b4
            b4:
              %7 = 1
              i = int i + %7
              goto b1
            b5:
              return s
            }
        "#]],
    );
}

#[test]
fn foreach_over_an_array_goes_by_number() {
    check(
        "int M(int[] xs) { int s = 0; foreach (var x in xs) s += x; return s; }",
        "M",
        &expect![[r#"
            method M(xs: int[]) -> int {
              var s: int, %3: int, %4: int, %5: bool, x: int, %7: int
            b0:
              s = 0
              %3 = length xs
              %4 = 0
              goto b1
            b1:
              %5 = int %4 < %3
              if %5 goto b2 else b3
            b2:
              x = xs[%4]
              s = int s + x
              %7 = 1
              %4 = int %4 + %7
              goto b1
            b3:
              return s
            }
        "#]],
    );
}

#[test]
fn foreach_over_a_string() {
    check(
        "void M(string s) { foreach (char c in s) Console.WriteLine(c); }",
        "M",
        &expect![[r#"
            method M(s: string) -> void {
              var %2: int, %3: int, %4: bool, %5: char, c: char, %7: int
            b0:
              %2 = call System.String::get_Length(s)
              %3 = 0
              goto b1
            b1:
              %4 = int %3 < %2
              if %4 goto b2 else b3
            b2:
              %5 = call System.String::get_Item(s, %3)
              c = %5
              call System.Console::WriteLine(c)
              %7 = 1
              %3 = int %3 + %7
              goto b1
            b3:
              return
            }
        "#]],
    );
}

#[test]
fn foreach_over_a_list_disposes_its_enumerator() {
    check(
        "int M(List<int> xs) { int s = 0; foreach (var x in xs) s += x; return s; }",
        "M",
        &expect![[r#"
            method M(xs: System.Collections.Generic.List<int>) -> int {
              var s: int, %3: System.Collections.Generic.List.Enumerator<int>, %4: System.Collections.Generic.List.Enumerator<int>
              var %5: ref System.Collections.Generic.List.Enumerator<int>, %6: bool, x: int
              try t0 finally b4
            b0:
              s = 0
              %3 = call System.Collections.Generic.List<int>::GetEnumerator(xs)
              %4 = cell System.Collections.Generic.List.Enumerator<int>
              [%4] = %3
              %5 = &[%4]
              goto b1
            b1 in t0:
              %6 = call System.Collections.Generic.List.Enumerator<int>::MoveNext(%5)
              if %6 goto b2 else b3
            b2 in t0:
              x = call System.Collections.Generic.List.Enumerator<int>::get_Current(%5)
              s = int s + x
              goto b1
            b3 in t0:
              leave b5
            b4:
              call System.Collections.Generic.List.Enumerator<int>::Dispose(%5)
              endfinally t0
            b5:
              return s
            }
        "#]],
    );
}

#[test]
fn foreach_casts_to_the_type_that_is_written() {
    check(
        "void M(System.Collections.IEnumerable xs) { foreach (string s in xs) Console.WriteLine(s); }",
        "M",
        &expect![[r#"
            method M(xs: System.Collections.IEnumerable) -> void {
              var %2: System.Collections.IEnumerator, %3: bool, %4: object, %5: string, s: string
            b0:
              %2 = callvirt System.Collections.IEnumerable::GetEnumerator(xs)
              goto b1
            b1:
              %3 = callvirt System.Collections.IEnumerator::MoveNext(%2)
              if %3 goto b2 else b3
            b2:
              %4 = callvirt System.Collections.IEnumerator::get_Current(%2)
              %5 = cast %4: string
              s = %5
              call System.Console::WriteLine(s)
              goto b1
            b3:
              return
            }
        "#]],
    );
}

#[test]
fn foreach_takes_pairs_apart() {
    check(
        "int M(Dictionary<string, int> d) { int s = 0; foreach (var (k, v) in d) s += v; return s; }",
        "M",
        &expect![[r#"
            method M(d: System.Collections.Generic.Dictionary<string, int>) -> int {
              var s: int, %3: System.Collections.Generic.Dictionary.Enumerator<string, int>, %4: System.Collections.Generic.Dictionary.Enumerator<string, int>
              var %5: ref System.Collections.Generic.Dictionary.Enumerator<string, int>, %6: bool, %7: System.Collections.Generic.KeyValuePair<string, int>
              var %8: string, %9: int, %10: ref string, %11: ref int, %12: string, %13: int, k: string, v: int
              try t0 finally b4
            b0:
              s = 0
              %3 = call System.Collections.Generic.Dictionary<string, int>::GetEnumerator(d)
              %4 = cell System.Collections.Generic.Dictionary.Enumerator<string, int>
              [%4] = %3
              %5 = &[%4]
              goto b1
            b1 in t0:
              %6 = call System.Collections.Generic.Dictionary.Enumerator<string, int>::MoveNext(%5)
              if %6 goto b2 else b3
            b2 in t0:
              %7 = call System.Collections.Generic.Dictionary.Enumerator<string, int>::get_Current(%5)
              %8 = cell string
              %9 = cell int
              %10 = &[%8]
              %11 = &[%9]
              call System.Collections.Generic.KeyValuePair<string, int>::Deconstruct(%7, %10, %11)
              %12 = [%8]
              %13 = [%9]
              k = %12
              v = %13
              s = int s + v
              goto b1
            b3 in t0:
              leave b5
            b4:
              call System.Collections.Generic.Dictionary.Enumerator<string, int>::Dispose(%5)
              endfinally t0
            b5:
              return s
            }
        "#]],
    );
}

#[test]
fn await_foreach() {
    check(
        "async Task M(IAsyncEnumerable<int> xs) { await foreach (var x in xs) Console.WriteLine(x); }",
        "M",
        &expect![[r#"
            async method M(xs: System.Collections.Generic.IAsyncEnumerable<int>) -> System.Threading.Tasks.Task {
              var %2: System.Threading.CancellationToken, %3: System.Collections.Generic.IAsyncEnumerator<int>, %4: System.Threading.Tasks.ValueTask<bool>
              var %5: bool, x: int, %7: System.Threading.Tasks.ValueTask
              try t0 finally b4
            b0:
              %2 = default System.Threading.CancellationToken
              %3 = callvirt System.Collections.Generic.IAsyncEnumerable<int>::GetAsyncEnumerator(xs, %2)
              goto b1
            b1 in t0:
              %4 = callvirt System.Collections.Generic.IAsyncEnumerator<int>::MoveNextAsync(%3)
              %5 = await %4
              if %5 goto b2 else b3
            b2 in t0:
              x = callvirt System.Collections.Generic.IAsyncEnumerator<int>::get_Current(%3)
              call System.Console::WriteLine(x)
              goto b1
            b3 in t0:
              leave b5
            b4:
              %7 = callvirt System.IAsyncDisposable::DisposeAsync(%3)
              await %7
              endfinally t0
            b5:
              return
            }
        "#]],
    );
}
