//! The generator keeps its promises: well-formed traces, nothing wrong in them but what was planted.

use bench::{Bug, Hiding, Kind, Manifest, Plant, Spec, Values, Workload, std_text};
use std::collections::{BTreeMap, BTreeSet};
use trace::{EventId, LocationId, LockId, Op, ThreadId, Trace, ValueId, VarId};

/// A dozen programs that differ in everything.
fn specs() -> Vec<Spec> {
    let base = Spec { events: 20_000, ..Spec::default() };
    let threads = [2, 3, 4, 8, 16, 64];
    let mut specs: Vec<Spec> = threads
        .iter()
        .map(|&threads| Spec { threads, seed: 10 + u64::from(threads), ..base.clone() })
        .collect();
    specs.push(Spec { branch_percent: 0, ..base.clone() });
    specs.push(Spec { values: Values::Recorded, ..base.clone() });
    specs.push(Spec { phases: 0, local_percent: 20, ..base.clone() });
    specs.push(Spec { locks: 1, variables: 1, ..base.clone() });
    specs.push(Spec { events: 0, ..base.clone() });
    let many = Plant { races: 60, deadlocks: 20, long_deadlocks: 20, atomicity: 40, decoys: 60 };
    specs.push(Spec { plant: many, phases: 9, ..base });
    specs
}

#[test]
fn equal_specs_give_equal_bytes() {
    let text = |spec: &Spec| {
        let workload = Workload::new(spec);
        let mut writer = std_text::Writer::new(workload.names(), Vec::new());
        workload.run(|event| writer.write(event));
        String::from_utf8(writer.finish().expect("memory does not fail")).expect("names are text")
    };
    let spec = Spec { events: 2_000, ..Spec::default() };
    assert_eq!(text(&spec), text(&spec));
    assert_ne!(text(&spec), text(&Spec { seed: 2, ..spec.clone() }));
    assert!(
        text(&spec).starts_with("T0|w(planted_race_3_under_lock)|Main.java:10\n"),
        "{}",
        &text(&spec)[..80]
    );
}

#[test]
fn locks_exclude_and_nest() {
    for spec in specs() {
        let trace = Workload::new(&spec).trace();
        let mut held: Vec<Vec<LockId>> = vec![Vec::new(); trace.threads()];
        for (_, event) in trace.events() {
            match event.op {
                Op::Acquire(lock) => {
                    assert!(held.iter().all(|locks| !locks.contains(&lock)), "{lock:?} is taken twice");
                    held[event.thread.index()].push(lock);
                }
                Op::Release(lock) => assert_eq!(held[event.thread.index()].pop(), Some(lock)),
                Op::Fork(_) | Op::Join(_) => assert!(held[event.thread.index()].is_empty()),
                _ => {}
            }
        }
        assert!(held.iter().all(Vec::is_empty), "every section is closed in the end");
    }
}

#[test]
fn threads_run_between_their_fork_and_their_join() {
    for spec in specs() {
        let trace = Workload::new(&spec).trace();
        let mut alive = BTreeSet::from([ThreadId(0)]);
        let mut born = alive.clone();
        for (_, event) in trace.events() {
            assert!(alive.contains(&event.thread), "{event:?}");
            match event.op {
                Op::Fork(child) => assert!(born.insert(child) && alive.insert(child)),
                Op::Join(child) => assert!(alive.remove(&child)),
                _ => {}
            }
        }
        assert_eq!(alive.len(), 1, "all but the main thread are joined");
        assert_eq!(trace.threads(), spec.threads as usize);
    }
}

#[test]
fn reads_see_the_last_write() {
    let trace = Workload::new(&Spec { values: Values::Recorded, ..Spec::default() }).trace();
    let mut memory: BTreeMap<VarId, ValueId> = BTreeMap::new();
    for (_, event) in trace.events() {
        let Some(var) = event.op.var() else { continue };
        let value = event.value.expect("every access has a value");
        if event.op.writes() {
            memory.insert(var, value);
        } else {
            assert_eq!(value, memory.get(&var).copied().unwrap_or(ValueId(0)));
        }
    }
}

