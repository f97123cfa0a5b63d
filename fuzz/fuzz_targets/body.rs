#![no_main]

//! Any bytes as a method body: a body that can be edited, written and read again, or a problem with its place.

use cil::{Body, Editor, Instruction, Op};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut editor = match Body::parse(bytes).and_then(|body| Editor::new(&body)) {
        Ok(editor) => editor,
        Err(problem) => return assert!(problem.offset <= bytes.len(), "{problem}"),
    };
    let Ok(plain) = editor.encode() else { return };
    assert_eq!(written_again(&plain.bytes), plain.bytes);
    for place in editor.places() {
        if editor.with_prefixes(place) == place {
            editor.insert_before(place, vec![Instruction::simple(Op::Nop); 100]);
        }
    }
    let edited = editor.encode().expect("what could be written can be written with more in it");
    assert_eq!(written_again(&edited.bytes), edited.bytes);
    for (old, new) in edited.map.pairs() {
        assert_eq!((edited.map.to_new(*old), edited.map.to_old(*new)), (Some(*new), Some(*old)));
    }
});

fn written_again(bytes: &[u8]) -> Vec<u8> {
    let body = Body::parse(bytes).expect("what was written can be read");
    Editor::new(&body).expect("what was written can be edited").encode().expect("and written").bytes
}
