//! Code with instructions put in, taken out or replaced; everything that counts bytes of code is counted anew.
//!
//! Instructions are laid out once from front to back: only the padding of switches depends on where they come to lie. Then
//! jumps, switches, the exception table, lines, local variables and stack maps (JVMS 4.7.4) are written with the new places.
//! What is put in must be straight-line code that leaves the stack and the old local variables as it found them; so every stack
//! map stays true, and what verified before verifies now. A new catch-all handler brings its own stack map.
//!
//! For each old place there are three new ones, and it matters which is meant:
//!
//! ```text
//!     previous instruction
//!  begin:   what was put behind the previous instruction      <- where a protected range starts
//!  target:  what was put before this instruction              <- where jumps, lines, frames and the ends of ranges go
//!  place:   this instruction                                  <- what `uninitialized(new)` names
//! ```

use crate::code::{Code, ExceptionHandler};
use crate::instruction::Instruction;
use crate::pool::ConstantPool;
use crate::problem::{Problem, Result};
use crate::write::{ConstantPoolBuilder, NewCode};
use crate::{Bytes, edit_frames};
use rustc_hash::FxHashMap;

/// No method is longer (JVMS 4.9.1).
const MAX_CODE: usize = 65535;

/// The code of a method, being changed.
#[derive(Clone, Debug)]
pub struct CodeEditor<'a> {
    code: Code<'a>,
    prologue: Vec<u8>,
    edits: FxHashMap<u32, Edit>,
    guard: Option<Guard>,
    more_stack: u16,
    more_locals: u16,
}

#[derive(Clone, Default, Debug)]
struct Edit {
    before: Vec<u8>,
    instead: Option<Vec<u8>>,
    after: Vec<u8>,
}

/// A handler that catches whatever leaves the method, and must throw it again.
#[derive(Clone, Debug)]
pub struct Guard {
    /// The handler. It finds the exception on the stack.
    pub code: Vec<u8>,
    /// The index of the class of which local variable 0 is an object, if the handler uses it.
    pub this: Option<u16>,
    /// The index of the class `java/lang/Throwable`.
    pub throwable: u16,
}