#[test]
fn branches_come_only_when_asked_for() {
    let with = |branch_percent| Workload::new(&Spec { branch_percent, ..Spec::default() }).trace();
    assert!(!with(0).has_branches());
    let trace = with(100);
    let reads = trace.count(Op::Read(VarId(0)).code());
    assert!(trace.count(Op::Branch.code()) * 10 > reads * 9, "nearly every read has its branch");
}

/// Happens-before, the naive way: each event knows all events before it as one number per thread.
struct HappensBefore {
    /// By event: how many events of each thread are before or equal.
    clocks: Vec<Vec<u32>>,
    /// By event: its number in its thread, from 1.
    ranks: Vec<u32>,
}

impl HappensBefore {
    fn of(trace: &Trace) -> Self {
        let threads = trace.threads();
        let mut now = vec![vec![0; threads]; threads];
        let mut of_lock: BTreeMap<LockId, Vec<u32>> = BTreeMap::new();
        let mut of_volatile: BTreeMap<VarId, Vec<u32>> = BTreeMap::new();
        let (mut clocks, mut ranks) = (Vec::new(), Vec::new());
        for (_, event) in trace.events() {
            let t = event.thread.index();
            let received = match event.op {
                Op::Acquire(lock) => of_lock.get(&lock).cloned(),
                Op::Join(child) => Some(now[child.index()].clone()),
                Op::VolatileRead(var) | Op::Update(var) => of_volatile.get(&var).cloned(),
                _ => None,
            };
            join(&mut now[t], &received.unwrap_or_default());
            now[t][t] += 1;
            let clock = now[t].clone();
            match event.op {
                Op::Release(lock) => drop(of_lock.insert(lock, clock.clone())),
                Op::Fork(child) => join(&mut now[child.index()], &clock),
                Op::VolatileWrite(var) | Op::Update(var) => {
                    join(of_volatile.entry(var).or_insert_with(|| vec![0; threads]), &clock);
                }
                _ => {}
            }
            ranks.push(clock[t]);
            clocks.push(clock);
        }
        HappensBefore { clocks, ranks }
    }

    fn ordered(&self, trace: &Trace, earlier: EventId, later: EventId) -> bool {
        let thread = trace.event(earlier).thread.index();
        self.clocks[later.index()][thread] >= self.ranks[earlier.index()]
    }
}

fn join(clock: &mut [u32], other: &[u32]) {
    for (mine, theirs) in clock.iter_mut().zip(other) {
        *mine = (*mine).max(*theirs);
    }
}

#[test]
fn happens_before_sees_exactly_the_open_races() {
    for spec in specs() {
        let workload = Workload::new(&spec);
        let trace = workload.trace();
        let order = HappensBefore::of(&trace);
        let mut accesses: BTreeMap<VarId, Vec<EventId>> = BTreeMap::new();
        let mut races = Vec::new();
        for (id, event) in trace.events().filter(|(_, event)| event.op.is_plain_access()) {
            let earlier = accesses.entry(event.op.var().expect("an access has a variable")).or_default();
            for &other in earlier.iter() {
                let writes = event.op.writes() || trace.event(other).op.writes();
                if writes && !order.ordered(&trace, other, id) {
                    races.push(vec![trace.event(other).location, event.location]);
                }
            }
            earlier.push(id);
        }
        let score = workload.manifest().score(Kind::Race, races);
        assert!(score.made_up.is_empty(), "{:?}", score.made_up);
        assert!(score.found.iter().all(|race| race.bug == Bug::Race(Hiding::Open)));
        assert!(score.missed.iter().all(|race| race.bug != Bug::Race(Hiding::Open)), "{:?}", score.missed);
    }
}

