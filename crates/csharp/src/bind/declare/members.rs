//! The members of a type: what they are called and which node declares them.

use super::{generic_names, modifiers_of};
use crate::bind::resolve::identifier;
use crate::bind::signature::main_awaits;
use crate::bind::symbols::{
    Kind, Member, MemberKind, MemberSym, Modifiers, Name, Origin, Part, Source, Symbols, TypeSym,
};
use crate::syntax::{Node, SyntaxKind, Token};
use std::sync::{Arc, OnceLock};

/// Adds all members of a type.
pub(super) fn declare(symbols: &mut Symbols, owner: TypeSym) {
    for part in symbols.types[owner].parts.clone() {
        let source = symbols.sources[part.source].clone();
        let node = source.node(part.node);
        Adder { symbols, source: &source, owner, part }.add_all(node);
    }
    let decl = &mut symbols.types[owner];
    let mut by_name: Vec<_> =
        decl.members.iter().map(|&member| (symbols.members[member].name, member)).collect();
    by_name.sort_by_key(|&(name, _)| name);
    symbols.types[owner].by_name = by_name;
}

struct Adder<'a> {
    symbols: &'a mut Symbols,
    source: &'a Arc<Source>,
    owner: TypeSym,
    part: Part,
}

/// What a member is before it has a number.
struct New {
    name: Name,
    kind: MemberKind,
    modifiers: Modifiers,
    generics: Vec<Name>,
    param_count: usize,
}

