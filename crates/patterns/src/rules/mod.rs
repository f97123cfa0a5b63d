//! The rules, one a file.

mod async_void_lambda;
mod async_void_method;
mod lock_on_weak_identity;
mod unobserved_task;

use crate::Rule;

/// All rules, by code.
pub const ALL: &[&dyn Rule] = &[
    &unobserved_task::UnobservedTask,
    &lock_on_weak_identity::LockOnWeakIdentity,
    &async_void_method::AsyncVoidMethod,
    &async_void_lambda::AsyncVoidLambda,
];
