//! What the JDK's own classes tell: where threads start and end, and how tasks get from those who submit them to those who run them.
//!
//! The code of these methods may be changed while they are loaded already, so no method can be added; what a version of the JDK does not
//! have is not changed.

use super::recorder::home;
use super::rewrite::INVOKESTATIC;
use classfile::{
    ClassFile, Code, CodeEditor, ConstantPoolBuilder, Descriptor, Instruction, Member, MethodDescriptor,
    NewCode, Problem, Text,
};
use rustc_hash::FxHashMap;

/// Who is told of what, and when.
struct Hook {
    class: &'static str,
    methods: &'static [&'static str],
    when: When,
    what: What,
    tell: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Entry,
    Return,
    /// Before a function of the program is called.
    Function,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    This,
    /// The first parameter of this type.
    Parameter(&'static str),
    Result,
    Nothing,
}

const THREAD: &str = "java/lang/Thread";
/// Since Java 21.
const VIRTUAL: &str = "java/lang/VirtualThread";
const TIMER: &str = "java/util/Timer";
const FUTURE: &str = "java/util/concurrent/FutureTask";
const PROMISE: &str = "java/util/concurrent/CompletableFuture";
const POOL: &str = "java/util/concurrent/ThreadPoolExecutor";
const SCHEDULED: &str = "java/util/concurrent/ScheduledThreadPoolExecutor";
const TASK: &str = "java/util/concurrent/ForkJoinTask";
const FORK_JOIN: &str = "java/util/concurrent/ForkJoinPool";
const A_TASK: What = What::Parameter("Ljava/util/concurrent/ForkJoinTask;");
const A_RUNNABLE: What = What::Parameter("Ljava/lang/Runnable;");
const A_SCHEDULED: What = What::Parameter("Ljava/util/concurrent/RunnableScheduledFuture;");

const COMPLETER: &str = "java/util/concurrent/CountedCompleter";
/// What makes a task done, before it is.
const COMPLETE_TASK: &[&str] = &[
    "setDone",
    "setCompletion",
    "trySetThrown",
    "trySetCancelled",
    "setThrown",
    "quietlyComplete",
    "complete",
];
const COMPLETE_PARENT: &[&str] = &[
    "tryComplete",
    "propagateCompletion",
    "complete",
    "firstComplete",
    "nextComplete",
    "quietlyCompleteRoot",
];

const fn hook(
    class: &'static str,
    methods: &'static [&'static str],
    when: When,
    what: What,
    tell: &'static str,
) -> Hook {
    Hook { class, methods, when, what, tell }
}

/// What makes another thread call a function, once something is complete.
const PUSH: &[&str] = &["push", "unipush", "bipush", "orpush", "pushStack", "tryPushStack"];
/// Whichever method it is.
const ANY: &[&str] = &[];

/// In these classes, functions of the program are called with what another thread completed or left behind: whichever thread comes last,
/// the one that completes or the one that asks for the call. When it has found out, it is about to call.
const CALLERS: [&str; 16] = [
    "java/util/TimerThread",
    PROMISE,
    "java/util/concurrent/CompletableFuture$UniApply",
    "java/util/concurrent/CompletableFuture$UniAccept",
    "java/util/concurrent/CompletableFuture$UniRun",
    "java/util/concurrent/CompletableFuture$UniWhenComplete",
    "java/util/concurrent/CompletableFuture$UniHandle",
    "java/util/concurrent/CompletableFuture$UniExceptionally",
    "java/util/concurrent/CompletableFuture$UniCompose",
    "java/util/concurrent/CompletableFuture$UniComposeExceptionally",
    "java/util/concurrent/CompletableFuture$BiApply",
    "java/util/concurrent/CompletableFuture$BiAccept",
    "java/util/concurrent/CompletableFuture$BiRun",
    "java/util/concurrent/CompletableFuture$OrApply",
    "java/util/concurrent/CompletableFuture$OrAccept",
    "java/util/concurrent/CompletableFuture$OrRun",
];

