//! Iterator methods run when somebody walks through their values, on the thread of whoever does.

use super::calls::Run;
use super::library_calls::LibraryCall;
use super::plugin::Plugin;
use super::{EdgeKind, Engine, Solver, Watch};

/// The plugin.
pub(super) struct Iterators;

impl<S: Solver> Plugin<S> for Iterators {
    fn on_library_call(&self, engine: &mut Engine<'_, '_, S>, call: &LibraryCall<'_>) {
        let name = engine.world.program.names.get(engine.world.program.methods()[call.method].name);
        let Some(this) = call.this().filter(|_| matches!(name, "MoveNext" | "MoveNextAsync")) else { return };
        let run = Run { from: call.from, at: call.at, args: Box::default(), dst: None, kind: EdgeKind::Call };
        let run = engine.add_run(run);
        engine.watch(this, Watch::Resume(run));
    }
}
