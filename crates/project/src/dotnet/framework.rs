//! Target frameworks by their short names (`net8.0-windows`, `netstandard2.0`, `net472`): order, symbols,
//! compatibility.

use std::cmp::Reverse;

/// The lines of .NET, from the least to the most preferred when a project has several targets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Family {
    Framework,
    Standard,
    CoreApp,
    Net,
}

/// A version of a framework; the third number only matters for `net472` and the like.
pub(super) type Version = (u32, u32, u32);

/// A target framework that we know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Framework {
    pub(super) family: Family,
    pub(super) version: Version,
    /// `windows10.0.19041` of `net8.0-windows10.0.19041`, in lower case.
    pub(super) platform: Option<String>,
}

const NET: &[Version] = &[(5, 0, 0), (6, 0, 0), (7, 0, 0), (8, 0, 0), (9, 0, 0), (10, 0, 0)];
const CORE_APP: &[Version] = &[(1, 0, 0), (1, 1, 0), (2, 0, 0), (2, 1, 0), (2, 2, 0), (3, 0, 0), (3, 1, 0)];
const STANDARD: &[Version] =
    &[(1, 0, 0), (1, 1, 0), (1, 2, 0), (1, 3, 0), (1, 4, 0), (1, 5, 0), (1, 6, 0), (2, 0, 0), (2, 1, 0)];
const FRAMEWORK: &[Version] = &[
    (2, 0, 0),
    (3, 0, 0),
    (3, 5, 0),
    (4, 0, 0),
    (4, 5, 0),
    (4, 5, 1),
    (4, 5, 2),
    (4, 6, 0),
    (4, 6, 1),
    (4, 6, 2),
    (4, 7, 0),
    (4, 7, 1),
    (4, 7, 2),
    (4, 8, 0),
    (4, 8, 1),
];

impl Framework {
    /// Reads a short name; nothing for `uap10.0`, `portable-…` and whatever else is not one of the four families.
    pub(super) fn parse(text: &str) -> Option<Framework> {
        let text = text.trim().to_ascii_lowercase();
        let (name, platform) = match text.split_once('-') {
            Some((name, platform)) => (name, Some(platform.to_owned())),
            None => (text.as_str(), None),
        };
        let (family, number) = if let Some(rest) = name.strip_prefix("netstandard") {
            (Family::Standard, rest)
        } else if let Some(rest) = name.strip_prefix("netcoreapp") {
            (Family::CoreApp, rest)
        } else {
            (Family::Framework, name.strip_prefix("net")?)
        };
        let version = version(number)?;
        let family = match family {
            Family::Framework | Family::CoreApp if version.0 >= 5 => Family::Net,
            family => family,
        };
        Some(Framework { family, version, platform })
    }

    /// From the long form of old projects: `.NETFramework` and `v4.5`.
    pub(super) fn from_long(identifier: &str, version_text: &str) -> Option<Framework> {
        let number = version_text.trim().trim_start_matches(['v', 'V']);
        let version = version(number)?;
        let family = match identifier {
            "" | ".NETFramework" => Family::Framework,
            ".NETStandard" => Family::Standard,
            ".NETCoreApp" if version.0 >= 5 => Family::Net,
            ".NETCoreApp" => Family::CoreApp,
            _ => return None,
        };
        Some(Framework { family, version, platform: None })
    }

