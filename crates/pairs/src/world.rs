//! What every part of the analysis looks things up in.

use crate::config::Config;
use crate::hierarchy::Hierarchy;
use crate::library::{Flow, Flows};
use ir::effects::{Effect, Effects};
use ir::{Body, MethodId, Op, Program, TypeFlags, TypeId};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// A program with what is known of it before the analysis.
pub(crate) struct World<'p> {
    pub(crate) program: &'p Program,
    pub(crate) config: &'p Config,
    pub(crate) hierarchy: Hierarchy<'p>,
    effects: &'p Effects,
    flows: Flows,
    meanings: RefCell<FxHashMap<(MethodId, TypeId), Rc<Meaning>>>,
    code: RefCell<FxHashMap<TypeId, Option<MethodId>>>,
}

/// What a call of a library method means.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Meaning {
    /// For concurrency.
    pub effects: Vec<Effect>,
    /// For data.
    pub flows: Vec<Flow>,
    /// Has the table of effects a line for it?
    pub is_known: bool,
    /// The collection that wraps what it is given, if it returns one that several threads may use.
    pub wrapper: Option<ir::effects::TypeId>,
}

impl<'p> World<'p> {
    pub(crate) fn new(program: &'p Program, effects: &'p Effects, config: &'p Config) -> World<'p> {
        World {
            program,
            config,
            hierarchy: Hierarchy::new(program),
            effects,
            flows: Flows::bundled(),
            meanings: RefCell::default(),
            code: RefCell::default(),
        }
    }

    /// The body of a method, if it is the program's own.
    pub(crate) fn body(&self, method: MethodId) -> Option<&'p Body> {
        self.program.methods()[method].own_body()
    }

    /// What a call of a library method on such a receiver means.
    pub(crate) fn meaning(&self, method: MethodId, receiver: TypeId) -> Rc<Meaning> {
        if let Some(known) = self.meanings.borrow().get(&(method, receiver)) {
            return Rc::clone(known);
        }
        let found = self.effects.of_call(self.program, method, receiver);
        let of_table =
            found.into_iter().flat_map(ir::effects::Found::effects).find_map(|effect| match effect {
                Effect::InstanceOf(name) => self.effects.type_named(self.effects.name(*name)),
                _ => None,
            });
        let is_wrapper = |id: &ir::effects::TypeId| self.effects.type_name(*id).contains("Synchronized");
        let meaning = Rc::new(Meaning {
            wrapper: of_table.filter(is_wrapper),
            effects: found.map(|found| found.effects().to_vec()).unwrap_or_default(),
            flows: self.flows.of(self.program, &self.hierarchy, method).to_vec(),
            is_known: found.is_some(),
        });
        self.meanings.borrow_mut().insert((method, receiver), Rc::clone(&meaning));
        meaning
    }

    /// What is true of a type as a whole.
    pub(crate) fn facts(&self, class: TypeId) -> ir::effects::Facts {
        self.effects.of_def(self.program, class).map(|known| self.effects.facts(known)).unwrap_or_default()
    }

    /// What runs when an object of that class is used as code.
    pub(crate) fn code_of(&self, class: TypeId) -> Option<MethodId> {
        let mut code = self.code.borrow_mut();
        *code.entry(class).or_insert_with(|| self.flows.code_of(self.program, &self.hierarchy, class))
    }

    /// Is the type the program's own?
    pub(crate) fn is_own(&self, ty: TypeId) -> bool {
        let flags = self.program.types()[ty].flags;
        !flags.has(TypeFlags::EXTERNAL) && !flags.has(TypeFlags::MODEL)
    }

    /// The method of the library that an instruction calls.
    pub(crate) fn library_callee(&self, op: &Op) -> Option<MethodId> {
        let method = op.callee()?.method;
        (!self.is_own(self.program.methods()[method].owner)).then_some(method)
    }
}
