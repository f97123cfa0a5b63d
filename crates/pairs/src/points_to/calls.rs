//! Links calls to what they call: the call graph grows as points-to sets do.

use super::ids::{ContextId, DelegateOf, McId, NodeId, ObjId, Shape, Slot};
use super::{CallEdge, EdgeKind, Engine, Solver, Spawning, Watch};
use crate::hierarchy::def_of;
use ir::effects::{Fact, Joined, Runner, Times};
use ir::{At, Body, Callee, Dispatch, MethodFlags, MethodId, NameId, Op, Reg, Target};
use std::rc::Rc;

/// A call that its receiver decides.
#[derive(Clone, Debug)]
pub(super) struct Call {
    from: McId,
    at: At,
    how: How,
    args: Box<[NodeId]>,
    dst: Option<NodeId>,
    kind: EdgeKind,
}

/// How the method is found.
#[derive(Clone, Copy, Debug)]
enum How {
    /// It is this one.
    Fixed(MethodId),
    /// This one or what overrides it.
    Virtual(MethodId),
    /// The one of that name.
    Named(NameId),
}

/// Code that is run by somebody who has it as an object.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub from: McId,
    pub at: At,
    pub args: Box<[NodeId]>,
    pub dst: Option<NodeId>,
    pub kind: EdgeKind,
}

impl<S: Solver> Engine<'_, '_, S> {
    pub(super) fn call(
        &mut self,
        mc: McId,
        body: &Body,
        at: At,
        dst: Option<Reg>,
        target: &Target,
        args: &[Reg],
    ) {
        let nodes: Box<[NodeId]> = args.iter().map(|&arg| self.reg(mc, arg)).collect();
        let result = dst.map(|dst| self.reg(mc, dst));
        match target {
            Target::Direct(callee) => {
                let kind = self.kind_of_call(callee.method, body, at, dst);
                self.call_fixed(mc, at, callee, nodes, result, kind);
            }
            Target::Virtual(callee) => {
                let Some(&receiver) = nodes.first() else { return };
                let owner = def_of(self.world.program, callee.owner);
                let owner = owner.unwrap_or(self.world.program.methods()[callee.method].owner);
                let kind = self.kind_of_call(callee.method, body, at, dst);
                let how = How::Virtual(callee.method);
                let call = Call { from: mc, at, how, args: nodes.clone(), dst: result, kind };
                self.add_call(call, receiver);
                if self.world.body(callee.method).is_none() && !self.world.is_own(owner) {
                    self.library_call(mc, at, callee.method, owner, &nodes, result);
                }
            }
            Target::Named { name, .. } => {
                let Some(&receiver) = nodes.first() else { return };
                let call = Call {
                    from: mc,
                    at,
                    how: How::Named(*name),
                    args: nodes,
                    dst: result,
                    kind: EdgeKind::Call,
                };
                self.add_call(call, receiver);
            }
            Target::NamedStatic { owner, name, .. } => {
                let methods =
                    def_of(self.world.program, *owner).map(|ty| self.world.program.methods_named(ty, *name));
                let wanted = methods.into_iter().flatten().find(|&id| {
                    let method = &self.world.program.methods()[id];
                    !method.has_receiver() && method.params.len() == args.len()
                });
                if let Some(method) = wanted.filter(|&method| self.world.body(method).is_some()) {
                    let context = self.mcs[mc].context;
                    self.link(mc, at, method, context, None, &nodes, result, EdgeKind::Call);
                }
            }
            Target::Delegate(reg) => {
                let run = Run { from: mc, at, args: nodes, dst: result, kind: EdgeKind::Call };
                let run = self.add_run(run);
                self.watch(self.reg(mc, *reg), Watch::Run(run));
            }
        }
    }

    /// An asynchronous method that nobody awaits at once goes on beside its caller; so does one that a framework runs elsewhere.
    fn kind_of_call(&self, method: MethodId, body: &Body, at: At, dst: Option<Reg>) -> EdgeKind {
        let called = &self.world.program.methods()[method];
        let is_async = called.flags.has(MethodFlags::ASYNC) && !is_awaited_at_once(body, at, dst);
        let mut attributes =
            called.attributes.iter().filter_map(|known| def_of(self.world.program, known.ty));
        if !is_async && !attributes.any(|def| self.world.facts(def).has(Fact::Spawned)) {
            return EdgeKind::Call;
        }
        let spawning =
            Spawning { runner: Runner::Task, times: Times::Once, joined: Joined::Detached, handle: None };
        EdgeKind::Spawn(spawning)
    }

