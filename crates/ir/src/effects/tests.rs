//! Text in, text out.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes its texts with them")]

use expect_test::{Expect, expect};

use super::*;

const TABLE: &str = "
namespace Demo
type Gate : Base       # comments end lines
  is thread-safe, lock
  new(..)                    returns(new)
  Enter()                    acquire(this) throws(recursion)
  Enter(_, ref bool)         acquire(this, read, timeout arg0, flag arg1)
  Leave([int])               release(this)
  Run(Func<Task>)            spawn(arg0, task, unwrapped)
  Run(_)                     spawn(arg0, task)
  All(params Task)           join(arg0.., any)
  get Count                  atomic(read, this)
  set this[]                 write(this)
  add Opened                 body(arg0, event)
  operator Implicit(_)       returns(view arg0)
  *(..)                      pure
type Base
  Shut()                     blocks async-form(ShutAsync)
type Map<,>.Entry
  is static
  Find(this Map<_, _>, _)    read(arg0, lazy)
";

pub(super) fn table(text: &str) -> Result<Effects, Vec<Problem>> {
    Effects::parse(&[Source { name: "demo.effects", first_line: 1, text }])
}

fn demo() -> Effects {
    table(TABLE).expect("the table above is sound")
}

/// Asks for `Type member(types)`, `Type member/count` or `Type member`, and spells the answer.
fn ask(effects: &Effects, question: &str) -> String {
    let (name, call) = question.split_once(' ').expect("a type and a member");
    let types: Vec<Option<&str>>;
    let (member, arguments) = match (call.split_once('('), call.split_once('/')) {
        (Some((member, list)), _) => {
            let list = list.trim_end_matches(')').split(';').filter(|ty| !ty.is_empty());
            types = list.map(|ty| (ty != "?").then_some(ty)).collect();
            (member, Arguments::Types(&types))
        }
        (None, Some((member, count))) => (member, Arguments::Count(count.parse().expect("a number"))),
        (None, None) => (call, Arguments::Unknown),
    };
    match effects.lookup([name], Member::of_metadata(member), arguments) {
        None => "unknown".to_owned(),
        Some(found) => {
            let doubt = if found.certain { "" } else { "?" };
            format!("{}{doubt}", effects.spelled_effects(found.effects()))
        }
    }
}

pub(super) fn check(effects: &Effects, questions: &[&str], expected: &Expect) {
    let answers: Vec<String> =
        questions.iter().map(|question| format!("{question} -> {}\n", ask(effects, question))).collect();
    expected.assert_eq(&answers.concat());
}

