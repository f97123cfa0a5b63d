//! What members take and give, found out at the first question.

use super::resolve::identifier;
use super::scope::At;
use super::symbols::{
    Constraints, MemberKind, MemberSym, Modifiers, Name, ParamInfo, Signature, Source, Symbols, TypeSym,
};
use super::types::{Args, ParamOwner, Type, TypeParam};
use crate::syntax::{Node, SyntaxKind};
use ir::ParamMode;

impl Symbols {
    /// What a member takes and gives.
    pub fn signature(&self, member: MemberSym) -> &Signature {
        self.members[member].signature.get_or_init(|| signature(self, member))
    }

    /// What is asked of the type's own type arguments.
    pub fn type_constraints(&self, ty: TypeSym) -> &[Constraints] {
        self.types[ty].constraints.get_or_init(|| {
            let decl = &self.types[ty];
            let mut all = vec![Constraints::default(); decl.generics.len()];
            for part in &decl.parts {
                let node = self.sources[part.source].node(part.node);
                let at = At::in_type(part.scope, ty);
                add_constraints(self, node, &at, &decl.generics, &mut all);
            }
            all
        })
    }

    /// Does a `where` clause say that the type parameter is a struct? Looks at nothing but the clause.
    pub(super) fn is_declared_struct(&self, param: TypeParam) -> bool {
        let says_so = |source: &Source, node: Node<'_>, names: &[Name]| {
            let Some(&name) = names.get(param.index as usize) else { return false };
            clauses(node, &source.text, self.text(name)).any(is_struct_constraint)
        };
        match param.owner {
            ParamOwner::Type(sym) => {
                let decl = &self.types[sym];
                decl.parts.iter().any(|part| {
                    let source = &self.sources[part.source];
                    says_so(source, source.node(part.node), &decl.generics)
                })
            }
            ParamOwner::Member(sym) => {
                let member = &self.members[sym];
                let source = &self.sources[member.source];
                let node = source.node(member.node);
                let block = node.ancestors().find(|it| it.kind() == SyntaxKind::ExtensionDecl);
                std::iter::once(node).chain(block).any(|it| says_so(source, it, &member.generics))
            }
            ParamOwner::Local(_) => false,
        }
    }

    /// The `Invoke` method of a delegate type.
    pub fn invoke(&self, delegate: TypeSym) -> Option<MemberSym> {
        let is_delegate = self.types[delegate].kind == super::Kind::Delegate;
        is_delegate.then(|| self.types[delegate].members.first().copied()).flatten()
    }
}

fn signature(symbols: &Symbols, sym: MemberSym) -> Signature {
    let member = &symbols.members[sym];
    let source = &symbols.sources[member.source];
    let node = source.node(member.node);
    let at = At::in_member(symbols, sym);
    let reader = Reader { symbols, source, at };
    let mut constraints = vec![Constraints::default(); member.generics.len()];
    add_constraints(symbols, node, &at, &member.generics, &mut constraints);
    if member.modifiers.has(Modifiers::EXTENSION_BLOCK)
        && let Some(block) = node.ancestors().find(|it| it.kind() == SyntaxKind::ExtensionDecl)
    {
        add_constraints(symbols, block, &at, &member.generics, &mut constraints);
    }
    let mut params = reader.block_receiver(node, member.modifiers);
    let ty = match (member.kind, node.kind()) {
        (MemberKind::Field | MemberKind::Const | MemberKind::Event, SyntaxKind::VariableDeclarator) => {
            node.parent().map_or(Type::Unknown, |decl| reader.type_of(decl))
        }
        (MemberKind::EnumMember, _) => symbols.open(member.owner),
        (MemberKind::Method, SyntaxKind::CompilationUnit) => {
            params.push(reader.arguments_of_main());
            reader.result_of_main(node)
        }
        (MemberKind::Method, SyntaxKind::RecordDecl | SyntaxKind::RecordStructDecl) => {
            params.extend(reader.params(node).into_iter().map(|it| ParamInfo { mode: ParamMode::Out, ..it }));
            Type::VOID
        }
        (MemberKind::Constructor | MemberKind::StaticConstructor | MemberKind::Finalizer, kind) => {
            // Nobody wrote the parameters of a constructor that is only implied beside a primary one.
            if kind == SyntaxKind::ConstructorDecl || member.param_count > 0 {
                params.extend(reader.params(node));
            }
            Type::VOID
        }
        _ => {
            params.extend(reader.params(node));
            reader.type_of(node)
        }
    };
    let returns_ref = node.children().any(|child| child.kind() == SyntaxKind::RefType);
    Signature { constraints, params, ty, returns_ref }
}

