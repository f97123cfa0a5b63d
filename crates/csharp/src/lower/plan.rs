//! What must be known about a body before its first instruction: which variables live in cells, what each
//! function takes from those around it, and where the cells of variables that expressions declare are made.
//!
//! A variable lives in a cell if a function captures it, if its address is taken (`ref`, `out`, a method of a
//! struct that may change it), or if it is a struct that is changed in parts.

use super::function::{expression, without_parens};
use crate::bind::facts::{
    Arg, Facts, Function, FunctionKind, FunctionSym, LocalKind, LocalSym, Meaning, Parameter,
};
use crate::bind::{MemberKind, MemberSym, Modifiers, Origin, Symbols, Type};
use crate::syntax::{Node, NodeId, SyntaxKind};
use ir::{IndexVec, ParamMode};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// What is decided before a body is lowered.
#[derive(Debug, Default)]
pub(super) struct Plan {
    cells: FxHashSet<LocalSym>,
    captures: IndexVec<FunctionSym, Vec<LocalSym>>,
    uses_this: IndexVec<FunctionSym, bool>,
    /// Variables that expressions declare and that live in cells, by the node before which the cells are made.
    hoists: FxHashMap<NodeId, Vec<LocalSym>>,
    /// Variables that are assigned inside of an expression, with the statement.
    assigned: FxHashSet<(LocalSym, NodeId)>,
    assigned_somewhere: FxHashSet<LocalSym>,
    /// Variables that are assigned after they came to life.
    changed: FxHashSet<LocalSym>,
    /// Expressions of queries that become functions.
    queries: FxHashMap<NodeId, FunctionSym>,
}

impl Plan {
    /// Looks at a body once.
    pub(super) fn new(symbols: &Symbols, facts: &Facts, root: Node<'_>) -> Plan {
        let mut plan = Plan::default();
        let mut planner = Planner { symbols, facts, plan: &mut plan };
        for (local, info) in facts.locals.entries() {
            let is_variable = matches!(info.kind, LocalKind::Variable | LocalKind::Param(_));
            if info.captured && is_variable {
                planner.plan.cells.insert(local);
            }
        }
        root.descendants().for_each(|node| planner.node(node));
        planner.captures(root);
        planner.hoists(root);
        plan
    }

    pub(super) fn is_cell(&self, local: LocalSym) -> bool {
        self.cells.contains(&local)
    }

    /// The variables that a function takes from those around it.
    pub(super) fn captures(&self, function: FunctionSym) -> &[LocalSym] {
        self.captures.get(function).map_or(&[], Vec::as_slice)
    }

    pub(super) fn uses_this(&self, function: FunctionSym) -> bool {
        self.uses_this.get(function).copied().unwrap_or_default()
    }

    /// The variables whose cells are made before `node` is lowered.
    pub(super) fn hoisted(&self, node: NodeId) -> &[LocalSym] {
        self.hoists.get(&node).map_or(&[], Vec::as_slice)
    }

    /// Is a variable assigned after it came to life?
    pub(super) fn changes(&self, local: LocalSym) -> bool {
        self.changed.contains(&local)
    }

    /// The function that an expression of a query becomes.
    pub(super) fn query(&self, node: NodeId) -> Option<FunctionSym> {
        self.queries.get(&node).copied()
    }

    /// May the statement around a use of a variable change it elsewhere, before the use is over?
    pub(super) fn may_change(&self, local: LocalSym, name: Node<'_>) -> bool {
        self.assigned_somewhere.contains(&local)
            && statement_around(name)
                .is_some_and(|statement| self.assigned.contains(&(local, statement.id())))
    }
}

struct Planner<'a> {
    symbols: &'a Symbols,
    facts: &'a Facts,
    plan: &'a mut Plan,
}

