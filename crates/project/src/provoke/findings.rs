//! What was caught, in the words of reports.

use super::source::Sources;
use active::{Access, Caught, CaughtLock, CaughtSide, StackFrame};
use finding::{
    Evidence, Finding, Frame, HeldLock, Location, Object, Operation, Position, Side, Span, Thread, rules,
};
use simulate::rules::THREAD_UNSAFE_USE;

/// A violation as a finding. Which of the two threads came first is chance, so their sides are sorted.
pub(super) fn finding(mut caught: Caught, times: u64, sources: &mut Sources) -> Finding {
    caught.sides.sort_by(|a, b| a.site.cmp(&b.site).then_with(|| a.access.cmp(&b.access)));
    let Caught { object, field, origin, test, sides } = caught;
    let class = last_name(&object).replace('$', ".");
    let [first, second] = sides.map(|caught| (side(&caught, field.as_ref(), &object, sources), caught));
    let places = format!(
        "{} at {}, {} at {}",
        phrase(&first.1),
        first.0.location,
        phrase(&second.1),
        second.0.location
    );
    let advice = help(&object, &class);
    let (rule, what, about, help) = match field {
        Some(field) => (
            &rules::DATA_RACE,
            format!("two threads access `{class}.{field}` at once"),
            Object::Variable(format!("{object}.{field}")),
            "guard all accesses with the same lock, or make the field volatile or atomic".to_owned(),
        ),
        None => (
            &THREAD_UNSAFE_USE,
            format!("a `{class}` is used by two threads at once"),
            Object::Instance(object),
            advice,
        ),
    };
    let made = origin.and_then(|origin| made(&origin, &about, sources));
    let mut finding = Finding::new(rule, format!("{what}: {places}"), first.0);
    finding.others.push(second.0);
    finding.others.extend(made);
    finding.object = Some(about);
    finding.instances = times;
    finding.notes.extend(test.map(|test| format!("the test `{test}` was running")));
    finding.notes.push("both threads were stopped here at the same moment, with the same object".to_owned());
    finding.help = Some(help);
    finding.attach(Evidence::Caught);
    finding
}

/// Where the object was made, if that has a place.
fn made(origin: &StackFrame, object: &Object, sources: &mut Sources) -> Option<Side> {
    let mut side = Side::new("where it was made", location(origin, sources)?);
    side.access = Some(finding::Access::new(Operation::Make, object.names().first()?));
    let location = Some(side.location.clone());
    side.calls.push(Frame { function: origin.method.clone(), location });
    Some(side)
}

/// `Map.put` writes
fn phrase(side: &CaughtSide) -> String {
    let does = match side.access {
        Access::Read => "reads",
        Access::Write => "writes",
    };
    format!("`{}` {does}", side.operation)
}

fn help(object: &str, class: &str) -> String {
    let class = class.split('<').next().unwrap_or(class);
    let instead = if object.starts_with("System.") { of_dotnet(class) } else { of_java(class) };
    let instead = instead.unwrap_or("a type that is made for several threads");
    format!("guard all uses with the same lock, or use {instead}")
}

fn of_dotnet(class: &str) -> Option<&'static str> {
    Some(match class {
        "Dictionary" | "SortedDictionary" | "SortedList" | "Hashtable" => "a `ConcurrentDictionary`",
        "HashSet" | "SortedSet" => "a `ConcurrentDictionary` of which only the keys matter",
        "Queue" => "a `ConcurrentQueue`",
        "Stack" => "a `ConcurrentStack`",
        "List" | "ArrayList" => "an `ImmutableList` that is replaced, or a `ConcurrentBag`",
        "Random" => "`Random.Shared`, or one for each thread",
        _ => return None,
    })
}

fn of_java(class: &str) -> Option<&'static str> {
    Some(match class {
        "HashMap" | "IdentityHashMap" | "WeakHashMap" => "a `ConcurrentHashMap`",
        "TreeMap" => "a `ConcurrentSkipListMap`",
        "HashSet" | "LinkedHashSet" => "`ConcurrentHashMap.newKeySet()`",
        "TreeSet" => "a `ConcurrentSkipListSet`",
        "ArrayList" => "a `CopyOnWriteArrayList` or `Collections.synchronizedList`",
        "ArrayDeque" | "LinkedList" => "a `ConcurrentLinkedDeque`",
        "PriorityQueue" => "a `PriorityBlockingQueue`",
        "SimpleDateFormat" => "a `DateTimeFormatter`",
        _ => return None,
    })
}

fn side(caught: &CaughtSide, field: Option<&String>, object: &str, sources: &mut Sources) -> Side {
    let role = match caught.access {
        Access::Read => "reads",
        Access::Write => "writes",
    };
    // The call may be made by the platform, with something of the program's.
    let place = caught.stack.iter().find_map(|frame| location(frame, sources));
    // A class without line numbers is still a place.
    let place = place.unwrap_or_else(|| Location::in_trace("the run", 1, Some(caught.site.clone())));
    let mut side = Side::new(role, place);
    let operation = match (field, caught.access) {
        (None, _) => Operation::Call,
        (Some(_), Access::Read) => Operation::Read,
        (Some(_), Access::Write) => Operation::Write,
    };
    let touched = format!("{object}.{}", field.map_or_else(|| method(&caught.operation), String::as_str));
    side.access = Some(finding::Access::new(operation, touched));
    let held =
        |lock: &CaughtLock| HeldLock { name: lock.name.clone(), acquired: location(&lock.taken, sources) };
    side.locks = caught.locks.iter().map(held).collect();
    side.thread = Some(Thread { name: caught.thread.clone(), origin: None });
    let frame =
        |frame: &StackFrame| Frame { function: frame.method.clone(), location: location(frame, sources) };
    side.calls = caught.stack.iter().map(frame).collect();
    let awaits = |frame: &StackFrame| Frame {
        function: format!("{}, which awaits it", frame.method),
        location: location(frame, sources),
    };
    side.calls.extend(caught.awaiting.iter().map(awaits));
    side
}

/// `Dictionary<string, User>` of `System.Collections.Generic.Dictionary<string, User>`.
fn last_name(object: &str) -> &str {
    let name = object.split('<').next().unwrap_or(object);
    name.rfind('.').map_or(object, |dot| &object[dot + 1..])
}

/// `Map.put` without the type.
fn method(operation: &str) -> &str {
    operation.rsplit('.').next().unwrap_or(operation)
}

fn location(frame: &StackFrame, sources: &mut Sources) -> Option<Location> {
    let position = Position::line(frame.line?)?;
    let path = sources.path_of(&frame.method, frame.file.as_deref()?);
    Some(Location::Source(Span::new(path, position)))
}
