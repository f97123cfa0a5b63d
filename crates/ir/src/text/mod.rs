//! The text form: what a person reads and what tests are written in. Whatever [`print()`] writes, [`parse`]
//! reads back.
//!
//! ```text
//! file "Bank.cs"
//!
//! public class Bank.Account {
//!   readonly field gate: object @3:21
//!   field balance: int @4:9
//!
//!   public method Deposit(amount: int) -> void @6:17 {
//!     var %2: object, %3: int, %4: int
//!     try t0 finally b2
//!   b0:
//!     %2 = this.Bank.Account::gate @7:15
//!     enter %2 @7:9
//!     goto b1
//!   b1 in t0:
//!     %3 = this.Bank.Account::balance @8:13
//!     %4 = int %3 + amount @8:21
//!     this.Bank.Account::balance = %4 @8:13
//!     leave b3
//!   b2:
//!     exit %2 @9:9
//!     endfinally t0
//!   b3:
//!     return
//!   }
//! }
//! ```
//!
//! - A register is the name of its variable, or `%` and its number. The second register of a name is `x#1`;
//!   overloads, and whatever else has the same name twice, are told apart in the same way.
//! - A member is named with its type: `Bank.Account::balance`. Types that are not declared in the text are
//!   external ones, with the members that are mentioned.
//! - Memory: `o.T::f`, `static T::f`, `a[i]`, `[cell]`, `*address`, and `o.?f` by name alone; `volatile`
//!   stands before it.
//! - The kind of an operator stands before it: `x = checked int a + b`.
//! - Calls: `call` (this method), `callvirt` (or what overrides it), `callname` and `callstatic` (by name),
//!   `invoke` (a delegate).
//! - `?` is an unknown type and `!T` a type parameter. Names that are keywords or have odd characters stand
//!   in back quotes.
//! - `@line:column-line:column` is where it comes from, in the file that was named last; `@"Other.cs":3:1`
//!   names another.
//! - Registers that are not declared by `var` are of unknown type; a label is any name. Comments start with
//!   `//`.

mod body;
mod decl;
mod lex;
mod op;
mod parser;
mod print;
mod print_body;
mod words;

pub use decl::parse;
pub use print::{print, print_method, print_own, print_ty};

use std::fmt;

/// Why a text is not a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Counted from 1.
    pub line: u32,
    /// Counted from 1, in Unicode code points.
    pub column: u32,
    /// What is wrong.
    pub message: String,
}

impl ParseError {
    fn at(text: &str, offset: usize, message: impl Into<String>) -> ParseError {
        let before = &text[..offset.min(text.len())];
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        let line = before.bytes().filter(|&byte| byte == b'\n').count() as u32 + 1;
        let column = before[line_start..].chars().count() as u32 + 1;
        ParseError { line, column, message: message.into() }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}
