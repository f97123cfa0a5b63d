//! A place in the program that touches an object: where it is, and what it does.

use crate::clr::apis::{Method, Touched};
use crate::clr::profiler::ModuleId;
use active::{Access, StackFrame};

/// A place that calls a thread-unsafe method.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Site {
    /// The method that makes the call, as people know it: `Acme.Cache.Put`.
    pub(crate) caller: String,
    /// The same for the runtime.
    pub(crate) module: ModuleId,
    pub(crate) method: u32,
    /// The path of the source file and the line, if they are known.
    pub(crate) place: Option<(String, u32)>,
    /// ``System.Collections.Generic.List`1``, as the call names it.
    pub(crate) receiver: String,
    /// `get_Item`
    pub(crate) callee: String,
    pub(crate) parameters: Vec<Option<String>>,
    pub(crate) via: Via,
    /// The object in question.
    pub(crate) touched: Touched,
    /// What the call does to it, if the object is as the call names it.
    pub(crate) access: Access,
}

/// How the call is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Via {
    /// Here.
    Call,
    /// Wherever somebody calls a delegate that was made here.
    Delegate,
}

impl Site {
    /// `Acme.Cache.Put:12 Dictionary.Add`: the same in every run.
    pub(crate) fn name(&self) -> String {
        let line = self.place.as_ref().map_or_else(|| "?".to_owned(), |(_, line)| line.to_string());
        let argument = match self.touched {
            Touched::This | Touched::Walked => String::new(),
            Touched::Argument(number) => format!("(arg{number})"),
        };
        format!("{}:{line} {}{argument}", self.caller, self.operation())
    }

    /// `Dictionary.Add`, `List.Count`, `List.Capacity =`, `Dictionary.this[] =`.
    pub(crate) fn operation(&self) -> String {
        let last = self.receiver.rsplit('.').next().unwrap_or(&self.receiver);
        let ty = last.split('`').next().unwrap_or(last);
        let (name, assigned) = match self.callee.split_once('_') {
            Some(("get", name)) => (name, ""),
            Some(("set", name)) => (name, " ="),
            _ => (self.callee.as_str(), ""),
        };
        let name = match name {
            "Item" | "Chars" if self.callee != name => "this[]",
            ".ctor" => return format!("new {ty}"),
            name => name,
        };
        format!("{ty}.{name}{assigned}")
    }

    /// `Cache.cs:12`, as other engines call the place.
    pub(crate) fn alias(&self) -> Option<String> {
        let (path, line) = self.place.as_ref()?;
        Some(format!("{}:{line}", path.rsplit(['/', '\\']).next()?))
    }

    /// The place as a call on a stack.
    pub(crate) fn frame(&self) -> StackFrame {
        StackFrame {
            method: self.caller.clone(),
            file: self.place.as_ref().map(|(path, _)| path.clone()),
            line: self.place.as_ref().map(|(_, line)| *line),
        }
    }

    /// The method that is called.
    pub(crate) fn called(&self) -> Method<'_> {
        Method { name: &self.callee, parameters: &self.parameters }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn site(receiver: &str, callee: &str, touched: Touched) -> Site {
        Site {
            caller: "Acme.Cache.Put".to_owned(),
            module: ModuleId(1),
            method: 1,
            place: Some(("/src/Cache.cs".to_owned(), 12)),
            receiver: receiver.to_owned(),
            callee: callee.to_owned(),
            parameters: Vec::new(),
            via: Via::Call,
            touched,
            access: Access::Read,
        }
    }

    #[test]
    fn places_have_names_that_people_understand() {
        const LIST: &str = "System.Collections.Generic.List`1";
        let name = |receiver, callee, touched| site(receiver, callee, touched).name();
        assert_eq!(name(LIST, "Add", Touched::This), "Acme.Cache.Put:12 List.Add");
        assert_eq!(name(LIST, "set_Item", Touched::This), "Acme.Cache.Put:12 List.this[] =");
        assert_eq!(name(LIST, "get_Count", Touched::This), "Acme.Cache.Put:12 List.Count");
        assert_eq!(name(LIST, ".ctor", Touched::Argument(0)), "Acme.Cache.Put:12 new List(arg0)");
        assert_eq!(
            name("A.List`1.Enumerator", "MoveNext", Touched::This),
            "Acme.Cache.Put:12 Enumerator.MoveNext"
        );
        assert_eq!(site(LIST, "Add", Touched::This).alias().as_deref(), Some("Cache.cs:12"));
    }
}
