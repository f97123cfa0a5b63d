#![no_main]

use libfuzzer_sys::fuzz_target;
use threadbare_fuzz::holds;

fuzz_target!(|bytes: &[u8]| holds(bytes, None));
