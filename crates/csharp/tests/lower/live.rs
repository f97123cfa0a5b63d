//! A program that follows edits is what a new one would be.

use crate::support::{declare_files, source};
use csharp::bind::{SourceId, Symbols};
use csharp::lower::{LiveProgram, lower};
use ir::{Program, TypeFlags};

/// Files with places, marked by `$`, for statements.
const FILES: [&str; 3] = [
    "namespace N;
partial class Account {
    readonly object gate = new object();
    Func<int> read = () => 1;
    static int count = Make(() => 2);
    int Balance { get { $ return amount; } set { $ amount = value; } }
    public Account(int start) { $ amount = start; }
    static int Make(Func<int> f) { $ return f(); }
    public void Deposit(int n) {
        $
        lock (gate) { amount += n; $ }
    }
    ~Account() { $ }
}",
    "namespace N;
partial class Account {
    int amount = 3; Action done = delegate { };
    public static Account operator +(Account a, Account b) { $ return a; }
    int this[int i] { get { $ return i; } }
    class Inner { public void Run() { $ } Func<int, int> twice = x => x + x; }
    event Action Changed { add { $ } remove { $ } }
}
record Pair(int A, string B) { public int Sum() { $ return A; } }",
    "namespace N;
interface IRun { void Run(int n); }
class Runner : IRun {
    void IRun.Run(int n) { $ }
    public async Task Go() { $ await Task.Delay(1); $ }
    public IEnumerable<int> All() { $ yield return 1; }
    public void Main() { var a = new Account(1); a.Deposit(2); $ }
}",
];

/// What may stand at any of the places.
const STATEMENTS: [&str; 12] = [
    "",
    "",
    "// nothing\n",
    "\n\n",
    "int i1 = 1; Console.WriteLine(i1);",
    "Action f = () => { Action g = () => Console.Write(1); g(); }; f();",
    "Task.Run(() => new Account(7).Deposit(8));",
    "int Twice(int x) { return x + x; } Twice(2);",
    "var both = new { A = 1, B = \"x\" }; Console.WriteLine(both.A);",
    "foreach (var n in new List<int>().Where(n => n > 1)) { Console.WriteLine(n); }",
    "unknown.Call(out var something);",
    "(int, string) t = (1, \"a\"); Interlocked.Increment(ref t.Item1);",
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

/// A file with statements at its places, each in a block of its own.
fn filled(file: &str, random: &mut Random) -> String {
    let mut parts = file.split('$');
    let mut text = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let statement = STATEMENTS[random.below(STATEMENTS.len())];
        text.extend(["{ ", statement, " } ", part]);
    }
    text
}

/// All methods that the program declares, as texts with places.
fn methods(program: &Program) -> Vec<String> {
    let is_written = |flags: TypeFlags| !flags.has(TypeFlags::EXTERNAL) && !flags.has(TypeFlags::GENERATED);
    let own = program.types().iter().filter(|def| is_written(def.flags));
    let mut texts: Vec<String> = own
        .flat_map(|def| &def.methods)
        .map(|&id| format!("{} {}", program.method_path(id), ir::text::print_method(program, id)))
        .collect();
    texts.sort();
    texts
}

fn last_source(symbols: &Symbols, back: usize) -> SourceId {
    SourceId((symbols.sources.len() - 1 - back) as u32)
}

#[test]
fn after_any_edits_the_program_is_as_if_made_anew() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut texts: Vec<String> = FILES.iter().map(|file| filled(file, &mut random)).collect();
    let mut symbols = declare_files(&texts.iter().map(String::as_str).collect::<Vec<_>>());
    let mut live = LiveProgram::new(&symbols);
    for round in 0..30 {
        let index = random.below(FILES.len());
        texts[index] = filled(FILES[index], &mut random);
        let id = last_source(&symbols, FILES.len() - 1 - index);
        symbols.replace_source(id, source(index, &texts[index])).expect("only bodies have changed");
        let changed = live.update(&symbols, id).expect("no model is needed");
        let problems = ir::verify::verify(live.program());
        assert!(problems.is_empty(), "{problems:#?}");
        let new = lower(&declare_files(&texts.iter().map(String::as_str).collect::<Vec<_>>())).program;
        let (own, expected) = (methods(live.program()), methods(&new));
        assert_eq!(own.join("\n"), expected.join("\n"), "round {round}, file {index}");
        assert!(changed.methods.is_sorted());
        for (field, other) in live.program().fields().iter().zip(new.fields()) {
            let is_own = !new.types()[other.owner].flags.has(TypeFlags::EXTERNAL);
            assert!(!is_own || field.span == other.span, "round {round}");
        }
    }
}

#[test]
fn what_others_can_see_is_no_edit_of_a_body() {
    let old = "using N; class C(int p) { int f = 1; int P { get; set { } } void M(int x = 1) { f++; } int G() => 1; }";
    let is_taken = |new: &str| {
        let mut symbols = declare_files(&[old]);
        let id = last_source(&symbols, 0);
        let before = symbols.sources[id].text.clone();
        let taken = symbols.replace_source(id, source(0, new)).is_ok();
        assert_eq!(symbols.sources[id].text == before, !taken, "{new}");
        taken
    };
    assert!(is_taken(&old.replace("f++;", "f--; int y = 2;")));
    assert!(is_taken(&old.replace("=> 1", "=> 2 + 3")));
    assert!(is_taken(&old.replace("class", "/* a comment */ class")));
    assert!(!is_taken(&old.replace("f = 1", "f = 2")));
    assert!(!is_taken(&old.replace("x = 1", "x = 2")));
    assert!(!is_taken(&old.replace("using N;", "")));
    assert!(!is_taken(&old.replace("void M", "[Obsolete] void M")));
    assert!(!is_taken(&old.replace("=> 1;", "{ return 1; }")));
    assert!(!is_taken(&old.replace("set { }", "set { field = 1; }")), "the property has a field now");
    assert!(!is_taken(&old.replace("f++;", "f += p;")), "the parameter has a field now");
    assert!(!is_taken(&old.replace("f++;", "yield return 1;")), "it runs when enumerated now");
    assert!(!is_taken(&old.replace("f++;", "f++; } void N() {")));
}
