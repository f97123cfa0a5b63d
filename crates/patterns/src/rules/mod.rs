//! The rules, one a file.

mod any_wait_outside_loop;
mod argument_check_in_async;
mod async_dispose_not_asked;
mod async_dispose_not_declared;
mod async_method_name;
mod async_void_lambda;
mod async_void_method;
mod await_null_conditional;
mod await_under_lock;
mod block_under_lock;
mod blocking_primitive_in_async;
mod blocking_property_in_async;
mod blocking_task_wait;
mod cancellation_token_not_forwarded;
mod check_then_act_concurrent_collection;
mod check_then_put;
mod collection_calls;
mod configure_await;
mod continuation_instead_of_await;
mod dangerous_thread_api;
mod dcl_published_before_init;
mod double_checked_lock_no_volatile;
mod empty_lock;
mod exception_handling_on_unawaited_task;
mod explicit_monitor_instead_of_lock;
mod factory_captures_key;
mod factory_side_effect;
mod field_set_after_start;
mod fire_and_forget_thread;
mod foreign_task_await;
mod guarded_by;
mod handler_shared_state;
mod idle_pool;
mod inbound_guarded_collection;
mod inconsistent_lock_field;
mod inconsistent_lock_fields;
mod inconsistent_lock_order;
mod inconsistent_lock_read;
mod instance_lock_guards_static;
mod interrupt_not_interruptible_thread;
mod interrupt_not_passed_on;
mod interrupted_threads;
mod lazy_init_static_unsync;
mod lazy_task;
mod leaked_guarded_collection;
mod linq_on_concurrent_dictionary;
mod lock_before_try;
mod lock_field_not_readonly;
mod lock_field_reassigned;
mod lock_in_parallel_loop;
mod lock_not_released;
mod lock_object_misuse;
mod lock_object_reassigned_in_lock;
mod lock_on_concurrent_object;
mod lock_on_local_object;
mod lock_on_public_object;
mod lock_on_weak_identity;
mod loop_flag_not_volatile;
mod manual_cancellation_check;
mod missing_cancellation_strategy;
mod mixed_interlocked_plain;
mod mostly_locked_field;
mod naked_pulse;
mod needless_async_form;
mod nested_task;
mod nonatomic_64bit_access;
mod null_check_on_task;
mod override_drops_synchronized;
mod parallel_for_side_effect;
mod peers;
mod plinq_side_effect;
mod pointless_task;
mod polling_on_collection;
mod prefer_async_stream;
mod prefer_lock_type;
mod prefer_slim_primitive;
mod reenumerated_tasks;
mod release_of_wrong_kind;
mod release_without_acquire;
mod return_await;
mod return_null_task;
mod shared_classes;
mod shared_non_atomic_rmw;
mod shared_touches;
mod silent_cancellation;
mod single_notify;
mod single_pulse_many_conditions;
mod sleep_in_wait_loop;
mod stale_shared_write;
mod static_field_written_by_instance;
mod static_not_threadsafe_type;
mod static_unsafe_object;
mod suppress_throwing_with_result;
mod swallowed_interrupt;
mod sync_call_in_async;
mod sync_dispose_in_async;
mod sync_over_async;
mod sync_setter_unsync_getter;
mod task_factory_scheduler;
mod task_uses_disposed_resource;
mod task_value_lost;
mod tcs_run_continuations_async;
mod this_escapes_constructor;
mod thread_as_runnable;
mod thread_local_not_removed;
mod thread_run_instead_of_start;
mod thread_scheduling_hint;
mod thread_sleep_in_async;
mod thread_sleep_in_tests;
mod thread_start_in_constructor;
mod thread_static_misuse;
mod torn_shared_write;
mod unguarded_in_threads;
mod unnecessary_async;
mod unobserved_task;
mod unpaired_accessor_lock;
mod unsafe_in_safe_class;
mod unsynchronized_static_collection;
mod using_on_task;
mod valuetask_misuse;
mod volatile_array_elements;
mod volatile_non_atomic_rmw;
mod volatile_reference;
mod wait_on_wrong_object;
mod wait_or_pulse_without_lock;
mod wait_outside_loop;
mod wait_with_two_locks;

use crate::Rule;

