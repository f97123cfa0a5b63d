#![no_main]

//! Any bytes as a portable PDB, and as a program with one in it: answers or problems to all questions.

use cil::metadata::{Image, Table, Token};
use cil::pdb::{self, Pdb};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    ask(bytes);
    if let Ok(image) = Image::read(bytes) {
        let _ = pdb::reference(&image);
        if let Ok(Some(embedded)) = pdb::embedded(&image) {
            ask(&embedded);
        }
    }
});

fn ask(bytes: &[u8]) {
    let Ok(pdb) = Pdb::read(bytes) else { return };
    let _ = pdb.id();
    for row in 1..100 {
        let method = Token::new(Table::Method, row);
        let _ = (pdb.location(method, 7), pdb.kickoff(method), pdb.document(row));
        let _ = pdb.points(method).map(Iterator::count);
    }
    let _ = pdb.state_machines().count();
}
