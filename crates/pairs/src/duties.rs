//! What the program itself does before it calls a method: it takes a lock, or it is still preparing the object. A harness that
//! calls the method just so does what nobody is meant to do.
//!
//! All calls in the text of the program count, reached or not: what reflection or a container makes is called all the same.
//!
//! ```text
//! prepared(m)  :- m is a constructor, or is called init, boot, recover…
//! prepared(m)  :- somebody calls m, and everybody who does is prepared.
//! guarded(m)   :- of the calls of m, two in three hold a lock, are prepared, or are in a method that is not public and is guarded.
//! ```
//!
//! A name is trusted to rank, not to prove: what is `prepared` because of one costs confidence, and no pair is dropped for it. The word
//! must be a whole one: `initPool` prepares, `initiate` does not.
//!
//! A method that a type above declares is for everybody who has one of those: of it, only `prepared` is asked, and nothing if that
//! type is a library's.

use crate::analysis::Analysis;
use crate::hierarchy::{is_anything, short_name};
use ir::{At, MethodFlags, MethodId, NameId, Program, TypeId, Visibility};
use rustc_hash::FxHashMap;

/// A call, by the method that it names.
#[derive(Clone, Copy, Debug)]
struct Site {
    caller: MethodId,
    at: At,
    named: MethodId,
}

/// How the program itself calls a method.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Care {
    /// Just so, or never.
    None,
    /// Mostly under a lock.
    Guarded,
    /// Only while an object is prepared.
    Prepared,
}

/// The words that names of methods begin with which run before an object is shared.
const PREPARING: [&str; 9] =
    ["init", "initialize", "initialise", "boot", "open", "setup", "configure", "recover", "restore"];

/// Types of libraries that say what objects are, and ask for no method that users call.
const MARKERS: [&str; 4] = ["Serializable", "Externalizable", "Cloneable", "Comparable"];

/// Callers of callers are asked so far.
const DEEPEST: u32 = 6;

/// Is it a constructor, or something that says by its name that it comes before all others?
pub(crate) fn prepares(program: &Program, method: MethodId) -> bool {
    let method = &program.methods()[method];
    let name = program.names.get(method.name);
    method.flags.has(MethodFlags::CONSTRUCTOR) || PREPARING.iter().any(|word| begins_with_word(name, word))
}

/// Does a name begin with a word, and go on with another one, or not at all? `setUp` is `setup` to those who write it so.
fn begins_with_word(name: &str, word: &str) -> bool {
    let Some((start, rest)) = name.split_at_checked(word.len()) else { return false };
    start.eq_ignore_ascii_case(word) && !rest.starts_with(char::is_lowercase)
}

/// Answers for all methods.
pub(crate) struct Duties<'r, 'a, 'p> {
    analysis: &'r Analysis<'a, 'p>,
    /// Calls by the name of the method that is called.
    sites: FxHashMap<NameId, Vec<Site>>,
}

