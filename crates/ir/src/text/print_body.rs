//! Prints bodies: one instruction per line.

use super::print::Printer;
use super::words::{quoted, word, write_to};
use crate::body::{Block, Body, Handlers, RegInfo, Terminator, Try};
use crate::build::MethodBuilder;
use crate::ids::{BlockId, IndexVec, Reg, TryId};
use crate::op::{Callee, Dispatch, Op, Order, Overflow, Place, Target};
use crate::program::Method;
use rustc_hash::FxHashMap;

/// Declarations of registers are broken into lines that are not much longer.
const LINE: usize = 100;

impl Printer<'_> {
    pub(super) fn body(&mut self, method: &Method, body: &Body) {
        let spelled = spellings(self, body);
        self.push(" {\n");
        self.registers(method, body, &spelled);
        let mut printer = BodyPrinter { printer: self, regs: &spelled };
        for (id, region) in body.tries.entries() {
            printer.region(id, region);
        }
        for (id, block) in body.blocks.entries() {
            printer.block(id, block);
        }
        self.push("  }\n");
    }

    /// What the method's head says about its first registers is not said again, unless the body knows better.
    fn registers(&mut self, method: &Method, body: &Body, spelled: &IndexVec<Reg, String>) {
        let implied = MethodBuilder::entry_registers(self.program, method);
        let follows_head = implied.is_some_and(|implied| {
            implied.len() <= body.regs.len()
                && implied.iter().zip(&body.regs).all(|(one, other)| one == other)
        });
        let (keyword, skipped) =
            if follows_head { ("var", method.entry_registers()) } else { ("registers", 0) };
        let mut line_start = self.out.len();
        let mut is_first = true;
        for (reg, info) in body.regs.entries().skip(skipped) {
            if is_first || self.out.len() - line_start > LINE {
                self.push(if is_first { "" } else { "\n" });
                line_start = self.out.len();
                self.push("    ");
                self.push(if is_first { keyword } else { "var" });
                self.push(" ");
            } else {
                self.push(", ");
            }
            is_first = false;
            self.push(&spelled[reg]);
            self.push(": ");
            self.ty(info.ty);
        }
        self.push(if !is_first {
            "\n"
        } else if follows_head {
            ""
        } else {
            "    registers\n"
        });
    }
}

/// Each register's name, made unique.
fn spellings(printer: &Printer<'_>, body: &Body) -> IndexVec<Reg, String> {
    let mut seen: FxHashMap<_, u32> = FxHashMap::default();
    let mut spell = |(reg, info): (Reg, &RegInfo)| {
        let Some(name) = info.name else { return format!("%{}", reg.0) };
        let count = seen.entry(name).or_default();
        let mut spelled = String::new();
        word(&mut spelled, printer.program.names.get(name));
        if *count > 0 {
            write_to(&mut spelled, format_args!("#{count}"));
        }
        *count += 1;
        spelled
    };
    body.regs.entries().map(&mut spell).collect()
}

struct BodyPrinter<'a, 'p> {
    printer: &'a mut Printer<'p>,
    regs: &'a IndexVec<Reg, String>,
}

impl BodyPrinter<'_, '_> {
    fn push(&mut self, text: &str) {
        self.printer.push(text);
    }

    fn reg(&mut self, reg: Reg) {
        match self.regs.get(reg) {
            Some(spelled) => self.printer.push(spelled),
            None => self.number("%", reg.0),
        }
    }

    fn number(&mut self, prefix: &str, number: u32) {
        write_to(&mut self.printer.out, format_args!("{prefix}{number}"));
    }

    fn target(&mut self, block: BlockId) {
        self.number("b", block.0);
    }

    fn reg_list(&mut self, regs: &[Reg]) {
        for (index, &reg) in regs.iter().enumerate() {
            self.push(if index > 0 { ", " } else { "" });
            self.reg(reg);
        }
    }

    fn args(&mut self, regs: &[Reg]) {
        self.push("(");
        self.reg_list(regs);
        self.push(")");
    }

