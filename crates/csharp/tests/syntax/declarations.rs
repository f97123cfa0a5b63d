//! Files, namespaces, types and members.

use crate::support::{accepts, check};
use expect_test::expect;

#[test]
fn usings_and_namespaces() {
    check(
        "extern alias X; global using static A.B; using P = (int a, string b); namespace N { using C; class D { } } namespace E { }",
        &expect![[r#"
            CompilationUnit
              ExternAlias extern alias X ;
              UsingDirective global using static · ;
                NamedType A . B
              UsingDirective using P = · ;
                TupleType ( · , · )
                  TupleTypeElement · a
                    PredefinedType int
                  TupleTypeElement · b
                    PredefinedType string
              NamespaceDecl namespace · { · · }
                NamedType N
                UsingDirective using · ;
                  NamedType C
                ClassDecl class D ·
                  MemberList { }
              NamespaceDecl namespace · { }
                NamedType E
        "#]],
    );
}

#[test]
fn file_scoped_namespace() {
    check(
        "[assembly: A(1, B = 2)] namespace N.M; file class C; public enum E : byte { A = 1, [X] B, }",
        &expect![[r#"
            CompilationUnit
              AttributeList [ · · ]
                AttributeTarget assembly :
                Attribute
                  NamedType A
                  AttributeArgs ( · , · )
                    AttributeArg
                      LiteralExpr 1
                    AttributeArg B = ·
                      LiteralExpr 2
              FileScopedNamespace namespace · ; · ·
                NamedType N . M
                ClassDecl · class C ;
                  Modifiers file
                EnumDecl · enum E · { · , · , }
                  Modifiers public
                  BaseList : ·
                    PredefinedType byte
                  EnumMember A ·
                    EqualsValue = ·
                      LiteralExpr 1
                  EnumMember · B
                    AttributeList [ · ]
                      Attribute
                        NamedType X
        "#]],
    );
}

#[test]
fn top_level_statements() {
    check(
        "using System; var x = 1; await F(x); int F(int a) => a; return 0; record R(int A); class C { }",
        &expect![[r#"
            CompilationUnit
              UsingDirective using · ;
                NamedType System
              GlobalStatement
                LocalDeclStmt · ;
                  VariableDecl
                    NamedType var
                    VariableDeclarator x ·
                      EqualsValue = ·
                        LiteralExpr 1
              GlobalStatement
                ExprStmt · ;
                  AwaitExpr await ·
                    InvocationExpr
                      NameExpr F
                      ArgList ( · )
                        Argument
                          NameExpr x
              GlobalStatement
                LocalFunction · F · · ;
                  PredefinedType int
                  ParamList ( · )
                    Param · a
                      PredefinedType int
                  ArrowBody => ·
                    NameExpr a
              GlobalStatement
                ReturnStmt return · ;
                  LiteralExpr 0
              RecordDecl record R · ;
                ParamList ( · )
                  Param · A
                    PredefinedType int
              ClassDecl class C ·
                MemberList { }
        "#]],
    );
}

#[test]
fn classes_with_everything_before_the_brace() {
    check(
        "[A] public sealed partial class C<[B] in T, U>(int a, U b = null) : Base(a), I<T> where T : class?, I, new() where U : unmanaged, allows ref struct { }",
        &expect![[r#"
            CompilationUnit
              ClassDecl · · class C · · · · · ·
                AttributeList [ · ]
                  Attribute
                    NamedType A
                Modifiers public sealed partial
                TypeParamList < · , · >
                  TypeParam · in T
                    AttributeList [ · ]
                      Attribute
                        NamedType B
                  TypeParam U
                ParamList ( · , · )
                  Param · a
                    PredefinedType int
                  Param · b ·
                    NamedType U
                    EqualsValue = ·
                      LiteralExpr null
                BaseList : · , ·
                  BaseConstructor
                    NamedType Base
                    ArgList ( · )
                      Argument
                        NameExpr a
                  NamedType I ·
                    TypeArgList < · >
                      NamedType T
                ConstraintClause where T : · , · , ·
                  Constraint class ?
                  Constraint
                    NamedType I
                  Constraint new ( )
                ConstraintClause where U : · , ·
                  Constraint unmanaged
                  Constraint allows ref struct
                MemberList { }
        "#]],
    );
}

#[test]
fn records_structs_interfaces_delegates() {
    check(
        "record R; record struct S(int X); record class T(int A) : R(A) { } readonly ref partial struct U { } interface I<out T> : J { } delegate ref readonly int D<T>(T x); delegate (int a, int) E();",
        &expect![[r#"
            CompilationUnit
              RecordDecl record R ;
              RecordStructDecl record struct S · ;
                ParamList ( · )
                  Param · X
                    PredefinedType int
              RecordDecl record class T · · ·
                ParamList ( · )
                  Param · A
                    PredefinedType int
                BaseList : ·
                  BaseConstructor
                    NamedType R
                    ArgList ( · )
                      Argument
                        NameExpr A
                MemberList { }
              StructDecl · struct U ·
                Modifiers readonly ref partial
                MemberList { }
              InterfaceDecl interface I · · ·
                TypeParamList < · >
                  TypeParam out T
                BaseList : ·
                  NamedType J
                MemberList { }
              DelegateDecl delegate · D · · ;
                RefType ref readonly ·
                  PredefinedType int
                TypeParamList < · >
                  TypeParam T
                ParamList ( · )
                  Param · x
                    NamedType T
              DelegateDecl delegate · E · ;
                TupleType ( · , · )
                  TupleTypeElement · a
                    PredefinedType int
                  TupleTypeElement
                    PredefinedType int
                ParamList ( )
        "#]],
    );
}

#[test]
fn fields_and_events() {
    check(
        "class C { public static readonly int a = 1, b; const string s = \"x\"; fixed byte f[16]; int[] g = { 1, 2 }; event H E1, E2; event H I.E3 { add { } remove => F(); } }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · · · · · · }
                  FieldDecl · · · , · ;
                    Modifiers public static readonly
                    PredefinedType int
                    VariableDeclarator a ·
                      EqualsValue = ·
                        LiteralExpr 1
                    VariableDeclarator b
                  FieldDecl · · · ;
                    Modifiers const
                    PredefinedType string
                    VariableDeclarator s ·
                      EqualsValue = ·
                        LiteralExpr "x"
                  FieldDecl · · · ;
                    Modifiers fixed
                    PredefinedType byte
                    VariableDeclarator f ·
                      BracketedArgList [ · ]
                        Argument
                          LiteralExpr 16
                  FieldDecl · · ;
                    ArrayType
                      PredefinedType int
                      RankSpecifier [ ]
                    VariableDeclarator g ·
                      EqualsValue = ·
                        Initializer { · , · }
                          LiteralExpr 1
                          LiteralExpr 2
                  EventFieldDecl event · · , · ;
                    NamedType H
                    VariableDeclarator E1
                    VariableDeclarator E2
                  EventDecl event · · E3 ·
                    NamedType H
                    ExplicitInterface · .
                      NamedType I
                    AccessorList { · · }
                      Accessor add ·
                        Block { }
                      Accessor remove · ;
                        ArrowBody => ·
                          InvocationExpr
                            NameExpr F
                            ArgList ( )
        "#]],
    );
}

#[test]
fn properties_and_indexers() {
    check(
        "class C { required int A { get; init; } = 1; int B => field; int I.D { [X] private get { return 1; } set => field = value; } ref int this[int i, int j = 0] => ref a[i]; T I<T>.this[string s] { get; } partial int P { get; } }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · · · · · · }
                  PropertyDecl · · A · · ;
                    Modifiers required
                    PredefinedType int
                    AccessorList { · · }
                      Accessor get ;
                      Accessor init ;
                    EqualsValue = ·
                      LiteralExpr 1
                  PropertyDecl · B · ;
                    PredefinedType int
                    ArrowBody => ·
                      NameExpr field
                  PropertyDecl · · D ·
                    PredefinedType int
                    ExplicitInterface · .
                      NamedType I
                    AccessorList { · · }
                      Accessor · · get ·
                        AttributeList [ · ]
                          Attribute
                            NamedType X
                        Modifiers private
                        Block { · }
                          ReturnStmt return · ;
                            LiteralExpr 1
                      Accessor set · ;
                        ArrowBody => ·
                          AssignExpr · = ·
                            NameExpr field
                            NameExpr value
                  IndexerDecl · this · · ;
                    RefType ref ·
                      PredefinedType int
                    BracketedParamList [ · , · ]
                      Param · i
                        PredefinedType int
                      Param · j ·
                        PredefinedType int
                        EqualsValue = ·
                          LiteralExpr 0
                    ArrowBody => ·
                      RefExpr ref ·
                        ElementAccessExpr
                          NameExpr a
                          BracketedArgList [ · ]
                            Argument
                              NameExpr i
                  IndexerDecl · · this · ·
                    NamedType T
                    ExplicitInterface · .
                      NamedType I ·
                        TypeArgList < · >
                          NamedType T
                    BracketedParamList [ · ]
                      Param · s
                        PredefinedType string
                    AccessorList { · }
                      Accessor get ;
                  PropertyDecl · · P ·
                    Modifiers partial
                    PredefinedType int
                    AccessorList { · }
                      Accessor get ;
        "#]],
    );
}

#[test]
fn methods() {
    check(
        "class C { async Task<int> A<T>(this T x, ref int a, out int b, in int c, ref readonly int d, params int[] e) where T : struct { } void I<T>.B() => F(); extern void D(__arglist); partial void E(scoped Span<int> s, int x = 1); (int a, int) F(); }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · · · · · }
                  MethodDecl · · A · · · ·
                    Modifiers async
                    NamedType Task ·
                      TypeArgList < · >
                        PredefinedType int
                    TypeParamList < · >
                      TypeParam T
                    ParamList ( · , · , · , · , · , · )
                      Param · · x
                        Modifiers this
                        NamedType T
                      Param · · a
                        Modifiers ref
                        PredefinedType int
                      Param · · b
                        Modifiers out
                        PredefinedType int
                      Param · · c
                        Modifiers in
                        PredefinedType int
                      Param · · d
                        Modifiers ref readonly
                        PredefinedType int
                      Param · · e
                        Modifiers params
                        ArrayType
                          PredefinedType int
                          RankSpecifier [ ]
                    ConstraintClause where T : ·
                      Constraint struct
                    Block { }
                  MethodDecl · · B · · ;
                    PredefinedType void
                    ExplicitInterface · .
                      NamedType I ·
                        TypeArgList < · >
                          NamedType T
                    ParamList ( )
                    ArrowBody => ·
                      InvocationExpr
                        NameExpr F
                        ArgList ( )
                  MethodDecl · · D · ;
                    Modifiers extern
                    PredefinedType void
                    ParamList ( · )
                      Param __arglist
                  MethodDecl · · E · ;
                    Modifiers partial
                    PredefinedType void
                    ParamList ( · , · )
                      Param · · s
                        Modifiers scoped
                        NamedType Span ·
                          TypeArgList < · >
                            PredefinedType int
                      Param · x ·
                        PredefinedType int
                        EqualsValue = ·
                          LiteralExpr 1
                  MethodDecl · F · ;
                    TupleType ( · , · )
                      TupleTypeElement · a
                        PredefinedType int
                      TupleTypeElement
                        PredefinedType int
                    ParamList ( )
        "#]],
    );
}

#[test]
fn constructors_and_finalizers() {
    check(
        "class C { public C(int a) : base(a, 1) { } static C() { } C() : this(1) => F(); ~C() { } partial C(string s); }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · · · · · }
                  ConstructorDecl · C · · ·
                    Modifiers public
                    ParamList ( · )
                      Param · a
                        PredefinedType int
                    ConstructorInitializer : base ·
                      ArgList ( · , · )
                        Argument
                          NameExpr a
                        Argument
                          LiteralExpr 1
                    Block { }
                  ConstructorDecl · C · ·
                    Modifiers static
                    ParamList ( )
                    Block { }
                  ConstructorDecl C · · · ;
                    ParamList ( )
                    ConstructorInitializer : this ·
                      ArgList ( · )
                        Argument
                          LiteralExpr 1
                    ArrowBody => ·
                      InvocationExpr
                        NameExpr F
                        ArgList ( )
                  FinalizerDecl ~ C · ·
                    ParamList ( )
                    Block { }
                  ConstructorDecl · C · ;
                    Modifiers partial
                    ParamList ( · )
                      Param · s
                        PredefinedType string
        "#]],
    );
}

#[test]
fn operators_and_conversions() {
    check(
        "class C { public static C operator +(C a, C b) => a; static C operator checked -(C a) => a; static bool operator true(C a) => b; static C operator >>>(C a, int b) => a; void operator >>=(int x) { } void operator ++() { } static abstract T I<T>.operator *(T a); static implicit operator int(C c) => 1; static explicit operator checked List<int>(C c) => 1; static explicit I<C>.operator int(C c) => 1; }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · · · · · · · · · · }
                  OperatorDecl · · operator + · · ;
                    Modifiers public static
                    NamedType C
                    ParamList ( · , · )
                      Param · a
                        NamedType C
                      Param · b
                        NamedType C
                    ArrowBody => ·
                      NameExpr a
                  OperatorDecl · · operator checked - · · ;
                    Modifiers static
                    NamedType C
                    ParamList ( · )
                      Param · a
                        NamedType C
                    ArrowBody => ·
                      NameExpr a
                  OperatorDecl · · operator true · · ;
                    Modifiers static
                    PredefinedType bool
                    ParamList ( · )
                      Param · a
                        NamedType C
                    ArrowBody => ·
                      NameExpr b
                  OperatorDecl · · operator > > > · · ;
                    Modifiers static
                    NamedType C
                    ParamList ( · , · )
                      Param · a
                        NamedType C
                      Param · b
                        PredefinedType int
                    ArrowBody => ·
                      NameExpr a
                  OperatorDecl · operator > >= · ·
                    PredefinedType void
                    ParamList ( · )
                      Param · x
                        PredefinedType int
                    Block { }
                  OperatorDecl · operator ++ · ·
                    PredefinedType void
                    ParamList ( )
                    Block { }
                  OperatorDecl · · · operator * · ;
                    Modifiers static abstract
                    NamedType T
                    ExplicitInterface · .
                      NamedType I ·
                        TypeArgList < · >
                          NamedType T
                    ParamList ( · )
                      Param · a
                        NamedType T
                  ConversionDecl · implicit operator · · · ;
                    Modifiers static
                    PredefinedType int
                    ParamList ( · )
                      Param · c
                        NamedType C
                    ArrowBody => ·
                      LiteralExpr 1
                  ConversionDecl · explicit operator checked · · · ;
                    Modifiers static
                    NamedType List ·
                      TypeArgList < · >
                        PredefinedType int
                    ParamList ( · )
                      Param · c
                        NamedType C
                    ArrowBody => ·
                      LiteralExpr 1
                  ConversionDecl · explicit · operator · · · ;
                    Modifiers static
                    ExplicitInterface · .
                      NamedType I ·
                        TypeArgList < · >
                          NamedType C
                    PredefinedType int
                    ParamList ( · )
                      Param · c
                        NamedType C
                    ArrowBody => ·
                      LiteralExpr 1
        "#]],
    );
}

#[test]
fn extension_members() {
    check(
        "static class E { extension<T>(List<T> list) where T : class { bool Empty => list.Count == 0; static void F() { } } extension(string) { } extension<[A(1)] T>(T x) { } extension extension; }",
        &expect![[r#"
            CompilationUnit
              ClassDecl · class E ·
                Modifiers static
                MemberList { · · · · }
                  ExtensionDecl extension · · · ·
                    TypeParamList < · >
                      TypeParam T
                    ParamList ( · )
                      Param · list
                        NamedType List ·
                          TypeArgList < · >
                            NamedType T
                    ConstraintClause where T : ·
                      Constraint class
                    MemberList { · · }
                      PropertyDecl · Empty · ;
                        PredefinedType bool
                        ArrowBody => ·
                          BinaryExpr · == ·
                            MemberAccessExpr · . Count
                              NameExpr list
                            LiteralExpr 0
                      MethodDecl · · F · ·
                        Modifiers static
                        PredefinedType void
                        ParamList ( )
                        Block { }
                  ExtensionDecl extension · ·
                    ParamList ( · )
                      Param
                        PredefinedType string
                    MemberList { }
                  ExtensionDecl extension · · ·
                    TypeParamList < · >
                      TypeParam · T
                        AttributeList [ · ]
                          Attribute
                            NamedType A
                            AttributeArgs ( · )
                              AttributeArg
                                LiteralExpr 1
                    ParamList ( · )
                      Param · x
                        NamedType T
                    MemberList { }
                  FieldDecl · · ;
                    NamedType extension
                    VariableDeclarator extension
        "#]],
    );
}

#[test]
fn unsafe_types() {
    check(
        "class C { int*[] a; void* b; delegate*<int, ref byte, void> c; delegate* unmanaged[Cdecl, SuppressGCTransition]<int> d; int?[]?[,] e; global::A.B<C>.D<E, F>? g; }",
        &expect![[r#"
            CompilationUnit
              ClassDecl class C ·
                MemberList { · · · · · · }
                  FieldDecl · · ;
                    ArrayType
                      PointerType · *
                        PredefinedType int
                      RankSpecifier [ ]
                    VariableDeclarator a
                  FieldDecl · · ;
                    PointerType · *
                      PredefinedType void
                    VariableDeclarator b
                  FieldDecl · · ;
                    FunctionPointerType delegate * ·
                      FunctionPointerParams < · , · , · >
                        FunctionPointerParam
                          PredefinedType int
                        FunctionPointerParam ref ·
                          PredefinedType byte
                        FunctionPointerParam
                          PredefinedType void
                    VariableDeclarator c
                  FieldDecl · · ;
                    FunctionPointerType delegate * · ·
                      CallingConvention unmanaged [ Cdecl , SuppressGCTransition ]
                      FunctionPointerParams < · >
                        FunctionPointerParam
                          PredefinedType int
                    VariableDeclarator d
                  FieldDecl · · ;
                    ArrayType
                      NullableType · ?
                        ArrayType
                          NullableType · ?
                            PredefinedType int
                          RankSpecifier [ ]
                      RankSpecifier [ , ]
                    VariableDeclarator e
                  FieldDecl · · ;
                    NullableType · ?
                      NamedType global :: A . B · . D ·
                        TypeArgList < · >
                          NamedType C
                        TypeArgList < · , · >
                          NamedType E
                          NamedType F
                    VariableDeclarator g
        "#]],
    );
}

#[test]
fn attributes_stand_anywhere() {
    accepts(
        "[A] class C<[B] T> { [C] int x; [D] [E, F(1)] [return: G] int M([H] int a) { [I] int L() => 1; return 1; } [field: J] int P { [K] get; } [L] event H E; enum E { [M] A } [method: N] record R([property: O] int X); }",
    );
    accepts(
        "delegate void D([A] int x); [module: B] class C { [A] C() { } [B] ~C() { } [C] public static C operator +(C a) => a; }",
    );
}
