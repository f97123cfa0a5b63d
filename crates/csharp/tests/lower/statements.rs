//! Declarations of variables, branches, jumps, `switch`.

use crate::support::check;
use expect_test::expect;

#[test]
fn locals_are_registers() {
    check(
        "int M(int a) { int b = a + 1, c; c = b * 2; b = c; return b; }",
        "M",
        &expect![[r#"
            method M(a: int) -> int {
              var b: int, %3: int, c: int, %5: int
            b0:
              %3 = 1
              b = int a + %3
              %5 = 2
              c = int b * %5
              b = c
              return b
            }
        "#]],
    );
}

#[test]
fn branches_follow_the_source() {
    check(
        "int M(bool a, bool b) { if (a && !b) return 1; else if (b || a) return 2; else return 3; }",
        "M",
        &expect![[r#"
            method M(a: bool, b: bool) -> int {
              var %3: int, %4: int, %5: int
            b0:
              if a goto b1 else b3
            b1:
              if b goto b3 else b2
            b2:
              %3 = 1
              return %3
            b3:
              if b goto b5 else b4
            b4:
              if a goto b5 else b6
            b5:
              %4 = 2
              return %4
            b6:
              %5 = 3
              return %5
            }
        "#]],
    );
}

#[test]
fn constant_conditions_do_not_branch() {
    check(
        "int M() { int x; while (true) { x = 1; break; } if (false) x = 2; return x; }",
        "M",
        &expect![[r#"
            method M() -> int {
              var x: int
            b0:
              x = 1
              goto b2
            b1:
              x = 2
              goto b2
            b2:
              return x
            }
        "#]],
    );
}

#[test]
fn goto_and_labels() {
    check(
        "void M(int n) { again: n--; if (n > 0) goto again; }",
        "M",
        &expect![[r#"
            method M(n: int) -> void {
              var %2: int, %3: int, %4: bool
            b0:
              goto b1
            b1:
              %2 = 1
              n = int n - %2
              %3 = 0
              %4 = int n > %3
              if %4 goto b1 else b2
            b2:
              return
            }
        "#]],
    );
}

#[test]
fn a_switch_over_numbers_is_one_jump() {
    check(
        "int M(int n) { switch (n) { case 1: return 10; case 2: case 3: goto case 1; default: break; } return 0; }",
        "M",
        &expect![[r#"
            method M(n: int) -> int {
              var %2: int, %3: int
            b0:
              switch n 1 => b1, 2 => b1, 3 => b1, else b2
            b1:
              %2 = 10
              return %2
            b2:
              %3 = 0
              return %3
            }
        "#]],
    );
}

#[test]
fn a_switch_over_strings_tests_in_order() {
    check(
        r#"int M(string s) { switch (s) { case "a": return 1; case "b": return 2; default: return 3; } }"#,
        "M",
        &expect![[r#"
            method M(s: string) -> int {
              var %2: string, %3: bool, %4: string, %5: bool, %6: int, %7: int, %8: int
            b0:
              %2 = "a"
              %3 = string s == %2
              if %3 goto b2 else b1
            b1:
              %4 = "b"
              %5 = string s == %4
              if %5 goto b3 else b4
            b2:
              %6 = 1
              return %6
            b3:
              %7 = 2
              return %7
            b4:
              %8 = 3
              return %8
            }
        "#]],
    );
}

#[test]
fn throw_ends_a_path() {
    check(
        r#"void M(object o) { if (o == null) throw new ArgumentNullException("o"); o.ToString(); }"#,
        "M",
        &expect![[r#"
            method M(o: object) -> void {
              var %2: object, %3: bool, %4: string, %5: System.ArgumentNullException, %6: string
            b0:
              %2 = null
              %3 = object o == %2
              if %3 goto b1 else b2
            b1:
              %4 = "o"
              %5 = new System.ArgumentNullException
              call System.ArgumentNullException::.ctor(%5, %4)
              throw %5
            b2:
              %6 = callvirt System.Object::ToString(o)
              return
            }
        "#]],
    );
}

#[test]
fn checked_arithmetic() {
    check(
        "int M(int a, long b) { checked { a += 1; return a * (int)b; } }",
        "M",
        &expect![[r#"
            method M(a: int, b: long) -> int {
              var %3: int, %4: int, %5: int
            b0:
              %3 = 1
              a = checked int a + %3
              %4 = checked convert b: long -> int
              %5 = checked int a * %4
              return %5
            }
        "#]],
    );
}

#[test]
fn unassigned_variables_of_broken_code_have_a_default() {
    check(
        "int M(bool b) { int x; if (b) x = 1; return x; }",
        "M",
        &expect![[r#"
            method M(b: bool) -> int {
              var x: int
            b0:
              x = default int
              if b goto b1 else b2
            b1:
              x = 1
              goto b2
            b2:
              return x
            }
        "#]],
    );
}
