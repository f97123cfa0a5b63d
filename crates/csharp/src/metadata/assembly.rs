//! One assembly, ready to be asked: tables, heaps, and what belongs to what.

use cil::Bytes;
use cil::metadata::{Coded, Heaps, Image, Index, Metadata, Table, Tables, Token};
use cil::signature::{MethodSignature, Type};
use rustc_hash::FxHashMap;

use super::Forward;
use super::attributes::Known;
use super::error::{MetadataError, MetadataErrorKind, Result};

/// Deeper nesting of types is not written by people.
pub(super) const MAX_NESTING: usize = 32;

/// Real members have a handful. What a hostile file can repeat for each of its members must not be long.
const MAX_ATTRIBUTES: usize = 256;

/// More parameters, of a method or of a type, than any program has.
const MAX_PARAMETERS: usize = 1024;

/// The tables of an assembly with their indexes.
pub(super) struct Assembly<'a> {
    pub(super) tables: Tables<'a>,
    heaps: Heaps<'a>,
    attributes: Index,
    /// What each row of the table of custom attributes means to us.
    known: Vec<Option<Known>>,
    generic_parameters: Index,
    constraints: Index,
    interfaces: Index,
    nested: Index,
    enclosing: Index,
    constants: Index,
    semantics: Index,
    /// Which methods belong to a property or an event.
    accessors: Vec<bool>,
    property_lists: Index,
    event_lists: Index,
}

/// The name of a type, without the types around it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct TypeName<'a> {
    pub(super) namespace: &'a str,
    pub(super) name: &'a str,
    pub(super) enclosing: Option<Token>,
}

impl TypeName<'_> {
    pub(super) fn is(&self, namespace: &str, name: &str) -> bool {
        self.enclosing.is_none() && self.name == name && self.namespace == namespace
    }
}

/// A method of a property or of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Setter,
    Getter,
    Adder,
    Other,
}

impl<'a> Assembly<'a> {
    pub(super) fn read(file: &'a [u8]) -> Result<Self> {
        let root = Image::read(file)?.metadata()?;
        let Metadata { tables, heaps } = Metadata::read(root)?;
        if tables.rows(Table::Assembly) == 0 {
            return Err(MetadataError {
                kind: MetadataErrorKind::NetModule,
                offset: root.offset(0),
                reason: "a module of an assembly: read the assembly that it belongs to".into(),
            });
        }
        let index = |table, column| Index::by_column(&tables, table, column);
        let mut accessors = vec![false; tables.rows(Table::Method) as usize + 1];
        for token in tables.all(Table::MethodSemantics) {
            if let Some(accessor) = accessors.get_mut(tables.cell(token, 1)? as usize) {
                *accessor = true;
            }
        }
        let mut assembly = Assembly {
            heaps,
            attributes: index(Table::CustomAttribute, 0)?,
            known: Vec::new(),
            generic_parameters: index(Table::GenericParam, 2)?,
            constraints: index(Table::GenericParamConstraint, 0)?,
            interfaces: index(Table::InterfaceImpl, 0)?,
            nested: index(Table::NestedClass, 1)?,
            enclosing: index(Table::NestedClass, 0)?,
            constants: index(Table::Constant, 1)?,
            semantics: index(Table::MethodSemantics, 2)?,
            accessors,
            property_lists: index(Table::PropertyMap, 0)?,
            event_lists: index(Table::EventMap, 0)?,
            tables,
        };
        if let Some(twice) = assembly.enclosing.duplicate() {
            let offset = assembly.tables.offset(twice);
            return Err(MetadataError::broken(offset, "a type is nested in two types"));
        }
        assembly.known = assembly.recognise_attributes()?;
        Ok(assembly)
    }

    fn recognise_attributes(&self) -> Result<Vec<Option<Known>>> {
        let mut by_constructor = FxHashMap::default();
        let mut known = vec![None];
        for token in self.tables.all(Table::CustomAttribute) {
            let constructor = self.tables.cell(token, 1)?;
            let found = match by_constructor.get(&constructor) {
                Some(found) => *found,
                None => *by_constructor.entry(constructor).or_insert(self.recognise(token)?),
            };
            known.push(found);
        }
        Ok(known)
    }

