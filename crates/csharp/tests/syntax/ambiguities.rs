//! What can be read in two ways: `<`, `(`, `?`.

use crate::support::check_statements;
use expect_test::expect;

#[test]
fn generic_calls_and_comparisons() {
    check_statements(
        "f(a < b, c > (d)); f(a < b, c > d); f(a < b, c >> 1); x = a < b; x = g<int>(1); x = a.b<C, D>.e; x = i < j && k > l; y = z as List<int>; f(g<A, B>, 1); x = a < b || c > (d);",
        &expect![[r#"
            ExprStmt · ;
              InvocationExpr
                NameExpr f
                ArgList ( · )
                  Argument
                    InvocationExpr
                      NameExpr a ·
                        TypeArgList < · , · >
                          NamedType b
                          NamedType c
                      ArgList ( · )
                        Argument
                          NameExpr d
            ExprStmt · ;
              InvocationExpr
                NameExpr f
                ArgList ( · , · )
                  Argument
                    BinaryExpr · < ·
                      NameExpr a
                      NameExpr b
                  Argument
                    BinaryExpr · > ·
                      NameExpr c
                      NameExpr d
            ExprStmt · ;
              InvocationExpr
                NameExpr f
                ArgList ( · , · )
                  Argument
                    BinaryExpr · < ·
                      NameExpr a
                      NameExpr b
                  Argument
                    BinaryExpr · > > ·
                      NameExpr c
                      LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · < ·
                  NameExpr a
                  NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InvocationExpr
                  NameExpr g ·
                    TypeArgList < · >
                      PredefinedType int
                  ArgList ( · )
                    Argument
                      LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                MemberAccessExpr · . e
                  MemberAccessExpr · . b ·
                    NameExpr a
                    TypeArgList < · , · >
                      NamedType C
                      NamedType D
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · && ·
                  BinaryExpr · < ·
                    NameExpr i
                    NameExpr j
                  BinaryExpr · > ·
                    NameExpr k
                    NameExpr l
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr y
                AsExpr · as ·
                  NameExpr z
                  NamedType List ·
                    TypeArgList < · >
                      PredefinedType int
            ExprStmt · ;
              InvocationExpr
                NameExpr f
                ArgList ( · , · )
                  Argument
                    NameExpr g ·
                      TypeArgList < · , · >
                        NamedType A
                        NamedType B
                  Argument
                    LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · || ·
                  BinaryExpr · < ·
                    NameExpr a
                    NameExpr b
                  BinaryExpr · > ·
                    NameExpr c
                    ParenExpr ( · )
                      NameExpr d
        "#]],
    );
}

#[test]
fn casts_and_parentheses() {
    check_statements(
        "x = (a) - b; x = (int)-b; x = (a)b; x = (a)(b); x = (a.b<c>)d; x = (a[])b; x = (a?)b; x = (a*)&b; x = (a)!b; x = (a) + (b); x = (a)\"s\"; x = (a)new b(); x = (int)(a); x = (a)this; x = (a) is b; x = (T)or.X;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · - ·
                  ParenExpr ( · )
                    NameExpr a
                  NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  PredefinedType int
                  PrefixExpr - ·
                    NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  NamedType a
                  NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  NamedType a
                  ParenExpr ( · )
                    NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  NamedType a . b ·
                    TypeArgList < · >
                      NamedType c
                  NameExpr d
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  ArrayType
                    NamedType a
                    RankSpecifier [ ]
                  NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  NullableType · ?
                    NamedType a
                  NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  PointerType · *
                    NamedType a
                  PrefixExpr & ·
                    NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  NamedType a
                  PrefixExpr ! ·
                    NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · + ·
                  ParenExpr ( · )
                    NameExpr a
                  ParenExpr ( · )
                    NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  NamedType a
                  LiteralExpr "s"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  NamedType a
                  ObjectCreationExpr new · ·
                    NamedType b
                    ArgList ( )
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  PredefinedType int
                  ParenExpr ( · )
                    NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  NamedType a
                  ThisExpr this
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  ParenExpr ( · )
                    NameExpr a
                  ConstantPattern
                    NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  NamedType T
                  MemberAccessExpr · . X
                    NameExpr or
        "#]],
    );
}

#[test]
fn conditionals_and_nullable_types() {
    check_statements(
        "x = a ? b : c ? d : e; x = a is B ? c : d; x = a is B? ; x = a as B? ?? c; x = a is int? ? b : c; x = (a as B?)?.c; x = a ? (b) : (c); x = a is { } ? 1 : 2; x = a as B?[]; x = a as B ? [] : c;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalExpr · ? · : ·
                  NameExpr a
                  NameExpr b
                  ConditionalExpr · ? · : ·
                    NameExpr c
                    NameExpr d
                    NameExpr e
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalExpr · ? · : ·
                  IsExpr · is ·
                    NameExpr a
                    ConstantPattern
                      NameExpr B
                  NameExpr c
                  NameExpr d
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  TypePattern
                    NullableType · ?
                      NamedType B
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · ?? ·
                  AsExpr · as ·
                    NameExpr a
                    NullableType · ?
                      NamedType B
                  NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalExpr · ? · : ·
                  IsExpr · is ·
                    NameExpr a
                    TypePattern
                      NullableType · ?
                        PredefinedType int
                  NameExpr b
                  NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalAccessExpr · ? ·
                  ParenExpr ( · )
                    AsExpr · as ·
                      NameExpr a
                      NullableType · ?
                        NamedType B
                  MemberBindingExpr . c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalExpr · ? · : ·
                  NameExpr a
                  ParenExpr ( · )
                    NameExpr b
                  ParenExpr ( · )
                    NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalExpr · ? · : ·
                  IsExpr · is ·
                    NameExpr a
                    RecursivePattern
                      PropertyClause { }
                  LiteralExpr 1
                  LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                AsExpr · as ·
                  NameExpr a
                  ArrayType
                    NullableType · ?
                      NamedType B
                    RankSpecifier [ ]
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalExpr · ? · : ·
                  AsExpr · as ·
                    NameExpr a
                    NamedType B
                  CollectionExpr [ ]
                  NameExpr c
        "#]],
    );
}

#[test]
fn tuples_and_declarations_in_expressions() {
    check_statements(
        "x = (1, \"a\"); x = (a: 1, b); f(out var y, out int z, out _, out List<int> w, ref v, in u); (x, var y2) = t; foreach (var (a, _) in b) ; x = (a, b).c; if (f(out var (p, q))) ;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                TupleExpr ( · , · )
                  Argument
                    LiteralExpr 1
                  Argument
                    LiteralExpr "a"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                TupleExpr ( · , · )
                  Argument a : ·
                    LiteralExpr 1
                  Argument
                    NameExpr b
            ExprStmt · ;
              InvocationExpr
                NameExpr f
                ArgList ( · , · , · , · , · , · )
                  Argument out ·
                    DeclarationExpr
                      NamedType var
                      Designation y
                  Argument out ·
                    DeclarationExpr
                      PredefinedType int
                      Designation z
                  Argument out ·
                    NameExpr _
                  Argument out ·
                    DeclarationExpr
                      NamedType List ·
                        TypeArgList < · >
                          PredefinedType int
                      Designation w
                  Argument ref ·
                    NameExpr v
                  Argument in ·
                    NameExpr u
            ExprStmt · ;
              AssignExpr · = ·
                TupleExpr ( · , · )
                  Argument
                    NameExpr x
                  Argument
                    DeclarationExpr
                      NamedType var
                      Designation y2
                NameExpr t
            ForeachStmt foreach ( · in · ) ·
              DeclarationExpr
                NamedType var
                TupleDesignation ( · , · )
                  Designation a
                  Designation _
              NameExpr b
              EmptyStmt ;
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                MemberAccessExpr · . c
                  TupleExpr ( · , · )
                    Argument
                      NameExpr a
                    Argument
                      NameExpr b
            IfStmt if ( · ) ·
              InvocationExpr
                NameExpr f
                ArgList ( · )
                  Argument out ·
                    DeclarationExpr
                      NamedType var
                      TupleDesignation ( · , · )
                        Designation p
                        Designation q
              EmptyStmt ;
        "#]],
    );
}
