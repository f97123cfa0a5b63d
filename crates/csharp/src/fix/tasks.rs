//! Tasks: awaited instead of waited for, made with the right options, passed what they need.

use super::site::{Call, Draft, Site, plain_argument};
use super::{Language, Library, OTHER_SHAPE, Refusal, refuse};
use crate::bind::{Origin, ParamInfo, Type};
use crate::syntax::{Node, SyntaxKind, TextRange, ast};
use finding::{Applicability, Repair};

/// `Thread.Sleep(t)` to `await Task.Delay(t)`.
pub(super) fn await_delay(site: &Site<'_>) -> Result<Repair, Refusal> {
    let call = site.call()?;
    must_be_awaitable(call.invocation)?;
    site.needs(Library::Tasks)?;
    let mut draft = site.draft("await a delay instead of sleeping");
    let task = site.name_of("System.Threading.Tasks", "Task", &mut draft);
    draft.replace(call.callee.range(), format!("await {task}.Delay"));
    Ok(draft.safe())
}

/// `task.Result`, `task.Wait()` and `task.GetAwaiter().GetResult()` to `await task`.
pub(super) fn await_task(site: &Site<'_>) -> Result<Repair, Refusal> {
    let access = site.node();
    if access.kind() != SyntaxKind::MemberAccessExpr {
        return Err(OTHER_SHAPE);
    }
    let (whole, task, keeps_exceptions) =
        match access.token(SyntaxKind::Ident).map(|name| name.range().of(&site.source.text)) {
            Some("Result") => (access, access.children().next(), false),
            Some("Wait") => {
                let call = site.call()?;
                if call.arguments().next().is_some() {
                    return refuse("it gives up after some time, or when it is cancelled");
                }
                (call.invocation, call.receiver(), false)
            }
            Some("GetResult") => {
                let call = site.call()?;
                (call.invocation, call.receiver().and_then(awaiter_of), true)
            }
            _ => return Err(OTHER_SHAPE),
        };
    let task = task.ok_or(OTHER_SHAPE)?;
    must_be_awaitable(whole)?;
    if site.has_remarks(TextRange::new(task.range().end, whole.range().end)) {
        return refuse("there is a comment inside of it");
    }
    let mut draft = site.draft("await the task");
    let (open, close) = brackets_for_await(whole);
    draft.insert(whole.range().start, format!("{open}await "));
    draft.replace(TextRange::new(task.range().end, whole.range().end), close);
    // Waiting wraps exceptions, awaiting does not: a handler, here or in a caller, may be made for the one or the other.
    Ok(draft.finish(if keeps_exceptions { Applicability::Safe } else { Applicability::Unsafe }))
}

