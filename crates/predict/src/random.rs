//! Small random traces for tests: a program of random threads, simulated step by step, so that every trace
//! could have happened.
//!
//! The same seed and [`Shape`] give the same trace on every machine. A trace ends early only when every
//! thread sleeps or has ended. Sections may still be open at the end, threads may be left unjoined.

use trace::{Event, LocationId, LockId, Names, Op, ThreadId, Trace, ValueId, VarId};

/// How likely each kind of operation is, as a weight among the others. Impossible operations are drawn again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// Reads.
    pub read: u32,
    /// Writes.
    pub write: u32,
    /// Acquires of free locks.
    pub acquire: u32,
    /// Releases, mostly of the lock taken last.
    pub release: u32,
    /// Acquires of a lock that the thread already has.
    pub reenter: u32,
    /// Waits; some are logged when they begin, some when they return.
    pub wait: u32,
    /// Notifications, of one or of all, by a thread that has the lock.
    pub notify: u32,
    /// Atomic updates.
    pub update: u32,
    /// Branches.
    pub branch: u32,
    /// Forks. If 0, all threads run from the start.
    pub fork: u32,
    /// Joins with a thread that is awake and holds no lock; it ends thereby.
    pub join: u32,
    /// Begins of another task.
    pub task: u32,
}

/// What random traces look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// How many threads, at least 1.
    pub threads: u32,
    /// How many events, more or less.
    pub events: u32,
    /// How many locks.
    pub locks: u32,
    /// How many variables with plain accesses, at least 1.
    pub vars: u32,
    /// How many variables with volatile accesses, numbered after the plain ones.
    pub volatile_vars: u32,
    /// Percentage of reads and writes that are of the wrong kind for their variable.
    pub mixed: u32,
    /// Values are recorded, and writes draw from so many; every variable starts with value 0. If 0, none are
    /// recorded.
    pub values: u32,
    /// Events draw their locations from so many. If 0, every event has its own: its number, counted from 1.
    pub shared_locations: u32,
    /// The mix of operations.
    pub weights: Weights,
}

impl Default for Shape {
    /// Three threads that lock, read and write.
    fn default() -> Self {
        Shape {
            threads: 3,
            events: 20,
            locks: 2,
            vars: 2,
            volatile_vars: 0,
            mixed: 0,
            values: 0,
            shared_locations: 0,
            weights: Weights {
                read: 30,
                write: 30,
                acquire: 20,
                release: 20,
                reenter: 0,
                wait: 0,
                notify: 0,
                update: 0,
                branch: 0,
                fork: 0,
                join: 0,
                task: 0,
            },
        }
    }
}

impl Shape {
    /// A shape drawn at random: two to five threads, six to `most_events` events, each feature present in
    /// about half of all shapes.
    pub fn any(seed: u64, most_events: u32) -> Self {
        let mut random = Random(seed ^ 0x5eed_5eed_5eed_5eed);
        let mut maybe = |weight: u32| if random.percent(50) { weight } else { 0 };
        let weights = Weights {
            read: 30,
            write: 30,
            acquire: 20,
            release: 20,
            reenter: maybe(6),
            wait: maybe(8),
            notify: maybe(10),
            update: maybe(5),
            branch: maybe(10),
            fork: maybe(10),
            join: maybe(5),
            task: maybe(2),
        };
        let (volatile, mixed, values, locations) = (maybe(1), maybe(1), maybe(1), maybe(1));
        Shape {
            threads: 2 + random.below(4),
            events: 6 + random.below(most_events.saturating_sub(5)),
            locks: random.below(4),
            vars: 1 + random.below(3),
            volatile_vars: volatile * (1 + random.below(2)),
            mixed: mixed * 10,
            values: values * (1 + random.below(3)),
            shared_locations: locations * (1 + random.below(8)),
            weights,
        }
    }
}

