//! A module that is loaded: its methods are rewritten before any of them is compiled.

use crate::clr::hook::GLOBAL;
use crate::clr::modules::Loaded;
use crate::clr::names::{Callee, Names};
use crate::clr::record::calls::{From, Wrap, is_collection, wrap_of};
use crate::clr::record::fields::{Field, Fields, Kind, kind};
use crate::clr::record::hook::{self, Hooks};
use crate::clr::record::relations::ORDERING;
use crate::clr::record::{Recorder, lock, rewrite, threads};
use cil::names::state_machine_of;
use cil::signature::{LocalSignature, MethodSignature, Receiver, Type};
use cil::{Body, Instruction, Label, Op, Table, Token};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// A module that is recorded.
pub(super) struct Module<'a> {
    pub(super) recorder: &'static Recorder,
    loaded: &'a Loaded,
    names: Names<'a>,
    fields: Fields<'a>,
    hooks: Cell<Option<Hooks>>,
    callees: RefCell<FxHashMap<Token, Option<Rc<Callee>>>>,
    /// Methods that become delegates.
    delegated: Delegated,
}

/// Methods that become delegates: who calls them is not to be seen.
#[derive(Default)]
struct Delegated {
    own: FxHashSet<Token>,
    /// By type and name, where it is not known which.
    named: FxHashSet<(Rc<str>, String)>,
}

/// A method that is rewritten.
pub(super) struct Caller<'a> {
    pub(super) token: Token,
    pub(super) owner: Token,
    pub(super) name: &'a str,
    pub(super) kind: Kind,
    pub(super) signature: MethodSignature,
    pub(super) is_synchronized: bool,
    /// May it be called through a delegate?
    pub(super) is_work: bool,
    pub(super) from: From,
}

impl Caller<'_> {
    pub(super) fn has_receiver(&self) -> bool {
        self.signature.receiver == Receiver::Implicit
    }
}

const VIRTUAL: u32 = 0x40;
const SYNCHRONIZED: u32 = 0x20;

