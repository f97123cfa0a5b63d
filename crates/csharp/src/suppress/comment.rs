//! Our own comments. Behind code, one is about its line; on a line of its own, about what starts below it.

use super::Suppressions;
use crate::syntax::{SyntaxKind, Tree, Trivia, TriviaKind};
use finding::Problem;
use finding::suppress::{Comment, Form, Ids, Lines, Marker, Places, Scope, read_comment};

pub(super) fn collect(tree: &Tree, places: &Places<'_>, found: &mut Suppressions) {
    // Made when the first comment needs it: most files have none.
    let mut starts = None;
    for trivia in tree.trivia().iter().filter(|trivia| trivia.kind == TriviaKind::LineComment) {
        let inner = trivia.range().of(places.text()).trim_start_matches('/');
        let place = places.position(trivia.start);
        match read_comment(inner) {
            None => {}
            Some(Err(message)) => found.problems.push(Problem {
                line: place.line.get() as usize,
                column: place.column.map_or(1, |column| column.get() as usize),
                message,
                help: None,
            }),
            Some(Ok(Comment { scope, ids, reason })) => {
                let (form, lines) = match scope {
                    Scope::File => (Form::FileComment, Lines::ALL),
                    Scope::Code => {
                        let starts = starts.get_or_insert_with(|| Starts::new(tree));
                        (Form::Comment, about(*trivia, tree, places, starts))
                    }
                };
                found.markers.push(Marker { form, lines, ids: Ids::These(ids), reason, place });
            }
        }
    }
}

/// The lines that a comment is about.
fn about(comment: Trivia, tree: &Tree, places: &Places<'_>, starts: &Starts) -> Lines {
    let tokens = tree.tokens();
    let next = tokens.partition_point(|token| token.start < comment.start);
    let own = places.lines(comment.range().bytes());
    let before = next.checked_sub(1).map(|index| tokens[index]);
    if before.is_some_and(|token| token.end > places.line_start(comment.start)) {
        return own;
    }
    let Some(token) = tokens.get(next).filter(|token| token.kind != SyntaxKind::EndOfFile) else {
        return own;
    };
    let line = places.line(token.start);
    match starts.end_of(token.start) {
        Some(end) => Lines { first: line, last: places.line(end.saturating_sub(1)).max(line) },
        None => Lines { first: line, last: line },
    }
}

/// Where statements and declarations start, and where the outermost one that starts there ends.
struct Starts(Vec<(u32, u32)>);

impl Starts {
    fn new(tree: &Tree) -> Self {
        let wholes = tree.root().descendants().filter(|node| is_whole(node.kind()));
        let mut starts: Vec<(u32, u32)> = wholes.map(|node| (node.range().start, node.range().end)).collect();
        // Nodes come in pre-order: the first of those that start at one place is the outermost.
        starts.sort_by_key(|&(start, _)| start);
        starts.dedup_by_key(|&mut (start, _)| start);
        Starts(starts)
    }

    fn end_of(&self, start: u32) -> Option<u32> {
        let index = self.0.binary_search_by_key(&start, |&(start, _)| start).ok()?;
        Some(self.0[index].1)
    }
}

/// What a comment above it is about as a whole.
fn is_whole(kind: SyntaxKind) -> bool {
    kind.is_statement() || is_declaration(kind)
}

/// Types and members, namespaces, accessors.
pub(crate) fn is_declaration(kind: SyntaxKind) -> bool {
    use SyntaxKind::{
        Accessor, ClassDecl, ConstructorDecl, ConversionDecl, DelegateDecl, EnumDecl, EnumMember, EventDecl,
        EventFieldDecl, ExtensionDecl, FieldDecl, FileScopedNamespace, FinalizerDecl, IndexerDecl,
        InterfaceDecl, LocalFunction, MethodDecl, NamespaceDecl, OperatorDecl, PropertyDecl, RecordDecl,
        RecordStructDecl, StructDecl,
    };
    matches!(
        kind,
        NamespaceDecl
            | FileScopedNamespace
            | ClassDecl
            | StructDecl
            | InterfaceDecl
            | RecordDecl
            | RecordStructDecl
            | EnumDecl
            | EnumMember
            | DelegateDecl
            | ExtensionDecl
            | FieldDecl
            | EventFieldDecl
            | EventDecl
            | MethodDecl
            | PropertyDecl
            | IndexerDecl
            | OperatorDecl
            | ConversionDecl
            | ConstructorDecl
            | FinalizerDecl
            | LocalFunction
            | Accessor
    )
}