impl<'a> CodeEditor<'a> {
    /// Nothing is changed yet.
    pub fn new(code: Code<'a>) -> CodeEditor<'a> {
        CodeEditor {
            code,
            prologue: Vec::new(),
            edits: FxHashMap::default(),
            guard: None,
            more_stack: 0,
            more_locals: 0,
        }
    }

    /// Is the code as it was?
    pub fn is_unchanged(&self) -> bool {
        self.prologue.is_empty() && self.edits.is_empty() && self.guard.is_none()
    }

    /// Runs once, when the method is entered, even if something jumps to its first instruction.
    pub fn at_entry(&mut self, bytes: &[u8]) {
        self.prologue.extend(bytes);
    }

    /// Runs before the instruction at `at`, also for those who jump there.
    pub fn before(&mut self, at: u32, bytes: &[u8]) {
        self.edits.entry(at).or_default().before.extend(bytes);
    }

    /// Runs in place of the instruction at `at`.
    pub fn instead(&mut self, at: u32, bytes: &[u8]) {
        self.edits.entry(at).or_default().instead.get_or_insert_default().extend(bytes);
    }

    /// Runs behind the instruction at `at`, which must be one that goes on to the next; not for those who jump there. Where the next
    /// instruction begins a protected range, this is protected, too.
    pub fn after(&mut self, at: u32, bytes: &[u8]) {
        self.edits.entry(at).or_default().after.extend(bytes);
    }

    /// Whatever is thrown out of the method goes through this handler.
    pub fn guard(&mut self, guard: Guard) {
        self.guard = Some(guard);
    }

    /// What is put in needs so much more of the stack.
    pub fn need_stack(&mut self, places: u16) {
        self.more_stack = self.more_stack.max(places);
    }

    /// What is put in needs so many more local variables, behind all others.
    pub fn need_locals(&mut self, places: u16) {
        self.more_locals = self.more_locals.max(places);
    }

    /// The first local variable that the method itself does not use.
    pub fn first_free_local(&self) -> u16 {
        self.code.max_locals
    }

    /// The changed code. A method that gets too long is a problem.
    pub fn finish(self, old: &ConstantPool<'a>, pool: &mut ConstantPoolBuilder<'a>) -> Result<NewCode> {
        let layout = self.layout()?;
        let mut code = self.written(&layout)?;
        let mut exceptions = Vec::new();
        for handler in self.code.exceptions() {
            exceptions.push(layout.handler(handler)?);
        }
        if let Some(guard) = &self.guard {
            let handler = code.len() as u16;
            let start = self.prologue.len() as u16;
            if handler > start {
                exceptions.push(ExceptionHandler { start, end: handler, handler, catch_type: 0 });
            }
            code.extend(&guard.code);
        }
        if code.len() > MAX_CODE {
            return Err(self.too_long());
        }
        let attributes = self.attributes(&layout, old, pool)?;
        Ok(NewCode {
            max_stack: self.code.max_stack.saturating_add(self.more_stack),
            max_locals: self.code.max_locals.saturating_add(self.more_locals),
            code,
            exceptions,
            attributes,
        })
    }

    fn too_long(&self) -> Problem {
        Problem::new(self.code.bytes.offset(), "the method would become too long")
    }

    fn layout(&self) -> Result<Layout> {
        let length = self.code.bytes.data().len();
        let none = vec![NOWHERE; length + 1];
        let mut layout = Layout { begin: none.clone(), target: none.clone(), place: none };
        let mut at_new = self.prologue.len();
        let mut begin = at_new;
        let mut instructions = self.code.instructions();
        while let Some(instruction) = instructions.next() {
            let (at, instruction) = instruction?;
            let old_length = (instructions.at() - at) as usize;
            let old = at as usize;
            let edit = self.edits.get(&at);
            layout.begin[old] = begin as u32;
            layout.target[old] = at_new as u32;
            at_new += edit.map_or(0, |edit| edit.before.len());
            layout.place[old] = at_new as u32;
            at_new += match edit.and_then(|edit| edit.instead.as_ref()) {
                Some(instead) => instead.len(),
                None => old_length - padding(&instruction, old) + padding(&instruction, at_new),
            };
            begin = at_new;
            at_new += edit.map_or(0, |edit| edit.after.len());
        }
        layout.begin[length] = begin as u32;
        layout.target[length] = at_new as u32;
        if at_new > MAX_CODE { Err(self.too_long()) } else { Ok(layout) }
    }

    fn written(&self, layout: &Layout) -> Result<Vec<u8>> {
        let bytes = self.code.bytes.data();
        let mut out = self.prologue.clone();
        let mut instructions = self.code.instructions();
        while let Some(instruction) = instructions.next() {
            let (at, instruction) = instruction?;
            let raw = &bytes[at as usize..instructions.at() as usize];
            let edit = self.edits.get(&at);
            out.extend(edit.iter().flat_map(|edit| &edit.before));
            match edit.and_then(|edit| edit.instead.as_ref()) {
                Some(instead) => out.extend(instead),
                None => self.write_instruction(&instruction, raw, layout, &mut out)?,
            }
            out.extend(edit.iter().flat_map(|edit| &edit.after));
        }
        Ok(out)
    }

    fn write_instruction(
        &self,
        instruction: &Instruction<'_>,
        raw: &[u8],
        layout: &Layout,
        out: &mut Vec<u8>,
    ) -> Result<()> {
        use Instruction as I;
        let here = i64::from(out.len() as u32);
        let by = |target: u32| Ok((i64::from(layout.target_of(target)?) - here) as i32);
        match instruction {
            I::If(_, to)
            | I::IfInt(_, to)
            | I::IfRef(_, to)
            | I::IfNull(_, to)
            | I::Goto(to)
            | I::Jsr(to) => {
                let by = by(*to)?;
                out.push(raw[0]);
                if raw.len() == 5 {
                    out.extend(by.to_be_bytes());
                } else {
                    out.extend(i16::try_from(by).map_err(|_| self.too_long())?.to_be_bytes());
                }
            }
            I::TableSwitch(switch) => {
                let count = (switch.cases().len() as u32).cast_signed();
                out.push(raw[0]);
                out.resize(out.len().next_multiple_of(4), 0);
                let high = switch.low.wrapping_add(count).wrapping_sub(1);
                for number in [by(switch.default)?, switch.low, high] {
                    out.extend(number.to_be_bytes());
                }
                for (_, target) in switch.cases() {
                    out.extend(by(target)?.to_be_bytes());
                }
            }
            I::LookupSwitch(switch) => {
                out.push(raw[0]);
                out.resize(out.len().next_multiple_of(4), 0);
                out.extend(by(switch.default)?.to_be_bytes());
                out.extend((switch.cases().len() as u32).to_be_bytes());
                for (number, target) in switch.cases() {
                    out.extend(number.to_be_bytes());
                    out.extend(by(target)?.to_be_bytes());
                }
            }
            _ => out.extend(raw),
        }
        Ok(())
    }

    /// Attributes that count bytes of code, counted anew. Others are for tools that we do not know, and may count, too: they go.
    fn attributes(
        &self,
        layout: &Layout,
        old: &ConstantPool<'a>,
        pool: &mut ConstantPoolBuilder<'a>,
    ) -> Result<Vec<(u16, Vec<u8>)>> {
        let mut attributes = Vec::new();
        let mut frames = None;
        for attribute in self.code.attributes.iter(old) {
            let content = match &*attribute.name.decode() {
                "LineNumberTable" => layout.lines(attribute.content)?,
                "LocalVariableTable" | "LocalVariableTypeTable" => layout.variables(attribute.content)?,
                "StackMapTable" => {
                    frames = Some((attribute.index, edit_frames::parse(attribute.content)?));
                    continue;
                }
                _ => continue,
            };
            attributes.push((attribute.index, content));
        }
        if let Some(guard) = &self.guard {
            let (_, frames) = match &mut frames {
                Some(known) => known,
                None => frames.insert((pool.text("StackMapTable")?, Vec::new())),
            };
            frames.push(edit_frames::of_handler(self.code.bytes.data().len() as u32, guard));
        }
        if let Some((name, frames)) = frames {
            attributes.push((name, edit_frames::write(&frames, layout)?));
        }
        Ok(attributes)
    }
}

/// How many bytes a switch skips to lie at a multiple of four, counted from the start of the code.
fn padding(instruction: &Instruction<'_>, at: usize) -> usize {
    match instruction {
        Instruction::TableSwitch(_) | Instruction::LookupSwitch(_) => 3 - at % 4,
        _ => 0,
    }
}

const NOWHERE: u32 = u32::MAX;

/// Where everything went, by its old place.
pub(crate) struct Layout {
    begin: Vec<u32>,
    target: Vec<u32>,
    place: Vec<u32>,
}

impl Layout {
    fn find(places: &[u32], old: u32) -> Result<u32> {
        let new = places.get(old as usize).copied().filter(|new| *new != NOWHERE);
        new.ok_or_else(|| Problem::new(old as usize, "a place in the code where no instruction begins"))
    }

