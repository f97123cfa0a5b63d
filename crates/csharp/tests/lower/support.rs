//! Snippets to programs, programs to text.

use csharp::bind::{Origin, ProjectId, ProjectInfo, Source, Symbols};
use csharp::lower::{Lowered, lower};
use csharp::syntax::{ParseOptions, parse};
use expect_test::Expect;
use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

/// The bundled framework, parsed once.
static FRAMEWORK: LazyLock<Vec<Arc<Source>>> = LazyLock::new(|| {
    let outline = |&(path, text): &(&str, &'static str)| {
        let tree = parse(text, &ParseOptions::default()).tree;
        let source =
            Source::new(path.to_owned(), Cow::Borrowed(text), tree, Origin::Outline, ProjectId::LIBRARIES);
        Arc::new(source)
    };
    csharp::framework::files().iter().map(outline).collect()
});

/// What every snippet may use without saying so.
pub(crate) const USINGS: &str = "using System; using System.Collections.Generic; using System.IO; using System.Linq; \
                      using System.Threading; using System.Threading.Tasks; ";

/// A file of the program.
pub(crate) fn source(index: usize, text: &str) -> Arc<Source> {
    let text = format!("{USINGS}{text}");
    let tree = parse(&text, &ParseOptions::default()).tree;
    let path = format!("{}.cs", char::from(b'a' + index as u8));
    Arc::new(Source::new(path, Cow::Owned(text), tree, Origin::Program, ProjectId(1)))
}

/// All that files and the framework declare. The files come last.
pub(crate) fn declare_files(files: &[&str]) -> Symbols {
    let mut sources = FRAMEWORK.clone();
    sources.extend(files.iter().enumerate().map(|(index, text)| source(index, text)));
    Symbols::declare(vec![ProjectInfo::default(), ProjectInfo::default()], sources)
}

/// Lowers files, whatever is wrong with them; the outcome can be trusted.
pub(crate) fn lower_files(files: &[&str]) -> Lowered {
    let lowered = lower(&declare_files(files));
    let problems = ir::verify::verify(&lowered.program);
    assert!(problems.is_empty(), "{files:?}\n{problems:#?}");
    lowered
}

/// Blocks that control comes to and that lead nowhere.
fn dead_ends(body: &ir::Body) -> Vec<ir::BlockId> {
    let cfg = ir::cfg::Cfg::new(body);
    let leads_nowhere = |id: &ir::BlockId| body.blocks[*id].end == ir::Terminator::Unreachable;
    cfg.reverse_postorder().iter().copied().filter(leads_nowhere).collect()
}

/// Lowers a file that has no mistakes.
pub(crate) fn lower_text(text: &str) -> Lowered {
    let problems = parse(&format!("{USINGS}{text}"), &ParseOptions::default()).problems;
    assert_eq!(problems, [], "{text}");
    let lowered = lower_files(&[text]);
    for body in lowered.program.methods().iter().filter_map(|method| method.body.as_ref()) {
        assert_eq!(dead_ends(body), [], "control gets lost in {text}");
    }
    lowered
}

/// Members of a class `C` in, its methods of that name, with the lambdas in them, out: without places.
pub(crate) fn check(members: &str, method: &str, expected: &Expect) {
    check_file(&format!("class C {{ {members} }}"), method, expected);
}

/// The same for whole files.
pub(crate) fn check_file(text: &str, method: &str, expected: &Expect) {
    expected.assert_eq(&without_places(&methods(&lower_text(text), method)));
}

/// The methods of that name and the lambdas in them.
pub(crate) fn methods(lowered: &Lowered, name: &str) -> String {
    let program = &lowered.program;
    let is_wanted =
        |own: &str| own == name || own.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'));
    let wanted = program.methods().entries().filter(|(_, method)| {
        let is_own = !program.types()[method.owner].flags.has(ir::TypeFlags::EXTERNAL);
        is_own && is_wanted(program.names.get(method.name))
    });
    wanted.map(|(id, _)| ir::text::print_method(program, id)).collect::<Vec<_>>().join("\n")
}

/// Takes `@line:column` off the ends of lines.
pub(crate) fn without_places(text: &str) -> String {
    let strip = |line: &str| {
        let Some((before, place)) = line.rsplit_once(" @") else { return line.to_owned() };
        let tail = place.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, ':' | '-'));
        format!("{before}{tail}")
    };
    text.lines().map(|line| strip(line) + "\n").collect()
}
