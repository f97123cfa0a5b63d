//! User-defined conversions: the operator that fits best, with conversions of the language around it.
//! Section 10.5 of the C# specification.

use super::{Convert, ConvertKind, same};
use crate::bind::facts::Call;
use crate::bind::lookup::Found;
use crate::bind::symbols::Symbols;
use crate::bind::types::Type;

/// Which operators may be used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cast {
    /// Only those that need no cast.
    Implicit,
    /// Those that need one.
    Explicit,
}

/// An operator that could be used.
struct Candidate {
    found: Found,
    takes: Type,
    gives: Type,
}

impl Symbols {
    pub(super) fn user_conversion(&self, from: &Type, to: &Type, cast: Cast) -> Option<Convert> {
        let source = self.nullable_of(from).unwrap_or(from);
        let target = self.nullable_of(to).unwrap_or(to);
        let mut candidates = self.conversion_operators(source, target, cast);
        // Operators are lifted from `S` and `T` to `S?` and `T?`: nothing leads from `S?` to `T` without a cast.
        if cast == Cast::Implicit && !same(source, from) && same(target, to) {
            candidates.retain(|candidate| self.standard_implicit(from, &candidate.takes).is_some());
        }
        let mut best: Option<Candidate> = None;
        for candidate in candidates {
            if best.as_ref().is_none_or(|best| self.is_closer(&candidate, best, source, target)) {
                best = Some(candidate);
            }
        }
        let Candidate { found, .. } = best?;
        let call = Call {
            method: found.member,
            owner: found.owner,
            type_args: Vec::new(),
            args: Vec::new(),
            is_base: false,
            implicit_this: false,
        };
        Some(Convert { kind: ConvertKind::User, user: Some(Box::new(call)) })
    }

    fn conversion_operators(&self, source: &Type, target: &Type, cast: Cast) -> Vec<Candidate> {
        if [source, target].into_iter().any(|ty| self.is_interface(ty) || !may_define(ty)) {
            return Vec::new();
        }
        let name = match cast {
            Cast::Implicit => "op_Implicit",
            Cast::Explicit => "op_Explicit",
        };
        let Some(name) = self.names.find(name) else { return Vec::new() };
        let mut operators = self.operators(source, name);
        for found in self.operators(target, name) {
            if !operators.contains(&found) {
                operators.push(found);
            }
        }
        operators.into_iter().filter_map(|found| self.candidate(found, source, target, cast)).collect()
    }

    fn candidate(&self, found: Found, source: &Type, target: &Type, cast: Cast) -> Option<Candidate> {
        let signature = self.signature(found.member);
        let takes = self.seen_through(&signature.params.first()?.ty, &found.owner);
        let gives = self.seen_through(&signature.ty, &found.owner);
        let encompasses = |inner: &Type, outer: &Type| {
            self.standard_implicit(inner, outer).is_some()
                || cast == Cast::Explicit && self.standard_explicit(inner, outer).is_some()
        };
        (encompasses(source, &takes) && encompasses(&gives, target)).then_some(Candidate {
            found,
            takes,
            gives,
        })
    }

    /// Is `left` nearer to what is converted, or the same and nearer to what is wanted?
    fn is_closer(&self, left: &Candidate, right: &Candidate, source: &Type, target: &Type) -> bool {
        let takes_better = self.is_nearer(&left.takes, &right.takes, source, Symbols::widens_to);
        let takes_worse = self.is_nearer(&right.takes, &left.takes, source, Symbols::widens_to);
        let gives_better =
            self.is_nearer(&left.gives, &right.gives, target, |it, left, right| it.widens_to(right, left));
        takes_better || !takes_worse && gives_better
    }

    /// The same as `wanted` if the other is not; otherwise the one that `narrower` says.
    fn is_nearer(
        &self,
        left: &Type,
        right: &Type,
        wanted: &Type,
        narrower: impl Fn(&Self, &Type, &Type) -> bool,
    ) -> bool {
        match (same(left, wanted), same(right, wanted)) {
            (is_left, is_right) if is_left || is_right => is_left && !is_right,
            _ => !same(left, right) && narrower(self, left, right),
        }
    }

    fn widens_to(&self, from: &Type, to: &Type) -> bool {
        self.standard_implicit(from, to).is_some()
    }
}

/// Only types with members take part.
fn may_define(ty: &Type) -> bool {
    !matches!(ty, Type::Null | Type::Never | Type::Unknown | Type::Pointer(_))
}
