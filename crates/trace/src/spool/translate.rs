//! Raw events in order in, a trace with names out.
//!
//! - Whether a field is volatile or final stands in the class that declares it, which may be loaded after the code that uses it. Final
//!   fields never race, and are left out.
//! - An inner acquire of a lock that the thread holds, and its release, say nothing: they are left out.
//! - What orders threads becomes accesses to a volatile variable of the object, each read followed by a branch: whoever claims
//!   another order has to keep these reads as they were.
//! - So does an object that one thread had to itself (`Published`, `Obtained`): of what was forgotten no other order is claimed.

use super::book::{Book, Field, Site};
use super::merge::Merge;
use super::{RawEvent, RawKind, RawValue};
use crate::write::TbtWriter;
use crate::{Event, LocationId, LockId, Op, Table, ThreadId, ValueId, VarId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::io::{self, Read, Seek, Write};

/// What became of a spool.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Converted {
    /// Events in the trace.
    pub events: u64,
    /// Threads with events.
    pub threads: u32,
}

/// Puts the events of a spool into a trace, until it has so many.
pub fn convert<W: Write>(
    spool: impl Read + Seek,
    book: &Book<'_>,
    out: &mut TbtWriter<W>,
    max_events: u64,
) -> io::Result<Converted> {
    let mut events = Merge::open(spool)?;
    let mut translator = Translator::new(book, out, &events.threads)?;
    while translator.events < max_events
        && let Some(event) = events.next()?
    {
        translator.translate(event)?;
    }
    Ok(Converted { events: translator.events, threads: translator.threads.len() as u32 })
}

/// A field, as all sites that mean it share it.
#[derive(Clone, Copy)]
struct Variable<'b, 'a> {
    name: &'b str,
    descriptor: &'b str,
    field: Field<'a>,
    number: u32,
}

/// A site, as events need it.
struct Place<'b, 'a> {
    location: LocationId,
    branches: bool,
    variable: Option<Variable<'b, 'a>>,
}

struct Translator<'b, 'a, 'w, W: Write> {
    book: &'b Book<'a>,
    out: &'w mut TbtWriter<W>,
    /// The numbers of threads in the trace.
    threads: FxHashMap<u32, ThreadId>,
    /// The names of threads so far.
    taken: FxHashSet<String>,
    places: FxHashMap<u32, Place<'b, 'a>>,
    fields: FxHashMap<(&'b str, &'b str, &'b str), u32>,
    vars: FxHashMap<(u32, Part), VarId>,
    locks: FxHashMap<u32, LockId>,
    depths: FxHashMap<(u32, u32), u32>,
    values: FxHashMap<RawValue, ValueId>,
    joined: FxHashSet<u32>,
    /// The class of each object, by their numbers.
    objects: FxHashMap<u32, u32>,
    events: u64,
}

/// A variable of an object.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Part {
    Field(u32),
    Element(u32),
    /// What the object says to threads.
    State(u32),
    /// Who had it first.
    Owner,
}

impl<'b, 'a, 'w, W: Write> Translator<'b, 'a, 'w, W> {
    fn new(book: &'b Book<'a>, out: &'w mut TbtWriter<W>, threads: &[u32]) -> io::Result<Self> {
        let mut translator = Translator {
            book,
            out,
            threads: FxHashMap::default(),
            taken: FxHashSet::default(),
            places: FxHashMap::default(),
            fields: FxHashMap::default(),
            vars: FxHashMap::default(),
            locks: FxHashMap::default(),
            depths: FxHashMap::default(),
            values: FxHashMap::default(),
            joined: FxHashSet::default(),
            objects: FxHashMap::default(),
            events: 0,
        };
        for number in threads {
            translator.thread(*number)?;
        }
        Ok(translator)
    }

    /// A thread by its number. What has no name is work that some thread did.
    fn thread(&mut self, number: u32) -> io::Result<ThreadId> {
        if let Some(known) = self.threads.get(&number) {
            return Ok(*known);
        }
        let name = self.book.threads.get(&number);
        let mut name = name.map_or_else(|| format!("work-{number}"), |&name| name.to_owned());
        if !self.taken.insert(name.clone()) {
            name = format!("{name}#{number}");
            self.taken.insert(name.clone());
        }
        let thread = ThreadId(self.out.name(Table::Threads, &name)?);
        self.threads.insert(number, thread);
        Ok(thread)
    }

