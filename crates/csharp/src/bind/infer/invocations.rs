//! Calls of methods, local functions, delegates and indexers. Section 12.8.10 of the C# specification.

use super::statements::expression;
use super::value::{Expr, Form, Methods, Through};
use super::walker::Walker;
use crate::bind::Found;
use crate::bind::facts::{Call, FunctionSym, LocalCall, Meaning};
use crate::bind::overload::{Argument, Callable, Choice, Fitted, Outcome};
use crate::bind::symbols::{MemberKind, Modifiers};
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use ir::{Const, ParamMode, Prim};

/// Arguments that were walked: what overload resolution knows of them, and what is left to finish.
#[derive(Debug, Default)]
pub(super) struct Arguments<'s> {
    pub(super) known: Vec<Argument>,
    pub(super) open: Vec<(Node<'s>, Expr<'s>)>,
}

impl<'s> Walker<'s> {
    /// Walks the arguments of an `ArgList` or `BracketedArgList`.
    pub(super) fn arguments(&mut self, list: Option<Node<'s>>) -> Arguments<'s> {
        let mut arguments = Arguments::default();
        let all = list.into_iter().flat_map(Node::children);
        for argument in all.filter(|it| it.kind() == SyntaxKind::Argument) {
            if let Some(node) = expression(argument) {
                let value = self.expr(node);
                self.add_argument(&mut arguments, argument, node, value);
            }
        }
        arguments
    }

    pub(super) fn add_argument(
        &self,
        all: &mut Arguments<'s>,
        argument: Node<'s>,
        node: Node<'s>,
        value: Expr<'s>,
    ) {
        let mut mode = ParamMode::Value;
        let mut name = None;
        for (_, token) in argument.own_tokens() {
            match token.kind {
                SyntaxKind::RefKw => mode = ParamMode::Ref,
                SyntaxKind::OutKw => mode = ParamMode::Out,
                SyntaxKind::InKw => mode = ParamMode::In,
                SyntaxKind::Ident => name = self.name_of(token),
                _ => {}
            }
        }
        let known = self.known_value(Some(node), &value);
        all.known.push(Argument { node: node.id(), name, mode, value: known });
        all.open.push((node, value));
    }

    /// Arguments of something that nobody knows.
    pub(super) fn walk_arguments(&mut self, list: Node<'s>) {
        let arguments = self.arguments(Some(list));
        self.settle_arguments(arguments.open);
    }

    pub(super) fn settle_arguments(&mut self, open: Vec<(Node<'s>, Expr<'s>)>) {
        for (node, value) in open {
            self.settle(node, value);
        }
    }

    /// Finishes arguments whose parameters are known.
    pub(super) fn convert_arguments(
        &mut self,
        open: Vec<(Node<'s>, Expr<'s>)>,
        wanted: &[(crate::syntax::NodeId, Type)],
    ) {
        let mut wanted = wanted.iter().peekable();
        for (node, value) in open {
            match wanted.next_if(|(it, _)| *it == node.id()) {
                Some((_, ty)) => self.convert(node, value, ty),
                None => {
                    self.settle(node, value);
                }
            }
        }
    }

    pub(super) fn invocation(&mut self, node: Node<'s>, callee: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        let list = node.child(SyntaxKind::ArgList);
        if is_nameof(callee, &value, self.text) {
            return self.name_of_expression(node, list);
        }
        let arguments = self.arguments(list);
        match value.form {
            Form::Methods(methods) => self.call_methods(node, callee, &methods, arguments),
            Form::LocalFunction(function) => self.call_local_function(node, callee, function, arguments),
            Form::Value => self.call_value(node, value.ty, arguments),
            _ => {
                self.settle(callee, value);
                self.settle_arguments(arguments.open);
                self.typed(node, Type::Unknown)
            }
        }
    }

    /// `nameof(a.B)` is the constant `"B"`; nothing of it is run.
    fn name_of_expression(&mut self, node: Node<'s>, list: Option<Node<'s>>) -> Expr<'s> {
        let errors = self.errors;
        let outer = std::mem::replace(&mut self.in_nameof, true);
        if let Some(list) = list {
            self.walk_arguments(list);
        }
        self.in_nameof = outer;
        self.errors = errors;
        self.set(node, Type::STRING, Meaning::None);
        let argument = list.and_then(|list| list.child(SyntaxKind::Argument)).and_then(expression);
        let token = argument.and_then(|argument| {
            let mut tokens = argument.own_tokens().map(|(_, token)| token);
            tokens.find(|token| token.kind == SyntaxKind::Ident || token.kind.is_keyword())
        });
        let text = token.map_or("", |token| crate::bind::resolve::identifier(token, self.text));
        Expr::constant(Type::STRING, Const::String(self.facts.strings.intern(text)))
    }

