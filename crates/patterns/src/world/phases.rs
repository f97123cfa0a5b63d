//! Which methods run only during construction, when nobody else can see the object yet: constructors, static
//! constructors, and methods that only those call, over any number of steps. The thesis names their absence
//! as a cause of false alarms (Sections 3.3.1 and 4.2).

use super::calls::{CallGraph, Run};
use ir::{IndexVec, MethodFlags, MethodId, Program, Visibility};

#[derive(Default)]
pub(super) struct Phases {
    construction: IndexVec<MethodId, bool>,
}

impl Phases {
    /// The greatest set that is closed: a method is in it if it is a constructor, or if it can only be called
    /// from inside the program and all its callers are in it.
    pub(super) fn new(program: &Program, graph: &CallGraph) -> Phases {
        let mut construction: IndexVec<MethodId, bool> = program
            .methods()
            .ids()
            .map(|method| is_constructor(program, method) || is_helper(program, graph, method))
            .collect();
        let mut changed = true;
        while changed {
            changed = false;
            for method in program.methods().ids() {
                let stays = construction[method]
                    && (is_constructor(program, method)
                        || graph.callers(method).iter().all(|caller| construction[caller.method]));
                if stays != construction[method] {
                    construction[method] = stays;
                    changed = true;
                }
            }
        }
        Phases { construction }
    }

    /// The methods of which this says something else than `other`.
    pub(super) fn difference(&self, other: &Phases) -> impl Iterator<Item = MethodId> {
        self.construction
            .ids()
            .filter(|&method| self.is_construction(method) != other.is_construction(method))
    }

    pub(super) fn is_construction(&self, method: MethodId) -> bool {
        self.construction.get(method).copied().unwrap_or(false)
    }
}

fn is_constructor(program: &Program, method: MethodId) -> bool {
    let flags = program.methods()[method].flags;
    flags.has(MethodFlags::CONSTRUCTOR) || flags.has(MethodFlags::STATIC_CONSTRUCTOR)
}

/// A method that others outside cannot call and that somebody calls, directly: a delegate may run at any
/// time.
fn is_helper(program: &Program, graph: &CallGraph, method: MethodId) -> bool {
    let declared = &program.methods()[method];
    let callers = graph.callers(method);
    declared.visibility == Visibility::Private
        && !declared.flags.has(MethodFlags::LAMBDA)
        && !callers.is_empty()
        && callers.iter().all(|caller| caller.run == Run::Call)
}
