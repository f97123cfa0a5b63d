//! .NET projects: from a path to the source files, symbols, usings and references of every C# project behind it.
//!
//! [`load`] takes a solution (`.sln`, `.slnx`, `.slnf`), a project (`.csproj`, `.xproj`), a source file (`.cs`) or a folder, and
//! never fails: what cannot be read is a [`Problem`], and the rest is loaded. Neither .NET nor a restored or built
//! project is needed.
//!
//! Project files are evaluated as `MSBuild` would, targets and tasks aside: properties and imports in order, then
//! items. What the SDK adds is written down in short project files of our own (`dotnet/sdk`). The choices:
//!
//! - The configuration is `Debug`, unless [`Options`] say otherwise.
//! - Projects are read as on Windows, on every system: what is conditional on Windows takes part, and the same
//!   input gives the same result everywhere. Environment variables are not seen.
//! - Of several target frameworks, one is analysed: the newest `net5.0` or later, else the newest `netcoreapp`, else
//!   the newest `netstandard` from 2.0 on, else the newest .NET Framework, else an older `netstandard`; without a platform (`-windows`) before with one.
//! - Of several projects that compile the same files, one for each framework, one is analysed, too.
//! - Backslashes separate folders everywhere, and a name that is not found is looked for in any case.
//! - Wildcards do not follow links to folders.
//!
//! Misses: files that are made while building, items that targets add, and sources that packages bring.
//!
//! The cost is linear in the bytes of project files and the entries of the folders that wildcards reach: each folder
//! is listed once, each file parsed once, each project evaluated once, or twice if it has several targets. All of it
//! is bounded for each project, so hostile input ends in a problem.

mod condition;
mod dialect;
mod evaluate;
mod expand;
mod files;
mod framework;
mod functions;
mod glob;
mod items;
mod load;
mod paths;
mod problem;
mod project;
pub mod references;
mod sdk;
mod solution;
mod tree;
mod variants;
mod vs2003;
mod xml;
mod xproj;

#[cfg(test)]
mod tests;

pub(crate) use dialect::dialects;
pub use files::{Disk, Entry, Files, Kind, Memory};
pub use load::{load, load_all};
pub use problem::{Place, Problem, Severity};

use references::Machine;
use std::path::{Path, PathBuf};

/// What [`load`] found.
#[derive(Clone, Default, Debug)]
pub struct Solution {
    /// Those that were named, in their order, then those that they refer to.
    pub projects: Vec<Project>,
    /// Sorted by file and place, each once; the first thousand if there are more.
    pub problems: Vec<Problem>,
}

/// The path as [`Project::files`] spells it: absolute, without dots.
pub(crate) fn normal(path: &Path) -> PathBuf {
    paths::to_disk(&paths::from_disk(path))
}

/// A C# project: what the compiler would be given.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is one switch of the compiler, independent of the others"
)]
pub struct Project {
    /// The name of the project file without extension, or of the folder or source file.
    pub name: String,
    /// The project file; none if a folder or a source file was loaded as it is.
    pub path: Option<PathBuf>,
    /// The `.cs` files, generated ones included; sorted, each once, all of them existing.
    pub files: Vec<PathBuf>,
    /// What `#if` sees, each once, in the order of definition.
    pub symbols: Vec<String>,
    /// What every file of the project uses, each once.
    pub usings: Vec<GlobalUsing>,
    /// The projects that this one names, as indexes of [`Solution::projects`]; not those that they name.
    pub references: Vec<usize>,
    /// Libraries and packages that this project names. [`references`] finds those of the framework.
    pub assemblies: Vec<AssemblyReference>,
    /// The short name of the target framework (`net8.0`, `net472`), if it has one.
    pub target_framework: Option<String>,
    /// All that it is built for, this one included.
    pub target_frameworks: Vec<String>,
    /// `LangVersion`, as written.
    pub lang_version: Option<String>,
    /// `RootNamespace`, or the name of the project.
    pub root_namespace: Option<String>,
    /// `AssemblyName`, or the name of the project.
    pub assembly_name: String,
    /// What the compiler makes.
    pub output: OutputKind,
    /// Whether reference types without `?` exclude null, unless the source says otherwise.
    pub nullable: bool,
    /// Whether `unsafe` is allowed.
    pub allow_unsafe: bool,
    /// Whether arithmetic is checked for overflow, unless the source says otherwise.
    pub checked_arithmetic: bool,
    /// Whether it has tests: it says so, or it uses a test framework.
    pub is_test: bool,
}

impl Project {
    /// A project that nobody described: these files, compiled for debugging.
    fn bare(name: &str, files: Vec<PathBuf>) -> Project {
        Project {
            name: name.to_owned(),
            path: None,
            files,
            symbols: vec!["DEBUG".to_owned(), "TRACE".to_owned()],
            usings: Vec::new(),
            references: Vec::new(),
            assemblies: Vec::new(),
            target_framework: None,
            target_frameworks: Vec::new(),
            lang_version: None,
            root_namespace: None,
            assembly_name: name.to_owned(),
            output: OutputKind::Library,
            nullable: false,
            allow_unsafe: false,
            checked_arithmetic: false,
            is_test: false,
        }
    }
}

/// `global using` that stands in a project file or comes from its SDK.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GlobalUsing {
    /// The namespace or type.
    pub name: String,
    /// What it does.
    pub kind: UsingKind,
}

/// The three kinds of `using`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UsingKind {
    /// `using System;`
    Namespace,
    /// `using static System.Math;`
    Static,
    /// `using Name = System.Math;`
    Alias(String),
}

/// A library that a project names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AssemblyReference {
    /// The simple name of the assembly, or the id of the package.
    pub name: String,
    /// The version of a package, as written.
    pub version: Option<String>,
    /// How it was named.
    pub origin: Origin,
    /// Its files, as far as they were found.
    pub files: Vec<PathBuf>,
}

/// How a library got into a project.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// `<Reference>`: a file, or a name that the framework knows.
    Reference,
    /// `<PackageReference>`
    Package,
}

/// What the compiler makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OutputKind {
    /// A program with a console.
    Exe,
    /// A program with windows.
    WinExe,
    /// A library.
    Library,
}

/// What may be chosen about loading.
#[derive(Clone, Debug)]
pub struct Options {
    /// The configuration, mostly `Debug` or `Release`.
    pub configuration: String,
    /// The target framework to prefer in projects that have it among several.
    pub target_framework: Option<String>,
    /// Where packages are looked for.
    pub machine: Machine,
}

impl Default for Options {
    fn default() -> Self {
        Options { configuration: "Debug".to_owned(), target_framework: None, machine: Machine::default() }
    }
}
