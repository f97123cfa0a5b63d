//! Class files in, class files that tell the recorder what they do out.
//!
//! Instructions are put around each access, inside of the method (`classfile::CodeEditor`): no method, field or interface is added, so
//! reflection and serialisation see the class as it was. A read of a field becomes, with what is on the stack to the right:
//!
//! ```text
//!                                        object
//!     dup; enter                         object entry         takes the lock of the object's stripe
//!     swap; getfield                     entry value
//!     sipush site; readInt               value                tells the access, gives the lock back
//! ```
//!
//! Elements of arrays are accessed by the recorder itself, but for those that are references, whose type only the verifier knows. Calls
//! that lock or order are wrapped: arguments wait in local variables that the method does not have.
//!
//! **Branches.** A read matters to control flow when something is decided by it: a jump, a call, the object or index of another access, a
//! check that can fail. Within a stretch of straight code all of these are known here: the last access before the decision gets a
//! mark, and costs nothing when the program runs. At the end of a stretch a decision is assumed.
//!
//! Left out: the fields of an object whose constructor has not called another one yet (nobody can know it), final fields, and static
//! fields in the static initializer of their own class (the virtual machine orders them).

mod body;
mod opcodes;
mod spill;

use super::calls::{After, Before, Wrap, wrap_of};
use super::recorder::home;
use crate::jvm::flow::leaders;
use body::{Body, Does, Site, constructed_at, locks};
use classfile::{
    Access, ArrayKind, Base, ClassFile, Code, CodeEditor, ConstantPoolBuilder, Descriptor, Guard,
    Instruction, Line, Member, MemberRef, MethodDescriptor, NewCode, Problem, Text,
};
pub(super) use opcodes::INVOKESTATIC;
use opcodes::{
    ALOAD_0, ATHROW, DUP, DUP_X1, DUP_X2, DUP2, DUP2_X1, DUP2_X2, GETSTATIC, LDC_W, POP, POP2, SIPUSH, SWAP,
};
use rustc_hash::FxHashMap;
use spill::Spill;
use std::fmt::Write as _;

/// The class that the recorder hands out.
const ENTRY: &str = "Ljava/lang/ThreadbareEntry;";
const OBJECT: &str = "Ljava/lang/Object;";

/// A class that tells, and what the book says about it.
pub(super) struct Rewritten {
    /// The class file; none if it does nothing of interest.
    pub(super) file: Option<Vec<u8>>,
    /// Lines for the book.
    pub(super) book: String,
}

/// Rewrites a class. `next_site` gives out numbers of places; fields of classes that are `is_library` are not recorded.
pub(super) fn rewrite(
    file: &[u8],
    is_library: fn(&str) -> bool,
    next_site: &mut dyn FnMut() -> Option<u32>,
) -> Result<Rewritten, Problem> {
    let class = ClassFile::parse(file)?;
    let mut writer = Writer {
        pool: ConstantPoolBuilder::new(&class.pool),
        path: path(&class)?,
        class: &class,
        is_library,
        next_site,
        book: String::new(),
    };
    writer.declare();
    let mut codes: FxHashMap<usize, NewCode> = FxHashMap::default();
    for (index, method) in class.methods.iter().enumerate() {
        let Some(code) = class.code(method)? else { continue };
        match writer.method(method, code) {
            Ok(Some(code)) => drop(codes.insert(index, code)),
            Ok(None) => {}
            Err(problem) => writer.not_recorded(method, &problem),
        }
    }
    let file = (!codes.is_empty()).then(|| class.rewrite(&writer.pool, &codes));
    Ok(Rewritten { file, book: writer.book })
}

/// Where the source is, as far as a class file says it: the folder of the package and the name of the file.
fn path(class: &ClassFile<'_>) -> Result<Option<String>, Problem> {
    let name = class.name.decode();
    let folder = name.rfind('/').map_or("", |end| &name[..=end]);
    Ok(class.source_file()?.map(|file| format!("{folder}{file}")))
}

struct Writer<'a, 'n> {
    class: &'a ClassFile<'a>,
    pool: ConstantPoolBuilder<'a>,
    path: Option<String>,
    is_library: fn(&str) -> bool,
    next_site: &'n mut dyn FnMut() -> Option<u32>,
    book: String,
}