impl<'a> Module<'a> {
    pub(super) fn new(recorder: &'static Recorder, loaded: &'a Loaded) -> Module<'a> {
        let names = Names::new(&loaded.import);
        let mut book = String::new();
        let fields = Fields::new(&loaded.import, &names, &mut book);
        recorder.files.write(&book);
        Module {
            recorder,
            loaded,
            names,
            fields,
            hooks: Cell::new(None),
            callees: RefCell::default(),
            delegated: Delegated::default(),
        }
    }

    /// Whether anything was changed.
    pub(super) fn rewrite(mut self) -> bool {
        let types = || [GLOBAL].into_iter().chain(self.loaded.import.type_defs());
        let mut delegated = Delegated::default();
        for class in types() {
            for method in self.loaded.import.methods(class) {
                // What cannot be read is left alone below.
                let _ = self.find_delegates(method, &mut delegated);
            }
        }
        self.delegated = delegated;
        for class in [GLOBAL].into_iter().chain(self.loaded.import.type_defs()) {
            let Some(name) = self.names.of_type(Token(class)) else { continue };
            let extends = self
                .loaded
                .import
                .type_def(class)
                .and_then(|(_, _, extends)| self.names.of_type(Token(extends)));
            let kind = kind(extends.as_deref());
            lock(&self.recorder.declared).insert(name.to_string(), kind);
            if !self.recorder.modules.assemblies.watch_class(&name) {
                continue;
            }
            for method in self.loaded.import.methods(class) {
                // A method that we do not understand is left alone; the runtime will say what it thinks of it.
                let _ = self.rewrite_method((Token(class), &name, kind), Token(method));
            }
        }
        self.hooks.get().is_some()
    }

    fn find_delegates(&self, method: u32, delegated: &mut Delegated) -> Option<()> {
        let body = Body::parse(self.recorder.profiler.body(self.loaded.id, method)?).ok()?;
        for instruction in body.instructions() {
            let (_, instruction) = instruction.ok()?;
            if !matches!(instruction.op, Op::Ldftn | Op::Ldvirtftn) {
                continue;
            }
            let Some(token) = instruction.token() else { continue };
            let Some((declared, owner)) = self.names.owner_of(token) else { continue };
            if instruction.op == Op::Ldvirtftn {
                // Any that overrides it may be meant.
                lock(&self.recorder.overridden).insert(declared.name.clone());
            }
            if token.table() == Some(Table::Method) {
                delegated.own.insert(token);
            } else if let Some(owner) = self.names.of_type(owner) {
                lock(&self.recorder.delegated).insert((owner.to_string(), declared.name.clone()));
                delegated.named.insert((owner, declared.name));
            }
        }
        Some(())
    }

    fn is_work(&self, token: Token, class: &Rc<str>, name: &str, flags: u32) -> bool {
        let key = (class.clone(), name.to_owned());
        self.delegated.own.contains(&token)
            || self.delegated.named.contains(&key)
            || flags & VIRTUAL != 0 && lock(&self.recorder.overridden).contains(name)
            || lock(&self.recorder.delegated).contains(&(class.to_string(), key.1))
    }

    fn rewrite_method(&self, (owner, class, kind): (Token, &Rc<str>, Kind), token: Token) -> Option<()> {
        let body = self.recorder.profiler.body(self.loaded.id, token.0)?;
        let declared = self.loaded.import.method(token.0)?;
        let (flags, implementation) = self.loaded.import.method_flags(token.0)?;
        let is_work = self.is_work(token, class, &declared.name, flags);
        let is_machine = declared.name == "MoveNext" && state_machine_of(class).is_some();
        let caller = Caller {
            token,
            owner,
            name: &declared.name,
            kind,
            signature: MethodSignature::parse(&declared.signature).ok()?,
            is_synchronized: implementation & SYNCHRONIZED != 0,
            is_work,
            from: if is_machine { From::StateMachine } else { From::Elsewhere },
        };
        let rewritten = match rewrite::rewrite(&caller, body, self) {
            Ok(rewritten) => rewritten?,
            Err(problem) => {
                let name = cil::names::readable(class, &declared.name);
                self.recorder.files.trouble(&format!("{name} is not recorded: {}", problem.reason));
                return None;
            }
        };
        self.recorder.profiler.set_body(self.loaded.id, token.0, &rewritten.body)?;
        self.recorder.modules.sources.moved(self.loaded.id, token.0, rewritten.map);
        self.recorder.files.write(&rewritten.book);
        Some(())
    }

    pub(super) fn hooks(&self) -> Option<Hooks> {
        if self.hooks.get().is_none() {
            let hooks = hook::define(self.recorder.profiler, &self.loaded.emit, self.loaded.id);
            if hooks.is_none() {
                threads::stop("recording stopped: the recorder's methods cannot be defined");
            }
            self.hooks.set(hooks);
        }
        self.hooks.get()
    }

    pub(super) fn locals(&self, token: Token) -> Option<LocalSignature> {
        LocalSignature::parse(&self.loaded.import.signature(token.0)?).ok()
    }

    pub(super) fn locals_token(&self, locals: &LocalSignature) -> Option<Token> {
        self.loaded.emit.signature_token(&locals.encode().ok()?).map(Token)
    }

    /// The field that an instruction names, if its accesses are recorded.
    pub(super) fn field(&self, token: Token) -> Option<Rc<Field>> {
        let kind_of = |class: &str| self.recorder.kind_of(class, &self.loaded.path);
        self.fields.get(token, &self.names, &kind_of)
    }

    pub(super) fn callee(&self, token: Token) -> Option<Rc<Callee>> {
        if let Some(known) = self.callees.borrow().get(&token) {
            return known.clone();
        }
        let find = || {
            let (declared, owner) = self.names.owner_of(token)?;
            self.names.callee(token, declared, owner)
        };
        let callee = find().map(Rc::new);
        self.callees.borrow_mut().insert(token, callee.clone());
        callee
    }

    /// May a value of this type be a collection?
    pub(super) fn is_collection(&self, ty: &Type) -> bool {
        let Type::Named { token, .. } = ty.unmodified() else { return false };
        self.names
            .of_type(*token)
            .is_some_and(|name| is_collection(&name) || ORDERING.iter().any(|space| name.starts_with(space)))
    }

    /// How many values a call takes and leaves.
    pub(super) fn call_effect(&self, instruction: &Instruction<Label>) -> Option<(usize, usize)> {
        let token = instruction.token()?;
        let (declared, _) = self.names.owner_of(token)?;
        let signature = MethodSignature::parse(&declared.signature).ok()?;
        let is_new = instruction.op == Op::Newobj;
        let receiver = usize::from(signature.receiver == Receiver::Implicit && !is_new);
        let leaves = usize::from(is_new || signature.returned != Type::VOID);
        Some((signature.parameters.len() + receiver, leaves))
    }

    /// What is put around a call.
    pub(super) fn wrap(&self, token: Token, from: From) -> Option<(Rc<Callee>, Wrap)> {
        let callee = self.callee(token)?;
        let wrap = wrap_of(&callee, from).filter(|wrap| *wrap != Wrap::default())?;
        Some((callee, wrap))
    }

    /// The type that a token stands for, if it is known whether its values are held or referred to.
    pub(super) fn type_of(&self, token: Token) -> Option<Type> {
        match token.table()? {
            Table::TypeSpec => Type::parse(&self.loaded.import.type_spec(token.0)?).ok(),
            Table::TypeDef => {
                let (_, _, extends) = self.loaded.import.type_def(token.0)?;
                Some(match kind(self.names.of_type(Token(extends)).as_deref()) {
                    Kind::Structure => Type::structure(token),
                    Kind::Class => Type::class(token),
                })
            }
            _ => None,
        }
    }

    /// The path and line of an instruction.
    pub(super) fn place(&self, method: Token, offset: u32) -> (String, u32) {
        let found = self.recorder.modules.sources.original_place(&self.loaded.path, method.0, offset);
        found.unwrap_or_else(|| {
            let declared = self.loaded.import.method(method.0);
            let class = declared.as_ref().and_then(|method| self.names.of_type(Token(method.owner)));
            let name = declared.as_ref().map_or("?", |method| method.name.as_str());
            (cil::names::readable(class.as_deref().unwrap_or("?"), name), 0)
        })
    }
}
