//! Code that is edited does what it did, and verifies: something is put before, behind and around every instruction of what javac
//! writes.

use classfile::{ClassFile, Code, CodeEditor, ConstantPoolBuilder, Guard, Instruction};
use rustc_hash::FxHashMap;
use std::path::{Path, PathBuf};
use std::process::Command;

const NOP: u8 = 0;
const ATHROW: u8 = 0xbf;

/// A program of the JDK that `JAVA_HOME` names, or of the one on the PATH.
fn jdk(program: &str) -> Command {
    let home = std::env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin").join(program));
    Command::new(home.filter(|path| path.exists()).unwrap_or_else(|| program.into()))
}

/// Does the instruction always go on to the next one?
fn goes_on(instruction: &Instruction<'_>) -> bool {
    use Instruction as I;
    !matches!(
        instruction,
        I::Goto(_) | I::Jsr(_) | I::Ret(_) | I::TableSwitch(_) | I::LookupSwitch(_) | I::Return(_) | I::Throw
    )
}

fn edited(file: &[u8]) -> Vec<u8> {
    let class = ClassFile::parse(file).expect("javac writes class files");
    let mut pool = ConstantPoolBuilder::new(&class.pool);
    let mut codes = FxHashMap::default();
    for (index, method) in class.methods.iter().enumerate() {
        let Some(code) = class.code(method).expect("it can be read") else { continue };
        let mut editor = CodeEditor::new(code);
        editor.at_entry(&[NOP]);
        for instruction in code.instructions() {
            let (at, instruction) = instruction.expect("it can be read");
            // Different lengths, so that switches come to lie at every distance from a multiple of four.
            editor.before(at, &vec![NOP; 1 + at as usize % 3]);
            if goes_on(&instruction) {
                editor.after(at, &[NOP, NOP]);
            }
        }
        // A constructor may not catch what is thrown before its object is one.
        if method.name != "<init>" {
            let throwable = pool.class("java/lang/Throwable").expect("there is room");
            editor.guard(Guard { code: vec![NOP, ATHROW], this: None, throwable });
        }
        codes.insert(index, editor.finish(&class.pool, &mut pool).expect("the methods are short"));
    }
    class.rewrite(&pool, &codes)
}

/// The instructions but for those that were put in, with the lines on which they are.
fn meaning(file: &[u8]) -> Vec<String> {
    let class = ClassFile::parse(file).expect("a class file");
    let mut told = Vec::new();
    for method in &class.methods {
        let Some(code) = class.code(method).expect("it can be read") else { continue };
        let lines = lines(&code, &class);
        for instruction in code.instructions() {
            let (at, instruction) = instruction.expect("it can be read");
            let name = format!("{instruction:?}");
            let name = name.split(['(', ' ']).next().unwrap_or(&name);
            if instruction != Instruction::Nop {
                told.push(format!("{} {name} {:?}", method.name, line_at(&lines, at)));
            }
        }
    }
    told
}

fn lines<'a>(code: &Code<'a>, class: &ClassFile<'a>) -> Vec<(u32, u16)> {
    let mut lines: Vec<(u32, u16)> =
        code.lines(&class.pool).map(|line| (u32::from(line.start), line.line)).collect();
    lines.sort_unstable();
    lines
}

fn line_at(lines: &[(u32, u16)], at: u32) -> Option<u16> {
    lines.iter().rev().find(|(start, _)| *start <= at).map(|(_, line)| *line)
}

#[test]
fn a_program_with_something_put_everywhere_runs_as_before() {
    let folder = tempfile::tempdir().expect("a folder for classes");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/java/classfile/Shapes.java");
    let compiled = jdk("javac").args(["-g", "-d"]).arg(folder.path()).arg(source).status();
    assert!(
        compiled.is_ok_and(|status| status.success()),
        "javac is needed here, such as that of Debian's openjdk-17-jdk-headless"
    );
    let run = || {
        let java = jdk("java").arg("-Xverify:all").arg("-cp").arg(folder.path()).arg("Shapes").output();
        let output = java.expect("java starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let expected = run();
    let classes: Vec<PathBuf> = std::fs::read_dir(folder.path())
        .expect("javac made files")
        .map(|entry| entry.expect("the folder can be listed").path())
        .collect();
    for path in classes {
        let file = std::fs::read(&path).expect("the file is there");
        let changed = edited(&file);
        let (mut before, mut after) = (meaning(&file), meaning(&changed));
        // The handlers that were added are the last instruction of their methods.
        before.sort();
        after.retain(|told| !told.contains(" Throw "));
        before.retain(|told| !told.contains(" Throw "));
        after.sort();
        assert_eq!(before, after, "{}", path.display());
        std::fs::write(&path, changed).expect("the folder can be written to");
    }
    assert_eq!(run(), expected);
}
