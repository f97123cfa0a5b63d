//! The rules, one a file.

mod check_then_act_concurrent_collection;
mod collection_calls;
mod double_checked_lock_no_volatile;
mod explicit_monitor_instead_of_lock;
mod interrupt_not_interruptible_thread;
mod interrupted_threads;
mod lock_on_weak_identity;
mod loop_flag_not_volatile;
mod missing_cancellation_strategy;
mod nonatomic_64bit_access;
mod parallel_for_side_effect;
mod prefer_slim_primitive;
mod shared_touches;
mod volatile_non_atomic_rmw;

use crate::Rule;

/// All rules, by code.
pub const ALL: &[&dyn Rule] = &[
    &double_checked_lock_no_volatile::DoubleCheckedLockNoVolatile,
    &nonatomic_64bit_access::Nonatomic64BitAccess,
    &loop_flag_not_volatile::LoopFlagNotVolatile,
    &parallel_for_side_effect::ParallelForSideEffect,
    &check_then_act_concurrent_collection::CheckThenActConcurrentCollection,
    &volatile_non_atomic_rmw::VolatileNonAtomicRmw,
    &lock_on_weak_identity::LockOnWeakIdentity,
    &interrupt_not_interruptible_thread::InterruptNotInterruptibleThread,
    &missing_cancellation_strategy::MissingCancellationStrategy,
    &prefer_slim_primitive::PreferSlimPrimitive,
    &explicit_monitor_instead_of_lock::ExplicitMonitorInsteadOfLock,
];
