//! Expressions of every kind.

use crate::facts::facts;
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&facts(text));
}

#[test]
fn literals() {
    check(
        r#"class C { void M() { var a = 1; var b = 2u; var c = 3L; var d = 0xFFul; var e = 1.5; var f = 1.5f; var g = 1.50m; var h = 'x'; var i = "a\tb"; var j = @"a\b"; var k = """raw"""; var l = "u"u8; var m = true; object n = null; int o = default; var p = -2147483648; } }"#,
        &expect![[r#"
            MethodDecl M
              a = 1 : int  local a
              1 : int = 1
              b = 2u : uint  local b
              2u : uint = 2
              c = 3L : long  local c
              3L : long = 3
              d = 0xFFul : ulong  local d
              0xFFul : ulong = 255
              e = 1.5 : double  local e
              1.5 : double = 1.5
              f = 1.5f : float  local f
              1.5f : float = 1.5
              g = 1.50m : decimal  local g
              1.50m : decimal = 150e-2
              h = 'x' : char  local h
              'x' : char = 'x'
              i = "a\tb" : string  local i
              "a\tb" : string = "a\tb"
              j = @"a\b" : string  local j
              @"a\b" : string = "a\\b"
              k = """raw""" : string  local k
              """raw""" : string = "raw"
              l = "u"u8 : System.ReadOnlySpan<byte>  local l
              "u"u8 : System.ReadOnlySpan<byte> = "u"
              m = true : bool  local m
              true : bool = true
              n = null : object  local n
              null : null = null -> object
              o = default : int  local o
              default : null -> int
              p = -2147483648 : int  local p
              -2147483648 : int = -2147483648
              2147483648 : uint = 2147483648
        "#]],
    );
}

#[test]
fn operators_convert_their_operands() {
    check(
        r#"class C { void M(int i, long l, byte b, string s, double? d, object o) { var x = i + l; var y = s + i; var z = d * i; var w = b + b; b += 1; i++; var q = o == null; var r = i > 1 && !(l < 2) || s != "a"; var t = i << 2; } }"#,
        &expect![[r#"
            MethodDecl M
              int i : int  local i
              long l : long  local l
              byte b : byte  local b
              string s : string  local s
              double? d : double?  local d
              object o : object  local o
              x = i + l : long  local x
              i + l : long  on long
              i : int -> long  local i
              l : long  local l
              y = s + i : string  local y
              s + i : string  on string
              s : string  local s
              i : int -> object  local i
              z = d * i : double?  local z
              d * i : double?  on double?
              d : double?  local d
              i : int -> double?  local i
              w = b + b : int  local w
              b + b : int  on int
              b : byte -> int  local b
              b : byte -> int  local b
              b += 1 : byte  on int
              b : byte  local b
              1 : int = 1
              i++ : int  on int
              i : int  local i
              q = o == null : bool  local q
              o == null : bool  on object
              o : object  local o
              null : null = null -> object
              r = i > 1 && !(l < 2) || s != "a" : bool  local r
              i > 1 && !(l < 2) || s != "a" : bool  on bool
              i > 1 && !(l < 2) : bool  on bool
              i > 1 : bool  on int
              i : int  local i
              1 : int = 1
              !(l < 2) : bool  on bool
              (l < 2) : bool
              l < 2 : bool  on long
              l : long  local l
              2 : int = 2 -> long
              s != "a" : bool  on string
              s : string  local s
              "a" : string = "a"
              t = i << 2 : int  local t
              i << 2 : int  on int
              i : int  local i
              2 : int = 2
        "#]],
    );
}

#[test]
fn user_defined_operators_and_conversions() {
    check(
        r#"struct V { public static V operator +(V a, V b) => a; public static implicit operator V(int n) => default; public static explicit operator int(V v) => 0; public static bool operator true(V v) => true; public static bool operator false(V v) => false; } class C { void M(V v) { v = v + 1; v += v; int n = (int)v; V w = 3; if (v) { } } }"#,
        &expect![[r#"
            OperatorDecl op_Addition
              V a : V  local a
              V b : V  local b
              a : V  local a
            ConversionDecl op_Implicit
              int n : int  local n
              default : null -> V
            ConversionDecl op_Explicit
              V v : V  local v
              0 : int = 0
            OperatorDecl op_True
              V v : V  local v
              true : bool = true
            OperatorDecl op_False
              V v : V  local v
              false : bool = false
            MethodDecl M
              V v : V  local v
              v = v + 1 : V
              v : V  local v
              v + 1 : V  call V.op_Addition(v, 1)
              v : V  local v
              1 : int = 1 -> V by operator
              v += v : V  call V.op_Addition(v, v)
              v : V  local v
              v : V  local v
              n = (int)v : int  local n
              (int)v : int
              v : V -> int by operator  local v
              w = 3 : V  local w
              3 : int = 3 -> V by operator
              v : V -> bool by operator  local v
        "#]],
    );
}

#[test]
fn conditional_and_coalescing() {
    check(
        r#"class C { void M(bool c, int? n, string s, C o) { var a = c ? 1 : 2L; var b = n ?? 3; var d = s ?? "x"; string e = c ? null : s; var f = o?.N?.V; var g = s?.Length ?? 0; s ??= "y"; var h = s ?? throw new System.Exception(); byte i = c ? 1 : 2; } C N; int V; }"#,
        &expect![[r#"
            MethodDecl M
              bool c : bool  local c
              int? n : int?  local n
              string s : string  local s
              C o : C  local o
              a = c ? 1 : 2L : long  local a
              c ? 1 : 2L : long
              c : bool  local c
              1 : int = 1 -> long
              2L : long = 2
              b = n ?? 3 : int  local b
              n ?? 3 : int
              n : int?  local n
              3 : int = 3
              d = s ?? "x" : string  local d
              s ?? "x" : string
              s : string  local s
              "x" : string = "x"
              e = c ? null : s : string  local e
              c ? null : s : string
              c : bool  local c
              null : null = null -> string
              s : string  local s
              f = o?.N?.V : int?  local f
              o?.N?.V : int?
              o : C  local o
              .N?.V : int?
              .N : C  member C.N
              .V : int  member C.V
              g = s?.Length ?? 0 : int  local g
              s?.Length ?? 0 : int
              s?.Length : int?
              s : string  local s
              .Length : int  member System.String.Length
              0 : int = 0
              s ??= "y" : string
              s : string  local s
              "y" : string = "y"
              h = s ?? throw new System.Exception() : string  local h
              s ?? throw new System.Exception() : string
              s : string  local s
              throw new System.Exception() : never
              new System.Exception() : System.Exception  call System.Exception..ctor()
              i = c ? 1 : 2 : byte  local i
              c ? 1 : 2 : byte
              c : bool  local c
              1 : int = 1 -> byte
              2 : int = 2 -> byte
        "#]],
    );
}

#[test]
fn casts_is_as_typeof_sizeof_default() {
    check(
        r#"class C { void M(object o) { var a = (string)o; var b = o as C; var c = o is C; var d = typeof(C); var e = sizeof(int); var f = default(int); var g = (long)1; var h = checked(1 + 2); } }"#,
        &expect![[r#"
            MethodDecl M
              object o : object  local o
              a = (string)o : string  local a
              (string)o : string
              o : object  local o
              b = o as C : C  local b
              o as C : C
              o : object  local o
              c = o is C : bool  local c
              o is C : bool
              o : object  local o
              C : C  type
              C : C  type
              d = typeof(C) : System.Type  local d
              typeof(C) : System.Type
              e = sizeof(int) : int  local e
              sizeof(int) : int = 4
              f = default(int) : int  local f
              default(int) : int = 0
              g = (long)1 : long  local g
              (long)1 : long = 1
              1 : int = 1
              h = checked(1 + 2) : int  local h
              checked(1 + 2) : int = 3
              1 + 2 : int = 3  on int
              1 : int = 1
              2 : int = 2
        "#]],
    );
}

#[test]
fn objects_and_initializers() {
    check(
        r#"using System.Collections.Generic; class P { public int X { get; set; } public P Next; public List<int> L = new(); public Dictionary<string, int> D { get; } } class C { void M() { var p = new P { X = 1, Next = { X = 2 }, L = { 3, 4 }, D = { ["a"] = 5 } }; P q = new() { X = 6 }; var d = new Dictionary<string, long> { { "k", 7 } }; var a = new { A = 1, p.X }; var b = a.A + a.X; } }"#,
        &expect![[r#"
            EqualsValue L
              new() : System.Collections.Generic.List<int>  call System.Collections.Generic.List<int>..ctor()
            MethodDecl M
              p = new P { X = 1, Next = { X = 2 }, L =… : P  local p
              new P { X = 1, Next = { X = 2 }, L = { 3… : P  call P..ctor()
              { X = 1, Next = { X = 2 }, L = { 3, 4 },… : P
              X = 1 : int
              X : int  member P.X this
              1 : int = 1
              Next = { X = 2 } : P
              Next : P  member P.Next this
              { X = 2 } : P
              X = 2 : int
              X : int  member P.X this
              2 : int = 2
              L = { 3, 4 } : System.Collections.Generic.List<int>
              L : System.Collections.Generic.List<int>  member P.L this
              { 3, 4 } : System.Collections.Generic.List<int>  call System.Collections.Generic.List<int>.Add(default)
              3 : int = 3
              4 : int = 4
              D = { ["a"] = 5 } : System.Collections.Generic.Dictionary<string, int>
              D : System.Collections.Generic.Dictionary<string, int>  member P.D this
              { ["a"] = 5 } : System.Collections.Generic.Dictionary<string, int>
              ["a"] = 5 : int
              ["a"] : int  call System.Collections.Generic.Dictionary<string, int>.this[]("a")
              "a" : string = "a"
              5 : int = 5
              q = new() { X = 6 } : P  local q
              new() { X = 6 } : P  call P..ctor()
              { X = 6 } : P
              X = 6 : int
              X : int  member P.X this
              6 : int = 6
              d = new Dictionary<string, long> { { "k"… : System.Collections.Generic.Dictionary<string, long>  local d
              new Dictionary<string, long> { { "k", 7 … : System.Collections.Generic.Dictionary<string, long>  call System.Collections.Generic.Dictionary<string, long>..ctor()
              { { "k", 7 } } : System.Collections.Generic.Dictionary<string, long>
              { "k", 7 } : void  call System.Collections.Generic.Dictionary<string, long>.Add("k", 7)
              "k" : string = "k"
              7 : int = 7 -> long
              a = new { A = 1, p.X } : { int A, int X }  local a
              new { A = 1, p.X } : { int A, int X }
              A = 1 : int
              A : int
              1 : int = 1
              p.X : int  member P.X
              p : P  local p
              b = a.A + a.X : int  local b
              a.A + a.X : int  on int
              a.A : int  only named A
              a : { int A, int X }  local a
              a.X : int  only named X
              a : { int A, int X }  local a
        "#]],
    );
}

#[test]
fn arrays_and_collections() {
    check(
        r#"using System; using System.Collections.Generic; class C { void M(int[] xs) { int[] a = { 1, 2 }; var b = new long[2] { 1, 2 }; var c = new[] { 1, 2.5 }; var d = new int[2, 3]; var e = d[0, 1]; long[] f = [1, ..xs]; List<string> g = ["a"]; var h = xs[^1]; var i = xs[1..]; Span<int> j = stackalloc int[3]; var k = new int[2][]; var l = k[0][1]; } }"#,
        &expect![[r#"
            MethodDecl M
              int[] xs : int[]  local xs
              a = { 1, 2 } : int[]  local a
              { 1, 2 } : int[]
              1 : int = 1
              2 : int = 2
              b = new long[2] { 1, 2 } : long[]  local b
              new long[2] { 1, 2 } : long[]
              2 : int = 2
              { 1, 2 } : long[]
              1 : int = 1 -> long
              2 : int = 2 -> long
              c = new[] { 1, 2.5 } : double[]  local c
              new[] { 1, 2.5 } : double[]
              { 1, 2.5 } : double[]
              1 : int = 1 -> double
              2.5 : double = 2.5
              d = new int[2, 3] : int[,]  local d
              new int[2, 3] : int[,]
              2 : int = 2
              3 : int = 3
              e = d[0, 1] : int  local e
              d[0, 1] : int
              d : int[,]  local d
              0 : int = 0
              1 : int = 1
              f = [1, ..xs] : long[]  local f
              [1, ..xs] : long[]
              1 : int = 1 -> long
              xs : int[]  local xs
              g = ["a"] : System.Collections.Generic.List<string>  local g
              ["a"] : System.Collections.Generic.List<string>
              "a" : string = "a"
              h = xs[^1] : int  local h
              xs[^1] : int
              xs : int[]  local xs
              ^1 : System.Index
              1 : int = 1
              i = xs[1..] : int[]  local i
              xs[1..] : int[]
              xs : int[]  local xs
              1.. : System.Range
              1 : int = 1 -> System.Index by operator
              j = stackalloc int[3] : System.Span<int>  local j
              stackalloc int[3] : System.Span<int>
              3 : int = 3
              k = new int[2][] : int[][]  local k
              new int[2][] : int[][]
              2 : int = 2
              l = k[0][1] : int  local l
              k[0][1] : int
              k[0] : int[]
              k : int[][]  local k
              0 : int = 0
              1 : int = 1
        "#]],
    );
}

#[test]
fn calls_with_all_sorts_of_arguments() {
    check(
        r#"class C { int F(int a, string b = "x", params long[] rest) => 0; void G(out int a, ref string b, in long c) { a = 1; } void M(string s) { F(1); F(b: s, a: 2); F(1, s, 3, 4); G(out var n, ref s, 5); G(out _, ref s, n); int.TryParse(s, out int m); } }"#,
        &expect![[r#"
            MethodDecl F
              int a : int  local a
              string b = "x" : string  local b
              "x" : string = "x"
              params long[] rest : long[]  local rest
              0 : int = 0
            EqualsValue F
              "x" : string = "x"
            MethodDecl G
              out int a : int  local a
              ref string b : string  local b
              in long c : long  local c
              a = 1 : int
              a : int  local a
              1 : int = 1
            MethodDecl M
              string s : string  local s
              F(1) : int  call C.F(1, default, rest ) this
              F : ?
              1 : int = 1
              F(b: s, a: 2) : int  call C.F(2, s, rest ) this
              F : ?
              s : string  local s
              2 : int = 2
              F(1, s, 3, 4) : int  call C.F(1, s, rest 3 4) this
              F : ?
              1 : int = 1
              s : string  local s
              3 : int = 3 -> long
              4 : int = 4 -> long
              G(out var n, ref s, 5) : void  call C.G(var n, s, 5) this
              G : ?
              var n : int  local n
              n : int  local n
              s : string  local s
              5 : int = 5 -> long
              G(out _, ref s, n) : void  call C.G(_, s, n) this
              G : ?
              _ : int  only named _
              s : string  local s
              n : int -> long  local n
              int.TryParse(s, out int m) : bool  call System.Int32.TryParse(s, int m)
              int.TryParse : ?
              int : int  type
              s : string  local s
              int m : int  local m
              m : int  local m
        "#]],
    );
}

#[test]
fn generic_calls_are_inferred() {
    check(
        r#"using System; using System.Collections.Generic; class C { static T Id<T>(T x) => x; static R Map<T, R>(T x, Func<T, R> f) => f(x); void M() { var a = Id(1); var b = Map("a", s => s.Length); var c = Id<object>(null); var d = Map(2, Id); } }"#,
        &expect![[r#"
            MethodDecl Id
              T x : T  local x
              x : T  local x
            MethodDecl Map
              T x : T  local x
              Func<T, R> f : System.Func<T, R>  local f
              f(x) : R  invoke System.Func<T, R>.Invoke(x)
              f : System.Func<T, R>  local f
              x : T  local x
            MethodDecl M
              a = Id(1) : int  local a
              Id(1) : int  call C.Id<int>(1)
              Id : ?
              1 : int = 1
              b = Map("a", s => s.Length) : int  local b
              Map("a", s => s.Length) : int  call C.Map<string, int>("a", s => s.Lengt)
              Map : ?
              "a" : string = "a"
              s => s.Length : ? -> System.Func<string, int>  lambda 1
              s : string  local s
              s.Length : int  member System.String.Length
              s : string  local s
              c = Id<object>(null) : object  local c
              Id<object>(null) : object  call C.Id<object>(null)
              Id<object> : ?
              null : null = null -> object
              d = Map(2, Id) : int  local d
              Map(2, Id) : int  call C.Map<int, int>(2, Id)
              Map : ?
              2 : int = 2
              Id : ? -> System.Func<int, int>  group C.Id<int>()
              Lambda(string s): int
        "#]],
    );
}

#[test]
fn tuples_and_deconstruction() {
    check(
        r#"class P { public void Deconstruct(out int x, out string y) { x = 0; y = null; } } class C { (int a, string b) F() => (1, null); void M(P p) { var t = F(); var x = t.a + t.Item1; var (c, d) = t; (int e, var f) = p; (c, _) = (2, 3); (string, long) u = (null, 4); var (g, (h, i)) = (1, (2L, "z")); } }"#,
        &expect![[r#"
            MethodDecl Deconstruct
              out int x : int  local x
              out string y : string  local y
              x = 0 : int
              x : int  local x
              0 : int = 0
              y = null : string
              y : string  local y
              null : null = null -> string
            MethodDecl F
              (1, null) : (int a, string b)
              1 : int = 1
              null : null = null -> string
            MethodDecl M
              P p : P  local p
              t = F() : (int a, string b)  local t
              F() : (int a, string b)  call C.F() this
              F : ?
              x = t.a + t.Item1 : int  local x
              t.a + t.Item1 : int  on int
              t.a : int  member System.ValueTuple<int, string>.Item1
              t : (int a, string b)  local t
              t.Item1 : int  member System.ValueTuple<int, string>.Item1
              t : (int a, string b)  local t
              var (c, d) = t : (int a, string b)
              var (c, d) : (int a, string b)  apart as tuple
              (c, d) : (int a, string b)  apart as tuple
              c : int  local c
              d : string  local d
              t : (int a, string b)  local t
              (int e, var f) = p : P
              (int e, var f) : P  apart by P.Deconstruct(default, default)
              int e : int  local e
              e : int  local e
              var f : string  local f
              f : string  local f
              p : P  local p
              (c, _) = (2, 3) : (int, int)
              (c, _) : (int, int)  apart as tuple
              c : int  local c
              _ : int  only named _
              (2, 3) : (int, int)
              2 : int = 2
              3 : int = 3
              u = (null, 4) : (string, long)  local u
              (null, 4) : (string, long)
              null : null = null -> string
              4 : int = 4 -> long
              var (g, (h, i)) = (1, (2L, "z")) : (int, (long, string))
              var (g, (h, i)) : (int, (long, string))  apart as tuple
              (g, (h, i)) : (int, (long, string))  apart as tuple
              g : int  local g
              (h, i) : (long, string)  apart as tuple
              h : long  local h
              i : string  local i
              (1, (2L, "z")) : (int, (long, string))
              1 : int = 1
              (2L, "z") : (long, string)
              2L : long = 2
              "z" : string = "z"
        "#]],
    );
}

#[test]
fn interpolation() {
    check(
        r#"class C { const string A = "a"; void M(int n) { var s = $"x{n,5:f}{n + 1}y"; System.FormattableString f = $"{n}"; var c = $"{A}b{{"; } }"#,
        &expect![[r#"
            EqualsValue A
              "a" : string = "a"
            MethodDecl M
              int n : int  local n
              s = $"x{n,5:f}{n + 1}y" : string  local s
              $"x{n,5:f}{n + 1}y" : string
              n : int  local n
              5 : int = 5
              n + 1 : int  on int
              n : int  local n
              1 : int = 1
              f = $"{n}" : System.FormattableString  local f
              $"{n}" : string -> System.FormattableString
              n : int  local n
              c = $"{A}b{{" : string  local c
              $"{A}b{{" : string = "ab{"
              A : string = "a"  member C.A
        "#]],
    );
}

#[test]
fn delegates_and_method_groups() {
    check(
        r#"using System; class C { event Action<int> E; int N(string s) => 1; static void H(int n) { } void M() { E += H; E -= n => { }; E(1); E?.Invoke(2); Func<string, int> f = N; var g = f; g("a"); var h = new Action<int>(H); Action<int> k = delegate { }; var m = N; } }"#,
        &expect![[r#"
            MethodDecl N
              string s : string  local s
              1 : int = 1
            MethodDecl H
              int n : int  local n
            MethodDecl M
              E += H : System.Action<int>  on object delegates
              E : System.Action<int>  member C.E this
              H : ? -> System.Action<int>  group C.H()
              E -= n => { } : System.Action<int>  on object delegates
              E : System.Action<int>  member C.E this
              n => { } : ? -> System.Action<int>  lambda 1
              n : int  local n
              E(1) : void  invoke System.Action<int>.Invoke(1)
              E : System.Action<int>  member C.E this
              1 : int = 1
              E?.Invoke(2) : void
              E : System.Action<int>  member C.E this
              .Invoke(2) : void  call System.Action<int>.Invoke(2)
              .Invoke : ?
              2 : int = 2
              f = N : System.Func<string, int>  local f
              N : ? -> System.Func<string, int>  group C.N() this
              g = f : System.Func<string, int>  local g
              f : System.Func<string, int>  local f
              g("a") : int  invoke System.Func<string, int>.Invoke("a")
              g : System.Func<string, int>  local g
              "a" : string = "a"
              h = new Action<int>(H) : System.Action<int>  local h
              new Action<int>(H) : System.Action<int>
              H : ? -> System.Action<int>  group C.H()
              k = delegate { } : System.Action<int>  local k
              delegate { } : ? -> System.Action<int>  lambda 2
              m = N : System.Func<string, int>  local m
              N : ? -> System.Func<string, int>  group C.N() this
              Lambda(int n): void
              Lambda(int ): void
        "#]],
    );
}

#[test]
fn awaiting() {
    check(
        r#"using System.Threading.Tasks; class C { async Task<int> F() { await Task.Delay(1); return 1; } async Task M() { var n = await F(); var m = await Task.WhenAll(F(), F()); var t = Task.Run(() => F()); var u = Task.Run(async () => { await F(); return "a"; }); await F().ConfigureAwait(false); } }"#,
        &expect![[r#"
            MethodDecl F
              await Task.Delay(1) : void
              Task.Delay(1) : System.Threading.Tasks.Task  call System.Threading.Tasks.Task.Delay(1)
              Task.Delay : ?
              Task : System.Threading.Tasks.Task  type
              1 : int = 1
              1 : int = 1
            MethodDecl M
              n = await F() : int  local n
              await F() : int
              F() : System.Threading.Tasks.Task<int>  call C.F() this
              F : ?
              m = await Task.WhenAll(F(), F()) : int[]  local m
              await Task.WhenAll(F(), F()) : int[]
              Task.WhenAll(F(), F()) : System.Threading.Tasks.Task<int[]>  call System.Threading.Tasks.Task.WhenAll<int>(rest F() F())
              Task.WhenAll : ?
              Task : System.Threading.Tasks.Task  type
              F() : System.Threading.Tasks.Task<int>  call C.F() this
              F : ?
              F() : System.Threading.Tasks.Task<int>  call C.F() this
              F : ?
              t = Task.Run(() => F()) : System.Threading.Tasks.Task<int>  local t
              Task.Run(() => F()) : System.Threading.Tasks.Task<int>  call System.Threading.Tasks.Task.Run<int>(() => F())
              Task.Run : ?
              Task : System.Threading.Tasks.Task  type
              () => F() : ? -> System.Func<System.Threading.Tasks.Task<int>>  lambda 1
              F() : System.Threading.Tasks.Task<int>  call C.F() this
              F : ?
              u = Task.Run(async () => { await F(); re… : System.Threading.Tasks.Task<string>  local u
              Task.Run(async () => { await F(); return… : System.Threading.Tasks.Task<string>  call System.Threading.Tasks.Task.Run<string>(async () => )
              Task.Run : ?
              Task : System.Threading.Tasks.Task  type
              async () => { await F(); return "a"; } : ? -> System.Func<System.Threading.Tasks.Task<string>>  lambda 2
              await F() : int
              F() : System.Threading.Tasks.Task<int>  call C.F() this
              F : ?
              "a" : string = "a"
              await F().ConfigureAwait(false) : int
              F().ConfigureAwait(false) : System.Runtime.CompilerServices.ConfiguredTaskAwaitable<int>  call System.Threading.Tasks.Task<int>.ConfigureAwait(false)
              F().ConfigureAwait : ?
              F() : System.Threading.Tasks.Task<int>  call C.F() this
              F : ?
              false : bool = false
              Lambda(): System.Threading.Tasks.Task<int> this
              Lambda(): System.Threading.Tasks.Task<string> async this
        "#]],
    );
}

#[test]
fn switch_expressions() {
    check(
        r#"class C { string M(object o, int n) { var a = n switch { 0 => 1, > 5 and < 9 => 2L, _ => throw new System.Exception() }; System.Func<int> f = o switch { string s => () => s.Length, _ => () => 0 }; return o switch { int i when i > 0 => "a", { } => null, null => "b" }; } }"#,
        &expect![[r#"
            MethodDecl M
              object o : object  local o
              int n : int  local n
              a = n switch { 0 => 1, > 5 and < 9 => 2L… : long  local a
              n switch { 0 => 1, > 5 and < 9 => 2L, _ … : long
              n : int  local n
              0 : int
              0 : int = 0
              1 : int = 1 -> long
              > 5 and < 9 : int
              > 5 : int
              5 : int = 5
              < 9 : int
              9 : int = 9
              2L : long = 2
              _ : int
              throw new System.Exception() : never
              new System.Exception() : System.Exception  call System.Exception..ctor()
              f = o switch { string s => () => s.Lengt… : System.Func<int>  local f
              o switch { string s => () => s.Length, _… : System.Func<int>
              o : object  local o
              string s : string
              s : string  local s
              () => s.Length : ? -> System.Func<int>  lambda 1
              s.Length : int  member System.String.Length
              s : string  local s
              _ : object
              () => 0 : ? -> System.Func<int>  lambda 2
              0 : int = 0
              o switch { int i when i > 0 => "a", { } … : string
              o : object  local o
              int i : int
              i : int  local i
              i > 0 : bool  on int
              i : int  local i
              0 : int = 0
              "a" : string = "a"
              { } : object
              null : null = null -> string
              null : object
              null : null = null
              "b" : string = "b"
              Lambda(): int
              Lambda(): int
              captured: s
        "#]],
    );
}

#[test]
fn dynamic_and_pointers() {
    check(
        r#"unsafe class C { int f; void M(dynamic d, int* p, C* q) { var a = d.X.Y(1); var b = *p + p[1]; var c = &b; var e = q->f; fixed (char* s = "abc") { var g = s[0]; } } }"#,
        &expect![[r#"
            MethodDecl M
              dynamic d : dynamic  local d
              int* p : int*  local p
              C* q : C*  local q
              a = d.X.Y(1) : dynamic  local a
              d.X.Y(1) : dynamic
              d.X.Y : dynamic  only named Y
              d.X : dynamic  only named X
              d : dynamic  local d
              1 : int = 1
              b = *p + p[1] : int  local b
              *p + p[1] : int  on int
              *p : int
              p : int*  local p
              p[1] : int
              p : int*  local p
              1 : int = 1
              c = &b : int*  local c
              &b : int*
              b : int  local b
              e = q->f : int  local e
              q->f : int  member C.f
              q : C*  local q
              s = "abc" : char*  local s
              "abc" : string = "abc"
              g = s[0] : char  local g
              s[0] : char
              s : char*  local s
              0 : int = 0
        "#]],
    );
}

#[test]
fn with_and_ranges() {
    check(
        r#"record R(int A, string B); class C { void M(R r, string s) { var a = r with { A = 2 }; var b = s[1..^1]; var c = s[^1]; System.Range d = 1..; } }"#,
        &expect![[r#"
            MethodDecl M
              R r : R  local r
              string s : string  local s
              a = r with { A = 2 } : R  local a
              r with { A = 2 } : R
              r : R  local r
              { A = 2 } : R
              A = 2 : int
              A : int  member R.A this
              2 : int = 2
              b = s[1..^1] : string  local b
              s[1..^1] : string
              s : string  local s
              1..^1 : System.Range
              1 : int = 1 -> System.Index by operator
              ^1 : System.Index
              1 : int = 1
              c = s[^1] : char  local c
              s[^1] : char
              s : string  local s
              ^1 : System.Index
              1 : int = 1
              d = 1.. : System.Range  local d
              1.. : System.Range
              1 : int = 1 -> System.Index by operator
        "#]],
    );
}
