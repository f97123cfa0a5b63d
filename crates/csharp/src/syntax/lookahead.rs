//! Questions that grammar functions ask before they decide. Nothing is eaten or written here.
//!
//! C# cannot be parsed with a fixed number of tokens of lookahead: `a < b > (c)` is a call or a comparison,
//! `(a) - b` a cast or a difference. The specification settles these by looking whether tokens could be read
//! as a type and what follows them. Scans are bounded in depth, and pairs of brackets are skipped in one
//! step.

use super::kind::SyntaxKind::{self, *};
use super::parser::Parser;

/// Type arguments nested deeper than this are not taken for a type.
const MAX_SCAN_DEPTH: u32 = 100;

/// More modifiers than this before one declaration are not read as such: nobody writes them, and lookahead
/// stays short.
pub(super) const MAX_MODIFIERS: usize = 16;

/// How far to look for the `:` of a conditional operator, pairs of brackets counted as one.
const MAX_BRANCH: usize = 500;

/// Tokens that could be a type.
#[derive(Debug, Clone, Copy)]
pub(super) struct TypeScan {
    /// The index of the token after it.
    pub(super) end: usize,
    /// It can be nothing but a type.
    pub(super) definite: bool,
}

impl Parser {
    /// Whether a type could stand at an index.
    pub(super) fn scan_type(&self, from: usize) -> Option<TypeScan> {
        self.scan_type_within(from, 0)
    }

    fn scan_type_within(&self, from: usize, depth: u32) -> Option<TypeScan> {
        if depth > MAX_SCAN_DEPTH {
            return None;
        }
        let core = match self.kind_at(from) {
            kind if is_predefined_type(kind) => TypeScan { end: from + 1, definite: true },
            Ident => self.scan_name(from, depth)?,
            LParen => self.scan_tuple_type(from, depth)?,
            RefKw => {
                let readonly = usize::from(self.kind_at(from + 1) == ReadonlyKw);
                let referred = self.scan_type_within(from + 1 + readonly, depth + 1)?;
                TypeScan { definite: true, ..referred }
            }
            DelegateKw if self.kind_at(from + 1) == Star => self.scan_function_pointer(from, depth)?,
            _ => return None,
        };
        Some(self.scan_type_suffixes(core))
    }

    fn scan_type_suffixes(&self, mut scan: TypeScan) -> TypeScan {
        loop {
            match self.kind_at(scan.end) {
                Question | Star => scan.end += 1,
                LBracket => {
                    let Some(end) = self.rank_end(scan.end) else { return scan };
                    scan.end = end;
                }
                _ => return scan,
            }
            scan.definite = true;
        }
    }

    /// The token after `[]` or `[,,]`.
    pub(super) fn rank_end(&self, from: usize) -> Option<usize> {
        let mut end = from + 1;
        while self.kind_at(end) == Comma {
            end += 1;
        }
        (self.kind_at(end) == RBracket).then_some(end + 1)
    }

    fn scan_name(&self, from: usize, depth: u32) -> Option<TypeScan> {
        let mut scan = TypeScan { end: from, definite: false };
        loop {
            if self.kind_at(scan.end) != Ident {
                return None;
            }
            scan.end += 1;
            if self.kind_at(scan.end) == Lt {
                let arguments = self.scan_type_arguments_within(scan.end, depth)?;
                scan = TypeScan { end: arguments.end, definite: scan.definite || arguments.definite };
            }
            if !matches!(self.kind_at(scan.end), Dot | ColonColon) {
                return Some(scan);
            }
            scan.end += 1;
        }
    }

    /// Whether a `<` opens type arguments; where they end, and whether they can be nothing else.
    pub(super) fn scan_type_arguments(&self, from: usize) -> Option<TypeScan> {
        self.scan_type_arguments_within(from, 0)
    }

    fn scan_type_arguments_within(&self, from: usize, depth: u32) -> Option<TypeScan> {
        let mut end = from + 1;
        if matches!(self.kind_at(end), Comma | Gt) {
            while self.kind_at(end) == Comma {
                end += 1;
            }
            return (self.kind_at(end) == Gt).then_some(TypeScan { end: end + 1, definite: true });
        }
        let mut definite = false;
        loop {
            let argument = self.scan_type_within(end, depth + 1)?;
            definite |= argument.definite;
            end = argument.end;
            match self.kind_at(end) {
                Comma => end += 1,
                Gt => return Some(TypeScan { end: end + 1, definite }),
                _ => return None,
            }
        }
    }