    fn call_fixed(
        &mut self,
        mc: McId,
        at: At,
        callee: &Callee,
        args: Box<[NodeId]>,
        dst: Option<NodeId>,
        kind: EdgeKind,
    ) {
        let method = &self.world.program.methods()[callee.method];
        if self.world.body(callee.method).is_none() {
            let owner = def_of(self.world.program, callee.owner).unwrap_or(method.owner);
            self.library_call(mc, at, callee.method, owner, &args, dst);
            return;
        }
        if !method.has_receiver() {
            let context = self.mcs[mc].context;
            self.link(mc, at, callee.method, context, None, &args, dst, kind);
            return;
        }
        let Some(&receiver) = args.get(method.captures.len()) else { return };
        self.add_call(Call { from: mc, at, how: How::Fixed(callee.method), args, dst, kind }, receiver);
    }

    fn add_call(&mut self, call: Call, receiver: NodeId) {
        let id = self.calls.len() as u32;
        self.calls.push(call);
        self.watch(receiver, Watch::Invoke(id));
    }

    pub(super) fn add_run(&mut self, run: Run) -> u32 {
        self.runs.push(run);
        self.runs.len() as u32 - 1
    }

    /// A receiver came to a call. Many objects lead to one method in one context: arguments and result flow there once.
    pub(super) fn invoke(&mut self, call: u32, obj: ObjId) {
        let Call { from, at, how, ref args, dst, kind } = self.calls[call as usize];
        if let Shape::Delegate(delegate) = self.objs[obj].shape.clone() {
            if !matches!(how, How::Fixed(_)) {
                let args = args.clone();
                self.call_delegate(&delegate, from, at, &args[1..], dst, kind);
            }
            return;
        }
        let class = self.objs[obj].class;
        let method = match how {
            How::Fixed(method) => Some(method),
            How::Virtual(method) => class.and_then(|class| self.world.hierarchy.dispatch(method, class)),
            How::Named(name) => {
                class.and_then(|class| self.world.hierarchy.named(class, name, args.len() - 1))
            }
        };
        let Some(method) = method else { return };
        let context = self.context_of(obj);
        let to = self.mc(method, context);
        self.receive(to, obj);
        if self.linked.insert((call, to)) {
            let args = self.calls[call as usize].args.clone();
            self.connect(CallEdge { from, at, to, kind }, &args, dst, true);
        }
    }

    /// Somebody runs an object as code.
    pub(super) fn run_code(&mut self, run: u32, obj: ObjId, handle: Option<ObjId>) {
        let Run { from, at, args, dst, mut kind } = self.runs[run as usize].clone();
        if let (EdgeKind::Spawn(spawning), Some(handle)) = (&mut kind, handle) {
            spawning.handle = Some(handle);
        }
        if let Shape::Delegate(delegate) = self.objs[obj].shape.clone() {
            self.call_delegate(&delegate, from, at, &args, dst, kind);
            return;
        }
        let Some(class) = self.objs[obj].class else { return };
        if !self.world.is_own(class) && self.world.facts(class).has(Fact::Thread) {
            self.start_thread(run, obj);
            return;
        }
        if let Some(method) = self.world.code_of(class) {
            let context = self.context_of(obj);
            let mut all = vec![self.temporary()];
            all.extend(&*args);
            self.link(from, at, method, context, Some(obj), &all, dst, kind);
        }
    }

    /// `start` of an object: its own `run`, and the code that was tied to it.
    pub(super) fn start_thread(&mut self, run: u32, obj: ObjId) {
        let is_own = self.objs[obj].class.is_some_and(|class| self.world.is_own(class));
        if is_own {
            self.run_code(run, obj, Some(obj));
        }
        let mut tied = self.runs[run as usize].clone();
        if let EdgeKind::Spawn(spawning) = &mut tied.kind {
            spawning.handle = Some(obj);
        }
        if tied.dst.is_none() {
            tied.dst = Some(self.slot(Slot::Contents(obj)));
        }
        let tied = self.add_run(tied);
        let slot = self.slot(Slot::Body(obj));
        self.watch(slot, Watch::Run(tied));
    }

    /// An asynchronous method that a library calls goes on beside it, perhaps several times.
    fn kind_by_library(&self, kind: EdgeKind, from: McId, at: At, method: MethodId) -> EdgeKind {
        let is_async = self.world.program.methods()[method].flags.has(MethodFlags::ASYNC);
        let instr = self.world.body(self.mcs[from].method).and_then(|body| body.instr(at));
        let is_library = instr.is_some_and(|instr| self.world.library_callee(&instr.op).is_some());
        if kind != EdgeKind::Call || !is_async || !is_library {
            return kind;
        }
        let (runner, times) = (Runner::Task, Times::Many);
        EdgeKind::Spawn(Spawning { runner, times, joined: Joined::Detached, handle: None })
    }

