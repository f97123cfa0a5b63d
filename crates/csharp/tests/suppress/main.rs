//! C# text in, its suppressions out.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]

use csharp::suppress::{Suppressions, suppressions};
use csharp::syntax::{ParseOptions, Tree, parse};
use expect_test::{Expect, expect};
use finding::suppress::{Ids, Lines, Marker};
use std::fmt::Write as _;

fn tree(text: &str) -> Tree {
    parse(text, &ParseOptions::default()).tree
}

fn lines(lines: Lines) -> String {
    match lines {
        Lines { last: u32::MAX, first: 1 } => "all lines".to_owned(),
        Lines { last: u32::MAX, first } => format!("from line {first}"),
        Lines { first, last } if first == last => format!("line {first}"),
        Lines { first, last } => format!("lines {first}-{last}"),
    }
}

fn one(marker: &Marker) -> String {
    let ids = match &marker.ids {
        Ids::All { except } if except.is_empty() => "everything".to_owned(),
        Ids::All { except } => format!("everything but {}", except.join(" ")),
        Ids::These(ids) => ids.join(" | "),
    };
    let reason = marker.reason.as_ref().map(|reason| format!(" because {reason:?}")).unwrap_or_default();
    format!("{} {ids}: {}{reason}", marker.form, lines(marker.lines))
}

fn told(found: &Suppressions) -> String {
    let mut out = String::new();
    for marker in &found.markers {
        let _ = writeln!(out, "{}: {}", marker.place.line, one(marker));
    }
    for global in &found.global {
        let _ = writeln!(out, "{}: {} -> {:?}", global.marker.place.line, one(&global.marker), global.target);
    }
    for problem in &found.problems {
        let _ = writeln!(out, "{problem}");
    }
    out
}

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&told(&suppressions(&tree(text), text)));
}