    fn recognise(&self, attribute: Token) -> Result<Option<Known>> {
        let owner = match self.tables.coded(attribute, 1, Coded::CustomAttributeType)? {
            Some(constructor) if constructor.table() == Some(Table::MemberRef) => {
                self.tables.coded(constructor, 0, Coded::MemberRefParent)?
            }
            Some(constructor) => self.owner_of_method(constructor)?,
            None => None,
        };
        match owner {
            Some(owner) if matches!(owner.table(), Some(Table::TypeDef | Table::TypeRef)) => {
                let name = self.type_name(owner)?;
                Ok(if name.enclosing.is_none() { Known::named(name.namespace, name.name) } else { None })
            }
            _ => Ok(None),
        }
    }

    /// The type that declares a method: the last one whose list starts at the method or before it.
    fn owner_of_method(&self, method: Token) -> Result<Option<Token>> {
        let (mut low, mut high) = (0, self.tables.rows(Table::TypeDef));
        while low < high {
            let middle = low + (high - low).div_ceil(2);
            let start = self.tables.cell(Token::new(Table::TypeDef, middle), 5)?;
            if start <= method.row() {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        Ok((low > 0).then_some(Token::new(Table::TypeDef, low)))
    }

    /// The assembly's own name.
    pub(super) fn name(&self) -> Result<&'a str> {
        self.string(Token::new(Table::Assembly, 1), 7)
    }

    /// The names of the assemblies that this one refers to.
    pub(super) fn references(&self) -> Result<Vec<String>> {
        self.tables.all(Table::AssemblyRef).map(|token| Ok(self.string(token, 6)?.to_owned())).collect()
    }

    /// The types that are asked for here but live in another assembly.
    pub(super) fn forwards(&self) -> Result<Vec<Forward>> {
        let mut forwards = Vec::new();
        for token in self.tables.all(Table::ExportedType) {
            let target = self.tables.coded(token, 4, Coded::Implementation)?;
            if let Some(assembly) = target.filter(|target| target.table() == Some(Table::AssemblyRef)) {
                forwards.push(Forward {
                    namespace: self.string(token, 3)?.to_owned(),
                    name: self.string(token, 2)?.to_owned(),
                    assembly: self.string(assembly, 6)?.to_owned(),
                });
            }
        }
        Ok(forwards)
    }

    pub(super) fn string(&self, token: Token, column: usize) -> Result<&'a str> {
        Ok(self.heaps.string(self.tables.cell(token, column)?)?)
    }

