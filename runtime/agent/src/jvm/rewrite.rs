//! Call sites of thread-unsafe methods, redirected to bridges in the same class, without moving a byte of code.
//!
//! `invokevirtual` (three bytes) becomes `invokestatic` of a bridge; `invokeinterface` (five) becomes `invokestatic` and two
//! `nop`s. A bridge takes the receiver and the arguments and gives the result, so the stack keeps its shape: stack maps, jump
//! targets, exception tables and line tables stay as they are, and what verified before verifies now. The bridge tells the hook
//! and then makes the original call:
//!
//! ```text
//! private static synthetic R threadbare$7(Object receiver, A a, B b) {
//!     Threadbare.on(receiver, site);
//!     return ((Receiver) receiver).method(a, b);
//! }
//! ```
//!
//! Bridges live in the class that makes the call. What it could see before, it sees now: protected methods, types that are
//! private to a package, whatever its class loader knows. They are private, so that neither reflection on public methods nor the
//! version that serialisation computes notices them. Their descriptors name types of the JDK only: to list the methods of a class is
//! to load the types that they name, and the program's own may be optional and missing.
//!
//! Method references (`map::put`) are method handles in the constant pool; they are pointed at a bridge that takes the receiver as
//! what it is, for lambdas insist on it. Only those of plain lambdas: a serialisable one would be written down with the bridge in
//! it; and only where the receiver's type is that of the method, and is one of the JDK.
//!
//! An access to a field has three bytes, too, and becomes a bridge in the same way, if fields are watched. So does what makes an object
//! (`made`).
//!
//! What can be noticed: a stack trace from inside such a call has one more line, and reflection lists private methods.

pub(super) mod layout;
mod made;

use crate::jvm::apis::{Apis, is_platform};
use crate::jvm::site::{Dispatch, Origin, Site};
use crate::settings::Fields;
use classfile::{
    Access, Base, ClassFile, Code, Constant, ConstantPool, ConstantPoolBuilder, Descriptor, HandleKind,
    Instruction, Line, Member, MemberKind, MemberRef, MethodDescriptor, Problem, Text,
};
use layout::{Methods, code_attribute, load, pool_entries, return_opcode};
use rustc_hash::FxHashMap;

/// The class that bridges tell.
pub(crate) const HOOK: &str = "java/lang/Threadbare";

/// What bridges are called, with a number behind.
pub(crate) const BRIDGE: &str = "threadbare$";

/// Gives places their numbers, or refuses.
pub(crate) trait Places {
    fn site(&mut self, site: Site) -> Option<u32>;
    fn origin(&mut self, origin: Origin) -> Option<u32>;
}

/// The class with its calls redirected; `None` if it makes no such call.
pub(crate) fn rewrite(
    file: &[u8],
    apis: &Apis,
    fields: Fields,
    places: &mut dyn Places,
) -> Result<Option<Vec<u8>>, Problem> {
    let class = ClassFile::parse(file)?;
    if class.access.has(Access::INTERFACE) && class.major < 52 {
        return Ok(None);
    }
    let mut rewriter = Rewriter {
        pool: ConstantPoolBuilder::new(&class.pool),
        source: class.source_file()?.map(|source| source.decode().into_owned()),
        class: &class,
        apis,
        fields,
        places,
        patches: Vec::new(),
        bridges: Vec::new(),
    };
    for method in &class.methods {
        if let Some(code) = class.code(method)? {
            rewriter.calls(method, &code)?;
            rewriter.objects(method, &code)?;
        }
    }
    rewriter.method_references()?;
    rewriter.finish(file)
}

struct Rewriter<'a, 'd> {
    class: &'a ClassFile<'a>,
    pool: ConstantPoolBuilder<'a>,
    source: Option<String>,
    apis: &'d Apis,
    fields: Fields,
    places: &'d mut dyn Places,
    /// Where in the old file, and what stands there from now on.
    patches: Vec<(usize, Vec<u8>)>,
    /// The bytes of new methods.
    bridges: Vec<Vec<u8>>,
}

