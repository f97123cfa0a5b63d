#![no_main]

use libfuzzer_sys::fuzz_target;
use threadbare_fuzz::parses;

fuzz_target!(|bytes: &[u8]| parses(bytes));
