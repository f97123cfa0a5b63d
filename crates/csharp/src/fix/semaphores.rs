//! A semaphore for a monitor, so that what holds it can be awaited: `lock (gate) { … }` to
//! `await gate.WaitAsync(); try { … } finally { gate.Release(); }`.
//!
//! A monitor and a semaphore do not exclude each other, so all that uses the object changes at once: every use must be one
//! that is understood. And a thread may enter its monitor again, but not its semaphore. Where the code of the type shows
//! such a thing, there is no change; what other code does is not known, so somebody should look at it.

use super::fields::Field;
use super::layout::Braces;
use super::monitors::on_monitor;
use super::site::{Draft, Site};
use super::tasks::{is_function, must_be_awaitable};
use super::{Library, OTHER_SHAPE, Refusal, refuse};
use crate::bind::facts::Meaning;
use crate::bind::{MemberKind, Modifiers, Type};
use crate::syntax::{Node, SyntaxKind, TextRange, ast};
use finding::Repair;
use ir::Prim;

pub(super) fn wait_asynchronously(site: &Site<'_>) -> Result<Repair, Refusal> {
    site.needs(Library::Tasks)?;
    let field = locked_field(site)?;
    let (creation, declaration) = gate_of(site, &field)?;
    let uses = uses(site, declaration, &field)?;
    must_not_nest(site, declaration, &uses)?;
    let mut draft = site.draft(format!("await `{}` as a `SemaphoreSlim`", field.name));
    let semaphore = site.name_of("System.Threading", "SemaphoreSlim", &mut draft);
    draft.replace(field.ty.range(), &*semaphore);
    let is_bare = creation.kind() == SyntaxKind::ImplicitObjectCreationExpr;
    draft.replace(
        creation.range(),
        if is_bare { "new(1, 1)".to_owned() } else { format!("new {semaphore}(1, 1)") },
    );
    for use_ in &uses {
        use_.rewrite(site, &mut draft)?;
    }
    Ok(draft.unsafe_())
}

/// The private field that is locked at the place.
fn locked_field<'s>(site: &Site<'s>) -> Result<Field<'s>, Refusal> {
    let object = if let Ok(call) = site.call() {
        call.only_argument()
    } else {
        ast::LockStmt::cast(site.around(SyntaxKind::LockStmt)?).and_then(ast::LockStmt::target)
    };
    let object = object.ok_or(OTHER_SHAPE)?;
    let Meaning::Member(used) = site.facts()?.meaning(object.id()) else {
        return refuse("what is locked is no field");
    };
    let member = &site.symbols.members[used.member];
    let visible = [Modifiers::PUBLIC, Modifiers::PROTECTED, Modifiers::INTERNAL];
    if member.kind != MemberKind::Field || member.source != site.id {
        return refuse("what is locked is no field of this file");
    }
    if visible.into_iter().any(|modifier| member.modifiers.has(modifier)) {
        return refuse("code elsewhere can see the field");
    }
    if site.symbols.types[member.owner].parts.len() > 1 {
        return refuse("the type is declared in several parts");
    }
    Field::declared_by(site, site.source.node(member.node))
}

/// Where the object is made that is there for nothing but locks, and the type around it.
fn gate_of<'s>(site: &Site<'s>, field: &Field<'s>) -> Result<(Node<'s>, ast::TypeDecl<'s>), Refusal> {
    let lock = site.symbols.find_type("System.Threading.Lock", 0);
    match &site.symbols.signature(field.member).ty {
        Type::Prim(Prim::Object) => {}
        Type::Named(sym, _) if Some(*sym) == lock => {}
        _ => return refuse("the object that is locked may be used for more than that"),
    }
    let declarator = site.source.node(site.symbols.members[field.member].node);
    let value = declarator.child(SyntaxKind::EqualsValue).and_then(|value| value.children().next());
    let is_creation = |value: &Node<'_>| {
        let kinds = [SyntaxKind::ObjectCreationExpr, SyntaxKind::ImplicitObjectCreationExpr];
        kinds.contains(&value.kind())
            && value.child(SyntaxKind::ArgList).is_none_or(|list| list.children().next().is_none())
    };
    let Some(creation) = value.filter(is_creation) else { return refuse("the object is not made here") };
    let declaration = declarator.ancestors().find_map(ast::TypeDecl::cast).ok_or(OTHER_SHAPE)?;
    Ok((creation, declaration))
}

