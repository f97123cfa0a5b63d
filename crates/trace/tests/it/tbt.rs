//! Our binary format: its bytes, and what can be read of half a file.

use crate::{parse, parse_leniently, random, tbt_bytes, text};
use trace::read::{ReadOptions, read};
use trace::write::TbtWriter;
use trace::{Builder, Event, LocationId, Names, Op, Table, ThreadId, Trace, ValueId, VarId};

/// The example of the specification.
#[test]
fn golden_bytes() {
    let mut builder = Builder::new();
    builder.push("main", "w", "x", "A.java:3", Some("7")).expect("a well-formed event");
    builder.push("T1", "r", "x", "", None).expect("a well-formed event");
    builder.push("T1", "branch", "", "", None).expect("a well-formed event");
    let bytes = tbt_bytes(&builder.finish());
    let expected: &[&[u8]] = &[
        b"\x89TBT\r\n\x1a\x01",
        b"\x01\x0b\0\0\0\x94\x72\x04\xdc\x00\x00\x02\x04main\x02T1",
        b"\x01\x05\0\0\0\xcf\xcd\xb8\x3d\x01\x00\x01\x01x",
        b"\x01\x0c\0\0\0\xe4\xd7\x49\x95\x04\x01\x01\x08A.java:3",
        b"\x01\x05\0\0\0\x0e\x37\x5b\x2e\x05\x00\x01\x017",
        b"\x03\x10\0\0\0\x09\x37\x64\x68\x03\0\0\0\x01\x01\x00\x0f\x04\x02\x00\x05\x02\x01\x01\x01",
        b"\x05\x08\0\0\0\x8c\x84\xd8\x9a\x03\0\0\0\0\0\0\0",
    ];
    assert_eq!(bytes.escape_ascii().to_string(), expected.concat().escape_ascii().to_string());
}

#[test]
fn every_prefix_can_be_read() {
    let trace = random::trace(8, 300);
    let whole = text(&trace);
    let bytes = tbt_bytes(&trace);
    for length in 2..bytes.len() {
        let outcome = parse(&bytes[..length]).expect("a cut is no error");
        assert!(outcome.truncated, "{length}");
        assert_eq!(outcome.notes.len(), 1);
        assert!(whole.starts_with(&text(&outcome.trace)));
    }
    // All but the block that ends the trace.
    assert_eq!(text(&parse(&bytes[..bytes.len() - 17]).expect("readable").trace), whole);
}

#[test]
fn a_recording_can_be_read_while_it_grows() {
    let mut file = Vec::new();
    let mut writer = TbtWriter::new(&mut file).expect("memory can be written");
    writer.metadata("program", "Bank.dll").expect("memory can be written");
    for i in 0..40_000_u32 {
        let thread = ThreadId(writer.name(Table::Threads, &format!("T{}", i % 3)).expect("room"));
        let var = VarId(writer.name(Table::Vars, &format!("account[{}]", i % 1000)).expect("room"));
        let location = LocationId(writer.name(Table::Locations, "Bank.cs:7").expect("room"));
        let value = Some(ValueId(writer.name(Table::Values, &i.to_string()).expect("room")));
        writer.push(Event { thread, op: Op::Write(var), location, value }).expect("memory can be written");
        if i == 100 {
            writer.flush().expect("memory can be written");
        }
    }
    writer.finish().expect("memory can be written");
    let outcome = parse(&file).expect("readable");
    assert_eq!((outcome.trace.len(), outcome.truncated), (40_000, false));
    assert_eq!(outcome.metadata, [("program".to_owned(), "Bank.dll".to_owned())]);
    let last = text(&outcome.trace).lines().last().map(str::to_owned);
    assert_eq!(last.as_deref(), Some("T0|w(account[999])|Bank.cs:7|39999"));
    let mut reserved = file[..file.len() - 17].to_vec();
    reserved.resize(reserved.len() + 4096, 0);
    let outcome = parse(&reserved).expect("readable");
    assert_eq!((outcome.trace.len(), outcome.truncated), (40_000, true));
}

