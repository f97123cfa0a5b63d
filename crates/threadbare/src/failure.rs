//! How errors are told: what, why, what to do next.

use crate::print::remark;
use project::Error;

/// Tells the error on standard error.
pub(crate) fn tell(error: &Error) {
    remark("error", &error.to_string());
    for cause in error.causes() {
        remark("  cause", &cause);
    }
    if let Some(help) = error.helping() {
        remark("  help", help);
    }
}
