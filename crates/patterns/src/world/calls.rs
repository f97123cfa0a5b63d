//! Who calls whom. Virtual calls go to every override in the program (class hierarchy analysis, Dean, Grove
//! and Chambers, ECOOP 1995); calls by name to every method of that name and number of arguments.

use ir::{At, IndexVec, MethodFlags, MethodId, NameId, Op, Program, Target, Ty, TypeId};
use rustc_hash::FxHashMap;

/// Beyond so many methods of one name, a call by name says nothing.
const MAX_BY_NAME: usize = 16;

/// A place that makes a method run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caller {
    /// The method that does it.
    pub method: MethodId,
    /// Where.
    pub at: At,
    /// How.
    pub run: Run,
}

/// How a method comes to run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Run {
    /// It is called, then and there.
    Call,
    /// A delegate is made of it; it runs when and where that is called.
    Delegate,
}

/// The calls of a program.
pub(super) struct CallGraph {
    callers: IndexVec<MethodId, Vec<Caller>>,
    callees: IndexVec<MethodId, Vec<MethodId>>,
    overriders: IndexVec<MethodId, Vec<MethodId>>,
    overrides: IndexVec<MethodId, bool>,
}

impl CallGraph {
    pub(super) fn new(program: &Program) -> CallGraph {
        let count = program.methods().len();
        let mut graph = CallGraph {
            callers: IndexVec::filled(Vec::new(), count),
            callees: IndexVec::filled(Vec::new(), count),
            overriders: overriders(program),
            overrides: IndexVec::filled(false, count),
        };
        for (above, all) in graph.overriders.entries() {
            for &method in all.iter().filter(|&&method| method != above) {
                graph.overrides[method] = true;
            }
        }
        let by_name = by_name(program);
        for (method, declared) in program.methods().entries() {
            for (at, instr) in declared.own_body().into_iter().flat_map(ir::Body::instrs) {
                graph.instr(method, at, &instr.op, &by_name);
            }
        }
        for callees in &mut graph.callees {
            callees.sort_unstable();
            callees.dedup();
        }
        graph
    }

    pub(super) fn callers(&self, method: MethodId) -> &[Caller] {
        self.callers.get(method).map_or(&[], Vec::as_slice)
    }

    pub(super) fn callees(&self, method: MethodId) -> &[MethodId] {
        self.callees.get(method).map_or(&[], Vec::as_slice)
    }

    pub(super) fn overriders(&self, method: MethodId) -> &[MethodId] {
        self.overriders.get(method).map_or(&[], Vec::as_slice)
    }

    pub(super) fn is_override(&self, method: MethodId) -> bool {
        self.overrides.get(method).copied().unwrap_or(false)
    }

    fn instr(&mut self, method: MethodId, at: At, op: &Op, by_name: &ByName) {
        let call = Caller { method, at, run: Run::Call };
        match op {
            Op::Call { target: Target::Direct(callee), .. } => self.edge(call, callee.method),
            Op::Call { target: Target::Virtual(callee), .. } => self.edges(call, callee.method),
            Op::Call {
                target: Target::Named { name, .. } | Target::NamedStatic { name, .. }, args, ..
            } => {
                let candidates = by_name.get(&(*name, args.len())).map_or(&[][..], Vec::as_slice);
                if candidates.len() <= MAX_BY_NAME {
                    for &candidate in candidates {
                        self.edge(call, candidate);
                    }
                }
            }
            Op::Delegate { callee, .. } => self.edges(Caller { run: Run::Delegate, ..call }, callee.method),
            _ => {}
        }
    }

    /// To a method and to all that take its place.
    fn edges(&mut self, from: Caller, to: MethodId) {
        for index in 0..self.overriders[to].len() {
            self.edge(from, self.overriders[to][index]);
        }
    }

    fn edge(&mut self, from: Caller, to: MethodId) {
        self.callers[to].push(from);
        self.callees[from.method].push(to);
    }
}

type ByName = FxHashMap<(NameId, usize), Vec<MethodId>>;

fn by_name(program: &Program) -> ByName {
    let mut all = ByName::default();
    for (id, method) in program.methods().entries().filter(|(_, method)| method.own_body().is_some()) {
        all.entry((method.name, method.entry_registers() - method.captures.len())).or_default().push(id);
    }
    all
}

/// For each method, itself and all methods of derived types that take its place.
fn overriders(program: &Program) -> IndexVec<MethodId, Vec<MethodId>> {
    let mut all: IndexVec<MethodId, Vec<MethodId>> =
        program.methods().ids().map(|method| vec![method]).collect();
    let above = ancestors(program);
    for (id, method) in program.methods().entries() {
        if method.flags.has(MethodFlags::STATIC) || method.flags.has(MethodFlags::CONSTRUCTOR) {
            continue;
        }
        for &implemented in &method.implements {
            all[implemented].push(id);
        }
        if !method.implements.is_empty() {
            continue;
        }
        for &ancestor in &above[method.owner] {
            for inherited in program.methods_named(ancestor, method.name) {
                let other = &program.methods()[inherited];
                let is_same = other.params.len() == method.params.len()
                    && other.generics.len() == method.generics.len();
                if is_same && !other.flags.has(MethodFlags::STATIC) {
                    all[inherited].push(id);
                }
            }
        }
    }
    all
}

/// All types above each type.
fn ancestors(program: &Program) -> IndexVec<TypeId, Vec<TypeId>> {
    let of = |ty: TypeId| {
        let mut all: Vec<TypeId> = Vec::new();
        let mut open = vec![ty];
        while let Some(next) = open.pop() {
            for &above in &program.types()[next].supertypes {
                if let Ty::Named { def, .. } = program.tys.get(above)
                    && !all.contains(def)
                    && *def != ty
                {
                    all.push(*def);
                    open.push(*def);
                }
            }
        }
        all
    };
    program.types().ids().map(of).collect()
}
