//! The rules, one a file.

mod dcl_published_before_init;
mod inconsistent_lock_field;
mod inconsistent_lock_read;
mod instance_lock_guards_static;
mod lazy_init_static_unsync;
mod leaked_guarded_collection;
mod linq_on_concurrent_dictionary;
mod lock_on_weak_identity;
mod mixed_interlocked_plain;
mod plinq_side_effect;
mod static_field_written_by_instance;
mod static_not_threadsafe_type;
mod sync_setter_unsync_getter;

use crate::Rule;

/// All rules, by code.
pub const ALL: &[&dyn Rule] = &[
    &instance_lock_guards_static::InstanceLockGuardsStatic,
    &sync_setter_unsync_getter::SyncSetterUnsyncGetter,
    &inconsistent_lock_field::InconsistentLockField,
    &mixed_interlocked_plain::MixedInterlockedPlain,
    &plinq_side_effect::PlinqSideEffect,
    &inconsistent_lock_read::InconsistentLockRead,
    &linq_on_concurrent_dictionary::LinqOnConcurrentDictionary,
    &lazy_init_static_unsync::LazyInitStaticUnsync,
    &dcl_published_before_init::DclPublishedBeforeInit,
    &static_not_threadsafe_type::StaticNotThreadsafeType,
    &leaked_guarded_collection::LeakedGuardedCollection,
    &static_field_written_by_instance::StaticFieldWrittenByInstance,
    &lock_on_weak_identity::LockOnWeakIdentity,
];
