//! `jsr` and `ret`, which compilers have not written since Java 6: put into a method by hand.

use crate::jdk;
use classfile::{ClassFile, ConstantPoolBuilder, NewCode};
use expect_test::{Expect, expect};
use java::lower::{Class, Lowered, Role, lower};

/// A class with one static method `f(int)`, whose code is `code`.
fn with_code(code: &[u8]) -> Lowered {
    let folder = tempfile::tempdir().expect("a folder for classes");
    let source = folder.path().join("Old.java");
    std::fs::write(&source, "interface Old { static int f(int x) { return x; } }")
        .expect("the folder can be written");
    jdk::compile(&source, folder.path());
    let bytes = std::fs::read(folder.path().join("Old.class")).expect("javac wrote it");
    let class = ClassFile::parse(&bytes).expect("javac writes class files");
    let new = NewCode { max_stack: 2, max_locals: 3, code: code.to_vec(), ..NewCode::default() };
    let codes = [(0, new)].into_iter().collect();
    let bytes = class.rewrite(&ConstantPoolBuilder::new(&class.pool), &codes);
    let class = Class { path: "Old.class".to_owned(), bytes: bytes.into(), role: Role::Program };
    let lowered = lower(&[class]);
    assert_eq!(ir::verify::verify(&lowered.program), []);
    lowered
}

fn check(code: &[u8], expected: &Expect) {
    let lowered = with_code(code);
    assert_eq!(lowered.problems, []);
    expected.assert_eq(&ir::text::print_own(&lowered.program));
}

fn check_problem(code: &[u8], expected: &str) {
    let problems = with_code(code).problems;
    assert_eq!(problems.iter().map(|problem| problem.reason.as_str()).collect::<Vec<_>>(), [expected]);
}

#[test]
fn a_subroutine_is_copied_for_each_call() {
    #[rustfmt::skip]
    let code = [
        0x1a,             //  0: iload_0
        0x99, 0, 9,       //  1: ifeq 10
        0xa8, 0, 11,      //  4: jsr 15
        0xa7, 0, 6,       //  7: goto 13
        0xa8, 0, 5,       // 10: jsr 15
        0x1a,             // 13: iload_0
        0xac,             // 14: ireturn
        0x4c,             // 15: astore_1
        0x84, 0, 1,       // 16: iinc 0 1
        0xa9, 1,          // 19: ret 1
    ];
    check(
        &code,
        &expect![[r#"
        file "Old.java"

        internal interface Old {
          public static method f(p0: int) -> int {
            var %1: int, %2: bool, %3: int, %4: int, %5: int
          b0:
            %1 = 0
            %2 = int p0 == %1
            if %2 goto b3 else b1
          b1:
            goto b5
          b2:
            goto b4
          b3:
            goto b6
          b4:
            return %3
          b5:
            %4 = 1
            %3 = int p0 + %4
            goto b2
          b6:
            %5 = 1
            %3 = int p0 + %5
            goto b4
          }
        }
    "#]],
    );
}

#[test]
fn a_subroutine_that_calls_itself_is_a_problem() {
    #[rustfmt::skip]
    let code = [
        0xa8, 0, 5,       // 0: jsr 5
        0x1a,             // 3: iload_0
        0xac,             // 4: ireturn
        0x4c,             // 5: astore_1
        0xa8, 0xff, 0xff, // 6: jsr 5
        0xa9, 1,          // 9: ret 1
    ];
    check_problem(&code, "Old.f: a subroutine calls itself, or too many others");
}

#[test]
fn broken_code_is_a_problem_of_its_method() {
    check_problem(&[0xa9, 1], "Old.f: `ret` outside of a subroutine");
    check_problem(&[0x1a], "Old.f: control falls off the end of the code");
    check_problem(&[0xac], "Old.f: the stack is empty");
    check_problem(&[0x1b, 0xac], "Old.f: a variable is read that is not written on every path");
    check_problem(&[0xa7, 0, 2], "Old.f: a jump goes to no instruction");
    check_problem(&[0xfe], "Old.f: there is no instruction 0xfe");
    // iload_0; ifeq 5; iconst_0; iload_0; ireturn
    check_problem(
        &[0x1a, 0x99, 0, 4, 3, 0x1a, 0xac],
        "Old.f: the stack has different heights where ways meet",
    );
    // iload_0; ifeq 6; iload_0; istore_1; iload_1; ireturn
    check_problem(
        &[0x1a, 0x99, 0, 5, 0x1a, 0x3c, 0x1b, 0xac],
        "Old.f: a variable is read that is not written on every path",
    );
}
