//! What the library would do with what it is given: flows by the table, threads and callbacks by the effects.

use super::calls::Run;
use super::ids::{McId, NodeId, Shape, Site};
use super::{EdgeKind, Engine, Filter, Solver, Spawning, Watch};
use crate::hierarchy::{def_of, is_tracked};
use crate::library::{End, Flow, Part, Term};
use crate::world::Meaning;
use ir::effects::{Effect, Input, Joined, Returns, Runner, Target, Times};
use ir::{At, MethodId, Op, TypeId, TypeKind};
use std::rc::Rc;

/// A library call under way.
pub(super) struct LibraryCall<'a> {
    pub(super) from: McId,
    pub(super) at: At,
    pub(super) method: MethodId,
    /// Receiver and arguments, with values in place of addresses.
    pub(super) nodes: &'a [NodeId],
    /// Receiver and arguments as they are passed.
    passed: &'a [NodeId],
    /// How many of them stand before the first argument.
    receivers: usize,
    pub(super) dst: Option<NodeId>,
}

impl LibraryCall<'_> {
    /// The receiver.
    pub(super) fn this(&self) -> Option<NodeId> {
        self.nodes.first().copied().filter(|_| self.receivers == 1)
    }

    fn arg(&self, index: usize) -> Option<NodeId> {
        self.nodes.get(index + self.receivers).copied()
    }

    fn ends(&self, term: Term) -> Vec<NodeId> {
        match term {
            Term::This => self.this().into_iter().collect(),
            Term::Arg(index) => self.arg(index).into_iter().collect(),
            Term::Args => self.args_from(0),
            Term::Result => self.dst.into_iter().collect(),
        }
    }

    fn targets(&self, target: Target) -> Vec<NodeId> {
        match target {
            Target::This => self.this().into_iter().collect(),
            Target::Arg(index) => self.arg(usize::from(index)).into_iter().collect(),
            Target::Args(index) => self.args_from(usize::from(index)),
            Target::Result => {
                let is_constructor = self.dst.is_none();
                if is_constructor {
                    self.this().into_iter().collect()
                } else {
                    self.dst.into_iter().collect()
                }
            }
            Target::Static => Vec::new(),
        }
    }

    fn args_from(&self, index: usize) -> Vec<NodeId> {
        self.nodes.iter().copied().skip(index + self.receivers).collect()
    }
}

impl<S: Solver> Engine<'_, '_, S> {
    /// A call of a method without a body.
    pub(super) fn library_call(
        &mut self,
        from: McId,
        at: At,
        method: MethodId,
        receiver: TypeId,
        nodes: &[NodeId],
        dst: Option<NodeId>,
    ) {
        if !self.library.insert((from, at, method)) {
            return;
        }
        let called = &self.world.program.methods()[method];
        let receivers = usize::from(called.has_receiver());
        let passed = nodes;
        let is_struct = self.world.program.types()[called.owner].kind == TypeKind::Struct;
        let mut nodes: Vec<NodeId> = passed.to_vec();
        for (index, node) in nodes.iter_mut().enumerate() {
            let param = index.checked_sub(receivers).and_then(|index| called.params.get(index));
            let is_address = param.map_or(index < receivers && is_struct, |param| param.mode.is_by_address());
            if is_address {
                *node = self.dereferenced(*node);
            }
        }
        let dst = dst.filter(|_| is_tracked(self.world.program, called.ret));
        let call = LibraryCall { from, at, method, nodes: &nodes, passed, receivers, dst };
        let meaning = self.world.meaning(method, receiver);
        for plugin in Rc::clone(&self.plugins).iter() {
            plugin.on_library_call(self, &call);
        }
        if let Some(wrapper) = meaning.wrapper
            && call.dst.is_some()
        {
            self.wrap(&call, wrapper);
            return;
        }
        for &flow in &meaning.flows {
            self.flow(&call, flow);
        }
        for &effect in &meaning.effects {
            self.effect(&call, effect);
        }
        if !meaning.is_known && !meaning.flows.iter().any(|flow| matches!(flow, Flow::Call(..))) {
            self.flow(&call, Flow::Call(Term::Args, None));
        }
        self.library_result(&call, &meaning);
    }

