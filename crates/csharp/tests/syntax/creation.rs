//! Objects, arrays and collections.

use crate::support::check_statements;
use expect_test::expect;

#[test]
fn objects_and_initializers() {
    check_statements(
        "a = new C(1, b: 2) { X = 1, Y = { 1, 2 }, Z = { W = 1 }, [0] = 1, [\"k\", 2] = { 3 } }; a = new() { 1, { 2, 3 } }; a = new { b, c.D, E = 1 }; a = new C { }; a = new A.B<C>(); a = b with { X = 1 }; a = b with { };",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ObjectCreationExpr new · · ·
                  NamedType C
                  ArgList ( · , · )
                    Argument
                      LiteralExpr 1
                    Argument b : ·
                      LiteralExpr 2
                  Initializer { · , · , · , · , · }
                    AssignExpr · = ·
                      NameExpr X
                      LiteralExpr 1
                    AssignExpr · = ·
                      NameExpr Y
                      Initializer { · , · }
                        LiteralExpr 1
                        LiteralExpr 2
                    AssignExpr · = ·
                      NameExpr Z
                      Initializer { · }
                        AssignExpr · = ·
                          NameExpr W
                          LiteralExpr 1
                    AssignExpr · = ·
                      ElementBindingExpr
                        BracketedArgList [ · ]
                          Argument
                            LiteralExpr 0
                      LiteralExpr 1
                    AssignExpr · = ·
                      ElementBindingExpr
                        BracketedArgList [ · , · ]
                          Argument
                            LiteralExpr "k"
                          Argument
                            LiteralExpr 2
                      Initializer { · }
                        LiteralExpr 3
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ImplicitObjectCreationExpr new · ·
                  ArgList ( )
                  Initializer { · , · }
                    LiteralExpr 1
                    Initializer { · , · }
                      LiteralExpr 2
                      LiteralExpr 3
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                AnonymousObjectExpr new { · , · , · }
                  AnonymousMember
                    NameExpr b
                  AnonymousMember
                    MemberAccessExpr · . D
                      NameExpr c
                  AnonymousMember
                    AssignExpr · = ·
                      NameExpr E
                      LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ObjectCreationExpr new · ·
                  NamedType C
                  Initializer { }
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ObjectCreationExpr new · ·
                  NamedType A . B ·
                    TypeArgList < · >
                      NamedType C
                  ArgList ( )
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                WithExpr · with ·
                  NameExpr b
                  Initializer { · }
                    AssignExpr · = ·
                      NameExpr X
                      LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                WithExpr · with ·
                  NameExpr b
                  Initializer { }
        "#]],
    );
}

#[test]
fn arrays_and_collections() {
    check_statements(
        "a = new int[3]; a = new int[2, 3][,]; a = new int[] { 1, 2, }; a = new[] { 1 }; a = new[,] { { 1 } }; a = new (int, string)[2]; a = new int?[1]; a = [1, .. b, [2]]; a = []; a = stackalloc int[3]; a = stackalloc[] { 1 }; a = (int[])[1];",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ArrayCreationExpr new · ·
                  PredefinedType int
                  RankSpecifier [ · ]
                    LiteralExpr 3
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ArrayCreationExpr new · · ·
                  PredefinedType int
                  RankSpecifier [ · , · ]
                    LiteralExpr 2
                    LiteralExpr 3
                  RankSpecifier [ , ]
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ArrayCreationExpr new · · ·
                  PredefinedType int
                  RankSpecifier [ ]
                  Initializer { · , · , }
                    LiteralExpr 1
                    LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ImplicitArrayCreationExpr new · ·
                  RankSpecifier [ ]
                  Initializer { · }
                    LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ImplicitArrayCreationExpr new · ·
                  RankSpecifier [ , ]
                  Initializer { · }
                    Initializer { · }
                      LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ArrayCreationExpr new · ·
                  TupleType ( · , · )
                    TupleTypeElement
                      PredefinedType int
                    TupleTypeElement
                      PredefinedType string
                  RankSpecifier [ · ]
                    LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                ArrayCreationExpr new · ·
                  NullableType · ?
                    PredefinedType int
                  RankSpecifier [ · ]
                    LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                CollectionExpr [ · , · , · ]
                  LiteralExpr 1
                  SpreadElement .. ·
                    NameExpr b
                  CollectionExpr [ · ]
                    LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                CollectionExpr [ ]
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                StackallocExpr stackalloc · ·
                  PredefinedType int
                  RankSpecifier [ · ]
                    LiteralExpr 3
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                StackallocExpr stackalloc · ·
                  RankSpecifier [ ]
                  Initializer { · }
                    LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                CastExpr ( · ) ·
                  ArrayType
                    PredefinedType int
                    RankSpecifier [ ]
                  CollectionExpr [ · ]
                    LiteralExpr 1
        "#]],
    );
}
