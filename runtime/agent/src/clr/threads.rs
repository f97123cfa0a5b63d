//! The program's threads: what they are called, and whether all of them wait.
//!
//! The runtime does not tell what a thread waits for, but the system does. A thread that waits for a lock, an event or another thread
//! is in a `futex` call without a time limit. An idle worker of the pool has one that is far away. Both will not run unless somebody
//! else does something. The runtime's own threads, which collect garbage and compile, wake up all the time, and never make a call that
//! is watched. Newer runtimes give them names; on older ones a time limit says little about a thread that has made no call yet.

use crate::clr::agent::lock;
use active::{Others, Time};
use rustc_hash::FxHashMap;
use std::sync::Mutex;

/// All threads that run code of the program, by the runtime's ids.
#[derive(Default)]
pub(crate) struct Threads(Mutex<FxHashMap<usize, Known>>);

#[derive(Clone, Default)]
struct Known {
    name: Option<String>,
    /// The system's number.
    number: Option<u32>,
    calls: Calls,
}

/// Has it made a call that is watched?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Calls {
    /// None yet; since when it was seen to wait without a time limit, if it does.
    None {
        waits_since: Option<Time>,
    },
    Some,
}

impl Default for Calls {
    fn default() -> Calls {
        Calls::None { waits_since: None }
    }
}

impl Threads {
    pub(crate) fn named(&self, thread: usize, name: String) {
        lock(&self.0).entry(thread).or_default().name = Some(name);
    }

    pub(crate) fn numbered(&self, thread: usize, number: u32) {
        lock(&self.0).entry(thread).or_default().number = Some(number);
    }

    /// It makes its first call. Since when was it seen to wait for somebody?
    pub(crate) fn calls(&self, thread: usize) -> Option<Time> {
        let mut threads = lock(&self.0);
        let calls = &mut threads.entry(thread).or_default().calls;
        match std::mem::replace(calls, Calls::Some) {
            Calls::None { waits_since } => waits_since,
            Calls::Some => None,
        }
    }

    pub(crate) fn gone(&self, thread: usize) {
        lock(&self.0).remove(&thread);
    }

    pub(crate) fn name(&self, thread: usize) -> Option<String> {
        lock(&self.0).get(&thread)?.name.clone()
    }

    /// What do all threads but this one do? If it is not known of one, it may run.
    pub(crate) fn others(&self, me: usize, now: Time) -> Others {
        let threads: Vec<(usize, Known)> = {
            let known = lock(&self.0);
            known.iter().map(|(thread, known)| (*thread, known.clone())).collect()
        };
        let mut all = Others::Wait;
        for (thread, known) in threads.into_iter().filter(|(thread, _)| *thread != me) {
            let doing = known.number.and_then(doing);
            all = all.min(known.does(doing));
            self.seen(thread, doing, now);
        }
        all
    }

    /// Who has made no call yet is heard of by what it was seen to do.
    fn seen(&self, thread: usize, doing: Option<Doing>, now: Time) {
        if let Some(Known { calls: Calls::None { waits_since }, .. }) = lock(&self.0).get_mut(&thread) {
            *waits_since = match doing {
                Some(Doing::Waits) => waits_since.or(Some(now)),
                _ => None,
            };
        }
    }
}

impl Known {
    fn does(&self, doing: Option<Doing>) -> Others {
        match (doing, self.calls) {
            (Some(Doing::Waits | Doing::Rests), _) => Others::Wait,
            (Some(Doing::Sleeps), Calls::None { .. }) => match self.number.and_then(system_name) {
                Some(name) => who_sleeps(&name),
                None => Others::SeemToWait,
            },
            (Some(Doing::Sleeps | Doing::Runs) | None, _) => Others::MayRun,
        }
    }
}

/// What to expect of a thread that sleeps and has made no call yet, by the system's name for it.
fn who_sleeps(name: &str) -> Others {
    /// They compile, finalize and count workers, and never wake anybody of the program.
    const HOUSEKEEPERS: [&str; 3] = [".NET Tiered", ".NET Finalizer", ".NET TP Gate"];
    /// Whoever waits for time to pass is woken by this one.
    const TIMER: &str = ".NET Timer";
    match name {
        _ if HOUSEKEEPERS.iter().any(|start| name.starts_with(start)) => Others::Wait,
        TIMER => Others::MayRun,
        _ => Others::SeemToWait,
    }
}

/// At most 15 characters; that of the program if nobody has named it.
fn system_name(number: u32) -> Option<String> {
    let name = std::fs::read_to_string(format!("/proc/self/task/{number}/comm")).ok()?;
    Some(name.trim_end().to_owned())
}

/// What a thread does, as far as the system tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Doing {
    /// It waits until another thread does something.
    Waits,
    /// It waits likewise, but gives up after a time that is longer than any delay: an idle worker.
    Rests,
    /// It will go on soon.
    Sleeps,
    /// It runs, or waits for something else.
    Runs,
}

