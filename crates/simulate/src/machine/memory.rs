//! Loads, stores and addresses. Every access to memory that another thread could see goes through
//! [`Machine::access`], which asks for a switch, keeps the shadow and notices races.

use super::{Machine, Outcome, Race, Raised, Trap, Variable};
use crate::code::{FnTarget, Place};
use crate::heap::{Content, Named, Object, Role, Sharing};
use crate::schedule::Operation;
use crate::shadow::{Access, Action, Mode, Reach};
use crate::stacks::Site;
use crate::thread::Reason;
use crate::types::{Receiver, RtId, VirtualKey};
use crate::value::{Location, ObjId, Value};
use ir::{FieldFlags, Reg, TypeFlags};

/// What a place turns out to be.
enum Spot {
    /// A variable.
    At(Location),
    /// A struct as a whole: in memory, or as a value.
    Whole(ObjId),
    /// A value that is no variable, such as a number used as receiver.
    Value(Value),
    /// Somewhere; nothing is known.
    Unknown,
    /// A property: the call was made.
    Called,
}

impl Machine<'_, '_> {
    /// `dst = place`
    pub(super) fn load(&mut self, dst: Reg, place: Place, volatile: bool) -> Outcome {
        let mode = if volatile { Mode::Atomic } else { Mode::Plain };
        let value = match self.spot(place, Some(dst), None)? {
            Spot::At(location) => self.read(location, mode)?,
            Spot::Whole(object) => self.read_struct(object, mode)?,
            Spot::Value(value) => Some(value),
            Spot::Unknown => None,
            Spot::Called => return Ok(()),
        };
        let value = value.unwrap_or_else(|| self.unknown(dst));
        self.thread_mut().set(dst, value);
        Ok(())
    }

    /// `place = src`
    pub(super) fn store(&mut self, place: Place, src: Reg, volatile: bool) -> Outcome {
        let mode = if volatile { Mode::Atomic } else { Mode::Plain };
        let value = self.thread().get(src);
        match self.spot(place, None, Some(value))? {
            Spot::At(location) => self.write(location, value, mode),
            Spot::Whole(object) => self.write_struct(object, value, mode),
            Spot::Value(_) | Spot::Unknown | Spot::Called => Ok(()),
        }
    }

    /// `dst = &place`
    pub(super) fn address(&mut self, dst: Reg, place: Place) -> Outcome {
        let address = match self.spot(place, None, None)? {
            Spot::At(location) => match self.heap.read(location) {
                Some(Value::Obj(part)) if self.heap.get(part).role == Role::Struct => Value::Obj(part),
                Some(_) => Value::Ref(location),
                None => self.unknown(dst),
            },
            Spot::Whole(object) => Value::Obj(object),
            Spot::Value(value) => value,
            Spot::Unknown | Spot::Called => self.unknown(dst),
        };
        self.thread_mut().set(dst, address);
        Ok(())
    }

    /// Anything of a register's type.
    pub(super) fn unknown(&self, reg: Reg) -> Value {
        Value::Unknown(self.thread().frame().code.ty(reg))
    }

    fn spot(&mut self, place: Place, dst: Option<Reg>, stored: Option<Value>) -> Outcome<Spot> {
        match place {
            Place::Field { base, slot } => self.field(self.thread().get(base), slot),
            Place::Static { statics, slot } => {
                let object = self.initialized_statics(statics)?;
                Ok(Spot::At(Location { object, slot }))
            }
            Place::ThreadStatic { statics, slot } => {
                let object = self.thread_statics_object(statics);
                Ok(Spot::At(Location { object, slot }))
            }
            Place::Element { array, index } => {
                let thread = self.thread();
                self.element(thread.get(array), &[thread.get(index)])
            }
            Place::Element2 { array, indices } => {
                let thread = self.thread();
                let regs = thread.frame().code.regs(indices);
                let indices: Vec<Value> = regs.iter().map(|&reg| thread.get(reg)).collect();
                self.element(thread.get(array), &indices)
            }
            Place::Cell(cell) => match self.thread().get(cell) {
                Value::Obj(object) => Ok(Spot::At(Location { object, slot: 0 })),
                Value::Null => Err(Trap::Raise(Raised::NullReference)),
                _ => Ok(Spot::Unknown),
            },
            Place::Indirect(address) => self.pointee(self.thread().get(address)),
            Place::Member { base, name } => self.member(self.thread().get(base), name, dst, stored),
        }
    }

