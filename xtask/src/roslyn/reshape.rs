//! Where Roslyn's tree is shaped differently by design: names, labels, declarations, arrays, queries.

use csharp::syntax::SyntaxKind::{self, *};
use csharp::syntax::{Element, Node, TextRange};

use super::kinds;
use super::ours::{Writer, end, is_node, is_token, parts_of, start};

impl<'t> Writer<'t> {
    /// `A.B<C>.D`: Roslyn nests to the left.
    pub(super) fn path(&mut self, elements: &[Element<'t>]) {
        let is_separator = |element: &Element<'_>| is_token(element, Dot) || is_token(element, ColonColon);
        let Some(last) = elements.iter().rposition(is_separator) else { return self.name(elements) };
        let is_alias = is_token(&elements[last], ColonColon);
        let name = if is_alias { "AliasQualifiedName" } else { "QualifiedName" };
        self.within(name, elements, |writer| {
            writer.path(&elements[..last]);
            writer.elements(&elements[last..=last]);
            writer.name(&elements[last + 1..]);
        });
    }

    pub(super) fn name(&mut self, elements: &[Element<'t>]) {
        let name = match elements {
            [Element::Token(_, token)] if token.kind.is_keyword() => "PredefinedType",
            [Element::Token(..)] => "IdentifierName",
            _ => "GenericName",
        };
        self.within(name, elements, |writer| writer.elements(elements));
    }

    pub(super) fn member_access(&mut self, kind: SyntaxKind, elements: &[Element<'t>]) {
        let operator = usize::from(kind == MemberAccessExpr);
        let name = match elements.get(operator) {
            _ if kind == MemberBindingExpr => "MemberBindingExpression",
            Some(element) if is_token(element, Arrow) => "PointerMemberAccessExpression",
            Some(element) if is_token(element, ColonColon) => "AliasQualifiedName",
            _ => "SimpleMemberAccessExpression",
        };
        self.within(name, elements, |writer| {
            writer.elements(&elements[..=operator]);
            writer.name(&elements[operator + 1..]);
        });
    }

    /// Nodes that may start with `name:` or `name =`.
    pub(super) fn named(&mut self, node: Node<'t>, elements: &[Element<'t>]) {
        let kind = match node.kind() {
            AttributeArg => "AttributeArgument",
            Argument => "Argument",
            UsingDirective => "UsingDirective",
            _ => "Subpattern",
        };
        let separator = elements.iter().position(|element| is_token(element, Colon) || is_token(element, Eq));
        self.within(kind, elements, |writer| {
            let Some(separator) = separator else { return writer.elements(elements) };
            let is_name_part = |element: &Element<'_>| is_token(element, Ident) || is_token(element, Dot);
            let before = elements[..separator].iter().rev().take_while(|element| is_name_part(element));
            let start = separator - before.count();
            writer.elements(&elements[..start]);
            writer.label(&elements[start..=separator]);
            writer.elements(&elements[separator + 1..]);
        });
    }

    /// `name:`, `name =`, `A.B:`.
    fn label(&mut self, elements: &[Element<'t>]) {
        let (separator, path) = elements.split_last().expect("a label ends with its separator");
        let name = match path {
            [_] if is_token(separator, Eq) => "NameEquals",
            [_] => "NameColon",
            _ => "ExpressionColon",
        };
        self.within(name, elements, |writer| {
            writer.member_path(path);
            writer.elements(std::slice::from_ref(separator));
        });
    }

    fn member_path(&mut self, path: &[Element<'t>]) {
        let [left @ .., dot, name] = path else { return self.name(path) };
        if left.is_empty() {
            return self.name(path);
        }
        self.within("SimpleMemberAccessExpression", path, |writer| {
            writer.member_path(left);
            writer.elements(&[*dot]);
            writer.name(&[*name]);
        });
    }

    /// The operator names the expression.
    pub(super) fn with_operator(&mut self, node: Node<'t>, elements: &[Element<'t>]) {
        let operator: String = node.own_tokens().map(|(_, token)| token.range().of(self.text)).collect();
        let name = match node.kind() {
            BinaryExpr => kinds::binary(&operator),
            _ => kinds::assignment(&operator),
        };
        self.within(name, elements, |writer| writer.elements(elements));
    }

    /// A bare name after `is` is a type for Roslyn, a constant for us: only binding can tell.
    pub(super) fn is_expression(&mut self, elements: &[Element<'t>]) {
        let [value, is, Element::Node(pattern)] = elements else { return };
        let inner = pattern.children().next();
        match (pattern.kind(), inner) {
            (ConstantPattern, Some(inner)) if is_path(inner) => {
                self.within("IsExpression", elements, |writer| {
                    writer.elements(&[*value, *is]);
                    writer.path_of_expression(inner);
                });
            }
            (DiscardPattern, None) => self.within("IsExpression", elements, |writer| {
                writer.elements(&[*value, *is]);
                writer.name(&parts_of(*pattern));
            }),
            (TypePattern, Some(inner)) => self.within("IsExpression", elements, |writer| {
                writer.elements(&[*value, *is]);
                writer.node(inner);
            }),
            _ => self.within("IsPatternExpression", elements, |writer| writer.elements(elements)),
        }
    }

    fn path_of_expression(&mut self, node: Node<'t>) {
        let mut flat = Vec::new();
        flatten_path(node, &mut flat);
        self.path(&flat);
    }

    /// `else if` is an `if` inside an `else`.
    pub(super) fn if_statement(&mut self, elements: &[Element<'t>]) {
        let is_else_if = |element: &Element<'_>| is_node(element, |kind| kind == ElseIfClause);
        self.within("IfStatement", elements, |writer| {
            let Some(first) = elements.iter().position(is_else_if) else { return writer.elements(elements) };
            writer.elements(&elements[..first]);
            let Element::Node(clause) = elements[first] else { return };
            let parts = parts_of(clause);
            let mut inner = parts[1..].to_vec();
            inner.extend_from_slice(&elements[first + 1..]);
            let range = TextRange::new(start(&parts), end(&elements[first..]));
            writer.over("ElseClause", range, |writer| {
                writer.elements(&parts[..1]);
                writer.if_statement(&inner);
            });
        });
    }

    /// The type and the variables are a declaration of their own.
    pub(super) fn field(&mut self, name: &'static str, elements: &[Element<'t>]) {
        let from = elements.iter().position(|element| is_node(element, SyntaxKind::is_type));
        let to = elements.iter().rposition(|element| is_node(element, |kind| kind == VariableDeclarator));
        self.within(name, elements, |writer| match (from, to) {
            (Some(from), Some(to)) if from < to => {
                writer.elements(&elements[..from]);
                let declaration = &elements[from..=to];
                writer.within("VariableDeclaration", declaration, |writer| writer.elements(declaration));
                writer.elements(&elements[to + 1..]);
            }
            _ => writer.elements(elements),
        });
    }

    /// Children of some kinds are wrapped once more.
    pub(super) fn wrapped(
        &mut self,
        name: &'static str,
        elements: &[Element<'t>],
        is_wrapped: fn(SyntaxKind) -> bool,
        wrapper: &'static str,
    ) {
        self.within(name, elements, |writer| {
            for element in elements {
                if is_node(element, is_wrapped) {
                    writer.within(wrapper, &[*element], |writer| writer.elements(&[*element]));
                } else {
                    writer.elements(&[*element]);
                }
            }
        });
    }

    pub(super) fn constraint_clause(&mut self, elements: &[Element<'t>]) {
        self.within("TypeParameterConstraintClause", elements, |writer| {
            for element in elements {
                if is_token(element, Ident) {
                    writer.name(&[*element]);
                } else {
                    writer.elements(&[*element]);
                }
            }
        });
    }

    pub(super) fn constraint(&mut self, elements: &[Element<'t>]) {
        let name = match elements.first() {
            Some(Element::Token(_, token)) => match token.kind {
                ClassKw => "ClassConstraint",
                StructKw => "StructConstraint",
                DefaultKw => "DefaultConstraint",
                NewKw => "ConstructorConstraint",
                AllowsKw => {
                    return self.within("AllowsConstraintClause", elements, |writer| {
                        writer.elements(&elements[..1]);
                        let inner = &elements[1..];
                        writer.within("RefStructConstraint", inner, |writer| writer.elements(inner));
                    });
                }
                _ => return self.within("TypeConstraint", elements, |writer| writer.name(elements)),
            },
            _ => "TypeConstraint",
        };
        self.within(name, elements, |writer| writer.elements(elements));
    }

    pub(super) fn calling_convention(&mut self, elements: &[Element<'t>]) {
        self.within("FunctionPointerCallingConvention", elements, |writer| {
            writer.elements(&elements[..1]);
            let list = &elements[1..];
            if list.is_empty() {
                return;
            }
            writer.within("FunctionPointerUnmanagedCallingConventionList", list, |writer| {
                for element in list {
                    if is_token(element, Ident) {
                        let one = [*element];
                        let name = "FunctionPointerUnmanagedCallingConvention";
                        writer.within(name, &one, |writer| writer.elements(&one));
                    } else {
                        writer.elements(&[*element]);
                    }
                }
            });
        });
    }

    /// The element type and the ranks are an array type.
    pub(super) fn array_creation(&mut self, name: &'static str, elements: &[Element<'t>]) {
        let last_rank = elements.iter().rposition(|element| is_node(element, |kind| kind == RankSpecifier));
        self.within(name, elements, |writer| {
            let Some(last) = last_rank else { return writer.elements(elements) };
            writer.elements(&elements[..1]);
            let array = &elements[1..=last];
            writer.within("ArrayType", array, |writer| writer.elements(array));
            writer.elements(&elements[last + 1..]);
        });
    }

    /// `new[,] { }`: the brackets belong to the expression.
    pub(super) fn implicit_array(&mut self, name: &'static str, elements: &[Element<'t>]) {
        self.within(name, elements, |writer| writer.elements_without(elements, RankSpecifier));
    }

    /// `__arglist(1)` is a call.
    pub(super) fn arglist(&mut self, elements: &[Element<'t>]) {
        let (word, arguments) = elements.split_at(1);
        if arguments.is_empty() {
            return self.within("ArgListExpression", word, |writer| writer.elements(word));
        }
        self.within("InvocationExpression", elements, |writer| {
            writer.within("ArgListExpression", word, |writer| writer.elements(word));
            writer.elements(arguments);
        });
    }

    /// All but the first clause is a body.
    pub(super) fn query(&mut self, elements: &[Element<'t>]) {
        self.within("QueryExpression", elements, |writer| {
            writer.elements(&elements[..1]);
            let body = &elements[1..];
            writer.within("QueryBody", body, |writer| writer.elements(body));
        });
    }

    pub(super) fn query_continuation(&mut self, elements: &[Element<'t>]) {
        let (head, body) = elements.split_at(elements.len().min(2));
        self.within("QueryContinuation", elements, |writer| {
            writer.elements(head);
            writer.within("QueryBody", body, |writer| writer.elements(body));
        });
    }

    /// A parameter without parentheses stands in no list.
    pub(super) fn lambda(&mut self, node: Node<'t>, elements: &[Element<'t>]) {
        let list = node.child(ParamList);
        if list.is_some_and(|list| list.token(LParen).is_some()) {
            return self
                .within("ParenthesizedLambdaExpression", elements, |writer| writer.elements(elements));
        }
        self.within("SimpleLambdaExpression", elements, |writer| {
            writer.elements_without(elements, ParamList);
        });
    }

    /// `A = 1` in `new { A = 1 }` is no assignment.
    pub(super) fn anonymous_member(&mut self, node: Node<'t>) {
        let elements = parts_of(node);
        self.within("AnonymousObjectMemberDeclarator", &elements, |writer| {
            let Some(value) = node.children().next() else { return };
            let parts = parts_of(value);
            match parts.as_slice() {
                [Element::Node(name), equals, rest @ ..]
                    if value.kind() == AssignExpr && is_token(equals, Eq) && name.kind() == NameExpr =>
                {
                    let label = [parts_of(*name).as_slice(), &[*equals]].concat();
                    writer.label(&label);
                    writer.elements(rest);
                }
                _ => writer.node(value),
            }
        });
    }

    /// A constant without a guard is no pattern for Roslyn, with parentheses or without.
    pub(super) fn case_label(&mut self, node: Node<'t>, elements: &[Element<'t>]) {
        let pattern = node.children().find(|child| child.kind().is_pattern());
        let is_constant = node.child(WhenClause).is_none()
            && pattern.is_some_and(|pattern| is_constant(pattern) || pattern.kind() == DiscardPattern);
        let name = if is_constant { "CaseSwitchLabel" } else { "CasePatternSwitchLabel" };
        self.within(name, elements, |writer| match pattern.filter(|_| is_constant) {
            Some(pattern) => {
                writer.elements(&elements[..1]);
                writer.constant(pattern);
                writer.elements(&elements[2..]);
            }
            None => writer.elements(elements),
        });
    }

    pub(super) fn constant(&mut self, pattern: Node<'t>) {
        let elements = parts_of(pattern);
        match elements.as_slice() {
            [open, Element::Node(inner), close] if pattern.kind() == ParenPattern => {
                self.within("ParenthesizedExpression", &elements, |writer| {
                    writer.elements(&[*open]);
                    writer.constant(*inner);
                    writer.elements(&[*close]);
                });
            }
            _ if pattern.kind() == DiscardPattern => self.name(&elements),
            _ => self.elements(&elements),
        }
    }

    pub(super) fn goto(&mut self, elements: &[Element<'t>]) {
        let has = |kind| elements.iter().any(|element| is_token(element, kind));
        let name = match () {
            () if has(CaseKw) => "GotoCaseStatement",
            () if has(DefaultKw) => "GotoDefaultStatement",
            () => "GotoStatement",
        };
        self.within(name, elements, |writer| {
            for element in elements {
                if is_token(element, Ident) {
                    writer.name(&[*element]);
                } else {
                    writer.elements(&[*element]);
                }
            }
        });
    }

    /// The parentheses belong to the statement, unless they are a tuple's.
    pub(super) fn switch_statement(&mut self, elements: &[Element<'t>]) {
        for (index, element) in elements.iter().enumerate() {
            match element {
                Element::Node(value) if index == 1 && value.kind() == ParenExpr => self.parts(*value),
                _ => self.elements(&[*element]),
            }
        }
    }
}

/// `A`, `A.B<C>`, `a::B`: what could be a type as well.
fn is_path(node: Node<'_>) -> bool {
    match node.kind() {
        NameExpr => node.token(Ident).is_some(),
        MemberAccessExpr => node.token(Arrow).is_none() && node.children().next().is_some_and(is_path),
        _ => false,
    }
}

fn flatten_path<'t>(node: Node<'t>, flat: &mut Vec<Element<'t>>) {
    for element in node.elements() {
        match element {
            Element::Node(inner) if matches!(inner.kind(), NameExpr | MemberAccessExpr) => {
                flatten_path(inner, flat);
            }
            _ => flat.push(element),
        }
    }
}

pub(super) fn is_constant(pattern: Node<'_>) -> bool {
    match pattern.kind() {
        ParenPattern => pattern.children().next().is_some_and(is_constant),
        kind => kind == ConstantPattern,
    }
}
