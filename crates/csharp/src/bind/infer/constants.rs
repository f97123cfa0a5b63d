//! Values of constants that are declared elsewhere: fields and members of enums, found out when somebody asks
//! for the first time. Constants that need themselves have no value.

use super::walker::Walker;
use crate::bind::fold::fold_convert;
use crate::bind::symbols::{MemberKind, MemberSym, Symbols};
use crate::bind::types::Type;
use ir::{Const, IntKind, Overflow, Prim};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// A constant that belongs to no body.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::bind) enum ConstantValue {
    /// Anything but a string.
    Plain(Const),
    /// A string.
    Text(Arc<str>),
}

/// Constants that rest on more constants than this, one upon the other, have no value here: every step walks
/// a body inside of another walk.
const MAX_DEPTH: usize = 48;

/// The constants that wait for each other.
#[derive(Debug, Default)]
pub(super) struct Evaluating {
    waiting: Vec<MemberSym>,
    /// Those that were tried in vain.
    failed: FxHashSet<MemberSym>,
    /// The one at which the depth did not suffice.
    cut_off: Option<MemberSym>,
}

impl Walker<'_> {
    /// The value of a constant field or a member of an enum.
    pub(super) fn constant_of(&mut self, member: MemberSym) -> Option<Const> {
        let value = self.symbols.constant_value(member, &mut self.evaluating)?;
        Some(match value {
            ConstantValue::Plain(constant) => constant,
            ConstantValue::Text(text) => Const::String(self.facts.strings.intern(&text)),
        })
    }

    /// The value of the expression of a body, for others.
    fn evaluate(mut self) -> (Option<ConstantValue>, Evaluating) {
        self.walk_body();
        let value = self.node.children().find(|child| child.kind().is_expression());
        let constant = value.and_then(|value| self.facts.constant(value.id()));
        let constant = constant.map(|constant| match constant {
            Const::String(name) => ConstantValue::Text(self.facts.strings.get(name).into()),
            plain => ConstantValue::Plain(plain),
        });
        (constant, self.evaluating)
    }
}

impl Symbols {
    /// The number of a member of an enum.
    pub(crate) fn enum_number(&self, member: MemberSym) -> Option<Const> {
        match self.outermost_value(member)? {
            ConstantValue::Plain(number) => Some(number),
            ConstantValue::Text(_) => None,
        }
    }

    /// The value of a constant; `evaluating` are those that wait for it.
    fn constant_value(&self, member: MemberSym, evaluating: &mut Evaluating) -> Option<ConstantValue> {
        if evaluating.waiting.is_empty() {
            return self.outermost_value(member);
        }
        if let Some(known) = self.members[member].constant.get() {
            return known.clone();
        }
        if evaluating.failed.contains(&member) || evaluating.waiting.contains(&member) {
            return None;
        }
        if evaluating.waiting.len() >= MAX_DEPTH {
            evaluating.cut_off = Some(member);
            return None;
        }
        let value = self.attempt(member, evaluating);
        if value.is_none() {
            evaluating.failed.insert(member);
        }
        value
    }

    /// The value of a constant that nobody waits for. Where the depth does not suffice, the constant at which
    /// the attempt ended is found out first.
    fn outermost_value(&self, member: MemberSym) -> Option<ConstantValue> {
        let mut open = vec![member];
        while let Some(&next) = open.last() {
            if self.members[next].constant.get().is_none() {
                let mut evaluating = Evaluating::default();
                let value = self.attempt(next, &mut evaluating);
                if let Some(deeper) = evaluating.cut_off
                    && value.is_none()
                    && !open.contains(&deeper)
                {
                    open.push(deeper);
                    continue;
                }
                self.members[next].constant.get_or_init(|| value);
            }
            open.pop();
        }
        self.members[member].constant.get().cloned().flatten()
    }

    fn attempt(&self, member: MemberSym, evaluating: &mut Evaluating) -> Option<ConstantValue> {
        evaluating.waiting.push(member);
        let value = match self.members[member].kind {
            MemberKind::EnumMember => self.enum_value(member, evaluating),
            MemberKind::Const => self.written_value(member, evaluating),
            _ => None,
        };
        evaluating.waiting.pop();
        value
    }

    /// The value that stands behind the `=`, as the type of the constant.
    fn written_value(&self, member: MemberSym, evaluating: &mut Evaluating) -> Option<ConstantValue> {
        let body = self.value_body(member)?;
        let walker = Walker::new(self, body, std::mem::take(evaluating));
        let (value, back) = walker.evaluate();
        *evaluating = back;
        let declared = &self.members[member];
        let to = match declared.kind {
            MemberKind::EnumMember => self.types[declared.owner].base.clone(),
            _ => Some(self.signature(member).ty.clone()),
        };
        match (value?, to.and_then(|to| self.prim_of_constant(&to))) {
            (ConstantValue::Plain(Const::Null), _) => Some(ConstantValue::Plain(Const::Null)),
            (ConstantValue::Plain(constant), Some(prim)) => {
                fold_convert(constant, prim, Overflow::Wrap).map(ConstantValue::Plain)
            }
            (value, _) => Some(value),
        }
    }

    /// The type of the numbers that constants of a type are made of.
    pub(super) fn prim_of_constant(&self, ty: &Type) -> Option<Prim> {
        match ty {
            Type::Prim(Prim::String | Prim::Object | Prim::Dynamic | Prim::Void) => None,
            Type::Prim(prim) => Some(*prim),
            Type::Named(sym, _) if self.is_enum(ty) => self.types[*sym].base.as_ref().and_then(Type::prim),
            _ => None,
        }
    }

    /// A member of an enum without a value is one more than the member before it, which may have none either.
    fn enum_value(&self, member: MemberSym, evaluating: &mut Evaluating) -> Option<ConstantValue> {
        if self.value_body(member).is_some() {
            return self.written_value(member, evaluating);
        }
        let owner = &self.types[self.members[member].owner];
        let position = owner.members.partition_point(|&other| other < member);
        let mut steps = 0;
        for &before in owner.members[..position].iter().rev() {
            steps += 1;
            if self.members[before].constant.get().is_some() || self.value_body(before).is_some() {
                return more(&self.constant_value(before, evaluating)?, steps);
            }
        }
        let prim = owner.base.as_ref().and_then(Type::prim)?;
        let (kind, _) = IntKind::SUFFIXES.into_iter().find(|(kind, _)| kind.prim() == prim)?;
        Some(ConstantValue::Plain(Const::Int(kind, steps)))
    }
}

fn more(value: &ConstantValue, steps: i64) -> Option<ConstantValue> {
    match value {
        ConstantValue::Plain(Const::Int(kind, value)) => {
            Some(ConstantValue::Plain(Const::Int(*kind, value.wrapping_add(steps))))
        }
        _ => None,
    }
}
