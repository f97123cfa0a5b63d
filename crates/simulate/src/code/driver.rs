//! The code that a run begins with: makes the objects that an entry needs and calls its methods, one after the
//! other or as the model `Threadbare.Entries` has it. Whatever comes from outside is unknown; a result that can
//! be awaited is awaited.

use super::{Code, DelegateSite, FnId, Instr, NamedSite, Place, Regs, World};
use crate::types::{EnvId, RtId, VirtualKey};
use crate::value::Value;
use ir::{Const, FieldId, Method, MethodFlags, MethodId, Prim, Reg, Span, TypeId};

/// What a run does, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Makes an object and calls its constructor: later actions on that type use it.
    Make(TypeId, Option<MethodId>),
    /// Calls a method, with these arguments as far as they go, and waits for the task that it gives.
    Call(MethodId, Vec<Const>),
    /// Calls a method with a line of a table, which is made with these arguments.
    CallWithRow(MethodId, Table, Vec<Const>),
    /// Calls a method, and goes on at the first `await` that is not done.
    Launch(MethodId),
    /// The thread gets a message loop.
    BeginLoop,
    /// Waits some time for what goes on.
    Linger,
    /// Hands parts to a method of the model.
    Play(Style, Vec<Vec<Action>>),
}

/// Where a table of arguments is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Table {
    /// What a method or property gives.
    Result(MethodId),
    /// What a static field holds.
    Field(FieldId),
    /// A new object of a class, made by that constructor.
    Object(TypeId, Option<MethodId>),
}

/// How parts run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// Two at the same time, any.
    Together,
    /// One after the other on a thread with a message loop, in any order.
    Events,
    /// The same, with time between them for all that they start.
    PatientEvents,
}

impl Style {
    fn method(self) -> &'static str {
        match self {
            Style::Together => "Together",
            Style::Events => "Events",
            Style::PatientEvents => "PatientEvents",
        }
    }
}

impl World<'_> {
    /// Code that carries out the actions.
    pub(crate) fn driver(&mut self, actions: &[Action]) -> FnId {
        self.part(actions, &[])
    }

    /// Code that carries out actions on objects that lie in its first registers.
    fn part(&mut self, actions: &[Action], given: &[(TypeId, RtId)]) -> FnId {
        let objects = (0..).map(Reg).zip(given).map(|(reg, &(ty, _))| (ty, reg)).collect();
        let mut driver = Driver {
            world: self,
            instrs: Vec::new(),
            types: given.iter().map(|&(_, rt)| rt).collect(),
            pool: Vec::new(),
            names: Vec::new(),
            delegates: Vec::new(),
            objects,
        };
        for action in actions {
            driver.act(action);
        }
        driver.instrs.push(Instr::Return(None));
        let Driver { instrs, types, pool, names, delegates, .. } = driver;
        self.internal(|id| Code {
            id,
            method: None,
            env: EnvId::EMPTY,
            model: false,
            receiver: None,
            spans: vec![Span::NONE; instrs.len()].into(),
            region_of: vec![None; instrs.len()].into(),
            instrs: instrs.into(),
            regions: Box::default(),
            types: types.into(),
            pool: pool.into(),
            virtuals: Box::default(),
            names: names.into(),
            delegates: delegates.into(),
            switches: Box::default(),
            stream: None,
        })
    }
}

struct Driver<'w, 'p> {
    world: &'w mut World<'p>,
    instrs: Vec<Instr>,
    types: Vec<RtId>,
    pool: Vec<Reg>,
    names: Vec<NamedSite>,
    delegates: Vec<DelegateSite>,
    objects: Vec<(TypeId, Reg)>,
}