#[test]
fn a_recorder_cannot_write_what_no_reader_takes() {
    let mut writer = TbtWriter::new(Vec::new()).expect("memory can be written");
    let thread = ThreadId(writer.name(Table::Threads, "t").expect("room"));
    let event = |op| Event { thread, op, location: LocationId::UNKNOWN, value: None };
    writer.push(event(Op::Branch)).expect("no name is missing");
    let error = writer.push(event(Op::Read(VarId(0)))).expect_err("no variable has a name").to_string();
    assert_eq!(error, "an event with a number that has no name");
    let file = writer.finish().expect("memory can be written");
    assert_eq!(text(&parse(file).expect("readable").trace), "t|branch|\n");
}

#[test]
fn damage_is_found_and_skipped_by_the_lenient() {
    let trace = random::trace(3, 80_000);
    let mut bytes = tbt_bytes(&trace);
    let at = bytes.len() / 2;
    bytes[at] ^= 1;
    let error = parse(&bytes).err().expect("damage").to_string();
    assert!(error.ends_with("expected a block that matches its checksum, found damage"), "{error}");
    let outcome = parse_leniently(&bytes).expect("readable");
    assert_eq!((outcome.skipped, outcome.truncated), (1, false));
    assert_eq!(outcome.trace.len(), trace.len() - (1 << 14));
}

#[test]
fn blocks_of_later_versions() {
    let with_block = |kind: u8| {
        let mut bytes = b"\x89TBT\r\n\x1a\x01".to_vec();
        bytes.extend(block(kind, b"news"));
        bytes.extend(block(5, &0_u64.to_le_bytes()));
        bytes
    };
    assert!(parse(with_block(200)).is_ok());
    let error = parse(with_block(77)).err().expect("an unknown block").to_string();
    assert_eq!(
        error,
        "byte 8: expected a kind of block that this version knows, found kind 77; a newer version may read it"
    );
    let error = parse(b"\x89TBT\r\n\x1a\x02").err().expect("an unknown version").to_string();
    assert!(error.starts_with("byte 0: expected a tbt file of version 1"), "{error}");
}

/// A block with its checksum.
pub(crate) fn block(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut checked = vec![kind];
    checked.extend((payload.len() as u32).to_le_bytes());
    let mut crc = crc32fast::Hasher::new();
    crc.update(&checked);
    crc.update(payload);
    checked.extend(crc.finalize().to_le_bytes());
    checked.extend(payload);
    checked
}

#[track_caller]
fn refused(blocks: &[(u8, &[u8])], message: &str) {
    let mut bytes = b"\x89TBT\r\n\x1a\x01".to_vec();
    for (kind, payload) in blocks {
        bytes.extend(block(*kind, payload));
    }
    let error = parse(&bytes).err().expect("an error").to_string();
    let (_, error) = error.split_once(": expected ").expect("a place, and what was expected");
    assert_eq!(error, message);
    assert!(parse_leniently(&bytes).is_ok());
}

