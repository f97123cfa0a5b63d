//! A JDK: the one that `JAVA_HOME` names, or else the one on the PATH.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A program of the JDK, such as `javac`.
pub fn find(program: &str) -> Result<Command, String> {
    let name = format!("{program}{}", env::consts::EXE_SUFFIX);
    let home = env::var_os("JAVA_HOME").filter(|home| !home.is_empty());
    let folders = match &home {
        Some(home) => vec![Path::new(home).join("bin")],
        None => env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect(),
    };
    let path = folders.into_iter().map(|folder| folder.join(&name)).find(|path| path.is_file());
    path.map(Command::new).ok_or_else(|| {
        let place = home.map_or("on the PATH".to_owned(), |home| format!("in {}", home.display()));
        format!("there is no {name} {place}: set JAVA_HOME to a JDK, or install one (Debian: openjdk-17-jdk-headless)")
    })
}

/// Likewise, for tests, which cannot go on without it.
pub fn tool(program: &str) -> Command {
    find(program).unwrap_or_else(|why| panic!("this test needs a JDK: {why}"))
}

/// The folder of the JDK.
pub fn home() -> PathBuf {
    let output = tool("java").args(["-XshowSettings:properties", "-version"]).output().expect("java starts");
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let home = text.lines().find_map(|line| line.trim().strip_prefix("java.home = "));
    home.expect("every java says where it is").into()
}
