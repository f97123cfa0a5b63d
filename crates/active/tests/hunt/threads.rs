//! Many real threads at once, with a clock of their own: the tables hold, and one object is never confused with another.

use active::{Access, Call, Config, Conflict, Host, Hunt, ObjectId, Others, Time, Trap, Verdict, Witness};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Time passes with every question, and sleeping only lets others go first.
struct Ticking<'a>(&'a AtomicU64);

impl Witness for Ticking<'_> {
    fn trapped(&mut self, _: &Trap) {}

    fn judge(&mut self, conflict: &Conflict<'_>) -> Verdict {
        assert_ne!(conflict.trap.thread, conflict.thread, "a thread does not run into its own trap");
        assert_eq!(conflict.trap.call.object, conflict.call.object);
        assert!(conflict.trap.call.access.conflicts_with(conflict.call.access));
        Verdict::SameObject
    }
}

impl Host for Ticking<'_> {
    fn now(&self) -> Time {
        Time(self.0.fetch_add(50, Ordering::Relaxed))
    }

    fn sleep(&mut self, time: Duration) {
        self.0.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
        std::thread::yield_now();
    }

    fn others(&self) -> Others {
        Others::MayRun
    }
}

#[test]
fn eight_threads_at_once() {
    let hunt = Hunt::new(Config::default());
    let clock = AtomicU64::new(1);
    let (shared, reader, own) =
        (hunt.declare("shared", None), hunt.declare("reader", None), hunt.declare("own", None));
    std::thread::scope(|scope| {
        for number in 0..8 {
            let (hunt, clock) = (&hunt, &clock);
            scope.spawn(move || {
                let mut thread = hunt.thread(None);
                let mut call = |site, object, access| {
                    hunt.on_call(
                        &mut thread,
                        Call { object: ObjectId(object), site, access },
                        &mut Ticking(clock),
                    );
                };
                for round in 0..2_000 {
                    call(shared, 1, Access::Write);
                    call(reader, 2, Access::Read);
                    call(own, 1000 + number, if round % 2 == 0 { Access::Write } else { Access::Read });
                }
            });
        }
    });
    let caught: Vec<_> = hunt.violations().into_iter().map(|violation| violation.sites.join("/")).collect();
    assert!(caught.iter().all(|pair| pair == "shared/shared"), "{caught:?}");
    assert!(hunt.trap_file().pairs().all(|pair| pair == ("shared", "shared")));
}
