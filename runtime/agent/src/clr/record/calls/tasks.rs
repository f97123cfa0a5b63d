//! Tasks, what completes them, and what compilers make of asynchronous methods.

use super::{From, Of, Wrap};
use crate::clr::names::Callee;
use crate::clr::record::relations::How;
use crate::clr::record::told::Told;
use cil::signature::Type;

/// What `await` asks, for tasks and value tasks: the task is in their first word.
const AWAITERS: [&str; 8] = [
    "TaskAwaiter",
    "TaskAwaiter`1",
    "ConfiguredTaskAwaitable.ConfiguredTaskAwaiter",
    "ConfiguredTaskAwaitable`1.ConfiguredTaskAwaiter",
    "ValueTaskAwaiter",
    "ValueTaskAwaiter`1",
    "ConfiguredValueTaskAwaitable.ConfiguredValueTaskAwaiter",
    "ConfiguredValueTaskAwaitable`1.ConfiguredValueTaskAwaiter",
];

pub(super) const SERVICES: &str = "System.Runtime.CompilerServices.";

pub(super) fn completion_source(name: &str) -> Wrap {
    match name {
        "get_Task" => Wrap { gives: Some(How::Promise), ..Wrap::default() },
        _ if name.contains("Set") => Wrap::before(Told::Complete, Of::First),
        _ => Wrap::default(),
    }
}

pub(super) fn task(name: &str, callee: &Callee) -> Wrap {
    let waits = |of| Wrap { before: vec![(Told::Waiting, Of::Nothing)], ..Wrap::after(Told::Waited, of) };
    let returns_task = |parameter: &Option<String>| {
        parameter
            .as_ref()
            .is_some_and(|name| name.starts_with("System.Func<") && name.contains("System.Threading.Tasks."))
    };
    match name {
        // What returns a task itself is not done when it returns.
        "Run" => Wrap {
            gives: (!callee.parameters.iter().any(returns_task)).then_some(How::Work),
            ..Wrap::before(Told::Hand, Of::Delegates)
        },
        ".ctor" => Wrap { gives: Some(How::Work), ..Wrap::before(Told::Hand, Of::Delegates) },
        "Start" | "RunSynchronously" => Wrap::before(Told::Begin, Of::First),
        "ContinueWith" => Wrap { gives: Some(How::Inner), ..Wrap::before(Told::Continue, Of::Delegates) },
        "Wait" | "get_Result" => waits(Of::First),
        "WaitAll" | "WaitAny" => waits(Of::Nothing),
        "get_IsCompleted"
        | "get_IsCompletedSuccessfully"
        | "get_IsFaulted"
        | "get_IsCanceled"
        | "get_Status"
        | "get_Exception" => Wrap::after(Told::Looked, Of::First),
        "WhenAll" | "WhenAny" if matches!(callee.signature.parameters.as_slice(), [Type::Vector(_)]) => {
            Wrap { gives: Some(How::Gathered), ..Wrap::default() }
        }
        "Delay" if callee.parameters.len() == 1 => Wrap::after(Told::Alone, Of::Result),
        _ => Wrap::default(),
    }
}

pub(super) fn factory(name: &str) -> Wrap {
    match name {
        "StartNew" => Wrap { gives: Some(How::Work), ..Wrap::before(Told::Hand, Of::Delegates) },
        _ => Wrap::before(Told::Continue, Of::Delegates),
    }
}

/// Awaiters, and what builds asynchronous methods.
pub(super) fn asynchronous(owner: &str, callee: &Callee, from: From) -> Option<Wrap> {
    let is_known = AWAITERS.contains(&owner);
    let name = callee.name.as_str();
    if owner.ends_with("Awaiter") || is_known {
        let of = if is_known { Of::InFirst } else { Of::Nothing };
        return Some(match (name, from) {
            // The task is done before anybody asks.
            ("GetResult", From::StateMachine) => Wrap::before(Told::Resume, of),
            ("GetResult", From::Elsewhere) => {
                Wrap { before: vec![(Told::Waiting, Of::Nothing)], ..Wrap::after(Told::Waited, of) }
            }
            // In a state machine the result is asked for next.
            ("get_IsCompleted", From::Elsewhere) if is_known => Wrap::after(Told::Looked, of),
            ("OnCompleted" | "UnsafeOnCompleted", _) => Wrap::before(Told::Continue, Of::Delegates),
            _ => return None,
        });
    }
    if !(owner.starts_with("Async") && owner.contains("MethodBuilder")) {
        return None;
    }
    let is_void = owner.starts_with("AsyncVoid");
    Some(match name {
        "AwaitOnCompleted" | "AwaitUnsafeOnCompleted" => {
            let awaiter = callee.signature.parameters.first();
            let of =
                if awaiter.is_some_and(|ty| is_awaiter(ty, callee)) { Of::InSecond } else { Of::Nothing };
            Wrap::before(Told::Await, of)
        }
        // Where those of value tasks keep it depends on the runtime.
        "SetResult" | "SetException" if owner.starts_with("AsyncValueTask") => {
            Wrap::before(Told::SomeTask, Of::Nothing)
        }
        "SetResult" | "SetException" if !is_void => Wrap::before(Told::Complete, Of::InFirst),
        "get_Task" if owner.starts_with("AsyncTask") => Wrap::after(Told::Promise, Of::Result),
        _ => return None,
    })
}

/// Is this a reference to an awaiter that we know? The names of the arguments of a generic call stand behind those of its parameters.
fn is_awaiter(ty: &Type, callee: &Callee) -> bool {
    let Type::Reference(inner) = ty.unmodified() else { return false };
    matches!(**inner, Type::Named { .. })
        && callee.arguments.first().and_then(Option::as_ref).is_some_and(|name| {
            let name = name.strip_prefix(SERVICES).unwrap_or_default();
            let plain = name.split('<').next().unwrap_or_default();
            AWAITERS.iter().any(|known| *known == plain || known.split('`').next() == Some(plain))
        })
}
