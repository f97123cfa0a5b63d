//! C# to the intermediate language: syntax trees and what the binder knows about them, to bodies.
//!
//! - [`lower`] is the way in. Files are lowered on many threads, each into a `fragment` with tables of its own;
//!   `link` puts the fragments together in the order of the sources, so the outcome never depends on threads.
//!   [`LiveProgram`] follows edits: a file whose declarations have stayed is lowered again alone.
//! - `reach` says which models of libraries are lowered, too.
//! - `declare` lists types, fields and methods; `shape` answers what their nodes say; `bodies` and `accessors` say
//!   what runs in each.
//! - `plan` looks at a body once and decides which variables live in cells; `function` holds the state; one module
//!   for each part of the language makes the instructions: `statements`, `protect`, `foreach`, `switches`,
//!   `patterns`, `expressions`, `operators`, `assign`, `convert`, `constants`, `strings`, `calls`, `names`, `members`,
//!   `places`, `addresses`,
//!   `creation`, `tuples`, `lambdas`, `queries`.
//! - `definite` sees to it that every register is written before it is read, also in programs that do not compile.
//!
//! What the binder does not know degrades: a call or member by name, an unknown type, and only where nothing else is
//! possible an unknown value with a reason.
//!
//! # Where instructions point
//!
//! | instruction | token |
//! |---|---|
//! | load, store, address of a field, property, event | the member's name |
//! | load, store of an element; indexer | `[` |
//! | call | the name of what is called |
//! | operator, plain assignment, `??`, `++` | the operator |
//! | `new`, and its constructor's call | the type's name, or `new` |
//! | cast | the type; `as`, `is` | the word |
//! | delegate of a lambda | `=>` or `delegate` |
//! | enter, exit of `lock`; dispose of `using`; steps of `foreach` | the keyword |
//! | `await`, `yield`, `throw`, `return`, jumps | the keyword |
//! | initialiser of a field | the field's name |
//!
//! # Choices
//!
//! - A nullable value is made from a value, and unwrapped, by a cast; `HasValue` and `Value` are calls.
//! - A struct whose method may change it is passed by address; one whose methods cannot is passed by value.
//! - A local struct that is built in place (`new S(…)`, a tuple) is built in a cell and then copied.
//! - Field-like events change their field by `Interlocked.CompareExchange`, as the compiler's code does.
//! - A lambda that becomes an expression tree is lowered as the delegate that it describes.
//! - Pointers, `stackalloc`, `fixed` and typed references are unknown values.
//! - `with` on a record is `MemberwiseClone`, a cast, and assignments; equality of records has no body.
//!
//! # Not exact
//!
//! - Two tuples are compared by one operator of kind `dynamic`, not element by element.
//! - The middle that a slice pattern takes (`[.., var rest]`) is an unknown value.
//! - Collections are spread by `GetEnumerator`, `MoveNext` and `Current` by name, and not disposed of.
//! - Default values of parameters are known where they are literals; others are the default of the type.

mod accessors;
mod addresses;
mod assign;
mod bodies;
mod calls;
mod constants;
mod convert;
mod creation;
mod declare;
mod definite;
mod expressions;
mod foreach;
mod fragment;
mod function;
mod lambdas;
mod link;
mod live;
mod members;
mod names;
mod operators;
mod patterns;
mod places;
mod plan;
mod protect;
mod queries;
mod reach;
mod shape;
mod statements;
mod stats;
mod strings;
mod switches;
mod tuples;

pub use live::{Changed, LiveProgram};
pub use stats::Stats;

use crate::bind::{Body, Facts, MemberSym, Symbols};
use crate::syntax::NodeId;
use ir::Program;

/// What comes out.
#[derive(Debug)]
pub struct Lowered {
    /// The program.
    pub program: Program,
    /// How much of it was understood.
    pub stats: Stats,
}

/// Lowers the program and the models of libraries that it needs.
pub fn lower(symbols: &Symbols) -> Lowered {
    lowered(LiveProgram::new(symbols))
}

/// Lowers everything that has a body: the program and all models of libraries.
pub fn lower_all(symbols: &Symbols) -> Lowered {
    lowered(LiveProgram::with_all_models(symbols))
}

fn lowered(program: LiveProgram) -> Lowered {
    let program = program.into_program();
    let stats = Stats::of(&program);
    Lowered { program, stats }
}

/// What is known about one body.
fn infer(symbols: &Symbols, member: MemberSym, node: NodeId) -> Facts {
    let declared = &symbols.members[member];
    let (source, scope) = (declared.source, declared.scope);
    symbols.infer(Body { source, node, scope, owner: Some(declared.owner), member: Some(member) })
}
