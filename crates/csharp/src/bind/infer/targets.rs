//! What surroundings make of expressions: values are converted, and what has no type of its own gets one.

use super::statements::expression;
use super::value::{Branch, Expr, Form, Methods, Part, Through};
use super::walker::Walker;
use crate::bind::facts::{Call, Conversion, FunctionSym, Meaning};
use crate::bind::operators::Operand;
use crate::bind::overload::{Group, Value};
use crate::bind::protocol::Asyncness;
use crate::bind::symbols::Modifiers;
use crate::bind::types::Type;
use crate::syntax::{Node, SyntaxKind};
use ir::Const;

impl<'s> Walker<'s> {
    /// Finishes an expression that is wanted as a type.
    pub(super) fn convert(&mut self, node: Node<'s>, value: Expr<'s>, to: &Type) {
        if to.is_unknown() {
            self.settle(node, value);
            return;
        }
        let inner = unwrapped(node, self.text);
        match value.form {
            Form::Value | Form::Unbound => return self.convert_value(node, &value, to),
            Form::Null | Form::Default => {
                self.set_conversion(node, Conversion { to: to.clone(), user: None });
                return;
            }
            Form::Type | Form::Namespace(_) => return,
            Form::Methods(methods) => self.convert_methods(inner, &methods, to),
            Form::LocalFunction(function) => self.convert_local_function(inner, function, to),
            Form::Lambda => self.convert_lambda(inner, to),
            Form::New => self.convert_new(inner, to),
            Form::Out(local) => {
                if let Some(local) = local {
                    self.locals[local.0 as usize].ty = to.clone();
                }
                self.set_ty(inner, to.clone());
                self.set_designation_ty(inner, to);
            }
            Form::Branches(branches) => self.convert_branches(inner, branches, &value.ty, to),
            Form::Tuple(elements) => self.convert_tuple(inner, elements, &value.ty, to),
            Form::Collection(elements) => self.convert_collection(inner, elements, to),
            Form::Stackalloc(element) => self.convert_stackalloc(inner, &element, &value.ty, to),
        }
        self.set_wrappers(node, inner, to);
    }

    /// Parentheses around something that got its type from its surroundings have that type too.
    fn set_wrappers(&mut self, node: Node<'s>, inner: Node<'s>, ty: &Type) {
        let mut wrapper = node;
        while wrapper != inner
            && let Some(next) = expression(wrapper)
        {
            self.set(wrapper, ty.clone(), Meaning::None);
            wrapper = next;
        }
    }

    fn convert_value(&mut self, node: Node<'s>, value: &Expr<'s>, to: &Type) {
        if value.ty == *to || matches!(value.ty, Type::Never) || *to == Type::VOID {
            return;
        }
        let convert = match value.constant {
            Some(constant) => self.symbols.implicit_constant(&value.ty, constant, to),
            None => self.symbols.implicit(&value.ty, to),
        };
        if convert.is_none() {
            self.errors += 1;
        }
        let user = convert.and_then(|convert| convert.user);
        self.set_conversion(node, Conversion { to: to.clone(), user });
    }

    fn convert_methods(&mut self, node: Node<'s>, methods: &Methods, to: &Type) {
        let group = self.group_of(methods);
        let choice = self.symbols.resolve_group(&group, to);
        match choice {
            Some(choice) => self.set_group(node, choice.call, methods.through),
            None => self.note_lonely_group(node, &group, methods.through),
        }
        self.set_conversion(node, Conversion { to: to.clone(), user: None });
    }

    /// The methods of a name: those that the type has, or extension methods.
    fn group_of(&self, methods: &Methods) -> Group {
        match &methods.receiver {
            Some(receiver) if methods.group.methods.is_empty() => {
                let type_args = &methods.group.type_args;
                self.symbols.extension_group(receiver, methods.name, type_args, self.body.scope)
            }
            _ => methods.group.clone(),
        }
    }

    fn set_group(&mut self, node: Node<'s>, mut call: Call, through: Through) {
        let is_static = self.symbols.members[call.method].modifiers.has(Modifiers::STATIC);
        call.is_base = through == Through::Base;
        call.implicit_this = through == Through::Nothing && !is_static;
        if call.implicit_this {
            self.uses_this();
        }
        self.set_meaning(node, Meaning::Group(Box::new(call)));
    }

    /// A group that no delegate type chooses from: known if it has one method only.
    fn note_lonely_group(&mut self, node: Node<'s>, group: &Group, through: Through) {
        let [only] = group.methods.as_slice() else {
            self.errors += u32::from(group.methods.is_empty());
            return;
        };
        let call = Call {
            method: only.member,
            owner: only.owner.clone(),
            type_args: group.type_args.clone(),
            args: Vec::new(),
            is_base: false,
            implicit_this: false,
        };
        self.set_group(node, call, through);
    }

