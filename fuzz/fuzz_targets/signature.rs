#![no_main]

//! Any bytes as signatures of all kinds: what can be read is written in a way that stays the same when it is
//! read again, and can be substituted in itself.

use cil::Result;
use cil::signature::{LocalSignature, MethodArguments, MethodSignature, Type};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    stays(bytes, |blob| Type::parse(blob)?.encode());
    stays(bytes, |blob| Type::parse_field(blob)?.encode_field());
    stays(bytes, |blob| MethodSignature::parse(blob)?.encode());
    stays(bytes, |blob| LocalSignature::parse(blob)?.encode());
    stays(bytes, |blob| MethodArguments::parse(blob)?.encode());
    if let Ok(ty) = Type::parse(bytes) {
        let arguments = [ty.clone(), Type::INT];
        let _ = ty.substitute(Some(&arguments), Some(&arguments)).and_then(|grown| grown.encode());
    }
});

fn stays(bytes: &[u8], again: impl Fn(&[u8]) -> Result<Vec<u8>>) {
    match again(bytes) {
        Ok(written) => assert_eq!(again(&written).as_ref(), Ok(&written)),
        Err(problem) => assert!(problem.offset <= bytes.len(), "{problem}"),
    }
}
