//! Where runs begin (Bläser, ISSTA 2018, Section 4.1, and beyond): one file per sort of entry. Every project of
//! a solution has its own: programs begin at `Main`, tests at each test method, user interfaces with what users
//! do, web applications with requests at the same time, libraries with their public members. What starts threads
//! and is in none of them is entered in the middle.

mod facts;
mod hosted_services;
mod libraries;
mod middle;
mod programs;
mod reach;
mod requests;
mod test_methods;
mod windows;

use crate::code::Action;
use crate::config::Config;
use facts::Facts;
use ir::Program;
use rustc_hash::FxHashSet;

/// A place where runs begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// What people call it. No two entries are called the same.
    pub name: String,
    /// What is done, in order.
    pub actions: Vec<Action>,
    /// How much of the program is there.
    pub scope: Scope,
}

/// How much of a program an entry shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    /// All of it: what does not happen in a run does not happen.
    Whole,
    /// All that the thread of a user interface does: nobody else does it while that thread waits.
    Loop,
    /// Some calls from outside: others may come that end a wait.
    Part,
}

/// More entries than that of one sort are not run: each costs a run at least, and a large solution has thousands
/// of tests and public types that show the same threads again and again.
const MOST_OF_A_SORT: usize = 300;

/// All entries of a program. Those that cannot start a thread are left out, except programs: what they do is
/// what the user wants to see first.
pub(crate) fn entries(program: &Program, config: &Config) -> Vec<Entry> {
    let facts = Facts::new(program, config);
    let mut entries = programs::entries(&facts);
    let sorts = [
        test_methods::entries(&facts),
        windows::entries(&facts),
        requests::entries(&facts),
        hosted_services::entries(&facts),
        libraries::concurrent(&facts),
        libraries::sequential(&facts),
        middle::entries(&facts),
    ];
    for mut sort in sorts {
        sort.truncate(MOST_OF_A_SORT);
        // A program ends with its main thread. Whatever else is called, its process lives on.
        for entry in &mut sort {
            entry.actions.push(Action::Linger);
        }
        entries.append(&mut sort);
    }
    let mut names = FxHashSet::default();
    entries.retain(|entry| names.insert(entry.name.clone()));
    entries
}
