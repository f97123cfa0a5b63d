//! What a rule is.

use crate::{Code, Report, World};

/// One shape of a bug.
pub trait Rule: Sync {
    /// Its name, documentation and severity.
    fn about(&self) -> &'static finding::Rule;

    /// Looks at one body. Bodies are looked at in parallel.
    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let _ = (code, report);
    }

    /// Looks at the program as a whole.
    fn program(&self, world: &World<'_>, report: &mut Report<'_>) {
        let _ = (world, report);
    }
}
