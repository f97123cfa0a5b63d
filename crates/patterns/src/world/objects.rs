//! Objects of the program that a library runs, and what fields hold where their declared type does not say it.

use super::{Touch, World};
use crate::Code;
use ir::effects::{Arguments, Effect, Facts, Member, Target};
use ir::{FieldId, MethodId, Op, Ty, TyId, TypeFlags, TypeId};

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
            let own = declared.methods.iter().copied();
            let found: Vec<MethodId> = own.filter(|&method| self.is_called_back(current, method)).collect();
            if !found.is_empty() {
                return found;
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

    /// Does the table say that the library runs the method of the object, where it asks for a delegate?
    fn is_called_back(&self, ty: TypeId, method: MethodId) -> bool {
        let declared = &self.program.methods()[method];
        let name = self.program.names.get(declared.name);
        let runs_itself =
            |effect: &Effect| matches!(effect, Effect::Call(call) if call.delegate == Target::This);
        declared.has_receiver()
            && self.program.types()[ty].supertypes.iter().any(|&above| {
                let known = self.parts.known.get(above).copied().flatten();
                let count = Arguments::Count(declared.params.len());
                let found =
                    known.and_then(|known| self.effects.find(known, Member::of_metadata(name), count));
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
