//! Detectors that walk the trace once or twice with clocks: `hb`, `shb`, `wcp`.
//!
//! Each defines an order of steps; the rest is common. For a plain access `e2` and every other thread, let
//! `e1` be that thread's latest earlier plain write of the same variable and, if `e2` writes, also its latest
//! earlier plain read. The detector claims `(e1, e2)` if its order does not have `e1` before `e2`.
//!
//! 1. [`shared`] leaves out variables that cannot race.
//! 2. [`epochs`] finds the variables that do, with one moment per variable (`FastTrack`).
//! 3. [`pairs`], if there are any, walks once more and names all pairs of these variables alone.

mod clock;
mod epochs;
mod flow;
mod naive;
mod pairs;
mod sections;
mod shared;

pub mod hb;
pub mod shb;
pub mod wcp;

use crate::Claims;
use clock::Epoch;
use shared::Shared;
use trace::steps::Step;
use trace::{ThreadId, Trace};

/// An order of the steps of a trace, known up to the present step.
trait Order {
    /// The order before the first step.
    fn new(trace: &Trace, shared: &Shared) -> Self;
    /// Adds what orders this step after earlier ones.
    fn enter(&mut self, step: Step, shared: &Shared);
    /// Is what happened at `epoch` ordered before what `thread` does now?
    fn knows(&self, thread: ThreadId, epoch: Epoch) -> bool;
    /// The moment of the present step of `thread`.
    fn now(&self, thread: ThreadId) -> Epoch;
    /// Adds what orders later steps after this one.
    fn leave(&mut self, step: Step, shared: &Shared);
}

/// The claims of the detector that is defined by this order.
fn races<O: Order>(trace: &Trace) -> Claims {
    let shared = Shared::of(trace);
    let racy = epochs::racy_variables::<O>(trace, &shared);
    pairs::name::<O>(trace, &shared, &racy)
}
