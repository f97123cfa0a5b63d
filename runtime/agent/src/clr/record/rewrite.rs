//! Method bodies in, method bodies that tell the recorder what they do out.
//!
//! Instructions are put around each access, inside of the method. A write to a field becomes, with what is on the stack to the right:
//!
//! ```text
//!                                        object value
//!     stloc new; dup                     object object
//!     ldc.i4 place; call Enter           object               takes the lock of the object's stripe
//!     ldloc new; stfld
//!     call Leave                                              tells the access, gives the lock back
//! ```
//!
//! Before each call of ours there is a look at a byte, left out here: as long as the program is alone, nothing is recorded, and that is all
//! that happens. Who has entered leaves, even if recording has ended meanwhile, so that is another byte.
//!
//! Which access is going on, the recorder remembers for each thread. The runtime initialises a class at the first access to one of its
//! static fields; that runs code of the program and must not happen under a lock of ours, so there is an access before. Static fields of a
//! generic type are fields of the object that stands for the type, so that each of its instances has its own.
//!
//! **Branches.** As on the JVM: a read matters to control flow when something is decided by it. Within a stretch of straight code the
//! last access before the decision gets a mark, and costs nothing when the program runs.
//!
//! Not recorded are fields of structures that are reached by an address from elsewhere, and elements of arrays of more than one
//! dimension.

mod calls;
mod frame;

use crate::clr::record::fields::{Field, Kind};
use crate::clr::record::hook::{self, Hooks};
use crate::clr::record::module::{Caller, Module};
use crate::clr::record::stack::{self, Value};
use crate::clr::record::threads;
use crate::clr::record::told::Told;
use crate::record::line;
use cil::signature::{LocalSignature, Primitive, Type};
use cil::{Body, Editor, Instruction, Label, OffsetMap, Op, Operand, Piece, Place, Problem, Token};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt::Write as _;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;

/// A method with its new code, where the old one is in it, and lines for the book.
pub(super) struct Rewritten {
    pub(super) body: Vec<u8>,
    pub(super) map: OffsetMap,
    pub(super) book: String,
}

type Code = Instruction<Label>;

/// The method as it should be; `None` if nothing in it matters.
pub(super) fn rewrite(
    caller: &Caller<'_>,
    body: &[u8],
    module: &Module<'_>,
) -> Result<Option<Rewritten>, Problem> {
    let body = Body::parse(body)?;
    let editor = Editor::new(&body)?;
    let locals = body.locals.map_or_else(|| Some(LocalSignature::default()), |token| module.locals(token));
    let (Some(locals), Some(hooks)) = (locals, module.hooks()) else { return Ok(None) };
    let leaders: FxHashSet<Place> = editor.targets().into_iter().collect();
    let operands = stack::operands(&editor, &leaders, &|call| module.call_effect(call));
    let mut writer = Writer {
        module,
        caller,
        hooks,
        old_locals: locals.0.len(),
        locals,
        free: Vec::new(),
        leaders,
        operands,
        taken: FxHashMap::default(),
        sites: Vec::new(),
        last: None,
        pending: false,
        editor,
    };
    for place in writer.editor.places() {
        let Some(instruction) = writer.editor.get(place).cloned() else { break };
        // What there is no room for is left as it is.
        let _ = writer.instruction(place, &instruction);
    }
    writer.decided();
    // Likewise.
    let _ = writer.whole_method();
    writer.finish()
}

/// A place in the program.
struct Site {
    number: u32,
    offset: u32,
    branches: bool,
    field: Option<Rc<Field>>,
}

/// What an address is the address of.
#[derive(Clone)]
enum Taken {
    Field(u16, Rc<Field>),
    Static(Rc<Field>),
    Element(u16, u16),
}

struct Writer<'a, 'm> {
    module: &'a Module<'m>,
    caller: &'a Caller<'a>,
    hooks: Hooks,
    locals: LocalSignature,
    old_locals: usize,
    /// New variables that are not in use.
    free: Vec<(Type, u16)>,
    /// Where stretches of straight code begin.
    leaders: FxHashSet<Place>,
    operands: FxHashMap<Place, Value>,
    /// Addresses, by where they are taken.
    taken: FxHashMap<Place, Option<Taken>>,
    sites: Vec<Site>,
    /// The last access in this stretch.
    last: Option<usize>,
    /// Has something been read since the last decision?
    pending: bool,
    editor: Editor,
}