    /// `.NETCoreApp`, `.NETStandard` or `.NETFramework`.
    pub(super) fn identifier(&self) -> &'static str {
        match self.family {
            Family::Net | Family::CoreApp => ".NETCoreApp",
            Family::Standard => ".NETStandard",
            Family::Framework => ".NETFramework",
        }
    }

    /// `8.0`, `4.7.2`.
    pub(super) fn version_text(&self) -> String {
        let (major, minor, patch) = self.version;
        if patch == 0 { format!("{major}.{minor}") } else { format!("{major}.{minor}.{patch}") }
    }

    /// The name that folders of packages and reference packs have.
    pub(super) fn short_name(&self) -> String {
        let (major, minor, patch) = self.version;
        match self.family {
            Family::Net => format!("net{major}.{minor}"),
            Family::CoreApp => format!("netcoreapp{major}.{minor}"),
            Family::Standard => format!("netstandard{major}.{minor}"),
            Family::Framework if patch == 0 => format!("net{major}{minor}"),
            Family::Framework => format!("net{major}{minor}{patch}"),
        }
    }

    /// The symbols that the SDK defines for this target.
    pub(super) fn symbols(&self) -> Vec<String> {
        let mut symbols = Vec::new();
        match self.family {
            Family::Net => {
                symbols.extend(["NET".to_owned(), "NETCOREAPP".to_owned()]);
                symbols.push(symbol("NET", self.version));
                symbols.extend(or_greater("NET", NET, self.version));
                symbols.extend(or_greater("NETCOREAPP", CORE_APP, self.version));
            }
            Family::CoreApp => {
                symbols.push("NETCOREAPP".to_owned());
                symbols.push(symbol("NETCOREAPP", self.version));
                symbols.extend(or_greater("NETCOREAPP", CORE_APP, self.version));
            }
            Family::Standard => {
                symbols.push("NETSTANDARD".to_owned());
                symbols.push(symbol("NETSTANDARD", self.version));
                symbols.extend(or_greater("NETSTANDARD", STANDARD, self.version));
            }
            Family::Framework => {
                symbols.push("NETFRAMEWORK".to_owned());
                symbols.push(framework_symbol(self.version));
                let older = FRAMEWORK.iter().filter(|&&version| version <= self.version);
                symbols.extend(older.map(|&version| format!("{}_OR_GREATER", framework_symbol(version))));
            }
        }
        symbols.extend(self.platform_symbols());
        symbols
    }

    fn platform_symbols(&self) -> Vec<String> {
        let Some(platform) = &self.platform else { return Vec::new() };
        let end = platform.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(platform.len());
        let (name, version) = (platform[..end].to_ascii_uppercase(), &platform[end..]);
        // The version of Windows that a target without one means.
        let version = if version.is_empty() && name == "WINDOWS" { "7.0" } else { version };
        if version.is_empty() {
            return vec![name];
        }
        let full = format!("{name}{}", version.replace('.', "_"));
        vec![name, format!("{full}_OR_GREATER"), full]
    }

    /// Whether a project for `self` can use what was built for `other`.
    pub(super) fn can_use(&self, other: &Framework) -> bool {
        let platform_fits = match (&self.platform, &other.platform) {
            (_, None) => true,
            (Some(own), Some(theirs)) => own.starts_with(theirs.as_str()),
            (None, Some(_)) => false,
        };
        let family_fits = match (self.family, other.family) {
            (own, theirs) if own == theirs => other.version <= self.version,
            (Family::Net, Family::CoreApp) => true,
            (_, Family::Standard) => other.version <= self.newest_standard(),
            _ => false,
        };
        platform_fits && family_fits
    }

    /// The newest .NET Standard that this framework implements.
    fn newest_standard(&self) -> Version {
        match (self.family, self.version) {
            (Family::Net, _) => (2, 1, 0),
            (Family::CoreApp, version) if version >= (3, 0, 0) => (2, 1, 0),
            (Family::CoreApp, version) if version >= (2, 0, 0) => (2, 0, 0),
            (Family::CoreApp, _) => (1, 6, 0),
            (Family::Standard, version) => version,
            (Family::Framework, version) if version >= (4, 6, 1) => (2, 0, 0),
            (Family::Framework, version) if version >= (4, 6, 0) => (1, 3, 0),
            (Family::Framework, version) if version >= (4, 5, 1) => (1, 2, 0),
            (Family::Framework, version) if version >= (4, 5, 0) => (1, 1, 0),
            (Family::Framework, _) => (0, 0, 0),
        }
    }

    /// What sorts the targets of a project from the one to analyse to the last choice. The first versions of .NET
    /// Standard had no threads; libraries leave out for them what is worth looking at.
    pub(super) fn preference(&self) -> (Reverse<(bool, Family, Version)>, bool) {
        let has_threads = self.family != Family::Standard || self.version >= (2, 0, 0);
        (Reverse((has_threads, self.family, self.version)), self.platform.is_some())
    }

    /// What sorts candidates for `self` from the best to the worst.
    pub(super) fn nearness(other: &Framework) -> Reverse<(Family, Version, bool)> {
        Reverse((other.family, other.version, other.platform.is_some()))
    }
}

/// `8.0`, `45`, `472`, `4.7.2`: digits without dots are one number each.
fn version(text: &str) -> Option<Version> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.') {
        return None;
    }
    let parts: Vec<&str> = if text.contains('.') {
        text.split('.').collect()
    } else {
        (0..text.len()).map(|at| &text[at..=at]).collect()
    };
    let mut numbers = parts.iter().map(|part| if part.is_empty() { Some(0) } else { part.parse().ok() });
    let major = numbers.next()??;
    Some((major, numbers.next().unwrap_or(Some(0))?, numbers.next().unwrap_or(Some(0))?))
}

