//! Which code, as far as a path does not say it.

use clap::Args;
use project::CodeOptions;
use std::path::PathBuf;

/// How code is read.
#[derive(Args)]
pub(crate) struct CodeArgs {
    /// Of projects with several targets, take this one: `net8.0`, `net472`
    #[arg(long, value_name = "FRAMEWORK")]
    target_framework: Option<String>,
    /// A jar, or a folder of jars or classes, that Java classes are built with: its types are known, nothing is reported in it
    /// [default: those in and beside the program, and `libraries` of the configuration]
    #[arg(id = "library", long, value_name = "PATH")]
    libraries: Vec<PathBuf>,
    /// The JDK that Java classes are built with
    /// [default: `jdk` of the configuration, else that of `JAVA_HOME` or of the `java` on the path]
    #[arg(long, value_name = "FOLDER")]
    jdk: Option<PathBuf>,
}

impl CodeArgs {
    /// What was chosen.
    pub(crate) fn options(&self) -> CodeOptions {
        CodeOptions {
            target_framework: self.target_framework.clone(),
            libraries: self.libraries.clone(),
            jdk: self.jdk.clone(),
            ..CodeOptions::default()
        }
    }
}
