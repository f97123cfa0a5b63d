//! Calls: virtual or not, arguments, references, delegates.

use crate::support::{check, check_file};
use expect_test::expect;

#[test]
fn virtual_direct_static_base() {
    check_file(
        "class B { public virtual int V() => 1; public int D() => 2; public static int S() => 3; } class C : B { public override int V() => base.V(); int M(B b) => b.V() + b.D() + B.S() + V(); }",
        "M",
        &expect![[r#"
            method M(b: B) -> int {
              var %2: int, %3: int, %4: int, %5: int, %6: int, %7: int, %8: int
            b0:
              %2 = callvirt B::V(b)
              %3 = call B::D(b)
              %4 = int %2 + %3
              %5 = call B::S()
              %6 = int %4 + %5
              %7 = callvirt B::V(this)
              %8 = int %6 + %7
              return %8
            }
        "#]],
    );
}

#[test]
fn interfaces() {
    check(
        "void M(IDisposable d, IList<int> l) { d.Dispose(); l.Add(3); int n = l[0]; l[1] = n; }",
        "M",
        &expect![[r#"
            method M(d: System.IDisposable, l: System.Collections.Generic.IList<int>) -> void {
              var %3: int, n: int, %5: int, %6: int
            b0:
              callvirt System.IDisposable::Dispose(d)
              %3 = 3
              callvirt System.Collections.Generic.ICollection<int>::Add(l, %3)
              %5 = 0
              n = callvirt System.Collections.Generic.IList<int>::get_Item(l, %5)
              %6 = 1
              callvirt System.Collections.Generic.IList<int>::set_Item(l, %6, n)
              return
            }
        "#]],
    );
}

#[test]
fn named_and_optional_arguments() {
    check(
        r#"int F(int a, int b = 7, string c = "x") => a; int G() => 1; int M() => F(b: G(), a: 2);"#,
        "M",
        &expect![[r#"
            method M() -> int {
              var %1: string, %2: int, %3: int, %4: int
            b0:
              %1 = "x"
              %2 = call C::G(this)
              %3 = 2
              %4 = call C::F(this, %3, %2, %1)
              return %4
            }
        "#]],
    );
}

#[test]
fn params() {
    check(
        "int F(params int[] xs) => xs.Length; int M() => F() + F(1, 2);",
        "M",
        &expect![[r#"
            method M() -> int {
              var %1: int, %2: int[], %3: int, %4: int, %5: int, %6: int, %7: int[], %8: int, %9: int, %10: int
              var %11: int
            b0:
              %1 = 0
              %2 = newarray int(%1)
              %3 = call C::F(this, %2)
              %4 = 1
              %5 = 2
              %6 = 2
              %7 = newarray int(%6)
              %8 = 0
              %7[%8] = %4
              %9 = 1
              %7[%9] = %5
              %10 = call C::F(this, %7)
              %11 = int %3 + %10
              return %11
            }
        "#]],
    );
}

#[test]
fn ref_out_in() {
    check(
        "int n; void F(ref int a, out int b, in int c) { b = a + c; } void M() { int x = 1; F(ref x, out var y, 5); F(ref n, out _, in x); Console.WriteLine(x + y); }",
        "M",
        &expect![[r#"
            method M() -> void {
              var %1: int, x: int, y: int, %4: ref int, %5: ref int, %6: int, %7: int, %8: ref int, %9: ref int
              var %10: int, %11: ref int, %12: ref int, %13: int, %14: int, %15: int
            b0:
              %1 = 1
              x = cell int
              [x] = %1
              y = cell int
              %4 = &[x]
              %5 = &[y]
              %6 = 5
              %7 = cell int
              [%7] = %6
              %8 = &[%7]
              call C::F(this, %4, %5, %8)
              %9 = &this.C::n
              %10 = cell int
              %11 = &[%10]
              %12 = &[x]
              call C::F(this, %9, %11, %12)
              %13 = [x]
              %14 = [y]
              %15 = int %13 + %14
              call System.Console::WriteLine(%15)
              return
            }
        "#]],
    );
}

#[test]
fn references_are_followed() {
    check(
        "int[] a; ref int F(int i) => ref a[i]; int M() { ref int r = ref F(1); r = 2; F(3)++; return r; }",
        "M",
        &expect![[r#"
            method M() -> int {
              var r: ref int, %2: int, %3: ref int, %4: int, %5: int, %6: ref int, %7: int, %8: int, %9: int, %10: int
            b0:
              %2 = 1
              %3 = call C::F(this, %2)
              r = %3
              %4 = 2
              *r = %4
              %5 = 3
              %6 = call C::F(this, %5)
              %7 = *%6
              %8 = 1
              %9 = int %7 + %8
              *%6 = %9
              %10 = *r
              return %10
            }
        "#]],
    );
}

#[test]
fn a_method_that_returns_a_reference() {
    check(
        "int[] a; ref int F(int i) => ref a[i];",
        "F",
        &expect![[r#"
            method F(i: int) -> ref int {
              var %2: int[], %3: ref int
            b0:
              %2 = this.C::a
              %3 = &%2[i]
              return %3
            }
        "#]],
    );
}

#[test]
fn extension_methods() {
    check_file(
        "static class E { public static int Twice(this int x) => x * 2; } class C { int M(int a, List<int> l) => a.Twice() + l.First(); }",
        "M",
        &expect![[r#"
            method M(a: int, l: System.Collections.Generic.List<int>) -> int {
              var %3: int, %4: int, %5: int
            b0:
              %3 = call E::Twice(a)
              %4 = call System.Linq.Enumerable::First<int>(l)
              %5 = int %3 + %4
              return %5
            }
        "#]],
    );
}

#[test]
fn generic_methods() {
    check(
        r#"T F<T>(T x) where T : class => x; string M() => F<string>(null) ?? F("a");"#,
        "M",
        &expect![[r#"
            method M() -> string {
              var %1: string, %2: string, %3: string, %4: object, %5: bool, %6: string
            b0:
              %2 = null
              %3 = call C::F<string>(this, %2)
              %4 = null
              %5 = object %3 != %4
              if %5 goto b1 else b2
            b1:
              %1 = %3
              goto b3
            b2:
              %6 = "a"
              %1 = call C::F<string>(this, %6)
              goto b3
            b3:
              return %1
            }
        "#]],
    );
}

#[test]
fn delegates_are_invoked() {
    check(
        "int M(Func<int, int> f, Action a) { a(); a?.Invoke(); return f(1) + f.Invoke(2); }",
        "M",
        &expect![[r#"
            method M(f: System.Func<int, int>, a: System.Action) -> int {
              var %3: object, %4: bool, %5: int, %6: int, %7: int, %8: int, %9: int
            b0:
              invoke a()
              %3 = null
              %4 = object a != %3
              if %4 goto b1 else b2
            b1:
              invoke a()
              goto b2
            b2:
              %5 = 1
              %6 = invoke f(%5)
              %7 = 2
              %8 = invoke f(%7)
              %9 = int %6 + %8
              return %9
            }
        "#]],
    );
}

#[test]
fn method_groups() {
    check(
        "void H(object o) { } static void S(object o) { } void M() { Action<object> a = H; a += S; a -= H; new Thread(H).Start(); }",
        "M",
        &expect![[r#"
            method M() -> void {
              var a: System.Action<object>, %2: System.Action<object>, %3: System.Delegate, %4: System.Action<object>
              var %5: System.Delegate, %6: System.Threading.ParameterizedThreadStart, %7: System.Threading.Thread
            b0:
              a = delegate System.Action<object> of C::H(this)
              %2 = delegate System.Action<object> of C::S()
              %3 = call System.Delegate::Combine(a, %2)
              a = cast %3: System.Action<object>
              %4 = delegate System.Action<object> of C::H(this)
              %5 = call System.Delegate::Remove(a, %4)
              a = cast %5: System.Action<object>
              %6 = delegate System.Threading.ParameterizedThreadStart of C::H(this)
              %7 = new System.Threading.Thread
              call System.Threading.Thread::.ctor(%7, %6)
              call System.Threading.Thread::Start(%7)
              return
            }
        "#]],
    );
}

#[test]
fn dynamic_is_by_name() {
    check(
        "void M(dynamic d) { d.Foo(1); d.Bar = 2; int x = d[3]; }",
        "M",
        &expect![[r#"
            method M(d: dynamic) -> void {
              var %2: int, %3: dynamic, %4: int, %5: dynamic, x: int, %7: int, %8: dynamic
            b0:
              %2 = 1
              %3 = callname ?Foo(d, %2)
              %4 = 2
              %5 = box %4: int
              d.?Bar = %5
              %7 = 3
              %8 = callname ?get_Item(d, %7)
              x = cast %8: int
              return
            }
        "#]],
    );
}
