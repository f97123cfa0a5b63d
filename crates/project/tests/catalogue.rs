//! The catalogue of what the tools of the field can see, row by row: every one of their ids that a look at the code can find
//! belongs to a rule, or is left out for a reason. What stands in it for engines alone is not here.

use project::all_rules;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// What a row is about, and the ids under which the tools know it. A star stands for any ending.
const CATALOGUE: &[(&str, &[&str])] = &[
    (
        "inconsistent-lock-field (single field)",
        &[
            "PH_B010",
            "spotbugs:IS2_INCONSISTENT_SYNC",
            "spotbugs:IS_FIELD_NOT_GUARDED",
            "codeql:java/inconsistent-field-synchronization",
            "errorprone:GuardedBy",
        ],
    ),
    ("inconsistent-lock-fields (related fields)", &["PH_B009"]),
    (
        "sync-setter-unsync-getter",
        &[
            "codeql:cs/unsynchronized-getter",
            "codeql:java/unsynchronized-getter",
            "spotbugs:UG_SYNC_SET_UNSYNC_GET",
            "S2886",
        ],
    ),
    (
        "double-checked-lock-no-volatile",
        &[
            "CBF:DR_IDCL",
            "codeql:cs/unsafe-double-checked-lock",
            "codeql:java/unsafe-double-checked-locking",
            "spotbugs:DC_DOUBLECHECK",
            "S2168",
            "errorprone:DoubleCheckedLocking",
        ],
    ),
    (
        "dcl-published-before-init",
        &[
            "spotbugs:DC_PARTIALLY_CONSTRUCTED",
            "S3064",
            "codeql:java/unsafe-double-checked-locking-init-order",
        ],
    ),
    (
        "lazy-init-static-unsync",
        &[
            "spotbugs:LI_LAZY_INIT_STATIC",
            "spotbugs:LI_LAZY_INIT_UPDATE_STATIC",
            "S2444",
            "codeql:java/lazy-initialization",
        ],
    ),
    (
        "volatile-non-atomic-rmw",
        &[
            "CBF:RC_NAAV",
            "PH_B006",
            "spotbugs:VO_VOLATILE_INCREMENT",
            "S3078",
            "errorprone:NonAtomicVolatileUpdate",
        ],
    ),
    ("shared-non-atomic-rmw (non volatile)", &["spotbugs:AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE"]),
    (
        "nonatomic-64bit-access (mixed Interlocked/plain)",
        &["CBF:DR_UA64V", "spotbugs:AT_NONATOMIC_64BIT_PRIMITIVE"],
    ),
    ("mixed-interlocked-plain (any width)", &[]),
    (
        "loop-flag-not-volatile / spin-on-field",
        &["CBF:DR_ULVV", "spotbugs:SP_SPIN_ON_FIELD", "spotbugs:AT_STALE_THREAD_WRITE_OF_PRIMITIVE"],
    ),
    ("volatile-array-or-reference", &["spotbugs:VO_VOLATILE_REFERENCE_TO_ARRAY", "S3077"]),
    (
        "check-then-act-concurrent-collection",
        &[
            "CBF:RC_UCCA",
            "PH_B007",
            "spotbugs:AT_OPERATION_SEQUENCE_ON_CONCURRENT_ABSTRACTION",
            "codeql:java/toctou-race-condition",
        ],
    ),
    (
        "putIfAbsent-result-ignored / GetOrAdd factory twice",
        &["spotbugs:RV_RETURN_VALUE_OF_PUTIFABSENT_IGNORED", "S6612"],
    ),
    ("linq-on-concurrent-dictionary (ToList/ToArray race)", &["PH_B008", "ERP031"]),
    ("parallel-for-side-effect", &["CBF:RC_PFSE", "PH_S010"]),
    ("plinq-side-effect", &["PH_S009"]),
    ("leaked-guarded-collection (returned / passed in)", &["PH_S027", "PH_S028", "codeql:java/escaping"]),
    ("static-field-written-by-instance", &["codeql:cs/static-field-written-by-instance", "S2696"]),
    (
        "static-not-threadsafe-type (DateFormat, Calendar, ICryptoTransform, Random)",
        &[
            "spotbugs:STCAL_*",
            "S2885",
            "errorprone:DateFormatConstant",
            "codeql:java/thread-unsafe-dateformat",
            "codeql:cs/thread-unsafe-icryptotransform-*",
        ],
    ),
    ("instance-lock-guards-static", &["spotbugs:SSD_*", "errorprone:StaticGuardedByInstance"]),
    (
        "mutable-servlet / stateless-bean / azure-function-state",
        &["spotbugs:MSF_MUTABLE_SERVLET_FIELD", "S2226", "S8983", "S6419"],
    ),
    ("this-escapes-constructor / unsafe-publication", &["S3366", "codeql:java/safe-publication"]),
    (
        "thread-or-timer-start-in-constructor",
        &[
            "PH_S007",
            "PH_S008",
            "spotbugs:SC_START_IN_CTOR",
            "S2693",
            "codeql:java/thread-start-in-constructor",
        ],
    ),
    (
        "override-drops-synchronized",
        &["codeql:java/non-sync-override", "S3551", "errorprone:UnsynchronizedOverridesSynchronized"],
    ),
    ("guarded-by annotation violation", &["errorprone:GuardedBy"]),
    (
        "thread-safe annotation violation",
        &[
            "errorprone:ThreadSafe",
            "errorprone:Immutable*",
            "infer:INTERFACE_NOT_THREAD_SAFE",
            "codeql:java/not-threadsafe",
        ],
    ),
    (
        "lock-order-inversion",
        &["codeql:cs/inconsistent-lock-sequence", "codeql:java/lock-order-inconsistency", "PH_B001"],
    ),
    (
        "wait-with-two-locks",
        &[
            "PH_B002",
            "spotbugs:TLW_TWO_LOCK_WAIT",
            "S3046",
            "codeql:java/wait-with-two-locks",
            "codeql:cs/locked-wait",
        ],
    ),
    (
        "sleep-or-block-under-lock / starvation",
        &[
            "spotbugs:SWL_SLEEP_WITH_LOCK_HELD",
            "S2276",
            "codeql:java/sleep-with-lock-held",
            "codeql:cs/locked-wait",
            "infer:STARVATION",
        ],
    ),
    (
        "lock-not-released-on-all-paths",
        &["S2222", "spotbugs:UL_*", "codeql:java/unreleased-lock", "errorprone:LockNotBeforeTry"],
    ),
    (
        "release-without-acquire / wrong-kind release (RW lock)",
        &["spotbugs:CWO_CLOSED_WITHOUT_OPENED", "S7131"],
    ),
    (
        "lock-on-weak-identity (string, Type, boxed, this, MarshalByRef)",
        &[
            "CBF:PF_SLLO",
            "PH_S002",
            "CA2002",
            "S2551",
            "S3998",
            "MA0064",
            "RCS1059",
            "codeql:cs/lock-this",
            "spotbugs:DL_*",
            "S1860",
            "S3436",
            "codeql:java/sync-on-boxed-types",
            "errorprone:LockOnBoxedPrimitive",
            "errorprone:ValueClassIdentity",
        ],
    ),
    (
        "lock-on-getClass / other class literal",
        &["spotbugs:WL_*", "S3067", "errorprone:LockOnNonEnclosingClassLiteral"],
    ),
    ("lock-on-local-or-new-object", &["S6507", "S2445"]),
    ("lock-field-not-readonly", &["PH_P001", "S2445", "errorprone:SynchronizeOnNonFinalField"]),
    (
        "lock-object-reassigned-in-lock",
        &[
            "PH_S003",
            "codeql:cs/unsafe-sync-on-field",
            "codeql:java/unsafe-sync-on-field",
            "spotbugs:ML_*",
            "spotbugs:NP_SYNC_AND_NULL_CHECK_FIELD",
        ],
    ),
    (
        "empty-lock",
        &["codeql:cs/empty-lock-statement", "spotbugs:ESync*", "codeql:java/empty-synchronized-block"],
    ),
    ("explicit-monitor-instead-of-lock", &["CBF:RA_PLEM", "PH_P006"]),
    ("lock-on-j.u.c object / System.Threading.Lock misuse", &["spotbugs:JLM_*", "S2442", "MA0158"]),
    (
        "wait-outside-loop",
        &[
            "PH_P002",
            "spotbugs:WA_*",
            "spotbugs:UW_UNCOND_WAIT",
            "S2274",
            "codeql:java/wait-outside-loop",
            "errorprone:WaitNotInLoop",
        ],
    ),
    ("wait/notify-without-lock", &["spotbugs:MWN_*", "S2273", "codeql:java/notify-without-sync"]),
    ("naked-notify / pulse without state change", &["PH_B005", "spotbugs:NN_NAKED_NOTIFY"]),
    (
        "single-pulse-many-conditions / notify vs notifyAll",
        &[
            "PH_B004",
            "PH_S016",
            "PH_S017",
            "spotbugs:NO_*",
            "S2446",
            "codeql:java/notify-instead-of-notify-all",
        ],
    ),
    (
        "wait-on-Condition / Thread object",
        &["spotbugs:DM_MONITOR_WAIT_ON_CONDITION", "spotbugs:JML_*", "S1844", "S2236"],
    ),
    ("lock-in-async / blocking primitive in async, Monitor.Wait in task", &["PH_S023", "PH_S031"]),
    ("lock-in-parallel-for", &["PH_S022"]),
    ("ui-thread-lock/block", &["infer:LOCK_ON_UI_THREAD", "infer:IPC_ON_UI_THREAD", "VSTHRD010"]),
    ("prefer-slim-primitive", &["CBF:RA_PSV", "PH_P012"]),
    (
        "sync-over-async (Wait/Result/GetResult) deadlock",
        &[
            "VSTHRD002",
            "S4462",
            "S6422",
            "PH_P005",
            "PH_S026",
            "PH_S035",
            "AF02",
            "CA1849",
            "MA0042",
            "MA0045",
            "EPC35",
        ],
    ),
    (
        "sync-call-in-async (async overload exists)",
        &["PH_S019", "VSTHRD103", "CA1849", "S6966", "MA0042", "AF02"],
    ),
    ("thread-sleep-in-async", &["PH_S013", "EPC33", "AF02"]),
    ("async-void-method", &["S3168", "VSTHRD100", "AF03", "EPC27", "MA0155", "PH_S030"]),
    ("async-void-lambda", &["VSTHRD101", "PH_S034", "EPC17", "MA0147"]),
    (
        "unobserved-task / future ignored",
        &["VSTHRD110", "MA0134", "PH_S033", "errorprone:FutureReturnValueIgnored"],
    ),
    ("fire-and-forget-thread", &["PH_S004"]),
    ("task-uses-disposed-resource", &["PH_B011", "AF04", "MA0100", "CA2025"]),
    ("using-on-task", &["PH_B015", "VSTHRD107", "MA0129", "EPC26"]),
    ("return-null-task", &["VSTHRD114", "S4586", "EPC31", "MA0022", "RCS1210", "errorprone:Async*"]),
    ("await-null-conditional", &["PH_B014", "EPC16"]),
    ("null-check-on-task", &["PH_B013"]),
    ("valuetask-misuse", &["PH_B012", "CA2012", "S5034"]),
    ("startnew-async-delegate / nested task", &["PH_S014", "AF05", "EPC36", "MA0152"]),
    ("task-factory-scheduler", &["CA2008", "VSTHRD105"]),
    ("task-T-to-task conversion loses value", &["AF06", "PH_S025"]),
    ("exception-handling-on-unawaited-task", &["PH_B016", "RCS1229", "PH_S032"]),
    ("argument-check-in-async", &["S4457", "EPC37"]),
    (
        "cancellation-token-not-forwarded / missing strategy",
        &[
            "CBF:PF_MCS",
            "PH_P004",
            "PH_P007",
            "CA2016",
            "MA0032",
            "MA0040",
            "MA0079",
            "S8949",
            "PH_P008",
            "CA2250",
        ],
    ),
    ("configure-await", &["CA2007", "S3216", "VSTHRD111", "EPC14", "EPC15", "MA0004", "RCS1090", "CA2261"]),
    ("tcs-run-continuations-async", &["EPC32", "CA2247"]),
    ("foreign-task-await / Lazy<Task>", &["VSTHRD003", "VSTHRD011"]),
    ("reenumerate-tasks", &["EPC38"]),
    (
        "threadlocal/threadstatic misuse",
        &["PH_S029", "S2996", "S3005", "CA2019", "CA2259", "MA0033", "S5164", "errorprone:ThreadLocalUsage"],
    ),
    (
        "unnecessary async / fake async / task-only-value / completed await",
        &["PH_S005", "PH_S006", "PH_S012", "PH_S020", "AF01", "RCS1174", "errorprone:UnnecessaryAsync"],
    ),
    ("sync dispose in async / async dispose", &["PH_P009", "RCS1261", "VSTHRD112", "VSTHRD113"]),
    (
        "prefer async stream / naming / continuation style",
        &["PH_P010", "PH_P011", "PH_S021", "VSTHRD200", "S4261", "MA0137", "RCS1046"],
    ),
    ("polling on non-blocking collection / busy wait", &["PH_S011", "codeql:java/busy-wait"]),
    ("EF AddAsync, StreamReader.EndOfStream in async", &["PH_P013", "CA2024"]),
    ("dangerous-thread-api (Abort/Suspend/Resume, ThreadGroup)", &["PH_P003", "S3889", "MA0035", "S3014"]),
    (
        "interrupt-non-interruptible thread / swallowed interrupt",
        &["CBF:PF_INIT", "S2142", "errorprone:InterruptedExceptionSwallowed", "errorprone:Interruption"],
    ),
    (
        "thread-run-instead-of-start, empty run",
        &[
            "spotbugs:RU_INVOKE_RUN",
            "spotbugs:DM_USELESS_THREAD",
            "S1217",
            "S2134",
            "S2438",
            "codeql:java/call-to-thread-run",
        ],
    ),
    (
        "join-without-loop, priority, yield",
        &[
            "errorprone:ThreadJoinLoop",
            "errorprone:ThreadPriorityCheck",
            "codeql:java/thread-priority",
            "codeql:java/thread-yield-call",
        ],
    ),
    (
        "pool misconfiguration (0 threads, unbounded queue)",
        &["S2122", "S9132", "errorprone:ErroneousThreadPoolConstructorChecker"],
    ),
    ("virtual-thread misuse", &["S6881", "S6901", "S6906"]),
    ("thread-sleep-in-tests", &["S2925"]),
];