/// How a bridge makes the original call.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Invoke {
    Virtual,
    Interface,
    Special,
    GetField,
    PutField,
    GetStatic,
    PutStatic,
}

impl Invoke {
    /// The type of a call; an access to a field is a call that takes or gives its value.
    fn descriptor(self, member: &str) -> String {
        match self {
            Invoke::GetField | Invoke::GetStatic => format!("(){member}"),
            Invoke::PutField | Invoke::PutStatic => format!("({member})V"),
            Invoke::Virtual | Invoke::Interface | Invoke::Special => member.to_owned(),
        }
    }

    fn opcode(self) -> u8 {
        match self {
            Invoke::GetStatic => 0xb2,
            Invoke::PutStatic => 0xb3,
            Invoke::GetField => 0xb4,
            Invoke::PutField => 0xb5,
            Invoke::Virtual => 0xb6,
            Invoke::Special => 0xb7,
            Invoke::Interface => 0xb9,
        }
    }

    fn dispatch(self) -> Dispatch {
        match self {
            Invoke::Virtual | Invoke::Interface => Dispatch::Object,
            Invoke::Special => Dispatch::Named,
            Invoke::GetField | Invoke::GetStatic => Dispatch::Field(active::Access::Read),
            Invoke::PutField | Invoke::PutStatic => Dispatch::Field(active::Access::Write),
        }
    }

    fn is_field(self) -> bool {
        matches!(self.dispatch(), Dispatch::Field(_))
    }

    fn is_static(self) -> bool {
        matches!(self, Invoke::GetStatic | Invoke::PutStatic)
    }
}

/// A call that may be redirected.
struct Call<'a> {
    /// The member's entry in the constant pool.
    index: u16,
    member: MemberRef<'a>,
    invoke: Invoke,
    taken: Taken,
}

/// As what a bridge takes the receiver.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Taken {
    AsObject,
    AsItIs,
}

/// A lambda that is made somewhere.
struct Lambda<'a> {
    method: Member<'a>,
    line: Option<u16>,
    /// The type of the call that makes it: what it captures are the parameters.
    captured: Text<'a>,
}

impl Lambda<'_> {
    /// Does it capture nothing, or exactly an object of this type?
    fn captures_at_most(&self, class: Text<'_>) -> bool {
        let Some(types) = MethodDescriptor::parse(self.captured) else { return false };
        let mut captured = types.params();
        let receiver = Descriptor { dimensions: 0, base: Base::Class(class) };
        captured.next().is_none_or(|first| first == receiver) && captured.next().is_none()
    }
}

/// The lines of a method.
struct Lines(Vec<Line>);

impl Lines {
    fn of<'a>(code: &Code<'a>, pool: &ConstantPool<'a>) -> Lines {
        let mut lines: Vec<Line> = code.lines(pool).collect();
        lines.sort_unstable_by_key(|line| line.start);
        Lines(lines)
    }

    fn at(&self, at: u32) -> Option<u16> {
        self.0.iter().rev().find(|line| u32::from(line.start) <= at).map(|line| line.line)
    }
}

/// A call as it stood in the class.
struct Original<'a> {
    /// The member's entry in the constant pool.
    index: u16,
    invoke: Invoke,
    /// The class of the receiver, in the constant pool.
    cast: u16,
    types: MethodDescriptor<'a>,
}

