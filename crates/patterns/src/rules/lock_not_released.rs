//! `lock-not-released`: a lock that is taken by a call and not given back on some way out of the method. Data
//! flow over the acquisitions that are still open; ways by an exception count as well.

use crate::{Acquisition, Code, Form, LockName, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Severity};
use ir::cfg::{AccessPath, Analysis, Dominators, Edge, EdgeKind, Edges, Solution, solve};
use ir::effects::{Effect, Fact, Mode, Target as EffectTarget};
use ir::{At, BlockId, Handlers, MethodFlags, Op, Place, Reg, Span, Target, Terminator, Visibility};
use rustc_hash::FxHashMap;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB2303",
    name: "lock-not-released",
    aliases: &[
        "S2222",
        "codeql:java/unreleased-lock",
        "spotbugs:UL_UNRELEASED_LOCK",
        "spotbugs:UL_UNRELEASED_LOCK_EXCEPTION_PATH",
    ],
    kind: Kind::Deadlock,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[772, 833],
    summary: "a lock that a call takes is not given back on every way out of the method",
    docs: include_str!("lock_not_released.md"),
};

pub(crate) struct LockNotReleased;

impl Rule for LockNotReleased {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let open = OpenLocks::new(code);
        if open.sites.is_empty() {
            return;
        }
        let solution = solve(code.body, code.cfg(), &open);
        for (index, site) in open.sites.iter().enumerate() {
            let Some(leak) = open.leak(&solution, index) else { continue };
            tell(code, report, site, leak);
        }
    }
}

fn tell(code: &Code<'_>, report: &mut Report<'_>, site: &Site, leak: Leak) {
    let lock = code.spell(&site.path);
    let (message, role, span) = match leak {
        Leak::Return(span) => (
            format!("`{lock}` is taken here, and a way out of the method does not give it back"),
            "way out",
            span,
        ),
        Leak::Exception(span) => {
            (format!("`{lock}` is taken here, and stays taken if what comes next throws"), "may throw", span)
        }
    };
    let way = report.side(role, span);
    let is_monitor = code.body.instr(site.taken.at).is_some_and(|taken| code.monitor(&taken.op).is_some());
    report.at(&ABOUT, report.side("lock", site.taken.span), message, |finding| {
        if matches!(leak, Leak::Exception(_)) {
            finding.severity = Severity::Warning;
        }
        finding.object = Some(Object::Instance(lock));
        finding.others.extend(way);
        if is_monitor {
            finding.suggest(Change::LockByStatement);
        }
        finding.help = Some("begin a `try` right after the lock, and give it back in `finally`".to_owned());
    });
}

/// An acquisition that this body must end.
struct Site {
    taken: Acquisition,
    path: AccessPath,
}

#[derive(Clone, Copy)]
enum Leak {
    /// The method returns.
    Return(Span),
    /// An exception leaves the method.
    Exception(Span),
}

/// Which acquisitions are open on some path.
struct OpenLocks<'c> {
    code: &'c Code<'c>,
    sites: Vec<Site>,
    opened: FxHashMap<At, usize>,
    closed: FxHashMap<At, Vec<usize>>,
    /// Edges behind which a lock is known not to be held.
    absent: FxHashMap<(BlockId, BlockId), Vec<usize>>,
}

