//! A command whose virtual machines load the agent, all of them: what is set in its environment, its children inherit.

use active::agent::{EXCLUDE, INCLUDE, dotnet_variables, jvm_option};
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

/// Which code the agent looks at; the user's own if nothing is said.
#[derive(Clone, Default, Debug)]
pub struct Scope {
    /// Packages, namespaces or assemblies to look at in any case.
    pub include: Vec<String>,
    /// Packages, namespaces or assemblies to leave alone.
    pub exclude: Vec<String>,
}

impl Scope {
    /// Tells the agent.
    pub(crate) fn tell(&self, child: &mut Command) {
        child.env(INCLUDE, self.include.join(",")).env(EXCLUDE, self.exclude.join(","));
    }
}

/// Lets every JVM below a command load the agent, and take these options.
pub(crate) fn put_into_jvms(child: &mut Command, library: &Path, options: Option<&str>) {
    const TOOL_OPTIONS: &str = "JAVA_TOOL_OPTIONS";
    let mut option = jvm_option(library);
    if option.to_string_lossy().contains(' ') {
        // The virtual machine takes quotes away, but knows no escapes.
        let mut quoted = OsString::from("\"");
        quoted.push(option);
        quoted.push("\"");
        option = quoted;
    }
    let others = std::env::var_os(TOOL_OPTIONS).filter(|others| !others.is_empty());
    for more in options.map(OsString::from).into_iter().chain(others) {
        option.push(" ");
        option.push(more);
    }
    child.env(TOOL_OPTIONS, option);
}

/// Gives pools of threads a few workers more. They have as many as there are processors and are slow to add some; of these the test
/// platform keeps two, and those that we hold up do not work.
pub(crate) fn widen_dotnet_pools(child: &mut Command) {
    /// Old runtimes know this name, new ones both.
    const NAMES: [&str; 2] =
        ["COMPlus_ThreadPool_ForceMinWorkerThreads", "DOTNET_ThreadPool_ForceMinWorkerThreads"];
    const MORE: usize = 8;
    if NAMES.iter().any(|name| std::env::var_os(name).is_some()) {
        return;
    }
    let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    // Numbers are hexadecimal there.
    child.env(NAMES[0], format!("{:x}", processors + MORE));
}

/// Lets every .NET process below a command load the agent. A runtime loads one such library, and says nothing if it cannot.
pub(crate) fn put_into_dotnet(child: &mut Command, library: &Path) {
    child.envs(dotnet_variables(library));
    // Servers that outlive the command would go on with the agent in them, for whoever builds next.
    child
        .env("MSBUILDDISABLENODEREUSE", "1")
        .env("UseSharedCompilation", "false")
        .env("DOTNET_CLI_USE_MSBUILD_SERVER", "0");
    // Paths for single architectures would go before ours.
    for other in ["32", "64", "ARM32", "ARM64"] {
        child.env_remove(format!("CORECLR_PROFILER_PATH_{other}"));
    }
}