/// A random trace of this shape.
pub fn trace(seed: u64, shape: &Shape) -> Trace {
    let mut world = World::new(seed, shape);
    // Draws may fail (no lock is free, nobody waits), so there are more of them than events.
    for _ in 0..shape.events.saturating_mul(50) {
        if world.log.len() >= shape.events as usize {
            break;
        }
        world.step();
    }
    world.finish()
}

/// Pseudo-random numbers (`SplitMix64`, Steele et al., OOPSLA 2014).
pub struct Random(pub u64);

impl Random {
    /// The next number.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `limit`; 0 if there is none.
    pub fn below(&mut self, limit: u32) -> u32 {
        (((self.next_u64() >> 32) * u64::from(limit)) >> 32) as u32
    }

    /// True so many times in a hundred.
    pub fn percent(&mut self, percentage: u32) -> bool {
        self.below(100) < percentage
    }

    fn pick<T: Copy>(&mut self, choices: &[T]) -> Option<T> {
        choices.get(self.below(choices.len() as u32) as usize).copied()
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Life {
    Unborn,
    Awake,
    /// Sleeps until notified.
    Asleep(Wait),
    /// Notified: needs the lock again.
    Notified(Wait),
    Ended,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Wait {
    lock: u32,
    /// Where the wait is logged.
    at: usize,
}

struct Thread {
    life: Life,
    /// Locks in the order of their acquires, re-entrant ones included.
    held: Vec<u32>,
}

struct Lock {
    owner: Option<usize>,
    /// Where its last outermost acquire is logged.
    last_acquire: Option<usize>,
}

struct World<'a> {
    shape: &'a Shape,
    random: Random,
    threads: Vec<Thread>,
    locks: Vec<Lock>,
    values: Vec<u32>,
    /// The log. A wait that is logged on return leaves a hole where it began.
    log: Vec<Option<Event>>,
}

/// What a thread may try.
type Act<'a> = fn(&mut World<'a>, usize);

impl<'a> World<'a> {
    fn new(seed: u64, shape: &'a Shape) -> Self {
        let life = |thread| if thread > 0 && shape.weights.fork > 0 { Life::Unborn } else { Life::Awake };
        World {
            shape,
            random: Random(seed),
            threads: (0..shape.threads).map(|t| Thread { life: life(t), held: Vec::new() }).collect(),
            locks: (0..shape.locks).map(|_| Lock { owner: None, last_acquire: None }).collect(),
            values: vec![0; (shape.vars + shape.volatile_vars) as usize],
            log: Vec::new(),
        }
    }

    /// One thread tries to do something.
    fn step(&mut self) {
        let t = self.random.below(self.shape.threads) as usize;
        match self.threads[t].life {
            Life::Awake => self.act(t),
            Life::Notified(wait) if self.locks[wait.lock as usize].owner.is_none() => self.resume(t, wait),
            _ => {}
        }
    }

    /// The wait is over. It stays logged where it began, or is logged now.
    fn resume(&mut self, t: usize, wait: Wait) {
        let lock = &mut self.locks[wait.lock as usize];
        lock.owner = Some(t);
        self.threads[t].life = Life::Awake;
        // Only an acquire in between tells the two ways of logging apart.
        if lock.last_acquire > Some(wait.at) && self.random.percent(50) {
            let logged = self.log[wait.at].take();
            self.log.push(logged);
        } else {
            // A wait that was logged at its beginning resumes right before the thread's next event.
            self.access(t);
        }
    }

