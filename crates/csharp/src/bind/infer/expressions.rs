//! Expressions by kind. Long chains (`a.b().c()…`, `a + b + …`) lean to the left: they are walked along that
//! spine in a loop, so their length costs no depth.

use super::literals;
use super::statements::expression;
use super::value::{Expr, Form, Part};
use super::walker::Walker;
use crate::bind::TypeSym;
use crate::bind::facts::Meaning;
use crate::bind::types::{Args, TupleElement, Type};
use crate::syntax::{Node, SyntaxKind, Token};
use ir::{Const, IntKind, Prim};
use std::sync::Arc;

impl<'s> Walker<'s> {
    /// Walks an expression. What depends on its surroundings is left to [`Walker::convert`] and
    /// [`Walker::settle`].
    pub(super) fn expr(&mut self, node: Node<'s>) -> Expr<'s> {
        let base = self.spine.len();
        let mut current = node;
        while let Some(left) = left_operand(current) {
            self.spine.push(current);
            current = left;
        }
        let mut value = self.leaf(current, self.is_callee(base));
        self.note_constant(current, &value);
        while self.spine.len() > base
            && let Some(outer) = self.spine.pop()
        {
            let is_callee = self.is_callee(base);
            value = self.along_spine(outer, current, value, is_callee);
            self.note_constant(outer, &value);
            current = outer;
        }
        value
    }

    /// Is what was just walked called?
    fn is_callee(&self, base: usize) -> bool {
        self.spine.len() > base && self.spine.last().is_some_and(|it| it.kind() == SyntaxKind::InvocationExpr)
    }

    fn note_constant(&mut self, node: Node<'s>, value: &Expr<'s>) {
        if let Some(constant) = value.constant {
            self.set_constant(node, constant);
        }
    }

    /// A node on a spine, whose left operand was walked.
    fn along_spine(&mut self, node: Node<'s>, left: Node<'s>, value: Expr<'s>, is_callee: bool) -> Expr<'s> {
        match node.kind() {
            SyntaxKind::MemberAccessExpr => self.member_access(node, left, value, is_callee),
            SyntaxKind::InvocationExpr => self.invocation(node, left, value),
            SyntaxKind::ElementAccessExpr => self.element_access(node, left, value),
            SyntaxKind::ConditionalAccessExpr => self.conditional_access(node, left, value),
            SyntaxKind::PostfixExpr => self.postfix(node, left, value),
            SyntaxKind::BinaryExpr => self.binary(node, left, value),
            SyntaxKind::IsExpr => self.is_expression(node, left, value),
            SyntaxKind::AsExpr => self.as_expression(node, left, value),
            SyntaxKind::SwitchExpr => self.switch_expression(node, left, value),
            SyntaxKind::WithExpr => self.with_expression(node, left, value),
            _ => self.range(node, Some((left, value))),
        }
    }

    /// Any other expression.
    fn leaf(&mut self, node: Node<'s>, is_callee: bool) -> Expr<'s> {
        match node.kind() {
            SyntaxKind::NameExpr => self.name(node, is_callee),
            SyntaxKind::LiteralExpr => self.literal(node),
            SyntaxKind::ThisExpr => self.this(node),
            SyntaxKind::BaseExpr => self.base(node),
            SyntaxKind::ParenExpr => self.wrapped(node),
            SyntaxKind::CheckedExpr => {
                let is_unchecked = node.token(SyntaxKind::UncheckedKw).is_some();
                self.with_overflow(is_unchecked, |it| it.wrapped(node))
            }
            SyntaxKind::TupleExpr => self.tuple(node),
            SyntaxKind::MemberBindingExpr => self.member_binding(node, is_callee),
            SyntaxKind::ElementBindingExpr => self.element_binding(node),
            SyntaxKind::PrefixExpr => self.prefix(node),
            SyntaxKind::CastExpr => self.cast(node),
            SyntaxKind::AwaitExpr => self.await_expression(node),
            SyntaxKind::AssignExpr => self.assignment(node),
            SyntaxKind::ConditionalExpr => self.conditional(node),
            SyntaxKind::RangeExpr => self.range(node, None),
            SyntaxKind::LambdaExpr | SyntaxKind::AnonymousMethodExpr => {
                self.set(node, Type::Unknown, Meaning::None);
                Expr::untyped(Form::Lambda)
            }
            SyntaxKind::ObjectCreationExpr => self.object_creation(node),
            SyntaxKind::ImplicitObjectCreationExpr => Expr::untyped(Form::New),
            SyntaxKind::AnonymousObjectExpr => self.anonymous_object(node),
            SyntaxKind::ArrayCreationExpr => self.array_creation(node),
            SyntaxKind::ImplicitArrayCreationExpr => self.implicit_array(node),
            SyntaxKind::StackallocExpr => self.stackalloc(node),
            SyntaxKind::CollectionExpr => self.collection(node),
            SyntaxKind::QueryExpr => self.query(node),
            SyntaxKind::InterpolatedStringExpr => self.interpolated_string(node),
            SyntaxKind::DeclarationExpr => self.declaration(node),
            _ => self.operator_with_keyword(node),
        }
    }

    fn operator_with_keyword(&mut self, node: Node<'s>) -> Expr<'s> {
        match node.kind() {
            SyntaxKind::TypeofExpr => {
                self.type_in(node);
                self.typed(node, plain(self.symbols.known.type_type))
            }
            SyntaxKind::SizeofExpr => self.size_of(node),
            SyntaxKind::DefaultExpr => self.default_of(node),
            SyntaxKind::ThrowExpr => {
                self.inner_value(node);
                self.typed(node, Type::Never)
            }
            SyntaxKind::RefExpr => {
                let ty = self.inner_value(node);
                self.typed(node, ty)
            }
            SyntaxKind::RefvalueExpr => {
                self.inner_value(node);
                let ty = self.type_in(node);
                self.typed(node, ty)
            }
            _ => {
                self.walk_all(node);
                self.typed(node, Type::Unknown)
            }
        }
    }

    /// Everything in a node that nobody knows the meaning of.
    pub(super) fn walk_all(&mut self, node: Node<'s>) {
        for child in node.children() {
            if child.kind().is_expression() {
                self.value(child);
            } else if matches!(child.kind(), SyntaxKind::ArgList | SyntaxKind::BracketedArgList) {
                self.walk_arguments(child);
            }
        }
    }

    /// Writes down the type of a value.
    pub(super) fn typed(&mut self, node: Node<'s>, ty: Type) -> Expr<'s> {
        self.set(node, ty.clone(), Meaning::None);
        Expr::of(ty)
    }

    /// The type of the one expression in a node.
    fn inner_value(&mut self, node: Node<'s>) -> Type {
        expression(node).map_or(Type::Unknown, |inner| self.value(inner))
    }

    /// The type that stands in a node.
    fn type_in(&mut self, node: Node<'s>) -> Type {
        let written = node.children().find(|child| child.kind().is_type());
        written.map_or(Type::Unknown, |written| self.resolve_type(written))
    }

    /// `(e)`, `checked(e)`: what it is, e is.
    fn wrapped(&mut self, node: Node<'s>) -> Expr<'s> {
        let Some(inner) = expression(node) else { return self.typed(node, Type::Unknown) };
        let value = self.expr(inner);
        self.set(node, value.ty.clone(), Meaning::None);
        value
    }

    fn this(&mut self, node: Node<'s>) -> Expr<'s> {
        self.uses_this();
        // Nobody should say `this` in a static member; its type is clear nevertheless.
        let ty = self.this.clone().or_else(|| self.owner.clone()).unwrap_or_default();
        // In the model of `System.Int32` it is an `int`.
        let ty = ty.sym().and_then(|sym| self.symbols.as_prim(sym)).unwrap_or(ty);
        self.typed(node, ty)
    }

    fn base(&mut self, node: Node<'s>) -> Expr<'s> {
        self.uses_this();
        let ty = self.this.as_ref().and_then(|this| self.symbols.base(this)).unwrap_or_default();
        self.typed(node, ty)
    }

    fn literal(&mut self, node: Node<'s>) -> Expr<'s> {
        let Some((_, token)) = node.own_tokens().next() else { return self.typed(node, Type::Unknown) };
        let text = token.range().of(self.text);
        let constant = match token.kind {
            SyntaxKind::NullKw => return self.untyped_literal(node, Form::Null),
            SyntaxKind::DefaultKw => return self.untyped_literal(node, Form::Default),
            SyntaxKind::TrueKw => Some(Const::Bool(true)),
            SyntaxKind::FalseKw => Some(Const::Bool(false)),
            SyntaxKind::IntLit => literals::integer(text),
            SyntaxKind::RealLit => literals::real(text),
            SyntaxKind::CharLit => literals::character(text).map(Const::Char),
            SyntaxKind::StringLit | SyntaxKind::VerbatimStringLit | SyntaxKind::RawStringLit => {
                return self.string_literal(node, token);
            }
            _ => None,
        };
        let Some(constant) = constant else { return self.typed(node, Type::Unknown) };
        let ty = literals::type_of(constant).map_or(Type::Unknown, Type::Prim);
        self.set(node, ty.clone(), Meaning::None);
        Expr::constant(ty, constant)
    }

    fn untyped_literal(&mut self, node: Node<'s>, form: Form<'s>) -> Expr<'s> {
        self.set(node, Type::Null, Meaning::None);
        let constant = matches!(form, Form::Null).then_some(Const::Null);
        Expr { ty: Type::Null, constant, form }
    }

    fn string_literal(&mut self, node: Node<'s>, token: Token) -> Expr<'s> {
        let (value, is_utf8) = literals::string(token.kind, token.range().of(self.text));
        let constant = Const::String(self.facts.strings.intern(&value));
        if is_utf8 {
            let ty = generic(self.symbols.known.read_only_span, Type::Prim(Prim::Byte));
            self.set_constant(node, constant);
            return self.typed(node, ty);
        }
        self.set(node, Type::STRING, Meaning::None);
        Expr::constant(Type::STRING, constant)
    }

    /// `(a, b)`: a tuple if all of its elements have types.
    fn tuple(&mut self, node: Node<'s>) -> Expr<'s> {
        let mut elements: Vec<Part<'s>> = Vec::new();
        let mut types = Vec::new();
        for argument in node.children().filter(|it| it.kind() == SyntaxKind::Argument) {
            let Some(inner) = expression(argument) else { continue };
            let value = self.expr(inner);
            let name = argument.token(SyntaxKind::Ident).or_else(|| inferred_name(inner));
            let name = name.and_then(|name| self.name_of(name));
            types.push(TupleElement { name, ty: value.ty.clone() });
            elements.push((inner, value));
        }
        let has_type = elements.iter().all(|(_, value)| has_type(value));
        let ty = if has_type { Type::Tuple(Arc::from(types)) } else { Type::Unknown };
        self.set(node, ty.clone(), Meaning::None);
        Expr { ty, constant: None, form: Form::Tuple(elements) }
    }

    fn await_expression(&mut self, node: Node<'s>) -> Expr<'s> {
        let ty = self.inner_value(node);
        let result = self.symbols.await_result(&ty, self.body.scope);
        self.typed(node, result)
    }

    fn default_of(&mut self, node: Node<'s>) -> Expr<'s> {
        let ty = self.type_in(node);
        let mut value = self.typed(node, ty);
        value.constant = default_constant(&value.ty);
        if value.constant.is_none() && self.symbols.is_reference_type(&value.ty) {
            value.constant = Some(Const::Null);
        }
        value
    }

    /// Only types with keywords have a size that is known to the language.
    fn size_of(&mut self, node: Node<'s>) -> Expr<'s> {
        let ty = self.type_in(node);
        let mut value = self.typed(node, Type::INT);
        let size = match self.symbols.prim_of_constant(&ty) {
            Some(Prim::Bool | Prim::SByte | Prim::Byte) => 1,
            Some(Prim::Short | Prim::UShort | Prim::Char) => 2,
            Some(Prim::Int | Prim::UInt | Prim::Float) => 4,
            Some(Prim::Long | Prim::ULong | Prim::Double) => 8,
            Some(Prim::Decimal) => 16,
            _ => return value,
        };
        value.constant = Some(Const::Int(IntKind::Int, size));
        value
    }

    fn interpolated_string(&mut self, node: Node<'s>) -> Expr<'s> {
        let holes: Vec<_> =
            node.children().filter(|child| child.kind() == SyntaxKind::Interpolation).collect();
        for &hole in &holes {
            self.inner_value(hole);
            if let Some(alignment) = hole.child(SyntaxKind::InterpolationAlignment) {
                self.inner_value(alignment);
            }
        }
        let mut value = self.typed(node, Type::STRING);
        if holes.is_empty() {
            value.constant = self.text_without_holes(node);
        } else {
            value.constant = self.joined_constants(node);
        }
        value
    }

    fn text_without_holes(&mut self, node: Node<'s>) -> Option<Const> {
        let mut start = node.own_tokens().map(|(_, token)| token);
        let is_raw = start.next()?.range().of(self.text).ends_with("\"\"\"");
        let text = start.find(|token| token.kind == SyntaxKind::InterpolationText);
        let text = text.map_or("", |token| token.range().of(self.text));
        // Raw ones depend on where their closing quotes stand; their text is no constant that anybody needs.
        if is_raw {
            return None;
        }
        let value = self.unescaped(node, text);
        Some(Const::String(self.facts.strings.intern(&value)))
    }

    /// `$"{A}{B}"` of constant strings is a constant.
    fn joined_constants(&mut self, node: Node<'s>) -> Option<Const> {
        if self.is_trial() {
            return None;
        }
        let mut joined = String::new();
        for element in node.elements() {
            match element {
                crate::syntax::Element::Token(_, token) if token.kind == SyntaxKind::InterpolationText => {
                    joined.push_str(&self.unescaped(node, token.range().of(self.text)));
                }
                crate::syntax::Element::Node(hole) if hole.kind() == SyntaxKind::Interpolation => {
                    let is_plain = hole.children().count() == 1;
                    let value = expression(hole).filter(|_| is_plain)?;
                    let Some(Const::String(name)) = self.facts.constant(value.id()) else { return None };
                    joined.push_str(self.facts.strings.get(name));
                }
                _ => {}
            }
        }
        let is_raw = node.text(self.text).contains("\"\"\"");
        (!is_raw).then(|| Const::String(self.facts.strings.intern(&joined)))
    }

    /// Text of an interpolated string: doubled braces are single ones, and escapes as its form has them.
    fn unescaped(&self, node: Node<'s>, text: &'s str) -> String {
        let start = node.own_tokens().next().map_or("", |(_, token)| token.range().of(self.text));
        let plain = text.replace("{{", "{").replace("}}", "}");
        let value = if start.contains('@') { literals::verbatim(&plain) } else { literals::regular(&plain) };
        value.into_owned()
    }
}

/// The node on the left of a chain's node, if there is one.
fn left_operand(node: Node<'_>) -> Option<Node<'_>> {
    match node.kind() {
        SyntaxKind::MemberAccessExpr
        | SyntaxKind::InvocationExpr
        | SyntaxKind::ElementAccessExpr
        | SyntaxKind::ConditionalAccessExpr
        | SyntaxKind::PostfixExpr
        | SyntaxKind::BinaryExpr
        | SyntaxKind::IsExpr
        | SyntaxKind::AsExpr
        | SyntaxKind::SwitchExpr
        | SyntaxKind::WithExpr => {}
        // `..b` has nothing on its left.
        SyntaxKind::RangeExpr => {
            let starts_with_dots =
                node.tokens().next().is_some_and(|(_, token)| token.kind == SyntaxKind::DotDot);
            if starts_with_dots {
                return None;
            }
        }
        _ => return None,
    }
    node.children().next().filter(|left| left.kind().is_expression())
}

/// Does an expression have a type without its surroundings?
pub(super) fn has_type(value: &Expr<'_>) -> bool {
    match &value.form {
        Form::Value | Form::Unbound | Form::Stackalloc(_) => true,
        Form::Tuple(_) | Form::Branches(_) => !value.ty.is_unknown(),
        _ => false,
    }
}

/// The name that an element of a tuple or anonymous object gets from its expression: `x`, `a.X`, `a?.X`.
pub(super) fn inferred_name(node: Node<'_>) -> Option<Token> {
    match node.kind() {
        SyntaxKind::NameExpr | SyntaxKind::MemberAccessExpr | SyntaxKind::MemberBindingExpr => {
            node.token(SyntaxKind::Ident)
        }
        SyntaxKind::ConditionalAccessExpr => node.children().nth(1).and_then(inferred_name),
        _ => None,
    }
}

/// The value that variables of a type have before somebody sets them.
pub(super) fn default_constant(ty: &Type) -> Option<Const> {
    let prim = ty.prim()?;
    let integer = IntKind::SUFFIXES.into_iter().find(|(kind, _)| kind.prim() == prim);
    if let Some((kind, _)) = integer {
        return Some(Const::Int(kind, 0));
    }
    Some(match prim {
        Prim::Bool => Const::Bool(false),
        Prim::Char => Const::Char(0),
        Prim::Float => Const::Float(0),
        Prim::Double => Const::Double(0),
        Prim::Decimal => Const::Decimal(ir::Decimal::new(false, 0, 0)?),
        Prim::String | Prim::Object | Prim::Dynamic => Const::Null,
        _ => return None,
    })
}

/// A declared type without arguments, if it is known.
pub(super) fn plain(sym: Option<TypeSym>) -> Type {
    sym.map_or(Type::Unknown, |sym| Type::Named(sym, Args::NONE))
}

/// A declared type with one argument, if it is known.
pub(super) fn generic(sym: Option<TypeSym>, argument: Type) -> Type {
    sym.map_or(Type::Unknown, |sym| Type::Named(sym, std::iter::once(argument).collect()))
}
