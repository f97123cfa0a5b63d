//! A module that is loaded: its methods are rewritten before any of them is compiled.

use crate::clr::agent::Agent;
use crate::clr::apis::Touched;
use crate::clr::filter::SITES;
use crate::clr::hook::{self, Delegates, GLOBAL, Hooks, Requests};
use crate::clr::modules::Loaded;
use crate::clr::names::Names;
use crate::clr::requests::{Asks, serves};
use crate::clr::rewrite::{Begins, Caller, Renaming, Rewriter, Surroundings, Watched};
use crate::clr::site::{Site, Via};
use crate::clr::stacks::is_test;
use active::Access;
use cil::names::readable;
use cil::signature::{LocalSignature, MethodArguments, MethodSignature, Type};
use cil::{Table, Token};
use std::cell::{Cell, OnceCell};
use std::sync::PoisonError;

/// A module that is rewritten.
pub(crate) struct Module<'a> {
    pub(crate) agent: &'a Agent,
    pub(crate) loaded: &'a Loaded,
    pub(crate) hooks: Cell<Option<Hooks>>,
    pub(crate) delegates: OnceCell<Option<Delegates>>,
    pub(crate) requests: OnceCell<Option<Requests>>,
}

impl Module<'_> {
    /// Whether anything was changed.
    pub(crate) fn rewrite(&self) -> bool {
        let rewriter = Rewriter::new(&self.agent.apis, Names::new(&self.loaded.import), self.agent.forced);
        let asks = Asks::of(&self.loaded.import, &rewriter.names, &self.agent.apis);
        // What is global is not among the types that are listed. It comes first, before anything of ours is there.
        let types = [GLOBAL].into_iter().chain(self.loaded.import.type_defs());
        for class in types {
            let Some(name) = rewriter.names.of_type(Token(class)) else { continue };
            if !self.agent.modules.assemblies.watch_class(&name) {
                continue;
            }
            for method in self.loaded.import.methods(class) {
                let begins = self.begins(asks, &rewriter.names, (class, &name), method);
                self.rewrite_method(&rewriter, (Token(class), &name), method, begins);
            }
        }
        self.hooks.get().is_some()
    }

    /// What begins when this method is called.
    fn begins(
        &self,
        asks: Asks,
        names: &Names<'_>,
        (class, name): (u32, &str),
        method: u32,
    ) -> Option<Begins> {
        let (import, apis) = (&self.loaded.import, &self.agent.apis);
        if asks.tests && is_test(import, names, apis, method) {
            let declared = import.method(method)?;
            return Some(Begins::Test(self.agent.declare_test(readable(name, &declared.name))));
        }
        // Others call a method of a module that serves, so it must stay.
        let may_serve = asks.requests && !self.agent.profiler.may_be_unloaded(self.loaded.id);
        (may_serve && serves(import, names, apis, class, method)).then_some(Begins::Request)
    }

    /// A method that we do not understand is left alone; the runtime will say what it thinks of it.
    fn rewrite_method(
        &self,
        rewriter: &Rewriter<'_>,
        (owner, class): (Token, &str),
        method: u32,
        begins: Option<Begins>,
    ) -> Option<()> {
        let body = self.agent.profiler.body(self.loaded.id, method)?;
        let name = self.loaded.import.method(method)?.name;
        let caller = Caller { token: Token(method), owner, class, name: &name, begins };
        let rewritten = rewriter.rewrite(caller, body, self).ok()??;
        self.agent.profiler.set_body(self.loaded.id, method, &rewritten.body)?;
        self.agent.modules.sources.moved(self.loaded.id, method, rewritten.map);
        Some(())
    }
}