/// The task in `task.GetAwaiter()`.
fn awaiter_of(node: Node<'_>) -> Option<Node<'_>> {
    let call = (node.kind() == SyntaxKind::InvocationExpr).then_some(node)?;
    call.children().next().filter(|callee| callee.kind() == SyntaxKind::MemberAccessExpr)?.children().next()
}

/// `stream.Flush()` to `await stream.FlushAsync()`. A class may have overridden the one and not the other, which then does
/// the same in a roundabout way: somebody should look at it.
pub(super) fn await_call(site: &Site<'_>, name: &str) -> Result<Repair, Refusal> {
    Ok(call_asynchronously(site, name)?.unsafe_())
}

fn call_asynchronously<'d>(site: &'d Site<'_>, name: &str) -> Result<Draft<'d>, Refusal> {
    let call = site.call()?;
    must_be_awaitable(call.invocation)?;
    let is_reference = |(_, token): (_, crate::syntax::Token)| {
        matches!(token.kind, SyntaxKind::RefKw | SyntaxKind::OutKw | SyntaxKind::InKw)
    };
    if call.arguments().any(|argument| argument.own_tokens().any(is_reference)) {
        return refuse("it takes an argument by reference");
    }
    must_have_form(site, call, name)?;
    let token = call.callee.token(SyntaxKind::Ident).ok_or(OTHER_SHAPE)?;
    let mut draft = site.draft(format!("await `{name}`"));
    let (open, close) = brackets_for_await(call.invocation);
    draft.insert(call.invocation.range().start, format!("{open}await "));
    draft.replace(token.range(), name);
    if !close.is_empty() {
        draft.insert(call.invocation.range().end, close);
    }
    Ok(draft)
}

/// Is there a method of that name with such parameters, perhaps with a token behind them?
fn must_have_form(site: &Site<'_>, call: Call<'_>, name: &str) -> Result<(), Refusal> {
    let facts = site.facts()?;
    let receiver = call.receiver().map(|receiver| facts.ty(receiver.id()).clone());
    let own = || site.owner().map(|owner| site.symbols.open(owner));
    let ty = receiver.or_else(own).and_then(|ty| site.symbols.with_members(&ty)).ok_or(OTHER_SHAPE)?;
    let given: Option<Vec<Type>> = call
        .arguments()
        .map(|argument| plain_argument(argument).map(|it| facts.ty(it.id()).clone()))
        .collect();
    let given = given.ok_or(OTHER_SHAPE)?;
    let fits = |found: &crate::bind::Found| {
        let params = &site.symbols.signature(found.member).params;
        let rest = params.get(given.len()..).unwrap_or_default();
        let same = |(param, given): (&ParamInfo, &Type)| {
            param.ty == *given
                || (!matches!(given, Type::Named(..) | Type::Unknown) && !matches!(param.ty, Type::Named(..)))
        };
        params.len() >= given.len()
            && rest.iter().all(|param| param.is_optional)
            && params.iter().zip(&given).all(same)
    };
    let wanted = site.symbols.names.find(name).ok_or(OTHER_SHAPE)?;
    let forms = site.symbols.members(&ty, wanted);
    let Some(form) = forms.iter().find(|found| fits(found)) else {
        return refuse("no asynchronous form takes the same arguments");
    };
    // What the bundled outline has came with many versions; only the newest have all of it.
    let owner = site.symbols.members[form.member].owner;
    if site.symbols.types[owner].origin != Origin::Program {
        site.needs(Library::AsyncDisposal)?;
    }
    Ok(())
}

/// `using` to `await using`; `x.Dispose()` to `await x.DisposeAsync()`.
pub(super) fn await_disposal(site: &Site<'_>) -> Result<Repair, Refusal> {
    let node = site.node();
    site.needs(Library::AsyncDisposal)?;
    site.needs_language(Language(8, 0))?;
    if !matches!(node.kind(), SyntaxKind::UsingStmt | SyntaxKind::LocalDeclStmt) {
        return Ok(call_asynchronously(site, "DisposeAsync")?.safe());
    }
    must_be_awaitable(node)?;
    let mut draft = site.draft("dispose asynchronously");
    draft.insert(site.offset, "await ");
    Ok(draft.safe())
}

/// `using (LoadAsync())` to `using (await LoadAsync())`.
pub(super) fn await_resource(site: &Site<'_>) -> Result<Repair, Refusal> {
    let using = site.node();
    must_be_awaitable(using)?;
    let resource = match using.kind() {
        SyntaxKind::UsingStmt => ast::UsingStmt::cast(using).and_then(|using| match using.declaration() {
            Some(declaration) => initial_value(declaration),
            None => using.resource(),
        }),
        SyntaxKind::LocalDeclStmt => initial_value(using),
        _ => None,
    };
    let resource = resource.ok_or(OTHER_SHAPE)?;
    if !is_primary(resource) {
        return Err(OTHER_SHAPE);
    }
    let mut draft = site.draft("await the task and dispose of what it gives");
    draft.insert(resource.range().start, "await ");
    Ok(draft.safe())
}

/// The value of the only variable that is declared.
fn initial_value(declaration: Node<'_>) -> Option<Node<'_>> {
    let mut values = declaration.descendants().filter(|node| node.kind() == SyntaxKind::VariableDeclarator);
    let only = values.next().filter(|_| values.next().is_none())?;
    only.child(SyntaxKind::EqualsValue)?.children().find(|value| value.kind().is_expression())
}

/// `await task` to `await task.ConfigureAwait(false)`.
pub(super) fn leave_context(site: &Site<'_>) -> Result<Repair, Refusal> {
    let awaited = site.node();
    let task = awaited.children().next().filter(|_| awaited.kind() == SyntaxKind::AwaitExpr);
    let task = task.ok_or(OTHER_SHAPE)?;
    let mut draft = site.draft("go on in any context");
    if is_primary(task) {
        draft.insert(task.range().end, ".ConfigureAwait(false)");
    } else {
        draft.insert(task.range().start, "(");
        draft.insert(task.range().end, ").ConfigureAwait(false)");
    }
    Ok(draft.unsafe_())
}

/// `new TaskCompletionSource<T>()` to `new TaskCompletionSource<T>(TaskCreationOptions.RunContinuationsAsynchronously)`.
pub(super) fn continue_elsewhere(site: &Site<'_>) -> Result<Repair, Refusal> {
    let node = site.node();
    let creation = std::iter::once(node).chain(node.ancestors()).find(|node| {
        matches!(node.kind(), SyntaxKind::ObjectCreationExpr | SyntaxKind::ImplicitObjectCreationExpr)
    });
    let arguments = creation.and_then(|creation| creation.child(SyntaxKind::ArgList)).ok_or(OTHER_SHAPE)?;
    site.needs(Library::CompletedTasks)?;
    let mut draft = site.draft("run continuations asynchronously");
    let options = site.name_of("System.Threading.Tasks", "TaskCreationOptions", &mut draft);
    append_argument(&mut draft, arguments, &format!("{options}.RunContinuationsAsynchronously"))?;
    Ok(draft.unsafe_())
}

/// `Load(id)` to `Load(id, token)`.
pub(super) fn pass_token(site: &Site<'_>, token: &str) -> Result<Repair, Refusal> {
    let call = site.call()?;
    let mut draft = site.draft(format!("pass `{token}`"));
    append_argument(&mut draft, call.arguments, token)?;
    Ok(draft.unsafe_())
}

fn append_argument(draft: &mut Draft<'_>, arguments: Node<'_>, text: &str) -> Result<(), Refusal> {
    let Some(before) = arguments.children().last() else {
        draft.insert(arguments.token(SyntaxKind::RParen).ok_or(OTHER_SHAPE)?.start, text);
        return Ok(());
    };
    if before.own_tokens().any(|(_, token)| token.kind == SyntaxKind::Colon) {
        return refuse("its last argument is named");
    }
    draft.insert(before.range().end, format!(", {text}"));
    Ok(())
}

/// `return null;` to `return Task.CompletedTask;`.
pub(super) fn return_completed(site: &Site<'_>) -> Result<Repair, Refusal> {
    let value = site.node();
    let is_returned = value
        .parent()
        .is_some_and(|parent| matches!(parent.kind(), SyntaxKind::ReturnStmt | SyntaxKind::ArrowBody));
    if !is_returned || site.text(value) != "null" {
        return Err(OTHER_SHAPE);
    }
    let function = value.ancestors().find(|node| is_function(*node)).and_then(ast::Function::cast);
    let ty = function.and_then(ast::Function::return_type).ok_or(OTHER_SHAPE)?;
    let last = ty.own_tokens().filter(|(_, token)| token.kind == SyntaxKind::Ident).last();
    if last.map(|(_, token)| token.range().of(&site.source.text)) != Some("Task") {
        return refuse("the method does not say that it returns a task");
    }
    let argument = ty.child(SyntaxKind::TypeArgList).and_then(|list| list.children().next());
    let mut draft = site.draft("return a completed task");
    let task = site.name_of("System.Threading.Tasks", "Task", &mut draft);
    let Some(argument) = argument else {
        site.needs(Library::CompletedTasks)?;
        draft.replace(value.range(), format!("{task}.CompletedTask"));
        return Ok(draft.safe());
    };
    let argument = site.text(argument);
    draft.replace(value.range(), format!("{task}.FromResult<{argument}>(default({argument}))"));
    Ok(draft.unsafe_())
}

/// `async void` to `async Task`.
pub(super) fn return_task(site: &Site<'_>) -> Result<Repair, Refusal> {
    let method = ast::Function::cast(site.node()).ok_or(OTHER_SHAPE)?;
    let ty = method.return_type().filter(|ty| site.text(*ty) == "void").ok_or(OTHER_SHAPE)?;
    let fixed =
        [SyntaxKind::OverrideKw, SyntaxKind::VirtualKw, SyntaxKind::AbstractKw, SyntaxKind::PartialKw];
    let has = |kind: SyntaxKind| method.modifiers().is_some_and(|modifiers| modifiers.token(kind).is_some());
    if fixed.into_iter().any(has) || method.explicit_interface().is_some() {
        return refuse("another declaration says what it returns");
    }
    let mut draft = site.draft("return a task");
    let task = site.name_of("System.Threading.Tasks", "Task", &mut draft);
    draft.replace(ty.range(), task);
    Ok(draft.unsafe_())
}

/// `Task.Factory.StartNew(async …)` to `Task.Factory.StartNew(async …).Unwrap()`.
pub(super) fn unwrap(site: &Site<'_>) -> Result<Repair, Refusal> {
    let Call { invocation, .. } = site.call()?;
    let mut draft = site.draft("wait for the inner task as well");
    // `Unwrap` is an extension method of this namespace.
    site.name_of("System.Threading.Tasks", "Task", &mut draft);
    draft.insert(invocation.range().end, ".Unwrap()");
    Ok(draft.unsafe_())
}

/// Can `await` stand here, by the rules of Section 12.9.8 of the C# specification?
pub(super) fn must_be_awaitable(node: Node<'_>) -> Result<(), Refusal> {
    for around in node.ancestors() {
        match around.kind() {
            SyntaxKind::LockStmt => return refuse("nothing can be awaited under a lock"),
            SyntaxKind::QueryExpr
            | SyntaxKind::UnsafeStmt
            | SyntaxKind::FixedStmt
            | SyntaxKind::WhenClause => {
                return refuse("nothing can be awaited here");
            }
            SyntaxKind::GlobalStatement => return Ok(()),
            _ if is_function(around) => {
                let modifiers = around.child(SyntaxKind::Modifiers);
                let is_async = modifiers.is_some_and(|it| it.token(SyntaxKind::AsyncKw).is_some());
                return if is_async { Ok(()) } else { refuse("the method is not async") };
            }
            _ => {}
        }
    }
    refuse("it stands in no method")
}

pub(super) fn is_function(node: Node<'_>) -> bool {
    matches!(node.kind(), SyntaxKind::LambdaExpr | SyntaxKind::AnonymousMethodExpr)
        || ast::Function::cast(node).is_some()
}

/// Where more follows that belongs to the value, `await` needs parentheses.
fn brackets_for_await(node: Node<'_>) -> (&'static str, &'static str) {
    let is_first = |parent: Node<'_>| parent.children().next() == Some(node);
    let needs = node.parent().is_some_and(|parent| {
        is_first(parent)
            && matches!(
                parent.kind(),
                SyntaxKind::MemberAccessExpr
                    | SyntaxKind::ElementAccessExpr
                    | SyntaxKind::InvocationExpr
                    | SyntaxKind::ConditionalAccessExpr
                    | SyntaxKind::PostfixExpr
            )
    });
    if needs { ("(", ")") } else { ("", "") }
}

/// An expression to which `.Member` can be appended, and before which `await` can stand.
fn is_primary(node: Node<'_>) -> bool {
    matches!(
        node.kind(),
        SyntaxKind::NameExpr
            | SyntaxKind::MemberAccessExpr
            | SyntaxKind::InvocationExpr
            | SyntaxKind::ElementAccessExpr
            | SyntaxKind::ParenExpr
            | SyntaxKind::ObjectCreationExpr
            | SyntaxKind::ThisExpr
    )
}
