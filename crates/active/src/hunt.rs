//! `OnCall` (Figure 5): every call of a thread-unsafe method comes through here.

use crate::clock::Clock;
use crate::config::micros;
use crate::history::{History, Packed};
use crate::order::Order;
use crate::phase::{Phase, Phases};
use crate::plan::{Pair, Plan};
use crate::random::{Chance, Random};
use crate::requests::Requests;
use crate::sites::Sites;
use crate::traps::{Prey, Traps, lock};
use crate::vector::VectorClocks;
use crate::{
    Call, Config, LockId, RequestId, SiteCoverage, SiteId, Technique, ThreadId, ThreadState, Time, Trap,
    TrapFile,
};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Knows the program's objects.
pub trait Witness {
    /// A trap is set for the current thread; from now on others may run into it.
    fn trapped(&mut self, trap: &Trap);

    /// The current thread ran into a trap, as far as ids tell. The trapped thread cannot leave before this returns.
    fn judge(&mut self, conflict: &Conflict<'_>) -> Verdict;

    /// The request that the current thread works on, if that is known.
    fn request(&self) -> Option<RequestId> {
        None
    }
}

/// Knows the program's threads, and the time.
pub trait Host: Witness {
    /// The time now; may be coarse, as a few milliseconds make no difference.
    fn now(&self) -> Time;

    /// Stops the current thread.
    fn sleep(&mut self, time: Duration);

    /// Can any other thread of the program run?
    fn others(&self) -> Others;
}

/// What the other threads do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Others {
    /// Some can run, or it is not known.
    MayRun,
    /// All of them wait, and no passing of time would wake them.
    Wait,
}

/// Two threads, it seems, at conflicting calls on one object.
#[derive(Clone, Copy, Debug)]
pub struct Conflict<'a> {
    /// The thread that is held up.
    pub trap: &'a Trap,
    /// The one that arrives.
    pub thread: ThreadId,
    /// What it is about to do.
    pub call: Call,
    /// How often these two places were caught before.
    pub caught_before: u64,
}

/// What became of a conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is the same object: a violation.
    SameObject,
    /// Different objects with the same id.
    Coincidence,
}

/// Two places that were caught in the act.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Violation {
    /// The names of the two places, sorted.
    pub sites: [String; 2],
    /// How often.
    pub times: u64,
    /// When first.
    pub first: Time,
}

/// The current thread is to be held up; see [`Hunt::arrive`].
#[derive(Debug)]
#[must_use = "a trap stays set until `leave`"]
pub struct Delay {
    trap: Trap,
    request: Option<RequestId>,
    start: Time,
    slice: Duration,
    slices: u32,
    quiet: u32,
}

impl Delay {
    /// The trap that holds the thread.
    pub fn trap(&self) -> &Trap {
        &self.trap
    }
}

/// A delay is slept in so many slices, so that it can end early.
const SLICES: u32 = 10;
/// After so many slices without any call of another thread it is worth asking whether others can run at all.
const PATIENCE: u32 = 3;

/// One run of a program. Shared by all its threads.
pub struct Hunt {
    config: Config,
    traps: Traps,
    phases: Phases,
    order: Order,
    history: History,
    plan: Plan,
    sites: Sites,
    vector: VectorClocks,
    requests: Requests,
    /// Names and aliases of places that are suspected, with those of their partners.
    suspects: Mutex<FxHashMap<String, BTreeSet<String>>>,
    random: Mutex<Random>,
    threads: AtomicU32,
}

impl Hunt {
    /// A run that knows nothing yet.
    pub fn new(config: Config) -> Self {
        Hunt {
            traps: Traps::default(),
            phases: Phases::new(config.phase_buffer),
            order: Order::new(config.causal_share, config.causal_accesses),
            history: History::new(config.near_misses, config.window.map(micros)),
            plan: Plan::new(config.decay),
            sites: Sites::default(),
            vector: VectorClocks::new(config.near_misses),
            requests: Requests::default(),
            suspects: Mutex::default(),
            random: Mutex::new(Random::new(config.seed)),
            threads: AtomicU32::new(0),
            config,
        }
    }

    /// The state of a thread that is heard of for the first time.
    pub fn thread(&self) -> ThreadState {
        let id = self.threads.fetch_add(1, Ordering::Relaxed) + 1;
        ThreadState::new(ThreadId(id), self.config.seed)
    }

