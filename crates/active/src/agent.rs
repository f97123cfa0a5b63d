//! What `threadbare` and its agent have agreed on, each name once: how virtual machines are made to load the agent, and what it is
//! told through the environment, which children of a program inherit. What the agent answers stands in journals.

use std::ffi::OsString;
use std::path::Path;

/// The folder for journals; without it, what is caught is printed.
pub const JOURNALS: &str = "THREADBARE_JOURNALS";
/// The trap file of an earlier run.
pub const TRAPS: &str = "THREADBARE_TRAPS";
/// How long a delay is, in milliseconds.
pub const DELAY: &str = "THREADBARE_DELAY_MS";
/// What everything random depends on.
pub const SEED: &str = "THREADBARE_SEED";
/// Set to anything: fields are watched, too.
pub const FIELDS: &str = "THREADBARE_FIELDS";
/// Set to anything: awaits of finished tasks are left as they are.
pub const NO_FORCED_ASYNC: &str = "THREADBARE_NO_FORCED_ASYNC";
/// Tables of effects beyond that of the platform, separated like the folders of `PATH`.
pub const EFFECTS: &str = "THREADBARE_EFFECTS";
/// Packages, namespaces or assemblies to leave alone, separated by commas.
pub const EXCLUDE: &str = "THREADBARE_EXCLUDE";
/// Those to watch or record in spite of that.
pub const INCLUDE: &str = "THREADBARE_INCLUDE";

/// The folder for what is recorded, in which each process makes a folder of its own. With it, the agent records and sets no traps.
pub const RECORD: &str = "THREADBARE_RECORD";
/// Recording ends after so many events.
pub const MAX_EVENTS: &str = "THREADBARE_MAX_EVENTS";
/// Recording ends after so many bytes.
pub const MAX_BYTES: &str = "THREADBARE_MAX_BYTES";
/// Recording ends after so many seconds.
pub const MAX_SECONDS: &str = "THREADBARE_MAX_SECONDS";

/// How the name of a journal ends.
pub const JOURNAL_EXTENSION: &str = "journal";
/// How the name of a file ends that stands beside a journal and says what the agent would write at its end. It is replaced while
/// the process runs, and counts if the journal has no end: then the process was killed.
pub const STATE_EXTENSION: &str = "state";

/// The class that a .NET runtime asks the library for.
pub const PROFILER_CLASS: u128 = 0x7B3C_1F64_5A0E_4D0B_9C57_2E6A_9D41_B8F3;

/// What the library is called on this platform.
pub fn library_name() -> String {
    format!("{}threadbare_agent{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX)
}

/// The option with which a JVM loads the library.
pub fn jvm_option(library: &Path) -> OsString {
    let mut option = OsString::from("-agentpath:");
    option.push(library);
    option
}

/// The variables with which a .NET runtime loads the library.
pub fn dotnet_variables(library: &Path) -> [(&'static str, OsString); 3] {
    [
        ("CORECLR_ENABLE_PROFILING", "1".into()),
        ("CORECLR_PROFILER", class_name(PROFILER_CLASS).into()),
        ("CORECLR_PROFILER_PATH", library.into()),
    ]
}

/// `{00000000-0000-0000-0000-000000000000}`
fn class_name(class: u128) -> String {
    let digits = format!("{class:032X}");
    let groups = [0..8, 8..12, 12..16, 16..20, 20..32].map(|group| &digits[group]);
    format!("{{{}}}", groups.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_runtime_is_told_the_class_as_it_likes_to_read_it() {
        let [.., (_, class), (_, path)] = dotnet_variables(Path::new("agent.so"));
        assert_eq!(
            (class.to_str(), path.to_str()),
            (Some("{7B3C1F64-5A0E-4D0B-9C57-2E6A9D41B8F3}"), Some("agent.so"))
        );
    }
}
