//! What a module calls things: tokens in, names and types out. Every token is looked up once.

use crate::clr::metadata::{Declared, Import};
use cil::signature::{MethodArguments, MethodSignature, Type};
use cil::{Table, Token};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::rc::Rc;

/// A method as a call names it.
pub(crate) struct Callee {
    /// The type that declares it, with its arguments if it is generic.
    pub(crate) owner: Token,
    /// The same as a type; of one without arguments it is not known whether it is a structure.
    pub(crate) owner_type: Type,
    /// ``System.Collections.Generic.List`1``
    pub(crate) owner_name: Rc<str>,
    /// `get_Item`
    pub(crate) name: String,
    /// With all type parameters replaced that the call says something about.
    pub(crate) signature: MethodSignature,
    /// The types of the parameters, as far as they have names.
    pub(crate) parameters: Vec<Option<String>>,
    /// Likewise, the type of the result.
    pub(crate) returned: Option<String>,
    /// Likewise, what the call says for the type parameters of the method.
    pub(crate) arguments: Vec<Option<String>>,
}

pub(crate) struct Names<'i> {
    import: &'i Import,
    types: RefCell<FxHashMap<Token, Option<Rc<str>>>>,
}

impl<'i> Names<'i> {
    pub(crate) fn new(import: &'i Import) -> Self {
        Names { import, types: RefCell::default() }
    }

    /// A field, as code names it.
    pub(crate) fn field(&self, field: Token) -> Option<Declared> {
        match field.table()? {
            Table::Field => self.import.field(field.0),
            Table::MemberRef => self.import.member_ref(field.0),
            _ => None,
        }
    }

    /// The name of the type of a field, if it has one.
    pub(crate) fn of_field_type(&self, field: Token) -> Option<Rc<str>> {
        match Type::parse_field(&self.field(field)?.signature).ok()? {
            Type::Named { token, .. } => self.of_type(token),
            _ => None,
        }
    }

    /// The name of the type of what a method returns.
    pub(crate) fn of_result(&self, method: Token) -> Option<Rc<str>> {
        let (declared, _) = self.owner_of(method)?;
        match MethodSignature::parse(&declared.signature).ok()?.returned {
            Type::Named { token, .. } => self.of_type(token),
            _ => None,
        }
    }

    /// The full name of a type, without its arguments: ``A.Outer`1.Inner``.
    pub(crate) fn of_type(&self, token: Token) -> Option<Rc<str>> {
        if let Some(known) = self.types.borrow().get(&token) {
            return known.clone();
        }
        let name = self.find_type(token).map(Rc::from);
        self.types.borrow_mut().insert(token, name.clone());
        name
    }

    fn find_type(&self, token: Token) -> Option<String> {
        match token.table()? {
            Table::TypeDef => {
                let (name, _, _) = self.import.type_def(token.0)?;
                self.inside(self.import.enclosing(token.0), name)
            }
            Table::TypeRef => {
                let (scope, name) = self.import.type_ref(token.0)?;
                let outer = Some(scope).filter(|scope| Token(*scope).table() == Some(Table::TypeRef));
                self.inside(outer, name)
            }
            Table::TypeSpec => match self.spelled_out(token)? {
                Type::Named { token: named, .. } if named != token => {
                    self.of_type(named).map(|name| name.to_string())
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn inside(&self, outer: Option<u32>, name: String) -> Option<String> {
        let Some(outer) = outer else { return Some(name) };
        Some(format!("{}.{name}", self.of_type(Token(outer))?))
    }

    /// The type that a `TypeSpec` spells out.
    fn spelled_out(&self, token: Token) -> Option<Type> {
        Type::parse(&self.import.type_spec(token.0)?).ok()
    }

    /// The type that declares a member, without looking at the member's signature.
    pub(crate) fn owner_of(&self, method: Token) -> Option<(Declared, Token)> {
        let declared = match method.table()? {
            Table::Method => self.import.method(method.0)?,
            Table::MemberRef => self.import.member_ref(method.0)?,
            Table::MethodSpec => return self.owner_of(Token(self.import.method_spec(method.0)?.0)),
            _ => return None,
        };
        let owner = Token(declared.owner);
        Some((declared, owner))
    }

    /// A method with the types that the call gives it.
    pub(crate) fn callee(&self, method: Token, declared: Declared, owner: Token) -> Option<Callee> {
        let of_method = match method.table()? {
            Table::MethodSpec => Some(MethodArguments::parse(&self.import.method_spec(method.0)?.1).ok()?.0),
            _ => None,
        };
        let owner_type = match owner.table()? {
            Table::TypeSpec => self.spelled_out(owner)?,
            _ => Type::class(owner),
        };
        let of_type = match (owner.table()?, &owner_type) {
            (Table::TypeSpec, Type::Named { arguments, .. }) => Some(arguments.clone()),
            (Table::TypeSpec, _) => return None,
            _ => None,
        };
        let signature = MethodSignature::parse(&declared.signature).ok()?;
        let parameters = signature.parameters.iter().map(|ty| self.spelled(ty)).collect();
        let returned = self.spelled(&signature.returned);
        let signature = signature.substitute(of_type.as_deref(), of_method.as_deref()).ok()?;
        let arguments = of_method.iter().flatten().map(|ty| self.spelled(ty)).collect();
        Some(Callee {
            owner,
            owner_type,
            owner_name: self.of_type(owner)?,
            name: declared.name,
            signature,
            parameters,
            returned,
            arguments,
        })
    }

    /// A type in words; nothing for type parameters, of which each call makes something else.
    fn spelled(&self, ty: &Type) -> Option<String> {
        match ty {
            Type::Primitive(primitive) => Some(primitive.keyword().to_owned()),
            Type::Named { token, arguments, .. } if arguments.is_empty() => {
                self.of_type(*token).map(|name| name.to_string())
            }
            Type::Named { token, arguments, .. } => {
                let name = self.of_type(*token)?;
                let name = name.rsplit_once('`').map_or(&*name, |(name, _)| name);
                let arguments = arguments.iter().map(|ty| self.spelled(ty).unwrap_or_else(|| "?".to_owned()));
                Some(format!("{name}<{}>", arguments.collect::<Vec<_>>().join(", ")))
            }
            Type::Vector(inner) | Type::Array(inner, _) => Some(format!("{}[]", self.spelled(inner)?)),
            Type::Reference(inner)
            | Type::Pointer(inner)
            | Type::Modified(_, inner)
            | Type::Pinned(inner) => self.spelled(inner),
            Type::ClassParameter(_) | Type::MethodParameter(_) | Type::Function(_) => None,
        }
    }
}
