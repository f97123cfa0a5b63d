//! Our kinds in Roslyn's words, as far as one of ours is always the same one of theirs.

use csharp::syntax::SyntaxKind::{self, *};

/// Roslyn's name of a kind of node whose parts are the same on both sides.
pub(crate) fn same_shape(kind: SyntaxKind) -> Option<&'static str> {
    declaration(kind).or_else(|| statement(kind)).or_else(|| expression(kind)).or_else(|| part(kind))
}

fn declaration(kind: SyntaxKind) -> Option<&'static str> {
    Some(match kind {
        ExternAlias => "ExternAliasDirective",
        NamespaceDecl => "NamespaceDeclaration",
        FileScopedNamespace => "FileScopedNamespaceDeclaration",
        GlobalStatement => "GlobalStatement",
        ClassDecl => "ClassDeclaration",
        StructDecl => "StructDeclaration",
        InterfaceDecl => "InterfaceDeclaration",
        RecordDecl => "RecordDeclaration",
        RecordStructDecl => "RecordStructDeclaration",
        EnumDecl => "EnumDeclaration",
        EnumMember => "EnumMemberDeclaration",
        DelegateDecl => "DelegateDeclaration",
        ExtensionDecl => "ExtensionBlockDeclaration",
        EventDecl => "EventDeclaration",
        MethodDecl => "MethodDeclaration",
        PropertyDecl => "PropertyDeclaration",
        IndexerDecl => "IndexerDeclaration",
        OperatorDecl => "OperatorDeclaration",
        ConversionDecl => "ConversionOperatorDeclaration",
        ConstructorDecl => "ConstructorDeclaration",
        FinalizerDecl => "DestructorDeclaration",
        IncompleteMember => "IncompleteMember",
        AccessorList => "AccessorList",
        ArrowBody => "ArrowExpressionClause",
        EqualsValue => "EqualsValueClause",
        AttributeList => "AttributeList",
        AttributeTarget => "AttributeTargetSpecifier",
        Attribute => "Attribute",
        AttributeArgs => "AttributeArgumentList",
        BaseConstructor => "PrimaryConstructorBaseType",
        TypeParamList => "TypeParameterList",
        TypeParam => "TypeParameter",
        ParamList => "ParameterList",
        BracketedParamList => "BracketedParameterList",
        Param => "Parameter",
        ExplicitInterface => "ExplicitInterfaceSpecifier",
        VariableDecl => "VariableDeclaration",
        VariableDeclarator => "VariableDeclarator",
        _ => return None,
    })
}

fn statement(kind: SyntaxKind) -> Option<&'static str> {
    Some(match kind {
        Block => "Block",
        LocalDeclStmt => "LocalDeclarationStatement",
        LocalFunction => "LocalFunctionStatement",
        EmptyStmt => "EmptyStatement",
        ExprStmt => "ExpressionStatement",
        ElseClause => "ElseClause",
        WhileStmt => "WhileStatement",
        DoStmt => "DoStatement",
        ForStmt => "ForStatement",
        SwitchStmt => "SwitchStatement",
        SwitchSection => "SwitchSection",
        DefaultLabel => "DefaultSwitchLabel",
        BreakStmt => "BreakStatement",
        ContinueStmt => "ContinueStatement",
        ReturnStmt => "ReturnStatement",
        ThrowStmt => "ThrowStatement",
        TryStmt => "TryStatement",
        CatchClause => "CatchClause",
        CatchDecl => "CatchDeclaration",
        FinallyClause => "FinallyClause",
        UnsafeStmt => "UnsafeStatement",
        FixedStmt => "FixedStatement",
        LockStmt => "LockStatement",
        UsingStmt => "UsingStatement",
        LabeledStmt => "LabeledStatement",
        _ => return None,
    })
}

fn expression(kind: SyntaxKind) -> Option<&'static str> {
    Some(match kind {
        ThisExpr => "ThisExpression",
        BaseExpr => "BaseExpression",
        ParenExpr => "ParenthesizedExpression",
        TupleExpr => "TupleExpression",
        ArgList => "ArgumentList",
        BracketedArgList => "BracketedArgumentList",
        InvocationExpr => "InvocationExpression",
        ElementAccessExpr => "ElementAccessExpression",
        ConditionalAccessExpr => "ConditionalAccessExpression",
        CastExpr => "CastExpression",
        AwaitExpr => "AwaitExpression",
        AsExpr => "AsExpression",
        ConditionalExpr => "ConditionalExpression",
        RangeExpr => "RangeExpression",
        AnonymousMethodExpr => "AnonymousMethodExpression",
        ObjectCreationExpr => "ObjectCreationExpression",
        ImplicitObjectCreationExpr => "ImplicitObjectCreationExpression",
        AnonymousObjectExpr => "AnonymousObjectCreationExpression",
        WithExpr => "WithExpression",
        SwitchExpr => "SwitchExpression",
        SwitchArm => "SwitchExpressionArm",
        SpreadElement => "SpreadElement",
        TypeofExpr => "TypeOfExpression",
        SizeofExpr => "SizeOfExpression",
        DefaultExpr => "DefaultExpression",
        MakerefExpr => "MakeRefExpression",
        ReftypeExpr => "RefTypeExpression",
        RefvalueExpr => "RefValueExpression",
        ThrowExpr => "ThrowExpression",
        RefExpr => "RefExpression",
        DeclarationExpr => "DeclarationExpression",
        FromClause => "FromClause",
        LetClause => "LetClause",
        WhereClause => "WhereClause",
        JoinClause => "JoinClause",
        JoinInto => "JoinIntoClause",
        OrderByClause => "OrderByClause",
        SelectClause => "SelectClause",
        GroupClause => "GroupClause",
        InterpolatedStringExpr => "InterpolatedStringExpression",
        Interpolation => "Interpolation",
        InterpolationAlignment => "InterpolationAlignmentClause",
        InterpolationFormat => "InterpolationFormatClause",
        _ => return None,
    })
}

