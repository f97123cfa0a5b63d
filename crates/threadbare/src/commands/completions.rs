//! `threadbare completions SHELL`: what the shell needs to complete our commands.

use super::Exit;
use crate::args::Cli;
use crate::print;
use clap::{Args, CommandFactory as _};
use clap_complete::Shell;
use project::Error;

/// Print the completions for a shell
#[derive(Args)]
#[command(
    after_help = "Example:\n  threadbare completions bash > ~/.local/share/bash-completion/completions/threadbare"
)]
pub(crate) struct CompletionsArgs {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(args: &CompletionsArgs) -> Result<Exit, Error> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "threadbare", &mut script);
    print::stdout(|out| out.write_all(&script))?;
    Ok(Exit::Clean)
}
