//! `threadbare trace check`: what is odd about a trace, and what is made of it.

use crate::args::{Common, ReadArgs};
use crate::commands::{Exit, reading};
use crate::print;
use crate::progress::Progress;
use crate::visible::visible;
use clap::Args;
use project::Error;
use std::fmt::Write as _;
use trace::check::{Oddity, check};

/// Report what is odd about a trace; exit code 1 if anything is
#[derive(Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    read: ReadArgs,
}

pub(crate) fn run(args: &CheckArgs, common: &Common) -> Result<Exit, Error> {
    let progress = Progress::start(common);
    let outcome = reading::read(&args.read, common, &progress)?;
    progress.phase("checking");
    let mut lines: Vec<String> = reading::notes(&outcome);
    lines.extend(reading::skipped(&outcome));
    let mut text = String::new();
    for line in lines {
        let _ = writeln!(text, "{}", visible(&line));
    }
    let oddities = check(&outcome.trace);
    drop(progress);
    for oddity in &oddities {
        tell(oddity, &mut text);
    }
    let is_clean = text.is_empty();
    if is_clean && !common.quiet {
        let _ = writeln!(
            text,
            "Nothing is odd about the {} events of {}.",
            outcome.trace.len(),
            visible(&args.read.input().name())
        );
    }
    print::deliver(&text, None)?;
    Ok(if is_clean { Exit::Clean } else { Exit::Found })
}

fn tell(oddity: &Oddity, text: &mut String) {
    let times = if oddity.count == 1 { "once".to_owned() } else { format!("{} times", oddity.count) };
    let _ = writeln!(text, "{}, {times}: {}", oddity.kind.name(), oddity.kind.meaning());
    for example in &oddity.examples {
        let event = example.event.map_or_else(String::new, |event| format!("e{}: ", event.0 + 1));
        let _ = writeln!(text, "  {event}{}", visible(&example.message));
    }
}
