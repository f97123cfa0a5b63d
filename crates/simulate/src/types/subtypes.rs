//! Which type is a subtype of which, with variance of interfaces and delegates where arguments are
//! references.

use super::{Rt, RtId, Types};
use ir::{Prim, TypeKind};
use std::rc::Rc;

impl Types<'_> {
    /// The base class; `object` where none is written.
    pub(crate) fn base(&mut self, id: RtId) -> Option<RtId> {
        if id == RtId::OBJECT {
            return None;
        }
        let direct = self.direct_supertypes(id);
        let class = direct.iter().copied().find(|&parent| !self.is_interface(parent));
        match class {
            None if self.is_interface(id) => None,
            None => Some(RtId::OBJECT),
            Some(class) if class == id => None,
            class => class,
        }
    }

    /// The interfaces and the base class that a declaration names.
    pub(super) fn direct_supertypes(&mut self, id: RtId) -> Vec<RtId> {
        if let Rt::Array { element, rank: 1 } = *self.get(id) {
            return self.array_supertypes(element);
        }
        let Some(def) = self.def(id) else { return Vec::new() };
        if self.program.types()[def].kind == TypeKind::Enum {
            return self.find("System.Enum").into_iter().collect();
        }
        let env = self.env_of(id);
        let declared = &self.program.types()[def].supertypes;
        declared.iter().map(|&parent| self.resolve(parent, env)).collect()
    }

    /// What every array of one dimension implements.
    fn array_supertypes(&mut self, element: RtId) -> Vec<RtId> {
        // Libraries list only the interfaces that the program mentions, so each is named.
        const GENERIC: [&str; 5] =
            ["IList", "IReadOnlyList", "IReadOnlyCollection", "ICollection", "IEnumerable"];
        let mut parents: Vec<RtId> = self.find("System.Array").into_iter().collect();
        for name in GENERIC {
            let full = format!("System.Collections.Generic.{name}");
            if let Some(def) = self.program.find_type(&full, 1) {
                parents.push(self.named(def, Box::new([element])));
            }
        }
        parents
    }

    /// The type itself and everything it derives from or implements, nearest first.
    pub(crate) fn supertypes(&mut self, id: RtId) -> Rc<[RtId]> {
        if let Some(known) = self.supers.get(&id) {
            return Rc::clone(known);
        }
        let mut all = vec![id];
        let mut next = 0;
        while let Some(&current) = all.get(next) {
            next += 1;
            for parent in self.direct_supertypes(current) {
                if !all.contains(&parent) {
                    all.push(parent);
                }
            }
        }
        if !all.contains(&RtId::OBJECT) {
            all.push(RtId::OBJECT);
        }
        let all: Rc<[RtId]> = all.into();
        self.supers.insert(id, Rc::clone(&all));
        all
    }

    /// Is every `id` a `wanted`?
    pub(crate) fn is_subtype(&mut self, id: RtId, wanted: RtId) -> bool {
        if id == wanted || wanted == RtId::OBJECT || wanted == RtId::prim(Prim::Dynamic) {
            return true;
        }
        self.supertypes(id).iter().any(|&known| known == wanted || self.is_variant(known, wanted))
            || self.is_covariant_array(id, wanted)
    }

    fn is_covariant_array(&mut self, id: RtId, wanted: RtId) -> bool {
        let (Rt::Array { element, rank }, Rt::Array { element: to, rank: wanted_rank }) =
            (self.get(id).clone(), self.get(wanted).clone())
        else {
            return false;
        };
        rank == wanted_rank && !self.is_value_type(element) && self.is_subtype(element, to)
    }

    /// The same generic interface or delegate with arguments that are related by subtyping. Which way each
    /// parameter varies is not recorded, so either is accepted.
    fn is_variant(&mut self, known: RtId, wanted: RtId) -> bool {
        let (Rt::Named { def, args }, Rt::Named { def: wanted_def, args: wanted_args }) =
            (self.get(known).clone(), self.get(wanted).clone())
        else {
            return false;
        };
        let varies = matches!(self.program.types()[def].kind, TypeKind::Interface | TypeKind::Delegate);
        varies
            && def == wanted_def
            && args.iter().zip(&wanted_args).all(|(&have, &want)| {
                have == want
                    || have == RtId::UNKNOWN
                    || want == RtId::UNKNOWN
                    || (!self.is_value_type(have)
                        && !self.is_value_type(want)
                        && (self.is_subtype(have, want) || self.is_subtype(want, have)))
            })
    }
}
