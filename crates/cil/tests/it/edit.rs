//! Bodies that are edited, as bytes: what moves, what widens, what is refused.

use cil::{
    Body, Clause, ClauseKind, Edited, Editor, Instruction, Label, Op, Operand, Piece, Place, Token,
    VariableAccess,
};

/// The code as text: the byte of each instruction, its name, and where it leads to.
fn listing(bytes: &[u8]) -> String {
    let body = Body::parse(bytes).expect("what was encoded can be read");
    let code = body.instructions().map(|instruction| {
        let (at, instruction) = instruction.expect("what was encoded can be read");
        let operand = match instruction.operand {
            Operand::None => String::new(),
            Operand::Branch(to) => format!(" ->{to:x}"),
            Operand::Switch(targets) => format!(" {targets:x?}"),
            other => format!(" {other:?}"),
        };
        format!("{at:x} {}{operand}\n", instruction.op.name())
    });
    let clauses = body.clauses.iter();
    let clauses =
        clauses.map(|clause| format!("{:?} {:x?} {:x?}\n", clause.kind, clause.protected, clause.handler));
    code.chain(clauses).collect()
}

fn tiny(code: &[u8]) -> Vec<u8> {
    let mut body = vec![(code.len() as u8) << 2 | 2];
    body.extend(code);
    body
}

fn editor(body: &[u8]) -> Editor {
    Editor::new(&Body::parse(body).expect("a body")).expect("a body that can be edited")
}

fn encode(editor: &Editor) -> Edited {
    editor.encode().expect("edits that can be written")
}

const NOP: Instruction<Label> = Instruction::simple(Op::Nop);
const DUP: Instruction<Label> = Instruction::simple(Op::Dup);

/// `while (…) call`: the condition jumps back to the call.
const LOOP: [u8; 9] = [0x2b, 0x05, 0x28, 0x01, 0, 0, 0x0a, 0x17, 0x2d];

fn loop_body() -> Vec<u8> {
    let mut code = LOOP.to_vec();
    code.extend([0xf8, 0x2a]);
    tiny(&code)
}

#[test]
fn without_edits_nothing_changes() {
    let body = loop_body();
    let edited = encode(&editor(&body));
    assert_eq!(edited.bytes, body);
    assert_eq!(edited.map.pairs(), [(0, 0), (2, 2), (7, 7), (8, 8), (10, 10)]);
}

#[test]
fn branches_to_an_edited_call_lead_to_what_was_put_before_it() {
    let mut editor = editor(&loop_body());
    editor.insert_before(Place(1), [DUP, NOP]);
    editor.insert_after(Place(1), [NOP]);
    let edited = encode(&editor);
    let expected =
        "0 br.s ->a\n2 dup\n3 nop\n4 call Token(MemberRef(1))\n9 nop\na ldc.i4.1\nb brtrue.s ->2\nd ret\n";
    assert_eq!(listing(&edited.bytes), expected);
    assert_eq!(edited.map.pairs(), [(0, 0), (2, 2), (7, 10), (8, 11), (10, 13)]);
    let back = |new| edited.map.to_old(new);
    assert_eq!([back(2), back(4), back(9), back(10)], [Some(2), Some(2), Some(2), Some(7)]);
    assert_eq!(edited.map.to_new(2), Some(2));
    assert_eq!(edited.map.to_new(4), Some(2), "a byte inside of the call");
}

#[test]
fn short_branches_become_long_where_they_no_longer_reach() {
    let mut editor = editor(&loop_body());
    editor.insert_before(Place(1), vec![NOP; 200]);
    let text = listing(&encode(&editor).bytes);
    assert!(text.starts_with("0 br ->d2\n5 nop\n"), "{text}");
    assert!(text.ends_with("d2 ldc.i4.1\nd3 brtrue ->5\nd8 ret\n"), "{text}");
}

