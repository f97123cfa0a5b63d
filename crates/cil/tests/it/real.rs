//! All bodies and signatures of real libraries come back as they were, to the byte, and damaged ones never panic.

use std::fs;

use cil::metadata::{Image, Metadata, Table, Token};
use cil::pdb::{self, Pdb};
use cil::signature::{LocalSignature, MethodArguments, MethodSignature, Type};
use cil::{Body, Editor, Instruction, Op, Result};
use toolchains::{DebugData, Optimization};

use crate::compiled::{compile, dotnet, is_there};

/// The core library of each runtime, and a compiler.
fn libraries() -> Vec<Vec<u8>> {
    let dotnet = dotnet();
    let core = dotnet.runtimes().iter().map(|runtime| runtime.framework.join("System.Private.CoreLib.dll"));
    let roslyn = dotnet.roslyn.join("Microsoft.CodeAnalysis.CSharp.dll");
    core.chain([roslyn]).map(|path| fs::read(path).expect("the library is there")).collect()
}

/// Hands every body, as it is in the file, to `each`.
fn bodies<'a>(file: &'a [u8], mut each: impl FnMut(Token, &'a [u8], Body<'a>)) {
    let image = Image::read(file).expect("a library");
    let metadata = Metadata::of_file(file).expect("a library");
    for method in metadata.tables.all(Table::Method) {
        let rva = metadata.tables.cell(method, 0).expect("a row");
        let is_native = metadata.tables.cell(method, 1).expect("a row") & 3 != 0;
        if is_native || rva == 0 {
            continue;
        }
        let body = image.body(rva).expect("a body that can be read").expect("there is one");
        let bytes = image.at_rva(rva, body.len, "a body").expect("it was read").data();
        each(method, bytes, body);
    }
}

#[test]
fn every_body_comes_back_as_it_was() {
    if !is_there() {
        return;
    }
    let mut count = 0;
    for library in libraries() {
        bodies(&library, |method, bytes, body| {
            let editor = Editor::new(&body).unwrap_or_else(|problem| panic!("{method:?}: {problem}"));
            let edited = editor.encode().expect("what was read can be written");
            assert_eq!(edited.bytes, bytes, "{method:?}");
            assert!(edited.map.pairs().iter().all(|(old, new)| old == new));
            count += 1;
        });
    }
    assert!(count > 50_000, "{count} bodies");
}

/// Something before, behind and in place of everything. Nothing may stand between a prefix and its instruction.
fn edit_everything(editor: &mut Editor) {
    for place in editor.places() {
        let instruction = editor.get(place).expect("there is one at every place").clone();
        if editor.with_prefixes(place) == place {
            editor.insert_before(place, [Instruction::ldc_i4(1000), Instruction::simple(Op::Pop)]);
        }
        if !instruction.op.is_prefix() {
            editor.insert_after(place, vec![Instruction::simple(Op::Nop); 3]);
        }
        editor.replace(place, [instruction]);
    }
}

#[test]
fn what_is_edited_everywhere_still_leads_to_the_same_instructions() {
    if !is_there() {
        return;
    }
    let library = libraries().pop().expect("a compiler");
    bodies(&library, |method, _, body| {
        let mut editor = Editor::new(&body).expect("a body");
        edit_everything(&mut editor);
        let edited = editor.encode().unwrap_or_else(|problem| panic!("{method:?}: {problem}"));
        let new_body = Body::parse(&edited.bytes).expect("what was written can be read");
        let new_editor = Editor::new(&new_body).expect("what was written can be edited");
        let new_offsets = edited.map.pairs().iter().map(|(_, new)| *new);
        // Every label leads to the code before the instruction that it led to.
        let expected: Vec<u32> =
            editor.targets().iter().filter_map(|place| new_offsets.clone().nth(place.0 as usize)).collect();
        let targets = new_editor.targets();
        let found: Vec<u32> = targets.iter().filter_map(|place| new_editor.old_offset(*place)).collect();
        assert_eq!(found, expected, "{method:?}");
    });
}

/// Reads a signature and writes it again.
fn again(table: Table, blob: &[u8]) -> Result<Vec<u8>> {
    match (table, blob.first().copied().unwrap_or(0)) {
        (Table::TypeSpec, _) => Type::parse(blob)?.encode(),
        (Table::MethodSpec, _) => MethodArguments::parse(blob)?.encode(),
        (Table::StandAloneSig, 0x07) => LocalSignature::parse(blob)?.encode(),
        (_, 0x06) => Type::parse_field(blob)?.encode_field(),
        _ => MethodSignature::parse(blob)?.encode(),
    }
}

/// The tables with signatures, and the columns that they are in.
const SIGNATURES: [(Table, usize); 7] = [
    (Table::Field, 2),
    (Table::Method, 4),
    (Table::MemberRef, 2),
    (Table::Property, 2),
    (Table::StandAloneSig, 0),
    (Table::TypeSpec, 0),
    (Table::MethodSpec, 1),
];

