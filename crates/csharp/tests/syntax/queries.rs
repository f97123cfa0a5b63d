//! Queries and `switch` expressions.

use crate::support::check_statements;
use expect_test::expect;

#[test]
fn queries() {
    check_statements(
        "x = from a in b from C c in d let e = a + c where e is T orderby a.f, c descending join g in h on a equals g join I i in j on a equals i into k select new { a }; x = from a in b group a by a.c into d where d.e select d;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                QueryExpr
                  FromClause from a in ·
                    NameExpr b
                  FromClause from · c in ·
                    NamedType C
                    NameExpr d
                  LetClause let e = ·
                    BinaryExpr · + ·
                      NameExpr a
                      NameExpr c
                  WhereClause where ·
                    IsExpr · is ·
                      NameExpr e
                      ConstantPattern
                        NameExpr T
                  OrderByClause orderby · , ·
                    Ordering
                      MemberAccessExpr · . f
                        NameExpr a
                    Ordering · descending
                      NameExpr c
                  JoinClause join g in · on · equals ·
                    NameExpr h
                    NameExpr a
                    NameExpr g
                  JoinClause join · i in · on · equals · ·
                    NamedType I
                    NameExpr j
                    NameExpr a
                    NameExpr i
                    JoinInto into k
                  SelectClause select ·
                    AnonymousObjectExpr new { · }
                      AnonymousMember
                        NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                QueryExpr
                  FromClause from a in ·
                    NameExpr b
                  GroupClause group · by ·
                    NameExpr a
                    MemberAccessExpr · . c
                      NameExpr a
                  QueryContinuation into d · ·
                    WhereClause where ·
                      MemberAccessExpr · . e
                        NameExpr d
                    SelectClause select ·
                      NameExpr d
        "#]],
    );
}

#[test]
fn switch_expressions() {
    check_statements(
        "x = a switch { 1 => b, > 2 and < 3 => c, var n when n > 1 => d, { X: 1 } => e, _ when (f) => g, _ => throw h, }; x = a switch { } + 1; x = (a, b) switch { (1, _) => 1, (A) => 2, (int)B => 3 };",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                SwitchExpr · switch { · , · , · , · , · , · , }
                  NameExpr a
                  SwitchArm · => ·
                    ConstantPattern
                      LiteralExpr 1
                    NameExpr b
                  SwitchArm · => ·
                    AndPattern · and ·
                      RelationalPattern > ·
                        LiteralExpr 2
                      RelationalPattern < ·
                        LiteralExpr 3
                    NameExpr c
                  SwitchArm · · => ·
                    VarPattern var ·
                      Designation n
                    WhenClause when ·
                      BinaryExpr · > ·
                        NameExpr n
                        LiteralExpr 1
                    NameExpr d
                  SwitchArm · => ·
                    RecursivePattern
                      PropertyClause { · }
                        Subpattern X : ·
                          ConstantPattern
                            LiteralExpr 1
                    NameExpr e
                  SwitchArm · · => ·
                    DiscardPattern _
                    WhenClause when ·
                      ParenExpr ( · )
                        NameExpr f
                    NameExpr g
                  SwitchArm · => ·
                    DiscardPattern _
                    ThrowExpr throw ·
                      NameExpr h
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · + ·
                  SwitchExpr · switch { }
                    NameExpr a
                  LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                SwitchExpr · switch { · , · , · }
                  TupleExpr ( · , · )
                    Argument
                      NameExpr a
                    Argument
                      NameExpr b
                  SwitchArm · => ·
                    RecursivePattern
                      PositionalClause ( · , · )
                        Subpattern
                          ConstantPattern
                            LiteralExpr 1
                        Subpattern
                          DiscardPattern _
                    LiteralExpr 1
                  SwitchArm · => ·
                    ParenPattern ( · )
                      ConstantPattern
                        NameExpr A
                    LiteralExpr 2
                  SwitchArm · => ·
                    ConstantPattern
                      CastExpr ( · ) ·
                        PredefinedType int
                        NameExpr B
                    LiteralExpr 3
        "#]],
    );
}
