//! The kinds of tokens and nodes: one closed set for the whole tree.

macro_rules! kinds {
    (
        tokens { $($token:ident $token_text:literal,)* }
        keywords { $($keyword:ident $keyword_text:literal,)* }
        contextual { $($word:ident $word_text:literal,)* }
        nodes { $($node:ident,)* }
    ) => {
        /// What a token or a node is.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u16)]
        #[expect(missing_docs, reason = "the names are those of the C# specification")]
        pub enum SyntaxKind {
            $($token,)*
            $($keyword,)*
            $($word,)*
            $($node,)*
        }

        impl SyntaxKind {
            /// How the token is written; for tokens with many spellings, what it is called.
            pub fn text(self) -> &'static str {
                match self {
                    $(SyntaxKind::$token => $token_text,)*
                    $(SyntaxKind::$keyword => $keyword_text,)*
                    $(SyntaxKind::$word => $word_text,)*
                    _ => "node",
                }
            }

            /// A word that no identifier may be, unless it is written with `@`.
            pub fn is_keyword(self) -> bool {
                matches!(self, $(SyntaxKind::$keyword)|*)
            }
        }

        /// Every reserved and contextual word with its kind.
        const WORDS: &[(&str, SyntaxKind)] = &[
            $(($keyword_text, SyntaxKind::$keyword),)*
            $(($word_text, SyntaxKind::$word),)*
        ];
    };
}