    /// A collection that locks itself around another: what is in one is in the other.
    fn wrap(&mut self, call: &LibraryCall<'_>, table: ir::effects::TypeId) {
        let (Some(dst), Some(&inner)) = (call.dst, call.nodes.first()) else { return };
        let super::MethodContext { method, context } = self.mcs[call.from];
        let class = def_of(self.world.program, self.world.program.methods()[call.method].ret);
        let obj = self.object_in(Site::At(method, call.at), context, class, Shape::Plain);
        self.objs[obj].table = Some(table);
        self.solver.add_object(dst, obj);
        let contents = self.slot(super::Slot::Contents(obj));
        self.watch(inner, Watch::LoadContents { dst: contents });
        self.watch(inner, Watch::StoreContents { src: contents });
    }

    /// Addresses stand for what is there: structs of the library are called by their address.
    fn dereferenced(&mut self, node: NodeId) -> NodeId {
        let value = self.temporary();
        self.watch(node, Watch::Deref { dst: value });
        value
    }

    /// What comes back, where neither flow nor effect says so: an object of the library's own.
    fn library_result(&mut self, call: &LibraryCall<'_>, meaning: &Meaning) {
        let Some(dst) = call.dst else { return };
        let says_result =
            |flow: &Flow| matches!(flow, Flow::Move(_, End { term: Term::Result, part: Part::Object }));
        let returns = meaning.effects.iter().find_map(|effect| match effect {
            Effect::Returns(returns) => Some(*returns),
            _ => None,
        });
        let is_given = match returns {
            Some(Returns::Alias(_) | Returns::View(_) | Returns::Parallel(_) | Returns::Shared) => true,
            Some(Returns::New | Returns::Task | Returns::Copy(_)) => false,
            None => meaning.flows.iter().any(says_result),
        };
        if !is_given {
            self.new_result(call, dst);
        }
        if returns.is_none() && call.receivers == 0 && meaning.flows.is_empty() {
            for arg in call.args_from(0) {
                let filter = Filter::of(self.world.program, self.world.program.methods()[call.method].ret);
                self.solver.add_edge(arg, dst, filter);
            }
        }
    }

    fn new_result(&mut self, call: &LibraryCall<'_>, dst: NodeId) {
        let super::MethodContext { method, context } = self.mcs[call.from];
        let ret = self.world.program.methods()[call.method].ret;
        let class = def_of(self.world.program, ret).filter(|&class| !self.world.is_own(class));
        let is_array = matches!(self.world.program.tys.get(ret), ir::Ty::Array { .. });
        if class.is_none() && !is_array {
            return;
        }
        let shape = if is_array { Shape::Array } else { Shape::Plain };
        let obj = self.object_in(Site::At(method, call.at), context, class, shape);
        self.solver.add_object(dst, obj);
    }

    /// The node of an end that is read.
    fn source(&mut self, node: NodeId, part: Part) -> NodeId {
        match part {
            Part::Object => node,
            Part::Contents => {
                let value = self.temporary();
                self.watch(node, Watch::LoadContents { dst: value });
                value
            }
        }
    }

    fn flow(&mut self, call: &LibraryCall<'_>, flow: Flow) {
        match flow {
            Flow::Move(from, to) => {
                for source in call.ends(from.term) {
                    let source = self.source(source, from.part);
                    if let (Term::Arg(index), Part::Object) = (to.term, to.part) {
                        let address = call.passed.get(index + call.receivers).copied();
                        if let Some(to) = address {
                            self.watch(to, Watch::StoreIndirect { src: source });
                        }
                        continue;
                    }
                    for target in call.ends(to.term) {
                        match to.part {
                            Part::Contents => self.watch(target, Watch::StoreContents { src: source }),
                            Part::Object => self.solver.add_edge(source, target, None),
                        }
                    }
                }
            }
            Flow::Call(code, with) => {
                let mut args: Vec<NodeId> = Vec::new();
                for source in with.map(|with| call.ends(with.term)).unwrap_or_default() {
                    let part = with.map_or(Part::Object, |with| with.part);
                    args.push(self.source(source, part));
                }
                // Code with two parameters gets what code with one gets, twice: keys and values are one bag.
                args.extend(args.first().copied());
                // What the code returns is returned, or kept, or both.
                let result = self.temporary();
                if let Some(dst) = call.dst {
                    self.solver.add_edge(result, dst, None);
                }
                if let Some(this) = call.this() {
                    self.watch(this, Watch::StoreContents { src: result });
                }
                for code in call.ends(code) {
                    self.run(call, code, args.clone(), Some(result), EdgeKind::Call);
                }
            }
        }
    }

