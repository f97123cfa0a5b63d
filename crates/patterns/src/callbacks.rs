//! What rules ask about methods that others call back: event handlers, tests, quoted lambdas, and what happens to
//! exceptions that nobody can catch.

use crate::{Caller, Code, Run, World};
use ir::effects::{Fact, Facts};
use ir::{
    At, BlockId, Body, Handlers, Instr, MethodFlags, MethodId, Op, Program, Reg, Ty, TyId, TypeId, TypeKind,
};
use rustc_hash::FxHashSet;

/// What all exceptions derive from.
const ALL_EXCEPTIONS: [&str; 3] = ["System.Exception", "java.lang.Throwable", "java.lang.Exception"];

impl World<'_> {
    /// Does somebody else dictate the shape of the method: a base type, an interface, the convention or the
    /// delegate type of an event?
    pub fn is_dictated(&self, method: MethodId) -> bool {
        self.is_override(method) || is_event_handler(self.program, method) || self.is_subscribed(method)
    }

    /// Is it a test, a lambda inside of one, or a helper that only tests of its own class call? The runner gives
    /// it a thread and waits for it.
    pub fn is_in_test(&self, method: MethodId) -> bool {
        let mut seen = FxHashSet::default();
        let mut open = vec![method];
        let mut is_called = false;
        while let Some(current) = open.pop() {
            if self.attribute_facts(current).has(Fact::Test) {
                is_called = true;
                continue;
            }
            let callers = self.callers(current);
            let owner = self.program.methods()[current].owner;
            let is_own = |caller: &Caller| self.is_below(self.program.methods()[caller.method].owner, owner);
            if callers.is_empty() || !callers.iter().all(is_own) {
                return false;
            }
            open.extend(callers.iter().map(|caller| caller.method).filter(|&caller| seen.insert(caller)));
        }
        is_called
    }

    /// Is it this type, or one that derives from it?
    fn is_below(&self, ty: TypeId, above: TypeId) -> bool {
        let mut lineage = vec![ty];
        let mut next = 0;
        while let Some(&current) = lineage.get(next) {
            next += 1;
            for &supertype in &self.program.types()[current].supertypes {
                if let Ty::Named { def, .. } = self.program.tys.get(supertype)
                    && !lineage.contains(def)
                {
                    lineage.push(*def);
                }
            }
        }
        lineage.contains(&above)
    }

    /// Is one of the methods of the type a test?
    pub fn has_tests(&self, ty: TypeId) -> bool {
        let mut methods = self.program.types()[ty].methods.iter();
        methods.any(|&method| self.attribute_facts(method).has(Fact::Test))
    }

    /// What the table says of the attributes of a method.
    pub fn attribute_facts(&self, method: MethodId) -> Facts {
        let attributes = &self.program.methods()[method].attributes;
        let facts = attributes.iter().flat_map(|attribute| self.facts(attribute.ty).iter());
        facts.fold(Facts::default(), Facts::with)
    }

    /// Is a delegate of the method added to an event?
    fn is_subscribed(&self, method: MethodId) -> bool {
        self.delegates(method).any(|(body, made)| is_added_to_event(self.program, body, made))
    }

    /// Is the lambda only a description of code, such as an expression tree? It is never run where it stands.
    pub fn is_quoted(&self, method: MethodId) -> bool {
        self.delegates(method).any(|(body, made)| {
            calls_with(body, made).any(|(callee, index)| {
                let declared = &self.program.methods()[callee];
                let index = index.checked_sub(usize::from(declared.has_receiver()));
                let param = index.and_then(|index| declared.params.get(index));
                param.is_some_and(|param| is_expression(self.program, param.ty))
            })
        })
    }

    /// The delegates that are made of a method: the body that does it, and the register that holds it.
    fn delegates(&self, method: MethodId) -> impl Iterator<Item = (&Body, Reg)> {
        self.callers(method).iter().filter(|caller| caller.run == Run::Delegate).filter_map(|caller| {
            let body = self.body(caller.method)?;
            Some((body, body.instr(caller.at)?.op.def()?))
        })
    }
}

/// The methods that get the register as an argument, with its number.
fn calls_with(body: &Body, reg: Reg) -> impl Iterator<Item = (MethodId, usize)> {
    body.instrs().filter_map(move |(_, instr)| {
        let (callee, args) = instr.op.call()?;
        Some((callee.method, args.iter().position(|&arg| arg == reg)?))
    })
}

/// Is the delegate in the register given to the adder of an event?
pub(crate) fn is_added_to_event(program: &Program, body: &Body, delegate: Reg) -> bool {
    calls_with(body, delegate).any(|(callee, _)| {
        let callee = &program.methods()[callee];
        callee.flags.has(MethodFlags::ACCESSOR) && program.names.get(callee.name).starts_with("add_")
    })
}

/// `(object sender, SomethingEventArgs e)`, where the second type may be one that was not found.
fn is_event_handler(program: &Program, method: MethodId) -> bool {
    let [sender, data] = &program.methods()[method].params[..] else { return false };
    match program.tys.get(data.ty) {
        Ty::Named { def, .. } => program.names.get(program.types()[*def].name).ends_with("EventArgs"),
        Ty::Param(name) => program.names.get(*name).ends_with("EventArgs"),
        Ty::Unknown => sender.ty == TyId::OBJECT,
        _ => false,
    }
}

/// A lambda for a parameter that is a class is turned into an object that describes it.
fn is_expression(program: &Program, ty: TyId) -> bool {
    matches!(program.tys.get(ty), Ty::Named { def, .. } if program.types()[*def].kind == TypeKind::Class)
}

impl<'w> Code<'w> {
    /// Can no exception of an `await` get out, since all of them are caught?
    pub fn catches_all(&self) -> bool {
        let awaits = || self.instrs().filter(|(_, instr)| matches!(instr.op, Op::Await { .. }));
        awaits().next().is_some() && awaits().all(|(at, _)| self.is_caught(at.block))
    }

    fn is_caught(&self, block: BlockId) -> bool {
        let region = self.body.blocks[block].region;
        self.body.enclosing(region).any(|(_, region)| match &region.handlers {
            Handlers::Catch(clauses) => clauses.iter().any(|clause| {
                clause.filter.is_none() && clause.ty.is_none_or(|ty| self.is_any_exception(ty))
            }),
            Handlers::Finally(_) | Handlers::Fault(_) => false,
        })
    }

    fn is_any_exception(&self, ty: TyId) -> bool {
        let program = self.program();
        matches!(program.tys.get(ty), Ty::Named { def, .. } if ALL_EXCEPTIONS.contains(&program.names.get(program.types()[*def].name)))
    }

    /// All calls with their places.
    pub fn calls(&self) -> impl Iterator<Item = (At, &'w Instr)> {
        self.instrs().filter(|(_, instr)| matches!(instr.op, Op::Call { .. }))
    }

    /// The method that a call names.
    pub fn callee(&self, op: &Op) -> Option<MethodId> {
        op.callee().map(|callee| callee.method)
    }

    /// `Task.Wait`, for people: what a call names, as it is written.
    pub fn called(&self, op: &Op) -> String {
        let Some(method) = self.callee(op) else { return "the call".to_owned() };
        let program = self.program();
        let declared = &program.methods()[method];
        let owner = program.names.get(program.types()[declared.owner].name);
        let owner = owner.rsplit('.').next().unwrap_or(owner);
        let name = program.names.get(declared.name);
        let name = name.strip_prefix("get_").unwrap_or(name);
        format!("`{owner}.{}`", name.rsplit('.').next().unwrap_or(name))
    }
}
