//! Which types convert to which, without being asked and with a cast: Chapter 10 of the C# specification.

mod user;

use super::facts::Call;
use super::symbols::Symbols;
use super::types::{TupleElement, Type, TypeParam};
use ir::{Const, Prim};
use user::Cast;

/// How a value of one type becomes one of another.
#[derive(Debug, Clone)]
pub struct Convert {
    /// In which way.
    pub kind: ConvertKind,
    /// The user-defined operator that is called. Its `args` are empty: the value itself is the argument.
    pub user: Option<Box<Call>>,
}

/// The ways to convert.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ConvertKind {
    /// The same type; names of tuple elements and `dynamic` for `object` make no difference.
    Identity,
    /// From number to number.
    Numeric,
    /// A constant that fits: `byte b = 1`.
    Constant,
    /// To or from an enum.
    Enum,
    /// Into, out of, or between `T?`.
    Nullable,
    /// `null` to something that can be null; `default` to anything.
    Null,
    /// To a base class or interface, between variant types; with a cast the other way as well.
    Reference,
    /// A value to an object.
    Boxing,
    /// An object to a value.
    Unboxing,
    /// To or from a pointer.
    Pointer,
    /// Element by element.
    Tuple,
    /// An array or string to a span.
    Span,
    /// From `dynamic`: only the value can tell.
    Dynamic,
    /// By an operator that somebody wrote.
    User,
    /// One of the two is unknown, or the value never comes.
    Unknown,
}

impl ConvertKind {
    fn without_user(self) -> Convert {
        Convert { kind: self, user: None }
    }
}

impl Symbols {
    /// The conversion that needs no cast.
    pub fn implicit(&self, from: &Type, to: &Type) -> Option<Convert> {
        match self.standard_implicit(from, to) {
            Some(kind) => Some(kind.without_user()),
            None => self.user_conversion(from, to, Cast::Implicit),
        }
    }

    /// The same for a constant: small numbers fit into small types, 0 into every enum.
    pub fn implicit_constant(&self, from: &Type, constant: Const, to: &Type) -> Option<Convert> {
        let target = self.nullable_of(to).unwrap_or(to);
        if self.constant_fits(from, constant, target) && !same(from, target) {
            return Some(ConvertKind::Constant.without_user());
        }
        if constant == Const::Null {
            return self.implicit(&Type::Null, to);
        }
        self.implicit(from, to)
    }

    /// The conversion that a cast makes.
    pub fn explicit(&self, from: &Type, to: &Type) -> Option<Convert> {
        if let Some(kind) = self.standard_implicit(from, to).or_else(|| self.standard_explicit(from, to)) {
            return Some(kind.without_user());
        }
        let source = self.nullable_of(from).unwrap_or(from);
        self.user_conversion(from, to, Cast::Implicit)
            .or_else(|| self.user_conversion(source, to, Cast::Implicit))
            .or_else(|| self.user_conversion(from, to, Cast::Explicit))
            .or_else(|| self.interface_cast(from, to))
    }

    fn constant_fits(&self, from: &Type, constant: Const, to: &Type) -> bool {
        let Const::Int(_, value) = constant else { return false };
        if self.is_enum(to) {
            return value == 0 && from.prim().is_some_and(is_numeric);
        }
        let Some((low, high)) = to.prim().and_then(target_range) else { return false };
        match from {
            Type::Prim(Prim::Int) => to.prim() != Some(Prim::Char) && (low..=high).contains(&value.into()),
            Type::Prim(Prim::Long) => matches!(to, Type::Prim(Prim::ULong)) && value >= 0,
            _ => false,
        }
    }

