//! `single-pulse-many-conditions`: one thread is woken, and it may be one that waits for something else.

use crate::{Code, LockName, Report, Rule, World};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Object, Severity};
use ir::effects::{Effect, GivesUp, Quantity, Target as EffectTarget};
use ir::{At, BinaryOp, Const, FieldId, MethodId, Op, Place, Reg, Span, Target};
use std::collections::BTreeMap;

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4603",
    name: "single-pulse-many-conditions",
    aliases: &["PH_B004", "PH_S016", "PH_S017"],
    kind: Kind::Order,
    severity: Severity::Warning,
    stage: Stage::Default,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[691],
    summary: "one waiting thread is woken, although threads wait for different things",
    docs: include_str!("single_pulse_many_conditions.md"),
};

pub(crate) struct SinglePulseManyConditions;

impl Rule for SinglePulseManyConditions {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn program(&self, world: &World<'_>, report: &mut Report<'_>) {
        let mut monitors: BTreeMap<LockName, Monitor> = BTreeMap::new();
        for method in waiters_and_wakers(world) {
            collect(world, method, &mut monitors);
        }
        for (lock, monitor) in &monitors {
            if let Some(reason) = monitor.reason(world) {
                for &pulse in &monitor.pulses {
                    tell(world, report, *lock, pulse, &reason);
                }
            }
        }
    }
}

/// The methods that wait on monitors or wake those who do, in the order of the source.
fn waiters_and_wakers(world: &World<'_>) -> Vec<MethodId> {
    let is_signal = |effect: &Effect| matches!(effect, Effect::Wait(..) | Effect::Pulse(..));
    let signals =
        world.program.methods().ids().filter(|&method| {
            world.meaning(method).is_some_and(|found| found.effects().iter().any(is_signal))
        });
    let callers = signals.flat_map(|method| world.callers(method)).map(|caller| caller.method);
    let mut all: Vec<MethodId> = callers.collect();
    all.sort_unstable_by_key(|&method| (world.program.methods()[method].span, method));
    all.dedup();
    all
}

/// What is done to one monitor in the whole program.
#[derive(Default)]
struct Monitor {
    waits: Vec<Wait>,
    /// Where one thread is woken.
    pulses: Vec<Span>,
    /// Where all are.
    wakes: Vec<Span>,
    /// All places that wait, in loops or not.
    places: Vec<Span>,
}

struct Wait {
    method: MethodId,
    span: Span,
    /// What the condition is made of.
    condition: Vec<Part>,
    /// The condition depends on what the caller asks for.
    asks: bool,
}

/// A piece of a condition.
#[derive(PartialEq, Eq, Debug)]
enum Part {
    Field(FieldId),
    Constant(Const),
    Operator(BinaryOp),
    Call(MethodId),
    Length,
}

/// Why one thread may be the wrong one.
enum Reason {
    /// There are two conditions.
    Two(Span, Span),
    /// There is one for each caller.
    Asks(Span),
    /// Others wake all.
    Mixed(Span),
}

impl Monitor {
    /// `PH_S016` counts the waits, `PH_S017` looks for pulses of both sorts, and `PH_B004` for what callers ask.
    fn reason(&self, world: &World<'_>) -> Option<Reason> {
        if let &[first, second, ..] = &self.places[..]
            && world.is_asked_as(&ABOUT, &["PH_S016"])
        {
            return Some(Reason::Two(first, second));
        }
        if let Some(&all) = self.wakes.first().filter(|_| world.is_asked_as(&ABOUT, &["PH_S017"])) {
            return Some(Reason::Mixed(all));
        }
        let reason =
            if world.is_asked_only_as(&ABOUT, &["PH_S016", "PH_S017"]) { None } else { self.own_reason() };
        let is_other = |reason: &Reason| !matches!(reason, Reason::Asks(_));
        reason.filter(|reason| !(is_other(reason) && world.is_asked_only_as(&ABOUT, &["PH_B004"])))
    }

