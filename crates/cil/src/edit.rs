//! Method bodies that change: code is put before, behind or in place of instructions, and everything that
//! names a place (branches, switches, exception handlers) follows.
//!
//! The instructions of the original keep their names, the [`Place`]s, whatever is put between them. A branch
//! to an instruction leads to the first that was put before it, and so do the borders of handlers: what is
//! put before an instruction belongs to it. What is put behind an instruction also belongs to it, and branches
//! to the next one do not come by.
//!
//! ```text
//!     before.  original or replacement.  after.   ← place 7; its label is in front of `before`
//!     before.  original or replacement.  after.   ← place 8
//! ```
//!
//! Short branches become long ones where they no longer reach. All else keeps its spelling, so a body without
//! edits comes back as it was, to the byte.

use std::collections::BTreeMap;

use crate::body::{Body, Clause, ClauseKind, Header, InitLocals, MAX_CODE, Section};
use crate::instruction::{Instruction, Operand};
use crate::metadata::Token;
use crate::opcode::Op;
use crate::problem::{Problem, Result};

mod encode;
mod map;

pub use map::OffsetMap;

/// An instruction of the original body, by its number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Place(pub u32);

/// Something to branch to: an original instruction ([`Editor::label_of`]), the end of the code
/// ([`Editor::end`]), or a place in new code ([`Editor::new_label`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Label(u32);

/// A piece of new code.
#[derive(Clone, PartialEq, Debug)]
pub enum Piece {
    /// An instruction.
    Instruction(Instruction<Label>),
    /// What branches to this label lead to what follows.
    Label(Label),
}

impl From<Instruction<Label>> for Piece {
    fn from(instruction: Instruction<Label>) -> Piece {
        Piece::Instruction(instruction)
    }
}

impl From<Label> for Piece {
    fn from(label: Label) -> Piece {
        Piece::Label(label)
    }
}

/// A body that is being changed.
#[derive(Clone, Debug)]
pub struct Editor {
    /// How deep the operand stack gets. Whoever adds code that needs more says so here.
    pub max_stack: u16,
    /// What local variables hold before the first store.
    pub init_locals: InitLocals,
    /// The signature of the local variables, if there are any.
    pub locals: Option<Token>,
    header: Header,
    originals: Vec<Original>,
    clauses: Vec<Clause<Label>>,
    section: Section,
    edits: BTreeMap<Place, Edit>,
    prologue: Vec<Piece>,
    labels: u32,
}

#[derive(Clone, Debug)]
struct Original {
    offset: u32,
    instruction: Instruction<Label>,
}

/// What was done to an instruction.
#[derive(Clone, Debug, Default)]
struct Edit {
    before: Vec<Piece>,
    replacement: Option<Vec<Piece>>,
    after: Vec<Piece>,
}

/// A body as it is now.
#[derive(Clone, PartialEq, Debug)]
pub struct Edited {
    /// The body, with header and sections.
    pub bytes: Vec<u8>,
    /// Where the code starts in it.
    pub code_start: usize,
    /// Where each original instruction is now.
    pub map: OffsetMap,
}

impl Editor {
    /// Starts with a body as it is. Refuses what no runtime would run: branches into the middle of
    /// instructions or out of the code.
    pub fn new(body: &Body<'_>) -> Result<Editor> {
        if body.code.len() > MAX_CODE {
            return Err(Problem::too_large(body.code.offset(0), "a method of more than a gigabyte"));
        }
        let mut raw = Vec::new();
        for instruction in body.instructions() {
            raw.push(instruction?);
        }
        let offsets: Vec<u32> = raw.iter().map(|(offset, _)| *offset).collect();
        let code_len = body.code.len() as u32;
        let places = Places { offsets: &offsets, code_len, code_start: body.code.offset(0) };
        let mut originals = Vec::with_capacity(raw.len());
        for (offset, instruction) in raw {
            let instruction = instruction.try_map(|to| places.branch_target(to))?;
            originals.push(Original { offset, instruction });
        }
        let clauses = body.clauses.iter().map(|clause| places.clause(clause)).collect::<Result<_>>()?;
        Ok(Editor {
            max_stack: body.max_stack,
            init_locals: body.init_locals,
            locals: body.locals,
            header: body.header,
            labels: originals.len() as u32 + 1,
            originals,
            clauses,
            section: body.section,
            edits: BTreeMap::new(),
            prologue: Vec::new(),
        })
    }

