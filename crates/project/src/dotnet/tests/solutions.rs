//! Solutions of every kind, and folders.

use super::loaded;
use expect_test::expect;

const LIBRARY: &str = r#"
//- /s/lib/Lib.csproj
<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>net8.0</TargetFramework><DisableImplicitFrameworkDefines>true</DisableImplicitFrameworkDefines></PropertyGroup></Project>
//- /s/lib/L.cs
//- /s/app/App.csproj
<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework><DisableImplicitFrameworkDefines>true</DisableImplicitFrameworkDefines></PropertyGroup>
<ItemGroup><ProjectReference Include="..\LIB\Lib.csproj" /><ProjectReference Include="..\fs\F.fsproj" /><ProjectReference Include="..\gone\Gone.csproj" /><ProjectReference Include="..\gen\Gen.csproj" OutputItemType="Analyzer" /></ItemGroup></Project>
//- /s/app/A.cs
"#;

#[test]
fn sln_with_folders_and_other_languages() {
    let text = r#"
//- /s/All.sln

Microsoft Visual Studio Solution File, Format Version 8.00
Project("{2150E333-8FDC-42A3-9474-1A3956D46DE8}") = "folder", "folder", "{1}"
EndProject
Project("{FAE04EC0-301F-11D3-BF4B-00C04F79EFBC}") = "App", "app\App.csproj", "{2}"
	ProjectSection(ProjectDependencies) = postProject
	EndProjectSection
EndProject
Project("{F184B08F-C81C-45F6-A57F-5ABD9991F28F}") = "V", "v\V.vbproj", "{3}"
EndProject
Project("{E24C65DC-7377-472B-9ABA-BC803B73C61A}") = "Site", "http://localhost/Site.csproj", "{4}"
EndProject
Project("{FAE04EC0-301F-11D3-BF4B-00C04F79EFBC}") = "Old", "old\Old.csproj", "{5}"
EndProject
Global
EndGlobal
"#;
    expect![[r#"
        App Exe for net8.0
          files: /s/app/A.cs
          symbols: DEBUG TRACE
          references: Lib
        Lib Library for net8.0
          files: /s/lib/L.cs
          symbols: DEBUG TRACE
        ! /s/All.sln:13:61: the project /s/old/Old.csproj does not exist; correct the path or remove it
        ! /s/app/App.csproj:2:105: the project /s/gone/Gone.csproj does not exist; correct the path or remove it
    "#]].assert_eq(&loaded(&format!("{text}{LIBRARY}"), "/s/All.sln"));
}

#[test]
fn slnx_and_slnf() {
    let text = r#"
//- /s/All.slnx
<Solution>
  <Configurations><Platform Name="x64" /></Configurations>
  <Folder Name="/src/"><Project Path="lib/Lib.csproj" /></Folder>
  <Project Path="app\App.csproj"><BuildDependency Project="lib/Lib.csproj" /></Project>
  <Project Path="gone/Gone.csproj" />
</Solution>
//- /s/filters/Part.slnf
{ "solution": { "path": "..\\All.slnx", "projects": [ "lib\\Lib.csproj" ] } }
//- /s/filters/Bad.slnf
{ "solution": { "path": 1 } }
"#;
    let text = format!("{text}{LIBRARY}");
    expect![[r#"
        Lib Library for net8.0
          files: /s/lib/L.cs
          symbols: DEBUG TRACE
        App Exe for net8.0
          files: /s/app/A.cs
          symbols: DEBUG TRACE
          references: Lib
        ! /s/All.slnx:5:12: the project /s/gone/Gone.csproj does not exist; correct the path or remove it
        ! /s/app/App.csproj:2:105: the project /s/gone/Gone.csproj does not exist; correct the path or remove it
    "#]].assert_eq(&loaded(&text, "/s/All.slnx"));
    expect![[r#"
        Lib Library for net8.0
          files: /s/lib/L.cs
          symbols: DEBUG TRACE
    "#]]
    .assert_eq(&loaded(&text, "/s/filters/Part.slnf"));
    expect![[r#"
        ! /s/filters/Bad.slnf:1:25: this is not a solution filter: invalid type: integer `1`, expected a string at line 1 column 25; correct the file
    "#]].assert_eq(&loaded(&text, "/s/filters/Bad.slnf"));
}

#[test]
fn folders_stand_for_their_solutions_or_projects() {
    let sln = "//- /s/One.sln\nMicrosoft Visual Studio Solution File\nProject(\"\") = \"Lib\", \"lib\\Lib.csproj\", \"\"\n";
    let again = sln.replace("One.sln", "Two.sln");
    expect![[r#"
        Lib Library for net8.0
          files: /s/lib/L.cs
          symbols: DEBUG TRACE
    "#]]
    .assert_eq(&loaded(&format!("{sln}{again}{LIBRARY}//- /s/stray/S.cs\n"), "/s"));
    expect![[r#"
        App Exe for net8.0
          files: /s/app/A.cs
          symbols: DEBUG TRACE
          references: Lib
        Lib Library for net8.0
          files: /s/lib/L.cs
          symbols: DEBUG TRACE
        ! /s/app/App.csproj:2:105: the project /s/gone/Gone.csproj does not exist; correct the path or remove it
    "#]]
    .assert_eq(&loaded(&format!("{LIBRARY}//- /s/stray/S.cs\n"), "/s"));
}