impl Planner<'_> {
    fn node(&mut self, node: Node<'_>) {
        match node.kind() {
            SyntaxKind::Argument => {
                let by_address = [SyntaxKind::RefKw, SyntaxKind::OutKw, SyntaxKind::InKw];
                if by_address.iter().any(|&word| node.token(word).is_some()) {
                    self.address_taken(expression(node, 0));
                }
            }
            SyntaxKind::RefExpr => self.address_taken(expression(node, 0)),
            SyntaxKind::PrefixExpr if node.token(SyntaxKind::Amp).is_some() => {
                self.address_taken(expression(node, 0));
            }
            SyntaxKind::AssignExpr => self.assigned(node),
            SyntaxKind::PrefixExpr | SyntaxKind::PostfixExpr => {
                let changes = [SyntaxKind::PlusPlus, SyntaxKind::MinusMinus];
                if changes.iter().any(|&word| node.token(word).is_some()) {
                    self.assigned(node);
                }
            }
            SyntaxKind::InvocationExpr => self.called(node),
            SyntaxKind::MemberAccessExpr => self.member(node),
            SyntaxKind::ElementAccessExpr => {
                if let Meaning::Call(call) = self.facts.meaning(node.id())
                    && !cannot_change_receiver(self.symbols, call.method)
                {
                    self.struct_root(expression(node, 0));
                }
            }
            SyntaxKind::VariableDecl if is_used(node) => {
                for variable in node.children() {
                    if let Meaning::Local(local) = self.facts.meaning(variable.id())
                        && is_struct(self.symbols, &self.facts.locals[*local].ty)
                    {
                        self.plan.cells.insert(*local);
                    }
                }
            }
            _ => {}
        }
    }

    fn local(&self, node: Node<'_>) -> Option<LocalSym> {
        match self.facts.meaning(node.id()) {
            Meaning::Local(local) => Some(*local),
            _ => None,
        }
    }

    fn cell(&mut self, local: Option<LocalSym>) {
        let Some(local) = local else { return };
        let kind = &self.facts.locals[local].kind;
        let has_address = match kind {
            LocalKind::Ref | LocalKind::Const | LocalKind::PrimaryParam => true,
            LocalKind::Param(mode) => mode.is_by_address(),
            LocalKind::Variable | LocalKind::Range => false,
        };
        if !has_address {
            self.plan.cells.insert(local);
        }
    }

    /// The variable that an expression is, or is a part of.
    fn address_taken(&mut self, node: Option<Node<'_>>) {
        let Some(node) = node else { return };
        if node.kind() == SyntaxKind::DeclarationExpr {
            for designation in node.descendants().filter(|it| it.kind() == SyntaxKind::Designation) {
                self.cell(self.local(designation));
            }
            return;
        }
        let root = self.root(node);
        self.cell(root);
    }

    fn root(&self, node: Node<'_>) -> Option<LocalSym> {
        let mut node = without_parens(node);
        while node.kind() == SyntaxKind::MemberAccessExpr {
            let receiver = without_parens(expression(node, 0)?);
            if !is_struct(self.symbols, self.facts.ty(receiver.id())) {
                return None;
            }
            node = receiver;
        }
        self.local(node)
    }

    /// A struct that is changed in parts, or by a method of its own.
    fn struct_root(&mut self, receiver: Option<Node<'_>>) {
        let Some(receiver) = receiver.map(without_parens) else { return };
        if is_struct(self.symbols, self.facts.ty(receiver.id())) {
            let root = self.root(receiver);
            self.cell(root);
        }
    }

    fn assigned(&mut self, node: Node<'_>) {
        let Some(target) = expression(node, 0).map(without_parens) else { return };
        if matches!(target.kind(), SyntaxKind::MemberAccessExpr | SyntaxKind::ElementAccessExpr) {
            self.struct_root(expression(target, 0));
        }
        let names = target.descendants().filter(|it| it.kind() == SyntaxKind::NameExpr);
        let locals: Vec<LocalSym> = names.filter_map(|name| self.local(name)).collect();
        self.plan.changed.extend(&locals);
        let is_statement = node.parent().is_some_and(|parent| {
            matches!(parent.kind(), SyntaxKind::ExprStmt | SyntaxKind::ForInit | SyntaxKind::ForIncrement)
        });
        if is_statement {
            return;
        }
        if let Some(statement) = statement_around(node) {
            self.plan.assigned.extend(locals.iter().map(|&local| (local, statement.id())));
            self.plan.assigned_somewhere.extend(locals);
        }
    }

    fn called(&mut self, node: Node<'_>) {
        let Some(callee) = expression(node, 0).map(without_parens) else { return };
        let Meaning::Call(call) = self.facts.meaning(node.id()) else { return };
        let is_receiver_by_address = call.args.first() == Some(&Arg::Receiver)
            && self.symbols.signature(call.method).params.first().is_some_and(|it| it.mode == ParamMode::Ref);
        if callee.kind() != SyntaxKind::MemberAccessExpr {
            return;
        }
        if is_receiver_by_address {
            self.address_taken(expression(callee, 0));
        } else if !cannot_change_receiver(self.symbols, call.method) {
            self.struct_root(expression(callee, 0));
        }
    }

    fn member(&mut self, node: Node<'_>) {
        if let Meaning::Member(member) = self.facts.meaning(node.id())
            && self.symbols.members[member.member].kind == MemberKind::Property
            && !cannot_change_receiver(self.symbols, member.member)
        {
            self.struct_root(expression(node, 0));
        }
    }

    /// What each function takes from around it: what it uses itself, what functions in it use, and what local
    /// functions that it calls take.
    fn captures(&mut self, root: Node<'_>) {
        let facts = self.facts;
        let count = facts.functions.len();
        let mut taken: IndexVec<FunctionSym, BTreeSet<LocalSym>> = IndexVec::filled(BTreeSet::new(), count);
        let mut this: IndexVec<FunctionSym, bool> = facts.functions.iter().map(|it| it.uses_this).collect();
        let mut calls: BTreeSet<(FunctionSym, FunctionSym)> = BTreeSet::new();
        let by_node: FxHashMap<NodeId, FunctionSym> =
            facts.functions.entries().map(|(function, info)| (info.node, function)).collect();
        let is_query = |(_, info): &(FunctionSym, &Function)| info.kind == FunctionKind::Query;
        let queries = facts.functions.entries().filter(is_query);
        self.plan.queries = queries.map(|(function, info)| (info.node, function)).collect();
        let mut around: Vec<(FunctionSym, usize)> = vec![(FunctionSym::BODY, usize::MAX)];
        for (position, node) in root.descendants().enumerate() {
            while around.last().is_some_and(|&(_, end)| end <= position) {
                around.pop();
            }
            if let Some(&function) = by_node.get(&node.id())
                && position > 0
            {
                around.push((function, position + node.descendants().size_hint().0));
            }
            let Some(&(here, _)) = around.last() else { continue };
            match facts.meaning(node.id()) {
                Meaning::Local(local) => {
                    // A range variable is a parameter of each function of its query: only functions in those
                    // take it.
                    let is_range = facts.locals[*local].kind == LocalKind::Range;
                    let is_taken =
                        if is_range { !declares(facts, here, *local) } else { self.plan.is_cell(*local) };
                    if is_taken && take(facts, &mut taken, here, *local) {
                        self.plan.cells.insert(*local);
                    }
                }
                Meaning::LocalCall(call) => {
                    calls.insert((here, call.function));
                }
                Meaning::LocalFunction(function) => {
                    calls.insert((here, *function));
                }
                _ => {}
            }
        }
        let mut changed = count > 1;
        while changed {
            changed = false;
            for &(caller, callee) in &calls {
                for local in taken.get(callee).cloned().unwrap_or_default() {
                    changed |= take(facts, &mut taken, caller, local);
                }
                changed |= this.get(callee) == Some(&true) && use_this(facts, &mut this, caller);
            }
        }
        self.plan.captures = taken.iter().map(|locals| locals.iter().copied().collect()).collect();
        self.plan.uses_this = this;
    }

    fn hoists(&mut self, root: Node<'_>) {
        for node in root.descendants().filter(|it| it.kind() == SyntaxKind::Designation) {
            let Some(local) = self.local(node).filter(|local| self.plan.cells.contains(local)) else {
                continue;
            };
            let place = node.ancestors().find(|it| is_hoist_point(*it)).unwrap_or(root);
            self.plan.hoists.entry(place.id()).or_default().push(local);
        }
    }
}

