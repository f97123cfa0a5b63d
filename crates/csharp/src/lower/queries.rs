//! Query expressions: the calls of `Where`, `Select`, `SelectMany`… that the language makes of them, on lambdas
//! for the expressions of the clauses. Range variables that a step hands on together travel as one anonymous
//! object.

use super::function::{Lowering, expression, expressions};
use crate::bind::facts::{FunctionSym, LocalSym, Meaning, QueryStep};
use crate::bind::Type;
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
            let is_lambda = matches!(self.meaning(node), Meaning::Lambda(_));
            args.push(if is_lambda { self.query_argument(node) } else { self.value(node) });
        }
        self.at_clause(clause);
        self.call_named(None, method, TyId::UNKNOWN, args)
    }

    fn query_argument(&mut self, node: Node<'a>) -> Reg {
        let Meaning::Lambda(function) = self.meaning(node) else { return self.value(node) };
        self.query_lambda(*function, node)
    }

    /// An expression of a clause, as the lambda that it becomes.
    pub(super) fn query_lambda(&mut self, function: FunctionSym, node: Node<'a>) -> Reg {
        let ty = self.facts.converted_ty(node.id()).clone();
        self.lower_function(function, node);
        self.at_node(node);
        self.local_delegate(function, &ty, None)
    }

    /// The value of such a lambda: the expression itself, or the range variables so far with it.
    pub(super) fn query_value(&mut self, node: Node<'a>) {
        let clause = node.parent();
        let packed = clause.and_then(|clause| match self.meaning(clause) {
            Meaning::Query(step) if step.hands_on.len() > 1 && hands_on_from(clause, node) => Some(&step.hands_on),
            _ => None,
        });
        match packed {
            Some(locals) => {
                let value = self.pack(node, locals);
                self.at_node(node);
                self.return_value(Some(value));
            }
            None => self.return_query_expression(node),
        }
    }

    fn return_query_expression(&mut self, node: Node<'a>) {
        let value = self.raw(node, None);
        self.at_node(node);
        self.return_value(Some(value));
    }

    /// All range variables and the value of the clause as one object.
    fn pack(&mut self, node: Node<'a>, locals: &[LocalSym]) -> Reg {
        let mut names = Vec::new();
        let mut types: Vec<Type> = Vec::new();
        let mut values = Vec::new();
        for (index, &local) in locals.iter().enumerate() {
            let info = &self.facts.locals[local];
            names.push(info.name.clone());
            types.push(info.ty.clone());
            let is_new = index + 1 == locals.len() && !self.frame.storage.contains_key(&local);
            values.push(if is_new { self.raw(node, None) } else { self.read_local(local, None) });
        }
        self.at_node(node);
        self.make_anonymous(names, &types, values, None)
    }
}

/// Is it the expression whose lambda hands the range variables on?
fn hands_on_from(clause: Node<'_>, node: Node<'_>) -> bool {
    clause.kind() == SyntaxKind::LetClause || expressions(clause).last() == Some(node)
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
