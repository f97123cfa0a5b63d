//! The code of one method, from stack to registers: each node is run once on an abstract stack of registers and
//! constants, when the first way into it is known. What variables do to the stack is in `slots`, and what happens
//! where ways meet in `meet`.

mod meet;
mod slots;

use super::graph::Graph;
use super::lines::Lines;
use super::liveness::Liveness;
use super::pool::{Entries, Entry};
use super::registers::Registers;
use super::world::World;
use classfile::{Code, ConstantPool, LocalVariable, Problem, Result};
use ir::{
    Block, Body, Const, FileId, IndexVec, Instr, IntKind, Method, Op, Prim, Reg, Span, Terminator, TyId,
};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::rc::Rc;

/// What is on the operand stack. Constants get a register, and their type, when they are used.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Value {
    Reg(Reg),
    Int(i32),
    Long(i64),
    Float(u32),
    Double(u64),
    Null,
    /// Where a subroutine returns to. Its context knows that.
    Return,
}

/// What the bodies of a class share.
pub(super) struct Context<'c, 'a> {
    pub(super) world: &'c World<'a>,
    pub(super) entries: Rc<Entries>,
    pub(super) pool: &'a ConstantPool<'a>,
    pub(super) file: Option<FileId>,
}

/// What a node starts with.
#[derive(Default)]
struct Start {
    is_known: bool,
    stack: Vec<Value>,
}

/// One method in the making.
pub(super) struct Lowering<'c, 'a> {
    pub(super) cx: Context<'c, 'a>,
    pub(super) graph: Graph<'a>,
    pub(super) registers: Registers,
    pub(super) stack: Vec<Value>,
    /// Room for the arguments of a call in the making.
    pub(super) args: Vec<Reg>,
    /// The version of each slot.
    slots: Vec<Option<Reg>>,
    liveness: Liveness,
    starts: Vec<Start>,
    /// The versions of all slots at the start of each node.
    start_slots: Vec<Option<Reg>>,
    work: BinaryHeap<Reverse<u32>>,
    /// The node that is being run, and its instructions.
    pub(super) node: u32,
    pub(super) out: Vec<Instr>,
    pub(super) span: Span,
    /// The instruction that is being run.
    pub(super) index: u32,
    /// Handlers, and the registers that they find their exceptions in.
    exceptions: Vec<(u32, Reg)>,
    /// Variables, by slot and start.
    variables: Vec<LocalVariable>,
    /// Their registers, as far as they have been written.
    variable_registers: Vec<Option<Reg>>,
    lines: Lines,
    pub(super) ret: TyId,
    /// Is there a register that truth values were put into before it turned out to be for numbers?
    has_doubtful_truths: bool,
    /// How much may still be emitted.
    fuel: usize,
}

/// Nodes times slots; real methods stay below a million.
const MAX_SLOTS: usize = 1 << 24;

/// Real code needs about one instruction for every two bytes; nothing needs more than so many.
const FUEL_PER_BYTE: usize = 64;

impl<'c, 'a> Lowering<'c, 'a> {
    /// For the methods of classes, one after another.
    pub(super) fn new(cx: Context<'c, 'a>) -> Lowering<'c, 'a> {
        Lowering {
            cx,
            graph: Graph::default(),
            registers: Registers::default(),
            stack: Vec::new(),
            args: Vec::new(),
            slots: Vec::new(),
            liveness: Liveness::default(),
            starts: Vec::new(),
            start_slots: Vec::new(),
            work: BinaryHeap::new(),
            node: 0,
            out: Vec::new(),
            span: Span::NONE,
            index: 0,
            exceptions: Vec::new(),
            variables: Vec::new(),
            variable_registers: Vec::new(),
            lines: Lines::default(),
            ret: TyId::VOID,
            has_doubtful_truths: false,
            fuel: 0,
        }
    }

    /// From now on, for the methods of this class.
    pub(super) fn enter(&mut self, cx: Context<'c, 'a>) -> &mut Self {
        self.cx = cx;
        self
    }

