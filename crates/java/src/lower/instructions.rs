//! One instruction of bytecode to instructions of the IR.

use super::body::{Lowering, Value};
use super::dynamic::DynamicConstant;
use super::pool::{Entry, FieldEntry};
use classfile::{ArrayKind, Condition, Instruction, Kind, Result};
use ir::{BlockId, Const, Op, Order, Place, Prim, Reg, Terminator, Ty, TyId};

impl<'a> Lowering<'_, 'a> {
    /// Runs one instruction; gives the end of the node if it is one.
    pub(super) fn instruction(&mut self, instruction: Instruction<'a>) -> Result<Option<Terminator>> {
        use Instruction as I;
        match instruction {
            I::Nop => {}
            I::AConstNull => self.push(Value::Null),
            I::IConst(value) => self.push(Value::Int(value)),
            I::LConst(value) => self.push(Value::Long(value)),
            I::FConst(value) => self.push(Value::Float(value.to_bits())),
            I::DConst(value) => self.push(Value::Double(value.to_bits())),
            I::Ldc(index) => self.constant_entry(index)?,
            I::Load(_, slot) => {
                let reg = self.load(slot)?;
                self.push(Value::Reg(reg));
            }
            I::Store(_, slot) => self.store(slot)?,
            I::ArrayLoad(kind) => self.array_load(kind)?,
            I::ArrayStore(kind) => self.array_store(kind)?,
            I::Pop | I::Pop2 | I::Dup | I::DupX1 | I::DupX2 | I::Dup2 | I::Dup2X1 | I::Dup2X2 | I::Swap => {
                self.shuffle(instruction)?;
            }
            I::Arithmetic(kind, op) => self.arithmetic(kind, op)?,
            I::Negate(kind) => self.negate(kind)?,
            I::Increment { local, by } => self.increment(local, by)?,
            I::Convert { from, to } => self.convert(from, to)?,
            I::Compare(compare) => self.compare(compare)?,
            I::GetStatic(index) => self.get_static(index)?,
            I::PutStatic(index) => self.put_static(index)?,
            I::GetField(index) => self.get_field(index)?,
            I::PutField(index) => self.put_field(index)?,
            I::InvokeVirtual(index) | I::InvokeInterface(index) => self.invoke_virtual(index)?,
            I::InvokeSpecial(index) => self.invoke_special(index)?,
            I::InvokeStatic(index) => self.invoke_static(index)?,
            I::InvokeDynamic(index) => self.invoke_dynamic(index)?,
            I::New(index) => {
                let ty = self.class(index)?;
                self.make(ty, |dst| Op::New { dst, ty });
            }
            I::NewArray(kind) => {
                let element = prim(kind);
                let array = self.cx.world.known.array_of(element);
                self.new_array(TyId::prim(element), array)?;
            }
            I::NewRefArray(index) => match self.cx.entries.get(index) {
                Some(&Entry::Class { ty, array }) => self.new_array(ty, array)?,
                _ => return Err(self.problem("an array is of no class")),
            },
            I::MultiNewArray(index, dimensions) => self.multi_new_array(index, dimensions)?,
            I::ArrayLength => {
                let array = self.pop_reg()?;
                self.make(TyId::INT, |dst| Op::Length { dst, array });
            }
            I::CheckCast(index) => {
                let (ty, src) = (self.class(index)?, self.pop_reg()?);
                self.make(ty, |dst| Op::Cast { dst, ty, src });
            }
            I::InstanceOf(index) => {
                let (ty, src) = (self.class(index)?, self.pop_reg()?);
                self.make(TyId::BOOL, |dst| Op::Is { dst, ty, src });
            }
            I::MonitorEnter => {
                let object = self.pop_reg()?;
                self.emit(Op::Enter { object });
            }
            I::MonitorExit => {
                let object = self.pop_reg()?;
                self.emit(Op::Exit { object });
            }
            end => return self.end(end).map(Some),
        }
        Ok(None)
    }

    /// The instructions that end a node.
    fn end(&mut self, instruction: Instruction<'a>) -> Result<Terminator> {
        use Instruction as I;
        Ok(match instruction {
            I::If(condition, at) => self.if_zero(condition, at)?,
            I::IfInt(condition, at) => {
                let (rhs, lhs) = (self.pop()?, self.pop()?);
                let cond = self.compare_ints(condition, lhs, rhs);
                self.branch(cond, at)?
            }
            I::IfRef(condition, at) => {
                let (rhs, lhs) = (self.pop_reg()?, self.pop_reg()?);
                let cond = self.binary(operator(condition), Prim::Object, lhs, rhs);
                self.branch(cond, at)?
            }
            I::IfNull(condition, at) => {
                let lhs = self.pop_reg()?;
                let rhs = self.reg(Value::Null, TyId::OBJECT);
                let cond = self.binary(operator(condition), Prim::Object, lhs, rhs);
                self.branch(cond, at)?
            }
            I::Goto(at) => self.goto(self.graph.target(self.index, at, self.context())?)?,
            I::Jsr(at) => {
                self.push(Value::Return);
                self.goto(self.graph.subroutine(self.index, at, self.context())?)?
            }
            I::Ret(_) => self.goto(self.graph.returned(self.index, self.context())?)?,
            I::TableSwitch(switch) => self.switch(switch.default, switch.cases())?,
            I::LookupSwitch(switch) => self.switch(switch.default, switch.cases())?,
            I::Return(None) => Terminator::Return(None),
            I::Return(Some(_)) => {
                let ty = self.ret;
                Terminator::Return(Some(self.pop_as(ty)?))
            }
            _ => Terminator::Throw(self.pop_reg()?),
        })
    }

    fn context(&self) -> u32 {
        self.graph.nodes[self.node as usize].context
    }

    fn goto(&mut self, node: u32) -> Result<Terminator> {
        self.arrive(node)?;
        Ok(Terminator::Goto(BlockId(node)))
    }

    /// Goes to `at` if `cond` holds, and on otherwise.
    pub(super) fn branch(&mut self, cond: Reg, at: u32) -> Result<Terminator> {
        let then = self.graph.target(self.index, at, self.context())?;
        let otherwise = self.graph.node(self.index, self.index + 1, self.context())?;
        let cond = self.apart(cond);
        self.arrive(then)?;
        self.arrive(otherwise)?;
        Ok(Terminator::Branch { cond, then: BlockId(then), otherwise: BlockId(otherwise) })
    }

    /// A register that the copies at the end of a node do not overwrite.
    fn apart(&mut self, reg: Reg) -> Reg {
        if self.stack.is_empty() || self.out.last().is_some_and(|last| last.op.def() == Some(reg)) {
            return reg;
        }
        let dst = self.registers.temp(self.registers.ty(reg));
        self.emit(Op::Copy { dst, src: reg });
        dst
    }

    fn switch(&mut self, default: u32, cases: impl Iterator<Item = (i32, u32)>) -> Result<Terminator> {
        let value = self.pop_as(TyId::INT)?;
        let value = self.apart(value);
        let default = self.graph.target(self.index, default, self.context())?;
        self.arrive(default)?;
        let mut targets = Vec::new();
        for (number, at) in cases {
            let target = self.graph.target(self.index, at, self.context())?;
            if target != default {
                targets.push((i64::from(number), BlockId(target)));
            }
        }
        let mut arrived: Vec<BlockId> = targets.iter().map(|&(_, target)| target).collect();
        arrived.sort_unstable();
        arrived.dedup();
        for target in arrived {
            self.arrive(target.0)?;
        }
        Ok(Terminator::Switch { value, cases: targets.into(), default: BlockId(default) })
    }

    /// Emits an instruction with a new register for its result, which goes on the stack.
    pub(super) fn make(&mut self, ty: TyId, op: impl FnOnce(Reg) -> Op) {
        let dst = self.registers.temp(ty);
        self.emit(op(dst));
        self.push(Value::Reg(dst));
    }

    fn class(&self, index: u16) -> Result<TyId> {
        super::body::class_ty(&self.cx.entries, index)
            .ok_or_else(|| self.problem("the instruction names no class"))
    }

    fn constant_entry(&mut self, index: u16) -> Result<()> {
        match self.cx.entries.get(index) {
            Some(&Entry::Int(value)) => self.push(Value::Int(value)),
            Some(&Entry::Long(value)) => self.push(Value::Long(value)),
            Some(&Entry::Float(bits)) => self.push(Value::Float(bits)),
            Some(&Entry::Double(bits)) => self.push(Value::Double(bits)),
            Some(&Entry::Text(text)) => {
                self.make(TyId::STRING, |dst| Op::Const { dst, value: Const::String(text) });
            }
            Some(&(Entry::Class { ty, .. } | Entry::Constant(DynamicConstant::Type(ty)))) => {
                self.type_constant(ty);
            }
            Some(
                &(Entry::Opaque { ty, reason } | Entry::Constant(DynamicConstant::Unknown { ty, reason })),
            ) => {
                self.make(ty, |dst| Op::Unknown { dst: Some(dst), reason, args: ir::Regs::default() });
            }
            Some(Entry::Constant(DynamicConstant::Null)) => self.push(Value::Null),
            Some(&Entry::Constant(DynamicConstant::Static(entry))) => self.load_static(entry),
            _ => return Err(self.problem("the instruction names no constant")),
        }
        Ok(())
    }

    fn type_constant(&mut self, ty: TyId) {
        let class = self.cx.world.known.class;
        self.make(class, |dst| Op::Const { dst, value: Const::Type(ty) });
    }

    fn array_load(&mut self, kind: ArrayKind) -> Result<()> {
        let index = self.pop_as(TyId::INT)?;
        let array = self.pop_reg()?;
        let ty = self.element(array, kind);
        let place = Place::Element { array, indices: [index].into() };
        self.make(ty, |dst| Op::Load { dst, place, order: Order::Plain });
        Ok(())
    }

    fn array_store(&mut self, kind: ArrayKind) -> Result<()> {
        let value = self.pop()?;
        let index = self.pop_as(TyId::INT)?;
        let array = self.pop_reg()?;
        let ty = self.element(array, kind);
        let src = self.reg(value, ty);
        let place = Place::Element { array, indices: [index].into() };
        self.emit(Op::Store { place, src, order: Order::Plain });
        Ok(())
    }

    /// The type of an array's elements, or what the instruction says of it.
    fn element(&self, array: Reg, kind: ArrayKind) -> TyId {
        match *self.cx.world.program.tys.get(self.registers.ty(array)) {
            Ty::Array { element, .. } => element,
            _ => TyId::prim(prim(kind)),
        }
    }

    fn new_array(&mut self, element: TyId, array: TyId) -> Result<()> {
        let length = self.pop_as(TyId::INT)?;
        self.make(array, |dst| Op::NewArray { dst, element, lengths: [length].into() });
        Ok(())
    }

    /// `new int[a][b]` is an array of arrays. Of the inner ones, one is made, and stands for all.
    fn multi_new_array(&mut self, index: u16, dimensions: u8) -> Result<()> {
        let mut lengths = Vec::new();
        for _ in 0..dimensions {
            lengths.push(self.pop_as(TyId::INT)?);
        }
        let mut ty = self.class(index)?;
        let mut around: Option<Reg> = None;
        let mut outermost = None;
        for &length in lengths.iter().rev() {
            let Ty::Array { element, .. } = *self.cx.world.program.tys.get(ty) else {
                return Err(self.problem("an array has fewer dimensions than are made"));
            };
            let dst = self.registers.temp(ty);
            self.emit(Op::NewArray { dst, element, lengths: [length].into() });
            if let Some(array) = around {
                let first = self.reg(Value::Int(0), TyId::INT);
                let place = Place::Element { array, indices: [first].into() };
                self.emit(Op::Store { place, src: dst, order: Order::Plain });
            }
            around = Some(dst);
            outermost.get_or_insert(dst);
            ty = element;
        }
        let made = outermost.ok_or_else(|| self.problem("an array has no dimensions"))?;
        self.push(Value::Reg(made));
        Ok(())
    }

    fn field(&self, index: u16) -> Result<FieldEntry> {
        match self.cx.entries.get(index) {
            Some(Entry::Field(entry)) => Ok(*entry),
            _ => Err(self.problem("the instruction names no field")),
        }
    }

    fn static_field(&self, index: u16) -> Result<FieldEntry> {
        let entry = self.field(index)?;
        if entry.is_static { Ok(entry) } else { Err(self.problem("the field is not static")) }
    }

    fn object_field(&self, index: u16) -> Result<FieldEntry> {
        let entry = self.field(index)?;
        if entry.is_static { Err(self.problem("the field is static")) } else { Ok(entry) }
    }

    fn get_static(&mut self, index: u16) -> Result<()> {
        let entry = self.static_field(index)?;
        self.load_static(entry);
        Ok(())
    }

    fn load_static(&mut self, entry: FieldEntry) {
        let place = Place::Static { owner: entry.owner, field: entry.field };
        self.make(entry.ty, |dst| Op::Load { dst, place, order: entry.order });
    }

    fn put_static(&mut self, index: u16) -> Result<()> {
        let entry = self.static_field(index)?;
        let src = self.pop_as(entry.ty)?;
        let place = Place::Static { owner: entry.owner, field: entry.field };
        self.emit(Op::Store { place, src, order: entry.order });
        Ok(())
    }

    fn get_field(&mut self, index: u16) -> Result<()> {
        let entry = self.object_field(index)?;
        let base = self.pop_reg()?;
        let place = Place::Field { base, field: entry.field };
        self.make(entry.ty, |dst| Op::Load { dst, place, order: entry.order });
        Ok(())
    }

    fn put_field(&mut self, index: u16) -> Result<()> {
        let entry = self.object_field(index)?;
        let src = self.pop_as(entry.ty)?;
        let base = self.pop_reg()?;
        let place = Place::Field { base, field: entry.field };
        self.emit(Op::Store { place, src, order: entry.order });
        Ok(())
    }
}

