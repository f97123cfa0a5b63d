//! What all rules ask about a program, computed once.

mod calls;
mod elsewhere;
mod fields;
mod guards;
mod lockers;
mod objects;
mod parts;
mod phases;
mod reads;
mod sources;
mod taken;

pub use calls::{Caller, Run};
pub use fields::{Access, Touch};
pub use guards::{Guard, Protection};
pub use parts::Parts;
pub(crate) use reads::Read;
pub use sources::Source;

use crate::{Code, LockName};
use elsewhere::Elsewhere;
use finding::rules::RuleOptions;
use guards::Guards;
use ir::effects::{Effect, Effects, Facts, Found};
use ir::{Body, FieldId, MethodFlags, MethodId, Op, Program, Span, Ty, TyId};
use lockers::Lockers;
use reads::Notes;
use rustc_hash::FxHashSet;
use taken::TakenLocks;

/// A program with what follows from it, as one who looks at it sees it. What is asked can be noted, so that it is known
/// what an answer rests on: so what methods do is asked here ([`World::body`], [`Code::new`]), not read from the program.
pub struct World<'p> {
    /// The program.
    pub program: &'p Program,
    /// What library calls mean.
    pub effects: &'p Effects,
    /// What the user set for single rules.
    pub options: &'p RuleOptions,
    parts: &'p Parts<'p>,
    notes: Notes,
}

impl<'p> World<'p> {
    /// A look at a program.
    pub fn over(program: &'p Program, parts: &'p Parts<'p>) -> World<'p> {
        World { program, effects: parts.effects, options: parts.options, parts, notes: Notes::default() }
    }

    /// A look at a program that notes what is asked.
    pub(crate) fn noting(program: &'p Program, parts: &'p Parts<'p>) -> World<'p> {
        World { notes: Notes::begin(), ..World::over(program, parts) }
    }

    /// What was asked, sorted.
    pub(crate) fn into_reads(self) -> Vec<Read> {
        self.notes.into_reads()
    }

    /// Notes that somebody goes through all methods.
    pub(crate) fn note_methods(&self) {
        self.notes.note(Read::Methods);
    }

    /// What a method of the program does, where that is known.
    pub fn body(&self, method: MethodId) -> Option<&'p Body> {
        self.notes.note(Read::Body(method));
        self.program.methods()[method].own_body()
    }

    /// What a call of a library method means.
    pub fn meaning(&self, method: MethodId) -> Option<Found<'p>> {
        self.parts.meanings.get(method).copied().flatten()
    }

