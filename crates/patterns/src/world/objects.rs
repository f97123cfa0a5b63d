//! Objects of the program that a library runs, and what fields hold where their declared type does not say it.

use super::{Touch, World};
use crate::Code;
use ir::effects::{Arguments, Effect, Effects, Facts, Line, Member, Target};
use ir::{FieldId, MethodId, Op, Ty, TyId, TypeFlags, TypeId};
use rustc_hash::FxHashSet;

impl World<'_> {
    /// The methods of an object that run where a library asks for a delegate: `run` of a `Runnable`. Nothing for types of
    /// libraries.
    pub fn delegate_methods(&self, ty: TyId) -> Vec<MethodId> {
        let Ty::Named { def, .. } = self.program.tys.get(ty) else { return Vec::new() };
        let (mut open, mut seen) = (vec![*def], vec![*def]);
        while let Some(current) = open.pop() {
            let declared = &self.program.types()[current];
            if declared.flags.has(TypeFlags::EXTERNAL) {
                continue;
            }
            let runners: Vec<_> = self.runners_above(current).collect();
            if !runners.is_empty() {
                let own = declared.methods.iter().copied();
                let found: Vec<MethodId> = own.filter(|&it| self.is_called_back(&runners, it)).collect();
                if !found.is_empty() {
                    return found;
                }
            }
            for def in self.above(current) {
                if !seen.contains(&def) {
                    seen.push(def);
                    open.push(def);
                }
            }
        }
        Vec::new()
    }

    /// The types of the table right above a type of which the library runs a method.
    fn runners_above(&self, ty: TypeId) -> impl Iterator<Item = ir::effects::TypeId> {
        let known =
            self.program.types()[ty].supertypes.iter().filter_map(|&above| *self.parts.known.get(above)?);
        known.filter(|known| self.parts.runners.contains(known))
    }

    /// Does the table say that the library runs the method of the object, where it asks for a delegate?
    fn is_called_back(&self, runners: &[ir::effects::TypeId], method: MethodId) -> bool {
        let declared = &self.program.methods()[method];
        let name = self.program.names.get(declared.name);
        let count = Arguments::Count(declared.params.len());
        declared.has_receiver()
            && runners.iter().any(|&runner| {
                let found = self.effects.find(runner, Member::of_metadata(name), count);
                found.is_some_and(|found| found.effects().iter().any(runs_itself))
            })
    }

    /// The types that a type names as its base and interfaces.
    pub(crate) fn above(&self, ty: TypeId) -> impl Iterator<Item = TypeId> {
        self.program.types()[ty].supertypes.iter().filter_map(|&above| match self.program.tys.get(above) {
            Ty::Named { def, .. } => Some(*def),
            _ => None,
        })
    }

    /// What is true of the object in a field: of its declared type, and where that is an interface and all that is put into
    /// it is made on the spot, of what is made.
    pub fn facts_in(&self, field: FieldId) -> Facts {
        let declared = self.facts(self.program.fields()[field].ty);
        if !declared.has(ir::effects::Fact::Interface) {
            return declared;
        }
        let mut made: Option<Facts> = None;
        for write in self.accesses(field).iter().filter(|access| access.touch != Touch::Read) {
            let Some(code) = Code::new(self, write.method) else { return declared };
            let Some(Op::Store { src, .. }) = code.body.instr(write.at).map(|instr| &instr.op) else {
                return declared;
            };
            let origins = code.origins(write.at, *src);
            let [origin] = origins[..] else { return declared };
            let facts = match code.body.instr(origin).map(|instr| &instr.op) {
                Some(Op::New { ty, .. }) => self.facts(*ty),
                Some(op) => match self.facts_of_result(&code, op) {
                    Some(facts) => facts,
                    None => return declared,
                },
                None => return declared,
            };
            if made.is_some_and(|made| made != facts) {
                return declared;
            }
            made = Some(facts);
        }
        made.unwrap_or(declared)
    }

    /// What is true of what a call gives, where the table knows more of it than its declared type says.
    fn facts_of_result(&self, code: &Code<'_>, op: &Op) -> Option<Facts> {
        code.effects(op).iter().find_map(|effect| match *effect {
            Effect::InstanceOf(name) => {
                let known = self.effects.type_named(self.effects.name(name))?;
                Some(self.effects.facts(known))
            }
            _ => None,
        })
    }
}

/// The types of the table with a method that a library runs where it asks for a delegate, and those below them.
pub(super) fn runners(effects: &Effects) -> FxHashSet<ir::effects::TypeId> {
    let runs = |line: &&Line| line.effects().iter().any(runs_itself);
    let owners: FxHashSet<_> = effects.lines().filter(runs).map(Line::owner).collect();
    let is_below = |&id: &ir::effects::TypeId| owners.iter().any(|&owner| effects.is_subtype(id, owner));
    effects.types().filter(is_below).collect()
}

fn runs_itself(effect: &Effect) -> bool {
    matches!(effect, Effect::Call(call) if call.delegate == Target::This)
}
