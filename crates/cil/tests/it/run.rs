//! Edited code runs: a program whose every body was edited prints what it printed before, on every runtime.

use std::fs;
use std::path::Path;

use cil::metadata::{Image, Metadata, Table};
use cil::{Editor, Instruction, Label, Op};
use toolchains::{DebugData, Optimization, Runtime};

use crate::compiled::{compile, dotnet, is_there};

/// The place of the optional header, and that of the first section.
struct Headers {
    optional: usize,
    sections: usize,
    count: usize,
}

fn u32_at(file: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(file[at..at + 4].try_into().expect("four bytes"))
}

fn put(file: &mut [u8], at: usize, value: u32) {
    file[at..at + 4].copy_from_slice(&value.to_le_bytes());
}

impl Headers {
    fn of(file: &[u8]) -> Headers {
        let pe = u32_at(file, 0x3c) as usize;
        let optional_size = (u32_at(file, pe + 20) & 0xffff) as usize;
        let count = (u32_at(file, pe + 4) >> 16) as usize;
        Headers { optional: pe + 24, sections: pe + 24 + optional_size, count }
    }
}

/// The program with all bodies edited. New bodies go to the end of the last section.
fn rewrite(file: &[u8], edit: impl Fn(&mut Editor)) -> Vec<u8> {
    let image = Image::read(file).expect("a program");
    let metadata = Metadata::of_file(file).expect("a program");
    let headers = Headers::of(file);
    let last = headers.sections + (headers.count - 1) * 40;
    let (start, raw_start) = (u32_at(file, last + 12), u32_at(file, last + 20));
    let mut out = file.to_vec();
    for method in metadata.tables.all(Table::Method) {
        let rva = metadata.tables.cell(method, 0).expect("a row");
        let Some(body) = image.body(rva).expect("a body") else { continue };
        let mut editor = Editor::new(&body).expect("a body");
        edit(&mut editor);
        let bytes = editor.encode().expect("edits that can be written").bytes;
        out.resize(out.len().next_multiple_of(4), 0);
        let new_rva = start + out.len() as u32 - raw_start;
        out.extend(bytes);
        put(&mut out, metadata.tables.offset(method), new_rva);
    }
    out.resize(out.len().next_multiple_of(0x200), 0);
    let size = out.len() as u32 - raw_start;
    put(&mut out, last + 8, size);
    put(&mut out, last + 16, size);
    put(&mut out, headers.optional + 56, (start + size).next_multiple_of(0x2000));
    out
}

/// Puts something before everything, so much that no short branch is left. The stack may get one deeper.
fn spread_out(editor: &mut Editor, length: usize) {
    for place in editor.places() {
        if editor.with_prefixes(place) != place {
            continue;
        }
        editor.insert_before(place, [Instruction::ldc_i4(1000), Instruction::simple(Op::Pop)]);
        editor.insert_before(place, vec![Instruction::simple(Op::Nop); length]);
    }
    editor.max_stack += 1;
}

/// Counts in a new loop before the method starts: new code may branch, too.
fn count_first(editor: &mut Editor) {
    let again = editor.new_label();
    let loop_body: [Instruction<Label>; 5] = [
        Instruction::ldc_i4(1),
        Instruction::simple(Op::Sub),
        Instruction::simple(Op::Dup),
        Instruction::branch(Op::BrtrueS, again),
        Instruction::simple(Op::Pop),
    ];
    editor.insert_prologue([Instruction::ldc_i4(100)]);
    editor.insert_prologue([again]);
    editor.insert_prologue(loop_body);
    editor.max_stack = editor.max_stack.max(2);
}

fn output(assembly: &Path, runtime: &Runtime) -> String {
    let output = runtime.command(assembly).expect("a command").output().expect("dotnet starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn check(optimization: Optimization, edit: impl Fn(&mut Editor)) {
    let program = compile(optimization, DebugData::Portable);
    let outputs = |assembly: &Path| -> Vec<String> {
        dotnet().runtimes().iter().map(|runtime| output(assembly, runtime)).collect()
    };
    let expected = outputs(&program.assembly);
    assert!(expected.iter().all(|text| text.lines().count() > 20), "{expected:?}");
    let folder = tempfile::tempdir().expect("a folder for the edited program");
    let edited = folder.path().join("shapes.dll");
    fs::write(&edited, rewrite(&program.bytes, edit)).expect("the folder can be written");
    let found = outputs(&edited);
    assert_eq!(found, expected);
}

#[test]
fn a_program_that_is_written_again_does_the_same() {
    if !is_there() {
        return;
    }
    check(Optimization::Debug, |_| {});
}

#[test]
fn a_program_with_code_between_all_instructions_does_the_same() {
    if !is_there() {
        return;
    }
    check(Optimization::Release, |editor| spread_out(editor, 0));
}

#[test]
fn a_program_with_long_branches_only_does_the_same() {
    if !is_there() {
        return;
    }
    check(Optimization::Debug, |editor| spread_out(editor, 130));
}

#[test]
fn a_program_with_loops_of_ours_does_the_same() {
    if !is_there() {
        return;
    }
    check(Optimization::Release, count_first);
}
