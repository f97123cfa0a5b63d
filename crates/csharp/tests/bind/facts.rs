//! What is known about bodies, as text: one line per node that means something.

use csharp::bind::facts::{Arg, Call, Deconstruct, Facts, ListAccess, LocalSym, Meaning, Parameter, Walk};
use csharp::bind::{Body, Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::syntax::{Node, NodeId, ParseOptions, parse};
use ir::Const;
use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

/// The part of the bundled framework that the tests use.
fn framework() -> &'static [Arc<Source>] {
    static FILES: OnceLock<Vec<Arc<Source>>> = OnceLock::new();
    const USED: [&str; 7] = [
        "framework/System.cs",
        "framework/System.Collections.cs",
        "framework/System.Collections.Generic.cs",
        "framework/System.Linq.cs",
        "framework/System.Runtime.CompilerServices.cs",
        "framework/System.Threading.cs",
        "framework/System.Threading.Tasks.cs",
    ];
    FILES.get_or_init(|| {
        let used = csharp::framework::files().iter().filter(|(path, _)| USED.contains(path));
        used.map(|&(path, text)| {
            let tree = parse(text, &ParseOptions::default()).tree;
            let project = ProjectId::LIBRARIES;
            Arc::new(Source::new(path.to_owned(), Cow::Borrowed(text), tree, Origin::Outline, project))
        })
        .collect()
    })
}

/// The symbols of a program in one file, over the framework. Broken programs are welcome.
pub(crate) fn program(text: &str) -> Symbols {
    let tree = parse(text, &ParseOptions::default()).tree;
    let own =
        Source::new("a.cs".to_owned(), Cow::Owned(text.to_owned()), tree, Origin::Program, ProjectId(1));
    let mut sources = framework().to_vec();
    sources.push(Arc::new(own));
    Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources)
}

/// All bodies of the program.
pub(crate) fn bodies(symbols: &Symbols) -> Vec<Body> {
    let own = symbols.sources.ids().next_back().expect("the program itself is a source");
    symbols.bodies(own)
}

/// The facts about all bodies of a program.
pub(crate) fn facts(text: &str) -> String {
    let symbols = program(text);
    let mut out = String::new();
    for body in bodies(&symbols) {
        let facts = symbols.infer(body);
        let source = &symbols.sources[body.source];
        let member = body.member.map_or("", |member| symbols.text(symbols.members[member].name));
        let node = source.node(body.node);
        writeln!(out, "{:?} {member}", node.kind()).expect("writing to a string cannot fail");
        Dump { symbols: &symbols, facts: &facts, text: &source.text, out: &mut out }.body(node);
    }
    out
}

struct Dump<'a> {
    symbols: &'a Symbols,
    facts: &'a Facts,
    text: &'a str,
    out: &'a mut String,
}

