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

/// What the other threads do, from the best hope that somebody runs into a trap to the worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Others {
    /// Some can run, or it is not known.
    MayRun,
    /// All of them wait, but some only for a time, and whether those belong to the program or to its machine is not known.
    SeemToWait,
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
    /// Since when all others wait for this thread, if they did at the end of its last delay and have made no call since.
    stopped: Option<Time>,
    slice: Duration,
    slices: u32,
    quiet: u32,
    /// So many quiet slices are enough if others only seem to wait.
    patience: u32,
    end: End,
}

/// How a delay ended, as far as it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// Its time is over.
    InTime,
    /// All others waited for its thread.
    Stop,
}

impl Delay {
    /// The trap that holds the thread.
    pub fn trap(&self) -> &Trap {
        &self.trap
    }

    /// Will nobody run into the trap any more?
    fn is_in_vain(&self, others: impl Fn() -> Others) -> bool {
        if self.quiet < PATIENCE {
            return false;
        }
        // An answer is put together thread by thread: who was seen waiting may have been woken by one who was seen later, and had begun
        // to wait by then. Who asks twice sees it run.
        let seen = match others() {
            Others::MayRun => Others::MayRun,
            first => first.min(others()),
        };
        match seen {
            Others::MayRun => false,
            Others::SeemToWait => self.quiet >= self.patience,
            Others::Wait => true,
        }
    }
}

/// A delay is slept in so many slices, so that it can end early.
const SLICES: u32 = 10;
/// Where the last delay of a thread ended since everybody waited for it, they probably do so still, and the first slice is shorter.
const HASTE: u32 = 10;
/// So many slices without any call of another thread are enough if all others wait. They do not wait for time to pass, and nobody is left
/// to wake them but the thread that is held up, so the answer of the first moment is that of all later ones, and nobody would run into the
/// trap if it stood forever. One slice lets go on who was woken already, but does not know it yet.
///
/// To end early also says who waits for whom, as the share of the delay that others must have paused is that of its actual length (see
/// [`Order`]). Nobody is suspected wrongly for that: in the quiet slice nobody else made a call, so everybody paused for at least as
/// long, and whoever goes on now was woken by this thread, or by those it woke, after what it does next.
const PATIENCE: u32 = 1;
/// So many are enough if they only seem to wait: a thread that has never made a call may be about to make its first, and who sleeps for
/// shorter than this shows up.
const MORE_PATIENCE: u32 = 2;

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

    /// The state of a thread that makes its first call. If it was seen to wait before, that is since when: it pauses like one
    /// whose last call was then.
    pub fn thread(&self, waited_since: Option<Time>) -> ThreadState {
        let id = self.threads.fetch_add(1, Ordering::Relaxed) + 1;
        let mut thread = ThreadState::new(ThreadId(id), self.config.seed);
        thread.last_access = waited_since;
        thread
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
        let met = if self.traps.may_hold(call.object) {
            self.check(thread, call, now, witness)
        } else {
            Prey::None
        };
        if thread.stopped.is_some() && self.phases.others_called(thread.id) {
            thread.stopped = None;
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
        if chance == Chance::NEVER { None } else { self.consider(thread, call, (chance, met), now, witness) }
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
    fn check(&self, thread: &ThreadState, call: Call, now: Time, witness: &mut impl Witness) -> Prey {
        self.traps.check(thread.id, call, |trap| self.run_into(trap, thread.id, call, now, witness))
    }

    fn run_into(
        &self,
        trap: &Trap,
        thread: ThreadId,
        call: Call,
        now: Time,
        witness: &mut impl Witness,
    ) -> Prey {
        let pair = Pair::new(trap.call.site, call.site);
        let caught_before = self.plan.times_caught(pair);
        match witness.judge(&Conflict { trap, thread, call, caught_before }) {
            Verdict::SameObject => {
                self.plan.caught(pair, now, &self.sites);
                if caught_before == 0 { Prey::New } else { Prey::Known }
            }
            Verdict::Coincidence => Prey::None,
        }
    }

    #[cold]
    fn consider(
        &self,
        thread: &mut ThreadState,
        call: Call,
        (chance, met): (Chance, Prey),
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
        let trap = self.traps.set(
            thread.id,
            call,
            witness,
            // Whom it has met already it need not meet again.
            |witness, trap| match met {
                Prey::None => self.run_into(trap, thread.id, call, now, witness),
                Prey::Known | Prey::New => Prey::None,
            },
            Witness::trapped,
        )?;
        // They waited before, and nobody came.
        let is_known = thread.stopped.is_some() || self.sites.get(call.site).stops_all();
        Some(Delay {
            trap,
            request,
            start: now,
            stopped: thread.stopped,
            slice: Duration::from_micros(length) / SLICES,
            slices: 0,
            quiet: 0,
            patience: if is_known { PATIENCE } else { MORE_PATIENCE },
            end: End::InTime,
        })
    }

    /// `DataCollider`'s sampling: a place that was delayed hands over to a random one, so each gets its turn.
    fn choose_another(&self, site: SiteId) {
        self.sites.get(site).set_chance(Chance::NEVER);
        let other = lock(&self.random).below(u64::from(self.sites.len()));
        self.sites.get(SiteId(other as u32)).set_chance(Chance::ALWAYS);
    }

    /// How long the thread should sleep before asking again; `None` when its delay is over. It ends early when nobody else
    /// makes a call and nobody else can run: then the program waits for this thread, and nobody will ever run into the trap.
    pub fn next_slice(&self, delay: &mut Delay, others: impl Fn() -> Others) -> Option<Duration> {
        if delay.slices == SLICES {
            return None;
        }
        if delay.slices > 0 && self.phases.others_called(delay.trap.thread) {
            self.phases.mark(delay.trap.thread);
            delay.quiet = 0;
            delay.stopped = None;
        } else {
            delay.quiet += u32::from(delay.slices > 0);
        }
        if delay.is_in_vain(others) {
            delay.end = End::Stop;
            return None;
        }
        delay.slices += 1;
        let is_short = delay.stopped.is_some() && delay.quiet == 0;
        Some(if is_short { delay.slice / HASTE } else { delay.slice })
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
        thread.stopped = match delay.end {
            End::InTime => None,
            End::Stop => Some(delay.stopped.unwrap_or(delay.start)),
        };
        if thread.stopped.is_some() {
            self.sites.get(site).stopped_all();
        }
        self.order.finished(thread.id, site, thread.stopped.unwrap_or(delay.start), now);
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