struct Reader<'a> {
    symbols: &'a Symbols,
    source: &'a Source,
    at: At<'a>,
}

impl Reader<'_> {
    fn type_of(&self, node: Node<'_>) -> Type {
        let ty = node.children().find(|child| child.kind().is_type());
        ty.map_or(Type::Unknown, |ty| self.symbols.resolve(ty, &self.at))
    }

    fn params(&self, node: Node<'_>) -> Vec<ParamInfo> {
        let list = node
            .children()
            .find(|it| matches!(it.kind(), SyntaxKind::ParamList | SyntaxKind::BracketedParamList));
        let params = list.into_iter().flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Param);
        params.map(|param| self.param(param)).collect()
    }

    fn param(&self, node: Node<'_>) -> ParamInfo {
        let mode = mode_of(node);
        let mut ty = self.type_of(node);
        if let Some(rank) = node.child(SyntaxKind::RankSpecifier) {
            ty = Type::array(ty, super::resolve::rank_of(rank));
        }
        let is_optional =
            node.child(SyntaxKind::EqualsValue).is_some() || self.has_attribute(node, "Optional");
        ParamInfo { name: self.name(node), ty, mode, is_optional, node: Some(node.id()) }
    }

    fn name(&self, node: Node<'_>) -> Name {
        let text = node.token(SyntaxKind::Ident).map_or("", |token| identifier(token, &self.source.text));
        self.symbols.names.find(text).unwrap_or(ir::NameId(0))
    }

    fn has_attribute(&self, node: Node<'_>, name: &str) -> bool {
        let lists = node.children().filter(|it| it.kind() == SyntaxKind::AttributeList);
        let mut attributes = lists.flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Attribute);
        attributes
            .any(|it| it.child(SyntaxKind::NamedType).is_some_and(|ty| ty.text(&self.source.text) == name))
    }

    /// The parameter of the extension block around a member, if it takes it.
    fn block_receiver(&self, node: Node<'_>, modifiers: Modifiers) -> Vec<ParamInfo> {
        if !modifiers.has(Modifiers::EXTENSION_BLOCK.with(Modifiers::EXTENSION)) {
            return Vec::new();
        }
        let block = node.ancestors().find(|it| it.kind() == SyntaxKind::ExtensionDecl);
        block.map(|block| self.params(block)).unwrap_or_default().into_iter().take(1).collect()
    }

    /// What a program that is written as statements returns: it may await, and it may give a number.
    fn result_of_main(&self, file: Node<'_>) -> Type {
        let gives = main_has(file, &|it| {
            it.kind() == SyntaxKind::ReturnStmt && it.children().any(|child| child.kind().is_expression())
        });
        let known = &self.symbols.known;
        let task = |sym: Option<TypeSym>, args: Args| sym.map_or(Type::Unknown, |sym| Type::Named(sym, args));
        match (main_awaits(file), gives) {
            (true, true) => task(known.task_of, std::iter::once(Type::INT).collect()),
            (true, false) => task(known.task, Args::NONE),
            (false, true) => Type::INT,
            (false, false) => Type::VOID,
        }
    }

    /// `args` of a program that is written as statements.
    fn arguments_of_main(&self) -> ParamInfo {
        let name = self.symbols.names.find("args").unwrap_or(ir::NameId(0));
        let ty = Type::array(Type::STRING, 1);
        ParamInfo { name, ty, mode: ParamMode::Value, is_optional: false, node: None }
    }
}

