//! Which models a program needs: those that its code mentions, and what those mention in turn. Lowering them all would
//! cost more than most programs do.
//!
//! Static methods are needed if somebody mentions them. Whatever else a type has is needed with the type: anybody may
//! call it through a base type or an interface.

use super::fragment::{Fragment, MethodKey, TypeKey};
use super::shape;
use crate::bind::{MemberKind, MemberSym, Modifiers, Origin, Symbols, Type, TypeSym};
use ir::IndexVec;

/// What has been found to be needed so far.
#[derive(Debug)]
pub(super) struct Reach {
    types: IndexVec<TypeSym, bool>,
    members: IndexVec<MemberSym, bool>,
    /// What is needed and was not handed out yet.
    next: Wave,
}

/// Something to lower.
#[derive(Default, Debug)]
pub(super) struct Wave {
    /// Members with code.
    pub(super) members: Vec<MemberSym>,
    /// Types whose static constructor nobody wrote.
    pub(super) static_inits: Vec<TypeSym>,
}

impl Wave {
    fn is_empty(&self) -> bool {
        self.members.is_empty() && self.static_inits.is_empty()
    }
}

impl Reach {
    /// The program, and the models that the language or an engine needs without being told.
    pub(super) fn new(symbols: &Symbols) -> Reach {
        let mut reach = Reach {
            types: IndexVec::filled(false, symbols.types.len()),
            members: IndexVec::filled(false, symbols.members.len()),
            next: Wave::default(),
        };
        for (sym, decl) in symbols.types.entries() {
            if decl.origin == Origin::Program || is_marked(symbols, sym) {
                reach.add_whole(symbols, sym);
            }
        }
        for sym in symbols.known.of_the_language() {
            reach.add_type(symbols, sym);
        }
        reach
    }

    /// The program and all models.
    pub(super) fn everything(symbols: &Symbols) -> Reach {
        let mut reach = Reach::new(symbols);
        symbols.types.ids().for_each(|sym| reach.add_whole(symbols, sym));
        reach
    }

    /// Is all of it lowered?
    pub(super) fn is_done(&self) -> bool {
        self.next.is_empty()
    }

    /// What is to be lowered next, in the order of the declarations.
    pub(super) fn next(&mut self) -> Option<Wave> {
        let mut wave = std::mem::take(&mut self.next);
        wave.members.sort_unstable();
        wave.static_inits.sort_unstable();
        (!wave.is_empty()).then_some(wave)
    }

    /// Needs what a fragment mentions.
    pub(super) fn mention(&mut self, symbols: &Symbols, fragment: &Fragment) {
        for key in &fragment.types.keys {
            self.add_key(symbols, key);
        }
        for key in &fragment.methods.keys {
            match key {
                MethodKey::Member(member)
                | MethodKey::Get(member)
                | MethodKey::Set(member)
                | MethodKey::Add(member)
                | MethodKey::Remove(member) => {
                    self.add_type(symbols, symbols.members[*member].owner);
                    self.add_member(symbols, *member);
                }
                MethodKey::External { owner, .. } => self.add_key(symbols, owner),
                MethodKey::StaticInit(_) | MethodKey::Lambda(_) | MethodKey::AnonymousInit(_) => {}
            }
        }
    }

    pub(super) fn has_type(&self, sym: TypeSym) -> bool {
        self.types[sym]
    }

    pub(super) fn has_member(&self, sym: MemberSym) -> bool {
        self.members[sym]
    }

    fn add_key(&mut self, symbols: &Symbols, key: &TypeKey) {
        if let TypeKey::Sym(sym) = key {
            self.add_type(symbols, *sym);
        }
    }

    fn add_whole(&mut self, symbols: &Symbols, sym: TypeSym) {
        self.add_type(symbols, sym);
        for &member in &symbols.types[sym].members {
            self.add_member(symbols, member);
        }
    }

    fn add_type(&mut self, symbols: &Symbols, sym: TypeSym) {
        let decl = &symbols.types[sym];
        if decl.origin == Origin::Outline || std::mem::replace(&mut self.types[sym], true) {
            return;
        }
        for &member in decl.members.iter().filter(|&&member| comes_with_type(symbols, member)) {
            self.add_member(symbols, member);
        }
        if shape::needs_static_constructor(symbols, sym) {
            self.next.static_inits.push(sym);
        }
        for base in decl.base.iter().chain(&decl.interfaces).filter_map(Type::sym) {
            self.add_type(symbols, base);
        }
    }

    fn add_member(&mut self, symbols: &Symbols, sym: MemberSym) {
        if !shape::is_outlined(symbols, sym) && !std::mem::replace(&mut self.members[sym], true) {
            self.next.members.push(sym);
        }
    }
}

/// Is it more than a static method, which has to be named to be called?
fn comes_with_type(symbols: &Symbols, sym: MemberSym) -> bool {
    let member = &symbols.members[sym];
    member.kind != MemberKind::Method || !member.modifiers.has(Modifiers::STATIC)
}

/// Does a model say that engines use the type by themselves?
fn is_marked(symbols: &Symbols, sym: TypeSym) -> bool {
    let decl = &symbols.types[sym];
    decl.origin == Origin::Model
        && decl.parts.iter().any(|part| {
            let source = &symbols.sources[part.source];
            shape::attributes(source.node(part.node))
                .any(|it| shape::attribute_is(it, &source.text, "KnownToEngines"))
        })
}
