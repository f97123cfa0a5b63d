//! Declarations: types, bases, members, signatures, usings.

use crate::support::{declare, dump};
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&dump(&declare(text)));
}

#[test]
fn types_see_each_other_whatever_the_order() {
    check(
        "using System.Collections.Generic;
        namespace Bank { class Account : Base<int>, System.IDisposable { List<Account> children; public void Dispose() { } Inner Find(string name, ref int n, params Inner[] rest) => null; class Inner { T Get<T>(T x, int? n = null) where T : Account => x; } } class Base<T> { T value; protected (T first, int) Pair { get; set; } } }",
        &expect![[r#"
            Class Bank.Account: Bank.Base<int>, System.IDisposable
              Field children: System.Collections.Generic.List<Bank.Account>
              Method Dispose(): void
              Method Find(Value string name, Ref int n, Rest Bank.Account.Inner[] rest): Bank.Account.Inner
              Constructor .ctor(): void
            Class Bank.Account.Inner: object
              Method Get(Value T x, Value int? n): T
              Constructor .ctor(): void
            Class Bank.Base<T>: object
              Field value: T
              Property Pair(): (T first, int)
              Constructor .ctor(): void
        "#]],
    );
}

#[test]
fn parts_of_a_partial_type_are_one_type() {
    check(
        "partial class C { int a; } partial class C : System.IDisposable { int b; public void Dispose() { } } partial class C<T> { }",
        &expect![[r#"
            Class C: object, System.IDisposable
              Field a: int
              Field b: int
              Method Dispose(): void
              Constructor .ctor(): void
            Class C<T>: object
              Constructor .ctor(): void
        "#]],
    );
}

#[test]
fn usings_and_aliases() {
    check(
        "using List = System.Collections.Generic.List<int>; using Sys = System; namespace A.B { using static A.B.Helper; class C { List a; Sys.Action b; Nested c; global::System.Int32 d; D e; } static class Helper { public class Nested { } } } namespace A { class D { } }",
        &expect![[r#"
            Class A.B.C: object
              Field a: System.Collections.Generic.List<int>
              Field b: System.Action
              Field c: A.B.Helper.Nested
              Field d: int
              Field e: A.D
              Constructor .ctor(): void
            Class A.B.Helper: object
            Class A.B.Helper.Nested: object
              Constructor .ctor(): void
            Class A.D: object
              Constructor .ctor(): void
        "#]],
    );
}

#[test]
fn enums_delegates_records_operators_and_extensions() {
    check(
        "enum E : int { A, B } delegate T Make<T>(int n); record P(int X, string Name) { public int Twice => X; } struct S { public static S operator +(S a, S b) => a; public static implicit operator int(S s) => 1; static S() { } } static class X { public static int Len(this string s) => 0; extension<T>(T item) { public int Size(int n) => n; } } class Prime(int seed) { event System.Action E1, E2; const int N = 1; ~Prime() { } int this[int i] => seed; }",
        &expect![[r#"
            Enum E: int
              static EnumMember A: E
              static EnumMember B: E
            Delegate Make<T>: 
              Method Invoke(Value int n): T
            RecordClass P: object
              Constructor .ctor(Value int X, Value string Name): void
              Property X(): int
              Property Name(): string
              Method Deconstruct(Out int X, Out string Name): void
              Property Twice(): int
            Struct S: System.ValueType
              static Operator op_Addition(Value S a, Value S b): S
              static Conversion op_Implicit(Value S s): int
              static StaticConstructor .cctor(): void
              Constructor .ctor(): void
            Class X: object
              static Method Len(Value string s): int
              static Method Size(Value T item, Value int n): int
            Class Prime: object
              Constructor .ctor(Value int seed): void
              Event E1(): System.Action
              Event E2(): System.Action
              static Const N: int
              Finalizer Finalize(): void
              Indexer this[](Value int i): int
        "#]],
    );
}

#[test]
fn what_is_not_declared_is_unknown_and_cycles_end() {
    check(
        "class A : B { Missing x; A.Missing<int> y; } class B : A { } class C : Unknown, IUnknown { } interface I<T> : I<I<T>> { }",
        &expect![[r#"
            Class A: object
              Field x: ?
              Field y: ?
              Constructor .ctor(): void
            Class B: A
              Constructor .ctor(): void
            Class C: object
              Constructor .ctor(): void
            Interface I<T>: I<I<T>>
        "#]],
    );
}

#[test]
fn private_types_of_base_types_are_not_inherited() {
    check(
        "class Sink { class Inner { } protected class Seen { } } class Outer { class Inner : Sink { Inner a; Seen b; class Deep { Inner c; } } }",
        &expect![[r#"
            Class Sink: object
              Constructor .ctor(): void
            Class Sink.Inner: object
              Constructor .ctor(): void
            Class Sink.Seen: object
              Constructor .ctor(): void
            Class Outer: object
              Constructor .ctor(): void
            Class Outer.Inner: Sink
              Field a: Outer.Inner
              Field b: Sink.Seen
              Constructor .ctor(): void
            Class Outer.Inner.Deep: object
              Field c: Outer.Inner
              Constructor .ctor(): void
        "#]],
    );
}
