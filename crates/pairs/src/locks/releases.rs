//! Explicit locks that a method leaves for its caller: behind the call, nobody holds them.

use super::local::{Direction, Table};
use super::{Grip, Locks, Released, Taken};
use ir::cfg::{AccessPath, Root};
use ir::{MethodId, Op};
use std::rc::Rc;

impl Locks<'_, '_> {
    /// Adds what the methods that it calls leave for it: who calls a helper that unlocks has no lock behind it.
    pub(super) fn with_releases(&self, method: MethodId, mut table: Table) -> Table {
        let Some(body) = self.world.body(method) else { return table };
        for (at, instr) in body.instrs() {
            let Some((callee, args)) = instr.op.call() else {
                continue;
            };
            for (path, grip) in self.releases(callee.method).iter() {
                let here = match path.root {
                    Root::Entry(reg) => {
                        args.get(reg.0 as usize).map(|&arg| self.bodies.path(method, at, arg))
                    }
                    Root::Static(..) | Root::Type(_) => {
                        Some(AccessPath { root: path.root.clone(), steps: Vec::new() })
                    }
                    _ => None,
                };
                let Some(mut here) = here else { continue };
                here.steps.extend(path.steps.iter().copied());
                let known = table.locks.iter().position(|lock| lock.path == here && lock.grip == *grip);
                if let Some(lock) = known {
                    table.steps.entry(at).or_default().push((lock, Direction::Out));
                }
            }
        }
        table
    }

    /// The explicit locks that a method leaves without having taken them.
    fn releases(&self, method: MethodId) -> Released {
        if let Some(known) = self.releases.borrow().get(&method) {
            return Rc::clone(known);
        }
        let found = Rc::new(self.find_releases(method).unwrap_or_default());
        self.releases.borrow_mut().insert(method, Rc::clone(&found));
        found
    }

    fn find_releases(&self, method: MethodId) -> Option<Vec<(AccessPath, Grip)>> {
        let body = self.world.body(method)?;
        let table = self.table(method)?;
        let solution = self.bodies.solve(method, &table)?;
        let mut found = Vec::new();
        for (at, _) in body.instrs().filter(|(_, instr)| matches!(instr.op, Op::Call { .. })) {
            let steps = table.steps.get(&at).into_iter().flatten();
            for &(lock, _) in steps.filter(|(_, direction)| *direction == Direction::Out) {
                let is_held = solution.before(body, &table, at).is_none_or(|held| held[lock] > 0);
                let Taken { path, grip, .. } = &table.locks[lock];
                if !is_held && !found.contains(&(path.clone(), *grip)) {
                    found.push((path.clone(), *grip));
                }
            }
        }
        Some(found)
    }
}