    fn field(&self, base: Value, slot: u32) -> Outcome<Spot> {
        match base {
            Value::Obj(object) => Ok(Spot::At(Location { object, slot })),
            Value::Null => Err(Trap::Raise(Raised::NullReference)),
            // The address of a variable that holds an object: a struct would be its own address.
            Value::Ref(location) => match self.heap.read(location) {
                Some(Value::Obj(object)) => Ok(Spot::At(Location { object, slot })),
                _ => Ok(Spot::Unknown),
            },
            Value::Unknown(_) | Value::Int(_) | Value::Double(_) => Ok(Spot::Unknown),
        }
    }

    fn pointee(&self, address: Value) -> Outcome<Spot> {
        match address {
            Value::Ref(location) => Ok(Spot::At(location)),
            Value::Null => Err(Trap::Raise(Raised::NullReference)),
            Value::Obj(object) if self.heap.get(object).role == Role::Boxed && !self.is_decimal(object) => {
                Ok(Spot::At(Location { object, slot: 0 }))
            }
            Value::Obj(object) if self.world.types.is_struct(self.heap.get(object).ty) => {
                Ok(Spot::Whole(object))
            }
            Value::Unknown(_) => Ok(Spot::Unknown),
            value => Ok(Spot::Value(value)),
        }
    }

    fn is_decimal(&self, object: ObjId) -> bool {
        matches!(self.heap.get(object).content, Content::Decimal(_))
    }

    fn element(&self, array: Value, indices: &[Value]) -> Outcome<Spot> {
        let object = match array {
            Value::Obj(object) => object,
            Value::Null => return Err(Trap::Raise(Raised::NullReference)),
            _ => return Ok(Spot::Unknown),
        };
        let Content::Array { lengths, .. } = &self.heap.get(object).content else { return Ok(Spot::Unknown) };
        let mut slot = 0;
        for (index, &length) in indices.iter().zip(lengths) {
            let Value::Int(index) = *index else { return Ok(Spot::Unknown) };
            if !(0..i64::from(length)).contains(&index) {
                return Err(Trap::Raise(Raised::IndexOutOfRange));
            }
            slot = slot * length + index as u32;
        }
        Ok(Spot::At(Location { object, slot }))
    }

    /// A field or property that is known by name only.
    fn member(
        &mut self,
        base: Value,
        name: ir::NameId,
        dst: Option<Reg>,
        stored: Option<Value>,
    ) -> Outcome<Spot> {
        let object = match base {
            Value::Obj(object) => object,
            Value::Null => return Err(Trap::Raise(Raised::NullReference)),
            _ => return Ok(Spot::Unknown),
        };
        let ty = self.heap.get(object).ty;
        if let Some((_, slot)) = self.world.types.field_named(ty, name) {
            return Ok(Spot::At(Location { object, slot }));
        }
        let program = self.world.program();
        let accessor =
            format!("{}_{}", if stored.is_some() { "set" } else { "get" }, program.names.get(name));
        let args = usize::from(stored.is_some());
        let found = program.names.find(&accessor);
        let found = found.and_then(|name| self.world.types.method_named(ty, name, args, Receiver::Needed));
        let Some((method, owner)) = found else { return Ok(Spot::Unknown) };
        let key = VirtualKey { method, owner, type_args: Box::default(), receiver: ty };
        let Some(callee) = self.world.types.dispatch(&key) else { return Ok(Spot::Unknown) };
        let callee = self.world.function(callee);
        let args: Vec<Value> = std::iter::once(base).chain(stored).collect();
        self.call(dst, callee, &args, Reason::Call)?;
        Ok(Spot::Called)
    }

    /// What a variable holds, for a register: a struct is copied.
    pub(super) fn read(&mut self, location: Location, mode: Mode) -> Outcome<Option<Value>> {
        match self.heap.read(location) {
            Some(Value::Obj(part)) if self.heap.get(part).role == Role::Struct => {
                self.read_struct(part, mode)
            }
            Some(_) => {
                self.access(location, Action::Read, mode)?;
                Ok(self.heap.read(location))
            }
            None => Ok(None),
        }
    }

