//! Operators: precedence, associativity, and which tokens make one.

use crate::support::check_statements;
use expect_test::expect;

#[test]
fn precedence_and_associativity() {
    check_statements(
        "x = a = b + c * d - e << 1 < f == g & h ^ i | j && k || l ?? m ?? n;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                AssignExpr · = ·
                  NameExpr a
                  BinaryExpr · ?? ·
                    BinaryExpr · || ·
                      BinaryExpr · && ·
                        BinaryExpr · | ·
                          BinaryExpr · ^ ·
                            BinaryExpr · & ·
                              BinaryExpr · == ·
                                BinaryExpr · < ·
                                  BinaryExpr · << ·
                                    BinaryExpr · - ·
                                      BinaryExpr · + ·
                                        NameExpr b
                                        BinaryExpr · * ·
                                          NameExpr c
                                          NameExpr d
                                      NameExpr e
                                    LiteralExpr 1
                                  NameExpr f
                                NameExpr g
                              NameExpr h
                            NameExpr i
                          NameExpr j
                        NameExpr k
                      NameExpr l
                    BinaryExpr · ?? ·
                      NameExpr m
                      NameExpr n
        "#]],
    );
}

#[test]
fn shifts_are_joined_greater_signs() {
    check_statements(
        "a = b >> 1; a = b >>> 2; a >>= 1; a >>>= 1; a = b > c; a = b >= c; List<List<int>> d = e;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                BinaryExpr · > > ·
                  NameExpr b
                  LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                BinaryExpr · > > > ·
                  NameExpr b
                  LiteralExpr 2
            ExprStmt · ;
              AssignExpr · > >= ·
                NameExpr a
                LiteralExpr 1
            ExprStmt · ;
              AssignExpr · > > >= ·
                NameExpr a
                LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                BinaryExpr · > ·
                  NameExpr b
                  NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                BinaryExpr · >= ·
                  NameExpr b
                  NameExpr c
            LocalDeclStmt · ;
              VariableDecl
                NamedType List ·
                  TypeArgList < · >
                    NamedType List ·
                      TypeArgList < · >
                        PredefinedType int
                VariableDeclarator d ·
                  EqualsValue = ·
                    NameExpr e
        "#]],
    );
}

#[test]
fn ranges_and_indices() {
    check_statements(
        "x = a[1..2]; x = a[..]; x = a[^1..]; x = a[..^1]; x = b..c; x = a[b + 1..c]; x = ^1;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ElementAccessExpr
                  NameExpr a
                  BracketedArgList [ · ]
                    Argument
                      RangeExpr · .. ·
                        LiteralExpr 1
                        LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ElementAccessExpr
                  NameExpr a
                  BracketedArgList [ · ]
                    Argument
                      RangeExpr ..
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ElementAccessExpr
                  NameExpr a
                  BracketedArgList [ · ]
                    Argument
                      RangeExpr · ..
                        PrefixExpr ^ ·
                          LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ElementAccessExpr
                  NameExpr a
                  BracketedArgList [ · ]
                    Argument
                      RangeExpr .. ·
                        PrefixExpr ^ ·
                          LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                RangeExpr · .. ·
                  NameExpr b
                  NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ElementAccessExpr
                  NameExpr a
                  BracketedArgList [ · ]
                    Argument
                      BinaryExpr · + ·
                        NameExpr b
                        RangeExpr · .. ·
                          LiteralExpr 1
                          NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                PrefixExpr ^ ·
                  LiteralExpr 1
        "#]],
    );
}

#[test]
fn operators_with_keywords() {
    check_statements(
        "x = typeof(List<>); x = typeof(void); x = sizeof(int); x = default(T); x = default; x = nameof(a.b); x = checked(a + b); x = unchecked((int)a); x = a ?? throw b; x = await(y); x = ref z; x = __makeref(a); x = __reftype(b); x = __refvalue(c, int); f(__arglist(1, 2));",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                TypeofExpr typeof ( · )
                  NamedType List ·
                    TypeArgList < · >
                      OmittedTypeArg
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                TypeofExpr typeof ( · )
                  PredefinedType void
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                SizeofExpr sizeof ( · )
                  PredefinedType int
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                DefaultExpr default ( · )
                  NamedType T
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                LiteralExpr default
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InvocationExpr
                  NameExpr nameof
                  ArgList ( · )
                    Argument
                      MemberAccessExpr · . b
                        NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CheckedExpr checked ( · )
                  BinaryExpr · + ·
                    NameExpr a
                    NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CheckedExpr unchecked ( · )
                  CastExpr ( · ) ·
                    PredefinedType int
                    NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · ?? ·
                  NameExpr a
                  ThrowExpr throw ·
                    NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InvocationExpr
                  NameExpr await
                  ArgList ( · )
                    Argument
                      NameExpr y
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                RefExpr ref ·
                  NameExpr z
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                MakerefExpr __makeref ( · )
                  NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                ReftypeExpr __reftype ( · )
                  NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                RefvalueExpr __refvalue ( · , · )
                  NameExpr c
                  PredefinedType int
            ExprStmt · ;
              InvocationExpr
                NameExpr f
                ArgList ( · )
                  Argument
                    ArglistExpr __arglist ·
                      ArgList ( · , · )
                        Argument
                          LiteralExpr 1
                        Argument
                          LiteralExpr 2
        "#]],
    );
}

#[test]
fn unsafe_operators() {
    check_statements(
        "x = *p; x = &y; p->z = 1; *p = 2; x = **q; x = (*p).y; x = &p[1]; x = (int*)p; *(int*)p = 1; p->q->r++; x = a * *b; x = a & &b;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                PrefixExpr * ·
                  NameExpr p
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                PrefixExpr & ·
                  NameExpr y
            ExprStmt · ;
              AssignExpr · = ·
                MemberAccessExpr · -> z
                  NameExpr p
                LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                PrefixExpr * ·
                  NameExpr p
                LiteralExpr 2
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                PrefixExpr * ·
                  PrefixExpr * ·
                    NameExpr q
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                MemberAccessExpr · . y
                  ParenExpr ( · )
                    PrefixExpr * ·
                      NameExpr p
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                PrefixExpr & ·
                  ElementAccessExpr
                    NameExpr p
                    BracketedArgList [ · ]
                      Argument
                        LiteralExpr 1
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                CastExpr ( · ) ·
                  PointerType · *
                    PredefinedType int
                  NameExpr p
            ExprStmt · ;
              AssignExpr · = ·
                PrefixExpr * ·
                  CastExpr ( · ) ·
                    PointerType · *
                      PredefinedType int
                    NameExpr p
                LiteralExpr 1
            ExprStmt · ;
              PostfixExpr · ++
                MemberAccessExpr · -> r
                  MemberAccessExpr · -> q
                    NameExpr p
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · * ·
                  NameExpr a
                  PrefixExpr * ·
                    NameExpr b
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                BinaryExpr · & ·
                  NameExpr a
                  PrefixExpr & ·
                    NameExpr b
        "#]],
    );
}
