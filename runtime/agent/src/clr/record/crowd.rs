//! Lists of objects that order threads have an end. What there is no room for becomes one of the *crowd*: whoever uses such an object
//! also uses the crowd, and whoever would come behind the object comes behind the crowd. So a list that is full orders more, never less.

use crate::clr::record::lock;
use crate::clr::record::objects::Source;
use crate::clr::record::threads::{CROWD, FINISHED, STATE, TASKS};
use rustc_hash::FxHashSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// So long a list may be.
pub(super) const MOST_SOURCES: usize = 64;

static CROWDED: Mutex<Option<FxHashSet<u32>>> = Mutex::new(None);
/// Mostly there is none.
static IS_ANY: AtomicBool = AtomicBool::new(false);

/// From now on an object is one of the crowd.
pub(super) fn join(id: u32) {
    lock(&CROWDED).get_or_insert_default().insert(id);
    IS_ANY.store(true, Ordering::Release);
}

/// Is one of these objects one of the crowd?
pub(super) fn has_any(mut ids: impl Iterator<Item = u32>) -> bool {
    IS_ANY.load(Ordering::Acquire)
        && lock(&CROWDED).as_ref().is_some_and(|crowded| ids.any(|id| crowded.contains(&id)))
}

/// Adds what is not there yet; what there is no room for stands for itself in the crowd, or, of tasks, among all that is done.
pub(super) fn extend(list: &mut Vec<Source>, more: &[Source]) {
    for source in more {
        let source =
            if list.len() < MOST_SOURCES || list.contains(source) { *source } else { crowded(*source) };
        if !list.contains(&source) {
            list.push(source);
        }
    }
}

fn crowded(source: Source) -> Source {
    if source.variable == FINISHED {
        return Source { id: TASKS, variable: FINISHED };
    }
    join(source.id);
    Source { id: CROWD, variable: STATE }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_is_full_ends_with_the_crowd() {
        let own = |id| Source { id, variable: STATE };
        let mut list = Vec::new();
        extend(&mut list, &(100..100 + MOST_SOURCES as u32).map(own).collect::<Vec<_>>());
        assert!(list.len() == MOST_SOURCES && !has_any(100..200));
        extend(&mut list, &[own(100), own(190), own(191), Source { id: 192, variable: FINISHED }]);
        assert_eq!(list[MOST_SOURCES..], [own(CROWD), Source { id: TASKS, variable: FINISHED }]);
        assert!(has_any([190].into_iter()) && has_any([191].into_iter()) && !has_any(100..190));
    }
}