    fn read_struct(&mut self, object: ObjId, mode: Mode) -> Outcome<Option<Value>> {
        self.access_parts(object, Action::Read, mode)?;
        Ok(Some(Value::Obj(self.clone_struct(object, Role::Struct))))
    }

    /// Puts a value into a variable: a struct is overwritten part by part.
    pub(super) fn write(&mut self, location: Location, value: Value, mode: Mode) -> Outcome {
        let Some(old) = self.heap.read(location) else { return Ok(()) };
        if let Value::Obj(part) = old
            && self.heap.get(part).role == Role::Struct
        {
            return self.write_struct(part, value, mode);
        }
        self.access(location, Action::Write, mode)?;
        let value = match value {
            Value::Obj(object) if self.heap.get(object).role == Role::Struct => {
                Value::Obj(self.clone_struct(object, Role::Struct))
            }
            value => value,
        };
        self.name_object(location, value);
        self.put(location, value);
        Ok(())
    }

    fn write_struct(&mut self, object: ObjId, value: Value, mode: Mode) -> Outcome {
        self.access_parts(object, Action::Write, mode)?;
        self.overwrite(object, value);
        Ok(())
    }

    /// Writes a variable. What is kept where other threads can reach it can be reached by them, too.
    pub(super) fn put(&mut self, location: Location, value: Value) {
        let object = self.heap.get_mut(location.object);
        let published = object.published;
        if let Some(slot) = object.slots_mut().get_mut(location.slot as usize) {
            *slot = value;
        }
        if published {
            self.publish(value);
        }
    }

    /// Copies the parts of a struct value over those of a struct in memory.
    fn overwrite(&mut self, object: ObjId, value: Value) {
        for slot in 0..self.heap.get(object).slots().len() as u32 {
            let location = Location { object, slot };
            let part = match value {
                Value::Obj(source) => self.heap.read(Location { object: source, slot }),
                _ => None,
            };
            let part = part.unwrap_or(Value::Unknown(RtId::UNKNOWN));
            match self.heap.read(location) {
                Some(Value::Obj(inner)) if self.heap.get(inner).role == Role::Struct => {
                    self.overwrite(inner, part);
                }
                _ => self.put(location, part),
            }
        }
    }

    /// A copy of a struct, with copies of the structs in it.
    pub(super) fn clone_struct(&mut self, object: ObjId, role: Role) -> ObjId {
        let source = self.heap.get(object);
        let (ty, mut slots) = (source.ty, source.slots().to_vec());
        for slot in &mut slots {
            if let Value::Obj(part) = *slot
                && self.heap.get(part).role == Role::Struct
            {
                *slot = Value::Obj(self.clone_struct(part, Role::Struct));
            }
        }
        let sharing = self.own_sharing();
        self.heap.add(Object::new(ty, role, sharing, Content::Slots(slots.into())))
    }

    fn access_parts(&mut self, object: ObjId, action: Action, mode: Mode) -> Outcome {
        for slot in 0..self.heap.get(object).slots().len() as u32 {
            let location = Location { object, slot };
            match self.heap.read(location) {
                Some(Value::Obj(part)) if self.heap.get(part).role == Role::Struct => {
                    self.access_parts(part, action, mode)?;
                }
                _ => self.access(location, action, mode)?,
            }
        }
        Ok(())
    }

    /// An object is called after the first field of the program that it is kept in.
    fn name_object(&mut self, location: Location, value: Value) {
        let Value::Obj(kept) = value else { return };
        if self.heap.get(kept).named != Named::No {
            return;
        }
        let holder = self.heap.get(location.object);
        let (ty, role) = (holder.ty, holder.role);
        let field = match role {
            Role::Object | Role::Struct if !matches!(holder.content, Content::Array { .. }) => {
                self.world.types.layout(ty).fields.get(location.slot as usize).copied()
            }
            Role::Statics => {
                let statics = self.world.statics_of(ty);
                self.world.statics(statics).layout.fields.get(location.slot as usize).copied()
            }
            _ => None,
        };
        if let Some(field) = field.filter(|&field| !self.is_of_a_model(field)) {
            self.heap.get_mut(kept).named = Named::Field(field);
        }
    }

