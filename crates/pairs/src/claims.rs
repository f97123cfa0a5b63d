//! Which types claim that several threads may use them: by their name, by an annotation, or because they take a lock of their own.
//!
//! A lock is the type's own if it is the object itself, the type, or something that the type made and keeps in a field: nobody takes
//! such a lock in a class that only one thread uses. Who locks what somebody else gave it (a statement that locks its connection)
//! says something about the other object, and nothing about itself.

use crate::bodies::Bodies;
use crate::hierarchy::short_name;
use crate::world::World;
use ir::cfg::{AccessPath, Def, Root, Step};
use ir::effects::Effect;
use ir::{At, Body, FieldId, MethodFlags, MethodId, Op, Place, Program, Reg, TypeId};
use rustc_hash::FxHashSet;

/// What a type says of its use by several threads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Claim {
    /// Nothing.
    Nothing,
    /// What all its objects share is guarded: by the type itself, or by something in a static field.
    Statics,
    /// One object may be used by all.
    Objects,
}

/// Words in the name of a type that promise safety.
const PROMISES: [&str; 4] = ["Concurrent", "ThreadSafe", "Threadsafe", "Synchronized"];

/// Methods that are synchronized by habit, or because the one above is: in classes that one thread uses, too.
const HABITS: [&str; 5] = ["clone", "fillInStackTrace", "writeObject", "readObject", "finalize"];

/// Is it a method whose lock says nothing?
pub(crate) fn is_by_habit(program: &Program, method: MethodId) -> bool {
    HABITS.contains(&program.names.get(program.methods()[method].name))
}

/// Answers the question for all types of a program.
pub(crate) struct Claims<'c, 'p> {
    world: &'c World<'p>,
    bodies: &'c Bodies<'p>,
    /// Fields that hold what a method of their class made.
    made: FxHashSet<FieldId>,
}

impl<'c, 'p> Claims<'c, 'p> {
    pub(crate) fn new(world: &'c World<'p>, bodies: &'c Bodies<'p>) -> Claims<'c, 'p> {
        let mut claims = Claims { world, bodies, made: FxHashSet::default() };
        for (method, def) in world.program.methods().entries() {
            let Some(body) = world.body(method).filter(|_| world.is_own(def.owner)) else { continue };
            for (at, instr) in body.instrs() {
                if let Op::Store { place, src, .. } = &instr.op
                    && let Place::Field { field, .. } | Place::Static { field, .. } = place
                    && world.program.fields()[*field].owner == def.owner
                    && claims.is_made_here(method, body, at, *src)
                {
                    claims.made.insert(*field);
                }
            }
        }
        claims
    }

    /// What a type, or a class that it derives from, says of the use by several threads.
    pub(crate) fn of(&self, id: TypeId) -> Claim {
        let classes = self.world.hierarchy.classes(id);
        let own = classes.into_iter().filter(|&class| self.world.is_own(class));
        own.map(|class| self.of_class(class)).max().unwrap_or(Claim::Nothing)
    }

    fn of_class(&self, id: TypeId) -> Claim {
        let program = self.world.program;
        let ty = &program.types()[id];
        let name = short_name(program, id);
        let is_said = PROMISES.iter().any(|word| name.contains(word))
            || crate::entries::has_attribute(program, &ty.attributes, &["ThreadSafe"]);
        if is_said {
            return Claim::Objects;
        }
        ty.methods.iter().map(|&method| self.of_method(method)).max().unwrap_or(Claim::Nothing)
    }

    /// What the locks that a method takes say.
    pub(crate) fn of_method(&self, method: MethodId) -> Claim {
        let Some(body) = self.world.body(method) else { return Claim::Nothing };
        let def = &self.world.program.methods()[method];
        if is_by_habit(self.world.program, method) {
            return Claim::Nothing;
        }
        if def.flags.has(MethodFlags::SYNCHRONIZED) {
            return if def.has_receiver() { Claim::Objects } else { Claim::Statics };
        }
        let locks = body.instrs().filter_map(|(at, instr)| Some((at, self.lock(&instr.op)?)));
        let claims = locks.map(|(at, reg)| self.of_lock(method, &self.bodies.path(method, at, reg)));
        claims.max().unwrap_or(Claim::Nothing)
    }

    /// The register of the lock that an instruction takes.
    fn lock(&self, op: &Op) -> Option<Reg> {
        if let Op::Enter { object } = op {
            return Some(*object);
        }
        self.bodies.effects_of(op).into_iter().find_map(|effect| match effect {
            Effect::Acquire(target, ..) => self.bodies.target_reg(op, target),
            _ => None,
        })
    }

    fn of_lock(&self, method: MethodId, lock: &AccessPath) -> Claim {
        let def = &self.world.program.methods()[method];
        let is_this = |reg: Reg| def.has_receiver() && reg.0 as usize == def.captures.len();
        let fields = self.world.program.fields();
        match (&lock.root, &lock.steps[..]) {
            (Root::Entry(reg), []) if is_this(*reg) => Claim::Objects,
            (Root::Entry(reg), [Step::Field(field), ..]) if is_this(*reg) && self.made.contains(field) => {
                Claim::Objects
            }
            (Root::Static(_, field), _) if fields[*field].owner == def.owner => Claim::Statics,
            (Root::Type(ty), _) if crate::hierarchy::def_of(self.world.program, *ty) == Some(def.owner) => {
                Claim::Statics
            }
            _ => Claim::Nothing,
        }
    }

    /// Is the value an object that the method makes, or has the library make?
    fn is_made_here(&self, method: MethodId, body: &Body, at: At, src: Reg) -> bool {
        let path = self.bodies.path(method, at, src);
        let Root::Def(Def::Instr(place)) = path.root else { return false };
        let is_library_call = |op: &Op| self.world.library_callee(op).is_some();
        path.steps.is_empty()
            && body.instr(place).is_some_and(|instr| {
                matches!(instr.op, Op::New { .. } | Op::NewArray { .. }) || is_library_call(&instr.op)
            })
    }
}
