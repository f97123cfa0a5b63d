//! Which assemblies are the program's own.

use crate::settings::Settings;

/// The framework itself.
const PLATFORM: [&str; 8] = [
    "mscorlib",
    "netstandard",
    "System",
    "Microsoft.Win32",
    "Microsoft.CSharp",
    "Microsoft.VisualBasic",
    "WindowsBase",
    "Presentation",
];

/// The framework's companions, build tools, test frameworks and their helpers: their threads are their own business.
const USUALLY_EXCLUDED: [&str; 42] = [
    "Accessibility",
    "Autofac",
    "BenchmarkDotNet",
    "Castle",
    "Datadog",
    "Dapper",
    "DotNetBuildTools",
    "DynamicProxyGenAssembly2",
    "FSharp",
    "FluentAssertions",
    "JetBrains",
    "MSBuild",
    "MSTest",
    "Microsoft",
    "Mono",
    "Moq",
    "NLog",
    "NSubstitute",
    "NUnit",
    "NUnit3",
    "Newtonsoft",
    "NuGet",
    "OpenTelemetry",
    "Polly",
    "Serilog",
    "Shouldly",
    "TechTalk",
    "VBCSCompiler",
    "coverlet",
    "csc",
    "datacollector",
    "dotnet",
    "dotnet-watch",
    "fsc",
    "log4net",
    "nunit",
    "testhost",
    "vbc",
    "vstest",
    "xunit",
    "ReportGenerator",
    "WindowsFormsIntegration",
];

/// Assemblies and namespaces to leave alone, and those to watch in spite of that.
pub(crate) struct Assemblies {
    exclude: Vec<String>,
    include: Vec<String>,
}

impl Assemblies {
    pub(crate) fn new(settings: &Settings) -> Assemblies {
        Assemblies { exclude: settings.exclude.clone(), include: settings.include.clone() }
    }

    /// Is this assembly to be watched? What is in it may still be excluded by its namespace.
    pub(crate) fn watch(&self, assembly: &str) -> bool {
        if is_platform(assembly) {
            return false;
        }
        let usually = is_usually_excluded(assembly);
        let chosen = |names: &[String]| names.iter().any(|name| is_below(assembly, name));
        chosen(&self.include) || !(usually || chosen(&self.exclude))
    }

    /// Is this class of a watched assembly to be watched?
    pub(crate) fn watch_class(&self, class: &str) -> bool {
        let chosen = |names: &[String]| names.iter().any(|name| is_below(class, name));
        chosen(&self.include) || !chosen(&self.exclude)
    }
}

/// Is this assembly a part of .NET?
pub(crate) fn is_platform(assembly: &str) -> bool {
    PLATFORM.iter().any(|name| is_below(assembly, name))
}

/// Is this assembly left alone, unless the user says otherwise?
pub(crate) fn is_usually_excluded(assembly: &str) -> bool {
    USUALLY_EXCLUDED.iter().any(|name| is_below(assembly, name))
}

/// A name is itself and everything below it: `Acme` is `Acme` and `Acme.Core`, but not `Acmes`. The case of letters does not matter,
/// as it does not in names of assemblies.
fn is_below(name: &str, above: &str) -> bool {
    let Some((head, rest)) = name.split_at_checked(above.len()) else { return false };
    head.eq_ignore_ascii_case(above) && (rest.is_empty() || rest.starts_with(['.', '`']))
}

/// The name of the assembly in a file.
pub(crate) fn assembly_of(path: &str) -> &str {
    let file = path.rsplit(['/', '\\']).next().unwrap_or(path);
    let stem = file.strip_suffix(".dll").or_else(|| file.strip_suffix(".exe"));
    stem.unwrap_or(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assemblies(exclude: &[&str], include: &[&str]) -> Assemblies {
        let own = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        Assemblies { exclude: own(exclude), include: own(include) }
    }

    #[test]
    fn a_program_is_what_is_left() {
        let usual = assemblies(&[], &[]);
        assert!(["Acme.Core", "Tests", "Systematic", "xunitlike"].into_iter().all(|name| usual.watch(name)));
        let others = [
            "System.Private.CoreLib",
            "xunit.core",
            "Microsoft.TestPlatform.CoreUtilities",
            "NUnit3.TestAdapter",
        ];
        assert!(others.into_iter().all(|name| !usual.watch(name)));
    }

    #[test]
    fn the_user_decides_but_not_about_the_framework() {
        let chosen = assemblies(&["Acme.Legacy"], &["Microsoft.Extensions", "System", "Acme.Legacy.Live"]);
        assert!(chosen.watch("Microsoft.Extensions.Caching.Memory") && chosen.watch("Acme.Legacy.Live"));
        assert!(
            !chosen.watch("Acme.Legacy") && !chosen.watch("System.Linq") && !chosen.watch("Microsoft.Build")
        );
        assert!(!chosen.watch_class("Acme.Legacy.Cache`1") && chosen.watch_class("Acme.Core.Cache"));
    }

    #[test]
    fn an_assembly_is_called_like_its_file() {
        assert_eq!(assembly_of("/app/bin/Acme.Core.dll"), "Acme.Core");
        assert_eq!(assembly_of(r"C:\app\Tool.exe"), "Tool");
        assert_eq!(assembly_of("Acme.Core"), "Acme.Core");
    }
}
