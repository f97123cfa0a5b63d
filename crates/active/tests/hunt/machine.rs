//! A discrete-event machine with as many cores as threads: the same program, hunt and seed give the same run.

use crate::program::{Program, Step};
use active::{
    Call, Clock, Conflict, Delay, Hunt, LockId, ObjectId, Others, RequestId, ThreadState, Time, Trap,
    Verdict, Witness,
};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt::Write as _;

/// What analysing one synchronisation operation costs, in microseconds, if the technique does that.
pub(crate) struct Costs {
    pub(crate) sync: u64,
}

pub(crate) struct Run {
    /// When the last thread ended, in microseconds.
    pub(crate) time: u64,
    /// What happened, for tests that read it.
    pub(crate) log: String,
}

struct Thread {
    state: ThreadState,
    at: usize,
    delay: Option<Delay>,
    doing: Doing,
    ended_with: Clock,
    request: Option<RequestId>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Doing {
    NotStarted,
    /// Can run, or will at a time that is set.
    Running,
    WaitsForLock(String),
    WaitsForFlag(String),
    WaitsForEnd(usize),
    Ended,
}

pub(crate) struct Machine<'a> {
    program: &'a Program,
    hunt: &'a Hunt,
    costs: Costs,
    threads: Vec<Thread>,
    /// Who goes on when; ties go to whoever was put there first.
    agenda: BTreeSet<(u64, u64, usize)>,
    ticket: u64,
    owners: BTreeMap<String, usize>,
    queues: BTreeMap<String, VecDeque<usize>>,
    flags: BTreeSet<String>,
    log: String,
}

struct Told<'a> {
    request: Option<RequestId>,
    log: &'a mut String,
    names: Vec<&'a str>,
    now: u64,
    hunt: &'a Hunt,
}

impl Witness for Told<'_> {
    fn trapped(&mut self, _: &Trap) {}

    fn judge(&mut self, conflict: &Conflict<'_>) -> Verdict {
        let name = |id: u32| self.names[id as usize - 1];
        writeln!(
            self.log,
            "{}ms {} at {} runs into {} at {}",
            self.now / 1000,
            name(conflict.thread.0),
            self.hunt.site_name(conflict.call.site),
            name(conflict.trap.thread.0),
            self.hunt.site_name(conflict.trap.call.site),
        )
        .expect("a string");
        Verdict::SameObject
    }

    fn request(&self) -> Option<RequestId> {
        self.request
    }
}

pub(crate) fn run(program: &Program, hunt: &Hunt, costs: Costs) -> Run {
    let thread = |_: &_| Thread {
        state: hunt.thread(None),
        at: 0,
        delay: None,
        doing: Doing::NotStarted,
        ended_with: Clock::default(),
        request: None,
    };
    let threads = program.threads.iter().map(thread).collect();
    let mut machine = Machine {
        program,
        hunt,
        costs,
        threads,
        agenda: BTreeSet::new(),
        ticket: 0,
        owners: BTreeMap::new(),
        queues: BTreeMap::new(),
        flags: BTreeSet::new(),
        log: String::new(),
    };
    machine.wake(0, 0);
    let mut time = 0;
    while let Some((now, _, thread)) = machine.agenda.pop_first() {
        time = now;
        machine.go_on(thread, now);
    }
    Run { time, log: machine.log }
}