/// A place that takes or gives back the lock.
struct LockUse<'s> {
    form: UseForm,
    /// The lock, as it is written.
    object: Node<'s>,
    /// The statement.
    statement: Node<'s>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum UseForm {
    Statement,
    Enter,
    Exit,
}

/// All that uses the field, or a refusal if something is not understood.
fn uses<'s>(
    site: &Site<'s>,
    declaration: ast::TypeDecl<'s>,
    field: &Field<'s>,
) -> Result<Vec<LockUse<'s>>, Refusal> {
    site.mentions(declaration, field).map(|mention| lock_use(site, mention)).collect()
}

fn lock_use<'s>(site: &Site<'s>, object: Node<'s>) -> Result<LockUse<'s>, Refusal> {
    const OTHERWISE: &str = "the object is used for more than `lock`, `Monitor.Enter` and `Monitor.Exit`";
    let Some(parent) = object.parent() else { return refuse(OTHERWISE) };
    if let Some(lock) = ast::LockStmt::cast(parent).filter(|lock| lock.target() == Some(object)) {
        let is_in_list = parent
            .parent()
            .is_some_and(|around| matches!(around.kind(), SyntaxKind::Block | SyntaxKind::SwitchSection));
        if !is_in_list || lock.body().is_none_or(|body| body.kind() != SyntaxKind::Block) {
            return refuse("a `lock` stands where there is room for one statement only");
        }
        return Ok(LockUse { form: UseForm::Statement, object, statement: parent });
    }
    let statement = object.ancestors().find(|node| node.kind().is_statement());
    let is = |method| statement.is_some_and(|it| on_monitor(site, it, method, site.text(object)));
    match statement {
        Some(statement) if is("Enter") => Ok(LockUse { form: UseForm::Enter, object, statement }),
        Some(statement) if is("Exit") => Ok(LockUse { form: UseForm::Exit, object, statement }),
        _ => refuse(OTHERWISE),
    }
}

impl LockUse<'_> {
    fn rewrite(&self, site: &Site<'_>, draft: &mut Draft<'_>) -> Result<(), Refusal> {
        let object = site.text(self.object);
        match self.form {
            UseForm::Exit => draft.replace(self.statement.range(), format!("{object}.Release();")),
            UseForm::Enter => draft.replace(self.statement.range(), wait(self.statement, object)?),
            UseForm::Statement => self.rewrite_statement(site, draft, object)?,
        }
        Ok(())
    }

    fn rewrite_statement(&self, site: &Site<'_>, draft: &mut Draft<'_>, object: &str) -> Result<(), Refusal> {
        let lock = ast::LockStmt::cast(self.statement).ok_or(OTHER_SHAPE)?;
        let (body, close) = lock.body().zip(self.statement.token(SyntaxKind::RParen)).ok_or(OTHER_SHAPE)?;
        let head = TextRange::new(self.statement.range().start, close.end);
        if site.has_remarks(head) {
            return refuse("there is a comment in what would go");
        }
        let (end, indent) = (site.line_end(), site.indent_at(self.statement.range().start));
        let step = site.step_of(body);
        let wait = wait(self.statement, object)?;
        draft.replace(head, format!("{wait}{end}{indent}try"));
        let finally = match site.braces_of(body) {
            Braces::OwnLine => format!("{end}{indent}finally{end}{indent}{{"),
            Braces::SameLine => " finally {".to_owned(),
        };
        draft.insert(
            body.range().end,
            format!("{finally}{end}{indent}{step}{object}.Release();{end}{indent}}}"),
        );
        Ok(())
    }
}

