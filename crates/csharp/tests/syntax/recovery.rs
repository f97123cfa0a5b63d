//! Code as it looks while somebody types: what is right around the mistake is still found.

use crate::support::check_broken;
use expect_test::expect;

#[test]
fn a_missing_semicolon() {
    check_broken(
        "class C { void M() { a = 1 b(); return x } int y; }",
        &expect![[r#"
        CompilationUnit
          ClassDecl class C ·
            MemberList { · · }
              MethodDecl · M · ·
                PredefinedType void
                ParamList ( )
                Block { · · · }
                  ExprStmt
                    AssignExpr · = ·
                      NameExpr a
                      LiteralExpr 1
                  ExprStmt · ;
                    InvocationExpr
                      NameExpr b
                      ArgList ( )
                  ReturnStmt return ·
                    NameExpr x
              FieldDecl · · ;
                PredefinedType int
                VariableDeclarator y
        26..26: expected `;`
        40..40: expected `;`
    "#]],
    );
}

#[test]
fn an_unfinished_member_access() {
    check_broken(
        "class C { void M() { foo. bar.Baz(); foo. } void N() { } }",
        &expect![[r#"
        CompilationUnit
          ClassDecl class C ·
            MemberList { · · }
              MethodDecl · M · ·
                PredefinedType void
                ParamList ( )
                Block { · · }
                  ExprStmt · ;
                    InvocationExpr
                      MemberAccessExpr · . Baz
                        MemberAccessExpr · . bar
                          NameExpr foo
                      ArgList ( )
                  ExprStmt
                    MemberAccessExpr · .
                      NameExpr foo
              MethodDecl · N · ·
                PredefinedType void
                ParamList ( )
                Block { }
        41..41: expected a name
    "#]],
    );
}

#[test]
fn an_unfinished_call() {
    check_broken(
        "class C { void M() { f(1, ; g(; } void N() { } }",
        &expect![[r#"
        CompilationUnit
          ClassDecl class C ·
            MemberList { · · }
              MethodDecl · M · ·
                PredefinedType void
                ParamList ( )
                Block { · · }
                  ExprStmt · ;
                    InvocationExpr
                      NameExpr f
                      ArgList ( · , ·
                        Argument
                          LiteralExpr 1
                        Argument
                          Missing
                  ExprStmt · ;
                    InvocationExpr
                      NameExpr g
                      ArgList ( ·
                        Argument
                          Missing
              MethodDecl · N · ·
                PredefinedType void
                ParamList ( )
                Block { }
        25..25: expected an expression
        30..30: expected an expression
    "#]],
    );
}

#[test]
fn a_name_on_a_line_of_its_own() {
    check_broken(
        "class C { void M() { foo\n bar.Baz(); foo\n Baz(); } }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · }
                  MethodDecl · M · ·
                    PredefinedType void
                    ParamList ( )
                    Block { · · · · }
                      ExprStmt
                        NameExpr foo
                      ExprStmt · ;
                        InvocationExpr
                          MemberAccessExpr · . Baz
                            NameExpr bar
                          ArgList ( )
                      ExprStmt
                        NameExpr foo
                      ExprStmt · ;
                        InvocationExpr
                          NameExpr Baz
                          ArgList ( )
            24..24: expected `;`
            40..40: expected `;`
        "#]],
    );
}

#[test]
fn a_missing_brace_of_a_method() {
    check_broken(
        "class C { void M() { if (a) { b(); } public void N() { } }",
        &expect![[r#"
        CompilationUnit
          ClassDecl class C ·
            MemberList { · · }
              MethodDecl · M · ·
                PredefinedType void
                ParamList ( )
                Block { ·
                  IfStmt if ( · ) ·
                    NameExpr a
                    Block { · }
                      ExprStmt · ;
                        InvocationExpr
                          NameExpr b
                          ArgList ( )
              MethodDecl · · N · ·
                Modifiers public
                PredefinedType void
                ParamList ( )
                Block { }
        36..36: expected `}`
    "#]],
    );
}

#[test]
fn a_brace_too_many() {
    check_broken(
        "class C { } } class D { }",
        &expect![[r#"
        CompilationUnit
          ClassDecl class C ·
            MemberList { }
          Error }
          ClassDecl class D ·
            MemberList { }
        12..13: this `}` closes nothing
    "#]],
    );
}

#[test]
fn an_unfinished_member() {
    check_broken(
        "class C { public public int x; public static } class D { int }",
        &expect![[r#"
        CompilationUnit
          ClassDecl class C ·
            MemberList { · · }
              FieldDecl · · · ;
                Modifiers public public
                PredefinedType int
                VariableDeclarator x
              IncompleteMember
                Modifiers public static
          ClassDecl class D ·
            MemberList { · }
              IncompleteMember
                PredefinedType int
        45..46: expected a member
        61..62: expected the name of a member
    "#]],
    );
}

#[test]
fn missing_operands() {
    check_broken(
        "class C { void M() { x = ; x = a + ; x = a ? : b; if () c(); while (a } }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · }
                  MethodDecl · M · ·
                    PredefinedType void
                    ParamList ( )
                    Block { · · · · · }
                      ExprStmt · ;
                        AssignExpr · = ·
                          NameExpr x
                          Missing
                      ExprStmt · ;
                        AssignExpr · = ·
                          NameExpr x
                          BinaryExpr · + ·
                            NameExpr a
                            Missing
                      ExprStmt · ;
                        AssignExpr · = ·
                          NameExpr x
                          ConditionalExpr · ? · : ·
                            NameExpr a
                            Missing
                            NameExpr b
                      IfStmt if ( · ) ·
                        Missing
                        ExprStmt · ;
                          InvocationExpr
                            NameExpr c
                            ArgList ( )
                      WhileStmt while ( · ·
                        NameExpr a
                        Missing
            24..24: expected an expression
            34..34: expected an expression
            44..44: expected an expression
            54..54: expected an expression
            69..69: expected `)`
        "#]],
    );
}

#[test]
fn broken_parameters_and_types() {
    check_broken(
        "class C { void M(int, string s, ) { } void N(int a { } List<int x; }",
        &expect![[r#"
        CompilationUnit
          ClassDecl class C ·
            MemberList { · · · }
              MethodDecl · M · ·
                PredefinedType void
                ParamList ( · , · , )
                  Param
                    PredefinedType int
                  Param · s
                    PredefinedType string
                Block { }
              MethodDecl · N · ·
                PredefinedType void
                ParamList ( ·
                  Param · a
                    PredefinedType int
                Block { }
              FieldDecl · · ;
                NamedType List ·
                  TypeArgList < ·
                    PredefinedType int
                VariableDeclarator x
        50..50: expected `)`
        63..63: expected `>`
    "#]],
    );
}

#[test]
fn stray_tokens() {
    check_broken(
        "class C { ) int x; ] void M() { ) a(); ] else b(); } } )",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · · · · }
                  Error )
                  FieldDecl · · ;
                    PredefinedType int
                    VariableDeclarator x
                  Error ]
                  MethodDecl · M · ·
                    PredefinedType void
                    ParamList ( )
                    Block { · · · · · }
                      Error )
                      ExprStmt · ;
                        InvocationExpr
                          NameExpr a
                          ArgList ( )
                      Error ]
                      Error else
                      ExprStmt · ;
                        InvocationExpr
                          NameExpr b
                          ArgList ( )
              Error )
            10..11: no member starts here
            19..20: no member starts here
            32..33: no statement starts here
            39..40: no statement starts here
            55..56: no declaration or statement starts here
        "#]],
    );
}

#[test]
fn unfinished_statements() {
    check_broken(
        "class C { void M() { switch (a) { case 1 f(); default: } try { } for (int i = 0; i < ) { } lock { } } }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · }
                  MethodDecl · M · ·
                    PredefinedType void
                    ParamList ( )
                    Block { · · · · }
                      SwitchStmt switch · { · · }
                        ParenExpr ( · )
                          NameExpr a
                        SwitchSection
                          CaseLabel case ·
                            ConstantPattern
                              LiteralExpr 1
                          ExprStmt · ;
                            InvocationExpr
                              NameExpr f
                              ArgList ( )
                        SwitchSection
                          DefaultLabel default :
                      TryStmt try ·
                        Block { }
                      ForStmt for ( · ; · · ) ·
                        ForInit
                          VariableDecl
                            PredefinedType int
                            VariableDeclarator i ·
                              EqualsValue = ·
                                LiteralExpr 0
                        ForCondition
                          BinaryExpr · < ·
                            NameExpr i
                            Missing
                        ForIncrement
                        Block { }
                      LockStmt lock · ·
                        Missing
                        Block { }
            40..40: expected `:`
            65..68: expected `catch` or `finally`
            84..84: expected an expression
            95..95: expected `(`
        "#]],
    );
}

#[test]
fn unfinished_patterns_and_lambdas() {
    check_broken(
        "class C { void M() { x = a is ; x = a switch { 1 => , _ }; f(x => ); f((a, b) => ); } }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · }
                  MethodDecl · M · ·
                    PredefinedType void
                    ParamList ( )
                    Block { · · · · }
                      ExprStmt · ;
                        AssignExpr · = ·
                          NameExpr x
                          IsExpr · is ·
                            NameExpr a
                            Missing
                      ExprStmt · ;
                        AssignExpr · = ·
                          NameExpr x
                          SwitchExpr · switch { · , · }
                            NameExpr a
                            SwitchArm · => ·
                              ConstantPattern
                                LiteralExpr 1
                              Missing
                            SwitchArm
                              DiscardPattern _
                              Missing
                      ExprStmt · ;
                        InvocationExpr
                          NameExpr f
                          ArgList ( · )
                            Argument
                              LambdaExpr · => ·
                                ParamList
                                  Param x
                                Missing
                      ExprStmt · ;
                        InvocationExpr
                          NameExpr f
                          ArgList ( · )
                            Argument
                              LambdaExpr · => ·
                                ParamList ( · , · )
                                  Param a
                                  Param b
                                Missing
            29..29: expected a pattern
            51..51: expected an expression
            55..55: expected `=>`
            65..65: expected an expression
            80..80: expected an expression
        "#]],
    );
}

#[test]
fn a_statement_among_members() {
    check_broken(
        "class C { x = 1; if (a) { } void M() { } }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · · · ; · · · · }
                  IncompleteMember
                    NamedType x
                  Error =
                  Error 1
                  Error if
                  Error ( a )
                  Error { }
                  MethodDecl · M · ·
                    PredefinedType void
                    ParamList ( )
                    Block { }
            12..13: expected the name of a member
            17..19: no member starts here
        "#]],
    );
}