#[test]
fn comments_behind_and_above_code() {
    check(
        r#"// threadbare: ignore-file[deadlock] only one thread here
class C
{
    int n; // threadbare: ignore[data-race] a statistic
    // threadbare: ignore[TB1001, deadlock]
    // more prose

    void M()
    {
        // threadbare: ignore[race] the whole statement
        lock (this)
        {
            n++;
        }
        Call(1,
            // threadbare: ignore[race] this line
            n++,
            2);
        string s = "// threadbare: ignore[race] no comment";
        // threadbare: ignore[race] nothing follows but a brace
    }
    /// threadbare: ignore[race] documentation is not for us
    /* threadbare: ignore[race] nor is this */
    // threadbare: ignore
    // threadbare: ingore[race]
#if NEVER
    // threadbare: ignore[race] disabled
#endif
}
// threadbare: ignore[race] nothing follows
"#,
        &expect![[r#"
            1: file comment deadlock: all lines because "only one thread here"
            4: comment data-race: line 4 because "a statistic"
            5: comment TB1001 | deadlock: lines 8-21
            10: comment race: lines 11-14 because "the whole statement"
            16: comment race: line 17 because "this line"
            20: comment race: line 21 because "nothing follows but a brace"
            30: comment race: line 30 because "nothing follows"
            24:5: `ignore` does not say which rules; write `threadbare: ignore[rule] reason`
            25:5: threadbare does not know "ingore"; did you mean `ignore`?
        "#]],
    );
}

#[test]
fn pragmas_and_where_they_end() {
    check(
        r"#pragma warning disable TB1001, CA2002 // known
class A { }
#pragma warning restore CA2002
class B { }
#pragma warning disable TB1001
#pragma warning disable
class C { }
#pragma warning restore TB2001 , 0168
class D { }
#pragma warning restore
class E { }
#pragma warning disable CS0168
#pragma warning
#pragma warning disabled X
#pragma warningdisable X
#pragma checksum x
  #  pragma  warning  disable  X,,Y
",
        &expect![[r#"
            1: pragma TB1001: lines 1-10 because "known"
            1: pragma CA2002: lines 1-3 because "known"
            6: pragma everything: lines 6-8
            6: pragma everything but TB2001 0168: lines 8-10
            12: pragma CS0168: from line 12
            17: pragma X: from line 17
            17: pragma Y: from line 17
        "#]],
    );
}

#[test]
fn attributes_on_declarations() {
    check(
        r#"using System.Diagnostics.CodeAnalysis;
[SuppressMessage("Concurrency", "TB1001:Data race", Justification = "one \"thread\"")]
class A
{
    [Obsolete, System.Diagnostics.CodeAnalysis.SuppressMessageAttribute(category: "x", checkId: @"CA2002")]
    void M()
    {
    }
    [field: SuppressMessage("", "CBF:RC_UCCA:Check then act")] int p { get; set; }
    void N([SuppressMessage("", "TB1")] int a) { }
    [SuppressMessage("only one")] int q;
    [SuppressMessage("", Ids.Race)] int r;
    [Suppress("", "TB1001")] int s;
}
"#,
        &expect![[r#"
            2: attribute TB1001:Data race: lines 2-14 because "one \"thread\""
            5: attribute CA2002: lines 5-8
            9: attribute CBF:RC_UCCA:Check then act: line 9
            10: attribute TB1: line 10
        "#]],
    );
}

#[test]
fn attributes_of_assemblies() {
    check(
        r#"[assembly: SuppressMessage("C", "TB1001")]
[assembly: SuppressMessage("C", "TB1001", Scope = "module")]
[module: SuppressMessage("C", "TB1001", Scope = "type", Target = "~T:Bank.Account`1")]
[assembly: SuppressMessage("C", "TB1001", Scope = "member", Target = "~M:Bank.A.M``1(System.Int32[],System.Collections.Generic.Dictionary{System.String,System.Int64}@)~System.Int32")]
[assembly: SuppressMessage("C", "TB1001", Scope = "member", Target = "Bank.A+B.#M(System.Int32)")]
[assembly: SuppressMessage("C", "TB1001", Scope = "member", Target = "Bank.A.#.ctor()")]
[assembly: SuppressMessage("C", "TB1001", Scope = "member", Target = "~M:Bank.A.#cctor")]
[assembly: SuppressMessage("C", "TB1001", Scope = "NamespaceAndDescendants", Target = "~N:Bank")]
[assembly: SuppressMessage("C", "TB1001", Scope = "resource", Target = "x")]
[assembly: SuppressMessage("C", "TB1001", Scope = "type")]
"#,
        &expect![[r#"
            1: attribute TB1001: all lines -> Everything
            2: attribute TB1001: all lines -> Everything
            3: attribute TB1001: all lines -> Declaration { name: "Bank.Account", parameters: None }
            4: attribute TB1001: all lines -> Declaration { name: "Bank.A.M", parameters: Some(["Int32[]", "Dictionary"]) }
            5: attribute TB1001: all lines -> Declaration { name: "Bank.A.B.M", parameters: Some(["Int32"]) }
            6: attribute TB1001: all lines -> Declaration { name: "Bank.A.ctor", parameters: Some([]) }
            7: attribute TB1001: all lines -> Declaration { name: "Bank.A.cctor", parameters: Some([]) }
            8: attribute TB1001: all lines -> Namespace { name: "Bank", depth: Descendants }
        "#]],
    );
}

/// Where the declarations of the text are that a target names.
fn found(scope: &str, target: &str) -> String {
    let text = r"namespace Bank.Core
{
    class Account<T>
    {
        int a, balance;
        Account(int start)
        {
        }
        static Account() { }
        void Deposit(int amount) { }
        void Deposit(ref long? amount, List<string>[] notes)
        {
        }
        int Total { get; }
        int this[int i] => i;
        ~Account() { }
        struct Entry
        {
            event Action Changed;
        }
    }
}
namespace Bank { enum Kind { A } class Account { } }
";
    let attribute =
        format!("[assembly: SuppressMessage(\"\", \"TB1001\", Scope = \"{scope}\", Target = \"{target}\")]");
    let globals = suppressions(&tree(&attribute), &attribute).global;
    let found = globals.iter().flat_map(|global| global.target.lines_in(&tree(text), text));
    found.map(lines).collect::<Vec<_>>().join(", ")
}

#[test]
fn targets_in_a_file() {
    let asked = [
        ("namespace", "~N:Bank"),
        ("namespaceanddescendants", "~N:Bank"),
        ("type", "~T:Bank.Core.Account`1"),
        ("type", "~T:Core.Account"),
        ("type", "~T:Bank.Kind"),
        ("member", "~F:Bank.Kind.A"),
        ("member", "~F:Bank.Core.Account`1.balance"),
        ("member", "~M:Bank.Core.Account`1.#ctor(System.Int32)"),
        ("member", "~M:Bank.Core.Account`1.#cctor"),
        ("member", "~M:Bank.Core.Account`1.Deposit(System.Int32)"),
        (
            "member",
            "~M:Bank.Core.Account`1.Deposit(System.Nullable{System.Int64}@,System.Collections.Generic.List{System.String}[])",
        ),
        ("member", "~M:Bank.Core.Account`1.Deposit"),
        ("member", "Bank.Core.Account`1.#Deposit"),
        ("member", "~M:Bank.Core.Account`1.Deposit(System.String)"),
        ("member", "~P:Bank.Core.Account`1.Total"),
        ("member", "~P:Bank.Core.Account`1.Item(System.Int32)"),
        ("member", "~M:Bank.Core.Account`1.Finalize"),
        ("member", "~E:Bank.Core.Account`1.Entry.Changed"),
        ("member", "Bank.Core.Account`1+Entry.#Changed"),
        ("member", "~M:Bank.Core.Account`1.Withdraw"),
        ("member", "~"),
    ];
    let mut out = String::new();
    for (scope, target) in asked {
        let _ = writeln!(out, "{target}: {}", found(scope, target));
    }
    expect![[r#"
        ~N:Bank: line 23
        ~N:Bank: lines 1-22, line 23
        ~T:Bank.Core.Account`1: lines 3-21
        ~T:Core.Account: 
        ~T:Bank.Kind: line 23
        ~F:Bank.Kind.A: line 23
        ~F:Bank.Core.Account`1.balance: line 5
        ~M:Bank.Core.Account`1.#ctor(System.Int32): lines 6-8
        ~M:Bank.Core.Account`1.#cctor: line 9
        ~M:Bank.Core.Account`1.Deposit(System.Int32): line 10
        ~M:Bank.Core.Account`1.Deposit(System.Nullable{System.Int64}@,System.Collections.Generic.List{System.String}[]): lines 11-13
        ~M:Bank.Core.Account`1.Deposit: 
        Bank.Core.Account`1.#Deposit: line 10, lines 11-13
        ~M:Bank.Core.Account`1.Deposit(System.String): 
        ~P:Bank.Core.Account`1.Total: line 14
        ~P:Bank.Core.Account`1.Item(System.Int32): line 15
        ~M:Bank.Core.Account`1.Finalize: line 16
        ~E:Bank.Core.Account`1.Entry.Changed: line 19
        Bank.Core.Account`1+Entry.#Changed: line 19
        ~M:Bank.Core.Account`1.Withdraw: 
        ~: 
    "#]].assert_eq(&out);
}

/// Words that matter to suppressions, thrown together.
#[test]
fn any_text_is_read() {
    const WORDS: [&str; 16] = [
        "// threadbare: ignore[",
        "]",
        "\n",
        "#pragma warning disable ",
        "#pragma warning restore\n",
        "[SuppressMessage(",
        "\"",
        "é",
        "[assembly: SuppressMessage(\"\", \"~M:\", Scope = \"member\", Target = \"~M:(`\")]",
        "class C {",
        "}",
        ",",
        "/*",
        "*/",
        "#if X\n",
        "lock (x)",
    ];
    let mut seed: u64 = 7;
    for _ in 0..300 {
        let mut text = String::new();
        for _ in 0..30 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            text.push_str(WORDS[(seed >> 60) as usize]);
        }
        let tree = tree(&text);
        let found = suppressions(&tree, &text);
        let line_count = text.lines().count() as u32 + 1;
        for marker in &found.markers {
            assert!(
                marker.lines.first <= marker.lines.last && marker.place.line.get() <= line_count,
                "{text:?}"
            );
        }
        for global in &found.global {
            global.target.lines_in(&tree, &text);
        }
        csharp::generated::generated_lines(&tree, &text);
        csharp::generated::is_generated_text(&tree, &text);
    }
}

#[test]
fn long_files_take_no_wicked_time() {
    let mut restores = String::new();
    for n in 0..20_000 {
        let _ = writeln!(restores, "#pragma warning restore X{n}");
    }
    let text = format!(
        "#pragma warning disable\n{restores}{}",
        "// threadbare: ignore[race]\nx();\n".repeat(20_000)
    );
    assert_eq!(suppressions(&tree(&text), &text).markers.len(), 65 + 20_000);
}