/// Waits without the thread where `await` can stand.
fn wait(statement: Node<'_>, object: &str) -> Result<String, Refusal> {
    let function = statement.ancestors().find(|node| is_function(*node));
    let modifiers = function.and_then(|function| function.child(SyntaxKind::Modifiers));
    if modifiers.is_none_or(|it| it.token(SyntaxKind::AsyncKw).is_none()) {
        return Ok(format!("{object}.Wait();"));
    }
    must_be_awaitable(statement)?;
    Ok(format!("await {object}.WaitAsync();"))
}

/// Refuses where the holder of the lock may come to take it again: what is done under it mentions a member that takes it,
/// itself or by others.
fn must_not_nest(
    site: &Site<'_>,
    declaration: ast::TypeDecl<'_>,
    uses: &[LockUse<'_>],
) -> Result<(), Refusal> {
    let text = &site.source.text;
    let members: Vec<(Node<'_>, &str)> =
        declaration.node().descendants().filter_map(|node| Some((node, member_name(site, node)?))).collect();
    let covers = |outer: Node<'_>, inner: Node<'_>| {
        outer.range().start <= inner.range().start && inner.range().end <= outer.range().end
    };
    let own_name = declaration.name().map(|name| name.range().of(text));
    let is_own = |node: Node<'_>| match node.kind() {
        SyntaxKind::NameExpr => true,
        SyntaxKind::MemberAccessExpr => node.children().next().is_some_and(|receiver| {
            receiver.kind() == SyntaxKind::ThisExpr || Some(site.text(receiver)) == own_name
        }),
        _ => false,
    };
    let mentions = |node: Node<'_>, names: &[&str]| {
        let named = node.descendants().filter(|node| is_own(*node));
        named
            .filter_map(|node| node.token(SyntaxKind::Ident))
            .any(|name| names.contains(&name.range().of(text)))
    };
    let holds_use = |member: Node<'_>| uses.iter().any(|use_| covers(member, use_.statement));
    let mut takers: Vec<&str> =
        members.iter().filter(|(node, _)| holds_use(*node)).map(|(_, name)| *name).collect();
    loop {
        let body_mentions = |node: Node<'_>| body_of(node).any(|part| mentions(part, &takers));
        let more: Vec<&str> = members
            .iter()
            .filter(|(node, name)| !takers.contains(name) && body_mentions(*node))
            .map(|(_, name)| *name)
            .collect();
        if more.is_empty() {
            break;
        }
        takers.extend(more);
    }
    let nests = uses.iter().filter(|use_| use_.form != UseForm::Exit).any(|use_| {
        let held = use_.held();
        let inner = uses.iter().filter(|other| other.form != UseForm::Exit);
        held.into_iter().any(|part| {
            mentions(part, &takers)
                || inner
                    .clone()
                    .any(|other| other.statement != use_.statement && covers(part, other.statement))
        })
    });
    if nests {
        return refuse("who holds the lock may take it again, and would wait for itself");
    }
    Ok(())
}

impl<'s> LockUse<'s> {
    /// What is done while the lock is held, and perhaps a bit more.
    fn held(&self) -> Vec<Node<'s>> {
        if let Some(lock) = ast::LockStmt::cast(self.statement) {
            return lock.body().into_iter().collect();
        }
        let block = self.statement.parent();
        let behind = block.into_iter().flat_map(Node::children).skip_while(|child| *child != self.statement);
        behind.skip(1).collect()
    }
}

/// The name of a member whose code may run when it is mentioned.
fn member_name<'s>(site: &Site<'s>, node: Node<'_>) -> Option<&'s str> {
    let name = match node.kind() {
        SyntaxKind::PropertyDecl => ast::Property::cast(node)?.name(),
        SyntaxKind::MethodDecl | SyntaxKind::LocalFunction => ast::Function::cast(node)?.name(),
        _ => None,
    };
    Some(name?.range().of(&site.source.text))
}

/// The code of a member, without its name.
fn body_of(node: Node<'_>) -> impl Iterator<Item = Node<'_>> {
    node.children().filter(|child| {
        matches!(child.kind(), SyntaxKind::Block | SyntaxKind::ArrowBody | SyntaxKind::AccessorList)
    })
}
