//! `thread-start-in-constructor`: others run on an object whose constructor has not ended.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::cfg::Root;
use ir::effects::{Effect, Joined, Runner, Spawn, Target as EffectTarget};
use ir::{At, MethodFlags, Op, Reg, Span, Ty, TyId, TypeDef, TypeFlags, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB4602",
    name: "thread-start-in-constructor",
    aliases: &[
        "PH_S007",
        "PH_S008",
        "S2693",
        "spotbugs:SC_START_IN_CTOR",
        "codeql:java/thread-start-in-constructor",
    ],
    kind: Kind::Order,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[665],
    summary: "a constructor starts a thread, task or timer that uses the object before it is complete",
    docs: include_str!("thread_start_in_constructor.md"),
};

pub(crate) struct ThreadStartInConstructor;

impl Rule for ThreadStartInConstructor {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["PH_S007"]) {
            tell_starts(code, report);
        }
        if code.world.is_asked_as(&ABOUT, &["PH_S008"]) {
            tell_timers(code, report);
        }
        if !code.method.flags.has(MethodFlags::CONSTRUCTOR)
            || code.world.is_asked_only_as(&ABOUT, &["PH_S007", "PH_S008"])
        {
            return;
        }
        let Some((start, span)) = first_start(code) else { return };
        let later =
            code.instrs().find(|(at, instr)| sets_field(code, &instr.op) && code.comes_before(start, *at));
        if later.is_none() && !may_have_derived(code, start) {
            return;
        }
        let rest = match later {
            Some(_) => "and the constructor goes on to set fields",
            None => "and the constructors of derived classes are still to come",
        };
        let other = later.and_then(|(_, instr)| report.side("set later", instr.span));
        let message = format!("this starts what runs on the object at the same time, {rest}");
        report.at(&ABOUT, report.side("start", span), message, |finding| {
            finding.others.extend(other);
            finding.help = Some("start it in a method that is called when the object is complete".to_owned());
        });
    }
}

/// `PH_S007`: every start of a thread or task in a constructor, whatever it runs.
fn tell_starts(code: &Code<'_>, report: &mut Report<'_>) {
    let flags = code.method.flags;
    let is_constructor = flags.has(MethodFlags::CONSTRUCTOR) || flags.has(MethodFlags::STATIC_CONSTRUCTOR);
    if !is_constructor || flags.has(MethodFlags::GENERATED) {
        return;
    }
    for (_, instr) in code.calls() {
        let starts = code.effects(&instr.op).iter().any(|effect| match effect {
            Effect::Start(..) => true,
            Effect::Spawn(spawn) => spawn.runner == Runner::Task,
            _ => false,
        });
        if !starts {
            continue;
        }
        let message = "this starts something that runs before the constructor is over";
        report.at(&ABOUT, report.side("start", instr.span), message, |finding| {
            finding.help = Some("start it in a method that is called when the object is complete".to_owned());
        });
    }
}

/// `PH_S008`: every timer that starts when it is made: its first tick may come before it is kept.
fn tell_timers(code: &Code<'_>, report: &mut Report<'_>) {
    for (at, instr) in code.calls() {
        let is_timer = |effect: &Effect| {
            let (Effect::Spawn(Spawn { runner, .. }) | Effect::Body(_, runner, _)) = effect else {
                return false;
            };
            *runner == Runner::Timer
        };
        let callee = code.callee(&instr.op).map(|callee| &code.program().methods()[callee]);
        let is_scheduled = callee
            .is_some_and(|it| it.flags.has(MethodFlags::CONSTRUCTOR) && it.params.len() > 2)
            && code.effects(&instr.op).iter().any(is_timer)
            && code.constant_argument(at, &instr.op, 2) != Some(-1);
        if !is_scheduled {
            continue;
        }
        let message = "this timer starts as it is made: it may tick before it is kept anywhere";
        report.at(&ABOUT, report.side("start", instr.span), message, |finding| {
            finding.help = Some("make it with `Timeout.Infinite`, and start it with `Change`".to_owned());
        });
    }
}

