//! Instructions: three addresses at most where the language allows it, registers as operands, and one
//! [`Place`] for everything that is memory.
//!
//! Registers are private to one activation of a method and have no address. A local variable that a lambda
//! captures, whose address is taken, or that is a struct changed in parts, lives in a *cell*: a heap object
//! with one value. So every access that another thread might see is an [`Op::Load`], [`Op::Store`] or
//! [`Op::AddrOf`] of a [`Place`], and nothing else is.
//!
//! Object creation and the constructor's call are two instructions, as in bytecode: between them the object
//! exists and its fields are zero.

use crate::constant::Const;
use crate::ids::{FieldId, MethodId, NameId, Reg, TyId};
use crate::lists::{Regs, TypeArgs};
use crate::ty::Prim;

/// What an instruction does.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(
    missing_docs,
    reason = "`dst` is where the result goes, `src` what it is made from; the rest is said"
)]
pub enum Op {
    /// `dst = 7`
    Const { dst: Reg, value: Const },
    /// `dst = src`. Structs are copied.
    Copy { dst: Reg, src: Reg },
    /// `dst = int -src`
    Unary { dst: Reg, op: UnaryOp, kind: Prim, overflow: Overflow, src: Reg },
    /// `dst = int lhs + rhs`
    Binary { dst: Reg, op: BinaryOp, kind: Prim, overflow: Overflow, lhs: Reg, rhs: Reg },
    /// A change of representation between number types: `dst = convert src: int -> byte`.
    Convert { dst: Reg, from: Prim, to: Prim, overflow: Overflow, src: Reg },
    /// A value as an object: `dst = box src: int`.
    Box { dst: Reg, ty: TyId, src: Reg },
    /// The same value under another type, or an exception. Unboxes if `ty` is a value type.
    Cast { dst: Reg, ty: TyId, src: Reg },
    /// The same object, or null if it is not a `ty`.
    As { dst: Reg, ty: TyId, src: Reg },
    /// Is it a `ty`?
    Is { dst: Reg, ty: TyId, src: Reg },
    /// An object with zero fields; the constructor is called afterwards.
    New { dst: Reg, ty: TyId },
    /// An array; one length per dimension.
    NewArray { dst: Reg, element: TyId, lengths: Regs },
    /// A cell with the default value of `ty`. Its name is that of `dst`.
    NewCell { dst: Reg, ty: TyId },
    /// A delegate. `bound` fills the first registers of the target when it is called: the captured cells of a
    /// lambda, the receiver of a method group. The callee is apart: calls are far more, and shall be the largest.
    Delegate { dst: Reg, ty: TyId, callee: Box<Callee>, dispatch: Dispatch, bound: Regs },
    /// The number of elements of an array.
    Length { dst: Reg, array: Reg },
    /// `dst = place`
    Load { dst: Reg, place: Place, order: Order },
    /// `place = src`
    Store { place: Place, src: Reg, order: Order },
    /// `dst = &place`, for `ref`, `out`, `in`, and methods of structs.
    AddrOf { dst: Reg, place: Place },
    /// A call. `args` fill the callee's first registers: captures, receiver, parameters.
    Call { dst: Option<Reg>, target: Target, args: Regs },
    /// Takes the monitor of an object.
    Enter { object: Reg },
    /// Gives the monitor of an object back.
    Exit { object: Reg },
    /// Waits for a task-like value without holding the thread.
    Await { dst: Option<Reg>, task: Reg },
    /// Hands the next value to the consumer of an iterator.
    Yield { value: Reg },
    /// What the front end could not express: anything may come out, nothing else happens.
    Unknown { dst: Option<Reg>, reason: NameId, args: Regs },
}

/// Memory: what a thread can read that another one wrote.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the parts are named like what they hold")]
pub enum Place {
    /// A field of the object, or of the struct at the address, in `base`; for loads also of a struct value in
    /// `base`.
    Field { base: Reg, field: FieldId },
    /// A static field; `owner` is its type with arguments, as each instantiation has its own.
    Static { owner: TyId, field: FieldId },
    /// An element; one index per dimension.
    Element { array: Reg, indices: Regs },
    /// The value of a cell.
    Cell(Reg),
    /// What an address points to.
    Indirect(Reg),
    /// A field or property that is only known by name: the object in `base` decides.
    Member { base: Reg, name: NameId },
}