impl Driver<'_, '_> {
    fn act(&mut self, action: &Action) {
        match action {
            Action::Make(ty, constructor) => {
                self.make(*ty, *constructor);
            }
            Action::Call(method, args) => {
                let object = self.object_for(*method);
                let result = self.call(*method, object, args);
                let program = self.world.program();
                if returns_task(program, &program.methods()[*method]) {
                    self.wait(result);
                }
            }
            Action::CallWithRow(method, table, args) => self.call_with_row(*method, *table, args),
            Action::Launch(method) => {
                let object = self.object_for(*method);
                self.call(*method, object, &[]);
            }
            Action::BeginLoop => {
                let _ = self.ask_model("BeginLoop", &[]);
            }
            Action::Linger => {
                let _ = self.ask_model("Linger", &[]);
            }
            Action::Play(style, parts) => self.play(*style, parts),
        }
    }

    /// The model chooses the line, and waits for a task. Without it, the arguments may be anything.
    fn call_with_row(&mut self, method: MethodId, table: Table, args: &[Const]) {
        let table = self.table(table, args);
        let object = self.object_for(method);
        let delegate = self.world.types.find("System.Action").map(|ty| self.delegate(ty, method, object));
        if delegate.and_then(|delegate| self.ask_model("Row", &[delegate, table])).is_none() {
            self.call(method, object, &[]);
        }
    }

    fn table(&mut self, table: Table, args: &[Const]) -> Reg {
        match table {
            Table::Result(giver) => {
                let object = self.object_for(giver);
                self.call(giver, object, args)
            }
            Table::Field(field) => self.static_field(field),
            Table::Object(class, constructor) => self.make(class, constructor),
        }
    }

    fn static_field(&mut self, id: FieldId) -> Reg {
        let field = &self.world.program().fields()[id];
        let owner = self.open(field.owner);
        self.initialize(owner);
        let env = self.world.types.env_of(owner);
        let ty = self.world.types.resolve(field.ty, env);
        let place = Place::Static { statics: self.world.statics_of(owner), slot: self.world.types.slot(id) };
        let dst = self.register(ty);
        self.instrs.push(Instr::Load { dst, place, volatile: false });
        dst
    }

    /// A delegate of a method whose parameters the type of the delegate need not have: only the model calls it.
    fn delegate(&mut self, ty: RtId, method: MethodId, receiver: Option<Reg>) -> Reg {
        let declared = &self.world.program().methods()[method];
        let owner = self.open(declared.owner);
        let type_args = vec![RtId::OBJECT; declared.generics.len()];
        let key = self.world.types.member(method, owner, &type_args);
        let direct = self.world.function(key);
        let receiver = declared.has_receiver().then(|| receiver.unwrap_or_else(|| self.unknown(owner)));
        let bound: Vec<Reg> = receiver.into_iter().collect();
        let bound = self.list(&bound);
        self.delegates.push(DelegateSite { ty, direct, dispatched: None, bound });
        let dst = self.register(ty);
        self.instrs.push(Instr::Delegate { dst, site: self.delegates.len() as u32 - 1 });
        dst
    }

    /// Makes an object and says where it is.
    fn make(&mut self, ty: TypeId, constructor: Option<MethodId>) -> Reg {
        let rt = self.open(ty);
        let object = self.register(rt);
        self.initialize(rt);
        self.instrs.push(Instr::New { dst: object, ty: rt });
        if let Some(constructor) = constructor {
            self.call(constructor, Some(object), &[]);
        }
        self.objects.push((ty, object));
        object
    }

    /// The object that a method is called on: the last one of its type, or of a type derived from it.
    fn object_for(&mut self, method: MethodId) -> Option<Reg> {
        let owner = self.world.program().methods()[method].owner;
        let of = |ty: TypeId| move |(other, _): &&(TypeId, Reg)| *other == ty;
        if let Some(&(_, object)) = self.objects.iter().rev().find(of(owner)) {
            return Some(object);
        }
        self.derived_object(owner)
    }

    /// The last object of a type that derives from another.
    fn derived_object(&mut self, base: TypeId) -> Option<Reg> {
        let objects: Vec<Reg> = self.objects.iter().rev().map(|&(_, object)| object).collect();
        let is_one = |&object: &Reg| {
            let ty = self.types[object.0 as usize];
            let supertypes = self.world.types.supertypes(ty);
            supertypes.iter().any(|&supertype| self.world.types.def(supertype) == Some(base))
        };
        objects.into_iter().find(is_one)
    }