/// Does the program that is written as statements await? What lambdas and local functions in it do does not
/// count.
pub(crate) fn main_awaits(file: Node<'_>) -> bool {
    main_has(file, &|it| {
        it.kind() == SyntaxKind::AwaitExpr
            || matches!(
                it.kind(),
                SyntaxKind::ForeachStmt | SyntaxKind::UsingStmt | SyntaxKind::LocalDeclStmt
            ) && it.token(SyntaxKind::AwaitKw).is_some()
    })
}

fn main_has(file: Node<'_>, test: &dyn Fn(Node<'_>) -> bool) -> bool {
    let is_function = |it: Node<'_>| {
        matches!(
            it.kind(),
            SyntaxKind::LambdaExpr | SyntaxKind::AnonymousMethodExpr | SyntaxKind::LocalFunction
        )
    };
    let statements = file.children().filter(|it| it.kind() == SyntaxKind::GlobalStatement);
    let mut found = statements.flat_map(Node::descendants).filter(|&it| test(it));
    found.any(|it| !it.ancestors().any(is_function))
}

/// How a parameter is passed.
pub(crate) fn mode_of(param: Node<'_>) -> ParamMode {
    let Some(modifiers) = param.child(SyntaxKind::Modifiers) else { return ParamMode::Value };
    for (_, token) in modifiers.own_tokens() {
        match token.kind {
            // `ref readonly` promises what `in` does.
            SyntaxKind::RefKw if modifiers.token(SyntaxKind::ReadonlyKw).is_some() => return ParamMode::In,
            SyntaxKind::RefKw => return ParamMode::Ref,
            SyntaxKind::OutKw => return ParamMode::Out,
            SyntaxKind::InKw => return ParamMode::In,
            SyntaxKind::ParamsKw => return ParamMode::Rest,
            _ => {}
        }
    }
    ParamMode::Value
}

/// Adds what the `where` clauses of a declaration say.
fn add_constraints(symbols: &Symbols, node: Node<'_>, at: &At<'_>, names: &[Name], all: &mut [Constraints]) {
    let text = &symbols.sources[symbols.source_of(at)].text;
    for (&name, all) in names.iter().zip(all) {
        for constraint in clauses(node, text, symbols.text(name)) {
            add_constraint(symbols, constraint, at, all);
        }
    }
}

/// What the `where` clauses of a declaration say about one type parameter.
fn clauses<'t>(node: Node<'t>, text: &str, name: &str) -> impl Iterator<Item = Node<'t>> {
    let clauses = node.children().filter(|it| it.kind() == SyntaxKind::ConstraintClause);
    let about_it = clauses
        .filter(move |it| it.token(SyntaxKind::Ident).is_some_and(|token| identifier(token, text) == name));
    about_it.flat_map(Node::children).filter(|it| it.kind() == SyntaxKind::Constraint)
}

/// `struct` or `unmanaged`; `allows ref struct` is neither.
fn is_struct_constraint(node: Node<'_>) -> bool {
    let is_value = node.token(SyntaxKind::StructKw).is_some() && node.token(SyntaxKind::AllowsKw).is_none();
    is_value || node.token(SyntaxKind::UnmanagedKw).is_some()
}

fn add_constraint(symbols: &Symbols, node: Node<'_>, at: &At<'_>, constraints: &mut Constraints) {
    if let Some(ty) = node.children().find(|child| child.kind().is_type()) {
        constraints.types.push(symbols.resolve(ty, at));
    }
    constraints.is_class |= node.token(SyntaxKind::ClassKw).is_some();
    constraints.is_struct |= is_struct_constraint(node);
}
