//! What flows through library calls: the library is not analysed, it is described.
//!
//! Effects (`ir::effects`) say what a call means for concurrency; `data/*.flows` say which argument goes where. A library
//! object is a bag: whatever is put into it may come out of it, and a view of it (an iterator, a stream, half of a
//! read-write lock) is the object itself. Models that are written to be run (`MethodFlags::MODEL`) are not used: they
//! hide who started which thread behind queues and a scheduler, and would have to be analysed with every program.
//!
//! A line is `pattern  flow, flow, …`: the pattern is a full name with `*` for anything, the first that fits counts, and
//! the lines of the type itself come before those of the types above it.
//!
//! - `a -> b`: `this`, `arg0`…, `args` (all), `result`; `x.*` is what is in it.
//! - `call args`, `call args with this.*`: arguments that are code are called, on the calling thread.
//! - `functional T.m` is no flow: objects of classes below `T` are code, and `m` is what runs.
//!
//! **Unknown methods.** A method without a line may call code that is passed to it, keeps nothing, and returns something
//! of its own, or, if it is static, an argument.

use crate::hierarchy::Hierarchy;
use ir::{MethodId, Program, TypeId};

/// One end of a flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct End {
    /// Of what.
    pub term: Term,
    /// It, or what is in it.
    pub part: Part,
}

/// What a flow speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Term {
    /// The receiver.
    This,
    /// An argument.
    Arg(usize),
    /// All arguments.
    Args,
    /// What is returned.
    Result,
}

/// The object or what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Itself.
    Object,
    /// Elements, values, results.
    Contents,
}

/// What a library call does with what it is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// From one end to another.
    Move(End, End),
    /// Arguments that are code are called, perhaps with something.
    Call(Term, Option<End>),
}

/// The table.
#[derive(Clone, Debug)]
pub(crate) struct Flows {
    lines: Vec<(String, Vec<Flow>)>,
    functional: Vec<(String, String)>,
}

const TABLES: [&str; 3] = [
    include_str!("../data/jdk.flows"),
    include_str!("../data/dotnet.flows"),
    include_str!("../data/any.flows"),
];

impl Flows {
    /// The bundled tables.
    pub(crate) fn bundled() -> Flows {
        let mut flows = Flows { lines: Vec::new(), functional: Vec::new() };
        for line in TABLES.iter().flat_map(|table| table.lines()) {
            flows.read(line);
        }
        flows
    }

    fn read(&mut self, line: &str) {
        let line = line.split('#').next().unwrap_or("").trim();
        let Some((pattern, rest)) = line.split_once(char::is_whitespace) else { return };
        if pattern == "functional" {
            if let Some((ty, method)) = rest.trim().rsplit_once('.') {
                self.functional.push((ty.to_owned(), method.to_owned()));
            }
            return;
        }
        let flows = rest.split(',').filter_map(|flow| read_flow(flow.trim()));
        self.lines.push((pattern.to_owned(), flows.collect()));
    }

    /// What a call of a library method moves.
    pub(crate) fn of(&self, program: &Program, hierarchy: &Hierarchy<'_>, method: MethodId) -> &[Flow] {
        let called = &program.methods()[method];
        let name = program.names.get(called.name);
        let mut owners = vec![called.owner];
        owners.extend(hierarchy.above(called.owner).iter().copied().filter(|&ty| ty != called.owner));
        let found = owners.into_iter().find_map(|owner| {
            let path = format!("{}.{name}", program.names.get(program.types()[owner].name));
            let mut lines = self.lines.iter();
            lines.find(|(pattern, _)| !pattern.starts_with('*') && fits(pattern, &path))
        });
        let path = program.method_path(method);
        let found = found.or_else(|| self.lines.iter().find(|(pattern, _)| fits(pattern, &path)));
        found.map_or(&[], |(_, flows)| flows)
    }

    /// What runs when an object of that class is used as code.
    pub(crate) fn code_of(
        &self,
        program: &Program,
        hierarchy: &Hierarchy<'_>,
        class: TypeId,
    ) -> Option<MethodId> {
        let above = hierarchy.above(class);
        let is_above = |ty: &str| above.iter().any(|&id| program.names.get(program.types()[id].name) == ty);
        let candidates = self.functional.iter().filter(|(ty, _)| is_above(ty));
        candidates.into_iter().find_map(|(_, name)| {
            let name = program.names.find(name)?;
            let classes = hierarchy.classes(class).into_iter();
            classes.flat_map(|class| program.methods_named(class, name)).find(|&id| {
                let method = &program.methods()[id];
                // A bridge has the same name, and is written by the compiler.
                method.has_receiver()
                    && method.own_body().is_some()
                    && !method.flags.has(ir::MethodFlags::GENERATED)
            })
        })
    }
}

fn read_flow(text: &str) -> Option<Flow> {
    if let Some(rest) = text.strip_prefix("call ") {
        let (term, with) = rest.split_once(" with ").map_or((rest, None), |(term, with)| (term, Some(with)));
        return Some(Flow::Call(read_end(term)?.term, with.and_then(read_end)));
    }
    let (from, to) = text.split_once("->")?;
    Some(Flow::Move(read_end(from)?, read_end(to)?))
}

fn read_end(text: &str) -> Option<End> {
    let text = text.trim();
    let (text, part) = text.strip_suffix(".*").map_or((text, Part::Object), |text| (text, Part::Contents));
    let term = match text {
        "this" => Term::This,
        "args" => Term::Args,
        "result" => Term::Result,
        _ => Term::Arg(text.strip_prefix("arg")?.parse().ok()?),
    };
    Some(End { term, part })
}

/// Does a text fit a pattern, in which `*` stands for anything?
pub(crate) fn fits(pattern: &str, text: &str) -> bool {
    let Some((start, rest)) = pattern.split_once('*') else { return pattern == text };
    let Some(text) = text.strip_prefix(start) else { return false };
    rest.is_empty() || (0..=text.len()).any(|at| text.get(at..).is_some_and(|text| fits(rest, text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_tables_is_understood() {
        for line in TABLES.iter().flat_map(|table| table.lines()) {
            let text = line.split('#').next().unwrap_or("").trim();
            if text.is_empty() {
                continue;
            }
            let (pattern, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
            let is_read = pattern == "functional"
                || rest.split(',').all(|flow| flow.trim() == "-" || read_flow(flow.trim()).is_some());
            assert!(is_read && !rest.trim().is_empty(), "{line}");
        }
    }

    #[test]
    fn the_first_pattern_that_fits_counts() {
        assert!(fits("java.util.*Map.put*", "java.util.concurrent.ConcurrentHashMap.putIfAbsent"));
        assert!(!fits("java.util.*Map.put*", "java.util.ArrayList.add"));
    }
}
