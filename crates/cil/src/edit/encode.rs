//! Writes an edited body: lays the pieces out, widens branches until all reach, and names every place by its
//! byte.

use super::{Edited, Editor, Label, OffsetMap, Piece, Place};
use crate::body::{
    Clause, ClauseKind, FAT_CLAUSE, FAT_FORMAT, FAT_HEADER_LEN, Header, INIT_LOCALS, InitLocals,
    MORE_SECTIONS, SECTION_ALIGNMENT, SECTION_EXCEPTIONS, SECTION_FAT, SMALL_CLAUSE, Section, TINY_CODE_END,
    TINY_FORMAT, TINY_MAX_STACK,
};
use crate::instruction::{Instruction, Operand};
use crate::opcode::{Op, OperandKind};
use crate::problem::{Problem, Result};

/// Real bodies settle in two or three rounds; a crafted one, where each widening pushes the next branch out of
/// reach, widens everything after these.
const ROUNDS: usize = 8;

/// Nothing that a runtime takes is longer; it keeps all distances within 31 bits.
const MAX_CODE: usize = 1 << 30;

pub(super) fn encode(editor: &Editor) -> Result<Edited> {
    let mut layout = Layout::of(editor)?;
    layout.settle()?;
    let mut code = Vec::with_capacity(layout.code_len());
    for (line, at) in layout.lines.iter().zip(&layout.offsets) {
        layout.resolve(line)?.write(*at, &mut code)?;
    }
    let clauses = layout.clauses(editor)?;
    let pairs = editor.originals.iter().zip(&layout.labels);
    let pairs = pairs.map(|(original, line)| (original.offset, layout.offset_of_line(*line))).collect();
    let (bytes, code_start) = assemble(editor, &code, &clauses)?;
    Ok(Edited { bytes, code_start, map: OffsetMap::new(pairs) })
}

/// An instruction and how it will be written.
struct Line<'e> {
    instruction: &'e Instruction<Label>,
    /// Its own operation, or the wide form of it.
    op: Op,
}

struct Layout<'e> {
    lines: Vec<Line<'e>>,
    /// Where each line starts, and where the last ends.
    offsets: Vec<u32>,
    /// The line in front of which each label stands.
    labels: Vec<u32>,
    /// Smaller ones belong to original instructions, or to the end.
    first_new_label: usize,
}

/// A label that was not put anywhere.
const NOWHERE: u32 = u32::MAX;

impl<'e> Layout<'e> {
    fn of(editor: &'e Editor) -> Result<Self> {
        let count = editor.originals.len();
        let mut layout = Layout {
            lines: Vec::with_capacity(count),
            offsets: Vec::new(),
            labels: vec![NOWHERE; editor.labels as usize],
            first_new_label: count + 1,
        };
        if editor.edits.keys().next_back().is_some_and(|last| last.0 as usize >= count) {
            return Err(Problem::cannot_encode("an edit at a place that the body does not have"));
        }
        layout.pieces(&editor.prologue)?;
        for (index, original) in editor.originals.iter().enumerate() {
            layout.labels[index] = layout.lines.len() as u32;
            let Some(edit) = editor.edits.get(&Place(index as u32)) else {
                layout.line(&original.instruction);
                continue;
            };
            layout.pieces(&edit.before)?;
            match &edit.replacement {
                Some(replacement) => layout.pieces(replacement)?,
                None => layout.line(&original.instruction),
            }
            layout.pieces(&edit.after)?;
        }
        layout.labels[count] = layout.lines.len() as u32;
        Ok(layout)
    }

    fn line(&mut self, instruction: &'e Instruction<Label>) {
        self.lines.push(Line { instruction, op: instruction.op });
    }

    fn pieces(&mut self, pieces: &'e [Piece]) -> Result<()> {
        for piece in pieces {
            match piece {
                Piece::Instruction(instruction) => self.line(instruction),
                Piece::Label(label) => {
                    let line = self.lines.len() as u32;
                    let is_new = label.0 as usize >= self.first_new_label;
                    match self.labels.get_mut(label.0 as usize) {
                        Some(place) if is_new && *place == NOWHERE => *place = line,
                        Some(_) => return Err(Problem::cannot_encode("a label stands in two places")),
                        None => return Err(foreign_label()),
                    }
                }
            }
        }
        Ok(())
    }

    fn settle(&mut self) -> Result<()> {
        self.measure()?;
        for _ in 0..ROUNDS {
            if !self.widen_what_does_not_reach()? {
                return Ok(());
            }
            self.measure()?;
        }
        for line in &mut self.lines {
            line.op = line.op.widened().unwrap_or(line.op);
        }
        self.measure()
    }

    fn measure(&mut self) -> Result<()> {
        self.offsets.clear();
        let mut at = 0;
        for line in &self.lines {
            self.offsets.push(at as u32);
            at += line.len();
            if at > MAX_CODE {
                return Err(Problem::cannot_encode("a method of more than a gigabyte"));
            }
        }
        self.offsets.push(at as u32);
        Ok(())
    }

    fn widen_what_does_not_reach(&mut self) -> Result<bool> {
        let mut changed = false;
        for index in 0..self.lines.len() {
            let line = &self.lines[index];
            let (Some(wide), Operand::Branch(to)) = (line.op.widened(), &line.instruction.operand) else {
                continue;
            };
            let distance = i64::from(self.offset_of(*to)?) - i64::from(self.offsets[index + 1]);
            if i8::try_from(distance).is_err() {
                self.lines[index].op = wide;
                changed = true;
            }
        }
        Ok(changed)
    }

