//! Methods in which contexts multiply (introspective analysis: Smaragdakis, Kastrinis and Balatsouras, PLDI 2014).
//!
//! Contexts explode in few methods, those in which much of the program meets, and tell little apart there. They are known from the first run, when
//! that becomes too much: the methods that have most of the facts, and several contexts. The next run has none for them. The paper has a first run
//! without any contexts; ours is not wasted where nothing explodes.

use super::{Coarse, Engine, Solver};
use ir::{Id as _, MethodId, Reg};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;

/// So much of all facts, in per cent, is in the methods that are heavy. In HSQLDB 1.8 that is 30 of 2,926 methods, half of the facts, and the same pairs;
/// two of 436 findings become less sure. With 50 there are half as many facts again, with 85 pairs are lost.
const SHARE: usize = 70;

/// The methods that have most of the facts, if they have several contexts.
pub(super) fn methods<S: Solver>(engine: &Engine<'_, '_, S>) -> Coarse {
    let mut facts: FxHashMap<MethodId, (usize, usize)> = FxHashMap::default();
    for (mc, entry) in engine.mcs.entries() {
        let registers = (0..engine.registers(entry.method)).map(|reg| engine.reg(mc, Reg::from_index(reg)));
        let (known, contexts) = facts.entry(entry.method).or_default();
        *known += registers.map(|node| engine.solver.count(node)).sum::<usize>();
        *contexts += 1;
    }
    let mut left = facts.values().map(|(facts, _)| facts).sum::<usize>() * SHARE / 100;
    let mut heaviest: Vec<(MethodId, (usize, usize))> = facts.into_iter().collect();
    heaviest.sort_unstable_by_key(|&(method, (facts, _))| (Reverse(facts), method));
    let mut heavy = Coarse::default();
    for (method, (facts, contexts)) in heaviest {
        if left == 0 {
            break;
        }
        left = left.saturating_sub(facts);
        if contexts > 1 {
            heavy.insert(method);
        }
    }
    heavy
}