impl<'r, 'a, 'p> Duties<'r, 'a, 'p> {
    pub(crate) fn new(analysis: &'r Analysis<'a, 'p>) -> Duties<'r, 'a, 'p> {
        let world = analysis.world;
        let mut sites: FxHashMap<NameId, Vec<Site>> = FxHashMap::default();
        for (caller, def) in world.program.methods().entries() {
            let Some(body) = world.body(caller).filter(|_| world.is_own(def.owner)) else { continue };
            for (at, instr) in body.instrs() {
                if let Some(callee) = instr.op.callee() {
                    let site = Site { caller, at, named: callee.method };
                    sites.entry(world.program.methods()[callee.method].name).or_default().push(site);
                }
            }
        }
        Duties { analysis, sites }
    }

    /// What the program itself does before it calls a method.
    pub(crate) fn care(&self, method: MethodId) -> Care {
        let is_declared_first = self.declaring_above(method).next().is_none();
        if self.is_for_users_of_a_library(method) {
            return Care::None;
        }
        if self.is_only_called_prepared(method, DEEPEST) {
            return Care::Prepared;
        }
        if is_declared_first && self.is_guarded(method, DEEPEST) { Care::Guarded } else { Care::None }
    }

    fn is_prepared(&self, method: MethodId, depth: u32) -> bool {
        prepares(self.analysis.world.program, method) || self.is_only_called_prepared(method, depth)
    }

    fn is_only_called_prepared(&self, method: MethodId, depth: u32) -> bool {
        let calls = self.calls_of(method);
        depth > 0 && !calls.is_empty() && calls.iter().all(|call| self.is_prepared(call.caller, depth - 1))
    }

    fn is_guarded(&self, method: MethodId, depth: u32) -> bool {
        let calls = self.calls_of(method);
        let guarded = calls.iter().filter(|call| self.is_guarded_call(call, depth)).count();
        guarded > 0 && guarded * 3 >= calls.len() * 2
    }

    fn is_guarded_call(&self, call: &Site, depth: u32) -> bool {
        let is_hidden = self.analysis.world.program.methods()[call.caller].visibility != Visibility::Public;
        self.holds_lock(call)
            || self.is_prepared(call.caller, 1)
            || (is_hidden && depth > 0 && self.is_guarded(call.caller, depth - 1))
    }

    fn holds_lock(&self, call: &Site) -> bool {
        let contexts = self.analysis.run_in.get(&call.caller).map_or(&[][..], Vec::as_slice);
        self.analysis.locks.takes_before(call.caller, call.at)
            || (!contexts.is_empty()
                && contexts.iter().all(|&mc| !self.analysis.held(mc, call.at).is_empty()))
    }

    /// The calls that may lead to a method, other than its own.
    fn calls_of(&self, method: MethodId) -> Vec<Site> {
        let world = self.analysis.world;
        let def = &world.program.methods()[method];
        let leads_here = |site: &&Site| {
            let named = &world.program.methods()[site.named];
            site.caller != method
                && (site.named == method
                    || (named.params.len() == def.params.len()
                        && world.hierarchy.is_subtype(def.owner, named.owner)
                        && world.hierarchy.dispatch(site.named, def.owner) == Some(method)))
        };
        self.sites.get(&def.name).into_iter().flatten().filter(leads_here).copied().collect()
    }

    /// Does its class stand below a type of a library? Of those, only the members are known that the program mentions: any public
    /// method may be one.
    fn is_for_users_of_a_library(&self, method: MethodId) -> bool {
        let world = self.analysis.world;
        let above = world.hierarchy.above(world.program.methods()[method].owner).iter();
        above.into_iter().any(|&ty| {
            let name = short_name(world.program, ty);
            !world.is_own(ty) && !is_anything(world.program, ty) && !MARKERS.contains(&name)
        })
    }

    /// The types above that ask for the method, too, and let others call it there: what is hidden there is called by the program.
    fn declaring_above(&self, method: MethodId) -> impl Iterator<Item = TypeId> {
        let world = self.analysis.world;
        let def = &world.program.methods()[method];
        let above = world.hierarchy.above(def.owner).iter().copied().filter(|&ty| ty != def.owner);
        above.filter(|&ty| {
            let mut named = world.program.methods_named(ty, def.name).map(|id| &world.program.methods()[id]);
            named.any(|method| !world.is_own(ty) || method.visibility == Visibility::Public)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::begins_with_word;

    #[test]
    fn only_whole_words_count() {
        for (name, word) in [("init", "init"), ("initPool", "init"), ("Init_2", "init"), ("setUp", "setup")] {
            assert!(begins_with_word(name, word), "{name}");
        }
        for (name, word) in [("initiate", "init"), ("opened", "open"), ("reopen", "open"), ("in", "init")] {
            assert!(!begins_with_word(name, word), "{name}");
        }
    }
}
