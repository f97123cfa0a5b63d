//! Calls, dynamic ones included.

use super::body::{Lowering, Value};
use super::dynamic::{Dynamic, DynamicKind};
use super::pool::{Entry, MethodEntry};
use super::signatures::SignatureId;
use classfile::Result;
use ir::{BinaryOp, Callee, Const, NameId, Op, Place, Prim, Reg, Regs, Target, TyId, TypeArgs};
use std::rc::Rc;

/// Is there an object below the arguments?
#[derive(Clone, Copy, PartialEq)]
enum Receiver {
    None,
    Below,
}

impl Lowering<'_, '_> {
    fn method(&self, index: u16) -> Result<MethodEntry> {
        match self.cx.entries.get(index) {
            Some(Entry::Method(entry)) => Ok(*entry),
            _ => Err(self.problem("the instruction names no method")),
        }
    }

    fn object_method(&self, index: u16) -> Result<MethodEntry> {
        let entry = self.method(index)?;
        if entry.is_static { Err(self.problem("the method is static")) } else { Ok(entry) }
    }

    pub(super) fn invoke_static(&mut self, index: u16) -> Result<()> {
        let entry = self.method(index)?;
        if !entry.is_static {
            return Err(self.problem("the method is not static"));
        }
        let args = self.arguments(entry.signature, Receiver::None)?;
        self.call(Target::Direct(callee(&entry)), entry.signature, args);
        Ok(())
    }

    pub(super) fn invoke_special(&mut self, index: u16) -> Result<()> {
        let entry = self.object_method(index)?;
        self.call_object(Target::Direct(callee(&entry)), entry.signature)
    }

    pub(super) fn invoke_virtual(&mut self, index: u16) -> Result<()> {
        let entry = self.object_method(index)?;
        let callee = callee(&entry);
        let target = if entry.is_fixed { Target::Direct(callee) } else { Target::Virtual(callee) };
        self.call_object(target, entry.signature)
    }

    fn call_object(&mut self, target: Target, signature: SignatureId) -> Result<()> {
        let args = self.arguments(signature, Receiver::Below)?;
        self.call(target, signature, args);
        Ok(())
    }

    /// Takes the arguments from the stack, as the method wants them.
    fn arguments(&mut self, signature: SignatureId, receiver: Receiver) -> Result<Regs> {
        let world = self.cx.world;
        let params = world.signatures.params(signature);
        let Some(start) = self.stack.len().checked_sub(params.len()) else {
            return Err(self.problem("the stack has fewer values than the method has parameters"));
        };
        let mut args = std::mem::take(&mut self.args);
        args.clear();
        // The place of the receiver, whose turn comes last.
        args.extend((receiver == Receiver::Below).then_some(Reg(0)));
        for (index, &ty) in params.iter().enumerate() {
            let value = self.stack[start + index];
            args.push(self.reg(value, ty));
        }
        self.stack.truncate(start);
        if receiver == Receiver::Below {
            args[0] = self.pop_reg()?;
        }
        let taken = Regs::from(args.as_slice());
        self.args = args;
        Ok(taken)
    }

    fn call(&mut self, target: Target, signature: SignatureId, args: Regs) {
        let ret = self.cx.world.signatures.ret(signature);
        let dst = (ret != TyId::VOID).then(|| self.registers.temp(ret));
        self.emit(Op::Call { dst, target, args });
        self.stack.extend(dst.map(Value::Reg));
    }

    pub(super) fn invoke_dynamic(&mut self, index: u16) -> Result<()> {
        let (world, entries) = (self.cx.world, Rc::clone(&self.cx.entries));
        let Some(Entry::Call(call)) = entries.get(index) else {
            return Err(self.problem("the instruction names no dynamic call"));
        };
        let Dynamic { signature, kind } = &**call;
        let ret = world.signatures.ret(*signature);
        if let DynamicKind::Concat(pieces) = kind {
            return self.concat(pieces);
        }
        let args = self.arguments(*signature, Receiver::None)?;
        match kind {
            DynamicKind::Lambda { callee, dispatch } => {
                let (callee, dispatch, bound) = (callee.clone().into(), *dispatch, args);
                self.make(ret, |dst| Op::Delegate { dst, ty: ret, callee, dispatch, bound });
            }
            DynamicKind::Components { fields, callee } => {
                let mut all = args.to_vec();
                let base = all[0];
                for field in fields {
                    let dst = self.registers.temp(field.ty);
                    let place = Place::Field { base, field: field.field };
                    self.emit(Op::Load { dst, place, order: field.order });
                    all.push(dst);
                }
                self.call(Target::Direct(callee.clone()), *signature, all.into());
            }
            DynamicKind::Helper(callee) => self.call(Target::Direct(callee.clone()), *signature, args),
            DynamicKind::Unknown(reason) if ret == TyId::VOID => {
                self.emit(Op::Unknown { dst: None, reason: *reason, args });
            }
            DynamicKind::Unknown(reason) => {
                self.make(ret, |dst| Op::Unknown { dst: Some(dst), reason: *reason, args });
            }
            DynamicKind::Concat(_) => {}
        }
        Ok(())
    }

    /// Pieces are added from left to right, to a string: the first sum has one on its left or right.
    fn concat(&mut self, pieces: &[Option<NameId>]) -> Result<()> {
        let count = pieces.iter().filter(|piece| piece.is_none()).count();
        let Some(start) = self.stack.len().checked_sub(count) else {
            return Err(self.problem("the stack has fewer values than a string has parts"));
        };
        let mut values = self.stack.split_off(start).into_iter();
        let mut sum = None;
        for piece in pieces {
            let piece = if let Some(text) = piece {
                self.text(*text)
            } else {
                let value = values.next().unwrap_or(Value::Null);
                let ty = self.ty(value);
                self.reg(value, ty)
            };
            sum = Some(match sum {
                Some(sum) => self.binary(BinaryOp::Add, Prim::String, sum, piece),
                None => piece,
            });
        }
        let sum = match sum {
            Some(sum) if self.registers.ty(sum) == TyId::STRING => sum,
            // Of one piece, or none.
            sum => {
                let empty = self.cx.world.known.empty;
                let empty = self.text(empty);
                sum.map_or(empty, |sum| self.binary(BinaryOp::Add, Prim::String, empty, sum))
            }
        };
        self.push(Value::Reg(sum));
        Ok(())
    }

    fn text(&mut self, text: NameId) -> Reg {
        let dst = self.registers.temp(TyId::STRING);
        self.emit(Op::Const { dst, value: Const::String(text) });
        dst
    }
}

fn callee(entry: &MethodEntry) -> Callee {
    Callee { method: entry.method, owner: entry.owner, type_args: TypeArgs::default() }
}
