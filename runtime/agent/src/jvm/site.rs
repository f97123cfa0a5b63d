//! Places in the program: those that touch an object, and those that make one.

use active::{Access, StackFrame};

/// A place that calls a thread-unsafe method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    /// `com/acme/Cache`
    pub(crate) class: String,
    pub(crate) method: String,
    pub(crate) source: Option<String>,
    pub(crate) line: Option<u16>,
    /// `java/util/Map`, as the call names it.
    pub(crate) receiver: String,
    pub(crate) callee: String,
    pub(crate) descriptor: String,
    pub(crate) dispatch: Dispatch,
}

/// A place that makes a thread-unsafe object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    /// `com/acme/Cache`
    pub(crate) class: String,
    pub(crate) method: String,
    pub(crate) source: Option<String>,
    pub(crate) line: Option<u16>,
    /// `java/util/HashMap`
    pub(crate) made: String,
}

impl Origin {
    /// The place, as stacks tell theirs.
    pub(crate) fn frame(&self) -> StackFrame {
        StackFrame {
            method: format!("{}.{}", self.class.replace('/', "."), self.method),
            file: self.source.clone(),
            line: self.line.map(u32::from),
        }
    }
}

/// Which class decides what is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dispatch {
    /// That of the object.
    Object,
    /// The one that the call names: `super.add(x)`.
    Named,
    /// None: it is no call, but an access to a field.
    Field(Access),
}

impl Site {
    /// `com.acme.Cache.put:12 Map.put`: the same in every run.
    pub(crate) fn name(&self) -> String {
        let line = self.line.map_or_else(|| "?".to_owned(), |line| line.to_string());
        format!("{}.{}:{line} {}", self.class.replace('/', "."), self.method, self.operation())
    }

    /// `Map.put`, `Cache.size` for a field that is read, `Cache.size =` for one that is written.
    pub(crate) fn operation(&self) -> String {
        let receiver = self.receiver.rsplit('/').next().unwrap_or(&self.receiver).replace('$', ".");
        let assigned = if self.dispatch == Dispatch::Field(Access::Write) { " =" } else { "" };
        format!("{receiver}.{}{assigned}", self.callee)
    }

    /// `com/acme/Cache.size`: a field of this name may be in another class, too.
    pub(crate) fn operation_of_class(&self) -> String {
        format!("{}.{}", self.receiver, self.callee)
    }

    /// The name of the field, if it accesses one.
    pub(crate) fn field(&self) -> Option<String> {
        matches!(self.dispatch, Dispatch::Field(_)).then(|| self.callee.clone())
    }

    /// `Cache.java:12`, as other engines call the place.
    pub(crate) fn alias(&self) -> Option<String> {
        Some(format!("{}:{}", self.source.as_ref()?, self.line?))
    }
}
