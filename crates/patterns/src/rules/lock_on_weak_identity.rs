//! `lock-on-weak-identity`: a lock that unrelated code may hold (Section 2.3.3 of the thesis, for strings).

use super::peers::monitors;
use crate::{Access, Code, Report, Rule, Touch, World};
use finding::rules::{Fix, RuleOption, Stage, Symmetry, Takes};
use finding::{Change, Kind, Object, Severity};
use ir::cfg::{Root, Step};
use ir::effects::Fact;
use ir::{At, Const, Op, Prim, Reg, Ty, TyId, Visibility};

/// See [`finding::Rule::docs`].
static ABOUT: finding::Rule = finding::Rule {
    code: "TB6001",
    name: "lock-on-weak-identity",
    aliases: &[
        "spotbugs:DL_SYNCHRONIZATION_ON_INTERNED_STRING",
        "CBF:PF_SLLO",
        "PH_S002",
        "CA2002",
        "S3998",
        "MA0064",
        "S1860",
        "S3436",
        "spotbugs:DL_SYNCHRONIZATION_ON_BOOLEAN",
        "spotbugs:DL_SYNCHRONIZATION_ON_BOXED_PRIMITIVE",
        "spotbugs:DL_SYNCHRONIZATION_ON_SHARED_CONSTANT",
        "spotbugs:DL_SYNCHRONIZATION_ON_UNSHARED_BOXED_PRIMITIVE",
        "codeql:java/sync-on-boxed-types",
        "errorprone:LockOnBoxedPrimitive",
        "errorprone:ValueClassIdentity",
        "S3067",
        "spotbugs:WL_USING_GETCLASS_RATHER_THAN_CLASS_LITERAL",
    ],
    kind: Kind::Pitfall,
    severity: Severity::Error,
    stage: Stage::Default,
    fix: Fix::Unsafe,
    options: &[TYPES],
    symmetry: Symmetry::Ordered,
    cwe: &[667],
    summary: "a lock is taken on an object that unrelated code can hold, or that nobody else can",
    docs: include_str!("lock_on_weak_identity.md"),
};

const TYPES: RuleOption = RuleOption {
    name: "types",
    takes: Takes::Texts { default: &[] },
    doc: "further types whose objects unrelated code may lock, such as `Company.Data.Session`",
};

pub(crate) struct LockOnWeakIdentity;

impl Rule for LockOnWeakIdentity {
    fn about(&self) -> &'static finding::Rule {
        &ABOUT
    }

    fn body(&self, code: &Code<'_>, report: &mut Report<'_>) {
        for (at, instr) in code.instrs() {
            let Some(lock) = code.monitor(&instr.op) else { continue };
            let put_in = || {
                let is_asked = code.world.is_asked_as(&ABOUT, &["PH_S002"]);
                (is_asked && monitors::holds_value(code, at, lock)).then_some(Weakness::Box)
            };
            let Some(weakness) = weakness(code, at, lock).or_else(put_in) else { continue };
            let side = report.side("lock", instr.span);
            report.at(&ABOUT, side, weakness.message(), |finding| {
                finding.object = Some(Object::Instance(weakness.what().to_owned()));
                finding.suggest(Change::LockOwnObject);
                finding.help = Some(
                    "lock on a private object of its own: `private readonly object gate = new();`".to_owned(),
                );
            });
        }
    }
}

/// What is wrong with the object.
enum Weakness {
    /// A string: equal literals are one object in the whole process.
    String,
    /// A value that is boxed for the lock: each time another object.
    Box,
    /// An object that the runtime shares, such as a type, an assembly or a thread.
    Shared,
}

impl Weakness {
    fn what(&self) -> &'static str {
        match self {
            Weakness::String => "a string",
            Weakness::Box => "a boxed value",
            Weakness::Shared => "an object of the runtime",
        }
    }

    fn message(&self) -> String {
        match self {
            Weakness::String => {
                "this locks a string; equal strings are one object, so code that knows nothing of this lock may hold it"
            }
            Weakness::Box => "this locks a boxed value; each time it is a new object, so no thread ever waits for another",
            Weakness::Shared => {
                "this locks an object that the runtime shares with code that knows nothing of this lock"
            }
        }
        .to_owned()
    }
}

fn weakness(code: &Code<'_>, at: At, lock: Reg) -> Option<Weakness> {
    let origins = code.origins(at, lock);
    let is = |test: &dyn Fn(&Op) -> bool| {
        origins.iter().filter_map(|&origin| code.body.instr(origin)).any(|instr| test(&instr.op))
    };
    if is(&|op| matches!(op, Op::Const { value: Const::String(_), .. })) {
        return Some(Weakness::String);
    }
    if is(&|op| matches!(op, Op::Box { .. })) {
        return Some(Weakness::Box);
    }
    // A string that is made while the program runs is an object of its own; `typeof` is another rule's business.
    let is_fine = is(&|op| matches!(op, Op::New { .. } | Op::Const { value: Const::Type(_), .. }));
    let tys = origins.iter().filter_map(|&origin| code.body.instr(origin)?.op.def()).chain([lock]);
    for ty in tys.filter(|_| !is_fine).map(|reg| code.body.regs[reg].ty) {
        if ty == TyId::STRING {
            return Some(Weakness::String);
        }
        let facts = code.world.facts(ty);
        // Which object a value is in is nobody's business: the runtime may make one of two, or two of one.
        let is_value = facts.has(Fact::Immutable);
        let is_let_be =
            || !code.world.is_asked_as(&ABOUT, &["CA2002", "S3998", "MA0064"]) && is_own(code, at, lock);
        let is_shared = facts.has(Fact::WeakIdentity) && (is_value || !is_let_be());
        if is_shared || is_listed(code, ty) {
            return Some(Weakness::Shared);
        }
    }
    // An array of numbers can be locked from another domain, which `CA2002` minds.
    let element = match code.program().tys.get(code.body.regs[lock].ty) {
        Ty::Array { element, .. } => code.program().tys.get(*element),
        _ => return None,
    };
    let is_of_values = matches!(element, Ty::Prim(prim) if !matches!(prim, Prim::String | Prim::Object));
    (is_of_values && code.world.is_asked_as(&ABOUT, &["CA2002"])).then_some(Weakness::Shared)
}

/// Does the user say so?
fn is_listed(code: &Code<'_>, ty: TyId) -> bool {
    let Ty::Named { def, .. } = code.program().tys.get(ty) else { return false };
    let name = code.program().names.get(code.program().types()[*def].name);
    code.world.options.lists(&ABOUT, &TYPES, name)
}

/// Is the object in a private field that only gets new objects and is handed to nobody? Then nobody else can
/// lock it, whatever its type.
fn is_own(code: &Code<'_>, at: At, lock: Reg) -> bool {
    let world = code.world;
    let path = code.path(at, lock);
    let field = match (&path.root, path.steps.last()) {
        (_, Some(Step::Field(field))) | (Root::Static(_, field), None) => *field,
        _ => return false,
    };
    let mut stores = world.accesses(field).iter().filter(|access| access.touch == Touch::Write).peekable();
    world.program.fields()[field].visibility == Visibility::Private
        && stores.peek().is_some()
        && stores.all(|store| is_new(world, store))
        && !world.is_handed_on(field)
}

fn is_new(world: &World<'_>, store: &Access) -> bool {
    let Some(code) = Code::new(world, store.method) else { return false };
    match code.body.instr(store.at).map(|instr| &instr.op) {
        Some(Op::Store { src, .. }) => code.is_fresh(store.at, *src),
        _ => false,
    }
}
