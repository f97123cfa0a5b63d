//! Patterns.

use crate::support::{accepts, check_statements};
use expect_test::expect;

#[test]
fn constants_types_and_declarations() {
    check_statements(
        "x = a is 1; x = a is null; x = a is B; x = a is B.C; x = a is int; x = a is int[]; x = a is List<int>; x = a is B b; x = a is B.C<D> c; x = a is (int, string) t; x = a is -1; x = a is \"s\"; x = a is (int)B; x = a is nameof(b); x = a is B && c;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ConstantPattern
                    LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ConstantPattern
                    LiteralExpr null
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ConstantPattern
                    NameExpr B
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ConstantPattern
                    MemberAccessExpr · . C
                      NameExpr B
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  TypePattern
                    PredefinedType int
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  TypePattern
                    ArrayType
                      PredefinedType int
                      RankSpecifier [ ]
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  TypePattern
                    NamedType List ·
                      TypeArgList < · >
                        PredefinedType int
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  DeclarationPattern
                    NamedType B
                    Designation b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  DeclarationPattern
                    NamedType B . C ·
                      TypeArgList < · >
                        NamedType D
                    Designation c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  RecursivePattern
                    PositionalClause ( · , · )
                      Subpattern
                        TypePattern
                          PredefinedType int
                      Subpattern
                        TypePattern
                          PredefinedType string
                    Designation t
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ConstantPattern
                    PrefixExpr - ·
                      LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ConstantPattern
                    LiteralExpr "s"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ConstantPattern
                    CastExpr ( · ) ·
                      PredefinedType int
                      NameExpr B
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ConstantPattern
                    InvocationExpr
                      NameExpr nameof
                      ArgList ( · )
                        Argument
                          NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · && ·
                  IsExpr · is ·
                    NameExpr a
                    ConstantPattern
                      NameExpr B
                  NameExpr c
        "#]],
    );
}

#[test]
fn combinations() {
    check_statements(
        "x = a is not null; x = a is 1 or 2 and not 3; x = a is B or C c; x = a is > 1 and <= 2; x = a is (B or C) and not D; x = a is not (1, 2);  x = a is not; x = a is and or or;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  NotPattern not ·
                    ConstantPattern
                      LiteralExpr null
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  OrPattern · or ·
                    ConstantPattern
                      LiteralExpr 1
                    AndPattern · and ·
                      ConstantPattern
                        LiteralExpr 2
                      NotPattern not ·
                        ConstantPattern
                          LiteralExpr 3
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  OrPattern · or ·
                    ConstantPattern
                      NameExpr B
                    DeclarationPattern
                      NamedType C
                      Designation c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  AndPattern · and ·
                    RelationalPattern > ·
                      LiteralExpr 1
                    RelationalPattern <= ·
                      LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  AndPattern · and ·
                    ParenPattern ( · )
                      OrPattern · or ·
                        ConstantPattern
                          NameExpr B
                        ConstantPattern
                          NameExpr C
                    NotPattern not ·
                      ConstantPattern
                        NameExpr D
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  NotPattern not ·
                    RecursivePattern
                      PositionalClause ( · , · )
                        Subpattern
                          ConstantPattern
                            LiteralExpr 1
                        Subpattern
                          ConstantPattern
                            LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ConstantPattern
                    NameExpr not
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  OrPattern · or ·
                    ConstantPattern
                      NameExpr and
                    ConstantPattern
                      NameExpr or
        "#]],
    );
}

#[test]
fn recursive_patterns() {
    check_statements(
        "x = a is { }; x = a is { B: 1, C.D: var d } e; x = a is B { C: null }; x = a is B(1, C: 2) { D: 3 } e; x = a is (1, _); x = a is (B: 1); x = a is (1) b; x = a is () ; x = a is var (b, (c, _)); x = a is var d;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  RecursivePattern
                    PropertyClause { }
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  RecursivePattern
                    PropertyClause { · , · }
                      Subpattern B : ·
                        ConstantPattern
                          LiteralExpr 1
                      Subpattern C . D : ·
                        VarPattern var ·
                          Designation d
                    Designation e
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  RecursivePattern
                    NamedType B
                    PropertyClause { · }
                      Subpattern C : ·
                        ConstantPattern
                          LiteralExpr null
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  RecursivePattern
                    NamedType B
                    PositionalClause ( · , · )
                      Subpattern
                        ConstantPattern
                          LiteralExpr 1
                      Subpattern C : ·
                        ConstantPattern
                          LiteralExpr 2
                    PropertyClause { · }
                      Subpattern D : ·
                        ConstantPattern
                          LiteralExpr 3
                    Designation e
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  RecursivePattern
                    PositionalClause ( · , · )
                      Subpattern
                        ConstantPattern
                          LiteralExpr 1
                      Subpattern
                        DiscardPattern _
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  RecursivePattern
                    PositionalClause ( · )
                      Subpattern B : ·
                        ConstantPattern
                          LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  RecursivePattern
                    PositionalClause ( · )
                      Subpattern
                        ConstantPattern
                          LiteralExpr 1
                    Designation b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  RecursivePattern
                    PositionalClause ( )
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  VarPattern var ·
                    TupleDesignation ( · , · )
                      Designation b
                      TupleDesignation ( · , · )
                        Designation c
                        Designation _
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  VarPattern var ·
                    Designation d
        "#]],
    );
}

#[test]
fn list_patterns() {
    check_statements(
        "x = a is []; x = a is [1, .., 2]; x = a is [.. var b, _] c; x = a is [.. { Length: 1 }]; x = a is [not null, B or C];",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ListPattern [ ]
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ListPattern [ · , · , · ]
                    ConstantPattern
                      LiteralExpr 1
                    SlicePattern ..
                    ConstantPattern
                      LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ListPattern [ · , · ] ·
                    SlicePattern .. ·
                      VarPattern var ·
                        Designation b
                    DiscardPattern _
                    Designation c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ListPattern [ · ]
                    SlicePattern .. ·
                      RecursivePattern
                        PropertyClause { · }
                          Subpattern Length : ·
                            ConstantPattern
                              LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                IsExpr · is ·
                  NameExpr a
                  ListPattern [ · , · ]
                    NotPattern not ·
                      ConstantPattern
                        LiteralExpr null
                    OrPattern · or ·
                      ConstantPattern
                        NameExpr B
                      ConstantPattern
                        NameExpr C
        "#]],
    );
}

#[test]
fn variables_are_not_words_of_what_follows() {
    accepts(
        "class C { void M() { switch (a) { case B when b: case C or D: case E and F: case var g when g: break; } } }",
    );
    accepts("class C { object M() => from a in b where a is C where a is D orderby a is E select a is F; }");
    accepts(
        "class C { int M() => a switch { B when b => 1, C c when c => 2, B.C => 3, D.E<F> => 4, (1 + 2) * 3 => 5, A | B => 6, _ => 7 }; }",
    );
}