impl<'c> OpenLocks<'c> {
    fn new(code: &'c Code<'c>) -> OpenLocks<'c> {
        let mut open = OpenLocks {
            code,
            sites: sites(code),
            opened: FxHashMap::default(),
            closed: FxHashMap::default(),
            absent: FxHashMap::default(),
        };
        if open.sites.is_empty() {
            return open;
        }
        open.opened = open.sites.iter().enumerate().map(|(index, site)| (site.taken.at, index)).collect();
        for (at, path, mode) in releases(code) {
            let is_of = |site: &Site| site.path == path && site.taken.mode == mode;
            let ended = open.sites.iter().enumerate().filter(|(_, site)| is_of(site)).map(|(index, _)| index);
            open.closed.entry(at).or_default().extend(ended);
        }
        for (at, instr) in code.instrs() {
            if releases_something(code, &instr.op) {
                open.closed.entry(at).or_default().extend(0..open.sites.len());
            }
        }
        for block in code.body.blocks.ids() {
            open.branch(block);
        }
        // A result that is looked at in no way that is understood may tell anything.
        let is_understood = |index: usize| open.absent.values().any(|absent| absent.contains(&index));
        let unknown: Vec<usize> = (0..open.sites.len())
            .filter(|&index| open.sites[index].taken.may_fail() && !is_understood(index))
            .collect();
        open.opened.retain(|_, index| !unknown.contains(index));
        open
    }

    /// A branch on whether the lock was taken, or around its release by a variable that somebody keeps for
    /// that purpose.
    fn branch(&mut self, block: BlockId) {
        let Terminator::Branch { then, otherwise, .. } = self.code.body.blocks[block].end else { return };
        let Some((origins, negated)) = self.code.condition(block) else { return };
        let (held, not_held) = if negated { (otherwise, then) } else { (then, otherwise) };
        for index in 0..self.sites.len() {
            if origins.iter().any(|&origin| self.tells(origin, &self.sites[index].taken)) {
                self.absent.entry((block, not_held)).or_default().push(index);
            }
            for (guarded, around) in [(held, not_held), (not_held, held)] {
                if self.code.body.blocks[guarded].end == Terminator::Goto(around)
                    && self.starts_with_release(guarded, index)
                    && self.keeps_track(&origins, index)
                {
                    self.absent.entry((block, around)).or_default().push(index);
                }
            }
        }
    }

    /// Does the value from `origin` say whether the lock was taken?
    fn tells(&self, origin: At, taken: &Acquisition) -> bool {
        if origin == taken.at {
            return true;
        }
        match self.code.body.instr(origin).map(|instr| &instr.op) {
            Some(Op::Await { task, .. }) => self.code.origins(origin, *task).contains(&taken.at),
            Some(Op::Load { place: Place::Cell(cell), .. }) => flag_cell(self.code, taken) == Some(*cell),
            _ => false,
        }
    }

    /// Does a condition come from a variable that this body sets, or from a question to the lock? What the caller
    /// gave and what other calls say knows nothing of the lock.
    fn keeps_track(&self, origins: &[At], index: usize) -> bool {
        let lock = &self.sites[index].path;
        let asks_lock = |at: At, args: &[Reg]| args.iter().any(|&arg| self.code.path(at, arg) == *lock);
        origins.iter().any(|&origin| match self.code.body.instr(origin).map(|instr| &instr.op) {
            Some(Op::Call { args, .. }) => asks_lock(origin, args),
            Some(Op::Load { place, .. }) => self.is_set(place),
            Some(_) => true,
            None => false,
        })
    }

    /// Is this field or variable written here, or handed out to be written?
    fn is_set(&self, read: &Place) -> bool {
        let is_same = |place: &Place| match (place, read) {
            (Place::Field { field, .. }, Place::Field { field: read, .. })
            | (Place::Static { field, .. }, Place::Static { field: read, .. }) => field == read,
            (place, read) => place == read,
        };
        self.code.instrs().any(|(_, instr)| match &instr.op {
            Op::Store { place, .. } | Op::AddrOf { place, .. } => is_same(place),
            _ => false,
        })
    }

    /// Does a block give the lock back before it does anything else?
    fn starts_with_release(&self, block: BlockId, index: usize) -> bool {
        let instrs = self.code.body.blocks[block].instrs.iter().enumerate();
        let mut acts = instrs.filter(|(_, instr)| {
            !matches!(instr.op, Op::Load { .. } | Op::AddrOf { .. } | Op::Const { .. } | Op::Copy { .. })
        });
        acts.next().is_some_and(|(place, _)| {
            let at = At { block, index: place as u32 };
            self.closed.get(&at).is_some_and(|closed| closed.contains(&index))
        })
    }

    /// What a block gives back before it does anything that may well throw.
    fn closed_first(&self, block: BlockId) -> impl Iterator<Item = usize> {
        let instrs = self.code.body.blocks[block].instrs.iter().enumerate();
        let places = instrs.map(move |(place, instr)| (At { block, index: place as u32 }, instr));
        places
            .take_while(|(at, instr)| !is_risky(self.code, *at, &instr.op))
            .filter_map(|(at, _)| self.closed.get(&at))
            .flatten()
            .copied()
    }

    fn leak(&self, solution: &Solution<Vec<bool>>, index: usize) -> Option<Leak> {
        let is_open = |at: At| {
            solution.before(self.code.body, self, at).is_some_and(|open| open.get(index) == Some(&true))
        };
        let blocks = || self.code.body.blocks.entries();
        let returns = blocks().find(|&(block, content)| {
            let end = At { block, index: content.instrs.len() as u32 };
            self.code.cfg().exits(block).normal && is_open(end)
        });
        if let Some((_, content)) = returns {
            return Some(Leak::Return(content.end_span));
        }
        let handlers = handler_blocks(self.code);
        let throwing = blocks()
            .filter(|(block, _)| self.code.cfg().exits(*block).exceptional && !handlers.contains(block));
        for (block, content) in throwing {
            for (place, instr) in content.instrs.iter().enumerate() {
                let at = At { block, index: place as u32 };
                if is_risky(self.code, at, &instr.op) && is_open(at) {
                    return Some(Leak::Exception(instr.span));
                }
            }
        }
        None
    }
}

