//! From the control-flow graph to flat code: blocks one behind the other, jumps to places.

use super::coroutine::Suspends;
use super::{
    Clause, Code, DelegateSite, FnId, Handler, Instr, NamedSite, Place, Region, Regs, SwitchTable,
    VirtualSite, World,
};
use crate::numbers;
use crate::types::{EnvId, FnKey, RtId};
use crate::value::Value;
use ir::{
    BinaryOp, Block, BlockId, Body, Callee, Const, Dispatch, FieldFlags, Handlers, Id as _, Method,
    MethodFlags, Op, Order, Prim, Reg, Span, Target, Terminator, TyId,
};
use std::cell::Cell;

/// The code of a body in one instantiation.
pub(super) fn decode(world: &mut World<'_>, id: FnId, key: FnKey, body: &Body) -> Code {
    let program = world.program();
    let method = &program.methods()[key.method];
    let types = body.regs.iter().map(|reg| world.types.resolve(reg.ty, key.env)).collect();
    let mut decoder = Decoder {
        world,
        env: key.env,
        method,
        body,
        instrs: Vec::new(),
        spans: Vec::new(),
        region_of: Vec::new(),
        span: method.span,
        region: None,
        types,
        pool: Vec::new(),
        virtuals: Vec::new(),
        names: Vec::new(),
        delegates: Vec::new(),
        switches: Vec::new(),
        suspends: Suspends::Never,
        lock: None,
    };
    let regions = decoder.body();
    let model = decoder.world.types.is_model(key.method);
    Code {
        id,
        method: Some(key.method),
        env: key.env,
        model,
        receiver: method.has_receiver().then_some(Reg(method.captures.len() as u32)),
        instrs: decoder.instrs.into(),
        spans: decoder.spans.into(),
        region_of: decoder.region_of.into(),
        regions: regions.into(),
        types: decoder.types.into(),
        pool: decoder.pool.into(),
        virtuals: decoder.virtuals.into(),
        names: decoder.names.into(),
        delegates: decoder.delegates.into(),
        switches: decoder.switches.into(),
        stream: match decoder.suspends {
            Suspends::Streams(regs) => Some(regs),
            _ => None,
        },
    }
}

pub(super) struct Decoder<'w, 'p> {
    pub(super) world: &'w mut World<'p>,
    pub(super) env: EnvId,
    method: &'w Method,
    body: &'w Body,
    instrs: Vec<Instr>,
    spans: Vec<Span>,
    region_of: Vec<Option<u32>>,
    /// Where the next instruction comes from, and what protects it.
    span: Span,
    region: Option<u32>,
    types: Vec<RtId>,
    pool: Vec<Reg>,
    virtuals: Vec<VirtualSite>,
    names: Vec<NamedSite>,
    delegates: Vec<DelegateSite>,
    switches: Vec<SwitchTable>,
    pub(super) suspends: Suspends,
    /// What a synchronised method has locked.
    lock: Option<Reg>,
}

impl Decoder<'_, '_> {
    pub(super) fn emit(&mut self, instr: Instr) -> usize {
        self.instrs.push(instr);
        self.spans.push(self.span);
        self.region_of.push(self.region);
        self.instrs.len() - 1
    }

    pub(super) fn here(&self) -> u32 {
        self.instrs.len() as u32
    }

    /// Fills in where an instruction goes on.
    pub(super) fn patch(&mut self, at: usize, to: u32) {
        match &mut self.instrs[at] {
            Instr::Keep { target, .. }
            | Instr::KeepAgain { target, .. }
            | Instr::SkipIfDone { target, .. } => {
                *target = to;
            }
            _ => {}
        }
    }

    pub(super) fn temporary(&mut self, ty: RtId) -> Reg {
        self.types.push(ty);
        Reg(self.types.len() as u32 - 1)
    }

    pub(super) fn list(&mut self, regs: &[Reg]) -> Regs {
        let start = self.pool.len() as u32;
        self.pool.extend(regs);
        Regs { start, len: regs.len() as u32 }
    }

    pub(super) fn add_name(&mut self, site: NamedSite) -> u32 {
        self.names.push(site);
        self.names.len() as u32 - 1
    }

    fn ty(&mut self, ty: TyId) -> RtId {
        self.world.types.resolve(ty, self.env)
    }

