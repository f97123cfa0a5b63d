//! Names: variables, members, types, and who wins.

use crate::facts::facts;
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&facts(text));
}

#[test]
fn variables_hide_members_and_members_hide_types() {
    check(
        r#"class A { int x; static int y; A Next => this; void M(int p) { int x = p; x = this.x + y; Next.Next.x = 1; A.y = 2; } }"#,
        &expect![[r#"
            ArrowBody Next
              this : A
            MethodDecl M
              int p : int  local p
              x = p : int  local x
              p : int  local p
              x = this.x + y : int
              x : int  local x
              this.x + y : int  on int
              this.x : int  member A.x
              this : A
              y : int  member A.y
              Next.Next.x = 1 : int
              Next.Next.x : int  member A.x
              Next.Next : A  member A.Next
              Next : A  member A.Next this
              1 : int = 1
              A.y = 2 : int
              A.y : int  member A.y
              A : A  type
              2 : int = 2
        "#]],
    );
}

#[test]
fn outer_types_give_static_members_only() {
    check(
        r#"class O { static int s; int i; class N { int M() => s + i; } }"#,
        &expect![[r#"
            MethodDecl M
              s + i : ? -> int  on dynamic
              s : int  member O.s
              i : ?  only named i
        "#]],
    );
}

#[test]
fn a_value_named_like_a_type_that_is_not_there_may_be_either() {
    check(
        r#"class P { Missing Missing { get; set; } Missing other; void M() { Missing.Read(); other.Read(); var a = Missing; } }"#,
        &expect![[r#"
            MethodDecl M
              Missing.Read() : ?
              Missing.Read : ?  only named Read
              Missing : ?  only named Missing
              other.Read() : ?
              other.Read : ?  only named Read
              other : ?  member P.other this
              a = Missing : ?  local a
              Missing : ?  member P.Missing this
        "#]],
    );
}

#[test]
fn a_value_named_like_its_type_is_both() {
    check(
        r#"class Color { public static Color Red; public int Value; public static Color Mix() => null; } class P { Color Color { get; set; } void M() { var a = Color.Red; var b = Color.Value; var c = Color.Mix(); } }"#,
        &expect![[r#"
            MethodDecl Mix
              null : null = null -> Color
            MethodDecl M
              a = Color.Red : Color  local a
              Color.Red : Color  member Color.Red
              Color : Color  type
              b = Color.Value : int  local b
              Color.Value : int  member Color.Value
              Color : Color  member P.Color this
              c = Color.Mix() : Color  local c
              Color.Mix() : Color  call Color.Mix()
              Color.Mix : ?
              Color : Color  type
        "#]],
    );
}

#[test]
fn using_static_and_aliases() {
    check(
        r#"using static System.Math; using L = System.Collections.Generic.List<int>; class C { void M() { var m = Max(1, 2); var l = new L(); double p = PI; } }"#,
        &expect![[r#"
            MethodDecl M
              m = Max(1, 2) : int  local m
              Max(1, 2) : int  call System.Math.Max(1, 2)
              Max : ?
              1 : int = 1
              2 : int = 2
              l = new L() : System.Collections.Generic.List<int>  local l
              new L() : System.Collections.Generic.List<int>  call System.Collections.Generic.List<int>..ctor()
              p = PI : double  local p
              PI : double = 3.141592653589793  member System.Math.PI
        "#]],
    );
}

#[test]
fn qualified_names() {
    check(
        r#"namespace N.I { class T { public static int F; public class U { public const string S = "s"; } } } class C { void M() { var a = N.I.T.F; var b = global::N.I.T.U.S; var c = System.Int32.MaxValue; var d = int.MinValue; } }"#,
        &expect![[r#"
            EqualsValue S
              "s" : string = "s"
            MethodDecl M
              a = N.I.T.F : int  local a
              N.I.T.F : int  member N.I.T.F
              N.I.T : N.I.T  type
              N.I : ?  namespace
              N : ?  namespace
              b = global::N.I.T.U.S : string  local b
              global::N.I.T.U.S : string = "s"  member N.I.T.U.S
              global::N.I.T.U : N.I.T.U  type
              global::N.I.T : N.I.T  type
              global::N.I : ?  namespace
              global::N : ?  namespace
              global : ?  namespace
              c = System.Int32.MaxValue : int  local c
              System.Int32.MaxValue : int = 2147483647  member System.Int32.MaxValue
              System.Int32 : int  type
              System : ?  namespace
              d = int.MinValue : int  local d
              int.MinValue : int = -2147483648  member System.Int32.MinValue
              int : int  type
        "#]],
    );
}

#[test]
fn base_calls_and_inherited_generic_members() {
    check(
        r#"class B<T> { protected T item; public virtual T Get(T x) => item; } class D : B<string> { public override string Get(string x) => base.Get(item) + base.item; }"#,
        &expect![[r#"
            MethodDecl Get
              T x : T  local x
              item : T  member B<T>.item this
            MethodDecl Get
              string x : string  local x
              base.Get(item) + base.item : string  on string
              base.Get(item) : string  call B<string>.Get(item) base
              base.Get : ?
              base : B<string>
              item : string  member B<string>.item this
              base.item : string  member B<string>.item
              base : B<string>
        "#]],
    );
}

#[test]
fn primary_constructors_and_records() {
    check(
        r#"class P(int seed, string name) : B(seed) { int a = seed; string N() => name + a; } class B(int n) { } record R(int X) { int Twice => X * 2; } "#,
        &expect![[r#"
            BaseConstructor .ctor
              B(seed) : B  call B..ctor(seed)
              seed : int  local seed
            EqualsValue a
              seed : int  local seed
            MethodDecl N
              name + a : string  on string
              name : string  local name
              a : int -> object  member P.a this
            ArrowBody Twice
              X * 2 : int  on int
              X : int  member R.X this
              2 : int = 2
        "#]],
    );
}

#[test]
fn accessors_have_value_and_field() {
    check(
        r#"class C { int p; int P { get => p; set { p = value; } } string Q { get; set => field = value; } = "q"; event System.Action E { add { value(); } remove { } } int this[string key] { get => key.Length; set => p = value; } }"#,
        &expect![[r#"
            Accessor P
              p : int  member C.p this
            Accessor P
              p = value : int
              p : int  member C.p this
              value : int  local value
            Accessor Q
              field = value : string
              field : string  only named field
              value : string  local value
            EqualsValue Q
              "q" : string = "q"
            Accessor E
              value() : void  invoke System.Action.Invoke()
              value : System.Action  local value
            Accessor E
            Accessor this[]
              key.Length : int  member System.String.Length
              key : string  local key
            Accessor this[]
              p = value : int
              p : int  member C.p this
              value : int  local value
        "#]],
    );
}

#[test]
fn nameof_is_text() {
    check(
        r#"class C { int f; string M<T>() => nameof(f) + nameof(C.M) + nameof(System.Collections.Generic.List<int>) + nameof(T); }"#,
        &expect![[r#"
            MethodDecl M
              nameof(f) + nameof(C.M) + nameof(System.… : string = "fMListT"  on string
              nameof(f) + nameof(C.M) + nameof(System.… : string = "fMList"  on string
              nameof(f) + nameof(C.M) : string = "fM"  on string
              nameof(f) : string = "f"
              nameof : ?
              f : int  member C.f this
              nameof(C.M) : string = "M"
              nameof : ?
              C.M : ?  group C.M()
              C : C  type
              nameof(System.Collections.Generic.List<i… : string = "List"
              nameof : ?
              System.Collections.Generic.List<int> : System.Collections.Generic.List<int>  type
              System.Collections.Generic : ?  namespace
              System.Collections : ?  namespace
              System : ?  namespace
              nameof(T) : string = "T"
              nameof : ?
              T : T  type
        "#]],
    );
}

#[test]
fn what_nobody_declared_is_only_named() {
    check(
        r#"class C { void M() { missing.Thing(1, x => x.Y); var a = other.B.C(out var q)[2]; q.Use(); Unknown u = null; u.Go(); } }"#,
        &expect![[r#"
            MethodDecl M
              missing.Thing(1, x => x.Y) : ?
              missing.Thing : ?  only named Thing
              missing : ?  only named missing
              1 : int = 1
              x => x.Y : ?  lambda 1
              x : ?  local x
              x.Y : ?  only named Y
              x : ?  local x
              a = other.B.C(out var q)[2] : ?  local a
              other.B.C(out var q)[2] : ?
              other.B.C(out var q) : ?
              other.B.C : ?  only named C
              other.B : ?  only named B
              other : ?  only named other
              var q : ?  local q
              q : ?  local q
              2 : int = 2
              q.Use() : ?
              q.Use : ?  only named Use
              q : ?  local q
              u = null : ?  local u
              null : null = null
              u.Go() : ?
              u.Go : ?  only named Go
              u : ?  local u
              Lambda(? x): ?
        "#]],
    );
}
