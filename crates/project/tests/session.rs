//! A check that is kept open tells after every edit what a new check tells.

use project::{Change, CheckOptions, Checked, ConfigFrom, How, Jobs, Plan, Reader, check};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const ACCOUNT: &str = "using System.Threading;
partial class Account {
    readonly object gate = new object();
    int balance;
    public void Add(int n) { lock (gate) { balance += n; } }
    public void Take(int n) { lock (gate) { balance -= n; } }
    public int Sum() { lock (gate) { return balance; } }
    public void Set(int n) { lock (gate) { balance = n; } }
}
";

const REPORT: &str = "using System.Threading;
partial class Account {
    public int Slip() { return balance + balance; }
    public void Write() {
        balance = 1;
    }
    public void Weak() { lock (\"weak\") { } }
    public void Odd() {
        lock (\"text\") { } // threadbare: ignore[lock-on-weak-identity] known
    }
}
";

fn options() -> CheckOptions {
    CheckOptions { config: ConfigFrom::Isolated, simulate: Some(false), ..CheckOptions::default() }
}

/// All that a user is told.
fn told(checked: &Checked) -> String {
    let findings = &checked.findings;
    format!("{findings:#?}\n{} {:#?} {:?}", checked.suppressed, checked.notes, checked.problems)
}

fn fresh(folder: &Path) -> Checked {
    check(&[folder.to_owned()], &options(), Jobs(1), &|_| {}).expect("it can be checked")
}

#[test]
fn every_edit_is_told_as_by_a_new_check() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let write = |name: &str, text: &str| -> PathBuf {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("the folder can be written to");
        path
    };
    write("Account.cs", ACCOUNT);
    write("Report.cs", REPORT);
    let plan = Plan::new(&[folder.path().to_owned()], &options()).expect("the folder is there");
    let mut session = plan.open().expect("there is code");
    let mut reader = Reader::default();
    let first = session.check(&mut reader, Jobs(1), &|_| {}).expect("it can be checked");
    assert_eq!(told(&first), told(&fresh(folder.path())));
    assert_eq!(first.findings.len(), 1, "{:#?}", first.findings);

    let bodies: &[(&str, String)] = &[
        ("Report.cs", REPORT.replace("balance = 1;", "\n\n        lock (gate) { balance = 1; }")),
        ("Report.cs", REPORT.replace("lock (\"text\") { }", "\n        lock (\"text\") { }")),
        ("Report.cs", REPORT.replace("// threadbare: ignore[lock-on-weak-identity] known", "")),
        ("Report.cs", REPORT.replace("lock (\"text\") { }", "")),
        ("Account.cs", ACCOUNT.replace("lock (gate) { balance += n; }", "balance += n;")),
        ("Account.cs", ACCOUNT.to_owned()),
        ("Report.cs", REPORT.to_owned()),
    ];
    for (name, text) in bodies {
        let path = write(name, text);
        let change = Change { path: &path, text: None };
        let again = session.recheck(&mut reader, &[change], Jobs(1), &|_| {}).expect("it can be checked");
        assert!(matches!(again.how, How::BodiesOnly(_)), "{text}");
        assert_eq!(told(&again.checked), told(&fresh(folder.path())), "{text}");
    }
    let path = write("Account.cs", &ACCOUNT.replace("int balance;", "volatile int balance;"));
    let change = Change { path: &path, text: None };
    let again = session.recheck(&mut reader, &[change], Jobs(1), &|_| {}).expect("it can be checked");
    assert_eq!(again.how, How::Full, "the field is another");
    assert_eq!(told(&again.checked), told(&fresh(folder.path())));

    // A text that is not on the disk yet.
    let text = REPORT.replace("balance = 1;", "lock (\"other\") { }");
    let path = folder.path().join("Report.cs");
    let change = Change { path: &path, text: Some(&text) };
    let again = session.recheck(&mut reader, &[change], Jobs(1), &|_| {}).expect("it can be checked");
    write("Report.cs", &text);
    assert_eq!(told(&again.checked), told(&fresh(folder.path())));
    assert!(matches!(again.how, How::BodiesOnly(_)));
}

/// What may happen to a text: something is found, and something else put in its place.
const EDITS: [(&str, &str); 16] = [
    // In bodies.
    ("balance = 1;", "lock (gate) { balance = 1; }"),
    ("balance = 1;", "System.Threading.Tasks.Task.Run(() => { balance = 2; });"),
    ("return balance + balance;", "Thread.Sleep(1); return balance;"),
    ("lock (gate) { balance += n; }", "balance += n;"),
    ("lock (gate) { return balance; }", "lock (\"a\") { return balance; }"),
    // Signatures.
    ("public int Slip()", "public async System.Threading.Tasks.Task<int> Slip()"),
    ("public void Take(int n)", "private void Take(int n, int m = 0)"),
    ("int balance;", "volatile int balance;"),
    ("readonly object gate", "object gate"),
    // Members come and go.
    ("public void Write()", "public void More() { balance = 3; lock (this) { } }\n    public void Write()"),
    ("public void Set(int n) { lock (gate) { balance = n; } }", ""),
    ("int balance;", "int balance; long wide; public void Wide() { lock (gate) { wide++; } }"),
    // Broken code.
    ("lock (gate) {", "lock (gate {"),
    ("public void Odd() {", "public void Odd( {"),
    ("balance -= n; }", "balance -= n;"),
    ("partial class", "partial clas"),
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

#[test]
fn any_edits_are_told_as_by_a_new_check() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let originals = [("Account.cs", ACCOUNT), ("Report.cs", REPORT)];
    for (name, text) in originals {
        std::fs::write(folder.path().join(name), text).expect("the folder can be written to");
    }
    let mut plan = Plan::new(&[folder.path().to_owned()], &options()).expect("the folder is there");
    let mut other = Reader::default();
    let mut ways = [0, 0];
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let session_plan = Plan::new(&[folder.path().to_owned()], &options()).expect("the folder is there");
    let mut session = session_plan.open().expect("there is code");
    let mut reader = Reader::default();
    session.check(&mut reader, Jobs(1), &|_| {}).expect("it can be checked");
    let mut texts = originals.map(|(_, text)| text.to_owned());
    for round in 0..40 {
        let index = random.below(originals.len());
        // Every so often everything is as it was, or edits would soon leave nothing to edit.
        let (from, to) = EDITS[random.below(EDITS.len())];
        let base = if random.below(3) == 0 { originals[index].1 } else { &texts[index] };
        texts[index] = base.replacen(from, to, 1);
        let path = folder.path().join(originals[index].0);
        let change = Change { path: &path, text: Some(&texts[index]) };
        let again = session.recheck(&mut reader, &[change], Jobs(1), &|_| {}).expect("it can be checked");
        ways[usize::from(again.how == How::Full)] += 1;
        other.pretend(&path, Some(Arc::from(texts[index].as_str())));
        let fresh = plan.check(&mut other, Jobs(1), &|_| {}).expect("it can be checked");
        assert_eq!(told(&again.checked), told(&fresh), "round {round}\n{}", texts[index]);
    }
    assert!(ways.iter().all(|&count| count > 5), "both ways are taken: {ways:?}");
}