#[cfg(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))))]
fn doing(_: u32) -> Option<Doing> {
    None
}

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
fn doing(number: u32) -> Option<Doing> {
    let call = std::fs::read_to_string(format!("/proc/self/task/{number}/syscall"));
    match call {
        Ok(call) => Some(linux::doing(&call, linux::time_at)),
        // It has ended in the meantime.
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Some(Doing::Rests),
        Err(_) => None,
    }
}

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod linux {
    use super::Doing;
    use std::os::unix::fs::FileExt as _;
    use std::time::{Duration, SystemTime, UNIX_EPOCH};

    #[cfg(target_arch = "x86_64")]
    const FUTEX: &str = "202";
    #[cfg(target_arch = "aarch64")]
    const FUTEX: &str = "98";

    /// Who sleeps at least so long sleeps longer than any delay.
    const LONG: Duration = Duration::from_millis(300);

    /// Which clock a time limit is of.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(super) enum Clock {
        /// It says how long.
        Relative,
        /// It says until when, since the machine was started.
        Monotonic,
        /// It says until when, since 1970.
        Real,
    }

    /// `202 0x7f… 0x89 0x0 0x0 …`: the number of a system call and its arguments. `left` says how much of a time limit is left.
    pub(super) fn doing(call: &str, left: impl FnOnce(u64, Clock) -> Option<Duration>) -> Doing {
        let mut words = call.split_whitespace();
        if words.next() != Some(FUTEX) {
            return Doing::Runs;
        }
        let mut numbers = words.map(|word| u64::from_str_radix(word.trim_start_matches("0x"), 16).ok());
        let (_, operation, _, limit) = (numbers.next(), numbers.next(), numbers.next(), numbers.next());
        match (operation.flatten(), limit.flatten()) {
            (Some(_), Some(0)) => Doing::Waits,
            (Some(operation), Some(limit)) => match left(limit, clock(operation)) {
                Some(left) if left >= LONG => Doing::Rests,
                _ => Doing::Sleeps,
            },
            _ => Doing::Runs,
        }
    }

    fn clock(operation: u64) -> Clock {
        const COMMAND: u64 = 0x7f;
        const WAIT: u64 = 0;
        const OF_REAL_TIME: u64 = 0x100;
        if operation & COMMAND == WAIT {
            Clock::Relative
        } else if operation & OF_REAL_TIME != 0 {
            Clock::Real
        } else {
            Clock::Monotonic
        }
    }

    /// How much is left of the time limit at an address. The thread may be gone, and its memory with it: so it is read like a file.
    pub(super) fn time_at(address: u64, clock: Clock) -> Option<Duration> {
        let mut bytes = [0; 16];
        std::fs::File::open("/proc/self/mem").ok()?.read_exact_at(&mut bytes, address).ok()?;
        let (seconds, nanoseconds) = bytes.split_at(8);
        let seconds = u64::from_ne_bytes(seconds.try_into().ok()?);
        let nanoseconds = u64::from_ne_bytes(nanoseconds.try_into().ok()?);
        let limit = Duration::from_secs(seconds).checked_add(Duration::from_nanos(nanoseconds))?;
        let now = match clock {
            Clock::Relative => Duration::ZERO,
            Clock::Monotonic => up_time()?,
            Clock::Real => SystemTime::now().duration_since(UNIX_EPOCH).ok()?,
        };
        Some(limit.saturating_sub(now))
    }

    fn up_time() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/uptime").ok()?;
        Duration::try_from_secs_f64(text.split_whitespace().next()?.parse().ok()?).ok()
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn who_waits_without_a_limit_or_for_long_waits_for_others() {
            let told = |call: &str, milliseconds| {
                let call = call.replace("FUTEX", FUTEX);
                doing(&call, |_, _| Some(Duration::from_millis(milliseconds)))
            };
            assert_eq!(told("FUTEX 0x7f00 0x189 0x0 0x0 0x0 0xffffffff 0x7f 0x7f", 0), Doing::Waits);
            assert_eq!(told("FUTEX 0x7f00 0x189 0x0 0x7ffe 0x0 0xffffffff 0x7f 0x7f", 20_000), Doing::Rests);
            assert_eq!(told("FUTEX 0x7f00 0x189 0x0 0x7ffe 0x0 0xffffffff 0x7f 0x7f", 1), Doing::Sleeps);
            for call in ["running", "0 0x3 0x7f 0x400", "FUTEX 0x7f00"] {
                assert_eq!(told(call, 0), Doing::Runs, "{call}");
            }
        }

        #[test]
        fn limits_are_of_clocks() {
            assert_eq!([0x80, 0x189, 0x89].map(clock), [Clock::Relative, Clock::Real, Clock::Monotonic]);
        }

        #[test]
        fn a_time_limit_is_read_from_memory() {
            let limit: [u64; 2] = [5, 500_000_000];
            let address = limit.as_ptr() as u64;
            assert_eq!(time_at(address, Clock::Relative), Some(Duration::from_millis(5500)));
            assert_eq!(time_at(8, Clock::Relative), None, "nothing is there");
        }
    }
}
