//! Where runs begin (Bläser, ISSTA 2018, Section 4.1, and beyond): one file per sort of entry. Every project of
//! a solution has its own: programs begin at `Main`, tests at each test method, user interfaces with what users
//! do, web applications with requests at the same time, libraries with their public members. What starts threads
//! and is in none of them is entered in the middle.

mod facts;
mod hosted_services;
mod libraries;
mod middle;
mod programs;
mod promises;
mod reach;
mod requests;
mod services;
mod test_methods;
mod windows;

use crate::code::Action;
use crate::config::Config;
use facts::Facts;
pub(crate) use facts::ProjectNumber;
use ir::{MethodId, Program, TypeId};
pub(crate) use promises::is_promised;
use rustc_hash::{FxHashMap, FxHashSet};

/// A place where runs begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// What people call it. No two entries are called the same.
    pub name: String,
    /// What is done, in order.
    pub actions: Vec<Action>,
    /// How much of the program is there.
    pub scope: Scope,
    /// The project that it belongs to.
    pub project: ProjectNumber,
}

impl Entry {
    /// Does the entry itself do one thing or another?
    pub(crate) fn has_choices(&self) -> bool {
        self.actions.iter().any(|action| matches!(action, Action::Play(..) | Action::CallWithRow(..)))
    }

    /// An entry of a project that is not known yet.
    fn new(name: String, scope: Scope, actions: Vec<Action>) -> Entry {
        Entry { name, actions, scope, project: ProjectNumber::default() }
    }
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
    /// The same, at the same time because methods of this type take locks: that is a promise for what they guard.
    Guarded(TypeId),
}

/// All entries of a program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entries {
    /// In the order in which they are run.
    pub all: Vec<Entry>,
    /// What is left out, one line each.
    pub problems: Vec<String>,
}

/// More entries than that of one sort and project are not run: each costs a run at least, and a large project has
/// thousands of tests and public types that show the same threads again and again.
const MOST_OF_A_SORT: usize = 300;

type Sort = fn(&Facts<'_>) -> Vec<Entry>;

/// All sorts but programs, with what people call them. What is worth most comes first.
const SORTS: [(&str, Sort); 6] = [
    ("tests", test_methods::entries),
    ("windows", windows::entries),
    ("services that answer requests", requests::entries),
    ("hosted services", hosted_services::entries),
    ("types for several threads", libraries::concurrent),
    ("public types", libraries::sequential),
];

/// Where runs of a program begin. What cannot start a thread is left out, except programs: what they do is what
/// the user wants to see first.
pub(crate) fn entries(program: &Program, config: &Config) -> Entries {
    let facts = Facts::new(program, config);
    let mut entries = Entries { all: programs::entries(&facts), problems: Vec::new() };
    for (name, sort) in SORTS {
        entries.add(&facts, name, sort(&facts));
    }
    let called = entries.called();
    entries.add(&facts, "methods that start threads", middle::entries(&facts, &called));
    entries.tell_apart();
    entries
}

impl Entries {
    /// Adds entries of one sort, from each project the first of them.
    fn add(&mut self, facts: &Facts<'_>, sort: &str, entries: Vec<Entry>) {
        let mut counts: FxHashMap<ProjectNumber, usize> = FxHashMap::default();
        for mut entry in entries {
            entry.project = home(facts, &entry.actions);
            let count = counts.entry(entry.project).or_default();
            *count += 1;
            if *count > MOST_OF_A_SORT {
                continue;
            }
            // A program ends with its main thread. Whatever else is called, its process lives on.
            entry.actions.push(Action::Linger);
            self.all.push(entry);
        }
        let mut counts: Vec<(ProjectNumber, usize)> = counts.into_iter().collect();
        counts.sort_unstable();
        for (_, count) in counts.into_iter().filter(|&(_, count)| count > MOST_OF_A_SORT) {
            self.problems.push(format!("of the {count} {sort} of a project, {MOST_OF_A_SORT} were run"));
        }
    }

    /// The methods that entries call themselves.
    fn called(&self) -> FxHashSet<MethodId> {
        let mut called = FxHashSet::default();
        let mut todo: Vec<&[Action]> = self.all.iter().map(|entry| &entry.actions[..]).collect();
        while let Some(actions) = todo.pop() {
            for action in actions {
                match action {
                    Action::Call(method, _) | Action::CallWithRow(method, ..) | Action::Launch(method) => {
                        called.insert(*method);
                    }
                    Action::Play(_, parts) => todo.extend(parts.iter().map(Vec::as_slice)),
                    Action::Make(..) | Action::BeginLoop | Action::Linger => {}
                }
            }
        }
        called
    }

    /// Gives numbers to overloads, which are called the same.
    fn tell_apart(&mut self) {
        let mut seen: FxHashMap<String, usize> = FxHashMap::default();
        for entry in &mut self.all {
            let count = seen.entry(entry.name.clone()).or_default();
            *count += 1;
            if *count > 1 {
                entry.name = format!("{} ({count})", entry.name);
            }
        }
    }
}

/// The project of what an entry calls or makes first.
fn home(facts: &Facts<'_>, actions: &[Action]) -> ProjectNumber {
    let first = actions.iter().find_map(|action| match action {
        Action::Make(ty, _) => Some(facts.project_of(*ty)),
        Action::Call(method, _) | Action::CallWithRow(method, ..) | Action::Launch(method) => {
            Some(facts.project_of(facts.program.methods()[*method].owner))
        }
        Action::Play(_, parts) => parts.first().map(|part| home(facts, part)),
        Action::BeginLoop | Action::Linger => None,
    });
    first.unwrap_or_default()
}
