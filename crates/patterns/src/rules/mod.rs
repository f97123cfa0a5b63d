//! The rules, one a file.

mod argument_check_in_async;
mod async_void_lambda;
mod async_void_method;
mod await_null_conditional;
mod blocking_property_in_async;
mod blocking_task_wait;
mod cancellation_token_not_forwarded;
mod configure_await;
mod exception_handling_on_unawaited_task;
mod lazy_task;
mod lock_on_weak_identity;
mod nested_task;
mod null_check_on_task;
mod polling_on_collection;
mod reenumerated_tasks;
mod return_null_task;
mod sync_call_in_async;
mod sync_dispose_in_async;
mod sync_over_async;
mod task_factory_scheduler;
mod task_uses_disposed_resource;
mod task_value_lost;
mod tcs_run_continuations_async;
mod thread_sleep_in_async;
mod thread_static_misuse;
mod unnecessary_async;
mod unobserved_task;
mod using_on_task;
mod valuetask_misuse;

use crate::Rule;

/// All rules, by code.
pub const ALL: &[&dyn Rule] = &[
    &sync_over_async::SyncOverAsync,
    &unobserved_task::UnobservedTask,
    &task_uses_disposed_resource::TaskUsesDisposedResource,
    &exception_handling_on_unawaited_task::ExceptionHandlingOnUnawaitedTask,
    &lock_on_weak_identity::LockOnWeakIdentity,
    &async_void_method::AsyncVoidMethod,
    &async_void_lambda::AsyncVoidLambda,
    &using_on_task::UsingOnTask,
    &return_null_task::ReturnNullTask,
    &await_null_conditional::AwaitNullConditional,
    &null_check_on_task::NullCheckOnTask,
    &valuetask_misuse::ValuetaskMisuse,
    &nested_task::NestedTask,
    &thread_sleep_in_async::ThreadSleepInAsync,
    &reenumerated_tasks::ReenumeratedTasks,
    &thread_static_misuse::ThreadStaticMisuse,
    &blocking_property_in_async::BlockingPropertyInAsync,
    &blocking_task_wait::BlockingTaskWait,
    &tcs_run_continuations_async::TcsRunContinuationsAsync,
    &cancellation_token_not_forwarded::CancellationTokenNotForwarded,
    &configure_await::ConfigureAwait,
    &task_factory_scheduler::TaskFactoryScheduler,
    &argument_check_in_async::ArgumentCheckInAsync,
    &sync_call_in_async::SyncCallInAsync,
    &unnecessary_async::UnnecessaryAsync,
    &sync_dispose_in_async::SyncDisposeInAsync,
    &lazy_task::LazyTask,
    &task_value_lost::TaskValueLost,
    &polling_on_collection::PollingOnCollection,
];