impl Adder<'_> {
    fn add_all(mut self, node: Node<'_>) {
        match node.kind() {
            SyntaxKind::CompilationUnit => return self.top_level_program(node),
            SyntaxKind::DelegateDecl => return self.invoke(node),
            SyntaxKind::EnumDecl => {
                node.children()
                    .filter(|it| it.kind() == SyntaxKind::EnumMember)
                    .for_each(|it| self.enum_member(it));
                return;
            }
            _ => {}
        }
        let parameters = node.child(SyntaxKind::ParamList);
        if let Some(parameters) = parameters {
            self.primary_constructor(node, parameters);
        }
        for member in node.child(SyntaxKind::MemberList).into_iter().flat_map(Node::children) {
            self.member(member);
        }
        let is_last = |last: &Part| (last.source, last.node) == (self.part.source, node.id());
        if self.symbols.types[self.owner].parts.last().is_some_and(is_last) {
            self.implicit_constructor(node);
        }
    }

    fn member(&mut self, node: Node<'_>) {
        match node.kind() {
            SyntaxKind::FieldDecl => self.fields(node, MemberKind::Field),
            SyntaxKind::EventFieldDecl => self.fields(node, MemberKind::Event),
            SyntaxKind::EventDecl => self.named(node, MemberKind::Event),
            SyntaxKind::PropertyDecl => self.named(node, MemberKind::Property),
            SyntaxKind::IndexerDecl => self.called(node, "this[]", MemberKind::Indexer),
            SyntaxKind::MethodDecl => self.method(node),
            SyntaxKind::ConstructorDecl => self.constructor(node),
            SyntaxKind::FinalizerDecl => self.called(node, "Finalize", MemberKind::Finalizer),
            SyntaxKind::OperatorDecl => {
                let name = operator_name(node, &self.source.text);
                self.called(node, &name, MemberKind::Operator);
            }
            SyntaxKind::ConversionDecl => self.conversion(node),
            SyntaxKind::ExtensionDecl => self.extension_block(node),
            _ => {}
        }
    }

    fn top_level_program(&mut self, node: Node<'_>) {
        let name = self.symbols.names.intern("<Main>$");
        let mut modifiers = Modifiers::STATIC.with(Modifiers::PRIVATE);
        if main_awaits(node) {
            modifiers = modifiers.with(Modifiers::ASYNC);
        }
        let generics = Vec::new();
        self.push(node, New { name, kind: MemberKind::Method, modifiers, generics, param_count: 1 });
    }

    fn invoke(&mut self, node: Node<'_>) {
        let name = self.symbols.names.intern("Invoke");
        let modifiers = Modifiers::PUBLIC.with(Modifiers::VIRTUAL);
        let param_count = param_count(node);
        self.push(node, New { name, kind: MemberKind::Method, modifiers, generics: Vec::new(), param_count });
    }

    fn enum_member(&mut self, node: Node<'_>) {
        let Some(name) = self.name(node) else { return };
        let modifiers = Modifiers::PUBLIC.with(Modifiers::STATIC).with(Modifiers::CONST);
        let kind = MemberKind::EnumMember;
        self.push(node, New { name, kind, modifiers, generics: Vec::new(), param_count: 0 });
    }

    fn fields(&mut self, node: Node<'_>, kind: MemberKind) {
        let mut modifiers = self.modifiers(node);
        let is_const = modifiers.has(Modifiers::CONST);
        if is_const {
            modifiers = modifiers.with(Modifiers::STATIC);
        }
        let kind = if is_const { MemberKind::Const } else { kind };
        for variable in node.children().filter(|it| it.kind() == SyntaxKind::VariableDeclarator) {
            if let Some(name) = self.name(variable) {
                self.push(variable, New { name, kind, modifiers, generics: Vec::new(), param_count: 0 });
            }
        }
    }

    fn named(&mut self, node: Node<'_>, kind: MemberKind) {
        if let Some(name) = self.name(node) {
            let modifiers = self.modifiers(node);
            self.push(node, New { name, kind, modifiers, generics: Vec::new(), param_count: 0 });
        }
    }

    fn called(&mut self, node: Node<'_>, name: &str, kind: MemberKind) {
        let name = self.symbols.names.intern(name);
        let modifiers = self.modifiers(node);
        let param_count = param_count(node);
        self.push(node, New { name, kind, modifiers, generics: Vec::new(), param_count });
    }

    fn method(&mut self, node: Node<'_>) {
        let Some(name) = self.name(node) else { return };
        let mut modifiers = self.modifiers(node);
        if is_extension(node) {
            modifiers = modifiers.with(Modifiers::EXTENSION);
        }
        let generics = generic_names(self.symbols, self.source, node);
        let param_count = param_count(node);
        self.push(node, New { name, kind: MemberKind::Method, modifiers, generics, param_count });
    }

    fn constructor(&mut self, node: Node<'_>) {
        let is_static = modifiers_of(node).has(Modifiers::STATIC);
        if is_static {
            self.called(node, ".cctor", MemberKind::StaticConstructor);
        } else {
            self.called(node, ".ctor", MemberKind::Constructor);
        }
    }

    fn conversion(&mut self, node: Node<'_>) {
        let is_implicit = node.token(SyntaxKind::ImplicitKw).is_some();
        self.called(node, if is_implicit { "op_Implicit" } else { "op_Explicit" }, MemberKind::Conversion);
    }

    /// Members of an extension block are extension methods of the static class around it: the block's
    /// parameter and type parameters come before their own.
    fn extension_block(&mut self, block: Node<'_>) {
        let outer = generic_names(self.symbols, self.source, block);
        for node in block.child(SyntaxKind::MemberList).into_iter().flat_map(Node::children) {
            let kind = match node.kind() {
                SyntaxKind::MethodDecl => MemberKind::Method,
                SyntaxKind::PropertyDecl => MemberKind::Property,
                _ => continue,
            };
            let Some(name) = self.name(node) else { continue };
            let own = modifiers_of(node);
            let takes_receiver = !own.has(Modifiers::STATIC);
            let mut modifiers = own.with(Modifiers::STATIC).with(Modifiers::EXTENSION_BLOCK);
            if takes_receiver {
                modifiers = modifiers.with(Modifiers::EXTENSION);
            }
            let mut generics = outer.clone();
            generics.extend(generic_names(self.symbols, self.source, node));
            let param_count = param_count(node) + usize::from(takes_receiver);
            self.push(node, New { name, kind, modifiers, generics, param_count });
        }
    }

    /// A primary constructor, and what a positional record makes of its parameters.
    fn primary_constructor(&mut self, node: Node<'_>, parameters: Node<'_>) {
        let params: Vec<_> = parameters.children().filter(|it| it.kind() == SyntaxKind::Param).collect();
        let name = self.symbols.names.intern(".ctor");
        let modifiers = Modifiers::PUBLIC.with(Modifiers::IMPLICIT);
        let param_count = params.len();
        let kind = MemberKind::Constructor;
        self.push(node, New { name, kind, modifiers, generics: Vec::new(), param_count });
        if !matches!(self.symbols.types[self.owner].kind, Kind::RecordClass | Kind::RecordStruct) {
            return;
        }
        for param in &params {
            if let Some(name) = self.name(*param)
                && !declares(node, name, self)
            {
                let kind = MemberKind::Property;
                self.push(*param, New { name, kind, modifiers, generics: Vec::new(), param_count: 0 });
            }
        }
        let name = self.symbols.names.intern("Deconstruct");
        self.push(node, New { name, kind: MemberKind::Method, modifiers, generics: Vec::new(), param_count });
    }

    /// The constructor that nobody wrote: of classes without one, and of every struct.
    fn implicit_constructor(&mut self, node: Node<'_>) {
        let decl = &self.symbols.types[self.owner];
        let is_static = decl.modifiers.has(Modifiers::STATIC);
        let has_one = decl.members.iter().map(|&member| &self.symbols.members[member]).any(|member| {
            member.kind == MemberKind::Constructor && (!decl.is_value_type() || member.param_count == 0)
        });
        // An outline says all there is; a class in it without a public constructor has none for us.
        let is_silent = self.source.origin == Origin::Outline && !decl.is_value_type();
        if decl.kind == Kind::Interface || is_static || has_one || is_silent {
            return;
        }
        let name = self.symbols.names.intern(".ctor");
        let modifiers = Modifiers::PUBLIC.with(Modifiers::IMPLICIT);
        let kind = MemberKind::Constructor;
        self.push(node, New { name, kind, modifiers, generics: Vec::new(), param_count: 0 });
    }

    fn name(&mut self, node: Node<'_>) -> Option<Name> {
        let token = node.token(SyntaxKind::Ident)?;
        Some(self.symbols.names.intern(identifier(token, &self.source.text)))
    }

    /// Those that are written, and those that go without saying.
    fn modifiers(&self, node: Node<'_>) -> Modifiers {
        let mut modifiers = modifiers_of(node);
        if node.child(SyntaxKind::ExplicitInterface).is_some() {
            modifiers = modifiers.with(Modifiers::EXPLICIT);
        }
        let is_visible = modifiers.has(Modifiers::PRIVATE) || modifiers.has(Modifiers::PROTECTED);
        if self.symbols.types[self.owner].kind == Kind::Interface && !is_visible {
            modifiers = modifiers.with(Modifiers::PUBLIC);
            let has_body =
                node.descendants().any(|it| matches!(it.kind(), SyntaxKind::Block | SyntaxKind::ArrowBody));
            let is_open = !has_body && !modifiers.has(Modifiers::STATIC);
            modifiers = modifiers.with(if is_open { Modifiers::ABSTRACT } else { Modifiers::VIRTUAL });
        }
        if node.token(SyntaxKind::ImplicitKw).is_some() {
            modifiers = modifiers.with(Modifiers::IMPLICIT_CONVERSION);
        }
        modifiers
    }

    fn push(&mut self, node: Node<'_>, new: New) {
        let is_extension = new.modifiers.has(Modifiers::EXTENSION);
        let name = new.name;
        let sym: MemberSym = self.symbols.members.push(Member {
            name,
            owner: self.owner,
            kind: new.kind,
            modifiers: new.modifiers,
            source: self.part.source,
            node: node.id(),
            scope: self.part.scope,
            generics: new.generics,
            param_count: u16::try_from(new.param_count).unwrap_or(u16::MAX),
            signature: OnceLock::new(),
            constant: OnceLock::new(),
        });
        self.symbols.types[self.owner].members.push(sym);
        if is_extension {
            self.symbols.extensions.entry(name).or_default().push(sym);
        }
    }
}

