//! Findings of every kind, as engines would make them.

use finding::{
    Access, Emphasis, Evidence, Finding, Frame, HeldLock, Interleaving, Lane, Location, Object, Operation,
    Origin, Position, Reordering, Row, Rule, Schedule, Severity, Side, Span, Step, Thread, rules,
};
use report::{Count, Outcome, Sources, Summary};

pub(crate) const TRACE: &str = "bank.std";

pub(crate) fn summary() -> Summary {
    Summary {
        input: Some(TRACE.into()),
        counts: vec![
            Count::new("events", 1_204_311),
            Count::new("threads", 3),
            Count::new("candidates", 17),
            Count::new("undecided", 2),
        ],
        suppressed: 1,
        known: 4,
        notes: vec!["12 lines were skipped (`--lenient`)".into()],
        ..Summary::new("threadbare", "0.1.0")
    }
}

pub(crate) fn stopped_early() -> Summary {
    Summary {
        outcome: Outcome::Partial("the time limit was reached after 900,000 events".into()),
        ..Summary::new("threadbare", "0.1.0")
    }
}

/// The text of one of the files that the findings name.
pub(crate) fn sources() -> Sources {
    let text = "namespace Bank;\n\nclass Till<T>\n{\n    void Open()\n    {\n        lock (this) {\n\t    count &= 1; }\n    }\n}\n";
    let mut sources = Sources::default();
    sources.insert(r"src\Till.cs", text);
    sources
}

/// All of them, in the usual order.
pub(crate) fn findings() -> Vec<Finding> {
    let mut findings =
        vec![order_violation(), atomicity_violation(), pitfall(), deadlock(), race(), simulated()];
    finding::sort(&mut findings);
    findings
}

fn at(event: u64, text: &str) -> Location {
    Location::in_trace(TRACE, event, Some(text.into()))
}

fn thread(name: &str, event: u64, text: &str) -> Thread {
    let origin = Origin { creator: "main".into(), location: Some(at(event, text)) };
    Thread { name: name.into(), origin: Some(origin) }
}

pub(crate) fn side(
    role: &str,
    operation: Operation,
    object: &str,
    thread: Thread,
    location: Location,
) -> Side {
    Side { access: Some(Access::new(operation, object)), thread: Some(thread), ..Side::new(role, location) }
}

/// `2 e18 write balance {m}`: thread, event, text, locks; a leading `!` makes it decisive; `skip 5` leaves
/// steps out.
pub(crate) fn rows(text: &str) -> Vec<Row> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(row).collect()
}

fn row(line: &str) -> Row {
    if let Some(count) = line.strip_prefix("skip ") {
        return Row::Skipped(count.parse().expect("a number follows"));
    }
    let decisive = line.starts_with('!');
    let mut words = line.trim_start_matches('!').splitn(3, ' ');
    let thread: u32 = words.next().and_then(|word| word.parse().ok()).expect("a line starts with its thread");
    let event: u64 = words.next().and_then(|word| word[1..].parse().ok()).expect("then comes the event");
    let rest = words.next().unwrap_or_default();
    let (text, locks) = rest.split_once(" {").unwrap_or((rest, ""));
    let held =
        locks.trim_end_matches('}').split(' ').filter(|lock| !lock.is_empty()).map(String::from).collect();
    let emphasis = if decisive { Emphasis::Decisive } else { Emphasis::Plain };
    let location = Some(at(event, &format!("src/Bank.cs:{event}")));
    Row::Step(Step { event: Some(event), emphasis, held, location, ..Step::new(Lane(thread), text) })
}

pub(crate) fn reordering(threads: &[&str], original: &str, reordered: &str) -> Evidence {
    Evidence::Reordering(Reordering {
        engine: "seqcheck".into(),
        events: 9,
        witness: None,
        interleaving: Interleaving {
            threads: threads.iter().map(|name| (*name).to_owned()).collect(),
            original: rows(original),
            reordered: rows(reordered),
        },
    })
}

pub(crate) fn race() -> Finding {
    let (t1, t2) = (thread("T1", 1, "src/Main.cs:4"), thread("T2", 2, "src/Main.cs:5"));
    let mut first = side("first access", Operation::Write, "Account.balance", t1, at(6, "src/Bank.cs:12"));
    first.locks.push(HeldLock { name: "m".into(), acquired: Some(at(5, "src/Bank.cs:11")) });
    let second = side("second access", Operation::Read, "Account.balance", t2, at(12, "src/Bank.cs:20"));
    let message = "write of Account.balance at src/Bank.cs:12 races with the read at src/Bank.cs:20";
    let mut finding = Finding::new(&rules::DATA_RACE, message, first);
    finding.others.push(second);
    finding.object = Some(Object::Variable("Account.balance".into()));
    finding.instances = 1_532;
    finding.help = Some("hold `m` in both places, or make the variable atomic".into());
    finding.attach(reordering(
        &["main", "T1", "T2"],
        "0 e1 fork T1
         0 e2 fork T2
         1 e5 acquire m
         !1 e6 write balance {m}
         1 e7 release m {m}
         skip 2
         2 e10 acquire m
         2 e11 release m {m}
         !2 e12 read balance",
        "0 e1 fork T1
         0 e2 fork T2
         2 e10 acquire m
         2 e11 release m {m}
         1 e5 acquire m
         !2 e12 read balance
         !1 e6 write balance {m}",
    ));
    finding
}

