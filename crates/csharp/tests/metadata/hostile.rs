//! Broken libraries: an error with a place and a reason, whatever the bytes.

use csharp::metadata::{MetadataErrorKind, outline};
use csharp::syntax::{ParseOptions, parse};

use crate::image::{self, Bits, METADATA};

/// Reads the bytes. If there is an outline, it is C#; if there is none, the message is short and points into
/// the file.
fn survives(bytes: &[u8]) {
    match outline(bytes) {
        Ok(outline) => {
            let problems = parse(&outline.text, &ParseOptions::default()).problems;
            assert!(problems.is_empty(), "{}\n{problems:?}", outline.text);
        }
        Err(error) => {
            assert!(error.to_string().len() < 200, "{error}");
            assert!(error.offset <= bytes.len(), "{error}");
        }
    }
}

fn refused(bytes: &[u8]) -> (MetadataErrorKind, String) {
    let error = outline(bytes).expect_err("this is no library of .NET");
    (error.kind, error.to_string())
}

#[test]
fn what_is_no_managed_library_is_refused_with_the_reason() {
    let not_managed = |reason: &str| (MetadataErrorKind::NotManaged, reason.to_owned());
    let no_file = "at byte 0x0: neither a library nor a program: `MZ` is missing";
    assert_eq!(refused(b""), not_managed(no_file));
    assert_eq!(refused(b"\x7fELF"), not_managed(no_file));
    let mut old = image::types();
    old[0x40] = b'N';
    assert_eq!(
        refused(&old),
        not_managed("at byte 0x40: a program of the time before Windows: `PE` is missing")
    );
    let mut native = image::types();
    let cli_directory = 0x58 + 96 + 14 * 8;
    native[cli_directory..cli_directory + 8].fill(0);
    assert_eq!(refused(&native), not_managed("at byte 0x58: a native library: there is no CLI header"));
}

#[test]
fn a_module_without_a_manifest_is_refused() {
    let mut module = image::types();
    let tables = find(&module, b"#~\0\0") - 8;
    let start =
        u32::from_le_bytes(module[tables..tables + 4].try_into().expect("four bytes")) as usize + METADATA;
    // The bits that say which tables there are: without that of the table of assemblies, its count of one row
    // is that of the next table.
    let present = start + 8;
    module[present + 4] &= !1;
    let (kind, message) = refused(&module);
    assert_eq!(kind, MetadataErrorKind::NetModule, "{message}");
    assert!(message.ends_with("a module of an assembly: read the assembly that it belongs to"), "{message}");
}

fn find(bytes: &[u8], pattern: &[u8]) -> usize {
    bytes.windows(pattern.len()).position(|window| window == pattern).expect("the pattern is there")
}

#[test]
fn every_truncation_is_survived() {
    for file in [image::types(), image::members()] {
        (0..file.len()).for_each(|length| survives(&file[..length]));
    }
}

#[test]
fn truncated_metadata_is_survived() {
    let file = image::members();
    let metadata = &file[METADATA..];
    (0..metadata.len()).for_each(|length| survives(&image::library(&metadata[..length], Bits::Pe64)));
}

#[test]
fn every_byte_may_be_wrong() {
    for mut file in [image::types(), image::members()] {
        for at in 0..file.len() {
            let right = file[at];
            for wrong in [0, 1, 0x7f, 0x80, 0xff, right ^ 1, right ^ 0x10, right.wrapping_add(1)] {
                file[at] = wrong;
                survives(&file);
            }
            file[at] = right;
        }
    }
}

#[test]
fn several_bytes_may_be_wrong() {
    let mut random = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        usize::try_from(random >> 33).expect("31 bits") % below
    };
    for file in [image::types(), image::members()] {
        for _ in 0..20_000 {
            let mut broken = file.clone();
            for _ in 0..=next(6) {
                let at = METADATA + next(file.len() - METADATA);
                broken[at] = next(256) as u8;
            }
            survives(&broken);
        }
    }
}
