//! `idle-pool`: a pool that can never have the threads that it is meant to have.

use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Kind, Severity};
use ir::{At, MethodFlags, Op, Reg, Ty};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6703",
    name: "idle-pool",
    aliases: &["S2122", "S9132", "errorprone:ErroneousThreadPoolConstructorChecker"],
    kind: Kind::Pitfall,
    severity: Severity::Warning,
    stage: Stage::Optional,
    fix: Fix::Never,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[400],
    summary: "a thread pool has no threads, or can never grow to its largest size",
    docs: include_str!("idle_pool.md"),
};

pub(crate) struct IdlePool;

impl Rule for IdlePool {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.calls() {
            let Some((message, help)) = trouble(code, at, &instr.op) else { continue };
            report.at(&ABOUT, report.side("pool", instr.span), message, |finding| {
                finding.help = Some(help.to_owned());
            });
        }
    }
}

/// The pool of the JDK whose threads are a number for quiet times, a number for busy ones, and a queue between.
const POOL: &str = "java.util.concurrent.ThreadPoolExecutor";
/// Pools for what is due later, and the method that makes one. Their number of threads is all that they ever have.
const SCHEDULED: [&str; 2] =
    ["java.util.concurrent.ScheduledThreadPoolExecutor", "java.util.concurrent.Executors"];
/// Queues that take everything, if they are made without a limit.
const UNBOUNDED: [&str; 2] =
    ["java.util.concurrent.LinkedBlockingQueue", "java.util.concurrent.LinkedBlockingDeque"];

fn trouble(code: &Code<'_>, at: At, op: &Op) -> Option<(String, &'static str)> {
    let callee = &code.program().methods()[code.callee(op)?];
    let owner = code.program().names.get(code.program().types()[callee.owner].name);
    let is_constructor = callee.flags.has(MethodFlags::CONSTRUCTOR);
    let threads = code.constant_argument(at, op, 0);
    let makes_scheduled = is_constructor || code.program().names.get(callee.name) == "newScheduledThreadPool";
    if SCHEDULED.contains(&owner) && makes_scheduled && threads == Some(0) {
        return Some((
            "this pool has no threads: nothing that is scheduled runs in time".to_owned(),
            "give it one",
        ));
    }
    let is_shrunk = code.program().names.get(callee.name) == "setCorePoolSize" && threads == Some(0);
    if is_shrunk && (owner == POOL || SCHEDULED.contains(&owner)) {
        return Some((
            "this takes all threads from the pool that it keeps for quiet times: what is scheduled may not run in time"
                .to_owned(),
            "leave it one",
        ));
    }
    if owner != POOL || !is_constructor {
        return None;
    }
    let most = code.constant_argument(at, op, 1)?;
    let (threads, queue) = (threads?, *code.arguments(op).get(4)?);
    (threads < most && is_unbounded(code, at, queue)).then(|| {
        let message = format!(
            "this pool never has {most} threads: it grows beyond {threads} only when its queue is full, and this one never is"
        );
        (message, "give the queue a limit, or make both numbers the same")
    })
}

/// Is it a queue that was made here, without a limit?
fn is_unbounded(code: &Code<'_>, at: At, queue: Reg) -> bool {
    let [made] = code.origins(at, queue)[..] else { return false };
    let Some(Op::New { dst, ty }) = code.body.instr(made).map(|instr| &instr.op) else { return false };
    let is_kind = match code.program().tys.get(*ty) {
        Ty::Named { def, .. } => {
            UNBOUNDED.contains(&code.program().names.get(code.program().types()[*def].name))
        }
        _ => false,
    };
    is_kind
        && code.calls().any(|(_, instr)| match &instr.op {
            Op::Call { args, .. } => args[..] == [*dst],
            _ => false,
        })
}
