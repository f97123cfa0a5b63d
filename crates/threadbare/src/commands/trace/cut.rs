//! `threadbare trace cut`: a part of a trace that is a trace again.

use super::To;
use crate::args::{Common, ReadArgs};
use crate::commands::{Exit, reading};
use crate::progress::Progress;
use clap::Args;
use project::Error;
use std::ffi::OsString;
use std::ops::Range;
use trace::cut::{Selection, cut};
use trace::{Names, ThreadId, VarId};

/// Write a part of a trace
///
/// Locks that are held where the part begins are taken first, so that the part is a trace again. What was
/// ordered only through events that are cut away is not ordered any more: predictions hold for the part.
#[derive(Args)]
#[command(after_help = "\
Examples:
  threadbare trace cut trace.std part.std --events 1000..2000
  threadbare trace cut trace.std part.std --threads T1,T2 --vars account.balance")]
pub(crate) struct CutArgs {
    #[command(flatten)]
    read: ReadArgs,
    /// The file to write; `.std` or `.tbt`, and `.gz` or `.zst` behind it, say how; `-` is standard output
    out: OsString,
    /// The format to write [default: as the name of the file says]
    #[arg(long, value_enum)]
    to: Option<To>,
    /// Only these events, counted from 1, both ends included; an end may be left out
    #[arg(long, value_name = "A..B", value_parser = parse_range)]
    events: Option<Range<u32>>,
    /// Only events of these threads, separated by commas
    #[arg(long, value_name = "NAMES")]
    threads: Vec<String>,
    /// Only accesses to these variables, separated by commas
    #[arg(long, value_name = "NAMES")]
    vars: Vec<String>,
}

pub(crate) fn run(args: &CutArgs, common: &Common) -> Result<Exit, Error> {
    let encoding = super::encoding(&args.out, args.to)?;
    let progress = Progress::start(common);
    let trace = reading::read(&args.read, common, &progress)?.trace;
    let threads = ids(&trace.names.threads, &args.threads, "thread")?;
    let vars = ids(&trace.names.vars, &args.vars, "variable")?;
    let selection = Selection {
        events: args.events.clone(),
        threads: threads.map(|ids| ids.into_iter().map(ThreadId).collect()),
        vars: vars.map(|ids| ids.into_iter().map(VarId).collect()),
    };
    progress.phase("writing");
    let part = cut(&trace, &selection);
    common.say(|| format!("{} of {} events are left", part.len(), trace.len()));
    super::write(&part, encoding, &args.out)?;
    Ok(Exit::Clean)
}

/// The numbers of the names; `None` if none was given.
fn ids(names: &Names, wanted: &[String], what: &str) -> Result<Option<Vec<u32>>, Error> {
    if wanted.is_empty() {
        return Ok(None);
    }
    let mut ids = Vec::new();
    for text in wanted {
        // A name may have commas itself: `Cache.get(int,int)`.
        if let Some(id) = names.find(text) {
            ids.push(id);
            continue;
        }
        for name in text.split(',').map(str::trim) {
            let unknown = || {
                Error::new(format!("the trace has no {what} called {name:?}"))
                    .help("`threadbare trace stats` says what it has")
            };
            ids.push(names.find(name).ok_or_else(unknown)?);
        }
    }
    Ok(Some(ids))
}

/// `10..20`, `10..`, `..20`, with or without `e`, into positions counted from 0.
fn parse_range(text: &str) -> Result<Range<u32>, String> {
    let (start, end) =
        text.split_once("..").ok_or("expected two event numbers with `..` between, as in `1000..2000`")?;
    let number = |part: &str| {
        let digits = part.trim().strip_prefix('e').unwrap_or(part.trim());
        digits.parse::<u32>().map_err(|_| format!("`{part}` is no event number"))
    };
    let start = if start.trim().is_empty() { 1 } else { number(start)? };
    let end = if end.trim().is_empty() { u32::MAX } else { number(end)? };
    match start.checked_sub(1) {
        None => Err("events are counted from 1".to_owned()),
        Some(_) if end < start => Err("the first event comes after the last".to_owned()),
        Some(start) => Ok(start..end),
    }
}

#[cfg(test)]
mod tests {
    use super::parse_range;

    #[test]
    fn ranges() {
        assert_eq!(parse_range("1..3"), Ok(0..3));
        assert_eq!(parse_range("e5..e5"), Ok(4..5));
        assert_eq!(parse_range("..7"), Ok(0..7));
        assert_eq!(parse_range("2.."), Ok(1..u32::MAX));
        for bad in ["3..2", "0..2", "7", "a..b", "", "1..-2"] {
            assert!(parse_range(bad).is_err(), "{bad}");
        }
    }
}
