//! The Java front end. Knows class files and what they come in; knows no engine, no disk.
//!
//! - [`containers`]: jars in jars, jmods, the JDK's own image: bytes in, classes out.
//! - [`library`]: of libraries, those classes that a program mentions.
//! - [`lower`]: all classes of a program to the intermediate language.
//! - [`suppress`]: what annotations in the sources suppress.

pub mod containers;
pub mod library;
pub mod lower;
pub mod suppress;

/// What could not be read or understood, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file, and the entries of archives that lead to it: `app.jar!/lib/core.jar!/A.class`.
    pub path: String,
    /// Which byte of it is wrong, if it is one.
    pub offset: Option<usize>,
    /// The reason, as a phrase without a full stop.
    pub reason: String,
}

impl Problem {
    fn of_class(path: &str, problem: &classfile::Problem) -> Problem {
        let reason = problem.reason.to_string();
        Problem { path: path.to_owned(), offset: Some(problem.offset), reason }
    }
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.offset {
            Some(offset) => write!(f, "{}: at byte {offset:#x}: {}", self.path, self.reason),
            None => write!(f, "{}: {}", self.path, self.reason),
        }
    }
}
