//! Typed views of nodes: what the parts of a construct are called and how to get them.
//!
//! A view is a node whose kind is known; it costs nothing. Every part may be missing, since the code may be
//! unfinished.
//!
//! ```
//! use csharp::syntax::{ParseOptions, ast, parse};
//!
//! let text = "class C { void M() { lock (gate) { n++; } } }";
//! let tree = parse(text, &ParseOptions::default()).tree;
//! let lock = tree.root().descendants().find_map(ast::LockStmt::cast).unwrap();
//! assert_eq!(lock.target().unwrap().text(text), "gate");
//! assert_eq!(lock.body().unwrap().text(text), "{ n++; }");
//! ```

use super::kind::SyntaxKind;
use super::problem::TextRange;
use super::token::Token;
use super::tree::Node;

macro_rules! views {
    ($(
        $(#[$doc:meta])* $view:ident: $($kind:ident)|+ {
            $($(#[$part_doc:meta])* $part:ident -> $get:ident($($argument:expr),*),)*
        }
    )*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $view<'t>(Node<'t>);

        impl<'t> $view<'t> {
            /// The node as this view, if it is of its kind.
            pub fn cast(node: Node<'t>) -> Option<Self> {
                matches!(node.kind(), $(SyntaxKind::$kind)|+).then_some($view(node))
            }

            /// The node itself.
            pub fn node(self) -> Node<'t> {
                self.0
            }

            $(
                $(#[$part_doc])*
                pub fn $part(self) -> Option<Part!($get, 't)> {
                    $get(self.0, $($argument),*)
                }
            )*
        }
    )*};
}

/// What a getter of [`views`] gives.
macro_rules! Part {
    (name, $t:lifetime) => { Token };
    (operator, $t:lifetime) => { TextRange };
    ($other:ident, $t:lifetime) => { Node<$t> };
}

