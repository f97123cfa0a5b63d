//! A check that is kept open tells after every edit what a new check tells.

use project::{Change, CheckOptions, Checked, ConfigFrom, How, Jobs, Plan, Reader, check};
use std::path::{Path, PathBuf};

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
    public void Odd() {
        lock (\"text\") { } // threadbare: ignore[lock-on-weak-identity] known
    }
}
";

fn options() -> CheckOptions {
    CheckOptions { config: ConfigFrom::Isolated, ..CheckOptions::default() }
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
