//! The shape of the metadata tables: which there are, their columns, and what a column points to
//! (ECMA-335 II.22 and II.24.2.6; the tables of debug information: the Portable PDB format).

/// What stands in one column of a table.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Column {
    U16,
    U32,
    String,
    Guid,
    Blob,
    Row(Table),
    OneOf(Coded),
}

use Coded as C;
use Column::{Blob, Guid, OneOf, Row, String, U16, U32};
use Table as T;

macro_rules! tables {
    ($($number:literal $table:ident [$($column:expr),*];)*) => {
        /// The tables, by their number in the file format.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        #[expect(missing_docs, reason = "they are called as the standard calls them")]
        pub enum Table { $($table = $number,)* }

        impl Table {
            /// The table of a number of the file format.
            pub fn of_number(number: u8) -> Option<Table> {
                match number {
                    $($number => Some(Table::$table),)*
                    _ => None,
                }
            }

            pub(crate) fn columns(self) -> &'static [Column] {
                match self { $(Table::$table => &[$($column),*],)* }
            }
        }
    };
}

tables! {
    0x00 Module [U16, String, Guid, Guid, Guid];
    0x01 TypeRef [OneOf(C::ResolutionScope), String, String];
    0x02 TypeDef [U32, String, String, OneOf(C::TypeDefOrRef), Row(T::Field), Row(T::Method)];
    0x03 FieldPtr [Row(T::Field)];
    0x04 Field [U16, String, Blob];
    0x05 MethodPtr [Row(T::Method)];
    0x06 Method [U32, U16, U16, String, Blob, Row(T::Param)];
    0x07 ParamPtr [Row(T::Param)];
    0x08 Param [U16, U16, String];
    0x09 InterfaceImpl [Row(T::TypeDef), OneOf(C::TypeDefOrRef)];
    0x0a MemberRef [OneOf(C::MemberRefParent), String, Blob];
    0x0b Constant [U16, OneOf(C::HasConstant), Blob];
    0x0c CustomAttribute [OneOf(C::HasCustomAttribute), OneOf(C::CustomAttributeType), Blob];
    0x0d FieldMarshal [OneOf(C::HasFieldMarshal), Blob];
    0x0e DeclSecurity [U16, OneOf(C::HasDeclSecurity), Blob];
    0x0f ClassLayout [U16, U32, Row(T::TypeDef)];
    0x10 FieldLayout [U32, Row(T::Field)];
    0x11 StandAloneSig [Blob];
    0x12 EventMap [Row(T::TypeDef), Row(T::Event)];
    0x13 EventPtr [Row(T::Event)];
    0x14 Event [U16, String, OneOf(C::TypeDefOrRef)];
    0x15 PropertyMap [Row(T::TypeDef), Row(T::Property)];
    0x16 PropertyPtr [Row(T::Property)];
    0x17 Property [U16, String, Blob];
    0x18 MethodSemantics [U16, Row(T::Method), OneOf(C::HasSemantics)];
    0x19 MethodImpl [Row(T::TypeDef), OneOf(C::MethodDefOrRef), OneOf(C::MethodDefOrRef)];
    0x1a ModuleRef [String];
    0x1b TypeSpec [Blob];
    0x1c ImplMap [U16, OneOf(C::MemberForwarded), String, Row(T::ModuleRef)];
    0x1d FieldRva [U32, Row(T::Field)];
    0x1e EncLog [U32, U32];
    0x1f EncMap [U32];
    0x20 Assembly [U32, U16, U16, U16, U16, U32, Blob, String, String];
    0x21 AssemblyProcessor [U32];
    0x22 AssemblyOs [U32, U32, U32];
    0x23 AssemblyRef [U16, U16, U16, U16, U32, Blob, String, String, Blob];
    0x24 AssemblyRefProcessor [U32, Row(T::AssemblyRef)];
    0x25 AssemblyRefOs [U32, U32, U32, Row(T::AssemblyRef)];
    0x26 File [U32, String, Blob];
    0x27 ExportedType [U32, U32, String, String, OneOf(C::Implementation)];
    0x28 ManifestResource [U32, U32, String, OneOf(C::Implementation)];
    0x29 NestedClass [Row(T::TypeDef), Row(T::TypeDef)];
    0x2a GenericParam [U16, U16, OneOf(C::TypeOrMethodDef), String];
    0x2b MethodSpec [OneOf(C::MethodDefOrRef), Blob];
    0x2c GenericParamConstraint [Row(T::GenericParam), OneOf(C::TypeDefOrRef)];
    0x30 Document [Blob, Guid, Blob, Guid];
    0x31 MethodDebugInformation [Row(T::Document), Blob];
    0x32 LocalScope
        [Row(T::Method), Row(T::ImportScope), Row(T::LocalVariable), Row(T::LocalConstant), U32, U32];
    0x33 LocalVariable [U16, U16, String];
    0x34 LocalConstant [String, Blob];
    0x35 ImportScope [Row(T::ImportScope), Blob];
    0x36 StateMachineMethod [Row(T::Method), Row(T::Method)];
    0x37 CustomDebugInformation [OneOf(C::HasCustomDebugInformation), Guid, Blob];
}

/// Numbers of tables are smaller than this; some numbers have no table.
pub(crate) const TABLE_NUMBERS: usize = 0x38;

/// A reference to a row of one of several tables: the lowest bits say of which.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[expect(missing_docs, reason = "they are called as the standard calls them")]
pub enum Coded {
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
    HasCustomDebugInformation,
}

impl Coded {
    /// The tables it may point into, in the order of their tags. Tags that mean nothing are `None`.
    pub fn targets(self) -> &'static [Option<Table>] {
        match self {
            Coded::TypeDefOrRef => &[Some(T::TypeDef), Some(T::TypeRef), Some(T::TypeSpec)],
            Coded::HasConstant => &[Some(T::Field), Some(T::Param), Some(T::Property)],
            // Debug information hangs on what attributes hang on, and on its own tables.
            Coded::HasCustomAttribute => &HAS_CUSTOM[..22],
            Coded::HasCustomDebugInformation => HAS_CUSTOM,
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
    pub fn tag_bits(self) -> u32 {
        self.targets().len().next_power_of_two().trailing_zeros()
    }
}

const HAS_CUSTOM: &[Option<Table>] = &[
    Some(T::Method),
    Some(T::Field),
    Some(T::TypeRef),
    Some(T::TypeDef),
    Some(T::Param),
    Some(T::InterfaceImpl),
    Some(T::MemberRef),
    Some(T::Module),
    Some(T::DeclSecurity),
    Some(T::Property),
    Some(T::Event),
    Some(T::StandAloneSig),
    Some(T::ModuleRef),
    Some(T::TypeSpec),
    Some(T::Assembly),
    Some(T::AssemblyRef),
    Some(T::File),
    Some(T::ExportedType),
    Some(T::ManifestResource),
    Some(T::GenericParam),
    Some(T::GenericParamConstraint),
    Some(T::MethodSpec),
    Some(T::Document),
    Some(T::LocalScope),
    Some(T::LocalVariable),
    Some(T::LocalConstant),
    Some(T::ImportScope),
];
