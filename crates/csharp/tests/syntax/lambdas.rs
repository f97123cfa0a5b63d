//! Lambdas and anonymous methods.

use crate::support::check_statements;
use expect_test::expect;

#[test]
fn lambdas() {
    check_statements(
        "f = x => y => x; f = () => { }; f = (a, b) => a; f = (int a, ref B b, params int[] c) => a; f = async x => await x; f = static async (x) => x; f = int (x) => x; f = List<int> (int x = 1) => y; f = [A] x => x; f = [A] [return: B] (x) => x; f = (_, _) => 1; f = (scoped x, ref y) => 1; f = a ? () => b : () => c; f = ref int (ref int x) => ref x;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · => ·
                  ParamList
                    Param x
                  LambdaExpr · => ·
                    ParamList
                      Param y
                    NameExpr x
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · => ·
                  ParamList ( )
                  Block { }
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · => ·
                  ParamList ( · , · )
                    Param a
                    Param b
                  NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · => ·
                  ParamList ( · , · , · )
                    Param · a
                      PredefinedType int
                    Param · · b
                      Modifiers ref
                      NamedType B
                    Param · · c
                      Modifiers params
                      ArrayType
                        PredefinedType int
                        RankSpecifier [ ]
                  NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · · => ·
                  Modifiers async
                  ParamList
                    Param x
                  AwaitExpr await ·
                    NameExpr x
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · · => ·
                  Modifiers static async
                  ParamList ( · )
                    Param x
                  NameExpr x
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · · => ·
                  PredefinedType int
                  ParamList ( · )
                    Param x
                  NameExpr x
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · · => ·
                  NamedType List ·
                    TypeArgList < · >
                      PredefinedType int
                  ParamList ( · )
                    Param · x ·
                      PredefinedType int
                      EqualsValue = ·
                        LiteralExpr 1
                  NameExpr y
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · · => ·
                  AttributeList [ · ]
                    Attribute
                      NamedType A
                  ParamList
                    Param x
                  NameExpr x
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · · · => ·
                  AttributeList [ · ]
                    Attribute
                      NamedType A
                  AttributeList [ · · ]
                    AttributeTarget return :
                    Attribute
                      NamedType B
                  ParamList ( · )
                    Param x
                  NameExpr x
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · => ·
                  ParamList ( · , · )
                    Param _
                    Param _
                  LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · => ·
                  ParamList ( · , · )
                    Param · x
                      Modifiers scoped
                    Param · y
                      Modifiers ref
                  LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                ConditionalExpr · ? · : ·
                  NameExpr a
                  LambdaExpr · => ·
                    ParamList ( )
                    NameExpr b
                  LambdaExpr · => ·
                    ParamList ( )
                    NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                LambdaExpr · · => ·
                  RefType ref ·
                    PredefinedType int
                  ParamList ( · )
                    Param · · x
                      Modifiers ref
                      PredefinedType int
                  RefExpr ref ·
                    NameExpr x
        "#]],
    );
}

#[test]
fn anonymous_methods() {
    check_statements(
        "f = delegate { }; f = delegate (int x) { return x; }; f = async delegate () { await x; }; f += delegate { };",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                AnonymousMethodExpr delegate ·
                  Block { }
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                AnonymousMethodExpr delegate · ·
                  ParamList ( · )
                    Param · x
                      PredefinedType int
                  Block { · }
                    ReturnStmt return · ;
                      NameExpr x
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr f
                AnonymousMethodExpr · delegate · ·
                  Modifiers async
                  ParamList ( )
                  Block { · }
                    ExprStmt · ;
                      AwaitExpr await ·
                        NameExpr x
            ExprStmt · ;
              AssignExpr · += ·
                NameExpr f
                AnonymousMethodExpr delegate ·
                  Block { }
        "#]],
    );
}