pub(crate) fn deadlock() -> Finding {
    let waits = |role: &str, lock: &str, name: &str, held: &str, event: u64| {
        let thread = Thread { name: name.into(), origin: None };
        let mut side = side(role, Operation::Request, lock, thread, at(event, &format!("47{event:02}")));
        side.locks.push(HeldLock {
            name: held.into(),
            acquired: Some(at(event - 1, &format!("47{:02}", event - 1))),
        });
        side
    };
    let mut finding = Finding::new(
        &rules::DEADLOCK,
        "a, b and c are taken in a cycle by Transfer, Audit and Close",
        waits("waits", "b", "Transfer", "a", 2),
    );
    finding.others = vec![waits("waits", "c", "Audit", "b", 6), waits("waits", "a", "Close", "c", 10)];
    finding.object = Some(Object::Locks(vec!["a".into(), "b".into(), "c".into()]));
    finding.attach(reordering(
        &["Transfer", "Audit", "Close"],
        "0 e1 acquire a
         !0 e2 acquire b {a}
         skip 2
         1 e5 acquire b
         !1 e6 acquire c {b}
         skip 2
         2 e9 acquire c
         !2 e10 acquire a {c}",
        "0 e1 acquire a
         1 e5 acquire b
         2 e9 acquire c
         !0 e2 waits for b {a}
         !1 e6 waits for c {b}
         !2 e10 waits for a {c}",
    ));
    finding.help = Some("take the locks in one order everywhere".into());
    finding
}

fn atomicity_violation() -> Finding {
    let own = |role: &str, operation, event| {
        let thread = Thread { name: "Customer 1".into(), origin: None };
        side(role, operation, "stock", thread, at(event, "Shop.java:8"))
    };
    let mut finding = Finding::new(
        &rules::ATOMICITY_VIOLATION,
        "stock changes between its check and its update (R-W-W)",
        own("check", Operation::Read, 3),
    );
    let other = Thread { name: "Customer 2".into(), origin: None };
    finding.others = vec![
        side("comes between", Operation::Write, "stock", other, at(9, "Shop.java:8")),
        own("update", Operation::Write, 5),
    ];
    finding.object = Some(Object::Variable("stock".into()));
    finding.notes.push("every access holds a lock, but not the same one all the way".into());
    finding.attach(reordering(
        &["Customer 1", "Customer 2"],
        "!0 e3 read stock {m}\n!0 e5 write stock {m}\nskip 1\n!1 e9 write stock {m}",
        "!0 e3 read stock {m}\n!1 e9 write stock {m}\n!0 e5 write stock {m}",
    ));
    finding
}

fn order_violation() -> Finding {
    let unknown = |event| Location::in_trace(TRACE, event, None);
    let one = |event| side("asked for", Operation::Read, "config", thread("T1", 1, "12"), unknown(event));
    let mut finding = Finding::new(&rules::ORDER_VIOLATION, "e18 can happen before e12", one(18));
    finding.others.push(one(12));
    finding.object = Some(Object::Sequence("e18 < e12".into()));
    finding.attach(reordering(&["T1"], "!0 e12 read config\n!0 e18 read config", "!0 e18 read config"));
    finding
}

/// A finding as a static engine makes it: source spans, one side, a call path, no thread.
fn pitfall() -> Finding {
    static PITFALL: Rule =
        Rule { code: "TB6999", name: "lock-on-this", severity: Severity::Note, ..nameless() };
    let start = Position::at(7, 9).expect("not 0");
    let span = Span { end: Position::at(7, 20), ..Span::new(r"src\Till.cs", start) };
    let mut side = Side::new("lock", Location::Source(span));
    side.calls.push(Frame {
        function: "Till.Open".into(),
        location: Position::line(3).map(|line| Location::Source(Span::new("src/Till.cs", line))),
    });
    side.calls.push(Frame { function: "Main".into(), location: None });
    let mut finding = Finding::new(&PITFALL, "`lock (this)` can be taken by anyone", side);
    finding.attach(Evidence::Shape);
    let elsewhere = Span::new("src/Till.cs", Position::at(19, 9).expect("not 0"));
    let alike = Finding { primary: Side::new("lock", Location::Source(elsewhere)), ..finding.clone() };
    finding.alike.push(alike);
    finding
}

const fn nameless() -> Rule {
    Rule {
        code: "",
        name: "",
        aliases: &[],
        kind: finding::Kind::Pitfall,
        severity: Severity::Error,
        stage: rules::Stage::Default,
        fix: rules::Fix::Never,
        options: &[],
        symmetry: rules::Symmetry::Symmetric,
        cwe: &[],
        summary: "code locks an object that others can lock too",
        docs: "## What it finds\n\nLocks on `this`.\n",
    }
}

/// A finding as the simulator makes it: a schedule, nothing recorded.
fn simulated() -> Finding {
    let mut finding = race();
    finding.instances = 1;
    finding.evidence.clear();
    finding.message = "write of Till.open races with the read in Close".into();
    finding.primary.location =
        Location::Source(Span::new("src/Till.cs", Position::at(12, 5).expect("not 0")));
    finding.others[0].location =
        Location::Source(Span::new("src/Till.cs", Position::at(20, 9).expect("not 0")));
    let interleaving = Interleaving {
        threads: vec!["main".into(), "Task 1".into()],
        original: Vec::new(),
        reordered: vec![
            Row::Step(Step::new(Lane(0), "start Task 1")),
            Row::Step(Step { emphasis: Emphasis::Decisive, ..Step::new(Lane(0), "write Till.open") }),
            Row::Step(Step { emphasis: Emphasis::Decisive, ..Step::new(Lane(1), "read Till.open") }),
        ],
    };
    finding.attach(Evidence::MayRace);
    finding.attach(Evidence::Schedule(Schedule {
        entry: "Till.Main".to_owned(),
        strategy: "random-walk".to_owned(),
        seed: 7,
        decisions: vec![finding::Decision { thread: 0, after: 3, next: 1 }],
        steps: 41,
        interleaving,
    }));
    finding
}
