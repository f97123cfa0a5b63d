//! Where a suggestion is about, and the draft of its edits.

use super::fields::Field;
use super::{Dialect, Language, Library, OTHER_SHAPE, Refusal, refuse};
use crate::bind::{At, Body, Facts, MemberSym, Source, SourceId, Symbols, TypeSym};
use crate::syntax::{Node, SyntaxKind, TextRange, ast};
use finding::{Applicability, Edit, Position, Repair, Span, byte_range};
use std::cell::OnceCell;

/// A place in a file, with what the binder knows about it.
pub(super) struct Site<'s> {
    pub(super) symbols: &'s Symbols,
    pub(super) id: SourceId,
    pub(super) source: &'s Source,
    /// Where the suggestion points at.
    pub(super) offset: u32,
    /// What all projects that compile the file understand.
    pub(super) language: Language,
    pub(super) library: Library,
    body: OnceCell<Option<Body>>,
    facts: OnceCell<Facts>,
}

impl<'s> Site<'s> {
    pub(super) fn new(symbols: &'s Symbols, id: SourceId, at: &Span) -> Result<Site<'s>, Refusal> {
        let source = &symbols.sources[id];
        let Some(range) = byte_range(&source.text, at) else { return refuse("the text has no such place") };
        let offset = range.start as u32;
        let Dialect { language, library, .. } = Dialect::default();
        let (body, facts) = (OnceCell::new(), OnceCell::new());
        Ok(Site { symbols, id, source, offset, language, library, body, facts })
    }

    /// The same file, seen from another place.
    pub(super) fn seen_from(&self, offset: u32) -> Site<'s> {
        let (body, facts) = (OnceCell::new(), OnceCell::new());
        Site { offset, body, facts, ..*self }
    }

    /// Refuses where a framework is too old.
    pub(super) fn needs(&self, library: Library) -> Result<(), Refusal> {
        if self.library >= library { Ok(()) } else { refuse("a framework that it is built for is too old") }
    }

    /// Refuses where the compiler is told to be older than this version of C#.
    pub(super) fn needs_language(&self, language: Language) -> Result<(), Refusal> {
        if self.language >= language { Ok(()) } else { refuse("the version of C# is too old") }
    }

    pub(super) fn text(&self, node: Node<'_>) -> &'s str {
        node.range().of(&self.source.text)
    }

    /// The innermost node at the place.
    pub(super) fn node(&self) -> Node<'s> {
        self.source.tree.node_at(self.offset)
    }

    /// The nearest node of a kind around the place, itself included.
    pub(super) fn around(&self, kind: SyntaxKind) -> Result<Node<'s>, Refusal> {
        let node = self.node();
        std::iter::once(node).chain(node.ancestors()).find(|node| node.kind() == kind).ok_or(OTHER_SHAPE)
    }

    /// The body that the place is in; initial values of fields are bodies, too.
    pub(super) fn body(&self) -> Option<Body> {
        *self.body.get_or_init(|| {
            let covers = |body: &Body| {
                let range = self.source.node(body.node).range();
                range.start <= self.offset && self.offset < range.end
            };
            self.symbols.bodies(self.id).into_iter().filter(covers).last()
        })
    }

    /// What is known about the expressions of the body.
    pub(super) fn facts(&self) -> Result<&Facts, Refusal> {
        let Some(body) = self.body() else { return refuse("it stands in no body") };
        Ok(self.facts.get_or_init(|| self.symbols.infer(body)))
    }

    /// From where names are looked up.
    pub(super) fn scope(&self) -> Option<At<'static>> {
        let body = self.body()?;
        Some(At { scope: body.scope, ty: body.owner, member: body.member, locals: &[] })
    }

    /// The type whose code this is.
    pub(super) fn owner(&self) -> Option<TypeSym> {
        self.body()?.owner
    }

    /// The member that a node of this file declares.
    pub(super) fn member(&self, node: Node<'_>) -> Option<MemberSym> {
        let declares = |(_, member): &(MemberSym, &crate::bind::Member)| {
            member.source == self.id && member.node == node.id()
        };
        self.symbols.members.entries().find(declares).map(|(id, _)| id)
    }

    /// Where a field's name is written in a type, but for its declaration: `gate`, `this.gate`. Found by name, so that other
    /// things of that name are among them.
    pub(super) fn mentions(
        &self,
        declaration: ast::TypeDecl<'s>,
        field: &Field<'s>,
    ) -> impl Iterator<Item = Node<'s>> {
        let text = &self.source.text;
        let name = field.name;
        let own = self.source.node(self.symbols.members[field.member].node).token(SyntaxKind::Ident);
        let tokens = declaration.node().tokens().map(|(_, token)| token);
        let mentions = tokens
            .filter(move |token| token.kind == SyntaxKind::Ident && token.range().of(text) == name)
            .filter(move |token| Some(token.start) != own.map(|own| own.start));
        mentions.map(|token| self.source.tree.node_at(token.start))
    }

    /// Is what is mentioned assigned, passed by reference, or not used for its value at all?
    pub(super) fn is_written(&self, mention: Node<'_>) -> bool {
        if !matches!(mention.kind(), SyntaxKind::NameExpr | SyntaxKind::MemberAccessExpr) {
            return true;
        }
        let Some(parent) = mention.parent() else { return true };
        match parent.kind() {
            SyntaxKind::AssignExpr | SyntaxKind::PostfixExpr => parent.children().next() == Some(mention),
            SyntaxKind::PrefixExpr | SyntaxKind::RefExpr => true,
            SyntaxKind::Argument => {
                let call = parent.parent().and_then(Node::parent);
                let callee = call.and_then(|call| call.children().next());
                plain_argument(parent).is_none() || callee.is_some_and(|callee| self.text(callee) == "nameof")
            }
            _ => false,
        }
    }

    /// The call whose name stands at the place: `Name` in `a.b.Name(…)`.
    pub(super) fn call(&self) -> Result<Call<'s>, Refusal> {
        let node = self.node();
        let callee = node;
        let invocation = callee.parent().filter(|parent| parent.kind() == SyntaxKind::InvocationExpr);
        let invocation = invocation.ok_or(OTHER_SHAPE)?;
        let arguments = invocation.child(SyntaxKind::ArgList).ok_or(OTHER_SHAPE)?;
        if invocation.children().next() != Some(callee) {
            return Err(OTHER_SHAPE);
        }
        Ok(Call { invocation, callee, arguments })
    }

    /// Are there comments, directives or disabled code in a stretch of text?
    pub(super) fn has_remarks(&self, range: TextRange) -> bool {
        let trivia = self.source.tree.trivia();
        let first = trivia.partition_point(|trivia| trivia.end <= range.start);
        trivia.get(first).is_some_and(|trivia| trivia.start < range.end)
    }

    /// A draft without edits.
    pub(super) fn draft(&self, title: impl Into<String>) -> Draft<'_> {
        Draft { source: self.source, title: title.into(), edits: Vec::new(), group: None }
    }
}