/// All rules, by code.
pub const ALL: &[&dyn Rule] = &[
    &double_checked_lock_no_volatile::DoubleCheckedLockNoVolatile,
    &nonatomic_64bit_access::Nonatomic64BitAccess,
    &loop_flag_not_volatile::LoopFlagNotVolatile,
    &parallel_for_side_effect::ParallelForSideEffect,
    &instance_lock_guards_static::InstanceLockGuardsStatic,
    &sync_setter_unsync_getter::SyncSetterUnsyncGetter,
    &inconsistent_lock_field::InconsistentLockField,
    &mixed_interlocked_plain::MixedInterlockedPlain,
    &plinq_side_effect::PlinqSideEffect,
    &inconsistent_lock_read::InconsistentLockRead,
    &inconsistent_lock_fields::InconsistentLockFields,
    &volatile_array_elements::VolatileArrayElements,
    &guarded_by::GuardedBy,
    &override_drops_synchronized::OverrideDropsSynchronized,
    &stale_shared_write::StaleSharedWrite,
    &torn_shared_write::TornSharedWrite,
    &mostly_locked_field::MostlyLockedField,
    &unpaired_accessor_lock::UnpairedAccessorLock,
    &volatile_reference::VolatileReference,
    &unsafe_in_safe_class::UnsafeInSafeClass,
    &unguarded_in_threads::UnguardedInThreads,
    &inconsistent_lock_order::InconsistentLockOrder,
    &wait_with_two_locks::WaitWithTwoLocks,
    &lock_not_released::LockNotReleased,
    &block_under_lock::BlockUnderLock,
    &sync_over_async::SyncOverAsync,
    &lock_before_try::LockBeforeTry,
    &check_then_act_concurrent_collection::CheckThenActConcurrentCollection,
    &volatile_non_atomic_rmw::VolatileNonAtomicRmw,
    &linq_on_concurrent_dictionary::LinqOnConcurrentDictionary,
    &lazy_init_static_unsync::LazyInitStaticUnsync,
    &factory_side_effect::FactorySideEffect,
    &shared_non_atomic_rmw::SharedNonAtomicRmw,
    &check_then_put::CheckThenPut,
    &dcl_published_before_init::DclPublishedBeforeInit,
    &wait_outside_loop::WaitOutsideLoop,
    &naked_pulse::NakedPulse,
    &unobserved_task::UnobservedTask,
    &task_uses_disposed_resource::TaskUsesDisposedResource,
    &exception_handling_on_unawaited_task::ExceptionHandlingOnUnawaitedTask,
    &this_escapes_constructor::ThisEscapesConstructor,
    &thread_start_in_constructor::ThreadStartInConstructor,
    &single_pulse_many_conditions::SinglePulseManyConditions,
    &field_set_after_start::FieldSetAfterStart,
    &single_notify::SingleNotify,
    &any_wait_outside_loop::AnyWaitOutsideLoop,
    &static_not_threadsafe_type::StaticNotThreadsafeType,
    &leaked_guarded_collection::LeakedGuardedCollection,
    &static_field_written_by_instance::StaticFieldWrittenByInstance,
    &inbound_guarded_collection::InboundGuardedCollection,
    &unsynchronized_static_collection::UnsynchronizedStaticCollection,
    &handler_shared_state::HandlerSharedState,
    &static_unsafe_object::StaticUnsafeObject,
    &lock_on_weak_identity::LockOnWeakIdentity,
    &interrupt_not_interruptible_thread::InterruptNotInterruptibleThread,
    &missing_cancellation_strategy::MissingCancellationStrategy,
    &lock_on_local_object::LockOnLocalObject,
    &lock_object_reassigned_in_lock::LockObjectReassignedInLock,
    &empty_lock::EmptyLock,
    &lock_object_misuse::LockObjectMisuse,
    &wait_or_pulse_without_lock::WaitOrPulseWithoutLock,
    &dangerous_thread_api::DangerousThreadApi,
    &await_under_lock::AwaitUnderLock,
    &release_of_wrong_kind::ReleaseOfWrongKind,
    &lock_field_reassigned::LockFieldReassigned,
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
    &release_without_acquire::ReleaseWithoutAcquire,
    &swallowed_interrupt::SwallowedInterrupt,
    &blocking_primitive_in_async::BlockingPrimitiveInAsync,
    &foreign_task_await::ForeignTaskAwait,
    &silent_cancellation::SilentCancellation,
    &wait_on_wrong_object::WaitOnWrongObject,
    &thread_run_instead_of_start::ThreadRunInsteadOfStart,
    &idle_pool::IdlePool,
    &suppress_throwing_with_result::SuppressThrowingWithResult,
    &lock_on_concurrent_object::LockOnConcurrentObject,
    &interrupt_not_passed_on::InterruptNotPassedOn,
    &thread_as_runnable::ThreadAsRunnable,
    &prefer_slim_primitive::PreferSlimPrimitive,
    &explicit_monitor_instead_of_lock::ExplicitMonitorInsteadOfLock,
    &lock_field_not_readonly::LockFieldNotReadonly,
    &lock_on_public_object::LockOnPublicObject,
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
    &lock_in_parallel_loop::LockInParallelLoop,
    &thread_sleep_in_tests::ThreadSleepInTests,
    &fire_and_forget_thread::FireAndForgetThread,
    &return_await::ReturnAwait,
    &factory_captures_key::FactoryCapturesKey,
    &pointless_task::PointlessTask,
    &async_method_name::AsyncMethodName,
    &continuation_instead_of_await::ContinuationInsteadOfAwait,
    &prefer_lock_type::PreferLockType,
    &manual_cancellation_check::ManualCancellationCheck,
    &prefer_async_stream::PreferAsyncStream,
    &thread_scheduling_hint::ThreadSchedulingHint,
    &sleep_in_wait_loop::SleepInWaitLoop,
    &needless_async_form::NeedlessAsyncForm,
    &thread_local_not_removed::ThreadLocalNotRemoved,
    &async_dispose_not_declared::AsyncDisposeNotDeclared,
    &async_dispose_not_asked::AsyncDisposeNotAsked,
];
