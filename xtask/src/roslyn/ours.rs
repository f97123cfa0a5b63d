//! Our tree as an outline in Roslyn's words. Where the two trees are shaped differently by design, ours is
//! reshaped here: flat paths nest to the left, chains of `else if` nest to the right, and so on.

use csharp::syntax::SyntaxKind::{self, *};
use csharp::syntax::{Element, Node, ParseOptions, TextRange, Token, decode, parse};

use super::kinds;
use super::outline::{Entry, Outline};

/// Parses bytes of a file and describes what came out.
pub(crate) fn outline(bytes: &[u8], symbols: &[String]) -> Outline {
    let text = decode(bytes);
    let parse = parse(&text, &ParseOptions { symbols: symbols.to_vec() });
    let mut writer = Writer { text: &text, units: Units::of(&text), entries: Vec::new(), open: Vec::new() };
    writer.root(parse.tree.root());
    let units = &writer.units;
    let problems = parse.problems.iter();
    let problems = problems.map(|problem| (units.at(problem.range.start), problem.message.to_string()));
    Outline { problems: problems.collect(), entries: writer.entries }
}

/// Byte offsets to UTF-16 units; a byte order mark counts nothing.
struct Units {
    /// Empty for texts where both are the same.
    of_byte: Vec<u32>,
}

impl Units {
    fn of(text: &str) -> Units {
        if text.is_ascii() {
            return Units { of_byte: Vec::new() };
        }
        let mut of_byte = Vec::with_capacity(text.len() + 1);
        let mut units = 0;
        for (offset, letter) in text.char_indices() {
            of_byte.extend(std::iter::repeat_n(units, letter.len_utf8()));
            let is_mark = offset == 0 && letter == '\u{feff}';
            units += if is_mark { 0 } else { letter.len_utf16() as u32 };
        }
        of_byte.push(units);
        Units { of_byte }
    }

    fn at(&self, byte: u32) -> u32 {
        self.of_byte.get(byte as usize).copied().unwrap_or(byte)
    }
}

struct Writer<'t> {
    text: &'t str,
    units: Units,
    entries: Vec<Entry>,
    /// The entries around the current place.
    open: Vec<usize>,
}

impl<'t> Writer<'t> {
    /// Roslyn's root goes on to the end of the text.
    fn root(&mut self, root: Node<'t>) {
        let range = TextRange::new(root.range().start, self.text.len() as u32);
        self.over("CompilationUnit", range, |writer| writer.parts(root));
    }

    fn node(&mut self, node: Node<'t>) {
        if node.range().is_empty() {
            return;
        }
        let kind = node.kind();
        if kinds::is_spliced(kind) {
            return self.parts(node);
        }
        match kinds::same_shape(kind) {
            Some(name) => self.same_shape(node, name),
            None => self.reshaped(node),
        }
    }

    fn same_shape(&mut self, node: Node<'t>, name: &'static str) {
        let elements = elements(node);
        self.within(name, &elements, |writer| match node.kind() {
            SwitchStmt => writer.switch_statement(&elements),
            _ => writer.elements(&elements),
        });
    }

    /// Nodes whose name depends on a token, or whose parts stand elsewhere in Roslyn's tree.
    fn reshaped(&mut self, node: Node<'t>) {
        let elements = elements(node);
        match node.kind() {
            NamedType => self.path(&elements),
            NameExpr => self.name(&elements),
            MemberAccessExpr | MemberBindingExpr => self.member_access(node.kind(), &elements),
            AttributeArg | Argument | UsingDirective | Subpattern => self.named(node, &elements),
            BinaryExpr | AssignExpr => self.with_operator(node, &elements),
            IsExpr => self.is_expression(&elements),
            IfStmt => self.if_statement(&elements),
            FieldDecl => self.field("FieldDeclaration", &elements),
            EventFieldDecl => self.field("EventFieldDeclaration", &elements),
            BaseList => self.wrapped("BaseList", &elements, SyntaxKind::is_type, "SimpleBaseType"),
            CollectionExpr => {
                self.wrapped("CollectionExpression", &elements, SyntaxKind::is_expression, "ExpressionElement");
            }
            ConstraintClause => self.constraint_clause(&elements),
            Constraint => self.constraint(&elements),
            CallingConvention => self.calling_convention(&elements),
            ArrayCreationExpr => self.array_creation("ArrayCreationExpression", &elements),
            StackallocExpr if elements.iter().any(|element| is_node(element, SyntaxKind::is_type)) => {
                self.array_creation("StackAllocArrayCreationExpression", &elements);
            }
            StackallocExpr => self.implicit_array("ImplicitStackAllocArrayCreationExpression", &elements),
            ImplicitArrayCreationExpr => self.implicit_array("ImplicitArrayCreationExpression", &elements),
            ArglistExpr => self.arglist(&elements),
            QueryExpr => self.query(&elements),
            QueryContinuation => self.query_continuation(&elements),
            LambdaExpr => self.lambda(node, &elements),
            AnonymousMember => self.anonymous_member(node),
            CaseLabel => self.case_label(node, &elements),
            GotoStmt => self.goto(&elements),
            _ => self.by_token(node, &elements),
        }
    }