    /// The place of this name. The alias, such as `Cache.java:12`, is what other engines call it; several places may
    /// share one.
    pub fn declare(&self, name: &str, alias: Option<&str>) -> SiteId {
        let (site, stand_in) = self.sites.declare(name, alias);
        let partners: BTreeSet<String> = {
            let suspects = lock(&self.suspects);
            let names = [Some(name), alias].into_iter().flatten();
            names.filter_map(|name| suspects.get(name)).flatten().cloned().collect()
        };
        for partner in partners {
            for partner in self.sites.expect(&partner) {
                self.plan.add(Pair::new(site, partner), &self.sites);
            }
        }
        if let Some(stand_in) = stand_in {
            self.plan.retire(stand_in, &self.sites);
        }
        if self.config.technique == Technique::StaticRandom
            && lock(&self.random).happens(Chance::of(self.config.chance))
        {
            self.sites.get(site).set_chance(Chance::ALWAYS);
        }
        site
    }

    /// Sets traps for pairs that an earlier run, or another engine, suspects. Names and aliases are both understood, and
    /// places that are not loaded yet will be known when they are.
    pub fn suspect(&self, pairs: &TrapFile) {
        for (a, b) in pairs.pairs() {
            let mut suspects = lock(&self.suspects);
            suspects.entry(a.to_owned()).or_default().insert(b.to_owned());
            suspects.entry(b.to_owned()).or_default().insert(a.to_owned());
            drop(suspects);
            for first in self.sites.expect(a) {
                for second in self.sites.expect(b) {
                    self.plan.add(Pair::new(first, second), &self.sites);
                }
            }
        }
    }

    /// `OnCall`: returns when the thread may go on.
    #[inline]
    pub fn on_call(&self, thread: &mut ThreadState, call: Call, host: &mut impl Host) {
        let now = host.now();
        if let Some(delay) = self.arrive(thread, call, now, host) {
            self.hold(thread, delay, host);
        }
    }

    #[cold]
    fn hold(&self, thread: &mut ThreadState, mut delay: Delay, host: &mut impl Host) {
        while let Some(slice) = self.next_slice(&mut delay, || host.others()) {
            host.sleep(slice);
        }
        self.leave(thread, &delay, host.now());
    }

    /// The first half of `OnCall`: who is caught, what is learnt, and whether the thread must wait. If so it sleeps for every
    /// [`Hunt::next_slice`], and then [`Hunt::leave`]s.
    #[inline]
    pub fn arrive(
        &self,
        thread: &mut ThreadState,
        call: Call,
        now: Time,
        witness: &mut impl Witness,
    ) -> Option<Delay> {
        if self.traps.may_hold(call.object) {
            self.check(thread, call, now, witness);
        }
        let phase = self.phases.enter(thread, now);
        let site = self.sites.get(call.site);
        site.cover(phase);
        match self.config.technique {
            Technique::Tsvd => self.learn(thread, call, phase, now),
            Technique::TsvdHb => self.vector.visit(thread, call, |other| {
                self.plan.add(Pair::new(call.site, other), &self.sites);
            }),
            Technique::DynamicRandom | Technique::StaticRandom => {}
        }
        thread.last_access = Some(now);
        let chance = match self.config.technique {
            Technique::DynamicRandom => Chance::of(self.config.chance),
            _ => site.chance(),
        };
        if chance == Chance::NEVER { None } else { self.consider(thread, call, chance, now, witness) }
    }

    #[inline]
    fn learn(&self, thread: &mut ThreadState, call: Call, phase: Phase, now: Time) {
        if let Some(before) = self.order.before(thread, now) {
            self.plan.prune(Pair::new(before, call.site), &self.sites);
        }
        let access = Packed::new(thread.id, call.site, call.access, phase, now);
        self.history.visit(call.object, access, |other| {
            if phase == Phase::Concurrent || other.phase() == Phase::Concurrent {
                self.plan.add(Pair::new(call.site, other.site()), &self.sites);
            }
        });
    }

    #[cold]
    fn check(&self, thread: &ThreadState, call: Call, now: Time, witness: &mut impl Witness) {
        self.traps.check(thread.id, call, |trap| {
            let pair = Pair::new(trap.call.site, call.site);
            let caught_before = self.plan.times_caught(pair);
            match witness.judge(&Conflict { trap, thread: thread.id, call, caught_before }) {
                Verdict::SameObject => {
                    self.plan.caught(pair, now, &self.sites);
                    if caught_before == 0 { Prey::New } else { Prey::Known }
                }
                Verdict::Coincidence => Prey::None,
            }
        });
    }