    fn own_reason(&self) -> Option<Reason> {
        // What looks at no field waits for time to pass.
        let looks =
            |wait: &&Wait| wait.condition.iter().any(|part| matches!(part, Part::Field(_) | Part::Call(_)));
        let known = || self.waits.iter().filter(looks);
        if let Some(asking) = known().find(|wait| wait.asks) {
            return Some(Reason::Asks(asking.span));
        }
        let first = known().next()?;
        // Two waits in one method are mostly those of one thread, which is the only one that waits.
        let is_other = |wait: &&Wait| wait.method != first.method && wait.condition != first.condition;
        let other = known().find(is_other)?;
        Some(Reason::Two(first.span, other.span))
    }
}

fn collect(world: &World<'_>, method: MethodId, monitors: &mut BTreeMap<LockName, Monitor>) {
    let Some(code) = Code::new(world, method) else { return };
    for (at, instr) in code.calls() {
        for effect in code.effects(&instr.op) {
            let (Effect::Wait(target, _) | Effect::Pulse(target, _)) = *effect else { continue };
            let lock = code.operand(&instr.op, target).and_then(|reg| code.lock_name(&code.path(at, reg)));
            let Some(lock) = lock else { continue };
            let monitor = monitors.entry(lock).or_default();
            match effect {
                Effect::Wait(_, manner) => {
                    let time = match manner.gives_up {
                        GivesUp::After(index) => code.operand(&instr.op, EffectTarget::Arg(index)),
                        _ => None,
                    };
                    monitor.places.push(instr.span);
                    monitor.waits.extend(wait(&code, (at, instr.span), time));
                }
                Effect::Pulse(_, Quantity::All) => monitor.wakes.push(instr.span),
                _ => monitor.pulses.push(instr.span),
            }
        }
    }
}

/// A wait in a loop: a wait without one is another rule's business. How long to wait is no condition.
fn wait(code: &Code<'_>, (at, span): (At, Span), time: Option<Reg>) -> Option<Wait> {
    let is_time = |param: Reg| time.is_some_and(|time| code.depends_on_entry(at, time, param));
    code.loops().innermost(at.block)?;
    let decision = code.decisions(at.block).into_iter().next()?;
    let mut places = code.dependencies(decision.at, decision.cond);
    places.retain(|&place| place.block == decision.at.block || code.comes_before(place, at));
    let condition = places.iter().filter_map(|&place| part(code, place)).collect();
    let receiver = code.receiver();
    let params = (0..code.method.entry_registers() as u32).map(Reg).skip(code.method.captures.len());
    let asks = params
        .filter(|&param| {
            Some(param) != receiver
                && !is_time(param)
                && !code.world.facts(code.ty(param)).has(ir::effects::Fact::Cancellation)
        })
        .any(|param| code.depends_on_entry(decision.at, decision.cond, param));
    Some(Wait { method: code.id, span, condition, asks })
}

fn part(code: &Code<'_>, at: At) -> Option<Part> {
    match &code.body.instr(at)?.op {
        Op::Load { place: Place::Field { field, .. } | Place::Static { field, .. }, .. } => {
            Some(Part::Field(*field))
        }
        Op::Const { value, .. } => Some(Part::Constant(*value)),
        Op::Binary { op, .. } => Some(Part::Operator(*op)),
        Op::Length { .. } => Some(Part::Length),
        Op::Call { target: Target::Direct(callee) | Target::Virtual(callee), .. } => {
            Some(Part::Call(callee.method))
        }
        _ => None,
    }
}

fn tell(world: &World<'_>, report: &mut Report<'_>, lock: LockName, pulse: Span, reason: &Reason) {
    let name = world.lock_name(lock);
    let (why, waits) = match *reason {
        Reason::Two(one, other) => ("threads wait on it for different things", vec![one, other]),
        Reason::Mixed(all) => ("all of them are woken elsewhere", vec![all]),
        Reason::Asks(one) => ("each thread that waits on it waits for what its caller asked for", vec![one]),
    };
    let message = format!(
        "this wakes one thread that waits on `{name}`, but {why}: the wrong one may wake and wait again"
    );
    let others: Vec<_> = waits.into_iter().filter_map(|span| report.side("wait", span)).collect();
    report.at(&ABOUT, report.side("pulse", pulse), message, |finding| {
        finding.object = Some(Object::Instance(name));
        finding.others.extend(others);
        finding.help =
            Some("wake all with `Monitor.PulseAll`: each looks at its own condition again".to_owned());
    });
}