#[test]
fn every_signature_comes_back_as_it_was() {
    if !is_there() {
        return;
    }
    let mut count = 0;
    for library in libraries() {
        let metadata = Metadata::of_file(&library).expect("a library");
        for (table, column) in SIGNATURES {
            for row in metadata.tables.all(table) {
                let blob = metadata.blob(row, column).expect("a signature").data();
                let written = again(table, blob);
                assert_eq!(written.as_deref(), Ok(blob), "{row:?}");
                count += 1;
            }
        }
    }
    assert!(count > 100_000, "{count} signatures");
}

/// Numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }

    /// The bytes with some of them changed, or without their end.
    fn damaged(&mut self, bytes: &[u8]) -> Vec<u8> {
        let mut damaged = bytes.to_vec();
        for _ in 0..=self.below(3) {
            let at = self.below(damaged.len());
            damaged[at] = self.below(256) as u8;
        }
        if self.below(4) == 0 {
            damaged.truncate(self.below(damaged.len()) + 1);
        }
        damaged
    }
}

#[test]
fn damaged_bodies_are_read_or_refused() {
    if !is_there() {
        return;
    }
    let library = libraries().pop().expect("a compiler");
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut read, mut refused) = (0, 0);
    bodies(&library, |_, bytes, _| {
        let damaged = random.damaged(bytes);
        let Ok(editor) = Body::parse(&damaged).and_then(|body| Editor::new(&body)) else {
            refused += 1;
            return;
        };
        read += 1;
        let Ok(edited) = editor.encode() else { return };
        let body = Body::parse(&edited.bytes).expect("what was written can be read");
        let again = Editor::new(&body).expect("what was written can be edited").encode();
        assert_eq!(again.map(|again| again.bytes), Ok(edited.bytes));
    });
    assert!(read > 1000 && refused > 1000, "{read} read, {refused} refused");
}

#[test]
fn damaged_signatures_are_read_or_refused() {
    if !is_there() {
        return;
    }
    let library = libraries().pop().expect("a compiler");
    let metadata = Metadata::of_file(&library).expect("a library");
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let (mut all, mut refused) = (0, 0);
    for (table, column) in SIGNATURES {
        for row in metadata.tables.all(table) {
            let damaged = random.damaged(metadata.blob(row, column).expect("a signature").data());
            match again(table, &damaged) {
                // Numbers may be written with more bytes than they need.
                Ok(written) => assert_eq!(again(table, &written), Ok(written.clone()), "{damaged:x?}"),
                Err(_) => refused += 1,
            }
            all += 1;
        }
    }
    assert!(all > 10_000 && refused > 1000 && refused < all, "{refused} of {all} refused");
}

/// Asks a PDB, or a program with one in it, everything; it does not matter what it says.
fn ask_everything(bytes: &[u8]) {
    if let Ok(image) = Image::read(bytes) {
        let _ = (pdb::reference(&image), Metadata::of_file(bytes).is_ok());
        let embedded = pdb::embedded(&image).ok().flatten();
        return embedded.iter().for_each(|pdb| ask_everything(pdb));
    }
    let Ok(pdb) = Pdb::read(bytes) else { return };
    let _ = pdb.id();
    for row in 1..50 {
        let method = Token::new(Table::Method, row);
        let _ = (pdb.location(method, 5), pdb.kickoff(method), pdb.document(row));
        let _ = pdb.points(method).map(Iterator::count);
    }
    let _ = pdb.state_machines().count();
}

#[test]
fn damaged_pdbs_are_read_or_refused() {
    if !is_there() {
        return;
    }
    let alone = compile(Optimization::Debug, DebugData::Portable).pdb();
    let program = compile(Optimization::Debug, DebugData::Embedded).bytes.clone();
    let mut random = Random(0x1234_5678_9abc_def1);
    for bytes in [alone, program] {
        ask_everything(&bytes);
        for length in (0..bytes.len()).step_by(37) {
            ask_everything(&bytes[..length]);
        }
        for _ in 0..5_000 {
            ask_everything(&random.damaged(&bytes));
        }
    }
}

#[test]
fn an_embedded_pdb_is_as_long_as_it_says() {
    if !is_there() {
        return;
    }
    let mut program = compile(Optimization::Release, DebugData::Embedded).bytes.clone();
    let mark = program.windows(4).position(|window| window == b"MPDB").expect("the PDB is there");
    let length = u32::from_le_bytes(program[mark + 4..mark + 8].try_into().expect("four bytes"));
    let unpacked = |program: &[u8]| pdb::embedded(&Image::read(program).expect("a program"));
    assert_eq!(unpacked(&program).map(|pdb| pdb.map(|pdb| pdb.len())), Ok(Some(length as usize)));
    for (wrong, reason) in [
        (length + 1, "an embedded PDB cannot be unpacked"),
        (u32::MAX, "an embedded PDB cannot be as long as it says"),
    ] {
        program[mark + 4..mark + 8].copy_from_slice(&wrong.to_le_bytes());
        assert_eq!(unpacked(&program).expect_err("a wrong length").reason, reason);
    }
}
