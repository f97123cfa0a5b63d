//! What a value is made of, and whether two registers hold the same one.

use super::Code;
use ir::cfg::Def;
use ir::{At, Const, MethodFlags, Op, Place, Program, Reg, Target};

/// How far two values are followed back before they count as different.
const MAX_DEPTH: u32 = 6;

impl Code<'_> {
    /// The instructions that a value is computed from, through copies, casts and operators, over all paths. It
    /// ends at loads, calls and constants, which are in the answer; what memory held before is not.
    pub fn ingredients(&self, at: At, reg: Reg) -> Vec<At> {
        self.traced(at, reg, is_computation)
    }

    /// All instructions that a value depends on in any way, through loads, arguments of calls and indices too.
    pub fn dependencies(&self, at: At, reg: Reg) -> Vec<At> {
        self.traced(at, reg, |_| true)
    }

    /// Does the value depend on what the caller put into `entry`?
    pub fn depends_on_entry(&self, at: At, reg: Reg, entry: Reg) -> bool {
        let comes_from = |at, reg| self.reaching().of(self.body, at, reg).contains(&Def::Entry(entry));
        comes_from(at, reg)
            || self.dependencies(at, reg).into_iter().any(|place| {
                let mut found = false;
                if let Some(instr) = self.body.instr(place) {
                    instr.op.uses(&mut |reg| found |= comes_from(place, reg));
                }
                found
            })
    }

    /// Is the object made in this very method on all paths, and so perhaps in nobody else's hands yet?
    pub fn is_fresh(&self, at: At, reg: Reg) -> bool {
        let is_new =
            |origin: &At| matches!(self.body.instr(*origin).map(|instr| &instr.op), Some(Op::New { .. }));
        let origins = self.origins(at, reg);
        let from_outside = |def: &Def| !matches!(def, Def::Instr(_));
        !origins.is_empty()
            && origins.iter().all(is_new)
            && !self.reaching().of(self.body, at, reg).iter().any(from_outside)
    }

    /// Goes back from a value, on through the instructions that `goes_on` names.
    fn traced(&self, at: At, reg: Reg, goes_on: impl Fn(&Op) -> bool) -> Vec<At> {
        let (mut found, mut open) = (Vec::new(), vec![(at, reg)]);
        while let Some((at, reg)) = open.pop() {
            for def in self.reaching().of(self.body, at, reg) {
                let Def::Instr(place) = def else { continue };
                if found.contains(&place) {
                    continue;
                }
                found.push(place);
                if let Some(instr) = self.body.instr(place).filter(|instr| goes_on(&instr.op)) {
                    instr.op.uses(&mut |reg| open.push((place, reg)));
                }
            }
        }
        found.sort_unstable();
        found
    }

    /// The constant that a register holds, if it is the same on all paths.
    pub fn constant(&self, at: At, reg: Reg) -> Option<&Const> {
        let [origin] = self.origins(at, reg)[..] else { return None };
        match self.body.instr(origin).map(|instr| &instr.op) {
            Some(Op::Const { value, .. }) => Some(value),
            _ => None,
        }
    }

    /// Do two registers hold the same value, if nobody writes the memory it came from in between? They do if
    /// they have the same path, the same constant, or come from the same computation of the same values;
    /// getters count as fields.
    pub fn same_value(&self, first: (At, Reg), second: (At, Reg)) -> bool {
        self.same_up_to(first, second, MAX_DEPTH)
    }

    fn same_up_to(&self, first: (At, Reg), second: (At, Reg), depth: u32) -> bool {
        if self.path(first.0, first.1) == self.path(second.0, second.1) {
            return true;
        }
        let (Some(depth), Some((here, left)), Some((there, right))) =
            (depth.checked_sub(1), self.maker(first), self.maker(second))
        else {
            return false;
        };
        let operands = |op: &Op| {
            let mut all = Vec::new();
            op.uses(&mut |reg| all.push(reg));
            all
        };
        let (mine, others) = (operands(left), operands(right));
        is_same_step(self.program(), left, right)
            && mine.len() == others.len()
            && mine
                .iter()
                .zip(&others)
                .all(|(&mine, &other)| self.same_up_to((here, mine), (there, other), depth))
    }

    /// The only instruction that makes a value.
    fn maker(&self, (at, reg): (At, Reg)) -> Option<(At, &Op)> {
        let [origin] = self.origins(at, reg)[..] else { return None };
        Some((origin, &self.body.instr(origin)?.op))
    }
}

/// Does the instruction compute its result from registers alone?
fn is_computation(op: &Op) -> bool {
    matches!(
        op,
        Op::Copy { .. }
            | Op::Cast { .. }
            | Op::As { .. }
            | Op::Is { .. }
            | Op::Box { .. }
            | Op::Convert { .. }
            | Op::Unary { .. }
            | Op::Binary { .. }
    )
}

/// Do two instructions give the same for the same operands?
fn is_same_step(program: &Program, left: &Op, right: &Op) -> bool {
    match (left, right) {
        (Op::Const { value, .. }, Op::Const { value: other, .. }) => value == other,
        (Op::Box { ty, .. }, Op::Box { ty: other, .. }) => ty == other,
        (Op::Binary { op, .. }, Op::Binary { op: other, .. }) => op == other,
        (
            Op::Load { place: Place::Field { field, .. }, .. },
            Op::Load { place: Place::Field { field: other, .. }, .. },
        ) => field == other,
        (
            Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), .. },
            Op::Call { target: Target::Direct(other) | Target::Virtual(other), .. },
        ) => {
            let is_getter = program.methods()[callee.method].flags.has(MethodFlags::ACCESSOR);
            is_getter && callee.method == other.method
        }
        _ => false,
    }
}