    fn body(&mut self) -> Vec<Region> {
        let method = self.method;
        // What wraps the whole body is the region behind those of the program.
        let wrapper = self.body.tries.len() as u32;
        self.suspends = self.prologue(method);
        self.lock = method.flags.has(MethodFlags::SYNCHRONIZED).then(|| self.enter_synchronized());
        let wraps = self.lock.is_some() || self.catches_all();
        let outermost = wraps.then_some(wrapper);
        let starts = self.blocks(outermost);
        self.jump_to_places(&starts);
        let mut regions = self.regions(&starts, outermost);
        self.region = None;
        if let Some(lock) = self.lock {
            let entry = self.here();
            self.emit(Instr::Exit { object: lock });
            self.emit(Instr::EndFinally(wrapper));
            regions.push(Region { parent: None, handler: Handler::Fault(entry) });
        } else if self.catches_all() {
            let region = self.async_handler();
            regions.push(region);
        }
        if self.instrs.is_empty() {
            // A body without blocks is broken; it does nothing.
            self.emit(Instr::Return(None));
        }
        regions
    }

    /// The monitor of the receiver, or of the type.
    fn enter_synchronized(&mut self) -> Reg {
        let lock = if self.method.has_receiver() {
            Reg(self.method.captures.len() as u32)
        } else {
            let lock = self.temporary(RtId::OBJECT);
            let ty = self.world.types.named(self.method.owner, Box::default());
            self.emit(Instr::TypeObject { dst: lock, ty });
            lock
        };
        self.emit(Instr::Enter { object: lock });
        lock
    }

    fn blocks(&mut self, outermost: Option<u32>) -> Vec<u32> {
        let body = self.body;
        let mut starts = Vec::with_capacity(body.blocks.len());
        for block in &body.blocks {
            starts.push(self.here());
            self.region = block.region.map(|region| region.0).or(outermost);
            self.block(block);
        }
        starts
    }

    fn block(&mut self, block: &Block) {
        for instr in &block.instrs {
            self.span = instr.span;
            self.op(&instr.op);
        }
        self.span = block.end_span;
        self.terminator(&block.end);
    }

    fn regions(&mut self, starts: &[u32], outermost: Option<u32>) -> Vec<Region> {
        let at = |block: BlockId| starts.get(block.index()).copied().unwrap_or(0);
        let body = self.body;
        let mut regions = Vec::with_capacity(body.tries.len() + 1);
        for region in &body.tries {
            let handler = match &region.handlers {
                Handlers::Finally(block) => Handler::Finally(at(*block)),
                Handlers::Fault(block) => Handler::Fault(at(*block)),
                Handlers::Catch(clauses) => {
                    let clause = |clause: &ir::Clause| Clause {
                        ty: clause.ty.map(|ty| self.world.types.resolve(ty, self.env)),
                        exception: clause.exception,
                        filter: clause.filter.map(at),
                        entry: at(clause.entry),
                    };
                    Handler::Catch(clauses.iter().map(clause).collect())
                }
            };
            regions.push(Region { parent: region.parent.map(|parent| parent.0).or(outermost), handler });
        }
        regions
    }

    /// Blocks were numbers; now their places are known.
    fn jump_to_places(&mut self, starts: &[u32]) {
        let place = |block: &mut u32| *block = starts.get(*block as usize).copied().unwrap_or(0);
        for instr in &mut self.instrs {
            match instr {
                Instr::Goto(block) | Instr::Leave(block) => place(block),
                Instr::Branch { then, otherwise, .. } => {
                    place(then);
                    place(otherwise);
                }
                _ => {}
            }
        }
        for table in &mut self.switches {
            table.cases.iter_mut().for_each(|(_, block)| place(block));
            place(&mut table.default);
        }
    }

