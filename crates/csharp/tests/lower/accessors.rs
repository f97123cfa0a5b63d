//! Properties, indexers, events, and what the compiler makes of them.

use crate::support::{check, check_file};
use expect_test::expect;

#[test]
fn automatic_properties() {
    check(
        "public int P { get; set; } = 3; public int Q { get; } public static int S { get; private set; }",
        "get_P",
        &expect![[r#"
            public accessor generated method get_P() -> int {
              var %1: int
            b0:
              %1 = this.C::P
              return %1
            }
        "#]],
    );
}

#[test]
fn a_getter_only_property_is_set_in_the_constructor() {
    check(
        "public int Q { get; } public C() { Q = 5; }",
        ".ctor",
        &expect![[r#"
            public constructor method .ctor() -> void {
              var %1: int
            b0:
              %1 = 5
              this.C::Q = %1
              return
            }
        "#]],
    );
}

#[test]
fn properties_are_called() {
    check(
        "public int P { get; set; } public int this[int i] { get => i; set { } } void M(C c) { P = c.P + 1; c[2] += 3; c.P++; }",
        "M",
        &expect![[r#"
            method M(c: C) -> void {
              var %2: int, %3: int, %4: int, %5: int, %6: int, %7: int, %8: int, %9: int, %10: int, %11: int
            b0:
              %2 = call C::get_P(c)
              %3 = 1
              %4 = int %2 + %3
              call C::set_P(this, %4)
              %5 = 2
              %6 = call C::get_Item(c, %5)
              %7 = 3
              %8 = int %6 + %7
              call C::set_Item(c, %5, %8)
              %9 = call C::get_P(c)
              %10 = 1
              %11 = int %9 + %10
              call C::set_P(c, %11)
              return
            }
        "#]],
    );
}

#[test]
fn the_field_keyword() {
    check(
        "public int P { get => field; set => field = value + 1; }",
        "set_P",
        &expect![[r#"
            public accessor method set_P(value: int) -> void {
              var %2: int, %3: int
            b0:
              %2 = 1
              %3 = int value + %2
              this.C::P = %3
              return
            }
        "#]],
    );
}

#[test]
fn adding_to_an_event_exchanges_its_field() {
    check(
        "public event EventHandler E;",
        "add_E",
        &expect![[r#"
            public accessor generated method add_E(value: System.EventHandler) -> void {
              var %2: System.EventHandler, %3: object, %4: System.EventHandler, %5: ref System.EventHandler, %6: System.EventHandler
              var %7: bool
            b0:
              goto b1
            b1:
              %2 = volatile this.C::E
              %3 = call System.Delegate::Combine(%2, value)
              %4 = cast %3: System.EventHandler
              %5 = &this.C::E
              %6 = call System.Threading.Interlocked::CompareExchange<System.EventHandler>(%5, %4, %2)
              %7 = object %6 == %2
              if %7 goto b2 else b1
            b2:
              return
            }
        "#]],
    );
}

#[test]
fn events_are_added_to_and_raised() {
    check(
        "public event EventHandler E; void H(object o, EventArgs a) { } void M(C c) { c.E += H; E -= H; E?.Invoke(this, null); }",
        "M",
        &expect![[r#"
            method M(c: C) -> void {
              var %2: System.EventHandler, %3: System.EventHandler, %4: System.EventHandler, %5: object, %6: bool
              var %7: System.EventArgs
            b0:
              %2 = delegate System.EventHandler of C::H(this)
              call C::add_E(c, %2)
              %3 = delegate System.EventHandler of C::H(this)
              call C::remove_E(this, %3)
              %4 = this.C::E
              %5 = null
              %6 = object %4 != %5
              if %6 goto b1 else b2
            b1:
              %7 = null
              invoke %4(this, %7)
              goto b2
            b2:
              return
            }
        "#]],
    );
}

#[test]
fn events_with_accessors() {
    check(
        "EventHandler e; public event EventHandler E { add { e += value; } remove { e -= value; } }",
        "add_E",
        &expect![[r#"
            public accessor method add_E(value: System.EventHandler) -> void {
              var %2: System.EventHandler, %3: System.Delegate, %4: System.EventHandler
            b0:
              %2 = this.C::e
              %3 = call System.Delegate::Combine(%2, value)
              %4 = cast %3: System.EventHandler
              this.C::e = %4
              return
            }
        "#]],
    );
}

#[test]
fn explicit_implementations() {
    check_file(
        "class C : IDisposable { void IDisposable.Dispose() { } }",
        "Dispose",
        &expect![[r#"
            method Dispose() -> void implements System.IDisposable::Dispose {
            b0:
              return
            }
        "#]],
    );
}

#[test]
fn synchronized_and_volatile_and_thread_static() {
    check_file(
        "using System.Runtime.CompilerServices; class C { volatile bool stop; [ThreadStatic] static int t; [MethodImpl(MethodImplOptions.Synchronized)] void M() { stop = true; t = 1; if (stop) return; } }",
        "M",
        &expect![[r#"
            [System.Runtime.CompilerServices.MethodImplAttribute]
            synchronized method M() -> void {
              var %1: bool, %2: int, %3: bool
            b0:
              %1 = true
              volatile this.C::stop = %1
              %2 = 1
              static C::t = %2
              %3 = volatile this.C::stop
              if %3 goto b1 else b2
            b1:
              return
            b2:
              return
            }
        "#]],
    );
}

#[test]
fn attributes_keep_their_constants() {
    check_file(
        "class GuardedByAttribute : System.Attribute { public GuardedByAttribute(string l) {} } class C { object gate; [GuardedBy(nameof(C.gate)), Nobody.Knows(\"a\", 1, Name = 2)] void M() { } }",
        "M",
        &expect![[r#"
            [GuardedByAttribute("gate")]
            [KnowsAttribute("a", 1)]
            method M() -> void {
            b0:
              return
            }
        "#]],
    );
}
