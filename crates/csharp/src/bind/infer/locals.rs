//! Variables and local functions in scope: a stack, with the innermost entry of each name at hand.

use super::walker::Walker;
use crate::bind::Name;
use crate::bind::facts::{FunctionSym, Local, LocalKind, LocalSym, Parameter};
use crate::bind::resolve::identifier;
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind, Token};
use rustc_hash::FxHashMap;

/// What a name in scope stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Binding {
    /// A variable.
    Local(LocalSym),
    /// A local function.
    Function(FunctionSym),
}

/// The names in scope.
#[derive(Debug, Default)]
pub(super) struct Names {
    entries: Vec<Entry>,
    /// Where the innermost entry of each name stands.
    innermost: FxHashMap<Name, u32>,
}

#[derive(Debug)]
struct Entry {
    name: Name,
    binding: Binding,
    /// The entry of the same name that this one hides.
    hidden: Option<u32>,
}

/// The start of a scope.
#[derive(Debug, Clone, Copy)]
pub(super) struct Mark(usize);

impl Names {
    /// Names declared from here on can be forgotten together.
    pub(super) fn mark(&self) -> Mark {
        Mark(self.entries.len())
    }

    /// Forgets the names declared since `mark`.
    pub(super) fn leave(&mut self, mark: Mark) {
        while self.entries.len() > mark.0
            && let Some(entry) = self.entries.pop()
        {
            match entry.hidden {
                Some(hidden) => self.innermost.insert(entry.name, hidden),
                None => self.innermost.remove(&entry.name),
            };
        }
    }

    /// Brings a name into scope.
    pub(super) fn enter(&mut self, name: Name, binding: Binding) {
        let hidden = self.innermost.insert(name, self.entries.len() as u32);
        self.entries.push(Entry { name, binding, hidden });
    }

    /// What a name stands for.
    pub(super) fn find(&self, name: Name) -> Option<Binding> {
        self.innermost.get(&name).map(|&index| self.entries[index as usize].binding)
    }

    /// The names declared since `mark`.
    pub(super) fn since(&self, mark: Mark) -> Vec<(Name, Binding)> {
        self.entries[mark.0..].iter().map(|entry| (entry.name, entry.binding)).collect()
    }
}

impl<'s> Walker<'s> {
    /// The name that a token spells.
    pub(super) fn name_of(&self, token: Token) -> Option<Name> {
        self.symbols.names.find(identifier(token, self.text))
    }

    /// A new variable under the name that stands in its node. `_` and broken names declare nothing that can
    /// be found.
    pub(super) fn declare(&mut self, node: Node<'s>, ty: Type, kind: LocalKind) -> LocalSym {
        let token = node.token(SyntaxKind::Ident);
        self.declare_token(token, Some(node), ty, kind)
    }

    /// The same, for a name that stands elsewhere.
    pub(super) fn declare_token(
        &mut self,
        token: Option<Token>,
        node: Option<Node<'s>>,
        ty: Type,
        kind: LocalKind,
    ) -> LocalSym {
        let text = token.map_or("", |token| identifier(token, self.text));
        self.declare_named(text, node, ty, kind)
    }

    /// The same, for a name that nobody wrote.
    pub(super) fn declare_named(
        &mut self,
        text: &str,
        node: Option<Node<'s>>,
        ty: Type,
        kind: LocalKind,
    ) -> LocalSym {
        let sym = LocalSym(self.locals.len() as u32);
        // Nobody reads the names of variables that a trial declares.
        let name = if self.is_trial() { String::new() } else { text.to_owned() };
        let function = self.function;
        self.locals.push(Local { name, ty, kind, function, captured: false, node: node.map(Node::id) });
        if let Some(name) = self.symbols.names.find(text).filter(|_| !text.is_empty()) {
            self.names.enter(name, Binding::Local(sym));
        }
        sym
    }

    /// Notes that the current function uses a variable.
    pub(super) fn uses(&mut self, local: LocalSym) {
        if self.is_idle() {
            return;
        }
        let function = self.function;
        let declared = &self.locals[local.0 as usize];
        let is_outside = match declared.kind {
            LocalKind::PrimaryParam => false,
            // A part of a query takes the range variables as parameters.
            LocalKind::Range => !self.takes(function, local),
            _ => declared.function != function,
        };
        self.locals[local.0 as usize].captured |= is_outside;
    }

    /// Is what is being walked never run: a trial, the argument of `nameof`?
    fn is_idle(&self) -> bool {
        self.is_trial() || self.in_nameof
    }

    fn takes(&self, function: FunctionSym, local: LocalSym) -> bool {
        let mut params = self.functions[function.0 as usize].params.iter();
        params.any(|param| match param {
            Parameter::Local(own) => *own == local,
            Parameter::Packed(own) => own.contains(&local),
        })
    }

    /// Notes that the current function, and all that it stands in, use `this`.
    pub(super) fn uses_this(&mut self) {
        let mut next = Some(self.function).filter(|_| !self.is_idle());
        while let Some(function) = next {
            let function = &mut self.functions[function.0 as usize];
            if function.uses_this {
                return;
            }
            function.uses_this = true;
            next = function.parent;
        }
    }

    /// Walks in a scope of its own.
    pub(super) fn scoped<T>(&mut self, walk: impl FnOnce(&mut Self) -> T) -> T {
        let mark = self.names.mark();
        let result = walk(self);
        self.names.leave(mark);
        result
    }
}
