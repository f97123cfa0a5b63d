#![no_main]

//! Any bytes as a compiled library: an outline that is C#, or a short message. No other outcome.

use csharp::metadata::outline;
use csharp::syntax::{ParseOptions, parse};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match outline(bytes) {
        Ok(outline) => {
            let problems = parse(&outline.text, &ParseOptions::default()).problems;
            assert!(problems.is_empty(), "{problems:?}\n{}", outline.text);
        }
        Err(error) => assert!(error.to_string().len() < 200 && error.offset <= bytes.len(), "{error}"),
    }
});
