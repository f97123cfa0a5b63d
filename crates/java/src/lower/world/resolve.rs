//! Which member a class means. It names one by the class that it was compiled against, which need not be the one that
//! declares it. [`World::method`] and [`World::field`] look where a virtual machine would (JVMS 5.4.3). Where the search
//! leaves what was read, the member is taken to be one of the first library type on the way: `start` of a
//! class that extends `Thread` is `Thread.start`.

use super::{MemberKey, SignatureId, World, field_flags, method_flags, visibility};
use crate::lower::mentions::MemberOf;
use crate::lower::pool::{FieldEntry, MethodEntry};
use crate::lower::symbols::Sym;
use classfile::Access;
use ir::{Field, Method, MethodFlags, Param, ParamMode, TyId, TypeId};
use std::sync::Arc;

/// No real class stands below more others. What is longer is cut off: each step is paid for by every call.
const MAX_ABOVE: usize = 512;

/// What every object has: calls of these on types that do not declare them are calls of `Object`'s.
const OBJECT_METHODS: [(&str, &str); 11] = [
    ("clone", "()Ljava/lang/Object;"),
    ("equals", "(Ljava/lang/Object;)Z"),
    ("finalize", "()V"),
    ("getClass", "()Ljava/lang/Class;"),
    ("hashCode", "()I"),
    ("notify", "()V"),
    ("notifyAll", "()V"),
    ("toString", "()Ljava/lang/String;"),
    ("wait", "()V"),
    ("wait", "(J)V"),
    ("wait", "(JI)V"),
];

/// Of these, what a class may do in its own way.
const OVERRIDABLE: [(&str, &str); 5] = [
    ("clone", "()Ljava/lang/Object;"),
    ("equals", "(Ljava/lang/Object;)Z"),
    ("finalize", "()V"),
    ("hashCode", "()I"),
    ("toString", "()Ljava/lang/String;"),
];

