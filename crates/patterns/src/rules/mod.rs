//! The rules, one a file.

mod check_then_act_concurrent_collection;
mod collection_calls;
mod double_checked_lock_no_volatile;
mod lock_on_weak_identity;
mod nonatomic_64bit_access;
mod volatile_non_atomic_rmw;

use crate::Rule;

/// All rules, by code.
pub const ALL: &[&dyn Rule] = &[
    &double_checked_lock_no_volatile::DoubleCheckedLockNoVolatile,
    &nonatomic_64bit_access::Nonatomic64BitAccess,
    &check_then_act_concurrent_collection::CheckThenActConcurrentCollection,
    &volatile_non_atomic_rmw::VolatileNonAtomicRmw,
    &lock_on_weak_identity::LockOnWeakIdentity,
];
