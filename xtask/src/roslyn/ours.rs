//! Our tree as an outline in Roslyn's words. Where the two trees are shaped differently by design, ours is
//! reshaped here: flat paths nest to the left, chains of `else if` nest to the right, and so on.

use csharp::syntax::SyntaxKind::{self, *};
use csharp::syntax::{Element, Node, ParseOptions, TextRange, Token, decode, parse};

use super::kinds;
use super::outline::{Entry, Outline};
use super::reshape::is_constant;

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

pub(super) struct Writer<'t> {
    pub(super) text: &'t str,
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

    pub(super) fn node(&mut self, node: Node<'t>) {
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
        let elements = parts_of(node);
        self.within(name, &elements, |writer| match node.kind() {
            SwitchStmt => writer.switch_statement(&elements),
            _ => writer.elements(&elements),
        });
    }

    /// Nodes whose name depends on a token, or whose parts stand elsewhere in Roslyn's tree.
    fn reshaped(&mut self, node: Node<'t>) {
        let elements = parts_of(node);
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
                self.wrapped(
                    "CollectionExpression",
                    &elements,
                    SyntaxKind::is_expression,
                    "ExpressionElement",
                );
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
            ParenPattern if is_constant(node) => {
                self.within("ConstantPattern", &elements, |writer| writer.constant(node));
            }
            ParenPattern => {
                self.within("ParenthesizedPattern", &elements, |writer| writer.elements(&elements));
            }
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

    /// Like [`Self::elements`], but children of a kind are opened up.
    pub(super) fn elements_without(&mut self, elements: &[Element<'t>], kind: SyntaxKind) {
        for element in elements {
            match element {
                Element::Node(node) if node.kind() == kind => self.parts(*node),
                _ => self.elements(&[*element]),
            }
        }
    }

    pub(super) fn parts(&mut self, node: Node<'t>) {
        self.elements(&parts_of(node));
    }

    pub(super) fn elements(&mut self, elements: &[Element<'t>]) {
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
            IntLit | RealLit | CharLit | StringLit | VerbatimStringLit | RawStringLit
            | InterpolationStart | InterpolationEnd | HoleFormat => self.word("#"),
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
    pub(super) fn within(
        &mut self,
        name: &'static str,
        parts: &[Element<'t>],
        write: impl FnOnce(&mut Self),
    ) {
        self.over(name, TextRange::new(start(parts), end(parts)), write);
    }

    pub(super) fn over(&mut self, name: &'static str, range: TextRange, write: impl FnOnce(&mut Self)) {
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

pub(super) fn parts_of(node: Node<'_>) -> Vec<Element<'_>> {
    node.elements().collect()
}

fn range(element: &Element<'_>) -> TextRange {
    match element {
        Element::Node(node) => node.range(),
        Element::Token(_, token) => token.range(),
    }
}

/// Where the first part with text starts.
pub(super) fn start(parts: &[Element<'_>]) -> u32 {
    parts.iter().map(range).find(|range| !range.is_empty()).map_or(0, |range| range.start)
}

pub(super) fn end(parts: &[Element<'_>]) -> u32 {
    parts.iter().map(range).rfind(|range| !range.is_empty()).map_or(0, |range| range.end)
}

pub(super) fn is_token(element: &Element<'_>, kind: SyntaxKind) -> bool {
    matches!(element, Element::Token(_, token) if token.kind == kind)
}

pub(super) fn is_node(element: &Element<'_>, is: impl Fn(SyntaxKind) -> bool) -> bool {
    matches!(element, Element::Node(node) if is(node.kind()))
}

/// Whether a token goes on with the operator before it.
fn joins(before: Option<&Element<'_>>, token: Token) -> bool {
    matches!(token.kind, Gt | GtEq)
        && before.is_some_and(|before| is_token(before, Gt) && range(before).end == token.start)
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
