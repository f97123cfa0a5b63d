//! What must hold of a program for engines to trust it. Front ends run it in their tests; engines rely on it.
//!
//! Checked of the tables: every id is in range, every type is finite, no type is among its own supertypes or
//! around itself, members and owners agree. Of bodies: that they have an entry, that regions nest and
//! handlers are outside of what they protect, that control leaves finally handlers properly, that calls fill
//! the callee's registers, and that every register is written before it is read, on all paths. Not checked:
//! that declared types fit (they are hints, and programs may be broken), and that monitors are balanced
//! (programs that forget to leave one are what we look for).

mod body;

use crate::body::At;
use crate::constant::Const;
use crate::flags::MethodFlags;
use crate::ids::{IndexVec, MethodId, NameId, TyId, TypeId};
use crate::program::{Attribute, Method, Program, TypeDef};
use crate::span::Span;
use crate::ty::Ty;
use std::fmt;

/// Something that must not be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The type or method.
    pub subject: String,
    /// Where in the body, if there.
    pub at: Option<At>,
    /// What is wrong.
    pub message: String,
}

/// `Bank.Account.Deposit: b1, instruction 2: …`
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.subject)?;
        if let Some(at) = self.at {
            write!(f, "b{}, instruction {}: ", at.block.0, at.index)?;
        }
        f.write_str(&self.message)
    }
}

/// All that is wrong with a program; nothing if it can be trusted.
pub fn verify(program: &Program) -> Vec<Problem> {
    let mut verifier = Verifier { program, subject: String::from("types"), problems: Vec::new() };
    verifier.declared_types();
    if !verifier.problems.is_empty() {
        // What follows looks into declared types.
        return verifier.problems;
    }
    for (id, def) in program.types().entries() {
        program.names.get(def.name).clone_into(&mut verifier.subject);
        verifier.type_def(id, def);
    }
    for (id, field) in program.fields().entries() {
        verifier.subject = format!("field {}", program.names.get(field.name));
        verifier.name(field.name);
        verifier.ty(field.ty);
        verifier.attributes(&field.attributes);
        verifier.constants(field.value.iter());
        verifier.span(field.span);
        let owner = program.types().get(field.owner);
        verifier.check(owner.is_some_and(|def| def.fields.contains(&id)), "its type does not list it");
    }
    for (id, method) in program.methods().entries() {
        verifier.subject = program.method_path(id);
        verifier.method(id, method);
    }
    verifier.problems
}

struct Verifier<'p> {
    program: &'p Program,
    subject: String,
    problems: Vec<Problem>,
}

