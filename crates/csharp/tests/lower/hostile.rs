//! No input makes lowering fail: files cut off and changed at random still give a program that can be trusted,
//! and threads do not matter.

use crate::support::{lower_files, lower_text};

const SAMPLE: &str = include_str!("sample.cs");

/// A small generator of numbers: the same ones each time (xorshift, Marsaglia 2003).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }
}

/// The sample in words and single other characters.
fn words(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let end =
            if is_word(first) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        let (word, after) = rest.split_at(end);
        words.push(word);
        rest = after;
    }
    words
}

#[test]
fn the_sample_is_understood() {
    let lowered = lower_text(SAMPLE);
    assert_eq!(lowered.stats.unknown(), 0, "{:#?}", lowered.stats);
    assert_eq!(lowered.stats.named_calls, 0, "{:#?}", lowered.stats);
}

#[test]
fn files_may_end_anywhere() {
    let words = words(SAMPLE);
    for end in (0..words.len()).step_by(words.len() / 40) {
        lower_files(&[&words[..end].concat()]);
    }
}

#[test]
fn words_may_be_lost_doubled_and_swapped() {
    let original = words(SAMPLE);
    let mut numbers = Numbers(0x9e37_79b9_7f4a_7c15);
    for _ in 0..60 {
        let mut changed = original.clone();
        for _ in 0..4 {
            let (one, other) = (numbers.below(changed.len()), numbers.below(changed.len()));
            match numbers.below(3) {
                0 => {
                    changed.remove(one);
                }
                1 => changed.insert(one, original[other]),
                _ => changed.swap(one, other),
            }
        }
        lower_files(&[&changed.concat()]);
    }
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let files = [
        "class A { public int N; public void M(B b) { b.Go(() => N); } }",
        SAMPLE,
        "class B { public void Go(Func<int> f) { f(); new { X = 1 }.ToString(); } }",
    ];
    let with = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool of threads");
        pool.install(|| ir::text::print(&lower_files(&files).program))
    };
    assert_eq!(with(1), with(2));
}

#[test]
fn long_chains_cost_no_depth() {
    let sum = vec!["x"; 20_000].join(" + ");
    let both = vec!["x > 1"; 5_000].join(" && ");
    let calls = "b.Append(x)".to_owned() + &".Append(x)".repeat(1_000);
    let text = format!(
        "class C {{ void M(int x, System.Text.StringBuilder b) {{ int y = {sum}; bool z = {both}; {calls}; }} }}"
    );
    lower_files(&[&text]);
}
