//! Query expressions: each clause is a call on what came before. Section 12.20 of the C# specification.
//!
//! Where the specification makes objects of several range variables, the variables are packed here: the step
//! says which it hands on, and every later function takes them as one parameter.

use super::expressions::generic;
use super::statements::expression;
use super::value::Expr;
use super::walker::Walker;
use crate::bind::facts::{
    Function, FunctionKind, FunctionSym, LocalKind, LocalSym, Meaning, Parameter, QueryStep,
};
use crate::bind::overload::{Argument, Value};
use crate::bind::protocol::Asyncness;
use crate::bind::symbols::ParamInfo;
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use ir::ParamMode;

/// A query so far.
struct Query {
    /// The type of the sequence.
    sequence: Type,
    /// The range variables.
    vars: Vec<LocalSym>,
    /// Was anything called yet?
    is_fresh: bool,
}

impl<'s> Walker<'s> {
    pub(super) fn query(&mut self, node: Node<'s>) -> Expr<'s> {
        let ty = self.scoped(|it| {
            let mut query = Query { sequence: Type::Unknown, vars: Vec::new(), is_fresh: true };
            it.clauses(node, &mut query);
            query.sequence
        });
        self.typed(node, ty)
    }

    fn clauses(&mut self, node: Node<'s>, query: &mut Query) {
        for clause in node.children() {
            match clause.kind() {
                SyntaxKind::FromClause if query.vars.is_empty() => self.first_from(clause, query),
                SyntaxKind::FromClause => self.next_from(clause, query),
                SyntaxKind::LetClause => self.let_clause(clause, query),
                SyntaxKind::WhereClause => self.where_clause(clause, query),
                SyntaxKind::JoinClause => self.join_clause(clause, query),
                SyntaxKind::OrderByClause => self.order_by(clause, query),
                SyntaxKind::SelectClause => self.select_clause(clause, query),
                SyntaxKind::GroupClause => self.group_clause(clause, query),
                SyntaxKind::QueryContinuation => self.continuation(clause, query),
                _ => {}
            }
        }
    }

    fn first_from(&mut self, clause: Node<'s>, query: &mut Query) {
        let source = expression(clause);
        let ty = source.map_or(Type::Unknown, |source| self.value(source));
        let (sequence, element, step) = self.cast_source(clause, ty);
        query.sequence = sequence;
        query.is_fresh = step.call.is_none();
        self.set(clause, query.sequence.clone(), Meaning::Query(Box::new(step)));
        query.vars.push(self.declare(clause, element, LocalKind::Range));
    }

    /// `from T x in xs` first casts all elements.
    fn cast_source(&mut self, clause: Node<'s>, ty: Type) -> (Type, Type, QueryStep) {
        let nothing = QueryStep { call: None, method: "", hands_on: Vec::new() };
        let written = clause.children().find(|child| child.kind().is_type());
        let Some(written) = written else {
            let element = self.element_type(&ty);
            return (ty, element, nothing);
        };
        let element = self.resolve_type(written);
        let (sequence, step) = self.call_step("Cast", &ty, std::slice::from_ref(&element), &[], Vec::new());
        let sequence = if sequence.is_unknown() { ty } else { sequence };
        (sequence, element, step)
    }

    /// The type of the elements of a sequence, or of what is no sequence but has a type argument.
    fn element_type(&self, ty: &Type) -> Type {
        let element = self.symbols.iterated(ty, self.body.scope, Asyncness::Sync).element;
        match ty {
            Type::Named(_, args) if element.is_unknown() => args.last().cloned().unwrap_or_default(),
            _ => element,
        }
    }

    fn next_from(&mut self, clause: Node<'s>, query: &mut Query) {
        let Some(source) = expression(clause) else { return };
        let (_, ty) = self.part(source, &query.vars, None);
        let written = clause.children().find(|child| child.kind().is_type());
        let element = match written {
            Some(written) => self.resolve_type(written),
            None => self.element_type(&ty),
        };
        let collection = self.function_argument(source, &query.vars, &[], ty);
        let packed = self.packed(&query.vars);
        query.vars.push(self.declare(clause, element.clone(), LocalKind::Range));
        let result = self.packed(&query.vars);
        let selector = argument_of(clause, vec![packed, element], result);
        self.step(clause, "SelectMany", query, &[collection, selector], Hands::On);
    }

    fn let_clause(&mut self, clause: Node<'s>, query: &mut Query) {
        let Some(value) = expression(clause) else { return };
        let (_, ty) = self.part(value, &query.vars, None);
        let packed = self.packed(&query.vars);
        query.vars.push(self.declare(clause, ty, LocalKind::Range));
        let result = self.packed(&query.vars);
        let selector = argument_of(value, vec![packed], result);
        self.step(clause, "Select", query, &[selector], Hands::On);
    }

    fn where_clause(&mut self, clause: Node<'s>, query: &mut Query) {
        let Some(condition) = expression(clause) else { return };
        self.part(condition, &query.vars, Some(&Type::BOOL));
        let argument = self.function_argument(condition, &query.vars, &[], Type::BOOL);
        self.step(clause, "Where", query, &[argument], Hands::Nothing);
    }

    /// `join x in xs on a equals b`, `join … into g`.
    fn join_clause(&mut self, clause: Node<'s>, query: &mut Query) {
        let parts: Vec<_> = clause.children().filter(|child| child.kind().is_expression()).collect();
        let Some(&inner) = parts.first() else { return };
        let ty = self.value(inner);
        let (sequence, element, _) = self.cast_source(clause, ty);
        let mut args = vec![Argument {
            node: inner.id(),
            name: None,
            mode: ParamMode::Value,
            value: Value::Typed(sequence),
        }];
        if let Some(&outer_key) = parts.get(1) {
            let (_, ty) = self.part(outer_key, &query.vars, None);
            args.push(self.function_argument(outer_key, &query.vars, &[], ty));
        }
        let mark = self.names.mark();
        let joined = self.declare(clause, element.clone(), LocalKind::Range);
        if let Some(&inner_key) = parts.get(2) {
            let (_, ty) = self.part(inner_key, &[joined], None);
            args.push(self.function_argument(inner_key, &[joined], &[], ty));
        }
        let packed = self.packed(&query.vars);
        let into = clause.child(SyntaxKind::JoinInto);
        let (method, added, added_ty) = match into {
            Some(into) => {
                self.names.leave(mark);
                let group = generic(self.symbols.known.enumerable_of, element);
                let local = self.declare(into, group.clone(), LocalKind::Range);
                self.set(into, group.clone(), Meaning::Local(local));
                ("GroupJoin", local, group)
            }
            None => ("Join", joined, element),
        };
        query.vars.push(added);
        let result = self.packed(&query.vars);
        args.push(argument_of(clause, vec![packed, added_ty], result));
        self.step(clause, method, query, &args, Hands::On);
    }

    fn order_by(&mut self, clause: Node<'s>, query: &mut Query) {
        let mut is_first = true;
        for ordering in clause.children().filter(|it| it.kind() == SyntaxKind::Ordering) {
            let Some(key) = expression(ordering) else { continue };
            let (_, ty) = self.part(key, &query.vars, None);
            let argument = self.function_argument(key, &query.vars, &[], ty);
            let descends = ordering.token(SyntaxKind::DescendingKw).is_some();
            let method = match (is_first, descends) {
                (true, false) => "OrderBy",
                (true, true) => "OrderByDescending",
                (false, false) => "ThenBy",
                (false, true) => "ThenByDescending",
            };
            self.step(ordering, method, query, &[argument], Hands::Nothing);
            is_first = false;
        }
        self.set_ty(clause, query.sequence.clone());
    }

    fn select_clause(&mut self, clause: Node<'s>, query: &mut Query) {
        let Some(value) = expression(clause) else { return };
        let is_same = self.is_only_variable(value, query);
        let (_, ty) = self.part(value, &query.vars, None);
        if is_same && !query.is_fresh {
            let step = QueryStep { call: None, method: "", hands_on: Vec::new() };
            return self.set(clause, query.sequence.clone(), Meaning::Query(Box::new(step)));
        }
        let argument = self.function_argument(value, &query.vars, &[], ty);
        self.step(clause, "Select", query, &[argument], Hands::Nothing);
    }

    fn group_clause(&mut self, clause: Node<'s>, query: &mut Query) {
        let mut parts = clause.children().filter(|child| child.kind().is_expression());
        let (Some(element), Some(key)) = (parts.next(), parts.next()) else { return };
        let is_same = self.is_only_variable(element, query);
        let (_, element_ty) = self.part(element, &query.vars, None);
        let (_, key_ty) = self.part(key, &query.vars, None);
        let mut args = vec![self.function_argument(key, &query.vars, &[], key_ty)];
        if !is_same {
            args.push(self.function_argument(element, &query.vars, &[], element_ty));
        }
        self.step(clause, "GroupBy", query, &args, Hands::Nothing);
    }

    /// `into x`: a new query over the result.
    fn continuation(&mut self, clause: Node<'s>, query: &mut Query) {
        let element = self.element_type(&query.sequence);
        query.vars = vec![self.declare(clause, element.clone(), LocalKind::Range)];
        let step = QueryStep { call: None, method: "", hands_on: Vec::new() };
        self.set(clause, element, Meaning::Query(Box::new(step)));
        self.clauses(clause, query);
    }

    fn is_only_variable(&self, node: Node<'s>, query: &Query) -> bool {
        let [only] = query.vars.as_slice() else { return false };
        let name = node.token(SyntaxKind::Ident).filter(|_| node.kind() == SyntaxKind::NameExpr);
        let binding = name.and_then(|name| self.name_of(name)).and_then(|name| self.names.find(name));
        binding == Some(super::locals::Binding::Local(*only))
    }

    /// An expression of a clause, as the function that it becomes; what it returns.
    fn part(&mut self, node: Node<'s>, vars: &[LocalSym], wanted: Option<&Type>) -> (FunctionSym, Type) {
        let sym = FunctionSym(self.functions.len() as u32);
        let param = match vars {
            [only] => Parameter::Local(*only),
            _ => Parameter::Packed(vars.to_vec()),
        };
        self.functions.push(Function {
            node: node.id(),
            parent: Some(self.function),
            params: vec![param],
            ret: Type::Unknown,
            kind: FunctionKind::Query,
            generics: Vec::new(),
            is_iterator: false,
            is_async: false,
            is_static: false,
            uses_this: false,
        });
        self.local_signatures.push(None);
        let outer = std::mem::replace(&mut self.function, sym);
        let value = self.expr(node);
        let ty = match wanted {
            Some(wanted) => {
                self.convert(node, value, wanted);
                wanted.clone()
            }
            None => self.settle(node, value),
        };
        self.function = outer;
        self.functions[sym.0 as usize].ret = ty.clone();
        (sym, ty)
    }

    /// The range variables as one value.
    fn packed(&self, vars: &[LocalSym]) -> Type {
        if let [only] = vars {
            return self.locals[only.0 as usize].ty.clone();
        }
        let members = vars.iter().filter_map(|&var| {
            let local = &self.locals[var.0 as usize];
            let name = local.node.and_then(|node| self.source.node(node).token(SyntaxKind::Ident));
            let name = name.and_then(|name| self.name_of(name))?;
            Some((name, local.ty.clone()))
        });
        Type::Anonymous(members.collect::<Vec<_>>().into())
    }

    /// A function of the range variables.
    fn function_argument(&self, node: Node<'s>, vars: &[LocalSym], more: &[Type], ret: Type) -> Argument {
        let mut params = vec![self.packed(vars)];
        params.extend_from_slice(more);
        argument_of(node, params, ret)
    }

    /// The call that a clause stands for.
    fn step(
        &mut self,
        node: Node<'s>,
        method: &'static str,
        query: &mut Query,
        args: &[Argument],
        hands: Hands,
    ) {
        let hands_on = if hands == Hands::On { query.vars.clone() } else { Vec::new() };
        let (sequence, step) = self.call_step(method, &query.sequence, &[], args, hands_on);
        query.sequence = sequence;
        query.is_fresh = false;
        self.set(node, query.sequence.clone(), Meaning::Query(Box::new(step)));
    }

    fn call_step(
        &mut self,
        method: &'static str,
        sequence: &Type,
        type_args: &[Type],
        args: &[Argument],
        hands_on: Vec<LocalSym>,
    ) -> (Type, QueryStep) {
        let symbols = self.symbols;
        let mut choice = None;
        if let Some(name) = symbols.names.find(method).filter(|_| !sequence.is_unknown()) {
            let candidates = self.usable_members(sequence, name, true);
            let own = symbols.resolve_call(&candidates, type_args, args, None, self);
            let outcome = if own.applies() {
                own
            } else {
                symbols.resolve_extension(sequence, name, type_args, args, self.body.scope, self)
            };
            self.errors += u32::from(!outcome.applies());
            choice = outcome.guess();
        }
        let ty = choice.as_ref().map_or(Type::Unknown, |choice| choice.ty.clone());
        let call = choice.map(|choice| choice.call);
        (ty, QueryStep { call, method, hands_on })
    }
}

/// Does a step give all range variables to the next one?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hands {
    On,
    Nothing,
}

/// A function with known types that is passed.
fn argument_of(node: Node<'_>, params: Vec<Type>, ret: Type) -> Argument {
    let info =
        |ty| ParamInfo { name: ir::NameId(0), ty, mode: ParamMode::Value, is_optional: false, node: None };
    let value = Value::Function(params.into_iter().map(info).collect(), ret);
    Argument { node: node.id(), name: None, mode: ParamMode::Value, value }
}