impl Analysis for OpenLocks<'_> {
    type State = Vec<bool>;

    fn entry(&self) -> Vec<bool> {
        vec![false; self.sites.len()]
    }

    fn step(&self, state: &mut Vec<bool>, at: At, _: &Op) {
        for &index in self.closed.get(&at).into_iter().flatten() {
            state[index] = false;
        }
        if let Some(&index) = self.opened.get(&at) {
            state[index] = true;
        }
    }

    fn cross(&self, state: &mut Vec<bool>, edge: &Edge) {
        if edge.kind == EdgeKind::Normal {
            for &index in self.absent.get(&(edge.from, edge.to)).into_iter().flatten() {
                state[index] = false;
            }
        }
        // If the release itself throws, nobody could do better.
        if edge.kind == EdgeKind::Throw {
            for index in self.closed_first(edge.from) {
                state[index] = false;
            }
        }
    }

    fn join(&self, state: &mut Vec<bool>, other: &Vec<bool>) {
        for (one, other) in state.iter_mut().zip(other) {
            *one |= other;
        }
    }
}

/// Acquisitions by call that come before a release of the same lock in the same body: a method that only
/// takes, or only gives back, does so for others. What is taken under a condition is given back under one.
fn sites(code: &Code<'_>) -> Vec<Site> {
    let by_call: Vec<Acquisition> =
        code.acquisitions().filter(|taken| taken.form == Form::Call && is_plain(code, taken)).collect();
    if by_call.is_empty() {
        return Vec::new();
    }
    let before = [&Dominators::over(code.cfg(), Edges::Normal), code.dominators()];
    let releases = releases(code);
    let sites = by_call.into_iter().map(|taken| Site { path: code.path(taken.at, taken.lock), taken });
    sites
        .filter(|site| !is_given_back_by_others(code, &site.path))
        .filter(|site| {
            let comes_before = |at: At| before.iter().any(|before| before.dominates_at(site.taken.at, at));
            releases
                .iter()
                .any(|(at, path, mode)| *path == site.path && *mode == site.taken.mode && comes_before(*at))
                || is_given_back_by_nobody(code, &site.path)
        })
        .collect()
}

/// Is it a private lock of which the whole program never gives anything back?
fn is_given_back_by_nobody(code: &Code<'_>, path: &AccessPath) -> bool {
    let Some(LockName::Field(field)) = code.lock_name(path) else { return false };
    let declared = &code.program().fields()[field];
    declared.visibility == Visibility::Private
        && code.world.facts(declared.ty).has(Fact::Lock)
        && !code.world.is_handed_on(field)
        && !code.world.accesses(field).iter().any(|access| {
            Code::new(code.world, access.method).is_none_or(|other| other.releases().next().is_some())
        })
}

/// Does another method give the lock back without taking it? Then it is handed over, or a semaphore that
/// counts something.
fn is_given_back_by_others(code: &Code<'_>, path: &AccessPath) -> bool {
    let Some(LockName::Field(field)) = code.lock_name(path) else { return false };
    let name = Some(LockName::Field(field));
    code.world.accesses(field).iter().filter(|access| access.method != code.id).any(|access| {
        Code::new(code.world, access.method).is_some_and(|other| {
            let gives =
                other.releases().any(|given| other.lock_name(&other.path(given.at, given.lock)) == name);
            let takes =
                other.acquisitions().any(|taken| other.lock_name(&other.path(taken.at, taken.lock)) == name);
            gives && !takes
        })
    })
}