    /// A body for a new method, without any code yet: [`Editor::insert_prologue`] writes it.
    pub fn empty() -> Editor {
        Editor {
            max_stack: 0,
            init_locals: InitLocals::Zero,
            locals: None,
            header: Header::Tiny,
            originals: Vec::new(),
            clauses: Vec::new(),
            section: Section::Small,
            edits: BTreeMap::new(),
            prologue: Vec::new(),
            // That of the end.
            labels: 1,
        }
    }

    /// The original instructions in their order.
    pub fn instructions(&self) -> impl Iterator<Item = (Place, &Instruction<Label>)> {
        (0..).map(Place).zip(self.originals.iter().map(|original| &original.instruction))
    }

    /// All places; the editor can be changed on the way.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.originals.len() as u32).map(Place)
    }

    /// An original instruction.
    pub fn get(&self, place: Place) -> Option<&Instruction<Label>> {
        self.originals.get(place.0 as usize).map(|original| &original.instruction)
    }

    /// Where an original instruction was in the original code.
    pub fn old_offset(&self, place: Place) -> Option<u32> {
        self.originals.get(place.0 as usize).map(|original| original.offset)
    }

    /// The first of the prefixes (`constrained.`, `tail.`, …) of an instruction, or the instruction itself. Code
    /// that is to run before the instruction goes before this place; between the two it is refused.
    pub fn with_prefixes(&self, place: Place) -> Place {
        let is_prefix = |before: &Place| self.get(*before).is_some_and(|it| it.op.is_prefix());
        let mut first = place;
        while let Some(before) = first.0.checked_sub(1).map(Place).filter(is_prefix) {
            first = before;
        }
        first
    }

    /// The places that branches, switches and handlers name, in order: code may be reached there in other ways
    /// than from the instruction before.
    pub fn targets(&self) -> Vec<Place> {
        let mut labels: Vec<Label> = Vec::new();
        for original in &self.originals {
            match &original.instruction.operand {
                Operand::Branch(to) => labels.push(*to),
                Operand::Switch(targets) => labels.extend(targets),
                _ => {}
            }
        }
        labels.extend(self.clauses.iter().flat_map(clause_labels));
        labels.sort_unstable();
        labels.dedup();
        labels.into_iter().map(|label| Place(label.0)).filter(|place| self.get(*place).is_some()).collect()
    }

    /// Adds an exception handler around all others: the runtime takes the first that fits.
    pub fn push_clause(&mut self, clause: Clause<Label>) {
        self.clauses.push(clause);
    }

    /// Runs code whenever the method ends, be it with an exception, around everything but the prologue. What the method returns is in the
    /// variable meanwhile. Tail calls become calls: there is something to do behind them.
    pub fn insert_finally<P: Into<Piece>>(&mut self, result: Option<u16>, code: impl IntoIterator<Item = P>) {
        let (Some(start), Some(last)) = (self.label_of(Place(0)), self.places().last()) else { return };
        let (handler, end) = (self.new_label(), self.new_label());
        for place in self.places().filter(|place| self.is_op(*place, Op::Ret)).collect::<Vec<_>>() {
            let prefix = place.0.checked_sub(2).map(Place).filter(|prefix| self.is_op(*prefix, Op::Tail));
            if let Some(prefix) = prefix {
                self.replace(prefix, [] as [Piece; 0]);
            }
            let kept = result.map(Instruction::stloc);
            self.replace(place, kept.into_iter().chain([Instruction::branch(Op::Leave, end)]));
        }
        let mut behind: Vec<Piece> = vec![handler.into()];
        behind.extend(code.into_iter().map(Into::into));
        behind.push(Instruction::simple(Op::Endfinally).into());
        behind.push(end.into());
        behind.extend(result.map(|result| Piece::from(Instruction::ldloc(result))));
        behind.push(Instruction::simple(Op::Ret).into());
        self.insert_after(last, behind);
        // What ended with the code ends where the new code begins.
        let old_end = self.end();
        for clause in &mut self.clauses {
            for bound in [&mut clause.protected.end, &mut clause.handler.end] {
                if *bound == old_end {
                    *bound = handler;
                }
            }
        }
        self.push_clause(Clause {
            kind: ClauseKind::Finally,
            protected: start..handler,
            handler: handler..end,
        });
    }

    fn is_op(&self, place: Place, op: Op) -> bool {
        self.get(place).is_some_and(|instruction| instruction.op == op)
    }

    /// The label in front of an original instruction and what is put before it.
    pub fn label_of(&self, place: Place) -> Option<Label> {
        self.get(place).map(|_| Label(place.0))
    }

    /// The label behind the last instruction: where handlers may end.
    pub fn end(&self) -> Label {
        Label(self.originals.len() as u32)
    }

    /// A label for new code. It must be put somewhere, once, as a [`Piece::Label`].
    pub fn new_label(&mut self) -> Label {
        let label = Label(self.labels);
        self.labels += 1;
        label
    }

    /// Puts code before everything else, behind what was put there earlier. Branches do not come by, but for those
    /// to labels in it.
    pub fn insert_prologue<P: Into<Piece>>(&mut self, code: impl IntoIterator<Item = P>) {
        self.prologue.extend(code.into_iter().map(Into::into));
    }

    /// Puts code before an instruction, behind what was put there earlier. Branches to the instruction lead to
    /// the first of it.
    pub fn insert_before<P: Into<Piece>>(&mut self, place: Place, code: impl IntoIterator<Item = P>) {
        self.edit(place).before.extend(code.into_iter().map(Into::into));
    }

    /// Puts code behind an instruction, behind what was put there earlier. Branches to the next instruction do
    /// not come by.
    pub fn insert_after<P: Into<Piece>>(&mut self, place: Place, code: impl IntoIterator<Item = P>) {
        self.edit(place).after.extend(code.into_iter().map(Into::into));
    }

    /// Puts code in the place of an instruction, and takes back what replaced it earlier.
    pub fn replace<P: Into<Piece>>(&mut self, place: Place, code: impl IntoIterator<Item = P>) {
        self.edit(place).replacement = Some(code.into_iter().map(Into::into).collect());
    }

    fn edit(&mut self, place: Place) -> &mut Edit {
        self.edits.entry(place).or_default()
    }

    /// Was anything changed?
    pub fn is_edited(&self) -> bool {
        !self.edits.is_empty() || !self.prologue.is_empty()
    }

    /// Writes the body as it is now.
    pub fn encode(&self) -> Result<Edited> {
        encode::encode(self)
    }
}

