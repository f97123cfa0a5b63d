//! Operators, assignments, conditional values, strings.

use crate::support::{check, check_file};
use expect_test::expect;

#[test]
fn compound_assignment_reads_and_writes_once() {
    check(
        "int[] a; int I() => 1; void M() { a[I()] += 2; a[0]++; }",
        "M",
        &expect![[r#"
            method M() -> void {
              var %1: int[], %2: int, %3: int, %4: int, %5: int, %6: int[], %7: int, %8: int, %9: int, %10: int
            b0:
              %1 = this.C::a
              %2 = call C::I(this)
              %3 = %1[%2]
              %4 = 2
              %5 = int %3 + %4
              %1[%2] = %5
              %6 = this.C::a
              %7 = 0
              %8 = %6[%7]
              %9 = 1
              %10 = int %8 + %9
              %6[%7] = %10
              return
            }
        "#]],
    );
}

#[test]
fn postfix_and_prefix() {
    check(
        "int n; int M(int x) { int a = x++; int b = ++x; return n++ + --n + a + b; }",
        "M",
        &expect![[r#"
            method M(x: int) -> int {
              var a: int, %3: int, b: int, %5: int, %6: int, %7: int, %8: int, %9: int, %10: int, %11: int, %12: int
              var %13: int, %14: int
            b0:
              a = x
              %3 = 1
              x = int a + %3
              %5 = 1
              x = int x + %5
              b = x
              %6 = this.C::n
              %7 = 1
              %8 = int %6 + %7
              this.C::n = %8
              %9 = this.C::n
              %10 = 1
              %11 = int %9 - %10
              this.C::n = %11
              %12 = int %6 + %11
              %13 = int %12 + a
              %14 = int %13 + b
              return %14
            }
        "#]],
    );
}

#[test]
fn the_left_operand_is_read_before_the_right_one_changes_it() {
    check(
        "int M(int x) { return x + (x = 5) + x; }",
        "M",
        &expect![[r#"
            method M(x: int) -> int {
              var %2: int, %3: int, %4: int, %5: int
            b0:
              %2 = x
              x = 5
              %3 = int %2 + x
              %4 = x
              %5 = int %3 + %4
              return %5
            }
        "#]],
    );
}

#[test]
fn null_coalescing() {
    check(
        r#"string s; string M(string a) { s ??= a; return a ?? s ?? "none"; }"#,
        "M",
        &expect![[r#"
            method M(a: string) -> string {
              var %2: string, %3: string, %4: object, %5: bool, %6: string, %7: object, %8: bool, %9: string, %10: object
              var %11: bool
            b0:
              %3 = this.C::s
              %2 = %3
              %4 = null
              %5 = object %3 != %4
              if %5 goto b2 else b1
            b1:
              this.C::s = a
              %2 = a
              goto b2
            b2:
              %7 = null
              %8 = object a != %7
              if %8 goto b3 else b4
            b3:
              %6 = a
              goto b7
            b4:
              %9 = this.C::s
              %10 = null
              %11 = object %9 != %10
              if %11 goto b5 else b6
            b5:
              %6 = %9
              goto b7
            b6:
              %6 = "none"
              goto b7
            b7:
              return %6
            }
        "#]],
    );
}

#[test]
fn null_conditional() {
    check(
        "int? M(string s) => s?.Trim()?.Length;",
        "M",
        &expect![[r#"
            method M(s: string) -> System.Nullable<int> {
              var %2: System.Nullable<int>, %3: object, %4: bool, %5: System.Nullable<int>, %6: string, %7: object
              var %8: bool, %9: int
            b0:
              %3 = null
              %4 = object s != %3
              if %4 goto b1 else b5
            b1:
              %6 = call System.String::Trim(s)
              %7 = null
              %8 = object %6 != %7
              if %8 goto b2 else b3
            b2:
              %9 = call System.String::get_Length(%6)
              %5 = cast %9: System.Nullable<int>
              goto b4
            b3:
              %5 = default System.Nullable<int>
              goto b4
            b4:
              %2 = %5
              goto b6
            b5:
              %2 = default System.Nullable<int>
              goto b6
            b6:
              return %2
            }
        "#]],
    );
}

#[test]
fn conditional() {
    check(
        "long M(bool b, int x) => b ? x : 2L;",
        "M",
        &expect![[r#"
            method M(b: bool, x: int) -> long {
              var %3: long
            b0:
              if b goto b1 else b2
            b1:
              %3 = convert x: int -> long
              goto b3
            b2:
              %3 = 2L
              goto b3
            b3:
              return %3
            }
        "#]],
    );
}

#[test]
fn lifted_operators_branch() {
    check(
        "int? M(int? a, int b) => a + b; bool N(int? a) => a == null || a > 3;",
        "M",
        &expect![[r#"
            method M(a: System.Nullable<int>, b: int) -> System.Nullable<int> {
              var %3: System.Nullable<int>, %4: System.Nullable<int>, %5: bool, %6: bool, %7: bool, %8: int, %9: int
              var %10: int
            b0:
              %3 = cast b: System.Nullable<int>
              %5 = call System.Nullable<int>::get_HasValue(a)
              %6 = call System.Nullable<int>::get_HasValue(%3)
              %7 = bool %5 & %6
              if %7 goto b1 else b2
            b1:
              %8 = call System.Nullable<int>::get_Value(a)
              %9 = call System.Nullable<int>::get_Value(%3)
              %10 = int %8 + %9
              %4 = cast %10: System.Nullable<int>
              goto b3
            b2:
              %4 = default System.Nullable<int>
              goto b3
            b3:
              return %4
            }
        "#]],
    );
}

#[test]
fn lifted_comparisons() {
    check(
        "bool M(int? a) => a != null && a > 3;",
        "M",
        &expect![[r#"
            method M(a: System.Nullable<int>) -> bool {
              var %2: bool, %3: System.Nullable<int>, %4: bool, %5: int, %6: System.Nullable<int>, %7: bool, %8: bool
              var %9: bool, %10: bool, %11: int, %12: int
            b0:
              %3 = default System.Nullable<int>
              %4 = call System.Nullable<int>::get_HasValue(a)
              if %4 goto b1 else b6
            b1:
              %5 = 3
              %6 = cast %5: System.Nullable<int>
              %8 = call System.Nullable<int>::get_HasValue(a)
              %9 = call System.Nullable<int>::get_HasValue(%6)
              %10 = bool %8 & %9
              if %10 goto b2 else b3
            b2:
              %11 = call System.Nullable<int>::get_Value(a)
              %12 = call System.Nullable<int>::get_Value(%6)
              %7 = int %11 > %12
              goto b4
            b3:
              %7 = false
              goto b4
            b4:
              if %7 goto b5 else b6
            b5:
              %2 = true
              goto b7
            b6:
              %2 = false
              goto b7
            b7:
              return %2
            }
        "#]],
    );
}

#[test]
fn conversions_of_numbers_and_boxes() {
    check(
        "object M(byte b, int i, double d) { long l = b; i = (int)d; short s = (short)i; return l + s; }",
        "M",
        &expect![[r#"
            method M(b: byte, i: int, d: double) -> object {
              var l: long, %5: int, s: short, %7: long, %8: long, %9: object
            b0:
              l = convert b: byte -> long
              %5 = convert d: double -> int
              i = %5
              s = convert i: int -> short
              %7 = convert s: short -> long
              %8 = long l + %7
              %9 = box %8: long
              return %9
            }
        "#]],
    );
}

#[test]
fn user_defined_operators_and_conversions() {
    check_file(
        "struct P { public int X; public static P operator +(P a, P b) => a; public static implicit operator int(P p) => p.X; } class C { int M(P a, P b) => a + b; }",
        "M",
        &expect![[r#"
            method M(a: P, b: P) -> int {
              var %3: P, %4: int
            b0:
              %3 = call P::op_Addition(a, b)
              %4 = call P::op_Implicit(%3)
              return %4
            }
        "#]],
    );
}

#[test]
fn interpolated_strings() {
    check(
        r#"string M(int n, string s) => $"n={n:N2}, {s}!{{}}";"#,
        "M",
        &expect![[r#"
            method M(n: int, s: string) -> string {
              var %3: string, %4: string, %5: object, %6: string, %7: string, %8: string, %9: string, %10: string
              var %11: string, %12: string
            b0:
              %3 = "n="
              %4 = "{0:N2}"
              %5 = box n: int
              %6 = call System.String::Format(%4, %5)
              %7 = ", "
              %8 = "!{}"
              %9 = string %3 + %6
              %10 = string %9 + %7
              %11 = string %10 + s
              %12 = string %11 + %8
              return %12
            }
        "#]],
    );
}

#[test]
fn concatenation_is_a_chain() {
    check(
        r#"string M(int n) => "a" + n + "b" + n;"#,
        "M",
        &expect![[r#"
            method M(n: int) -> string {
              var %2: string, %3: object, %4: string, %5: string, %6: string, %7: object, %8: string
            b0:
              %2 = "a"
              %3 = box n: int
              %4 = string %2 + %3
              %5 = "b"
              %6 = string %4 + %5
              %7 = box n: int
              %8 = string %6 + %7
              return %8
            }
        "#]],
    );
}

#[test]
fn casts_and_tests() {
    check(
        "bool M(object o) { var s = o as string; var t = (string)o; return o is string || o is not null; }",
        "M",
        &expect![[r#"
            method M(o: object) -> bool {
              var s: string, t: string, %4: bool, %5: bool, %6: object, %7: bool
            b0:
              s = as o: string
              t = cast o: string
              %5 = is o: string
              if %5 goto b2 else b1
            b1:
              %6 = null
              %7 = object o == %6
              if %7 goto b3 else b2
            b2:
              %4 = true
              goto b4
            b3:
              %4 = false
              goto b4
            b4:
              return %4
            }
        "#]],
    );
}

#[test]
fn types_and_names() {
    check(
        "void M() { object t = typeof(List<int>); string n = nameof(Console.WriteLine); int d = default; }",
        "M",
        &expect![[r#"
            method M() -> void {
              var t: object, %2: System.Type, n: string, d: int, %5: int
            b0:
              %2 = typeof System.Collections.Generic.List<int>
              t = %2
              n = "WriteLine"
              %5 = default int
              d = %5
              return
            }
        "#]],
    );
}

#[test]
fn ranges_and_indexes() {
    check(
        "int M(int[] a) { var s = a[1..^2]; return a[^1]; }",
        "M",
        &expect![[r#"
            method M(a: int[]) -> int {
              var s: int[], %3: int, %4: System.Index, %5: int, %6: bool, %7: System.Index, %8: ref System.Index
              var %9: System.Index, %10: System.Range, %11: ref System.Range, %12: System.Range, %13: int, %14: int
              var %15: int, %16: int
            b0:
              %3 = 1
              %4 = call System.Index::op_Implicit(%3)
              %5 = 2
              %6 = true
              %7 = cell System.Index
              %8 = &[%7]
              call System.Index::.ctor(%8, %5, %6)
              %9 = [%7]
              %10 = cell System.Range
              %11 = &[%10]
              call System.Range::.ctor(%11, %4, %9)
              %12 = [%10]
              s = call System.Runtime.CompilerServices.RuntimeHelpers::GetSubArray<int>(a, %12)
              %13 = length a
              %14 = 1
              %15 = int %13 - %14
              %16 = a[%15]
              return %16
            }
        "#]],
    );
}
