//! Waits that cannot end: for a thread that needs a lock which the waiting one holds, and for a lock that the thread has itself and
//! that does not let its holder in again.
//!
//! ```text
//! stuck(p, q) :- at p, holding h, a thread waits for the end of t; t asks for h at q.
//! stuck(p, p) :- at p, holding h, a thread asks for h, of which there is one permit.
//! ```

use crate::analysis::Analysis;
use crate::locks::{Held, Taken};
use crate::points_to::{McId, ObjId};
use crate::report;
use crate::rules::MAY_DEADLOCK;
use crate::threads::{Origin, ThreadId};
use finding::{Access, Evidence, Finding, Object, Operation, Side};
use ir::effects::{Effect, Fact, GivesUp, Mode, Style};
use ir::{At, Body, Id as _, MethodId, Op};
use std::collections::BTreeSet;

/// All of them.
pub(super) fn waits(analysis: &Analysis<'_, '_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut told: BTreeSet<(MethodId, At)> = BTreeSet::new();
    let mut methods: Vec<(&MethodId, &Vec<McId>)> = analysis.run_in.iter().collect();
    methods.sort_unstable_by_key(|(method, _)| **method);
    for (&method, contexts) in methods {
        let Some(body) = analysis.world.body(method) else { continue };
        for &mc in contexts {
            for (at, instr) in body.instrs() {
                let found = if matches!(instr.op, Op::Call { .. }) {
                    join(analysis, mc, at, &instr.op)
                } else {
                    None
                };
                findings.extend(found.filter(|_| told.insert((method, at))));
            }
            for (at, taken) in analysis.locks.acquisitions(method) {
                let Some(at) = at.filter(|_| is_for_once(analysis, mc, &taken)) else { continue };
                let found = own(analysis, mc, at, &taken);
                findings.extend(found.filter(|_| told.insert((method, at))));
            }
        }
    }
    findings
}

/// A wait for a thread that needs a lock which is held here.
fn join(analysis: &Analysis<'_, '_>, mc: McId, at: At, op: &Op) -> Option<Finding> {
    let waited = analysis.bodies.effects_of(op).into_iter().find_map(|effect| match effect {
        Effect::Join(target, _, manner)
            if manner.gives_up == GivesUp::Never && manner.style == Style::Blocking =>
        {
            analysis.bodies.target_reg(op, target)
        }
        _ => None,
    })?;
    let held = analysis.held(mc, at);
    if held.is_empty() {
        return None;
    }
    let objects = analysis.points_to.values(mc, waited);
    let &waiting = analysis.threads.running[mc].first()?;
    analysis.threads.all.entries().find_map(|(id, thread)| {
        let Origin::Spawn { from, at: start, how } = thread.origin else { return None };
        let is_waited_for = how.handle.is_some_and(|handle| objects.contains(&handle))
            || returned(analysis, from, start).iter().any(|obj| objects.contains(obj));
        let (lock, asking, asked) =
            held.iter().filter(|_| is_waited_for).find_map(|lock| needs(analysis, id, lock))?;
        told(analysis, (mc, at, waiting), lock, (asking, asked, id))
    })
}

/// What the call that starts a thread returns.
fn returned(analysis: &Analysis<'_, '_>, mc: McId, at: At) -> Vec<ObjId> {
    let instr = analysis.world.body(analysis.points_to.mcs[mc].method).and_then(|body| body.instr(at));
    let dst = instr.and_then(|instr| instr.op.def());
    dst.map(|dst| analysis.points_to.values(mc, dst)).unwrap_or_default()
}

/// Where a thread asks for a lock.
fn needs<'h>(analysis: &Analysis<'_, '_>, thread: ThreadId, lock: &'h Held) -> Option<(&'h Held, McId, At)> {
    let wanted = lock.obj?;
    analysis.threads.all[thread].reach.ones().map(McId::from_index).find_map(|mc| {
        let acquisitions = analysis.locks.acquisitions(analysis.points_to.mcs[mc].method);
        let is_it =
            |taken: &Taken| taken.grip.excludes(lock.grip) && analysis.locks.objects(mc, taken) == [wanted];
        let found = acquisitions.into_iter().find(|(_, taken)| is_it(taken))?;
        Some((lock, mc, found.0.unwrap_or(At { block: Body::ENTRY, index: 0 })))
    })
}

fn told(
    analysis: &Analysis<'_, '_>,
    (mc, at, waiting): (McId, At, ThreadId),
    lock: &Held,
    (asking, asked, thread): (McId, At, ThreadId),
) -> Option<Finding> {
    let name = analysis.locks.name(lock);
    let method = |mc: McId| analysis.points_to.mcs[mc].method;
    let mut wait =
        Side::new(format!("waits for a thread, and holds {name}"), report::place(analysis, method(mc), at)?);
    wait.access = Some(Access::new(Operation::Join, name.clone()));
    report::fill(analysis, &mut wait, mc, at, waiting);
    let mut request = Side::new(format!("asks for {name}"), report::place(analysis, method(asking), asked)?);
    request.access = Some(Access::new(Operation::Request, name.clone()));
    report::fill(analysis, &mut request, asking, asked, thread);
    let message = format!(
        "the wait at {} holds {name}, which the thread that is waited for asks for at {}",
        wait.location, request.location
    );
    let mut finding = Finding::new(&MAY_DEADLOCK, message, wait);
    finding.others.push(request);
    finding.object = Some(Object::Locks(vec![name]));
    finding.attach(Evidence::MayRace);
    finding.help = Some("release the lock before waiting for the thread".to_owned());
    Some(finding)
}

/// Does the lock not let its holder in again?
fn is_for_once(analysis: &Analysis<'_, '_>, mc: McId, taken: &Taken) -> bool {
    let is_strict = |&obj: &ObjId| {
        let facts =
            analysis.points_to.objs[obj].class.map(|class| analysis.world.facts(class)).unwrap_or_default();
        facts.has(Fact::Lock) && !facts.has(Fact::Reentrant) && !facts.has(Fact::Interface)
    };
    taken.grip.mode == Mode::Permit || analysis.locks.objects(mc, taken).iter().all(is_strict)
}

/// A lock of one permit that is asked for by who has it.
fn own(analysis: &Analysis<'_, '_>, mc: McId, at: At, taken: &Taken) -> Option<Finding> {
    let asked = analysis.locks.objects(mc, taken);
    let held = analysis.held(mc, at);
    let is_it = |held: &&Held| held.grip.excludes(taken.grip) && held.obj.is_some() && held.objects == asked;
    let lock = held.iter().find(is_it)?;
    let &thread = analysis.threads.running[mc].first()?;
    let name = analysis.locks.name(lock);
    let place = report::place(analysis, analysis.points_to.mcs[mc].method, at)?;
    let mut side = Side::new(format!("asks for {name} again"), place);
    side.access = Some(Access::new(Operation::Request, name.clone()));
    report::fill(analysis, &mut side, mc, at, thread);
    let message = format!(
        "{name} is asked for at {} by the thread that holds it, and it does not let its holder in again",
        side.location
    );
    let mut finding = Finding::new(&MAY_DEADLOCK, message, side);
    finding.object = Some(Object::Locks(vec![name]));
    finding.attach(Evidence::MayRace);
    finding.help = Some(
        "use a lock that its holder can take again, or call a method that expects the lock to be held"
            .to_owned(),
    );
    Some(finding)
}