const HOOKS: [Hook; 24] = [
    hook(THREAD, &["start"], When::Entry, What::This, "forking"),
    hook(THREAD, &["exit"], When::Entry, What::This, "ending"),
    hook(VIRTUAL, &["start"], When::Entry, What::This, "forking"),
    hook(TIMER, &["sched"], When::Entry, What::This, "syncTasks"),
    hook(THREAD, &["join"], When::Return, What::This, "joined"),
    hook(FUTURE, &["run", "runAndReset"], When::Entry, What::This, "beginning"),
    hook(FUTURE, &["set", "setException", "cancel"], When::Entry, What::This, "sync"),
    hook(FUTURE, &["get"], When::Return, What::This, "sync"),
    hook(
        PROMISE,
        &[
            "completeValue",
            "completeNull",
            "completeThrowable",
            "completeRelay",
            "internalComplete",
            "complete",
            "completeExceptionally",
            "obtrudeValue",
            "obtrudeException",
        ],
        When::Entry,
        What::This,
        "syncTasks",
    ),
    hook(PROMISE, PUSH, When::Entry, What::This, "syncTasks"),
    hook(PROMISE, &["get", "join", "getNow"], When::Return, What::This, "sync"),
    hook(POOL, &["execute"], When::Entry, A_RUNNABLE, "sync"),
    hook(POOL, &["getTask"], When::Return, What::Result, "beginning"),
    hook(POOL, &["processWorkerExit"], When::Entry, What::This, "sync"),
    hook(POOL, &["awaitTermination"], When::Return, What::This, "sync"),
    hook(SCHEDULED, &["delayedExecute", "reExecutePeriodic"], When::Entry, A_SCHEDULED, "sync"),
    hook(TASK, &["doExec"], When::Entry, What::This, "beginning"),
    hook(TASK, &["fork"], When::Entry, What::This, "sync"),
    hook(TASK, &["doExec"], When::Return, What::This, "ended"),
    hook(
        TASK,
        &["join", "get", "invoke", "quietlyJoin", "quietlyInvoke"],
        When::Return,
        What::This,
        "syncTasks",
    ),
    hook(TASK, COMPLETE_TASK, When::Entry, What::This, "syncTasks"),
    hook(COMPLETER, COMPLETE_PARENT, When::Entry, What::This, "syncTasks"),
    hook(
        FORK_JOIN,
        &["execute", "externalSubmit", "poolSubmit", "externalPush", "submit"],
        When::Entry,
        A_TASK,
        "sync",
    ),
    hook(FORK_JOIN, &["execute", "submit"], When::Entry, A_RUNNABLE, "sync"),
];

/// The classes that are to be changed. Not all of them are there in every version.
pub(super) fn classes() -> Vec<&'static str> {
    let mut classes: Vec<&str> = HOOKS.iter().map(|hook| hook.class).chain(CALLERS).collect();
    classes.sort_unstable();
    classes.dedup();
    classes
}

fn hooks_of<'h>(class: &'h str, method: Text<'h>) -> impl Iterator<Item = Hook> + 'h {
    let named = HOOKS
        .into_iter()
        .filter(move |hook| hook.class == class && hook.methods.iter().any(|name| method == *name));
    let calls = CALLERS.into_iter().filter(move |caller| *caller == class);
    named.chain(calls.map(|caller| hook(caller, ANY, When::Function, What::Nothing, "syncPromises")))
}

/// A class of the JDK that tells; nothing if it has nothing to tell.
pub(super) fn rewrite(file: &[u8]) -> Result<Option<Vec<u8>>, Problem> {
    let class = ClassFile::parse(file)?;
    let name = class.name.decode();
    let mut pool = ConstantPoolBuilder::new(&class.pool);
    let mut codes: FxHashMap<usize, NewCode> = FxHashMap::default();
    for (index, method) in class.methods.iter().enumerate() {
        let Some(code) = class.code(method)? else { continue };
        let mut editor = CodeEditor::new(code);
        for hook in hooks_of(&name, method.name) {
            if hook.when == When::Function {
                before_functions(&mut editor, &mut pool, &class, &hook, &code)?;
            } else {
                insert(&mut editor, &mut pool, &hook, method, &code)?;
            }
        }
        if !editor.is_unchanged() {
            codes.insert(index, editor.finish(&class.pool, &mut pool)?);
        }
    }
    Ok((!codes.is_empty()).then(|| class.rewrite(&pool, &codes)))
}