#[test]
fn blocks_that_make_no_sense() {
    let thread: (u8, &[u8]) = (1, b"\0\0\x01\x01t");
    refused(&[(1, b"")], "the number of a table, found ``");
    refused(&[(1, b"\x06\0\0")], "the number of a table, found `\\u{6}\\u{0}\\u{0}`");
    refused(&[(1, b"\0\x05\x01\x01t")], "name 0 of Threads, found name 5");
    refused(&[(1, b"\0\0\x02\x01t")], "2 names, found the end after 1");
    refused(&[(1, b"\0\0\x02\x01t\x01t")], "a new name in UTF-8 for Threads, found `t`");
    refused(&[(1, b"\0\0\x01\x01\xff")], "a new name in UTF-8 for Threads, found `\\xff`");
    refused(&[(1, b"\0\0\x01\x01tX")], "the end of the block, found `X`");
    refused(&[(2, b"\x01\x09\x01\0\0\0")], "a prefix below 8, found 9");
    refused(
        &[(2, b"\0\x01\xff\xff\xff\xff")],
        "at most 65536 numbered Threads, not fewer than before, and no spelled ones, found 4294967295",
    );
    refused(
        &[thread, (2, b"\0\x01\x01\0\0\0")],
        "at most 65536 numbered Threads, not fewer than before, and no spelled ones, found 1",
    );
    refused(&[(3, b"\xff\xff\xff\xff\0ab")], "4294967295 events, found 2 bytes");
    refused(&[(3, b"\0\0\0\0\x07")], "flags 0 or 1, found 7");
    refused(&[thread, (3, b"\x01\0\0\0\0\x12\0\0\0")], "known operations, found one of a newer version");
    refused(&[thread, (3, b"\x01\0\0\0\0\x10\0\0")], "the columns of 1 events, found other lengths");
    refused(&[thread, (3, b"\x01\0\0\0\0\x10\0\0\0\0")], "the columns of 1 events, found other lengths");
    refused(&[thread, (3, b"\x01\0\0\0\0\x10\0\x01\x02\0")], "the columns of 1 events, found other lengths");
    refused(
        &[(3, b"\x01\0\0\0\0\x10\0\0\0")],
        "names for Threads before their use, found a number without name",
    );
    refused(
        &[thread, (3, b"\x01\0\0\0\0\x01\0\0\0")],
        "names for Vars before their use, found a number without name",
    );
    refused(
        &[thread, (3, b"\x01\0\0\0\0\x10\0\0\x01\x02")],
        "names for Locations before their use, found a number without name",
    );
    refused(
        &[thread, (3, b"\x01\0\0\0\x01\x10\0\0\0\x01\x01")],
        "names for Values before their use, found a number without name",
    );
    refused(&[(5, b"\x01\0\0\0\0\0\0\0")], "0 events as read, found 1 as written");
}

#[test]
fn metadata_without_end() {
    let mut bytes = b"\x89TBT\r\n\x1a\x01".to_vec();
    bytes.extend(block(4, b"\x01k\x01v").repeat(1025));
    let error = parse(&bytes).err().expect("too many").to_string();
    assert!(error.ends_with(": expected at most 1024 blocks of metadata, found one more"), "{error}");
    assert_eq!(parse_leniently(&bytes).expect("readable").metadata.len(), 1024);
}

#[test]
fn a_damaged_kind_is_no_end() {
    let bytes = tbt_bytes(&random::trace(8, 300));
    for kind in [0, 5] {
        let mut damaged = bytes.clone();
        damaged[8] = kind;
        assert!(parse(&damaged).is_err());
        assert!(parse_leniently(&damaged).expect("readable").skipped > 0);
    }
}

#[test]
fn numbered_names_far_apart_do_not_cost_memory() {
    let mut bytes = b"\x89TBT\r\n\x1a\x01".to_vec();
    bytes.extend(block(1, b"\0\0\x01\x01t"));
    bytes.extend(block(2, b"\x01\x02\xff\xff\xff\xff"));
    // One write to variable 4294967294, which is -2.
    bytes.extend(block(3, b"\x01\0\0\0\0\x01\0\x01\x03\0"));
    let outcome = parse(&bytes).expect("readable");
    assert_eq!(text(&outcome.trace), "t|w(V4294967294)|\n");
    assert_eq!(outcome.trace.names.vars.len(), 1);
}

#[test]
fn numbered_tables_stay_numbered() {
    let mut trace = Trace::default();
    trace.names.threads = Names::Numbered { prefix: "T", count: 2 };
    trace.names.vars = Names::Numbered { prefix: "odd", count: 2 };
    trace.names.locations = Names::Numbered { prefix: "", count: 10 };
    let event = Event { thread: ThreadId(1), op: Op::Write(VarId(1)), location: LocationId(9), value: None };
    trace.push(event).expect("room");
    let outcome = read(&tbt_bytes(&trace)[..], &ReadOptions::default()).expect("readable");
    assert_eq!(text(&outcome.trace), "T1|w(odd1)|9\n");
    assert!(matches!(outcome.trace.names.threads, Names::Numbered { count: 2, .. }));
}