/// What a value is worth to the recorder.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Worth {
    Nothing,
    Int,
    Reference,
}

impl Writer<'_, '_> {
    fn finish(self) -> Result<Option<Rewritten>, Problem> {
        let Writer { mut editor, locals, old_locals, module, caller, sites, .. } = self;
        if !editor.is_edited() {
            return Ok(None);
        }
        // An object, an index, a place, and what was there.
        editor.max_stack = editor.max_stack.saturating_add(4);
        if locals.0.len() > old_locals {
            let Some(token) = module.locals_token(&locals) else { return Ok(None) };
            editor.locals = Some(token);
        }
        let edited = editor.encode()?;
        let mut book = String::new();
        for site in &sites {
            let (path, number) = module.place(caller.token, site.offset);
            let branch = u8::from(site.branches);
            let _ = writeln!(book, "site\t{}\t{}\t{number}\t{branch}", site.number, line(&path));
            if let Some(field) = &site.field {
                let (class, name) = (line(&field.class), line(&field.name));
                let _ = writeln!(book, "access\t{}\t{class}\t{name}\t{}", site.number, field.descriptor());
            }
        }
        Ok(Some(Rewritten { body: edited.bytes, map: edited.map, book }))
    }

    fn instruction(&mut self, place: Place, instruction: &Code) -> Option<()> {
        use Op as O;
        if self.leaders.contains(&place) || self.decides(place, instruction) {
            self.decided();
        }
        let op = instruction.op;
        match op {
            O::Ldfld => self.read_field(place, instruction.token()?),
            O::Stfld => self.write_field(place, instruction.token()?),
            O::Ldsfld | O::Stsfld => self.static_field(place, op, instruction.token()?),
            O::Call | O::Callvirt | O::Newobj => self.call(place, instruction.token()?),
            _ if is_load_element(op) => self.load_element(place, op),
            _ if is_store_element(op) => self.store_element(place, op, instruction.token()),
            _ if is_load_indirect(op) => self.through_address(place, self.read_kind(place), worth_of_op(op)),
            _ if is_store_indirect(op) => self.through_address(place, self.write_kind(place), Worth::Nothing),
            _ => None,
        }
    }

    /// Does control flow depend on what was read, at this instruction?
    fn decides(&self, place: Place, instruction: &Code) -> bool {
        use Op as O;
        let op = instruction.op;
        match op {
            O::Ldfld | O::Stfld | O::Ldflda => self.operands.get(&place) != Some(&Value::This),
            O::Ret => self.caller.signature.returned != Type::VOID,
            O::Call
            | O::Callvirt
            | O::Calli
            | O::Newobj
            | O::Jmp
            | O::Throw
            | O::Rethrow
            | O::Ldlen
            | O::Newarr
            | O::Castclass
            | O::Unbox
            | O::UnboxAny
            | O::Localloc
            | O::Ldelema
            | O::Ldobj
            | O::Stobj
            | O::Div
            | O::DivUn
            | O::Rem
            | O::RemUn
            | O::Ckfinite => true,
            _ => {
                matches!(instruction.operand, Operand::Branch(_) | Operand::Switch(_))
                    || op.name().contains(".ovf")
                    || is_load_element(op)
                    || is_store_element(op)
            }
        }
    }

    /// Something is decided here by what was read.
    fn decided(&mut self) {
        if let Some(last) = self.last.filter(|_| self.pending) {
            self.sites[last].branches = true;
        }
        self.pending = false;
    }

    /// A new place: what the recorder is handed there.
    fn site(&mut self, place: Place, told: Told, field: Option<Rc<Field>>) -> Option<Code> {
        let number = self.module.recorder.files.next_place()?;
        let offset = self.editor.old_offset(place).unwrap_or(0);
        self.sites.push(Site { number, offset, branches: false, field });
        match told {
            Told::Read | Told::VolatileRead | Told::Update => {
                self.last = Some(self.sites.len() - 1);
                self.pending = true;
            }
            Told::Write | Told::VolatileWrite => self.last = Some(self.sites.len() - 1),
            _ => {}
        }
        Some(Instruction::ldc_i4(told.at(number).cast_signed()))
    }