/// Tabs and line ends cannot stand in the book.
fn word(text: Text<'_>) -> String {
    text.decode().replace(['\t', '\n', '\r'], " ")
}

impl<'a> Writer<'a, '_> {
    /// What other classes need to know of this one.
    fn declare(&mut self) {
        let name = word(self.class.name);
        let above = self.class.superclass.map(word).unwrap_or_default();
        let _ = writeln!(self.book, "class\t{name}\t{above}");
        for field in &self.class.fields {
            let (field_name, descriptor) = (word(field.name), word(field.descriptor));
            let _ = writeln!(self.book, "field\t{name}\t{field_name}\t{descriptor}\t{}", field.access.0);
        }
    }

    fn not_recorded(&mut self, method: &Member<'_>, problem: &Problem) {
        let (class, name) = (word(self.class.name).replace('/', "."), word(method.name));
        let _ = writeln!(self.book, "trouble\t{class}.{name} is not recorded: {}", problem.reason);
    }

    fn method(&mut self, method: &Member<'a>, code: Code<'a>) -> Result<Option<NewCode>, Problem> {
        let mut lines: Vec<Line> = code.lines(&self.class.pool).collect();
        lines.sort_unstable_by_key(|line| line.start);
        let mut body = Body {
            method: *method,
            lines,
            leaders: leaders(&code)?,
            becomes_object: constructed_at(self.class, method, &code)?,
            locks: locks(method, &code),
            sites: Vec::new(),
            last: None,
            pending: false,
            update: None,
            recent: [0xff; 2],
            editor: CodeEditor::new(code),
        };
        for instruction in code.instructions() {
            let (at, instruction) = instruction?;
            self.instruction(&mut body, at, &instruction)?;
            body.recent = [body.recent[1], code.bytes.data()[at as usize]];
        }
        self.whole_method(&mut body, &code)?;
        if body.editor.is_unchanged() {
            return Ok(None);
        }
        let new = body.editor.finish(&self.class.pool, &mut self.pool)?;
        let class = word(self.class.name).replace('/', ".");
        let method = format!("{class}.{}", word(method.name));
        let place = self.path.clone().unwrap_or(class);
        for site in &body.sites {
            let branch = u8::from(site.branches);
            let _ = writeln!(self.book, "site\t{}\t{place}\t{}\t{branch}\t{method}", site.number, site.line);
            if let Some(member) = site.member {
                let (class, name) = (word(member.class), word(member.name));
                let descriptor = word(member.descriptor);
                let _ = writeln!(self.book, "access\t{}\t{class}\t{name}\t{descriptor}", site.number);
            }
        }
        Ok(Some(new))
    }

    fn instruction(
        &mut self,
        body: &mut Body<'a>,
        at: u32,
        instruction: &Instruction<'a>,
    ) -> Result<(), Problem> {
        use Instruction as I;
        if body.leaders.contains(&at) || body.decides(instruction) {
            body.decided();
        }
        match *instruction {
            I::GetField(index) => self.get_field(body, at, index),
            I::PutField(index) => self.put_field(body, at, index),
            I::GetStatic(index) => self.get_static(body, at, index),
            I::PutStatic(index) => self.put_static(body, at, index),
            I::ArrayLoad(kind) => self.load(body, at, kind),
            I::ArrayStore(kind) => self.store(body, at, kind),
            I::MonitorEnter => {
                let told = self.tell(body, at, "acquired")?;
                let acquiring = self.recorder("acquiring", &format!("({OBJECT})V"))?;
                body.editor.before(at, &[&[DUP][..], &acquiring, &[DUP]].concat());
                body.editor.after(at, &told);
                Ok(())
            }
            I::MonitorExit => {
                let told = self.tell(body, at, "releasing")?;
                body.editor.before(at, &[DUP]);
                body.editor.before(at, &told);
                Ok(())
            }
            I::InvokeVirtual(index)
            | I::InvokeInterface(index)
            | I::InvokeSpecial(index)
            | I::InvokeStatic(index) => self.call(body, at, index, matches!(instruction, I::InvokeStatic(_))),
            _ => Ok(()),
        }
    }

    /// `invokestatic` of a method of the recorder.
    fn recorder(&mut self, name: &str, descriptor: &str) -> Result<[u8; 3], Problem> {
        let [high, low] = self.pool.method(home(name), name, descriptor)?.to_be_bytes();
        Ok([INVOKESTATIC, high, low])
    }

    /// Puts the number of a place on the stack.
    fn push(&mut self, number: u32) -> Result<[u8; 3], Problem> {
        if let Ok(small) = i16::try_from(number) {
            let [high, low] = small.to_be_bytes();
            return Ok([SIPUSH, high, low]);
        }
        let [high, low] = self.pool.integer(number.cast_signed())?.to_be_bytes();
        Ok([LDC_W, high, low])
    }

    fn site(
        &mut self,
        body: &mut Body<'a>,
        at: u32,
        member: Option<MemberRef<'a>>,
        does: Does,
    ) -> Result<[u8; 3], Problem> {
        let Some(number) = (self.next_site)() else {
            return Err(Problem::new(0, "there are too many places in the program"));
        };
        let line =
            body.lines.iter().rev().find(|line| u32::from(line.start) <= at).map_or(0, |line| line.line);
        body.sites.push(Site { number, line, branches: false, member });
        match does {
            Does::Read => {
                body.last = Some(body.sites.len() - 1);
                body.pending = true;
            }
            Does::Write => body.last = Some(body.sites.len() - 1),
            Does::Other => {}
        }
        self.push(number)
    }

    /// A place and a method that is told of the object on the stack.
    fn tell(&mut self, body: &mut Body<'a>, at: u32, method: &str) -> Result<Vec<u8>, Problem> {
        let site = self.site(body, at, None, Does::Other)?;
        body.editor.need_stack(3);
        Ok([site, self.recorder(method, "(Ljava/lang/Object;I)V")?].concat())
    }

    /// The field, if its accesses are recorded.
    fn field(
        &self,
        body: &Body<'a>,
        index: u16,
        at: u32,
    ) -> Result<Option<(MemberRef<'a>, Descriptor<'a>)>, Problem> {
        let member = self.class.pool.member(index)?;
        let is_it = |field: &&Member<'_>| (field.name, field.descriptor) == (member.name, member.descriptor);
        let own = (member.class == self.class.name).then(|| self.class.fields.iter().find(is_it)).flatten();
        let quiet = [Access::FINAL, Access::SYNTHETIC];
        let initial = body.method.name == "<clinit>" && own.is_some_and(|own| own.access.has(Access::STATIC));
        let unpublished =
            member.class == self.class.name && body.becomes_object.is_some_and(|then| at < then);
        // Nobody would tell what the library itself does to its fields.
        if (self.is_library)(&member.class.decode()) {
            return Ok(None);
        }
        if own.is_some_and(|own| quiet.iter().any(|flag| own.access.has(*flag))) || initial || unpublished {
            return Ok(None);
        }
        Ok(Descriptor::parse(member.descriptor).map(|descriptor| (member, descriptor)))
    }

    fn get_field(&mut self, body: &mut Body<'a>, at: u32, index: u16) -> Result<(), Problem> {
        let Some((member, descriptor)) = self.field(body, index, at)? else { return Ok(()) };
        body.update = (body.recent == [ALOAD_0, DUP]).then_some(index);
        let site = self.site(body, at, Some(member), Does::Read)?;
        body.editor.need_stack(4);
        let enter = self.enter(body)?;
        body.editor.before(at, &[&[DUP][..], &enter, &[SWAP]].concat());
        let read = self.read(descriptor, site)?;
        body.editor.after(at, &read);
        Ok(())
    }

    /// With an object on the stack: its entry instead.
    fn enter(&mut self, body: &Body<'a>) -> Result<[u8; 3], Problem> {
        let name = if body.locks { "enterHeld" } else { "enter" };
        self.recorder(name, &format!("({OBJECT}){ENTRY}"))
    }

    /// With the entry and the value on the stack: tells it, and leaves the value.
    fn read(&mut self, descriptor: Descriptor<'_>, site: [u8; 3]) -> Result<Vec<u8>, Problem> {
        let (name, letter) = match value_of(descriptor) {
            Value::Int => ("readInt", "I"),
            Value::Long => ("readLong", "J"),
            Value::Float => ("readFloat", "F"),
            Value::Double => ("readDouble", "D"),
            Value::Reference => {
                let read = self.recorder("readReference", &format!("({ENTRY}{OBJECT}I)V"))?;
                return Ok([&[DUP_X1][..], &site, &read].concat());
            }
        };
        let read = self.recorder(name, &format!("({ENTRY}{letter}I){letter}"))?;
        Ok([site, read].concat())
    }

    fn put_field(&mut self, body: &mut Body<'a>, at: u32, index: u16) -> Result<(), Problem> {
        let field = self.field(body, index, at)?;
        body.update = None;
        let Some((member, descriptor)) = field else { return Ok(()) };
        let site = self.site(body, at, Some(member), Does::Write)?;
        let enter = self.enter(body)?;
        body.editor.need_stack(5);
        // object value -> value entry object value, where a value is one place or two
        let (first, last): (&[u8], &[u8]) = if descriptor.is_wide() {
            (&[DUP2_X1, DUP2_X1, POP2, DUP], &[SWAP, DUP2_X2, POP2])
        } else {
            (&[DUP2, SWAP], &[DUP2_X2, POP2])
        };
        body.editor.before(at, &[first, &enter, last].concat());
        let wrote = self.wrote(descriptor, site)?;
        body.editor.after(at, &wrote);
        Ok(())
    }

    /// With the value and the entry on the stack: tells it.
    fn wrote(&mut self, descriptor: Descriptor<'_>, site: [u8; 3]) -> Result<Vec<u8>, Problem> {
        let wrote = match value_of(descriptor) {
            Value::Int => self.recorder("wroteInt", &format!("(I{ENTRY}I)V")),
            Value::Reference => self.recorder("wroteReference", &format!("({OBJECT}{ENTRY}I)V")),
            Value::Float => self.recorder("wroteFloat", &format!("(F{ENTRY}I)V")),
            Value::Long => self.recorder("wroteLong", &format!("(J{ENTRY}I)V")),
            Value::Double => self.recorder("wroteDouble", &format!("(D{ENTRY}I)V")),
        };
        Ok([site, wrote?].concat())
    }

    /// The virtual machine initialises a class at the first access to a static field. That runs code of the program and must not
    /// happen under a lock of ours: so there is an access before.
    fn initialize(&self, index: u16, member: &MemberRef<'_>, descriptor: Descriptor<'_>) -> Vec<u8> {
        if member.class == self.class.name {
            return Vec::new();
        }
        let [high, low] = index.to_be_bytes();
        vec![GETSTATIC, high, low, if descriptor.is_wide() { POP2 } else { POP }]
    }

    fn enter_static(&mut self, body: &mut Body<'a>, member: MemberRef<'a>) -> Result<Vec<u8>, Problem> {
        let stripe = self.push(stripe(&member))?;
        let enter = self.recorder("enterStatic", &format!("(I){ENTRY}"))?;
        body.editor.need_stack(5);
        Ok([stripe, enter].concat())
    }

    fn get_static(&mut self, body: &mut Body<'a>, at: u32, index: u16) -> Result<(), Problem> {
        let Some((member, descriptor)) = self.field(body, index, at)? else { return Ok(()) };
        let initialize = self.initialize(index, &member, descriptor);
        let site = self.site(body, at, Some(member), Does::Read)?;
        let enter = self.enter_static(body, member)?;
        body.editor.before(at, &[initialize, enter].concat());
        let read = self.read(descriptor, site)?;
        body.editor.after(at, &read);
        Ok(())
    }

    fn put_static(&mut self, body: &mut Body<'a>, at: u32, index: u16) -> Result<(), Problem> {
        let Some((member, descriptor)) = self.field(body, index, at)? else { return Ok(()) };
        let initialize = self.initialize(index, &member, descriptor);
        let site = self.site(body, at, Some(member), Does::Write)?;
        let enter = self.enter_static(body, member)?;
        // value -> value entry value
        let (copied, turned): (&[u8], &[u8]) =
            if descriptor.is_wide() { (&[DUP2], &[DUP_X2, POP]) } else { (&[], &[SWAP, DUP_X1]) };
        body.editor.before(at, &[&initialize, copied, &enter, turned].concat());
        let wrote = self.wrote(descriptor, site)?;
        body.editor.after(at, &wrote);
        Ok(())
    }

    fn load(&mut self, body: &mut Body<'a>, at: u32, kind: ArrayKind) -> Result<(), Problem> {
        let site = self.site(body, at, None, Does::Read)?;
        body.editor.need_stack(3);
        let Some(helper) = Helper::of(kind) else {
            let enter = self.recorder("enterElement", &format!("([{OBJECT}I){ENTRY}"))?;
            // array index -> entry array index
            body.editor.before(at, &[&[DUP2][..], &enter, &[DUP_X2, POP]].concat());
            let read = self.recorder("readElement", &format!("({ENTRY}{OBJECT}I)V"))?;
            body.editor.after(at, &[&[DUP_X1][..], &site, &read].concat());
            return Ok(());
        };
        let name = format!("{}aload", helper.letter);
        let load = self.recorder(&name, &format!("({}II){}", helper.array, helper.element))?;
        body.editor.instead(at, &[site, load].concat());
        Ok(())
    }

    fn store(&mut self, body: &mut Body<'a>, at: u32, kind: ArrayKind) -> Result<(), Problem> {
        let site = self.site(body, at, None, Does::Write)?;
        body.editor.need_stack(1);
        let helper =
            Helper::of(kind).unwrap_or(Helper { letter: 'a', array: "[Ljava/lang/Object;", element: OBJECT });
        let name = format!("{}astore", helper.letter);
        let store = self.recorder(&name, &format!("({}I{}I)V", helper.array, helper.element))?;
        body.editor.instead(at, &[site, store].concat());
        Ok(())
    }

    fn call(&mut self, body: &mut Body<'a>, at: u32, index: u16, is_static: bool) -> Result<(), Problem> {
        body.update = None;
        let member = self.class.pool.member(index)?;
        let Some(wrap) = wrap_of(&member, is_static) else { return Ok(()) };
        let Some(types) = MethodDescriptor::parse(member.descriptor) else { return Ok(()) };
        let site = self.site(body, at, None, Does::Other)?;
        let spill = Spill::new(body.editor.first_free_local(), &types, is_static);
        body.editor.need_locals(spill.places);
        body.editor.need_stack(4);
        let Wrap { before, after } = wrap;
        if let Before::Instead(name) = before {
            let descriptor =
                member.descriptor.decode().replacen('(', &format!("({OBJECT}"), 1).replacen(')', "I)", 1);
            let call = self.recorder(name, &descriptor)?;
            body.editor.instead(at, &[site, call].concat());
            return Ok(());
        }
        let mut code = spill.store();
        let receiver = spill.receiver();
        match before {
            Before::Tell(name) => {
                let tell = self.recorder(name, "(Ljava/lang/Object;I)V")?;
                code.extend([&receiver[..], &site, &tell].concat());
            }
            Before::Unstamp => {
                let tell = self.recorder("unstamping", "(Ljava/lang/Object;JI)V")?;
                code.extend([&receiver[..], &spill.argument(), &site, &tell].concat());
            }
            Before::At => {
                let here = self.recorder("at", "(I)V")?;
                code.extend([site, here].concat());
            }
            Before::Nothing | Before::Instead(_) => {}
        }
        code.extend(spill.load());
        body.editor.before(at, &code);
        let told = self.after_call(after, &spill, site)?;
        body.editor.after(at, &told);
        Ok(())
    }

    /// What is told behind a call, whose result, if there is one, is on the stack and stays there.
    fn after_call(&mut self, after: After, spill: &Spill, site: [u8; 3]) -> Result<Vec<u8>, Problem> {
        let receiver = spill.receiver();
        Ok(match after {
            After::Nothing => Vec::new(),
            After::Tell(name) => {
                [&receiver[..], &site, &self.recorder(name, "(Ljava/lang/Object;I)V")?].concat()
            }
            After::Judge(name) => {
                [&receiver[..], &site, &self.recorder(name, "(ZLjava/lang/Object;I)Z")?].concat()
            }
            After::Stamp => {
                [&receiver[..], &site, &self.recorder("stamped", "(JLjava/lang/Object;I)J")?].concat()
            }
            After::Upgrade => {
                let tell = self.recorder("upgraded", "(JLjava/lang/Object;JI)J")?;
                [&receiver[..], &spill.argument(), &site, &tell].concat()
            }
            After::Belongs => {
                let belongs = self.recorder("belongs", "(Ljava/lang/Object;Ljava/lang/Object;)V")?;
                [&[DUP][..], &receiver, &belongs].concat()
            }
        })
    }

    /// Static initializers and synchronized methods are told of when they begin and when they end, however they end.
    fn whole_method(&mut self, body: &mut Body<'a>, code: &Code<'a>) -> Result<(), Problem> {
        let is_initializer = body.method.name == "<clinit>";
        let is_synchronized = body.method.access.has(Access::SYNCHRONIZED);
        if !is_initializer && !is_synchronized {
            return Ok(());
        }
        let (begin, end, this) = if is_initializer {
            (
                self.recorder("initializing", "()V")?.to_vec(),
                self.recorder("initialized", "()V")?.to_vec(),
                None,
            )
        } else {
            let Some(Monitor { object, this }) = self.monitor(body, code)? else { return Ok(()) };
            let acquired = self.tell(body, 0, "acquired")?;
            let releasing = self.tell(body, 0, "releasing")?;
            ([&object[..], &acquired].concat(), [&object[..], &releasing].concat(), this)
        };
        body.editor.need_stack(3);
        body.editor.at_entry(&begin);
        for instruction in code.instructions() {
            let (at, instruction) = instruction?;
            if let Instruction::Return(_) = instruction {
                body.editor.before(at, &end);
            }
        }
        let throwable = self.pool.class("java/lang/Throwable")?;
        body.editor.guard(Guard { code: [&end[..], &[ATHROW]].concat(), this, throwable });
        Ok(())
    }

    /// The monitor of a synchronized method; nothing if it cannot be had.
    fn monitor(&mut self, body: &Body<'a>, code: &Code<'a>) -> Result<Option<Monitor>, Problem> {
        /// Classes are constants since Java 5.
        const JAVA_5: u16 = 49;
        let own = self.pool.class(&self.class.name.decode())?;
        if body.method.access.has(Access::STATIC) {
            let [high, low] = own.to_be_bytes();
            return Ok(
                (self.class.major >= JAVA_5).then(|| Monitor { object: vec![LDC_W, high, low], this: None })
            );
        }
        for instruction in code.instructions() {
            if let (_, Instruction::Store(_, 0)) = instruction? {
                return Ok(None);
            }
        }
        Ok(Some(Monitor { object: vec![ALOAD_0], this: Some(own) }))
    }
}

