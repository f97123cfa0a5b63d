//! Memory that is a file: what is written there is in the file, whatever happens to the process.

use std::fs::File;
use std::io;
use std::path::Path;

/// The first piece of a thread: most threads do little. Each further one is twice as large.
const SMALLEST: usize = 1 << 16;
const LARGEST: usize = 1 << 20;

/// A piece of the file, in memory until it is dropped.
pub(super) struct Piece {
    address: *mut u8,
    bytes: usize,
}

// SAFETY: the memory belongs to the process, and is unmapped by its only owner.
unsafe impl Send for Piece {}

impl Piece {
    pub(super) fn address(&self) -> *mut u8 {
        self.address
    }

    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Writes at the start of the piece.
    pub(super) fn begin(&mut self, header: &[u8; 16]) {
        // SAFETY: no piece is shorter than a page.
        unsafe { std::ptr::copy_nonoverlapping(header.as_ptr(), self.address, header.len()) };
    }
}

impl Drop for Piece {
    fn drop(&mut self) {
        #[cfg(unix)]
        // SAFETY: this is the memory that was mapped, and nobody has it any more.
        unsafe {
            unix::munmap(self.address.cast(), self.bytes);
        }
    }
}

/// A file that grows by pieces.
pub(super) struct Pieces {
    file: File,
    length: u64,
}

impl Pieces {
    pub(super) fn create(path: &Path) -> io::Result<Pieces> {
        let file = File::options().read(true).write(true).create_new(true).open(path)?;
        Ok(Pieces { file, length: 0 })
    }

    /// How long the file is.
    pub(super) fn length(&self) -> u64 {
        self.length
    }

    /// Adds a piece, all zeros, for whom has filled one of so many bytes before.
    pub(super) fn add(&mut self, before: Option<usize>) -> io::Result<Piece> {
        let bytes = before.map_or(SMALLEST, |before| (2 * before).min(LARGEST));
        let piece = map(&self.file, self.length, bytes)?;
        self.length += bytes as u64;
        Ok(piece)
    }
}

#[cfg(unix)]
fn map(file: &File, offset: u64, bytes: usize) -> io::Result<Piece> {
    use std::os::fd::AsRawFd as _;
    const READ_AND_WRITE: i32 = 3;
    const SHARED: i32 = 1;
    let too_long = |_| io::Error::from(io::ErrorKind::FileTooLarge);
    let place = i64::try_from(offset).map_err(too_long)?;
    reserve(file, place, bytes)?;
    // SAFETY: a new mapping of a file that is at least so long; no memory of ours is touched.
    let address =
        unsafe { unix::mmap(std::ptr::null_mut(), bytes, READ_AND_WRITE, SHARED, file.as_raw_fd(), place) };
    if address.addr() == usize::MAX {
        Err(io::Error::last_os_error())
    } else {
        Ok(Piece { address: address.cast(), bytes })
    }
}

/// Makes the file longer. Where possible the disk promises the room: to write into memory that has none would end the process.
#[cfg(target_os = "linux")]
fn reserve(file: &File, place: i64, bytes: usize) -> io::Result<()> {
    use std::os::fd::AsRawFd as _;
    let length = i64::try_from(bytes).map_err(|_| io::Error::from(io::ErrorKind::FileTooLarge))?;
    // SAFETY: a call about a file that is open.
    match unsafe { unix::posix_fallocate(file.as_raw_fd(), place, length) } {
        0 => Ok(()),
        error => Err(io::Error::from_raw_os_error(error)),
    }
}

#[cfg(all(unix, not(target_os = "linux")))]
fn reserve(file: &File, place: i64, bytes: usize) -> io::Result<()> {
    file.set_len(place.unsigned_abs() + bytes as u64)
}

#[cfg(not(unix))]
fn map(_: &File, _: u64, _: usize) -> io::Result<Piece> {
    Err(io::ErrorKind::Unsupported.into())
}

/// The little that we need of the system's library.
#[cfg(unix)]
mod unix {
    use std::ffi::c_void;

    unsafe extern "C" {
        pub(super) fn mmap(
            address: *mut c_void,
            length: usize,
            protection: i32,
            flags: i32,
            file: i32,
            offset: i64,
        ) -> *mut c_void;
        pub(super) fn munmap(address: *mut c_void, length: usize) -> i32;
        #[cfg(target_os = "linux")]
        pub(super) fn posix_fallocate(file: i32, offset: i64, length: i64) -> i32;
    }
}
