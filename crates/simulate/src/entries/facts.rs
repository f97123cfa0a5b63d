//! What all sorts of entries ask about a program.

use super::reach::Reach;
use super::test_methods::is_test;
use crate::code::Action;
use crate::config::Config;
use ir::{
    Attribute, FileId, Method, MethodFlags, MethodId, Program, Ty, TyId, TypeDef, TypeFlags, TypeId,
    TypeKind, Visibility,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// A program with what was found out about it.
pub(super) struct Facts<'p> {
    /// The program.
    pub program: &'p Program,
    /// What the user can choose.
    pub config: &'p Config,
    reach: Reach,
    projects: FxHashMap<FileId, ProjectNumber>,
    /// Projects with a `Main` or tests: their public types are not for others.
    closed: FxHashSet<ProjectNumber>,
}

/// Which project of a solution, from 1 on; 0 if that is not known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub(crate) struct ProjectNumber(usize);

impl<'p> Facts<'p> {
    /// Looks at the program.
    pub(super) fn new(program: &'p Program, config: &'p Config) -> Facts<'p> {
        let mut facts = Facts {
            program,
            config,
            reach: Reach::new(program),
            projects: projects(program, config),
            closed: FxHashSet::default(),
        };
        let ends = |method: &Method| method.flags.has(MethodFlags::ENTRY) || is_test(program, method);
        let closed = facts.own_methods().filter(|(_, method)| ends(method));
        facts.closed = closed.map(|(_, method)| facts.project_of(method.owner)).collect();
        facts
    }

    /// The declaration of a type that has one.
    pub(super) fn type_id(&self, ty: TyId) -> Option<TypeId> {
        match self.program.tys.get(ty) {
            Ty::Named { def, .. } => Some(*def),
            _ => None,
        }
    }

    /// The project that a type is in.
    pub(super) fn project_of(&self, ty: TypeId) -> ProjectNumber {
        let file = self.program.types()[ty].span.file();
        file.and_then(|file| self.projects.get(&file)).copied().unwrap_or_default()
    }

    /// Is the type in a project that others use?
    pub(super) fn is_in_library(&self, ty: TypeId) -> bool {
        !self.closed.contains(&self.project_of(ty))
    }

    /// Is it a class or struct of the program itself?
    pub(super) fn is_own(&self, ty: TypeId) -> bool {
        let ty = &self.program.types()[ty];
        matches!(ty.kind, TypeKind::Class | TypeKind::Struct)
            && !ty.flags.has(TypeFlags::EXTERNAL)
            && !ty.flags.has(TypeFlags::MODEL)
    }

    /// The classes and structs of the program itself.
    pub(super) fn own_types(&self) -> impl Iterator<Item = (TypeId, &'p TypeDef)> {
        self.program.types().entries().filter(|(id, _)| self.is_own(*id))
    }

    /// Classes that objects can be made of.
    pub(super) fn makeable_types(&self) -> impl Iterator<Item = (TypeId, &'p TypeDef)> {
        self.own_types()
            .filter(|(_, ty)| !ty.flags.has(TypeFlags::STATIC) && !ty.flags.has(TypeFlags::ABSTRACT))
    }

    /// The methods of the program itself that have a body.
    pub(super) fn own_methods(&self) -> impl Iterator<Item = (MethodId, &'p Method)> {
        let methods = self.program.methods().entries();
        methods.filter(|(_, method)| method.own_body().is_some() && self.is_own(method.owner))
    }

    /// Methods of a type that others call: public, with a body, no constructor.
    pub(super) fn public_methods(&self, ty: TypeId) -> impl Iterator<Item = (MethodId, &'p Method)> {
        let program = self.program;
        let special = [MethodFlags::CONSTRUCTOR, MethodFlags::STATIC_CONSTRUCTOR, MethodFlags::LAMBDA];
        let methods = program.types()[ty].methods.iter().map(move |&id| (id, &program.methods()[id]));
        methods.filter(move |(_, method)| {
            method.visibility == Visibility::Public
                && method.body.is_some()
                && !special.iter().any(|&flag| method.flags.has(flag))
        })
    }

    /// Does a method have a flag?
    pub(super) fn has_flag(&self, method: MethodId, flag: MethodFlags) -> bool {
        self.program.methods()[method].flags.has(flag)
    }

    /// May a call of the method start a thread?
    pub(super) fn starts_threads(&self, method: MethodId) -> bool {
        self.reach.starts_threads(method)
    }

    /// Does the method itself do so?
    pub(super) fn starts_threads_itself(&self, method: MethodId) -> bool {
        self.reach.starts_threads_itself(method)
    }

    /// Makes an object with the constructor that needs the least.
    pub(super) fn make(&self, class: TypeId) -> Action {
        let methods = self.program.types()[class].methods.iter().copied();
        let constructor = methods
            .filter(|&id| self.has_flag(id, MethodFlags::CONSTRUCTOR))
            .min_by_key(|&id| self.program.methods()[id].params.len());
        Action::Make(class, constructor)
    }

    /// The method of that name with a body, of the class or the nearest of its bases.
    pub(super) fn method_of(&self, class: TypeId, name: &str) -> Option<MethodId> {
        let name = self.program.names.find(name)?;
        let methods = self.with_bases(class).into_iter();
        methods.flat_map(|class| self.program.methods_named(class, name)).find(|&id| {
            let method = &self.program.methods()[id];
            method.own_body().is_some() && method.has_receiver()
        })
    }

    /// The last part of a type's name.
    pub(super) fn short_name(&self, ty: TypeId) -> &'p str {
        let full = self.program.names.get(self.program.types()[ty].name);
        full.rsplit('.').next().unwrap_or(full)
    }

    /// A class and its base classes and interfaces, nearest first; own types only.
    pub(super) fn with_bases(&self, class: TypeId) -> Vec<TypeId> {
        self.supertypes(class).into_iter().filter(|&ty| self.is_own(ty)).collect()
    }

    /// The type and everything that it derives from.
    pub(super) fn supertypes(&self, ty: TypeId) -> Vec<TypeId> {
        let mut all = vec![ty];
        let mut next = 0;
        while let Some(&ty) = all.get(next) {
            next += 1;
            for &supertype in &self.program.types()[ty].supertypes {
                match self.program.tys.get(supertype) {
                    Ty::Named { def, .. } if !all.contains(def) => all.push(*def),
                    _ => {}
                }
            }
        }
        all
    }

    /// Does a type derive from one of these? Names without a dot are those of types that may not be known.
    pub(super) fn derives_from(&self, ty: TypeId, names: &[&str]) -> bool {
        self.supertypes(ty).into_iter().skip(1).any(|supertype| {
            let full = self.program.names.get(self.program.types()[supertype].name);
            names.contains(&full) || names.contains(&self.short_name(supertype))
        })
    }
}

/// The project of each file.
fn projects(program: &Program, config: &Config) -> FxHashMap<FileId, ProjectNumber> {
    let numbers = (1..).map(ProjectNumber).zip(&config.projects);
    let paths: FxHashMap<&str, ProjectNumber> =
        numbers.flat_map(|(number, files)| files.iter().map(move |path| (path.as_str(), number))).collect();
    let files = program.files.entries();
    files.filter_map(|(id, &path)| Some((id, *paths.get(program.names.get(path))?))).collect()
}

/// The name of an attribute, as people write it.
pub(super) fn attribute_name<'p>(program: &'p Program, attribute: &Attribute) -> &'p str {
    let Ty::Named { def, .. } = program.tys.get(attribute.ty) else { return "" };
    let full = program.names.get(program.types()[*def].name);
    let short = full.rsplit('.').next().unwrap_or(full);
    short.strip_suffix("Attribute").unwrap_or(short)
}