/// What is called.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the parts are named like what they hold")]
pub enum Target {
    /// Just this method.
    Direct(Callee),
    /// This method or what the receiver's type puts in its place, interface methods included: whether the
    /// callee is one stands in its type.
    Virtual(Callee),
    /// The method of that name that the first argument's type has for so many arguments.
    Named { name: NameId, type_args: TypeArgs },
    /// The static method of that name that `owner` has for so many arguments.
    NamedStatic { owner: TyId, name: NameId, type_args: TypeArgs },
    /// What a delegate holds.
    Delegate(Reg),
}

/// A method with what its type parameters stand for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Callee {
    /// The method.
    pub method: MethodId,
    /// Its type, with arguments.
    pub owner: TyId,
    /// Its own type arguments.
    pub type_args: TypeArgs,
}

/// How a delegate finds its method.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dispatch {
    /// It is the one that is named.
    Direct,
    /// The receiver's type decides, when the delegate is made.
    Virtual,
}

/// What an access promises about order between threads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// Nothing.
    Plain,
    /// Loads acquire, stores release; never a data race.
    Volatile,
}

/// What happens when a result does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Overflow {
    /// It wraps around.
    Wrap,
    /// An exception.
    Check,
}

macro_rules! operators {
    ($(#[$doc:meta])* $name:ident { $($(#[$op_doc:meta])* $op:ident = $symbol:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$op_doc])* $op,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$op,)*];

            /// How it is written.
            pub fn symbol(self) -> &'static str {
                match self {
                    $($name::$op => $symbol,)*
                }
            }
        }
    };
}

operators! {
    /// Operators with one operand.
    UnaryOp {
        /// Negation.
        Neg = "-",
        /// Logical negation.
        Not = "!",
        /// One's complement.
        Complement = "~",
    }
}

operators! {
    /// Operators with two operands.
    BinaryOp {
        /// Sum; concatenation of strings.
        Add = "+",
        /// Difference.
        Sub = "-",
        /// Product.
        Mul = "*",
        /// Quotient.
        Div = "/",
        /// Remainder.
        Rem = "%",
        /// Bits, or truth values, in both.
        And = "&",
        /// Bits, or truth values, in either.
        Or = "|",
        /// Bits, or truth values, in just one.
        Xor = "^",
        /// Shift left.
        Shl = "<<",
        /// Shift right, keeping the sign if the kind has one.
        Shr = ">>",
        /// Shift right, filling with zeros.
        ShrZero = ">>>",
        /// Equal.
        Eq = "==",
        /// Not equal.
        Ne = "!=",
        /// Less.
        Lt = "<",
        /// Less or equal.
        Le = "<=",
        /// Greater.
        Gt = ">",
        /// Greater or equal.
        Ge = ">=",
        /// -1, 0 or 1; -1 if not comparable (`lcmp`, `fcmpl`, `dcmpl`).
        Compare = "<=>",
        /// -1, 0 or 1; 1 if not comparable (`fcmpg`, `dcmpg`).
        CompareHigh = "<=>>",
    }
}

impl Place {
    /// Visits the registers that are read to find the place.
    pub fn uses(&self, visit: &mut impl FnMut(Reg)) {
        match self {
            Place::Field { base, .. } | Place::Member { base, .. } => visit(*base),
            Place::Static { .. } => {}
            Place::Element { array, indices } => {
                visit(*array);
                indices.iter().copied().for_each(visit);
            }
            Place::Cell(reg) | Place::Indirect(reg) => visit(*reg),
        }
    }
}

impl Op {
    /// The method that is called, unless it is looked for by its name or held by a delegate.
    pub fn callee(&self) -> Option<&Callee> {
        self.call().map(|(callee, _)| callee)
    }