    /// Where jumps to an old place land.
    pub(crate) fn target_of(&self, old: u32) -> Result<u32> {
        Layout::find(&self.target, old)
    }

    /// Where the instruction itself is.
    pub(crate) fn place_of(&self, old: u32) -> Result<u32> {
        Layout::find(&self.place, old)
    }

    fn handler(&self, old: ExceptionHandler) -> Result<ExceptionHandler> {
        Ok(ExceptionHandler {
            start: Layout::find(&self.begin, old.start.into())? as u16,
            end: self.target_of(old.end.into())? as u16,
            handler: self.target_of(old.handler.into())? as u16,
            catch_type: old.catch_type,
        })
    }

    /// A table of lines. What is wrong in it harms nobody but debuggers, and is left out.
    fn lines(&self, mut content: Bytes<'_>) -> Result<Vec<u8>> {
        let mut rows = Vec::new();
        for _ in 0..content.u16()? {
            let (start, line) = (content.u16()?, content.u16()?);
            if let Ok(start) = self.target_of(start.into()) {
                rows.push([start as u16, line]);
            }
        }
        Ok(table(&rows))
    }

    fn variables(&self, mut content: Bytes<'_>) -> Result<Vec<u8>> {
        let mut rows = Vec::new();
        for _ in 0..content.u16()? {
            let (start, length) = (u32::from(content.u16()?), u32::from(content.u16()?));
            let rest = [content.u16()?, content.u16()?, content.u16()?];
            if let (Ok(start), Ok(end)) = (self.target_of(start), self.target_of(start + length)) {
                rows.push([start as u16, (end - start) as u16, rest[0], rest[1], rest[2]]);
            }
        }
        Ok(table(&rows))
    }
}

/// A count, and rows of numbers.
fn table<const N: usize>(rows: &[[u16; N]]) -> Vec<u8> {
    let count = [rows.len() as u16];
    count.iter().chain(rows.iter().flatten()).flat_map(|number| number.to_be_bytes()).collect()
}
