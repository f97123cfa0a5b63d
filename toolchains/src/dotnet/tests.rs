//! The platform of tests without packages: what the SDK has of it for its own console, with a host and an adapter of one's own.

use super::{Build, DebugData, DotNet, Optimization, Runtime, Target};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the host of tests is made of; the SDK has it for its console.
const PLATFORM: [&str; 8] = [
    "Microsoft.TestPlatform.CommunicationUtilities.dll",
    "Microsoft.TestPlatform.CoreUtilities.dll",
    "Microsoft.TestPlatform.CrossPlatEngine.dll",
    "Microsoft.TestPlatform.PlatformAbstractions.dll",
    "Microsoft.VisualStudio.TestPlatform.Common.dll",
    "Microsoft.VisualStudio.TestPlatform.ObjectModel.dll",
    "Newtonsoft.Json.dll",
    "NuGet.Frameworks.dll",
];

/// What a project's build says about its target.
const TARGET: &str = "[assembly: System.Runtime.Versioning.TargetFramework(\".NETCoreApp,Version=v3.1\")]\n";

impl DotNet {
    /// Compiles `Host.cs` and `Adapter.cs` of the first folder into the second, with all that they need.
    pub fn build_test_platform(&self, sources: &Path, folder: &Path) -> Result<(), String> {
        fs::create_dir_all(folder).map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
        let libraries = PLATFORM.map(|name| self.sdk().join(name));
        for library in &libraries {
            fs::copy(library, folder.join(library.file_name().unwrap_or_default()))
                .map_err(|error| format!("cannot copy {}: {error}", library.display()))?;
        }
        let made = |name: &str| folder.join(name);
        self.build_test(&[sources.join("Host.cs")], &made("testhost.dll"), Target::Program, &libraries)?;
        let adapter = [sources.join("Adapter.cs")];
        self.build_test(&adapter, &made("Fixture.TestAdapter.dll"), Target::Library, &libraries)
    }

    /// Compiles tests into a folder with the platform.
    pub fn build_tests(&self, sources: &[PathBuf], folder: &Path) -> Result<(), String> {
        let target = folder.join("Target.cs");
        fs::write(&target, TARGET).map_err(|error| format!("cannot write {}: {error}", target.display()))?;
        let sources: Vec<PathBuf> = sources.iter().cloned().chain([target]).collect();
        self.build_test(&sources, &folder.join("Tests.dll"), Target::Library, &[])
    }

    /// The command that runs the tests of a folder on a runtime, in a host of their own.
    pub fn test_command(&self, folder: &Path, runtime: &Runtime) -> Result<Command, String> {
        // The host runs where its tests want to run.
        runtime.configure(&folder.join("Tests.runtimeconfig.json"))?;
        let mut command =
            runtime.command_with(&self.sdk().join("vstest.console.dll"), &folder.join("console.json"))?;
        command.args(["Tests.dll", "--TestAdapterPath:."]).current_dir(folder);
        Ok(command)
    }

    fn build_test(
        &self,
        sources: &[PathBuf],
        assembly: &Path,
        target: Target,
        libraries: &[PathBuf],
    ) -> Result<(), String> {
        let (optimization, debug) = (Optimization::Release, DebugData::Portable);
        self.build(&Build { sources, assembly, target, libraries, optimization, debug })
    }
}
