//! Bounds on type parameters: how a value's type against a declared type gives them (Sections 12.6.3.9 to
//! 12.6.3.11), and which type satisfies all of them (12.6.3.12).

use super::Inference;
use crate::bind::convert::same;
use crate::bind::lookup::Variance;
use crate::bind::symbols::Symbols;
use crate::bind::types::{Args, Type};
use ir::Prim;

/// What a type argument must be, must be convertible from, and must convert to.
#[derive(Clone, Default)]
pub(super) struct Bounds {
    exact: Vec<Type>,
    lower: Vec<Type>,
    upper: Vec<Type>,
}

/// Which way types are compared.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Exact,
    Lower,
    Upper,
}

impl Direction {
    /// The direction for an argument of a type that varies so.
    fn through(self, variance: Variance) -> Direction {
        match (self, variance) {
            (Direction::Exact, _) | (_, Variance::None) => Direction::Exact,
            (direction, Variance::Out) => direction,
            (Direction::Lower, Variance::In) => Direction::Upper,
            (Direction::Upper, Variance::In) => Direction::Lower,
        }
    }
}

impl Bounds {
    pub(super) fn is_empty(&self) -> bool {
        self.exact.is_empty() && self.lower.is_empty() && self.upper.is_empty()
    }

    pub(super) fn add_lower(&mut self, ty: Type) {
        self.add(ty, Direction::Lower);
    }

    fn add(&mut self, ty: Type, direction: Direction) {
        let list = match direction {
            Direction::Exact => &mut self.exact,
            Direction::Lower => &mut self.lower,
            Direction::Upper => &mut self.upper,
        };
        if !list.contains(&ty) {
            list.push(ty);
        }
    }

    /// The type that satisfies all bounds. Those that are unknown only count if there are no others.
    pub(super) fn fix(&self, symbols: &Symbols) -> Option<Type> {
        let all: Vec<&Type> = self.exact.iter().chain(&self.lower).chain(&self.upper).collect();
        let known: Vec<&Type> = all.iter().copied().filter(|ty| !ty.is_unknown()).collect();
        if known.is_empty() {
            return (!all.is_empty()).then_some(Type::Unknown);
        }
        let converts = |from: &Type, to: &Type| symbols.standard_implicit(from, to).is_some();
        let candidates: Vec<&Type> = known
            .into_iter()
            .filter(|candidate| {
                self.exact.iter().all(|bound| same(bound, candidate))
                    && self.lower.iter().all(|bound| converts(bound, candidate))
                    && self.upper.iter().all(|bound| converts(candidate, bound))
            })
            .collect();
        let is_best = |best: &&&Type| candidates.iter().all(|other| converts(other, best));
        // Of types that are the same but for what is unknown, the one that says most.
        let mut best: Vec<&Type> = candidates.iter().filter(is_best).copied().collect();
        best.sort_by_key(|ty| ty.mentions_unknown());
        best.first().map(|&ty| ty.clone())
    }
}

impl Inference<'_> {
    pub(super) fn exact(&mut self, from: &Type, to: &Type) {
        self.infer(from, to, Direction::Exact);
    }

    pub(super) fn lower(&mut self, from: &Type, to: &Type) {
        self.infer(from, to, Direction::Lower);
    }

    /// What a value of type `from` says about the type parameters in `to`.
    fn infer(&mut self, from: &Type, to: &Type, direction: Direction) {
        if matches!(from, Type::Null | Type::Never) || *from == Type::VOID {
            return;
        }
        if let Type::Param(param) = to
            && let Some(index) = self.generics.iter().position(|own| own == param)
        {
            if self.fixed[index].is_none() {
                self.bounds[index].add(from.clone(), direction);
            }
            return;
        }
        if from.is_unknown() {
            return self.infer_unknown(to);
        }
        match (from, to) {
            (Type::Array(from, from_rank), Type::Array(to, to_rank)) if from_rank == to_rank => {
                self.infer_element(from, to, direction);
            }
            (Type::Pointer(from), Type::Pointer(to)) => self.exact(from, to),
            (Type::Tuple(from), Type::Tuple(to)) => {
                for (from, to) in from.iter().zip(&**to) {
                    self.infer(&from.ty, &to.ty, direction);
                }
            }
            (Type::Tuple(_), Type::Named(..)) => {
                if let Some(from) = self.symbols.with_members(from) {
                    self.infer_named(&from, to, direction);
                }
            }
            (_, Type::Named(_, args)) if !args.is_empty() => self.infer_named(from, to, direction),
            _ => {}
        }
    }

    /// Everything in `to` is unknown, if nothing else says more.
    fn infer_unknown(&mut self, to: &Type) {
        for index in 0..self.generics.len() {
            if self.fixed[index].is_none() && self.mentions(to, index) {
                self.bounds[index].add(Type::Unknown, Direction::Lower);
            }
        }
    }

    /// Elements vary if they are references.
    fn infer_element(&mut self, from: &Type, to: &Type, direction: Direction) {
        let varies = self.symbols.is_reference_type(from);
        self.infer(from, to, if varies { direction } else { Direction::Exact });
    }

    fn infer_named(&mut self, from: &Type, to: &Type, direction: Direction) {
        let symbols = self.symbols;
        let Type::Named(to_sym, to_args) = to else { return };
        if let (Some(from), Some(to)) = (symbols.nullable_of(from), symbols.nullable_of(to)) {
            return self.infer(from, to, direction);
        }
        if let Some((element, is_exact)) = self.span_element(from, to) {
            let direction = if is_exact { Direction::Exact } else { direction };
            return self.infer_element(&element, &to_args[0], direction);
        }
        match direction {
            Direction::Exact => {
                if let Type::Named(from_sym, from_args) = from
                    && from_sym == to_sym
                {
                    self.infer_args(*to_sym, from_args, to_args, direction);
                }
            }
            Direction::Lower => {
                if let Some(Type::Named(_, from_args)) = symbols.supertype(from, *to_sym) {
                    self.infer_args(*to_sym, &from_args, to_args, direction);
                }
            }
            Direction::Upper => {
                if let Type::Named(from_sym, from_args) = from
                    && let Some(Type::Named(_, to_args)) = symbols.supertype(to, *from_sym)
                {
                    self.infer_args(*from_sym, from_args, &to_args, direction);
                }
            }
        }
    }

    fn infer_args(&mut self, sym: crate::bind::TypeSym, from: &Args, to: &Args, direction: Direction) {
        for (index, (from, to)) in from.iter().zip(to.iter()).enumerate() {
            let varies = self.symbols.is_reference_type(from);
            let variance = if varies { self.symbols.variance(sym, index) } else { Variance::None };
            self.infer(from, to, direction.through(variance));
        }
    }

    /// The element of an array or string that becomes a span, and whether it must stay what it is.
    fn span_element(&self, from: &Type, to: &Type) -> Option<(Type, bool)> {
        let known = &self.symbols.known;
        let sym = to.sym()?;
        let (is_span, is_read_only) = (Some(sym) == known.span, Some(sym) == known.read_only_span);
        match from {
            Type::Array(element, 1) if is_span || is_read_only => Some(((**element).clone(), is_span)),
            Type::Prim(Prim::String) if is_read_only => Some((Type::Prim(Prim::Char), true)),
            Type::Named(from, args) if is_read_only && Some(*from) == known.span => {
                args.first().map(|element| (element.clone(), false))
            }
            _ => None,
        }
    }
}
