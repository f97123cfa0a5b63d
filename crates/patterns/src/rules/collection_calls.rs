//! What calls of concurrent collections ask and do, told by their effects and signatures.

use crate::{Code, Decision};
use ir::cfg::{Root, Step};
use ir::effects::{Access, Effect, Target as EffectTarget, Throws};
use ir::{
    At, BinaryOp, FieldFlags, FieldId, Method, Op, ParamMode, Place, Reg, Target, Terminator, Ty, TyId,
    Visibility,
};

/// A question to a collection.
pub(super) struct Query {
    pub(super) at: At,
    pub(super) collection: Reg,
    /// The element asked for; nothing if it is the number of elements.
    pub(super) key: Option<Reg>,
    /// The variable that gets the element.
    out: Option<Reg>,
}

/// What a branch knows from a question.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Answer {
    Present,
    Absent,
    /// Something about the number of elements.
    Size,
    Unclear,
}

/// Something that is done to a collection, and goes wrong if an element came or went before it.
pub(super) enum Act {
    /// Gets the element, or throws.
    Get { collection: Reg, key: Reg },
    /// Puts a value, whatever was there.
    Overwrite { collection: Reg, key: Reg, value: Reg },
    /// Adds an element, or throws.
    Add { collection: Reg, key: Reg },
    /// Adds an element if there is none, and goes on with the value as if it had.
    DroppedAdd { collection: Reg, key: Reg },
    /// Tries to get an element, and goes on with it as if it had.
    Blind { collection: Reg, key: Option<Reg> },
    /// Gets an element, or waits for one.
    Take { collection: Reg },
}

impl Act {
    pub(super) fn collection(&self) -> Reg {
        match self {
            Act::Get { collection, .. }
            | Act::Overwrite { collection, .. }
            | Act::Add { collection, .. }
            | Act::DroppedAdd { collection, .. }
            | Act::Blind { collection, .. }
            | Act::Take { collection } => *collection,
        }
    }
}

/// A call of a method of an object that the table knows.
struct Call<'c> {
    method: &'c Method,
    dst: Option<Reg>,
    args: &'c [Reg],
    effects: &'c [Effect],
}

impl Call<'_> {
    fn touches(&self, access: Access) -> bool {
        self.effects.contains(&Effect::Atomic(access, EffectTarget::This))
    }

    /// Does it give the element itself, or null: `map.get(key)` of Java?
    fn gives_element_or_null(&self) -> bool {
        self.touches(Access::Read)
            && self.method.params.len() == 1
            && !self.effects.contains(&Effect::Throws(Throws::Missing))
            && !matches!(self.method.ret, TyId::BOOL | TyId::INT | TyId::VOID)
    }

    /// Does it run code of the caller?
    fn calls_back(&self) -> bool {
        self.effects.iter().any(|effect| matches!(effect, Effect::Call(_)))
    }

    fn is_about_key(&self) -> bool {
        self.method.params.first().is_some_and(|param| param.mode == ParamMode::Value)
    }

    fn has_out(&self) -> bool {
        self.method.params.iter().any(|param| param.mode == ParamMode::Out)
    }
}

fn call<'c>(code: &'c Code<'_>, at: At) -> Option<Call<'c>> {
    let op = &code.body.instr(at)?.op;
    let Op::Call { dst, target: Target::Direct(callee) | Target::Virtual(callee), args } = op else {
        return None;
    };
    let method = &code.program().methods()[callee.method];
    let effects = code.effects(op);
    (method.has_receiver() && !effects.is_empty()).then_some(Call { method, dst: *dst, args, effects })
}

/// The question that a call asks: `ContainsKey`, `TryGetValue`, `Count`, `IsEmpty`.
pub(super) fn query(code: &Code<'_>, at: At) -> Option<Query> {
    let call = call(code, at)?;
    let tells = matches!(call.method.ret, TyId::BOOL | TyId::INT);
    let asks = (call.touches(Access::Read) && tells) || call.gives_element_or_null();
    let &collection = call.args.first()?;
    if !asks || (!call.method.params.is_empty() && !call.is_about_key()) {
        return None;
    }
    let out =
        if call.has_out() { call.args.last().and_then(|&address| cell_at(code, at, address)) } else { None };
    Some(Query { at, collection, key: call.args.get(1).copied(), out })
}