    /// Code that runs if anything is recorded.
    fn if_set(&mut self, flag: &'static AtomicBool, code: impl IntoIterator<Item = Code>) -> Vec<Piece> {
        let skip = self.editor.new_label();
        let mut pieces: Vec<Piece> = hook::load(flag).map(Piece::from).to_vec();
        pieces.push(Instruction::branch(Op::BrfalseS, skip).into());
        pieces.extend(code.into_iter().map(Piece::from));
        pieces.push(Piece::Label(skip));
        pieces
    }

    fn if_on(&mut self, code: impl IntoIterator<Item = Code>) -> Vec<Piece> {
        self.if_set(&threads::ON, code)
    }

    /// The method that is told: before anything is recorded, most of it does not matter.
    fn tell(&self, told: Told) -> Code {
        Instruction::call(if told.begins() { self.hooks.tell } else { self.hooks.tell_now })
    }

    fn take(&mut self, ty: &Type) -> Option<u16> {
        let ty = ty.unmodified();
        if matches!(ty, Type::Function(_)) {
            return None;
        }
        match self.free.iter().position(|(free, _)| free == ty) {
            Some(at) => Some(self.free.swap_remove(at).1),
            None => self.locals.push(ty.clone()),
        }
    }

    fn give(&mut self, ty: &Type, variable: u16) {
        self.free.push((ty.unmodified().clone(), variable));
    }

    fn is_volatile(&self, place: Place) -> bool {
        let first = self.editor.with_prefixes(place);
        (first.0..place.0)
            .any(|at| self.editor.get(Place(at)).is_some_and(|prefix| prefix.op == Op::Volatile))
    }

    fn read_kind(&self, place: Place) -> Told {
        if self.is_volatile(place) { Told::VolatileRead } else { Told::Read }
    }

    fn write_kind(&self, place: Place) -> Told {
        if self.is_volatile(place) { Told::VolatileWrite } else { Told::Write }
    }

    fn before<P: Into<Piece>>(&mut self, place: Place, code: impl IntoIterator<Item = P>) {
        let first = self.editor.with_prefixes(place);
        self.editor.insert_before(first, code);
    }

    /// Behind an access that left a value on the stack.
    fn leave(&mut self, place: Place, worth: Worth) {
        let code = match worth {
            Worth::Nothing => vec![Instruction::call(self.hooks.leave)],
            Worth::Int => vec![Instruction::simple(Op::Dup), Instruction::call(self.hooks.leave_int)],
            Worth::Reference => {
                vec![Instruction::simple(Op::Dup), Instruction::call(self.hooks.leave_reference)]
            }
        };
        let code = self.if_set(&threads::HAS_BEEN_ON, code);
        self.editor.insert_after(place, code);
    }

    /// Behind an access whose value is in a variable.
    fn leave_variable(&mut self, place: Place, worth: Worth, variable: u16) {
        let code = match worth {
            Worth::Nothing => vec![Instruction::call(self.hooks.leave)],
            Worth::Int => vec![Instruction::ldloc(variable), Instruction::call(self.hooks.leave_int)],
            Worth::Reference => {
                vec![Instruction::ldloc(variable), Instruction::call(self.hooks.leave_reference)]
            }
        };
        let code = self.if_set(&threads::HAS_BEEN_ON, code);
        self.editor.insert_after(place, code);
    }

    fn read_field(&mut self, place: Place, token: Token) -> Option<()> {
        let field = self.module.field(token);
        if field.as_ref().is_none_or(|field| field.owner == Kind::Structure) {
            return self.through_address(place, self.read_kind(place), Worth::Nothing);
        }
        let field = field?;
        let worth = worth_of(&field.ty);
        let site = self.site(place, self.read_kind(place), Some(field))?;
        let enter = self.if_on([Instruction::simple(Op::Dup), site, Instruction::call(self.hooks.enter)]);
        self.before(place, enter);
        self.leave(place, worth);
        Some(())
    }

