//! A thread of our own that may ask the runtime what a thread inside a hook may not: names, layouts, metadata.

use crate::clr::profiler::Profiler;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Mutex, PoisonError};

type Work = Box<dyn FnOnce() + Send>;

pub(crate) struct Scribe {
    desk: Mutex<Option<Sender<Work>>>,
}

impl Scribe {
    pub(crate) const fn new() -> Scribe {
        Scribe { desk: Mutex::new(None) }
    }

    /// Has something done and waits for it. `None` if it cannot be done, or panics.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        profiler: &'static Profiler,
        work: impl FnOnce() -> Option<T> + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = sync_channel(1);
        let work: Work = Box::new(move || {
            let done = catch_unwind(AssertUnwindSafe(work)).ok().flatten();
            // Who asked may have given up; nobody else wants to know.
            let _ = answer.send(done);
        });
        self.desk(profiler)?.send(work).ok()?;
        answered.recv().ok().flatten()
    }

    /// The thread is started for the first question: most processes ask none.
    fn desk(&self, profiler: &'static Profiler) -> Option<Sender<Work>> {
        let mut desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
        if desk.is_none() {
            let (sender, work): (Sender<Work>, Receiver<Work>) = channel();
            let serve = move || {
                if profiler.enter().is_some() {
                    for work in work {
                        work();
                    }
                }
            };
            std::thread::Builder::new().name("threadbare".to_owned()).spawn(serve).ok()?;
            *desk = Some(sender);
        }
        desk.clone()
    }
}
