//! Accessors and other members that the compiler writes: of automatic properties, of events that are declared
//! like fields, and `Deconstruct` of records.
//!
//! Adding to an event is what the compiler makes of it: a loop that reads the field, combines, and exchanges
//! the field for the result if nobody else was faster. So the field is only ever changed by
//! `Interlocked.CompareExchange`.

use super::bodies::{self, Context};
use super::fragment::{FieldKey, Fragment, MethodKey};
use super::function::Lowering;
use crate::bind::{MemberKind, MemberSym, Modifiers, Type};
use ir::{BinaryOp, Callee, MethodFlags, Op, Order, Place, Prim, Reg, Target, Terminator, TyId};

/// An accessor of which only the signature is written.
pub(super) fn automatic(cx: Context<'_>, sym: MemberSym, key: MethodKey, out: &mut Fragment) {
    let piece = bodies::generated(cx, sym);
    let mut lowering = bodies::begin(cx, sym, &key, &piece, out);
    let name = cx.symbols.member_node(sym).token(crate::syntax::SyntaxKind::Ident);
    if let Some(name) = name {
        lowering.at(name.range());
    }
    let owner = cx.symbols.open(cx.symbols.members[sym].owner);
    let this = lowering.frame.this;
    let value = Reg(u32::from(this.is_some()));
    let (place, order) = lowering.field_place(sym, &owner, this);
    let event = &cx.symbols.signature(sym).ty;
    let ty = lowering.ty(event);
    match key {
        MethodKey::Get(_) => {
            let value = lowering.load(None, ty, place, order);
            lowering.seal(Terminator::Return(Some(value)));
        }
        MethodKey::Set(_) => lowering.emit(Op::Store { place, src: value, order }),
        MethodKey::Add(_) => lowering.change_event(place, event, "Combine", value),
        _ => lowering.change_event(place, event, "Remove", value),
    }
    bodies::finish(lowering, key, MethodFlags::NONE);
}

impl Lowering<'_, '_> {
    fn change_event(&mut self, place: Place, event: &Type, change: &'static str, value: Reg) {
        let ty = self.ty(event);
        let again = self.new_block();
        let done = self.new_block();
        self.fall_into(again);
        let old = self.load(None, ty, place.clone(), Order::Volatile);
        let combine = self.framework("System.Delegate", 0, change, 2, Prim::Object);
        let changed = self.call(None, TyId::OBJECT, Target::Direct(combine), vec![old, value]).unwrap_or(old);
        let new = self.temp(ty);
        self.emit(Op::Cast { dst: new, ty, src: changed });
        let address = self.address_of(ty, place);
        let exchange = self.compare_exchange(event);
        let args = vec![address, new, old];
        let found = self.call(None, ty, Target::Direct(exchange), args).unwrap_or(old);
        let is_done = self.binary(BinaryOp::Eq, Prim::Object, TyId::BOOL, found, old);
        self.branch(is_done, done, again);
        self.switch_to(done);
    }

    /// `Interlocked.CompareExchange<T>`.
    fn compare_exchange(&mut self, ty: &Type) -> Callee {
        const OWNER: &str = "System.Threading.Interlocked";
        let symbols = self.symbols;
        let generic = symbols.find_type(OWNER, 0).and_then(|sym| {
            let mut declared = symbols.declared(sym, symbols.names.find("CompareExchange")?);
            declared.find(|&it| symbols.members[it].generics.len() == 1)
        });
        match generic {
            Some(member) => {
                let owner = self.owner_ty(member, &Type::Unknown);
                self.callee(MethodKey::Member(member), owner, std::slice::from_ref(ty))
            }
            None => self.framework(OWNER, 0, "CompareExchange", 3, Prim::Object),
        }
    }
}

/// `Deconstruct` of a positional record: the properties into the parameters of the same names.
pub(super) fn deconstruct(cx: Context<'_>, sym: MemberSym, out: &mut Fragment) {
    let symbols = cx.symbols;
    let owner = symbols.members[sym].owner;
    let piece = bodies::generated(cx, sym);
    let key = MethodKey::Member(sym);
    let mut lowering = bodies::begin(cx, sym, &key, &piece, out);
    for (index, param) in symbols.signature(sym).params.iter().enumerate() {
        let property = symbols.declared(owner, param.name).find(|&it| {
            let member = &symbols.members[it];
            member.kind == MemberKind::Property && !member.modifiers.has(Modifiers::STATIC)
        });
        let ty = lowering.ty(&param.ty);
        let value = if let Some(property) = property.filter(|&it| super::shape::has_field(symbols, it)) {
            let field = lowering.field_id(FieldKey::Member(property));
            lowering.load(None, ty, Place::Field { base: Reg(0), field }, Order::Plain)
        } else {
            let name = lowering.name(symbols.text(param.name));
            lowering.load(None, ty, Place::Member { base: Reg(0), name }, Order::Plain)
        };
        lowering.store(Place::Indirect(Reg(1 + index as u32)), value);
    }
    bodies::finish(lowering, key, MethodFlags::NONE);
}