/// Tells before each call of a functional interface, or of a timer's task.
fn before_functions<'a>(
    editor: &mut CodeEditor<'a>,
    pool: &mut ConstantPoolBuilder<'a>,
    class: &ClassFile<'a>,
    hook: &Hook,
    code: &Code<'a>,
) -> Result<(), Problem> {
    let [high, low] = pool.method(home(hook.tell), hook.tell, "()V")?.to_be_bytes();
    for instruction in code.instructions() {
        let (at, Instruction::InvokeInterface(index) | Instruction::InvokeVirtual(index)) = instruction?
        else {
            continue;
        };
        let member = class.pool.member(index)?;
        let (callee, name) = (member.class.decode(), member.name.decode());
        if callee.starts_with("java/util/function/")
            || matches!((&*callee, &*name), ("java/lang/Runnable" | "java/util/TimerTask", "run"))
        {
            editor.before(at, &[INVOKESTATIC, high, low]);
        }
    }
    Ok(())
}

fn insert<'a>(
    editor: &mut CodeEditor<'a>,
    pool: &mut ConstantPoolBuilder<'a>,
    hook: &Hook,
    method: &Member<'a>,
    code: &Code<'a>,
) -> Result<(), Problem> {
    const ALOAD: u8 = 0x19;
    const DUP: u8 = 0x59;
    const ARETURN: u8 = 0xb0;
    let Some(types) = MethodDescriptor::parse(method.descriptor) else { return Ok(()) };
    let local = match hook.what {
        What::This => Some(0),
        What::Parameter(wanted) => match parameter(&types, wanted) {
            Some(local) => Some(local),
            None => return Ok(()),
        },
        What::Result | What::Nothing => None,
    };
    if method.access.has(classfile::Access::STATIC) || local.is_some_and(|local| is_replaced(code, local)) {
        return Ok(());
    }
    let taken = if matches!(hook.class, THREAD | VIRTUAL) {
        "(Ljava/lang/Thread;)V"
    } else {
        "(Ljava/lang/Object;)V"
    };
    let [high, low] = pool.method(home(hook.tell), hook.tell, taken)?.to_be_bytes();
    let mut told = local.map_or_else(|| vec![DUP], |local| vec![ALOAD, local]);
    told.extend([INVOKESTATIC, high, low]);
    editor.need_stack(1);
    if hook.when == When::Entry {
        editor.at_entry(&told);
        return Ok(());
    }
    for instruction in code.instructions() {
        let (at, instruction) = instruction?;
        let returns_object = code.bytes.data().get(at as usize) == Some(&ARETURN);
        if matches!(instruction, Instruction::Return(_)) && (local.is_some() || returns_object) {
            editor.before(at, &told);
        }
    }
    Ok(())
}

/// Where the first parameter of a type lies.
fn parameter(types: &MethodDescriptor<'_>, wanted: &str) -> Option<u8> {
    let wanted = Descriptor::parse(Text(wanted.as_bytes()));
    let mut local = 1;
    for parameter in types.params() {
        if Some(parameter) == wanted {
            return Some(local);
        }
        local += if parameter.is_wide() { 2 } else { 1 };
    }
    None
}

/// Is something else stored there? At the entry it does not matter, but a method that does so is not one that we know.
fn is_replaced(code: &Code<'_>, local: u8) -> bool {
    code.instructions().flatten().any(
        |(_, instruction)| matches!(instruction, Instruction::Store(_, stored) if stored == u16::from(local)),
    )
}
