//! What nobody knows stays a name.

use crate::support::{check, check_file};
use expect_test::expect;

#[test]
fn unknown_types_and_members() {
    check(
        "void M(Foo f) { f.Bar(1); f.Baz = f.Qux + 2; var x = Unknown.Thing.Make(3); new Foo(4).Go(); }",
        "M",
        &expect![[r#"
            method M(f: ?) -> void {
              var %2: int, %3: ?, %4: ?, %5: int, %6: ?, x: ?, %8: int, %9: int, %10: Foo, %11: ?
            b0:
              %2 = 1
              %3 = callname ?Bar(f, %2)
              %4 = f.?Qux
              %5 = 2
              %6 = dynamic %4 + %5
              f.?Baz = %6
              %8 = 3
              x = callstatic Unknown.Thing::?Make(%8)
              %9 = 4
              %10 = new Foo
              callname ?.ctor(%10, %9)
              %11 = callname ?Go(%10)
              return
            }
        "#]],
    );
}

#[test]
fn inherited_from_something_unknown() {
    check_file(
        "class C : Foo { void M() { Helper(Count); Items[0] = 1; } }",
        "M",
        &expect![[r#"
            method M() -> void {
              var %1: ?, %2: ?, %3: ?, %4: int, %5: int
            b0:
              %1 = this.?Count
              %2 = callname ?Helper(this, %1)
              %3 = this.?Items
              %4 = 0
              %5 = 1
              callname ?set_Item(%3, %4, %5)
              return
            }
        "#]],
    );
}

#[test]
fn unknown_sequences() {
    check(
        "void M(Foo f) { foreach (var x in f.Items) x.Go(); using (f.Open()) { } }",
        "M",
        &expect![[r#"
            method M(f: ?) -> void {
              var %2: ?, %3: ?, %4: bool, x: ?, %6: ?, %7: ?, %8: ?, %9: object, %10: bool, %11: ?
              try t0 finally b4
              try t1 finally b7
            b0:
              %2 = f.?Items
              %3 = callname ?GetEnumerator(%2)
              goto b1
            b1 in t0:
              %4 = callname ?MoveNext(%3)
              if %4 goto b2 else b3
            b2 in t0:
              x = %3.?Current
              %6 = callname ?Go(x)
              goto b1
            b3 in t0:
              leave b5
            b4:
              %7 = callname ?Dispose(%3)
              endfinally t0
            b5:
              %8 = callname ?Open(f)
              goto b6
            b6 in t1:
              leave b10
            b7:
              %9 = null
              %10 = object %8 != %9
              if %10 goto b8 else b9
            b8:
              %11 = callname ?Dispose(%8)
              goto b9
            b9:
              endfinally t1
            b10:
              return
            }
        "#]],
    );
}

#[test]
fn pointers_are_unknown_values() {
    check(
        "unsafe int M(int* p) { int* q = stackalloc int[3]; return *p + *q; }",
        "M",
        &expect![[r#"
            method M(p: int*) -> int {
              var q: int*, %3: int, %4: int, %5: int
            b0:
              q = unknown "stackalloc"()
              %3 = unknown "memory behind a pointer"(p)
              %4 = unknown "memory behind a pointer"(q)
              %5 = int %3 + %4
              return %5
            }
        "#]],
    );
}

#[test]
fn tests_for_unknown_types() {
    check(
        "bool M(object o) => o is Foo || o is Bar.Baz;",
        "M",
        &expect![[r#"
        method M(o: object) -> bool {
          var %2: bool, %3: bool, %4: bool
        b0:
          %3 = is o: Foo
          if %3 goto b2 else b1
        b1:
          %4 = is o: Bar.Baz
          if %4 goto b2 else b3
        b2:
          %2 = true
          goto b4
        b3:
          %2 = false
          goto b4
        b4:
          return %2
        }
    "#]],
    );
}
