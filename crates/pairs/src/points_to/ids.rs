//! What the analysis counts: abstract objects, contexts, methods in contexts, nodes.
//!
//! An abstract object is an allocation site and up to k - 1 further sites: those of the object whose method allocated
//! it, and so on (Milanova, Rountev and Ryder, TOSEM 2005; Chord, Section 2.2.1). A context is the same thing: the
//! object that `this` stands for.

use ir::{At, Callee, Dispatch, FieldId, IndexVec, MethodId, Regs, TypeId};
use rustc_hash::FxHashMap;

ir::ids! {
    /// An allocation site, whatever the context.
    pub(crate) struct SiteId;
    /// A string of allocation sites.
    pub(crate) struct ContextId;
    /// An abstract object.
    pub(crate) struct ObjId;
    /// A method in a context.
    pub(crate) struct McId;
    /// A variable of the analysis: a set of abstract objects.
    pub(crate) struct NodeId;
    /// What a node's objects are used for.
    pub(crate) struct WatchId;
}

impl ContextId {
    /// The empty string: that of `main`, and of everything when k is 0.
    pub(crate) const EMPTY: ContextId = ContextId(0);
}

/// Where objects come from.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Site {
    /// An instruction of the program, or a library call that makes an object.
    At(MethodId, At),
    /// A call that makes an object of a type by reflection.
    Reflected(MethodId, At, TypeId),
    /// What an asynchronous method or an iterator returns to its caller.
    Frame(MethodId),
    /// All exceptions of a class: telling them apart is never worth it.
    Exception(TypeId),
    /// The object that stands for a type.
    Class(TypeId),
    /// What the environment of an open program makes: one object a class, shared by all its calls.
    Harness(TypeId),
    /// What a library hands to everybody who asks.
    Shared(MethodId),
    /// The address of a variable.
    Address(NodeId),
}

impl Site {
    /// The method that makes what is made there, in contexts of its own.
    pub(super) fn method(&self) -> Option<MethodId> {
        match *self {
            Site::At(method, _) | Site::Reflected(method, ..) | Site::Frame(method) => Some(method),
            Site::Exception(_) | Site::Class(_) | Site::Harness(_) | Site::Shared(_) | Site::Address(_) => {
                None
            }
        }
    }
}

/// What sort of object it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Shape {
    /// With fields.
    Plain,
    /// With elements.
    Array,
    /// A captured variable.
    Cell,
    /// With code.
    Delegate(Box<DelegateOf>),
    /// A variable's address.
    Address(NodeId),
}

/// What a delegate calls.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct DelegateOf {
    /// The method.
    pub callee: Callee,
    /// How it is found.
    pub dispatch: Dispatch,
    /// The method in whose context it was made: the registers that it binds are of that one.
    pub made_in: McId,
    /// Those registers.
    pub bound: Regs,
}

/// An abstract object.
#[derive(Clone, Debug)]
pub(crate) struct Obj {
    /// Where it is made.
    pub site: SiteId,
    /// In which context.
    pub context: ContextId,
    /// Its class, if it is known.
    pub class: Option<TypeId>,
    /// What sort of object it is.
    pub shape: Shape,
    /// The type of the table of effects that it is, where its class says less.
    pub table: Option<ir::effects::TypeId>,
}

/// A method in a context.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct MethodContext {
    /// The method.
    pub method: MethodId,
    /// The context.
    pub context: ContextId,
}

/// What a node stands for, besides registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Slot {
    /// A field of an object.
    Field(ObjId, FieldId),
    /// A static field.
    Static(FieldId),
    /// Elements of an array or collection, the value of a cell, the result of a task.
    Contents(ObjId),
    /// The delegates that a thread, timer or event runs.
    Body(ObjId),
    /// Exceptions on their way.
    Thrown,
}

/// Interned strings of sites.
#[derive(Clone, Debug)]
pub(crate) struct Contexts {
    strings: IndexVec<ContextId, Box<[SiteId]>>,
    ids: FxHashMap<Box<[SiteId]>, ContextId>,
}

impl Contexts {
    pub(crate) fn new() -> Contexts {
        let mut contexts = Contexts { strings: IndexVec::new(), ids: FxHashMap::default() };
        contexts.intern(&[]);
        contexts
    }

    fn intern(&mut self, sites: &[SiteId]) -> ContextId {
        if let Some(&known) = self.ids.get(sites) {
            return known;
        }
        let id = self.strings.push(sites.into());
        self.ids.insert(sites.into(), id);
        id
    }

    /// The sites, nearest first.
    pub(crate) fn get(&self, id: ContextId) -> &[SiteId] {
        &self.strings[id]
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.strings.len()
    }

    /// The first `k` sites.
    pub(crate) fn truncated(&mut self, id: ContextId, k: usize) -> ContextId {
        if self.strings[id].len() <= k {
            return id;
        }
        let sites: Box<[SiteId]> = self.strings[id][..k].into();
        self.intern(&sites)
    }

    /// The context of an object's methods: its site and those of its context, `k` at most.
    pub(crate) fn of_object(&mut self, site: SiteId, context: ContextId, k: usize) -> ContextId {
        let sites: Vec<SiteId> =
            std::iter::once(site).chain(self.strings[context].iter().copied()).take(k).collect();
        self.intern(&sites)
    }
}