fn symbol(prefix: &str, (major, minor, _): Version) -> String {
    format!("{prefix}{major}_{minor}")
}

fn framework_symbol((major, minor, patch): Version) -> String {
    if patch == 0 { format!("NET{major}{minor}") } else { format!("NET{major}{minor}{patch}") }
}

fn or_greater(prefix: &str, known: &[Version], newest: Version) -> Vec<String> {
    let mut versions: Vec<Version> = known.iter().copied().filter(|&version| version <= newest).collect();
    let last_known = known.last().copied().unwrap_or_default();
    // A framework from after this table was written: one version a year, all of them major.
    if prefix == "NET" && newest.0 <= last_known.0 + 100 {
        versions.extend((last_known.0 + 1..=newest.0).map(|major| (major, 0, 0)));
    }
    versions.into_iter().map(|version| format!("{}_OR_GREATER", symbol(prefix, version))).collect()
}

/// The one that is analysed when a project has several targets: the newest `net5.0` or later, else the newest
/// `netcoreapp`, else the newest `netstandard` from 2.0 on, else the newest .NET Framework, else an older
/// `netstandard`; a target without a platform before one with a platform. If none is known, the first as written.
pub(super) fn choose(list: &str) -> Option<String> {
    let names: Vec<&str> = list.split(';').map(str::trim).filter(|name| !name.is_empty()).collect();
    let known = names.iter().filter_map(|name| Some((Framework::parse(name)?, *name)));
    let best = known.min_by_key(|(target, _)| target.preference());
    best.map(|(_, name)| name).or(names.first().copied()).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;

    fn symbols(name: &str) -> String {
        Framework::parse(name).expect("a known framework").symbols().join(" ")
    }

    #[test]
    fn symbols_of_targets() {
        expect!["NET NETCOREAPP NET6_0 NET5_0_OR_GREATER NET6_0_OR_GREATER NETCOREAPP1_0_OR_GREATER NETCOREAPP1_1_OR_GREATER NETCOREAPP2_0_OR_GREATER NETCOREAPP2_1_OR_GREATER NETCOREAPP2_2_OR_GREATER NETCOREAPP3_0_OR_GREATER NETCOREAPP3_1_OR_GREATER WINDOWS WINDOWS7_0_OR_GREATER WINDOWS7_0"].assert_eq(&symbols("net6.0-windows"));
        expect!["NETSTANDARD NETSTANDARD1_1 NETSTANDARD1_0_OR_GREATER NETSTANDARD1_1_OR_GREATER"]
            .assert_eq(&symbols("netstandard1.1"));
        expect!["NETFRAMEWORK NET451 NET20_OR_GREATER NET30_OR_GREATER NET35_OR_GREATER NET40_OR_GREATER NET45_OR_GREATER NET451_OR_GREATER"].assert_eq(&symbols("net451"));
        assert!(symbols("net12.0").contains("NET11_0_OR_GREATER NET12_0_OR_GREATER"));
    }

    #[test]
    fn one_target_of_several() {
        for (list, chosen) in [
            ("net45;netstandard2.0;net8.0;net6.0", "net8.0"),
            ("net472; netstandard1.3 ;netstandard2.0", "netstandard2.0"),
            ("net45;netstandard1.6", "net45"),
            ("net8.0-windows;net8.0", "net8.0"),
            ("netcoreapp2.1;netcoreapp3.1;net48", "netcoreapp3.1"),
            ("uap10.0;MonoAndroid10", "uap10.0"),
        ] {
            assert_eq!(choose(list).as_deref(), Some(chosen), "{list}");
        }
        assert_eq!(choose(" ; "), None);
    }

    #[test]
    fn what_can_use_what() {
        let can = |own: &str, other: &str| {
            Framework::parse(own).expect("known").can_use(&Framework::parse(other).expect("known"))
        };
        assert!(can("net8.0", "netstandard2.1") && can("net8.0", "netcoreapp2.1") && can("net472", "net45"));
        assert!(can("net461", "netstandard2.0") && can("net8.0-windows", "net6.0"));
        assert!(!can("net45", "netstandard2.0") && !can("net8.0", "net472") && !can("net6.0", "net8.0"));
    }
}
