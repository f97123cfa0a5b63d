//! `threadbare ir`: C# in, the intermediate language out.

use super::Folder;
use expect_test::expect;

const ACCOUNT: &str = "\
using System.Threading.Tasks;

class Account
{
    private readonly object gate = new object();
    private int balance;

    public void Deposit(int amount)
    {
        lock (gate)
        {
            balance += amount;
        }
    }

    public Task Later(int amount) => Task.Run(() => Deposit(amount));
}
";

#[test]
fn a_method_reads_like_the_method() {
    let folder = Folder::new(&[("Account.cs", ACCOUNT)]);
    let ran = folder.run(&["ir", "Account.cs", "--method", "Account.Deposit"]).ends_with(0);
    expect![[r"
        public method Deposit(amount: int) -> void @8:17-8:24 {
          var %2: object, %3: int, %4: int
          try t0 finally b2
        b0:
          %2 = this.Account::gate @10:15-10:19
          enter %2 @10:9-10:13
          goto b1 @10:9-10:13
        b1 in t0:
          %3 = this.Account::balance @12:13-12:20
          %4 = int %3 + amount @12:21-12:23
          this.Account::balance = %4 @12:13-12:20
          leave b3 @10:9-10:13
        b2:
          exit %2 @10:9-10:13
          endfinally t0 @10:9-10:13
        b3:
          return
        }
    "]]
    .assert_eq(&ran.out);
    assert_eq!(ran.err, "");
}

#[test]
fn lambdas_come_with_their_method_and_libraries_when_asked() {
    let folder = Folder::new(&[("Account.cs", ACCOUNT)]);
    let later = folder.run(&["ir", "Account.cs", "--method", "Later"]).ends_with(0).out;
    assert!(later.contains("call System.Threading.Tasks.Task::Run("), "{later}");
    assert!(later.contains("method Later.lambda0"), "{later}");
    let own = folder.run(&["ir", "Account.cs"]).ends_with(0).out;
    assert!(own.contains("class Account") && !own.contains("external"), "{own}");
    let all = folder.run(&["ir", ".", "--libraries"]).ends_with(0).out;
    assert!(all.contains("external class System.Threading.Tasks.Task "), "{all}");
    let program = ir::text::parse(&all).expect("what is printed can be read back");
    assert_eq!(ir::verify::verify(&program), []);
}

#[test]
fn what_is_understood_is_counted() {
    let folder = Folder::new(&[("Account.cs", ACCOUNT)]);
    let text = folder.run(&["ir", ".", "--stats"]).ends_with(0).out;
    assert!(text.contains("  unknown                            0      0.00 %"), "{text}");
    let json = folder.run(&["ir", ".", "--stats", "--json"]).ends_with(0).out;
    let counts: serde_json::Value = serde_json::from_str(&json).expect("it is JSON");
    assert_eq!((&counts["files"], &counts["lines"]), (&1.into(), &17.into()));
    assert_eq!((&counts["unknown"], &counts["problems"]), (&0.into(), &0.into()));
}

#[test]
fn what_is_not_there_or_broken_is_told() {
    let folder = Folder::new(&[("Broken.cs", "class C { void M( { x = ; } }"), ("App.csproj", "<Project")]);
    let ran = folder.run(&["ir", "nowhere"]).ends_with(2);
    assert!(ran.err.contains("nowhere") && ran.err.contains("help:"), "{}", ran.err);
    let ran = folder.run(&["ir", "Broken.cs", "--method", "Missing"]).ends_with(2);
    assert!(ran.err.contains("no method is called `Missing`"), "{}", ran.err);
    let ran = folder.run(&["ir", "Broken.cs"]).ends_with(0);
    assert!(ran.err.contains("Broken.cs:1:"), "{}", ran.err);
    assert!(ran.out.contains("method M"), "{}", ran.out);
    let ran = folder.run(&["ir", "App.csproj"]).ends_with(0);
    assert!(ran.err.contains("App.csproj:1"), "{}", ran.err);
}

#[test]
fn any_number_of_workers_gives_the_same() {
    let files: Vec<(String, String)> =
        (0..20).map(|n| (format!("A{n}.cs"), ACCOUNT.replace("Account", &format!("Account{n}")))).collect();
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let folder = Folder::new(&files);
    let one = folder.run(&["ir", ".", "--libraries", "--jobs", "1"]).ends_with(0).out;
    let four = folder.run(&["ir", ".", "--libraries", "--jobs", "4"]).ends_with(0).out;
    assert_eq!(one, four);
}