    fn act(&mut self, t: usize) {
        let w = &self.shape.weights;
        let kinds: [(u32, Act<'a>); 10] = [
            (w.read + w.write + w.update, Self::access),
            (w.acquire, Self::acquire),
            (w.release, Self::release),
            (w.reenter, Self::reenter),
            (w.wait, Self::wait),
            (w.notify, Self::notify),
            (w.branch, |world, t| world.emit(t, Op::Branch)),
            (w.fork, Self::fork),
            (w.join, Self::join),
            (w.task, |world, t| world.emit(t, Op::Task)),
        ];
        let mut draw = self.random.below(kinds.iter().map(|(weight, _)| weight).sum());
        for (weight, act) in kinds {
            if draw < weight {
                return act(self, t);
            }
            draw -= weight;
        }
    }

    fn access(&mut self, t: usize) {
        let Weights { read, write, update, .. } = self.shape.weights;
        let draw = self.random.below(read + write + update);
        if draw >= read + write {
            let volatile = VarId(self.shape.vars + self.random.below(self.shape.volatile_vars));
            let plain = VarId(self.random.below(self.shape.vars));
            return self.emit(t, Op::Update(if self.shape.volatile_vars > 0 { volatile } else { plain }));
        }
        let var = VarId(self.random.below(self.shape.vars + self.shape.volatile_vars));
        let volatile = (var.0 >= self.shape.vars) != self.random.percent(self.shape.mixed);
        let op = match (draw < read, volatile) {
            (true, false) => Op::Read(var),
            (true, true) => Op::VolatileRead(var),
            (false, false) => Op::Write(var),
            (false, true) => Op::VolatileWrite(var),
        };
        self.emit(t, op);
    }

    fn acquire(&mut self, t: usize) {
        let free = |&lock: &u32| self.locks[lock as usize].owner.is_none();
        let free: Vec<u32> = (0..self.shape.locks).filter(free).collect();
        if let Some(lock) = self.random.pick(&free) {
            self.locks[lock as usize] = Lock { owner: Some(t), last_acquire: Some(self.log.len()) };
            self.threads[t].held.push(lock);
            self.emit(t, Op::Acquire(LockId(lock)));
        }
    }

    fn release(&mut self, t: usize) {
        // Most sections are nested, a few overlap.
        let depth = self.threads[t].held.len() as u32;
        let Some(last) = depth.checked_sub(1) else { return };
        let at = if self.random.percent(90) { last } else { self.random.below(depth) };
        let lock = self.threads[t].held.remove(at as usize);
        if !self.threads[t].held.contains(&lock) {
            self.locks[lock as usize].owner = None;
        }
        self.emit(t, Op::Release(LockId(lock)));
    }

    fn reenter(&mut self, t: usize) {
        if let Some(lock) = self.random.pick(&self.threads[t].held) {
            self.threads[t].held.push(lock);
            self.emit(t, Op::Acquire(LockId(lock)));
        }
    }

    fn wait(&mut self, t: usize) {
        let others_awake = self.threads.iter().filter(|thread| thread.life == Life::Awake).count() > 1;
        let Some(lock) = self.random.pick(&self.threads[t].held).filter(|_| others_awake) else { return };
        self.locks[lock as usize].owner = None;
        self.threads[t].life = Life::Asleep(Wait { lock, at: self.log.len() });
        self.emit(t, Op::Wait(LockId(lock)));
    }

    fn notify(&mut self, t: usize) {
        let Some(lock) = self.random.pick(&self.threads[t].held) else { return };
        let asleep = |&u: &usize| matches!(self.threads[u].life, Life::Asleep(wait) if wait.lock == lock);
        let mut woken: Vec<usize> = (0..self.threads.len()).filter(asleep).collect();
        let all = self.random.percent(30);
        if !all {
            woken = self.random.pick(&woken).into_iter().collect();
        }
        for u in woken {
            if let Life::Asleep(wait) = self.threads[u].life {
                self.threads[u].life = Life::Notified(wait);
            }
        }
        self.emit(t, if all { Op::NotifyAll(LockId(lock)) } else { Op::Notify(LockId(lock)) });
    }

    fn fork(&mut self, t: usize) {
        if let Some(child) = self.thread_where(t, |thread| thread.life == Life::Unborn) {
            self.threads[child].life = Life::Awake;
            self.emit(t, Op::Fork(ThreadId(child as u32)));
        }
    }

    fn join(&mut self, t: usize) {
        let can_end = |thread: &Thread| thread.life == Life::Awake && thread.held.is_empty();
        if let Some(child) = self.thread_where(t, can_end) {
            self.threads[child].life = Life::Ended;
            self.emit(t, Op::Join(ThreadId(child as u32)));
        }
    }

    fn thread_where(&mut self, except: usize, wanted: impl Fn(&Thread) -> bool) -> Option<usize> {
        let found: Vec<usize> =
            (0..self.threads.len()).filter(|&u| u != except && wanted(&self.threads[u])).collect();
        self.random.pick(&found)
    }

    fn emit(&mut self, t: usize, op: Op) {
        let value = self.value(op);
        let location = LocationId::UNKNOWN;
        self.log.push(Some(Event { thread: ThreadId(t as u32), op, location, value }));
    }

    fn value(&mut self, op: Op) -> Option<ValueId> {
        let var = op.var()?.index();
        if op.writes() {
            self.values[var] = self.random.below(self.shape.values);
        }
        (self.shape.values > 0).then(|| ValueId(self.values[var]))
    }

    fn finish(mut self) -> Trace {
        let Shape { threads, locks, vars, volatile_vars, values, shared_locations, .. } = *self.shape;
        let mut trace = Trace::default();
        for event in self.log.into_iter().flatten() {
            let location = match shared_locations {
                0 => trace.len() as u32,
                shared => self.random.below(shared),
            };
            let event = Event { location: LocationId(location + 1), ..event };
            trace.push(event).expect("a small trace has room");
        }
        let locations = (trace.len() as u32).max(shared_locations) + 1;
        trace.names.threads = Names::Numbered { prefix: "t", count: threads };
        trace.names.vars = Names::Numbered { prefix: "x", count: vars + volatile_vars };
        trace.names.locks = Names::Numbered { prefix: "l", count: locks };
        trace.names.locations = Names::Numbered { prefix: "", count: locations };
        trace.names.values = Names::Numbered { prefix: "", count: values };
        trace
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trace::steps::{self, Action};

    /// Who owns each lock, checked at each step.
    #[test]
    fn traces_keep_mutual_exclusion_and_thread_lives() {
        for seed in 0..3000 {
            let shape = Shape::any(seed, 40);
            let trace = trace(seed, &shape);
            let mut owners = vec![None; shape.locks as usize];
            let mut ended = vec![false; shape.threads as usize];
            steps::walk(&trace, |step| {
                assert!(!ended[step.thread.index()], "seed {seed}: {step:?} after the end");
                match step.action {
                    Action::Acquire(lock) | Action::Resume(lock) => {
                        assert_eq!(owners[lock.index()], None, "seed {seed}: {step:?}");
                        owners[lock.index()] = Some(step.thread);
                    }
                    Action::Release(lock) | Action::Suspend(lock) => {
                        assert_eq!(owners[lock.index()], Some(step.thread), "seed {seed}: {step:?}");
                        owners[lock.index()] = None;
                    }
                    Action::Join(child) => ended[child.index()] = true,
                    _ => {}
                }
            });
        }
    }

    #[test]
    fn every_operation_occurs_and_seeds_repeat() {
        let mut counts = [0; Op::COUNT];
        for seed in 0..200 {
            let shape = Shape::any(seed, 40);
            let (one, other) = (trace(seed, &shape), trace(seed, &shape));
            assert!(one.events().eq(other.events()));
            for code in 0..Op::COUNT as u8 {
                counts[usize::from(code)] += one.count(code);
            }
        }
        let missing = (0..Op::COUNT as u8)
            .filter_map(|code| Op::from_code(code, 0))
            .filter(|op| counts[usize::from(op.code())] == 0);
        assert_eq!(missing.map(Op::word).collect::<Vec<_>>(), ["req", "begin", "end", "dummy"]);
    }
}