/// Is a variable a parameter of a function?
fn declares(facts: &Facts, function: FunctionSym, local: LocalSym) -> bool {
    let params = facts.functions.get(function).map_or(&[][..], |info| &info.params);
    params.iter().any(|param| match param {
        Parameter::Local(own) => *own == local,
        Parameter::Packed(own) => own.contains(&local),
    })
}

/// Adds a variable to what a function and those around it take, up to where it is declared.
fn take(
    facts: &Facts,
    taken: &mut IndexVec<FunctionSym, BTreeSet<LocalSym>>,
    from: FunctionSym,
    local: LocalSym,
) -> bool {
    let declared_in = facts.locals[local].function;
    let mut changed = false;
    let mut at = Some(from);
    while let Some(function) =
        at.filter(|&function| function != declared_in && !declares(facts, function, local))
    {
        let Some(info) = facts.functions.get(function) else { break };
        // The body itself takes nothing: what it does not declare is not a variable.
        at = info.parent;
        if at.is_some() {
            changed |= taken[function].insert(local);
        }
    }
    changed
}

fn use_this(facts: &Facts, this: &mut IndexVec<FunctionSym, bool>, from: FunctionSym) -> bool {
    let mut changed = false;
    let mut at = Some(from);
    while let Some(info) = at.and_then(|function| facts.functions.get(function)) {
        if let Some(uses) = at.and_then(|function| this.get_mut(function)) {
            changed |= !std::mem::replace(uses, true);
        }
        at = info.parent;
    }
    changed
}

