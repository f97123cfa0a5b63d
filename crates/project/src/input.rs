//! Traces from files and pipes.

use crate::Error;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::PathBuf;
use trace::read::{self, ReadError, ReadOptions, ReadOutcome};

/// Where a trace comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// Standard input, on the command line `-`.
    Stdin,
    /// A file.
    File(PathBuf),
}

impl From<OsString> for Input {
    fn from(text: OsString) -> Self {
        if text == "-" { Input::Stdin } else { Input::File(text.into()) }
    }
}

impl Input {
    /// What reports call it.
    pub fn name(&self) -> String {
        match self {
            Input::Stdin => "stdin".to_owned(),
            Input::File(path) => path.display().to_string(),
        }
    }

    /// How many bytes there are to read, if that is known.
    pub fn bytes(&self) -> Option<u64> {
        match self {
            Input::Stdin => None,
            Input::File(path) => {
                path.metadata().ok().filter(std::fs::Metadata::is_file).map(|data| data.len())
            }
        }
    }
}

/// Reads a trace; `on_bytes` hears how many bytes of the file were read so far.
pub fn open(input: &Input, options: &ReadOptions, on_bytes: &dyn Fn(u64)) -> Result<ReadOutcome, Error> {
    let outcome = match input {
        Input::Stdin => read::read(Counted { inner: io::stdin().lock(), bytes: 0, on_bytes }, options),
        Input::File(path) => {
            let file = File::open(path).map_err(|error| cannot_open(input, error))?;
            if file.metadata().is_ok_and(|data| data.is_dir()) {
                return Err(Error::new(format!("{} is a directory", input.name()))
                    .help("name one trace file, or `-` for standard input"));
            }
            read::read(Counted { inner: file, bytes: 0, on_bytes }, options)
        }
    };
    outcome.map_err(|error| cannot_read(input, error))
}

fn cannot_open(input: &Input, error: io::Error) -> Error {
    let help = match error.kind() {
        ErrorKind::NotFound => "check the path; `-` reads standard input",
        ErrorKind::PermissionDenied => "check the permissions of the file",
        _ => "check that this is a file that can be read",
    };
    Error::new(format!("cannot open {}", input.name())).because(error).help(help)
}

fn cannot_read(input: &Input, error: ReadError) -> Error {
    let help = match &error {
        ReadError::Malformed(_) => {
            "`--lenient` skips what cannot be read; `--format` chooses the format if the guess was wrong"
                .to_owned()
        }
        ReadError::Limit { option, .. } => format!("allow more with `--{option} N`"),
        ReadError::Io { .. } => {
            "check that the file is complete and not damaged; `--lenient` reads up to there".to_owned()
        }
    };
    Error::new(format!("cannot read {}", input.name())).because(error).help(help)
}

/// Counts what is read.
struct Counted<'a, R> {
    inner: R,
    bytes: u64,
    on_bytes: &'a dyn Fn(u64),
}

impl<R: Read> Read for Counted<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.bytes += read as u64;
        (self.on_bytes)(self.bytes);
        Ok(read)
    }
}
