//! The rules, one a file.

mod await_under_lock;
mod block_under_lock;
mod dangerous_thread_api;
mod empty_lock;
mod inconsistent_lock_order;
mod lock_field_not_readonly;
mod lock_field_reassigned;
mod lock_not_released;
mod lock_object_misuse;
mod lock_object_reassigned_in_lock;
mod lock_on_local_object;
mod lock_on_public_object;
mod lock_on_weak_identity;
mod naked_pulse;
mod release_of_wrong_kind;
mod wait_or_pulse_without_lock;
mod wait_outside_loop;
mod wait_with_two_locks;

use crate::Rule;

/// All rules, by code.
pub const ALL: &[&dyn Rule] = &[
    &inconsistent_lock_order::InconsistentLockOrder,
    &wait_with_two_locks::WaitWithTwoLocks,
    &lock_not_released::LockNotReleased,
    &block_under_lock::BlockUnderLock,
    &wait_outside_loop::WaitOutsideLoop,
    &naked_pulse::NakedPulse,
    &lock_on_weak_identity::LockOnWeakIdentity,
    &lock_on_local_object::LockOnLocalObject,
    &lock_object_reassigned_in_lock::LockObjectReassignedInLock,
    &empty_lock::EmptyLock,
    &lock_object_misuse::LockObjectMisuse,
    &wait_or_pulse_without_lock::WaitOrPulseWithoutLock,
    &dangerous_thread_api::DangerousThreadApi,
    &await_under_lock::AwaitUnderLock,
    &release_of_wrong_kind::ReleaseOfWrongKind,
    &lock_field_reassigned::LockFieldReassigned,
    &lock_field_not_readonly::LockFieldNotReadonly,
    &lock_on_public_object::LockOnPublicObject,
];
