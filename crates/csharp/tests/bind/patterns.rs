//! Patterns: what they test and declare.

use crate::facts::facts;
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&facts(text));
}

#[test]
fn types_values_and_combinations() {
    check(
        r#"class C { void M(object o) { _ = o is string s; _ = o is not null; _ = o is int and > 3 or 5; _ = o is System.Int32; _ = o is C; _ = o is var any; } }"#,
        &expect![[r#"
            MethodDecl M
              object o : object  local o
              _ = o is string s : bool
              _ : bool  only named _
              o is string s : bool
              o : object  local o
              string s : string
              s : string  local s
              _ = o is not null : bool
              _ : bool  only named _
              o is not null : bool
              o : object  local o
              not null : object
              null : object
              null : null = null
              _ = o is int and > 3 or 5 : bool
              _ : bool  only named _
              o is int and > 3 or 5 : bool
              o : object  local o
              int and > 3 or 5 : object
              int and > 3 : int
              int : int
              > 3 : int
              3 : int = 3
              5 : object
              5 : int = 5
              _ = o is System.Int32 : bool
              _ : bool  only named _
              o is System.Int32 : bool
              o : object  local o
              System.Int32 : int  type
              System.Int32 : int  type
              System : ?  namespace
              _ = o is C : bool
              _ : bool  only named _
              o is C : bool
              o : object  local o
              C : C  type
              C : C  type
              _ = o is var any : bool
              _ : bool  only named _
              o is var any : bool
              o : object  local o
              var any : object
              any : object  local any
        "#]],
    );
}

#[test]
fn members_and_positions() {
    check(
        r#"using System.Collections.Generic; class P { public int X; public P N { get; } public void Deconstruct(out int a, out P b) { a = 0; b = null; } } class C { void M(object o, P p, (int, string) t) { _ = o is P { X: 1, N.X: var x } q; _ = p is (1, { N: null }); _ = t is (var a, "b"); _ = p is (var u, (var v, _)); } }"#,
        &expect![[r#"
            MethodDecl Deconstruct
              out int a : int  local a
              out P b : P  local b
              a = 0 : int
              a : int  local a
              0 : int = 0
              b = null : P
              b : P  local b
              null : null = null -> P
            MethodDecl M
              object o : object  local o
              P p : P  local p
              (int, string) t : (int, string)  local t
              _ = o is P { X: 1, N.X: var x } q : bool
              _ : bool  only named _
              o is P { X: 1, N.X: var x } q : bool
              o : object  local o
              P { X: 1, N.X: var x } q : P
              X: 1 : int  member P.X
              1 : int
              1 : int = 1
              N.X: var x : int  member P.X
              var x : int
              x : int  local x
              q : P  local q
              _ = p is (1, { N: null }) : bool
              _ : bool  only named _
              p is (1, { N: null }) : bool
              p : P  local p
              (1, { N: null }) : P
              (1, { N: null }) : P  apart by P.Deconstruct(default, default)
              1 : int
              1 : int = 1
              { N: null } : P
              N: null : P  member P.N
              null : P
              null : null = null
              _ = t is (var a, "b") : bool
              _ : bool  only named _
              t is (var a, "b") : bool
              t : (int, string)  local t
              (var a, "b") : (int, string)
              (var a, "b") : (int, string)  apart as tuple
              var a : int
              a : int  local a
              "b" : string
              "b" : string = "b"
              _ = p is (var u, (var v, _)) : bool
              _ : bool  only named _
              p is (var u, (var v, _)) : bool
              p : P  local p
              (var u, (var v, _)) : P
              (var u, (var v, _)) : P  apart by P.Deconstruct(default, default)
              var u : int
              u : int  local u
              (var v, _) : P
              (var v, _) : P  apart by P.Deconstruct(default, default)
              var v : int
              v : int  local v
              _ : P
        "#]],
    );
}

#[test]
fn lists() {
    check(
        r#"using System.Collections.Generic; class C { void M(int[] xs, List<string> l) { _ = xs is [1, .., var last]; _ = xs is [var first, .. var rest]; _ = l is ["a", ..]; } }"#,
        &expect![[r#"
            MethodDecl M
              int[] xs : int[]  local xs
              List<string> l : System.Collections.Generic.List<string>  local l
              _ = xs is [1, .., var last] : bool
              _ : bool  only named _
              xs is [1, .., var last] : bool
              xs : int[]  local xs
              [1, .., var last] : int[]  list array
              1 : int
              1 : int = 1
              .. : int[]
              var last : int
              last : int  local last
              _ = xs is [var first, .. var rest] : bool
              _ : bool  only named _
              xs is [var first, .. var rest] : bool
              xs : int[]  local xs
              [var first, .. var rest] : int[]  list array
              var first : int
              first : int  local first
              .. var rest : int[]
              var rest : int[]
              rest : int[]  local rest
              _ = l is ["a", ..] : bool
              _ : bool  only named _
              l is ["a", ..] : bool
              l : System.Collections.Generic.List<string>  local l
              ["a", ..] : System.Collections.Generic.List<string>  list by Count
              "a" : string
              "a" : string = "a"
              .. : System.Collections.Generic.List<string>
        "#]],
    );
}

#[test]
fn constants_and_types_look_alike() {
    check(
        r#"enum Red { A } class C { const int Max = 3; void M(object o, int n, Red r) { _ = o is Red; _ = n is Max; _ = r is Red.A; _ = n is < Max or 10; _ = o is System.String; } }"#,
        &expect![[r#"
            EqualsValue Max
              3 : int = 3
            MethodDecl M
              object o : object  local o
              int n : int  local n
              Red r : Red  local r
              _ = o is Red : bool
              _ : bool  only named _
              o is Red : bool
              o : object  local o
              Red : Red  type
              Red : Red  type
              _ = n is Max : bool
              _ : bool  only named _
              n is Max : bool
              n : int  local n
              Max : int
              Max : int = 3  member C.Max
              _ = r is Red.A : bool
              _ : bool  only named _
              r is Red.A : bool
              r : Red  local r
              Red.A : Red
              Red.A : Red = 0  member Red.A
              Red : Red  type
              _ = n is < Max or 10 : bool
              _ : bool  only named _
              n is < Max or 10 : bool
              n : int  local n
              < Max or 10 : int
              < Max : int
              Max : int = 3  member C.Max
              10 : int
              10 : int = 10
              _ = o is System.String : bool
              _ : bool  only named _
              o is System.String : bool
              o : object  local o
              System.String : string  type
              System.String : string  type
              System : ?  namespace
        "#]],
    );
}

#[test]
fn variables_of_patterns_leak_as_the_language_says() {
    check(
        r#"class C { int M(object o) { if (o is not int n) return 0; var ok = o is string s && s.Length > 0; return n; } }"#,
        &expect![[r#"
            MethodDecl M
              object o : object  local o
              o is not int n : bool
              o : object  local o
              not int n : object
              int n : int
              n : int  local n
              0 : int = 0
              ok = o is string s && s.Length > 0 : bool  local ok
              o is string s && s.Length > 0 : bool  on bool
              o is string s : bool
              o : object  local o
              string s : string
              s : string  local s
              s.Length > 0 : bool  on int
              s.Length : int  member System.String.Length
              s : string  local s
              0 : int = 0
              n : int  local n
        "#]],
    );
}
