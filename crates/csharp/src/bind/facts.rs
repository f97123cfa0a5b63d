//! What the binder found out about one body: for every node, its type and what it means. The tree itself is
//! not copied; lowering walks the syntax and asks here.
//!
//! A body is a method, an accessor, an initialiser, a top-level program…, together with the lambdas and local
//! functions in it. Nodes are numbered in pre-order, so the facts of a body are one vector.

use super::types::Type;
use super::{MemberSym, Name};
use crate::syntax::NodeId;
use ir::{Const, IndexVec, Prim};
use rustc_hash::FxHashMap;

/// The facts about one body.
#[derive(Debug, Default)]
pub struct Facts {
    /// The first node of the body; `nodes[i]` is about node `first + i`.
    pub(super) first: u32,
    pub(super) nodes: Vec<Fact>,
    /// Variables, parameters included.
    pub locals: IndexVec<LocalSym, Local>,
    /// The body itself, which is number 0, and the lambdas and local functions in it, outer ones first.
    pub functions: IndexVec<FunctionSym, Function>,
    /// What is done to a node's value afterwards, where something is.
    pub(super) conversions: FxHashMap<NodeId, Conversion>,
    /// Values of constant expressions, parts of larger ones too, and of names of constants and enum members.
    pub(super) constants: FxHashMap<NodeId, Const>,
    /// Strings that constants mention: [`Const::String`] counts in here, not in a program.
    pub strings: ir::Names,
    /// How many nodes were walked on trial.
    pub(super) trial_nodes: usize,
}

ir::ids! {
    /// A variable of a body.
    pub struct LocalSym;
    /// A function of a body: the body itself, a lambda, a local function, or a part of a query that becomes a
    /// lambda.
    pub struct FunctionSym;
}

impl FunctionSym {
    /// The body itself.
    pub const BODY: FunctionSym = FunctionSym(0);
}

/// A variable or parameter.
#[derive(Clone, Debug)]
pub struct Local {
    /// Its name as it is written, without `@`.
    pub name: String,
    /// Its type; of a `ref` variable, what it refers to.
    pub ty: Type,
    /// What it is.
    pub kind: LocalKind,
    /// The function it is declared in.
    pub function: FunctionSym,
    /// Does a lambda or local function use it that does not declare it?
    pub captured: bool,
    /// The node that declares it: `Param`, `VariableDeclarator`, `Designation`, `CatchDecl`, `ForeachStmt`,
    /// `FromClause`…; none for `value` of a setter.
    pub node: Option<NodeId>,
}

/// What a variable is.
#[derive(Clone, Debug, PartialEq)]
pub enum LocalKind {
    /// A local variable, of a pattern, a `catch`, a `foreach`, … too.
    Variable,
    /// `ref int x = ref …`: its value is an address.
    Ref,
    /// `const int N = 3`; its value is in [`Facts::constant`] of every use.
    Const,
    /// A parameter of the function, and how it is passed.
    Param(ir::ParamMode),
    /// The parameter of a primary constructor, seen from a member of the type: a field of the object.
    PrimaryParam,
    /// A range variable of a query; never changes.
    Range,
}

/// The body itself, a lambda, a local function, or a part of a query.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a word of the declaration or a question about its body"
)]
pub struct Function {
    /// `LambdaExpr`, `AnonymousMethodExpr`, `LocalFunction`, or an expression of a query clause.
    pub node: NodeId,
    /// The function around it; the body itself has none.
    pub parent: Option<FunctionSym>,
    /// What its parameters are. A lambda that stands for a part of a query takes all range variables so far
    /// as one: see [`Parameter::Packed`].
    pub params: Vec<Parameter>,
    /// The type it returns, `Task<int>` for `async` functions that return `int`. Unknown for lambdas whose
    /// target is not known.
    pub ret: Type,
    /// What it is.
    pub kind: FunctionKind,
    /// Names of the type parameters of a local function.
    pub generics: Vec<Name>,
    /// Does it contain `yield`?
    pub is_iterator: bool,
    /// Is it `async`?
    pub is_async: bool,
    /// Is it `static`?
    pub is_static: bool,
    /// Does it, or a function in it, use `this`, `base` or a member of them?
    pub uses_this: bool,
}

/// A parameter of a function.
#[derive(Clone, Debug)]
pub enum Parameter {
    /// A variable.
    Local(LocalSym),
    /// Several range variables as one value of type [`Type::Anonymous`], to be taken apart at the start.
    Packed(Vec<LocalSym>),
}