    /// The token after `<[A] in T, U>`.
    pub(super) fn type_parameters_end(&self, from: usize) -> Option<usize> {
        let mut end = from + 1;
        loop {
            match self.kind_at(end) {
                LBracket => end = self.closing_of(end)? + 1,
                Ident | Comma | InKw | OutKw => end += 1,
                Gt => return Some(end + 1),
                _ => return None,
            }
        }
    }

    fn scan_tuple_type(&self, from: usize, depth: u32) -> Option<TypeScan> {
        let close = self.closing_of(from)?;
        let mut scan = TypeScan { end: from, definite: false };
        let mut elements = 0;
        while scan.end < close {
            let element = self.scan_type_within(scan.end + 1, depth + 1)?;
            let name = usize::from(self.kind_at(element.end) == Ident);
            scan =
                TypeScan { end: element.end + name, definite: scan.definite || element.definite || name > 0 };
            elements += 1;
            if !matches!(self.kind_at(scan.end), Comma | RParen) {
                return None;
            }
        }
        (elements >= 2 && scan.end == close).then_some(TypeScan { end: close + 1, ..scan })
    }

    /// `delegate* unmanaged[Cdecl]<int, ref T, void>`.
    fn scan_function_pointer(&self, from: usize, depth: u32) -> Option<TypeScan> {
        let mut end = from + 2;
        if matches!(self.word_at(end), ManagedKw | UnmanagedKw) {
            end += 1;
        }
        if self.kind_at(end) == LBracket {
            end = self.closing_of(end)? + 1;
        }
        if self.kind_at(end) != Lt {
            return None;
        }
        loop {
            end += 1;
            while matches!(self.kind_at(end), InKw | OutKw | RefKw | ReadonlyKw) {
                end += 1;
            }
            end = self.scan_type_within(end, depth + 1)?.end;
            match self.kind_at(end) {
                Comma => {}
                Gt => return Some(TypeScan { end: end + 1, definite: true }),
                _ => return None,
            }
        }
    }

    /// In an expression: whether the `<` at an index opens type arguments, by what follows their `>`.
    pub(super) fn opens_type_arguments(&self, from: usize) -> bool {
        self.scan_type_arguments(from).is_some_and(|arguments| {
            arguments.definite || may_follow_type_arguments(self.kind_at(arguments.end))
        })
    }

    /// Whether the `(` at an index starts a cast.
    pub(super) fn starts_cast(&self, from: usize) -> bool {
        let Some(scan) = self.scan_type(from + 1) else { return false };
        if self.kind_at(scan.end) != RParen {
            return false;
        }
        let next = scan.end + 1;
        // `A::B` is no value; what is after another dot may be.
        let is_aliased = self.kind_at(from + 2) == ColonColon && self.kind_at(from + 4) != Dot;
        if scan.definite || is_aliased {
            return self.may_start_expression(next);
        }
        match self.kind_at(next) {
            // `(A)[1]` is an element of `A`; an empty collection, and what cannot be indexed, is cast.
            LBracket => {
                self.kind_at(next + 1) == RBracket || matches!(self.kind_at(scan.end - 1), Gt | RParen)
            }
            // After an expression in parentheses these go on with it.
            Plus | Minus | Star | Amp | AmpAmp | PlusPlus | MinusMinus | DotDot | Caret => false,
            Ident if self.context.in_query && is_query_word(self.word_at(next)) => false,
            Ident if self.word_at(next) == WithKw => self.kind_at(next + 1) != LBrace,
            _ => self.may_start_expression(next),
        }
    }

    /// Whether an expression could start at an index.
    pub(super) fn may_start_expression(&self, index: usize) -> bool {
        let kind = self.kind_at(index);
        is_predefined_type(kind)
            || matches!(
                kind,
                Ident
                    | IntLit
                    | RealLit
                    | CharLit
                    | StringLit
                    | VerbatimStringLit
                    | RawStringLit
                    | InterpolationStart
                    | LParen
                    | LBracket
                    | Plus
                    | Minus
                    | PlusPlus
                    | MinusMinus
                    | Star
                    | Amp
                    | Bang
                    | Tilde
                    | Caret
                    | DotDot
                    | TrueKw
                    | FalseKw
                    | NullKw
                    | ThisKw
                    | BaseKw
                    | NewKw
                    | TypeofKw
                    | SizeofKw
                    | DefaultKw
                    | CheckedKw
                    | UncheckedKw
                    | DelegateKw
                    | StackallocKw
                    | ThrowKw
                    | RefKw
                    | StaticKw
                    | ArglistKw
                    | MakerefKw
                    | ReftypeKw
                    | RefvalueKw
            )
    }

