//! `check-then-act-concurrent-collection`: each call of a concurrent collection is one step, two calls are two
//! (Section 2.2.2 of the thesis; keys are matched by value, and the check may be anywhere before).
//!
//! ```text
//! found(act) :- decides(branch, act), looks_at(branch, query), same_collection(query, act), same_key(query, act),
//!               outdated(query, act).
//! ```

use super::collection_calls::{Act, Answer, Query, act, can_lose, query, read};
use super::peers::collections;
use crate::{Code, Decision, Report, Rule, Source};
use finding::rules::{Fix, Stage, Symmetry};
use finding::{Change, Kind, Object, Operation, Severity};
use ir::{At, Op, Place, Reg, Span, TyId};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB3101",
    name: "check-then-act-concurrent-collection",
    aliases: &[
        "CBF:RC_UCCA",
        "PH_B007",
        "spotbugs:RV_RETURN_VALUE_OF_PUTIFABSENT_IGNORED",
        "codeql:java/toctou-race-condition",
    ],
    kind: Kind::Atomicity,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Sometimes,
    options: &[],
    symmetry: Symmetry::Ordered,
    cwe: &[367],
    summary: "a concurrent collection is asked and then used as if nothing could happen in between",
    docs: include_str!("check_then_act_concurrent_collection.md"),
};

pub(crate) struct CheckThenActConcurrentCollection;

impl Rule for CheckThenActConcurrentCollection {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        if code.world.is_asked_as(&ABOUT, &["PH_B007"]) {
            collections::uses_after_question(code, &ABOUT, report);
        }
        if code.world.is_asked_only_as(&ABOUT, &["PH_B007"]) {
            return;
        }
        for (at, instr) in code.instrs() {
            let Some(act) = act(code, at) else { continue };
            if let Some((query, trouble)) = code.decisions(at.block).iter().find_map(|decision| {
                let looked_at = code.ingredients(decision.at, decision.cond);
                looked_at.into_iter().find_map(|place| {
                    let query = query(code, place)?;
                    Some((place, trouble(code, decision, &query, (at, &act))?))
                })
            }) {
                tell(code, report, (at, instr.span), query, &trouble);
            } else if let Some(read) = read_before(code, at, &act) {
                let asked = deciding_query(code, at, &act).unwrap_or(read);
                tell(code, report, (at, instr.span), asked, &Trouble::LostUpdate);
            } else if matches!(act, Act::DroppedAdd { collection, .. } if !code.is_fresh(at, collection))
                && !code.is_locked(at)
            {
                tell(code, report, (at, instr.span), at, &Trouble::Loser);
            }
        }
    }
}

/// What can go wrong between the question and the deed.
enum Trouble {
    /// Somebody removes the element: the deed throws, or uses a value that is not there.
    Removed,
    /// Somebody removes the element, and the deed puts it back.
    Revived,
    /// Somebody adds the element: one of the two values is lost.
    AddedTwice,
    /// Somebody changes the element: that change is lost.
    LostUpdate,
    /// Somebody takes the last element: the deed waits for another.
    Waits,
    /// Somebody was faster, and nobody looks: what is used from now on is not in the collection.
    Loser,
}

impl Trouble {
    fn message(&self) -> &'static str {
        match self {
            Trouble::Removed => {
                "another thread may remove the element after this was checked: the element is used although it may be gone"
            }
            Trouble::Revived => {
                "another thread may remove the element after this was checked: the assignment brings it back"
            }
            Trouble::AddedTwice => {
                "another thread may add the element after this was checked: one of the two values is lost"
            }
            Trouble::LostUpdate => {
                "another thread may change the element after this one read it: that change is overwritten"
            }
            Trouble::Loser => {
                "another thread may have added the element before: the method goes on with a value that is not in the \
                 collection"
            }
            Trouble::Waits => {
                "another thread may take the last element after this was checked: the call then waits for the next"
            }
        }
    }

    fn help(&self) -> &'static str {
        match self {
            Trouble::Removed => {
                "ask and get in one call, such as `TryGetValue` or `TryDequeue`, and look at its result"
            }
            Trouble::Revived => "use `TryUpdate`, which does nothing if the value changed meanwhile",
            Trouble::AddedTwice | Trouble::Loser => {
                "get or add it in one call (`GetOrAdd`, `computeIfAbsent`) and go on with the value that it returns, or look \
                 at the result of `TryAdd` or `putIfAbsent`"
            }
            Trouble::LostUpdate => {
                "change it in one call (`AddOrUpdate`, `compute`, `merge`), or `TryUpdate` or `replace` in a loop"
            }
            Trouble::Waits => "use `TryTake`, which does not wait, and look at its result",
        }
    }
}