    fn call_methods(
        &mut self,
        node: Node<'s>,
        callee: Node<'s>,
        methods: &Methods,
        arguments: Arguments<'s>,
    ) -> Expr<'s> {
        let outcome = self.resolve_methods(methods, &arguments.known);
        self.errors += u32::from(!outcome.applies());
        if let Some(choice) = outcome.guess() {
            self.set(callee, Type::Unknown, Meaning::None);
            self.finish_call(node, *choice, methods.through, arguments)
        } else {
            self.settle_arguments(arguments.open);
            self.typed(node, Type::Unknown)
        }
    }

    /// Where no method makes sense of a lambda, because something in it is not known, all of them may.
    fn resolve_methods(&mut self, methods: &Methods, args: &[Argument]) -> Outcome {
        let doubts = self.doubts;
        let outcome = self.resolve_strictly(methods, args);
        if outcome.applies() || self.doubts == doubts {
            return outcome;
        }
        let outer = std::mem::replace(&mut self.is_lenient, true);
        let outcome = self.resolve_strictly(methods, args);
        self.is_lenient = outer;
        outcome
    }

    /// The type's own methods come first; extension methods only if none of them fits.
    fn resolve_strictly(&mut self, methods: &Methods, args: &[Argument]) -> Outcome {
        let symbols = self.symbols;
        let type_args = &methods.group.type_args;
        let own = symbols.resolve_call(&methods.group.methods, type_args, args, None, self);
        let Some(receiver) = methods.receiver.as_ref().filter(|_| !own.applies()) else { return own };
        let scope = self.body.scope;
        let extension = symbols.resolve_extension(receiver, methods.name, type_args, args, scope, self);
        match (own, extension) {
            (own @ Outcome::NoneApplies(Some(_)), Outcome::NoneApplies(_)) => own,
            (_, extension) => extension,
        }
    }

    fn finish_call(
        &mut self,
        node: Node<'s>,
        choice: Choice,
        through: Through,
        arguments: Arguments<'s>,
    ) -> Expr<'s> {
        let Choice { mut call, wanted, ty } = choice;
        let is_static = self.symbols.members[call.method].modifiers.has(Modifiers::STATIC);
        call.is_base = through == Through::Base;
        call.implicit_this = through == Through::Nothing && !is_static;
        if call.implicit_this {
            self.uses_this();
        }
        self.convert_arguments(arguments.open, &wanted);
        self.set(node, ty.clone(), Meaning::Call(Box::new(call)));
        Expr::of(ty)
    }

    fn call_local_function(
        &mut self,
        node: Node<'s>,
        callee: Node<'s>,
        function: FunctionSym,
        arguments: Arguments<'s>,
    ) -> Expr<'s> {
        self.note_use_of(function);
        let type_args = self.type_arguments(callee);
        let Some(signature) = self.local_signatures[function.0 as usize].clone() else {
            self.settle_arguments(arguments.open);
            return self.typed(node, Type::Unknown);
        };
        let target =
            Callable { generics: &signature.generics, params: &signature.params, ret: &signature.ret };
        let symbols = self.symbols;
        let Some(fitted) = symbols.fit_call(target, &type_args, &arguments.known, self) else {
            self.errors += 1;
            self.settle_arguments(arguments.open);
            return self.typed(node, signature.ret.clone());
        };
        let Fitted { type_args, args, wanted, ty, applies } = fitted;
        self.errors += u32::from(!applies);
        self.convert_arguments(arguments.open, &wanted);
        self.set(node, ty.clone(), Meaning::LocalCall(Box::new(LocalCall { function, type_args, args })));
        Expr::of(ty)
    }

    /// A call of a value: a delegate, or nobody knows what.
    fn call_value(&mut self, node: Node<'s>, callee: Type, arguments: Arguments<'s>) -> Expr<'s> {
        let symbols = self.symbols;
        let invoke = callee.sym().and_then(|sym| symbols.invoke(sym));
        let signature = invoke.and_then(|_| symbols.delegate_signature(&callee));
        let (Some(method), Some((params, ret))) = (invoke, signature) else {
            self.settle_arguments(arguments.open);
            let ty = if callee == Type::Prim(Prim::Dynamic) { callee } else { Type::Unknown };
            return self.typed(node, ty);
        };
        let target = Callable { generics: &[], params: &params, ret: &ret };
        let Some(fitted) = symbols.fit_call(target, &[], &arguments.known, self) else {
            self.errors += 1;
            self.settle_arguments(arguments.open);
            return self.typed(node, ret);
        };
        let Fitted { args, wanted, ty, applies, .. } = fitted;
        self.errors += u32::from(!applies);
        self.convert_arguments(arguments.open, &wanted);
        let call =
            Call { method, owner: callee, type_args: Vec::new(), args, is_base: false, implicit_this: false };
        self.set(node, ty.clone(), Meaning::DelegateCall(Box::new(call)));
        Expr::of(ty)
    }

    pub(super) fn element_access(&mut self, node: Node<'s>, left: Node<'s>, value: Expr<'s>) -> Expr<'s> {
        let is_base = left.kind() == SyntaxKind::BaseExpr;
        let ty = self.settle(left, value);
        self.element(node, &ty, if is_base { Through::Base } else { Through::Dot })
    }

    /// `[i]` after `?`, or in an initializer.
    pub(super) fn element_binding(&mut self, node: Node<'s>) -> Expr<'s> {
        let ty = self.bindings.last().cloned().unwrap_or_default();
        self.element(node, &ty, Through::Dot)
    }

    fn element(&mut self, node: Node<'s>, ty: &Type, through: Through) -> Expr<'s> {
        let arguments = self.arguments(node.child(SyntaxKind::BracketedArgList));
        match ty {
            Type::Array(element, _) => self.array_element(node, ty, element, arguments),
            Type::Pointer(target) => {
                self.settle_arguments(arguments.open);
                self.typed(node, (**target).clone())
            }
            _ => self.indexer(node, ty, arguments, through),
        }
    }

    fn array_element(
        &mut self,
        node: Node<'s>,
        array: &Type,
        element: &Type,
        arguments: Arguments<'s>,
    ) -> Expr<'s> {
        let range = self.symbols.known.range;
        let mut is_slice = false;
        for (index, value) in arguments.open {
            is_slice |= range.is_some() && value.ty.sym() == range;
            let is_number = matches!(&value.ty, Type::Prim(prim) if is_index(*prim));
            let to = if is_number { Type::Unknown } else { value.ty.clone() };
            self.convert(index, value, &to);
        }
        self.typed(node, if is_slice { array.clone() } else { element.clone() })
    }

    fn indexer(&mut self, node: Node<'s>, ty: &Type, arguments: Arguments<'s>, through: Through) -> Expr<'s> {
        let symbols = self.symbols;
        let mut candidates = symbols.names.find("this[]").map_or_else(Vec::new, |it| symbols.members(ty, it));
        candidates.retain(|it| symbols.members[it.member].kind == MemberKind::Indexer);
        let outcome = symbols.resolve_call(&candidates, &[], &arguments.known, None, self);
        if !outcome.applies()
            && let Some(by_pattern) = self.index_or_range(ty, &candidates, &arguments)
        {
            self.settle_arguments(arguments.open);
            return self.typed(node, by_pattern);
        }
        if let Some(choice) = outcome.guess() {
            self.finish_call(node, *choice, through, arguments)
        } else {
            self.errors += u32::from(!ty.is_unknown());
            self.settle_arguments(arguments.open);
            let result = if *ty == Type::Prim(Prim::Dynamic) { ty.clone() } else { Type::Unknown };
            self.typed(node, result)
        }
    }

    /// `x[^1]` and `x[1..]` of types that know nothing about `Index` and `Range`.
    fn index_or_range(&self, ty: &Type, candidates: &[Found], arguments: &Arguments<'s>) -> Option<Type> {
        let [(_, only)] = arguments.open.as_slice() else { return None };
        let sym = only.ty.sym()?;
        if Some(sym) == self.symbols.known.range {
            return Some(ty.clone());
        }
        if Some(sym) != self.symbols.known.index {
            return None;
        }
        let by_number = candidates.iter().find(|it| {
            let params = &self.symbols.signature(it.member).params;
            matches!(params.as_slice(), [only] if only.ty == Type::INT)
        })?;
        let signature = self.symbols.signature(by_number.member);
        Some(self.symbols.seen_through(&signature.ty, &by_number.owner))
    }
}

fn is_index(prim: Prim) -> bool {
    matches!(
        prim,
        Prim::Int
            | Prim::UInt
            | Prim::Long
            | Prim::ULong
            | Prim::Short
            | Prim::UShort
            | Prim::Byte
            | Prim::SByte
            | Prim::Char
            | Prim::NInt
            | Prim::NUInt
    )
}

fn is_nameof(callee: Node<'_>, value: &Expr<'_>, text: &str) -> bool {
    matches!(value.form, Form::Unbound)
        && callee.kind() == SyntaxKind::NameExpr
        && callee.text(text) == "nameof"
}