    /// Whether the `(` at an index opens the parameters of a lambda.
    pub(super) fn opens_lambda(&self, from: usize) -> bool {
        let Some(close) = self.closing_of(from) else { return false };
        self.kind_at(close + 1) == FatArrow && self.looks_like_parameter(from + 1)
    }

    fn looks_like_parameter(&self, from: usize) -> bool {
        match self.kind_at(from) {
            RParen | LBracket | RefKw | OutKw | InKw | ParamsKw | ThisKw => true,
            Ident
                if self.word_at(from) == ScopedKw
                    && matches!(self.kind_at(from + 1), RefKw | InKw | OutKw) =>
            {
                true
            }
            Ident if matches!(self.kind_at(from + 1), Comma | RParen | Eq) => true,
            _ => self.scan_type(from).is_some_and(|scan| self.kind_at(scan.end) == Ident),
        }
    }

    /// Whether a declaration of variables starts at an index: a type and a name.
    pub(super) fn starts_declaration(&self, from: usize) -> bool {
        let Some(scan) = self.scan_type(from) else { return false };
        if self.kind_at(scan.end) != Ident {
            return false;
        }
        if self.word_at(scan.end) == WithKw && self.kind_at(scan.end + 1) == LBrace {
            return false;
        }
        // `name` before the next line's `other.Call()`: somebody is typing.
        !matches!(
            self.kind_at(scan.end + 1),
            LParen | Dot | Arrow | ColonColon | PlusPlus | MinusMinus | PlusEq | MinusEq | FatArrow
        )
    }

    /// `var (a, b)`: whether nothing but names stands in the parentheses at an index.
    pub(super) fn is_designation_list(&self, from: usize) -> bool {
        let Some(close) = self.closing_of(from) else { return false };
        close > from + 1
            && (from..=close).all(|index| matches!(self.kind_at(index), Ident | Comma | LParen | RParen))
            && !(from..close).any(|index| self.kind_at(index) == Ident && self.kind_at(index + 1) == LParen)
    }

    /// Whether the expression at an index ends with a `:` that no `?` of its own explains.
    pub(super) fn colon_follows(&self, from: usize) -> bool {
        let mut index = from;
        let mut open_questions = 0;
        for _ in 0..MAX_BRANCH {
            match self.kind_at(index) {
                Colon if open_questions == 0 => return self.kind_at(index + 1) != HoleFormat,
                Colon => open_questions -= 1,
                Question if !matches!(self.kind_at(index + 1), Dot | LBracket) => open_questions += 1,
                Semicolon | Comma | RParen | RBracket | RBrace | HoleEnd | EndOfFile => return false,
                _ => {}
            }
            index = self.closing_of(index).unwrap_or(index) + 1;
        }
        false
    }

    /// Whether the identifier at an index starts `from x in` or `from T x in`.
    pub(super) fn starts_query(&self, from: usize) -> bool {
        if self.word_at(from) != FromKw || self.kind_at(from) != Ident {
            return false;
        }
        if self.kind_at(from + 1) == Ident && self.kind_at(from + 2) == InKw {
            return true;
        }
        let scan = self.scan_type(from + 1);
        scan.is_some_and(|scan| self.kind_at(scan.end) == Ident && self.kind_at(scan.end + 1) == InKw)
    }
}

fn may_follow_type_arguments(kind: SyntaxKind) -> bool {
    matches!(
        kind,
        LParen
            | RParen
            | RBracket
            | RBrace
            | LBrace
            | Colon
            | Semicolon
            | Comma
            | Dot
            | Question
            | EqEq
            | BangEq
            | Bar
            | Caret
            | AmpAmp
            | BarBar
            | Amp
            | LBracket
            | Lt
            | LtEq
            | IsKw
            | AsKw
            | EndOfFile
            | HoleEnd
            | FatArrow
            | Eq
            | QuestionQuestion
            | ColonColon
    )
}

/// `int`, `string`, `void`…
pub(super) fn is_predefined_type(kind: SyntaxKind) -> bool {
    matches!(
        kind,
        BoolKw
            | ByteKw
            | SbyteKw
            | ShortKw
            | UshortKw
            | IntKw
            | UintKw
            | LongKw
            | UlongKw
            | CharKw
            | FloatKw
            | DoubleKw
            | DecimalKw
            | StringKw
            | ObjectKw
            | VoidKw
    )
}

/// Words that end an expression inside a query.
pub(super) fn is_query_word(word: SyntaxKind) -> bool {
    matches!(
        word,
        FromKw
            | WhereKw
            | SelectKw
            | GroupKw
            | IntoKw
            | OrderbyKw
            | JoinKw
            | LetKw
            | OnKw
            | EqualsKw
            | ByKw
            | AscendingKw
            | DescendingKw
    )
}
