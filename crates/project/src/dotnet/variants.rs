//! Several project files that compile the same sources, one for each framework, as projects did before one
//! file could have several targets: `NLog.netfx35`, `NLog.netfx45`, … Like one of several targets, one of them
//! is analysed: otherwise each bug would be found once per framework.

use super::framework::Framework;
use super::problem::{Problem, Severity};
use super::{Project, Solution};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::path::PathBuf;

/// Keeps one of several projects that share most of their files: the one for the newest framework, then the
/// one with the most files. References to the others become references to it.
pub(super) fn keep_one(solution: &mut Solution) {
    let kept_for = representatives(&solution.projects);
    let mut new_index = vec![usize::MAX; kept_for.len()];
    let kept = (0..kept_for.len()).filter(|&index| kept_for[index] == index);
    kept.enumerate().for_each(|(new, old)| new_index[old] = new);
    let projects = std::mem::take(&mut solution.projects);
    let names: Vec<String> = projects.iter().map(|project| project.name.clone()).collect();
    for (index, mut project) in projects.into_iter().enumerate() {
        if kept_for[index] != index {
            solution.problems.extend(note(&project, &names[kept_for[index]]));
            continue;
        }
        let own = new_index[index];
        project.references = project.references.iter().map(|&old| new_index[kept_for[old]]).collect();
        project.references.retain(|&other| other != own);
        project.references.sort_unstable();
        project.references.dedup();
        solution.projects.push(project);
    }
    solution.problems.sort();
}

fn note(project: &Project, kept: &str) -> Option<Problem> {
    let message = format!("compiles the files of {kept}, which is analysed in its place");
    Some(Problem { file: project.path.clone()?, place: None, severity: Severity::Note, message })
}

/// For each project the one that is analysed in its place, mostly itself.
fn representatives(projects: &[Project]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..projects.len()).collect();
    order.sort_by_key(|&index| {
        let project = &projects[index];
        let target = project.target_framework.as_deref().and_then(Framework::parse);
        (target.map(|target| target.preference()), Reverse(project.files.len()), index)
    });
    // Projects without a known target come last, not first.
    order.sort_by_key(|&index| projects[index].target_framework.is_none());
    let mut owner: FxHashMap<&PathBuf, usize> = FxHashMap::default();
    let mut kept_for: Vec<usize> = (0..projects.len()).collect();
    for index in order {
        let files = &projects[index].files;
        let mut shared: FxHashMap<usize, usize> = FxHashMap::default();
        for other in files.iter().filter_map(|file| owner.get(file)) {
            *shared.entry(*other).or_default() += 1;
        }
        let most = shared.into_iter().max_by_key(|&(other, count)| (count, Reverse(other)));
        match most {
            // Some files in common is sharing; most files in common is the same project again.
            Some((other, count)) if count * 2 > files.len() => kept_for[index] = other,
            _ => files.iter().for_each(|file| {
                owner.entry(file).or_insert(index);
            }),
        }
    }
    kept_for
}

#[cfg(test)]
mod tests {
    use super::super::{Memory, Options, load};
    use std::fmt::Write as _;
    use std::path::Path;

    fn project(framework: &str, files: &str, references: &str) -> String {
        format!(
            "<Project><PropertyGroup><TargetFrameworkVersion>{framework}</TargetFrameworkVersion></PropertyGroup>
            <ItemGroup><Compile Include=\"{files}\"/>{references}</ItemGroup></Project>"
        )
    }

    #[test]
    fn one_project_for_each_framework_is_one_project() {
        let mut disk = Memory::default();
        for file in ["a.cs", "b.cs", "c.cs", "t.cs"] {
            disk.insert(format!("/x/p/{file}"), "class C { }");
        }
        disk.insert("/x/p/Lib35.csproj", project("v3.5", "a.cs;b.cs", ""));
        disk.insert("/x/p/Lib45.csproj", project("v4.5", "a.cs;b.cs;c.cs", ""));
        let to_old = "<ProjectReference Include=\"Lib35.csproj\"/>";
        disk.insert("/x/p/Test.csproj", project("v4.5", "t.cs;c.cs", to_old));
        let solution = load(&disk, Path::new("/x/p"), &Options::default());
        let mut told = String::new();
        for project in &solution.projects {
            let _ = writeln!(told, "{} {} {:?}", project.name, project.files.len(), project.references);
        }
        for problem in &solution.problems {
            let _ = writeln!(told, "{problem}");
        }
        expect_test::expect![[r"
            Lib45 3 []
            Test 2 [0]
            /x/p/Lib35.csproj: compiles the files of Lib45, which is analysed in its place
        "]]
        .assert_eq(&told);
    }
}
