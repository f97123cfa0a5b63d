//! The shape of the metadata tables: which there are, their columns, and what a column points to
//! (ECMA-335 II.22 and II.24.2.6).

/// The tables, by their number in the file format.
#[allow(dead_code, reason = "outlines do not read every table, but each has its number and its place")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub(super) enum Table {
    Module,
    TypeRef,
    TypeDef,
    FieldPtr,
    Field,
    MethodPtr,
    Method,
    ParamPtr,
    Param,
    InterfaceImpl,
    MemberRef,
    Constant,
    CustomAttribute,
    FieldMarshal,
    DeclSecurity,
    ClassLayout,
    FieldLayout,
    StandAloneSig,
    EventMap,
    EventPtr,
    Event,
    PropertyMap,
    PropertyPtr,
    Property,
    MethodSemantics,
    MethodImpl,
    ModuleRef,
    TypeSpec,
    ImplMap,
    FieldRva,
    EncLog,
    EncMap,
    Assembly,
    AssemblyProcessor,
    AssemblyOs,
    AssemblyRef,
    AssemblyRefProcessor,
    AssemblyRefOs,
    File,
    ExportedType,
    ManifestResource,
    NestedClass,
    GenericParam,
    MethodSpec,
    GenericParamConstraint,
}

/// How many tables there are.
pub(super) const TABLES: usize = SCHEMA.len();

/// What stands in one column of a table.
#[derive(Debug, Clone, Copy)]
pub(super) enum Column {
    U16,
    U32,
    String,
    Guid,
    Blob,
    Row(Table),
    Coded(Coded),
}

/// A reference to a row of one of several tables: the lowest bits say of which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Coded {
    TypeDefOrRef,
    HasConstant,
    HasCustomAttribute,
    HasFieldMarshal,
    HasDeclSecurity,
    MemberRefParent,
    HasSemantics,
    MethodDefOrRef,
    MemberForwarded,
    Implementation,
    CustomAttributeType,
    ResolutionScope,
    TypeOrMethodDef,
}

impl Coded {
    /// The tables it may point into, in the order of their tags. Tags that mean nothing are `None`.
    pub(super) fn targets(self) -> &'static [Option<Table>] {
        use Table as T;
        match self {
            Coded::TypeDefOrRef => &[Some(T::TypeDef), Some(T::TypeRef), Some(T::TypeSpec)],
            Coded::HasConstant => &[Some(T::Field), Some(T::Param), Some(T::Property)],
            Coded::HasCustomAttribute => HAS_CUSTOM_ATTRIBUTE,
            Coded::HasFieldMarshal => &[Some(T::Field), Some(T::Param)],
            Coded::HasDeclSecurity => &[Some(T::TypeDef), Some(T::Method), Some(T::Assembly)],
            Coded::MemberRefParent => {
                &[Some(T::TypeDef), Some(T::TypeRef), Some(T::ModuleRef), Some(T::Method), Some(T::TypeSpec)]
            }
            Coded::HasSemantics => &[Some(T::Event), Some(T::Property)],
            Coded::MethodDefOrRef => &[Some(T::Method), Some(T::MemberRef)],
            Coded::MemberForwarded => &[Some(T::Field), Some(T::Method)],
            Coded::Implementation => &[Some(T::File), Some(T::AssemblyRef), Some(T::ExportedType)],
            Coded::CustomAttributeType => &[None, None, Some(T::Method), Some(T::MemberRef), None],
            Coded::ResolutionScope => {
                &[Some(T::Module), Some(T::ModuleRef), Some(T::AssemblyRef), Some(T::TypeRef)]
            }
            Coded::TypeOrMethodDef => &[Some(T::TypeDef), Some(T::Method)],
        }
    }

    /// How many bits the tag takes.
    pub(super) fn tag_bits(self) -> u32 {
        self.targets().len().next_power_of_two().trailing_zeros()
    }
}

const HAS_CUSTOM_ATTRIBUTE: &[Option<Table>] = &[
    Some(Table::Method),
    Some(Table::Field),
    Some(Table::TypeRef),
    Some(Table::TypeDef),
    Some(Table::Param),
    Some(Table::InterfaceImpl),
    Some(Table::MemberRef),
    Some(Table::Module),
    Some(Table::DeclSecurity),
    Some(Table::Property),
    Some(Table::Event),
    Some(Table::StandAloneSig),
    Some(Table::ModuleRef),
    Some(Table::TypeSpec),
    Some(Table::Assembly),
    Some(Table::AssemblyRef),
    Some(Table::File),
    Some(Table::ExportedType),
    Some(Table::ManifestResource),
    Some(Table::GenericParam),
    Some(Table::GenericParamConstraint),
    Some(Table::MethodSpec),
];

