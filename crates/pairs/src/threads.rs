//! Abstract threads: the roots of the call graph (Chord's `R`), and which methods each one runs.
//!
//! Everything that a harness, or a server, calls at the same time is *one* abstract thread with many roots and many instances: any
//! two of its points can be reached by two threads at once. A thread that the program starts is an edge of the call
//! graph: a start site in a context, and what runs. Initialisers of types, and constructors that the harness calls, are a
//! thread of their own that runs before all others.

use crate::entries::{Company, Entry};
use crate::points_to::{CallEdge, EdgeKind, McId, PointsTo, Spawning};
use fixedbitset::FixedBitSet;
use ir::{At, Id as _, IndexVec, MethodId};
use rustc_hash::FxHashMap;

/// An abstract thread.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct ThreadId(pub(crate) u32);

impl ir::Id for ThreadId {
    fn from_index(index: usize) -> Self {
        ThreadId(index as u32)
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a thread comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Origin {
    /// Initialisation, before everything else.
    Before,
    /// The environment, which calls many methods at once.
    Environment(Caller),
    /// A call from outside: `main`, a test.
    Entry,
    /// The program starts it here.
    Spawn {
        /// The method that does.
        from: McId,
        /// Where.
        at: At,
        /// How.
        how: Spawning,
    },
}

/// Who calls many methods at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Caller {
    /// A harness: users of a library may do so.
    Harness,
    /// A server, with the requests that come in.
    Server,
}

impl Origin {
    /// Are there many such threads, from outside?
    pub(crate) fn is_environment(self) -> bool {
        matches!(self, Origin::Environment(_))
    }
}

/// One abstract thread.
#[derive(Clone, Debug)]
pub(crate) struct Thread {
    /// Where it comes from.
    pub origin: Origin,
    /// What it runs first.
    pub roots: Vec<McId>,
    /// What it runs.
    pub reach: FixedBitSet,
    /// Does it run its roots one after the other, in any order, as the thread of a user interface does?
    pub repeats: bool,
}

/// Calls on the same thread, whatever the context.
#[derive(Default)]
pub(crate) struct Calls {
    callees: FxHashMap<(MethodId, At), Vec<MethodId>>,
    callers: FxHashMap<MethodId, Vec<(MethodId, At)>>,
}

impl Calls {
    fn add(&mut self, from: MethodId, at: At, to: MethodId) {
        let known = self.callees.entry((from, at)).or_default();
        if !known.contains(&to) {
            known.push(to);
            self.callers.entry(to).or_default().push((from, at));
        }
    }

    /// The methods that a call may lead to.
    pub(crate) fn from(&self, caller: MethodId, at: At) -> &[MethodId] {
        self.callees.get(&(caller, at)).map_or(&[], Vec::as_slice)
    }

    /// The calls that may lead to a method.
    pub(crate) fn of(&self, callee: MethodId) -> &[(MethodId, At)] {
        self.callers.get(&callee).map_or(&[], Vec::as_slice)
    }
}

/// All abstract threads, and the call graph in a form that can be walked.
pub(crate) struct Threads {
    pub(crate) all: IndexVec<ThreadId, Thread>,
    /// Calls on the same thread, by caller.
    pub(crate) callees: IndexVec<McId, Vec<(At, McId)>>,
    /// Calls on the same thread, by callee.
    pub(crate) callers: IndexVec<McId, Vec<(McId, At)>>,
    /// The same, whatever the context.
    pub(crate) calls: Calls,
    /// Starts of threads, by who starts them.
    pub(crate) spawns: FxHashMap<McId, Vec<(At, ThreadId)>>,
    /// The threads that run a method; that before all others is not among them.
    pub(crate) running: IndexVec<McId, Vec<ThreadId>>,
}

impl Threads {
    pub(crate) fn new(points_to: &PointsTo, entries: &[Entry]) -> Threads {
        let count = points_to.mcs.len();
        let mut threads = Threads {
            all: IndexVec::new(),
            callees: IndexVec::filled(Vec::new(), count),
            callers: IndexVec::filled(Vec::new(), count),
            calls: Calls::default(),
            spawns: FxHashMap::default(),
            running: IndexVec::filled(Vec::new(), count),
        };
        for &CallEdge { from, at, to, kind } in &points_to.edges {
            if kind == EdgeKind::Call {
                threads.callees[from].push((at, to));
                threads.callers[to].push((from, at));
                threads.calls.add(points_to.mcs[from].method, at, points_to.mcs[to].method);
            }
        }
        threads.add(Origin::Before, points_to.initialisers.clone());
        threads.add_entries(points_to, entries);
        for &CallEdge { from, at, to, kind } in &points_to.edges {
            if let EdgeKind::Spawn(how) = kind {
                let id = threads.add(Origin::Spawn { from, at, how }, vec![to]);
                threads.spawns.entry(from).or_default().push((at, id));
            }
        }
        for (id, thread) in threads.all.entries().skip(1) {
            for mc in thread.reach.ones() {
                threads.running[McId::from_index(mc)].push(id);
            }
        }
        threads
    }

    fn add_entries(&mut self, points_to: &PointsTo, entries: &[Entry]) {
        let with_mc = || entries.iter().zip(&points_to.starts);
        for (company, caller) in [(Company::Together, Caller::Harness), (Company::Requests, Caller::Server)] {
            let together = with_mc().filter(|(entry, _)| entry.company == company);
            let together: Vec<McId> = together.map(|(_, &mc)| mc).collect();
            if !together.is_empty() {
                self.add(Origin::Environment(caller), together);
            }
        }
        let events = with_mc().filter(|(entry, _)| entry.company == Company::Events);
        let events: Vec<McId> = events.map(|(_, &mc)| mc).collect();
        if !events.is_empty() {
            let thread = self.add(Origin::Entry, events);
            self.all[thread].repeats = true;
        }
        for (test, &mc) in with_mc().filter(|(entry, _)| entry.company == Company::Alone) {
            let around = with_mc().filter(|(entry, _)| {
                entry.company == Company::Around
                    && entry.start.on.is_some()
                    && entry.start.on == test.start.on
            });
            let roots: Vec<McId> = around.map(|(_, &mc)| mc).chain([mc]).collect();
            let repeats = roots.len() > 1;
            let thread = self.add(Origin::Entry, roots);
            self.all[thread].repeats = repeats;
        }
    }

    fn add(&mut self, origin: Origin, roots: Vec<McId>) -> ThreadId {
        let reach = self.reach(&roots);
        self.all.push(Thread { origin, roots, reach, repeats: false })
    }

    /// The methods that calls lead to, without switching threads (the paper's double arrow).
    fn reach(&self, roots: &[McId]) -> FixedBitSet {
        let mut reach = FixedBitSet::with_capacity(self.callees.len());
        let mut stack: Vec<McId> = roots.to_vec();
        while let Some(mc) = stack.pop() {
            if !reach.put(mc.index()) {
                stack.extend(self.callees[mc].iter().map(|&(_, callee)| callee));
            }
        }
        reach
    }
}
