//! Programs are written in the text form, and so are the answers.

mod random;
mod text;