    /// An access that others could see: lets them go first, orders it, notes it, and compares it with earlier
    /// ones.
    #[inline]
    pub(super) fn access(&mut self, location: Location, action: Action, mode: Mode) -> Outcome {
        if self.threads.len() == 1 {
            return Ok(());
        }
        self.tracked_access(location, action, mode)
    }

    fn tracked_access(&mut self, location: Location, action: Action, mode: Mode) -> Outcome {
        let current = self.current;
        let object = self.heap.get(location.object);
        let in_model = self.threads[current.index()].frame().code.model;
        if object.sharing == Sharing::Untracked {
            return Ok(());
        }
        let published = object.published;
        if published && !in_model {
            self.visible(Operation::memory(location, action))?;
        }
        if in_model && self.is_library_field(location) {
            return Ok(());
        }
        let atomic = in_model && self.thread().atomic == Some(location);
        let mode = if atomic { Mode::Atomic } else { mode };
        if mode == Mode::Atomic {
            self.order_volatile(location, action);
        }
        let (site, locks) = (self.site(), self.thread().locks);
        let thread = &self.threads[current.index()];
        let reach = if published { Reach::Public } else { Reach::Own };
        let access = Access { epoch: thread.clock.epoch(current), site, locks, mode, action, reach };
        let shadow = self.heap.get_mut(location.object).shadow(location.slot);
        let racing = shadow.access(access, &thread.clock);
        self.note_access(location, action);
        for earlier in racing {
            self.add_race(location, earlier, access);
        }
        if mode == Mode::Atomic && action == Action::Write {
            self.thread_mut().clock.tick(current);
        }
        Ok(())
    }

    /// Does the library look at its own part of an object of the user's?
    fn is_library_field(&mut self, location: Location) -> bool {
        let object = self.heap.get(location.object);
        if object.role != Role::Object || matches!(object.content, Content::Array { .. }) {
            return false;
        }
        let layout = self.world.types.layout(object.ty);
        let Some(&field) = layout.fields.get(location.slot as usize) else { return true };
        let program = self.world.program();
        program.types()[program.fields()[field].owner].flags.has(TypeFlags::MODEL)
    }

    /// Volatile reads acquire what volatile writes released at the variable.
    fn order_volatile(&mut self, location: Location, action: Action) {
        let clock = &mut self.threads[self.current.index()].clock;
        let kept = self.volatiles.entry(location).or_default();
        match action {
            Action::Read => clock.join(kept),
            Action::Write => kept.join(clock),
        }
    }

    /// What was done to an object before others could reach it is ordered by whatever published it. If that was a
    /// race, it is told, and all that follows from it would only repeat it.
    fn add_race(&mut self, location: Location, earlier: Access, later: Access) {
        if earlier.reach == Reach::Own || self.may_be_ordered(&earlier, &later) {
            return;
        }
        if self.is_readonly(location) || !self.raced.insert((earlier.site, later.site)) {
            return;
        }
        let variable = Variable::Slot(self.variable_name(location));
        self.races.push(Race { variable, earlier, later });
    }

    /// Static read-only fields are published by the static constructor, which the machine orders itself.
    fn is_readonly(&mut self, location: Location) -> bool {
        let object = self.heap.get(location.object);
        if object.role != Role::Statics {
            return false;
        }
        let statics = self.world.statics_of(object.ty);
        let field = self.world.statics(statics).layout.fields.get(location.slot as usize).copied();
        field.is_some_and(|field| self.world.program().fields()[field].flags.has(FieldFlags::READONLY))
    }

