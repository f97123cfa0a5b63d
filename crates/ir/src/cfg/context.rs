//! Why the finally handlers that are running were entered. A path that came by an exception goes on with it,
//! a path that came by `leave` goes where that leads; without this, a value written in a protected region
//! would look unwritten behind its finally handler, as exceptions come through the same handler.

use super::Edge;
use crate::body::Body;
use crate::ids::{BlockId, TryId};

/// A finally or fault handler that is running, and what comes after it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Completion {
    /// The region whose handler it is.
    pub of: TryId,
    /// What comes then.
    pub then: Then,
}

/// What comes after a finally handler.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Then {
    /// The exception goes on.
    Unwind,
    /// `leave` for this block goes on.
    Leave(BlockId),
}

/// The handlers that are running. For a handler that is not listed, every way out is possible.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Context(Vec<Completion>);

impl Context {
    /// The context behind an edge; `None` if no path in this context takes it.
    pub fn across(&self, body: &Body, edge: &Edge) -> Option<Context> {
        let mut running = self.0.clone();
        if let Some(ended) = edge.ends {
            if running.iter().any(|known| known.of == ended.of && known.then != ended.then) {
                return None;
            }
            running.retain(|known| known.of != ended.of);
        }
        if let Some(region) = edge.handler_of() {
            // An exception that comes to a region's handler has left all handlers inside of that region.
            running
                .retain(|known| body.enclosing(Some(known.of)).skip(1).all(|(around, _)| around != region));
        }
        if let Some(begun) = edge.begins {
            running.retain(|known| known.of != begun.of);
            let place = running.partition_point(|known| known.of < begun.of);
            running.insert(place, begun);
        }
        Some(Context(running))
    }
}