views! {
    /// A class, struct, record or interface.
    TypeDecl: ClassDecl | StructDecl | InterfaceDecl | RecordDecl | RecordStructDecl {
        /// Its name.
        name -> name(),
        /// `public`, `static`, `partial`…
        modifiers -> child(SyntaxKind::Modifiers),
        /// Its type parameters.
        type_parameters -> child(SyntaxKind::TypeParamList),
        /// The parameters of its primary constructor.
        parameters -> child(SyntaxKind::ParamList),
        /// What it derives from.
        bases -> child(SyntaxKind::BaseList),
        /// Its members in braces.
        members -> child(SyntaxKind::MemberList),
    }
    /// Anything with parameters and a body, except lambdas.
    Function: MethodDecl | ConstructorDecl | FinalizerDecl | OperatorDecl | ConversionDecl | LocalFunction | Accessor {
        /// Its name; operators, conversions and accessors have none.
        name -> name(),
        /// `public`, `async`, `static`…
        modifiers -> child(SyntaxKind::Modifiers),
        /// What it returns.
        return_type -> type_(),
        /// The interface of an explicit implementation.
        explicit_interface -> child(SyntaxKind::ExplicitInterface),
        /// Its parameters.
        parameters -> child(SyntaxKind::ParamList),
        /// `: this(…)` or `: base(…)`.
        initializer -> child(SyntaxKind::ConstructorInitializer),
        /// Its body in braces.
        block -> child(SyntaxKind::Block),
        /// Its body after `=>`.
        arrow -> child(SyntaxKind::ArrowBody),
    }
    /// A property or an indexer.
    Property: PropertyDecl | IndexerDecl {
        /// Its name; indexers have none.
        name -> name(),
        /// `public`, `static`, `required`…
        modifiers -> child(SyntaxKind::Modifiers),
        /// Its type.
        type_ -> type_(),
        /// The parameters of an indexer.
        parameters -> child(SyntaxKind::BracketedParamList),
        /// `get`, `set`, `init`.
        accessors -> child(SyntaxKind::AccessorList),
        /// Its getter after `=>`.
        arrow -> child(SyntaxKind::ArrowBody),
        /// `= value`.
        initial -> child(SyntaxKind::EqualsValue),
    }
    /// A parameter.
    Param: Param {
        /// Its name.
        name -> name(),
        /// `ref`, `out`, `this`, `params`…
        modifiers -> child(SyntaxKind::Modifiers),
        /// Its type; parameters of lambdas may have none.
        type_ -> type_(),
        /// `= value`.
        default -> child(SyntaxKind::EqualsValue),
    }
    /// One of the variables that a declaration declares.
    VariableDeclarator: VariableDeclarator {
        /// Its name.
        name -> name(),
        /// `= value`.
        initial -> child(SyntaxKind::EqualsValue),
    }
    /// `= value` and `=> value`.
    Value: EqualsValue | ArrowBody {
        /// The value.
        expression -> expression(0),
    }
    /// `if`, with its `else if` and `else` clauses as children; an `else if` clause reads the same.
    IfStmt: IfStmt | ElseIfClause {
        /// The condition.
        condition -> expression(0),
        /// What is done if it holds.
        then -> statement(0),
    }
    /// `while` and `do`.
    WhileStmt: WhileStmt | DoStmt {
        /// The condition.
        condition -> expression(0),
        /// What is repeated.
        body -> statement(0),
    }
    /// `for`.
    ForStmt: ForStmt {
        /// What is done first.
        init -> child(SyntaxKind::ForInit),
        /// The condition; empty if there is none.
        condition -> child(SyntaxKind::ForCondition),
        /// What is done after each turn.
        increment -> child(SyntaxKind::ForIncrement),
        /// What is repeated.
        body -> statement(0),
    }
    /// `lock`.
    LockStmt: LockStmt {
        /// What is locked.
        target -> expression(0),
        /// What is done under the lock.
        body -> statement(0),
    }
    /// `try`, with its `catch` clauses as children.
    TryStmt: TryStmt {
        /// What is tried.
        block -> child(SyntaxKind::Block),
        /// `finally`.
        finally -> child(SyntaxKind::FinallyClause),
    }
    /// `using (…) …`.
    UsingStmt: UsingStmt {
        /// The variables it declares.
        declaration -> child(SyntaxKind::VariableDecl),
        /// Or the resource it uses.
        resource -> expression(0),
        /// What is done with it.
        body -> statement(0),
    }
    /// Two operands and an operator between them.
    BinaryExpr: BinaryExpr | AssignExpr {
        /// The left operand.
        left -> expression(0),
        /// The operator; `>>` is made of several tokens.
        operator -> operator(),
        /// The right operand.
        right -> expression(1),
    }
    /// `a ? b : c`.
    ConditionalExpr: ConditionalExpr {
        /// The condition.
        condition -> expression(0),
        /// The value if it holds.
        when_true -> expression(1),
        /// The value if not.
        when_false -> expression(2),
    }
    /// `a.b`, `a->b`, `a::b`.
    MemberAccessExpr: MemberAccessExpr {
        /// What the member is of.
        receiver -> expression(0),
        /// The member's name.
        name -> name(),
        /// `<int>`.
        type_arguments -> child(SyntaxKind::TypeArgList),
    }
    /// `f(x)`.
    InvocationExpr: InvocationExpr {
        /// What is called.
        callee -> expression(0),
        /// With what.
        arguments -> child(SyntaxKind::ArgList),
    }
    /// `a[i]`.
    ElementAccessExpr: ElementAccessExpr {
        /// What holds the element.
        receiver -> expression(0),
        /// Which element.
        arguments -> child(SyntaxKind::BracketedArgList),
    }
    /// `a?.b`, `a?[i]`: all that follows the `?` is one expression that starts with a binding.
    ConditionalAccessExpr: ConditionalAccessExpr {
        /// What may be null.
        receiver -> expression(0),
        /// What is done if it is not.
        when_not_null -> expression(1),
    }
    /// `x => e`, `(x, y) => { }`.
    LambdaExpr: LambdaExpr {
        /// `async`, `static`.
        modifiers -> child(SyntaxKind::Modifiers),
        /// Its parameters.
        parameters -> child(SyntaxKind::ParamList),
        /// Its body in braces.
        block -> child(SyntaxKind::Block),
        /// Its body without braces.
        expression -> expression(0),
    }
    /// `e is p`.
    IsExpr: IsExpr {
        /// What is tested.
        value -> expression(0),
        /// What it is tested for.
        pattern -> pattern(),
    }
}

fn name(node: Node<'_>) -> Option<Token> {
    node.token(SyntaxKind::Ident)
}

/// From the first own token to the last.
fn operator(node: Node<'_>) -> Option<TextRange> {
    let (_, first) = node.own_tokens().next()?;
    let (_, last) = node.own_tokens().last()?;
    Some(TextRange::new(first.start, last.end))
}

fn child(node: Node<'_>, kind: SyntaxKind) -> Option<Node<'_>> {
    node.child(kind)
}

fn expression(node: Node<'_>, index: usize) -> Option<Node<'_>> {
    node.children().filter(|child| child.kind().is_expression()).nth(index)
}

fn statement(node: Node<'_>, index: usize) -> Option<Node<'_>> {
    node.children().filter(|child| child.kind().is_statement()).nth(index)
}

fn type_(node: Node<'_>) -> Option<Node<'_>> {
    node.children().find(|child| child.kind().is_type())
}

fn pattern(node: Node<'_>) -> Option<Node<'_>> {
    node.children().find(|child| child.kind().is_pattern())
}
