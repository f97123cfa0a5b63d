//! `switch` over types and enums: the bootstrap method's labels become a generated method that tries one after
//! another, as `SwitchBootstraps` would: `-1` for null, the first label from `restart` on that fits, or the
//! number of labels.

use super::dynamic::{DynamicKind, begin_helper, end_helper};
use super::pool::Resolver;
use super::signatures::SignatureId;
use classfile::{Access, Constant, Text};
use ir::{
    BinaryOp, Callee, Const, IntKind, MethodBuilder, NameId, Op, Order, Overflow, Param, ParamMode, Place,
    Prim, Reg, Target, Terminator, TyId, TypeArgs,
};

/// What one label asks of the value.
enum Label {
    /// Is it of this type?
    Type(TyId),
    /// Is it equal to this string?
    Text(NameId),
    /// Is it this constant of its enum?
    Enum(Place),
    /// Something that is not understood.
    Unknown,
}

const SUBJECT: Reg = Reg(0);
const RESTART: Reg = Reg(1);

pub(super) fn helper(
    resolver: &mut Resolver<'_, '_>,
    signature: SignatureId,
    arguments: &[u16],
) -> Option<DynamicKind> {
    let &[subject, _] = resolver.world.signatures.params(signature) else { return None };
    let ret = resolver.world.signatures.ret(signature);
    let labels: Vec<Label> = arguments.iter().map(|&argument| label(resolver, subject, argument)).collect();
    let names = &mut resolver.world.program.names;
    let param = |name, ty| Param { name, ty, mode: ParamMode::Value, default: None };
    let params = vec![param(names.intern("value"), subject), param(names.intern("restart"), TyId::INT)];
    let reason = names.intern("a label of a switch");
    let equals = equals(resolver)?;
    let (method, mut builder) = begin_helper(resolver, "switch", params, ret);
    let null = builder.constant(TyId::OBJECT, Const::Null);
    let is_null = binary(&mut builder, BinaryOp::Eq, Prim::Object, SUBJECT, null);
    return_if(&mut builder, is_null, -1);
    for (index, label) in labels.iter().enumerate() {
        try_label(&mut builder, index as u32, label, &equals, reason);
    }
    give(&mut builder, labels.len() as u32);
    Some(DynamicKind::Helper(end_helper(resolver, method, builder)))
}

fn label(resolver: &mut Resolver<'_, '_>, subject: TyId, index: u16) -> Label {
    let pool = &resolver.class.pool;
    match pool.get(index) {
        Ok(Constant::Class { name }) => {
            let name = pool.text(name).ok().map(|name| resolver.world.sym(name));
            let ty = name.and_then(|name| resolver.world.ty_of_class(name));
            ty.map_or(Label::Unknown, Label::Type)
        }
        Ok(Constant::String { text }) => {
            let Ok(text) = pool.text(text) else { return Label::Unknown };
            resolver
                .enum_label(subject, text)
                .map_or_else(|| Label::Text(resolver.world.text(text)), Label::Enum)
        }
        _ => Label::Unknown,
    }
}

impl<'a> Resolver<'_, 'a> {
    /// The constant of that name, if the subject is of an enum.
    fn enum_label(&mut self, subject: TyId, name: Text<'a>) -> Option<Place> {
        let ir::Ty::Named { def, .. } = *self.world.program.tys.get(subject) else { return None };
        // The descriptor is not in the pool: the field is looked up by its name.
        let field = self.world.constant_of(def, name)?;
        let owner = self.world.program.fields()[field].owner;
        Some(Place::Static { owner: self.world.owner(owner), field })
    }
}

/// `Object.equals`.
fn equals(resolver: &mut Resolver<'_, '_>) -> Option<Callee> {
    let world = &mut *resolver.world;
    let [class, name, ty] =
        ["java/lang/Object", "equals", "(Ljava/lang/Object;)Z"].map(|text| world.sym(Text(text.as_bytes())));
    let entry = world.method(class, name, ty, Access::PUBLIC)?;
    Some(Callee { method: entry.method, owner: entry.owner, type_args: TypeArgs::default() })
}

fn try_label(builder: &mut MethodBuilder, index: u32, label: &Label, equals: &Callee, reason: NameId) {
    let (next, test) = (builder.new_block(), builder.new_block());
    let number = builder.constant(TyId::INT, Const::Int(IntKind::Int, i64::from(index)));
    let is_tried = binary(builder, BinaryOp::Le, Prim::Int, RESTART, number);
    builder.seal(Terminator::Branch { cond: is_tried, then: test, otherwise: next });
    builder.switch_to(test);
    let fits = match label {
        Label::Type(ty) => {
            let dst = builder.temp(TyId::BOOL);
            builder.emit(Op::Is { dst, ty: *ty, src: SUBJECT });
            dst
        }
        Label::Text(wanted) => {
            let wanted = builder.constant(TyId::STRING, Const::String(*wanted));
            let call = builder.call(TyId::BOOL, Target::Virtual(equals.clone()), [wanted, SUBJECT]);
            call.unwrap_or(SUBJECT)
        }
        Label::Enum(place) => {
            let constant = builder.load(TyId::OBJECT, place.clone(), Order::Plain);
            binary(builder, BinaryOp::Eq, Prim::Object, SUBJECT, constant)
        }
        Label::Unknown => builder.unknown(TyId::BOOL, reason, [SUBJECT]),
    };
    let found = builder.new_block();
    builder.seal(Terminator::Branch { cond: fits, then: found, otherwise: next });
    builder.switch_to(found);
    give(builder, index);
    builder.switch_to(next);
}

fn return_if(builder: &mut MethodBuilder, cond: Reg, value: i32) {
    let (then, otherwise) = (builder.new_block(), builder.new_block());
    builder.seal(Terminator::Branch { cond, then, otherwise });
    builder.switch_to(then);
    give(builder, value);
    builder.switch_to(otherwise);
}

fn give(builder: &mut MethodBuilder, value: impl Into<i64>) {
    let value = builder.constant(TyId::INT, Const::Int(IntKind::Int, value.into()));
    builder.seal(Terminator::Return(Some(value)));
}

fn binary(builder: &mut MethodBuilder, op: BinaryOp, kind: Prim, lhs: Reg, rhs: Reg) -> Reg {
    let dst = builder.temp(TyId::BOOL);
    builder.emit(Op::Binary { dst, op, kind, overflow: Overflow::Wrap, lhs, rhs });
    dst
}