/// Does the record itself declare a property or field of that name?
fn declares(node: Node<'_>, name: Name, adder: &Adder<'_>) -> bool {
    let text = adder.symbols.names.get(name);
    let is_it =
        |token: Option<Token>| token.is_some_and(|token| identifier(token, &adder.source.text) == text);
    node.child(SyntaxKind::MemberList).into_iter().flat_map(Node::children).any(|member| {
        match member.kind() {
            SyntaxKind::PropertyDecl => is_it(member.token(SyntaxKind::Ident)),
            SyntaxKind::FieldDecl => member.children().any(|child| is_it(child.token(SyntaxKind::Ident))),
            _ => false,
        }
    })
}

fn param_count(node: Node<'_>) -> usize {
    let list = node
        .children()
        .find(|it| matches!(it.kind(), SyntaxKind::ParamList | SyntaxKind::BracketedParamList));
    list.map_or(0, |list| list.children().filter(|it| it.kind() == SyntaxKind::Param).count())
}

/// Is the first parameter `this`?
fn is_extension(node: Node<'_>) -> bool {
    let first = node.child(SyntaxKind::ParamList).and_then(|list| list.child(SyntaxKind::Param));
    let modifiers = first.and_then(|param| param.child(SyntaxKind::Modifiers));
    modifiers.is_some_and(|modifiers| modifiers.token(SyntaxKind::ThisKw).is_some())
}

