//! After any edit of a body, a session finds what a new run finds. The program is all fixtures, each a project of its
//! own, and one project whose files depend on each other.

use csharp::bind::{Origin, ProjectId, ProjectInfo, Source, SourceId, Symbols};
use csharp::framework;
use csharp::lower::{LiveProgram, lower};
use csharp::syntax::{ParseOptions, SyntaxKind, parse};
use finding::Finding;
use finding::rules::RuleOptions;
use ir::effects::Effects;
use patterns::{Rule, Session};
use std::borrow::Cow;
use std::path::Path;
use std::sync::Arc;

/// A project of which every file says something about the others.
const ENTANGLED: [(&str, &str); 4] = [
    (
        "Bank.cs",
        "using System; using System.Threading; using System.Threading.Tasks; using System.Collections.Generic;
public partial class Bank {
    object gate = new object(); object other = new object();
    int total; volatile bool stop; long wide; List<int> all = new List<int>();
    static Dictionary<string, int> names = new Dictionary<string, int>();
    public void Add(int n) { lock (gate) { total += n; all.Add(n); } }
    public void Take(int n) { lock (gate) { total -= n; all.Remove(n); Inner(); } }
    public int Sum() { lock (gate) { return total + all.Count; } }
    void Inner() { lock (other) { wide++; } }
    public void Put(string s) { lock (gate) { names[s] = 1; } }
}",
    ),
    (
        "Branch.cs",
        "using System; using System.Threading; using System.Threading.Tasks;
public partial class Bank {
    public int Peek() { return total; }
    public void Loop() { while (!done) { Thread.Sleep(1); } }
    bool done;
    public void Wide() { Interlocked.Increment(ref wide); }
    public void Cross() { lock (other) { lock (gate) { total = 0; } } }
    public long Get() { return wide; }
    void Helper() { total++; stop = true; }
    public void ViaHelper() { lock (gate) { Helper(); } }
}",
    ),
    (
        "User.cs",
        "using System; using System.Threading; using System.Threading.Tasks;
public class User : IDisposable {
    readonly Bank bank = new Bank(); static User last; Task running; Thread thread;
    public async Task Go() { await Task.Delay(1); bank.Add(1); running = Task.Run(() => bank.Take(2)); }
    public void Dispose() { running.Wait(); thread.Interrupt(); }
    public static User Last() { if (last == null) { last = new User(); } return last; }
    public void Start() { thread = new Thread(Run); thread.Start(); }
    void Run() { bank.Loop(); }
    void Busy() { Parallel.For(0, 10, i => { bank.Count = i; Touch(); }); }
    int touched; void Touch() { touched++; }
    public async void Fire() { await Go(); }
}",
    ),
    (
        "More.cs",
        "using System; using System.Threading; using System.Threading.Tasks;
public partial class Bank {
    public int Count;
    public void End() { done = true; }
    public void Swap() { gate = new object(); }
    public void Both() { Add(1); Helper(); IDisposable d = new User(); }
    event Action changed; public void Raise() { if (changed != null) { changed(); } }
}",
    ),
];

/// What is put in front of a statement, or instead of it.
const STATEMENTS: [&str; 9] = [
    "",
    "\n",
    "\n\n/* nothing */",
    "int q0 = 1;",
    "System.Threading.Thread.Sleep(1);",
    "System.Action a0 = () => { System.Console.Write(1); };",
    "lock (new object()) { System.Console.Write(2); }",
    "System.Threading.Tasks.Task.Run(() => 1).Wait();",
    "new System.Threading.Thread(() => { lock (\"a\") { } }).Start();",
];

/// Numbers that look random (Marsaglia's xorshift, 2003).
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

fn source(path: &str, text: Cow<'static, str>, origin: Origin, project: ProjectId) -> Arc<Source> {
    let tree = parse(&text, &ParseOptions::default()).tree;
    Arc::new(Source::new(path.to_owned(), text, tree, origin, project))
}

