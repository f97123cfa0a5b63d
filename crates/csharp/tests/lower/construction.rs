//! Constructors, initialisers, objects, collections, records.

use crate::support::{check, check_file};
use expect_test::expect;

#[test]
fn initialisers_run_first_in_order() {
    check_file(
        "class B { public B(int x) { } } class C : B { int a = 1; readonly List<int> b = new List<int>(); public C() : base(2) { a = 3; } public C(int x) : this() { } }",
        ".ctor",
        &expect![[r#"
            public constructor method .ctor(x: int) -> void {
            b0:
              return
            }

            public constructor method .ctor() -> void {
              var %1: int, %2: System.Collections.Generic.List<int>, %3: int, %4: int
            b0:
              %1 = 1
              this.C::a = %1
              %2 = new System.Collections.Generic.List<int>
              call System.Collections.Generic.List<int>::.ctor(%2)
              this.C::b = %2
              %3 = 2
              call B::.ctor(this, %3)
              %4 = 3
              this.C::a = %4
              return
            }

            public constructor method .ctor#1(x: int) -> void {
            b0:
              call C::.ctor(this)
              return
            }
        "#]],
    );
}

#[test]
fn static_initialisers_make_a_static_constructor() {
    check(
        "static int a = 1; static readonly object gate = new object(); const int K = 3;",
        ".cctor",
        &expect![[r#"
            static cctor generated method `.cctor`() -> void {
              var %0: int, %1: object
            b0:
              %0 = 1
              static C::a = %0
              %1 = new object
              static C::gate = %1
              return
            }
        "#]],
    );
}

#[test]
fn static_initialisers_come_before_the_static_constructor() {
    check(
        "static int a = 1; static C() { a = 2; }",
        ".cctor",
        &expect![[r#"
            static cctor method `.cctor`() -> void {
              var %0: int, %1: int
            b0:
              %0 = 1
              static C::a = %0
              %1 = 2
              static C::a = %1
              return
            }
        "#]],
    );
}

#[test]
fn primary_constructors() {
    check_file(
        "class B(int x) { protected int X = x; } class C(int a, string name) : B(a) { int twice = a * 2; public string M() => name; }",
        ".ctor",
        &expect![[r#"
            public constructor generated method .ctor(x: int) -> void {
            b0:
              this.B::X = x
              return
            }

            public constructor generated method .ctor(a: int, name: string) -> void {
              var %3: int, %4: int
            b0:
              this.C::name = name
              %3 = 2
              %4 = int a * %3
              this.C::twice = %4
              call B::.ctor(this, a)
              return
            }
        "#]],
    );
}

#[test]
fn captured_parameters_are_fields() {
    check_file(
        "class C(string name) { public string M() => name; }",
        "M",
        &expect![[r#"
            public method M() -> string {
              var %1: string
            b0:
              %1 = this.C::name
              return %1
            }
        "#]],
    );
}

#[test]
fn records() {
    check_file(
        "record R(int A, string B); class C { R M(R r) { var (a, b) = r; return r with { A = a + 1 }; } }",
        "M",
        &expect![[r#"
            method M(r: R) -> R {
              var %2: int, %3: string, %4: ref int, %5: ref string, %6: int, %7: string, a: int, b: string, %10: object
              var %11: R, %12: int, %13: int
            b0:
              %2 = cell int
              %3 = cell string
              %4 = &[%2]
              %5 = &[%3]
              call R::Deconstruct(r, %4, %5)
              %6 = [%2]
              %7 = [%3]
              a = %6
              b = %7
              %10 = call System.Object::MemberwiseClone(r)
              %11 = cast %10: R
              %12 = 1
              %13 = int a + %12
              call R::set_A(%11, %13)
              return %11
            }
        "#]],
    );
}

#[test]
fn the_members_of_a_record() {
    check_file(
        "record R(int A);",
        "Deconstruct",
        &expect![[r#"
            public generated method Deconstruct(out A: int) -> void {
              var %2: int
            b0:
              %2 = this.R::A
              *A = %2
              return
            }
        "#]],
    );
}

#[test]
fn object_and_collection_initialisers() {
    check_file(
        "class P { public int X { get; set; } public List<int> L { get; } = new(); } class C { P M() => new P { X = 1, L = { 2, 3 } }; }",
        "M",
        &expect![[r#"
            method M() -> P {
              var %1: P, %2: int, %3: System.Collections.Generic.List<int>, %4: int, %5: int
            b0:
              %1 = new P
              call P::.ctor(%1)
              %2 = 1
              call P::set_X(%1, %2)
              %3 = call P::get_L(%1)
              %4 = 2
              call System.Collections.Generic.List<int>::Add(%3, %4)
              %5 = 3
              call System.Collections.Generic.List<int>::Add(%3, %5)
              return %1
            }
        "#]],
    );
}

#[test]
fn dictionary_initialisers() {
    check(
        r#"object M() => new Dictionary<string, int> { ["a"] = 1, { "b", 2 } };"#,
        "M",
        &expect![[r#"
            method M() -> object {
              var %1: System.Collections.Generic.Dictionary<string, int>, %2: string, %3: int, %4: string, %5: int
            b0:
              %1 = new System.Collections.Generic.Dictionary<string, int>
              call System.Collections.Generic.Dictionary<string, int>::.ctor(%1)
              %2 = "a"
              %3 = 1
              call System.Collections.Generic.Dictionary<string, int>::set_Item(%1, %2, %3)
              %4 = "b"
              %5 = 2
              call System.Collections.Generic.Dictionary<string, int>::Add(%1, %4, %5)
              return %1
            }
        "#]],
    );
}

#[test]
fn arrays() {
    check(
        "object M(int n) { var a = new int[n]; int[] b = { 1, 2 }; var c = new[,] { { 1 }, { 2 } }; return new string[2][]; }",
        "M",
        &expect![[r#"
            method M(n: int) -> object {
              var a: int[], b: int[], %4: int, %5: int, %6: int, %7: int, %8: int, c: int[,], %10: int, %11: int
              var %12: int, %13: int, %14: int, %15: int, %16: int, %17: int, %18: int, %19: string[][]
            b0:
              a = newarray int(n)
              %4 = 2
              b = newarray int(%4)
              %5 = 1
              %6 = 0
              b[%6] = %5
              %7 = 2
              %8 = 1
              b[%8] = %7
              %10 = 2
              %11 = 1
              c = newarray int(%10, %11)
              %12 = 1
              %13 = 0
              %14 = 0
              c[%13, %14] = %12
              %15 = 2
              %16 = 1
              %17 = 0
              c[%16, %17] = %15
              %18 = 2
              %19 = newarray string[](%18)
              return %19
            }
        "#]],
    );
}

#[test]
fn collection_expressions() {
    check(
        "List<int> M(int[] xs) { int[] a = [1, 2]; return [0, ..xs]; }",
        "M",
        &expect![[r#"
            method M(xs: int[]) -> System.Collections.Generic.List<int> {
              var a: int[], %3: int, %4: int, %5: int, %6: int[], %7: int, %8: int, %9: System.Collections.Generic.List<int>
              var %10: int, %11: int, %12: int, %13: bool, %14: int, %15: int
            b0:
              %3 = 1
              %4 = 2
              %5 = 2
              %6 = newarray int(%5)
              %7 = 0
              %6[%7] = %3
              %8 = 1
              %6[%8] = %4
              a = %6
              %9 = new System.Collections.Generic.List<int>
              call System.Collections.Generic.List<int>::.ctor(%9)
              %10 = 0
              call System.Collections.Generic.List<int>::Add(%9, %10)
              %11 = length xs
              %12 = 0
              goto b1
            b1:
              %13 = int %12 < %11
              if %13 goto b2 else b3
            b2:
              %14 = xs[%12]
              call System.Collections.Generic.List<int>::Add(%9, %14)
              %15 = 1
              %12 = int %12 + %15
              goto b1
            b3:
              return %9
            }
        "#]],
    );
}

#[test]
fn anonymous_objects() {
    check(
        r#"object M(int n) { var a = new { n, Name = "x" }; return a.Name; }"#,
        "M",
        &expect![[r#"
            method M(n: int) -> object {
              var a: `{n, Name}`<int, string>, %3: string, %4: `{n, Name}`<int, string>, %5: string
            b0:
              %3 = "x"
              %4 = new `{n, Name}`<int, string>
              call `{n, Name}`<int, string>::.ctor(%4, n, %3)
              a = %4
              %5 = a.`{n, Name}`<,>::Name
              return %5
            }
        "#]],
    );
}

#[test]
fn structs_are_built_in_place() {
    check_file(
        "struct S { public int A; public S(int a) { A = a; } } class C { S M() { var s = new S(3); s.A = 4; return s; } }",
        "M",
        &expect![[r#"
            method M() -> S {
              var %1: int, %2: S, %3: ref S, %4: S, s: S, %6: ref S, %7: int, %8: S
            b0:
              %1 = 3
              %2 = cell S
              %3 = &[%2]
              call S::.ctor(%3, %1)
              %4 = [%2]
              s = cell S
              [s] = %4
              %6 = &[s]
              %7 = 4
              %6.S::A = %7
              %8 = [s]
              return %8
            }
        "#]],
    );
}

#[test]
fn finalizers() {
    check(
        "~C() { Console.WriteLine(1); }",
        "Finalize",
        &expect![[r#"
            finalizer method Finalize() -> void {
              var %1: int
            b0:
              %1 = 1
              call System.Console::WriteLine(%1)
              return
            }
        "#]],
    );
}

#[test]
fn top_level_statements() {
    check_file(
        "int n = args.Length; Console.WriteLine(n); int F(int x) => x + n; F(2);",
        "<Main>$",
        &expect![[r#"
            static entry method `<Main>$`(args: string[]) -> void {
              var %1: int, n: int, %3: int, %4: int, %5: int
            b0:
              %1 = length args
              n = cell int
              [n] = %1
              %3 = [n]
              call System.Console::WriteLine(%3)
              %4 = 2
              %5 = call Program::`<Main>$.F`(n, %4)
              return
            }

            static lambda method `<Main>$.F`[n: int](x: int) -> int {
              var %2: int, %3: int
            b0:
              %2 = [n]
              %3 = int x + %2
              return %3
            }
        "#]],
    );
}