    fn run(
        &mut self,
        call: &LibraryCall<'_>,
        code: NodeId,
        args: Vec<NodeId>,
        dst: Option<NodeId>,
        kind: EdgeKind,
    ) {
        let run = self.add_run(Run { from: call.from, at: call.at, args: args.into(), dst, kind });
        self.watch(code, Watch::Run(run));
    }

    /// The elements where a target is one array or collection that stands for many.
    fn with_elements(&mut self, nodes: Vec<NodeId>) -> Vec<NodeId> {
        let mut all = nodes.clone();
        for node in nodes {
            all.push(self.source(node, Part::Contents));
        }
        all
    }

    fn input(&mut self, call: &LibraryCall<'_>, input: Input) -> Vec<NodeId> {
        let (target, part) = match input {
            Input::Nothing => return Vec::new(),
            Input::With(target) => (target, Part::Object),
            Input::Over(target) => (target, Part::Contents),
        };
        let nodes = call.targets(target);
        nodes.into_iter().map(|node| self.source(node, part)).collect()
    }

    fn effect(&mut self, call: &LibraryCall<'_>, effect: Effect) {
        match effect {
            Effect::Returns(returns) => self.returns(call, returns),
            Effect::Body(target, Runner::Dispatcher, input) => {
                // The thread of the user interface runs it whenever something happens.
                let args = self.input(call, input);
                let kind = EdgeKind::Spawn(spawning(Runner::Dispatcher, Times::Maybe, Joined::Detached));
                for code in call.targets(target) {
                    self.run(call, code, args.clone(), None, kind);
                }
            }
            Effect::Body(target, _, _) => {
                let code = call.targets(target);
                // A builder or a factory ties it to what it makes.
                let to = if self.is_new(call) { call.dst } else { call.this().or(call.dst) };
                for (code, to) in code.into_iter().zip(to) {
                    self.watch(to, Watch::Tie { code });
                }
            }
            Effect::Register(delegate, target) => {
                let targets = call.targets(target);
                for code in call.targets(delegate) {
                    for &to in &targets {
                        self.watch(to, Watch::Tie { code });
                    }
                }
            }
            Effect::Start(target, input) => {
                let spawning = spawning(Runner::Thread, Times::Once, Joined::Detached);
                let args = self.input(call, input);
                for node in call.targets(target) {
                    let kind = EdgeKind::Spawn(spawning);
                    let run =
                        Run { from: call.from, at: call.at, args: args.clone().into(), dst: None, kind };
                    let run = self.add_run(run);
                    self.watch(node, Watch::Start(run));
                }
            }
            Effect::Spawn(spawn) => {
                let args = self.input(call, spawn.input);
                let kind = EdgeKind::Spawn(spawning(spawn.runner, spawn.times, spawn.joined));
                let code = self.with_elements(call.targets(spawn.delegate));
                let result = self.task_result(call);
                for code in code {
                    self.run(call, code, args.clone(), result, kind);
                }
            }
            Effect::Call(called) => {
                let args = self.input(call, called.input);
                let dst = call.dst;
                let kind = if self.is_parallel(call) {
                    EdgeKind::Spawn(spawning(Runner::Loop, Times::Many, Joined::Joined))
                } else {
                    EdgeKind::Call
                };
                for code in call.targets(called.delegate) {
                    self.run(call, code, args.clone(), dst, kind);
                }
            }
            Effect::Fire(target) => self.fire(call, target, EdgeKind::Call),
            // Callbacks that do not run inside of the call run on another thread, some time later.
            Effect::Cancel(target, _) if !self.fires(call) => {
                let spawning = spawning(Runner::Pool, Times::Once, Joined::Detached);
                self.fire(call, target, EdgeKind::Spawn(spawning));
            }
            _ => {}
        }
    }