/// The operator of a condition.
pub(super) fn operator(condition: Condition) -> ir::BinaryOp {
    match condition {
        Condition::Eq => ir::BinaryOp::Eq,
        Condition::Ne => ir::BinaryOp::Ne,
        Condition::Lt => ir::BinaryOp::Lt,
        Condition::Ge => ir::BinaryOp::Ge,
        Condition::Gt => ir::BinaryOp::Gt,
        Condition::Le => ir::BinaryOp::Le,
    }
}

/// The type of a kind of values on the stack.
pub(super) fn stack_prim(kind: Kind) -> Prim {
    match kind {
        Kind::Int => Prim::Int,
        Kind::Long => Prim::Long,
        Kind::Float => Prim::Float,
        Kind::Double => Prim::Double,
        Kind::Ref => Prim::Object,
    }
}

/// The type of a kind of values in arrays.
pub(super) fn prim(kind: ArrayKind) -> Prim {
    match kind {
        ArrayKind::Int => Prim::Int,
        ArrayKind::Long => Prim::Long,
        ArrayKind::Float => Prim::Float,
        ArrayKind::Double => Prim::Double,
        ArrayKind::Ref => Prim::Object,
        ArrayKind::Byte => Prim::SByte,
        ArrayKind::Char => Prim::Char,
        ArrayKind::Short => Prim::Short,
        ArrayKind::Bool => Prim::Bool,
    }
}
