//! Who touches which field, and how.

use super::reads::Read;
use ir::effects::{Access as Memory, Effect, Found, Target as EffectTarget};
use ir::{At, Body, FieldId, IndexVec, MethodId, Op, Order, Place, Program, Reg, Span};
use rustc_hash::{FxHashMap, FxHashSet};

/// One access of a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// The field.
    pub field: FieldId,
    /// The method that does it.
    pub method: MethodId,
    /// Where: the load or store, or the call that gets the address.
    pub at: At,
    /// Where in the source.
    pub span: Span,
    /// What is done.
    pub touch: Touch,
    /// What it promises: [`Order::Volatile`] for volatile fields and for `Volatile.Read` and its like.
    pub order: Order,
}

/// What is done to a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// It is read.
    Read,
    /// It is written.
    Write,
    /// It is read or written as one indivisible step: `Interlocked`.
    Atomic(Memory),
    /// Its address is taken for something else: anybody may do anything.
    Address,
}

impl Touch {
    /// May the value change?
    pub fn writes(self) -> bool {
        !matches!(self, Touch::Read | Touch::Atomic(Memory::Read))
    }

    /// Is it one indivisible step by name?
    pub fn is_atomic(self) -> bool {
        matches!(self, Touch::Atomic(_))
    }
}

/// All accesses by field, in the order of the source, and by method, in the order of its body.
#[derive(Default)]
pub(super) struct FieldIndex {
    accesses: FxHashMap<FieldId, Vec<Access>>,
    by_method: FxHashMap<MethodId, Vec<Access>>,
}

type Meanings<'m> = IndexVec<MethodId, Option<Found<'m>>>;

impl FieldIndex {
    pub(super) fn new(program: &Program, meanings: &Meanings<'_>) -> FieldIndex {
        let mut index = FieldIndex::default();
        let methods: Vec<MethodId> = program.methods().ids().collect();
        index.update(program, meanings, &methods, &mut Vec::new());
        index
    }

    /// Takes over what methods access now, and tells whose accesses may have changed.
    pub(super) fn update(
        &mut self,
        program: &Program,
        meanings: &Meanings<'_>,
        changed: &[MethodId],
        reads: &mut Vec<Read>,
    ) {
        let is_changed: FxHashSet<MethodId> = changed.iter().copied().collect();
        let old = changed.iter().filter_map(|method| self.by_method.remove(method));
        let mut touched: Vec<FieldId> = old.flatten().map(|access| access.field).collect();
        touched.sort_unstable();
        touched.dedup();
        for field in &touched {
            let accesses = self.accesses.entry(*field).or_default();
            accesses.retain(|access| !is_changed.contains(&access.method));
        }
        for &method in changed {
            let mut accesses = accesses_of(program, meanings, method);
            for access in &accesses {
                self.accesses.entry(access.field).or_default().push(*access);
                touched.push(access.field);
            }
            if !accesses.is_empty() {
                accesses.sort_by_key(|access| access.at);
                self.by_method.insert(method, accesses);
            }
        }
        touched.sort_unstable();
        touched.dedup();
        for field in touched {
            // By place, not by number: numbers of lambdas tell when they were made.
            if let Some(accesses) = self.accesses.get_mut(&field) {
                accesses.sort_by_key(|access| (access.span, access.method, access.at));
            }
            reads.push(Read::Accesses(field));
        }
    }

    pub(super) fn in_method(&self, method: MethodId) -> &[Access] {
        self.by_method.get(&method).map_or(&[], Vec::as_slice)
    }

    pub(super) fn of(&self, field: FieldId) -> &[Access] {
        self.accesses.get(&field).map_or(&[], Vec::as_slice)
    }
}

fn accesses_of(program: &Program, meanings: &Meanings<'_>, method: MethodId) -> Vec<Access> {
    let Some(body) = program.methods()[method].own_body() else { return Vec::new() };
    let addresses = Addresses::new(program, body, meanings);
    let accesses = body.instrs().filter_map(|(at, instr)| {
        let field = instr.op.place().and_then(field_of)?;
        let (at, touch, order) = match &instr.op {
            Op::Load { order, .. } => (at, Touch::Read, *order),
            Op::Store { order, .. } => (at, Touch::Write, *order),
            Op::AddrOf { dst, .. } => addresses.use_of(*dst).unwrap_or((at, Touch::Address, Order::Plain)),
            _ => return None,
        };
        Some(Access { field, method, at, span: instr.span, touch, order })
    });
    accesses.collect()
}

fn field_of(place: &Place) -> Option<FieldId> {
    match place {
        Place::Field { field, .. } | Place::Static { field, .. } => Some(*field),
        _ => None,
    }
}

/// What calls do with addresses, by the register that holds one. An address lives in one register only, from
/// where it is taken to the call that gets it.
struct Addresses {
    uses: FxHashMap<Reg, (At, Touch, Order)>,
}

impl Addresses {
    fn new(program: &Program, body: &Body, meanings: &Meanings<'_>) -> Addresses {
        let mut uses = FxHashMap::default();
        for (at, instr) in body.instrs() {
            let Some((callee, args)) = instr.op.call() else {
                continue;
            };
            let Some(Some(found)) = meanings.get(callee.method) else { continue };
            let receiver = usize::from(program.methods()[callee.method].has_receiver());
            for effect in found.effects() {
                let (Effect::Atomic(memory, target) | Effect::Volatile(memory, target)) = *effect else {
                    continue;
                };
                let EffectTarget::Arg(index) = target else { continue };
                if let Some(&reg) = args.get(usize::from(index) + receiver) {
                    uses.insert(reg, (at, touch(*effect, memory), Order::Volatile));
                }
            }
        }
        Addresses { uses }
    }

    fn use_of(&self, address: Reg) -> Option<(At, Touch, Order)> {
        self.uses.get(&address).copied()
    }
}

/// `Volatile.Read` is a read that orders; `Interlocked.Read` is a step of its own.
fn touch(effect: Effect, memory: Memory) -> Touch {
    match (effect, memory) {
        (Effect::Volatile(..), Memory::Read) => Touch::Read,
        (Effect::Volatile(..), Memory::Write) => Touch::Write,
        _ => Touch::Atomic(memory),
    }
}
