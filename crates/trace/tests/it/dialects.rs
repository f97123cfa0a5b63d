//! STD text as it is found in the wild.

use crate::{gzip, parse, parse_leniently, text, zstd};
use trace::Op;
use trace::read::{Compression, Format, ReadOptions, read};

#[track_caller]
fn reads_as(input: impl AsRef<[u8]>, expected: &str) {
    let outcome = parse(input).expect("readable");
    assert_eq!(outcome.format, Some(Format::Std));
    assert_eq!((outcome.skipped, outcome.truncated, outcome.notes.len()), (0, false, 0));
    assert_eq!(text(&outcome.trace), expected);
}

#[track_caller]
fn is_refused(input: impl AsRef<[u8]>, message: &str) {
    let error = parse(input).err().expect("an error");
    assert_eq!(error.to_string(), message);
}

#[test]
fn plain_lines() {
    reads_as("T1|w(V1)|1\nT2|r(V1)|2\n", "T1|w(V1)|1\nT2|r(V1)|2\n");
    reads_as("0|acq(l)|1\n0|rel(l)|2\n", "0|acq(l)|1\n0|rel(l)|2\n");
}

#[test]
fn every_operation() {
    let lines: String = Op::WORDS
        .iter()
        .map(|&word| match word {
            "branch" | "dummy" | "task" => format!("T1|{word}|5\n"),
            _ => format!("T1|{word}(x)|5\n"),
        })
        .collect();
    reads_as(&lines, &lines);
}

#[test]
fn synonyms_and_case() {
    reads_as(
        "a|NotifyAll(l)|1\na|notifyall(l)|2\na|ACQ(l)|3\na|rmw(x)|4\na|request(l)|5\na|Branch|6\na|br|7\na|enter(m)|8\n",
        "a|notifyAll(l)|1\na|notifyAll(l)|2\na|acq(l)|3\na|u(x)|4\na|req(l)|5\na|branch|6\na|branch|7\na|dummy|8\n",
    );
}

#[test]
fn branches_with_and_without_argument() {
    reads_as(
        "t|branch|1\nt|branch()|2\nt|branch(if (x))|3\nt|branch\n",
        "t|branch|1\nt|branch|2\nt|branch|3\nt|branch|\n",
    );
}

#[test]
fn names_with_parentheses_brackets_and_bars() {
    let lines = "[main](1)|w(a.B.f(int[], C<D>)[0])|a.B.f(B.java:7)\nt|r((x))|1\nt|r(x|y)|2\nt|acq())|3\n";
    reads_as(lines, lines);
}

#[test]
fn locations_missing_empty_numbers_text() {
    reads_as(
        "t|r(x)\nt|r(x)|\nt|r(x)|?\nt|r(x)|Main.java:3\n",
        "t|r(x)|\nt|r(x)|\nt|r(x)|\nt|r(x)|Main.java:3\n",
    );
}

#[test]
fn values() {
    reads_as("t|w(x)|1|42\nt|r(x)||a|b\nt|r(x)|1|\n", "t|w(x)|1|42\nt|r(x)||a|b\nt|r(x)|1\n");
    let trace = parse("t|w(x)|1|42\nt|w(y)|2|42\nt|w(y)|3\n").expect("readable").trace;
    let values: Vec<_> = trace.events().map(|(_, event)| event.value).collect();
    assert_eq!(values[0], values[1]);
    assert!(values[0].is_some() && values[2].is_none());
}

#[test]
fn line_ends_blanks_comments_and_marks() {
    let expected = "t|w(x)|1\nt|r(x)|2\n";
    reads_as("t|w(x)|1\r\nt|r(x)|2\r\n", expected);
    reads_as("\u{feff}t|w(x)|1\nt|r(x)|2", expected);
    reads_as("# recorded today\n\n  \t\n t | w( x ) | 1 \t\n  # more\nt|r(x)|2\n\n", expected);
}

#[test]
fn numbers_with_needless_zeros_are_other_names() {
    let lines = "T1|w(V1)|1\nT1|w(V01)|01\nT01|w(V1)|1\nT1|w(V1)|1\nT1|w(V1)|1\nT1|w(V01)|1\n";
    reads_as(lines, lines);
    assert_eq!(parse(lines).expect("readable").trace.threads(), 2);
}