/// Types and patterns.
fn part(kind: SyntaxKind) -> Option<&'static str> {
    Some(match kind {
        PredefinedType => "PredefinedType",
        NullableType => "NullableType",
        ArrayType => "ArrayType",
        RankSpecifier => "ArrayRankSpecifier",
        PointerType => "PointerType",
        FunctionPointerType => "FunctionPointerType",
        FunctionPointerParams => "FunctionPointerParameterList",
        FunctionPointerParam => "FunctionPointerParameter",
        TupleType => "TupleType",
        TupleTypeElement => "TupleElement",
        RefType => "RefType",
        ScopedType => "ScopedType",
        TypeArgList => "TypeArgumentList",
        ConstantPattern => "ConstantPattern",
        TypePattern => "TypePattern",
        DeclarationPattern => "DeclarationPattern",
        VarPattern => "VarPattern",
        DiscardPattern => "DiscardPattern",
        RecursivePattern => "RecursivePattern",
        PositionalClause => "PositionalPatternClause",
        PropertyClause => "PropertyPatternClause",
        ListPattern => "ListPattern",
        SlicePattern => "SlicePattern",
        RelationalPattern => "RelationalPattern",
        NotPattern => "NotPattern",
        AndPattern => "AndPattern",
        OrPattern => "OrPattern",
        TupleDesignation => "ParenthesizedVariableDesignation",
        Error => "Error",
        _ => return None,
    })
}

/// Nodes that Roslyn does not have: their parts belong to the node around.
pub(crate) fn is_spliced(kind: SyntaxKind) -> bool {
    matches!(kind, Modifiers | MemberList | ForInit | ForCondition | ForIncrement)
}

pub(crate) fn binary(operator: &str) -> &'static str {
    match operator {
        "+" => "AddExpression",
        "-" => "SubtractExpression",
        "*" => "MultiplyExpression",
        "/" => "DivideExpression",
        "%" => "ModuloExpression",
        "<<" => "LeftShiftExpression",
        ">>" => "RightShiftExpression",
        ">>>" => "UnsignedRightShiftExpression",
        "&" => "BitwiseAndExpression",
        "|" => "BitwiseOrExpression",
        "^" => "ExclusiveOrExpression",
        "&&" => "LogicalAndExpression",
        "||" => "LogicalOrExpression",
        "??" => "CoalesceExpression",
        "==" => "EqualsExpression",
        "!=" => "NotEqualsExpression",
        "<" => "LessThanExpression",
        "<=" => "LessThanOrEqualExpression",
        ">" => "GreaterThanExpression",
        _ => "GreaterThanOrEqualExpression",
    }
}

pub(crate) fn assignment(operator: &str) -> &'static str {
    match operator {
        "=" => "SimpleAssignmentExpression",
        "+=" => "AddAssignmentExpression",
        "-=" => "SubtractAssignmentExpression",
        "*=" => "MultiplyAssignmentExpression",
        "/=" => "DivideAssignmentExpression",
        "%=" => "ModuloAssignmentExpression",
        "&=" => "AndAssignmentExpression",
        "|=" => "OrAssignmentExpression",
        "^=" => "ExclusiveOrAssignmentExpression",
        "<<=" => "LeftShiftAssignmentExpression",
        ">>=" => "RightShiftAssignmentExpression",
        ">>>=" => "UnsignedRightShiftAssignmentExpression",
        _ => "CoalesceAssignmentExpression",
    }
}

pub(crate) fn prefix(operator: SyntaxKind) -> &'static str {
    match operator {
        Plus => "UnaryPlusExpression",
        Minus => "UnaryMinusExpression",
        Bang => "LogicalNotExpression",
        Tilde => "BitwiseNotExpression",
        PlusPlus => "PreIncrementExpression",
        MinusMinus => "PreDecrementExpression",
        Star => "PointerIndirectionExpression",
        Amp => "AddressOfExpression",
        _ => "IndexExpression",
    }
}

pub(crate) fn postfix(operator: SyntaxKind) -> &'static str {
    match operator {
        PlusPlus => "PostIncrementExpression",
        MinusMinus => "PostDecrementExpression",
        _ => "SuppressNullableWarningExpression",
    }
}

pub(crate) fn accessor(word: SyntaxKind) -> &'static str {
    match word {
        GetKw => "GetAccessorDeclaration",
        SetKw => "SetAccessorDeclaration",
        InitKw => "InitAccessorDeclaration",
        AddKw => "AddAccessorDeclaration",
        _ => "RemoveAccessorDeclaration",
    }
}

pub(crate) fn literal(token: SyntaxKind, text: &str) -> &'static str {
    match token {
        IntLit | RealLit => "NumericLiteralExpression",
        CharLit => "CharacterLiteralExpression",
        TrueKw => "TrueLiteralExpression",
        FalseKw => "FalseLiteralExpression",
        NullKw => "NullLiteralExpression",
        DefaultKw => "DefaultLiteralExpression",
        _ if text.ends_with("u8") || text.ends_with("U8") => "Utf8StringLiteralExpression",
        _ => "StringLiteralExpression",
    }
}