    fn terminator(&mut self, end: &Terminator) {
        let instr = match end {
            Terminator::Goto(block) => Instr::Goto(block.0),
            Terminator::Branch { cond, then, otherwise } => {
                Instr::Branch { cond: *cond, then: then.0, otherwise: otherwise.0 }
            }
            Terminator::Switch { value, cases, default } => {
                let cases = cases.iter().map(|&(number, block)| (number, block.0)).collect();
                self.switches.push(SwitchTable { cases, default: default.0 });
                Instr::Switch { value: *value, table: self.switches.len() as u32 - 1 }
            }
            Terminator::Return(value) => {
                if let Some(object) = self.lock {
                    self.emit(Instr::Exit { object });
                }
                return self.suspending_return(*value);
            }
            Terminator::Throw(exception) | Terminator::Rethrow(exception) => Instr::Throw(*exception),
            Terminator::Leave(block) => Instr::Leave(block.0),
            Terminator::EndFinally(region) => Instr::EndFinally(region.0),
            Terminator::EndFilter { cond, .. } => Instr::EndFilter { cond: *cond },
            Terminator::Unreachable => Instr::Unreachable,
        };
        self.emit(instr);
    }

    fn op(&mut self, op: &Op) {
        match op {
            Op::Const { dst, value } => self.constant(*dst, *value),
            Op::Copy { dst, src } => self.plain(Instr::Copy { dst: *dst, src: *src }),
            Op::Unary { dst, op, kind, overflow, src } => {
                self.plain(Instr::Unary { dst: *dst, op: *op, kind: *kind, overflow: *overflow, src: *src });
            }
            Op::Binary { dst, op: BinaryOp::Add, kind: Prim::String, lhs, rhs, .. } => {
                self.concat(*dst, *lhs, *rhs);
            }
            &Op::Binary { dst, op, kind, overflow, lhs, rhs } => {
                self.plain(Instr::Binary { dst, op, kind, overflow, lhs, rhs });
            }
            &Op::Convert { dst, from, to, overflow, src } => {
                self.plain(Instr::Convert { dst, from, to, overflow, src });
            }
            Op::Length { dst, array } => self.plain(Instr::Length { dst: *dst, array: *array }),
            Op::Enter { object } => self.plain(Instr::Enter { object: *object }),
            Op::Exit { object } => self.plain(Instr::Exit { object: *object }),
            Op::Yield { value } => self.yielding(*value),
            Op::Unknown { dst, .. } => self.plain(Instr::Unknown { dst: *dst }),
            Op::Box { .. } | Op::Cast { .. } | Op::As { .. } | Op::Is { .. } => self.typed(op),
            Op::New { .. } | Op::NewArray { .. } | Op::NewCell { .. } | Op::Delegate { .. } => {
                self.making(op);
            }
            Op::Load { dst, place, order } => {
                let place = self.place(place);
                self.plain(Instr::Load { dst: *dst, place, volatile: *order == Order::Volatile });
            }
            Op::Store { place, src, order } => {
                let place = self.place(place);
                self.plain(Instr::Store { place, src: *src, volatile: *order == Order::Volatile });
            }
            Op::AddrOf { dst, place } => {
                let place = self.place(place);
                self.plain(Instr::AddrOf { dst: *dst, place });
            }
            Op::Call { dst, target, args } => self.call(*dst, target, args),
            Op::Await { dst, task } => self.awaiting(*dst, *task),
        }
    }

    fn plain(&mut self, instr: Instr) {
        self.emit(instr);
    }

    fn constant(&mut self, dst: Reg, value: Const) {
        let instr = match value {
            Const::Null => Instr::Const { dst, value: Value::Null },
            Const::Bool(value) => Instr::Const { dst, value: Value::bool(value) },
            Const::Char(value) => Instr::Const { dst, value: Value::Int(i64::from(value)) },
            Const::Int(_, value) => Instr::Const { dst, value: Value::Int(value) },
            Const::Float(bits) => Instr::Const { dst, value: Value::Double(f64::from(f32::from_bits(bits))) },
            Const::Double(bits) => Instr::Const { dst, value: Value::Double(f64::from_bits(bits)) },
            Const::Decimal(value) => {
                Instr::Decimal { dst, literal: self.world.decimal_literal(numbers::decimal(value)) }
            }
            Const::String(name) => Instr::Text { dst, literal: self.world.literal(name) },
            Const::Type(ty) => Instr::TypeObject { dst, ty: self.ty(ty) },
            Const::Default(ty) => Instr::Default { dst, ty: self.ty(ty) },
        };
        self.emit(instr);
    }

