//! Signatures as bytes: read, substituted, written.

use cil::signature::{LocalSignature, MethodArguments, MethodSignature, Primitive, Receiver, Type};
use cil::{Table, Token};

/// `Dictionary<TKey, List<TValue>>`, as a `TypeSpec` writes it.
const NESTED: [u8; 12] = [0x15, 0x12, 0x05, 0x02, 0x13, 0x00, 0x15, 0x12, 0x09, 0x01, 0x13, 0x01];

#[test]
fn types_come_back_as_they_were() {
    let blobs: [&[u8]; 9] = [
        &NESTED,
        &[0x1c],
        &[0x0f, 0x01],
        &[0x1d, 0x1d, 0x08],
        // int[2...,-3...]: two dimensions, one size, two lower bounds
        &[0x14, 0x08, 0x02, 0x01, 0x02, 0x02, 0x00, 0x7b],
        // A function pointer: void(int, ref object)
        &[0x1b, 0x00, 0x02, 0x01, 0x08, 0x10, 0x1c],
        &[0x1f, 0x05, 0x20, 0x09, 0x0e],
        &[0x11, 0x80, 0x81],
        &[0x12, 0xc0, 0x01, 0x00, 0x01],
    ];
    for blob in blobs {
        let read = Type::parse(blob).expect("a type");
        assert_eq!(read.encode().expect("what was read can be written"), blob);
    }
}

#[test]
fn signed_bounds_have_all_lengths() {
    // ECMA-335 II.23.2: 3, -3, 64, -64, 8192, -8192, 268435455, -268435456
    let examples: [(i32, &[u8]); 8] = [
        (3, &[0x06]),
        (-3, &[0x7b]),
        (64, &[0x80, 0x80]),
        (-64, &[0x01]),
        (8192, &[0xc0, 0x00, 0x40, 0x00]),
        (-8192, &[0x80, 0x01]),
        (268_435_455, &[0xdf, 0xff, 0xff, 0xfe]),
        (-268_435_456, &[0xc0, 0x00, 0x00, 0x01]),
    ];
    for (bound, bytes) in examples {
        let blob = [&[0x14, 0x08, 0x01, 0x00, 0x01], bytes].concat();
        let Type::Array(_, shape) = Type::parse(&blob).expect("an array") else { panic!("no array") };
        assert_eq!(shape.lower_bounds, [bound]);
        assert_eq!(Type::Array(Box::new(Type::INT), shape).encode().expect("an array"), blob);
    }
}

#[test]
fn type_parameters_are_replaced() {
    let nested = Type::parse(&NESTED).expect("a type");
    let arguments = [Type::Primitive(Primitive::String), Type::MethodParameter(0)];
    let closed = nested.substitute(Some(&arguments), None).expect("two arguments");
    let expected = [0x15, 0x12, 0x05, 0x02, 0x0e, 0x15, 0x12, 0x09, 0x01, 0x1e, 0x00];
    assert_eq!(closed.encode().expect("a type"), expected);
    assert!(
        closed.is_open() && !closed.substitute(None, Some(&[Type::INT])).expect("one argument").is_open()
    );
    assert_eq!(nested.substitute(None, Some(&[])).expect("nothing to replace"), nested);
    let missing = nested.substitute(Some(&arguments[..1]), None).expect_err("one argument too few");
    assert_eq!(missing.reason, "type parameter 1 of 1 is used");
}

#[test]
fn methods_have_receivers_and_type_parameters() {
    // instance !!0 M<T>(!0, ref int)
    let blob = [0x30, 0x01, 0x02, 0x1e, 0x00, 0x13, 0x00, 0x10, 0x08];
    let method = MethodSignature::parse(&blob).expect("a method");
    assert_eq!((method.receiver, method.generic, method.parameters.len()), (Receiver::Implicit, Some(1), 2));
    assert_eq!(method.encode().expect("a method"), blob);
    let list = Token::new(Table::TypeRef, 3);
    let closed = method.substitute(Some(&[Type::class(list)]), Some(&[Type::OBJECT])).expect("arguments");
    assert_eq!((&closed.returned, &closed.parameters[0]), (&Type::OBJECT, &Type::class(list)));
    let hook = MethodSignature::of_static(vec![Type::OBJECT, Type::INT], Type::VOID);
    assert_eq!(hook.encode().expect("a method"), [0x00, 0x02, 0x01, 0x1c, 0x08]);
    // A call of a method with variable arguments: void(int, ..., string)
    let variable = [0x05, 0x02, 0x01, 0x08, 0x41, 0x0e];
    let call = MethodSignature::parse(&variable).expect("a call");
    assert_eq!(call.variable_from, Some(1));
    assert_eq!(call.encode().expect("a call"), variable);
}

#[test]
fn local_variables_are_added() {
    let mut locals = LocalSignature::parse(&[0x07, 0x01, 0x08]).expect("one variable");
    assert_eq!(locals.push(Type::Pinned(Box::new(Type::OBJECT))), Some(1));
    assert_eq!(locals.push(Type::MethodParameter(0)), Some(2));
    assert_eq!(locals.encode().expect("three variables"), [0x07, 0x03, 0x08, 0x45, 0x1c, 0x1e, 0x00]);
    let mut many = LocalSignature(vec![Type::INT; 65534]);
    assert_eq!((many.push(Type::INT), many.push(Type::INT)), (Some(65534), None));
}

#[test]
fn type_arguments_of_methods() {
    let blob = [0x0a, 0x02, 0x08, 0x1d, 0x0e];
    let arguments = MethodArguments::parse(&blob).expect("two arguments");
    assert_eq!(arguments.0.len(), 2);
    assert_eq!(arguments.encode().expect("two arguments"), blob);
}

#[test]
fn broken_signatures_are_refused() {
    let problem = |blob: &[u8]| Type::parse(blob).expect_err("a broken type").reason;
    assert_eq!(problem(&[]), "the data ends here too early");
    assert_eq!(problem(&[0x12, 0x03]), "a signature names a type of a table that has none");
    assert_eq!(problem(&[0x12, 0x00]), "a signature refers to no type");
    assert_eq!(problem(&[0x12, 0xc4, 0x00, 0x00, 0x00]), "a signature refers to no type", "row 1000000");
    assert_eq!(problem(&[0x15, 0x12, 0x05, 0x20, 0x08]), "a signature counts more than it has bytes");
    assert_eq!(problem(&[0x1d; 100]), "a type is too large");
    assert_eq!(problem(&[0x77]), "a signature has a byte that stands for no type");
}

#[test]
fn substitution_cannot_grow_without_end() {
    let mut ty = Type::ClassParameter(0);
    let twice = Type::Named {
        token: Token::new(Table::TypeDef, 1),
        arguments: vec![Type::ClassParameter(0), Type::ClassParameter(0)],
        layout: cil::signature::Layout::Reference,
    };
    for _ in 0..64 {
        match ty.substitute(Some(std::slice::from_ref(&twice)), None) {
            Ok(grown) => ty = grown,
            Err(problem) => return assert_eq!(problem.reason, "a type becomes too large"),
        }
    }
    panic!("2^64 types were made");
}