    fn code_len(&self) -> usize {
        self.offsets.last().copied().unwrap_or(0) as usize
    }

    fn offset_of_line(&self, line: u32) -> u32 {
        self.offsets[line as usize]
    }

    fn offset_of(&self, label: Label) -> Result<u32> {
        match self.labels.get(label.0 as usize) {
            Some(&NOWHERE) => Err(Problem::cannot_encode("a branch leads to a label that was put nowhere")),
            Some(line) => Ok(self.offset_of_line(*line)),
            None => Err(foreign_label()),
        }
    }

    fn resolve(&self, line: &Line<'_>) -> Result<Instruction<u32>> {
        let resolved = line.instruction.clone().try_map(|label| self.offset_of(label))?;
        Ok(Instruction { op: line.op, ..resolved })
    }

    fn clauses(&self, editor: &Editor) -> Result<Vec<Clause<u32>>> {
        editor.clauses.iter().map(|clause| clause.try_map(|label| self.offset_of(*label))).collect()
    }
}

impl Line<'_> {
    fn len(&self) -> usize {
        let widening = match (self.op.operand_kind(), self.instruction.op.operand_kind()) {
            // The codes of all branches take one byte.
            (OperandKind::Branch32, OperandKind::Branch8) => 3,
            _ => 0,
        };
        self.instruction.len() + widening
    }
}

fn foreign_label() -> Problem {
    Problem::cannot_encode("a label of another body")
}

/// The whole body, and where its code starts.
fn assemble(editor: &Editor, code: &[u8], clauses: &[Clause<u32>]) -> Result<(Vec<u8>, usize)> {
    let mut out = Vec::with_capacity(FAT_HEADER_LEN + code.len() + 8 + clauses.len() * FAT_CLAUSE);
    let fits_tiny = code.len() < TINY_CODE_END
        && clauses.is_empty()
        && editor.locals.is_none()
        && editor.max_stack <= TINY_MAX_STACK;
    if editor.header == Header::Tiny && fits_tiny {
        out.push((code.len() as u8) << 2 | TINY_FORMAT);
        out.extend(code);
        return Ok((out, 1));
    }
    let mut flags = FAT_FORMAT | (FAT_HEADER_LEN as u16 / 4) << 12;
    if editor.init_locals == InitLocals::Zero {
        flags |= INIT_LOCALS;
    }
    if !clauses.is_empty() {
        flags |= MORE_SECTIONS;
    }
    out.extend(flags.to_le_bytes());
    out.extend(editor.max_stack.to_le_bytes());
    out.extend((code.len() as u32).to_le_bytes());
    out.extend(editor.locals.map_or(0, |token| token.0).to_le_bytes());
    out.extend(code);
    if !clauses.is_empty() {
        out.resize(out.len().next_multiple_of(SECTION_ALIGNMENT), 0);
        write_section(clauses, editor.section, &mut out)?;
    }
    Ok((out, FAT_HEADER_LEN))
}

fn write_section(clauses: &[Clause<u32>], section: Section, out: &mut Vec<u8>) -> Result<()> {
    let small: Option<Vec<[u8; SMALL_CLAUSE]>> = clauses.iter().map(small_clause).collect();
    let small_len = clauses.len() * SMALL_CLAUSE + 4;
    if let (Section::Small, Some(small), Ok(length)) = (section, small, u8::try_from(small_len)) {
        out.extend([SECTION_EXCEPTIONS, length, 0, 0]);
        out.extend(small.iter().flatten());
        return Ok(());
    }
    let length = clauses.len() * FAT_CLAUSE + 4;
    if length >= 1 << 24 {
        return Err(Problem::cannot_encode("more exception handlers than a section can hold"));
    }
    out.extend((u32::from(SECTION_EXCEPTIONS | SECTION_FAT) | (length as u32) << 8).to_le_bytes());
    for clause in clauses {
        let (kind, last) = kind_and_last(clause);
        let protected = range(&clause.protected)?;
        let handler = range(&clause.handler)?;
        for number in [u32::from(kind), protected.0, protected.1, handler.0, handler.1, last] {
            out.extend(number.to_le_bytes());
        }
    }
    Ok(())
}

/// Start and length.
fn range(range: &std::ops::Range<u32>) -> Result<(u32, u32)> {
    let length = range.end.checked_sub(range.start);
    let length =
        length.ok_or_else(|| Problem::cannot_encode("an exception handler ends before it starts"))?;
    Ok((range.start, length))
}

fn small_clause(clause: &Clause<u32>) -> Option<[u8; SMALL_CLAUSE]> {
    let (kind, last) = kind_and_last(clause);
    let mut out = [0; SMALL_CLAUSE];
    out[0] = kind;
    for (at, place) in [(2, &clause.protected), (5, &clause.handler)] {
        let (start, length) = range(place).ok()?;
        out[at..at + 2].copy_from_slice(&u16::try_from(start).ok()?.to_le_bytes());
        out[at + 2] = u8::try_from(length).ok()?;
    }
    out[8..].copy_from_slice(&last.to_le_bytes());
    Some(out)
}

/// The number of the kind, and what stands in the last four bytes.
fn kind_and_last(clause: &Clause<u32>) -> (u8, u32) {
    match clause.kind {
        ClauseKind::Catch(class) => (0, class.0),
        ClauseKind::Filter(start) => (1, start),
        ClauseKind::Finally => (2, 0),
        ClauseKind::Fault => (4, 0),
    }
}