fn clause_labels(clause: &Clause<Label>) -> impl Iterator<Item = Label> {
    let filter = match clause.kind {
        ClauseKind::Filter(start) => Some(start),
        ClauseKind::Catch(_) | ClauseKind::Finally | ClauseKind::Fault => None,
    };
    let Clause { protected, handler, .. } = clause;
    [protected.start, protected.end, handler.start, handler.end].into_iter().chain(filter)
}

/// Finds the instruction at a byte.
struct Places<'o> {
    offsets: &'o [u32],
    code_len: u32,
    code_start: usize,
}

impl Places<'_> {
    fn label(&self, offset: u32) -> Result<Label> {
        if offset == self.code_len {
            return Ok(Label(self.offsets.len() as u32));
        }
        let Ok(index) = self.offsets.binary_search(&offset) else {
            let reason = format!("byte {offset:#x} of the code is named, where no instruction starts");
            return Err(Problem::broken(self.code_start, reason));
        };
        Ok(Label(index as u32))
    }

    fn branch_target(&self, offset: u32) -> Result<Label> {
        if offset == self.code_len {
            return Err(Problem::broken(self.code_start, "a branch leads behind the last instruction"));
        }
        self.label(offset)
    }

    fn clause(&self, clause: &Clause<u32>) -> Result<Clause<Label>> {
        clause.try_map(|offset| self.label(*offset))
    }
}

impl<T> Clause<T> {
    /// The same with the places named in another way.
    fn try_map<U>(&self, mut name: impl FnMut(&T) -> Result<U>) -> Result<Clause<U>> {
        Ok(Clause {
            kind: match &self.kind {
                ClauseKind::Catch(class) => ClauseKind::Catch(*class),
                ClauseKind::Filter(start) => ClauseKind::Filter(name(start)?),
                ClauseKind::Finally => ClauseKind::Finally,
                ClauseKind::Fault => ClauseKind::Fault,
            },
            protected: name(&self.protected.start)?..name(&self.protected.end)?,
            handler: name(&self.handler.start)?..name(&self.handler.end)?,
        })
    }
}