    #[cold]
    fn consider(
        &self,
        thread: &mut ThreadState,
        call: Call,
        chance: Chance,
        now: Time,
        witness: &mut impl Witness,
    ) -> Option<Delay> {
        if !thread.random.happens(chance) {
            return None;
        }
        let longest = micros(self.config.delay);
        let length = match self.config.technique {
            Technique::DynamicRandom => thread.random.below(longest) + 1,
            _ => longest,
        };
        let within = |spent: u64, budget: Duration| spent + length <= micros(budget);
        let request = witness.request();
        let spent = request.map_or(0, |request| self.requests.delayed(request));
        if !within(thread.delayed, self.config.thread_budget) || !within(spent, self.config.request_budget) {
            return None;
        }
        if self.config.technique == Technique::StaticRandom {
            self.choose_another(call.site);
        }
        self.phases.mark(thread.id);
        let trap = self.traps.set(thread.id, call, |trap| witness.trapped(trap));
        let slice = Duration::from_micros(length) / SLICES;
        Some(Delay { trap, request, start: now, slice, slices: 0, quiet: 0 })
    }

    /// `DataCollider`'s sampling: a place that was delayed hands over to a random one, so each gets its turn.
    fn choose_another(&self, site: SiteId) {
        self.sites.get(site).set_chance(Chance::NEVER);
        let other = lock(&self.random).below(u64::from(self.sites.len()));
        self.sites.get(SiteId(other as u32)).set_chance(Chance::ALWAYS);
    }

    /// How long the thread should sleep before asking again; `None` when its delay is over. It ends early when nobody else
    /// makes a call and nobody else can run: then the program waits for this thread, and nobody will ever run into the trap.
    pub fn next_slice(&self, delay: &mut Delay, others: impl FnOnce() -> Others) -> Option<Duration> {
        if delay.slices == SLICES {
            return None;
        }
        if delay.slices > 0 && self.phases.others_called(delay.trap.thread) {
            self.phases.mark(delay.trap.thread);
            delay.quiet = 0;
        } else {
            delay.quiet += u32::from(delay.slices > 0);
        }
        if delay.quiet >= PATIENCE && others() == Others::Wait {
            return None;
        }
        delay.slices += 1;
        Some(delay.slice)
    }

    /// The second half of `OnCall`, after a delay.
    pub fn leave(&self, thread: &mut ThreadState, delay: &Delay, now: Time) {
        let site = delay.trap.call.site;
        let prey = self.traps.clear(&delay.trap);
        let planned = matches!(self.config.technique, Technique::Tsvd | Technique::TsvdHb);
        // What is known already is nothing to wait for, either: a place with one more partner would be delayed for the caught one forever.
        if planned && prey != Prey::New {
            self.plan.failed(site, &self.sites);
        }
        self.order.finished(thread.id, site, delay.start, now);
        let lasted = now.since(delay.start);
        thread.delayed += lasted;
        if let Some(request) = delay.request {
            self.requests.add(request, lasted);
        }
        thread.last_access = Some(now);
    }

    /// For [`Technique::TsvdHb`]: the thread has taken a lock.
    pub fn acquired(&self, thread: &mut ThreadState, lock: LockId) {
        self.vector.acquire(thread, lock);
    }

    /// For [`Technique::TsvdHb`]: the thread is about to give a lock back.
    pub fn released(&self, thread: &ThreadState, lock: LockId) {
        self.vector.release(thread, lock);
    }

    /// For [`Technique::TsvdHb`]: what the thread sends along when it starts another, ends, or hands anything on.
    pub fn message(&self, thread: &ThreadState) -> Clock {
        thread.clock.clone()
    }

    /// For [`Technique::TsvdHb`]: the thread starts with, joins or receives what another sent.
    pub fn received(&self, thread: &mut ThreadState, message: &Clock) {
        thread.clock = thread.clock.joined(message);
    }

    /// The dangerous pairs that are left, for the next run.
    pub fn trap_file(&self) -> TrapFile {
        let mut file = TrapFile::default();
        for pair in self.plan.dangerous() {
            let [a, b] = pair.sites();
            file.add(self.sites.name(a), self.sites.name(b));
        }
        file
    }

    /// What was caught, sorted by the names of the places.
    pub fn violations(&self) -> Vec<Violation> {
        let name = |(pair, caught): (Pair, crate::plan::Caught)| {
            let mut sites = pair.sites().map(|site| self.sites.name(site));
            sites.sort_unstable();
            Violation { sites, times: caught.times, first: caught.first }
        };
        let mut violations: Vec<Violation> = self.plan.violations().into_iter().map(name).collect();
        violations.sort_unstable();
        violations
    }

    /// Which places were reached, and whether several threads were active then; sorted by name.
    pub fn coverage(&self) -> Vec<SiteCoverage> {
        self.sites.coverage()
    }

    /// The name of a place.
    pub fn site_name(&self, site: SiteId) -> String {
        self.sites.name(site)
    }

    /// How many delays there have been.
    pub fn delays(&self) -> u64 {
        self.traps.delays()
    }
}
