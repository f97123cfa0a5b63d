//! To the terminal and into files. Whoever reads us through a pipe may stop reading: that is no error.

use crate::look::{self, Destination};
use crate::visible::visible;
use anstyle::{AnsiColor, Style};
use project::{Error, write_file};
use report::Color;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::sync::OnceLock;

static STDERR_COLOR: OnceLock<Color> = OnceLock::new();

/// Decides once whether remarks are coloured.
pub(crate) fn color_remarks(choice: crate::args::ColorChoice) {
    // The first word counts: there is one command line.
    let _ = STDERR_COLOR.set(look::color(choice, Destination::Stderr));
}

/// To `output`, or to standard output.
pub(crate) fn deliver(text: &str, output: Option<&Path>) -> Result<(), Error> {
    match output {
        Some(path) => write_file(path, |out| out.write_all(text.as_bytes())),
        None => stdout(|out| out.write_all(text.as_bytes())),
    }
}

/// To `output`, or to standard error: standard output belongs to the program that was run.
pub(crate) fn deliver_beside(text: &str, output: Option<&Path>) -> Result<(), Error> {
    if let Some(path) = output {
        return write_file(path, |out| out.write_all(text.as_bytes()));
    }
    // If nobody can hear it, nobody can be told.
    let _ = io::stderr().write_all(text.as_bytes());
    Ok(())
}

/// To standard output.
pub(crate) fn stdout(fill: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Error> {
    let mut out = io::BufWriter::with_capacity(1 << 16, io::stdout().lock());
    match fill(&mut out).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {
            // What is still in the buffer must not be tried again.
            let _ = out.into_parts();
            Ok(())
        }
        Err(error) => Err(Error::new("cannot write to standard output")
            .because(error)
            .help("`--output FILE` writes to a file")),
        Ok(()) => Ok(()),
    }
}

/// A line on standard error with its label in front. If nobody can hear it, nobody can be told.
pub(crate) fn remark(label: &str, text: &str) {
    let style = match (STDERR_COLOR.get(), label) {
        (Some(Color::Always), "error") => AnsiColor::Red.on_default().bold(),
        (Some(Color::Always), "warning") => AnsiColor::Yellow.on_default().bold(),
        (Some(Color::Always), _) => Style::new().bold(),
        _ => Style::new(),
    };
    let lines: Vec<String> = text.lines().map(visible).collect();
    let _ = writeln!(io::stderr(), "{style}{label}:{style:#} {}", lines.join("\n  "));
}