    fn region(&mut self, id: TryId, region: &Try) {
        self.number("    try t", id.0);
        if let Some(parent) = region.parent {
            self.number(" in t", parent.0);
        }
        match &region.handlers {
            Handlers::Finally(entry) => self.number(" finally b", entry.0),
            Handlers::Fault(entry) => self.number(" fault b", entry.0),
            Handlers::Catch(clauses) => {
                for clause in clauses {
                    self.push(" catch ");
                    match clause.ty {
                        Some(ty) => self.printer.ty(ty),
                        None => self.push("any"),
                    }
                    self.push(" ");
                    self.reg(clause.exception);
                    if let Some(filter) = clause.filter {
                        self.number(" when b", filter.0);
                    }
                    self.number(" -> b", clause.entry.0);
                }
            }
        }
        self.push("\n");
    }

    fn block(&mut self, id: BlockId, block: &Block) {
        self.number("  b", id.0);
        if let Some(region) = block.region {
            self.number(" in t", region.0);
        }
        self.push(":\n");
        for instr in &block.instrs {
            self.push("    ");
            self.op(&instr.op);
            self.printer.span(instr.span);
            self.push("\n");
        }
        self.push("    ");
        self.terminator(&block.end);
        self.printer.span(block.end_span);
        self.push("\n");
    }

    fn terminator(&mut self, end: &Terminator) {
        match end {
            Terminator::Goto(block) => self.number("goto b", block.0),
            Terminator::Leave(block) => self.number("leave b", block.0),
            Terminator::Branch { cond, then, otherwise } => {
                self.keyword_and_reg("if ", *cond);
                self.number(" goto b", then.0);
                self.number(" else b", otherwise.0);
            }
            Terminator::Switch { value, cases, default } => {
                self.keyword_and_reg("switch ", *value);
                for (case, block) in cases {
                    write_to(&mut self.printer.out, format_args!(" {case} => "));
                    self.target(*block);
                    self.push(",");
                }
                self.number(" else b", default.0);
            }
            Terminator::Return(None) => self.push("return"),
            Terminator::Return(Some(reg)) => self.keyword_and_reg("return ", *reg),
            Terminator::Throw(reg) => self.keyword_and_reg("throw ", *reg),
            Terminator::Rethrow(reg) => self.keyword_and_reg("rethrow ", *reg),
            Terminator::EndFinally(region) => self.number("endfinally t", region.0),
            Terminator::EndFilter { cond, of, clause } => {
                self.keyword_and_reg("endfilter ", *cond);
                self.number(" of t", of.0);
                self.number(" clause ", *clause);
            }
            Terminator::Unreachable => self.push("unreachable"),
        }
    }

    fn keyword_and_reg(&mut self, keyword: &str, reg: Reg) {
        self.push(keyword);
        self.reg(reg);
    }

    fn op(&mut self, op: &Op) {
        if let Some(dst) = op.def() {
            self.reg(dst);
            self.push(" = ");
        }
        match op {
            Op::Const { value, .. } => self.printer.constant(*value),
            Op::Copy { src, .. } => self.reg(*src),
            Op::Unary { op, kind, overflow, src, .. } => {
                self.overflow(*overflow);
                self.push(kind.keyword());
                self.push(" ");
                self.keyword_and_reg(op.symbol(), *src);
            }
            Op::Binary { op, kind, overflow, lhs, rhs, .. } => {
                self.overflow(*overflow);
                self.push(kind.keyword());
                self.keyword_and_reg(" ", *lhs);
                self.push(" ");
                self.push(op.symbol());
                self.keyword_and_reg(" ", *rhs);
            }
            Op::Convert { from, to, overflow, src, .. } => {
                self.overflow(*overflow);
                self.keyword_and_reg("convert ", *src);
                self.push(": ");
                self.push(from.keyword());
                self.push(" -> ");
                self.push(to.keyword());
            }
            Op::Box { ty, src, .. } => self.typed("box ", *src, *ty),
            Op::Cast { ty, src, .. } => self.typed("cast ", *src, *ty),
            Op::As { ty, src, .. } => self.typed("as ", *src, *ty),
            Op::Is { ty, src, .. } => self.typed("is ", *src, *ty),
            Op::Load { place, order, .. } => {
                self.order(*order);
                self.place(place);
            }
            Op::Store { place, src, order } => {
                self.order(*order);
                self.place(place);
                self.keyword_and_reg(" = ", *src);
            }
            Op::AddrOf { place, .. } => {
                self.push("&");
                self.place(place);
            }
            Op::Length { array, .. } => self.keyword_and_reg("length ", *array),
            Op::Enter { object } => self.keyword_and_reg("enter ", *object),
            Op::Exit { object } => self.keyword_and_reg("exit ", *object),
            Op::Await { task, .. } => self.keyword_and_reg("await ", *task),
            Op::Yield { value } => self.keyword_and_reg("yield ", *value),
            Op::New { .. } | Op::NewArray { .. } | Op::NewCell { .. } | Op::Delegate { .. } => {
                self.creation(op);
            }
            Op::Call { target, args, .. } => self.call(target, args),
            Op::Unknown { reason, args, .. } => {
                self.push("unknown ");
                quoted(&mut self.printer.out, self.printer.program.names.get(*reason), '"');
                self.args(args);
            }
        }
    }