    fn translate(&mut self, event: RawEvent) -> io::Result<()> {
        let Some(kind) = event.kind() else { return Ok(()) };
        let thread = self.thread(event.thread())?;
        let (location, branches) = self.place(event.site())?;
        let mut follows = branches;
        let op = match kind {
            RawKind::Named => {
                self.objects.insert(event.object(), event.index());
                return Ok(());
            }
            RawKind::Read
            | RawKind::Write
            | RawKind::VolatileRead
            | RawKind::VolatileWrite
            | RawKind::Update => return self.access(event, kind, thread),
            RawKind::Acquire | RawKind::Release | RawKind::Wait | RawKind::Notify | RawKind::NotifyAll => {
                self.lock_event(event, kind)?
            }
            RawKind::Woken => Some(Op::Nop),
            RawKind::Task => Some(Op::Task),
            RawKind::Fork => self.forked(event.index())?.map(Op::Fork),
            RawKind::Join => {
                let is_first = self.joined.insert(event.index());
                self.threads.get(&event.index()).filter(|_| is_first).map(|child| Op::Join(*child))
            }
            RawKind::SyncRead | RawKind::SyncWrite | RawKind::SyncUpdate => {
                let var = self.variable(event.object(), Part::State(event.index()), None)?;
                follows |= kind != RawKind::SyncWrite;
                Some(match kind {
                    RawKind::SyncRead => Op::VolatileRead(var),
                    RawKind::SyncWrite => Op::VolatileWrite(var),
                    _ => Op::Update(var),
                })
            }
            RawKind::Published | RawKind::Obtained => {
                let var = self.variable(event.object(), Part::Owner, None)?;
                follows |= kind == RawKind::Obtained;
                Some(if kind == RawKind::Published { Op::VolatileWrite(var) } else { Op::VolatileRead(var) })
            }
        };
        if let Some(op) = op {
            self.push(Event { thread, op, location, value: None })?;
        }
        if follows {
            self.push(Event { thread, op: Op::Branch, location, value: None })?;
        }
        Ok(())
    }

    /// A thread that does nothing is left out. Of work the book says whether it begins.
    fn forked(&mut self, number: u32) -> io::Result<Option<ThreadId>> {
        if !self.book.works.contains(&number) {
            return Ok(self.threads.get(&number).copied());
        }
        self.thread(number).map(Some)
    }

    fn push(&mut self, event: Event) -> io::Result<()> {
        self.events += 1;
        self.out.push(event)
    }

    fn access(&mut self, event: RawEvent, kind: RawKind, thread: ThreadId) -> io::Result<()> {
        let place = &self.places[&event.site()];
        let (location, branches, variable) = (place.location, place.branches, place.variable);
        let is_volatile = variable.is_some_and(|variable| variable.field.is_volatile());
        if !variable.is_some_and(|variable| variable.field.is_final()) {
            let part = variable.map_or(Part::Element(event.index()), |variable| Part::Field(variable.number));
            let object =
                if variable.is_some_and(|variable| variable.field.is_static()) { 0 } else { event.object() };
            let var = self.variable(object, part, variable)?;
            let value = self.value(event.value(), variable)?;
            let op = match (kind, is_volatile) {
                (RawKind::Read, false) => Op::Read(var),
                (RawKind::Read, true) | (RawKind::VolatileRead, _) => Op::VolatileRead(var),
                (RawKind::Update, _) => Op::Update(var),
                (RawKind::Write, false) => Op::Write(var),
                _ => Op::VolatileWrite(var),
            };
            self.push(Event { thread, op, location, value })?;
        }
        if branches {
            self.push(Event { thread, op: Op::Branch, location, value: None })?;
        }
        Ok(())
    }

    /// Looks a site up; events of places that the book does not know have no location.
    fn place(&mut self, site: u32) -> io::Result<(LocationId, bool)> {
        if let Some(place) = self.places.get(&site) {
            return Ok((place.location, place.branches));
        }
        let known = self.book.sites.get(&site);
        let location = match known {
            Some(site) => LocationId(self.out.name(Table::Locations, &spelled(site))?),
            None => LocationId::UNKNOWN,
        };
        let branches = known.is_some_and(|site| site.branches);
        let variable = known.and_then(|site| site.access).map(|access| {
            let field = self.book.resolve(access);
            let next = self.fields.len() as u32;
            let number = *self.fields.entry((field.class, access.name, access.descriptor)).or_insert(next);
            Variable { name: access.name, descriptor: access.descriptor, field, number }
        });
        self.places.insert(site, Place { location, branches, variable });
        Ok((location, branches))
    }

