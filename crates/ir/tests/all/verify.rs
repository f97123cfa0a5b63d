//! What the verifier finds, and that it survives anything.

use crate::random;
use expect_test::{Expect, expect};
use ir::text::parse;
use ir::verify::verify;

fn check(text: &str, expected: &Expect) {
    let program = parse(text).unwrap_or_else(|error| panic!("{error}"));
    let problems: Vec<String> = verify(&program).iter().map(ToString::to_string).collect();
    expected.assert_eq(&problems.join("\n"));
}

/// Checks a body over the parameters `a` and `b`.
fn check_body(body: &str, expected: &Expect) {
    check(
        &format!(
            "class C {{ field f: int\n static field s: int\n static method M(a: ?, b: ?) {{\n{body}\n}} }}"
        ),
        expected,
    );
}

#[test]
fn a_good_body() {
    check_body(
        "try t0 finally b2
         b0:
           enter a
           goto b1
         b1 in t0:
           %0 = a.C::f
           leave b3
         b2:
           exit a
           endfinally t0
         b3:
           return %0",
        &expect![""],
    );
}

#[test]
fn registers_are_written_before_they_are_read() {
    check_body(
        "b0:\n x = y\n return x",
        &expect!["C.M: b0, instruction 0: %3 is read but not written on every path before"],
    );
    check_body(
        "b0:\n if a goto b1 else b2\nb1:\n x = 1\n goto b2\nb2:\n return x",
        &expect!["C.M: b2, instruction 0: %2 is read but not written on every path before"],
    );
    check_body("b0:\n x = 1\n goto b1\nb1:\n y = x\n x = y\n goto b1", &expect![]);
}

#[test]
fn an_instruction_that_throws_has_written_nothing() {
    check_body(
        "try t0 catch any e -> b2
         b0 in t0:
           x = callname ?f(a)
           return x
         b2:
           y = e
           return x",
        &expect!["C.M: b1, instruction 1: %3 is read but not written on every path before"],
    );
}

#[test]
fn nobody_reads_where_control_never_comes() {
    check_body("b0:\n return\nb1:\n return x", &expect![]);
}

#[test]
fn regions_and_their_handlers() {
    check_body(
        "try t0 finally b0\nb0 in t0:\n return",
        &expect![[r#"
            C.M: the handler of t0 is inside of what it protects
            C.M: b0, instruction 0: control returns over a finally handler: `leave` for a block that returns"#]],
    );
    check_body(
        "try t0 finally b1\nb0 in t0:\n goto b2\nb1:\n endfinally t0\nb2:\n return",
        &expect!["C.M: b0, instruction 0: control jumps over a finally handler: use `leave`"],
    );
    check_body(
        "try t0 catch any a -> b1\nb0 in t0:\n goto b1\nb1:\n endfinally t0",
        &expect!["C.M: b1, instruction 0: t0 has no finally or fault handler"],
    );
    check_body(
        "try t0 catch any a -> b1\nb0 in t0:\n goto b1\nb1:\n endfilter b of t0 clause 0",
        &expect!["C.M: b1, instruction 0: t0 has no such clause with a filter"],
    );
    check_body(
        "try t0 in t1 fault b1\ntry t1 fault b1\nb0 in t0:\n return\nb1:\n endfinally t0",
        &expect!["C.M: a region comes before the one around it"],
    );
}

#[test]
fn members_and_calls() {
    check_body(
        "b0:\n x = static C::f\n y = a.C::s\n return",
        &expect![[r#"
            C.M: b0, instruction 0: the field is not static
            C.M: b0, instruction 1: the field is static"#]],
    );
    check_body(
        "b0:\n call C::M(a)\n callname ?f()\n call Lib::Any(a, a, a)\n x = a[]\n return",
        &expect![[r#"
            C.M: b0, instruction 0: the call has 1 arguments instead of 2
            C.M: b0, instruction 1: a call by name needs a receiver
            C.M: b0, instruction 3: an element needs an index"#]],
    );
    check_body(
        "b0:\n d = delegate Lib.D of C::M(a, b, a)\n return",
        &expect!["C.M: b0, instruction 0: the delegate binds more registers than a call fills"],
    );
}

#[test]
fn a_body_has_an_entry() {
    check_body("", &expect!["C.M: the body has no block"]);
    check(
        "class C { method M() { registers\n b0:\n return\n } abstract method N() {\n b0:\n return\n } }",
        &expect![[r#"
            C.M: a call fills more registers than there are
            C.N: it has a body although it is abstract or extern"#]],
    );
}

#[test]
fn types_are_finite() {
    check(
        "class A : B; class B : C; class C : A; class D : A;",
        &expect![[r#"
            A: it is among its own supertypes
            B: it is among its own supertypes
            C: it is among its own supertypes"#]],
    );
    check(
        "class A within B; class B within A;",
        &expect![[r#"
            A: it is nested in itself
            B: it is nested in itself"#]],
    );
}

#[test]
fn the_verifier_survives_anything() {
    for seed in 0..1000 {
        let program = random::program(seed);
        let text = ir::text::print(&program);
        let parsed = parse(&text).expect("what is printed is well formed");
        assert_eq!(verify(&program).len(), verify(&parsed).len(), "seed {seed}");
    }
}
