//! Names, members, elements, and what is skipped when a receiver is null.

use crate::support::check_statements;
use expect_test::expect;

#[test]
fn null_conditional_access() {
    check_statements(
        "a?.b.c()?.d[1]?[2].e = f; a?[1]?.b(); x = a?[1]; x = a ? [1] : [2]; x = a ? b?[0] : c; x = a?.b ?? c!; x = a!.b![0]!; x = a ?.5 : 1;",
        &expect![[r#"
            ExprStmt · ;
              ConditionalAccessExpr · ? ·
                NameExpr a
                ConditionalAccessExpr · ? ·
                  InvocationExpr
                    MemberAccessExpr · . c
                      MemberBindingExpr . b
                    ArgList ( )
                  ConditionalAccessExpr · ? ·
                    ElementAccessExpr
                      MemberBindingExpr . d
                      BracketedArgList [ · ]
                        Argument
                          LiteralExpr 1
                    AssignExpr · = ·
                      MemberAccessExpr · . e
                        ElementBindingExpr
                          BracketedArgList [ · ]
                            Argument
                              LiteralExpr 2
                      NameExpr f
            ExprStmt · ;
              ConditionalAccessExpr · ? ·
                NameExpr a
                ConditionalAccessExpr · ? ·
                  ElementBindingExpr
                    BracketedArgList [ · ]
                      Argument
                        LiteralExpr 1
                  InvocationExpr
                    MemberBindingExpr . b
                    ArgList ( )
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalAccessExpr · ? ·
                  NameExpr a
                  ElementBindingExpr
                    BracketedArgList [ · ]
                      Argument
                        LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalExpr · ? · : ·
                  NameExpr a
                  CollectionExpr [ · ]
                    LiteralExpr 1
                  CollectionExpr [ · ]
                    LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalExpr · ? · : ·
                  NameExpr a
                  ConditionalAccessExpr · ? ·
                    NameExpr b
                    ElementBindingExpr
                      BracketedArgList [ · ]
                        Argument
                          LiteralExpr 0
                  NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · ?? ·
                  ConditionalAccessExpr · ? ·
                    NameExpr a
                    MemberBindingExpr . b
                  PostfixExpr · !
                    NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                PostfixExpr · !
                  ElementAccessExpr
                    PostfixExpr · !
                      MemberAccessExpr · . b
                        PostfixExpr · !
                          NameExpr a
                    BracketedArgList [ · ]
                      Argument
                        LiteralExpr 0
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ConditionalExpr · ? · : ·
                  NameExpr a
                  LiteralExpr .5
                  LiteralExpr 1
        "#]],
    );
}

#[test]
fn names_with_global_and_aliases() {
    check_statements(
        "global::A.B.C(); x = global::D<int>.E; x = F::G.H; global::I j = new global::I();",
        &expect![[r#"
            ExprStmt · ;
              InvocationExpr
                MemberAccessExpr · . C
                  MemberAccessExpr · . B
                    MemberAccessExpr · :: A
                      NameExpr global
                ArgList ( )
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                MemberAccessExpr · . E
                  MemberAccessExpr · :: D ·
                    NameExpr global
                    TypeArgList < · >
                      PredefinedType int
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                MemberAccessExpr · . H
                  MemberAccessExpr · :: G
                    NameExpr F
            LocalDeclStmt · ;
              VariableDecl
                NamedType global :: I
                VariableDeclarator j ·
                  EqualsValue = ·
                    ObjectCreationExpr new · ·
                      NamedType global :: I
                      ArgList ( )
        "#]],
    );
}
