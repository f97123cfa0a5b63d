//! The `threadbare` command. This crate knows the terminal, the environment and exit codes, and nothing else
//! does.

mod args;
mod commands;
mod failure;
mod look;
mod print;
mod progress;
mod visible;

fn main() -> std::process::ExitCode {
    commands::main()
}