impl Dump<'_> {
    fn body(&mut self, body: Node<'_>) {
        for node in body.descendants() {
            let line = self.line(node);
            if !line.is_empty() {
                let text = node.text(self.text).split_whitespace().collect::<Vec<_>>().join(" ");
                let short: String = text.chars().take(40).collect();
                let dots = if text.chars().count() > 40 { "…" } else { "" };
                writeln!(self.out, "  {short}{dots}{line}").expect("writing to a string cannot fail");
            }
        }
        for function in self.facts.functions.iter().skip(1) {
            let params = function.params.iter().map(|param| match param {
                Parameter::Local(local) => self.local(*local),
                Parameter::Packed(locals) => {
                    let names = locals.iter().map(|&local| self.local(local));
                    format!("[{}]", names.collect::<Vec<_>>().join(" "))
                }
            });
            let params = params.collect::<Vec<_>>().join(", ");
            let mut words = String::new();
            let flags = [
                (function.is_async, " async"),
                (function.is_iterator, " iterator"),
                (function.is_static, " static"),
                (function.uses_this, " this"),
            ];
            flags.iter().filter(|(is, _)| *is).for_each(|(_, word)| words.push_str(word));
            let ret = self.symbols.display(&function.ret);
            writeln!(self.out, "  {:?}({params}): {ret}{words}", function.kind)
                .expect("writing to a string cannot fail");
        }
        let captured = self.facts.locals.iter().filter(|local| local.captured);
        let captured: Vec<_> = captured.map(|local| local.name.as_str()).collect();
        if !captured.is_empty() {
            writeln!(self.out, "  captured: {}", captured.join(" "))
                .expect("writing to a string cannot fail");
        }
    }

    fn local(&self, local: LocalSym) -> String {
        let local = &self.facts.locals[local];
        format!("{} {}", self.symbols.display(&local.ty), local.name)
    }

    fn line(&self, node: Node<'_>) -> String {
        let fact = self.facts.get(node.id());
        let meaning = self.meaning(&fact.meaning);
        let mut line = String::new();
        let is_shown = node.kind().is_expression() || node.kind().is_pattern();
        if !is_shown && meaning.is_empty() {
            return line;
        }
        write!(line, " : {}", self.symbols.display(&fact.ty)).expect("writing to a string cannot fail");
        if let Some(constant) = self.facts.constant(node.id()) {
            write!(line, " = {}", self.constant(constant)).expect("writing to a string cannot fail");
        }
        if let Some(conversion) = self.facts.conversion(node.id()) {
            let user = if conversion.user.is_some() { " by operator" } else { "" };
            write!(line, " -> {}{user}", self.symbols.display(&conversion.to))
                .expect("writing to a string cannot fail");
        }
        line + &meaning
    }

    fn constant(&self, constant: Const) -> String {
        match constant {
            Const::Null => "null".to_owned(),
            Const::Bool(value) => value.to_string(),
            Const::Char(value) => format!("'{}'", char::from_u32(value.into()).unwrap_or('?')),
            Const::Int(_, value) => value.to_string(),
            Const::Float(bits) => f32::from_bits(bits).to_string(),
            Const::Double(bits) => f64::from_bits(bits).to_string(),
            Const::Decimal(value) => format!("{}e-{}", value.digits(), value.scale()),
            Const::String(name) => format!("{:?}", self.facts.strings.get(name)),
            other => format!("{other:?}"),
        }
    }

    fn meaning(&self, meaning: &Meaning) -> String {
        let member = |member| self.symbols.text(self.symbols.members[member].name);
        match meaning {
            Meaning::None => String::new(),
            Meaning::Local(local) => format!("  local {}", self.facts.locals[*local].name),
            Meaning::Type => "  type".to_owned(),
            Meaning::Namespace => "  namespace".to_owned(),
            Meaning::Member(used) => {
                let this = if used.implicit_this { " this" } else { "" };
                format!("  member {}.{}{this}", self.symbols.display(&used.owner), member(used.member))
            }
            Meaning::Group(call) => format!("  group {}", self.call(call)),
            Meaning::LocalFunction(function) => format!("  function {}", function.0),
            Meaning::Call(call) => format!("  call {}", self.call(call)),
            Meaning::LocalCall(call) => {
                format!("  call function {}({})", call.function.0, self.args(&call.args))
            }
            Meaning::DelegateCall(call) => format!("  invoke {}", self.call(call)),
            Meaning::Operator(operator) => {
                let lifted = if operator.lifted { "?" } else { "" };
                let delegates = if operator.delegates { " delegates" } else { "" };
                format!("  on {}{lifted}{delegates}", operator.operands.keyword())
            }
            Meaning::Lambda(function) => format!("  lambda {}", function.0),
            Meaning::Foreach(foreach) => {
                let how = match &foreach.how {
                    Walk::Array(rank) => format!("array {rank}"),
                    Walk::String => "string".to_owned(),
                    Walk::Enumerator(by) => format!("by {}", self.call(&by.get)),
                    Walk::Unknown => "unknown".to_owned(),
                };
                format!("  foreach {} {how}", self.symbols.display(&foreach.element))
            }
            Meaning::Using(call) => {
                format!("  using {}", call.as_ref().map_or_else(|| "?".to_owned(), |call| self.call(call)))
            }
            Meaning::Deconstruct(how) => match &**how {
                Deconstruct::Tuple => "  apart as tuple".to_owned(),
                Deconstruct::Method(call) => format!("  apart by {}", self.call(call)),
                Deconstruct::Unknown => "  apart".to_owned(),
            },
            Meaning::Query(step) => {
                let call = step.call.as_ref().map_or_else(String::new, |call| self.call(call));
                let vars: Vec<_> = step.hands_on.iter().map(|&local| self.local(local)).collect();
                let vars =
                    if vars.is_empty() { String::new() } else { format!(" hands on {}", vars.join(", ")) };
                format!("  step {} {call}{vars}", step.method)
            }
            Meaning::List(list) => match &**list {
                ListAccess::Array => "  list array".to_owned(),
                ListAccess::Members { count, .. } => format!("  list by {}", member(count.member)),
                ListAccess::Unknown => "  list".to_owned(),
            },
            Meaning::Named(name) => format!("  only named {}", self.symbols.text(*name)),
        }
    }

    fn call(&self, call: &Call) -> String {
        let name = self.symbols.text(self.symbols.members[call.method].name);
        let types: Vec<_> = call.type_args.iter().map(|ty| self.symbols.display(ty)).collect();
        let types = if types.is_empty() { String::new() } else { format!("<{}>", types.join(", ")) };
        let owner = self.symbols.display(&call.owner);
        let base = if call.is_base { " base" } else { "" };
        let this = if call.implicit_this { " this" } else { "" };
        format!("{owner}.{name}{types}({}){base}{this}", self.args(&call.args))
    }

    fn args(&self, args: &[Arg]) -> String {
        let node = |id: &NodeId| {
            let text = self.symbols.sources[self.symbols.sources.ids().next_back().expect("there is a file")]
                .node(*id)
                .text(self.text)
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ");
            text.chars().take(12).collect::<String>()
        };
        let args = args.iter().map(|arg| match arg {
            Arg::Node(id) => node(id),
            Arg::Receiver => "receiver".to_owned(),
            Arg::Rest(ids) => format!("rest {}", ids.iter().map(node).collect::<Vec<_>>().join(" ")),
            Arg::Default => "default".to_owned(),
        });
        args.collect::<Vec<_>>().join(", ")
    }
}