/// What is left out, and why.
const LEFT_OUT: &[(&str, &str)] = &[
    ("errorprone:ThreadSafe", "the engines start from classes that claim it, and show the two accesses"),
    ("errorprone:Immutable*", "about annotations, not about threads"),
    ("infer:INTERFACE_NOT_THREAD_SAFE", "asks for an annotation where nothing is wrong yet"),
    ("spotbugs:NP_SYNC_AND_NULL_CHECK_FIELD", "about null, not about threads"),
    ("infer:LOCK_ON_UI_THREAD", "which code runs on the thread of windows is for the engines to know"),
    ("infer:IPC_ON_UI_THREAD", "which code runs on the thread of windows is for the engines to know"),
    ("VSTHRD010", "about the threads of Visual Studio"),
    ("S6881", "advice to use virtual threads, not a bug"),
    ("S6901", "virtual threads are newer than the Java that is supported"),
    ("S6906", "virtual threads are newer than the Java that is supported"),
];

/// The rule that an id belongs to; with a star, the first of them.
fn rule_of<'a>(aliases: &BTreeMap<&str, &'a str>, id: &str) -> Option<&'a str> {
    match id.strip_suffix('*') {
        None => aliases.get(id).copied(),
        Some(start) => aliases.iter().find(|(alias, _)| alias.starts_with(start)).map(|(_, rule)| *rule),
    }
}

#[test]
fn every_id_has_a_rule_or_a_reason() {
    let registry = all_rules();
    let of = |rule: &&'static finding::Rule| {
        rule.aliases.iter().map(|alias| (*alias, rule.name)).collect::<Vec<_>>()
    };
    let aliases: BTreeMap<&str, &str> = registry.rules().iter().flat_map(of).collect();
    let mut wrong = String::new();
    for (row, ids) in CATALOGUE {
        for id in *ids {
            let is_left_out = LEFT_OUT.iter().any(|(left_out, _)| left_out == id);
            match rule_of(&aliases, id) {
                None if !is_left_out => _ = writeln!(wrong, "{row}: no rule has {id}"),
                Some(rule) if is_left_out => _ = writeln!(wrong, "{id} is left out, but {rule} has it"),
                _ => {}
            }
        }
    }
    let is_named = |id: &str| CATALOGUE.iter().any(|(_, ids)| ids.contains(&id));
    for (id, _) in LEFT_OUT.iter().filter(|(id, _)| !is_named(id)) {
        let _ = writeln!(wrong, "{id} is left out, but in no row");
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}
