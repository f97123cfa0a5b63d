//! What is known of fields: whose they are, and whether accesses to them are recorded.

use crate::clr::metadata::Import;
use crate::clr::names::Names;
use crate::record::line;
use cil::names::{readable_field, state_machine_of};
use cil::signature::{Layout, Primitive, Type};
use cil::{Table, Token};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::fmt::Write as _;
use std::rc::Rc;

/// What a type is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Class,
    Structure,
}

/// A field, as an instruction names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Field {
    pub(super) class: Rc<str>,
    pub(super) name: String,
    /// With all type parameters replaced that the instruction says something about.
    pub(super) ty: Type,
    pub(super) owner: Kind,
    /// Of a generic type: the type with its arguments.
    pub(super) instance: Option<Token>,
}

impl Field {
    /// What the book calls its type: as far as values are recorded.
    pub(super) fn descriptor(&self) -> &'static str {
        match self.ty.unmodified() {
            Type::Primitive(Primitive::Int32 | Primitive::UInt32) => "I",
            Type::Primitive(Primitive::Boolean) => "Z",
            _ => "?",
        }
    }

    /// In which stripe of memory it is, if it is static.
    pub(super) fn stripe(&self) -> u32 {
        use std::hash::{Hash as _, Hasher as _};
        let mut hasher = rustc_hash::FxHasher::default();
        (&*self.class, &*self.name).hash(&mut hasher);
        (hasher.finish() >> 32) as u32
    }
}

/// A field that the module declares.
struct Own {
    class: Rc<str>,
    name: String,
    ty: Type,
    owner: Kind,
    is_quiet: bool,
    is_generic: bool,
}

pub(super) struct Fields<'m> {
    import: &'m Import,
    own: FxHashMap<Token, Own>,
    by_name: FxHashMap<(Token, String), Token>,
    known: RefCell<FxHashMap<Token, Option<Rc<Field>>>>,
}

const STATIC: u32 = 0x10;
const INIT_ONLY: u32 = 0x20;
const LITERAL: u32 = 0x40;
const HAS_DATA: u32 = 0x100;
/// As the book says it.
const BOOK_STATIC: u32 = 0x08;
const BOOK_FINAL: u32 = 0x10;

impl<'m> Fields<'m> {
    /// Reads what the module declares, and adds it to the book.
    pub(super) fn new(import: &'m Import, names: &Names<'_>, book: &mut String) -> Fields<'m> {
        let mut fields = Fields {
            import,
            own: FxHashMap::default(),
            by_name: FxHashMap::default(),
            known: RefCell::default(),
        };
        for token in import.type_defs() {
            let (Some(class), Some((_, _, extends))) = (names.of_type(Token(token)), import.type_def(token))
            else {
                continue;
            };
            let above = names.of_type(Token(extends));
            let owner = kind(above.as_deref());
            let _ = writeln!(book, "class\t{}\t{}", line(&class), line(above.as_deref().unwrap_or_default()));
            for field in import.fields(token) {
                fields.add(field, token, &class, owner, book);
            }
        }
        fields
    }

    fn add(&mut self, token: u32, of: u32, class: &Rc<str>, owner: Kind, book: &mut String) -> Option<()> {
        let declared = self.import.field(token)?;
        let flags = self.import.field_flags(token)?;
        let ty = Type::parse_field(&declared.signature).ok()?;
        let is_per_thread =
            flags & STATIC != 0 && self.import.has_attribute(token, "System.ThreadStaticAttribute");
        let is_made_up = declared.name.starts_with("<>") || state_machine_of(class).is_some();
        let is_final = flags & (INIT_ONLY | LITERAL | HAS_DATA) != 0 || is_per_thread || is_made_up;
        let own = Own {
            class: class.clone(),
            name: readable_field(&declared.name).to_owned(),
            ty,
            owner,
            is_quiet: is_final,
            is_generic: class.contains('`'),
        };
        // Those of generic types belong to the object that stands for the type.
        let is_static = flags & STATIC != 0 && !own.is_generic;
        let told = u32::from(is_static) * BOOK_STATIC + u32::from(is_final) * BOOK_FINAL;
        let as_used = Field {
            class: own.class.clone(),
            name: own.name.clone(),
            ty: own.ty.clone(),
            owner,
            instance: None,
        };
        let (name, descriptor) = (line(&as_used.name), as_used.descriptor());
        let _ = writeln!(book, "field\t{}\t{name}\t{descriptor}\t{told}", line(class));
        self.by_name.insert((Token(of), declared.name), Token(token));
        self.own.insert(Token(token), own);
        Some(())
    }

    /// The field that an instruction names, if its accesses are recorded.
    pub(super) fn get(
        &self,
        token: Token,
        names: &Names<'_>,
        kind_of: &dyn Fn(&str) -> Option<Kind>,
    ) -> Option<Rc<Field>> {
        if let Some(known) = self.known.borrow().get(&token) {
            return known.clone();
        }
        let found = self.find(token, names, kind_of).map(Rc::new);
        self.known.borrow_mut().insert(token, found.clone());
        found
    }

    fn find(&self, token: Token, names: &Names<'_>, kind_of: &dyn Fn(&str) -> Option<Kind>) -> Option<Field> {
        match token.table()? {
            Table::Field => {
                let own = self.own.get(&token).filter(|own| !own.is_quiet && !own.is_generic)?;
                Some(own.used(own.ty.clone(), None))
            }
            Table::MemberRef => self.member(token, names, kind_of),
            _ => None,
        }
    }

    fn member(
        &self,
        token: Token,
        names: &Names<'_>,
        kind_of: &dyn Fn(&str) -> Option<Kind>,
    ) -> Option<Field> {
        let declared = self.import.member_ref(token.0)?;
        let owner = Token(declared.owner);
        let ty = Type::parse_field(&declared.signature).ok()?;
        let (of, arguments, layout) = match owner.table()? {
            Table::TypeSpec => match Type::parse(&self.import.type_spec(owner.0)?).ok()? {
                Type::Named { token, arguments, layout } => (token, arguments, Some(layout)),
                _ => return None,
            },
            _ => (owner, Vec::new(), None),
        };
        let ty = ty.substitute(Some(&arguments), None).ok()?;
        let instance = (!arguments.is_empty()).then_some(owner);
        if let Some(own) = self.by_name.get(&(of, declared.name.clone())).and_then(|own| self.own.get(own)) {
            return (!own.is_quiet).then(|| own.used(ty, instance));
        }
        let class = names.of_type(of)?;
        // Nobody would tell what the library itself does to its fields.
        if class.starts_with("System.") || class.starts_with("Microsoft.") || declared.name.starts_with("<>")
        {
            return None;
        }
        let owner = match layout {
            Some(Layout::Value) => Kind::Structure,
            Some(Layout::Reference) => Kind::Class,
            None => kind_of(&class)?,
        };
        let name = readable_field(&declared.name).to_owned();
        Some(Field { class, name, ty, owner, instance })
    }
}

impl Own {
    fn used(&self, ty: Type, instance: Option<Token>) -> Field {
        Field { class: self.class.clone(), name: self.name.clone(), ty, owner: self.owner, instance }
    }
}

/// What a type is, by what it extends.
pub(super) fn kind(extends: Option<&str>) -> Kind {
    match extends {
        Some("System.ValueType" | "System.Enum") => Kind::Structure,
        _ => Kind::Class,
    }
}
