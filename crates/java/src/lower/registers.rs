//! Registers of a body in the making. Each store to a slot makes a new one; where two meet in a live slot they
//! are one variable, and are united (union-find). What is left when all code was seen are the variables as the
//! programmer knew them, whatever slots they shared.

use ir::{NameId, Reg, RegInfo, TyId};

/// A register in the making.
#[derive(Clone, Copy)]
struct Register {
    parent: u32,
    name: Option<NameId>,
    ty: TyId,
    /// The slot that it is a version of.
    slot: Option<u16>,
}

/// The registers of one body.
#[derive(Default)]
pub(super) struct Registers {
    all: Vec<Register>,
    /// The final number of each, as far as it has one.
    numbers: Vec<Option<Reg>>,
    /// What is known of each that has a final number.
    infos: Vec<RegInfo>,
}

impl Registers {
    /// Forgets all; the next method uses the memory again.
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.numbers.clear();
        self.infos.clear();
    }

    fn push(&mut self, name: Option<NameId>, ty: TyId, slot: Option<u16>) -> Reg {
        let parent = self.all.len() as u32;
        self.all.push(Register { parent, name, ty, slot });
        Reg(parent)
    }

    /// A value in between.
    pub(super) fn temp(&mut self, ty: TyId) -> Reg {
        self.push(None, ty, None)
    }

    /// A new version of a slot.
    pub(super) fn version(&mut self, slot: u16, name: Option<NameId>, ty: TyId) -> Reg {
        self.push(name, ty, Some(slot))
    }

    pub(super) fn slot(&self, reg: Reg) -> Option<u16> {
        self.all[reg.0 as usize].slot
    }

    pub(super) fn ty(&self, reg: Reg) -> TyId {
        self.all[reg.0 as usize].ty
    }

    pub(super) fn set_ty(&mut self, reg: Reg, ty: TyId) {
        self.all[reg.0 as usize].ty = ty;
    }

    fn root(&mut self, mut reg: u32) -> u32 {
        while self.all[reg as usize].parent != reg {
            let above = self.all[reg as usize].parent;
            self.all[reg as usize].parent = self.all[above as usize].parent;
            reg = above;
        }
        reg
    }

    /// From now on both are one. The older one stands for both, so parameters stay what they are.
    pub(super) fn unite(&mut self, one: Reg, other: Reg) {
        let (one, other) = (self.root(one.0), self.root(other.0));
        let (old, new) = (one.min(other), one.max(other));
        if old == new {
            return;
        }
        let Register { name, ty, .. } = self.all[new as usize];
        self.all[new as usize].parent = old;
        let kept = &mut self.all[old as usize];
        if kept.name.is_none() && name.is_some() {
            (kept.name, kept.ty) = (name, ty);
        } else if name.is_none() && kept.name.is_none() {
            kept.ty = join(kept.ty, ty);
        }
    }

    /// Starts giving final numbers: the first `entry` registers keep theirs.
    pub(super) fn finish(&mut self, entry: usize) -> Final<'_> {
        self.numbers.resize(self.all.len(), None);
        for (index, number) in self.numbers.iter_mut().enumerate().take(entry) {
            *number = Some(Reg(index as u32));
        }
        self.infos.extend(self.all[..entry].iter().map(info));
        Final { registers: self }
    }
}

fn info(register: &Register) -> RegInfo {
    // The type of nothing but null.
    let ty = if register.ty == TyId::UNKNOWN { TyId::OBJECT } else { register.ty };
    RegInfo { name: register.name, ty }
}

/// The type of what may be of either type. [`TyId::UNKNOWN`] is that of null.
pub(super) fn join(one: TyId, other: TyId) -> TyId {
    let is_small = |ty: TyId| ty == TyId::BOOL || ty == TyId::INT || SMALL.contains(&ty);
    match (one, other) {
        _ if one == other => one,
        (TyId::UNKNOWN, ty) | (ty, TyId::UNKNOWN) => ty,
        _ if is_small(one) && is_small(other) => TyId::INT,
        _ => TyId::OBJECT,
    }
}

/// The types whose values are `int`s on the stack.
const SMALL: [TyId; 3] =
    [TyId::prim(ir::Prim::Char), TyId::prim(ir::Prim::SByte), TyId::prim(ir::Prim::Short)];

/// Final numbers, given in the order of use.
pub(super) struct Final<'r> {
    registers: &'r mut Registers,
}

impl Final<'_> {
    pub(super) fn number(&mut self, reg: Reg) -> Reg {
        let root = self.registers.root(reg.0) as usize;
        if let Some(number) = self.registers.numbers[root] {
            return number;
        }
        let number = Reg(self.registers.infos.len() as u32);
        self.registers.infos.push(info(&self.registers.all[root]));
        self.registers.numbers[root] = Some(number);
        number
    }

    /// All registers that have a final number, in exactly as much memory as it takes.
    pub(super) fn infos(self) -> ir::IndexVec<Reg, RegInfo> {
        self.registers.infos.iter().copied().collect()
    }
}
