//! Which variables matter: those that two threads access, at least one of them writing. All others cannot
//! race.

use trace::{Trace, VarId};

const WRITTEN: u32 = 1;
const TWO_THREADS: u32 = 2;
const THREAD_SHIFT: u32 = 2;
const NOT_SHARED: u32 = u32::MAX;

/// The shared variables of a trace, numbered densely.
pub(super) struct Shared {
    numbers: Vec<u32>,
    count: usize,
}

impl Shared {
    pub(super) fn of(trace: &Trace) -> Self {
        // 0 as long as nobody has touched the variable; then the first thread plus one, and the two flags.
        let mut seen = vec![0_u32; trace.names.vars.len()];
        for (_, event) in trace.events() {
            let Some(var) = event.op.var() else { continue };
            if var.index() >= seen.len() {
                seen.resize(var.index() + 1, 0);
            }
            let owner = (event.thread.0 + 1) << THREAD_SHIFT;
            let entry = &mut seen[var.index()];
            if *entry == 0 {
                *entry = owner;
            }
            if *entry >> THREAD_SHIFT != owner >> THREAD_SHIFT {
                *entry |= TWO_THREADS;
            }
            *entry |= u32::from(event.op.writes()) * WRITTEN;
        }
        let mut count = 0;
        for entry in &mut seen {
            if *entry & (WRITTEN | TWO_THREADS) == WRITTEN | TWO_THREADS {
                *entry = count;
                count += 1;
            } else {
                *entry = NOT_SHARED;
            }
        }
        Shared { numbers: seen, count: count as usize }
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// The number of `var` among the shared variables, if it is one.
    #[inline]
    pub(super) fn number(&self, var: VarId) -> Option<usize> {
        self.numbers.get(var.index()).copied().filter(|&n| n != NOT_SHARED).map(|n| n as usize)
    }
}
