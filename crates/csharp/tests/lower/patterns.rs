//! Patterns in `is`, `case` and arms.

use crate::support::check;
use expect_test::expect;

#[test]
fn declaration_and_guard() {
    check(
        "int M(object o) => o switch { int i when i > 3 => i, string s => s.Length, null => 0, _ => -1 };",
        "M",
        &expect![[r#"
            method M(o: object) -> int {
              var %2: int, %3: bool, i: int, %5: int, %6: bool, %7: bool, s: string, %9: object, %10: bool
            b0:
              %3 = is o: int
              if %3 goto b1 else b3
            b1:
              i = cast o: int
              %5 = 3
              %6 = int i > %5
              if %6 goto b2 else b3
            b2:
              %2 = i
              goto b8
            b3:
              %7 = is o: string
              if %7 goto b4 else b5
            b4:
              s = cast o: string
              %2 = call System.String::get_Length(s)
              goto b8
            b5:
              %9 = null
              %10 = object o == %9
              if %10 goto b6 else b7
            b6:
              %2 = 0
              goto b8
            b7:
              %2 = -1
              goto b8
            b8:
              return %2
            }
        "#]],
    );
}

#[test]
fn property_and_relational() {
    check(
        "bool M(string s) => s is { Length: > 3 and < 9 };",
        "M",
        &expect![[r#"
            method M(s: string) -> bool {
              var %2: bool, %3: object, %4: bool, %5: int, %6: int, %7: bool, %8: int, %9: bool
            b0:
              %3 = null
              %4 = object s != %3
              if %4 goto b1 else b4
            b1:
              %5 = call System.String::get_Length(s)
              %6 = 3
              %7 = int %5 > %6
              if %7 goto b2 else b4
            b2:
              %8 = 9
              %9 = int %5 < %8
              if %9 goto b3 else b4
            b3:
              %2 = true
              goto b5
            b4:
              %2 = false
              goto b5
            b5:
              return %2
            }
        "#]],
    );
}

#[test]
fn positional() {
    check(
        r#"int M((int, string) p) => p switch { (1, "a") => 1, (var x, _) => x };"#,
        "M",
        &expect![[r#"
            method M(p: System.ValueTuple<int, string>) -> int {
              var %2: int, %3: int, %4: string, %5: int, %6: bool, %7: string, %8: bool, %9: int, %10: string, x: int
              var %12: System.Runtime.CompilerServices.SwitchExpressionException
            b0:
              %3 = p.System.ValueTuple<,>::Item1
              %4 = p.System.ValueTuple<,>::Item2
              %5 = 1
              %6 = int %3 == %5
              if %6 goto b1 else b3
            b1:
              %7 = "a"
              %8 = string %4 == %7
              if %8 goto b2 else b3
            b2:
              %2 = 1
              goto b5
            b3:
              %9 = p.System.ValueTuple<,>::Item1
              %10 = p.System.ValueTuple<,>::Item2
              x = %9
              %2 = x
              goto b5
            b4:
              %12 = new System.Runtime.CompilerServices.SwitchExpressionException
              throw %12
            b5:
              return %2
            }
        "#]],
    );
}

#[test]
fn lists() {
    check(
        "bool M(int[] xs) => xs is [1, .., var last] && last > 2;",
        "M",
        &expect![[r#"
            method M(xs: int[]) -> bool {
              var %2: bool, %3: object, %4: bool, %5: int, %6: int, %7: bool, %8: int, %9: int, %10: int, %11: bool
              var %12: int, %13: int, %14: int, last: int, %16: int, %17: bool
            b0:
              %3 = null
              %4 = object xs != %3
              if %4 goto b1 else b5
            b1:
              %5 = length xs
              %6 = 2
              %7 = int %5 >= %6
              if %7 goto b2 else b5
            b2:
              %8 = 0
              %9 = xs[%8]
              %10 = 1
              %11 = int %9 == %10
              if %11 goto b3 else b5
            b3:
              %12 = 1
              %13 = int %5 - %12
              %14 = xs[%13]
              last = %14
              %16 = 2
              %17 = int last > %16
              if %17 goto b4 else b5
            b4:
              %2 = true
              goto b6
            b5:
              %2 = false
              goto b6
            b6:
              return %2
            }
        "#]],
    );
}

#[test]
fn or_and_not() {
    check(
        "bool M(char c) => c is 'a' or 'b' or >= '0' and <= '9'; bool N(object o) => o is not (string or int);",
        "M",
        &expect![[r#"
            method M(c: char) -> bool {
              var %2: bool, %3: char, %4: bool, %5: char, %6: bool, %7: char, %8: bool, %9: char, %10: bool
            b0:
              %3 = 'a'
              %4 = char c == %3
              if %4 goto b4 else b1
            b1:
              %5 = 'b'
              %6 = char c == %5
              if %6 goto b4 else b2
            b2:
              %7 = '0'
              %8 = char c >= %7
              if %8 goto b3 else b5
            b3:
              %9 = '9'
              %10 = char c <= %9
              if %10 goto b4 else b5
            b4:
              %2 = true
              goto b6
            b5:
              %2 = false
              goto b6
            b6:
              return %2
            }
        "#]],
    );
}

#[test]
fn var_and_nullable() {
    check(
        "int M(int? n) { if (n is int x && n is { } y) return x + y; return n is var z ? 1 : 0; }",
        "M",
        &expect![[r#"
            method M(n: System.Nullable<int>) -> int {
              var %2: bool, x: int, %4: bool, %5: int, y: int, %7: int, %8: int, z: System.Nullable<int>
            b0:
              %2 = call System.Nullable<int>::get_HasValue(n)
              if %2 goto b1 else b3
            b1:
              x = call System.Nullable<int>::get_Value(n)
              %4 = call System.Nullable<int>::get_HasValue(n)
              if %4 goto b2 else b3
            b2:
              %5 = call System.Nullable<int>::get_Value(n)
              y = %5
              %7 = int x + y
              return %7
            b3:
              z = n
              %8 = 1
              goto b5
            b4:
              %8 = 0
              goto b5
            b5:
              return %8
            }
        "#]],
    );
}

#[test]
fn no_arm_fits() {
    check(
        "int M(DayOfWeek d) => d switch { DayOfWeek.Monday => 1 };",
        "M",
        &expect![[r#"
            method M(d: System.DayOfWeek) -> int {
              var %2: int, %3: System.DayOfWeek, %4: bool, %5: System.Runtime.CompilerServices.SwitchExpressionException
            b0:
              %3 = 1
              %4 = int d == %3
              if %4 goto b1 else b2
            b1:
              %2 = 1
              return %2
            b2:
              %5 = new System.Runtime.CompilerServices.SwitchExpressionException
              throw %5
            }
        "#]],
    );
}
