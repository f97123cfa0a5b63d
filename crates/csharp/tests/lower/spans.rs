//! Every instruction points at the token that a person would point at.

use crate::support::{lower_text, methods};

/// The tokens that the instructions of `M` point at, each with the first word of the instruction.
fn pointed_at(text: &str) -> Vec<String> {
    let lowered = lower_text(text);
    let printed = methods(&lowered, "M");
    let lines = printed.lines().filter_map(|line| line.trim().rsplit_once(" @"));
    let full = format!("{}{text}", crate::support::USINGS);
    lines
        .filter_map(|(instruction, place)| {
            let (start, end) = place.split_once('-')?;
            let column = |point: &str| point.split_once(':')?.1.parse::<usize>().ok();
            let token: String =
                full.chars().skip(column(start)? - 1).take(column(end)? - column(start)?).collect();
            Some(format!("{instruction} @ {token}"))
        })
        .collect()
}

#[track_caller]
fn check(text: &str, expected: &[&str]) {
    let found = pointed_at(text);
    for wanted in expected {
        assert!(found.iter().any(|line| line == wanted), "{wanted} is not among {found:#?}");
    }
}

#[test]
fn fields_calls_and_operators() {
    check(
        "class C { int n; int[] a; int F() => 1; void M(C c) { c.n = c.F() + n; a[1] = n; } }",
        &[
            "%2 = call C::F(c) @ F",
            "%3 = this.C::n @ n",
            "%4 = int %2 + %3 @ +",
            "c.C::n = %4 @ n",
            "%5[%6] = %7 @ [",
        ],
    );
}

#[test]
fn keywords() {
    check(
        "class C { object g; async Task M(Task t) { lock (g) { } await t; foreach (var x in new int[1]) return; } }",
        &["enter %2 @ lock", "exit %2 @ lock", "await t @ await", "return @ return"],
    );
}

#[test]
fn objects_casts_and_lambdas() {
    check(
        "class C { void M(object o) { var s = (string)o; var c = new C(); Action a = () => c.M(s); if (o is C) a(); } }",
        &["%2 = cast o: string @ string", "%4 = new C @ C", "%7 = is o: C @ is", "invoke a() @ a"],
    );
}