/// May the constructor of a derived class follow? Of what is not public, all derived classes are known; but that a thread
/// is started must be known to whoever adds one.
fn may_have_derived(code: &Code<'_>, start: At) -> bool {
    let owner = &code.program().types()[code.method.owner];
    let starts_thread = code.body.instr(start).is_some_and(|instr| match &instr.op {
        op @ Op::Call { args, .. } => {
            let is_start = |effect: &Effect| matches!(effect, Effect::Start(..));
            code.effects(op).iter().any(is_start) && args.first().is_some_and(|&reg| is_thread(code, reg))
        }
        _ => false,
    });
    if starts_thread && !owner.flags.has(TypeFlags::SEALED) {
        return true;
    }
    let is_owner = |above: &TyId| match code.program().tys.get(*above) {
        Ty::Named { def, .. } => *def == code.method.owner,
        _ => false,
    };
    let derives = |ty: &TypeDef| ty.supertypes.iter().any(is_owner);
    let is_known = owner.flags.has(TypeFlags::SEALED) || owner.visibility != Visibility::Public;
    !is_known || code.program().types().iter().any(derives)
}

/// The first place that makes a method of the object, or a lambda that uses it, run elsewhere.
fn first_start(code: &Code<'_>) -> Option<(At, Span)> {
    let receiver = code.receiver()?;
    let uses_object = |op: &Op| matches!(op, Op::Delegate { bound, .. } if bound.contains(&receiver));
    code.instrs().find_map(|(at, instr)| {
        let starts = code.effects(&instr.op).iter().any(|effect| match *effect {
            Effect::Start(target, ..) => {
                let started = code.operand(&instr.op, target);
                started.is_some_and(|reg| is_object(code, at, reg) || is_thread(code, reg))
                    || code.instrs().any(|(made, instr)| uses_object(&instr.op) && code.is_spawned(made))
                    || code.instrs().any(|(made, instr)| is_body(code, made, &instr.op))
            }
            Effect::Spawn(spawn) => {
                is_concurrent(code, at, &instr.op, &spawn) && {
                    let delegate = code.operand(&instr.op, spawn.delegate);
                    let made = delegate.map(|reg| code.origins(at, reg));
                    delegate.is_some_and(|reg| is_object(code, at, reg))
                        || made
                            .into_iter()
                            .flatten()
                            .any(|made| code.body.instr(made).is_some_and(|made| uses_object(&made.op)))
                }
            }
            _ => false,
        });
        starts.then_some((at, instr.span))
    })
}

/// Whatever a thread of Java runs, that it is started at all is a surprise to derived classes.
fn is_thread(code: &Code<'_>, reg: Reg) -> bool {
    code.world.facts(code.ty(reg)).has(ir::effects::Fact::Thread)
}

/// Is it the very object that is being constructed? In Java it may be a thread, or what a thread runs.
fn is_object(code: &Code<'_>, at: At, reg: Reg) -> bool {
    let path = code.path(at, reg);
    path.steps.is_empty() && code.receiver().is_some_and(|this| path.root == Root::Entry(this))
}

/// Does the call give the object to a thread, as what that is to run?
fn is_body(code: &Code<'_>, at: At, op: &Op) -> bool {
    code.effects(op).iter().any(|effect| match *effect {
        Effect::Body(target @ EffectTarget::Arg(_), ..) => {
            code.operand(op, target).is_some_and(|reg| is_object(code, at, reg))
        }
        _ => false,
    })
}

fn is_concurrent(code: &Code<'_>, at: At, op: &Op, spawn: &Spawn) -> bool {
    let runs = matches!(spawn.runner, Runner::Thread | Runner::Task | Runner::Pool | Runner::Timer);
    // A timer that is due never is set up, not started.
    let never = spawn.runner == Runner::Timer && code.constant_argument(at, op, 2) == Some(-1);
    runs && spawn.joined == Joined::Detached && !never
}

fn sets_field(code: &Code<'_>, op: &Op) -> bool {
    let Op::Store { place: ir::Place::Field { base, .. }, src, .. } = op else { return false };
    // What was started may well be kept.
    let facts = code.world.facts(code.ty(*src));
    let is_handle = [ir::effects::Fact::Thread, ir::effects::Fact::Task, ir::effects::Fact::Timer]
        .into_iter()
        .any(|fact| facts.has(fact));
    Some(*base) == code.receiver() && !is_handle
}