#[test]
fn a_fork_by_number_is_about_the_thread_with_a_letter() {
    let trace = parse("T0|fork(151)|1\nT151|w(x)|2\nT0|join(151)|3\nT0|fork(9)|4\n").expect("readable").trace;
    assert_eq!(text(&trace), "T0|fork(T151)|1\nT151|w(x)|2\nT0|join(T151)|3\nT0|fork(9)|4\n");
    assert_eq!(trace.threads(), 3);
}

#[test]
fn a_fork_with_a_letter_is_about_the_thread_by_number() {
    let trace = parse("0|fork(T1)|1\n1|w(x)|2\n0|join(T1)|3\n").expect("readable").trace;
    assert_eq!(text(&trace), "0|fork(1)|1\n1|w(x)|2\n0|join(1)|3\n");
    assert_eq!(trace.threads(), 2);
}

#[test]
fn threads_of_both_spellings_that_act_are_two() {
    let lines = "T1|fork(1)|1\n1|w(x)|2\nT1|join(1)|3\n";
    reads_as(lines, lines);
}

#[test]
fn compressed_in_several_pieces() {
    let lines = ["t|w(x)|1\n", "t|r(x)|2\n"];
    for (compress, compression) in
        [(gzip as fn(&[u8]) -> Vec<u8>, Compression::Gzip), (zstd as fn(&[u8]) -> Vec<u8>, Compression::Zstd)]
    {
        let bytes: Vec<u8> = lines.iter().flat_map(|line| compress(line.as_bytes())).collect();
        let outcome = parse(&bytes).expect("readable");
        assert_eq!((outcome.compression, text(&outcome.trace)), (compression, lines.concat()));
    }
}

#[test]
fn errors_name_the_line_and_what_was_expected() {
    is_refused(
        "t|w(x)|1\nnonsense\n",
        "line 2: expected `thread|operation(operand)|location`, found `nonsense`",
    );
    is_refused("t|w(x|1\n", "line 1: expected `)` before the `|` or the end of the line, found `t|w(x|1`");
    is_refused("t|w()|1\n", "line 1: expected an operand in `(…)` after the operation, found `t|w()|1`");
    is_refused("|w(x)|1\n", "line 1: expected the name of a thread before the first `|`, found `|w(x)|1`");
    is_refused(
        "\n\nt|w(\u{1}\u{fffd})\u{7}|1\n",
        "line 3: expected `)` before the `|` or the end of the line, found `t|w(\\u{1}\u{fffd})\\u{7}|1`",
    );
    is_refused(b"t|w(\xff)|1\n", "line 1: expected names in UTF-8, found `t|w(\\xff)|1`");
    is_refused(
        "t|jump(x)|1\n",
        "line 1: expected an operation (r, w, vr, vw, u, acq, rel, req, wait, notify, notifyAll, fork, join, begin, end, \
         branch, dummy, task) after the first `|`, found `t|jump(x)|1`",
    );
}

#[test]
fn lenient_reading_skips_and_counts() {
    let outcome = parse_leniently(b"t|w(x)|1\nnonsense\nt|w(\xff)|1\nt|r(x)|2\n").expect("readable");
    assert_eq!(text(&outcome.trace), "t|w(x)|1\nt|r(x)|2\n");
    assert_eq!(outcome.skipped, 2);
    let places: Vec<_> = outcome.problems.iter().map(|problem| problem.place.to_string()).collect();
    assert_eq!(places, ["line 2", "line 3"]);
}

#[test]
fn a_last_line_that_is_being_written_is_no_error() {
    let outcome = parse("t|w(x)|1\nt|r(").expect("readable");
    assert_eq!((outcome.trace.len(), outcome.truncated), (1, true));
    assert_eq!(outcome.notes[0].to_string(), "line 2: expected a whole line, found the end after `t|r(`");
}

#[test]
fn an_empty_input_is_an_empty_trace() {
    let outcome = parse("").expect("readable");
    assert_eq!((outcome.trace.len(), outcome.format), (0, None));
    assert_eq!(outcome.notes[0].to_string(), "byte 0: expected events, found nothing: the input is empty");
    reads_as("\n", "");
}

#[test]
fn the_format_can_be_chosen() {
    let options = ReadOptions { format: Some(Format::Tbt), ..ReadOptions::default() };
    let error = read(&b"t|w(x)|1\n"[..], &options).err().expect("not tbt");
    assert!(error.to_string().starts_with("byte 0: expected a tbt file"), "{error}");
    assert_eq!("rapidbin".parse(), Ok(Format::RapidBin));
    assert!("csv".parse::<Format>().is_err());
}
