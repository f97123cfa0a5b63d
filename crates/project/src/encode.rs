//! Traces into files: format and compression as the name of the file says, or as the user says.

use crate::Error;
use flate2::write::GzEncoder;
use std::io::{self, Write};
use std::path::Path;
use trace::Trace;
use trace::read::Compression;
use trace::write;

/// The formats that can be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextOrBinary {
    /// STD text.
    Std,
    /// Our own binary format.
    Tbt,
}

/// How to write a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Encoding {
    /// The format.
    pub format: TextOrBinary,
    /// What it is compressed with.
    pub compression: Compression,
}

impl Encoding {
    /// As the extensions say, `.std`, `.tbt`, and `.gz` or `.zst` behind it; `chosen` wins over the
    /// extension.
    pub fn of(path: &Path, chosen: Option<TextOrBinary>) -> Result<Self, Error> {
        let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
        let compressed = [(".gz", Compression::Gzip), (".zst", Compression::Zstd)];
        let (stem, compression) = compressed
            .iter()
            .find_map(|&(extension, compression)| Some((name.strip_suffix(extension)?, compression)))
            .unwrap_or((&name, Compression::None));
        let by_name = match stem.rsplit_once('.') {
            Some((_, "std")) => Some(TextOrBinary::Std),
            Some((_, "tbt")) => Some(TextOrBinary::Tbt),
            _ => None,
        };
        match chosen.or(by_name) {
            Some(format) => Ok(Encoding { format, compression }),
            None => {
                Err(Error::new(format!("the name {} does not say which format to write", path.display()))
                    .help("end it with .std or .tbt (and .gz or .zst), or choose with `--to`"))
            }
        }
    }
}

/// Writes a trace.
pub fn write_trace(trace: &Trace, encoding: Encoding, out: &mut dyn Write) -> io::Result<()> {
    match encoding.compression {
        Compression::None => write_plain(trace, encoding.format, out),
        Compression::Gzip => {
            let mut gzip = GzEncoder::new(out, flate2::Compression::default());
            write_plain(trace, encoding.format, &mut gzip)?;
            gzip.finish().map(drop)
        }
        Compression::Zstd => {
            let mut zstd = zstd::stream::write::Encoder::new(out, zstd::DEFAULT_COMPRESSION_LEVEL)?;
            write_plain(trace, encoding.format, &mut zstd)?;
            zstd.finish().map(drop)
        }
    }
}

fn write_plain(trace: &Trace, format: TextOrBinary, out: &mut dyn Write) -> io::Result<()> {
    match format {
        TextOrBinary::Std => write::std(trace, out),
        TextOrBinary::Tbt => write::tbt(trace, out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trace::read::{ReadOptions, read};

    #[test]
    fn the_name_says_how() {
        let of = |name: &str| Encoding::of(Path::new(name), None).map(|e| (e.format, e.compression)).ok();
        assert_eq!(of("a.std"), Some((TextOrBinary::Std, Compression::None)));
        assert_eq!(of("a/b.c.TBT.GZ"), Some((TextOrBinary::Tbt, Compression::Gzip)));
        assert_eq!(of("a.std.zst"), Some((TextOrBinary::Std, Compression::Zstd)));
        assert_eq!(of("a.txt"), None);
        assert_eq!(of("std"), None);
        let chosen = Encoding::of(Path::new("a.log.gz"), Some(TextOrBinary::Tbt)).expect("chosen");
        assert_eq!((chosen.format, chosen.compression), (TextOrBinary::Tbt, Compression::Gzip));
    }

    #[test]
    fn every_encoding_reads_back() {
        let trace = trace::columns::parse("t1   t2\nw(x)\n     r(x)\n").expect("a well-formed drawing");
        for format in [TextOrBinary::Std, TextOrBinary::Tbt] {
            for compression in [Compression::None, Compression::Gzip, Compression::Zstd] {
                let mut bytes = Vec::new();
                write_trace(&trace, Encoding { format, compression }, &mut bytes).expect("memory has room");
                let outcome = read(bytes.as_slice(), &ReadOptions::default()).expect("readable");
                assert_eq!(outcome.compression, compression);
                assert!(!outcome.truncated);
                assert!(outcome.trace.events().eq(trace.events()));
            }
        }
    }
}
