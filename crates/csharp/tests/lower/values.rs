//! Structs, tuples, nullable values.

use crate::support::{check, check_file};
use expect_test::expect;

#[test]
fn structs_are_copied_and_changed_in_place() {
    check_file(
        "struct S { public int A; public void Inc() { A++; } public readonly int Get() => A; } class C { S f; int M(S p) { var s = p; s.Inc(); s.A = 2; f.Inc(); f.A = 3; return s.Get() + f.Get() + p.A; } }",
        "M",
        &expect![[r#"
            method M(p: S) -> int {
              var s: S, %3: ref S, %4: ref S, %5: int, %6: ref S, %7: ref S, %8: int, %9: S, %10: int, %11: S, %12: int
              var %13: int, %14: int, %15: int
            b0:
              s = cell S
              [s] = p
              %3 = &[s]
              call S::Inc(%3)
              %4 = &[s]
              %5 = 2
              %4.S::A = %5
              %6 = &this.C::f
              call S::Inc(%6)
              %7 = &this.C::f
              %8 = 3
              %7.S::A = %8
              %9 = [s]
              %10 = call S::Get(%9)
              %11 = this.C::f
              %12 = call S::Get(%11)
              %13 = int %10 + %12
              %14 = p.S::A
              %15 = int %13 + %14
              return %15
            }
        "#]],
    );
}

#[test]
fn methods_of_structs_see_an_address() {
    check_file(
        "struct S { public int A; public S Copy() { A = 1; return this; } }",
        "Copy",
        &expect![[r#"
            public method Copy() -> S {
              var %1: int, %2: S
            b0:
              %1 = 1
              this.S::A = %1
              %2 = *this
              return %2
            }
        "#]],
    );
}

#[test]
fn tuples_are_made_and_taken_apart() {
    check(
        "(int, string) M((int a, string b) t) { var (x, y) = t; (x, var z) = (t.a, y); return (x, z); }",
        "M",
        &expect![[r#"
            method M(t: System.ValueTuple<int, string>) -> System.ValueTuple<int, string> {
              var %2: int, %3: string, x: int, y: string, %6: int, %7: string, z: string, %9: System.ValueTuple<int, string>
              var %10: ref System.ValueTuple<int, string>, %11: System.ValueTuple<int, string>
            b0:
              %2 = t.System.ValueTuple<,>::Item1
              %3 = t.System.ValueTuple<,>::Item2
              x = %2
              y = %3
              %6 = t.System.ValueTuple<,>::Item1
              %7 = y
              x = %6
              z = %7
              %9 = cell System.ValueTuple<int, string>
              %10 = &[%9]
              %10.System.ValueTuple<,>::Item1 = x
              %10.System.ValueTuple<,>::Item2 = z
              %11 = [%9]
              return %11
            }
        "#]],
    );
}

#[test]
fn swapping() {
    check(
        "void M(int[] a, int i, int j) { (a[i], a[j]) = (a[j], a[i]); }",
        "M",
        &expect![[r#"
            method M(a: int[], i: int, j: int) -> void {
              var %4: int, %5: int
            b0:
              %4 = a[j]
              %5 = a[i]
              a[i] = %4
              a[j] = %5
              return
            }
        "#]],
    );
}

#[test]
fn nullable_members() {
    check(
        "int M(int? n) => n.HasValue ? n.Value : n.GetValueOrDefault();",
        "M",
        &expect![[r#"
            method M(n: System.Nullable<int>) -> int {
              var %2: int, %3: bool
            b0:
              %3 = call System.Nullable<int>::get_HasValue(n)
              if %3 goto b1 else b2
            b1:
              %2 = call System.Nullable<int>::get_Value(n)
              goto b3
            b2:
              %2 = call System.Nullable<int>::GetValueOrDefault(n)
              goto b3
            b3:
              return %2
            }
        "#]],
    );
}

#[test]
fn enums() {
    check(
        "DayOfWeek M(DayOfWeek d) { if (d == DayOfWeek.Sunday) d++; return (DayOfWeek)((int)d | 1); }",
        "M",
        &expect![[r#"
            method M(d: System.DayOfWeek) -> System.DayOfWeek {
              var %2: System.DayOfWeek, %3: bool, %4: int, %5: int, %6: int
            b0:
              %2 = 0
              %3 = int d == %2
              if %3 goto b1 else b2
            b1:
              %4 = 1
              d = int d + %4
              goto b2
            b2:
              %5 = 1
              %6 = int d | %5
              return %6
            }
        "#]],
    );
}