#[test]
fn a_branch_that_just_reaches_stays_short() {
    // br.s over 125 bytes and a call of 5, less what the call is replaced with.
    for (nops, expected) in [(122, "0 br.s ->81\n"), (123, "0 br ->85\n")] {
        let mut editor = editor(&loop_body());
        editor.insert_before(Place(1), vec![NOP; nops]);
        let text = listing(&encode(&editor).bytes);
        assert!(text.starts_with(expected), "{nops} {text}");
    }
}

/// Each branch just reaches, over the next two: when the last one grows, all grow, two at a time.
#[test]
fn branches_that_push_each_other_out_of_reach_are_widened() {
    const BLOCKS: usize = 30;
    const BLOCK: usize = 62;
    let mut code = vec![0; BLOCKS * BLOCK];
    for block in 0..BLOCKS - 2 {
        code[block * BLOCK..][..2].copy_from_slice(&[0x2b, 127]);
    }
    code.push(0x2a);
    let mut body = vec![0x03, 0x30, 1, 0];
    body.extend((code.len() as u32).to_le_bytes());
    body.extend([0; 4]);
    body.extend(&code);
    let mut editor = editor(&body);
    let targets: Vec<u32> = editor.targets().iter().filter_map(|place| editor.old_offset(*place)).collect();
    assert_eq!((targets.len(), targets[0]), (BLOCKS - 2, 129));
    // Two nops before the last target.
    let place = Place(editor.targets().last().expect("there are branches").0 - 2);
    editor.insert_before(place, [NOP]);
    let edited = encode(&editor);
    let body = Body::parse(&edited.bytes).expect("what was encoded can be read");
    let instructions = body.instructions().map(|instruction| instruction.expect("an instruction").1);
    let found: Vec<(Op, u32)> = instructions
        .filter_map(|instruction| match instruction.operand {
            Operand::Branch(to) => Some((instruction.op, to)),
            _ => None,
        })
        .collect();
    let expected: Vec<(Op, u32)> =
        targets.iter().map(|old| (Op::Br, edited.map.to_new(*old).expect("it is somewhere"))).collect();
    assert_eq!(found, expected);
}

#[test]
fn new_code_has_labels_of_its_own() {
    let mut editor = editor(&loop_body());
    let skip = editor.new_label();
    let start = editor.label_of(Place(0)).expect("there is a first instruction");
    let code = [
        Piece::from(DUP),
        Instruction::branch(Op::BrfalseS, skip).into(),
        Instruction::branch(Op::BrS, start).into(),
        skip.into(),
    ];
    editor.replace(Place(1), code);
    let expected = "0 br.s ->7\n2 dup\n3 brfalse.s ->7\n5 br.s ->0\n7 ldc.i4.1\n8 brtrue.s ->2\na ret\n";
    assert_eq!(listing(&encode(&editor).bytes), expected);
}

#[test]
fn new_methods_start_empty() {
    let mut editor = Editor::empty();
    let again = editor.new_label();
    editor.insert_prologue([Piece::Label(again), Instruction::ldarg(0).into()]);
    editor.insert_prologue([Instruction::branch(Op::BrtrueS, again), Instruction::simple(Op::Ret)]);
    editor.max_stack = 1;
    let edited = encode(&editor);
    assert_eq!(listing(&edited.bytes), "0 ldarg.0\n1 brtrue.s ->0\n3 ret\n");
    assert_eq!((edited.bytes.len(), edited.map.pairs(), edited.map.to_old(1)), (5, &[][..], None));
    editor.locals = Some(Token(0x1100_0001));
    let fat = encode(&editor);
    assert_eq!((fat.bytes.len(), fat.code_start), (16, 12), "variables need the long header");
}

#[test]
fn labels_stand_in_one_place() {
    let mut lost = editor(&loop_body());
    let label = lost.new_label();
    lost.insert_before(Place(0), [Instruction::branch(Op::Br, label)]);
    let problem = lost.encode().expect_err("the label is nowhere").to_string();
    assert_eq!(problem, "a branch leads to a label that was put nowhere");
    let mut twice = editor(&loop_body());
    let label = twice.new_label();
    twice.insert_before(Place(0), [Piece::Label(label), Piece::Label(label)]);
    assert_eq!(twice.encode().expect_err("twice").to_string(), "a label stands in two places");
    let mut beyond = editor(&loop_body());
    beyond.insert_before(Place(5), [NOP]);
    let problem = beyond.encode().expect_err("there are five").to_string();
    assert_eq!(problem, "an edit at a place that the body does not have");
}

