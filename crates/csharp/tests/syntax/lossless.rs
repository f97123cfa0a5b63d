//! Any text is covered without gap or overlap: broken, cut, mutated.

use crate::support::{assert_lossless, parsed};
use csharp::syntax::{ParseOptions, decode, parse};

/// A file with something of everything.
pub(crate) const SAMPLE: &str = include_str!("../../../../fixtures/csharp/everything.cs");

#[test]
fn the_sample_has_no_problems() {
    let parse = parsed(SAMPLE);
    assert!(parse.problems.is_empty(), "{:#?}", parse.problems);
}

#[test]
fn every_prefix_and_suffix() {
    for (cut, _) in SAMPLE.char_indices() {
        parsed(&SAMPLE[..cut]);
        parsed(&SAMPLE[cut..]);
    }
}

#[test]
fn thousands_of_mutations() {
    let pieces = [
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "<",
        ">",
        "\"",
        "'",
        "$\"",
        "@\"",
        "\"\"\"",
        "$$\"\"\"{{",
        "/*",
        "//",
        "#if X\n",
        "\n#endif\n",
        "\n#else\n",
        ";",
        ",",
        ":",
        "::",
        "?",
        "=>",
        "..",
        "async ",
        "await ",
        "record ",
        "class ",
        "case ",
        "is ",
        "switch {",
        "new ",
        "from x in ",
        "where ",
        "\\",
        "\u{feff}",
        "é",
        "\u{2028}",
        "\0",
        "€",
        "@",
        "#",
        "ref ",
        "delegate* ",
        "operator ",
        "extension(",
    ];
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..6_000 {
        let mut text = SAMPLE.to_owned();
        for _ in 0..=random.below(4) {
            let from = char_boundary(&text, random.below(text.len()));
            let to = char_boundary(&text, (from + random.below(12)).min(text.len()));
            text.replace_range(from..to.max(from), pieces[random.below(pieces.len())]);
        }
        parsed(&text);
    }
}

#[test]
fn any_bytes_after_decoding() {
    let mut random = Random(0x0123_4567_89ab_cdef);
    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..random.below(200)).map(|_| random.below(256) as u8).collect();
        let text = decode(&bytes);
        assert_lossless(&text, &parse(&text, &ParseOptions::default()).tree);
    }
}

#[test]
fn both_byte_orders_of_utf_16() {
    let little: Vec<u8> =
        [0xff, 0xfe].into_iter().chain("class é;".encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let big: Vec<u8> =
        [0xfe, 0xff].into_iter().chain("class é;".encode_utf16().flat_map(u16::to_be_bytes)).collect();
    assert_eq!(decode(&little), "class é;");
    assert_eq!(decode(&big), "class é;");
    assert_eq!(decode(&[0xff, 0xfe, 0x41]), "\u{fffd}");
    assert_eq!(decode(b"a\xffb"), "a\u{fffd}b");
}

fn char_boundary(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

/// A linear congruential generator: the same texts on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound.max(1)
    }
}