/// Neither a constructor that makes a lock that is held, nor an exchange of one mode for another.
fn is_plain(code: &Code<'_>, taken: &Acquisition) -> bool {
    let Some(callee) = code.body.instr(taken.at).and_then(|instr| instr.op.callee()) else {
        return false;
    };
    let is_constructor = code.program().methods()[callee.method].flags.has(MethodFlags::CONSTRUCTOR);
    let effects = code.world.meaning(callee.method).map(ir::effects::Found::effects).unwrap_or_default();
    !is_constructor && !effects.iter().any(|effect| matches!(effect, Effect::Release(..)))
}

fn releases(code: &Code<'_>) -> Vec<(At, AccessPath, Mode)> {
    code.releases().map(|given| (given.at, code.path(given.at, given.lock), given.mode)).collect()
}

/// A call of a method of the program that gives locks back, perhaps this one.
fn releases_something(code: &Code<'_>, op: &Op) -> bool {
    let Some(callee) = op.callee() else { return false };
    let inside = Code::new(code.world, callee.method);
    inside.is_some_and(|inside| {
        let gives_back = inside.releases().next().is_some();
        gives_back && inside.acquisitions().next().is_none()
    })
}

/// The variable that is true if the lock was taken.
fn flag_cell(code: &Code<'_>, taken: &Acquisition) -> Option<Reg> {
    let op = &code.body.instr(taken.at)?.op;
    let flag = code.operand(op, EffectTarget::Arg(taken.manner.flag?))?;
    code.instrs().find_map(|(_, instr)| match instr.op {
        Op::AddrOf { dst, place: Place::Cell(cell) } if dst == flag => Some(cell),
        _ => None,
    })
}

/// Code that may well throw: methods of the program, delegates, what waits for the outside. That the clean-up
/// of the library or an access of a field throws is not expected.
fn is_risky(code: &Code<'_>, at: At, op: &Op) -> bool {
    match op {
        Op::Await { task, .. } => !is_waiting_for_lock(code, at, *task),
        Op::Call { target: Target::Delegate(_), .. } => true,
        Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), .. } => {
            let method = &code.program().methods()[callee.method];
            let is_simple =
                method.flags.has(MethodFlags::ACCESSOR) || method.flags.has(MethodFlags::CONSTRUCTOR);
            let blocks = code.effects(op).iter().any(|effect| matches!(effect, Effect::Blocks(_)));
            (method.own_body().is_some() && !is_simple) || blocks
        }
        _ => false,
    }
}

/// `await semaphore.WaitAsync()`, with or without `ConfigureAwait`: nothing is held if it throws.
fn is_waiting_for_lock(code: &Code<'_>, at: At, task: Reg) -> bool {
    let origins = |at: At, task: Reg| {
        let places = code.origins(at, task).into_iter();
        places.filter_map(|origin| Some((origin, code.body.instr(origin)?)))
    };
    let takes = |at: At, task: Reg| {
        origins(at, task).any(|(origin, instr)| code.acquisition(origin, instr).is_some())
    };
    let is_wrapped = |(origin, instr): (At, &ir::Instr)| match &instr.op {
        Op::Call { args, .. } => args.first().is_some_and(|&inner| takes(origin, inner)),
        _ => false,
    };
    takes(at, task) || origins(at, task).any(is_wrapped)
}

/// The blocks of finally handlers: who cleans up is believed not to throw.
fn handler_blocks(code: &Code<'_>) -> Vec<BlockId> {
    let mut blocks = Vec::new();
    for region in &code.body.tries {
        let Handlers::Finally(entry) = region.handlers else { continue };
        let mut open = vec![entry];
        while let Some(block) = open.pop() {
            if blocks.contains(&block) {
                continue;
            }
            blocks.push(block);
            if !matches!(code.body.blocks[block].end, Terminator::EndFinally(_)) {
                let onward = code.cfg().succs(block).iter().filter(|edge| edge.kind == EdgeKind::Normal);
                open.extend(onward.map(|edge| edge.to));
            }
        }
    }
    blocks
}
