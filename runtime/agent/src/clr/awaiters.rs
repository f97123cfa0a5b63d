//! Who awaits an asynchronous method. They have left the stack, but can be found from its task: a task knows who goes on when it is
//! done, which is a task of another method, or something that ties tasks together (`Task.WhenAll`, a delegate).
//!
//! ```text
//!     builder → task of Sqrt → promise of WhenAll → task of TwoRootsAtOnce → …
//! ```
//!
//! The way is gone in the filter, where no garbage is collected and addresses are objects; the same rules hold here. Where objects of
//! a class keep what is needed stands in the filter's table, under numbers that are no sites.

use crate::clr::filter::{AWAITED_BY, Address, Does, MACHINE, STATE, class_at, known};
use std::cell::Cell;

/// A task, or what ties tasks together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Awaiter {
    pub(crate) class: usize,
    /// Of the task of an asynchronous method, the number of the `await` that it is at; negative if that is not known.
    pub(crate) state: i32,
}

impl Awaiter {
    const NOBODY: Awaiter = Awaiter { class: 0, state: -1 };
}

/// Nobody reads further.
const MOST: usize = 24;

thread_local! {
    /// What this thread last told, if it is part of an asynchronous method that has waited: its task, who awaits that, and so on;
    /// then nobody.
    static AWAITERS: [Cell<Awaiter>; MOST] = const { [const { Cell::new(Awaiter::NOBODY) }; MOST] };
}

/// What is told now is not asynchronous.
pub(crate) fn forget() {
    // A thread that is on its way out has nothing to remember.
    let _ = AWAITERS.try_with(|awaiters| awaiters[0].set(Awaiter::NOBODY));
}

/// From the task of a method to who awaits it, as far as classes are known.
///
/// # Safety
/// The task is null or an object that cannot move, and so is whatever it refers to.
pub(crate) unsafe fn remember(task: Address) {
    let mut next = Some(task).filter(|task| !task.is_null());
    let _ = AWAITERS.try_with(|awaiters| {
        for awaiter in awaiters {
            let Some(task) = next else {
                awaiter.set(Awaiter::NOBODY);
                break;
            };
            // SAFETY: it is an object.
            awaiter.set(unsafe { Awaiter { class: class_at(task), state: state_of(task) } });
            // SAFETY: it is an object.
            next = unsafe { reference_in(task, AWAITED_BY) };
        }
    });
}

/// Where an object keeps what is asked for, if its class is known to.
///
/// # Safety
/// An object is there, and cannot move.
unsafe fn place_in(object: Address, what: u32) -> Option<Address> {
    // SAFETY: as the caller promises.
    match known(unsafe { class_at(object) }, what)? {
        // SAFETY: the place is in the object.
        Does::TouchBehind(_, offset) => Some(unsafe { object.byte_add(offset as usize) }),
        Does::Nothing | Does::Touch(_) => None,
    }
}

/// The object that an object keeps there.
///
/// # Safety
/// As above, and what is asked for is a reference.
unsafe fn reference_in(object: Address, what: u32) -> Option<Address> {
    // SAFETY: as the caller promises.
    let kept: Address = unsafe { *place_in(object, what)?.cast() };
    Some(kept).filter(|kept| !kept.is_null())
}

/// # Safety
/// It is an object that cannot move, and so is whatever it refers to.
unsafe fn state_of(task: Address) -> i32 {
    // SAFETY: as the caller promises.
    let machine = unsafe { reference_in(task, MACHINE) }.unwrap_or(task);
    // SAFETY: it is an object, and its class has a number there.
    unsafe { place_in(machine, STATE).map_or(Awaiter::NOBODY.state, |place| *place.cast()) }
}

/// From the task of the method that was last told of to the last one that awaits it.
pub(crate) fn awaiters() -> Vec<Awaiter> {
    let read = |awaiters: &[Cell<Awaiter>; MOST]| {
        awaiters.iter().map(Cell::get).take_while(|awaiter| *awaiter != Awaiter::NOBODY).collect()
    };
    AWAITERS.try_with(read).unwrap_or_default()
}

/// The class at which the way to those who await ended, if nothing is known of it.
pub(crate) fn unknown() -> Option<usize> {
    awaiters().last().map(|awaiter| awaiter.class).filter(|class| known(*class, AWAITED_BY).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clr::filter::learn;
    use crate::clr::filter::tests::alone;
    use active::Access;

    #[test]
    fn who_awaits_is_found_from_task_to_task() {
        let _turn = alone();
        // A task keeps who awaits it in its second word; the outermost has nobody. Its third word is a state, or an object that
        // has one.
        let machine = [0xe000_usize, 4];
        let outer = [0xa000_usize, 0, machine.as_ptr() as usize];
        let promise = [0xb000_usize, outer.as_ptr() as usize];
        let inner = [0xc000_usize, promise.as_ptr() as usize, 7];
        let ask = || {
            // SAFETY: these arrays look like objects, and stay where they are.
            unsafe { remember(inner.as_ptr()) };
            let seen = awaiters().into_iter().map(|awaiter| (awaiter.class, awaiter.state));
            (seen.collect::<Vec<_>>(), unknown())
        };
        assert_eq!(ask(), (vec![(0xc000, -1)], Some(0xc000)));
        let behind = |class, what, offset| learn(class, what, Does::TouchBehind(Access::Read, offset));
        for class in [0xc000, 0xb000, 0xa000] {
            behind(class, AWAITED_BY, 8);
        }
        behind(0xc000, STATE, 16);
        behind(0xa000, MACHINE, 16);
        behind(0xe000, STATE, 8);
        assert_eq!(ask(), (vec![(0xc000, 7), (0xb000, -1), (0xa000, 4)], None));
        forget();
        assert_eq!(awaiters(), []);
    }
}
