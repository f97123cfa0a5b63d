//! Raw events in, traces out.

use std::io::Cursor;
use trace::read::{ReadOptions, read};
use trace::spool::{Book, IN_ORDER, LATE, RawKind, convert};
use trace::write::{TbtWriter, std};

/// A raw event: stamp, thread, kind, object, site, index, and a value if it is one of an `int`.
type Raw = (u64, u32, RawKind, u32, u32, u32, Option<i32>);

/// The flags of a value.
const INT: u64 = 2;
const LONG: u64 = 3;
const FLOAT: u64 = 4;
const DOUBLE: u64 = 5;

fn segment(kind: u32, thread: u32, events: &[Raw], spool: &mut Vec<u8>) {
    segment_of(INT, kind, thread, events, spool);
}

fn segment_of(value_flags: u64, kind: u32, thread: u32, events: &[Raw], spool: &mut Vec<u8>) {
    // Room for one more than there are: what is not written yet is zero.
    let bytes = 16 + 24 * (events.len() as u64 + 1);
    spool.extend(kind.to_ne_bytes());
    spool.extend(thread.to_ne_bytes());
    spool.extend(bytes.to_ne_bytes());
    for &(stamp, thread, kind, object, site, index, value) in events {
        let flags = if value.is_some() { value_flags } else { 0 };
        let words = [
            stamp << 24 | u64::from(thread) << 4 | flags,
            u64::from(object) << 32 | u64::from(site) << 8 | kind as u64,
            u64::from(index) << 32 | u64::from(value.unwrap_or(0).cast_unsigned()),
        ];
        spool.extend(words.into_iter().flat_map(u64::to_ne_bytes));
    }
    spool.extend([0; 24]);
}

fn converted(segments: &[(u32, u32, &[Raw])], book: &str, max_events: u64) -> String {
    let mut spool = Vec::new();
    for (kind, thread, events) in segments {
        segment(*kind, *thread, events, &mut spool);
    }
    text_of(spool, book, max_events)
}

fn text_of(spool: Vec<u8>, book: &str, max_events: u64) -> String {
    let mut file = Vec::new();
    let mut writer = TbtWriter::new(&mut file).expect("memory");
    convert(Cursor::new(spool), &Book::parse(book), &mut writer, max_events).expect("memory");
    writer.finish().expect("memory");
    let trace = read(&file[..], &ReadOptions::default()).expect("a trace").trace;
    let mut text = Vec::new();
    std(&trace, &mut text).expect("memory");
    String::from_utf8(text).expect("text")
}

const BOOK: &str = "\
thread\t0\tmain\nthread\t1\tworker\nthread\t2\tworker\nthread\t3\tidle\ntype\t9\tacme/Box\ntype\t8\t[I
class\tacme/Box\tacme/Base\nclass\tacme/Base\tjava/lang/Object
field\tacme/Base\tvalue\tI\t0\nfield\tacme/Base\tloud\tI\t64\nfield\tacme/Box\tfixed\tI\t16\nfield\tacme/Box\tsmall\tB\t0
field\tacme/Box\tshared\tI\t8
site\t1\tacme/Box.java\t10\t0\naccess\t1\tacme/Box\tvalue\tI
site\t2\tacme/Box.java\t11\t1\naccess\t2\tacme/Box\tloud\tI
site\t3\tacme/Box.java\t12\t0\naccess\t3\tacme/Box\tfixed\tI
site\t4\tacme/Box.java\t13\t0\naccess\t4\tacme/Box\tsmall\tB
site\t5\tacme/Box.java\t14\t0\naccess\t5\tacme/Box\tshared\tI
site\t6\tacme/Box.java\t15\t0
";

#[test]
fn events_are_sorted_by_stamps_and_late_ones_come_where_they_belong() {
    use RawKind::{Fork, Join, Named, Obtained, Published, Read, Write};
    let main: &[Raw] =
        &[(2, 0, Fork, 0, 6, 1, None), (9, 0, Join, 0, 6, 1, None), (10, 0, Join, 0, 6, 1, None)];
    let worker: &[Raw] = &[(7, 1, Obtained, 5, 1, 0, None), (8, 1, Read, 5, 1, 0, Some(3))];
    let late: &[Raw] =
        &[(6, 0, Write, 5, 1, 0, Some(3)), (5, 0, Published, 5, 0, 0, None), (1, 1, Named, 5, 0, 9, None)];
    let segments = [(IN_ORDER, 1, worker), (IN_ORDER, 0, main), (LATE, 1, late)];
    assert_eq!(
        converted(&segments, BOOK, u64::MAX),
        "main|fork(worker)|acme/Box.java:15\n\
         main|vw(Box@5.<owner>)|\n\
         main|w(Box@5.value)|acme/Box.java:10|3\n\
         worker|vr(Box@5.<owner>)|acme/Box.java:10\n\
         worker|branch|acme/Box.java:10\n\
         worker|r(Box@5.value)|acme/Box.java:10|3\n\
         main|join(worker)|acme/Box.java:15\n"
    );
    assert_eq!(converted(&segments, BOOK, 2).lines().count(), 2);
}

