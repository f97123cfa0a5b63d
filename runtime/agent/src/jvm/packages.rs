//! Which classes are the program's own.

use super::apis::is_platform;
use crate::settings::Settings;

/// Build tools and test frameworks: their threads are their own business.
const USUALLY_EXCLUDED: [&str; 29] = [
    "ch.qos.logback",
    "com.google.inject",
    "com.intellij",
    "groovy",
    "junit",
    "kotlin",
    "net.bytebuddy",
    "org.apache.groovy",
    "org.apache.logging",
    "org.apache.maven",
    "org.apache.surefire",
    "org.apache.tools.ant",
    "org.codehaus.groovy",
    "org.codehaus.mojo",
    "org.codehaus.plexus",
    "org.eclipse.aether",
    "org.eclipse.sisu",
    "org.gradle",
    "org.hamcrest",
    "org.jacoco",
    "org.junit",
    "org.mockito",
    "org.objectweb.asm",
    "org.slf4j",
    "org.sonatype",
    "org.testng",
    "scala",
    "worker.org.gradle",
    "org.opentest4j",
];

/// Does a virtual machine that was started with this command run a build, and nothing else? Gradle's tests run in other processes. Much of what
/// its own threads hand to each other is in packages that are left alone, so what could be said about the rest would often be wrong.
pub(crate) fn is_build_tool(command: &str) -> bool {
    command.starts_with("org.gradle.launcher.")
}

/// Packages to leave alone, and packages to watch in spite of that.
pub(crate) struct Packages {
    /// Prefixes of class names, with slashes.
    exclude: Vec<String>,
    include: Vec<String>,
}

impl Packages {
    pub(crate) fn new(settings: &Settings) -> Packages {
        let usual = USUALLY_EXCLUDED.iter().copied().map(prefix);
        Packages {
            exclude: usual.chain(settings.exclude.iter().map(|name| prefix(name))).collect(),
            include: settings.include.iter().map(|name| prefix(name)).collect(),
        }
    }

    /// Is a class of the program to be watched?
    pub(crate) fn watch(&self, class: &str) -> bool {
        let begins = |prefixes: &[String]| prefixes.iter().any(|prefix| class.starts_with(prefix.as_str()));
        !is_platform(class)
            && !class.contains("$$Lambda")
            && (begins(&self.include) || !begins(&self.exclude))
    }
}

/// A package is everything in it and below it.
fn prefix(package: &str) -> String {
    package.replace('.', "/") + "/"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn builds_are_told_from_the_tests_that_they_run() {
        assert!(is_build_tool("org.gradle.launcher.GradleMain --offline test"));
        assert!(is_build_tool("org.gradle.launcher.daemon.bootstrap.GradleDaemon 8.5"));
        assert!(!is_build_tool(
            "worker.org.gradle.process.internal.worker.GradleWorkerMain 'Gradle Test Executor 1'"
        ));
    }
}