/// The monitor of a synchronized method.
struct Monitor {
    /// Puts it on the stack.
    object: Vec<u8>,
    /// The class of `this`, if that is it.
    this: Option<u16>,
}

/// The stripe of a static field: the same for all who name it, through whatever class.
fn stripe(member: &MemberRef<'_>) -> u32 {
    /// As many as the recorder has.
    const STRIPES: u32 = 1024;
    let bytes = member.name.bytes().iter().chain(member.descriptor.bytes());
    bytes.fold(0_u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(u32::from(*byte))) % STRIPES
}

/// Values, as the recorder tells them apart.
enum Value {
    Int,
    Long,
    Float,
    Double,
    Reference,
}

fn value_of(descriptor: Descriptor<'_>) -> Value {
    match descriptor {
        Descriptor { dimensions: 1.., .. } | Descriptor { base: Base::Class(_) | Base::Void, .. } => {
            Value::Reference
        }
        Descriptor { base: Base::Long, .. } => Value::Long,
        Descriptor { base: Base::Float, .. } => Value::Float,
        Descriptor { base: Base::Double, .. } => Value::Double,
        Descriptor { base: Base::Byte | Base::Char | Base::Int | Base::Short | Base::Bool, .. } => Value::Int,
    }
}

/// The recorder's methods for one kind of arrays.
struct Helper {
    letter: char,
    array: &'static str,
    element: &'static str,
}

impl Helper {
    /// References are not among them: only the verifier knows what is read.
    fn of(kind: ArrayKind) -> Option<Helper> {
        let (letter, array, element) = match kind {
            ArrayKind::Int => ('i', "[I", "I"),
            ArrayKind::Long => ('l', "[J", "J"),
            ArrayKind::Float => ('f', "[F", "F"),
            ArrayKind::Double => ('d', "[D", "D"),
            // Arrays of `byte` and of `boolean` share their instructions.
            ArrayKind::Byte | ArrayKind::Bool => ('b', OBJECT, "I"),
            ArrayKind::Char => ('c', "[C", "I"),
            ArrayKind::Short => ('s', "[S", "I"),
            ArrayKind::Ref => return None,
        };
        Some(Helper { letter, array, element })
    }
}