    fn fires(&self, call: &LibraryCall<'_>) -> bool {
        self.has_effect(call, |effect| matches!(effect, Effect::Fire(_)))
    }

    /// Does the call return an object that it makes?
    fn is_new(&self, call: &LibraryCall<'_>) -> bool {
        call.dst.is_some() && self.has_effect(call, |effect| *effect == Effect::Returns(Returns::New))
    }

    fn has_effect(&self, call: &LibraryCall<'_>, is_wanted: impl Fn(&Effect) -> bool) -> bool {
        let owner = self.world.program.methods()[call.method].owner;
        self.world.meaning(call.method, owner).effects.iter().any(is_wanted)
    }

    /// Runs the callbacks of a target.
    fn fire(&mut self, call: &LibraryCall<'_>, target: Target, kind: EdgeKind) {
        for node in call.targets(target) {
            let run = Run { from: call.from, at: call.at, args: Box::default(), dst: None, kind };
            let run = self.add_run(run);
            self.watch(node, Watch::Fire(run));
        }
    }

    /// Is the receiver a stream that runs on several threads? The calls that made it tell.
    fn is_parallel(&self, call: &LibraryCall<'_>) -> bool {
        let Some(body) = self.world.body(self.mcs[call.from].method) else { return false };
        let receiver = |op: &Op| match op {
            Op::Call { args, .. } => args.first().copied(),
            Op::Copy { src, .. } | Op::Cast { src, .. } => Some(*src),
            _ => None,
        };
        let mut reg = body.instr(call.at).and_then(|instr| receiver(&instr.op));
        // Chains of calls are short, and registers of the stack are written once.
        for _ in 0..16 {
            let Some(wanted) = reg else { return false };
            let made = body.instrs().find(|(_, instr)| instr.op.def() == Some(wanted));
            let Some((_, made)) = made else { return false };
            if let Op::Call { target: ir::Target::Direct(callee) | ir::Target::Virtual(callee), .. } =
                &made.op
            {
                let meaning =
                    self.world.meaning(callee.method, self.world.program.methods()[callee.method].owner);
                let returns = meaning.effects.iter().find_map(|effect| match effect {
                    Effect::Returns(returns) => Some(*returns),
                    _ => None,
                });
                let name = self.world.program.names.get(self.world.program.methods()[callee.method].name);
                match returns {
                    Some(Returns::Parallel(_)) => return true,
                    // What is made of a stream is no stream, and the last word counts.
                    Some(
                        Returns::Alias(Target::This | Target::Arg(0))
                        | Returns::View(Target::This | Target::Arg(0)),
                    ) if !name.eq_ignore_ascii_case("sequential") && name != "AsSequential" => {}
                    _ => return false,
                }
            }
            reg = receiver(&made.op);
        }
        false
    }

    /// Where the result of a task goes: into the object that the call returns.
    fn task_result(&mut self, call: &LibraryCall<'_>) -> Option<NodeId> {
        let dst = call.dst?;
        let value = self.temporary();
        self.watch(dst, Watch::StoreContents { src: value });
        Some(value)
    }

    fn returns(&mut self, call: &LibraryCall<'_>, returns: Returns) {
        let Some(dst) = call.dst else { return };
        match returns {
            Returns::Alias(target) | Returns::View(target) | Returns::Parallel(target) => {
                for node in call.targets(target) {
                    self.solver.add_edge(node, dst, None);
                }
            }
            Returns::Copy(target) => {
                for node in call.targets(target) {
                    let contents = self.source(node, Part::Contents);
                    self.watch(dst, Watch::StoreContents { src: contents });
                }
            }
            Returns::Shared => {
                let class = def_of(self.world.program, self.world.program.methods()[call.method].ret);
                let site = Site::Shared(call.method);
                let obj = self.object_in(site, super::ContextId::EMPTY, class, Shape::Plain);
                self.solver.add_object(dst, obj);
            }
            Returns::New | Returns::Task => {}
        }
    }
}

fn spawning(runner: Runner, times: Times, joined: Joined) -> Spawning {
    Spawning { runner, times, joined, handle: None }
}
