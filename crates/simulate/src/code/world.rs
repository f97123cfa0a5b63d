//! What all runs on one core share: run-time types, decoded code, the shapes of static fields. Grows as runs
//! need it, and never depends on what happened in a run.

use super::{Code, NativeCall};
use crate::native::Native;
use crate::types::{FnKey, Layout, RtId, Types};
use ir::{MethodFlags, MethodId, Program};
use rust_decimal::Decimal;
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// A method in one instantiation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct FnId(pub u32);

/// The static fields of a type in one instantiation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct StaticsId(pub u32);

/// What a call of a method runs.
#[derive(Clone, Debug)]
pub(crate) enum FnTarget {
    /// Its body.
    Code(Rc<Code>),
    /// The machine.
    Native(NativeCall),
    /// Nothing is known: the result may be anything of that type.
    External(RtId),
}

/// A method in one instantiation.
#[derive(Debug)]
struct Function {
    /// Which; `None` for code that only the machine has.
    key: Option<FnKey>,
    target: Option<FnTarget>,
}

/// The static fields of a type in one instantiation.
#[derive(Debug)]
pub(crate) struct Statics {
    /// The type.
    pub ty: RtId,
    /// Its fields.
    pub layout: Layout,
    /// What to run before the first use.
    pub constructor: Option<FnId>,
}

/// Everything that is known before a run begins.
pub(crate) struct World<'p> {
    /// The run-time types.
    pub types: Types<'p>,
    functions: Vec<Function>,
    function_ids: FxHashMap<FnKey, FnId>,
    statics: Vec<Rc<Statics>>,
    static_ids: FxHashMap<RtId, StaticsId>,
    texts: Vec<Rc<[u16]>>,
    text_ids: FxHashMap<ir::NameId, u32>,
    decimals: Vec<Decimal>,
    multicasts: FxHashMap<usize, FnId>,
    monitor: Option<(Option<FnId>, Option<FnId>)>,
}

impl<'p> World<'p> {
    /// Nothing was needed yet.
    pub(crate) fn new(program: &'p Program) -> World<'p> {
        World {
            types: Types::new(program),
            functions: Vec::new(),
            function_ids: FxHashMap::default(),
            statics: Vec::new(),
            static_ids: FxHashMap::default(),
            texts: Vec::new(),
            text_ids: FxHashMap::default(),
            decimals: Vec::new(),
            multicasts: FxHashMap::default(),
            monitor: None,
        }
    }

    /// The program.
    pub(crate) fn program(&self) -> &'p Program {
        self.types.program()
    }

    /// The number of a method in an instantiation. Its body is decoded when it is called.
    pub(crate) fn function(&mut self, key: FnKey) -> FnId {
        let next = FnId(self.functions.len() as u32);
        let id = *self.function_ids.entry(key).or_insert(next);
        if id == next {
            self.functions.push(Function { key: Some(key), target: None });
        }
        id
    }

    /// Adds code that only the machine has.
    pub(super) fn internal(&mut self, code: impl FnOnce(FnId) -> Code) -> FnId {
        let id = FnId(self.functions.len() as u32);
        let target = Some(FnTarget::Code(Rc::new(code(id))));
        self.functions.push(Function { key: None, target });
        id
    }

    /// The method, if it is one of the program.
    pub(crate) fn method(&self, id: FnId) -> Option<MethodId> {
        self.functions[id.0 as usize].key.map(|key| key.method)
    }

    /// The method and the meaning of its type parameters, if it is one of the program.
    pub(crate) fn key(&self, id: FnId) -> Option<FnKey> {
        self.functions[id.0 as usize].key
    }

    /// The models of taking and giving back a monitor, where there are any.
    pub(crate) fn monitor(&mut self) -> (Option<FnId>, Option<FnId>) {
        if let Some(known) = self.monitor {
            return known;
        }
        let found = (self.monitor_method("Enter"), self.monitor_method("Exit"));
        self.monitor = Some(found);
        found
    }

