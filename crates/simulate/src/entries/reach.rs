//! Which methods can start a thread, directly or through others: those from which a call of the kernel's `Start`
//! can be reached. Delegates count as calls where they are made. A virtual call means all methods that can be
//! meant, if its type is the program's; that of most libraries means its model alone, as otherwise everything
//! that disposes or enumerates would start threads.

use ir::{Callee, MethodFlags, MethodId, NameId, Op, Program, Target, Ty, TypeFlags, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

/// The answer for all methods of a program.
pub(super) struct Reach {
    starting: FxHashSet<MethodId>,
    /// Methods of the program that call a library's that starts threads.
    directly: FxHashSet<MethodId>,
}

impl Reach {
    /// Goes backwards from the kernel.
    pub(super) fn new(program: &Program) -> Reach {
        let callers = callers(program);
        let is_start = |id: &MethodId| {
            let method = &program.methods()[*id];
            program.names.get(method.name) == "Start"
                && program.names.get(program.types()[method.owner].name) == "Threadbare.Kernel"
        };
        let mut todo: Vec<MethodId> = program.methods().ids().filter(is_start).collect();
        let finalizers =
            program.methods().entries().filter(|(_, method)| method.flags.has(MethodFlags::FINALIZER));
        todo.extend(finalizers.flat_map(|(_, method)| constructors(program, method.owner)));
        let mut starting: FxHashSet<MethodId> = todo.iter().copied().collect();
        let mut directly = FxHashSet::default();
        let is_model = |id: MethodId| program.methods()[id].flags.has(MethodFlags::MODEL);
        while let Some(method) = todo.pop() {
            for &caller in callers.get(&method).into_iter().flatten() {
                if is_model(method) && !is_model(caller) {
                    directly.insert(caller);
                }
                if starting.insert(caller) {
                    todo.push(caller);
                }
            }
        }
        Reach { starting, directly }
    }

    /// May a call of the method start a thread?
    pub(super) fn starts_threads(&self, method: MethodId) -> bool {
        self.starting.contains(&method)
    }

    /// Does the method itself call what starts a thread?
    pub(super) fn starts_threads_itself(&self, method: MethodId) -> bool {
        self.directly.contains(&method)
    }
}

/// An object with a finalizer brings the finalizer's thread.
fn constructors(program: &Program, class: TypeId) -> impl Iterator<Item = MethodId> {
    let methods = program.types()[class].methods.iter().copied();
    methods.filter(|&id| program.methods()[id].flags.has(MethodFlags::CONSTRUCTOR))
}

type Callers = FxHashMap<MethodId, Vec<MethodId>>;

/// Who may call a method.
fn callers(program: &Program) -> Callers {
    let overriding = overriding(program);
    let named = named(program);
    let mut callers = Callers::default();
    for (caller, method) in program.methods().entries() {
        let blocks = method.body.iter().flat_map(|body| &body.blocks);
        for instr in blocks.flat_map(|block| &block.instrs) {
            let mut add = |callee: MethodId| callers.entry(callee).or_default().push(caller);
            match &instr.op {
                Op::Delegate { callee, .. } => with_initializers(program, callee).for_each(add),
                Op::Call { target: Target::Direct(callee), .. } => {
                    with_initializers(program, callee).for_each(add);
                }
                Op::Call { target: Target::Virtual(callee), .. } => {
                    add(callee.method);
                    overriding.get(&callee.method).into_iter().flatten().copied().for_each(add);
                }
                Op::Call {
                    target: Target::Named { name, .. } | Target::NamedStatic { name, .. }, ..
                } => {
                    named.get(name).into_iter().flatten().copied().for_each(add);
                }
                _ => {}
            }
        }
    }
    callers
}

/// The first call of a type's method may run its static constructor.
fn with_initializers<'p>(program: &'p Program, callee: &Callee) -> impl Iterator<Item = MethodId> + use<'p> {
    let owner = program.methods()[callee.method].owner;
    let methods = program.types()[owner].methods.iter().copied();
    let initializers = methods.filter(|&id| program.methods()[id].flags.has(MethodFlags::STATIC_CONSTRUCTOR));
    std::iter::once(callee.method).chain(initializers)
}

/// Methods of the program by name, for calls that say no more.
fn named(program: &Program) -> FxHashMap<NameId, Vec<MethodId>> {
    let mut named: FxHashMap<NameId, Vec<MethodId>> = FxHashMap::default();
    for (id, method) in program.methods().entries() {
        if method.own_body().is_some() && !method.flags.has(MethodFlags::LAMBDA) {
            named.entry(method.name).or_default().push(id);
        }
    }
    named
}

/// For each virtual method of the program, those that may be meant by it: same name and as many parameters, in
/// derived types.
fn overriding(program: &Program) -> FxHashMap<MethodId, Vec<MethodId>> {
    let mut overriding: FxHashMap<MethodId, Vec<MethodId>> = FxHashMap::default();
    for (id, method) in program.methods().entries() {
        if method.body.is_none() || !method.has_receiver() {
            continue;
        }
        for supertype in supertypes(program, method.owner) {
            if !is_looked_behind(program, supertype) {
                continue;
            }
            let same = program.methods_named(supertype, method.name);
            let same = same.filter(|&other| program.methods()[other].params.len() == method.params.len());
            same.chain(method.implements.iter().copied())
                .for_each(|other| overriding.entry(other).or_default().push(id));
        }
    }
    overriding
}

/// Types of the program; of libraries those that decide where things run: schedulers and contexts.
fn is_looked_behind(program: &Program, ty: TypeId) -> bool {
    let ty = &program.types()[ty];
    !ty.flags.has(TypeFlags::EXTERNAL) || program.names.get(ty.name).starts_with("System.Threading.")
}

fn supertypes(program: &Program, ty: TypeId) -> Vec<TypeId> {
    let mut all = vec![ty];
    let mut next = 0;
    while let Some(&ty) = all.get(next) {
        next += 1;
        for &supertype in &program.types()[ty].supertypes {
            match program.tys.get(supertype) {
                Ty::Named { def, .. } if !all.contains(def) => all.push(*def),
                _ => {}
            }
        }
    }
    all.split_off(1)
}
