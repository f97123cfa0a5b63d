//! Names: variables, what is behind them, and names that nobody knows.

use super::fragment::{FieldKey, TypeKey};
use super::function::{Lowering, Storage, expression};
use crate::bind::MemberKind;
use crate::bind::facts::{LocalKind, LocalSym, Meaning};
use crate::syntax::{Node, SyntaxKind};
use ir::{Op, Order, Place, Reg, Ty, TyId};

impl<'a> Lowering<'a, '_> {
    /// Is it a parameter of the primary constructor, anywhere but there? Then it has no place of its own in this method.
    pub(super) fn lives_in_field(&self, local: LocalSym) -> bool {
        self.facts.locals[local].kind == LocalKind::PrimaryParam && !self.frame.storage.contains_key(&local)
    }

    pub(super) fn read_local(&mut self, local: LocalSym, wanted: Option<Reg>) -> Reg {
        let info = &self.facts.locals[local];
        if self.lives_in_field(local) {
            return match self.primary_param_place(&info.name) {
                Some(place) => {
                    let ty = self.ty(&info.ty);
                    self.load(wanted, ty, place, Order::Plain)
                }
                None => self.named_on_this(&info.name, wanted),
            };
        }
        let ty = self.ty(&info.ty);
        match self.storage(local) {
            Storage::Reg(reg) => self.moved(wanted, reg),
            Storage::Cell(cell) => self.load(wanted, ty, Place::Cell(cell), Order::Plain),
            Storage::Address(address) => self.load(wanted, ty, Place::Indirect(address), Order::Plain),
        }
    }

    pub(super) fn write_local(&mut self, local: LocalSym, value: Reg) {
        if self.lives_in_field(local) {
            let info = &self.facts.locals[local];
            if let Some(place) = self.primary_param_place(&info.name) {
                self.store(place, value);
            }
            return;
        }
        match self.storage(local) {
            Storage::Reg(dst) => {
                self.moved(Some(dst), value);
            }
            Storage::Cell(cell) => self.store(Place::Cell(cell), value),
            Storage::Address(address) => self.store(Place::Indirect(address), value),
        }
    }

    /// The field that a parameter of the primary constructor lives in.
    pub(super) fn primary_param_place(&mut self, name: &str) -> Option<Place> {
        let symbols = self.symbols;
        let constructor = super::shape::primary_constructor(symbols, self.owner)?;
        let params = &symbols.signature(constructor).params;
        let index = params.iter().position(|param| symbols.text(param.name) == name)?;
        let base = self.this();
        let field = self.field_id(FieldKey::PrimaryParam(self.owner, index as u16));
        Some(Place::Field { base, field })
    }

    pub(super) fn name_expression(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        match self.meaning(node) {
            Meaning::Local(local) => {
                self.at_node(node);
                let must_copy = wanted.is_none() && self.plan.may_change(*local, node);
                let value = self.read_local(*local, wanted);
                if !must_copy || self.frame.b.reg(value).name.is_none() {
                    return value;
                }
                let ty = self.frame.b.reg(value).ty;
                let copy = self.temp(ty);
                self.emit(Op::Copy { dst: copy, src: value });
                copy
            }
            Meaning::Member(member) => {
                let receiver = (!self.is_static(member.member)).then(|| self.this());
                self.at_node(node);
                self.get_member(member, receiver, wanted)
            }
            Meaning::LocalFunction(function) => {
                let ty = self.facts.converted_ty(node.id()).clone();
                self.at_node(node);
                self.local_delegate(*function, &ty, wanted)
            }
            Meaning::Group(call) => self.group(node, call, wanted),
            _ => self.unknown_name(node, wanted),
        }
    }

    fn unknown_name(&mut self, node: Node<'a>, wanted: Option<Reg>) -> Reg {
        let name = node.token(SyntaxKind::Ident).map_or("?", |token| self.token_text(token));
        self.at_node(node);
        if name == "field"
            && let Some((place, order, ty)) = self.backing_field()
        {
            return self.load(wanted, ty, place, order);
        }
        if self.frame.this.is_some() && self.named_type(node).is_none() {
            return self.named_on_this(name, wanted);
        }
        let ty = self.ty_of(node);
        self.unknown(wanted, ty, "a name that is not known", Vec::new())
    }

    pub(super) fn named_on_this(&mut self, name: &str, wanted: Option<Reg>) -> Reg {
        let base = self.this();
        let name = self.name(name);
        self.load(wanted, TyId::UNKNOWN, Place::Member { base, name }, Order::Plain)
    }

    /// `field` in an accessor: what is behind the property.
    pub(super) fn backing_field(&mut self) -> Option<(Place, Order, TyId)> {
        let member = self.member?;
        let is_behind = self.symbols.members[member].kind == MemberKind::Property
            && super::shape::has_field(self.symbols, member);
        is_behind.then(|| {
            let owner = self.symbols.open(self.owner);
            let (place, order) = self.field_place(member, &owner, self.frame.this);
            let ty = self.ty(&self.symbols.signature(member).ty);
            (place, order, ty)
        })
    }

    /// The type that a name or path stands for, if it stands for one. Paths that nothing explains are taken for
    /// types of libraries that were not read.
    pub(super) fn named_type(&mut self, node: Node<'a>) -> Option<TyId> {
        match self.meaning(node) {
            Meaning::Type if !self.type_of(node).is_unknown() => return Some(self.ty_of(node)),
            Meaning::Type => {}
            _ if self.is_unknown_path(node) => {}
            _ => return None,
        }
        let args = node.child(SyntaxKind::TypeArgList);
        let args: Vec<Node<'a>> =
            args.into_iter().flat_map(Node::children).filter(|it| it.kind().is_type()).collect();
        let path = self.path(node)?;
        let def = self.out.types.id(TypeKey::External(path, args.len()));
        let args = args.into_iter().map(|arg| self.ty_of(arg)).collect();
        Some(self.out.tys.intern(Ty::Named { def, args }))
    }

    fn is_unknown_path(&self, node: Node<'a>) -> bool {
        let mut node = node;
        loop {
            match self.meaning(node) {
                Meaning::Namespace => return true,
                Meaning::None | Meaning::Named(_) => {}
                _ => return false,
            }
            if !self.type_of(node).is_unknown() {
                return false;
            }
            match node.kind() {
                SyntaxKind::NameExpr => {
                    let name = node.token(SyntaxKind::Ident).map_or("", |token| self.token_text(token));
                    let is_type_like = name.starts_with(char::is_uppercase);
                    let may_be_inherited =
                        self.frame.this.is_some() && super::shape::has_unknown_base(self.symbols, self.owner);
                    return is_type_like && !may_be_inherited;
                }
                SyntaxKind::MemberAccessExpr => match expression(node, 0) {
                    Some(receiver) => node = receiver,
                    None => return false,
                },
                _ => return false,
            }
        }
    }

    /// `A.B.C` as it is written, without type arguments and `global::`.
    fn path(&self, node: Node<'a>) -> Option<String> {
        let mut parts = Vec::new();
        let mut at = Some(node);
        while let Some(node) = at {
            parts.push(node.token(SyntaxKind::Ident).map(|token| self.token_text(token))?);
            at = expression(node, 0);
        }
        parts.reverse();
        let parts = if parts.first() == Some(&"global") { &parts[1..] } else { &parts[..] };
        Some(parts.join("."))
    }
}