    fn monitor_method(&mut self, name: &str) -> Option<FnId> {
        let program = self.program();
        let class = self.types.find("System.Threading.Monitor")?;
        let name = program.names.find(name)?;
        let found = program.methods_named(self.types.def(class)?, name).find(|&id| {
            let method = &program.methods()[id];
            method.params.len() == 1 && method.body.is_some()
        })?;
        let key = self.types.member(found, class, &[]);
        Some(self.function(key))
    }

    /// What a call runs.
    #[inline]
    pub(crate) fn target(&mut self, id: FnId) -> &FnTarget {
        let function = &self.functions[id.0 as usize];
        if function.target.is_none() {
            let target = self.find_target(id);
            self.functions[id.0 as usize].target = Some(target);
        }
        self.functions[id.0 as usize].target.as_ref().expect("it was just put there")
    }

    /// The code of a function that ran.
    pub(crate) fn code(&self, id: FnId) -> Option<&Rc<Code>> {
        match self.functions.get(id.0 as usize)?.target.as_ref()? {
            FnTarget::Code(code) => Some(code),
            FnTarget::Native(_) | FnTarget::External(_) => None,
        }
    }

    fn find_target(&mut self, id: FnId) -> FnTarget {
        let Some(key) = self.functions[id.0 as usize].key else { return FnTarget::External(RtId::UNKNOWN) };
        let program = self.program();
        let method = &program.methods()[key.method];
        if let Some(body) = &method.body {
            return FnTarget::Code(Rc::new(super::decode::decode(self, id, key, body)));
        }
        let result = self.types.resolve(method.ret, key.env);
        let owner = program.names.get(program.types()[method.owner].name);
        match Native::find(owner, program.names.get(method.name)) {
            Some(native) => {
                let own = method.generics.first().copied();
                let ty = own.map_or(result, |name| self.types.parameter(name, key.env));
                FnTarget::Native(NativeCall { native, ty })
            }
            None => FnTarget::External(result),
        }
    }

    /// The number of a type's static fields.
    pub(crate) fn statics_of(&mut self, ty: RtId) -> StaticsId {
        if let Some(&id) = self.static_ids.get(&ty) {
            return id;
        }
        let id = StaticsId(self.statics.len() as u32);
        self.static_ids.insert(ty, id);
        let layout = self.types.static_layout(ty);
        let constructor = self.static_constructor(ty);
        self.statics.push(Rc::new(Statics { ty, layout, constructor }));
        id
    }

    /// The static fields of a number.
    pub(crate) fn statics(&self, id: StaticsId) -> &Rc<Statics> {
        &self.statics[id.0 as usize]
    }

    fn static_constructor(&mut self, ty: RtId) -> Option<FnId> {
        let program = self.program();
        let def = self.types.def(ty)?;
        let is_one = |&&id: &&MethodId| {
            let method = &program.methods()[id];
            method.flags.has(MethodFlags::STATIC_CONSTRUCTOR) && method.body.is_some()
        };
        let method = *program.types()[def].methods.iter().find(is_one)?;
        let key = self.types.member(method, ty, &[]);
        Some(self.function(key))
    }

    /// The number of a string of the program.
    pub(super) fn literal(&mut self, name: ir::NameId) -> u32 {
        let next = self.texts.len() as u32;
        let id = *self.text_ids.entry(name).or_insert(next);
        if id == next {
            let text = self.types.program().names.get(name);
            self.texts.push(text.encode_utf16().collect());
        }
        id
    }

    /// A string of the program.
    pub(crate) fn text(&self, literal: u32) -> &Rc<[u16]> {
        &self.texts[literal as usize]
    }

    pub(super) fn decimal_literal(&mut self, value: Decimal) -> u32 {
        self.decimals.push(value);
        self.decimals.len() as u32 - 1
    }

    /// A decimal of the program.
    pub(crate) fn decimal(&self, literal: u32) -> Decimal {
        self.decimals[literal as usize]
    }

    /// The code that calls one target of a delegate after another, for so many arguments.
    pub(crate) fn multicast(&mut self, args: usize) -> FnId {
        if let Some(&known) = self.multicasts.get(&args) {
            return known;
        }
        let id = self.internal(|id| super::coroutine::multicast(id, args));
        self.multicasts.insert(args, id);
        id
    }
}
