//! The locks that callers hold, in the words of the method that they call; and what all of them hold.

use super::{Held, Locks};
use crate::points_to::McId;
use ir::cfg::{AccessPath, Root};
use ir::{At, MethodId, Reg};

impl Locks<'_, '_> {
    /// What a callee calls the locks that its caller holds.
    pub(super) fn translated(&self, from: McId, at: At, held: &[Held], to: McId) -> Vec<Held> {
        if held.is_empty() {
            return Vec::new();
        }
        let method = self.points_to.mcs[from].method;
        let args = self.passed(method, at, self.points_to.mcs[to].method);
        let paths: Vec<AccessPath> = args.iter().map(|&arg| self.bodies.path(method, at, arg)).collect();
        let translate = |path: &AccessPath| {
            if matches!(path.root, Root::Static(..) | Root::Type(_)) {
                return Some(path.clone());
            }
            let is_given = |arg: &AccessPath| arg.root == path.root && path.steps.starts_with(&arg.steps);
            let Some(found) = paths.iter().position(is_given) else {
                return self.through_known((method, at), &paths, path);
            };
            let steps = path.steps[paths[found].steps.len()..].to_vec();
            Some(AccessPath { root: Root::Entry(Reg(found as u32)), steps })
        };
        let passed =
            held.iter().map(|held| Held { path: held.path.as_ref().and_then(translate), ..held.clone() });
        passed.filter(|held| held.path.is_some() || held.obj.is_some()).collect()
    }

    /// The registers that a call passes to a method, position by position: one that it names, or one that stands in its place. A
    /// callback of the library gets something else.
    fn passed(&self, method: MethodId, at: At, to: MethodId) -> Vec<Reg> {
        let methods = self.world.program.methods();
        let is_meant = |named: MethodId| {
            let (named, to) = (&methods[named], &methods[to]);
            self.world.is_own(named.owner) || (named.name == to.name && named.params.len() == to.params.len())
        };
        let instr = self.world.body(method).and_then(|body| body.instr(at));
        match instr.and_then(|instr| instr.op.call()) {
            Some((callee, args)) if is_meant(callee.method) => args.to_vec(),
            _ => Vec::new(),
        }
    }
}

/// What both hold.
pub(super) fn meet(one: &[Held], other: &[Held]) -> Vec<Held> {
    let mut met: Vec<Held> = Vec::new();
    for mine in one {
        for theirs in other.iter().filter(|theirs| theirs.grip == mine.grip) {
            let path = mine.path.clone().filter(|path| Some(path) == theirs.path.as_ref());
            let obj = mine.obj.filter(|obj| Some(*obj) == theirs.obj);
            let mut objects = mine.objects.clone();
            objects.extend(theirs.objects.iter().filter(|obj| !mine.objects.contains(obj)));
            let both = Held { path, obj, objects, ..mine.clone() };
            if (both.path.is_some() || both.obj.is_some()) && !met.contains(&both) {
                met.push(both);
            }
        }
    }
    met
}
