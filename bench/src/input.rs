//! What a case works on: a workload of the wanted size and shape, in memory or in a file.
//!
//! Files are written event by event, so that the peak memory of a case is that of its work, and the cases of
//! one run share them.

use bench::{Plant, Spec, Workload, std_text};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use trace::{Table, Trace, write::TbtWriter};

/// How the program of a workload looks, where it is not as usual.
#[derive(Clone, Copy)]
pub(crate) struct Shape {
    threads: u32,
    branch_percent: u32,
    bugs: Bugs,
}

/// How much is wrong with it.
#[derive(Clone, Copy)]
enum Bugs {
    /// 26, and a dozen look-alikes.
    Usual,
    /// As in [`MANY_BUGS`].
    Many,
}

/// 750 bugs, and half as many look-alikes: the cost of each one shows.
pub(crate) const MANY_BUGS: Plant =
    Plant { races: 300, deadlocks: 100, long_deadlocks: 50, atomicity: 300, decoys: 375 };

/// A server with a small pool.
pub(crate) const FEW: Shape = Shape { threads: 8, branch_percent: 40, bugs: Bugs::Usual };
/// The same without branch events.
pub(crate) const FEW_UNBRANCHED: Shape = Shape { branch_percent: 0, ..FEW };
/// The same with [`MANY_BUGS`].
pub(crate) const FEW_BUGGY: Shape = Shape { bugs: Bugs::Many, ..FEW };
/// A thread for everything.
pub(crate) const MANY: Shape = Shape { threads: 64, ..FEW };
/// The same without branch events.
pub(crate) const MANY_UNBRANCHED: Shape = Shape { branch_percent: 0, ..MANY };

/// The input of one run of one case.
pub(crate) struct Input<'a> {
    /// How many events, about.
    pub(crate) events: u64,
    /// Where files are kept until the end of the whole run.
    pub(crate) folder: &'a Path,
}

/// What a file holds, and how.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Encoding {
    Std,
    StdGzip,
    StdZstd,
    Tbt,
}

impl Encoding {
    fn extension(self) -> &'static str {
        match self {
            Encoding::Std => "std",
            Encoding::StdGzip => "std.gz",
            Encoding::StdZstd => "std.zst",
            Encoding::Tbt => "tbt",
        }
    }
}

impl Input<'_> {
    /// The program to run.
    pub(crate) fn workload(&self, shape: Shape) -> Workload {
        let Shape { threads, branch_percent, bugs } = shape;
        let usual = Spec::default();
        let plant = match bugs {
            Bugs::Usual => usual.plant,
            Bugs::Many => MANY_BUGS,
        };
        Workload::new(&Spec { events: self.events, threads, branch_percent, plant, ..usual })
    }

    /// The workload in memory.
    pub(crate) fn trace(&self, shape: Shape) -> Trace {
        self.workload(shape).trace()
    }

    fn text<Out: Write>(&self, out: Out) -> io::Result<Out> {
        let workload = self.workload(FEW);
        let mut writer = std_text::Writer::new(workload.names(), out);
        workload.run(|event| writer.write(event));
        writer.finish()
    }

    /// The usual workload in a file, which is written if no case before has done so.
    pub(crate) fn file(&self, encoding: Encoding) -> io::Result<PathBuf> {
        let path = self.folder.join(format!("{}.{}", self.events, encoding.extension()));
        if !path.exists() {
            // A case that dies while it writes leaves no half of a file to the next one.
            let unfinished = path.with_extension("unfinished");
            let out = BufWriter::with_capacity(1 << 20, File::create(&unfinished)?);
            self.encode(encoding, out)?.flush()?;
            fs::rename(unfinished, &path)?;
        }
        Ok(path)
    }

    fn encode<Out: Write>(&self, encoding: Encoding, out: Out) -> io::Result<Out> {
        match encoding {
            Encoding::Std => self.text(out),
            Encoding::StdGzip => {
                self.text(flate2::write::GzEncoder::new(out, flate2::Compression::default()))?.finish()
            }
            Encoding::StdZstd => {
                self.text(zstd::Encoder::new(out, zstd::DEFAULT_COMPRESSION_LEVEL)?)?.finish()
            }
            Encoding::Tbt => self.tbt(out),
        }
    }

    fn tbt<Out: Write>(&self, out: Out) -> io::Result<Out> {
        let workload = self.workload(FEW);
        let mut writer = TbtWriter::new(out)?;
        for table in Table::ALL {
            let names = workload.names().get(table);
            // Both sides number names from 0 in the order in which they come.
            for number in 0..names.len() as u32 {
                writer.name(table, &names.get(number))?;
            }
        }
        let mut state = Ok(());
        workload.run(|event| {
            if state.is_ok() {
                state = writer.push(event);
            }
        });
        state?;
        writer.finish()
    }
}