    fn write_field(&mut self, place: Place, token: Token) -> Option<()> {
        let field = self.module.field(token);
        if field.as_ref().is_none_or(|field| field.owner == Kind::Structure) {
            return self.through_address(place, self.write_kind(place), Worth::Nothing);
        }
        let field = field?;
        let (ty, worth) = (field.ty.clone(), worth_of(&field.ty));
        let value = self.take(&ty)?;
        let site = self.site(place, self.write_kind(place), Some(field))?;
        let enter = self.if_on([Instruction::simple(Op::Dup), site, Instruction::call(self.hooks.enter)]);
        self.before(place, [Instruction::stloc(value)]);
        self.before(place, enter);
        self.before(place, [Instruction::ldloc(value)]);
        self.leave_variable(place, worth, value);
        self.give(&ty, value);
        Some(())
    }

    fn static_field(&mut self, place: Place, op: Op, token: Token) -> Option<()> {
        // What initializers do is the initial value.
        if self.caller.name == ".cctor" {
            return None;
        }
        let field = self.module.field(token)?;
        let worth = worth_of(&field.ty);
        let told = if op == Op::Ldsfld { self.read_kind(place) } else { self.write_kind(place) };
        let enter = self.enter_static(place, told, &field)?;
        let initialize = [Instruction::with_token(Op::Ldsfld, token), Instruction::simple(Op::Pop)];
        if op == Op::Ldsfld {
            self.before(place, initialize);
            self.before(place, enter);
            self.leave(place, worth);
            return Some(());
        }
        let ty = field.ty.clone();
        let value = self.take(&ty)?;
        self.before(place, [Instruction::stloc(value)]);
        self.before(place, initialize);
        self.before(place, enter);
        self.before(place, [Instruction::ldloc(value)]);
        self.leave_variable(place, worth, value);
        self.give(&ty, value);
        Some(())
    }

    fn enter_static(&mut self, place: Place, told: Told, field: &Rc<Field>) -> Option<Vec<Piece>> {
        let site = self.site(place, told, Some(field.clone()))?;
        let code = match field.instance {
            Some(instance) => vec![
                Instruction::with_token(Op::Ldtoken, instance),
                Instruction::call(self.hooks.type_of),
                site,
                Instruction::call(self.hooks.enter),
            ],
            None => vec![
                site,
                Instruction::ldc_i4(field.stripe().cast_signed()),
                Instruction::call(self.hooks.enter_static),
            ],
        };
        Some(self.if_on(code))
    }

    fn load_element(&mut self, place: Place, op: Op) -> Option<()> {
        let index = self.take(&INDEX)?;
        let site = self.site(place, Told::Read, None)?;
        let enter = self.enter_element(index, site);
        self.before(place, [Instruction::stloc(index)]);
        self.before(place, enter);
        self.before(place, [Instruction::ldloc(index)]);
        self.leave(place, worth_of_op(op));
        self.give(&INDEX, index);
        Some(())
    }

    /// With an array on the stack.
    fn enter_element(&mut self, index: u16, site: Code) -> Vec<Piece> {
        let enter = Instruction::call(self.hooks.enter_element);
        self.if_on([Instruction::simple(Op::Dup), Instruction::ldloc(index), site, enter])
    }

    fn store_element(&mut self, place: Place, op: Op, token: Option<Token>) -> Option<()> {
        let ty = match (element_type(op), token) {
            (Some(ty), _) => ty,
            (None, Some(token)) => self.module.type_of(token)?,
            (None, None) => return None,
        };
        let (value, index) = (self.take(&ty)?, self.take(&INDEX)?);
        let site = self.site(place, Told::Write, None)?;
        let enter = self.enter_element(index, site);
        self.before(place, [Instruction::stloc(value), Instruction::stloc(index)]);
        self.before(place, enter);
        self.before(place, [Instruction::ldloc(index), Instruction::ldloc(value)]);
        let worth = if ty == Type::OBJECT { Worth::Reference } else { worth_of_op(op) };
        self.leave_variable(place, worth, value);
        self.give(&ty, value);
        self.give(&INDEX, index);
        Some(())
    }

    /// An access through an address that was taken in the same stretch of code.
    fn through_address(&mut self, place: Place, told: Told, worth: Worth) -> Option<()> {
        let (root, worth) = match self.operands.get(&place)? {
            Value::Address(root) => (*root, worth),
            Value::Part(root) => (*root, Worth::Nothing),
            Value::Unknown | Value::This => return None,
        };
        let taken = self.taken(root)?;
        let code = self.enter_taken(place, told, &taken)?;
        self.before(place, code);
        self.leave(place, worth);
        Some(())
    }

