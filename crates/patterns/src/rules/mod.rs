//! The rules, one a file.

mod async_void_lambda;
mod async_void_method;
mod await_null_conditional;
mod blocking_task_wait;
mod lock_on_weak_identity;
mod null_check_on_task;
mod return_null_task;
mod sync_over_async;
mod thread_sleep_in_async;
mod unobserved_task;
mod using_on_task;

use crate::Rule;

/// All rules, by code.
pub const ALL: &[&dyn Rule] = &[
    &sync_over_async::SyncOverAsync,
    &unobserved_task::UnobservedTask,
    &lock_on_weak_identity::LockOnWeakIdentity,
    &async_void_method::AsyncVoidMethod,
    &async_void_lambda::AsyncVoidLambda,
    &using_on_task::UsingOnTask,
    &return_null_task::ReturnNullTask,
    &await_null_conditional::AwaitNullConditional,
    &null_check_on_task::NullCheckOnTask,
    &thread_sleep_in_async::ThreadSleepInAsync,
    &blocking_task_wait::BlockingTaskWait,
];
