//! What follows from single bodies, computed when somebody asks: graphs, loops, paths, what calls mean.

use crate::hierarchy::def_of;
use crate::world::World;
use ir::cfg::{AccessPath, Cfg, Def, Dominators, LoopId, Loops, Paths, ReachingDefs, Root, Step};
use ir::effects::{Effect, Returns, Target as EffectTarget};
use ir::{At, BinaryOp, BlockId, Body, Const, MethodId, Op, Place, Reg, Target, Terminator};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// Facts about bodies.
pub(crate) struct Bodies<'p> {
    world: &'p World<'p>,
    known: RefCell<FxHashMap<MethodId, Rc<Facts>>>,
}

/// What is computed for each body.
pub(crate) struct Facts {
    pub(crate) cfg: Cfg,
    dominators: Dominators,
    loops: Loops,
    reaching: ReachingDefs,
}

impl Facts {
    /// Which definitions reach which place.
    pub(crate) fn reaching(&self) -> &ReachingDefs {
        &self.reaching
    }
}

impl<'p> Bodies<'p> {
    pub(crate) fn new(world: &'p World<'p>) -> Bodies<'p> {
        Bodies { world, known: RefCell::default() }
    }

    /// Graph, loops and definitions of a method.
    pub(crate) fn facts(&self, method: MethodId) -> Rc<Facts> {
        if let Some(known) = self.known.borrow().get(&method) {
            return Rc::clone(known);
        }
        let empty = Body::default();
        let body = self.world.body(method).unwrap_or(&empty);
        let cfg = Cfg::new(body);
        let dominators = Dominators::new(&cfg);
        let loops = Loops::new(&cfg, &dominators);
        let reaching = ReachingDefs::new(body, &cfg);
        let facts = Rc::new(Facts { cfg, dominators, loops, reaching });
        self.known.borrow_mut().insert(method, Rc::clone(&facts));
        facts
    }

    /// The innermost loop around a block.
    pub(crate) fn loop_of(&self, method: MethodId, block: BlockId) -> Option<LoopId> {
        self.facts(method).loops.innermost(block)
    }

    /// The blocks of the outermost loop that an edge leaves.
    pub(crate) fn loop_left(&self, method: MethodId, from: BlockId, to: BlockId) -> Option<Vec<BlockId>> {
        let facts = self.facts(method);
        let left = facts.loops.around(from).filter(|(_, around)| !around.blocks.contains(&to)).last()?;
        Some(left.1.blocks.clone())
    }

    /// The first argument of the constructor of an object that an instruction makes, if it is a constant.
    pub(crate) fn made_with(&self, method: MethodId, at: At) -> Option<Const> {
        let body = self.world.body(method)?;
        let made = body.instr(at)?.op.def()?;
        let later = body.blocks[at.block].instrs.iter().enumerate().skip(at.index as usize + 1);
        let (index, first) = later.into_iter().find_map(|(index, instr)| match &instr.op {
            Op::Call { args, .. } if args.first() == Some(&made) => Some((index, args.get(1).copied())),
            _ => None,
        })?;
        self.constant(method, At { block: at.block, index: index as u32 }, first?)
    }

    /// The call that gave what a register holds: the name of what it calls, and what it passes.
    pub(crate) fn giving_call(&self, method: MethodId, at: At, reg: Reg) -> Option<(&str, &[Reg])> {
        let body = self.world.body(method)?;
        let path = Paths::new(body, self.facts(method).reaching()).of(at, reg);
        let Root::Def(Def::Instr(place)) = path.root else { return None };
        let (callee, args) = body.instr(place)?.op.call()?;
        let program = self.world.program;
        Some((program.names.get(program.methods()[callee.method].name), args))
    }

    /// The constant that a register holds before an instruction.
    pub(crate) fn constant(&self, method: MethodId, at: At, reg: Reg) -> Option<Const> {
        let Root::Def(Def::Instr(place)) = self.path(method, at, reg).root else { return None };
        match self.world.body(method)?.instr(place)?.op {
            Op::Const { value, .. } => Some(value),
            _ => None,
        }
    }

    /// Does an instruction make an array of a constant length of 0?
    pub(crate) fn makes_empty_array(&self, method: MethodId, at: At) -> bool {
        let Some(body) = self.world.body(method) else { return false };
        let Some(Op::NewArray { lengths, .. }) = body.instr(at).map(|instr| &instr.op) else { return false };
        let [length] = lengths[..] else { return false };
        matches!(self.constant(method, at, length), Some(Const::Int(_, 0)))
    }

    /// Does an instruction give null?
    pub(crate) fn is_null(&self, method: MethodId, at: At) -> bool {
        let instr = self.world.body(method).and_then(|body| body.instr(at));
        instr.is_some_and(|instr| matches!(instr.op, Op::Const { value: Const::Null, .. }))
    }

    /// Is an edge only taken if something is null that was just made?
    pub(crate) fn is_never_taken(&self, method: MethodId, from: BlockId, to: BlockId) -> bool {
        self.null_branch(method, from) == Some(to)
    }

    /// Where a block goes on if what it has made is null.
    fn null_branch(&self, method: MethodId, block: BlockId) -> Option<BlockId> {
        let body = self.world.body(method)?;
        let Terminator::Branch { cond, then, otherwise } = body.blocks[block].end else { return None };
        let end = At { block, index: body.blocks[block].instrs.len() as u32 };
        let Root::Def(Def::Instr(place)) = self.path(method, end, cond).root else { return None };
        let Op::Binary { op, lhs, rhs, .. } = &body.instr(place)?.op else { return None };
        let taken = match op {
            BinaryOp::Eq => then,
            BinaryOp::Ne => otherwise,
            _ => return None,
        };
        let is_null = |reg: Reg| self.constant(method, place, reg) == Some(Const::Null);
        let asked = if is_null(*rhs) { *lhs } else { *rhs };
        let is_question = then != otherwise && (is_null(*lhs) || is_null(*rhs));
        let path = self.path(method, place, asked);
        let Root::Def(Def::Instr(made)) = path.root else { return None };
        let is_made = path.steps.is_empty() && self.makes(&body.instr(made)?.op);
        (is_question && is_made).then_some(taken)
    }

    /// Is it an instruction, or a call of the library, that makes an object?
    fn makes(&self, op: &Op) -> bool {
        matches!(op, Op::New { .. } | Op::NewArray { .. } | Op::Delegate { .. })
            || self.effects_of(op).contains(&Effect::Returns(Returns::New))
    }

    /// Does every way through the method that returns come through the block?
    pub(crate) fn always_runs(&self, method: MethodId, block: BlockId) -> bool {
        let facts = self.facts(method);
        let mut exits = facts.cfg.reverse_postorder().iter().filter(|&&exit| facts.cfg.exits(exit).normal);
        exits.all(|&exit| facts.dominators.dominates(block, exit))
    }

    /// Does every way to a block come through another?
    pub(crate) fn dominates(&self, method: MethodId, block: BlockId, later: BlockId) -> bool {
        self.facts(method).dominators.dominates(block, later)
    }

    /// What a register holds before `at`, told by where it came from. Calls that return what they are given, or a view
    /// of it, and variables that are written once are looked through.
    pub(crate) fn path(&self, method: MethodId, at: At, reg: Reg) -> AccessPath {
        let facts = self.facts(method);
        let Some(body) = self.world.body(method) else {
            return AccessPath { root: Root::Entry(reg), steps: Vec::new() };
        };
        let mut path = Paths::new(body, &facts.reaching).of(at, reg);
        for _ in 0..4 {
            let Root::Def(Def::Instr(place)) = path.root else { break };
            let value = self.only_value(body, place).filter(|_| path.steps.first() == Some(&Step::Cell));
            let given = || body.instr(place).and_then(|instr| self.looked_through(&instr.op));
            let Some((place, source)) = value.or_else(|| given().map(|source| (place, source))) else {
                break;
            };
            if value.is_some() {
                path.steps.remove(0);
            }
            let mut longer = Paths::new(body, &facts.reaching).of(place, source);
            longer.steps.append(&mut path.steps);
            path = longer;
        }
        path
    }

    /// What is stored in a variable that an instruction makes, and where, if that is done once, and if no lambda has the variable
    /// and nobody its address, but for methods that are called on its value.
    fn only_value(&self, body: &Body, made: At) -> Option<(At, Reg)> {
        let Op::NewCell { dst: variable, .. } = body.instr(made)?.op else { return None };
        let mut value = None;
        for (at, instr) in body.instrs() {
            let is_harmless = match &instr.op {
                Op::Load { place: Place::Cell(_), .. } => true,
                Op::Store { place: Place::Cell(cell), src, .. } if *cell == variable => {
                    *src != variable && value.replace((at, *src)).is_none()
                }
                Op::AddrOf { dst, place: Place::Cell(cell) } if *cell == variable => {
                    self.is_only_called_on(body, *dst)
                }
                op => !uses(op, variable),
            };
            if !is_harmless {
                return None;
            }
        }
        value
    }

    /// Is a register only used as the object that methods are called on?
    fn is_only_called_on(&self, body: &Body, address: Reg) -> bool {
        let is_receiver = |op: &Op| {
            op.call().is_some_and(|(callee, args)| {
                self.world.program.methods()[callee.method].has_receiver()
                    && args.iter().skip(1).all(|&arg| arg != address)
            })
        };
        body.instrs().all(|(_, instr)| !uses(&instr.op, address) || is_receiver(&instr.op))
    }

    fn looked_through(&self, op: &Op) -> Option<Reg> {
        let Op::Call { .. } = op else { return None };
        self.effects_of(op).iter().find_map(|effect| match effect {
            Effect::Returns(Returns::Alias(target) | Returns::View(target)) => self.target_reg(op, *target),
            _ => None,
        })
    }

    /// What a call means for concurrency; nothing if it is none, or one of the program's own.
    pub(crate) fn effects_of(&self, op: &Op) -> Vec<Effect> {
        let Some(callee) = op.callee() else {
            return Vec::new();
        };
        if self.world.body(callee.method).is_some() {
            return Vec::new();
        }
        let owner = def_of(self.world.program, callee.owner);
        let owner = owner.unwrap_or(self.world.program.methods()[callee.method].owner);
        self.world.meaning(callee.method, owner).effects.clone()
    }

    /// The register that an effect of a call speaks of.
    pub(crate) fn target_reg(&self, op: &Op, target: EffectTarget) -> Option<Reg> {
        let Op::Call { dst, target: Target::Direct(callee) | Target::Virtual(callee), args } = op else {
            return None;
        };
        let receivers = usize::from(self.world.program.methods()[callee.method].has_receiver());
        match target {
            EffectTarget::This => args.first().copied().filter(|_| receivers == 1),
            EffectTarget::Arg(index) | EffectTarget::Args(index) => {
                args.get(usize::from(index) + receivers).copied()
            }
            EffectTarget::Result => dst.or(args.first().copied().filter(|_| receivers == 1)),
            EffectTarget::Static => None,
        }
    }

    /// Runs a forward analysis over a body.
    pub(crate) fn solve<A: ir::cfg::Analysis>(
        &self,
        method: MethodId,
        analysis: &A,
    ) -> Option<ir::cfg::Solution<A::State>> {
        let body = self.world.body(method)?;
        Some(ir::cfg::solve(body, &self.facts(method).cfg, analysis))
    }
}

fn uses(op: &Op, wanted: Reg) -> bool {
    let mut is_used = false;
    op.uses(&mut |reg| is_used |= reg == wanted);
    is_used
}
