//! Programs are written in the text form, and so are the answers.

mod build;
mod cfg;
mod random;
mod text;
mod verify;
