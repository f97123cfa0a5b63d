//! Accesses to memory that threads can share: the paper's `E`, with what each one touches.
//!
//! Volatile accesses, atomic operations, and fields that never change after construction (`final`, `readonly`), constants
//! and thread-local variables are no accesses. A call that reads or writes the contents of a thread-unsafe library object is
//! one, at the call.

use crate::bodies::Bodies;
use crate::hierarchy::is_struct_value;
use crate::points_to::{McId, ObjId, PointsTo, Shape, Slot};
use crate::world::World;
use ir::effects::{self, Effect, Fact};
use ir::{At, FieldFlags, FieldId, IndexVec, MethodId, Op, Order, Place, Reg, Span, Ty};

ir::ids! {
    /// An access, whatever the context.
    pub(crate) struct AccessId;
}

/// Reads or writes?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Deed {
    Read,
    Write,
}

/// How an access is made. Two atomic ones never race; one of them and a plain one do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    Plain,
    Atomic,
}

/// What two accesses must have in common to be an original pair.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Kind {
    /// A field of any object.
    Field(FieldId),
    /// A static field.
    Static(FieldId),
    /// An element of any array.
    Element,
    /// A captured variable.
    Cell,
    /// The contents of a library object.
    Contents,
    /// Whatever an address points to.
    Address,
}

/// One access.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    /// The method that it is in.
    pub method: MethodId,
    /// Where in it.
    pub at: At,
    /// Reads or writes.
    pub deed: Deed,
    /// Indivisibly or not.
    pub manner: Manner,
    /// What sort of memory.
    pub kind: Kind,
    /// The register that holds the object, unless it is a static field.
    pub base: Option<Reg>,
    /// Its place in the source.
    pub span: Span,
}

/// A piece of memory, as far as the analysis tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Location {
    /// A static field.
    Static(FieldId),
    /// A field of an object.
    Field(ObjId, FieldId),
    /// Elements, value, contents.
    Contents(ObjId),
}

impl Location {
    /// The object that it is in; a static field is in none.
    pub(crate) fn object(self) -> Option<ObjId> {
        match self {
            Location::Static(_) => None,
            Location::Field(obj, _) | Location::Contents(obj) => Some(obj),
        }
    }
}

/// All accesses of the program's own methods.
pub(crate) fn accesses(world: &World<'_>, bodies: &Bodies<'_>) -> IndexVec<AccessId, Access> {
    let mut all = IndexVec::new();
    for (method, def) in world.program.methods().entries() {
        let Some(body) = world.body(method).filter(|_| world.is_own(def.owner)) else { continue };
        for (at, instr) in body.instrs() {
            let found = of_instruction(world, bodies, body, &instr.op);
            for (deed, kind, base) in found {
                let manner = if is_atomic(&instr.op, kind) { Manner::Atomic } else { Manner::Plain };
                all.push(Access { method, at, deed, manner, kind, base, span: instr.span });
            }
        }
    }
    all
}

/// A call that is about a variable is an atomic operation on it.
fn is_atomic(op: &Op, kind: Kind) -> bool {
    kind == Kind::Address && matches!(op, Op::Call { .. })
}

type Found = (Deed, Kind, Option<Reg>);

fn of_instruction(world: &World<'_>, bodies: &Bodies<'_>, body: &ir::Body, op: &Op) -> Vec<Found> {
    match op {
        Op::Load { place, order: Order::Plain, .. } => {
            of_place(world, body, place, Deed::Read).into_iter().collect()
        }
        Op::Store { place, order: Order::Plain, .. } => {
            of_place(world, body, place, Deed::Write).into_iter().collect()
        }
        Op::Call { .. } => of_call(world, bodies, body, op),
        _ => Vec::new(),
    }
}

fn of_place(world: &World<'_>, body: &ir::Body, place: &Place, deed: Deed) -> Option<Found> {
    match place {
        Place::Field { base, field } => {
            let ty = body.regs.get(*base).map(|info| info.ty);
            let is_value = ty.is_some_and(|ty| is_struct_value(world.program, ty));
            (is_shared(world, *field) && !is_value).then_some((deed, Kind::Field(*field), Some(*base)))
        }
        Place::Static { field, .. } => is_shared(world, *field).then_some((deed, Kind::Static(*field), None)),
        Place::Element { array, .. } => Some((deed, Kind::Element, Some(*array))),
        Place::Cell(cell) => Some((deed, Kind::Cell, Some(*cell))),
        Place::Indirect(address) => Some((deed, Kind::Address, Some(*address))),
        Place::Member { .. } => None,
    }
}

/// Can an access to the field be part of a race?
fn is_shared(world: &World<'_>, field: FieldId) -> bool {
    let field = &world.program.fields()[field];
    let never = [FieldFlags::VOLATILE, FieldFlags::READONLY, FieldFlags::CONST, FieldFlags::THREAD_LOCAL];
    !never.iter().any(|&flag| field.flags.has(flag)) && world.is_own(field.owner)
}

