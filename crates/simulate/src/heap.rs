//! Objects, arrays, cells, boxes, strings, delegates, kept frames: all memory is slots of objects. An object
//! also knows whether other threads can reach it, so that nobody is asked about memory of one thread alone, and
//! carries the shadow of its slots once threads run beside each other.

use crate::code::FnId;
use crate::shadow::Shadow;
use crate::thread::KeptFrame;
use crate::types::RtId;
use crate::value::{Location, ObjId, Value};
use ir::{FieldId, NameId};
use rust_decimal::Decimal;
use std::rc::Rc;

/// What an object is made of.
#[derive(Clone, Debug)]
pub(crate) enum Content {
    /// Fields, the value of a cell or box, static fields.
    Slots(Box<[Value]>),
    /// Elements, and the length of each dimension.
    Array { elements: Box<[Value]>, lengths: Box<[u32]> },
    /// A string.
    Text(Rc<[u16]>),
    /// A decimal.
    Decimal(Decimal),
    /// What a delegate calls, one after the other.
    Delegate(Rc<[Bound]>),
    /// A suspended method.
    Frame(Box<KeptFrame>),
    /// What stands for a type.
    Type(RtId),
    /// An object that is remembered but not kept alive.
    Weak(Option<ObjId>),
}

/// A target of a delegate.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Bound {
    /// A method and what fills its first registers.
    Method { callee: FnId, values: Box<[Value]> },
    /// The rest of an asynchronous method.
    Resume(ObjId),
}

/// What an object is there for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Role {
    /// An object with an identity of its own.
    Object,
    /// A struct: a value in a register or a part of a place in memory.
    Struct,
    /// A number as an object.
    Boxed,
    /// A variable that outlives its method, and its name.
    Cell(Option<NameId>),
    /// Static fields.
    Statics,
}

/// Are accesses to an object looked at?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sharing {
    /// Yes.
    Tracked,
    /// It belongs to a library model, whose accesses are not looked at.
    Untracked,
}

/// Where an object got its name for reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Named {
    /// It has none.
    No,
    /// The field that it was first kept in.
    Field(FieldId),
}

/// An object.
#[derive(Clone, Debug)]
pub(crate) struct Object {
    /// Its type.
    pub ty: RtId,
    /// What it is there for.
    pub role: Role,
    /// Are accesses to it looked at?
    pub sharing: Sharing,
    /// Can several threads reach it? From static fields, and from what threads were started with.
    pub published: bool,
    /// What reports call it.
    pub named: Named,
    /// What it is made of.
    pub content: Content,
    shadow: Vec<Shadow>,
}

impl Object {
    /// An object that only `sharing` says something about.
    pub(crate) fn new(ty: RtId, role: Role, sharing: Sharing, content: Content) -> Object {
        Object { ty, role, sharing, published: false, named: Named::No, content, shadow: Vec::new() }
    }

    /// Its slots; none for strings and the like.
    pub(crate) fn slots(&self) -> &[Value] {
        match &self.content {
            Content::Slots(slots) | Content::Array { elements: slots, .. } => slots,
            _ => &[],
        }
    }

    /// Its slots; none for strings and the like.
    pub(crate) fn slots_mut(&mut self) -> &mut [Value] {
        match &mut self.content {
            Content::Slots(slots) | Content::Array { elements: slots, .. } => slots,
            _ => &mut [],
        }
    }

    /// What was done to a slot.
    pub(crate) fn shadow(&mut self, slot: u32) -> &mut Shadow {
        if self.shadow.is_empty() {
            self.shadow = vec![Shadow::default(); self.slots().len().max(slot as usize + 1)];
        }
        &mut self.shadow[slot as usize]
    }

    /// Roughly how many bytes it would take.
    fn bytes(&self) -> u64 {
        const HEADER: u64 = 24;
        HEADER
            + match &self.content {
                Content::Text(text) => 2 * text.len() as u64,
                Content::Frame(frame) => 16 * frame.regs.len() as u64,
                Content::Delegate(targets) => 32 * targets.len() as u64,
                _ => 8 * self.slots().len() as u64,
            }
    }
}

/// All objects of a run.
#[derive(Default, Debug)]
pub(crate) struct Heap {
    objects: Vec<Option<Object>>,
    free: Vec<ObjId>,
    bytes: u64,
}

impl Heap {
    /// A new object.
    pub(crate) fn add(&mut self, object: Object) -> ObjId {
        self.bytes += object.bytes();
        if let Some(id) = self.free.pop() {
            self.objects[id.0 as usize] = Some(object);
            return id;
        }
        self.objects.push(Some(object));
        ObjId(self.objects.len() as u32 - 1)
    }

    /// An object. The collector removes none that can still be asked for.
    #[inline]
    pub(crate) fn get(&self, id: ObjId) -> &Object {
        self.objects[id.0 as usize].as_ref().expect("what can be reached is never removed")
    }

    /// An object that the collector may have removed.
    pub(crate) fn find(&self, id: ObjId) -> Option<&Object> {
        self.objects.get(id.0 as usize)?.as_ref()
    }

    /// An object, to be changed.
    #[inline]
    pub(crate) fn get_mut(&mut self, id: ObjId) -> &mut Object {
        self.objects[id.0 as usize].as_mut().expect("what can be reached is never removed")
    }

    /// What a variable holds; `None` if there is no such slot, which only broken programs ask for.
    pub(crate) fn read(&self, location: Location) -> Option<Value> {
        self.get(location.object).slots().get(location.slot as usize).copied()
    }

    /// The text of a string.
    pub(crate) fn text(&self, id: ObjId) -> Option<&Rc<[u16]>> {
        match &self.get(id).content {
            Content::Text(text) => Some(text),
            _ => None,
        }
    }

    /// How many bytes the objects would take.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// How many objects there may be: no id is as large.
    pub(crate) fn capacity(&self) -> usize {
        self.objects.len()
    }

    /// All objects.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (ObjId, &Object)> {
        let entry =
            |(index, object): (usize, &'_ Option<Object>)| object.is_some().then_some(ObjId(index as u32));
        self.objects.iter().enumerate().filter_map(entry).map(|id| (id, self.get(id)))
    }

    /// Forgets an object.
    pub(crate) fn remove(&mut self, id: ObjId) {
        if let Some(object) = self.objects[id.0 as usize].take() {
            self.bytes -= object.bytes();
            self.free.push(id);
        }
    }
}