    /// What people call a variable.
    pub(super) fn variable_name(&mut self, location: Location) -> String {
        let Some(object) = self.heap.find(location.object) else { return "a variable".to_owned() };
        if object.role == Role::Struct
            && let Some(whole) = self.holder(location.object)
        {
            return self.part_name(whole, location);
        }
        let (ty, role) = (object.ty, object.role);
        let program = self.world.program();
        let array = match (&object.content, object.named) {
            (Content::Array { .. }, named) => Some(named),
            _ => None,
        };
        let field = match role {
            Role::Cell(name) => {
                return name.map_or("a local variable", |name| program.names.get(name)).to_owned();
            }
            Role::Boxed => return format!("a boxed {}", self.world.types.name(ty)),
            Role::Statics => {
                let statics = self.world.statics_of(ty);
                self.world.statics(statics).layout.fields.get(location.slot as usize).copied()
            }
            Role::Object | Role::Struct => match array {
                Some(Named::Field(field)) => return format!("{}[{}]", self.field_name(field), location.slot),
                Some(Named::No) => {
                    let element = self.world.types.name(self.world.types.element(ty));
                    return format!("{element}[{}]", location.slot);
                }
                None => self.world.types.layout(ty).fields.get(location.slot as usize).copied(),
            },
        };
        field.map_or_else(|| "?".to_owned(), |field| self.field_name(field))
    }

    /// A part of a struct that a variable holds: `Account.limit.upper`. What is inside a struct of a library is
    /// nobody's business.
    fn part_name(&mut self, whole: Location, part: Location) -> String {
        let name = self.variable_name(whole);
        let ty = self.heap.get(part.object).ty;
        let field = self.world.types.layout(ty).fields.get(part.slot as usize).copied();
        match field {
            Some(field) if !self.is_of_a_model(field) => {
                let program = self.world.program();
                format!("{name}.{}", program.names.get(program.fields()[field].name))
            }
            _ => name,
        }
    }

    /// The variable that holds an object, if there is one.
    pub(crate) fn holder(&self, kept: ObjId) -> Option<Location> {
        self.heap.iter().find_map(|(object, content)| {
            let slot = content.slots().iter().position(|&value| value == Value::Obj(kept))?;
            Some(Location { object, slot: slot as u32 })
        })
    }

    fn is_of_a_model(&self, field: ir::FieldId) -> bool {
        let program = self.world.program();
        program.types()[program.fields()[field].owner].flags.has(ir::TypeFlags::MODEL)
    }

    /// `Account.balance`.
    pub(crate) fn field_name(&self, field: ir::FieldId) -> String {
        let program = self.world.program();
        let declared = &program.fields()[field];
        let owner = program.names.get(program.types()[declared.owner].name);
        let owner = owner.rsplit('.').next().unwrap_or(owner);
        format!("{owner}.{}", program.names.get(declared.name))
    }

    /// Stops before an operation that others could notice, unless the scheduler has just allowed it.
    pub(super) fn visible(&mut self, operation: Operation) -> Outcome {
        if self.granted || self.runnable <= 1 { Ok(()) } else { Err(Trap::Before(operation)) }
    }

    /// Where the current thread is in the user's code: a model's accesses are reported at the call into it.
    pub(super) fn site(&mut self) -> Site {
        let thread = &self.threads[self.current.index()];
        let user = thread.frames.iter().rposition(|frame| !frame.code.model);
        let index = user.unwrap_or(thread.frames.len() - 1);
        self.site_of(self.current, index)
    }

    /// The place of a frame, with the calls that led there. Frames remember their stacks.
    pub(crate) fn site_of(&mut self, thread: crate::clock::ThreadId, index: usize) -> Site {
        let frames = &mut self.threads[thread.index()].frames;
        let known = frames[..=index].iter().rposition(|frame| frame.stack.is_some());
        let mut from = match known {
            Some(known) => Site {
                stack: frames[known].stack.unwrap_or(Site::NONE.stack),
                pc: frames[known].pc.saturating_sub(1),
            },
            None => Site::NONE,
        };
        for frame in &mut frames[known.map_or(0, |known| known + 1)..=index] {
            let stack = self.stacks.push(from, frame.code.id);
            frame.stack = Some(stack);
            from = Site { stack, pc: frame.pc.saturating_sub(1) };
        }
        from
    }

    /// The type of a value in a register; that of the register for numbers.
    pub(super) fn runtime_type(&self, value: Value, declared: RtId) -> RtId {
        match value {
            Value::Obj(object) => self.heap.get(object).ty,
            Value::Unknown(ty) if ty != RtId::UNKNOWN => ty,
            _ => self.world.types.pointee(declared),
        }
    }

    /// Is the body of a method known?
    pub(super) fn has_code(&mut self, callee: crate::code::FnId) -> bool {
        matches!(self.world.target(callee), FnTarget::Code(_))
    }
}
