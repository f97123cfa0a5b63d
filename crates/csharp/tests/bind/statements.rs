//! Statements: what they declare and what they call.

use crate::facts::facts;
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&facts(text));
}

#[test]
fn scopes_of_variables() {
    check(
        r#"class C { void M(string s) { if (!int.TryParse(s, out var n)) return; n++; while (s is { Length: var l }) { l++; } for (int i = 0; i < 3; i++) { } for (long i = 0; ; ) { i--; } { int q = 1; } { string q = null; } } }"#,
        &expect![[r#"
            MethodDecl M
              string s : string  local s
              !int.TryParse(s, out var n) : bool  on bool
              int.TryParse(s, out var n) : bool  call System.Int32.TryParse(s, var n)
              int.TryParse : ?
              int : int  type
              s : string  local s
              var n : int  local n
              n : int  local n
              n++ : int  on int
              n : int  local n
              s is { Length: var l } : bool
              s : string  local s
              { Length: var l } : string
              Length: var l : int  member System.String.Length
              var l : int
              l : int  local l
              l++ : int  on int
              l : int  local l
              i = 0 : int  local i
              0 : int = 0
              i < 3 : bool  on int
              i : int  local i
              3 : int = 3
              i++ : int  on int
              i : int  local i
              i = 0 : long  local i
              0 : int = 0 -> long
              i-- : long  on long
              i : long  local i
              q = 1 : int  local q
              1 : int = 1
              q = null : string  local q
              null : null = null -> string
        "#]],
    );
}

#[test]
fn foreach_in_all_forms() {
    check(
        r#"using System.Collections.Generic; using System.Threading.Tasks; class C { async Task M(int[] a, string s, List<string> l, Dictionary<string, int> d, IAsyncEnumerable<long> e, object o) { foreach (var x in a) { } foreach (long x in a) { } foreach (var c in s) { } foreach (var x in l) { x.Trim(); } foreach (var (k, v) in d) { } foreach (var p in d) { p.Key.Trim(); } await foreach (var x in e) { } foreach (var x in o) { x.Y(); } } }"#,
        &expect![[r#"
            MethodDecl M
              int[] a : int[]  local a
              string s : string  local s
              List<string> l : System.Collections.Generic.List<string>  local l
              Dictionary<string, int> d : System.Collections.Generic.Dictionary<string, int>  local d
              IAsyncEnumerable<long> e : System.Collections.Generic.IAsyncEnumerable<long>  local e
              object o : object  local o
              foreach (var x in a) { } : int  foreach int array 1
              a : int[]  local a
              foreach (long x in a) { } : long -> long  foreach int array 1
              a : int[]  local a
              foreach (var c in s) { } : char  foreach char string
              s : string  local s
              foreach (var x in l) { x.Trim(); } : string  foreach string by System.Collections.Generic.List<string>.GetEnumerator()
              l : System.Collections.Generic.List<string>  local l
              x.Trim() : string  call System.String.Trim()
              x.Trim : ?
              x : string  local x
              foreach (var (k, v) in d) { } : ?  foreach System.Collections.Generic.KeyValuePair<string, int> by System.Collections.Generic.Dictionary<string, int>.GetEnumerator()
              var (k, v) : System.Collections.Generic.KeyValuePair<string, int>  apart by System.Collections.Generic.KeyValuePair<string, int>.Deconstruct(default, default)
              (k, v) : System.Collections.Generic.KeyValuePair<string, int>  apart by System.Collections.Generic.KeyValuePair<string, int>.Deconstruct(default, default)
              k : string  local k
              v : int  local v
              d : System.Collections.Generic.Dictionary<string, int>  local d
              foreach (var p in d) { p.Key.Trim(); } : System.Collections.Generic.KeyValuePair<string, int>  foreach System.Collections.Generic.KeyValuePair<string, int> by System.Collections.Generic.Dictionary<string, int>.GetEnumerator()
              d : System.Collections.Generic.Dictionary<string, int>  local d
              p.Key.Trim() : string  call System.String.Trim()
              p.Key.Trim : ?
              p.Key : string  member System.Collections.Generic.KeyValuePair<string, int>.Key
              p : System.Collections.Generic.KeyValuePair<string, int>  local p
              await foreach (var x in e) { } : long  foreach long by System.Collections.Generic.IAsyncEnumerable<long>.GetAsyncEnumerator(default)
              e : System.Collections.Generic.IAsyncEnumerable<long>  local e
              foreach (var x in o) { x.Y(); } : ?  foreach ? unknown
              o : object  local o
              x.Y() : ?
              x.Y : ?  only named Y
              x : ?  local x
        "#]],
    );
}

#[test]
fn using_lock_catch_fixed() {
    check(
        r#"using System; using System.Threading; class R : IDisposable { public void Dispose() { } } class C { readonly Lock gate = new(); void M() { using (var r = new R()) { } using var q = new R(); lock (gate) { } try { } catch (InvalidOperationException e) when (e.Message == "x") { throw; } catch (Exception) { } finally { } } }"#,
        &expect![[r#"
            MethodDecl Dispose
            EqualsValue gate
              new() : System.Threading.Lock  call System.Threading.Lock..ctor()
            MethodDecl M
              using (var r = new R()) { } : R  using R.Dispose()
              r = new R() : R  local r
              new R() : R  call R..ctor()
              using var q = new R(); : R  using R.Dispose()
              q = new R() : R  local q
              new R() : R  call R..ctor()
              gate : System.Threading.Lock  member C.gate this
              (InvalidOperationException e) : System.InvalidOperationException  local e
              e.Message == "x" : bool  on string
              e.Message : string  member System.Exception.Message
              e : System.InvalidOperationException  local e
              "x" : string = "x"
        "#]],
    );
}

#[test]
fn iterators_and_goto() {
    check(
        r#"using System.Collections.Generic; class C { IEnumerable<long> F(int n) { yield return 1; start: if (n > 0) goto start; switch (n) { case 1: goto case 2; case 2: yield break; default: goto default; } } }"#,
        &expect![[r#"
            MethodDecl F
              int n : int  local n
              1 : int = 1 -> long
              n > 0 : bool  on int
              n : int  local n
              0 : int = 0
              (n) : int
              n : int  local n
              1 : int
              1 : int = 1
              2 : int = 2
              2 : int
              2 : int = 2
        "#]],
    );
}

#[test]
fn switch_statements() {
    check(
        r#"enum E { A, B } class C { void M(object o, E e, string s) { switch (o) { case int n when n > 1: n++; break; case string { Length: > 2 } t: t.Trim(); break; case null: break; } switch (e) { case E.A: break; case E.B: int z = 1; break; } switch (s) { case "a": break; } } }"#,
        &expect![[r#"
            MethodDecl M
              object o : object  local o
              E e : E  local e
              string s : string  local s
              (o) : object
              o : object  local o
              int n : int
              n : int  local n
              n > 1 : bool  on int
              n : int  local n
              1 : int = 1
              n++ : int  on int
              n : int  local n
              string { Length: > 2 } t : string
              Length: > 2 : int  member System.String.Length
              > 2 : int
              2 : int = 2
              t : string  local t
              t.Trim() : string  call System.String.Trim()
              t.Trim : ?
              t : string  local t
              null : object
              null : null = null
              (e) : E
              e : E  local e
              E.A : E
              E.A : E = 0  member E.A
              E : E  type
              E.B : E
              E.B : E = 1  member E.B
              E : E  type
              z = 1 : int  local z
              1 : int = 1
              (s) : string
              s : string  local s
              "a" : string
              "a" : string = "a"
        "#]],
    );
}

#[test]
fn constructors_call_others() {
    check(
        r#"class B { protected B(long n) { } } class C : B { int f = 1; C() : this("a") { } C(string s) : base(s.Length) { f = 2; } static C() { } ~C() { f = 3; } }"#,
        &expect![[r#"
            ConstructorDecl .ctor
              long n : long  local n
            EqualsValue f
              1 : int = 1
            ConstructorDecl .ctor
              : this("a") : C  call C..ctor("a")
              "a" : string = "a"
            ConstructorDecl .ctor
              string s : string  local s
              : base(s.Length) : B  call B..ctor(s.Length)
              s.Length : int -> long  member System.String.Length
              s : string  local s
              f = 2 : int
              f : int  member C.f this
              2 : int = 2
            ConstructorDecl .cctor
            FinalizerDecl Finalize
              f = 3 : int
              f : int  member C.f this
              3 : int = 3
        "#]],
    );
}

#[test]
fn top_level_programs() {
    check(
        r#"using System; var n = args.Length; int Twice(int x) => x * n; Console.WriteLine(Twice(2)); return n;"#,
        &expect![[r#"
            CompilationUnit <Main>$
              n = args.Length : int  local n
              args.Length : int  member System.Array.Length
              args : string[]  local args
              int Twice(int x) => x * n; : ?  function 1
              int x : int  local x
              x * n : int  on int
              x : int  local x
              n : int  local n
              Console.WriteLine(Twice(2)) : void  call System.Console.WriteLine(Twice(2))
              Console.WriteLine : ?
              Console : System.Console  type
              Twice(2) : int  call function 1(2)
              Twice : ?  function 1
              2 : int = 2
              n : int  local n
              Local(int x): int
              captured: n
        "#]],
    );
}

#[test]
fn attributes_and_default_values() {
    check(
        r#"using System; [AttributeUsage(AttributeTargets.All, Inherited = false)] class TagAttribute : Attribute { public TagAttribute(string s) { } } [Tag("a" + "b")] class C { [Obsolete("x")] void M(int n = 1 + 2, E e = E.B, string s = null) { } } enum E { A, B }"#,
        &expect![[r#"
            Attribute 
              AttributeUsage(AttributeTargets.All, Inh… : System.AttributeUsageAttribute  call System.AttributeUsageAttribute..ctor(AttributeTar)
              AttributeTargets.All : System.AttributeTargets = 32767  member System.AttributeTargets.All
              AttributeTargets : System.AttributeTargets  type
              false : bool = false
            ConstructorDecl .ctor
              string s : string  local s
            Attribute .ctor
              Tag("a" + "b") : TagAttribute  call TagAttribute..ctor("a" + "b")
              "a" + "b" : string = "ab"  on string
              "a" : string = "a"
              "b" : string = "b"
            MethodDecl M
              "x" : ?
              int n = 1 + 2 : int  local n
              1 + 2 : int = 3  on int
              1 : int = 1
              2 : int = 2
              E e = E.B : E  local e
              E.B : E = 1  member E.B
              E : E  type
              string s = null : string  local s
              null : null = null -> string
            Attribute M
              Obsolete("x") : System.ObsoleteAttribute  call System.ObsoleteAttribute..ctor("x")
              "x" : string = "x"
            EqualsValue M
              1 + 2 : int = 3  on int
              1 : int = 1
              2 : int = 2
            EqualsValue M
              E.B : E = 1  member E.B
              E : E  type
            EqualsValue M
              null : null = null -> string
        "#]],
    );
}
