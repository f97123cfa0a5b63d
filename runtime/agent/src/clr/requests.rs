//! Where the program begins to serve a request, known by names alone: what is handed an `HttpContext`, the actions of controllers, and what
//! attributes say.

use crate::clr::apis::Apis;
use crate::clr::metadata::Import;
use crate::clr::names::Names;
use crate::clr::stacks::attribute_names;
use cil::Token;
use cil::signature::{MethodSignature, Receiver, Type};

/// What a request and its answer are to ASP.NET Core. Middleware and endpoints get one.
const CONTEXT: &str = "Microsoft.AspNetCore.Http.HttpContext";

/// Types below these serve requests with their public methods.
const CONTROLLERS: [&str; 3] = [
    "Microsoft.AspNetCore.Mvc.Controller",
    "Microsoft.AspNetCore.Mvc.ControllerBase",
    "Microsoft.AspNetCore.Mvc.RazorPages.PageModel",
];

/// What a module may be asked to do. Most have neither tests nor handlers, and their methods need not be looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asks {
    pub(crate) tests: bool,
    pub(crate) requests: bool,
}

impl Asks {
    pub(crate) fn of(import: &Import, names: &Names<'_>, apis: &Apis) -> Asks {
        let mut asks = Asks { tests: false, requests: false };
        let types = import.type_refs().into_iter().chain(import.type_defs());
        for name in types.filter_map(|token| names.of_type(Token(token))) {
            asks.tests |= apis.marks_tests(&name);
            asks.requests |= *name == *CONTEXT || CONTROLLERS.contains(&&*name) || apis.marks_handlers(&name);
        }
        asks
    }
}

/// Do objects of this type belong to one request at a time?
pub(crate) fn is_for_one_request(ty: &str) -> bool {
    ty.starts_with("Microsoft.AspNetCore.Http.")
}

/// Does a request begin with this method?
pub(crate) fn serves(import: &Import, names: &Names<'_>, apis: &Apis, class: u32, method: u32) -> bool {
    is_handed_a_request(import, names, method).unwrap_or(false)
        || is_action(import, names, class, method).unwrap_or(false)
        || attribute_names(import, names, method).any(|name| apis.marks_handlers(&name))
}

fn is_handed_a_request(import: &Import, names: &Names<'_>, method: u32) -> Option<bool> {
    let signature = MethodSignature::parse(&import.method(method)?.signature).ok()?;
    let is_context = |ty: &Type| match ty.unmodified() {
        Type::Named { token, .. } => names.of_type(*token).is_some_and(|name| *name == *CONTEXT),
        _ => false,
    };
    Some(signature.parameters.iter().any(is_context))
}

fn is_action(import: &Import, names: &Names<'_>, class: u32, method: u32) -> Option<bool> {
    const ACCESS: u32 = 7;
    const PUBLIC: u32 = 6;
    const SPECIAL_NAME: u32 = 0x800;
    let (_, _, extends) = import.type_def(class)?;
    let above = names.of_type(Token(extends))?;
    let (flags, _) = import.method_flags(method)?;
    let signature = MethodSignature::parse(&import.method(method)?.signature).ok()?;
    let is_public = flags & ACCESS == PUBLIC && flags & SPECIAL_NAME == 0;
    Some(is_public && signature.receiver == Receiver::Implicit && CONTROLLERS.contains(&&*above))
}
