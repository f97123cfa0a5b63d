//! Members that statements call by convention: awaiters, enumerators, `Dispose`. Sections 12.9.8, 13.9.5 and
//! 13.14 of the C# specification.

use super::facts::{Call, Walk};
use super::symbols::{ScopeId, Symbols};
use super::types::Type;

/// How a sequence is walked.
#[derive(Debug, Clone)]
pub struct Iterated {
    /// The type of its elements.
    pub element: Type,
    /// By which members.
    pub how: Walk,
}

/// Is it `await foreach` or `await using`, or are they plain?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asyncness {
    /// Plain.
    Sync,
    /// With `await`.
    Async,
}

impl Symbols {
    /// The type of `await x` for an `x` of this type: what `GetAwaiter().GetResult()` returns.
    pub fn await_result(&self, ty: &Type, scope: ScopeId) -> Type {
        let _ = (ty, scope);
        Type::Unknown
    }

    /// What an `async` function returns whose `return` gives a value of that type: `Task<T>`, or `Task` for
    /// `void`.
    pub fn task_of(&self, result: &Type) -> Type {
        let _ = result;
        Type::Unknown
    }

    /// What `return` gives in an `async` function of that return type: `T` for `Task<T>` and the like, `void`
    /// for `Task` and `void`.
    pub fn async_result(&self, ret: &Type) -> Type {
        let _ = ret;
        Type::Unknown
    }

    /// How `foreach` walks a value of this type.
    pub fn iterated(&self, ty: &Type, scope: ScopeId, asyncness: Asyncness) -> Iterated {
        let _ = (ty, scope, asyncness);
        Iterated { element: Type::Unknown, how: Walk::Unknown }
    }

    /// What `yield return` gives in an iterator of that return type: `T` for `IEnumerable<T>` and the like.
    pub fn iterator_element(&self, ret: &Type) -> Type {
        let _ = ret;
        Type::Unknown
    }

    /// How `using` gives a resource of this type back.
    pub fn dispose(&self, ty: &Type, scope: ScopeId, asyncness: Asyncness) -> Option<Call> {
        let _ = (ty, scope, asyncness);
        None
    }
}