impl Surroundings for Module<'_> {
    fn declare(
        &self,
        caller: Caller<'_>,
        offset: u32,
        via: Via,
        watched: &Watched,
        touch: (Touched, Access),
    ) -> Option<u32> {
        let (touched, access) = touch;
        let site = Site {
            caller: readable(caller.class, caller.name),
            module: self.loaded.id,
            method: caller.token.0,
            place: self.agent.modules.sources.original_place(&self.loaded.path, caller.token.0, offset),
            receiver: watched.callee.owner_name.to_string(),
            callee: watched.callee.name.clone(),
            parameters: watched.callee.parameters.clone(),
            via,
            touched,
            access,
        };
        let id = self.agent.session.hunt.declare(&site.name(), site.alias().as_deref()).0;
        if id >= SITES {
            return None;
        }
        self.agent.sites.write().unwrap_or_else(PoisonError::into_inner).insert(id, site);
        Some(id)
    }

    fn hooks(&self) -> Option<Hooks> {
        if self.hooks.get().is_none() {
            let hooks =
                hook::define(self.agent.profiler, &self.loaded.emit, self.loaded.id, self.agent.functions);
            if hooks.is_none() {
                self.agent.session.switch_off("its methods cannot be defined");
            }
            self.hooks.set(hooks);
        }
        self.hooks.get()
    }

    fn delegates(&self) -> Option<Delegates> {
        *self.delegates.get_or_init(|| {
            let metadata = (&self.loaded.import, &self.loaded.emit);
            hook::define_delegates(self.agent.profiler, metadata, self.loaded.id)
        })
    }

    fn requests(&self) -> Option<Requests> {
        *self.requests.get_or_init(|| {
            let Agent { profiler, functions, .. } = *self.agent;
            hook::define_requests(profiler, &self.loaded.emit, self.loaded.id, functions)
        })
    }

    fn locals(&self, token: Token) -> Option<LocalSignature> {
        LocalSignature::parse(&self.loaded.import.signature(token.0)?).ok()
    }

    fn locals_token(&self, locals: &LocalSignature) -> Option<Token> {
        self.loaded.emit.signature_token(&locals.encode().ok()?).map(Token)
    }

    fn can_be_boxed(&self, caller: Caller<'_>, ty: Token) -> bool {
        const ALLOWS_STACK_ONLY: u32 = 0x20;
        let spelled = self.loaded.import.type_spec(ty.0).and_then(|blob| Type::parse(&blob).ok());
        let (owner, place) = match spelled {
            Some(Type::ClassParameter(place)) => (caller.owner, place),
            Some(Type::MethodParameter(place)) => (caller.token, place),
            _ => return true,
        };
        self.loaded
            .import
            .type_parameter_flags(owner.0, place)
            .is_some_and(|flags| flags & ALLOWS_STACK_ONLY == 0)
    }

    fn define(&self, name: &str, signature: &MethodSignature, body: &[u8]) -> Option<Token> {
        let method = self.loaded.emit.define_method(GLOBAL, name, &signature.encode().ok()?)?;
        for place in 0..signature.generic.unwrap_or(0) {
            self.loaded.emit.type_parameter(method, place)?;
        }
        self.agent.profiler.set_body(self.loaded.id, method, body)?;
        Some(Token(method))
    }

    fn renaming(&self, caller: Caller<'_>) -> Renaming {
        let count = |owner: Token| self.loaded.import.type_parameters(owner.0).len() as u32;
        Renaming::new(count(caller.owner), count(caller.token))
    }

    fn renamed(&self, method: Token, renaming: &Renaming) -> Option<Token> {
        let Loaded { import, emit, .. } = self.loaded;
        let rename = |ty: &Type| ty.substitute(Some(&renaming.of_type), Some(&renaming.of_method)).ok();
        match method.table()? {
            Table::MemberRef => {
                let declared = import.member_ref(method.0)?;
                let owner = match Token(declared.owner).table()? {
                    Table::TypeSpec => {
                        let spelled = Type::parse(&import.type_spec(declared.owner)?).ok()?;
                        emit.type_spec(&rename(&spelled)?.encode().ok()?)?
                    }
                    _ => declared.owner,
                };
                emit.member_ref(owner, &declared.name, &declared.signature).map(Token)
            }
            Table::MethodSpec => {
                let (generic, arguments) = import.method_spec(method.0)?;
                let arguments = MethodArguments::parse(&arguments).ok()?.0;
                let arguments = arguments.iter().map(rename).collect::<Option<Vec<_>>>()?;
                self.instantiated(self.renamed(Token(generic), renaming)?, &arguments)
            }
            _ => None,
        }
    }

    fn instantiated(&self, method: Token, arguments: &[Type]) -> Option<Token> {
        let arguments = MethodArguments(arguments.to_vec()).encode().ok()?;
        self.loaded.emit.method_spec(method.0, &arguments).map(Token)
    }
}
