//! Who calls whom. Virtual calls go to every override in the program (class hierarchy analysis, Dean, Grove
//! and Chambers, ECOOP 1995); calls by name to every method of that name and number of arguments.

use super::reads::Read;
use ir::{At, Id as _, IndexVec, MethodFlags, MethodId, NameId, Op, Program, Target, Ty, TypeFlags, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

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
    /// In the order of the source.
    callers: IndexVec<MethodId, Vec<Caller>>,
    callees: IndexVec<MethodId, Vec<MethodId>>,
    overriders: IndexVec<MethodId, Vec<MethodId>>,
    overridden: IndexVec<MethodId, Vec<MethodId>>,
    by_name: ByName,
    /// The methods of libraries that are only there because somebody calls them.
    mentioned: FxHashSet<MethodId>,
    /// All types above each type.
    above: IndexVec<TypeId, Vec<TypeId>>,
    /// The methods that may override others, by name.
    virtuals: FxHashMap<NameId, Vec<MethodId>>,
}

impl CallGraph {
    pub(super) fn new(program: &Program) -> CallGraph {
        let mut graph = CallGraph {
            callers: IndexVec::new(),
            callees: IndexVec::new(),
            overriders: IndexVec::new(),
            overridden: IndexVec::new(),
            by_name: by_name(program),
            mentioned: FxHashSet::default(),
            above: IndexVec::new(),
            virtuals: FxHashMap::default(),
        };
        let methods: Vec<MethodId> = program.methods().ids().collect();
        graph.update(program, &methods, &mut Vec::new());
        graph
    }

    /// Takes over what methods call now, and tells whose callers may have changed. Methods that are new are among them,
    /// or have no body.
    pub(super) fn update(&mut self, program: &Program, changed: &[MethodId], reads: &mut Vec<Read>) {
        self.grow(program, reads);
        let mut is_changed = IndexVec::filled(false, self.callers.len());
        let mut touched = Vec::new();
        for &method in changed {
            is_changed[method] = true;
            touched.append(&mut self.callees[method]);
        }
        touched.sort_unstable();
        touched.dedup();
        for &callee in &touched {
            self.callers[callee].retain(|caller| !is_changed[caller.method]);
        }
        for &method in changed {
            for (at, instr) in program.methods()[method].own_body().into_iter().flat_map(ir::Body::instrs) {
                self.instr(method, at, &instr.op);
            }
            self.callees[method].sort_unstable();
            self.callees[method].dedup();
            touched.extend_from_slice(&self.callees[method]);
        }
        touched.sort_unstable();
        touched.dedup();
        for callee in touched {
            let is_new = |caller: &&Caller| is_changed[caller.method];
            let new = self.callers[callee].iter().rev().take_while(is_new).count();
            sort_last(&mut self.callers[callee], new, |caller| {
                // By place, not by number: numbers of lambdas tell when they were made.
                (program.methods()[caller.method].span, caller.method, caller.at)
            });
            reads.push(Read::Callers(callee));
            let is_ours = self.callers[callee].iter().all(|caller| is_changed[caller.method]);
            if is_ours && self.mentioned.contains(&callee) {
                // It may not have been there before, or may not be there now.
                reads.extend(self.overriders[callee].iter().map(|&below| Read::Overridden(below)));
            }
        }
    }

    /// Takes in new types and methods.
    fn grow(&mut self, program: &Program, reads: &mut Vec<Read>) {
        for index in self.above.len()..program.types().len() {
            self.above.push(ancestors(program, TypeId::from_index(index)));
        }
        let known = self.callers.len();
        let new: Vec<MethodId> = (known..program.methods().len()).map(MethodId::from_index).collect();
        for &method in &new {
            self.callers.push(Vec::new());
            self.callees.push(Vec::new());
            self.overriders.push(vec![method]);
            self.overridden.push(Vec::new());
            if is_mentioned(program, method) {
                self.mentioned.insert(method);
            }
        }
        for &method in new.iter().filter(|&&method| may_override(program, method)) {
            if !is_model(program, method) {
                for above in overridden(program, &self.above, method) {
                    self.link(above, method, reads);
                }
            }
            let name = program.methods()[method].name;
            for below in self.virtuals.get(&name).cloned().unwrap_or_default() {
                if below.index() < known && overridden(program, &self.above, below).contains(&method) {
                    self.link(method, below, reads);
                }
            }
        }
        for implemented in new.iter().flat_map(|&method| &program.methods()[method].implements) {
            self.mentioned.remove(implemented);
        }
        let may_be_below = |&method: &MethodId| may_override(program, method) && !is_model(program, method);
        for method in new.into_iter().filter(may_be_below) {
            self.virtuals.entry(program.methods()[method].name).or_default().push(method);
        }
    }

