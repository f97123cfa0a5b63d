#![no_main]

//! Blocks whose checksums match: a fuzzer does not guess those, and would never come further.

use libfuzzer_sys::fuzz_target;
use threadbare_fuzz::holds;
use trace::read::Format;

fuzz_target!(|bytes: &[u8]| {
    let mut file = b"\x89TBT\r\n\x1a\x01".to_vec();
    let mut rest = bytes;
    while let [kind, length, tail @ ..] = rest {
        let (payload, next) = tail.split_at(tail.len().min(usize::from(*length)));
        let mut checked = vec![*kind];
        checked.extend((payload.len() as u32).to_le_bytes());
        let mut crc = crc32fast::Hasher::new();
        crc.update(&checked);
        crc.update(payload);
        file.extend(checked);
        file.extend(crc.finalize().to_le_bytes());
        file.extend(payload);
        rest = next;
    }
    holds(&file, Some(Format::Tbt));
});
