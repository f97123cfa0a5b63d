//! `threadbare man [DIR]`: manual pages, from the same description as the help.

use super::Exit;
use crate::args::{Cli, Common};
use crate::print;
use clap::{Args, CommandFactory as _};
use clap_mangen::Man;
use project::{Error, write_file};
use std::path::{Path, PathBuf};

/// Print the manual page, or write the pages of all commands into a folder
#[derive(Args)]
#[command(after_help = "Examples:\n  threadbare man | man -l -\n  threadbare man ~/.local/share/man/man1")]
pub(crate) struct ManArgs {
    /// The folder
    dir: Option<PathBuf>,
}

pub(crate) fn run(args: &ManArgs, common: &Common) -> Result<Exit, Error> {
    let mut command = Cli::command();
    command.build();
    match &args.dir {
        None => {
            let page = page(&command)?;
            print::stdout(|out| out.write_all(&page))?;
        }
        Some(folder) => {
            std::fs::create_dir_all(folder).map_err(|error| {
                Error::new(format!("cannot create the folder {}", folder.display()))
                    .because(error)
                    .help("name another folder")
            })?;
            let pages = write_pages(&command, folder)?;
            common.say(|| format!("{pages} pages are in {}", folder.display()));
        }
    }
    Ok(Exit::Clean)
}

fn page(command: &clap::Command) -> Result<Vec<u8>, Error> {
    let mut page = Vec::new();
    let rendered = Man::new(command.clone()).render(&mut page);
    rendered.map_err(|error| Error::new("cannot render the manual page").because(error))?;
    Ok(page)
}

/// The page of a command and those of its subcommands.
fn write_pages(command: &clap::Command, folder: &Path) -> Result<u32, Error> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name());
    let page = page(command)?;
    write_file(&folder.join(format!("{name}.1")), |out| out.write_all(&page))?;
    let mut pages = 1;
    for subcommand in command.get_subcommands().filter(|command| command.get_name() != "help") {
        pages += write_pages(subcommand, folder)?;
    }
    Ok(pages)
}