    /// Implicit conversions of the language itself.
    pub(super) fn standard_implicit(&self, from: &Type, to: &Type) -> Option<ConvertKind> {
        if from.is_unknown() || to.is_unknown() || matches!(from, Type::Never) {
            return Some(ConvertKind::Unknown);
        }
        if same(from, to) || self.is_same_tuple(from, to) {
            return Some(ConvertKind::Identity);
        }
        if *from == Type::VOID || *to == Type::VOID {
            return None;
        }
        match (from, to) {
            (Type::Null, _) => self.accepts_null(to).then_some(ConvertKind::Null),
            (Type::Prim(Prim::Dynamic), _) => Some(ConvertKind::Dynamic),
            (Type::Prim(from), Type::Prim(to)) if widens(*from, *to) => Some(ConvertKind::Numeric),
            (Type::Pointer(_), _) => {
                let is_void = matches!(to, Type::Pointer(target) if **target == Type::VOID);
                is_void.then_some(ConvertKind::Pointer)
            }
            (Type::Tuple(left), Type::Tuple(right)) => {
                self.by_elements(left, right, Symbols::implicit).then_some(ConvertKind::Tuple)
            }
            _ => self
                .nullable_implicit(from, to)
                .or_else(|| self.to_base(from, to))
                .or_else(|| self.is_span_of(from, to).then_some(ConvertKind::Span)),
        }
    }

    /// Can a variable of the type be null?
    pub fn accepts_null(&self, ty: &Type) -> bool {
        self.is_reference_type(ty)
            || self.nullable_of(ty).is_some()
            || matches!(ty, Type::Pointer(_) | Type::Unknown)
    }

    /// `(int, string)` and `ValueTuple<int, string>`.
    fn is_same_tuple(&self, from: &Type, to: &Type) -> bool {
        match (from, to) {
            (Type::Tuple(_), Type::Named(..)) => self.with_members(from).is_some_and(|it| same(&it, to)),
            (Type::Named(..), Type::Tuple(_)) => self.with_members(to).is_some_and(|it| same(from, &it)),
            _ => false,
        }
    }

    fn by_elements(
        &self,
        from: &[TupleElement],
        to: &[TupleElement],
        convert: impl Fn(&Self, &Type, &Type) -> Option<Convert>,
    ) -> bool {
        from.len() == to.len()
            && from.iter().zip(to).all(|(from, to)| convert(self, &from.ty, &to.ty).is_some())
    }

    /// To `T?`, from `S` or `S?`.
    fn nullable_implicit(&self, from: &Type, to: &Type) -> Option<ConvertKind> {
        let target = self.nullable_of(to)?;
        let source = self.nullable_of(from).unwrap_or(from);
        if !self.is_value_type(source) && !matches!(source, Type::Null) {
            return None;
        }
        self.standard_implicit(source, target).map(|_| ConvertKind::Nullable)
    }

    /// To a base class or interface, with variance; values are boxed for it.
    fn to_base(&self, from: &Type, to: &Type) -> Option<ConvertKind> {
        if self.is_value_type(to) {
            return None;
        }
        let source = self.nullable_of(from).unwrap_or(from);
        if self.is_reference_type(source) {
            return self.converts_by_reference(source, to).then_some(ConvertKind::Reference);
        }
        if let Type::Param(param) = source {
            let by_constraint =
                self.is_subtype(source, to) || same(to, &Type::OBJECT) || self.is_constrained_to(*param, to);
            return by_constraint.then_some(ConvertKind::Boxing);
        }
        (same(to, &Type::OBJECT) || self.is_subtype(source, to)).then_some(ConvertKind::Boxing)
    }

    /// Does one reference type convert to another without a cast?
    pub(super) fn converts_by_reference(&self, from: &Type, to: &Type) -> bool {
        if same(from, to) || same(to, &Type::OBJECT) {
            return true;
        }
        match (from, to) {
            (Type::Array(left, left_rank), Type::Array(right, right_rank)) => {
                left_rank == right_rank && self.element_varies(left, right)
            }
            (Type::Array(left, 1), Type::Named(_, args))
                if args.len() == 1
                    && self.interfaces(from).iter().any(|interface| interface.sym() == to.sym()) =>
            {
                same(left, &args[0]) || self.element_varies(left, &args[0])
            }
            (Type::Param(param), _) => self.is_subtype(from, to) || self.is_constrained_to(*param, to),
            _ => self.is_subtype(from, to),
        }
    }

