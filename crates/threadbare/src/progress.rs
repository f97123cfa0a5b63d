//! A line on the terminal that says what goes on, once it has gone on for a while.

use crate::args::Common;
use crate::look::Destination;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::JoinHandle;
use std::time::Duration;

/// Nobody wants to be told about work that is done by then.
const PATIENCE: Duration = Duration::from_millis(500);

/// Work that takes its time. Gone when dropped, and the line with it.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Dropped to stop waiting.
    done: Option<Sender<()>>,
    waiting: Option<JoinHandle<()>>,
}

impl Progress {
    /// Shows nothing unless standard error is a terminal.
    pub(crate) fn start(common: &Common) -> Self {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        bar.set_style(style("{spinner} {msg}"));
        if common.quiet || !Destination::Stderr.is_terminal() {
            return Progress { bar, done: None, waiting: None };
        }
        let (done, is_done) = mpsc::channel();
        let shown = bar.clone();
        let waiting = std::thread::spawn(move || {
            if is_done.recv_timeout(PATIENCE) == Err(RecvTimeoutError::Timeout) {
                shown.set_draw_target(ProgressDrawTarget::stderr());
                shown.enable_steady_tick(Duration::from_millis(100));
            }
        });
        Progress { bar, done: Some(done), waiting: Some(waiting) }
    }

    /// A file of this many bytes is read.
    pub(crate) fn reading(&self, name: String, bytes: Option<u64>) {
        self.bar.set_message(name);
        match bytes {
            Some(bytes) => {
                self.bar.set_length(bytes);
                self.bar.set_style(style(
                    "{spinner} reading {msg} {bytes} of {total_bytes} {bytes_per_sec} {bar:20}",
                ));
            }
            None => self.bar.set_style(style("{spinner} reading {msg} {bytes} {bytes_per_sec}")),
        }
    }

    /// So far was read.
    pub(crate) fn at(&self, bytes: u64) {
        self.bar.set_position(bytes);
    }

    /// So far it is.
    pub(crate) fn tell(&self, what: String) {
        self.bar.set_style(style("{spinner} {msg}"));
        self.bar.set_message(what);
    }

    /// Something else begins.
    pub(crate) fn phase(&self, what: &'static str) {
        self.bar.set_style(style("{spinner} {msg} {elapsed}"));
        self.bar.set_message(what);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        drop(self.done.take());
        if let Some(waiting) = self.waiting.take() {
            // It only waits and draws; if it failed, there is nothing to clear.
            let _ = waiting.join();
        }
        self.bar.finish_and_clear();
    }
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_spinner())
}
