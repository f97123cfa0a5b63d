//! A fence for all threads of the process at once, paid for by whoever asks: the others need none on their way.

/// Prepares for fences. False if this system has none.
pub(super) fn prepare() -> bool {
    system::ask(system::REGISTER)
}

/// When this returns, every thread of the process has passed a full fence since it was called. False if that cannot be said.
pub(super) fn fence() -> bool {
    system::ask(system::FENCE)
}

#[cfg(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64")))]
mod system {
    use std::ffi::{c_int, c_long, c_uint};

    /// `MEMBARRIER_CMD_PRIVATE_EXPEDITED` and its registration (Linux 4.14).
    pub(super) const FENCE: c_int = 1 << 3;
    pub(super) const REGISTER: c_int = 1 << 4;

    #[cfg(target_arch = "x86_64")]
    const MEMBARRIER: c_long = 324;
    #[cfg(target_arch = "aarch64")]
    const MEMBARRIER: c_long = 283;

    unsafe extern "C" {
        fn syscall(number: c_long, ...) -> c_long;
    }

    pub(super) fn ask(command: c_int) -> bool {
        const NO_FLAGS: c_uint = 0;
        // SAFETY: the system call touches no memory of ours.
        unsafe { syscall(MEMBARRIER, command, NO_FLAGS) == 0 }
    }
}

#[cfg(not(all(target_os = "linux", any(target_arch = "x86_64", target_arch = "aarch64"))))]
mod system {
    pub(super) const FENCE: i32 = 0;
    pub(super) const REGISTER: i32 = 0;

    pub(super) fn ask(_: i32) -> bool {
        false
    }
}
