//! Query expressions: the calls of `Where`, `Select`, `SelectMany`… that the language makes of them, on lambdas
//! for the expressions of the clauses. Range variables that a step hands on together travel as one anonymous
//! object.

use super::function::{Lowering, expression, expressions};
use crate::bind::Type;
use crate::bind::facts::{LocalSym, Meaning, QueryStep};
use crate::syntax::{Node, SyntaxKind};
use ir::{Reg, TyId};

impl<'a> Lowering<'a, '_> {
    pub(super) fn query(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let clauses: Vec<Node<'a>> = node.children().collect();
        let Some((first, rest)) = clauses.split_first() else { return self.missing(node, wanted) };
        let Some(source) = expression(*first, 0) else { return self.missing(node, wanted) };
        let mut sequence = self.value(source);
        sequence = self.step(*first, sequence);
        sequence = self.query_clauses(rest, sequence);
        self.moved(wanted, sequence)
    }

    fn query_clauses(&mut self, clauses: &[Node<'a>], mut sequence: Reg) -> Reg {
        for &clause in clauses {
            match clause.kind() {
                SyntaxKind::QueryContinuation => {
                    let inner: Vec<Node<'a>> = clause.children().collect();
                    sequence = self.query_clauses(&inner, sequence);
                }
                SyntaxKind::OrderByClause => {
                    let orderings: Vec<Node<'a>> =
                        clause.children().filter(|it| it.kind() == SyntaxKind::Ordering).collect();
                    for ordering in orderings {
                        sequence = self.step(ordering, sequence);
                    }
                }
                _ => sequence = self.step(clause, sequence),
            }
        }
        sequence
    }

    /// One clause: its call on what came before.
    fn step(&mut self, clause: Node<'a>, sequence: Reg) -> Reg {
        let Meaning::Query(step) = self.meaning(clause) else {
            if matches!(clause.kind(), SyntaxKind::FromClause) {
                return sequence;
            }
            return self.unknown_step(clause, sequence, None);
        };
        let Some(call) = &step.call else {
            if step.method.is_empty() {
                return sequence;
            }
            return self.unknown_step(clause, sequence, Some(step));
        };
        let args = self.arguments(call, Some(sequence));
        self.at_clause(clause);
        self.call_member(call, Some(sequence), args, None).unwrap_or(sequence)
    }

    /// The word that the clause starts with.
    fn at_clause(&mut self, clause: Node<'a>) {
        match clause.tokens().next() {
            Some((_, token)) => self.at(token.range()),
            None => self.at_node(clause),
        }
    }

    /// A step by name, with the lambdas that are known.
    fn unknown_step(&mut self, clause: Node<'a>, sequence: Reg, step: Option<&'a QueryStep>) -> Reg {
        let method = step.map_or_else(|| method_of(clause), |step| step.method);
        let nodes: Vec<Node<'a>> = expressions(clause).collect();
        let mut args = vec![sequence];
        for node in nodes {
            args.push(if self.is_query_part(node) {
                self.query_argument(node, &Type::Unknown)
            } else {
                self.value(node)
            });
        }
        let hands_on = step.is_some_and(|step| !step.hands_on.is_empty());
        if hands_on && clause.kind() != SyntaxKind::LetClause {
            args.push(self.query_argument(clause, &Type::Unknown));
        }
        self.at_clause(clause);
        self.call_named(None, method, TyId::UNKNOWN, args)
    }

    /// Does a node of a query become a function? Clauses do where they put range variables together.
    pub(super) fn is_query_part(&self, node: Node<'a>) -> bool {
        matches!(node.kind(), SyntaxKind::FromClause | SyntaxKind::JoinClause)
            || self.plan.query(node.id()).is_some()
    }

    /// A part of a query as the delegate that it becomes.
    pub(super) fn query_argument(&mut self, node: Node<'a>, ty: &Type) -> Reg {
        match self.plan.query(node.id()) {
            Some(function) => {
                self.lower_function(function, node);
                self.at_node(node);
                self.local_delegate(function, ty, None)
            }
            None => self.result_selector(node, ty),
        }
    }

    /// The value of such a function: the expression itself, or the range variables so far with it.
    pub(super) fn query_value(&mut self, node: Node<'a>) {
        let value = match self.packed_with(node) {
            Some(locals) => self.pack_with(node, locals),
            None => self.value(node),
        };
        self.at_node(node);
        self.return_value(Some(value));
    }

    /// The range variables that `let` hands on together with its value.
    pub(super) fn packed_with(&self, node: Node<'a>) -> Option<&'a [LocalSym]> {
        let clause = node.parent().filter(|clause| clause.kind() == SyntaxKind::LetClause)?;
        match self.meaning(clause) {
            Meaning::Query(step) if step.hands_on.len() > 1 => Some(&step.hands_on),
            _ => None,
        }
    }

    fn pack_with(&mut self, node: Node<'a>, locals: &[LocalSym]) -> Reg {
        let Some((_, before)) = locals.split_last() else { return self.value(node) };
        let mut values: Vec<Reg> = before.iter().map(|&local| self.read_local(local, None)).collect();
        values.push(self.value(node));
        self.at_node(node);
        self.pack(locals, values)
    }

    fn pack(&mut self, locals: &[LocalSym], values: Vec<Reg>) -> Reg {
        let infos = locals.iter().map(|&local| &self.facts.locals[local]);
        let (names, types): (Vec<String>, Vec<Type>) =
            infos.map(|info| (info.name.clone(), info.ty.clone())).unzip();
        self.make_anonymous(names, &types, values, None)
    }

    /// What the second `from`, and `join`, make of each pair: all range variables in one object.
    fn result_selector(&mut self, clause: Node<'a>, ty: &Type) -> Reg {
        let locals: &'a [LocalSym] = match self.meaning(clause) {
            Meaning::Query(step) => &step.hands_on,
            _ => &[],
        };
        let Some((&new, before)) = locals.split_last() else {
            return self.missing(clause, None);
        };
        let (outer_name, outer_type) = match before {
            [only] => (self.facts.locals[*only].name.clone(), self.facts.locals[*only].ty.clone()),
            _ => (String::from("packed"), self.packed_type(before)),
        };
        let new_info = &self.facts.locals[new];
        let params = [(outer_name, outer_type.clone()), (new_info.name.clone(), new_info.ty.clone())];
        let ret = self.packed_type(locals);
        self.at_clause(clause);
        self.generated_lambda(&params, &ret, ty, |lowering| {
            let mut values = Vec::new();
            if let [_] = before {
                values.push(Reg(0));
            } else {
                for &local in before {
                    let name = lowering.facts.locals[local].name.clone();
                    let part = lowering.part_lvalue(&outer_type, &name, Reg(0));
                    values.push(lowering.read(&part, None));
                }
            }
            values.push(Reg(1));
            lowering.pack(locals, values)
        })
    }
}

/// What a clause calls.
fn method_of(clause: Node<'_>) -> &'static str {
    match clause.kind() {
        SyntaxKind::WhereClause => "Where",
        SyntaxKind::FromClause => "SelectMany",
        SyntaxKind::JoinClause if clause.child(SyntaxKind::JoinInto).is_some() => "GroupJoin",
        SyntaxKind::JoinClause => "Join",
        SyntaxKind::Ordering if clause.token(SyntaxKind::DescendingKw).is_some() => "OrderByDescending",
        SyntaxKind::Ordering => "OrderBy",
        SyntaxKind::GroupClause => "GroupBy",
        _ => "Select",
    }
}
