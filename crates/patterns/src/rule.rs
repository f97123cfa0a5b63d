//! What a rule is.

use crate::{Code, Report, World};
use ir::{FieldId, TypeId};

/// One shape of a bug.
pub trait Rule: Sync {
    /// Its name, documentation and severity.
    fn about(&self) -> &'static finding::Rule;

    /// Looks at one body. Bodies are looked at in parallel.
    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let _ = (code, report);
    }

    /// Looks at one field and at all who touch it. Fields are looked at in parallel.
    fn field(&self, world: &World<'_>, field: FieldId, report: &mut Report<'_>) {
        let _ = (world, field, report);
    }

    /// Looks at the fields of one type together, and at all who touch them. Types are looked at in parallel.
    fn fields(&self, world: &World<'_>, ty: TypeId, report: &mut Report<'_>) {
        let _ = (world, ty, report);
    }

    /// Looks at the program as a whole. When something changes that it asked about, that is done again: rules that can
    /// look at one body or field at a time are better off.
    fn program(&self, world: &World<'_>, report: &mut Report<'_>) {
        let _ = (world, report);
    }
}