    /// The method that is called, as [`Op::callee`] knows it, and the arguments.
    pub fn call(&self) -> Option<(&Callee, &[Reg])> {
        match self {
            Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), args, .. } => {
                Some((callee, args))
            }
            _ => None,
        }
    }

    /// The register that is written, if any.
    pub fn def(&self) -> Option<Reg> {
        match self {
            Op::Const { dst, .. }
            | Op::Copy { dst, .. }
            | Op::Unary { dst, .. }
            | Op::Binary { dst, .. }
            | Op::Convert { dst, .. }
            | Op::Box { dst, .. }
            | Op::Cast { dst, .. }
            | Op::As { dst, .. }
            | Op::Is { dst, .. }
            | Op::New { dst, .. }
            | Op::NewArray { dst, .. }
            | Op::NewCell { dst, .. }
            | Op::Delegate { dst, .. }
            | Op::Length { dst, .. }
            | Op::Load { dst, .. }
            | Op::AddrOf { dst, .. } => Some(*dst),
            Op::Call { dst, .. } | Op::Await { dst, .. } | Op::Unknown { dst, .. } => *dst,
            Op::Store { .. } | Op::Enter { .. } | Op::Exit { .. } | Op::Yield { .. } => None,
        }
    }

    /// Visits the registers that are read.
    pub fn uses(&self, visit: &mut impl FnMut(Reg)) {
        match self {
            Op::Const { .. } | Op::New { .. } | Op::NewCell { .. } => {}
            Op::Copy { src, .. }
            | Op::Unary { src, .. }
            | Op::Convert { src, .. }
            | Op::Box { src, .. }
            | Op::Cast { src, .. }
            | Op::As { src, .. }
            | Op::Is { src, .. } => visit(*src),
            Op::Binary { lhs, rhs, .. } => {
                visit(*lhs);
                visit(*rhs);
            }
            Op::NewArray { lengths: regs, .. }
            | Op::Delegate { bound: regs, .. }
            | Op::Unknown { args: regs, .. } => regs.iter().copied().for_each(visit),
            Op::Length { array: reg, .. }
            | Op::Enter { object: reg }
            | Op::Exit { object: reg }
            | Op::Await { task: reg, .. }
            | Op::Yield { value: reg } => visit(*reg),
            Op::Load { place, .. } | Op::AddrOf { place, .. } => place.uses(visit),
            Op::Store { place, src, .. } => {
                place.uses(visit);
                visit(*src);
            }
            Op::Call { target, args, .. } => {
                if let Target::Delegate(reg) = target {
                    visit(*reg);
                }
                args.iter().copied().for_each(visit);
            }
        }
    }

    /// The memory that is accessed, if any.
    pub fn place(&self) -> Option<&Place> {
        match self {
            Op::Load { place, .. } | Op::Store { place, .. } | Op::AddrOf { place, .. } => Some(place),
            _ => None,
        }
    }

    /// Can control leave for an exception handler here? Running out of memory and being aborted do not count:
    /// they could happen anywhere.
    pub fn can_throw(&self) -> bool {
        match self {
            Op::Const { .. }
            | Op::Copy { .. }
            | Op::Box { .. }
            | Op::As { .. }
            | Op::Is { .. }
            | Op::NewCell { .. }
            | Op::Delegate { .. }
            | Op::Load { place: Place::Cell(_), .. }
            | Op::Store { place: Place::Cell(_), .. }
            | Op::AddrOf { place: Place::Cell(_), .. } => false,
            Op::Binary { op, kind, overflow, .. } => {
                matches!(op, BinaryOp::Div | BinaryOp::Rem) || may_fail(*kind, *overflow)
            }
            Op::Unary { kind, overflow, .. } => may_fail(*kind, *overflow),
            Op::Convert { from, to, overflow, .. } => may_fail(*from, *overflow) || may_fail(*to, *overflow),
            // `new` may run a static constructor.
            Op::New { .. }
            | Op::Cast { .. }
            | Op::NewArray { .. }
            | Op::Length { .. }
            | Op::Load { .. }
            | Op::Store { .. }
            | Op::AddrOf { .. }
            | Op::Call { .. }
            | Op::Enter { .. }
            | Op::Exit { .. }
            | Op::Await { .. }
            | Op::Yield { .. }
            | Op::Unknown { .. } => true,
        }
    }
}

/// Decimals are always checked; what is dynamic may be anything.
fn may_fail(kind: Prim, overflow: Overflow) -> bool {
    overflow == Overflow::Check || matches!(kind, Prim::Decimal | Prim::Dynamic)
}