#[test]
fn lines_are_found_by_kind_count_and_types() {
    check(
        &demo(),
        &[
            "Demo.Gate .ctor/3",
            "Demo.Gate Enter/0",
            "Demo.Gate Enter/2",
            "Demo.Gate Enter/1",
            "Demo.Gate Leave/0",
            "Demo.Gate Run(System.Func<System.Threading.Tasks.Task>)",
            "Demo.Gate Run(System.Func<System.Threading.Tasks.Task<int>>)",
            "Demo.Gate Run(System.Action)",
            "Demo.Gate Run/1",
            "Demo.Gate All/7",
            "Demo.Gate get_Count",
            "Demo.Gate set_Item/2",
            "Demo.Gate add_Opened/1",
            "Demo.Gate op_Implicit/1",
            "Demo.Gate Anything/4",
            "Demo.Gate set_Count/1",
            "Demo.Nowhere Enter/0",
        ],
        &expect![[r#"
            Demo.Gate .ctor/3 -> returns(new)
            Demo.Gate Enter/0 -> acquire(this) throws(recursion)
            Demo.Gate Enter/2 -> acquire(this, read, timeout arg0, flag arg1)
            Demo.Gate Enter/1 -> pure
            Demo.Gate Leave/0 -> release(this)
            Demo.Gate Run(System.Func<System.Threading.Tasks.Task>) -> spawn(arg0, task, unwrapped)
            Demo.Gate Run(System.Func<System.Threading.Tasks.Task<int>>) -> spawn(arg0, task, unwrapped)
            Demo.Gate Run(System.Action) -> spawn(arg0, task)
            Demo.Gate Run/1 -> spawn(arg0, task)?
            Demo.Gate All/7 -> join(arg0.., any)
            Demo.Gate get_Count -> atomic(read, this)
            Demo.Gate set_Item/2 -> write(this)
            Demo.Gate add_Opened/1 -> body(arg0, event)
            Demo.Gate op_Implicit/1 -> returns(view arg0)
            Demo.Gate Anything/4 -> pure
            Demo.Gate set_Count/1 -> unknown
            Demo.Nowhere Enter/0 -> unknown
        "#]],
    );
}

#[test]
fn types_above_are_asked_last() {
    let text = "type A : B\n  F()  pure\ntype B : C\n  G()  sleep\ntype C\n  F()  blocks\n  H(..)  yields\n  new()  pure\n";
    let effects = table(text).expect("sound");
    check(
        &effects,
        &["A F/0", "A G/0", "A H/2", "A .ctor/0", "B F/0"],
        &expect![[r#"
        A F/0 -> pure
        A G/0 -> sleep
        A H/2 -> yields
        A .ctor/0 -> unknown
        B F/0 -> blocks
    "#]],
    );
    let found = effects.lookup(["Unheard.Of", "B"], Member::method("H"), Arguments::Unknown);
    assert_eq!(found.map(|found| effects.place(found.line)).as_deref(), Some("demo.effects:7"));
}

#[test]
fn a_star_does_not_speak_of_what_every_object_has() {
    let text = "type System.Object\n  ToString()  pure\ntype A\n  *(..)  write(this)\n";
    check(
        &table(text).expect("sound"),
        &["A Foo/0", "A ToString/0"],
        &expect![[r#"
        A Foo/0 -> write(this)
        A ToString/0 -> pure
    "#]],
    );
}

#[test]
fn a_user_table_goes_on_top() {
    let mine = Source {
        name: "threadbare.toml",
        first_line: 40,
        text: "type System.Random\n  is thread-safe\n  Next()  pure\n  NextBytes(..)  pure\ntype Acme.Pool : System.Threading.SemaphoreSlim\n",
    };
    let effects = Effects::dotnet().with(&[mine]).expect("sound");
    check(
        &effects,
        &["System.Random Next/0", "System.Random Next/1", "System.Random NextBytes/1", "Acme.Pool Release/0"],
        &expect![[r#"
            System.Random Next/0 -> pure
            System.Random Next/1 -> write(this)
            System.Random NextBytes/1 -> pure
            Acme.Pool Release/0 -> release(this, permit) throws(full) throws(disposed)
        "#]],
    );
    let random = effects.type_named("System.Random").expect("it is in the table");
    assert!(effects.facts(random).has(Fact::ThreadSafe) && !effects.facts(random).has(Fact::ThreadUnsafe));
    let printed = effects.to_string();
    assert!(table(&printed).expect("layers print as one table").to_string() == printed);
    assert!(!Effects::dotnet().facts(random).has(Fact::ThreadSafe), "the table below is as it was");
}

#[test]
fn mistakes_are_named_with_line_and_suggestion() {
    let text = "
  Lost()  pure
tipe A
type A : Bse
  is thread-saef
  is thread-safe, immutable
  F()  aquire(this)
  F()  acquire(this, wriet)
  F()  acquire
  F()  acquire(arg1)
  F(_)  spawn(arg0)
  F(_)  wait(arg0, arg0)
  F(_)  acquire(arg0, timeout this)
  F()
  F  pure
  F(out)  pure
  F(rf int)  pure
  F(A.B)  pure
  F(_
  H(..)  pure
  H(_)  sleep
type A
type Base
  is static
  G()  read(this)
type Bad Name
";
    let problems = table(text).expect_err("nothing in it is right");
    let shown: Vec<String> = problems.iter().map(|problem| format!("{problem}\n")).collect();
    expect![[r#"
        demo.effects:2: this line belongs to no type; write `type Full.Name` above it
        demo.effects:3: unknown beginning of a line `tipe`; did you mean `type`?
        demo.effects:4: the base `Bse` has no block; did you mean `Base`?
        demo.effects:5: unknown fact `thread-saef`; did you mean `thread-safe`?
        demo.effects:6: a type cannot be both thread-safe and immutable
        demo.effects:7: unknown effect `aquire`; did you mean `acquire`?
        demo.effects:8: unknown word in `acquire`: `wriet`; did you mean `write`?
        demo.effects:9: `acquire` does not say what it is about: this, arg0, arg0.., result or static
        demo.effects:10: `arg1` is beyond the last of 0 parameters; arguments are counted from 0
        demo.effects:11: `spawn` does not say which of: thread, task, pool, timer, continuation, loop, dispatcher, event, lazy
        demo.effects:12: `arg0` is one too many in `wait`
        demo.effects:13: `timeout this` must name one argument, such as `timeout arg1`
        demo.effects:14: the line says nothing about its member; write `pure` if it does nothing
        demo.effects:15: `F` has no parameter list; write `F(..)` for all overloads, or `get F` for a property
        demo.effects:16: `out` is not the type of a parameter; write its last name only: `CancellationToken`, `Func<_, Task>`, `int[]`, `_`
        demo.effects:17: unknown parameter modifier `rf`; did you mean `ref`?
        demo.effects:18: `A.B` is not the type of a parameter; write its last name only: `CancellationToken`, `Func<_, Task>`, `int[]`, `_`
        demo.effects:19: a bracket is not closed; add `)`
        demo.effects:21: this line is never reached; demo.effects:20 says it all
        demo.effects:22: `A` has a block already; see demo.effects:4
        demo.effects:25: a static member has no `this`
        demo.effects:26: `Bad Name` is not the name of a type; write type parameters without names: `Dictionary<,>`
    "#]].assert_eq(&shown.concat());
}

#[test]
fn lines_are_counted_from_where_the_text_stands() {
    let source = Source { name: "threadbare.toml", first_line: 12, text: "type A\n  F()  prue\n" };
    let problems = Effects::parse(&[source]).expect_err("a slip");
    expect!["threadbare.toml:13: unknown effect `prue`; did you mean `pure`?"]
        .assert_eq(&problems[0].to_string());
}

#[test]
fn any_text_gives_a_table_or_problems() {
    // Every prefix and every line cut at every place: no panic, and what is sound prints back.
    for end in (0..TABLE.len()).filter(|end| TABLE.is_char_boundary(*end)) {
        for text in [&TABLE[..end], &TABLE[end..]] {
            if let Ok(effects) = table(text) {
                assert!(table(&effects.to_string()).is_ok(), "{text}");
            }
        }
    }
}

#[test]
fn what_is_printed_parses_back() {
    let printed = Effects::dotnet().to_string();
    let again = table(&printed).expect("a printed table is sound");
    assert!(again.to_string() == printed, "the second print differs from the first");
    expect![[r#"
        type Demo.Gate : Demo.Base
          is thread-safe, lock
          new(..)  returns(new)
          Enter()  acquire(this) throws(recursion)
          Enter(_, ref bool)  acquire(this, read, timeout arg0, flag arg1)
          Leave([int])  release(this)
          Run(Func<Task>)  spawn(arg0, task, unwrapped)
          Run(_)  spawn(arg0, task)
          All(params Task)  join(arg0.., any)
          get Count  atomic(read, this)
          set this[]  write(this)
          add Opened  body(arg0, event)
          operator Implicit(_)  returns(view arg0)
          *(..)  pure
        type Demo.Base
          Shut()  blocks async-form(ShutAsync)
        type Demo.Map<,>.Entry
          is static
          Find(this Map<_, _>, _)  read(arg0, lazy)
    "#]]
    .assert_eq(&demo().to_string());
}

#[test]
fn methods_may_be_called_like_accessors() {
    let text = "type A
  get(_)  returns(parallel this)
  remove()  returns(view this) instance-of(A)
  add(_, _)  spawn(arg0, pool, in-turn, after this, after arg1)
";
    let effects = table(text).expect("sound");
    assert_eq!(effects.to_string(), text);
    check(
        &effects,
        &["A get/1", "A remove/0", "A add/2", "A get_/1"],
        &expect![[r#"
            A get/1 -> returns(parallel this)
            A remove/0 -> returns(view this) instance-of(A)
            A add/2 -> spawn(arg0, pool, in-turn, after this, after arg1)
            A get_/1 -> unknown
        "#]],
    );
}