impl World<'_> {
    /// The method that a class calls by this name; nothing if its descriptor is none.
    pub(in crate::lower) fn method(
        &mut self,
        class: Sym,
        name: Sym,
        descriptor: Sym,
        access: Access,
    ) -> Option<MethodEntry> {
        // Methods of arrays are those of objects.
        let owner =
            if self.symbols.get(class).starts_with(b"[") { self.object() } else { self.type_of(class) };
        let key = (owner, name, descriptor);
        // Most are declared by the class that is named.
        if let Some(&entry) = self.methods.get(&key).or_else(|| self.found_methods.get(&key)) {
            return Some(entry);
        }
        let signature = self.signature(descriptor)?;
        let entry = match self.declaring(key) {
            Some(declaring) => self.inherited_method(key, declaring)?,
            None => self.unknown_method(key, signature, access),
        };
        self.found_methods.insert(key, entry);
        Some(entry)
    }

    /// The field that a class accesses by this name; nothing if its descriptor is none.
    pub(in crate::lower) fn field(
        &mut self,
        class: Sym,
        name: Sym,
        descriptor: Sym,
        access: Access,
    ) -> Option<FieldEntry> {
        let owner = self.type_of(class);
        let key = (owner, name, descriptor);
        if let Some(&entry) = self.fields.get(&key).or_else(|| self.found_fields.get(&key)) {
            return Some(entry);
        }
        let ty = self.ty_of_descriptor(descriptor)?;
        let declaring = self.declaring(key);
        let key_there = (declaring.unwrap_or_else(|| self.outside(owner)), name, descriptor);
        let known = self.declared_field(key_there);
        let entry = known.unwrap_or_else(|| self.add_external_field(key_there, ty, access));
        self.found_fields.insert(key, entry);
        Some(entry)
    }

    /// The method that a class declares by this name, if it was declared already.
    pub(in crate::lower) fn known_method(&self, of: MemberOf<Sym>) -> Option<MethodEntry> {
        self.methods.get(&self.known_key(of)?).copied()
    }

    /// The field that a class declares by this name, if it was declared already.
    pub(in crate::lower) fn known_field(&self, of: MemberOf<Sym>) -> Option<FieldEntry> {
        self.fields.get(&self.known_key(of)?).copied()
    }

    fn known_key(&self, of: MemberOf<Sym>) -> Option<MemberKey> {
        Some((self.symbols.meanings(of.class).ty.get()?, of.name, of.descriptor))
    }

    /// `java.lang.Object`, as a type that has members.
    pub(in crate::lower) fn object(&mut self) -> TypeId {
        self.type_of(self.object)
    }

    fn declared_method(&mut self, key: MemberKey) -> Option<MethodEntry> {
        if let Some(&entry) = self.methods.get(&key) {
            return Some(entry);
        }
        let member = *self.library.get(&key)?;
        let signature = self.signature(key.2)?;
        Some(self.add_external_method(key, signature, member.access))
    }

    fn declared_field(&mut self, key: MemberKey) -> Option<FieldEntry> {
        if let Some(&entry) = self.fields.get(&key) {
            return Some(entry);
        }
        let member = *self.library.get(&key)?;
        let ty = self.ty_of_descriptor(key.2)?;
        Some(self.add_external_field(key, ty, member.access))
    }

    fn add_external_method(&mut self, key: MemberKey, signature: SignatureId, access: Access) -> MethodEntry {
        let (owner, name, _) = key;
        let name = self.name(name);
        let params = self.signatures.params(signature);
        let param = |(index, &ty)| Param {
            name: self.known.params[index],
            ty,
            mode: ParamMode::Value,
            default: None,
        };
        let method = Method {
            params: params.iter().enumerate().map(param).collect(),
            ret: self.signatures.ret(signature),
            visibility: visibility(access),
            flags: method_flags(access, self.program.names.get(name).as_bytes()).with(MethodFlags::EXTERN),
            ..Method::new(name, owner)
        };
        let entry = self.add_method(signature, method);
        self.methods.insert(key, entry);
        entry
    }

    fn add_external_field(&mut self, key: MemberKey, ty: TyId, access: Access) -> FieldEntry {
        let (owner, name, _) = key;
        let name = self.name(name);
        let flags = field_flags(access);
        let field = Field { visibility: visibility(access), flags, ..Field::new(name, owner, ty) };
        let entry = self.add_field(field);
        self.fields.insert(key, entry);
        entry
    }

    /// The first of a type and what is above it that declares a member: classes first, then interfaces.
    fn declaring(&mut self, (owner, name, descriptor): MemberKey) -> Option<TypeId> {
        if self.declares((owner, name, descriptor)) {
            return Some(owner);
        }
        self.infos[owner].class?;
        self.all_above(owner).iter().copied().find(|&above| self.declares((above, name, descriptor)))
    }

    /// A library's type also has methods in `methods` that are called by its name and declared above it: they do not count.
    fn declares(&self, key: MemberKey) -> bool {
        if self.is_library(key.0) {
            return self.library.contains_key(&key);
        }
        self.methods.contains_key(&key) || self.fields.contains_key(&key)
    }

    /// The method that a type has from the one that declares it. One of a library is called by the first type of
    /// libraries on the way that has it: what is true of a `LinkedBlockingQueue` need not be true of every `AbstractQueue`,
    /// which declares its `addAll`.
    fn inherited_method(&mut self, key: MemberKey, declaring: TypeId) -> Option<MethodEntry> {
        let (owner, name, descriptor) = key;
        let declared = (declaring, name, descriptor);
        if owner == declaring || !self.is_library(declaring) || declaring == self.object() {
            return self.declared_method(declared);
        }
        let way: Vec<TypeId> = std::iter::once(owner).chain(self.all_above(owner).iter().copied()).collect();
        let has_it = |world: &mut World<'_>, it: TypeId| {
            world.is_library(it) && (it == declaring || world.all_above(it).contains(&declaring))
        };
        let first = way.into_iter().find(|&it| has_it(self, it)).unwrap_or(declaring);
        let named = (first, name, descriptor);
        if let Some(&known) = self.methods.get(&named) {
            return Some(known);
        }
        let access = self.library.get(&declared)?.access;
        let signature = self.signature(descriptor)?;
        Some(self.add_external_method(named, signature, access))
    }

    /// A method that nobody who was read declares.
    fn unknown_method(&mut self, key: MemberKey, signature: SignatureId, access: Access) -> MethodEntry {
        let (owner, name, descriptor) = key;
        let spelled = (self.symbols.get(name), self.symbols.get(descriptor));
        let is_object = OBJECT_METHODS.iter().any(|&(name, ty)| spelled == (name.as_bytes(), ty.as_bytes()));
        // Of a library's class, the compiler knew whether it declares the method.
        let is_read = self.infos[owner].class.is_some();
        let owner = if is_object && is_read { self.object() } else { self.outside(owner) };
        let key = (owner, name, descriptor);
        let known = self.declared_method(key);
        known.unwrap_or_else(|| self.add_external_method(key, signature, access))
    }

    fn is_library(&self, id: TypeId) -> bool {
        self.infos[id].class.is_some_and(|class| self.inputs[class].is_library())
    }

    /// Does a class above `owner` declare a method that one of `owner` takes the place of?
    pub(in crate::lower) fn is_overriding(&mut self, owner: TypeId, name: Sym, descriptor: Sym) -> bool {
        let (spelled, ty) = (self.symbols.get(name), self.symbols.get(descriptor));
        if OVERRIDABLE.iter().any(|&(known, of)| spelled == known.as_bytes() && ty == of.as_bytes()) {
            return true;
        }
        let mut class = self.superclass(owner);
        for _ in 0..MAX_ABOVE {
            let Some(above) = class else { return false };
            if self.can_be_overridden((above, name, descriptor)) {
                return true;
            }
            class = self.superclass(above);
        }
        false
    }

    fn can_be_overridden(&self, key: MemberKey) -> bool {
        if let Some(entry) = self.methods.get(&key) {
            return !entry.is_fixed && !entry.is_static;
        }
        let is_free = |access: Access| !access.has(Access::PRIVATE) && !access.has(Access::STATIC);
        self.library.get(&key).is_some_and(|member| is_free(member.access))
    }

    /// The class that a class extends, as far as it was read.
    fn superclass(&mut self, id: TypeId) -> Option<TypeId> {
        self.inputs[self.infos[id].class?].class.superclass?;
        self.above(id).first().copied()
    }

    /// All types above one, classes before interfaces, nearer ones first.
    fn all_above(&mut self, owner: TypeId) -> Arc<[TypeId]> {
        if let Some(known) = &self.infos[owner].all_above {
            return known.clone();
        }
        let mut classes = vec![owner];
        while let Some(&superclass) = self.above(classes[classes.len() - 1]).first() {
            if classes.len() > MAX_ABOVE || classes.contains(&superclass) {
                break;
            }
            classes.push(superclass);
        }
        let mut all = classes;
        let mut next = 0;
        while next < all.len() && all.len() <= MAX_ABOVE {
            for &above in &*self.above(all[next]) {
                if !all.contains(&above) {
                    all.push(above);
                }
            }
            next += 1;
        }
        all.remove(0);
        let all: Arc<[TypeId]> = all.into();
        self.infos[owner].all_above = Some(all.clone());
        all
    }

    /// The library type that has the members that a type does not declare and does not inherit from what was
    /// read.
    fn outside(&mut self, owner: TypeId) -> TypeId {
        if self.infos[owner].class.is_none() {
            return owner;
        }
        let object = self.object();
        let is_unread = |world: &World<'_>, id: TypeId| id != object && world.infos[id].class.is_none();
        self.all_above(owner).iter().copied().find(|&above| is_unread(self, above)).unwrap_or(owner)
    }

    /// The types right above one: the class that it extends first, then interfaces.
    pub(in crate::lower) fn above(&mut self, id: TypeId) -> Arc<[TypeId]> {
        if let Some(above) = &self.infos[id].above {
            return above.clone();
        }
        let class = self.infos[id].class.map(|class| &self.inputs[class].class);
        let names = class
            .into_iter()
            .flat_map(|class| class.superclass.into_iter().chain(class.interfaces.iter().copied()));
        let above: Arc<[TypeId]> = names.map(|name| self.type_named(name)).collect();
        self.infos[id].above = Some(above.clone());
        above
    }
}