#[test]
fn handlers_follow() {
    // try { call } catch { pop; leave }: 0 call, 5 leave.s, 7 pop, 8 leave.s, a ret
    let code = [0x28, 1, 0, 0, 0x0a, 0xde, 3, 0x26, 0xde, 0, 0x2a];
    let mut body = vec![0x1b, 0x30, 1, 0, 11, 0, 0, 0, 0, 0, 0, 0];
    body.extend(code);
    body.extend([0, 1, 16, 0, 0, 0, 0, 0, 0, 7, 7, 0, 3, 2, 0, 0, 1]);
    assert_eq!(encode(&editor(&body)).bytes, body);
    let mut editor = editor(&body);
    editor.insert_before(Place(0), [NOP]);
    editor.insert_prologue([DUP]);
    editor.insert_before(Place(2), [NOP, NOP]);
    editor.insert_before(Place(4), [NOP]);
    let expected = "0 dup\n1 nop\n2 call Token(MemberRef(1))\n7 leave.s ->e\n9 nop\na nop\nb pop\nc leave.s ->e\n\
                    e nop\nf ret\nCatch(TypeRef(2)) 1..9 9..e\n";
    assert_eq!(listing(&encode(&editor).bytes), expected);
    let whole = editor.label_of(Place(0)).expect("there is a first instruction");
    let end = editor.end();
    editor.push_clause(Clause { kind: ClauseKind::Fault, protected: whole..end, handler: end..end });
    editor.insert_before(Place(4), vec![NOP; 300]);
    let text = listing(&encode(&editor).bytes);
    assert!(text.contains("\n7 leave.s ->e\n"), "{text}");
    assert!(text.ends_with("Catch(TypeRef(2)) 1..9 9..e\nFault 1..13c 13c..13c\n"), "{text}");
}

#[test]
fn what_is_done_at_the_end_is_done_around_everything() {
    // try { call; leave } catch { rethrow }, with nothing behind: 0 tail., 2 call, 7 ret, 8 call, d leave.s, f rethrow
    let code = [0xfe, 0x14, 0x28, 1, 0, 0, 0x0a, 0x2a, 0x28, 2, 0, 0, 0x0a, 0xde, 0xf1, 0xfe, 0x1a];
    let mut body = vec![0x1b, 0x30, 1, 0, 17, 0, 0, 0, 0, 0, 0, 0];
    body.extend(code);
    body.extend([0; 3]);
    body.extend([1, 16, 0, 0, 0, 0, 8, 0, 7, 15, 0, 2, 2, 0, 0, 1]);
    let mut around = editor(&body);
    around.insert_prologue([NOP]);
    around.insert_finally(Some(1), [DUP]);
    let expected = "0 nop\n1 call Token(MemberRef(1))\n6 stloc.1\n7 leave ->17\nc call Token(MemberRef(2))\n\
                    11 leave.s ->1\n13 rethrow\n15 dup\n16 endfinally\n17 ldloc.1\n18 ret\n\
                    Catch(TypeRef(2)) c..13 13..15\nFinally 1..15 15..17\n";
    assert_eq!(listing(&encode(&around).bytes), expected);
}

#[test]
fn prefixes_belong_to_their_instruction() {
    // constrained. T; callvirt M; ret
    let body = tiny(&[0xfe, 0x16, 1, 0, 0, 2, 0x6f, 1, 0, 0, 0x0a, 0x2a]);
    let mut editor = editor(&body);
    assert_eq!(editor.with_prefixes(Place(1)), Place(0));
    assert_eq!(editor.with_prefixes(Place(2)), Place(2));
    assert_eq!(editor.get(Place(1)).and_then(Instruction::token), Some(Token(0x0a00_0001)));
    editor.replace(Place(1), [Instruction::with_token(Op::Callvirt, Token(0x0a00_0002))]);
    assert_eq!(encode(&editor).bytes.len(), body.len(), "the call is another, the prefix stays");
    editor.insert_before(Place(1), [NOP]);
    let problem = editor.encode().expect_err("the prefix would be that of `nop`").to_string();
    assert_eq!(problem, "new code stands between a prefix and its instruction");
    editor.replace(Place(0), [NOP; 0]);
    let expected = "0 nop\n1 callvirt Token(MemberRef(2))\n6 ret\n";
    assert_eq!(listing(&encode(&editor).bytes), expected, "without the prefix it is fine");
}