    fn creation(&mut self, op: &Op) {
        match op {
            Op::New { ty, .. } => {
                self.push("new ");
                self.printer.ty(*ty);
            }
            Op::NewCell { ty, .. } => {
                self.push("cell ");
                self.printer.ty(*ty);
            }
            Op::NewArray { element, lengths, .. } => {
                self.push("newarray ");
                self.printer.ty(*element);
                self.args(lengths);
            }
            Op::Delegate { ty, callee, dispatch, bound, .. } => {
                self.push("delegate ");
                self.printer.ty(*ty);
                self.push(if *dispatch == Dispatch::Virtual { " of virtual " } else { " of " });
                self.callee(callee);
                self.args(bound);
            }
            _ => {}
        }
    }

    fn call(&mut self, target: &Target, args: &[Reg]) {
        match target {
            Target::Direct(callee) => {
                self.push("call ");
                self.callee(callee);
            }
            Target::Virtual(callee) => {
                self.push("callvirt ");
                self.callee(callee);
            }
            Target::Named { name, type_args } => {
                self.push("callname ");
                self.printer.member_name(*name);
                self.printer.type_args(type_args);
            }
            Target::NamedStatic { owner, name, type_args } => {
                self.push("callstatic ");
                self.printer.ty(*owner);
                self.push("::");
                self.printer.member_name(*name);
                self.printer.type_args(type_args);
            }
            Target::Delegate(reg) => self.keyword_and_reg("invoke ", *reg),
        }
        self.args(args);
    }

    fn callee(&mut self, callee: &Callee) {
        self.printer.ty(callee.owner);
        self.printer.method_name(callee.method);
        self.printer.type_args(&callee.type_args);
    }

    fn place(&mut self, place: &Place) {
        match place {
            Place::Field { base, field } => {
                self.reg(*base);
                self.push(".");
                if let Some(found) = self.printer.program.fields().get(*field) {
                    self.printer.open_type(found.owner);
                }
                self.printer.field_name(*field);
            }
            Place::Static { owner, field } => {
                self.push("static ");
                self.printer.ty(*owner);
                self.printer.field_name(*field);
            }
            Place::Element { array, indices } => {
                self.reg(*array);
                self.push("[");
                self.reg_list(indices);
                self.push("]");
            }
            Place::Cell(cell) => {
                self.keyword_and_reg("[", *cell);
                self.push("]");
            }
            Place::Indirect(address) => self.keyword_and_reg("*", *address),
            Place::Member { base, name } => {
                self.reg(*base);
                self.push(".");
                self.printer.member_name(*name);
            }
        }
    }

    fn typed(&mut self, keyword: &str, reg: Reg, ty: crate::ids::TyId) {
        self.keyword_and_reg(keyword, reg);
        self.push(": ");
        self.printer.ty(ty);
    }

    fn overflow(&mut self, overflow: Overflow) {
        self.push(if overflow == Overflow::Check { "checked " } else { "" });
    }

    fn order(&mut self, order: Order) {
        self.push(if order == Order::Volatile { "volatile " } else { "" });
    }
}
