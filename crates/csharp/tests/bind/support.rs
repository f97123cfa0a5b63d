//! Snippets to symbols, symbols to text.

use csharp::bind::{MemberKind, Modifiers, Origin, ProjectId, ProjectInfo, Source, Symbols, TypeSym};
use csharp::syntax::{ParseOptions, parse};
use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::Arc;

/// A little of the framework, for tests about the language.
pub(crate) const CORE: &str = "
namespace System {
    public class Object { public Object(); public virtual string ToString(); public virtual bool Equals(object obj); public virtual int GetHashCode(); }
    public abstract class ValueType { }
    public struct Int32 { }
    public struct Boolean { }
    public sealed class String { public int Length { get; } public char this[int index] { get; } }
    public struct Nullable<T> where T : struct { public bool HasValue { get; } public T Value { get; } }
    public abstract class Array { public int Length { get; } }
    public delegate void Action();
    public delegate TResult Func<in T, out TResult>(T arg);
    public interface IDisposable { void Dispose(); }
}
namespace System.Collections.Generic {
    public interface IEnumerable<out T> { }
    public class List<T> : IEnumerable<T> { public List(); public void Add(T item); public T this[int index] { get; set; } }
}";

/// The symbols of a program in one file, with [`CORE`] as its library.
pub(crate) fn declare(text: &str) -> Symbols {
    let source = |path: &str, text: &str, origin, project| {
        let parse = parse(text, &ParseOptions::default());
        assert_eq!(parse.problems, [], "{text}");
        Arc::new(Source::new(path.to_owned(), Cow::Owned(text.to_owned()), parse.tree, origin, project))
    };
    let library = source("core.cs", CORE, Origin::Outline, ProjectId::LIBRARIES);
    let program = source("a.cs", text, Origin::Program, ProjectId(1));
    Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], vec![library, program])
}

/// The program's own types with their bases and members.
pub(crate) fn dump(symbols: &Symbols) -> String {
    let own = symbols.types.entries().filter(|(_, decl)| decl.origin == Origin::Program);
    own.map(|(sym, _)| dump_type(symbols, sym)).collect()
}

fn dump_type(symbols: &Symbols, sym: TypeSym) -> String {
    let decl = &symbols.types[sym];
    let bases = decl.base.iter().chain(&decl.interfaces).map(|ty| symbols.display(ty)).collect::<Vec<_>>();
    let mut out = format!("{:?} {}: {}\n", decl.kind, symbols.display(&symbols.open(sym)), bases.join(", "));
    for &member in &decl.members {
        let declared = &symbols.members[member];
        let signature = symbols.signature(member);
        let params = signature.params.iter().map(|param| {
            format!("{:?} {} {}", param.mode, symbols.display(&param.ty), symbols.text(param.name))
        });
        let is_callable =
            !matches!(declared.kind, MemberKind::Field | MemberKind::Const | MemberKind::EnumMember);
        let params =
            if is_callable { format!("({})", params.collect::<Vec<_>>().join(", ")) } else { String::new() };
        let is_static = if declared.modifiers.has(Modifiers::STATIC) { "static " } else { "" };
        writeln!(
            out,
            "  {is_static}{:?} {}{params}: {}",
            declared.kind,
            symbols.text(declared.name),
            symbols.display(&signature.ty)
        )
        .expect("writing to a string cannot fail");
    }
    out
}