    pub(super) fn blob(&self, token: Token, column: usize) -> Result<Bytes<'a>> {
        Ok(self.heaps.blob(self.tables.cell(token, column)?)?)
    }

    pub(super) fn field_type(&self, field: Token) -> Result<Type> {
        Ok(Type::parse_field(self.blob(field, 2)?)?)
    }

    pub(super) fn method_signature(&self, method: Token) -> Result<MethodSignature> {
        Ok(MethodSignature::parse(self.blob(method, 4)?)?)
    }

    pub(super) fn property_signature(&self, property: Token) -> Result<MethodSignature> {
        Ok(MethodSignature::parse(self.blob(property, 2)?)?)
    }

    /// The type that a token stands for.
    pub(super) fn type_of(&self, token: Token) -> Result<Type> {
        match token.table() {
            Some(Table::TypeSpec) => Ok(Type::parse(self.blob(token, 0)?)?),
            _ => Ok(Type::class(token)),
        }
    }

    pub(super) fn type_name(&self, token: Token) -> Result<TypeName<'a>> {
        match token.table() {
            Some(Table::TypeDef) => Ok(TypeName {
                namespace: self.string(token, 2)?,
                name: self.string(token, 1)?,
                enclosing: self.enclosing(token)?,
            }),
            Some(Table::TypeRef) => {
                let scope = self.tables.coded(token, 0, Coded::ResolutionScope)?;
                Ok(TypeName {
                    namespace: self.string(token, 2)?,
                    name: self.string(token, 1)?,
                    enclosing: scope.filter(|scope| scope.table() == Some(Table::TypeRef)),
                })
            }
            _ => {
                let reason = format!("{token:?} stands where the name of a type is needed");
                Err(MetadataError::broken(self.tables.offset(token), reason))
            }
        }
    }

    /// Whether the token is this type of the framework.
    pub(super) fn is_type(&self, token: Token, namespace: &str, name: &str) -> Result<bool> {
        Ok(token.table() != Some(Table::TypeSpec) && self.type_name(token)?.is(namespace, name))
    }

    fn enclosing(&self, type_def: Token) -> Result<Option<Token>> {
        let link = self.enclosing.of(type_def.row()).next();
        link.map(|link| Ok(Token::new(Table::TypeDef, self.tables.cell(link, 1)?))).transpose()
    }

    /// The types around a type and the type itself, outermost first.
    pub(super) fn nesting(&self, token: Token) -> Result<Vec<TypeName<'a>>> {
        let mut names = vec![self.type_name(token)?];
        while let Some(enclosing) = names.last().and_then(|name| name.enclosing) {
            if names.len() > MAX_NESTING {
                return Err(MetadataError::too_large(
                    self.tables.offset(token),
                    "types are nested too deeply",
                ));
            }
            names.push(self.type_name(enclosing)?);
        }
        names.reverse();
        Ok(names)
    }

    /// The custom attribute of this kind on a row.
    pub(super) fn attribute(&self, token: Token, known: Known) -> Option<Token> {
        let key = Tables::encode(token, Coded::HasCustomAttribute);
        let mut attributes = self.attributes.of(key).take(MAX_ATTRIBUTES);
        attributes.find(|attribute| self.known[attribute.row() as usize] == Some(known))
    }

    pub(super) fn has(&self, token: Token, known: Known) -> bool {
        self.attribute(token, known).is_some()
    }

    pub(super) fn generic_parameters(&self, owner: Token) -> impl Iterator<Item = Token> + '_ {
        let parameters = self.generic_parameters.of(Tables::encode(owner, Coded::TypeOrMethodDef));
        parameters.take(MAX_PARAMETERS)
    }

    /// The types that a type parameter must derive from.
    pub(super) fn constraints(&self, parameter: Token) -> impl Iterator<Item = Result<Option<Token>>> + '_ {
        let rows = self.constraints.of(parameter.row());
        rows.map(|row| Ok(self.tables.coded(row, 1, Coded::TypeDefOrRef)?))
    }

    pub(super) fn interfaces(&self, type_def: Token) -> impl Iterator<Item = Result<Option<Token>>> + '_ {
        let rows = self.interfaces.of(type_def.row());
        rows.map(|row| Ok(self.tables.coded(row, 1, Coded::TypeDefOrRef)?))
    }

    pub(super) fn is_nested(&self, type_def: Token) -> bool {
        self.enclosing.of(type_def.row()).next().is_some()
    }

    pub(super) fn nested_types(&self, type_def: Token) -> impl Iterator<Item = Result<Token>> + '_ {
        let links = self.nested.of(type_def.row());
        links.map(|link| Ok(Token::new(Table::TypeDef, self.tables.cell(link, 0)?)))
    }

    /// The constant of a field, a parameter or a property.
    pub(super) fn constant(&self, token: Token) -> Option<Token> {
        self.constants.of(Tables::encode(token, Coded::HasConstant)).next()
    }

    pub(super) fn is_accessor(&self, method: Token) -> bool {
        self.accessors.get(method.row() as usize).copied().unwrap_or(false)
    }

    /// The methods of a property or an event.
    pub(super) fn accessors(&self, owner: Token) -> Result<Vec<(Role, Token)>> {
        let rows = self.semantics.of(Tables::encode(owner, Coded::HasSemantics));
        rows.map(|row| {
            let role = match self.tables.cell(row, 0)? {
                1 => Role::Setter,
                2 => Role::Getter,
                8 => Role::Adder,
                _ => Role::Other,
            };
            Ok((role, Token::new(Table::Method, self.tables.cell(row, 1)?)))
        })
        .collect()
    }

    /// The members of a type, each kind in its own list, as the tables list them.
    pub(super) fn members(&self, type_def: Token, kind: Table) -> Result<Vec<Token>> {
        let (owner, column) = match kind {
            Table::Field => (Some(type_def), 4),
            Table::Method => (Some(type_def), 5),
            Table::Property => (self.property_lists.of(type_def.row()).next(), 1),
            _ => (self.event_lists.of(type_def.row()).next(), 1),
        };
        let Some(owner) = owner else { return Ok(Vec::new()) };
        let places = self.tables.list(owner, column, kind)?;
        places.map(|place| Ok(self.tables.listed(kind, place)?)).collect()
    }

    /// The rows that describe the parameters of a method, and what it returns.
    pub(super) fn parameter_rows(&self, method: Token) -> Result<Vec<Token>> {
        let places = self.tables.list(method, 5, Table::Param)?;
        if places.len() > MAX_PARAMETERS {
            let offset = self.tables.offset(method);
            return Err(MetadataError::too_large(offset, "a method has more than 1024 parameters"));
        }
        places.map(|place| Ok(self.tables.listed(Table::Param, place)?)).collect()
    }
}
