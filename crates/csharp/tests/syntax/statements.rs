//! Statements.

use crate::support::{accepts, check_statements};
use expect_test::expect;

#[test]
fn declarations_of_locals() {
    check_statements(
        "int a = 1, b; var c = new C(); const int d = 1; ref int e = ref a; ref readonly var f = ref b; scoped Span<int> g = default; A<B> h; A.B<C>[] i = null; int? j; int* k; (int x, int y) l = m; T? n = null;",
        &expect![[r#"
            LocalDeclStmt · ;
              VariableDecl · · , ·
                PredefinedType int
                VariableDeclarator a ·
                  EqualsValue = ·
                    LiteralExpr 1
                VariableDeclarator b
            LocalDeclStmt · ;
              VariableDecl
                NamedType var
                VariableDeclarator c ·
                  EqualsValue = ·
                    ObjectCreationExpr new · ·
                      NamedType C
                      ArgList ( )
            LocalDeclStmt const · ;
              VariableDecl
                PredefinedType int
                VariableDeclarator d ·
                  EqualsValue = ·
                    LiteralExpr 1
            LocalDeclStmt · ;
              VariableDecl
                RefType ref ·
                  PredefinedType int
                VariableDeclarator e ·
                  EqualsValue = ·
                    RefExpr ref ·
                      NameExpr a
            LocalDeclStmt · ;
              VariableDecl
                RefType ref readonly ·
                  NamedType var
                VariableDeclarator f ·
                  EqualsValue = ·
                    RefExpr ref ·
                      NameExpr b
            LocalDeclStmt · ;
              VariableDecl
                ScopedType scoped ·
                  NamedType Span ·
                    TypeArgList < · >
                      PredefinedType int
                VariableDeclarator g ·
                  EqualsValue = ·
                    LiteralExpr default
            LocalDeclStmt · ;
              VariableDecl
                NamedType A ·
                  TypeArgList < · >
                    NamedType B
                VariableDeclarator h
            LocalDeclStmt · ;
              VariableDecl
                ArrayType
                  NamedType A . B ·
                    TypeArgList < · >
                      NamedType C
                  RankSpecifier [ ]
                VariableDeclarator i ·
                  EqualsValue = ·
                    LiteralExpr null
            LocalDeclStmt · ;
              VariableDecl
                NullableType · ?
                  PredefinedType int
                VariableDeclarator j
            LocalDeclStmt · ;
              VariableDecl
                PointerType · *
                  PredefinedType int
                VariableDeclarator k
            LocalDeclStmt · ;
              VariableDecl
                TupleType ( · , · )
                  TupleTypeElement · x
                    PredefinedType int
                  TupleTypeElement · y
                    PredefinedType int
                VariableDeclarator l ·
                  EqualsValue = ·
                    NameExpr m
            LocalDeclStmt · ;
              VariableDecl
                NullableType · ?
                  NamedType T
                VariableDeclarator n ·
                  EqualsValue = ·
                    LiteralExpr null
        "#]],
    );
}

#[test]
fn expressions_that_look_like_declarations() {
    check_statements(
        "a = b; a.b(); a<b>.c(); a[0] = 1; a * b; a++; (a, b) = (b, a); (int x, var y) = t; var (p, (q, _)) = t; new C(); a?.b = c;",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr a
                NameExpr b
            ExprStmt · ;
              InvocationExpr
                MemberAccessExpr · . b
                  NameExpr a
                ArgList ( )
            ExprStmt · ;
              InvocationExpr
                MemberAccessExpr · . c
                  NameExpr a ·
                    TypeArgList < · >
                      NamedType b
                ArgList ( )
            ExprStmt · ;
              AssignExpr · = ·
                ElementAccessExpr
                  NameExpr a
                  BracketedArgList [ · ]
                    Argument
                      LiteralExpr 0
                LiteralExpr 1
            LocalDeclStmt · ;
              VariableDecl
                PointerType · *
                  NamedType a
                VariableDeclarator b
            ExprStmt · ;
              PostfixExpr · ++
                NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                TupleExpr ( · , · )
                  Argument
                    NameExpr a
                  Argument
                    NameExpr b
                TupleExpr ( · , · )
                  Argument
                    NameExpr b
                  Argument
                    NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                TupleExpr ( · , · )
                  Argument
                    DeclarationExpr
                      PredefinedType int
                      Designation x
                  Argument
                    DeclarationExpr
                      NamedType var
                      Designation y
                NameExpr t
            ExprStmt · ;
              AssignExpr · = ·
                DeclarationExpr
                  NamedType var
                  TupleDesignation ( · , · )
                    Designation p
                    TupleDesignation ( · , · )
                      Designation q
                      Designation _
                NameExpr t
            ExprStmt · ;
              ObjectCreationExpr new · ·
                NamedType C
                ArgList ( )
            ExprStmt · ;
              ConditionalAccessExpr · ? ·
                NameExpr a
                AssignExpr · = ·
                  MemberBindingExpr . b
                  NameExpr c
        "#]],
    );
}

#[test]
fn conditions_and_loops() {
    check_statements(
        "if (a) b(); else if (c) d(); else { } while (a) ; do { } while (b); for (int i = 0, j; i < 1; i++, j--) { } for (i = 0, j = 1; ; ) break; for (;;) continue; foreach (var x in xs) { } foreach (var (k, v) in xs) { } foreach ((int a, var b) in xs) { } await foreach (T x in xs) { }",
        &expect![[r#"
            IfStmt if ( · ) · · ·
              NameExpr a
              ExprStmt · ;
                InvocationExpr
                  NameExpr b
                  ArgList ( )
              ElseIfClause else if ( · ) ·
                NameExpr c
                ExprStmt · ;
                  InvocationExpr
                    NameExpr d
                    ArgList ( )
              ElseClause else ·
                Block { }
            WhileStmt while ( · ) ·
              NameExpr a
              EmptyStmt ;
            DoStmt do · while ( · ) ;
              Block { }
              NameExpr b
            ForStmt for ( · ; · ; · ) ·
              ForInit
                VariableDecl · · , ·
                  PredefinedType int
                  VariableDeclarator i ·
                    EqualsValue = ·
                      LiteralExpr 0
                  VariableDeclarator j
              ForCondition
                BinaryExpr · < ·
                  NameExpr i
                  LiteralExpr 1
              ForIncrement · , ·
                PostfixExpr · ++
                  NameExpr i
                PostfixExpr · --
                  NameExpr j
              Block { }
            ForStmt for ( · ; · ; · ) ·
              ForInit · , ·
                AssignExpr · = ·
                  NameExpr i
                  LiteralExpr 0
                AssignExpr · = ·
                  NameExpr j
                  LiteralExpr 1
              ForCondition
              ForIncrement
              BreakStmt break ;
            ForStmt for ( · ; · ; · ) ·
              ForInit
              ForCondition
              ForIncrement
              ContinueStmt continue ;
            ForeachStmt foreach ( · x in · ) ·
              NamedType var
              NameExpr xs
              Block { }
            ForeachStmt foreach ( · in · ) ·
              DeclarationExpr
                NamedType var
                TupleDesignation ( · , · )
                  Designation k
                  Designation v
              NameExpr xs
              Block { }
            ForeachStmt foreach ( · in · ) ·
              TupleExpr ( · , · )
                Argument
                  DeclarationExpr
                    PredefinedType int
                    Designation a
                Argument
                  DeclarationExpr
                    NamedType var
                    Designation b
              NameExpr xs
              Block { }
            ForeachStmt await foreach ( · x in · ) ·
              NamedType T
              NameExpr xs
              Block { }
        "#]],
    );
}

#[test]
fn switches() {
    check_statements(
        "switch (a) { case 1: case A | B: f(); break; case int i when i > 1: { } break; case (int)X: case (A): default: goto case 1; } switch (a, b) { case (1, _): goto default; }",
        &expect![[r#"
            SwitchStmt switch · { · · · }
              ParenExpr ( · )
                NameExpr a
              SwitchSection
                CaseLabel case · :
                  ConstantPattern
                    LiteralExpr 1
                CaseLabel case · :
                  ConstantPattern
                    BinaryExpr · | ·
                      NameExpr A
                      NameExpr B
                ExprStmt · ;
                  InvocationExpr
                    NameExpr f
                    ArgList ( )
                BreakStmt break ;
              SwitchSection
                CaseLabel case · · :
                  DeclarationPattern
                    PredefinedType int
                    Designation i
                  WhenClause when ·
                    BinaryExpr · > ·
                      NameExpr i
                      LiteralExpr 1
                Block { }
                BreakStmt break ;
              SwitchSection
                CaseLabel case · :
                  ConstantPattern
                    CastExpr ( · ) ·
                      PredefinedType int
                      NameExpr X
                CaseLabel case · :
                  ParenPattern ( · )
                    ConstantPattern
                      NameExpr A
                DefaultLabel default :
                GotoStmt goto case · ;
                  LiteralExpr 1
            SwitchStmt switch · { · }
              TupleExpr ( · , · )
                Argument
                  NameExpr a
                Argument
                  NameExpr b
              SwitchSection
                CaseLabel case · :
                  RecursivePattern
                    PositionalClause ( · , · )
                      Subpattern
                        ConstantPattern
                          LiteralExpr 1
                      Subpattern
                        DiscardPattern _
                GotoStmt goto default ;
        "#]],
    );
}

#[test]
fn exceptions() {
    check_statements(
        "try { } catch (E e) when (e.X) { throw; } catch (E) { } catch { throw e; } finally { }",
        &expect![[r#"
            TryStmt try · · · · ·
              Block { }
              CatchClause catch · · ·
                CatchDecl ( · e )
                  NamedType E
                WhenClause when ( · )
                  MemberAccessExpr · . X
                    NameExpr e
                Block { · }
                  ThrowStmt throw ;
              CatchClause catch · ·
                CatchDecl ( · )
                  NamedType E
                Block { }
              CatchClause catch ·
                Block { · }
                  ThrowStmt throw · ;
                    NameExpr e
              FinallyClause finally ·
                Block { }
        "#]],
    );
}

#[test]
fn resources_and_locks() {
    check_statements(
        "lock (a) b(); using (var x = y) { } using (x) using (y) ; using var z = w; await using (x) { } await using var v = u; fixed (int* p = a, q = &b[0]) { } unsafe { } checked { } unchecked { a++; }",
        &expect![[r#"
            LockStmt lock ( · ) ·
              NameExpr a
              ExprStmt · ;
                InvocationExpr
                  NameExpr b
                  ArgList ( )
            UsingStmt using ( · ) ·
              VariableDecl
                NamedType var
                VariableDeclarator x ·
                  EqualsValue = ·
                    NameExpr y
              Block { }
            UsingStmt using ( · ) ·
              NameExpr x
              UsingStmt using ( · ) ·
                NameExpr y
                EmptyStmt ;
            LocalDeclStmt using · ;
              VariableDecl
                NamedType var
                VariableDeclarator z ·
                  EqualsValue = ·
                    NameExpr w
            UsingStmt await using ( · ) ·
              NameExpr x
              Block { }
            LocalDeclStmt await using · ;
              VariableDecl
                NamedType var
                VariableDeclarator v ·
                  EqualsValue = ·
                    NameExpr u
            FixedStmt fixed ( · ) ·
              VariableDecl · · , ·
                PointerType · *
                  PredefinedType int
                VariableDeclarator p ·
                  EqualsValue = ·
                    NameExpr a
                VariableDeclarator q ·
                  EqualsValue = ·
                    PrefixExpr & ·
                      ElementAccessExpr
                        NameExpr b
                        BracketedArgList [ · ]
                          Argument
                            LiteralExpr 0
              Block { }
            UnsafeStmt unsafe ·
              Block { }
            CheckedStmt checked ·
              Block { }
            CheckedStmt unchecked ·
              Block { · }
                ExprStmt · ;
                  PostfixExpr · ++
                    NameExpr a
        "#]],
    );
}

#[test]
fn jumps_and_labels() {
    check_statements(
        "a: b: ; goto a; goto case 1 + 2; goto default; return; return x; yield return y; yield break; break; continue; throw;",
        &expect![[r#"
            LabeledStmt a : ·
              LabeledStmt b : ·
                EmptyStmt ;
            GotoStmt goto a ;
            GotoStmt goto case · ;
              BinaryExpr · + ·
                LiteralExpr 1
                LiteralExpr 2
            GotoStmt goto default ;
            ReturnStmt return ;
            ReturnStmt return · ;
              NameExpr x
            YieldStmt yield return · ;
              NameExpr y
            YieldStmt yield break ;
            BreakStmt break ;
            ContinueStmt continue ;
            ThrowStmt throw ;
        "#]],
    );
}

#[test]
fn local_functions() {
    check_statements(
        "int F(int x) => x; static async Task<T> G<T>(T x) where T : class { } ref int H() { } (int, int) I() => (1, 2); [A] unsafe void J() { } T K<T>() => default;",
        &expect![[r#"
            LocalFunction · F · · ;
              PredefinedType int
              ParamList ( · )
                Param · x
                  PredefinedType int
              ArrowBody => ·
                NameExpr x
            LocalFunction · · G · · · ·
              Modifiers static async
              NamedType Task ·
                TypeArgList < · >
                  NamedType T
              TypeParamList < · >
                TypeParam T
              ParamList ( · )
                Param · x
                  NamedType T
              ConstraintClause where T : ·
                Constraint class
              Block { }
            LocalFunction · H · ·
              RefType ref ·
                PredefinedType int
              ParamList ( )
              Block { }
            LocalFunction · I · · ;
              TupleType ( · , · )
                TupleTypeElement
                  PredefinedType int
                TupleTypeElement
                  PredefinedType int
              ParamList ( )
              ArrowBody => ·
                TupleExpr ( · , · )
                  Argument
                    LiteralExpr 1
                  Argument
                    LiteralExpr 2
            LocalFunction · · · J · ·
              AttributeList [ · ]
                Attribute
                  NamedType A
              Modifiers unsafe
              PredefinedType void
              ParamList ( )
              Block { }
            LocalFunction · K · · · ;
              NamedType T
              TypeParamList < · >
                TypeParam T
              ParamList ( )
              ArrowBody => ·
                LiteralExpr default
        "#]],
    );
}

#[test]
fn awaiting_in_async_functions() {
    accepts(
        "class C { async Task M() { await a; await a.b(); var x = await y; await using (await F()) { } foreach (var z in await w) { } if (await b) { } return await c; } }",
    );
    accepts(
        "class C { async Task M() { await (a); await [1]; x = (await y).z; await await z; await new T(); await Task.Run(async () => { await x; }); } }",
    );
}
