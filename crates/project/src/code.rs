//! From a path to the program behind it in the intermediate language.

use crate::dotnet::references::{Environment, Machine};
use crate::dotnet::{self, Disk, Options, Problem, Solution};
use crate::jvm::{self, ClassPath, Libraries};
use crate::sources::{self, Size, Sources};
use crate::{Error, Jobs};
use csharp::lower::{Lowered, Stats, lower};
use ir::Program;
use std::path::{Path, PathBuf};

/// A program, read and understood as far as it goes.
pub struct Code {
    /// The program.
    pub program: Program,
    /// How much of it was understood.
    pub stats: Stats,
    /// What could not be read, by file and place.
    pub problems: Vec<Problem>,
    /// How much was read.
    pub size: Size,
}

/// What may be chosen about reading code.
#[derive(Clone, Default, Debug)]
pub struct CodeOptions {
    /// The target framework to take in projects that have it among several.
    pub target_framework: Option<String>,
    /// Are the models of libraries read, too? Only engines that run programs need them.
    pub models: bool,
    /// What a Java program is built with: jars, and folders of jars or classes.
    pub libraries: Vec<PathBuf>,
    /// The JDK that it is built with; `None` for that of `JAVA_HOME` or of the `java` on the path.
    pub jdk: Option<PathBuf>,
}

/// Reads the solution, project, folder or file of C#, or the class files, jar or folder of compiled Java, at `path`. The outcome is the same for any number of workers.
pub fn load_code(
    path: &Path,
    options: &CodeOptions,
    jobs: Jobs,
    on_phase: &(dyn Fn(&'static str) + Sync),
) -> Result<Code, Error> {
    if let Err(error) = std::fs::metadata(path) {
        let help = "name a solution, a project, a folder, a C# file, a class file or a jar";
        return Err(Error::new(format!("cannot read {}", path.display())).because(error).help(help));
    }
    let libraries = Libraries::locate(&options.libraries, options.jdk.as_deref())?;
    jobs.run(|| {
        on_phase("reading projects");
        let machine = Machine::locate(&Disk, &Environment::of_this_process());
        let wanted =
            Options { target_framework: options.target_framework.clone(), machine, ..Options::default() };
        let solution =
            if jvm::is_java(path) { Solution::default() } else { dotnet::load(&Disk, path, &wanted) };
        // A folder that has both is read as C#.
        if solution.projects.iter().all(|project| project.files.is_empty()) {
            let classes = ClassPath::of(&[path.to_owned()]);
            if !classes.is_empty() {
                on_phase("reading classes");
                return jvm::read(&classes, &libraries);
            }
        }
        on_phase("parsing");
        let Sources { symbols, problems, size } = sources::Reader::new(options.models).read(&solution);
        on_phase("lowering");
        let Lowered { program, stats } = lower(&symbols);
        Code { program, stats, problems, size }
    })
}
