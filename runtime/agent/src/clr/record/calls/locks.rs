//! Locks, threads, and accesses in one step.

use super::{Of, Wrap};
use crate::clr::names::Callee;
use crate::clr::record::told::Told;
use cil::signature::Type;

pub(super) fn monitor(name: &str) -> Option<Wrap> {
    Some(match name {
        "Enter" => Wrap::after(Told::Acquire, Of::First),
        "TryEnter" => Wrap::after(Told::Acquire, Of::FirstIfTrue),
        "Exit" => Wrap::before(Told::Release, Of::First),
        "Wait" => Wrap::around((Told::Wait, Of::First), (Told::Woken, Of::First)),
        "Pulse" => Wrap::before(Told::Notify, Of::First),
        "PulseAll" => Wrap::before(Told::NotifyAll, Of::First),
        _ => return None,
    })
}

pub(super) fn thread(name: &str, callee: &Callee) -> Option<Wrap> {
    let returns = callee.signature.returned != Type::VOID;
    Some(match name {
        "Start" | "UnsafeStart" => Wrap::before(Told::Fork, Of::First),
        "Join" => Wrap::after(Told::Join, if returns { Of::FirstIfTrue } else { Of::First }),
        "get_IsAlive" => Wrap::after(Told::Join, Of::FirstIfFalse),
        "get_ThreadState" => Wrap::after(Told::Join, Of::FirstIfEnded),
        "Interrupt" => Wrap {
            before: vec![(Told::SomeTask, Of::Nothing), (Told::Interrupt, Of::Nothing)],
            ..Wrap::default()
        },
        "VolatileRead" => Wrap::access(Told::VolatileRead),
        "VolatileWrite" => Wrap::access(Told::VolatileWrite),
        _ => return None,
    })
}

pub(super) fn interlocked(name: &str) -> Option<Wrap> {
    Some(match name {
        "Read" => Wrap::access(Told::VolatileRead),
        "MemoryBarrier" | "MemoryBarrierProcessWide" | "SpeculationBarrier" => return None,
        _ => Wrap::access(Told::Update),
    })
}

pub(super) fn volatile(name: &str) -> Option<Wrap> {
    match name {
        "Read" => Some(Wrap::access(Told::VolatileRead)),
        "Write" => Some(Wrap::access(Told::VolatileWrite)),
        _ => None,
    }
}

pub(super) fn reader_writer(name: &str) -> Option<Wrap> {
    Some(match name {
        "EnterReadLock" => Wrap::after(Told::EnterRead, Of::First),
        "TryEnterReadLock" => Wrap::after(Told::EnterRead, Of::FirstIfTrue),
        "ExitReadLock" => Wrap::before(Told::ExitRead, Of::First),
        "EnterWriteLock" => Wrap::after(Told::EnterWrite, Of::First),
        "TryEnterWriteLock" => Wrap::after(Told::EnterWrite, Of::FirstIfTrue),
        "ExitWriteLock" => Wrap::before(Told::ExitWrite, Of::First),
        // Others may read meanwhile, and nobody else may write.
        "EnterUpgradeableReadLock" => {
            Wrap { after: vec![(Told::Acquire, Of::First), (Told::EnterRead, Of::First)], ..Wrap::default() }
        }
        "TryEnterUpgradeableReadLock" => Wrap {
            after: vec![(Told::Acquire, Of::FirstIfTrue), (Told::EnterRead, Of::FirstIfTrue)],
            ..Wrap::default()
        },
        "ExitUpgradeableReadLock" => Wrap::before(Told::Release, Of::First),
        _ => return None,
    })
}

pub(super) fn lock(name: &str) -> Option<Wrap> {
    Some(match name {
        "Enter" | "EnterScope" => Wrap::after(Told::Acquire, Of::First),
        "TryEnter" => Wrap::after(Told::Acquire, Of::FirstIfTrue),
        "Exit" => Wrap::before(Told::Release, Of::First),
        _ => return None,
    })
}
