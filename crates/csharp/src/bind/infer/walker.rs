//! What is known on the way through one body, and how it is written down.

use super::bodies::Body;
use super::constants::Evaluating;
use super::lambdas::{LocalSignature, Memo};
use super::locals::Names;
use super::value::Expr;
use crate::bind::Name;
use crate::bind::facts::{Conversion, Fact, Facts, Function, FunctionSym, Local, Meaning};
use crate::bind::scope::At;
use crate::bind::symbols::{Source, Symbols};
use crate::bind::types::{Type, TypeParam};
use crate::syntax::{Node, SyntaxKind};
use ir::{Const, Overflow};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// The walk through one body.
pub(super) struct Walker<'s> {
    pub(super) symbols: &'s Symbols,
    pub(super) source: &'s Source,
    pub(super) text: &'s str,
    pub(super) body: Body,
    pub(super) node: Node<'s>,
    /// The type of `this`, if there is one.
    pub(super) this: Option<Type>,
    /// The type around the body, as its members see it.
    pub(super) owner: Option<Type>,
    /// The primary constructor's parameters are parameters here, not fields.
    pub(super) in_initial_value: bool,
    /// Names are only named here, not used.
    pub(super) in_nameof: bool,
    pub(super) names: Names,
    /// Type parameters of local functions around.
    pub(super) generics: Vec<(Name, TypeParam)>,
    pub(super) locals: Vec<Local>,
    pub(super) functions: Vec<Function>,
    /// What local functions take; `None` for other functions.
    pub(super) local_signatures: Vec<Option<Rc<LocalSignature>>>,
    /// The function that is being walked.
    pub(super) function: FunctionSym,
    pub(super) returns: Returns<'s>,
    /// What `?.` was applied to, innermost last.
    pub(super) bindings: Vec<Type>,
    /// Constants that do not fit are none, unless `unchecked` says otherwise.
    pub(super) overflow: Overflow,
    /// Nodes along the left spines that are being walked.
    pub(super) spine: Vec<Node<'s>>,
    /// How many trials are going on, one in another.
    pub(super) trials: u32,
    pub(super) memo: Memo,
    /// Which function uses which local function.
    pub(super) used_functions: Vec<(FunctionSym, FunctionSym)>,
    /// How often something made no sense: names that nothing explains, calls that do not fit.
    pub(super) errors: u32,
    /// How often a lambda was said to make no sense.
    pub(super) doubts: u32,
    /// Is every lambda said to make sense?
    pub(super) is_lenient: bool,
    /// Constants whose values are being found out: those that this body belongs to.
    pub(super) evaluating: Evaluating,
    pub(super) constants_of_locals: FxHashMap<u32, Const>,
    pub(super) facts: Facts,
}

/// What `return` and `yield return` want.
#[derive(Debug, Default)]
pub(super) struct Returns<'s> {
    /// The type of the values, after `async` was unwrapped; none if it is to be found out.
    pub(super) wanted: Option<Type>,
    /// What was returned so far, if it is to be found out.
    pub(super) given: Vec<Option<Expr<'s>>>,
    /// The type of the elements of an iterator.
    pub(super) element: Type,
}

impl<'s> Walker<'s> {
    pub(super) fn new(symbols: &'s Symbols, body: Body, evaluating: Evaluating) -> Walker<'s> {
        let source: &'s Source = &symbols.sources[body.source];
        let node = source.node(body.node);
        let owner = body.owner.map(|owner| symbols.open(owner));
        let count = node.descendants().size_hint().0;
        let facts = Facts {
            first: body.node.index() as u32,
            nodes: vec![Fact::default(); count],
            ..Facts::default()
        };
        Walker {
            symbols,
            source,
            text: &source.text,
            body,
            node,
            this: None,
            owner,
            in_initial_value: false,
            in_nameof: false,
            names: Names::default(),
            generics: Vec::new(),
            locals: Vec::new(),
            functions: Vec::new(),
            local_signatures: Vec::new(),
            function: FunctionSym::BODY,
            returns: Returns::default(),
            bindings: Vec::new(),
            overflow: Overflow::Check,
            spine: Vec::new(),
            trials: 0,
            memo: Memo::default(),
            used_functions: Vec::new(),
            errors: 0,
            doubts: 0,
            is_lenient: false,
            evaluating,
            constants_of_locals: FxHashMap::default(),
            facts,
        }
    }

    /// The facts.
    pub(super) fn finish(mut self) -> Facts {
        self.spread_this();
        let mut facts = self.facts;
        facts.trial_nodes = self.memo.nodes;
        facts.locals = self.locals.into_iter().collect();
        facts.functions = self.functions.into_iter().collect();
        facts
    }

    /// Is this walk only to find a type?
    pub(super) fn is_trial(&self) -> bool {
        self.trials > 0
    }

    /// Where names of types are looked up.
    pub(super) fn at(&self) -> At<'_> {
        let Body { scope, owner, member, .. } = self.body;
        At { scope, ty: owner, member, locals: &self.generics }
    }

    /// Writes down what a node is.
    pub(super) fn set(&mut self, node: Node<'s>, ty: Type, meaning: Meaning) {
        if let Some(fact) = self.fact(node) {
            *fact = Fact { ty, meaning };
        }
    }

    /// Writes down the type of a node.
    pub(super) fn set_ty(&mut self, node: Node<'s>, ty: Type) {
        if let Some(fact) = self.fact(node) {
            fact.ty = ty;
        }
    }

    /// Writes down what a node means.
    pub(super) fn set_meaning(&mut self, node: Node<'s>, meaning: Meaning) {
        if let Some(fact) = self.fact(node) {
            fact.meaning = meaning;
        }
    }

    /// A trial writes nothing down.
    fn fact(&mut self, node: Node<'s>) -> Option<&mut Fact> {
        if self.is_trial() {
            return None;
        }
        let index = (node.id().index() as u32).checked_sub(self.facts.first)?;
        self.facts.nodes.get_mut(index as usize)
    }

    /// Writes down what is done to a node's value.
    pub(super) fn set_conversion(&mut self, node: Node<'s>, conversion: Conversion) {
        if !self.is_trial() {
            self.facts.conversions.insert(node.id(), conversion);
        }
    }

    /// Writes down the value of a node.
    pub(super) fn set_constant(&mut self, node: Node<'s>, constant: Const) {
        if !self.is_trial() {
            self.facts.constants.insert(node.id(), constant);
        }
    }

    /// The type that a type's node stands for.
    pub(super) fn resolve_type(&mut self, node: Node<'s>) -> Type {
        let ty = self.symbols.resolve(node, &self.at());
        self.set(node, ty.clone(), Meaning::None);
        ty
    }

    /// The type that a node names, if it names one: not for `var`.
    pub(super) fn declared_type(&mut self, node: Node<'s>) -> Option<Type> {
        let inner = match node.kind() {
            SyntaxKind::RefType | SyntaxKind::ScopedType => {
                node.children().find(|child| child.kind().is_type()).unwrap_or(node)
            }
            _ => node,
        };
        if inner != node {
            let ty = self.declared_type(inner)?;
            self.set(node, ty.clone(), Meaning::None);
            return Some(ty);
        }
        let ty = self.resolve_type(node);
        let is_var = ty.is_unknown() && node.kind() == SyntaxKind::NamedType && node.text(self.text) == "var";
        (!is_var).then_some(ty)
    }
}