    /// Operands that are no strings are turned into their texts first, which may call `ToString`.
    fn concat(&mut self, dst: Reg, lhs: Reg, rhs: Reg) {
        let [lhs, rhs] = [lhs, rhs].map(|src| {
            if self.types.get(src.index()) == Some(&RtId::STRING) {
                return src;
            }
            let text = self.temporary(RtId::STRING);
            self.emit(Instr::ToText { dst: text, src });
            text
        });
        self.emit(Instr::Concat { dst, lhs, rhs });
    }

    fn typed(&mut self, op: &Op) {
        let instr = match op {
            Op::Box { dst, ty, src } => Instr::Box { dst: *dst, ty: self.ty(*ty), src: *src },
            Op::Cast { dst, ty, src } => self.cast(*dst, *ty, *src),
            Op::As { dst, ty, src } => Instr::As { dst: *dst, ty: self.ty(*ty), src: *src },
            Op::Is { dst, ty, src } => Instr::Is { dst: *dst, ty: self.ty(*ty), src: *src },
            _ => return,
        };
        self.emit(instr);
    }

    /// What is no object of the type, like an array that is to be a span, is made one by an operator.
    fn cast(&mut self, dst: Reg, ty: TyId, src: Reg) -> Instr {
        let ty = self.ty(ty);
        let from = self.types.get(src.index()).copied().unwrap_or(RtId::UNKNOWN);
        let is_made = from != ty && self.world.types.is_struct(ty);
        match if is_made { self.world.types.conversion(from, ty) } else { None } {
            Some(key) => {
                let callee = self.world.function(key);
                Instr::Call { dst: Some(dst), callee, args: self.list(&[src]) }
            }
            None => Instr::Cast { dst, ty, src },
        }
    }

    fn making(&mut self, op: &Op) {
        let instr = match op {
            // `new T()` of a type parameter: what that means is known only here.
            Op::New { dst, ty } if matches!(self.world.program().tys.get(*ty), ir::Ty::Param(_)) => {
                let ty = self.ty(*ty);
                return self.call_static(Some(*dst), "Threadbare.Kernel", "Create", Some(ty), &[]);
            }
            Op::New { dst, ty } => {
                let ty = self.ty(*ty);
                self.initialize(ty);
                Instr::New { dst: *dst, ty }
            }
            Op::NewArray { dst, element, lengths } => {
                Instr::NewArray { dst: *dst, element: self.ty(*element), lengths: self.list(lengths) }
            }
            Op::NewCell { dst, ty } => {
                let name = self.body.regs.get(*dst).and_then(|reg| reg.name);
                Instr::NewCell { dst: *dst, ty: self.ty(*ty), name }
            }
            Op::Delegate { dst, ty, callee, dispatch, bound } => {
                let bound = self.list(bound);
                let dispatched = (*dispatch == Dispatch::Virtual).then(|| self.virtual_site(callee));
                let site = DelegateSite { ty: self.ty(*ty), direct: self.callee(callee), dispatched, bound };
                self.delegates.push(site);
                Instr::Delegate { dst: *dst, site: self.delegates.len() as u32 - 1 }
            }
            _ => return,
        };
        self.emit(instr);
    }

    fn place(&mut self, place: &ir::Place) -> Place {
        match place {
            ir::Place::Field { base, field } => {
                Place::Field { base: *base, slot: self.world.types.slot(*field) }
            }
            ir::Place::Static { owner, field } => {
                let owner = self.ty(*owner);
                self.initialize(owner);
                let (statics, slot) = (self.world.statics_of(owner), self.world.types.slot(*field));
                let flags = self.world.program().fields()[*field].flags;
                if flags.has(FieldFlags::THREAD_LOCAL) {
                    Place::ThreadStatic { statics, slot }
                } else {
                    Place::Static { statics, slot }
                }
            }
            ir::Place::Element { array, indices } => match **indices {
                [index] => Place::Element { array: *array, index },
                _ => Place::Element2 { array: *array, indices: self.list(indices) },
            },
            ir::Place::Cell(cell) => Place::Cell(*cell),
            ir::Place::Indirect(address) => Place::Indirect(*address),
            ir::Place::Member { base, name } => Place::Member { base: *base, name: *name },
        }
    }