    /// Lowers the code of a method.
    pub(super) fn lower(&mut self, method: &Method, code: &Code<'a>) -> Result<Body> {
        self.graph.rebuild(code)?;
        let (slots, nodes) = (usize::from(code.max_locals), self.graph.nodes.len());
        self.index = 0;
        if slots * nodes > MAX_SLOTS {
            return Err(self.problem("a method has too many variables and jumps"));
        }
        self.liveness.rebuild(&self.graph, slots);
        self.registers.clear();
        self.stack.clear();
        self.out.clear();
        self.work.clear();
        refill(&mut self.slots, slots);
        refill(&mut self.start_slots, slots * nodes);
        self.starts.clear();
        self.starts.resize_with(nodes, Start::default);
        self.variables.clear();
        code.local_variables(self.cx.pool).for_each(|variable| self.variables.push(variable));
        self.variables.sort_by_key(|variable| (variable.slot, variable.start));
        refill(&mut self.variable_registers, self.variables.len());
        self.lines.rebuild(code, self.cx.pool, self.cx.file);
        self.ret = method.ret;
        self.has_doubtful_truths = false;
        self.fuel = FUEL_PER_BYTE * (code.bytes.data().len() + 64);
        self.parameters(method)?;
        self.run(method.entry_registers())
    }

    pub(super) fn problem(&self, reason: &'static str) -> Problem {
        self.graph.problem(self.index, reason)
    }

    fn run(&mut self, entry: usize) -> Result<Body> {
        self.exceptions = self.exceptions();
        let entries = &self.cx.entries;
        let caught = |index: u16| class_ty(entries, index);
        let exceptions = &self.exceptions;
        let exception = |node: u32| exception_of(exceptions, node).unwrap_or(Reg(0));
        let tries = self.graph.regions(exception, caught)?;
        let empty =
            |region| Block { region, instrs: Vec::new(), end: Terminator::Unreachable, end_span: Span::NONE };
        let mut blocks: IndexVec<ir::BlockId, Block> =
            self.graph.nodes.iter().map(|node| empty(node.region)).collect();
        self.arrive(0)?;
        while let Some(Reverse(number)) = self.work.pop() {
            let (end, end_span) = self.run_node(number)?;
            let block = &mut blocks[ir::BlockId(number)];
            self.fuel = self.fuel.saturating_sub(self.out.len());
            // Exactly as much memory as it takes: a program has millions of blocks.
            block.instrs.reserve_exact(self.out.len());
            block.instrs.append(&mut self.out);
            (block.end, block.end_span) = (end, end_span);
        }
        if self.has_doubtful_truths {
            self.correct_truths(&mut blocks);
        }
        let mut numbers = self.registers.finish(entry);
        let mut body = Body { regs: IndexVec::new(), blocks, tries };
        body.rename(&mut |reg| numbers.number(reg));
        body.regs = numbers.infos();
        Ok(body)
    }

    /// Truth values that were put into registers for numbers are numbers.
    fn correct_truths(&self, blocks: &mut IndexVec<ir::BlockId, Block>) {
        for instr in blocks.iter_mut().flat_map(|block| &mut block.instrs) {
            if let Op::Const { dst, value: value @ Const::Bool(_) } = &mut instr.op
                && self.registers.ty(*dst) == TyId::INT
            {
                *value = Const::Int(IntKind::Int, i64::from(*value == Const::Bool(true)));
            }
        }
    }

    /// Gives each handler the register that it finds its exception in, in the order of the code.
    fn exceptions(&mut self) -> Vec<(u32, Reg)> {
        let mut all = Vec::new();
        if !self.graph.has_handlers() {
            return all;
        }
        let handlers: std::collections::BTreeSet<u32> =
            self.graph.nodes.iter().flat_map(|node| self.graph.handlers(node).iter().copied()).collect();
        for node in handlers {
            let first = self.graph.nodes[node as usize].first;
            let caught = self.graph.catches.get(&first).map_or(&[][..], Vec::as_slice);
            let ty = match caught {
                &[index] if index != 0 => class_ty(&self.cx.entries, index),
                _ => None,
            };
            let reg = self.registers.temp(ty.unwrap_or(self.cx.world.known.throwable));
            self.starts[node as usize].stack = vec![Value::Reg(reg)];
            all.push((node, reg));
        }
        all
    }

    fn run_node(&mut self, number: u32) -> Result<(Terminator, Span)> {
        self.node = number;
        let slots = self.slots.len();
        let start = number as usize * slots;
        self.slots.copy_from_slice(&self.start_slots[start..start + slots]);
        self.stack.clone_from(&self.starts[number as usize].stack);
        let node = self.graph.nodes[number as usize];
        self.index = node.first;
        for index in 0..self.graph.handlers(&node).len() {
            let handler = self.graph.handlers(&node)[index];
            self.arrive_slots(handler)?;
        }
        for index in node.first..node.end {
            self.index = index;
            let (at, instruction) = self.graph.instructions[index as usize];
            if let Some(span) = self.lines.change(at) {
                self.span = span;
            }
            if let Some(end) = self.instruction(instruction)? {
                return Ok((end, self.span));
            }
            self.pay(self.out.len())?;
        }
        let next = self.graph.node(self.index, node.end, node.context)?;
        self.arrive(next)?;
        Ok((Terminator::Goto(ir::BlockId(next)), self.span))
    }