    /// Makes a delegate of each part and hands them over. Without the model, parts run one after the other.
    fn play(&mut self, style: Style, parts: &[Vec<Action>]) {
        let Some(action) = self.world.types.find("System.Action") else {
            return parts.iter().flatten().for_each(|action| self.act(action));
        };
        let given: Vec<(TypeId, RtId)> =
            self.objects.iter().map(|&(ty, reg)| (ty, self.types[reg.0 as usize])).collect();
        let objects: Vec<Reg> = self.objects.iter().map(|&(_, reg)| reg).collect();
        let length = self.number(parts.len());
        let lengths = self.list(&[length]);
        let array = self.register(RtId::UNKNOWN);
        self.instrs.push(Instr::NewArray { dst: array, element: action, lengths });
        for (index, part) in parts.iter().enumerate() {
            let direct = self.world.part(part, &given);
            let bound = self.list(&objects);
            self.delegates.push(DelegateSite { ty: action, direct, dispatched: None, bound });
            let delegate = self.register(action);
            self.instrs.push(Instr::Delegate { dst: delegate, site: self.delegates.len() as u32 - 1 });
            let index = self.number(index);
            let place = Place::Element { array, index };
            self.instrs.push(Instr::Store { place, src: delegate, volatile: false });
        }
        if self.ask_model(style.method(), &[array]).is_none() {
            parts.iter().flatten().for_each(|action| self.act(action));
        }
    }

    /// Calls a method of the model; `None` if it is not there.
    fn ask_model(&mut self, name: &str, args: &[Reg]) -> Option<()> {
        let program = self.world.program();
        let model = self.world.types.find("Threadbare.Entries")?;
        let name = program.names.find(name)?;
        let method = program.methods_named(self.world.types.def(model)?, name).next()?;
        let key = self.world.types.member(method, model, &[]);
        let callee = self.world.function(key);
        let args = self.list(args);
        self.instrs.push(Instr::Call { dst: None, callee, args });
        Some(())
    }

    fn number(&mut self, number: usize) -> Reg {
        let dst = self.register(RtId::INT);
        self.instrs.push(Instr::Const { dst, value: Value::Int(number as i64) });
        dst
    }

    /// The type, with parameters that may be anything.
    fn open(&mut self, ty: TypeId) -> RtId {
        let generics = self.world.program().types()[ty].generics.len();
        self.world.types.named(ty, vec![RtId::OBJECT; generics].into())
    }

    fn register(&mut self, ty: RtId) -> Reg {
        self.types.push(ty);
        Reg(self.types.len() as u32 - 1)
    }

    fn initialize(&mut self, ty: RtId) {
        let statics = self.world.statics_of(ty);
        if self.world.statics(statics).constructor.is_some() {
            self.instrs.push(Instr::Initialize { statics });
        }
    }

    /// Calls a method and says where its result is.
    fn call(&mut self, method: MethodId, receiver: Option<Reg>, given: &[Const]) -> Reg {
        let program = self.world.program();
        let declared = &program.methods()[method];
        let owner = self.open(declared.owner);
        let type_args = vec![RtId::OBJECT; declared.generics.len()];
        let key = self.world.types.member(method, owner, &type_args);
        self.initialize(owner);
        let mut args = Vec::new();
        if declared.has_receiver() {
            args.push(receiver.unwrap_or_else(|| self.unknown(owner)));
        }
        for (index, param) in declared.params.iter().enumerate() {
            let ty = self.world.types.resolve(param.ty, key.env);
            let known = given.get(index).and_then(|&value| self.constant(value, ty));
            let known = known.or_else(|| self.fixture(declared, ty));
            args.push(known.unwrap_or_else(|| self.unknown(ty)));
        }
        let result = self.world.types.resolve(declared.ret, key.env);
        let result = self.register(result);
        let dispatched = receiver.filter(|_| declared.flags.has(MethodFlags::VIRTUAL)).and_then(|object| {
            let receiver = self.types[object.0 as usize];
            let key = VirtualKey { method, owner, type_args: type_args.into(), receiver };
            self.world.types.dispatch(&key)
        });
        let callee = self.world.function(dispatched.unwrap_or(key));
        let args = self.list(&args);
        self.instrs.push(Instr::Call { dst: Some(result), callee, args });
        result
    }

