//! Which method runs: the receiver's run-time type decides. Overriding follows the chain of classes from the
//! declaration downwards; interface methods go to an explicit implementation, else to a public method of that
//! signature, else to the default body of the interface.

use super::{EnvId, Rt, RtId, Types};
use ir::{Method, MethodFlags, MethodId, NameId, ParamMode, TypeFlags, Visibility};

/// The code of a method with what the type parameters in it stand for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct FnKey {
    /// The method.
    pub method: MethodId,
    /// The meaning of its and its type's parameters.
    pub env: EnvId,
}

/// Is a method called on an object?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Receiver {
    /// Yes.
    Needed,
    /// No: it is static.
    None,
}

/// A method that is asked of a receiver.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct VirtualKey {
    /// The method as the call names it.
    pub method: MethodId,
    /// Its type, with arguments.
    pub owner: RtId,
    /// Its own type arguments.
    pub type_args: Box<[RtId]>,
    /// The run-time type of the receiver.
    pub receiver: RtId,
}

impl Types<'_> {
    /// The method that `base.M()` means in a class: what its base class would run. The call names the method
    /// that was declared first, perhaps further up.
    pub(crate) fn base_call(
        &mut self,
        class: RtId,
        method: MethodId,
        owner: RtId,
        type_args: &[RtId],
    ) -> FnKey {
        let receiver = self.base(class).unwrap_or(owner);
        let key = VirtualKey { method, owner, type_args: type_args.into(), receiver };
        self.dispatch(&key).unwrap_or_else(|| self.member(method, owner, type_args))
    }

    /// The code that runs when `key.method` is called on such a receiver.
    pub(crate) fn dispatch(&mut self, key: &VirtualKey) -> Option<FnKey> {
        if let Some(known) = self.virtuals.get(key) {
            return *known;
        }
        let found =
            if self.is_interface(key.owner) { self.interface_method(key) } else { self.class_method(key) };
        self.virtuals.insert(key.clone(), found);
        found
    }

    /// The chain of base classes, the type itself first.
    fn classes(&mut self, id: RtId) -> Vec<RtId> {
        let mut chain = vec![id];
        let mut current = id;
        while let Some(base) = self.base(current) {
            if chain.contains(&base) {
                break;
            }
            chain.push(base);
            current = base;
        }
        chain
    }

    fn class_method(&mut self, key: &VirtualKey) -> Option<FnKey> {
        let owner_def = self.def(key.owner)?;
        let chain = self.classes(key.receiver);
        let declared = chain.iter().position(|&class| self.def(class) == Some(owner_def));
        let Some(declared) = declared else {
            return Some(self.member(key.method, key.owner, &key.type_args));
        };
        let wanted = Signature::of(self, key.method, chain[declared]);
        let mut current = (key.method, chain[declared]);
        for &class in chain[..declared].iter().rev() {
            match self.overrider(class, current.0, &wanted) {
                Some(found) => current = (found, class),
                None if self.hides(class, &wanted) => break,
                None => {}
            }
        }
        let structural = if current.1 == key.receiver { None } else { self.structural_method(key) };
        Some(structural.unwrap_or_else(|| self.member(current.0, current.1, &key.type_args)))
    }

    /// What nobody wrote for a record or an anonymous type: a model says how two of them are compared, and what they
    /// print.
    fn structural_method(&mut self, key: &VirtualKey) -> Option<FnKey> {
        let program = self.program;
        let ty = &program.types()[self.def(key.receiver)?];
        let is_anonymous = ty.flags.has(TypeFlags::GENERATED) && program.names.get(ty.name).starts_with('{');
        if !is_anonymous && !ty.flags.has(TypeFlags::RECORD) {
            return None;
        }
        let wanted = &program.methods()[key.method];
        let name = match (program.names.get(wanted.name), wanted.params.len()) {
            ("Equals", 1) => "Equals",
            ("GetHashCode", 0) => "HashCode",
            ("ToString", 0) => "RecordText",
            _ => return None,
        };
        if let Some(own) = self.own_equality(key.receiver, wanted.name).filter(|_| name == "Equals") {
            return Some(self.member(own, key.receiver, &[]));
        }
        let model = program.find_type("Threadbare.Structural", 0)?;
        let found = program.methods_named(model, program.names.find(name)?).next()?;
        let owner = self.named(model, Box::default());
        Some(self.member(found, owner, &[]))
    }

    /// A record may say itself when it is equal to another of its type.
    fn own_equality(&mut self, class: RtId, name: NameId) -> Option<MethodId> {
        let program = self.program;
        let candidates: Vec<MethodId> = program.methods_named(self.def(class)?, name).collect();
        candidates.into_iter().find(|&id| {
            let method = &program.methods()[id];
            let env = self.member(id, class, &[]).env;
            let [param] = method.params.as_slice() else { return false };
            method.own_body().is_some() && self.resolve(param.ty, env) == class
        })
    }

    fn overrider(&mut self, class: RtId, overridden: MethodId, wanted: &Signature) -> Option<MethodId> {
        let program = self.program;
        let methods = &program.types()[self.def(class)?].methods;
        let explicit = methods.iter().find(|&&id| program.methods()[id].implements.contains(&overridden));
        explicit.copied().or_else(|| {
            methods.iter().copied().find(|&id| {
                program.methods()[id].flags.has(MethodFlags::OVERRIDE)
                    && Signature::of(self, id, class) == *wanted
            })
        })
    }

    /// Does the class start a new chain of overriding with that signature?
    fn hides(&mut self, class: RtId, wanted: &Signature) -> bool {
        let program = self.program;
        let Some(def) = self.def(class) else { return false };
        program.types()[def].methods.iter().any(|&id| {
            let flags = program.methods()[id].flags;
            flags.has(MethodFlags::VIRTUAL)
                && !flags.has(MethodFlags::OVERRIDE)
                && Signature::of(self, id, class) == *wanted
        })
    }

    /// Arrays of one dimension are collections of their elements: a model says how.
    fn array_method(&mut self, key: &VirtualKey) -> Option<FnKey> {
        let Rt::Array { element, rank: 1 } = *self.get(key.receiver) else { return None };
        if self.args(key.owner).is_empty() {
            return None;
        }
        let program = self.program;
        let model = program.find_type("Threadbare.ArrayOf", 1)?;
        let wanted = &program.methods()[key.method];
        let found = program.methods_named(model, wanted.name).find(|&id| {
            let method = &program.methods()[id];
            method.params.len() == wanted.params.len() + 1 && !method.has_receiver()
        })?;
        let owner = self.named(model, Box::new([element]));
        Some(self.member(found, owner, &[]))
    }

    fn interface_method(&mut self, key: &VirtualKey) -> Option<FnKey> {
        if let Some(found) = self.array_method(key) {
            return Some(found);
        }
        let chain = self.classes(key.receiver);
        let interface = self.interface_of(key);
        let wanted = Signature::of(self, key.method, interface);
        let mut implementing = false;
        for (index, &class) in chain.iter().enumerate() {
            if let Some(found) = self.explicit(class, key.method, &wanted) {
                return Some(self.member(found, class, &key.type_args));
            }
            // Only a class that names the interface maps its methods; those further up are candidates then.
            implementing |= self.names_interface(class, interface);
            if let Some(found) = self.implicit(class, &wanted).filter(|_| implementing) {
                return self.final_override(found, class, &chain[..index], key);
            }
        }
        Some(self.default_method(key, interface, &wanted))
    }

    /// The interface as the receiver implements it, which may be a variant of the one that was named.
    fn interface_of(&mut self, key: &VirtualKey) -> RtId {
        let supers = self.supertypes(key.receiver);
        if supers.contains(&key.owner) {
            return key.owner;
        }
        let def = self.def(key.owner);
        supers.iter().copied().find(|&known| self.def(known) == def).unwrap_or(key.owner)
    }

    fn names_interface(&mut self, class: RtId, interface: RtId) -> bool {
        let direct = self.direct_supertypes(class);
        direct.into_iter().any(|parent| {
            parent == interface || (self.is_interface(parent) && self.supertypes(parent).contains(&interface))
        })
    }

    fn explicit(&mut self, class: RtId, method: MethodId, wanted: &Signature) -> Option<MethodId> {
        let program = self.program;
        let methods = &program.types()[self.def(class)?].methods;
        let candidates =
            methods.iter().copied().filter(|&id| program.methods()[id].implements.contains(&method));
        let candidates: Vec<MethodId> = candidates.collect();
        // A class may implement two instantiations of one interface: then the parameters tell.
        let exact =
            candidates.iter().copied().find(|&id| Signature::of(self, id, class).params == wanted.params);
        exact.or_else(|| candidates.first().copied())
    }

    fn implicit(&mut self, class: RtId, wanted: &Signature) -> Option<MethodId> {
        let program = self.program;
        let methods = &program.types()[self.def(class)?].methods;
        methods.iter().copied().find(|&id| {
            let method = &program.methods()[id];
            method.name == wanted.name
                && method.visibility == Visibility::Public
                && method.has_receiver()
                && Signature::of(self, id, class) == *wanted
        })
    }

    /// The implicit implementation may itself be overridden further down.
    fn final_override(
        &mut self,
        found: MethodId,
        class: RtId,
        below: &[RtId],
        key: &VirtualKey,
    ) -> Option<FnKey> {
        let virtual_flags = [MethodFlags::VIRTUAL, MethodFlags::OVERRIDE, MethodFlags::ABSTRACT];
        let flags = self.program.methods()[found].flags;
        if below.is_empty() || !virtual_flags.iter().any(|&flag| flags.has(flag)) {
            return Some(self.member(found, class, &key.type_args));
        }
        let key = VirtualKey { method: found, owner: class, ..key.clone() };
        self.class_method(&key)
    }

    /// The body in the interface, or in one that derives from it.
    fn default_method(&mut self, key: &VirtualKey, interface: RtId, wanted: &Signature) -> FnKey {
        let supers = self.supertypes(key.receiver);
        let interfaces: Vec<RtId> =
            supers.iter().copied().filter(|&parent| self.is_interface(parent)).collect();
        for parent in interfaces {
            if let Some(found) = self.explicit(parent, key.method, wanted).filter(|_| parent != interface) {
                return self.member(found, parent, &key.type_args);
            }
        }
        self.member(key.method, interface, &key.type_args)
    }

    /// The method of that name that a type has for so many arguments, receiver not counted.
    pub(crate) fn method_named(
        &mut self,
        id: RtId,
        name: NameId,
        args: usize,
        receiver: Receiver,
    ) -> Option<(MethodId, RtId)> {
        let program = self.program;
        for class in self.supertypes(id).iter().copied() {
            let Some(def) = self.def(class) else { continue };
            let fits = |&&found: &&MethodId| {
                let method = &program.methods()[found];
                method.name == name
                    && method.has_receiver() == (receiver == Receiver::Needed)
                    && takes(method, args)
            };
            if let Some(&found) = program.types()[def].methods.iter().find(fits) {
                return Some((found, class));
            }
        }
        None
    }

    /// The operator that makes a value of one type from one of another. The language converts arrays to spans by
    /// itself; the library says how.
    pub(crate) fn conversion(&mut self, from: RtId, to: RtId) -> Option<FnKey> {
        let program = self.program;
        let name = program.names.find("op_Implicit")?;
        [to, from].into_iter().find_map(|owner| {
            let mut candidates = program.methods_named(self.def(owner)?, name);
            candidates.find_map(|id| {
                let method = &program.methods()[id];
                let [param] = method.params.as_slice() else { return None };
                let key = self.member(id, owner, &[]);
                let fits = self.resolve(param.ty, key.env) == from && self.resolve(method.ret, key.env) == to;
                (fits && method.body.is_some()).then_some(key)
            })
        })
    }

    /// Is the method's code a library model's?
    pub(crate) fn is_model(&self, method: MethodId) -> bool {
        let method = &self.program.methods()[method];
        method.flags.has(MethodFlags::MODEL) || self.program.types()[method.owner].flags.has(TypeFlags::MODEL)
    }
}

fn takes(method: &Method, args: usize) -> bool {
    let optional = |param: &&ir::Param| param.default.is_some() || param.mode == ParamMode::Rest;
    let required = method.params.iter().filter(|param| !optional(param)).count();
    required <= args && args <= method.params.len()
}

/// What overriding and implementing compare.
#[derive(PartialEq, Eq, Debug)]
struct Signature {
    name: NameId,
    generics: usize,
    params: Vec<(RtId, bool)>,
}

impl Signature {
    fn of(types: &mut Types<'_>, method: MethodId, owner: RtId) -> Signature {
        let declared = &types.program.methods()[method];
        let own: Vec<RtId> =
            (0..declared.generics.len()).map(|index| types.intern(Rt::MethodParam(index as u32))).collect();
        let env = types.member(method, owner, &own).env;
        let params = declared.params.iter();
        let params = params.map(|param| (types.resolve(param.ty, env), param.mode.is_by_address())).collect();
        Signature { name: declared.name, generics: declared.generics.len(), params }
    }
}