    fn element_varies(&self, from: &Type, to: &Type) -> bool {
        self.is_reference_type(from) && self.is_reference_type(to) && self.converts_by_reference(from, to)
            || from.is_unknown()
            || to.is_unknown()
    }

    /// `where T : U`, over any number of steps.
    fn is_constrained_to(&self, param: TypeParam, to: &Type) -> bool {
        let mut seen = vec![param];
        let mut next = 0;
        while let Some(&param) = seen.get(next) {
            for bound in &self.constraints_of(param).types {
                match bound {
                    Type::Param(_) if bound == to => return true,
                    Type::Param(other) if !seen.contains(other) => seen.push(*other),
                    Type::Param(_) => {}
                    _ if self.is_subtype(bound, to) => return true,
                    _ => {}
                }
            }
            next += 1;
        }
        false
    }

    /// Arrays and spans to spans, strings to spans of characters.
    fn is_span_of(&self, from: &Type, to: &Type) -> bool {
        let Type::Named(to_sym, to_args) = to else { return false };
        let (span, read_only) = (self.known.span, self.known.read_only_span);
        let to_read_only = Some(*to_sym) == read_only;
        let Some(target) = to_args.first() else { return false };
        match from {
            Type::Array(element, 1) if Some(*to_sym) == span => same(element, target),
            Type::Array(element, 1) if to_read_only => {
                same(element, target) || self.element_varies(element, target)
            }
            Type::Prim(Prim::String) if to_read_only => *target == Type::Prim(Prim::Char),
            Type::Named(from_sym, from_args)
                if to_read_only && (Some(*from_sym) == span || Some(*from_sym) == read_only) =>
            {
                from_args
                    .first()
                    .is_some_and(|element| same(element, target) || self.element_varies(element, target))
            }
            _ => false,
        }
    }

    /// Conversions of the language itself that need a cast.
    fn standard_explicit(&self, from: &Type, to: &Type) -> Option<ConvertKind> {
        if *from == Type::VOID || *to == Type::VOID {
            return None;
        }
        let is_number = |ty: &Type| ty.prim().is_some_and(is_numeric);
        match (from, to) {
            _ if is_number(from) && is_number(to) => return Some(ConvertKind::Numeric),
            (Type::Pointer(_), _) | (_, Type::Pointer(_)) => {
                let is_address = |ty: &Type| matches!(ty, Type::Pointer(_)) || is_number(ty);
                return (is_address(from) && is_address(to)).then_some(ConvertKind::Pointer);
            }
            (Type::Tuple(left), Type::Tuple(right)) => {
                return self.by_elements(left, right, Symbols::explicit).then_some(ConvertKind::Tuple);
            }
            _ => {}
        }
        let is_enum_or_number = |ty: &Type| self.is_enum(ty) || is_number(ty);
        if is_enum_or_number(from) && is_enum_or_number(to) {
            return Some(ConvertKind::Enum);
        }
        if self.nullable_of(from).is_some() || self.nullable_of(to).is_some() {
            let source = self.nullable_of(from).unwrap_or(from);
            let target = self.nullable_of(to).unwrap_or(to);
            if self.is_value_type(source) {
                let inner =
                    self.standard_implicit(source, target).or_else(|| self.standard_explicit(source, target));
                return inner.map(|_| ConvertKind::Nullable);
            }
        }
        self.to_derived(from, to)
    }

    /// From a base class or interface back to what a value of it may be.
    fn to_derived(&self, from: &Type, to: &Type) -> Option<ConvertKind> {
        let is_back = self.to_base(to, from).is_some();
        if matches!(from, Type::Param(_)) || matches!(to, Type::Param(_)) {
            return Some(ConvertKind::Unboxing);
        }
        let target = self.nullable_of(to).unwrap_or(to);
        if self.is_value_type(target) {
            let is_reference = self.is_reference_type(from);
            return (is_reference && self.to_base(target, from).is_some()).then_some(ConvertKind::Unboxing);
        }
        let may_vary = |ty: &Type| self.is_delegate(ty) || matches!(ty, Type::Array(..));
        let variant = may_vary(from) && may_vary(to) && from.sym() == to.sym();
        (is_back || variant).then_some(ConvertKind::Reference)
    }