/// All files: the framework, then the entangled project, then the fixtures.
fn sources() -> (Vec<Arc<Source>>, usize) {
    let libraries = framework::files().iter();
    let mut all: Vec<Arc<Source>> = libraries
        .map(|&(path, text)| source(path, text.into(), Origin::Outline, ProjectId::LIBRARIES))
        .collect();
    let first = all.len();
    all.extend(
        ENTANGLED.iter().map(|&(path, text)| source(path, text.into(), Origin::Program, ProjectId(1))),
    );
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/patterns");
    let folders = std::fs::read_dir(folder).expect("the fixtures are part of the project");
    let mut paths: Vec<_> = folders
        .flat_map(|folder| std::fs::read_dir(folder.expect("readable").path()).expect("a folder"))
        .map(|file| file.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cs"))
        .collect();
    paths.sort();
    for (index, path) in paths.iter().enumerate() {
        let text = std::fs::read_to_string(path).expect("fixtures are text");
        let project = ProjectId(index as u32 + 2);
        all.push(source(&path.to_string_lossy(), text.into(), Origin::Program, project));
    }
    (all, first)
}

fn declare(sources: &[Arc<Source>]) -> Symbols {
    let last = sources.last().map_or(0, |source| source.project.0 as usize);
    Symbols::declare(vec![ProjectInfo::default(); last + 1], sources.to_vec())
}

/// The text with something in front of one of its statements, or instead of it.
fn edited(source: &Source, random: &mut Random) -> String {
    let is_statement = |kind: SyntaxKind| kind.is_statement() && kind != SyntaxKind::Block;
    let nodes = source.tree.root().descendants().filter(|node| {
        is_statement(node.kind()) && node.parent().is_some_and(|around| around.kind() == SyntaxKind::Block)
    });
    let statements: Vec<_> = nodes.map(csharp::syntax::Node::range).collect();
    if statements.is_empty() {
        return source.text.to_string();
    }
    let range = statements[random.below(statements.len())];
    let (start, end) = (range.start as usize, range.end as usize);
    let new = STATEMENTS[random.below(STATEMENTS.len())];
    let end = if random.below(2) == 0 { start } else { end };
    format!("{}{new} {}", &source.text[..start], &source.text[end..])
}

fn told(mut findings: Vec<Finding>) -> Vec<String> {
    finding::sort(&mut findings);
    findings.iter().map(|finding| format!("{finding:#?}")).collect()
}

/// Edits bodies, and compares after every so many edits.
fn check(rounds: usize, compare_every: usize, seed: u64, pick: impl Fn(&mut Random, usize) -> usize) {
    let (mut all, first) = sources();
    let rules: Vec<&'static dyn Rule> = patterns::rules::ALL.to_vec();
    let mut symbols = declare(&all);
    let mut live = LiveProgram::new(&symbols);
    let options = RuleOptions::default();
    let mut session = Session::new(live.program(), Effects::dotnet(), rules.clone(), &options);
    let mut random = Random(seed);
    let mut edits = 0;
    for round in 0..rounds {
        let index = first + pick(&mut random, all.len() - first);
        let text = edited(&all[index], &mut random);
        let new = source(&all[index].path, text.into(), Origin::Program, all[index].project);
        let id = SourceId(index as u32);
        if symbols.replace_source(id, Arc::clone(&new)).is_err() {
            continue;
        }
        edits += 1;
        all[index] = new;
        let changed = live.update(&symbols, id).expect("no model is needed");
        session.update(live.program(), &changed.methods, &changed.fields);
        if edits % compare_every != 0 {
            continue;
        }
        let fresh = told(patterns::run(&lower(&declare(&all)).program, Effects::dotnet(), &rules));
        let kept = told(session.findings().cloned().collect());
        let missing: Vec<&String> = fresh.iter().filter(|finding| !kept.contains(finding)).collect();
        let surplus: Vec<&String> = kept.iter().filter(|finding| !fresh.contains(finding)).collect();
        let path = &all[index].path;
        assert!(
            missing.is_empty() && surplus.is_empty() && fresh.len() == kept.len(),
            "round {round}, {path}\n{}\nmissing {missing:#?}\nsurplus {surplus:#?}",
            all[index].text
        );
    }
    assert!(edits > rounds / 2, "most edits are of bodies");
}

#[test]
fn files_that_depend_on_each_other_are_followed() {
    check(60, 2, 0x9e37_79b9_7f4a_7c15, |random, _| random.below(ENTANGLED.len()));
}

#[test]
fn every_fixture_can_be_edited() {
    check(240, 8, 0x2545_f491_4f6c_dd1d, Random::below);
}