    fn convert_local_function(&mut self, node: Node<'s>, function: FunctionSym, to: &Type) {
        self.note_use_of(function);
        self.set(node, Type::Unknown, Meaning::LocalFunction(function));
        self.set_conversion(node, Conversion { to: to.clone(), user: None });
    }

    fn convert_branches(&mut self, node: Node<'s>, branches: Vec<Branch<'s>>, natural: &Type, to: &Type) {
        let is_natural = !natural.is_unknown()
            && (natural == to
                || self.symbols.implicit(natural, to).is_some()
                || natural.any(&|ty| matches!(ty, Type::Never)));
        let each = if is_natural { natural.clone() } else { to.clone() };
        for branch in branches {
            self.in_branch(branch, |it, node, value| it.convert(node, value, &each));
        }
        self.set(node, each.clone(), Meaning::None);
        if each != *to {
            let user = self.symbols.implicit(&each, to).and_then(|convert| convert.user);
            self.set_conversion(node, Conversion { to: to.clone(), user });
        }
    }

    /// Finishes a branch where the variables are in scope that only it sees.
    fn in_branch(&mut self, branch: Branch<'s>, finish: impl FnOnce(&mut Self, Node<'s>, Expr<'s>)) {
        let mark = self.names.mark();
        for (name, binding) in branch.names {
            self.names.enter(name, binding);
        }
        finish(self, branch.node, branch.value);
        self.names.leave(mark);
    }

    fn convert_tuple(&mut self, node: Node<'s>, elements: Vec<Part<'s>>, natural: &Type, to: &Type) {
        let target = self.symbols.nullable_of(to).unwrap_or(to);
        let Type::Tuple(wanted) = target else {
            self.settle_parts(elements);
            self.set_conversion(node, Conversion { to: to.clone(), user: None });
            return;
        };
        let wanted = wanted.clone();
        for (index, (element, value)) in elements.into_iter().enumerate() {
            let ty = wanted.get(index).map_or(Type::Unknown, |element| element.ty.clone());
            self.convert(element, value, &ty);
        }
        let is_same = natural == target;
        self.set(node, if is_same { natural.clone() } else { target.clone() }, Meaning::None);
        if target != to {
            self.set_conversion(node, Conversion { to: to.clone(), user: None });
        }
    }

    fn convert_collection(&mut self, node: Node<'s>, elements: Vec<Part<'s>>, to: &Type) {
        let target = self.symbols.nullable_of(to).unwrap_or(to).clone();
        let element = match &target {
            Type::Array(element, _) => (**element).clone(),
            _ => self.symbols.iterated(&target, self.body.scope, Asyncness::Sync).element,
        };
        for (node, value) in elements {
            if node.kind() == SyntaxKind::SpreadElement {
                self.spread(node, value, &element);
            } else {
                self.convert(node, value, &element);
            }
        }
        self.set(node, target, Meaning::None);
    }

    /// `..xs` in a collection: each of its elements is converted.
    fn spread(&mut self, node: Node<'s>, value: Expr<'s>, element: &Type) {
        let Some(inner) = expression(node) else { return };
        let ty = self.settle(inner, value);
        let found = self.symbols.iterated(&ty, self.body.scope, Asyncness::Sync).element;
        if found != *element && !element.is_unknown() {
            let user = self.symbols.implicit(&found, element).and_then(|convert| convert.user);
            self.set_conversion(node, Conversion { to: element.clone(), user });
        }
        self.set(node, found, Meaning::None);
    }

    fn convert_stackalloc(&mut self, node: Node<'s>, element: &Type, natural: &Type, to: &Type) {
        let ty = match to {
            Type::Pointer(_) => Type::Pointer(std::sync::Arc::new(element.clone())),
            _ => natural.clone(),
        };
        self.set(node, ty.clone(), Meaning::None);
        self.convert_value(node, &Expr::of(ty), to);
    }

    /// Finishes an expression that nobody wants as anything else; its type.
    pub(super) fn settle(&mut self, node: Node<'s>, value: Expr<'s>) -> Type {
        let inner = unwrapped(node, self.text);
        match value.form {
            Form::Value => value.ty,
            Form::Null | Form::Default => Type::Null,
            Form::Stackalloc(_) => {
                self.set(inner, value.ty.clone(), Meaning::None);
                value.ty
            }
            Form::Type | Form::Namespace(_) | Form::Unbound | Form::Out(_) => Type::Unknown,
            Form::Methods(methods) => self.settle_methods(inner, &methods),
            Form::LocalFunction(function) => {
                let value = self.value_of_local_function(function);
                self.note_use_of(function);
                let symbols = self.symbols;
                let natural = symbols.natural_type(&value, self).unwrap_or_default();
                if !natural.is_unknown() {
                    self.set_conversion(inner, Conversion { to: natural.clone(), user: None });
                }
                natural
            }
            Form::Lambda => self.settle_lambda(inner),
            Form::New => {
                self.walk_all(inner);
                Type::Unknown
            }
            Form::Branches(branches) => {
                for branch in branches {
                    self.in_branch(branch, |it, node, branch| it.convert(node, branch, &value.ty));
                }
                value.ty
            }
            Form::Tuple(elements) => {
                self.settle_parts(elements);
                value.ty
            }
            Form::Collection(elements) => {
                self.settle_parts(elements);
                Type::Unknown
            }
        }
    }