    fn variable(&mut self, object: u32, part: Part, field: Option<Variable<'_, '_>>) -> io::Result<VarId> {
        if let Some(var) = self.vars.get(&(object, part)) {
            return Ok(*var);
        }
        let of = if object == 0 { String::new() } else { self.object_name(object) };
        let name = match (part, field) {
            (Part::Field(_), Some(variable)) if object == 0 => {
                static_name(variable.field.class, variable.name)
            }
            (Part::Field(_), Some(variable)) if variable.field.is_hidden => {
                format!("{of}.{}.{}", simple(variable.field.class), variable.name)
            }
            (Part::Field(_), Some(variable)) => format!("{of}.{}", variable.name),
            (Part::Field(number), None) => format!("{of}.field{number}"),
            (Part::Element(index), _) => format!("{of}[{index}]"),
            (Part::State(0), _) => format!("{of}.<state>"),
            (Part::State(1), _) => format!("{of}.<writers>"),
            (Part::State(2), _) => format!("{of}.<readers>"),
            (Part::State(3), _) => format!("{of}.<handed over>"),
            (Part::State(_), _) => format!("{of}.<done>"),
            (Part::Owner, _) => format!("{of}.<owner>"),
        };
        let var = VarId(self.out.name(Table::Vars, &name)?);
        self.vars.insert((object, part), var);
        Ok(var)
    }

    fn object_name(&self, object: u32) -> String {
        let class = self.objects.get(&object).and_then(|class| self.book.types.get(class));
        let class = class.copied().unwrap_or("object");
        format!("{}@{object}", simple(&class_name(class)))
    }

    fn lock(&mut self, object: u32) -> io::Result<LockId> {
        if let Some(lock) = self.locks.get(&object) {
            return Ok(*lock);
        }
        let name = self.object_name(object);
        let lock = LockId(self.out.name(Table::Locks, &name)?);
        self.locks.insert(object, lock);
        Ok(lock)
    }

    /// Nothing for an acquire of a lock that the thread holds, and for its release.
    fn lock_event(&mut self, event: RawEvent, kind: RawKind) -> io::Result<Option<Op>> {
        let lock = self.lock(event.object())?;
        let depth = self.depths.entry((event.thread(), event.object())).or_default();
        Ok(match kind {
            RawKind::Acquire => {
                *depth += 1;
                (*depth == 1).then_some(Op::Acquire(lock))
            }
            RawKind::Release => {
                *depth = depth.saturating_sub(1);
                (*depth == 0).then_some(Op::Release(lock))
            }
            RawKind::Wait => Some(Op::Wait(lock)),
            RawKind::Notify => Some(Op::Notify(lock)),
            _ => Some(Op::NotifyAll(lock)),
        })
    }

    fn value(
        &mut self,
        value: Option<RawValue>,
        variable: Option<Variable<'_, '_>>,
    ) -> io::Result<Option<ValueId>> {
        let Some(value) = value.map(|value| narrow(value, variable)) else { return Ok(None) };
        if let Some(known) = self.values.get(&value) {
            return Ok(Some(*known));
        }
        let name = match value {
            RawValue::Null => "null".to_owned(),
            RawValue::Int(value) => value.to_string(),
            RawValue::Long(value) => format!("{value}L"),
            RawValue::Float(bits) => format!("{:?}f", f32::from_bits(bits)),
            RawValue::Double(bits) => format!("{:?}", f32::from_bits(bits)),
        };
        let id = ValueId(self.out.name(Table::Values, &name)?);
        self.values.insert(value, id);
        Ok(Some(id))
    }
}

/// `com.acme.Bank.deposit (com/acme/Bank.java:12)`, or as much of it as is known.
fn spelled(Site { path, line, method, .. }: &Site<'_>) -> String {
    let place = if *line == "0" { (*path).to_owned() } else { format!("{path}:{line}") };
    if method.is_empty() { place } else { format!("{method} ({place})") }
}

/// A field of a small type takes the low bits of what is stored.
fn narrow(value: RawValue, variable: Option<Variable<'_, '_>>) -> RawValue {
    let (RawValue::Int(int), Some(variable)) = (value, variable) else { return value };
    RawValue::Int(match variable.descriptor {
        "Z" => int & 1,
        "B" => i32::from(int as i8),
        "S" => i32::from(int as i16),
        "C" => int & 0xffff,
        _ => int,
    })
}

/// `int[]` for `[I`, `com.acme.Account` for `com/acme/Account` and for `Lcom/acme/Account;`.
fn class_name(class: &str) -> String {
    let element = class.trim_start_matches('[');
    let dimensions = class.len() - element.len();
    let name = match element {
        "B" => "byte",
        "C" => "char",
        "D" => "double",
        "F" => "float",
        "I" => "int",
        "J" => "long",
        "S" => "short",
        "Z" => "boolean",
        _ => element.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(element),
    };
    name.replace('/', ".") + &"[]".repeat(dimensions)
}

fn static_name(class: &str, field: &str) -> String {
    format!("{}.{field}", class.replace('/', "."))
}

/// Without its package.
fn simple(class: &str) -> &str {
    class.rsplit(['/', '.']).next().unwrap_or(class)
}