kinds! {
    tokens {
        EndOfFile "end of file", Bad "character", Ident "identifier",
        IntLit "integer", RealLit "real number", CharLit "character literal",
        StringLit "string", VerbatimStringLit "verbatim string", RawStringLit "raw string",
        InterpolationStart "interpolated string", InterpolationText "text", InterpolationEnd "end of interpolated string",
        HoleStart "{", HoleFormat "format", HoleEnd "}",
        LParen "(", RParen ")", LBracket "[", RBracket "]", LBrace "{", RBrace "}",
        Dot ".", DotDot "..", Comma ",", Colon ":", ColonColon "::", Semicolon ";",
        Question "?", QuestionQuestion "??", QuestionQuestionEq "??=",
        Plus "+", PlusPlus "++", PlusEq "+=", Minus "-", MinusMinus "--", MinusEq "-=", Arrow "->",
        Star "*", StarEq "*=", Slash "/", SlashEq "/=", Percent "%", PercentEq "%=",
        Amp "&", AmpAmp "&&", AmpEq "&=", Bar "|", BarBar "||", BarEq "|=", Caret "^", CaretEq "^=",
        Tilde "~", Bang "!", BangEq "!=", Eq "=", EqEq "==", FatArrow "=>",
        Lt "<", LtEq "<=", LtLt "<<", LtLtEq "<<=", Gt ">", GtEq ">=",
    }
    keywords {
        AbstractKw "abstract", AsKw "as", BaseKw "base", BoolKw "bool", BreakKw "break", ByteKw "byte", CaseKw "case",
        CatchKw "catch", CharKw "char", CheckedKw "checked", ClassKw "class", ConstKw "const", ContinueKw "continue",
        DecimalKw "decimal", DefaultKw "default", DelegateKw "delegate", DoKw "do", DoubleKw "double", ElseKw "else",
        EnumKw "enum", EventKw "event", ExplicitKw "explicit", ExternKw "extern", FalseKw "false",
        FinallyKw "finally", FixedKw "fixed", FloatKw "float", ForKw "for", ForeachKw "foreach", GotoKw "goto",
        IfKw "if", ImplicitKw "implicit", InKw "in", IntKw "int", InterfaceKw "interface", InternalKw "internal",
        IsKw "is", LockKw "lock", LongKw "long", NamespaceKw "namespace", NewKw "new", NullKw "null",
        ObjectKw "object", OperatorKw "operator", OutKw "out", OverrideKw "override", ParamsKw "params",
        PrivateKw "private", ProtectedKw "protected", PublicKw "public", ReadonlyKw "readonly", RefKw "ref",
        ReturnKw "return", SbyteKw "sbyte", SealedKw "sealed", ShortKw "short", SizeofKw "sizeof",
        StackallocKw "stackalloc", StaticKw "static", StringKw "string", StructKw "struct", SwitchKw "switch",
        ThisKw "this", ThrowKw "throw", TrueKw "true", TryKw "try", TypeofKw "typeof", UintKw "uint",
        UlongKw "ulong", UncheckedKw "unchecked", UnsafeKw "unsafe", UshortKw "ushort", UsingKw "using",
        VirtualKw "virtual", VoidKw "void", VolatileKw "volatile", WhileKw "while",
        ArglistKw "__arglist", MakerefKw "__makeref", ReftypeKw "__reftype", RefvalueKw "__refvalue",
    }
    contextual {
        AddKw "add", AliasKw "alias", AllowsKw "allows", AndKw "and", AscendingKw "ascending", AsyncKw "async",
        AwaitKw "await", ByKw "by", DescendingKw "descending", EqualsKw "equals", ExtensionKw "extension",
        FieldKw "field", FileKw "file", FromKw "from", GetKw "get", GlobalKw "global", GroupKw "group",
        InitKw "init", IntoKw "into", JoinKw "join", LetKw "let", ManagedKw "managed", NameofKw "nameof",
        NotKw "not", NotnullKw "notnull", OnKw "on", OrKw "or", OrderbyKw "orderby", PartialKw "partial",
        RecordKw "record", RemoveKw "remove", RequiredKw "required", ScopedKw "scoped", SelectKw "select",
        SetKw "set", UnderscoreKw "_", UnmanagedKw "unmanaged", ValueKw "value", VarKw "var", WhenKw "when",
        WhereKw "where", WithKw "with", YieldKw "yield",
    }
    nodes {
        CompilationUnit, Error, Missing,
        ExternAlias, UsingDirective, NamespaceDecl, FileScopedNamespace, GlobalStatement,
        AttributeList, AttributeTarget, Attribute, AttributeArgs, AttributeArg, Modifiers,
        ClassDecl, StructDecl, InterfaceDecl, RecordDecl, RecordStructDecl, EnumDecl, EnumMember, DelegateDecl, ExtensionDecl,
        BaseList, BaseConstructor, TypeParamList, TypeParam, ConstraintClause, Constraint, MemberList,
        ParamList, BracketedParamList, Param,
        FieldDecl, EventFieldDecl, EventDecl, MethodDecl, PropertyDecl, IndexerDecl, OperatorDecl, ConversionDecl,
        ConstructorDecl, ConstructorInitializer, FinalizerDecl, IncompleteMember,
        ExplicitInterface, AccessorList, Accessor, ArrowBody, EqualsValue,
        VariableDecl, VariableDeclarator,
        PredefinedType, NamedType, NullableType, ArrayType, RankSpecifier, PointerType, FunctionPointerType,
        CallingConvention, FunctionPointerParams, FunctionPointerParam, TupleType, TupleTypeElement, RefType, ScopedType,
        TypeArgList, OmittedTypeArg,
        Block, LocalDeclStmt, LocalFunction, EmptyStmt, ExprStmt, IfStmt, ElseIfClause, ElseClause, WhileStmt, DoStmt,
        ForStmt, ForInit, ForCondition, ForIncrement, ForeachStmt, SwitchStmt, SwitchSection, CaseLabel, DefaultLabel,
        WhenClause, BreakStmt, ContinueStmt, GotoStmt, ReturnStmt, ThrowStmt, TryStmt, CatchClause, CatchDecl,
        FinallyClause, CheckedStmt, UnsafeStmt, FixedStmt, LockStmt, UsingStmt, YieldStmt, LabeledStmt,
        LiteralExpr, NameExpr, ThisExpr, BaseExpr, ParenExpr, TupleExpr, Argument, ArgList, BracketedArgList,
        MemberAccessExpr, InvocationExpr, ElementAccessExpr, ConditionalAccessExpr, MemberBindingExpr, ElementBindingExpr,
        PostfixExpr, PrefixExpr, CastExpr, AwaitExpr, BinaryExpr, IsExpr, AsExpr, AssignExpr, ConditionalExpr, RangeExpr,
        LambdaExpr, AnonymousMethodExpr, ObjectCreationExpr, ImplicitObjectCreationExpr, AnonymousObjectExpr,
        AnonymousMember, ArrayCreationExpr, ImplicitArrayCreationExpr, StackallocExpr, Initializer, WithExpr,
        SwitchExpr, SwitchArm, CollectionExpr, SpreadElement, TypeofExpr, SizeofExpr, DefaultExpr, CheckedExpr,
        MakerefExpr, ReftypeExpr, RefvalueExpr, ArglistExpr, ThrowExpr, RefExpr, DeclarationExpr,
        QueryExpr, FromClause, LetClause, WhereClause, JoinClause, JoinInto, OrderByClause, Ordering, SelectClause,
        GroupClause, QueryContinuation,
        InterpolatedStringExpr, Interpolation, InterpolationAlignment, InterpolationFormat,
        ConstantPattern, TypePattern, DeclarationPattern, VarPattern, DiscardPattern, RecursivePattern, PositionalClause,
        PropertyClause, Subpattern, ListPattern, SlicePattern, RelationalPattern, NotPattern, AndPattern, OrPattern,
        ParenPattern, Designation, TupleDesignation,
    }
}