/// What a function is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FunctionKind {
    /// The body itself.
    Body,
    /// A lambda or an anonymous method.
    Lambda,
    /// A local function.
    Local,
    /// An expression in a query.
    Query,
}

/// What is known about a node.
#[derive(Clone, Debug, Default)]
pub struct Fact {
    /// The type of an expression by itself; of a type's node, that type; of a pattern, what it tests for.
    pub ty: Type,
    /// What it stands for.
    pub meaning: Meaning,
}

/// What a node stands for.
#[derive(Clone, Debug, Default)]
pub enum Meaning {
    /// Nothing that its kind does not say, or nobody knows.
    #[default]
    None,
    /// The name of a variable, or the node that declares one.
    Local(LocalSym),
    /// The name of a type: [`Fact::ty`] is the type. Left of a dot, mostly.
    Type,
    /// The name of a namespace.
    Namespace,
    /// A field, property or event, by name; also of a tuple or anonymous type through its type.
    Member(Box<MemberUse>),
    /// A method group: what a delegate is made from. After conversion exactly one method.
    Group(Box<Call>),
    /// The name of a local function.
    LocalFunction(FunctionSym),
    /// A call of a method, constructor, indexer or user-defined operator, or a clause of a query.
    Call(Box<Call>),
    /// A call of a local function: its arguments are as in [`Call::args`].
    LocalCall(Box<LocalCall>),
    /// A call of a delegate.
    DelegateCall(Box<Call>),
    /// A built-in operator: the type that both operands have after conversion. For lifted ones the type
    /// without `?`.
    Operator(BuiltIn),
    /// A lambda or anonymous method. Expressions of a query that become lambdas keep their own meaning: see
    /// [`Facts::query_function`].
    Lambda(FunctionSym),
    /// `foreach`.
    Foreach(Box<Foreach>),
    /// A resource of `using` and how it is given back; `None` if that is not known.
    Using(Option<Box<Call>>),
    /// A value that is taken apart: a tuple on the left of `=`, a positional pattern.
    Deconstruct(Box<Deconstruct>),
    /// One clause of a query and what it calls.
    Query(Box<QueryStep>),
    /// A list pattern: how many elements, and one by number.
    List(Box<ListAccess>),
    /// A member that is only known by name; the value on its left decides at run time. Also names that
    /// nothing explains.
    Named(Name),
}

/// A use of a field, property or event.
#[derive(Clone, Debug)]
pub struct MemberUse {
    /// Which.
    pub member: MemberSym,
    /// The type it is a member of, with arguments, as declared: the base type for inherited ones.
    pub owner: Type,
    /// Is it said without a receiver, so that `this` (or the object that is being initialised) is meant?
    pub implicit_this: bool,
}

/// A call whose target is known.
#[derive(Clone, Debug)]
pub struct Call {
    /// Which method, constructor, indexer (the property itself), operator.
    pub method: MemberSym,
    /// The type it is a member of, with arguments.
    pub owner: Type,
    /// Its own type arguments, given or found.
    pub type_args: Vec<Type>,
    /// For each parameter what is passed, in the order of the parameters, without the receiver.
    /// For extension methods called as members the first is [`Arg::Receiver`].
    pub args: Vec<Arg>,
    /// Is `base.` in front of it, so that no override is looked for?
    pub is_base: bool,
    /// Is the receiver left out, so that `this` is meant?
    pub implicit_this: bool,
}

/// A call of a local function.
#[derive(Clone, Debug)]
pub struct LocalCall {
    /// Which.
    pub function: FunctionSym,
    /// Its type arguments, given or found.
    pub type_args: Vec<Type>,
    /// For each parameter what is passed.
    pub args: Vec<Arg>,
}

/// What is passed to a parameter.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// The value, or the address, of an expression. Conversions are found at the node.
    Node(NodeId),
    /// What stands left of the dot: the receiver of an extension method.
    Receiver,
    /// `params`: the values are put into an array, or another collection, of the parameter's type.
    Rest(Vec<NodeId>),
    /// Nothing: the parameter's default, or the place and name of the caller.
    Default,
}

/// A built-in operator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BuiltIn {
    /// What the operands are: `int` for additions of integers, `string` for concatenations, `object` for
    /// comparisons of references; `dynamic` where only the values can tell.
    pub operands: Prim,
    /// On nullable operands: null if one of them is.
    pub lifted: bool,
    /// Delegates are combined (`+`) or taken apart (`-`).
    pub delegates: bool,
}

/// How a sequence is walked.
#[derive(Clone, Debug)]
pub struct Foreach {
    /// The type of the elements before conversion to that of the variable.
    pub element: Type,
    /// By which members.
    pub how: Walk,
    /// The loop variable; none if the element is taken apart.
    pub local: Option<LocalSym>,
}

