//! Class files to the intermediate language: a whole set of classes to one program.
//!
//! - Classes are read, and what their code mentions is collected, on many threads (`mentions`). Texts are numbers
//!   from here on (`symbols`), which nobody outside ever sees.
//! - One thread then gives numbers to all types, fields and methods, in the order of the classes (`world`,
//!   `declare`), and finds out what the entries of each constant pool are (`pool`, `dynamic`, `switches`). It is the
//!   only part that cannot be shared among cores, so it gets what it needs from the part before.
//! - Bodies are lowered on many threads: `graph` cuts code into nodes, `liveness` says which slots matter where,
//!   `body` runs the nodes on an abstract stack, with `instructions`, `operators` and `calls` for what each one
//!   does. Nothing gets a number here, so the outcome never depends on threads.
//!
//! # What it costs
//!
//! `bench/CLASSES.md` has the numbers.
//!
//! - Time grows with the bytes of the classes, and more with the bytecode in them: two thirds of it go into bodies
//!   where nothing is told to debuggers, and half where all is. A body is gone through once each for its jumps, for
//!   its slots, for what it does and for the numbers of its registers.
//! - Three things could grow faster than the code, and have limits beyond which a method is a problem: slots times
//!   nodes (`body`), handlers times nodes, and copies of subroutines (`graph`). Liveness is gone through once more
//!   for each loop inside of another one.
//! - Memory grows with the instructions that come out: 64 bytes for each, which is more than half of what the JDK's
//!   image takes; blocks, registers, names and declarations are the rest. What is needed for a method alone is used
//!   again for the next one, and what is needed for names alone is given back before there are bodies. Fresh pages
//!   take a sixth of the time.
//!
//! # Choices
//!
//! - Types are raw and members have erased types, as in the class file: overriding is then equality of names
//!   and parameter types, with the compiler's bridges as they are. Generic signatures are not looked at.
//! - Nested classes are joined by dots; the `$` of names is not asked whether it is one.
//! - Constructors are called `<init>`, static ones `<clinit>`.
//! - `boolean`s are truth values where a descriptor says so, and `int`s where only the stack knows; the border
//!   is crossed by `!= 0` and a conversion. `byte`, `short` and `char` are used as `int`s without conversion.
//! - Three-way comparisons and the jump behind them are one comparison.
//! - Of two classes with one name, the first counts.
//! - Lambdas and everything else that is dynamic: see `dynamic`.
//!
//! # Not exact
//!
//! - `new int[a][b]` makes the outer array and one inner one.
//! - Method handles and method types are unknown values.
//! - Code that control never reaches is left out.

mod body;
mod calls;
mod declare;
mod dynamic;
mod graph;
mod instructions;
mod lines;
mod liveness;
mod mentions;
mod operators;
mod pool;
mod registers;
mod signatures;
mod switches;
mod symbols;
mod world;

use crate::Problem;
use classfile::{Access, ClassFile};
use declare::{Declared, DeclaredMethod};
use ir::{Body, FileId, MethodFlags, MethodId, Program, Ty, TyId, TypeId};
use mentions::{Finder, Mentions};
use pool::Entries;
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use symbols::{SharedSymbols, Sym};
use world::World;

/// A class file, and where it was found.
#[derive(Clone, Debug)]
pub struct Class<'a> {
    /// The file, and the entries of archives that lead to it.
    pub path: String,
    /// What is in it.
    pub bytes: Cow<'a, [u8]>,
    /// What it is to the program.
    pub role: Role,
}

/// What a class is to the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// A part of it.
    Program,
    /// Of a library: of those that the program mentions, types, supertypes and members are known, but no code.
    Library,
}

/// What comes out.
#[derive(Debug)]
pub struct Lowered {
    /// The program.
    pub program: Program,
    /// Classes that could not be read, and methods that could not be understood, which have no body.
    pub problems: Vec<Problem>,
}

/// A class that could be read.
struct Input<'a> {
    class: ClassFile<'a>,
    name: Sym,
    role: Role,
    path: &'a str,
}

impl Input<'_> {
    fn is_library(&self) -> bool {
        self.role == Role::Library
    }
}