fn of_call(world: &World<'_>, bodies: &Bodies<'_>, body: &ir::Body, op: &Op) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    for effect in bodies.effects_of(op) {
        let (target, deed) = match effect {
            Effect::Read(target, _) => (target, Deed::Read),
            Effect::Write(target, _) => (target, Deed::Write),
            Effect::Atomic(access, target) | Effect::Volatile(access, target) => {
                let reg = bodies.target_reg(op, target).and_then(|reg| Some((reg, body.regs.get(reg)?.ty)));
                let deed = if access == effects::Access::Read { Deed::Read } else { Deed::Write };
                let address = reg.filter(|(_, ty)| matches!(world.program.tys.get(*ty), Ty::ByRef(_)));
                found.extend(address.map(|(reg, _)| (deed, Kind::Address, Some(reg))));
                continue;
            }
            _ => continue,
        };
        let Some(reg) = bodies.target_reg(op, target) else { continue };
        let ty = body.regs.get(reg).map(|info| info.ty);
        let class = ty.and_then(|ty| crate::hierarchy::def_of(world.program, ty));
        let facts = class.map(|class| world.facts(class)).unwrap_or_default();
        let is_safe =
            facts.has(Fact::ThreadSafe) || facts.has(Fact::Immutable) || facts.has(Fact::ThreadLocal);
        let access = (deed, Kind::Contents, Some(reg));
        // A step of an iterator reads what it goes over, and changes its own position, which is nobody else's.
        let is_step = is_enumerator(world, op) && found.contains(&(Deed::Read, Kind::Contents, Some(reg)));
        if !is_safe && !is_step && !found.contains(&access) {
            found.push(access);
        }
    }
    found
}

/// Is it a call on an iterator? A scanner is one, too, but its position is that of its input.
fn is_enumerator(world: &World<'_>, op: &Op) -> bool {
    op.callee().is_some_and(|callee| {
        let facts = world.facts(world.program.methods()[callee.method].owner);
        facts.has(Fact::Enumerator) && (!facts.has(Fact::ThreadUnsafe) || facts.has(Fact::Struct))
    })
}

/// What an access touches in a context.
pub(crate) fn locations(world: &World<'_>, points_to: &PointsTo, access: &Access, mc: McId) -> Vec<Location> {
    if let Kind::Static(field) = access.kind {
        return vec![Location::Static(field)];
    }
    let Some(base) = access.base else { return Vec::new() };
    let objects = match access.kind {
        Kind::Contents => points_to.values(mc, base),
        _ => points_to.reg(mc, base).to_vec(),
    };
    objects.into_iter().filter_map(|obj| location(world, points_to, access.kind, obj)).collect()
}

fn location(world: &World<'_>, points_to: &PointsTo, kind: Kind, obj: ObjId) -> Option<Location> {
    match kind {
        Kind::Field(field) => Some(Location::Field(obj, field)),
        Kind::Element | Kind::Cell => Some(Location::Contents(obj)),
        Kind::Contents => is_unsafe(world, points_to, obj).then_some(Location::Contents(obj)),
        Kind::Address => match points_to.pointee(obj)? {
            Slot::Field(obj, field) => is_shared(world, field).then_some(Location::Field(obj, field)),
            Slot::Static(field) => is_shared(world, field).then_some(Location::Static(field)),
            Slot::Contents(obj) => Some(Location::Contents(obj)),
            Slot::Body(_) | Slot::Thrown => None,
        },
        Kind::Static(_) => None,
    }
}

/// Does the call take the lock of the collection that it is about? One that locks itself does, its iterators do not.
pub(crate) fn locks_itself(
    world: &World<'_>,
    points_to: &PointsTo,
    access: &Access,
    location: Location,
) -> bool {
    let Location::Contents(obj) = location else { return false };
    let instr = world.body(access.method).and_then(|body| body.instr(access.at));
    let Some(Op::Call { target: ir::Target::Direct(callee) | ir::Target::Virtual(callee), .. }) =
        instr.map(|instr| &instr.op)
    else {
        return false;
    };
    let facts = world.facts(world.program.methods()[callee.method].owner);
    points_to.objs[obj].table.is_some() && access.kind == Kind::Contents && !facts.has(Fact::Enumerator)
}

/// Is the object of a type that threads must not share without care? Objects of the program's own classes are what their
/// code says.
fn is_unsafe(world: &World<'_>, points_to: &PointsTo, obj: ObjId) -> bool {
    let object = &points_to.objs[obj];
    if object.table.is_some() {
        return true;
    }
    let Some(class) = object.class else { return matches!(object.shape, Shape::Array) };
    if world.is_own(class) {
        return false;
    }
    let facts = world.facts(class);
    facts.has(Fact::ThreadUnsafe) && !facts.has(Fact::ThreadSafe)
}