impl Machine<'_> {
    fn wake(&mut self, thread: usize, at: u64) {
        self.ticket += 1;
        self.threads[thread].doing = Doing::Running;
        self.agenda.insert((at, self.ticket, thread));
    }

    fn named(&self, name: &str) -> usize {
        self.program.threads.iter().position(|(other, _)| other == name).expect("a thread of the program")
    }

    /// Runs a thread until it needs time or has to wait.
    fn go_on(&mut self, me: usize, now: u64) {
        if self.threads[me].delay.is_some() && !self.slept(me, now) {
            return;
        }
        loop {
            let Some(step) = self.program.threads[me].1.get(self.threads[me].at) else {
                return self.end(me, now);
            };
            if !self.can(me, step) {
                return;
            }
            self.threads[me].at += 1;
            match step {
                Step::Work(time) => return self.wake(me, now + time),
                Step::Call { object, site, access } => {
                    let object = ObjectId(hash(object));
                    let call = Call { object, site: self.hunt.declare(site, None), access: *access };
                    if !self.call(me, call, now) {
                        return;
                    }
                }
                other => {
                    self.synchronise(me, other, now);
                    if self.costs.sync > 0 {
                        return self.wake(me, now + self.costs.sync);
                    }
                }
            }
        }
    }

    /// Can the thread take this step now? If not it waits.
    fn can(&mut self, me: usize, step: &Step) -> bool {
        let waits = match step {
            Step::Lock(lock) if self.owners.get(lock).is_some_and(|owner| *owner != me) => {
                self.queues.entry(lock.clone()).or_default().push_back(me);
                Doing::WaitsForLock(lock.clone())
            }
            Step::Await(flag) if !self.flags.contains(flag) => Doing::WaitsForFlag(flag.clone()),
            Step::Join(thread) if self.threads[self.named(thread)].doing != Doing::Ended => {
                Doing::WaitsForEnd(self.named(thread))
            }
            _ => return true,
        };
        self.threads[me].doing = waits;
        false
    }

    fn synchronise(&mut self, me: usize, step: &Step, now: u64) {
        match step {
            Step::Lock(lock) => {
                self.owners.insert(lock.clone(), me);
                self.hunt.acquired(&mut self.threads[me].state, LockId(hash(lock)));
            }
            Step::Unlock(lock) => {
                self.hunt.released(&self.threads[me].state, LockId(hash(lock)));
                self.owners.remove(lock);
                if let Some(next) = self.queues.get_mut(lock).and_then(VecDeque::pop_front) {
                    self.owners.insert(lock.clone(), next);
                    self.wake(next, now);
                }
            }
            Step::Fork(thread) => {
                let child = self.named(thread);
                let message = self.hunt.message(&self.threads[me].state);
                self.hunt.received(&mut self.threads[child].state, &message);
                self.wake(child, now);
            }
            Step::Join(thread) => {
                let message = self.threads[self.named(thread)].ended_with.clone();
                self.hunt.received(&mut self.threads[me].state, &message);
            }
            Step::Raise(flag) => {
                self.flags.insert(flag.clone());
                self.wake_those(&Doing::WaitsForFlag(flag.clone()), now);
            }
            Step::Request(request) => self.threads[me].request = Some(RequestId(hash(request))),
            Step::Await(_) | Step::Work(_) | Step::Call { .. } => {}
        }
    }

    fn wake_those(&mut self, who: &Doing, now: u64) {
        for thread in 0..self.threads.len() {
            if self.threads[thread].doing == *who {
                self.wake(thread, now);
            }
        }
    }

    fn end(&mut self, me: usize, now: u64) {
        self.threads[me].doing = Doing::Ended;
        self.threads[me].ended_with = self.hunt.message(&self.threads[me].state);
        self.wake_those(&Doing::WaitsForEnd(me), now);
    }

    /// Makes a call; is the thread done with it?
    fn call(&mut self, me: usize, call: Call, now: u64) -> bool {
        let names = self.program.threads.iter().map(|(name, _)| name.as_str()).collect();
        let thread = &mut self.threads[me];
        let mut told = Told { request: thread.request, log: &mut self.log, names, now, hunt: self.hunt };
        thread.delay = self.hunt.arrive(&mut thread.state, call, Time(now), &mut told);
        if thread.delay.is_none() {
            return true;
        }
        self.tell(me, call.site, "waits", now);
        self.slept(me, now)
    }

    /// Sleeps for the next slice of the delay; is the delay over?
    fn slept(&mut self, me: usize, now: u64) -> bool {
        let others = self.others(me);
        let Some(mut delay) = self.threads[me].delay.take() else { return true };
        if let Some(slice) = self.hunt.next_slice(&mut delay, || others) {
            self.threads[me].delay = Some(delay);
            self.wake(me, now + slice.as_micros() as u64);
            return false;
        }
        self.tell(me, delay.trap().call.site, "goes on", now);
        self.hunt.leave(&mut self.threads[me].state, &delay, Time(now));
        true
    }

    fn others(&self, me: usize) -> Others {
        let runs = |(at, thread): (usize, &Thread)| at != me && thread.doing == Doing::Running;
        if self.threads.iter().enumerate().any(runs) { Others::MayRun } else { Others::Wait }
    }

    fn tell(&mut self, me: usize, site: active::SiteId, what: &str, now: u64) {
        let (name, site) = (&self.program.threads[me].0, self.hunt.site_name(site));
        writeln!(self.log, "{}ms {name} {what} at {site}", now / 1000).expect("a string");
    }
}

/// FNV-1a: names become ids that are the same in every run.
fn hash(name: &str) -> u64 {
    name.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