#[test]
fn fields_are_what_the_class_that_declares_them_says() {
    use RawKind::{Read, Write};
    let events: &[Raw] = &[
        (1, 0, Write, 5, 2, 0, Some(1)),
        (2, 0, Read, 5, 3, 0, Some(1)),
        (3, 0, Write, 5, 4, 0, Some(300)),
        (4, 0, Write, 0, 5, 0, None),
        (5, 0, Write, 6, 6, 2, Some(-7)),
    ];
    assert_eq!(
        converted(&[(IN_ORDER, 0, events)], BOOK, u64::MAX),
        "main|vw(object@5.loud)|acme/Box.java:11|1\n\
         main|branch|acme/Box.java:11\n\
         main|w(object@5.small)|acme/Box.java:13|44\n\
         main|w(acme.Box.shared)|acme/Box.java:14\n\
         main|w(object@6[2])|acme/Box.java:15|-7\n"
    );
}

#[test]
fn values_are_told_as_what_they_are() {
    let mut spool = Vec::new();
    let write = |stamp, bits: u32| (stamp, 0, RawKind::Write, 6, 6, 0, Some(bits.cast_signed()));
    for (stamp, flags, bits) in
        [(1, INT, 7), (2, LONG, u32::MAX), (3, FLOAT, 1.5_f32.to_bits()), (4, DOUBLE, (-0.0_f32).to_bits())]
    {
        segment_of(flags, IN_ORDER, 0, &[write(stamp, bits)], &mut spool);
    }
    let told = text_of(spool, BOOK, u64::MAX);
    let values: Vec<&str> = told.lines().filter_map(|line| line.rsplit('|').next()).collect();
    assert_eq!(values, ["7", "-1L", "1.5f", "-0.0"]);
}

#[test]
fn methods_and_tasks_are_told() {
    let book = "thread\t0\tmain\nsite\t1\tacme/Box.java\t10\t0\tacme.Box.add\nsite\t2\tBox\t0\t0\tBox.add\n";
    let events: &[Raw] = &[(1, 0, RawKind::Write, 6, 1, 0, None), (2, 0, RawKind::Task, 0, 2, 0, None)];
    assert_eq!(
        converted(&[(IN_ORDER, 0, events)], book, u64::MAX),
        "main|w(object@6[0])|acme.Box.add (acme/Box.java:10)\nmain|task|Box.add (Box)\n"
    );
}

#[test]
fn only_outermost_sections_and_threads_that_do_something_are_told() {
    use RawKind::{Acquire, Fork, Release, SyncRead, SyncUpdate, Wait, Woken};
    let first: &[Raw] = &[
        (1, 1, Acquire, 5, 6, 0, None),
        (2, 1, Acquire, 5, 6, 0, None),
        (3, 1, Wait, 5, 6, 0, None),
        (4, 1, Woken, 5, 6, 0, None),
        (5, 1, Release, 5, 6, 0, None),
        (6, 1, Release, 5, 6, 0, None),
        (7, 1, Fork, 0, 6, 3, None),
    ];
    let second: &[Raw] = &[(8, 2, SyncUpdate, 7, 6, 0, None), (9, 2, SyncRead, 7, 6, 1, None)];
    assert_eq!(
        converted(&[(IN_ORDER, 2, second), (IN_ORDER, 1, first)], BOOK, u64::MAX),
        "worker|acq(object@5)|acme/Box.java:15\n\
         worker|wait(object@5)|acme/Box.java:15\n\
         worker|dummy|acme/Box.java:15\n\
         worker|rel(object@5)|acme/Box.java:15\n\
         worker#2|u(object@7.<state>)|acme/Box.java:15\n\
         worker#2|branch|acme/Box.java:15\n\
         worker#2|vr(object@7.<writers>)|acme/Box.java:15\n\
         worker#2|branch|acme/Box.java:15\n"
    );
}

#[test]
fn a_file_that_ends_anywhere_is_read_as_far_as_it_goes() {
    let events: &[Raw] =
        &[(1, 0, RawKind::Write, 5, 1, 0, Some(1)), (2, 0, RawKind::Write, 5, 1, 0, Some(2))];
    let mut spool = Vec::new();
    segment(IN_ORDER, 0, events, &mut spool);
    segment(IN_ORDER, 0, events, &mut spool);
    for length in 0..spool.len() {
        let mut writer = TbtWriter::new(Vec::new()).expect("memory");
        let cut = Cursor::new(&spool[..length]);
        let made = convert(cut, &Book::parse(BOOK), &mut writer, u64::MAX).expect("memory");
        assert!(made.events <= 4);
    }
}
