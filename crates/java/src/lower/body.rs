//! The code of one method, from stack to registers: each node is run once on an abstract stack of registers and
//! constants, when the first way into it is known.
//!
//! - Loading a variable puts its register on the stack; nothing is copied until the variable is written to
//!   while its old value is still there.
//! - A value that is stored right after it was made is made in the variable's register.
//! - Where several ways meet with something on the stack (`a ? b : c`), each copies it to registers that
//!   belong to the place where they meet.
//! - What is in the slots when ways meet is united, see [`super::registers`].

use super::graph::Graph;
use super::liveness::Liveness;
use super::pool::{Entries, Entry};
use super::registers::{Registers, join};
use super::world::World;
use classfile::{Code, ConstantPool, LocalVariable, Problem, Result};
use ir::{
    Block, Body, Const, FileId, IndexVec, Instr, IntKind, Method, Op, Point, Prim, Reg, Span, Terminator,
    TyId,
};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

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
    pub(super) entries: &'c Entries,
    pub(super) pool: &'c ConstantPool<'a>,
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
    pub(super) cx: &'c Context<'c, 'a>,
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
    pub(super) fn new(cx: &'c Context<'c, 'a>) -> Lowering<'c, 'a> {
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
    pub(super) fn enter(&mut self, cx: &'c Context<'c, 'a>) {
        self.cx = cx;
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
        self.variables.extend(code.local_variables(self.cx.pool));
        self.variables.sort_by_key(|variable| (variable.slot, variable.start));
        refill(&mut self.variable_registers, self.variables.len());
        self.lines.rebuild(code, self.cx.pool);
        self.ret = method.ret;
        self.has_doubtful_truths = false;
        self.fuel = FUEL_PER_BYTE * (code.bytes.data().len() + 64);
        self.parameters(method)?;
        self.run(method.entry_registers())
    }

    pub(super) fn problem(&self, reason: &'static str) -> Problem {
        self.graph.problem(self.index, reason)
    }

    /// Puts receiver and parameters into their slots.
    fn parameters(&mut self, method: &Method) -> Result<()> {
        let owner = self.cx.world.owner(method.owner);
        let this = method.has_receiver().then_some((self.cx.world.known.this, owner));
        let params = method.params.iter().map(|param| (param.name, param.ty));
        let mut slot = 0;
        for (name, ty) in this.into_iter().chain(params) {
            let reg = self.registers.version(slot, Some(name), ty);
            let Some(place) = self.slots.get_mut(usize::from(slot)) else {
                return Err(self.problem("a method has more parameters than variables"));
            };
            *place = Some(reg);
            if let Some(variable) = self.variable(slot, 0) {
                self.variable_registers[variable] = Some(reg);
            }
            slot = slot.saturating_add(1 + u16::from(is_wide(ty)));
        }
        Ok(())
    }

    fn run(&mut self, entry: usize) -> Result<Body> {
        self.exceptions = self.exceptions();
        let entries = self.cx.entries;
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
            block.instrs = self.out.drain(..).collect();
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
        let handlers: std::collections::BTreeSet<u32> =
            self.graph.nodes.iter().flat_map(|node| self.graph.handlers(node).iter().copied()).collect();
        for node in handlers {
            let first = self.graph.nodes[node as usize].first;
            let caught = self.graph.catches.get(&first).map_or(&[][..], Vec::as_slice);
            let ty = match caught {
                &[index] if index != 0 => class_ty(self.cx.entries, index),
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
            self.span = self.lines.span(at, self.cx.file);
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

    /// Control goes on at a node with what is now in slots and on the stack.
    pub(super) fn arrive(&mut self, node: u32) -> Result<()> {
        self.fuel = self.fuel.saturating_sub(self.stack.len());
        self.pay(self.out.len())?;
        self.arrive_stack(node)?;
        self.arrive_slots(node)
    }

    fn arrive_stack(&mut self, node: u32) -> Result<()> {
        if self.stack.is_empty() && self.starts[node as usize].stack.is_empty() {
            return Ok(());
        }
        let target = &self.graph.nodes[node as usize];
        let is_handler = !self.starts[node as usize].is_known && !self.starts[node as usize].stack.is_empty();
        if !self.starts[node as usize].is_known && !is_handler {
            if target.ways_in <= 1 {
                self.starts[node as usize].stack = self.stack.clone();
                return Ok(());
            }
            let stack = std::mem::take(&mut self.stack);
            let merged = stack.iter().map(|&value| self.merged(value)).collect();
            self.stack = stack;
            self.starts[node as usize].stack = merged;
        }
        if self.starts[node as usize].stack.len() != self.stack.len() {
            return Err(self.problem("the stack has different heights where ways meet"));
        }
        self.copy_stack(node);
        Ok(())
    }

    /// What stands for a value where several ways meet.
    fn merged(&mut self, value: Value) -> Value {
        match value {
            Value::Return => Value::Return,
            // Most likely a truth value; if another way brings something else, it is a number after all.
            Value::Int(0 | 1) => Value::Reg(self.registers.temp(TyId::BOOL)),
            value => Value::Reg(self.registers.temp(self.ty(value))),
        }
    }

    /// Copies the stack to the registers of the place where ways meet: by way of fresh ones, if some of them
    /// are on the stack themselves.
    fn copy_stack(&mut self, node: u32) {
        let targets = std::mem::take(&mut self.starts[node as usize].stack);
        let is_tangled = self.stack.iter().enumerate().any(|(index, value)| {
            matches!(value, Value::Reg(_)) && targets.get(index) != Some(value) && targets.contains(value)
        });
        if is_tangled {
            for index in 0..self.stack.len() {
                self.detach(index);
            }
        }
        for (index, &target) in targets.iter().enumerate() {
            let value = self.stack[index];
            if let Value::Reg(dst) = target
                && value != target
            {
                self.merge(dst, value);
            }
        }
        self.starts[node as usize].stack = targets;
    }

    fn merge(&mut self, dst: Reg, value: Value) {
        let old = self.registers.ty(dst);
        let ty = if matches!(value, Value::Int(0 | 1)) && old == TyId::BOOL {
            old
        } else {
            join(old, self.ty(value))
        };
        self.has_doubtful_truths |= ty != old && old == TyId::BOOL;
        self.registers.set_ty(dst, ty);
        self.assign(dst, value, ty);
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

    fn arrive_slots(&mut self, node: u32) -> Result<()> {
        let start = node as usize * self.slots.len();
        let is_first = !std::mem::replace(&mut self.starts[node as usize].is_known, true);
        if is_first {
            self.work.push(Reverse(node));
        }
        for slot in self.liveness.slots(node) {
            let Some(here) = self.slots[slot] else {
                return Err(self.problem("a variable is read that is not written on every path"));
            };
            match &mut self.start_slots[start + slot] {
                Some(there) => self.registers.unite(*there, here),
                there @ None => *there = Some(here),
            }
        }
        Ok(())
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

    /// Writes the top of the stack to a slot.
    pub(super) fn store(&mut self, slot: u16) -> Result<()> {
        let value = self.pop()?;
        if usize::from(slot) >= self.slots.len() {
            return Err(self.problem("there is no such variable"));
        }
        if value == Value::Return {
            self.slots[usize::from(slot)] = None;
            return Ok(());
        }
        self.keep_old(slot);
        let dst = self.version(slot, self.ty(value));
        let ty = self.registers.ty(dst);
        if self.is_caught(value) {
            // The clause puts it into the variable right away.
            let exception = self.reg(value, ty);
            self.registers.unite(dst, exception);
        } else if !self.make_in(dst, value) {
            let value = match value {
                Value::Reg(_) => Value::Reg(self.reg(value, ty)),
                value => value,
            };
            self.assign(dst, value, ty);
        }
        self.written(slot, dst);
        Ok(())
    }

    /// Is it the exception of a handler whose first instruction this is?
    fn is_caught(&self, value: Value) -> bool {
        let exception = exception_of(&self.exceptions, self.node).map(Value::Reg);
        self.out.is_empty() && exception == Some(value) && !self.stack.contains(&value)
    }

    /// Lets the instruction that made `value`, if it was the last, make it in `dst` instead.
    fn make_in(&mut self, dst: Reg, value: Value) -> bool {
        let Value::Reg(made) = value else { return false };
        let is_temp = self.registers.slot(made).is_none();
        let Some(last) = self.out.last_mut().filter(|last| is_temp && last.op.def() == Some(made)) else {
            return false;
        };
        let is_number = |ty: TyId| ty == TyId::INT || ty == TyId::BOOL;
        let (from, to) = (self.registers.ty(made), self.registers.ty(dst));
        if from != to && is_number(from) && is_number(to) {
            return false;
        }
        last.op.set_def(dst);
        for value in self.stack.iter_mut().filter(|value| **value == Value::Reg(made)) {
            *value = Value::Reg(dst);
        }
        true
    }

    /// A slot has a new version: handlers around may see it.
    pub(super) fn written(&mut self, slot: u16, reg: Reg) {
        self.slots[usize::from(slot)] = Some(reg);
        let start = usize::from(slot);
        for &handler in self.graph.handlers(&self.graph.nodes[self.node as usize]) {
            if self.liveness.has(handler, start)
                && let Some(there) = self.start_slots[handler as usize * self.slots.len() + start]
            {
                self.registers.unite(there, reg);
            }
        }
    }

    /// Copies what is on the stack and is about to be overwritten.
    pub(super) fn keep_old(&mut self, slot: u16) {
        for index in 0..self.stack.len() {
            if let Value::Reg(reg) = self.stack[index]
                && self.registers.slot(reg) == Some(slot)
            {
                self.detach(index);
            }
        }
    }

    /// What is in a slot.
    pub(super) fn load(&self, slot: u16) -> Result<Reg> {
        let found = self.slots.get(usize::from(slot)).copied().flatten();
        found.ok_or_else(|| self.problem("a variable is read before it is written"))
    }

    /// The register for what the current instruction writes to a slot: that of the variable, if debuggers know
    /// one that lives there from the next instruction on, or else a new version, for a value of type `ty`.
    pub(super) fn version(&mut self, slot: u16, ty: TyId) -> Reg {
        let next = self.graph.instructions.get(self.index as usize + 1);
        let Some(index) = next.and_then(|&(at, _)| self.variable(slot, at)) else {
            return self.registers.version(slot, None, ty);
        };
        if let Some(reg) = self.variable_registers[index] {
            return reg;
        }
        let found = self.variables[index];
        let entry = |index: u16| self.cx.entries.get(index);
        let name = match entry(found.name) {
            Some(Entry::Variable { name, .. }) => *name,
            _ => None,
        };
        let ty = match entry(found.ty) {
            Some(Entry::Variable { ty: Some(declared), .. }) => *declared,
            _ => ty,
        };
        let reg = self.registers.version(slot, name, ty);
        self.variable_registers[index] = Some(reg);
        reg
    }

    /// The variable that lives in a slot at a byte of the code.
    fn variable(&self, slot: u16, at: u32) -> Option<usize> {
        let behind = self.variables.partition_point(|it| (it.slot, u32::from(it.start)) <= (slot, at));
        let found = behind.checked_sub(1)?;
        let variable = self.variables[found];
        (variable.slot == slot && variable.covers(at)).then_some(found)
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

/// The lines of the code, by their first byte.
#[derive(Default)]
struct Lines(Vec<(u32, u32)>);

impl Lines {
    fn rebuild<'a>(&mut self, code: &Code<'a>, pool: &ConstantPool<'a>) {
        self.0.clear();
        self.0.extend(code.lines(pool).map(|line| (u32::from(line.start), u32::from(line.line))));
        if !self.0.is_sorted() {
            self.0.sort_by_key(|line| line.0);
        }
    }

    fn span(&self, at: u32, file: Option<FileId>) -> Span {
        let behind = self.0.partition_point(|line| line.0 <= at);
        let line = behind.checked_sub(1).map(|index| self.0[index].1);
        match (line, file) {
            (Some(line), Some(file)) => Span::new(file, Point { line, column: 0 }, Point::NONE),
            _ => Span::NONE,
        }
    }
}