/// How the elements come.
#[derive(Clone, Debug)]
pub enum Walk {
    /// An array of that rank, by number.
    Array(u8),
    /// A string, by number.
    String,
    /// By an enumerator.
    Enumerator(Box<Enumerator>),
    /// Nobody knows: `GetEnumerator`, `MoveNext`, `Current` by name.
    Unknown,
}

/// The members of an enumerator.
#[derive(Clone, Debug)]
pub struct Enumerator {
    /// `GetEnumerator` or `GetAsyncEnumerator`; an extension method if its first argument is
    /// [`Arg::Receiver`].
    pub get: Call,
    /// `MoveNext` or `MoveNextAsync`.
    pub move_next: Call,
    /// `Current`.
    pub current: MemberUse,
    /// `Dispose` or `DisposeAsync`, if the enumerator has it. It may have it at run time only.
    pub dispose: Option<Call>,
}

/// How a value is taken apart.
#[derive(Clone, Debug)]
pub enum Deconstruct {
    /// A tuple, element by element.
    Tuple,
    /// By a `Deconstruct` method with one `out` parameter per part; all arguments are [`Arg::Default`], except
    /// [`Arg::Receiver`] of an extension method.
    Method(Call),
    /// Nobody knows.
    Unknown,
}

/// One step of a query: the clause's call on what came before.
#[derive(Clone, Debug)]
pub struct QueryStep {
    /// `Where`, `Select`, `SelectMany`, `OrderBy`…; `None` if it is not known, or if the clause calls nothing
    /// (the first `from`, `select x` at the end). Its arguments are [`Arg::Receiver`], and [`Arg::Node`] of
    /// expressions in the clause, each a function: see [`Facts::query_function`]. [`Arg::Node`] of the clause
    /// itself stands for the function that packs all range variables.
    pub call: Option<Call>,
    /// The name of that method, even if it is not known.
    pub method: &'static str,
    /// For `let`, the second `from`, and `join`: the range variables that the step hands on, packed as in
    /// [`Parameter::Packed`]. One variable alone is not packed.
    pub hands_on: Vec<LocalSym>,
}

/// How a list pattern looks at a list.
#[derive(Clone, Debug)]
pub enum ListAccess {
    /// An array.
    Array,
    /// By `Count` or `Length`, and an indexer.
    Members {
        /// `Count` or `Length`.
        count: MemberUse,
        /// `this[int]`.
        item: Call,
    },
    /// Nobody knows.
    Unknown,
}

/// What is done to a value afterwards.
#[derive(Clone, Debug)]
pub struct Conversion {
    /// The type it is wanted as.
    pub to: Type,
    /// The user-defined operator that is called for it.
    pub user: Option<Box<Call>>,
}

impl Facts {
    /// What is known about a node; nothing about nodes of other bodies.
    pub fn get(&self, node: NodeId) -> &Fact {
        static NOTHING: Fact = Fact { ty: Type::Unknown, meaning: Meaning::None };
        let index = (node.index() as u32).checked_sub(self.first);
        index.and_then(|index| self.nodes.get(index as usize)).unwrap_or(&NOTHING)
    }

    /// The type of an expression by itself.
    pub fn ty(&self, node: NodeId) -> &Type {
        &self.get(node).ty
    }

    /// What a node stands for.
    pub fn meaning(&self, node: NodeId) -> &Meaning {
        &self.get(node).meaning
    }

    /// What is done to its value afterwards.
    pub fn conversion(&self, node: NodeId) -> Option<&Conversion> {
        self.conversions.get(&node)
    }

    /// The type of an expression after conversion: what its surroundings get.
    pub fn converted_ty(&self, node: NodeId) -> &Type {
        self.conversion(node).map_or_else(|| self.ty(node), |conversion| &conversion.to)
    }

    /// The function that an expression of a query's clause becomes.
    pub fn query_function(&self, node: NodeId) -> Option<FunctionSym> {
        let mut functions = self.functions.entries();
        functions
            .find(|(_, function)| function.node == node && function.kind == FunctionKind::Query)
            .map(|(sym, _)| sym)
    }

    /// How many nodes were walked only to find the types that lambdas return.
    pub fn trial_nodes(&self) -> usize {
        self.trial_nodes
    }

    /// The value, if it is a constant. It has the type that [`Facts::ty`] says.
    pub fn constant(&self, node: NodeId) -> Option<Const> {
        self.constants.get(&node).copied()
    }
}