impl Verifier<'_> {
    fn report(&mut self, at: Option<At>, message: impl Into<String>) {
        self.problems.push(Problem { subject: self.subject.clone(), at, message: message.into() });
    }

    fn check(&mut self, holds: bool, message: &str) {
        if !holds {
            self.report(None, message);
        }
    }

    /// Parts of a type come before it, so that types are finite.
    fn declared_types(&mut self) {
        let program = self.program;
        for index in 0..program.tys.len() as u32 {
            let is_part = |part: TyId| part.0 < index;
            match program.tys.get(TyId(index)) {
                Ty::Unknown | Ty::Prim(_) => {}
                Ty::Param(name) => self.name(*name),
                Ty::Named { def, args } => {
                    self.check(args.iter().all(|&arg| is_part(arg)), "a type argument is not known");
                    let generics = program.types().get(*def).map(|def| def.generics.len());
                    self.check(generics.is_some(), "a declared type names no type");
                    let fits = args.is_empty() || generics.is_none_or(|count| count == args.len());
                    self.check(fits, "a declared type has the wrong number of arguments");
                }
                Ty::Array { element, rank } => {
                    self.check(is_part(*element), "an element type is not known");
                    self.check(*rank > 0, "an array has no dimensions");
                }
                Ty::Pointer(target) | Ty::ByRef(target) => {
                    self.check(is_part(*target), "a target type is not known");
                }
            }
        }
    }

    fn type_def(&mut self, id: TypeId, def: &TypeDef) {
        let program = self.program;
        self.name(def.name);
        def.generics.iter().for_each(|&name| self.name(name));
        def.supertypes.iter().for_each(|&ty| self.ty(ty));
        self.attributes(&def.attributes);
        self.span(def.span);
        let owns_fields =
            def.fields.iter().all(|&field| program.fields().get(field).is_some_and(|it| it.owner == id));
        self.check(owns_fields, "it lists a field that is not its own");
        let owns_methods =
            def.methods.iter().all(|&method| program.methods().get(method).is_some_and(|it| it.owner == id));
        self.check(owns_methods, "it lists a method that is not its own");
        self.check(!reaches_itself(program, id, &supertypes), "it is among its own supertypes");
        self.check(!reaches_itself(program, id, &outer), "it is nested in itself");
    }

    fn method(&mut self, id: MethodId, method: &Method) {
        let program = self.program;
        self.name(method.name);
        method.generics.iter().for_each(|&name| self.name(name));
        for (name, ty) in method.captures.iter().map(|capture| (capture.name, capture.ty)) {
            self.name(name);
            self.ty(ty);
        }
        for param in &method.params {
            self.name(param.name);
            self.ty(param.ty);
            self.constants(param.default.iter());
        }
        self.ty(method.ret);
        self.attributes(&method.attributes);
        self.span(method.span);
        let owner = program.types().get(method.owner);
        let is_listed = owner.is_some_and(|def| def.methods.contains(&id));
        // A program that follows edits has numbers of lambdas that are no more.
        let is_gone = method.flags.has(MethodFlags::LAMBDA) && method.body.is_none();
        self.check(is_listed || is_gone, "its type does not list it");
        let implemented = method.implements.iter().all(|&other| program.methods().get(other).is_some());
        self.check(implemented, "it implements a method that does not exist");
        let Some(body) = &method.body else { return };
        let is_elsewhere = method.flags.has(MethodFlags::ABSTRACT) || method.flags.has(MethodFlags::EXTERN);
        self.check(!is_elsewhere, "it has a body although it is abstract or extern");
        self.body(method, body);
    }

    fn name(&mut self, name: NameId) {
        self.check((name.0 as usize) < self.program.names.len(), "a name is not known");
    }

    fn ty(&mut self, ty: TyId) {
        self.check((ty.0 as usize) < self.program.tys.len(), "a declared type is not known");
    }

    fn span(&mut self, span: Span) {
        let known = span.file().is_none_or(|file| self.program.files.get(file).is_some());
        self.check(known, "a place is in a file that does not exist");
    }

    fn attributes(&mut self, attributes: &[Attribute]) {
        for attribute in attributes {
            self.ty(attribute.ty);
            self.constants(attribute.args.iter());
        }
    }

    fn constants<'c>(&mut self, constants: impl Iterator<Item = &'c Const>) {
        for constant in constants {
            match constant {
                Const::String(text) => self.name(*text),
                Const::Type(ty) | Const::Default(ty) => self.ty(*ty),
                _ => {}
            }
        }
    }
}

fn supertypes(program: &Program, def: &TypeDef) -> Vec<TypeId> {
    let named = |&ty: &TyId| match program.tys.get(ty) {
        Ty::Named { def, .. } => Some(*def),
        _ => None,
    };
    def.supertypes.iter().filter_map(named).collect()
}

fn outer(_: &Program, def: &TypeDef) -> Vec<TypeId> {
    def.outer.into_iter().collect()
}

fn reaches_itself(
    program: &Program,
    start: TypeId,
    next: &impl Fn(&Program, &TypeDef) -> Vec<TypeId>,
) -> bool {
    let first = program.types().get(start).map(|def| next(program, def)).unwrap_or_default();
    if first.is_empty() {
        return false;
    }
    let mut seen = IndexVec::filled(false, program.types().len());
    let mut work = first;
    while let Some(id) = work.pop() {
        if id == start {
            return true;
        }
        let Some(def) = program.types().get(id) else { continue };
        if !std::mem::replace(&mut seen[id], true) {
            work.extend(next(program, def));
        }
    }
    false
}
