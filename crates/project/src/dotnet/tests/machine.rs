//! Where libraries are found.

use super::{paths, show, tree};
use crate::dotnet::references::{Environment, Machine, of_framework, of_project};
use crate::dotnet::{Options, load};
use expect_test::expect;
use std::path::Path;

const MACHINE: &str = "
//- /opt/dotnet/dotnet
//- /opt/dotnet/packs/Microsoft.NETCore.App.Ref/8.0.1/ref/net8.0/System.Runtime.dll
//- /opt/dotnet/packs/Microsoft.NETCore.App.Ref/8.0.11/ref/net8.0/System.Runtime.dll
//- /opt/dotnet/packs/Microsoft.NETCore.App.Ref/9.0.0/ref/net9.0/System.Runtime.dll
//- /opt/dotnet/packs/Microsoft.NETCore.App.Ref/9.0.0/ref/net9.0/System.Runtime.xml
//- /opt/dotnet/packs/NETStandard.Library.Ref/2.1.0/ref/netstandard2.1/netstandard.dll
//- /old/shared/Microsoft.NETCore.App/3.1.32/System.Runtime.dll
//- /people/me/.nuget/packages/polly/8.0.0/lib/netstandard2.0/Polly.dll
//- /people/me/.nuget/packages/polly/8.0.0/lib/net6.0/Polly.dll
//- /people/me/.nuget/packages/polly/8.0.0/lib/net472/Polly.dll
//- /people/me/.nuget/packages/polly.core/8.0.0/lib/net6.0/Polly.Core.dll
//- /usr/lib/mono/4.5-api/mscorlib.dll
//- /usr/lib/mono/4.7.2-api/mscorlib.dll
";

fn environment(variables: &[(&str, &str)]) -> Environment {
    let variables = variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Environment { variables: variables.collect() }
}

#[test]
fn frameworks() {
    let files = tree(MACHINE);
    let machine =
        Machine::locate(&files, &environment(&[("PATH", "/bin:/opt/dotnet"), ("HOME", "/people/me")]));
    assert_eq!(paths(&machine.dotnet), "/opt/dotnet");
    assert_eq!(paths(&machine.packages), "/people/me/.nuget/packages");
    let of = |target| paths(&of_framework(&files, &machine, target));
    let pack = "/opt/dotnet/packs/Microsoft.NETCore.App.Ref";
    assert_eq!(of(Some("net8.0-windows")), format!("{pack}/8.0.11/ref/net8.0/System.Runtime.dll"));
    assert_eq!(of(None), format!("{pack}/9.0.0/ref/net9.0/System.Runtime.dll"));
    assert_eq!(
        of(Some("netstandard2.0")),
        "/opt/dotnet/packs/NETStandard.Library.Ref/2.1.0/ref/netstandard2.1/netstandard.dll"
    );
    assert_eq!(of(Some("net45")), "/usr/lib/mono/4.5-api/mscorlib.dll");
    let old = Machine::locate(&files, &environment(&[("DOTNET_ROOT", "/old/")]));
    let shared = "/old/shared/Microsoft.NETCore.App/3.1.32/System.Runtime.dll";
    assert_eq!(paths(&of_framework(&files, &old, Some("netcoreapp3.1"))), shared);
    assert_eq!(of_framework(&files, &Machine::default(), Some("net8.0")), [] as [&Path; 0]);
}

#[test]
fn packages_as_named_and_as_restored() {
    let project = r#"
//- /r/P.csproj
<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework><DisableImplicitFrameworkDefines>true</DisableImplicitFrameworkDefines></PropertyGroup>
<ItemGroup><PackageReference Include="Polly" Version="[8.0.0,9.0)" /><PackageReference Include="../../x" Version="1" /></ItemGroup></Project>
"#;
    let assets = r#"
//- /r/obj/project.assets.json
{ "version": 3, "targets": { "net8.0": {
  "Polly/8.0.0": { "type": "package", "compile": { "lib/net6.0/Polly.dll": { "related": ".xml" } } },
  "Polly.Core/8.0.0": { "type": "package", "compile": { "lib/net6.0/Polly.Core.dll": {}, "lib/net6.0/_._": {} } } } },
  "libraries": { "Polly/8.0.0": { "path": "polly/8.0.0", "files": ["a"] }, "Polly.Core/8.0.0": { "path": "polly.core/8.0.0" } },
  "packageFolders": { "/people/me/.nuget/packages/": {} } }
"#;
    let named = tree(&format!("{MACHINE}{project}"));
    let machine = Machine::locate(&named, &environment(&[("NUGET_PACKAGES", "/people/me/.nuget/packages")]));
    let options = Options { machine, ..Options::default() };
    let solution = load(&named, Path::new("/r/P.csproj"), &options);
    expect![[r#"
        P Library for net8.0
          symbols: DEBUG TRACE
          assemblies: Polly@[8.0.0,9.0)[/people/me/.nuget/packages/polly/8.0.0/lib/net6.0/Polly.dll] ../../x@1
    "#]]
    .assert_eq(&show(&solution));
    let of = |text: String| paths(&of_project(&tree(&text), &options.machine, &solution.projects[0]));
    expect![
        "/people/me/.nuget/packages/polly/8.0.0/lib/net6.0/Polly.dll /usr/lib/mono/4.7.2-api/mscorlib.dll"
    ]
    .assert_eq(&of(format!("{MACHINE}{project}")));
    expect!["/people/me/.nuget/packages/polly/8.0.0/lib/net6.0/Polly.dll /people/me/.nuget/packages/polly.core/8.0.0/lib/net6.0/Polly.Core.dll /usr/lib/mono/4.7.2-api/mscorlib.dll"].assert_eq(&of(format!("{MACHINE}{project}{assets}")));
}