    fn settle_parts(&mut self, parts: Vec<Part<'s>>) {
        for (node, value) in parts {
            if node.kind() == SyntaxKind::SpreadElement {
                self.spread(node, value, &Type::Unknown);
            } else {
                self.settle(node, value);
            }
        }
    }

    fn settle_methods(&mut self, node: Node<'s>, methods: &Methods) -> Type {
        let group = self.group_of(methods);
        let symbols = self.symbols;
        let natural = symbols.natural_type(&Value::Group(group.clone()), self);
        if let Some(to) = natural {
            self.convert_methods(node, methods, &to);
            to
        } else {
            self.note_lonely_group(node, &group, methods.through);
            Type::Unknown
        }
    }

    /// Does an expression convert to a type?
    pub(super) fn fits(&mut self, value: &Expr<'s>, to: &Type) -> bool {
        if matches!(value.form, Form::Value) && value.constant.is_none() {
            return matches!(value.ty, Type::Never) || self.symbols.implicit(&value.ty, to).is_some();
        }
        let known = self.known_value(None, value);
        let symbols = self.symbols;
        symbols.fits(&known, to, self)
    }

    /// What is known about an expression before it is known what it is for.
    pub(super) fn known_value(&self, node: Option<Node<'s>>, value: &Expr<'s>) -> Value {
        match &value.form {
            Form::Value | Form::Stackalloc(_) => match value.constant {
                Some(constant) if constant != Const::Null => Value::Constant(value.ty.clone(), constant),
                _ => Value::Typed(value.ty.clone()),
            },
            Form::Null => Value::Null,
            Form::Default => Value::Default,
            Form::Methods(methods) => Value::Group(self.group_of(methods)),
            Form::LocalFunction(function) => self.value_of_local_function(*function),
            Form::Lambda => match node {
                Some(node) => Value::Lambda(self.lambda_shape(unwrapped(node, self.text))),
                None => Value::Shapeless,
            },
            Form::Tuple(elements) if value.ty.is_unknown() => Value::Tuple(
                elements.iter().map(|(node, value)| self.known_value(Some(*node), value)).collect(),
            ),
            Form::Branches(_) | Form::Tuple(_) if !value.ty.is_unknown() => Value::Typed(value.ty.clone()),
            Form::New | Form::Collection(_) | Form::Branches(_) | Form::Tuple(_) => Value::Shapeless,
            Form::Out(_) => Value::OutVar,
            Form::Type | Form::Namespace(_) | Form::Unbound => Value::Typed(Type::Unknown),
        }
    }

    /// Finishes a condition: a `bool`, or a type that says itself when it is true.
    pub(super) fn convert_condition(&mut self, node: Node<'s>, value: Expr<'s>) {
        let is_bool = value.ty == Type::BOOL || self.symbols.implicit(&value.ty, &Type::BOOL).is_some();
        if is_bool || !matches!(value.form, Form::Value) {
            return self.convert(node, value, &Type::BOOL);
        }
        let operand = Operand { node: node.id(), ty: value.ty.clone(), constant: None };
        let truth = self.symbols.truth(&operand, true);
        self.set_conversion(node, Conversion { to: Type::BOOL, user: truth.map(Box::new) });
    }

    /// `out var x` and what stands in it.
    fn set_designation_ty(&mut self, node: Node<'s>, ty: &Type) {
        for child in node.children() {
            if child.kind().is_type() || child.kind() == SyntaxKind::Designation {
                self.set_ty(child, ty.clone());
            }
        }
    }
}

/// What stands in parentheses, in `checked(…)`, before `!`.
pub(super) fn unwrapped<'s>(node: Node<'s>, text: &str) -> Node<'s> {
    let mut node = node;
    loop {
        let is_wrapper = match node.kind() {
            SyntaxKind::ParenExpr | SyntaxKind::CheckedExpr => true,
            SyntaxKind::PostfixExpr => node.text(text).ends_with('!'),
            _ => false,
        };
        match expression(node) {
            Some(inner) if is_wrapper => node = inner,
            _ => return node,
        }
    }
}