/// Nodes before which cells of variables in their expressions are made: each time they run, there are new ones.
pub(super) fn is_hoist_point(node: Node<'_>) -> bool {
    node.kind().is_statement()
        || matches!(
            node.kind(),
            SyntaxKind::ElseIfClause
                | SyntaxKind::ForCondition
                | SyntaxKind::ForIncrement
                | SyntaxKind::SwitchArm
                | SyntaxKind::CaseLabel
                | SyntaxKind::WhenClause
                | SyntaxKind::LambdaExpr
                | SyntaxKind::ArrowBody
                | SyntaxKind::EqualsValue
                | SyntaxKind::ConstructorInitializer
        )
}

fn statement_around(node: Node<'_>) -> Option<Node<'_>> {
    node.ancestors().find(|it| is_hoist_point(*it))
}

/// Is it a declaration after `using`, whose variables are disposed of?
fn is_used(declaration: Node<'_>) -> bool {
    declaration.parent().is_some_and(|parent| parent.token(SyntaxKind::UsingKw).is_some())
}

/// A value type with members that may change: no number, no enum.
pub(super) fn is_struct(symbols: &Symbols, ty: &Type) -> bool {
    match ty {
        Type::Tuple(_) => true,
        Type::Named(..) => {
            symbols.is_value_type(ty) && !symbols.is_enum(ty) && symbols.nullable_of(ty).is_none()
        }
        _ => false,
    }
}

/// Can a call of the member not change the struct that it is called on? Getters of libraries never do.
pub(super) fn cannot_change_receiver(symbols: &Symbols, sym: MemberSym) -> bool {
    let member = &symbols.members[sym];
    let owner = &symbols.types[member.owner];
    let is_readonly =
        |modifiers: Modifiers| modifiers.has(Modifiers::READONLY) || modifiers.has(Modifiers::STATIC);
    let is_library_getter = matches!(member.kind, MemberKind::Property | MemberKind::Indexer)
        && symbols.sources[member.source].origin == Origin::Outline;
    // Even that of a readonly struct changes it, while it is being made.
    let has_own_setter = member.kind == MemberKind::Property
        && super::shape::has_field(symbols, sym)
        && super::shape::accessors(symbols, sym).iter().any(|it| it.kind == super::shape::AccessorKind::Set);
    if owner.is_value_type() && has_own_setter && !member.modifiers.has(Modifiers::STATIC) {
        return false;
    }
    !owner.is_value_type()
        || is_readonly(member.modifiers)
        || is_readonly(owner.modifiers)
        || is_library_getter
        || member.kind == MemberKind::Property && super::shape::has_field(symbols, sym)
}
