//! Metadata in, C# out: what compilers write, what they do not, and what nobody should.
//!
//! `types.hex` and `members.hex` are the metadata of `types.cs` and `members.cs`, as a C# compiler wrote it
//! for a reference assembly (`csc -refonly -deterministic`). The tests put them into a library of their own.

#![expect(clippy::needless_raw_string_hashes, reason = "expect-test writes raw strings with hashes")]

mod hostile;
mod image;
mod outlines;