    /// Nodes that differ from Roslyn's in nothing but the name, which a token decides.
    fn by_token(&mut self, node: Node<'t>, elements: &[Element<'t>]) {
        let token = node.own_tokens().next().map_or(EndOfFile, |(_, token)| token.kind);
        let has = |kind| node.token(kind).is_some();
        let name = match node.kind() {
            LiteralExpr => kinds::literal(token, node.text(self.text)),
            PrefixExpr => kinds::prefix(token),
            PostfixExpr => kinds::postfix(token),
            Accessor => kinds::accessor(node.own_tokens().next().map_or(EndOfFile, |(_, token)| token.kind)),
            ConstructorInitializer if has(BaseKw) => "BaseConstructorInitializer",
            ConstructorInitializer => "ThisConstructorInitializer",
            CheckedStmt if token == CheckedKw => "CheckedStatement",
            CheckedStmt => "UncheckedStatement",
            CheckedExpr if token == CheckedKw => "CheckedExpression",
            CheckedExpr => "UncheckedExpression",
            YieldStmt if has(ReturnKw) => "YieldReturnStatement",
            YieldStmt => "YieldBreakStatement",
            ForeachStmt if has(Ident) => "ForEachStatement",
            ForeachStmt => "ForEachVariableStatement",
            Ordering if has(DescendingKw) => "DescendingOrdering",
            Ordering => "AscendingOrdering",
            WhenClause if node.parent().is_some_and(|parent| parent.kind() == CatchClause) => {
                "CatchFilterClause"
            }
            WhenClause => "WhenClause",
            Designation if node.text(self.text) == "_" => "DiscardDesignation",
            Designation => "SingleVariableDesignation",
            Initializer => initializer_name(node),
            ElementBindingExpr if is_initialized_element(node) => "ImplicitElementAccess",
            ElementBindingExpr => "ElementBindingExpression",
            kind => unreachable!("{kind:?} has a name"),
        };
        self.within(name, elements, |writer| writer.elements(elements));
    }

    /// `A.B<C>.D`: Roslyn nests to the left.
    fn path(&mut self, elements: &[Element<'t>]) {
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

    fn name(&mut self, elements: &[Element<'t>]) {
        let name = match elements {
            [Element::Token(_, token)] if token.kind.is_keyword() => "PredefinedType",
            [Element::Token(..)] => "IdentifierName",
            _ => "GenericName",
        };
        self.within(name, elements, |writer| writer.elements(elements));
    }

    fn member_access(&mut self, kind: SyntaxKind, elements: &[Element<'t>]) {
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
    fn named(&mut self, node: Node<'t>, elements: &[Element<'t>]) {
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
    fn with_operator(&mut self, node: Node<'t>, elements: &[Element<'t>]) {
        let operator: String = node.own_tokens().map(|(_, token)| token.range().of(self.text)).collect();
        let name = match node.kind() {
            BinaryExpr => kinds::binary(&operator),
            _ => kinds::assignment(&operator),
        };
        self.within(name, elements, |writer| writer.elements(elements));
    }

    /// A bare name after `is` is a type for Roslyn, a constant for us: only binding can tell.
    fn is_expression(&mut self, elements: &[Element<'t>]) {
        let [value, is, Element::Node(pattern)] = elements else { return };
        let inner = pattern.children().next();
        match (pattern.kind(), inner) {
            (ConstantPattern, Some(inner)) if is_path(inner) => {
                self.within("IsExpression", elements, |writer| {
                    writer.elements(&[*value, *is]);
                    writer.path_of_expression(inner);
                });
            }
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
    fn if_statement(&mut self, elements: &[Element<'t>]) {
        let is_else_if = |element: &Element<'_>| is_node(element, |kind| kind == ElseIfClause);
        self.within("IfStatement", elements, |writer| {
            let Some(first) = elements.iter().position(is_else_if) else { return writer.elements(elements) };
            writer.elements(&elements[..first]);
            let Element::Node(clause) = elements[first] else { return };
            let parts = self::elements(clause);
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
    fn field(&mut self, name: &'static str, elements: &[Element<'t>]) {
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
    fn wrapped(
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

    fn constraint_clause(&mut self, elements: &[Element<'t>]) {
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

    fn constraint(&mut self, elements: &[Element<'t>]) {
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

    fn calling_convention(&mut self, elements: &[Element<'t>]) {
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
    fn array_creation(&mut self, name: &'static str, elements: &[Element<'t>]) {
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
    fn implicit_array(&mut self, name: &'static str, elements: &[Element<'t>]) {
        self.within(name, elements, |writer| writer.elements_without(elements, RankSpecifier));
    }

    /// `__arglist(1)` is a call.
    fn arglist(&mut self, elements: &[Element<'t>]) {
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
    fn query(&mut self, elements: &[Element<'t>]) {
        self.within("QueryExpression", elements, |writer| {
            writer.elements(&elements[..1]);
            let body = &elements[1..];
            writer.within("QueryBody", body, |writer| writer.elements(body));
        });
    }

    fn query_continuation(&mut self, elements: &[Element<'t>]) {
        let (head, body) = elements.split_at(elements.len().min(2));
        self.within("QueryContinuation", elements, |writer| {
            writer.elements(head);
            writer.within("QueryBody", body, |writer| writer.elements(body));
        });
    }

    /// A parameter without parentheses stands in no list.
    fn lambda(&mut self, node: Node<'t>, elements: &[Element<'t>]) {
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
    fn anonymous_member(&mut self, node: Node<'t>) {
        let elements = elements(node);
        self.within("AnonymousObjectMemberDeclarator", &elements, |writer| {
            let Some(value) = node.children().next() else { return };
            let parts = self::elements(value);
            match parts.as_slice() {
                [Element::Node(name), equals, rest @ ..]
                    if value.kind() == AssignExpr && is_token(equals, Eq) && name.kind() == NameExpr =>
                {
                    let label = [self::elements(*name).as_slice(), &[*equals]].concat();
                    writer.label(&label);
                    writer.elements(rest);
                }
                _ => writer.node(value),
            }
        });
    }

    /// A constant without a guard is no pattern for Roslyn.
    fn case_label(&mut self, node: Node<'t>, elements: &[Element<'t>]) {
        if node.child(WhenClause).is_none() && node.child(ConstantPattern).is_some() {
            return self.within("CaseSwitchLabel", elements, |writer| {
                writer.elements_without(elements, ConstantPattern);
            });
        }
        self.within("CasePatternSwitchLabel", elements, |writer| writer.elements(elements));
    }

    fn goto(&mut self, elements: &[Element<'t>]) {
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
    fn switch_statement(&mut self, elements: &[Element<'t>]) {
        for (index, element) in elements.iter().enumerate() {
            match element {
                Element::Node(value) if index == 1 && value.kind() == ParenExpr => self.parts(*value),
                _ => self.elements(&[*element]),
            }
        }
    }

    /// Like [`Self::elements`], but children of a kind are opened up.
    fn elements_without(&mut self, elements: &[Element<'t>], kind: SyntaxKind) {
        for element in elements {
            match element {
                Element::Node(node) if node.kind() == kind => self.parts(*node),
                _ => self.elements(&[*element]),
            }
        }
    }

    fn parts(&mut self, node: Node<'t>) {
        self.elements(&elements(node));
    }

    fn elements(&mut self, elements: &[Element<'t>]) {
        let mut before = None;
        for element in elements {
            match element {
                Element::Node(node) => self.node(*node),
                // `>>` is several tokens of ours and one of Roslyn's.
                Element::Token(_, token) if joins(before, *token) => self.continue_word(*token),
                Element::Token(_, token) => self.token(*token),
            }
            before = Some(element);
        }
    }

    fn continue_word(&mut self, token: Token) {
        if let Some(&entry) = self.open.last() {
            self.entries[entry].tokens += token.range().of(self.text);
        }
    }

    fn token(&mut self, token: Token) {
        match token.kind {
            EndOfFile | InterpolationText => {}
            IntLit | RealLit | CharLit | StringLit | VerbatimStringLit | RawStringLit | InterpolationStart
            | InterpolationEnd | HoleFormat => self.word("#"),
            _ => self.word(token.range().of(self.text)),
        }
    }

    fn word(&mut self, word: &str) {
        let Some(&entry) = self.open.last() else { return };
        let tokens = &mut self.entries[entry].tokens;
        if !tokens.is_empty() {
            tokens.push(' ');
        }
        tokens.push_str(word);
    }

    /// A node that covers these parts.
    fn within(&mut self, name: &'static str, parts: &[Element<'t>], write: impl FnOnce(&mut Self)) {
        self.over(name, TextRange::new(start(parts), end(parts)), write);
    }

    fn over(&mut self, name: &'static str, range: TextRange, write: impl FnOnce(&mut Self)) {
        if range.is_empty() {
            return;
        }
        let (start, end) = (self.units.at(range.start), self.units.at(range.end));
        let depth = self.open.len() as u32;
        self.open.push(self.entries.len());
        self.entries.push(Entry { depth, start, end, kind: name.to_owned(), tokens: String::new() });
        write(self);
        self.open.pop();
    }
}

fn elements<'t>(node: Node<'t>) -> Vec<Element<'t>> {
    node.elements().collect()
}

fn range(element: &Element<'_>) -> TextRange {
    match element {
        Element::Node(node) => node.range(),
        Element::Token(_, token) => token.range(),
    }
}

/// Where the first part with text starts.
fn start(parts: &[Element<'_>]) -> u32 {
    parts.iter().map(range).find(|range| !range.is_empty()).map_or(0, |range| range.start)
}

fn end(parts: &[Element<'_>]) -> u32 {
    parts.iter().map(range).rfind(|range| !range.is_empty()).map_or(0, |range| range.end)
}

fn is_token(element: &Element<'_>, kind: SyntaxKind) -> bool {
    matches!(element, Element::Token(_, token) if token.kind == kind)
}

fn is_node(element: &Element<'_>, is: impl Fn(SyntaxKind) -> bool) -> bool {
    matches!(element, Element::Node(node) if is(node.kind()))
}

/// Whether a token goes on with the operator before it.
fn joins(before: Option<&Element<'_>>, token: Token) -> bool {
    matches!(token.kind, Gt | GtEq)
        && before.is_some_and(|before| is_token(before, Gt) && range(before).end == token.start)
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

/// The name depends on what is initialized, and of objects on what stands in the braces.
fn initializer_name(node: Node<'_>) -> &'static str {
    let Some(parent) = node.parent() else { return "ArrayInitializerExpression" };
    match parent.kind() {
        WithExpr => "WithInitializerExpression",
        ObjectCreationExpr | ImplicitObjectCreationExpr | AssignExpr => object_initializer_name(node),
        Initializer if initializer_name(parent) != "ArrayInitializerExpression" => {
            "ComplexElementInitializerExpression"
        }
        _ => "ArrayInitializerExpression",
    }
}

fn object_initializer_name(node: Node<'_>) -> &'static str {
    let mut elements = node.children().peekable();
    let is_member = |element: Node<'_>| {
        let target = element.children().next().map(Node::kind);
        let names = matches!(target, Some(NameExpr | ElementBindingExpr));
        element.kind() == AssignExpr && names && element.token(Eq).is_some()
    };
    if elements.peek().is_none() || elements.any(is_member) {
        return "ObjectInitializerExpression";
    }
    "CollectionInitializerExpression"
}

/// `["a"] = 1` in an initializer.
fn is_initialized_element(node: Node<'_>) -> bool {
    let assignment = node.parent().filter(|parent| parent.kind() == AssignExpr);
    assignment.and_then(Node::parent).is_some_and(|outer| outer.kind() == Initializer)
}
