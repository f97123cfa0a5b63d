//! What every library call means for concurrency: one table per platform, kept as text.
//!
//! The texts are in `data/`, their grammar in `docs/effects.md`. A user's table goes on top with
//! [`Effects::with`]. What a call does to *data* is not said here but in models, which are ordinary source.
//!
//! - [`Effect`]: the vocabulary.
//! - [`Fact`]: what is true of a type as a whole.
//! - [`Effects`]: the table, asked by type, [`Member`] and [`Arguments`].

mod calls;
mod dotnet;
mod effect;
mod fact;
mod jdk;
mod member;
mod names;
mod params;
mod parse;
mod problem;
mod read;
mod spell;
mod table;
mod words;

#[cfg(test)]
mod tests;

pub use effect::{
    Access, After, Blocker, Call, Context, Control, Effect, Fence, GivesUp, Guard, Input, Joined, Manner,
    Mode, Moment, Outcome, Quantity, Returns, Runner, Spawn, Style, Target, Throws, Times,
};
pub use fact::{Fact, Facts};
pub use member::{CONSTRUCTOR, INDEXER, Member, MemberKind};
pub use names::NameId;
pub use params::{Arguments, Params};
pub use parse::Source;
pub use problem::Problem;
pub use table::{Effects, Found, Line, TypeId};
