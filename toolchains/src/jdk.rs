//! A JDK: the one that `JAVA_HOME` names, or else the one on the PATH.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A program of the JDK, such as `javac`.
pub fn find(program: &str) -> Result<Command, String> {
    let home = env::var_os("JAVA_HOME").filter(|home| !home.is_empty());
    let path = match home {
        Some(home) => Path::new(&home).join("bin").join(program),
        None => PathBuf::from(program),
    };
    let started = Command::new(&path).arg("-version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    match started {
        Ok(_) => Ok(Command::new(path)),
        Err(error) => Err(format!(
            "cannot run {} ({error}): set JAVA_HOME to a JDK, or install one (Debian: openjdk-17-jdk-headless)",
            path.display()
        )),
    }
}

/// Likewise, for tests, which cannot go on without it.
pub fn tool(program: &str) -> Command {
    find(program).unwrap_or_else(|why| panic!("this test needs a JDK: {why}"))
}

/// The folder of the JDK.
pub fn home() -> PathBuf {
    let output =
        tool("java").args(["-XshowSettings:properties", "-version"]).output().expect("java has just started");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let home = text.lines().find_map(|line| line.trim().strip_prefix("java.home = "));
    home.expect("every java says where it is").into()
}
