//! What a class mentions, found while it is read and its bytes are near. A constant pool also has entries that only
//! tools look at, and those would become types of the program that nobody uses. What is found here is all that the
//! thread needs which gives the numbers, so that it does not have to go through class files itself.

use super::symbols::{SharedSymbols, Sym};
use super::world::method_flags;
use classfile::{Access, ClassFile, Code, Constant, ConstantPool, Member, MemberKind, Mention, Text};
use ir::MethodFlags;
use std::ops::Range;

/// What one class mentions.
pub(super) struct Mentions {
    /// For each entry of the constant pool, its place in `entries`, counted from 1; 0 if it is not there.
    pub(super) places: Box<[u16]>,
    /// The entries that code uses, in the order of the constant pool.
    pub(super) entries: Box<[Mentioned]>,
    /// What is said of each field.
    pub(super) fields: Box<[Heading]>,
    /// What is said of each method.
    pub(super) methods: Box<[MethodHeading]>,
    /// Slots and names of the variables that have a value when their method starts.
    params: Box<[(u16, Sym)]>,
}

/// An entry of the constant pool that is used.
pub(super) struct Mentioned {
    pub(super) index: u16,
    pub(super) uses: Use,
    pub(super) what: What<Sym>,
}

impl Mentioned {
    /// The text that is a constant, if it is one.
    pub(super) fn text(&self) -> Option<Sym> {
        match self.what {
            What::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// What an entry is, as far as texts say it; they are numbers of a class's constant pool first, and then of the
/// program.
#[derive(Clone, Copy)]
pub(super) enum What<T> {
    /// A text that is a constant.
    Text(T),
    Class(T),
    Field(MemberOf<T>),
    Method(MemberOf<T>),
    /// The name or descriptor of a variable.
    Variable(T),
    /// A dynamic call or constant.
    Dynamic,
    /// Anything else: it has no name.
    Nameless,
}

/// A member as code names it.
#[derive(Clone, Copy)]
pub(super) struct MemberOf<T> {
    pub(super) class: T,
    pub(super) name: T,
    pub(super) descriptor: T,
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

    pub(super) fn has(self, other: Use) -> bool {
        self.0 & other.0 != 0
    }
}

/// What is said of a member.
#[derive(Clone, Copy)]
pub(super) struct Heading {
    pub(super) name: Sym,
    pub(super) descriptor: Sym,
    /// Are there annotations, the value of a constant, or names of parameters to be read?
    pub(super) has_details: bool,
}

/// What is said of a method, also by its code.
pub(super) struct MethodHeading {
    pub(super) heading: Heading,
    pub(super) flags: MethodFlags,
    /// The smallest line; 0 if there is none.
    pub(super) line: u16,
    /// Where in the file its code starts, if it can be read.
    pub(super) code_at: Option<u32>,
    params: Range<u32>,
}

impl Mentions {
    /// Slots and names of the variables that have a value when a method starts.
    pub(super) fn params(&self, method: &MethodHeading) -> &[(u16, Sym)] {
        &self.params[method.params.start as usize..method.params.end as usize]
    }
}

/// Finds what classes mention, one after another, in the same memory.
#[derive(Default)]
pub(super) struct Finder<'a> {
    uses: Vec<Use>,
    /// For each entry of the constant pool that is a text that matters, one more than its place in `texts`.
    listed: Vec<u16>,
    texts: Vec<&'a [u8]>,
    entries: Vec<(u16, What<u16>)>,
    methods: Vec<Told>,
    /// Slots of variables, and where in `texts` their names are.
    params: Vec<(u16, u16)>,
}

/// What the attributes of a method tell about its declaration.
struct Told {
    has_details: bool,
    line: u16,
    code_at: Option<u32>,
    params: Range<u32>,
}

impl<'a> Finder<'a> {
    /// Code that cannot be read is left out: lowering will say so.
    pub(super) fn find(&mut self, class: &ClassFile<'a>, symbols: &SharedSymbols<'a>) -> Mentions {
        self.uses.clear();
        self.uses.resize(class.pool.len(), Use::default());
        self.listed.clear();
        self.listed.resize(class.pool.len(), 0);
        self.texts.clear();
        self.entries.clear();
        self.methods.clear();
        self.params.clear();
        for method in &class.methods {
            let told = self.method(class, method);
            self.methods.push(told);
        }
        self.list_texts(class);
        let syms = symbols.intern_all(&self.texts);
        self.mentions(class, &syms)
    }

    fn method(&mut self, class: &ClassFile<'a>, method: &Member<'a>) -> Told {
        let start = self.params.len() as u32;
        let (mut has_details, mut code) = (false, None);
        for attribute in method.attributes.iter(&class.pool) {
            has_details |= is_detail(attribute.name);
            if attribute.name == "Code" {
                code = code.or(Some(attribute.content));
            }
        }
        let (mut line, mut code_at) = (0, None);
        if let Some(Ok(code)) = code.map(Code::parse) {
            code_at = Some(code.bytes.offset() as u32);
            self.code(&code);
            line = self.debug_information(&code, &class.pool);
        }
        Told { has_details, line, code_at, params: start..self.params.len() as u32 }
    }

    fn code(&mut self, code: &Code<'_>) {
        for handler in code.exceptions().filter(|handler| handler.catch_type != 0) {
            mark(&mut self.uses, handler.catch_type, Use::PLAIN);
        }
        code.mentions(|how, index| {
            let how = match how {
                Mention::Plain => Use::PLAIN,
                Mention::Static => Use::STATIC,
                Mention::Element => Use::ELEMENT,
            };
            mark(&mut self.uses, index, how);
        });
    }

    /// Finds variables; gives the smallest line.
    fn debug_information(&mut self, code: &Code<'a>, pool: &ConstantPool<'a>) -> u16 {
        code.local_variables(pool).for_each(|local| {
            mark(&mut self.uses, local.name, Use::NAME);
            mark(&mut self.uses, local.ty, Use::TYPE);
            if local.start == 0
                && let Some(name) = self.list(pool, local.name)
            {
                self.params.push((local.slot, name));
            }
        });
        code.lines(pool).map(|line| line.line).min().unwrap_or(0)
    }

    /// Lists what is used, and the texts that it takes.
    fn list_texts(&mut self, class: &ClassFile<'a>) {
        let pool = &class.pool;
        for member in class.fields.iter().chain(&class.methods) {
            self.list(pool, member.name_index);
            self.list(pool, member.descriptor_index);
        }
        for index in 0..self.uses.len() as u16 {
            if self.uses[usize::from(index)] != Use::default()
                && let Some(what) = self.what(pool, index)
            {
                self.entries.push((index, what));
            }
        }
    }

    /// What an entry is; nothing if it is broken.
    fn what(&mut self, pool: &ConstantPool<'a>, index: u16) -> Option<What<u16>> {
        Some(match pool.get(index).ok()? {
            Constant::Utf8(_) => What::Variable(self.list(pool, index)?),
            Constant::String { text } => What::Text(self.list(pool, text)?),
            Constant::Class { name } => What::Class(self.list(pool, name)?),
            Constant::Member { kind, class, name_and_type } => {
                let Ok(Constant::Class { name: class }) = pool.get(class) else { return None };
                let Ok(Constant::NameAndType { name, descriptor }) = pool.get(name_and_type) else {
                    return None;
                };
                let class = self.list(pool, class)?;
                let (name, descriptor) = (self.list(pool, name)?, self.list(pool, descriptor)?);
                let member = MemberOf { class, name, descriptor };
                if kind == MemberKind::Field { What::Field(member) } else { What::Method(member) }
            }
            Constant::Dynamic { .. } | Constant::InvokeDynamic { .. } => What::Dynamic,
            _ => What::Nameless,
        })
    }

    /// The place of a text in the list.
    fn list(&mut self, pool: &ConstantPool<'a>, index: u16) -> Option<u16> {
        let known = self.listed.get_mut(usize::from(index))?;
        if *known == 0 {
            self.texts.push(pool.text(index).ok()?.bytes());
            *known = self.texts.len() as u16;
        }
        Some(*known - 1)
    }

    /// All that was found, now that texts have numbers.
    fn mentions(&mut self, class: &ClassFile<'a>, syms: &[Sym]) -> Mentions {
        let sym = |listed: u16| syms[usize::from(listed)];
        let mut places = vec![0; self.uses.len()].into_boxed_slice();
        for (place, &(index, _)) in self.entries.iter().enumerate() {
            places[usize::from(index)] = place as u16 + 1;
        }
        let mentioned = |&(index, what): &(u16, What<u16>)| Mentioned {
            index,
            uses: self.uses[usize::from(index)],
            what: what.map(sym),
        };
        let of_index = |index: u16| sym(self.listed[usize::from(index)] - 1);
        let heading = |member: &Member<'a>, has_details| Heading {
            name: of_index(member.name_index),
            descriptor: of_index(member.descriptor_index),
            has_details,
        };
        let field = |field: &Member<'a>| {
            let mut attributes = field.attributes.iter(&class.pool);
            heading(field, attributes.any(|attribute| is_detail(attribute.name)))
        };
        let method = |(method, told): (&Member<'a>, &Told)| MethodHeading {
            heading: heading(method, told.has_details),
            flags: declared_flags(method),
            line: told.line,
            code_at: told.code_at,
            params: told.params.clone(),
        };
        Mentions {
            places,
            entries: self.entries.iter().map(mentioned).collect(),
            fields: class.fields.iter().map(field).collect(),
            methods: class.methods.iter().zip(&self.methods).map(method).collect(),
            params: self.params.iter().map(|&(slot, name)| (slot, sym(name))).collect(),
        }
    }
}