/// The name that an operator has in metadata. The `checked` forms are kept apart; nothing looks for them.
fn operator_name(node: Node<'_>, text: &str) -> String {
    let is_symbol =
        |kind| !matches!(kind, SyntaxKind::OperatorKw | SyntaxKind::CheckedKw | SyntaxKind::Semicolon);
    let symbol: String = node
        .own_tokens()
        .filter(|(_, token)| is_symbol(token.kind))
        .map(|(_, token)| token.range().of(text))
        .collect();
    let name = operator_method(&symbol, param_count(node));
    let is_checked = node.token(SyntaxKind::CheckedKw).is_some();
    if is_checked { name.replace("op_", "op_Checked") } else { name.to_owned() }
}

/// The method that a user-defined operator is: `op_Addition` for `+` with two operands.
pub(crate) fn operator_method(symbol: &str, operands: usize) -> &'static str {
    match (symbol, operands) {
        ("+", 1) => "op_UnaryPlus",
        ("-", 1) => "op_UnaryNegation",
        ("+", _) => "op_Addition",
        ("-", _) => "op_Subtraction",
        ("*", _) => "op_Multiply",
        ("/", _) => "op_Division",
        ("%", _) => "op_Modulus",
        ("&", _) => "op_BitwiseAnd",
        ("|", _) => "op_BitwiseOr",
        ("^", _) => "op_ExclusiveOr",
        ("<<", _) => "op_LeftShift",
        (">>", _) => "op_RightShift",
        (">>>", _) => "op_UnsignedRightShift",
        ("==", _) => "op_Equality",
        ("!=", _) => "op_Inequality",
        ("<", _) => "op_LessThan",
        (">", _) => "op_GreaterThan",
        ("<=", _) => "op_LessThanOrEqual",
        (">=", _) => "op_GreaterThanOrEqual",
        ("!", _) => "op_LogicalNot",
        ("~", _) => "op_OnesComplement",
        ("++", _) => "op_Increment",
        ("--", _) => "op_Decrement",
        ("true", _) => "op_True",
        ("false", _) => "op_False",
        _ => "op_Unknown",
    }
}