impl SyntaxKind {
    /// A node that is a value, or stands for one that is missing.
    pub fn is_expression(self) -> bool {
        (SyntaxKind::LiteralExpr..=SyntaxKind::QueryExpr).contains(&self) && !self.is_part_of_expression()
            || matches!(
                self,
                SyntaxKind::InterpolatedStringExpr | SyntaxKind::Initializer | SyntaxKind::Missing
            )
    }

    fn is_part_of_expression(self) -> bool {
        use SyntaxKind::{AnonymousMember, ArgList, Argument, BracketedArgList, SpreadElement, SwitchArm};
        matches!(self, Argument | ArgList | BracketedArgList | AnonymousMember | SwitchArm | SpreadElement)
    }

    /// A node that is a statement.
    pub fn is_statement(self) -> bool {
        use SyntaxKind::{
            Block, CaseLabel, CatchClause, CatchDecl, DefaultLabel, ElseClause, ElseIfClause, FinallyClause,
        };
        use SyntaxKind::{ForCondition, ForIncrement, ForInit, LabeledStmt, SwitchSection, WhenClause};
        let is_part = matches!(
            self,
            ElseIfClause
                | ElseClause
                | ForInit
                | ForCondition
                | ForIncrement
                | SwitchSection
                | CaseLabel
                | DefaultLabel
                | WhenClause
                | CatchClause
                | CatchDecl
                | FinallyClause
        );
        (Block..=LabeledStmt).contains(&self) && !is_part
    }

    /// A node that is a type.
    pub fn is_type(self) -> bool {
        use SyntaxKind::{
            CallingConvention, FunctionPointerParam, FunctionPointerParams, PredefinedType, RankSpecifier,
        };
        use SyntaxKind::{ScopedType, TupleTypeElement};
        let is_part = matches!(
            self,
            RankSpecifier
                | CallingConvention
                | FunctionPointerParams
                | FunctionPointerParam
                | TupleTypeElement
        );
        (PredefinedType..=ScopedType).contains(&self) && !is_part
    }

    /// A node that is a pattern.
    pub fn is_pattern(self) -> bool {
        use SyntaxKind::{ConstantPattern, ParenPattern, PositionalClause, PropertyClause, Subpattern};
        let is_part = matches!(self, PositionalClause | PropertyClause | Subpattern);
        (ConstantPattern..=ParenPattern).contains(&self) && !is_part
    }
}

const SLOTS: usize = 512;

/// Open-addressed hash table over [`WORDS`], computed by the compiler: one probe for most words.
static SLOT_OF: [u8; SLOTS] = slots();

const EMPTY: u8 = u8::MAX;

const fn slots() -> [u8; SLOTS] {
    assert!(WORDS.len() < EMPTY as usize, "indexes of words fit into a byte");
    let mut slots = [EMPTY; SLOTS];
    let mut word = 0;
    while word < WORDS.len() {
        let mut slot = slot(WORDS[word].0.as_bytes());
        while slots[slot] != EMPTY {
            slot = (slot + 1) % SLOTS;
        }
        slots[slot] = word as u8;
        word += 1;
    }
    slots
}

/// The word must not be empty.
const fn slot(word: &[u8]) -> usize {
    let last = word[word.len() - 1] as usize;
    let middle = word[word.len() / 2] as usize;
    (word[0] as usize * 31 + middle * 7 + last * 3 + word.len() * 61) % SLOTS
}

/// The kind of a reserved or contextual word; [`SyntaxKind::Ident`] for any other.
pub(super) fn word_kind(word: &str) -> SyntaxKind {
    if word.is_empty() {
        return SyntaxKind::Ident;
    }
    let mut slot = slot(word.as_bytes());
    while SLOT_OF[slot] != EMPTY {
        let (text, kind) = WORDS[SLOT_OF[slot] as usize];
        if text == word {
            return kind;
        }
        slot = (slot + 1) % SLOTS;
    }
    SyntaxKind::Ident
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_found_and_others_are_not() {
        for &(text, kind) in WORDS {
            assert_eq!(word_kind(text), kind);
            assert_eq!(kind.text(), text);
        }
        for other in ["", "x", "klass", "asynchronous", "i", "Class"] {
            assert_eq!(word_kind(other), SyntaxKind::Ident);
        }
    }
}