/// The cell whose address a register holds.
fn cell_at(code: &Code<'_>, at: At, address: Reg) -> Option<Reg> {
    let [origin] = code.origins(at, address)[..] else { return None };
    match code.body.instr(origin)?.op {
        Op::AddrOf { place: Place::Cell(cell), .. } => Some(cell),
        _ => None,
    }
}

impl Query {
    /// What a branch knows from this question.
    pub(super) fn answer(&self, code: &Code<'_>, decision: &Decision) -> Answer {
        if self.key.is_none() {
            return Answer::Size;
        }
        let made_from = code.origins(decision.at, decision.cond);
        if made_from.contains(&self.at) {
            return if decision.went { Answer::Present } else { Answer::Absent };
        }
        // Other comparisons would have to be understood; branches are made without negations.
        let [compared] = made_from[..] else { return Answer::Unclear };
        match code.null_check(compared) {
            Some(check) if code.origins(compared, check.value) == [self.at] => {
                let is_null = (check.op == BinaryOp::Eq) == decision.went;
                if is_null { Answer::Absent } else { Answer::Present }
            }
            _ => Answer::Unclear,
        }
    }

    /// Is a value made from the one that the question gave?
    pub(super) fn gave(&self, code: &Code<'_>, (at, value): (At, Reg)) -> bool {
        if call(code, self.at).is_some_and(|call| call.gives_element_or_null()) {
            return code.dependencies(at, value).contains(&self.at)
                && !code.origins(at, value).contains(&self.at);
        }
        let Some(out) = self.out else { return false };
        code.dependencies(at, value).into_iter().any(|place| {
            let op = code.body.instr(place).map(|instr| &instr.op);
            matches!(op, Some(Op::Load { place: Place::Cell(cell), .. }) if *cell == out)
        })
    }
}

/// What a call does that goes wrong if others were faster.
pub(super) fn act(code: &Code<'_>, at: At) -> Option<Act> {
    let call = call(code, at)?;
    let &collection = call.args.first()?;
    let key = if call.is_about_key() { call.args.get(1).copied() } else { None };
    let throws = |why| call.effects.contains(&Effect::Throws(why));
    if call
        .effects
        .iter()
        .any(|effect| matches!(effect, Effect::Receive(EffectTarget::This, _)) && effect.blocks())
    {
        return (call.method.ret != TyId::BOOL).then_some(Act::Take { collection });
    }
    if call.method.ret == TyId::BOOL && call.dst.is_none_or(|dst| !is_used(code, dst)) {
        if call.has_out() && is_out_used(code, at, call.args) {
            return Some(Act::Blind { collection, key });
        }
        if call.touches(Access::CompareExchange)
            && call.args.last().is_some_and(|&value| is_used_after(code, at, value))
        {
            return Some(Act::DroppedAdd { collection, key: key? });
        }
    }
    let is_unread = call.dst.is_none_or(|dst| !is_used(code, dst));
    if is_put_if_absent(&call)
        && is_unread
        && call.args.last().is_some_and(|&value| is_used_after(code, at, value))
    {
        return Some(Act::DroppedAdd { collection, key: key? });
    }
    if throws(Throws::Missing) {
        return Some(Act::Get { collection, key: key? });
    }
    if throws(Throws::Present) {
        return Some(Act::Add { collection, key: key? });
    }
    let value = call.args.get(2).copied();
    // `put` of Java gives what was there before; who looks at that knows.
    let is_put = call.touches(Access::Update) && !call.has_out() && !call.calls_back() && is_unread;
    ((call.touches(Access::Write) || is_put) && call.args.len() == 3).then_some(())?;
    Some(Act::Overwrite { collection, key: key?, value: value? })
}

/// `putIfAbsent` of Java, which gives the element that was faster.
fn is_put_if_absent(call: &Call<'_>) -> bool {
    let is_reference = !matches!(call.method.ret, TyId::BOOL | TyId::INT | TyId::VOID);
    call.touches(Access::CompareExchange) && call.args.len() == 3 && is_reference && !call.calls_back()
}