    /// What an address is the address of; its object is kept where it is taken.
    fn taken(&mut self, root: Place) -> Option<Taken> {
        if let Some(known) = self.taken.get(&root) {
            return known.clone();
        }
        let taken = self.keep_taken(root);
        self.taken.insert(root, taken.clone());
        taken
    }

    fn keep_taken(&mut self, root: Place) -> Option<Taken> {
        let taking = self.editor.get(root)?;
        let (op, token) = (taking.op, taking.token()?);
        match op {
            Op::Ldsflda => self.module.field(token).map(Taken::Static),
            Op::Ldflda => {
                let field = self.module.field(token).filter(|field| field.owner == Kind::Class)?;
                let object = self.locals.push(Type::OBJECT)?;
                self.before(root, [Instruction::simple(Op::Dup), Instruction::stloc(object)]);
                Some(Taken::Field(object, field))
            }
            Op::Ldelema => {
                let (array, index) = (self.locals.push(Type::OBJECT)?, self.locals.push(INDEX)?);
                let code = [
                    Instruction::stloc(index),
                    Instruction::simple(Op::Dup),
                    Instruction::stloc(array),
                    Instruction::ldloc(index),
                ];
                self.before(root, code);
                Some(Taken::Element(array, index))
            }
            _ => None,
        }
    }

    fn enter_taken(&mut self, place: Place, told: Told, taken: &Taken) -> Option<Vec<Piece>> {
        let code = match taken {
            Taken::Static(field) => return self.enter_static(place, told, field),
            Taken::Field(object, field) => {
                let site = self.site(place, told, Some(field.clone()))?;
                vec![Instruction::ldloc(*object), site, Instruction::call(self.hooks.enter)]
            }
            Taken::Element(array, index) => {
                let site = self.site(place, told, None)?;
                let enter = Instruction::call(self.hooks.enter_element);
                vec![Instruction::ldloc(*array), Instruction::ldloc(*index), site, enter]
            }
        };
        Some(self.if_on(code))
    }
}

/// Indices are numbers of either size.
const INDEX: Type = Type::Primitive(Primitive::IntPtr);

fn within(op: Op, first: Op, last: Op) -> bool {
    (first..=last).contains(&op)
}

fn is_load_element(op: Op) -> bool {
    op == Op::Ldelem || within(op, Op::LdelemI1, Op::LdelemRef)
}

fn is_store_element(op: Op) -> bool {
    op == Op::Stelem || within(op, Op::StelemI, Op::StelemRef)
}

fn is_load_indirect(op: Op) -> bool {
    op == Op::Ldobj || within(op, Op::LdindI1, Op::LdindRef)
}

fn is_store_indirect(op: Op) -> bool {
    matches!(op, Op::Stobj | Op::StindI | Op::Initobj) || within(op, Op::StindRef, Op::StindR8)
}

/// The type of the value that an instruction puts into an array.
fn element_type(op: Op) -> Option<Type> {
    Some(Type::Primitive(match op {
        Op::StelemI1 | Op::StelemI2 | Op::StelemI4 => Primitive::Int32,
        Op::StelemI8 => Primitive::Int64,
        Op::StelemR4 => Primitive::Single,
        Op::StelemR8 => Primitive::Double,
        Op::StelemI => Primitive::IntPtr,
        Op::StelemRef => Primitive::Object,
        _ => return None,
    }))
}

fn worth_of_op(op: Op) -> Worth {
    match op {
        Op::LdelemI4 | Op::LdelemU4 | Op::StelemI4 | Op::LdindI4 | Op::LdindU4 => Worth::Int,
        Op::LdelemRef | Op::LdindRef => Worth::Reference,
        _ => Worth::Nothing,
    }
}

fn worth_of(ty: &Type) -> Worth {
    match ty.unmodified() {
        Type::Primitive(Primitive::Int32 | Primitive::UInt32 | Primitive::Boolean) => Worth::Int,
        Type::Primitive(Primitive::String | Primitive::Object) | Type::Vector(_) | Type::Array(..) => {
            Worth::Reference
        }
        Type::Named { layout: cil::signature::Layout::Reference, .. } => Worth::Reference,
        _ => Worth::Nothing,
    }
}