    /// An object that was made before, for the parameter of a constructor: of that type, or of one that derives from
    /// it or implements it, if it is the program's own.
    fn fixture(&mut self, method: &Method, ty: RtId) -> Option<Reg> {
        let def = self.world.types.def(ty).filter(|_| method.flags.has(MethodFlags::CONSTRUCTOR))?;
        let exact = self.objects.iter().find(|&&(other, _)| other == def).map(|&(_, object)| object);
        let is_own = !self.world.program().types()[def].flags.has(ir::TypeFlags::EXTERNAL);
        exact.or_else(|| if is_own { self.derived_object(def) } else { None })
    }

    /// A constant as a parameter of that type takes it; `None` if that is not clear.
    fn constant(&mut self, value: Const, ty: RtId) -> Option<Reg> {
        use Prim::{Bool, Decimal, Double, Float};
        let value = match (value, self.world.types.number(ty)) {
            (Const::Null, None) => Value::Null,
            (Const::Bool(value), Some(Bool)) => Value::bool(value),
            (_, Some(Bool | Decimal)) => return None,
            (Const::Int(_, value), Some(Float | Double)) => Value::Double(value as f64),
            (Const::Int(_, value), Some(_)) => Value::Int(value),
            (Const::Char(value), Some(_)) => Value::Int(i64::from(value)),
            (Const::Float(bits), Some(Float | Double)) => Value::Double(f64::from(f32::from_bits(bits))),
            (Const::Double(bits), Some(Double)) => Value::Double(f64::from_bits(bits)),
            (Const::String(name), None) if ty == RtId::STRING || ty == RtId::OBJECT => {
                let dst = self.register(RtId::STRING);
                let literal = self.world.literal(name);
                self.instrs.push(Instr::Text { dst, literal });
                return Some(dst);
            }
            _ => return None,
        };
        let dst = self.register(ty);
        self.instrs.push(Instr::Const { dst, value });
        Some(dst)
    }

    fn unknown(&mut self, ty: RtId) -> Reg {
        let reg = self.register(ty);
        self.instrs.push(Instr::Unknown { dst: Some(reg) });
        reg
    }

    fn list(&mut self, regs: &[Reg]) -> Regs {
        let start = self.pool.len() as u32;
        self.pool.extend(regs);
        Regs { start, len: regs.len() as u32 }
    }

    /// `task.GetAwaiter().GetResult()`, as the caller of an asynchronous `Main` does.
    fn wait(&mut self, task: Reg) {
        let mut last = task;
        for name in ["GetAwaiter", "GetResult"] {
            let Some(name) = self.world.program().names.find(name) else { return };
            self.names.push(NamedSite { name, owner: None, type_args: Box::default() });
            let site = self.names.len() as u32 - 1;
            let args = self.list(&[last]);
            last = self.register(RtId::UNKNOWN);
            self.instrs.push(Instr::CallNamed { dst: Some(last), site, args });
        }
    }
}

fn returns_task(program: &ir::Program, method: &Method) -> bool {
    let is_void = method.ret == ir::TyId::VOID;
    let is_task = match program.tys.get(method.ret) {
        ir::Ty::Named { def, .. } => program.names.get(program.types()[*def].name).ends_with("Task"),
        _ => false,
    };
    !is_void && (is_task || method.flags.has(MethodFlags::ASYNC)) && !method.flags.has(MethodFlags::ITERATOR)
}
