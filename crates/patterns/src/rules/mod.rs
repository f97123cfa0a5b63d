//! The rules, one a file.

mod lock_on_weak_identity;

use crate::Rule;

/// All rules, by code.
pub const ALL: &[&dyn Rule] = &[&lock_on_weak_identity::LockOnWeakIdentity];
