//! Deep and long inputs: a problem at worst, never a stack overflow or a hang.

use crate::support::parsed;

const MANY: usize = 100_000;

/// Wraps `inner` many times and expects problems, or none.
fn deep(open: &str, inner: &str, close: &str) -> String {
    format!("class C {{ void M() {{ {}{inner}{} }} }}", open.repeat(MANY), close.repeat(MANY))
}

fn is_limited(text: &str) {
    let problems = parsed(text).problems;
    assert!(
        problems.iter().any(|problem| problem.message.contains("nested too deeply")),
        "{:?}",
        problems.first()
    );
}

fn is_fine(text: &str) {
    let problems = parsed(text).problems;
    assert!(problems.is_empty(), "{:?}", problems.first());
}

#[test]
fn nested_expressions_are_limited() {
    is_limited(&deep("x = (", "1", ");"));
    is_limited(&deep("(", "1", ")"));
    is_limited(&deep("f(", "1", ")"));
    is_limited(&deep("a[", "1", "]"));
    is_limited(&deep("- ", "1", ""));
    is_limited(&deep("(int)", "1", ""));
    is_limited(&deep("x = ", "1", ""));
    is_limited(&deep("x => ", "1", ""));
    is_limited(&deep("x ?? ", "1", ""));
    is_limited(&deep("f(a ? b : ", "1", ")"));
    is_limited(&deep("f(a ? ", "1", ": b)"));
    is_limited(&deep("a?.b(", "1", ")"));
    is_limited(&deep("new[] {", "1", "}"));
    is_limited(&deep("x = new C { X = ", "1", "}"));
    is_limited(&deep("x = async () => await ", "1", ""));
    is_limited(&deep("$\"{", "1", "}\""));
    is_limited(&deep("x = [", "1", "]"));
    is_limited(&deep("x switch { _ => ", "1", "}"));
    is_limited(&deep("delegate { ", "1", "}"));
    is_limited(&deep("f(from x in ", "y", " select 1)"));
}

#[test]
fn nested_patterns_are_limited() {
    is_limited(&deep("x is (", "1", ")"));
    is_limited(&format!("class C {{ void M() {{ x = y is {}1; }} }}", "not ".repeat(MANY)));
    is_limited(&format!(
        "class C {{ void M() {{ x = y is {}1{}; }} }}",
        "{ A: ".repeat(MANY),
        "}".repeat(MANY)
    ));
    is_limited(&format!("class C {{ void M() {{ x = y is {}1{}; }} }}", "[".repeat(MANY), "]".repeat(MANY)));
}

#[test]
fn nested_statements_are_limited() {
    is_limited(&deep("{", "", "}"));
    is_limited(&deep("if (a) ", ";", ""));
    is_limited(&deep("while (a) {", ";", "}"));
    is_limited(&deep("void F() {", ";", "}"));
    is_limited(&deep("a: ", ";", ""));
    is_limited(&deep("switch (a) { case 1: ", ";", "}"));
    is_limited(&deep("try {", ";", "} finally { }"));
}

#[test]
fn nested_declarations_and_types_are_limited() {
    is_limited(&format!("{}{}", "class C {".repeat(MANY), "}".repeat(MANY)));
    is_limited(&format!("{}{}", "namespace N {".repeat(MANY), "}".repeat(MANY)));
    is_limited(&format!("class C {{ {}int{} x; }}", "A<".repeat(MANY), ">".repeat(MANY)));
    is_limited(&format!("class C : {}int{} {{ }}", "A<".repeat(MANY), ">".repeat(MANY)));
    is_limited(&format!("class C : {}int{} {{ }}", "(a, ".repeat(MANY), ")".repeat(MANY)));
    is_limited(&format!("class C : {}int {{ }}", "ref ".repeat(MANY)));
    is_limited(&format!("class C : {}int{} {{ }}", "delegate*<".repeat(MANY), ">".repeat(MANY)));
}

#[test]
fn chains_are_not_nesting() {
    is_fine(&deep("x + ", "1;", ""));
    is_fine(&deep("x.", "y();", ""));
    is_fine(&deep("x().", "y();", ""));
    is_fine(&deep("x && ", "y();", ""));
    is_fine(&deep("if (a) b(); else ", "c();", ""));
    is_fine(&format!("class C {{ void M() {{ x{}; }} }}", "[0]".repeat(MANY)));
    is_fine(&format!("class C {{ bool M() => x is {}1; }}", "1 or ".repeat(MANY)));
    is_fine(&format!("class C {{ int{} x; }}", "[]".repeat(MANY)));
    is_fine(&format!("class {};", "C".repeat(MANY)));
}

/// A generated parser of a real project nests this deep.
#[test]
fn two_hundred_nested_blocks_are_read() {
    is_fine(&format!(
        "class C {{ void M() {{ {}{} }} }}",
        "if (a) { b(); } else {".repeat(200),
        "}".repeat(200)
    ));
}

#[test]
fn long_runs_of_one_token_end() {
    let pieces = [
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "<",
        ">",
        "a<",
        "a<b,",
        "(a",
        "a ",
        "\"",
        "$\"",
        "$\"{",
        "'",
        "@",
        "#",
        "#if\n",
        "#if (",
        "?",
        "? [",
        "=>",
        "x => {",
        "(x) => ",
        "a<b>(",
        "case",
        "[a",
        "[a] ",
        "async ",
        "partial ",
        "ref ",
        "from a in ",
        "$$\"\"\"{{",
        "/*",
        "a.",
        "operator",
        "var (",
        "(a,",
        "a ? b<",
        "is ",
        "is {",
        "@\"",
        "\"\"\"",
        "\\",
        "else ",
        "if (a) ",
        "static ",
        ":",
        "..",
    ];
    for piece in pieces {
        parsed(&piece.repeat(20_000));
        parsed(&format!("class C {{ void M() {{ {} }} }}", piece.repeat(20_000)));
        parsed(&format!("class C {{ {} }}", piece.repeat(20_000)));
    }
}

#[test]
fn the_deepest_tree_fits_a_small_stack() {
    let texts = [
        deep("f(x => { if (a) g(new[] { ", "1", " }); })"),
        deep("a[b switch { _ => $\"{(", "1", ")}\" }]"),
        deep("- ", "1", ""),
    ];
    let parser = std::thread::Builder::new().stack_size(1 << 20).spawn(move || {
        for text in &texts {
            is_limited(text);
        }
    });
    parser.expect("a thread starts").join().expect("the parser does not overflow 1 MiB of stack");
}
