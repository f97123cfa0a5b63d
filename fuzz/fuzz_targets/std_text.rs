#![no_main]

use libfuzzer_sys::fuzz_target;
use threadbare_fuzz::holds;
use trace::read::Format;

fuzz_target!(|bytes: &[u8]| holds(bytes, Some(Format::Std)));