#[test]
fn what_no_runtime_would_run_is_refused() {
    let problem = |body: &[u8]| {
        let body = Body::parse(body);
        body.and_then(|body| Editor::new(&body)).map(|_| ()).expect_err("a broken body").to_string()
    };
    assert_eq!(problem(&[]), "at byte 0x0: the data ends here too early");
    assert_eq!(problem(&[0x00]), "at byte 0x0: a method body starts with no valid header");
    assert_eq!(problem(&tiny(&[0x24])), "at byte 0x1: a byte that is no instruction");
    assert_eq!(problem(&tiny(&[0x2b, 0])), "at byte 0x1: a branch leads behind the last instruction");
    let middle = problem(&tiny(&[0x2b, 0xff]));
    assert_eq!(middle, "at byte 0x1: byte 0x1 of the code is named, where no instruction starts");
    assert_eq!(problem(&[0x2a, 0x00]), "at byte 0x1: the code of a method reaches past its end");
}

#[test]
fn variables_and_numbers_take_the_shortest_form() {
    let forms: [Instruction<Label>; 10] = [
        Instruction::ldloc(3),
        Instruction::ldloc(4),
        Instruction::stloc(256),
        Instruction::ldloca(0),
        Instruction::ldarg(0),
        Instruction::ldc_i4(-1),
        Instruction::ldc_i4(8),
        Instruction::ldc_i4(9),
        Instruction::ldc_i4(-129),
        Instruction::ldc_i4(i32::MAX),
    ];
    let names: Vec<&str> = forms.iter().map(|form| form.op.name()).collect();
    let expected = [
        "ldloc.3",
        "ldloc.s",
        "stloc",
        "ldloca.s",
        "ldarg.0",
        "ldc.i4.m1",
        "ldc.i4.8",
        "ldc.i4.s",
        "ldc.i4",
        "ldc.i4",
    ];
    assert_eq!(names, expected);
    let locals: Vec<Option<u16>> = forms.iter().map(Instruction::local).collect();
    assert_eq!(locals[..5], [Some(3), Some(4), Some(256), Some(0), None]);
    let accesses = forms.iter().filter_map(Instruction::local_access).map(|(_, access)| access);
    let expected =
        [VariableAccess::Load, VariableAccess::Load, VariableAccess::Store, VariableAccess::Address];
    assert_eq!(accesses.collect::<Vec<_>>(), expected);
    let arguments = [0, 3, 4, 256].map(|argument| Instruction::<Label>::ldarg(argument).loaded_argument());
    assert_eq!(arguments, [Some(0), Some(3), Some(4), Some(256)]);
    assert!(forms[..4].iter().all(|form| form.loaded_argument().is_none()));
}

#[test]
fn every_operation_has_one_code() {
    // ECMA-335 defines 219 codes, with `no.`.
    assert_eq!(Op::all().len(), 219);
    for op in Op::all() {
        let found = match op.code().to_be_bytes() {
            [0, code] => Op::of_byte(code),
            [_, code] => Op::of_second_byte(code),
        };
        assert_eq!(found, Some(*op));
    }
    let widened: Vec<String> = Op::all()
        .iter()
        .filter_map(|op| Some((op, op.widened()?)))
        .map(|(short, long)| format!("{} {}", short.name(), long.name()))
        .collect();
    assert!(widened.iter().all(|pair| pair.split_once(".s ").is_some_and(|(short, long)| short == long)));
    assert_eq!(widened.len(), 14);
}
