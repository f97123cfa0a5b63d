//! Programs that nobody should write: never a panic, a hang or a stack overflow.

use crate::facts::{bodies, facts, program};

/// Walks all bodies; how many nodes with a known type there are.
fn known(text: &str) -> usize {
    let symbols = program(text);
    let mut known = 0;
    for body in bodies(&symbols) {
        let facts = symbols.infer(body);
        let node = symbols.sources[body.source].node(body.node);
        known += node.descendants().filter(|node| !facts.ty(node.id()).is_unknown()).count();
    }
    known
}

#[test]
fn long_chains_cost_no_depth() {
    let sums = "1 + ".repeat(100_000);
    assert!(known(&format!("class C {{ int F() => {sums} 1; }}")) > 200_000);
    let members = ".Next".repeat(100_000);
    assert!(known(&format!("class C {{ C Next; C F() => this{members}; }}")) > 100_000);
    let calls = ".F()".repeat(50_000);
    assert!(known(&format!("class C {{ C F() => this{calls}; }}")) > 50_000);
    let patterns = " or 1".repeat(50_000);
    assert!(known(&format!("class C {{ bool F(int n) => n is 0{patterns}; }}")) > 50_000);
}

#[test]
fn deep_nesting_ends_somewhere() {
    for (open, close) in
        [("(", ")"), ("[", "]"), ("x => ", ""), ("new[] { ", " }"), ("f(", ")"), ("f(y => ", ")")]
    {
        let text =
            format!("class C {{ void F() {{ var x = {}1{}; }} }}", open.repeat(500), close.repeat(500));
        known(&text);
    }
    let blocks = format!("class C {{ void F() {{ {} {} }} }}", "if (a) {".repeat(500), "}".repeat(500));
    known(&blocks);
}

#[test]
fn broken_trees_are_walked() {
    let text = include_str!("../../../../fixtures/csharp/everything.cs");
    known(text);
    let ends = (0..text.len()).step_by(97).filter(|&end| text.is_char_boundary(end));
    for end in ends {
        known(&text[..end]);
    }
}

#[test]
fn broken_statements_are_walked() {
    for body in [
        "foreach (var x in) { }",
        "foreach ( in xs) { }",
        "using () { }",
        "var = 1;",
        "int x = ;",
        "(a, ) = 1;",
        "x is ;",
        "x switch { }",
        "x switch { => 1 }",
        "from in select",
        "from x in xs",
        "new { = 1 };",
        "new[] { };",
        "f(, );",
        "a?.;",
        "a?[];",
        "a.;",
        ". b;",
        "out var x;",
        "catch { }",
        "switch (x) { case : }",
        "$\"{}\";",
        "x => ;",
        "async => 1;",
        "delegate;",
        "checked();",
        "default();",
        "sizeof();",
        "^;",
        "1..;",
        "..;",
        "a ?? ;",
        "var (a, b) = ;",
        "var (a, (b)) = 1;",
        "foreach (var (a, b) in) { }",
        "_ = _;",
        "this = base;",
        "base;",
        "int;",
    ] {
        known(&format!("class C {{ void F(C a) {{ {body} }} }}"));
    }
}

#[test]
fn declarations_that_need_themselves() {
    known("class C { void F() { var x = x + 1; int L() => L(); var y = (() => y)(); } const int A = A; }");
    known("class A<T> : B<A<A<T>>> { } class B<T> : A<B<T>> { void F() { base.F(); this.G(); } }");
    known(
        "class C { T? F<T>() where T : struct { return F<T>(); } U? G<T, U>(T? t) where T : U where U : T => null; }",
    );
    known("enum E { A = B, B = C, C = A, D } class X { E e = E.D; }");
}

/// Overloads ask for the type of a lambda's body several times, and the body holds the next call.
#[test]
fn nested_lambdas_do_not_multiply_work() {
    let overloads = "static void F(System.Func<int, int> f) { } static int F(System.Func<int, string> f) => 0; \
                     static T F<T>(System.Func<int, T> f) => default; static void F(System.Action<int> f) { }";
    for depth in [12, 24] {
        let open: Vec<_> = (0..depth).map(|n| format!("F(x{n} => ")).collect();
        let open = open.concat();
        let sum: Vec<_> = (0..depth).map(|n| format!("x{n}")).collect();
        let text = format!(
            "class C {{ {overloads} void M() {{ {open}{}{}; }} }}",
            sum.join(" + "),
            ")".repeat(depth)
        );
        let symbols = program(&text);
        let body = bodies(&symbols).pop().expect("M has a body");
        let facts = symbols.infer(body);
        let nodes = symbols.sources[body.source].node(body.node).descendants().count();
        assert!(facts.trial_nodes() < nodes * depth * 4, "{} of {nodes}", facts.trial_nodes());
    }
}

#[test]
fn different_types_at_each_level_end_too() {
    let overloads =
        "static int F(System.Func<int, int> f) => 0; static int F(System.Func<string, int> f) => 0;";
    let open: Vec<_> = (0..16).map(|n| format!("F(x{n} => ")).collect();
    let open = open.concat();
    let sum: Vec<_> = (0..16).map(|n| format!("x{n}.GetHashCode()")).collect();
    let text =
        format!("class C {{ {overloads} void M() {{ {open}{}{}; }} }}", sum.join(" + "), ")".repeat(16));
    assert!(facts(&text).contains("MethodDecl M"));
}

/// Bodies are independent: many threads may ask at once, and the answers are the same.
#[test]
fn bodies_are_walked_in_any_order() {
    let text = "class A { const int X = B.Y + 1; int F() => X; } class B { public const int Y = 2; string G(A a) => nameof(a) + Y; }";
    let symbols = program(text);
    let all = bodies(&symbols);
    let constants = |body| {
        let facts = symbols.infer(body);
        let node = symbols.sources[body.source].node(body.node);
        node.descendants().map(|node| format!("{:?}", facts.constant(node.id()))).collect::<Vec<_>>()
    };
    let (forwards, backwards) = std::thread::scope(|scope| {
        let forwards = scope.spawn(|| all.iter().map(|&body| constants(body)).collect::<Vec<_>>());
        let backwards = scope.spawn(|| all.iter().rev().map(|&body| constants(body)).collect::<Vec<_>>());
        (forwards.join().expect("no walk panics"), backwards.join().expect("no walk panics"))
    });
    assert!(forwards.iter().eq(backwards.iter().rev()));
}
