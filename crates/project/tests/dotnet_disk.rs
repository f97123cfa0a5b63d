//! Projects on a real disk: links, names in another case, files that are not files.

use project::dotnet::{Disk, Options, Project, load};
use std::fs;
use std::path::Path;

fn names(project: &Project, root: &Path) -> Vec<String> {
    let relative = |path: &std::path::PathBuf| {
        path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
    };
    project.files.iter().map(relative).collect()
}

#[test]
fn a_project_on_disk() {
    let root = tempfile::tempdir().expect("a temporary folder can be made");
    let root = fs::canonicalize(root.path()).expect("it exists");
    fs::create_dir_all(root.join("Sub/obj")).expect("folders can be made");
    let text = r#"<Project><ItemGroup><Compile Include="SUB\**\*.cs;main.cs" /></ItemGroup></Project>"#;
    for (name, text) in [("P.csproj", text), ("Main.cs", ""), ("Sub/A.cs", ""), ("Sub/A.txt", "")] {
        fs::write(root.join(name), text).expect("files can be written");
    }
    let solution = load(&Disk, &root.join("P.csproj"), &Options::default());
    assert_eq!(names(&solution.projects[0], &root), ["Main.cs", "Sub/A.cs"]);
    assert_eq!(solution.problems, []);
}

#[cfg(unix)]
#[test]
fn links_that_form_a_loop_end() {
    use std::os::unix::fs::symlink;
    let root = tempfile::tempdir().expect("a temporary folder can be made");
    let root = fs::canonicalize(root.path()).expect("it exists");
    fs::create_dir(root.join("a")).expect("folders can be made");
    fs::write(root.join("a/A.cs"), "").expect("files can be written");
    symlink(&root, root.join("a/up")).expect("links can be made");
    symlink(root.join("a/A.cs"), root.join("a/B.cs")).expect("links can be made");
    symlink("nowhere", root.join("a/C.cs")).expect("links can be made");
    let bare = load(&Disk, &root, &Options::default());
    assert_eq!(names(&bare.projects[0], &root), ["a/A.cs", "a/B.cs"]);
    let text = r#"<Project><ItemGroup><Compile Include="**\*.cs" /></ItemGroup></Project>"#;
    fs::write(root.join("P.csproj"), text).expect("files can be written");
    let globbed = load(&Disk, &root, &Options::default());
    assert_eq!(names(&globbed.projects[0], &root), ["a/A.cs", "a/B.cs"]);
}
