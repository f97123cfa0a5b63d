//! A method that is being rewritten: its stretches of straight code, its places, and where control flow depends on what was read.

use super::opcodes::{ALOAD_0, DUP};
use classfile::{Access, ClassFile, Code, CodeEditor, Instruction, Line, Member, MemberRef, Problem};
use rustc_hash::FxHashSet;

/// A method that is being rewritten.
pub(super) struct Body<'a> {
    pub(super) method: Member<'a>,
    pub(super) lines: Vec<Line>,
    /// Where stretches of straight code begin.
    pub(super) leaders: FxHashSet<u32>,
    /// In a constructor: where it has called another one.
    pub(super) becomes_object: Option<u32>,
    /// Does it lock an object itself?
    pub(super) locks: bool,
    pub(super) sites: Vec<Site<'a>>,
    /// The last access in this stretch.
    pub(super) last: Option<usize>,
    /// Has something been read since the last decision?
    pub(super) pending: bool,
    /// The field of `this` that was read in order to be written.
    pub(super) update: Option<u16>,
    /// The opcodes of the last two instructions.
    pub(super) recent: [u8; 2],
    pub(super) editor: CodeEditor<'a>,
}

impl Body<'_> {
    /// Does control flow depend on what was read, at this instruction?
    pub(super) fn decides(&self, instruction: &Instruction<'_>) -> bool {
        use Instruction as I;
        use classfile::Arithmetic::{Div, Rem};
        match instruction {
            I::GetField(_) => self.recent[1] != ALOAD_0 && self.recent != [ALOAD_0, DUP],
            // `this.count++` reads and writes a field of the same object.
            I::PutField(index) => self.update != Some(*index),
            I::If(..)
            | I::IfInt(..)
            | I::IfRef(..)
            | I::IfNull(..)
            | I::Goto(_)
            | I::Jsr(_)
            | I::Ret(_)
            | I::TableSwitch(_)
            | I::LookupSwitch(_)
            | I::Return(Some(_))
            | I::ArrayLoad(_)
            | I::ArrayStore(_)
            | I::ArrayLength
            | I::Throw
            | I::CheckCast(_)
            | I::MonitorEnter
            | I::MonitorExit
            | I::InvokeVirtual(_)
            | I::InvokeInterface(_)
            | I::InvokeSpecial(_)
            | I::InvokeStatic(_)
            | I::InvokeDynamic(_)
            | I::NewArray(_)
            | I::NewRefArray(_)
            | I::MultiNewArray(..) => true,
            I::Arithmetic(kind, Div | Rem) => {
                !matches!(kind, classfile::Kind::Float | classfile::Kind::Double)
            }
            _ => false,
        }
    }

    /// Something is decided here by what was read.
    pub(super) fn decided(&mut self) {
        if let Some(last) = self.last.filter(|_| self.pending) {
            self.sites[last].branches = true;
        }
        self.pending = false;
    }
}

pub(super) struct Site<'a> {
    pub(super) number: u32,
    pub(super) line: u16,
    pub(super) branches: bool,
    pub(super) member: Option<MemberRef<'a>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Does {
    Read,
    Write,
    Other,
}

/// Where a constructor calls another one: the first such call that is not for an object made before.
pub(super) fn constructed_at(
    class: &ClassFile<'_>,
    method: &Member<'_>,
    code: &Code<'_>,
) -> Result<Option<u32>, Problem> {
    if method.name != "<init>" {
        return Ok(None);
    }
    let mut made = 0;
    for instruction in code.instructions() {
        match instruction? {
            (_, Instruction::New(_)) => made += 1,
            (at, Instruction::InvokeSpecial(index)) if class.pool.member(index)?.name == "<init>" => {
                if made == 0 {
                    return Ok(Some(at));
                }
                made -= 1;
            }
            _ => {}
        }
    }
    Ok(Some(u32::MAX))
}

/// Does a method lock an object itself?
pub(super) fn locks(method: &Member<'_>, code: &Code<'_>) -> bool {
    method.access.has(Access::SYNCHRONIZED)
        || code
            .instructions()
            .flatten()
            .any(|(_, instruction)| matches!(instruction, Instruction::MonitorEnter))
}
