//! Programs of a real compiler: lines and names of everything that it makes.

use std::fs;

use cil::metadata::{Image, Index, Metadata, Table, Token};
use cil::pdb::{self, Pdb};
use cil::{Op, names};
use toolchains::{DebugData, Optimization};

use crate::compiled::{Compiled, compile, is_there, source};

/// A call of `Here`.
struct Mark {
    method: Token,
    /// The byte of the code at which the call is.
    offset: u32,
    /// What it says.
    name: String,
}

fn marks(image: &Image<'_>, metadata: &Metadata<'_>) -> Vec<Mark> {
    let here = metadata.tables.all(Table::Method).find(|method| metadata.string(*method, 3) == Ok("Here"));
    let mut marks = Vec::new();
    for method in metadata.tables.all(Table::Method) {
        let rva = metadata.tables.cell(method, 0).expect("the row is there");
        let Some(body) = image.body(rva).expect("the compiler's code can be read") else { continue };
        let mut said = None;
        for instruction in body.instructions() {
            let (offset, instruction) = instruction.expect("the compiler's code can be read");
            if instruction.op == Op::Ldstr {
                said = instruction.token();
            } else if instruction.op == Op::Call && instruction.token() == here {
                let text = said.expect("a name stands before the call").row();
                let name = metadata.heaps.user_string(text).expect("the string is there");
                marks.push(Mark { method, offset, name });
            }
        }
    }
    marks
}

/// The type that has a method, with the types around it.
fn owner(metadata: &Metadata<'_>, method: Token) -> String {
    let has = |owner: &Token| {
        let methods = metadata.tables.list(*owner, 5, Table::Method).expect("a list of methods");
        methods.contains(&method.row())
    };
    let owner = metadata.tables.all(Table::TypeDef).find(has).expect("every method has a type");
    full_name(metadata, owner)
}

fn full_name(metadata: &Metadata<'_>, ty: Token) -> String {
    let cell = |column| metadata.string(ty, column).expect("a name");
    let enclosing = Index::by_column(&metadata.tables, Table::NestedClass, 0).expect("the table can be read");
    let around = enclosing.of(ty.row()).next();
    match around {
        Some(link) => {
            let around = Token::new(Table::TypeDef, metadata.tables.cell(link, 1).expect("a type"));
            format!("{}+{}", full_name(metadata, around), cell(1))
        }
        None => format!("{}.{}", cell(2), cell(1)),
    }
}

fn check_lines_and_names(compiled: &Compiled, pdb: &Pdb<'_>) {
    let image = Image::read(&compiled.bytes).expect("a program");
    let metadata = Metadata::of_file(&compiled.bytes).expect("a program");
    let reference = pdb::reference(&image).expect("an entry").expect("the program names its PDB");
    assert_eq!(pdb.id(), Ok(reference.id));
    let text = fs::read_to_string(source()).expect("the source is there");
    let lines: Vec<&str> = text.lines().collect();
    let marks = marks(&image, &metadata);
    let written = text.matches("Mark.Here(\"").count();
    // A `finally` may be compiled twice.
    assert!(marks.len() >= written, "{} of {written}", marks.len());
    for mark in marks {
        let method = metadata.string(mark.method, 3).expect("a name");
        let ty = owner(&metadata, mark.method);
        assert_eq!(names::readable(&ty, method), mark.name, "{ty} {method}");
        let found = pdb.location(mark.method, mark.offset).expect("lines").expect("a line");
        if let Some(kickoff) = pdb.kickoff(mark.method).expect("a table") {
            let kickoff = (owner(&metadata, kickoff), metadata.string(kickoff, 3).expect("a name"));
            assert_eq!(names::readable(&kickoff.0, kickoff.1), mark.name, "{kickoff:?}");
            assert_eq!(method, "MoveNext");
        }
        if found.document.ends_with("Elsewhere.cs") {
            assert_eq!(found.line, 900, "{found:?}");
            continue;
        }
        assert!(found.document.ends_with("Shapes.cs"), "{found:?}");
        // A statement of several lines starts before the one with the call.
        let statement = lines[found.line as usize - 1..].iter().take(2);
        let call = format!("Mark.Here(\"{}\")", mark.name);
        assert!(statement.clone().any(|line| line.contains(&call)), "{} {found:?} {statement:?}", mark.name);
    }
}

#[test]
fn lines_and_names_in_debug_code() {
    if !is_there() {
        return;
    }
    let compiled = compile(Optimization::Debug, DebugData::Portable);
    let bytes = compiled.pdb();
    check_lines_and_names(compiled, &Pdb::read(&bytes).expect("a PDB"));
    let image = Image::read(&compiled.bytes).expect("a program");
    assert_eq!(pdb::embedded(&image), Ok(None));
}

#[test]
fn lines_and_names_in_optimized_code_from_an_embedded_pdb() {
    if !is_there() {
        return;
    }
    let compiled = compile(Optimization::Release, DebugData::Embedded);
    let image = Image::read(&compiled.bytes).expect("a program");
    let bytes = pdb::embedded(&image).expect("a PDB").expect("it is embedded");
    check_lines_and_names(compiled, &Pdb::read(&bytes).expect("a PDB"));
}

#[test]
fn state_machines_lead_to_what_was_written() {
    if !is_there() {
        return;
    }
    let compiled = compile(Optimization::Release, DebugData::Portable);
    let metadata = Metadata::of_file(&compiled.bytes).expect("a program");
    let bytes = compiled.pdb();
    let pdb = Pdb::read(&bytes).expect("a PDB");
    let mut made = Vec::new();
    for pair in pdb.state_machines() {
        let (move_next, written) = pair.expect("a row");
        assert_eq!(pdb.kickoff(move_next), Ok(Some(written)));
        assert_eq!(pdb.kickoff(written), Ok(None));
        let ty = owner(&metadata, written);
        made.push(names::readable(&ty, metadata.string(written, 3).expect("a name")));
    }
    made.sort();
    let expected = [
        "Shapes.Bag.Fill",
        "Shapes.Bag.System.Collections.IEnumerable.GetEnumerator",
        "Shapes.Program.Captured.LocalAsync",
        "Shapes.Program.Items",
        "Shapes.Program.Main",
        "Shapes.Program.Main.lambda",
        "Shapes.Program.Stream",
    ];
    assert_eq!(made, expected);
}
