//! Any bytes give problems, not a panic, a hang or a full memory.

use super::{loaded, show, tree};
use crate::dotnet::{Memory, Options, load};
use expect_test::expect;
use std::fmt::Write;
use std::path::Path;

fn project(body: &str) -> String {
    loaded(&format!("//- /r/P.csproj\n<Project>{body}</Project>\n//- /r/A.cs\n"), "/r/P.csproj")
}

#[test]
fn loops() {
    let text = r#"
//- /r/P.csproj
<Project><Import Project="a.props" /><Import Project="P.csproj" /></Project>
//- /r/a.props
<Project><Import Project="b.props" /></Project>
//- /r/b.props
<Project><Import Project="A.props" /></Project>
"#;
    expect![[r#"
        P Library
        ! /r/P.csproj:1:46: /r/P.csproj imports itself, directly or by way of others; remove one import
        ! /r/b.props:1:18: /r/a.props imports itself, directly or by way of others; remove one import
    "#]]
    .assert_eq(&loaded(text, "/r/P.csproj"));
    let each_other = r#"
//- /r/A.csproj
<Project><ItemGroup><ProjectReference Include="B.csproj;A.csproj" /></ItemGroup></Project>
//- /r/B.csproj
<Project><ItemGroup><ProjectReference Include="A.csproj" /></ItemGroup></Project>
"#;
    expect![[r#"
        A Library
          references: B
        B Library
          references: A
    "#]]
    .assert_eq(&loaded(each_other, "/r/A.csproj"));
}

#[test]
fn things_that_grow() {
    let doubling = "<A>aaaaaaaaaaaaaaaa</A>".to_owned() + &"<A>$(A)$(A)</A>".repeat(60);
    expect![[r#"
        P Library
        ! /r/P.csproj: evaluating this project takes too much work, so the rest of it is not read; look for properties that grow, or for wildcards that reach too far
    "#]].assert_eq(&project(&format!("<PropertyGroup>{doubling}</PropertyGroup>")));
    let replacing = "<A>aaaaaaaaaaaaaaaa</A>".to_owned() + &"<A>$(A.Replace('a', '$(A)'))</A>".repeat(60);
    assert!(project(&format!("<PropertyGroup>{replacing}</PropertyGroup>")).len() < 1000);
    let items = "<X Include='a' />".to_owned()
        + &"<X Include='@(X);@(X)' />".repeat(60)
        + "<Compile Include='@(X)' />";
    assert!(project(&format!("<ItemGroup>{items}</ItemGroup>")).contains("takes too much work"));
    let mut imports = String::from("//- /r/P.csproj\n<Project><Import Project='0.props' /></Project>\n");
    for n in 0..30 {
        let import = format!("<Import Project='{}.props' />", n + 1);
        _ = writeln!(imports, "//- /r/{n}.props\n<Project>{import}{import}</Project>");
    }
    imports.push_str("//- /r/30.props\n<Project />");
    assert!(loaded(&imports, "/r/P.csproj").contains("takes too much work"));
    let symbols = "A;".repeat(1 << 20);
    assert!(
        project(&format!("<PropertyGroup><DefineConstants>{symbols}</DefineConstants></PropertyGroup>"))
            .contains("symbols: A\n")
    );
}

#[test]
fn things_that_nest() {
    let deep = |open: &str, close: &str| format!("{}x{}", open.repeat(100_000), close.repeat(100_000));
    for text in [
        deep("(", ")"),
        deep("!", ""),
        deep("$(", ")"),
        deep("$(A.Trim(", "))"),
        deep("'", "'"),
        deep("$([MSBuild]::Add(", "))"),
    ] {
        let text = text.replace('\'', "&apos;");
        project(&format!(
            "<PropertyGroup><A Condition=\"{text}\">{text}</A></PropertyGroup><ItemGroup><Compile Include=\"{text}\" /></ItemGroup>"
        ));
    }
    assert!(project(&"<Choose><When Condition='true'>".repeat(100)).contains("nested more than 64 deep"));
    let path = "a/".repeat(100_000);
    assert!(project(&format!("<Import Project='{path}b.props' />")).len() < 4000);
    assert!(project(&format!("<Import Project='{path}b.props' />")).contains("does not exist"));
}

#[test]
fn a_folder_with_very_many_files() {
    let mut files = Memory::default();
    let patterns = "**/none/*.cs;".repeat(60);
    let text = format!("<Project><ItemGroup><Compile Include='**/*.cs;{patterns}' /></ItemGroup></Project>");
    files.insert("/r/P.csproj", text);
    for n in 0..20_000 {
        files.insert(format!("/r/{}/{n}.cs", n % 100), "");
    }
    let solution = load(&files, Path::new("/r/P.csproj"), &Options::default());
    assert_eq!(solution.projects[0].files.len(), 20_000);
    let messages: Vec<String> = solution.problems.iter().map(ToString::to_string).collect();
    expect![[r#"
        /r/P.csproj: evaluating this project takes too much work, so the rest of it is not read; look for properties that grow, or for wildcards that reach too far
        /r/P.csproj:1:30: this wildcard reaches too many files; name a folder with fewer"#]].assert_eq(&messages.join("\n"));
}

/// A small generator is enough to mutate, and gives the same texts on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

const SEED: &str = r#"<Project Sdk="Microsoft.NET.Sdk" xmlns="http://schemas.microsoft.com/developer/msbuild/2003"><PropertyGroup Condition="'$(A.Substring(1))' != 'b' and (Exists('..\x\') or !$([MSBuild]::IsOSPlatform('Linux')))"><TargetFrameworks>net8.0;net45</TargetFrameworks><A>$([System.String]::Join(';', '$(A)', 'b'))%2A$(A.Split(';')[0].Length)</A></PropertyGroup><Choose><When Condition="1 &lt; 2"><ItemGroup><Compile Include="**/*.cs;@(X->'%(Filename)')" Exclude="a/**;*?.b" Remove="x" /></ItemGroup></When><Otherwise /></Choose><Import Project="$(MSBuildThisFileDirectory)*.props;P.csproj" /><ItemGroup><X Include="A.cs" Link="y"><M Condition="'%(M)'==''">é</M></X><Using Include="S" Alias="T" /><ProjectReference Include="..\**\*.csproj" /><PackageReference Include="P" Version="1.*" /><Reference Include="R, V=1"><HintPath>a\b.dll</HintPath></Reference></ItemGroup></Project>"#;

const SOLUTION: &str = "Microsoft Visual Studio Solution File\r\nProject(\"{F}\") = \"P\", \"P.csproj\", \"{1}\"\r\nEndProject\r\n";

fn mutated(random: &mut Random, text: &[u8]) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..=random.below(6) {
        let (at, other) = (random.below(bytes.len()), random.below(bytes.len()));
        match random.below(5) {
            0 => bytes.truncate(at.max(1)),
            1 => bytes[at] = random.below(256) as u8,
            2 => _ = bytes.remove(at),
            3 => bytes.insert(at, b"$@%(){}[]<>'\"&;,.*?\\/!=-"[random.below(24)]),
            _ => {
                let piece = bytes[at.min(other)..at.max(other)].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, piece);
            }
        }
        bytes.truncate(1 << 14);
        if bytes.is_empty() {
            bytes.push(b'<');
        }
    }
    bytes
}

#[test]
fn thousands_of_mutations() {
    let mut random = Random(42);
    let slnx = "<Solution><Folder Name='/a/'><Project Path='P.csproj' /></Folder></Solution>";
    let filter = r#"{"solution": {"path": "S.sln", "projects": ["P.csproj"]}}"#;
    let json = r#"{"buildOptions": {"define": ["A"], "compile": {"exclude": "x/**"}}, "dependencies": {"P": {"target": "project"}, "Q": "1"}, "frameworks": {"net45": {"dependencies": {}}}}"#;
    for _ in 0..1000 {
        let mut files = tree(
            "//- /r/A.cs\n//- /r/a/b.cs\n//- /r/e.props\n<Project><PropertyGroup><A>$(A)</A></PropertyGroup></Project>",
        );
        files.insert("/r/P.csproj", mutated(&mut random, SEED.as_bytes()));
        files.insert("/r/S.sln", mutated(&mut random, SOLUTION.as_bytes()));
        files.insert("/r/S.slnx", mutated(&mut random, slnx.as_bytes()));
        files.insert("/r/S.slnf", mutated(&mut random, filter.as_bytes()));
        files.insert("/r/Q.xproj", "");
        files.insert("/r/project.json", mutated(&mut random, json.as_bytes()));
        for path in ["/r/P.csproj", "/r/Q.xproj", "/r/S.slnf", "/r"] {
            let once = load(&files, Path::new(path), &Options::default());
            assert_eq!(show(&once), show(&load(&files, Path::new(path), &Options::default())));
        }
    }
}