#[test]
fn what_several_threads_write_is_guarded_passed_on_or_planted() {
    for spec in specs() {
        let trace = Workload::new(&spec).trace();
        let mut held: Vec<BTreeSet<LockId>> = vec![BTreeSet::new(); trace.threads()];
        let mut guards: BTreeMap<VarId, BTreeSet<LockId>> = BTreeMap::new();
        for (_, event) in trace.events() {
            let locks = &mut held[event.thread.index()];
            match event.op {
                Op::Acquire(lock) => drop(locks.insert(lock)),
                Op::Release(lock) => drop(locks.remove(&lock)),
                Op::Read(var) | Op::Write(var) => {
                    let guards = guards.entry(var).or_insert_with(|| locks.clone());
                    guards.retain(|lock| locks.contains(lock));
                }
                _ => {}
            }
        }
        for (var, guards) in guards {
            let name = trace.var_name(var);
            let unguarded = ["Worker@", "Config.", "Mailbox.", "planted_race_", "decoy_"];
            let may_be_unguarded = unguarded.iter().any(|prefix| name.starts_with(prefix));
            assert!(may_be_unguarded || !guards.is_empty(), "{name} has no common lock");
        }
    }
}

#[test]
fn lock_cycles_are_planted_or_decoys() {
    for spec in specs() {
        let trace = Workload::new(&spec).trace();
        let mut held: Vec<Vec<LockId>> = vec![Vec::new(); trace.threads()];
        for (_, event) in trace.events() {
            let locks = &mut held[event.thread.index()];
            match event.op {
                Op::Acquire(lock) => {
                    let scene = |lock: LockId| !trace.lock_name(lock).starts_with("Store.");
                    for &outer in locks.iter() {
                        assert!(scene(outer) && scene(lock) || outer < lock, "{outer:?} before {lock:?}");
                    }
                    locks.push(lock);
                }
                Op::Release(_) => drop(locks.pop()),
                _ => {}
            }
        }
    }
}

#[test]
fn no_section_is_torn_apart_but_the_planted_ones() {
    for spec in specs() {
        let trace = Workload::new(&spec).trace();
        let mut sections: Vec<u32> = vec![0; trace.threads()];
        let mut events: Vec<u32> = vec![0; trace.threads()];
        let mut last: BTreeMap<(ThreadId, VarId), (u32, u32)> = BTreeMap::new();
        for (_, event) in trace.events() {
            let t = event.thread.index();
            events[t] += 1;
            sections[t] += u32::from(matches!(event.op, Op::Acquire(_)));
            let Some(var) = event.op.var().filter(|&var| trace.var_name(var).starts_with("St")) else {
                continue;
            };
            let visit = (sections[t], events[t]);
            if let Some((section, at)) = last.insert((event.thread, var), visit) {
                // A nested section may come between two accesses of one section.
                let same = section + 1 >= sections[t] && at + 20 > events[t];
                assert!(same || at + 128 < events[t], "{} is visited too soon", trace.var_name(var));
            }
        }
    }
}

#[test]
fn every_planted_bug_happens_once_where_the_manifest_says() {
    for spec in specs() {
        let workload = Workload::new(&spec);
        let mut times: BTreeMap<LocationId, u32> = BTreeMap::new();
        workload.run(|event| *times.entry(event.location).or_default() += 1);
        for planted in &workload.manifest().planted {
            for location in &planted.locations {
                assert_eq!(times.get(location), Some(&1), "{planted:?}");
                assert!(workload.names().locations.get(location.0).starts_with(&planted.name));
            }
        }
        let expected = spec.plant.races + spec.plant.deadlocks + spec.plant.atomicity;
        let long = if spec.threads >= 3 { spec.plant.long_deadlocks } else { 0 };
        assert_eq!(workload.manifest().planted.len(), (expected + long) as usize);
    }
}

#[test]
fn the_manifest_is_written_as_expectations() {
    let plant = Plant { races: 1, deadlocks: 1, long_deadlocks: 1, atomicity: 1, decoys: 1 };
    let workload = Workload::new(&Spec { plant, ..Spec::default() });
    assert_eq!(
        workload.manifest().to_text(workload.names()),
        "\
# expect: data-race planted_race_0.java:1 planted_race_0.java:2
# expect: deadlock planted_deadlock_0.java:2 planted_deadlock_0.java:6
# expect: deadlock planted_long_deadlock_0.java:2 planted_long_deadlock_0.java:6 planted_long_deadlock_0.java:10
# expect: atomicity-violation planted_atomicity_0.java:2 planted_atomicity_0.java:9 planted_atomicity_0.java:6
"
    );
    assert_eq!(Manifest::default().to_text(workload.names()), "");
}