    /// What a call of a library method means on a receiver of this declared type.
    pub fn meaning_on(&self, method: MethodId, receiver: TyId) -> Option<Found<'p>> {
        let owner = self.program.methods()[method].owner;
        let refined = match self.program.tys.get(receiver) {
            Ty::Named { def, .. } if *def != owner => {
                self.parts.by_receiver.get(&(method, *def)).copied().flatten()
            }
            _ => None,
        };
        // What every object has, the table tells of the root alone.
        refined.or_else(|| self.meaning(method))
    }

    /// What is true of a declared type, as far as the table knows.
    pub fn facts(&self, ty: TyId) -> Facts {
        self.parts.facts.get(ty).copied().unwrap_or_default()
    }

    /// The calls of a method, and the delegates that are made of it.
    pub fn callers(&self, method: MethodId) -> &[Caller] {
        self.notes.note(Read::Callers(method));
        self.parts.graph.callers(method)
    }

    /// The methods that a method may call or make delegates of.
    pub fn callees(&self, method: MethodId) -> &[MethodId] {
        self.notes.note(Read::Body(method));
        self.parts.graph.callees(method)
    }

    /// The methods that may run when `method` is called through its type: itself and what overrides it.
    pub fn overriders(&self, method: MethodId) -> &[MethodId] {
        self.notes.note(Read::Overriders(method));
        self.parts.graph.overriders(method)
    }

    /// Does it take the place of a method of a base type or interface, which dictates its shape?
    pub fn is_override(&self, method: MethodId) -> bool {
        self.notes.note(Read::Overridden(method));
        let declared = &self.program.methods()[method];
        declared.flags.has(MethodFlags::OVERRIDE)
            || !declared.implements.is_empty()
            || self.parts.graph.is_override(method)
    }

    /// All accesses of a field in the program.
    pub fn accesses(&self, field: FieldId) -> &[Access] {
        self.notes.note(Read::Accesses(field));
        self.parts.fields.of(field)
    }

    /// All accesses of fields in a method, in the order of its body.
    pub fn accesses_in(&self, method: MethodId) -> &[Access] {
        self.notes.note(Read::Body(method));
        self.parts.fields.in_method(method)
    }

    /// The method and all that it may call, over any number of steps; what it makes delegates of counts.
    pub fn reachable(&self, method: MethodId) -> Vec<MethodId> {
        let mut all = vec![method];
        let mut seen: FxHashSet<MethodId> = all.iter().copied().collect();
        let mut next = 0;
        while let Some(&current) = all.get(next) {
            all.extend(self.callees(current).iter().filter(|callee| seen.insert(**callee)));
            next += 1;
        }
        all
    }

    /// Does the method run only while its object or type is being constructed, by the one who constructs it?
    pub fn is_construction(&self, method: MethodId) -> bool {
        self.notes.note(Read::Construction(method));
        self.parts.phases.is_construction(method)
    }

    /// The accesses of a field by others than those who construct the object, each with the locks that
    /// protect it.
    pub fn protected_accesses(&self, field: FieldId) -> Vec<(Access, Protection)> {
        let guards = self.parts.guards.get_or_init(|| Guards::new(self));
        let later = self.accesses(field).iter().filter(|access| !self.is_construction(access.method));
        later
            .map(|access| {
                self.notes.note(Read::Body(access.method));
                self.notes.note(Read::Entry(access.method));
                (*access, guards.of(access))
            })
            .collect()
    }

    /// The methods that take locks, in the order of the source.
    pub fn lockers(&self) -> Vec<MethodId> {
        self.notes.note(Read::Lockers);
        self.parts.lockers.get_or_init(|| Lockers::new(self)).all(self)
    }

    /// Does a method take locks itself?
    pub fn is_locker(&self, method: MethodId) -> bool {
        self.notes.note(Read::Body(method));
        self.parts.lockers.get_or_init(|| Lockers::new(self)).has(method)
    }

    /// The locks that are taken when a method is called, by itself or by those whom it surely calls; sorted.
    pub fn taken_by(&self, method: MethodId) -> Vec<LockName> {
        self.notes.note(Read::Taken);
        self.parts.taken.get_or_init(|| TakenLocks::new(self)).by(method)
    }

    /// Is the method run by a thread, task, pool or timer that somebody starts, or called by what is?
    pub fn runs_elsewhere(&self, method: MethodId) -> bool {
        self.notes.note(Read::Elsewhere(method));
        self.parts.elsewhere.get_or_init(|| Elsewhere::new(self)).has(method)
    }

    /// Where the monitor of the object in a field is taken first.
    pub fn locked_at(&self, field: FieldId) -> Option<Span> {
        // Who takes it has read the field.
        self.notes.note(Read::Accesses(field));
        self.parts.lockers.get_or_init(|| Lockers::new(self)).of(field)
    }

    /// Is the object that is loaded from a field changed, as a thread-unsafe object is, by a call on it in the same
    /// method? Calls that only read it do not count.
    pub fn changes_object(&self, load: &Access) -> bool {
        let Some(code) = Code::new(self, load.method) else { return false };
        let changes = |at, op: &Op| {
            code.effects(op).iter().any(|effect| {
                let Effect::Write(target, _) = *effect else { return false };
                code.operand(op, target).is_some_and(|reg| code.origins(at, reg).contains(&load.at))
            })
        };
        code.instrs().any(|(at, instr)| changes(at, &instr.op))
    }
}