/// At least so many classes are read, or lowered, in the same memory, one after another.
const CLASSES_AT_ONCE: usize = 32;

/// Lowers all classes to one program. The outcome is the same for any number of threads.
pub fn lower(classes: &[Class<'_>]) -> Lowered {
    let symbols = SharedSymbols::for_classes(classes.len());
    let at_once = classes.par_iter().with_min_len(CLASSES_AT_ONCE);
    let read: Vec<Result<(Input<'_>, Option<Mentions>), Problem>> =
        at_once.map_init(Finder::default, |finder, class| read(finder, &symbols, class)).collect();
    let (mut inputs, mut mentions, mut problems) = (Vec::new(), Vec::new(), Vec::new());
    for outcome in read {
        match outcome {
            Ok((input, _)) if input.class.access.has(Access::MODULE) => {}
            Ok((input, mentioned)) => {
                inputs.push(input);
                mentions.push(mentioned);
            }
            Err(problem) => problems.push(problem),
        }
    }
    let mut world = World::new(&inputs, symbols.into_inner());
    let plans = plan(&mut world, mentions);
    problems.extend(break_cycles(&mut world));
    world.forget_names();
    let lowered = all_bodies(&world, plans);
    let mut program = std::mem::take(&mut world.program);
    for class in lowered {
        for (method, body) in class.bodies {
            program.method_mut(method).body = Some(body);
        }
        for (method, problem) in class.problems {
            let path = program.method_path(method);
            let reason = format!("{path}: {}", problem.reason);
            problems.push(Problem { reason, ..problem });
            let method = program.method_mut(method);
            method.flags = method.flags.with(MethodFlags::EXTERN);
        }
    }
    Lowered { program, problems }
}

fn read<'a>(
    finder: &mut Finder<'a>,
    symbols: &SharedSymbols<'a>,
    class: &'a Class<'_>,
) -> Result<(Input<'a>, Option<Mentions>), Problem> {
    let parsed =
        ClassFile::parse(&class.bytes).map_err(|problem| Problem::of_class(&class.path, &problem))?;
    let mentions = (class.role == Role::Program).then(|| finder.find(&parsed, symbols));
    let name = symbols.intern(parsed.name.bytes());
    Ok((Input { class: parsed, name, role: class.role, path: &class.path }, mentions))
}

/// A class whose bodies can be lowered.
struct Plan<'a> {
    input: &'a Input<'a>,
    declared: Declared,
    entries: Entries,
}

/// Declares everything. Types of the program come first, then what they mention.
fn plan<'a>(world: &mut World<'a>, mentions: Vec<Option<Mentions>>) -> Vec<Plan<'a>> {
    let inputs = world.inputs;
    let mut own: Vec<(&'a Input<'a>, Mentions, TypeId)> = Vec::new();
    for (index, (input, mentions)) in inputs.iter().zip(mentions).enumerate() {
        if let Some(mentions) = mentions.filter(|_| world.is_first(index)) {
            own.push((input, mentions, world.type_of(input.name)));
        }
    }
    let mut files: FxHashMap<String, FileId> = FxHashMap::default();
    let mut plans = Vec::with_capacity(own.len());
    for &(input, ref mentions, id) in &own {
        declare::complete_type(world, id, input);
        let declared = declare::members(world, id, &input.class, mentions, &mut files);
        plans.push(Plan { input, declared, entries: Entries::default() });
    }
    for (plan, (_, _, id)) in plans.iter().zip(&own) {
        declare::overriding(world, *id, &plan.declared);
    }
    for (plan, (input, mentions, id)) in plans.iter_mut().zip(own) {
        plan.entries = pool::resolve(world, &input.class, id, mentions);
    }
    // Types of libraries, those that are only mentioned by others of them included.
    let mut next = 0;
    while next < world.len() {
        let id = TypeId(next as u32);
        if let Some(class) = world.class_of(id).filter(|&class| inputs[class].is_library()) {
            declare::complete_type(world, id, &inputs[class]);
        }
        next += 1;
    }
    plans
}