    fn link(&mut self, above: MethodId, below: MethodId, reads: &mut Vec<Read>) {
        self.overriders[above].push(below);
        self.overridden[below].push(above);
        reads.extend([Read::Overriders(above), Read::Overridden(below)]);
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

    /// Would the program have the method if it were read anew? What nobody mentions any more it would not.
    fn is_there(&self, method: MethodId) -> bool {
        !self.mentioned.contains(&method) || !self.callers(method).is_empty()
    }

    pub(super) fn is_override(&self, method: MethodId) -> bool {
        let above = self.overridden.get(method).map_or(&[][..], Vec::as_slice);
        above.iter().any(|&above| above != method && self.is_there(above))
    }

    fn instr(&mut self, method: MethodId, at: At, op: &Op) {
        let call = Caller { method, at, run: Run::Call };
        match op {
            Op::Call { target: Target::Direct(callee), .. } => self.edge(call, callee.method),
            Op::Call { target: Target::Virtual(callee), .. } => self.edges(call, callee.method),
            Op::Call {
                target: Target::Named { name, .. } | Target::NamedStatic { name, .. }, args, ..
            } => {
                let candidates = self.by_name.get(&(*name, args.len())).map_or(0, Vec::len);
                for index in 0..if candidates <= MAX_BY_NAME { candidates } else { 0 } {
                    self.edge(call, self.by_name[&(*name, args.len())][index]);
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

/// Sorts a list of which all but the last items are sorted. Many call `ToString`, and few of the calls are new.
fn sort_last<T, K: Ord>(items: &mut Vec<T>, new: usize, key: impl Fn(&T) -> K) {
    let sorted = items.len() - new;
    if new > sorted {
        items.sort_by_key(key);
        return;
    }
    for item in items.split_off(sorted) {
        let place = items.partition_point(|known| key(known) <= key(&item));
        items.insert(place, item);
    }
}

type ByName = FxHashMap<(NameId, usize), Vec<MethodId>>;

/// Functions in functions and constructors of anonymous types are never called by name alone.
fn by_name(program: &Program) -> ByName {
    let mut all = ByName::default();
    let is_named = |method: &ir::Method| {
        method.own_body().is_some()
            && !method.flags.has(MethodFlags::LAMBDA)
            && !program.types()[method.owner].flags.has(TypeFlags::GENERATED)
    };
    for (id, method) in program.methods().entries().filter(|(_, method)| is_named(method)) {
        all.entry((method.name, method.entry_registers())).or_default().push(id);
    }
    all
}

/// Is a method of a library there only because somebody mentions it? A model has its methods in any case.
fn is_mentioned(program: &Program, method: MethodId) -> bool {
    let owner = program.methods()[method].owner;
    program.types()[owner].flags.has(TypeFlags::EXTERNAL) && !is_model(program, method)
}

/// How libraries work is nobody's business here, so their methods take nobody's place.
fn is_model(program: &Program, method: MethodId) -> bool {
    program.methods()[method].flags.has(MethodFlags::MODEL)
}

/// Can a method take the place of another?
fn may_override(program: &Program, method: MethodId) -> bool {
    let fixed = [MethodFlags::STATIC, MethodFlags::CONSTRUCTOR, MethodFlags::LAMBDA];
    let flags = program.methods()[method].flags;
    !fixed.into_iter().any(|flag| flags.has(flag))
}

/// The methods of types above whose place a method takes.
fn overridden(program: &Program, above: &IndexVec<TypeId, Vec<TypeId>>, method: MethodId) -> Vec<MethodId> {
    let declared = &program.methods()[method];
    if !declared.implements.is_empty() {
        return declared.implements.clone();
    }
    let is_same = |other: &MethodId| {
        let other = &program.methods()[*other];
        other.params.len() == declared.params.len()
            && other.generics.len() == declared.generics.len()
            && !other.flags.has(MethodFlags::STATIC)
    };
    let inherited = above[declared.owner].iter();
    let named = inherited.flat_map(|&ancestor| program.methods_named(ancestor, declared.name));
    named.filter(is_same).collect()
}

/// All types above a type.
fn ancestors(program: &Program, ty: TypeId) -> Vec<TypeId> {
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
}
