//! What `foreach` walks through, kept beside its enumerator.
//!
//! An enumerator that is a structure lives in a variable, and what is behind it is private. To show a boxed copy with every step
//! would be slow. But the compiler fills the variable in one way only:
//!
//! ```text
//!     ldloc list                          ldloc list
//!                                         dup
//!                                         stloc walked
//!     callvirt List<T>.GetEnumerator()    callvirt List<T>.GetEnumerator()
//!     stloc steps                         stloc steps
//!     …                                   …
//!     ldloca steps                        ldloca steps
//!                                         ldloc walked, ldc.i4 site, call OnCall
//!     call Enumerator.MoveNext()          call Enumerator.MoveNext()
//! ```
//!
//! A variable that is used in any other way is not understood, and its enumerator is boxed.

use cil::{Editor, Instruction, Label, Op, Place};
use std::collections::{BTreeMap, BTreeSet};

/// Variables with enumerators, and where they are filled: the places of calls of `GetEnumerator`.
pub(super) type Walks = BTreeMap<u16, Vec<Place>>;

/// Of these variables with enumerators, those that are understood.
pub(super) fn understood(
    editor: &Editor,
    candidates: BTreeSet<u16>,
    gives_enumerator: impl Fn(&Instruction<Label>) -> bool,
) -> Walks {
    let mut walks: Walks = candidates.into_iter().map(|variable| (variable, Vec::new())).collect();
    let targets = editor.targets();
    for (place, instruction) in editor.instructions() {
        let Some((variable, usage)) = usage(instruction) else { continue };
        let Some(filled) = walks.get_mut(&variable) else { continue };
        let before = place.0.checked_sub(1).map(Place);
        let is_fine = match usage {
            Usage::Loaded => true,
            Usage::Addressed => editor
                .get(Place(place.0 + 1))
                .is_some_and(|next| matches!(next.op, Op::Call | Op::Constrained)),
            Usage::Stored => {
                filled.extend(before);
                let made = before.and_then(|before| editor.get(before)).is_some_and(&gives_enumerator);
                made && targets.binary_search(&place).is_err()
            }
        };
        if !is_fine {
            walks.remove(&variable);
        }
    }
    walks.retain(|_, filled| !filled.is_empty());
    walks
}

/// The variable whose address is on the stack before a call.
pub(super) fn receiver(editor: &Editor, call: Place) -> Option<u16> {
    let before = editor.get(Place(call.0.checked_sub(1)?))?;
    usage(before).filter(|(_, usage)| *usage == Usage::Addressed).map(|(variable, _)| variable)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Usage {
    Loaded,
    Stored,
    Addressed,
}

fn usage(instruction: &Instruction<Label>) -> Option<(u16, Usage)> {
    let usage = match instruction.op {
        Op::Ldloca | Op::LdlocaS => Usage::Addressed,
        Op::Stloc | Op::StlocS | Op::Stloc0 | Op::Stloc1 | Op::Stloc2 | Op::Stloc3 => Usage::Stored,
        _ => Usage::Loaded,
    };
    Some((instruction.local()?, usage))
}