use Column::{Blob, Guid, Row, String, U16, U32};

/// The columns of every table, in the order of [`Table`].
pub(super) const SCHEMA: [&[Column]; 45] = [
    /* Module */ &[U16, String, Guid, Guid, Guid],
    /* TypeRef */ &[Column::Coded(Coded::ResolutionScope), String, String],
    /* TypeDef */
    &[U32, String, String, Column::Coded(Coded::TypeDefOrRef), Row(Table::Field), Row(Table::Method)],
    /* FieldPtr */ &[Row(Table::Field)],
    /* Field */ &[U16, String, Blob],
    /* MethodPtr */ &[Row(Table::Method)],
    /* Method */ &[U32, U16, U16, String, Blob, Row(Table::Param)],
    /* ParamPtr */ &[Row(Table::Param)],
    /* Param */ &[U16, U16, String],
    /* InterfaceImpl */ &[Row(Table::TypeDef), Column::Coded(Coded::TypeDefOrRef)],
    /* MemberRef */ &[Column::Coded(Coded::MemberRefParent), String, Blob],
    /* Constant */ &[U16, Column::Coded(Coded::HasConstant), Blob],
    /* CustomAttribute */
    &[Column::Coded(Coded::HasCustomAttribute), Column::Coded(Coded::CustomAttributeType), Blob],
    /* FieldMarshal */ &[Column::Coded(Coded::HasFieldMarshal), Blob],
    /* DeclSecurity */ &[U16, Column::Coded(Coded::HasDeclSecurity), Blob],
    /* ClassLayout */ &[U16, U32, Row(Table::TypeDef)],
    /* FieldLayout */ &[U32, Row(Table::Field)],
    /* StandAloneSig */ &[Blob],
    /* EventMap */ &[Row(Table::TypeDef), Row(Table::Event)],
    /* EventPtr */ &[Row(Table::Event)],
    /* Event */ &[U16, String, Column::Coded(Coded::TypeDefOrRef)],
    /* PropertyMap */ &[Row(Table::TypeDef), Row(Table::Property)],
    /* PropertyPtr */ &[Row(Table::Property)],
    /* Property */ &[U16, String, Blob],
    /* MethodSemantics */ &[U16, Row(Table::Method), Column::Coded(Coded::HasSemantics)],
    /* MethodImpl */
    &[Row(Table::TypeDef), Column::Coded(Coded::MethodDefOrRef), Column::Coded(Coded::MethodDefOrRef)],
    /* ModuleRef */ &[String],
    /* TypeSpec */ &[Blob],
    /* ImplMap */ &[U16, Column::Coded(Coded::MemberForwarded), String, Row(Table::ModuleRef)],
    /* FieldRva */ &[U32, Row(Table::Field)],
    /* EncLog */ &[U32, U32],
    /* EncMap */ &[U32],
    /* Assembly */ &[U32, U16, U16, U16, U16, U32, Blob, String, String],
    /* AssemblyProcessor */ &[U32],
    /* AssemblyOs */ &[U32, U32, U32],
    /* AssemblyRef */ &[U16, U16, U16, U16, U32, Blob, String, String, Blob],
    /* AssemblyRefProcessor */ &[U32, Row(Table::AssemblyRef)],
    /* AssemblyRefOs */ &[U32, U32, U32, Row(Table::AssemblyRef)],
    /* File */ &[U32, String, Blob],
    /* ExportedType */ &[U32, U32, String, String, Column::Coded(Coded::Implementation)],
    /* ManifestResource */ &[U32, U32, String, Column::Coded(Coded::Implementation)],
    /* NestedClass */ &[Row(Table::TypeDef), Row(Table::TypeDef)],
    /* GenericParam */ &[U16, U16, Column::Coded(Coded::TypeOrMethodDef), String],
    /* MethodSpec */ &[Column::Coded(Coded::MethodDefOrRef), Blob],
    /* GenericParamConstraint */ &[Row(Table::GenericParam), Column::Coded(Coded::TypeDefOrRef)],
];
