//! What the compiler and the libraries of a project understand, so that an edit uses nothing else.

use super::framework::{Family, Framework};
use super::{Project, Solution};
use csharp::fix::{Dialect, Language, Library};

/// The dialects of all projects; the first is that of the libraries, which nobody edits.
pub(crate) fn dialects(solution: &Solution) -> Vec<Dialect> {
    std::iter::once(Dialect::default()).chain(solution.projects.iter().map(dialect)).collect()
}

fn dialect(project: &Project) -> Dialect {
    let frameworks = project.target_frameworks.iter().map(|name| library(name));
    let newest = Dialect::default();
    // A project that does not say for what it is built is an old one; files without a project are nobody's.
    let unsaid = if project.path.is_some() { Library::Tasks } else { newest.library };
    let library = frameworks.min().unwrap_or(unsaid);
    // What the compiler takes by itself for the oldest framework.
    let usual = if library >= Library::AsyncDisposal { newest.language } else { Language(7, 3) };
    let language = project.lang_version.as_deref().and_then(language).unwrap_or(usual);
    Dialect { symbols: project.symbols.clone(), language, library }
}

/// What is not known is taken to be old.
fn library(name: &str) -> Library {
    let Some(Framework { family, version, .. }) = Framework::parse(name) else { return Library::Threads };
    let (completed, disposal) = match family {
        Family::Net if version >= (6, 0, 0) => return Library::SharedRandom,
        Family::Net => return Library::AsyncDisposal,
        Family::CoreApp => ((1, 0, 0), (3, 0, 0)),
        Family::Standard => ((1, 3, 0), (2, 1, 0)),
        Family::Framework => ((4, 6, 0), (u32::MAX, 0, 0)),
    };
    match version {
        _ if version >= disposal => Library::AsyncDisposal,
        _ if version >= completed => Library::CompletedTasks,
        _ if family == Family::Framework && version < (4, 5, 0) => Library::Threads,
        _ => Library::Tasks,
    }
}

/// `7.3`, `8`; words such as `latest` are the newest.
fn language(text: &str) -> Option<Language> {
    let text = text.trim();
    if matches!(text, "latest" | "latestMajor" | "preview") {
        return Some(Dialect::default().language);
    }
    let (major, minor) = text.split_once('.').unwrap_or((text, "0"));
    Some(Language(major.parse().ok()?, minor.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_frameworks_have_less() {
        for (name, expected) in [
            ("net40", Library::Threads),
            ("net45", Library::Tasks),
            ("net472", Library::CompletedTasks),
            ("netstandard1.1", Library::Tasks),
            ("netstandard2.0", Library::CompletedTasks),
            ("netstandard2.1", Library::AsyncDisposal),
            ("netcoreapp2.1", Library::CompletedTasks),
            ("netcoreapp3.1", Library::AsyncDisposal),
            ("net5.0", Library::AsyncDisposal),
            ("net8.0-windows", Library::SharedRandom),
            ("uap10.0", Library::Threads),
        ] {
            assert_eq!(library(name), expected, "{name}");
        }
    }

    #[test]
    fn versions_of_the_language() {
        assert_eq!(language("7.3"), Some(Language(7, 3)));
        assert_eq!(language("6"), Some(Language(6, 0)));
        assert_eq!(language("latest"), Some(Dialect::default().language));
        assert_eq!(language("default"), None);
    }
}