    /// Anything that is not sealed may implement an interface; a struct may not.
    fn interface_cast(&self, from: &Type, to: &Type) -> Option<Convert> {
        let to_interface = self.is_interface(to) && self.is_reference_type(from);
        let from_interface = self.is_interface(from) && self.is_reference_type(to);
        (to_interface || from_interface).then(|| ConvertKind::Reference.without_user())
    }
}

/// The same type: names of tuple elements, `dynamic` for `object`, and what is unknown make no difference.
pub(super) fn same(left: &Type, right: &Type) -> bool {
    let all = |left: &[Type], right: &[Type]| {
        left.len() == right.len() && left.iter().zip(right).all(|(left, right)| same(left, right))
    };
    match (left, right) {
        (Type::Unknown, _)
        | (_, Type::Unknown)
        | (Type::Prim(Prim::Object | Prim::Dynamic), Type::Prim(Prim::Object | Prim::Dynamic)) => true,
        (Type::Named(left, left_args), Type::Named(right, right_args)) => {
            left == right && all(left_args, right_args)
        }
        (Type::Array(left, left_rank), Type::Array(right, right_rank)) => {
            left_rank == right_rank && same(left, right)
        }
        (Type::Pointer(left), Type::Pointer(right)) => same(left, right),
        (Type::Tuple(left), Type::Tuple(right)) => {
            left.len() == right.len()
                && left.iter().zip(&**right).all(|(left, right)| same(&left.ty, &right.ty))
        }
        (Type::Anonymous(left), Type::Anonymous(right)) => {
            left.len() == right.len()
                && left.iter().zip(&**right).all(|(left, right)| left.0 == right.0 && same(&left.1, &right.1))
        }
        _ => left == right,
    }
}

/// Is it a type of numbers? `char` counts, as it converts like one.
pub(super) fn is_numeric(prim: Prim) -> bool {
    is_integral(prim) || matches!(prim, Prim::Float | Prim::Double | Prim::Decimal)
}

/// Is it a type of whole numbers, or `char`?
pub(super) fn is_integral(prim: Prim) -> bool {
    source_range(prim).is_some()
}

/// The numbers that a type may hold on some machine.
fn source_range(prim: Prim) -> Option<(i128, i128)> {
    Some(match prim {
        Prim::SByte => (i8::MIN.into(), i8::MAX.into()),
        Prim::Byte => (u8::MIN.into(), u8::MAX.into()),
        Prim::Short => (i16::MIN.into(), i16::MAX.into()),
        Prim::UShort | Prim::Char => (u16::MIN.into(), u16::MAX.into()),
        Prim::Int => (i32::MIN.into(), i32::MAX.into()),
        Prim::UInt => (u32::MIN.into(), u32::MAX.into()),
        Prim::Long | Prim::NInt => (i64::MIN.into(), i64::MAX.into()),
        Prim::ULong | Prim::NUInt => (u64::MIN.into(), u64::MAX.into()),
        _ => return None,
    })
}

/// The numbers that a type holds on every machine.
fn target_range(prim: Prim) -> Option<(i128, i128)> {
    match prim {
        Prim::NInt => source_range(Prim::Int),
        Prim::NUInt => source_range(Prim::UInt),
        _ => source_range(prim),
    }
}

/// Is there an implicit conversion from number to number? Integers convert to types that hold all of them,
/// though never to `char`.
pub(super) fn widens(from: Prim, to: Prim) -> bool {
    match (from, to) {
        (Prim::Float, Prim::Double) => true,
        (_, Prim::Float | Prim::Double | Prim::Decimal) => is_integral(from),
        _ => match (source_range(from), target_range(to)) {
            (Some(source), Some(target)) => {
                to != Prim::Char && from != to && target.0 <= source.0 && source.1 <= target.1
            }
            _ => false,
        },
    }
}
