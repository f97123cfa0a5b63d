//! How output looks: what the user says, then the environment, then the terminal.

use crate::args::{ColorChoice, Common};
use report::{Charset, Color, Look};
use std::env;
use std::io::IsTerminal;

/// Where text goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Destination {
    Stdout,
    Stderr,
    File,
}

impl Destination {
    /// Where `--output` leads.
    pub(crate) fn of(output: Option<&std::path::Path>) -> Destination {
        if output.is_some() { Destination::File } else { Destination::Stdout }
    }

    pub(crate) fn is_terminal(self) -> bool {
        match self {
            Destination::Stdout => std::io::stdout().is_terminal(),
            Destination::Stderr => std::io::stderr().is_terminal(),
            Destination::File => false,
        }
    }
}

/// The look of text for people.
pub(crate) fn look(common: &Common, destination: Destination) -> Look {
    let usual = Look::default();
    let terminal = || destination.is_terminal().then(terminal_size::terminal_size).flatten();
    let width = common.width.map(usize::from).or_else(|| terminal().map(|(width, _)| usize::from(width.0)));
    Look {
        width: width.unwrap_or(usual.width),
        color: color(common.color, destination),
        charset: charset(destination),
    }
}

/// `NO_COLOR` and `CLICOLOR_FORCE` as their authors mean them; an empty variable says nothing.
pub(crate) fn color(choice: ColorChoice, destination: Destination) -> Color {
    let is_set = |name| env::var_os(name).is_some_and(|value| !value.is_empty() && value != "0");
    let wanted = match choice {
        ColorChoice::Always => true,
        ColorChoice::Never => false,
        ColorChoice::Auto if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) => false,
        ColorChoice::Auto if destination == Destination::File => false,
        ColorChoice::Auto => {
            is_set("CLICOLOR_FORCE")
                || (destination.is_terminal() && env::var_os("TERM").is_none_or(|term| term != "dumb"))
        }
    };
    if wanted { Color::Always } else { Color::Never }
}

/// Plain characters on a terminal whose locale says that it knows no others.
fn charset(destination: Destination) -> Charset {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .find_map(|name| env::var(name).ok().filter(|v| !v.is_empty()));
    let says_other = locale.is_some_and(|locale| {
        let locale = locale.to_lowercase();
        !locale.contains("utf-8") && !locale.contains("utf8")
    });
    if destination.is_terminal() && says_other { Charset::Ascii } else { Charset::Unicode }
}
