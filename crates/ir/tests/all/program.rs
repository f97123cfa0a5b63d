//! The tables of a program.

use ir::{IntKind, Point, Prim, Program, Span, Ty, TyId, TypeFlags, TypeKind};

#[test]
fn a_type_that_is_only_mentioned_is_added_once() {
    let mut program = Program::default();
    let list = program.type_or_external("System.Collections.Generic.List", 1);
    assert_eq!(program.type_or_external("System.Collections.Generic.List", 1), list);
    assert_ne!(program.type_or_external("System.Collections.Generic.List", 0), list);
    assert_eq!(program.find_type("System.Collections.Generic.List", 2), None);
    assert_eq!(program.types()[list].kind, TypeKind::Unknown);
    assert!(program.types()[list].flags.has(TypeFlags::EXTERNAL));
}

#[test]
fn equal_types_have_equal_numbers() {
    let mut program = Program::default();
    let pointer = program.tys.intern(Ty::Pointer(TyId::INT));
    assert_eq!(program.tys.intern(Ty::Pointer(TyId::prim(Prim::Int))), pointer);
    assert_eq!(program.tys.get(TyId::UNKNOWN), &Ty::Unknown);
    for prim in Prim::ALL {
        assert_eq!(program.tys.get(TyId::prim(prim)), &Ty::Prim(prim));
        assert_eq!(Prim::from_keyword(prim.keyword()), Some(prim));
    }
}

#[test]
fn keywords_and_full_names_are_one_type() {
    assert_eq!(Prim::from_full_name("System.Int64"), Some(Prim::Long));
    assert_eq!(Prim::from_full_name("java.lang.String"), Prim::from_full_name("System.String"));
    assert_eq!(Prim::from_full_name("System.Threading.Thread"), None);
    assert_eq!(IntKind::UShort.prim().keyword(), "ushort");
}

#[test]
fn a_span_as_findings_tell_it() {
    let mut program = Program::default();
    let file = program.file("src/Bank.cs");
    assert_eq!(program.file("src/Bank.cs"), file);
    let told = |line, column| {
        let place = program.place(Span::new(file, Point { line, column }, Point::NONE));
        place.map(|place| place.to_string())
    };
    assert_eq!(told(12, 5).as_deref(), Some("src/Bank.cs:12:5"));
    assert_eq!(told(12, 0).as_deref(), Some("src/Bank.cs:12"));
    assert_eq!(told(0, 5), None);
}

#[test]
fn names_are_numbered_in_the_order_of_first_use() {
    let mut program = Program::default();
    let [a, b] = ["a", "b"].map(|name| program.names.intern(name));
    assert_eq!(program.names.intern("a"), a);
    assert_eq!((program.names.get(b), program.names.find("c")), ("b", None));
    assert_eq!(program.names.len(), 2);
}