/// Broken programs may extend themselves, or be nested in themselves. The link that closes a circle is cut.
fn break_cycles(world: &mut World<'_>) -> Vec<Problem> {
    let mut problems = Vec::new();
    let above = |program: &Program, id: TypeId| -> Vec<TypeId> {
        let named = |&ty: &TyId| match program.tys.get(ty) {
            Ty::Named { def, .. } => Some(*def),
            _ => None,
        };
        program.types()[id].supertypes.iter().filter_map(named).collect()
    };
    for (id, to) in closing_links(&world.program, above) {
        let ty = world.owner(to);
        world.program.type_mut(id).supertypes.retain(|&it| it != ty);
        problems.extend(cycle_problem(world, id, "a class is among its own supertypes"));
    }
    let outer = |program: &Program, id: TypeId| program.types()[id].outer.into_iter().collect();
    for (id, _) in closing_links(&world.program, outer) {
        world.program.type_mut(id).outer = None;
        problems.extend(cycle_problem(world, id, "a class is nested in itself"));
    }
    problems
}

fn cycle_problem(world: &World<'_>, id: TypeId, reason: &str) -> Option<Problem> {
    let path = world.inputs[world.class_of(id)?].path.to_owned();
    Some(Problem { path, offset: None, reason: reason.to_owned() })
}

/// The links that lead back to where a depth-first walk came from.
fn closing_links(program: &Program, next: impl Fn(&Program, TypeId) -> Vec<TypeId>) -> Vec<(TypeId, TypeId)> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = ir::IndexVec::filled(Mark::New, program.types().len());
    let mut closing = Vec::new();
    for start in program.types().ids() {
        let mut stack = vec![(start, 0)];
        while let Some((id, index)) = stack.pop() {
            if index == 0 && marks[id] != Mark::New {
                continue;
            }
            marks[id] = Mark::Open;
            match next(program, id).get(index) {
                None => marks[id] = Mark::Done,
                Some(&to) => {
                    stack.push((id, index + 1));
                    match marks[to] {
                        Mark::New => stack.push((to, 0)),
                        Mark::Open => closing.push((id, to)),
                        Mark::Done => {}
                    }
                }
            }
        }
    }
    closing
}

fn all_bodies<'a>(world: &World<'a>, plans: Vec<Plan<'a>>) -> Vec<ClassBodies> {
    let all = plans.into_par_iter().with_min_len(CLASSES_AT_ONCE);
    all.map_init(
        || None,
        |lowering: &mut Option<body::Lowering<'_, 'a>>, Plan { input, declared, entries }| {
            let cx = body::Context {
                world,
                entries: entries.into(),
                pool: &input.class.pool,
                file: declared.file,
            };
            let lowering = match lowering {
                Some(lowering) => lowering.enter(cx),
                None => lowering.insert(body::Lowering::new(cx)),
            };
            bodies(lowering, input, &declared)
        },
    )
    .collect()
}

/// What the methods of a class do.
struct ClassBodies {
    bodies: Vec<(MethodId, Body)>,
    problems: Vec<(MethodId, Problem)>,
}

fn bodies<'a>(
    lowering: &mut body::Lowering<'_, 'a>,
    input: &'a Input<'a>,
    declared: &Declared,
) -> ClassBodies {
    let (world, class) = (lowering.cx.world, &input.class);
    let mut lowered =
        ClassBodies { bodies: Vec::with_capacity(declared.methods.len()), problems: Vec::new() };
    for (member, declared) in class.methods.iter().zip(&declared.methods) {
        let Some(DeclaredMethod { id, code_at, .. }) = *declared else { continue };
        let method = &world.program.methods()[id];
        let is_elsewhere = method.flags.has(MethodFlags::ABSTRACT) || method.flags.has(MethodFlags::EXTERN);
        let code = match code_at {
            Some(at) => class.code_at(at as usize).map(Some),
            None => class.code(member),
        };
        let outcome = match code {
            Ok(Some(code)) if !is_elsewhere => lowering.lower(method, &code),
            Ok(_) => continue,
            Err(problem) => Err(problem),
        };
        match outcome {
            Ok(body) => lowered.bodies.push((id, body)),
            Err(problem) => lowered.problems.push((id, Problem::of_class(input.path, &problem))),
        }
    }
    lowered
}