    /// What is emitted must stay in proportion to the code.
    fn pay(&self, emitted: usize) -> Result<()> {
        if emitted > self.fuel {
            Err(self.problem("a method becomes far larger than its code"))
        } else {
            Ok(())
        }
    }

    /// Puts what is on the stack at `index` into a register of its own.
    fn detach(&mut self, index: usize) {
        if let Value::Reg(src) = self.stack[index] {
            let dst = self.registers.temp(self.registers.ty(src));
            self.emit(Op::Copy { dst, src });
            self.stack[index] = Value::Reg(dst);
        }
    }

    fn assign(&mut self, dst: Reg, value: Value, ty: TyId) {
        match value {
            Value::Reg(src) => self.emit(Op::Copy { dst, src }),
            value => self.emit(Op::Const { dst, value: constant(value, ty) }),
        }
    }

    pub(super) fn emit(&mut self, op: Op) {
        self.out.push(Instr { op, span: self.span });
    }

    pub(super) fn push(&mut self, value: Value) {
        self.stack.push(value);
    }

    pub(super) fn pop(&mut self) -> Result<Value> {
        self.stack.pop().ok_or_else(|| self.problem("the stack is empty"))
    }

    /// The type of a value; [`TyId::UNKNOWN`] for null.
    pub(super) fn ty(&self, value: Value) -> TyId {
        match value {
            Value::Reg(reg) => self.registers.ty(reg),
            Value::Int(_) => TyId::INT,
            Value::Long(_) => TyId::prim(Prim::Long),
            Value::Float(_) => TyId::prim(Prim::Float),
            Value::Double(_) => TyId::prim(Prim::Double),
            Value::Null | Value::Return => TyId::UNKNOWN,
        }
    }

    /// Does a value count twice on the stack?
    pub(super) fn is_wide(&self, value: Value) -> bool {
        is_wide(self.ty(value))
    }

    /// The top of the stack in a register, as a value of type `ty`.
    pub(super) fn pop_as(&mut self, ty: TyId) -> Result<Reg> {
        let value = self.pop()?;
        Ok(self.reg(value, ty))
    }

    /// The top of the stack in a register, whatever it is.
    pub(super) fn pop_reg(&mut self) -> Result<Reg> {
        let value = self.pop()?;
        let ty = self.ty(value);
        Ok(self.reg(value, ty))
    }

    /// A value in a register, as one of type `ty`: truth values and numbers are one thing on the stack.
    pub(super) fn reg(&mut self, value: Value, ty: TyId) -> Reg {
        let Value::Reg(reg) = value else {
            let ty = if ty == TyId::UNKNOWN { TyId::OBJECT } else { ty };
            let dst = self.registers.temp(ty);
            self.emit(Op::Const { dst, value: constant(value, ty) });
            return dst;
        };
        match (self.registers.ty(reg), ty) {
            (TyId::INT, TyId::BOOL) => self.is_not_zero(reg),
            (TyId::BOOL, TyId::INT) => {
                let dst = self.registers.temp(TyId::INT);
                let overflow = ir::Overflow::Wrap;
                self.emit(Op::Convert { dst, from: Prim::Bool, to: Prim::Int, overflow, src: reg });
                dst
            }
            _ => reg,
        }
    }
}

fn exception_of(exceptions: &[(u32, Reg)], node: u32) -> Option<Reg> {
    let found = exceptions.binary_search_by_key(&node, |it| it.0).ok()?;
    Some(exceptions[found].1)
}

pub(super) fn is_wide(ty: TyId) -> bool {
    ty == TyId::prim(Prim::Long) || ty == TyId::prim(Prim::Double)
}

/// A constant of the stack as one of type `ty`.
fn constant(value: Value, ty: TyId) -> Const {
    match value {
        Value::Int(value) => super::declare::int_constant(value, ty),
        Value::Long(value) => Const::Int(IntKind::Long, value),
        Value::Float(bits) => Const::Float(bits),
        Value::Double(bits) => Const::Double(bits),
        Value::Null | Value::Return | Value::Reg(_) => Const::Null,
    }
}

/// The type that a class entry stands for.
pub(super) fn class_ty(entries: &Entries, index: u16) -> Option<TyId> {
    match entries.get(index) {
        Some(Entry::Class { ty, .. }) => Some(*ty),
        _ => None,
    }
}

/// So many empty places.
fn refill(places: &mut Vec<Option<Reg>>, count: usize) {
    places.clear();
    places.resize(count, None);
}
