//! The thread that makes a call: what the algorithm asks of it, and what it tells when it is caught.

use crate::clr::agent::{Agent, Held, lock};
use crate::clr::awaiters::awaiters;
use crate::clr::filter;
use crate::clr::profiler::ClassId;
use crate::clr::site::{Site, Via};
use crate::clr::stacks::Described;
use active::{
    Access, Caught, CaughtSide, Conflict, Entry, Host, ObjectId, Others, RequestId, Time, Trap, Verdict,
    Witness,
};
use std::time::Duration;

/// The thread that makes a call.
pub(crate) struct Here {
    pub(crate) agent: &'static Agent,
    /// Where the object is that the call touches.
    pub(crate) address: usize,
    pub(crate) object: ObjectId,
    /// Of what the call touches.
    pub(crate) class: ClassId,
    pub(crate) number: u32,
    pub(crate) request: Option<RequestId>,
    pub(crate) trapped: Option<u64>,
}

impl Here {
    fn now(&self) -> Held {
        let profiler = self.agent.profiler;
        let named = profiler.current_thread().and_then(|thread| self.agent.threads.name(thread));
        let thread = match named.as_deref() {
            // They all have this name.
            Some(".NET TP Worker") => format!("pool worker {}", self.number),
            Some(name) => name.to_owned(),
            None => self.number.to_string(),
        };
        Held {
            address: self.address,
            object: self.object,
            thread,
            stack: profiler.stack(),
            awaiters: awaiters(),
        }
    }

    fn tell(&self, conflict: &Conflict<'_>) -> Option<()> {
        let agent = self.agent;
        let trapped = lock(&agent.held)
            .get(&conflict.trap.delay)
            .filter(|held| held.address == self.address)
            .cloned()?;
        let first = (agent.site(conflict.trap.call.site.0)?, conflict.trap.call.access, trapped);
        let second = (agent.site(conflict.call.site.0)?, conflict.call.access, self.now());
        let class = self.class;
        let caught = agent.scribe.ask(agent.profiler, move || {
            let object = agent.classes.spelled(class).unwrap_or_else(|| first.0.receiver.clone());
            let (mut test, mut sides) = (None, Vec::new());
            for (site, access, held) in [first, second] {
                let described = agent.stacks().describe(&held.stack);
                let awaiting = agent.stacks().describe_awaiters(&held.awaiters);
                test = test.or_else(|| test_of(&described)).or_else(|| test_of(&awaiting));
                sides.push(side(&site, access, held.thread, described, awaiting));
            }
            // Who awaits is not always known: a test may wait in ways of its own.
            let test = test.or_else(|| agent.last_test());
            let sides = sides.try_into().ok()?;
            Some(Caught { object, field: None, origin: None, test, sides })
        })?;
        agent.session.journal.write(&Entry::Caught(Box::new(caught)));
        Some(())
    }
}

fn test_of(described: &[Described]) -> Option<String> {
    described.iter().find(|one| one.is_test).map(|one| one.frame.method.clone())
}

fn side(
    site: &Site,
    access: Access,
    thread: String,
    described: Vec<Described>,
    awaiting: Vec<Described>,
) -> CaughtSide {
    CaughtSide {
        site: site.name(),
        access,
        operation: site.operation(),
        thread,
        // The runtime does not tell which monitors a thread holds.
        locks: Vec::new(),
        stack: with_site(site, described),
        awaiting: awaiting.into_iter().map(|one| one.frame).collect(),
    }
}

/// The innermost frame is the site. The compiler may have put its method into its caller, whose frame is all there is then.
fn with_site(site: &Site, described: Vec<Described>) -> Vec<active::StackFrame> {
    let mut frames: Vec<_> = described.into_iter().map(|one| one.frame).collect();
    match frames.first_mut() {
        // Who calls the delegate is there, and who made it is somewhere else.
        Some(_) if site.via == Via::Delegate => {}
        Some(first) if first.method == site.caller => *first = site.frame(),
        _ => frames.insert(0, site.frame()),
    }
    frames
}

impl Witness for Here {
    fn trapped(&mut self, trap: &Trap) {
        let now = self.now();
        let mut held = lock(&self.agent.held);
        held.insert(trap.delay, now);
        self.trapped = Some(trap.delay);
        filter::arm(held.len());
    }

    /// Ids are addresses of objects that both threads hold in their places, so equal ids are the same object.
    fn judge(&mut self, conflict: &Conflict<'_>) -> Verdict {
        if conflict.caught_before == 0 {
            // If it cannot be told now, it is a violation all the same, and will be told when it happens again.
            if self.tell(conflict).is_none() {
                return Verdict::Coincidence;
            }
        }
        Verdict::SameObject
    }

    fn request(&self) -> Option<RequestId> {
        self.request
    }
}

impl Host for Here {
    fn now(&self) -> Time {
        self.agent.session.now()
    }

    fn sleep(&mut self, time: Duration) {
        std::thread::sleep(time);
    }

    fn others(&self) -> Others {
        let me = self.agent.profiler.current_thread();
        me.map_or(Others::MayRun, |me| self.agent.threads.others(me, self.agent.session.now()))
    }
}
