//! Thousands of damaged files: every reader answers, and what it answers can be used.

use crate::random::{self, Random};
use crate::{gzip, parse, parse_leniently, rapidbin, tbt, tbt_bytes, text, zstd};
use trace::read::{Format, ReadOptions, ReadOutcome, read};
use trace::{check::check, stats::stats, steps};

/// Uses everything of a trace: no number in it may be without name.
fn use_all(outcome: &ReadOutcome) {
    let trace = &outcome.trace;
    assert_eq!(stats(trace).events, trace.len() as u64);
    check(trace);
    let mut steps = 0;
    steps::walk(trace, |_| steps += 1);
    let bytes = tbt_bytes(trace);
    assert_eq!(parse(bytes).expect("what we write can be read").trace.len(), trace.len());
}

fn mutate(bytes: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        if bytes.is_empty() {
            return;
        }
        let at = random.below(bytes.len());
        let until = (at + random.below(20)).min(bytes.len());
        match random.below(6) {
            0 => bytes[at] ^= 1 << random.below(8),
            1 => bytes[at] = random.below(256) as u8,
            2 => bytes.truncate(at),
            3 => drop(bytes.drain(at..until)),
            4 => bytes.extend_from_within(at..until),
            _ => bytes.insert(at, *random.choose(&[&b'|', &b'(', &b')', &b'\n', &0, &0xff, &0x80])),
        }
    }
}

fn survives(original: &[u8], mutations: u64) {
    for seed in 0..mutations {
        let mut bytes = original.to_vec();
        mutate(&mut bytes, &mut Random::new(seed));
        if let Ok(outcome) = parse(&bytes) {
            use_all(&outcome);
        }
        if let Ok(outcome) = parse_leniently(&bytes) {
            use_all(&outcome);
        }
        for format in Format::ALL {
            let options = ReadOptions { format: Some(format), lenient: true, ..ReadOptions::default() };
            if let Ok(outcome) = read(&bytes[..], &options) {
                use_all(&outcome);
            }
        }
    }
}

#[test]
fn std_text() {
    survives(text(&random::trace(5, 60)).as_bytes(), 3000);
}

#[test]
fn rapidbin() {
    survives(&rapidbin::example(), 3000);
}

#[test]
fn tbt() {
    survives(&tbt_bytes(&random::trace(5, 60)), 3000);
}

#[test]
fn tbt_with_checksums_that_match() {
    let bytes = tbt_bytes(&random::trace(5, 60));
    for seed in 0..3000 {
        let mut random = Random::new(seed);
        let mut damaged = bytes[..8].to_vec();
        let mut rest = &bytes[8..];
        while let [kind, l0, l1, l2, l3, _, _, _, _, tail @ ..] = rest {
            let (payload, next) = tail.split_at(u32::from_le_bytes([*l0, *l1, *l2, *l3]) as usize);
            let mut payload = payload.to_vec();
            if random.below(4) == 0 {
                mutate(&mut payload, &mut random);
            }
            damaged.extend(tbt::block(*kind, &payload));
            rest = next;
        }
        for outcome in [parse(&damaged), parse_leniently(&damaged)].into_iter().flatten() {
            use_all(&outcome);
        }
    }
}

#[test]
fn compressed() {
    let lines = text(&random::trace(5, 60));
    survives(&gzip(lines.as_bytes()), 1000);
    survives(&zstd(lines.as_bytes()), 1000);
    survives(&zstd(&tbt_bytes(&random::trace(5, 60))), 1000);
}

#[test]
fn noise() {
    for seed in 0..2000 {
        let mut random = Random::new(seed);
        let bytes: Vec<u8> = (0..random.below(200)).map(|_| random.below(256) as u8).collect();
        survives(&bytes, 1);
    }
}
