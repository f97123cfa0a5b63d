//! The code that a run begins with: makes the objects that an entry needs and calls its methods, one after the
//! other. Whatever comes from outside is unknown; a result that can be awaited is awaited.

use super::{Code, FnId, Instr, NamedSite, Regs, World};
use crate::types::{EnvId, RtId};
use ir::{Method, MethodFlags, MethodId, Reg, Span, TypeId};

/// What a run does, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Makes an object and calls its constructor: later actions on that type use it.
    Make(TypeId, Option<MethodId>),
    /// Calls a method.
    Call(MethodId),
}

impl World<'_> {
    /// Code that carries out the actions.
    pub(crate) fn driver(&mut self, actions: &[Action]) -> FnId {
        let mut driver = Driver {
            world: self,
            instrs: Vec::new(),
            types: Vec::new(),
            pool: Vec::new(),
            names: Vec::new(),
            objects: Vec::new(),
        };
        for action in actions {
            driver.act(action);
        }
        driver.instrs.push(Instr::Return(None));
        let Driver { instrs, types, pool, names, .. } = driver;
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
            delegates: Box::default(),
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
    objects: Vec<(TypeId, Reg)>,
}

impl Driver<'_, '_> {
    fn act(&mut self, action: &Action) {
        match *action {
            Action::Make(ty, constructor) => {
                let rt = self.open(ty);
                let object = self.register(rt);
                self.initialize(rt);
                self.instrs.push(Instr::New { dst: object, ty: rt });
                self.objects.push((ty, object));
                if let Some(constructor) = constructor {
                    self.call(constructor, Some(object));
                }
            }
            Action::Call(method) => {
                let owner = self.world.program().methods()[method].owner;
                let object =
                    self.objects.iter().rev().find(|(ty, _)| *ty == owner).map(|&(_, object)| object);
                self.call(method, object);
            }
        }
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

    fn call(&mut self, method: MethodId, receiver: Option<Reg>) {
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
        for param in &declared.params {
            let ty = self.world.types.resolve(param.ty, key.env);
            args.push(self.unknown(ty));
        }
        let result = self.world.types.resolve(declared.ret, key.env);
        let result = self.register(result);
        let callee = self.world.function(key);
        let args = self.list(&args);
        self.instrs.push(Instr::Call { dst: Some(result), callee, args });
        if returns_task(program, declared) {
            self.wait(result);
        }
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
