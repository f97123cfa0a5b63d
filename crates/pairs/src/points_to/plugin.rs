//! What extends the analysis without being part of it: events with empty defaults.
//!
//! A plugin sees every library call and every new edge of the call graph once, and may add objects, edges and watches.

use super::iterators::Iterators;
use super::library_calls::LibraryCall;
use super::reflection::Reflection;
use super::{CallEdge, Engine, Solver};

/// An extension.
pub(super) trait Plugin<S: Solver> {
    /// A method of a library is called in a context.
    fn on_library_call(&self, _engine: &mut Engine<'_, '_, S>, _call: &LibraryCall<'_>) {}

    /// A method is called, or started, by another one.
    fn on_call_edge(&self, _engine: &mut Engine<'_, '_, S>, _edge: CallEdge) {}
}

/// All of them.
pub(super) fn plugins<S: Solver>() -> Vec<Box<dyn Plugin<S>>> {
    vec![Box::new(Reflection), Box::new(Iterators)]
}