/// A call and its parts.
#[derive(Clone, Copy)]
pub(super) struct Call<'s> {
    pub(super) invocation: Node<'s>,
    pub(super) callee: Node<'s>,
    pub(super) arguments: Node<'s>,
}

impl<'s> Call<'s> {
    /// What stands before the dot.
    pub(super) fn receiver(self) -> Option<Node<'s>> {
        let is_dotted = self.callee.kind() == SyntaxKind::MemberAccessExpr;
        self.callee.children().next().filter(|_| is_dotted)
    }

    /// The arguments.
    pub(super) fn arguments(self) -> impl Iterator<Item = Node<'s>> {
        self.arguments.children().filter(|child| child.kind() == SyntaxKind::Argument)
    }

    /// The argument, if it is the only one and without a name or `ref`.
    pub(super) fn only_argument(self) -> Option<Node<'s>> {
        let mut arguments = self.arguments();
        let only = arguments.next().filter(|_| arguments.next().is_none())?;
        plain_argument(only)
    }

    /// The statement that consists of the call.
    pub(super) fn statement(self) -> Option<Node<'s>> {
        self.invocation.parent().filter(|parent| parent.kind() == SyntaxKind::ExprStmt)
    }
}

/// The value of an argument without a name or `ref`.
pub(super) fn plain_argument(argument: Node<'_>) -> Option<Node<'_>> {
    let is_plain = argument.own_tokens().next().is_none();
    argument.children().next().filter(|value| is_plain && value.kind().is_expression())
}

/// Edits of one file that are still being collected.
pub(super) struct Draft<'d> {
    source: &'d Source,
    title: String,
    edits: Vec<(TextRange, String)>,
    group: Option<u32>,
}

impl Draft<'_> {
    pub(super) fn replace(&mut self, range: TextRange, text: impl Into<String>) {
        self.edits.push((range, text.into()));
    }

    pub(super) fn insert(&mut self, offset: u32, text: impl Into<String>) {
        self.replace(TextRange::new(offset, offset), text);
    }

    pub(super) fn delete(&mut self, range: TextRange) {
        self.replace(range, "");
    }

    /// The draft gives a name to something in a node: no other draft should do so at the same time.
    pub(super) fn names_something_in(&mut self, node: Node<'_>) {
        self.group = Some(node.range().start);
    }

    pub(super) fn safe(self) -> Repair {
        self.finish(Applicability::Safe)
    }

    pub(super) fn unsafe_(self) -> Repair {
        self.finish(Applicability::Unsafe)
    }

    pub(super) fn finish(mut self, applicability: Applicability) -> Repair {
        self.edits.sort_by_key(|(range, _)| *range);
        let place = |offset| {
            let point = self.source.point(offset);
            Position::at(point.line, point.column).expect("points of a text are counted from 1")
        };
        let edit = |(range, text): (TextRange, String)| Edit {
            span: Span {
                path: self.source.path.clone(),
                start: place(range.start),
                end: Some(place(range.end)),
            },
            text,
        };
        let edits = std::mem::take(&mut self.edits).into_iter().map(edit).collect();
        let group = self.group.map(place);
        Repair { title: self.title, applicability, edits, group }
    }
}