/// The element that a call reads, to be used as it is or to be changed: `map[key]`, `map.get(key)`.
pub(super) fn read(code: &Code<'_>, at: At) -> Option<(Reg, Reg)> {
    if let Some(Act::Get { collection, key }) = act(code, at) {
        return Some((collection, key));
    }
    let call = call(code, at).filter(Call::gives_element_or_null)?;
    Some((*call.args.first()?, *call.args.get(1)?))
}

fn is_used(code: &Code<'_>, reg: Reg) -> bool {
    let mut used = false;
    for block in &code.body.blocks {
        block.instrs.iter().for_each(|instr| instr.op.uses(&mut |read| used |= read == reg));
        block.end.uses(&mut |read| used |= read == reg);
    }
    used
}

fn is_out_used(code: &Code<'_>, at: At, args: &[Reg]) -> bool {
    let Some(cell) = args.last().and_then(|&address| cell_at(code, at, address)) else { return false };
    code.instrs().any(|(place, instr)| {
        matches!(instr.op, Op::Load { place: Place::Cell(read), .. } if read == cell)
            && code.dominators().dominates_at(at, place)
    })
}

/// Is a value that was made here given to somebody after the call? Numbers and texts are as good as any other.
fn is_used_after(code: &Code<'_>, at: At, value: Reg) -> bool {
    let is_made_here = code.origins(at, value).into_iter().any(|origin| {
        matches!(code.body.instr(origin).map(|instr| &instr.op), Some(Op::New { .. } | Op::Call { .. }))
    });
    let ty = code.body.regs[value].ty;
    let is_value = ty != TyId::OBJECT && matches!(code.program().tys.get(ty), Ty::Prim(_));
    if !is_made_here || is_value {
        return false;
    }
    let origins = code.origins(at, value);
    let is_changed = code.calls().any(|(later, instr)| {
        let writes = |effect: &Effect| matches!(effect, Effect::Write(EffectTarget::This, _));
        let object = code.operand(&instr.op, EffectTarget::This);
        later != at
            && code.dominators().dominates_at(at, later)
            && code.effects(&instr.op).iter().any(writes)
            && object.is_some_and(|object| code.origins(later, object) == origins)
    });
    is_changed
        || code.body.blocks.entries().any(|(block, content)| {
            let end = At { block, index: content.instrs.len() as u32 };
            let Terminator::Return(Some(returned)) = content.end else { return false };
            code.dominators().dominates_at(at, end) && code.origins(end, returned) == origins
        })
}

/// Can an element of the collection go away? Not if it is in a private field and nobody removes anything from it.
pub(super) fn can_lose(code: &Code<'_>, at: At, collection: Reg) -> bool {
    let path = code.path(at, collection);
    let field = match (&path.root, path.steps.last()) {
        (_, Some(Step::Field(field))) | (Root::Static(_, field), None) => *field,
        _ => return true,
    };
    let declared = &code.program().fields()[field];
    if declared.visibility != Visibility::Private || declared.flags.has(FieldFlags::GENERATED) {
        return true;
    }
    if code.world.is_handed_on(field) {
        return true;
    }
    let mut methods: Vec<_> = code.world.accesses(field).iter().map(|access| access.method).collect();
    methods.dedup();
    methods.into_iter().any(|method| Code::new(code.world, method).is_none_or(|other| loses(&other, field)))
}

/// Does a method remove something from the collection in a field?
fn loses(code: &Code<'_>, field: FieldId) -> bool {
    let loaded = code.loads_of(field);
    let is_loaded = |call: &Call<'_>| call.args.first().is_some_and(|reg| loaded.contains(reg));
    code.instrs().any(|(at, _)| call(code, at).is_some_and(|call| is_loaded(&call) && removes(&call)))
}

fn removes(call: &Call<'_>) -> bool {
    let clears = call.touches(Access::Write) && call.method.params.is_empty();
    let takes =
        call.touches(Access::Update) && (call.method.ret == TyId::BOOL || call.method.params.len() == 1);
    clears || takes
}
