//! The text form: what is printed is read back; what is different is printed differently; mistakes are told
//! with place.

use crate::random;
use expect_test::{Expect, expect};
use ir::text::{parse, print};

fn check_error(text: &str, expected: &Expect) {
    let error = parse(text).expect_err("the text has a mistake");
    expected.assert_eq(&error.to_string());
}

#[test]
fn random_programs_print_and_parse_back() {
    for seed in 0..1000 {
        let text = print(&random::program(seed));
        let parsed = parse(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert_eq!(print(&parsed), text, "seed {seed}");
        assert_eq!(parse(&print(&parsed)).as_ref(), Ok(&parsed), "seed {seed}");
    }
}

#[test]
fn different_instructions_have_different_texts() {
    for seed in 0..3000 {
        let mut program = random::program(seed);
        let before = print(&program);
        if let Some(changed) = random::mutate(&mut program, seed) {
            assert_eq!(print(&program) != before, changed, "seed {seed}\n{before}");
        }
    }
}

#[test]
fn a_method_reads_like_the_method() {
    let text = r#"file "Bank.cs"

public class Bank.Account {
  readonly field gate: object @3:21
  field balance: int @4:9

  public method Deposit(amount: int) -> void @6:17 {
    var %2: object, %3: int, %4: int
    try t0 finally b2
  b0:
    %2 = this.Bank.Account::gate @7:15
    enter %2 @7:9
    goto b1
  b1 in t0:
    %3 = this.Bank.Account::balance @8:13
    %4 = int %3 + amount @8:21
    this.Bank.Account::balance = %4 @8:13
    leave b3
  b2:
    exit %2 @9:9
    endfinally t0
  b3:
    return
  }
}
"#;
    assert_eq!(print(&parse(text).expect("well formed")), text);
}

#[test]
fn what_is_not_declared_is_external() {
    let program = parse(
        "class Program {
           static method Main() {
           start:
             t = new System.Threading.Thread
             callvirt System.Threading.Thread::Start(t)
             x = static System.Threading.Timeout::Infinite
             return
           }
         }",
    );
    expect![[r#"
        class Program {
          static method Main() -> void {
            var t: ?, x: ?
          b0:
            t = new System.Threading.Thread
            callvirt System.Threading.Thread::Start(t)
            x = static System.Threading.Timeout::Infinite
            return
          }
        }

        public external type System.Threading.Thread {
          public extern method Start() -> ?;
        }

        public external type System.Threading.Timeout {
          public field Infinite: ?
        }
    "#]]
    .assert_eq(&print(&program.expect("well formed")));
}

#[test]
fn mistakes_are_told_with_their_place() {
    check_error(
        "klass A;",
        &expect!["1:8: expected `class`, `struct`, `interface`, `enum`, `delegate` or `type`"],
    );
    check_error("class A { field n }", &expect!["1:19: expected `:`"]);
    check_error(
        "class A { method M() { b0:\n goto b1\n } }",
        &expect!["1:24: expected a label on a line of its own, or `}`"],
    );
    check_error(
        "class A { method M() {\n b0:\n x = this.A::n\n return\n } }",
        &expect!["3:14: `A` has no such field"],
    );
    check_error(
        "class A { method M() {\n b0:\n x = int a ? b\n return\n } }",
        &expect!["3:12: expected an operator"],
    );
    check_error(
        "class A { method M() {\n b0:\n x = 1 y = 2\n return\n } }",
        &expect!["3:8: expected the end of the line: one instruction per line"],
    );
    check_error(
        "class A { method M() {\n b0:\n x = 99999999999999999999\n return\n } }",
        &expect!["3:6: `99999999999999999999` is no number: unknown suffix, or too big"],
    );
    check_error(
        "class A { method M();\n method M(); }",
        &expect!["2:9: there is one of this name: write `#1` behind it"],
    );
    check_error("class A; class A;", &expect!["1:16: this is number 1 of its name: write `#1` behind it"]);
    check_error("class A @3:1;", &expect![[r#"1:9: no file: put `file "…"` in front, or name it here"#]]);
    check_error("class A { field `new: int }", &expect!["1:28: expected ` before the end of the line"]);
    check_error("class new;", &expect!["1:7: `new` is a keyword: as a name, put it in back quotes"]);
    check_error("class A {", &expect!["1:10: `{` is never closed"]);
    check_error(
        &format!("class A : {}int{};", "B<".repeat(200), ">".repeat(200)),
        &expect!["1:211: types may be nested 100 deep"],
    );
}

/// Every prefix of a real text, and every text with one token changed, is read or refused.
#[test]
fn broken_texts_are_refused_without_a_panic() {
    let text = print(&random::program(7));
    for (end, _) in text.char_indices() {
        let _ = parse(&text[..end]);
    }
    let words = ["}", "{", "`", "\"", "goto", "b0:", "%", "@", "#1", "<", ">>", "try", "99999999999", "\\"];
    for seed in 0..2000 {
        let mut random = random::Random(seed);
        let mut lines: Vec<&str> = text.lines().collect();
        let line = random.below(lines.len());
        let changed = lines[line].replacen(' ', words[random.below(words.len())], 1 + random.below(3));
        lines[line] = &changed;
        let _ = parse(&lines.join("\n"));
    }
}
