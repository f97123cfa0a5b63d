//! The rules, one a file.

use crate::Rule;

/// All rules.
pub const ALL: &[&dyn Rule] = &[];
