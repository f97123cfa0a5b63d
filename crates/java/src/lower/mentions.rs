//! What the code of a class mentions of its constant pool, found before anything is given a number: a pool
//! also has entries that only tools look at, and those would become types of the program that nobody uses.

use classfile::{ClassFile, Code, Instruction, Member};

/// What one class mentions.
pub(super) struct Mentions {
    /// For each entry of the constant pool, how it is used.
    pub(super) uses: Vec<Use>,
    /// For each method, what only its code tells of its declaration.
    pub(super) methods: Vec<Heading>,
}

/// How an entry of the constant pool is used.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Use(u8);

impl Use {
    /// As it is, by an instruction or a handler.
    pub(super) const PLAIN: Use = Use(1);
    /// As the class of an array's elements.
    pub(super) const ELEMENT: Use = Use(2);
    /// As a variable's name.
    pub(super) const NAME: Use = Use(4);
    /// As a variable's type.
    pub(super) const TYPE: Use = Use(8);
    /// As a member without a receiver.
    pub(super) const STATIC: Use = Use(16);

    pub(super) fn is_any(self) -> bool {
        self != Use::default()
    }

    pub(super) fn has(self, other: Use) -> bool {
        self.0 & other.0 != 0
    }
}

/// What the code of a method tells about its declaration.
#[derive(Clone, Default)]
pub(super) struct Heading {
    /// Slots and names of the variables that have a value from the start: its parameters.
    pub(super) params: Vec<(u16, u16)>,
    /// The smallest line; 0 if there is none.
    pub(super) line: u16,
}

impl Mentions {
    /// Code that cannot be read is left out: lowering will say so.
    pub(super) fn of(class: &ClassFile<'_>) -> Mentions {
        let methods = Vec::with_capacity(class.methods.len());
        let mut mentions = Mentions { uses: vec![Use::default(); class.pool.len()], methods };
        for method in &class.methods {
            let heading = mentions.method(class, method);
            mentions.methods.push(heading);
        }
        mentions
    }

    /// The indices of all entries that are mentioned, in ascending order.
    pub(super) fn used(&self) -> impl Iterator<Item = u16> {
        self.uses.iter().enumerate().filter(|(_, uses)| uses.is_any()).map(|(index, _)| index as u16)
    }

    fn method<'a>(&mut self, class: &ClassFile<'a>, method: &Member<'a>) -> Heading {
        let Ok(Some(code)) = class.code(method) else { return Heading::default() };
        self.code(&code);
        let mut params = Vec::new();
        for local in code.local_variables(&class.pool) {
            self.mark(local.name, Use::NAME);
            self.mark(local.ty, Use::TYPE);
            if local.start == 0 {
                params.push((local.slot, local.name));
            }
        }
        let line = code.lines(&class.pool).map(|line| line.line).min().unwrap_or(0);
        Heading { params, line }
    }

    fn code(&mut self, code: &Code<'_>) {
        for handler in code.exceptions().filter(|handler| handler.catch_type != 0) {
            self.mark(handler.catch_type, Use::PLAIN);
        }
        for (_, instruction) in code.instructions().map_while(Result::ok) {
            match instruction {
                Instruction::Ldc(index)
                | Instruction::GetField(index)
                | Instruction::PutField(index)
                | Instruction::InvokeVirtual(index)
                | Instruction::InvokeSpecial(index)
                | Instruction::InvokeInterface(index)
                | Instruction::InvokeDynamic(index)
                | Instruction::New(index)
                | Instruction::CheckCast(index)
                | Instruction::InstanceOf(index)
                | Instruction::MultiNewArray(index, _) => self.mark(index, Use::PLAIN),
                Instruction::GetStatic(index)
                | Instruction::PutStatic(index)
                | Instruction::InvokeStatic(index) => self.mark(index, Use::STATIC),
                Instruction::NewRefArray(index) => self.mark(index, Use::ELEMENT),
                _ => {}
            }
        }
    }

    fn mark(&mut self, index: u16, how: Use) {
        if let Some(uses) = self.uses.get_mut(usize::from(index)) {
            uses.0 |= how.0;
        }
    }
}
