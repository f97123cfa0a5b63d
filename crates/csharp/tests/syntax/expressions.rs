//! Expressions: precedence, ambiguities, every form.

use crate::support::{accepts, check_statements};
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
fn interpolated_strings() {
    check_statements(
        "x = $\"a{b}c{{d}}{e,-5:F2}{(f ? g : h)}{$\"{i}\"}\"; x = $@\"\\{a}\"\"{b:x}\"; x = @$\"{a}\"; x = $$\"\"\"{a}{{b}}{{{c}}}\"\"\"; x = $\"\"\"{a}\"\"\"; x = $\"{a:{{}}}\"; x = $\"{new { A = 1 }.A}{d[\"k\"]}\"; x = $\"\";",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $" a · c{{d}} · · · "
                  Interpolation { · }
                    NameExpr b
                  Interpolation { · · · }
                    NameExpr e
                    InterpolationAlignment , ·
                      PrefixExpr - ·
                        LiteralExpr 5
                    InterpolationFormat : F2
                  Interpolation { · }
                    ParenExpr ( · )
                      ConditionalExpr · ? · : ·
                        NameExpr f
                        NameExpr g
                        NameExpr h
                  Interpolation { · }
                    InterpolatedStringExpr $" · "
                      Interpolation { · }
                        NameExpr i
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $@" \ · "" · "
                  Interpolation { · }
                    NameExpr a
                  Interpolation { · · }
                    NameExpr b
                    InterpolationFormat : x
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr @$" · "
                  Interpolation { · }
                    NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $$""" {a} · { · } """
                  Interpolation {{ · }}
                    NameExpr b
                  Interpolation {{ · }}
                    NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $""" · """
                  Interpolation { · }
                    NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $" · }} "
                  Interpolation { · · }
                    NameExpr a
                    InterpolationFormat : {{
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $" · · "
                  Interpolation { · }
                    MemberAccessExpr · . A
                      AnonymousObjectExpr new { · }
                        AnonymousMember
                          AssignExpr · = ·
                            NameExpr A
                            LiteralExpr 1
                  Interpolation { · }
                    ElementAccessExpr
                      NameExpr d
                      BracketedArgList [ · ]
                        Argument
                          LiteralExpr "k"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $" "
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

#[test]
fn literals() {
    accepts(
        "class C { object[] a = { 1, 1u, 1L, 1UL, 0xFFu, 0b1010_1010, 1.0, 1f, 1d, 1m, 1e10, 1.5e-3f, .5, 1_000.5, 'a', '\\n', '\\u0041', '\\x41', \"\", \"\\\"\", @\"\\\", \"a\"u8, true, false, null, 1.ToString(), \"\"\"a\"\"\", @\"a\"u8 }; }",
    );
}
