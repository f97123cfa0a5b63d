//! `cancellation-token-not-forwarded`: a token that is at hand, and a call that would take it.

use super::peers::tokens::{self, Tokens};
use crate::options::IGNORED_METHODS;
use crate::{Code, Report, Rule};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Severity};
use ir::effects::Effect;
use ir::{At, Const, Instr, Op, Reg, Span};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB7403",
    name: "cancellation-token-not-forwarded",
    aliases: &["PH_P007", "CA2016", "MA0040", "PH_P004", "MA0032", "MA0079", "S8949"],
    kind: Kind::Recommendation,
    severity: Severity::Note,
    stage: Stage::Optional,
    fix: Fix::Unsafe,
    options: &[IGNORED_METHODS],
    symmetry: Symmetry::Ordered,
    cwe: &[],
    summary: "a method has a cancellation token but calls something without it that would take one",
    docs: include_str!("cancellation_token_not_forwarded.md"),
};

pub(crate) struct CancellationTokenNotForwarded;

impl Rule for CancellationTokenNotForwarded {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        let peers =
            [("PH_P004", Tokens::OfMember), ("PH_P007", Tokens::Anywhere), ("CA2016", Tokens::OfMethod)];
        for (_, tokens) in peers.into_iter().filter(|(id, _)| code.world.is_asked_as(&ABOUT, &[id])) {
            tokens::forgotten(code, tokens, &ABOUT, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &peers.map(|(id, _)| id)) {
            return;
        }
        let mut tokens = code.method.params.iter().filter(|param| code.world.is_cancellation_token(param.ty));
        let Some(token) = tokens.next_back() else { return };
        let token = code.program().names.get(token.name);
        for (at, instr) in code.calls() {
            if !forgets_token(code, at, instr) || code.is_ignored_call(&ABOUT, &instr.op) {
                continue;
            }
            let side = report.side("call", instr.span);
            let message =
                format!("{} would take a cancellation token; `{token}` stops here", code.called(&instr.op));
            report.at(&ABOUT, side, message, |finding| {
                finding.suggest(Change::PassToken { token: token.to_owned() });
                finding.help = Some(format!("pass `{token}`"));
            });
        }
    }
}

/// Could the call take a token, and gets none?
fn forgets_token(code: &Code<'_>, at: At, instr: &Instr) -> bool {
    let Op::Call { args, .. } = &instr.op else { return false };
    let mut tokens = args.iter().filter(|&&arg| code.world.is_cancellation_token(code.ty(arg))).peekable();
    if tokens.peek().is_some() {
        return tokens.all(|&arg| is_left_out(code, at, arg, instr.span));
    }
    let effects = code.effects(&instr.op);
    // Starting something is not worth a token; waiting for it is.
    let starts = effects.iter().any(|effect| matches!(effect, Effect::Spawn(_) | Effect::Body(..)));
    !starts && effects.iter().any(|effect| matches!(effect, Effect::Cancellable(None)))
}

/// Did the caller write nothing for an optional parameter? What a person writes comes after the method's name.
fn is_left_out(code: &Code<'_>, at: At, arg: Reg, call: Span) -> bool {
    let [origin] = code.origins(at, arg)[..] else { return false };
    code.body.instr(origin).is_some_and(|instr| {
        instr.span.start() <= call.start() && matches!(instr.op, Op::Const { value: Const::Default(_), .. })
    })
}
