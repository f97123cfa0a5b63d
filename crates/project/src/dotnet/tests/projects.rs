//! Project files of both styles.

use super::loaded;
use expect_test::expect;

#[test]
fn sdk_style_with_central_files() {
    let text = r#"
//- /r/Directory.Build.props
<Project>
  <PropertyGroup>
    <LangVersion>latest</LangVersion>
    <Nullable>enable</Nullable>
    <ImplicitUsings>enable</ImplicitUsings>
    <SharedDir>$(MSBuildThisFileDirectory)shared\</SharedDir>
  </PropertyGroup>
</Project>
//- /r/src/Directory.Build.props
<Project>
  <Import Project="$([MSBuild]::GetPathOfFileAbove('Directory.Build.props', '$(MSBuildThisFileDirectory)../'))" />
  <PropertyGroup><DefineConstants>$(DefineConstants);SRC</DefineConstants></PropertyGroup>
</Project>
//- /r/Directory.Build.targets
<Project>
  <PropertyGroup Condition="'$(TargetFrameworkIdentifier)' == '.NETCoreApp' and $([MSBuild]::VersionGreaterThanOrEquals('$(TargetFrameworkVersion)', '6.0'))">
    <DefineConstants>$(DefineConstants);MODERN</DefineConstants>
  </PropertyGroup>
</Project>
//- /r/Directory.Packages.props
<Project>
  <PropertyGroup><ManagePackageVersionsCentrally>true</ManagePackageVersionsCentrally></PropertyGroup>
  <ItemGroup><PackageVersion Include="Serilog" Version="3.1.1" /><PackageVersion Include="xunit" Version="2.6.0" /></ItemGroup>
</Project>
//- /r/src/web/Web.csproj
<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFrameworks>netstandard2.0;net6.0;net472</TargetFrameworks>
    <RootNamespace>Acme.Web</RootNamespace>
    <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
    <DefaultItemExcludes>$(DefaultItemExcludes);legacy/**</DefaultItemExcludes>
  </PropertyGroup>
  <ItemGroup>
    <Compile Include="$(SharedDir)**\*.cs" LinkBase="Shared" />
    <Compile Remove="Dropped.cs;old\**" />
    <PackageReference Include="serilog" />
    <PackageReference Include="Polly" Version="8.0.0" />
    <Using Include="System.Math" Static="true" />
    <Using Include="System.Threading.Timer" Alias="Timer" />
    <Using Remove="System.Net.Http.Json" />
  </ItemGroup>
  <ItemGroup Condition="$([MSBuild]::IsTargetFrameworkCompatible('$(TargetFramework)', 'net472'))">
    <Compile Remove="**/*.cs" />
  </ItemGroup>
</Project>
//- /r/src/web/Program.cs
//- /r/src/web/Dropped.cs
//- /r/src/web/old/O.cs
//- /r/src/web/legacy/L.cs
//- /r/src/web/bin/Debug/B.cs
//- /r/src/web/obj/Web.AssemblyInfo.cs
//- /r/src/web/.vs/V.cs
//- /r/src/web/node_modules/x/N.cs
//- /r/src/web/deep/er/D.cs
//- /r/shared/S.cs
//- /r/test/Test.csproj
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup><TargetFramework>net48</TargetFramework><ImplicitUsings>disable</ImplicitUsings></PropertyGroup>
  <ItemGroup><PackageReference Include="xunit" VersionOverride="2.7.0" /><ProjectReference Include="../src/web/Web.csproj" /></ItemGroup>
</Project>
//- /r/test/T.cs
"#;
    expect![[r#"
        Web Exe nullable unsafe for net6.0 C# latest namespace Acme.Web
          files: /r/shared/S.cs /r/src/web/Program.cs /r/src/web/deep/er/D.cs
          symbols: SRC DEBUG TRACE MODERN NET NETCOREAPP NET6_0 NET5_0_OR_GREATER NET6_0_OR_GREATER NETCOREAPP1_0_OR_GREATER NETCOREAPP1_1_OR_GREATER NETCOREAPP2_0_OR_GREATER NETCOREAPP2_1_OR_GREATER NETCOREAPP2_2_OR_GREATER NETCOREAPP3_0_OR_GREATER NETCOREAPP3_1_OR_GREATER
          usings: System System.Collections.Generic System.IO System.Linq System.Net.Http System.Threading System.Threading.Tasks Microsoft.AspNetCore.Builder Microsoft.AspNetCore.Hosting Microsoft.AspNetCore.Http Microsoft.AspNetCore.Routing Microsoft.Extensions.Configuration Microsoft.Extensions.DependencyInjection Microsoft.Extensions.Hosting Microsoft.Extensions.Logging static:System.Math Timer=System.Threading.Timer
          assemblies: serilog@3.1.1 Polly@8.0.0
        Test Library nullable test for net48 C# latest
          files: /r/test/T.cs
          symbols: DEBUG TRACE NETFRAMEWORK NET48 NET20_OR_GREATER NET30_OR_GREATER NET35_OR_GREATER NET40_OR_GREATER NET45_OR_GREATER NET451_OR_GREATER NET452_OR_GREATER NET46_OR_GREATER NET461_OR_GREATER NET462_OR_GREATER NET47_OR_GREATER NET471_OR_GREATER NET472_OR_GREATER NET48_OR_GREATER
          references: Web
          assemblies: xunit@2.7.0
    "#]]
    .assert_eq(&loaded(text, "/r"));
}

#[test]
fn old_style_with_everything_explicit() {
    let text = r#"
//- /r/Lib/Lib.csproj
<?xml version="1.0" encoding="utf-8"?>
<Project ToolsVersion="4.0" DefaultTargets="Build" xmlns="http://schemas.microsoft.com/developer/msbuild/2003">
  <Import Project="$(MSBuildExtensionsPath)\$(MSBuildToolsVersion)\Microsoft.Common.props" Condition="Exists('$(MSBuildExtensionsPath)\$(MSBuildToolsVersion)\Microsoft.Common.props')" />
  <PropertyGroup>
    <Configuration Condition=" '$(Configuration)' == '' ">Release</Configuration>
    <Platform Condition=" '$(Platform)' == '' ">x86</Platform>
    <OutputType>WinExe</OutputType>
    <RootNamespace>Acme</RootNamespace>
    <AssemblyName>Acme.Lib</AssemblyName>
    <TargetFrameworkVersion>v4.5.1</TargetFrameworkVersion>
  </PropertyGroup>
  <PropertyGroup Condition=" '$(Configuration)|$(Platform)' == 'Debug|x86' ">
    <DefineConstants>DEBUG;TRACE</DefineConstants>
    <CheckForOverflowUnderflow>true</CheckForOverflowUnderflow>
  </PropertyGroup>
  <PropertyGroup Condition=" '$(Configuration)|$(Platform)' == 'Release|x86' ">
    <DefineConstants>TRACE</DefineConstants>
  </PropertyGroup>
  <Choose>
    <When Condition="'$(Flavor)' == 'big'">
      <PropertyGroup><DefineConstants>$(DefineConstants);BIG</DefineConstants></PropertyGroup>
      <ItemGroup><Compile Include="Big.cs" /></ItemGroup>
    </When>
    <Otherwise>
      <PropertyGroup><DefineConstants>$(DefineConstants), SMALL</DefineConstants></PropertyGroup>
      <ItemGroup><Compile Include="Small.cs" /></ItemGroup>
    </Otherwise>
  </Choose>
  <ItemGroup>
    <Reference Include="System" />
    <Reference Include="nunit.framework, Version=2.6.3.13283, Culture=neutral">
      <HintPath>..\packages\NUnit.2.6.3\lib\nunit.framework.dll</HintPath>
    </Reference>
    <Reference Include="..\lib\Tool.dll" />
  </ItemGroup>
  <ItemGroup>
    <Compile Include="properties\assemblyinfo.cs" />
    <Compile Include="..\Shared\Common.cs"><Link>Common.cs</Link></Compile>
    <Compile Include="View.xaml.cs"><DependentUpon>View.xaml</DependentUpon></Compile>
    <Compile Include="Gone.cs" />
    <Compile Include="Generated\*.cs" Exclude="Generated\*.tmp.cs" />
    <None Include="app.config" />
    <Sources Include="X.cs;Y.txt" />
    <Compile Include="@(Sources->'%(Filename).gen.cs')" Condition="'@(Sources)' == ''" />
    <Compile Include="@(Sources)" />
  </ItemGroup>
  <Import Project="..\Shared\Shared.projitems" Label="Shared" />
  <Import Project="$(MSBuildToolsPath)\Microsoft.CSharp.targets" />
  <Import Project="$(SolutionDir)\.nuget\NuGet.targets" />
  <Import Project="..\build\Missing.targets" />
</Project>
//- /r/Lib/Properties/AssemblyInfo.cs
//- /r/Lib/View.xaml.cs
//- /r/Lib/Small.cs
//- /r/Lib/Big.cs
//- /r/Lib/X.cs
//- /r/Lib/Y.txt
//- /r/Lib/NotListed.cs
//- /r/Lib/Generated/A.cs
//- /r/Lib/Generated/B.tmp.cs
//- /r/Shared/Common.cs
//- /r/Shared/Shared.cs
//- /r/Shared/Shared.projitems
<Project xmlns="http://schemas.microsoft.com/developer/msbuild/2003">
  <PropertyGroup><HasSharedItems>true</HasSharedItems></PropertyGroup>
  <ItemGroup><Compile Include="$(MSBuildThisFileDirectory)Shared.cs" /></ItemGroup>
</Project>
//- /r/packages/NUnit.2.6.3/lib/nunit.framework.dll
//- /r/lib/Tool.dll
"#;
    expect![[r#"
        Lib WinExe checked test for net451 as Acme.Lib namespace Acme
          files: /r/Lib/Generated/A.cs /r/Lib/Properties/AssemblyInfo.cs /r/Lib/Small.cs /r/Lib/View.xaml.cs /r/Lib/X.cs /r/Shared/Common.cs /r/Shared/Shared.cs
          symbols: DEBUG TRACE SMALL
          assemblies: System nunit.framework[/r/packages/NUnit.2.6.3/lib/nunit.framework.dll] Tool[/r/lib/Tool.dll]
        ! /r/Lib/Lib.csproj:40:5: the source file /r/Lib/Gone.cs does not exist; correct the path or remove the item
        ! /r/Lib/Lib.csproj:50:11: the imported file /r/build/Missing.targets does not exist; correct the path or restore what brings it
    "#]].assert_eq(&loaded(text, "/r/Lib/Lib.csproj"));
}

#[test]
fn from_before_msbuild() {
    let text = r#"
//- /r/Old.csproj
<VisualStudioProject>
  <CSHARP ProjectType="Local" ProductVersion="7.10.3077">
    <Build>
      <Settings AssemblyName="Old.Lib" OutputType="Library" RootNamespace="Old.Space">
        <Config Name="Debug" DefineConstants="DEBUG;TRACE" AllowUnsafeBlocks="true" CheckForOverflowUnderflow="false" />
        <Config Name="Release" DefineConstants="TRACE" />
      </Settings>
      <References><Reference Name="System" AssemblyName="System" /><Reference Name="nunit" AssemblyName="nunit.framework" /></References>
    </Build>
    <Files><Include>
      <File RelPath="A.cs" SubType="Code" BuildAction="Compile" />
      <File RelPath="Gone.cs" SubType="Code" BuildAction="Compile" />
      <File RelPath="A.resx" BuildAction="EmbeddedResource" />
    </Include></Files>
  </CSHARP>
</VisualStudioProject>
//- /r/A.cs
"#;
    expect![[r#"
        Old Library unsafe test for net20 as Old.Lib namespace Old.Space
          files: /r/A.cs
          symbols: DEBUG TRACE
          assemblies: System nunit.framework
        ! /r/Old.csproj:12:7: the source file /r/Gone.cs does not exist; correct the path or remove the item
    "#]]
    .assert_eq(&loaded(text, "/r/Old.csproj"));
}

#[test]
fn from_before_core_had_msbuild() {
    let text = r#"
//- /r/Core/Core.xproj
<Project />
//- /r/Core/project.json
{ "buildOptions": { "define": [ "SIGNED" ], "allowUnsafe": true, "compile": { "includeFiles": [ "../Version.cs" ], "exclude": "old/**" } },
  "dependencies": { "Base": { "target": "project" }, "Other": "1.0.0" },
  "frameworks": { "net45": {}, "netstandard2.0": { "buildOptions": { "define": "HAS_AWAIT" }, "dependencies": { "System.Threading": "4.0.11" } } } }
//- /r/Core/C.cs
//- /r/Core/old/O.cs
//- /r/Version.cs
//- /r/Base/Base.xproj
//- /r/Base/project.json
{ "testRunner": "xunit" }
//- /r/Base/B.cs
"#;
    expect![[r#"
        Core Library unsafe for netstandard2.0
          files: /r/Core/C.cs /r/Version.cs
          symbols: DEBUG TRACE SIGNED HAS_AWAIT NETSTANDARD NETSTANDARD2_0 NETSTANDARD1_0_OR_GREATER NETSTANDARD1_1_OR_GREATER NETSTANDARD1_2_OR_GREATER NETSTANDARD1_3_OR_GREATER NETSTANDARD1_4_OR_GREATER NETSTANDARD1_5_OR_GREATER NETSTANDARD1_6_OR_GREATER NETSTANDARD2_0_OR_GREATER
          references: Base
          assemblies: Other@1.0.0 System.Threading@4.0.11
        Base Library test for net40
          files: /r/Base/B.cs
          symbols: DEBUG TRACE NETFRAMEWORK NET40 NET20_OR_GREATER NET30_OR_GREATER NET35_OR_GREATER NET40_OR_GREATER
    "#]].assert_eq(&loaded(text, "/r/Core/Core.xproj"));
    let broken = "//- /r/P.xproj\n//- /r/project.json\n{,\n";
    expect![[r#"
        ! /r/project.json:1:2: this is not JSON that can be read: key must be a string at line 1 column 2; correct the file
    "#]].assert_eq(&loaded(broken, "/r/P.xproj"));
}

/// The symbols that a property group defines, in a project without SDK.
fn symbols_of(group: &str) -> String {
    let text = format!(
        "//- /r/P.csproj\n<Project><PropertyGroup>{group}</PropertyGroup></Project>\n//- /r/dir/f.txt\n7"
    );
    loaded(&text, "/r/P.csproj").replace("P Library\n", "").trim().to_owned()
}

#[test]
fn conditions() {
    for (condition, expected) in [
        ("'a' == 'A'", true),
        ("'a' != 'A'", false),
        ("'1.10' &gt; '1.9' and 10 &gt;= 0xA", true),
        ("'1' == '1.0'", true),
        ("'true' == 'yes'", true),
        ("!('$(No)' == '') or $(Configuration) == Debug", true),
        ("true and false or true", true),
        ("Exists('dir\\f.txt') and !Exists('dir\\g.txt') And Exists('DIR')", true),
        ("HasTrailingSlash('dir\\')", true),
        ("'$([MSBuild]::IsOSPlatform('Windows'))' == 'true'", true),
        ("$(MSBuildProjectName.StartsWith('P'))", true),
        ("'$(MSBuildProjectName.Substring(0, 1).ToLower())' == 'p'", true),
        ("'$([System.IO.File]::ReadAllText('dir/f.txt').Trim())' == '7'", true),
        ("'$([System.String]::Join('-', 'a', 'b'))' == 'a-b'", true),
        ("'$([System.IO.Path]::GetFileNameWithoutExtension('x\\y.z.cs'))' == 'y.z'", true),
        ("'$(MSBuildProjectFile.Split('.')[1])' == 'csproj'", true),
        ("'$([MSBuild]::GetDirectoryNameOfFileAbove('dir', 'P.csproj'))' == '/r'", true),
        ("'$([MSBuild]::Add(2, 3))' == '5'", true),
    ] {
        let symbols =
            symbols_of(&format!("<DefineConstants Condition=\"{condition}\">YES</DefineConstants>"));
        assert_eq!(symbols, if expected { "symbols: YES" } else { "" }, "{condition}");
    }
}

#[test]
fn conditions_that_cannot_be_read() {
    expect![[r#"
        ! /r/P.csproj:1:28: this condition cannot be read: it ends too early; correct it
        ! /r/P.csproj:2:2: this condition cannot be read: `Exist` is not a function of conditions; correct it
        ! /r/P.csproj:2:30: this condition cannot be read: `)` is missing; correct it"#]]
    .assert_eq(&symbols_of(
        "<A Condition=\"'a' == \" /><B\n Condition=\"Exist('x')\" /><C Condition=\"('a'\" />",
    ));
}

#[test]
fn unknown_functions_are_told_once_and_quietly() {
    expect![[r#"
        symbols: X
        ! /r/P.csproj:1:25: $([Acme.Tool]::Run('x')) is not understood and read as empty; nothing to do if no source file depends on it"#]].assert_eq(&symbols_of(
        "<A>$([Acme.Tool]::Run('x'))</A><B>$([Acme.Tool]::Run('y'))</B><DefineConstants>X$(A)</DefineConstants>",
    ));
}