impl<T> What<T> {
    fn map<U>(self, change: impl Fn(T) -> U) -> What<U> {
        let member = |it: MemberOf<T>| MemberOf {
            class: change(it.class),
            name: change(it.name),
            descriptor: change(it.descriptor),
        };
        match self {
            What::Text(text) => What::Text(change(text)),
            What::Class(name) => What::Class(change(name)),
            What::Field(it) => What::Field(member(it)),
            What::Method(it) => What::Method(member(it)),
            What::Variable(text) => What::Variable(change(text)),
            What::Dynamic => What::Dynamic,
            What::Nameless => What::Nameless,
        }
    }
}

fn mark(uses: &mut [Use], index: u16, how: Use) {
    if let Some(uses) = uses.get_mut(usize::from(index)) {
        uses.0 |= how.0;
    }
}

/// Does an attribute say something of a member that its declaration needs?
fn is_detail(name: Text<'_>) -> bool {
    matches!(
        name.bytes(),
        b"ConstantValue"
            | b"MethodParameters"
            | b"RuntimeVisibleAnnotations"
            | b"RuntimeInvisibleAnnotations"
    )
}

fn declared_flags(method: &Member<'_>) -> MethodFlags {
    let flags = method_flags(method.access, method.name.bytes());
    let is_synthetic = method.access.has(Access::SYNTHETIC);
    if is_synthetic && method.name.bytes().starts_with(b"lambda$") {
        return flags.with(MethodFlags::LAMBDA);
    }
    if is_synthetic {
        return flags.with(MethodFlags::GENERATED);
    }
    if method.name == "main"
        && method.descriptor == "([Ljava/lang/String;)V"
        && method.access.has(Access::STATIC)
    {
        return flags.with(MethodFlags::ENTRY);
    }
    if method.name == "finalize" && method.descriptor == "()V" {
        return flags.with(MethodFlags::FINALIZER);
    }
    flags
}