impl<'a> Rewriter<'a, '_> {
    fn calls(&mut self, method: &Member<'a>, code: &Code<'a>) -> Result<(), Problem> {
        let lines = Lines::of(code, &self.class.pool);
        for instruction in code.instructions() {
            let (at, instruction) = instruction?;
            let (index, invoke, nops) = match instruction {
                Instruction::InvokeVirtual(index) => (index, Invoke::Virtual, 0),
                Instruction::InvokeInterface(index) => (index, Invoke::Interface, 2),
                Instruction::InvokeSpecial(index) => (index, Invoke::Special, 0),
                Instruction::GetField(index) => (index, Invoke::GetField, 0),
                Instruction::PutField(index) => (index, Invoke::PutField, 0),
                Instruction::GetStatic(index) => (index, Invoke::GetStatic, 0),
                Instruction::PutStatic(index) => (index, Invoke::PutStatic, 0),
                _ => continue,
            };
            let member = self.class.pool.member(index)?;
            let call = Call { index, member, invoke, taken: Taken::AsObject };
            let Some(bridge) = self.bridge(method, lines.at(at), &call)? else { continue };
            let [high, low] = bridge.to_be_bytes();
            let mut bytes = vec![0xb8, high, low];
            bytes.extend(std::iter::repeat_n(0, nops));
            self.patches.push((code.bytes.offset() + at as usize, bytes));
        }
        Ok(())
    }

    /// The index of a new bridge for a call, if the call is of interest.
    fn bridge(
        &mut self,
        method: &Member<'a>,
        line: Option<u16>,
        call: &Call<'a>,
    ) -> Result<Option<u16>, Problem> {
        let Call { member, invoke, .. } = *call;
        if !self.is_of_interest(method, call) {
            return Ok(None);
        }
        let (receiver, own) = (member.class.decode(), self.class.name.decode());
        let descriptor = invoke.descriptor(&member.descriptor.decode());
        let Some(types) = MethodDescriptor::parse(Text(descriptor.as_bytes())) else { return Ok(None) };
        let site = Site {
            class: own.clone().into_owned(),
            method: method.name.decode().into_owned(),
            source: self.source.clone(),
            line,
            receiver: receiver.clone().into_owned(),
            callee: member.name.decode().into_owned(),
            descriptor: descriptor.clone(),
            dispatch: invoke.dispatch(),
        };
        let Some(site) = self.places.site(site) else { return Ok(None) };
        // Of a call of `super`, the receiver is an object of this class.
        let cast = self.pool.class(if invoke == Invoke::Special { &own } else { &receiver })?;
        let parameters = descriptor.strip_prefix('(').unwrap_or(&descriptor);
        let taken = match call.taken {
            Taken::AsObject => "java/lang/Object",
            Taken::AsItIs => &receiver,
        };
        let bridged = if invoke.is_static() { descriptor.clone() } else { format!("(L{taken};{parameters}") };
        let code = self.bridge_code(Original { index: call.index, invoke, cast, types }, site, line)?;
        self.add_bridge(&bridged, &code).map(Some)
    }

    /// Adds a method, and gives the index of its name in the constant pool.
    fn add_bridge(&mut self, descriptor: &str, code: &[u8]) -> Result<u16, Problem> {
        let name = format!("{BRIDGE}{}", self.bridges.len());
        let flags = Access::PRIVATE.0 | Access::STATIC.0 | Access::SYNTHETIC.0;
        let (named, typed) = (self.pool.text(&name)?, self.pool.text(descriptor)?);
        let mut bytes = Vec::new();
        for number in [flags, named, typed, 1, self.pool.text("Code")?] {
            bytes.extend(number.to_be_bytes());
        }
        bytes.extend((code.len() as u32).to_be_bytes());
        bytes.extend(code);
        self.bridges.push(bytes);
        let own = self.class.name.decode();
        if self.class.access.has(Access::INTERFACE) {
            return self.pool.interface_method(&own, &name, descriptor);
        }
        self.pool.method(&own, &name, descriptor)
    }

    /// The attributes of a bridge: everything is on the line of the call.
    fn line_table(&mut self, line: Option<u16>) -> Result<Vec<u8>, Problem> {
        let Some(line) = line else { return Ok(vec![0, 0]) };
        // One attribute of six bytes, with one entry.
        let numbers = [1, self.pool.text("LineNumberTable")?, 0, 6, 1, 0, line];
        Ok(numbers.into_iter().flat_map(u16::to_be_bytes).collect())
    }

    fn is_of_interest(&self, method: &Member<'a>, call: &Call<'a>) -> bool {
        let Call { member, invoke, .. } = call;
        if invoke.is_field() {
            return self.fields == Fields::Watched && self.is_plain_field(method, call);
        }
        let (receiver, callee) = (member.class.decode(), member.name.decode());
        let is_super_call = member.kind == MemberKind::Method
            && member.class != self.class.name
            && !self.class.access.has(Access::INTERFACE);
        // A constructor has no object yet that anybody else could use.
        !callee.starts_with('<')
            && (*invoke != Invoke::Special || is_super_call)
            && !receiver.starts_with('[')
            && self.apis.may_be_unsafe(&receiver, &callee, &member.descriptor.decode())
    }

    /// Is it a field that two threads might race for? Those of other classes may be volatile, for all we know here;
    /// that is found out when they are accessed. Constructors have their object to themselves, as a rule, and need not have it yet.
    fn is_plain_field(&self, method: &Member<'a>, Call { member, invoke, .. }: &Call<'a>) -> bool {
        if method.name.decode().starts_with('<') {
            return false;
        }
        // Before Java 5, code could not name a class, which is what static fields belong to.
        let is_nameable = !invoke.is_static() || self.class.major >= 49;
        if member.class != self.class.name {
            return is_nameable && !is_platform(&member.class.decode());
        }
        let special = [Access::FINAL, Access::VOLATILE, Access::SYNTHETIC];
        let is_plain = |field: &Member<'_>| !special.iter().any(|flag| field.access.has(*flag));
        let is_it = |field: &&Member<'_>| (field.name, field.descriptor) == (member.name, member.descriptor);
        is_nameable && self.class.fields.iter().find(is_it).is_some_and(is_plain)
    }

    /// Another class begins with the first access to its static fields, and may fail to: before the hook looks at it.
    fn initialize(&self, index: u16) -> Result<Vec<u8>, Problem> {
        let member = self.class.pool.member(index)?;
        if member.class == self.class.name {
            return Ok(Vec::new());
        }
        let is_wide = Descriptor::parse(member.descriptor).is_some_and(Descriptor::is_wide);
        let [high, low] = index.to_be_bytes();
        // getstatic, and pop or pop2
        Ok(vec![0xb2, high, low, if is_wide { 0x58 } else { 0x57 }])
    }

    fn bridge_code(
        &mut self,
        Original { index, invoke, cast, types }: Original<'_>,
        site: u32,
        line: Option<u16>,
    ) -> Result<Vec<u8>, Problem> {
        let hook = self.pool.method(HOOK, "on", "(Ljava/lang/Object;I)V")?;
        let number = self.pool.integer(site.cast_signed())?;
        let mut code = if invoke.is_static() { self.initialize(index)? } else { Vec::new() };
        // aload_0, or ldc_w class; ldc_w site, invokestatic Threadbare.on
        code.extend(if invoke.is_static() { ldc_w(cast) } else { vec![0x2a] });
        code.extend(ldc_w(number));
        code.push(0xb8);
        code.extend(hook.to_be_bytes());
        let mut locals = 0_u16;
        if !invoke.is_static() {
            // aload_0, checkcast
            code.extend([0x2a, 0xc0]);
            code.extend(cast.to_be_bytes());
            locals = 1;
        }
        for parameter in types.params() {
            load(&mut code, parameter, locals);
            locals += if parameter.is_wide() { 2 } else { 1 };
        }
        code.push(invoke.opcode());
        code.extend(index.to_be_bytes());
        if invoke == Invoke::Interface {
            // How many places the arguments take: no method has more than 255 (JVMS 4.3.3).
            code.extend([locals as u8, 0]);
        }
        code.push(return_opcode(types.result));
        let lines = self.line_table(line)?;
        // The hook needs two places, the call as many as there are parameters.
        Ok(code_attribute(locals.max(2), locals, &code, &lines))
    }

    /// Method references of plain lambdas.
    fn method_references(&mut self) -> Result<(), Problem> {
        let pool = &self.class.pool;
        let uses = self.lambdas()?;
        let starts = pool_entries(pool.raw());
        for (number, bootstrap) in self.class.bootstraps()?.into_iter().enumerate() {
            let factory = pool.handle(bootstrap.method)?.member;
            let plain =
                factory.class == "java/lang/invoke/LambdaMetafactory" && factory.name == "metafactory";
            let Some(uses) = uses.get(&(number as u16)).filter(|_| plain) else { continue };
            for argument in bootstrap.arguments() {
                if matches!(pool.get(argument)?, Constant::MethodHandle { .. }) {
                    self.method_reference(argument, uses, &starts)?;
                }
            }
        }
        Ok(())
    }

    /// Where lambdas are made, by the number of their bootstrap method.
    fn lambdas(&self) -> Result<FxHashMap<u16, Vec<Lambda<'a>>>, Problem> {
        let pool = &self.class.pool;
        let mut lambdas: FxHashMap<u16, Vec<Lambda<'a>>> = FxHashMap::default();
        for method in &self.class.methods {
            let Some(code) = self.class.code(method)? else { continue };
            let lines = Lines::of(&code, pool);
            for instruction in code.instructions() {
                let (at, Instruction::InvokeDynamic(index)) = instruction? else { continue };
                let made = pool.dynamic(index)?;
                let lambda = Lambda { method: *method, line: lines.at(at), captured: made.descriptor };
                lambdas.entry(made.bootstrap).or_default().push(lambda);
            }
        }
        Ok(lambdas)
    }

    fn method_reference(
        &mut self,
        argument: u16,
        uses: &[Lambda<'a>],
        starts: &[usize],
    ) -> Result<(), Problem> {
        const INVOKE_STATIC: u8 = 6;
        let handle = self.class.pool.handle(argument)?;
        let receiver = handle.member.class;
        let Some(first) = uses.first() else { return Ok(()) };
        // Behind magic, version and count; a handle is its tag, its kind and the index of its member.
        let at = 10 + starts.get(usize::from(argument)).copied().unwrap_or(0);
        if self.patches.iter().any(|(known, _)| *known == at + 1)
            || !is_platform(&receiver.decode())
            || !uses.iter().all(|lambda| lambda.captures_at_most(receiver))
        {
            return Ok(());
        }
        let referred =
            |invoke| Call { index: handle.index, member: handle.member, invoke, taken: Taken::AsItIs };
        let bridge = match handle.kind {
            HandleKind::InvokeVirtual => self.bridge(&first.method, first.line, &referred(Invoke::Virtual)),
            HandleKind::InvokeInterface => {
                self.bridge(&first.method, first.line, &referred(Invoke::Interface))
            }
            HandleKind::NewInvokeSpecial if self.is_watched(&receiver.decode()) => {
                self.making_bridge(&first.method, first.line, handle.index, handle.member)
            }
            _ => return Ok(()),
        };
        if let Some(bridge) = bridge? {
            let [high, low] = bridge.to_be_bytes();
            self.patches.push((at + 1, vec![INVOKE_STATIC, high, low]));
        }
        Ok(())
    }

    fn finish(self, file: &[u8]) -> Result<Option<Vec<u8>>, Problem> {
        if self.bridges.is_empty() {
            return Ok(None);
        }
        let mut out = self.class.rewrite(&self.pool, &FxHashMap::default());
        let grown = out.len() - file.len();
        let pool_end = 10 + self.class.pool.raw().len();
        for (at, bytes) in &self.patches {
            let at = if *at < pool_end { *at } else { at + grown };
            out[at..at + bytes.len()].copy_from_slice(bytes);
        }
        let methods = Methods::find(file, pool_end)?;
        let count = self.class.methods.len() + self.bridges.len();
        let Ok(count) = u16::try_from(count) else {
            return Err(Problem::new(methods.count_at, "too many methods"));
        };
        out[methods.count_at + grown..][..2].copy_from_slice(&count.to_be_bytes());
        let tail = out.split_off(methods.end + grown);
        out.extend(self.bridges.into_iter().flatten());
        out.extend(tail);
        Ok(Some(out))
    }
}

/// Puts a constant of the pool on the stack.
fn ldc_w(index: u16) -> Vec<u8> {
    let [high, low] = index.to_be_bytes();
    vec![0x13, high, low]
}