    /// Before the first use of a type its static constructor runs. Whoever runs code of the type itself has
    /// been through that.
    fn initialize(&mut self, ty: RtId) {
        let is_own = self.world.types.def(ty) == Some(self.method.owner);
        let statics = self.world.statics_of(ty);
        if !is_own && self.world.statics(statics).constructor.is_some() {
            self.emit(Instr::Initialize { statics });
        }
    }

    fn callee(&mut self, callee: &Callee) -> FnId {
        let key = match self.base_class_call(callee) {
            Some(key) => key,
            None => self.world.types.instance(callee, self.env),
        };
        self.world.function(key)
    }

    /// A virtual method that is called directly from a derived class: `base.M()`.
    fn base_class_call(&mut self, callee: &Callee) -> Option<FnKey> {
        let flags = self.world.program().methods()[callee.method].flags;
        let is_virtual = [MethodFlags::VIRTUAL, MethodFlags::OVERRIDE].iter().any(|&flag| flags.has(flag));
        let owner = self.ty(callee.owner);
        if !is_virtual
            || self.world.types.def(owner) == Some(self.method.owner)
            || self.world.types.is_interface(owner)
        {
            return None;
        }
        let class = self.world.types.of_env(self.method.owner, self.env);
        if !self.world.types.is_subtype(class, owner) {
            return None;
        }
        let type_args: Vec<RtId> = callee.type_args.iter().map(|&arg| self.ty(arg)).collect();
        Some(self.world.types.base_call(class, callee.method, owner, &type_args))
    }

    /// Strings are values, which no constructor can fill: a method of the models gives the string that a
    /// constructor of strings would make.
    fn string_maker(&mut self, constructor: &Callee) -> Option<FnId> {
        let program = self.world.program();
        let method = &program.methods()[constructor.method];
        if !method.flags.has(MethodFlags::CONSTRUCTOR) || self.ty(constructor.owner) != RtId::STRING {
            return None;
        }
        let models = self.world.types.find("Threadbare.Texts")?;
        let def = self.world.types.def(models)?;
        let wanted = method.params.iter().map(|param| param.ty);
        let maker = program
            .methods_named(def, program.names.find("New")?)
            .find(|&id| program.methods()[id].params.iter().map(|param| param.ty).eq(wanted.clone()))?;
        let key = self.world.types.member(maker, models, &[]);
        Some(self.world.function(key))
    }

    fn virtual_site(&mut self, callee: &Callee) -> VirtualSite {
        VirtualSite {
            method: callee.method,
            owner: self.ty(callee.owner),
            type_args: callee.type_args.iter().map(|&arg| self.ty(arg)).collect(),
            cache: Cell::new(None),
        }
    }

    fn call(&mut self, dst: Option<Reg>, target: &Target, args: &[Reg]) {
        let instr = match target {
            Target::Direct(callee) => {
                if let (Some(maker), [string, args @ ..]) = (self.string_maker(callee), args) {
                    let instr = Instr::Call { dst: Some(*string), callee: maker, args: self.list(args) };
                    self.emit(instr);
                    return;
                }
                let flags = self.world.program().methods()[callee.method].flags;
                if flags.has(MethodFlags::STATIC) || flags.has(MethodFlags::CONSTRUCTOR) {
                    let owner = self.ty(callee.owner);
                    self.initialize(owner);
                }
                Instr::Call { dst, callee: self.callee(callee), args: self.list(args) }
            }
            Target::Virtual(callee) => {
                let site = self.virtual_site(callee);
                self.virtuals.push(site);
                Instr::CallVirtual { dst, site: self.virtuals.len() as u32 - 1, args: self.list(args) }
            }
            Target::Named { name, type_args } => {
                let type_args = type_args.iter().map(|&arg| self.ty(arg)).collect();
                let site = self.add_name(NamedSite { name: *name, owner: None, type_args });
                Instr::CallNamed { dst, site, args: self.list(args) }
            }
            Target::NamedStatic { owner, name, type_args } => {
                let owner = self.ty(*owner);
                self.initialize(owner);
                let type_args = type_args.iter().map(|&arg| self.ty(arg)).collect();
                let site = self.add_name(NamedSite { name: *name, owner: Some(owner), type_args });
                Instr::CallNamed { dst, site, args: self.list(args) }
            }
            Target::Delegate(delegate) => Instr::Invoke { dst, delegate: *delegate, args: self.list(args) },
        };
        self.emit(instr);
    }
}
