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