fn trouble(code: &Code<'_>, decision: &Decision, query: &Query, (at, act): (At, &Act)) -> Option<Trouble> {
    if !code.same_value((query.at, query.collection), (at, act.collection())) || is_private(code, query) {
        return None;
    }
    if code.is_locked(query.at) && code.is_locked(at) {
        return None;
    }
    let same_key = |key| query.key.is_some_and(|asked| code.same_value((query.at, asked), (at, key)));
    let can_lose = || can_lose(code, query.at, query.collection);
    match (query.answer(code, decision), act) {
        (Answer::Present, Act::Get { key, .. }) if same_key(*key) && can_lose() => Some(Trouble::Removed),
        (Answer::Present, Act::Blind { key: Some(key), .. }) if same_key(*key) && can_lose() => {
            Some(Trouble::Removed)
        }
        (Answer::Present, Act::Overwrite { key, value, .. }) if same_key(*key) => {
            if query.gave(code, (at, *value)) {
                return Some(Trouble::LostUpdate);
            }
            can_lose().then_some(Trouble::Revived)
        }
        (Answer::Absent, Act::Overwrite { key, value, .. }) if same_key(*key) => {
            is_made_anew(code, at, *value).then_some(Trouble::AddedTwice)
        }
        (Answer::Absent, Act::Add { key, .. } | Act::DroppedAdd { key, .. }) if same_key(*key) => {
            Some(Trouble::AddedTwice)
        }
        (Answer::Size, Act::Blind { key: None, .. }) => Some(Trouble::Removed),
        (Answer::Size, Act::Take { .. }) => Some(Trouble::Waits),
        _ => None,
    }
}

/// Where the element was read from which the value is made that overwrites it: `counts[key]++`.
fn read_before(code: &Code<'_>, at: At, overwrite: &Act) -> Option<At> {
    let Act::Overwrite { collection, key, value } = *overwrite else { return None };
    if code.is_fresh(at, collection) {
        return None;
    }
    // What is put back as it was is not changed.
    let as_it_was = code.origins(at, value);
    code.dependencies(at, value).into_iter().filter(|place| !as_it_was.contains(place)).find(|&place| {
        read(code, place).is_some_and(|(asked, asked_key)| {
            code.same_value((place, asked), (at, collection))
                && code.same_value((place, asked_key), (at, key))
                && !(code.is_locked(place) && code.is_locked(at))
        })
    })
}

/// The question whether the element is there, on which it depends that it is overwritten.
fn deciding_query(code: &Code<'_>, at: At, overwrite: &Act) -> Option<At> {
    let Act::Overwrite { collection, key, .. } = *overwrite else { return None };
    let decisions = code.decisions(at.block);
    let mut looked_at = decisions.iter().flat_map(|decision| code.ingredients(decision.at, decision.cond));
    looked_at.find(|&place| {
        query(code, place).is_some_and(|query| {
            code.same_value((place, query.collection), (at, collection))
                && query.key.is_some_and(|asked| code.same_value((place, asked), (at, key)))
        })
    })
}

/// Is the value a new object, so that it matters which of two is kept? A cache of what can be computed again is
/// overwritten with the same.
fn is_made_anew(code: &Code<'_>, at: At, value: Reg) -> bool {
    let is_new = |source: &Source| {
        let body = code.world.body(source.method);
        matches!(body.and_then(|body| body.instr(source.at)).map(|instr| &instr.op), Some(Op::New { ty, .. }) if *ty != TyId::STRING)
    };
    code.world.sources(code, at, value).is_some_and(|sources| sources.iter().any(is_new))
}

/// A collection that was made here and is in nobody else's hands.
fn is_private(code: &Code<'_>, query: &Query) -> bool {
    code.is_fresh(query.at, query.collection)
}

fn tell(code: &Code<'_>, report: &mut Report<'_>, (at, span): (At, Span), query: At, trouble: &Trouble) {
    let name = collection_name(code, report, at);
    let asked = code.body.instr(query).filter(|_| query != at);
    let asked = asked.and_then(|instr| report.access("check", instr.span, Operation::Call, &name));
    let primary = report.access("use", span, Operation::Call, &name);
    let check = code.body.instr(query).and_then(|instr| report.place(instr.span));
    report.at(&ABOUT, primary, trouble.message(), |finding| {
        finding.object = Some(Object::Instance(name.clone()));
        finding.others.extend(asked);
        if let Some(check) = check {
            finding.suggest(Change::AskOnce { check });
        }
        finding.help = Some(trouble.help().to_owned());
    });
}

/// The field that the collection comes from, if it does.
fn collection_name(code: &Code<'_>, report: &Report<'_>, at: At) -> String {
    let Some(Op::Call { args, .. }) = code.body.instr(at).map(|instr| &instr.op) else {
        return String::new();
    };
    let origins = args.first().map(|&collection| code.origins(at, collection)).unwrap_or_default();
    let field = origins.into_iter().find_map(|origin| match code.body.instr(origin)?.op.place()? {
        Place::Field { field, .. } | Place::Static { field, .. } => Some(*field),
        _ => None,
    });
    field.map_or_else(|| "the collection".to_owned(), |field| report.field_name(field))
}
