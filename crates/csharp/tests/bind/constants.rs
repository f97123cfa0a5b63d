//! Values of constants.

use crate::facts::facts;
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&facts(text));
}

#[test]
fn fields_refer_to_each_other() {
    check(
        r#"class A { public const int X = B.Y + 1; public const string S = "a" + nameof(A); public const byte N = 200; public const long L = int.MaxValue + 1L; } class B { public const int Y = A.N * 2; void M() { var a = A.X; var s = A.S; const int l = A.X * 2; var m = l; byte b = 3; const double d = 1; var e = d; } }"#,
        &expect![[r#"
            EqualsValue X
              B.Y + 1 : int = 401  on int
              B.Y : int = 400  member B.Y
              B : B  type
              1 : int = 1
            EqualsValue S
              "a" + nameof(A) : string = "aA"  on string
              "a" : string = "a"
              nameof(A) : string = "A"
              nameof : ?
              A : A  type
            EqualsValue N
              200 : int = 200 -> byte
            EqualsValue L
              int.MaxValue + 1L : long = 2147483648  on long
              int.MaxValue : int = 2147483647 -> long  member System.Int32.MaxValue
              int : int  type
              1L : long = 1
            EqualsValue Y
              A.N * 2 : int = 400  on int
              A.N : byte = 200 -> int  member A.N
              A : A  type
              2 : int = 2
            MethodDecl M
              a = A.X : int  local a
              A.X : int = 401  member A.X
              A : A  type
              s = A.S : string  local s
              A.S : string = "aA"  member A.S
              A : A  type
              l = A.X * 2 : int  local l
              A.X * 2 : int = 802  on int
              A.X : int = 401  member A.X
              A : A  type
              2 : int = 2
              m = l : int  local m
              l : int = 802  local l
              b = 3 : byte  local b
              3 : int = 3 -> byte
              d = 1 : double  local d
              1 : int = 1 -> double
              e = d : double  local e
              d : double = 1  local d
        "#]],
    );
}

#[test]
fn cycles_have_no_value() {
    check(
        r#"class A { public const int X = Y + 1; public const int Y = X + 1; const int Z = X; void M() { var a = X; var b = Z; } }"#,
        &expect![[r#"
            EqualsValue X
              Y + 1 : int  on int
              Y : int  member A.Y
              1 : int = 1
            EqualsValue Y
              X + 1 : int  on int
              X : int  member A.X
              1 : int = 1
            EqualsValue Z
              X : int  member A.X
            MethodDecl M
              a = X : int  local a
              X : int  member A.X
              b = Z : int  local b
              Z : int  member A.Z
        "#]],
    );
}

#[test]
fn enums_count() {
    check(
        r#"enum E : byte { A, B = 5, C, D = B | 2, F = D } class C { void M() { var a = E.C; var b = (int)E.F; var c = E.A | E.B; const E d = E.D; var e = d; var f = (E)6; } }"#,
        &expect![[r#"
            EqualsValue B
              5 : int = 5 -> byte
            EqualsValue D
              B | 2 : int = 7 -> byte  on int
              B : byte = 5 -> int  member E.B
              2 : int = 2
            EqualsValue F
              D : byte = 7  member E.D
            MethodDecl M
              a = E.C : E  local a
              E.C : E = 6  member E.C
              E : E  type
              b = (int)E.F : int  local b
              (int)E.F : int = 7
              E.F : E = 7  member E.F
              E : E  type
              c = E.A | E.B : E  local c
              E.A | E.B : E = 5  on byte
              E.A : E = 0  member E.A
              E : E  type
              E.B : E = 5  member E.B
              E : E  type
              d = E.D : E  local d
              E.D : E = 7  member E.D
              E : E  type
              e = d : E  local e
              d : E = 7  local d
              f = (E)6 : E  local f
              (E)6 : E = 6
              6 : int = 6
        "#]],
    );
}

#[test]
fn too_big_numbers_are_no_constants() {
    check(
        r#"class C { const int A = unchecked((int)0xFFFFFFFF); const int B = int.MaxValue; void M() { var a = B + 1; var b = unchecked(B + 1); var c = A; var d = 1 / 0; } }"#,
        &expect![[r#"
            EqualsValue A
              unchecked((int)0xFFFFFFFF) : int = -1
              (int)0xFFFFFFFF : int = -1
              0xFFFFFFFF : uint = 4294967295
            EqualsValue B
              int.MaxValue : int = 2147483647  member System.Int32.MaxValue
              int : int  type
            MethodDecl M
              a = B + 1 : int  local a
              B + 1 : int  on int
              B : int = 2147483647  member C.B
              1 : int = 1
              b = unchecked(B + 1) : int  local b
              unchecked(B + 1) : int = -2147483648
              B + 1 : int = -2147483648  on int
              B : int = 2147483647  member C.B
              1 : int = 1
              c = A : int  local c
              A : int = -1  member C.A
              d = 1 / 0 : int  local d
              1 / 0 : int  on int
              1 : int = 1
              0 : int = 0
        "#]],
    );
}

#[test]
fn long_chains_of_constants() {
    let fields: Vec<_> = (1..1000).map(|n| format!("public const int C{n} = C{} + 1;", n - 1)).collect();
    let fields = fields.concat();
    let text = format!("class A {{ int Last() => C999; public const int C0 = 0; {fields} }}");
    let first: String = facts(&text).lines().take(2).collect();
    assert_eq!(first, "MethodDecl Last  C999 : int = 999  member A.C999");
}
