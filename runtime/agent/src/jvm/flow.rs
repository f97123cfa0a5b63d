//! How code flows: where stretches of straight code begin, and what instructions take from the stack and leave there.

use classfile::{
    Arithmetic, ArrayKind, Code, Compare, Constant, ConstantPool, Descriptor, Instruction, Kind,
    MethodDescriptor, Problem, Text,
};
use rustc_hash::FxHashSet;

/// Where jumps go and handlers start, and what follows a jump.
pub(crate) fn leaders(code: &Code<'_>) -> Result<FxHashSet<u32>, Problem> {
    use Instruction as I;
    let mut leaders: FxHashSet<u32> = code.exceptions().map(|handler| u32::from(handler.handler)).collect();
    for instruction in code.instructions() {
        match instruction?.1 {
            I::If(_, to)
            | I::IfInt(_, to)
            | I::IfRef(_, to)
            | I::IfNull(_, to)
            | I::Goto(to)
            | I::Jsr(to) => {
                leaders.insert(to);
            }
            I::TableSwitch(switch) => {
                leaders.extend(switch.cases().map(|(_, to)| to).chain([switch.default]));
            }
            I::LookupSwitch(switch) => {
                leaders.extend(switch.cases().map(|(_, to)| to).chain([switch.default]));
            }
            _ => {}
        }
    }
    Ok(leaders)
}

/// How many places of the stack an instruction takes, and how many it leaves behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effect {
    pub(crate) pops: usize,
    pub(crate) pushes: usize,
}

impl Effect {
    const fn new(pops: usize, pushes: usize) -> Effect {
        Effect { pops, pushes }
    }

    /// Of an instruction behind which the next one follows; nothing for jumps, for what ends a method, and for what is rare.
    pub(crate) fn of(
        instruction: &Instruction<'_>,
        pool: &ConstantPool<'_>,
    ) -> Result<Option<Effect>, Problem> {
        use Instruction as I;
        Ok(match *instruction {
            I::Ldc(index) => constant(pool.get(index)?),
            I::GetStatic(index) => field(pool, index)?.map(|places| Effect::new(0, places)),
            I::PutStatic(index) => field(pool, index)?.map(|places| Effect::new(places, 0)),
            I::GetField(index) => field(pool, index)?.map(|places| Effect::new(1, places)),
            I::PutField(index) => field(pool, index)?.map(|places| Effect::new(1 + places, 0)),
            I::InvokeVirtual(index) | I::InvokeSpecial(index) | I::InvokeInterface(index) => {
                call(pool.member(index)?.descriptor, 1)
            }
            I::InvokeStatic(index) => call(pool.member(index)?.descriptor, 0),
            I::InvokeDynamic(index) => call(pool.dynamic(index)?.descriptor, 0),
            ref plain => without_names(plain),
        })
    }
}

/// Of an instruction that names nothing in the constant pool whose type would matter.
fn without_names(instruction: &Instruction<'_>) -> Option<Effect> {
    use Instruction as I;
    let (pops, pushes) = match *instruction {
        I::Nop | I::Increment { .. } => (0, 0),
        I::AConstNull | I::IConst(_) | I::FConst(_) | I::New(_) => (0, 1),
        I::LConst(_) | I::DConst(_) => (0, 2),
        I::Load(kind, _) => (0, places(kind)),
        I::Store(kind, _) => (places(kind), 0),
        I::ArrayLoad(kind) => (2, places_in_array(kind)),
        I::ArrayStore(kind) => (2 + places_in_array(kind), 0),
        I::Pop => (1, 0),
        I::Pop2 => (2, 0),
        I::Dup => (1, 2),
        I::DupX1 => (2, 3),
        I::DupX2 => (3, 4),
        I::Dup2 => (2, 4),
        I::Dup2X1 => (3, 5),
        I::Dup2X2 => (4, 6),
        I::Swap => (2, 2),
        I::Arithmetic(kind, Arithmetic::Shl | Arithmetic::Shr | Arithmetic::ShrZero) => {
            (places(kind) + 1, places(kind))
        }
        I::Arithmetic(kind, _) => (2 * places(kind), places(kind)),
        I::Negate(kind) => (places(kind), places(kind)),
        I::Convert { from, to } => (places(from), places_in_array(to)),
        I::Compare(Compare::Long | Compare::DoubleLow | Compare::DoubleHigh) => (4, 1),
        I::Compare(Compare::FloatLow | Compare::FloatHigh) => (2, 1),
        I::NewArray(_) | I::NewRefArray(_) | I::ArrayLength | I::CheckCast(_) | I::InstanceOf(_) => (1, 1),
        I::MultiNewArray(_, dimensions) => (usize::from(dimensions), 1),
        _ => return None,
    };
    Some(Effect::new(pops, pushes))
}

fn constant(constant: Constant<'_>) -> Option<Effect> {
    match constant {
        Constant::Integer(_) | Constant::Float(_) | Constant::String { .. } | Constant::Class { .. } => {
            Some(Effect::new(0, 1))
        }
        Constant::Long(_) | Constant::Double(_) => Some(Effect::new(0, 2)),
        _ => None,
    }
}

fn field(pool: &ConstantPool<'_>, index: u16) -> Result<Option<usize>, Problem> {
    Ok(Descriptor::parse(pool.member(index)?.descriptor).map(places_of))
}

fn call(descriptor: Text<'_>, receivers: usize) -> Option<Effect> {
    let types = MethodDescriptor::parse(descriptor)?;
    let taken: usize = types.params().map(places_of).sum();
    Some(Effect::new(receivers + taken, if types.result.is_void() { 0 } else { places_of(types.result) }))
}

fn places_of(ty: Descriptor<'_>) -> usize {
    if ty.is_wide() { 2 } else { 1 }
}

fn places(kind: Kind) -> usize {
    if matches!(kind, Kind::Long | Kind::Double) { 2 } else { 1 }
}

fn places_in_array(kind: ArrayKind) -> usize {
    if matches!(kind, ArrayKind::Long | ArrayKind::Double) { 2 } else { 1 }
}
