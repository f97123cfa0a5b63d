//! Calls by which something may leave the thread, or get into it, in ways that are not to be seen; `strangers` says why that is enough.

use super::{Of, Wrap, is_library};
use crate::clr::names::Callee;
use crate::clr::record::told::Told;

/// What cannot connect threads, or is told in other ways. It only has to be long enough for what programs do all the time.
const HARMLESS: [&str; 22] = [
    "System.Buffers",
    "System.Collections",
    "System.ComponentModel",
    "System.Diagnostics.Contracts",
    "System.Diagnostics.Debug",
    "System.Diagnostics.Stopwatch",
    "System.Drawing",
    "System.Globalization",
    "System.IO.MemoryStream",
    "System.IO.Path",
    "System.IO.StringReader",
    "System.IO.StringWriter",
    "System.Linq",
    "System.Numerics",
    "System.Reflection",
    "System.Runtime",
    "System.Security",
    "System.Text",
    "System.Threading",
    "System.Timers",
    "System.Xml",
    "Microsoft.CodeAnalysis",
];

/// What may wait for something outside, or give away what others left there.
const WAITING: [&str; 10] = [
    "System.AppContext",
    "System.AppDomain",
    "System.Diagnostics.Process",
    "System.IO.Pipes",
    "System.IO.Ports",
    "System.IServiceProvider",
    "System.Net",
    "Microsoft.AspNetCore",
    "Microsoft.Extensions.Caching",
    "Microsoft.Extensions.DependencyInjection",
];

/// What may wait if it reads, for nobody knows from where.
const READERS: [&str; 5] = [
    "System.IO.Stream",
    "System.IO.BufferedStream",
    "System.IO.StreamReader",
    "System.IO.TextReader",
    "System.IO.BinaryReader",
];

/// Tells around a call what may leave the thread with it, and get into it.
pub(super) fn with_outside(wrap: Option<Wrap>, callee: &Callee) -> Option<Wrap> {
    let owner = &*callee.owner_name;
    if !goes_out(owner) {
        return wrap;
    }
    let mut wrap = wrap.unwrap_or_default();
    wrap.before.insert(0, (Told::Out, Of::Nothing));
    wrap.uses_receiver = callee.name != ".ctor";
    if comes_in(owner, &callee.name) {
        if !wrap.before.contains(&(Told::Waiting, Of::Nothing)) {
            wrap.before.push((Told::Waiting, Of::Nothing));
        }
        wrap.after.push((Told::In, Of::Nothing));
    }
    Some(wrap)
}

/// Is it a call of the library of which little is known? What stands in `System` itself are values, texts, delegates, and what is told in other ways.
pub(super) fn goes_out(owner: &str) -> bool {
    let is_basic = owner.strip_prefix("System.").is_some_and(|rest| !rest.contains('.'));
    let is_harmless = is_basic || HARMLESS.iter().any(|space| is_below(owner, space));
    is_library(owner) && (!is_harmless || waits(owner))
}

fn waits(owner: &str) -> bool {
    WAITING.iter().any(|space| is_below(owner, space))
}

fn comes_in(owner: &str, name: &str) -> bool {
    let reads = ["Read", "Peek", "Copy", "BeginRead", "EndRead", "get_EndOfStream"];
    let may_read = READERS.contains(&owner) && reads.iter().any(|begin| name.starts_with(begin));
    may_read || name != ".ctor" && waits(owner)
}

fn is_below(owner: &str, above: &str) -> bool {
    owner.strip_prefix(above).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '`']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_to_be_harmless_may_go_out() {
        let outside = [
            "System.Net.Sockets.Socket",
            "System.IO.Stream",
            "System.Diagnostics.Process",
            "Microsoft.Extensions.Caching.Memory.MemoryCache",
            "System.Reactive.Subjects.Subject`1",
        ];
        assert!(outside.into_iter().all(goes_out));
        let harmless = [
            "System.String",
            "System.Console",
            "System.Text.StringBuilder",
            "System.Threading.Tasks.Task`1",
            "System.IO.MemoryStream",
            "Acme.Net.Socket",
        ];
        assert!(!harmless.into_iter().any(goes_out));
    }

    #[test]
    fn what_reads_from_elsewhere_may_wait_for_others() {
        assert!(
            comes_in("System.Net.Sockets.Socket", "Receive") && comes_in("System.IO.Stream", "ReadAsync")
        );
        assert!(!comes_in("System.IO.Stream", "Write") && !comes_in("System.IO.FileStream", "Read"));
    }
}