    /// The consumer of an iterator runs it.
    pub(super) fn resume_frame(&mut self, run: u32, obj: ObjId) {
        let Run { from, at, kind, .. } = self.runs[run as usize];
        if let Some(&to) = self.frames.get(&obj) {
            self.add_call_edge(CallEdge { from, at, to, kind });
        }
    }

    fn add_call_edge(&mut self, edge: CallEdge) {
        if self.edge_set.insert(edge) {
            self.edges.push(edge);
            for plugin in Rc::clone(&self.plugins).iter() {
                plugin.on_call_edge(self, edge);
            }
        }
    }

    pub(super) fn call_delegate(
        &mut self,
        delegate: &DelegateOf,
        from: McId,
        at: At,
        args: &[NodeId],
        dst: Option<NodeId>,
        kind: EdgeKind,
    ) {
        let bound = delegate.bound.iter().map(|&reg| self.reg(delegate.made_in, reg));
        let all: Box<[NodeId]> = bound.chain(args.iter().copied()).collect();
        let callee = &delegate.callee;
        let method = &self.world.program.methods()[callee.method];
        let owner = def_of(self.world.program, callee.owner).unwrap_or(method.owner);
        if !method.has_receiver() && self.world.body(callee.method).is_some() {
            let context = self.mcs[delegate.made_in].context;
            self.link(from, at, callee.method, context, None, &all, dst, kind);
            return;
        }
        let receiver = all.get(method.captures.len()).copied();
        if let Some(receiver) = receiver.filter(|_| method.has_receiver()) {
            let how = match delegate.dispatch {
                Dispatch::Direct if self.world.body(callee.method).is_some() => How::Fixed(callee.method),
                _ => How::Virtual(callee.method),
            };
            self.add_call(Call { from, at, how, args: all.clone(), dst, kind }, receiver);
        }
        if self.world.body(callee.method).is_none() && !self.world.is_own(owner) {
            self.library_call(from, at, callee.method, owner, &all, dst);
        }
    }

    /// One edge of the call graph, with the flow of arguments and result.
    #[expect(clippy::too_many_arguments, reason = "a call has as many parts")]
    pub(super) fn link(
        &mut self,
        from: McId,
        at: At,
        method: MethodId,
        context: ContextId,
        receiver: Option<ObjId>,
        args: &[NodeId],
        dst: Option<NodeId>,
        kind: EdgeKind,
    ) {
        let to = self.mc(method, context);
        if let Some(obj) = receiver {
            self.receive(to, obj);
        }
        self.connect(CallEdge { from, at, to, kind }, args, dst, receiver.is_some());
    }

    /// An object is what a method is called on.
    fn receive(&mut self, to: McId, obj: ObjId) {
        let this = self.world.program.methods()[self.mcs[to].method].captures.len();
        self.solver.add_object(self.reg(to, Reg(this as u32)), obj);
    }

    /// Arguments and result flow along an edge; the receiver only if nobody has said which objects it is.
    fn connect(&mut self, mut edge: CallEdge, args: &[NodeId], dst: Option<NodeId>, is_received: bool) {
        let CallEdge { from, at, to, kind } = edge;
        let method = self.mcs[to].method;
        edge.kind = self.kind_by_library(kind, from, at, method);
        self.add_call_edge(edge);
        let callee = &self.world.program.methods()[method];
        let this = callee.captures.len();
        for (index, &arg) in args.iter().enumerate().take(callee.entry_registers()) {
            if index != this || !is_received {
                self.solver.add_edge(arg, self.reg(to, Reg(index as u32)), None);
            }
        }
        if let Some(dst) = dst {
            self.solver.add_edge(self.result(to), dst, None);
        }
    }
}

/// Is the result of the call awaited by one of the next instructions, perhaps through `ConfigureAwait`?
fn is_awaited_at_once(body: &Body, at: At, dst: Option<Reg>) -> bool {
    let Some(mut task) = dst else { return false };
    let next = body.blocks[at.block].instrs.iter().skip(at.index as usize + 1).take(4);
    for instr in next {
        match &instr.op {
            Op::Await { task: awaited, .. } => return *awaited == task,
            Op::Call { dst: Some(dst), args, .. } if args.first() == Some(&task) => task = *dst,
            Op::Const { .. } | Op::Copy { .. } => {}
            _ => return false,
        }
    }
    false
}
