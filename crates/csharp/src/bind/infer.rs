//! The walk over bodies that gives every expression its type and meaning, as Chapters 11 to 13 of the C#
//! specification say, leniently: what cannot be known is [`Type::Unknown`], and the walk goes on.
//!
//! - `bodies` says which bodies a file has; [`Symbols::infer`] walks one of them; `start` begins with its
//!   parameters.
//! - `walker` holds what is known on the way, `locals` the variables in scope, `value` what an expression is.
//! - `statements`, `resources`, `expressions`, `names`, `members`, `invocations`, `operators`, `creation`,
//!   `initial`, `deconstruct`, `patterns`, `queries` follow the grammar.
//! - `targets` gives values the types that their surroundings want; `lambdas` binds functions in bodies, for
//!   a trial or for good.
//! - `literals` and `constants` know values.
//!
//! A lambda's body may be walked on trial to find the type that it returns. Trials leave no trace: what they
//! wrote is cut off again. Their results are remembered by the types of the parameters and of the variables
//! around that the body mentions, and a trial never binds inner lambdas for good, so nested lambdas do not
//! multiply work.

mod bodies;
mod constants;
mod creation;
mod deconstruct;
mod expressions;
mod initial;
mod invocations;
mod lambdas;
pub(crate) mod literals;
mod locals;
mod members;
mod names;
mod operators;
mod patterns;
mod queries;
mod resources;
mod start;
mod statements;
mod targets;
mod value;
mod walker;

pub use bodies::Body;
pub(super) use constants::ConstantValue;

use super::facts::Facts;
use super::symbols::Symbols;

impl Symbols {
    /// What is known about a body.
    pub fn infer(&self, body: Body) -> Facts {
        let mut walker = walker::Walker::new(self, body, constants::Evaluating::default());
        walker.walk_body();
        walker.finish()
    }
}
