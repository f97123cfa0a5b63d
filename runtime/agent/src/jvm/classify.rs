//! What a call does to which object, judged by the class of the receiver.
//!
//! The method that the call reaches decides. If the JDK declares it in a thread-unsafe class, the receiver is the object. If a class of
//! the program overrides it, that class answers for itself (its own calls are watched), unless the user says that it is thread-unsafe. Iterators and views (`map.keySet()`) are
//! windows on a collection: theirs is the object that they were made by, which the compiler of the JDK calls `this$0`. So are parts of
//! collections: a sub-list is no list of its own.

use crate::jvm::apis::{Apis, is_platform};
use crate::jvm::machine::{FieldId, Jni, Jvmti, Ref};
use crate::jvm::site::{Dispatch, Site};
use active::Access;
use std::ffi::{CStr, CString};

/// What a call does.
#[derive(Clone, Copy)]
pub(crate) enum Does {
    /// Nothing that could collide.
    Nothing,
    /// To the receiver.
    Touch(Access),
    /// To the object in this field of the receiver.
    TouchBehind(Access, FieldId),
}

impl Does {
    /// As the hook spells it: 1 and 2 for the receiver, 3 and 4 for what is behind it.
    pub(crate) fn code(self) -> u8 {
        match self {
            Does::Nothing => 0,
            Does::Touch(Access::Read) => 1,
            Does::Touch(Access::Write) => 2,
            Does::TouchBehind(Access::Read, _) => 3,
            Does::TouchBehind(Access::Write, _) => 4,
        }
    }
}

/// What the JDK calls the collection that a sub-list, a sub-map, or anything else is a part of.
const WHOLES: [&CStr; 3] = [c"root", c"m", c"this$0"];

/// Looks at the classes of a virtual machine.
#[derive(Clone, Copy)]
pub(crate) struct Classifier<'a> {
    pub(crate) apis: &'a Apis,
    pub(crate) jvmti: Jvmti,
    pub(crate) jni: Jni,
}

impl Classifier<'_> {
    /// What a call at this site does to a receiver of this class. Of a static field the receiver is the class that has it.
    pub(crate) fn classify(self, receiver: Ref, class: Ref, site: &Site) -> Does {
        if let Dispatch::Field(access) = site.dispatch
            && self.jvmti.class_name(class).is_some_and(|name| name == "java/lang/Class")
        {
            let is_plain = self.is_plain(receiver, site, Jni::static_field);
            return if is_plain { Does::Touch(access) } else { Does::Nothing };
        }
        let behind = |access| Some(Does::TouchBehind(access, self.maker(class)?));
        if let Some(access) = self.receiver(class, site) {
            return behind(access).unwrap_or(Does::Touch(access));
        }
        let general = self.apis.access_behind(&site.receiver, &site.callee, &site.descriptor);
        general.and_then(behind).unwrap_or(Does::Nothing)
    }

    fn receiver(self, class: Ref, site: &Site) -> Option<Access> {
        let class = match site.dispatch {
            Dispatch::Object => class,
            Dispatch::Named => self.superclass_named(class, &site.receiver)?,
            Dispatch::Field(access) => return self.is_plain(class, site, Jni::field).then_some(access),
        };
        let method = self.jni.method(class, &site.callee, &site.descriptor)?;
        let declaring = self.jvmti.class_name(self.jvmti.declaring_class(method)?)?;
        if !is_platform(&declaring) && !self.apis.is_unsafe(&declaring) {
            return None;
        }
        let mut class = Some(class);
        while let Some(current) = class {
            let name = self.jvmti.class_name(current)?;
            if let Some(access) = self.apis.access(&name, &site.callee, &site.descriptor) {
                return Some(access);
            }
            if name == declaring {
                return None;
            }
            class = self.jni.superclass(current);
        }
        None
    }

    /// Is the field of the site one that two threads might race for? Of fields of its own class, the site knew that.
    fn is_plain(self, class: Ref, site: &Site, find: fn(Jni, Ref, &CStr, &CStr) -> Option<FieldId>) -> bool {
        const FINAL: i32 = 0x0010;
        const VOLATILE: i32 = 0x0040;
        if site.class == site.receiver {
            return true;
        }
        let ty = site.descriptor.trim_start_matches("()").trim_start_matches('(').trim_end_matches(")V");
        let (Ok(name), Ok(ty)) = (CString::new(site.callee.as_str()), CString::new(ty)) else { return false };
        let modifiers =
            find(self.jni, class, &name, &ty).and_then(|field| self.jvmti.field_modifiers(class, field));
        modifiers.is_some_and(|modifiers| modifiers & (FINAL | VOLATILE) == 0)
    }

    fn superclass_named(self, class: Ref, name: &str) -> Option<Ref> {
        let mut class = class;
        while self.jvmti.class_name(class)? != name {
            class = self.jni.superclass(class)?;
        }
        Some(class)
    }

    /// Where an object of this class keeps the thread-unsafe object of the JDK that made it.
    fn maker(self, class: Ref) -> Option<FieldId> {
        let mut class = Some(class);
        while let Some(current) = class {
            let name = self.jvmti.class_name(current)?;
            if !is_platform(&name) {
                return None;
            }
            if let Some((outer, _)) = name.rsplit_once('$')
                && self.apis.is_unsafe(outer)
            {
                let ty = CString::new(format!("L{outer};")).ok()?;
                return WHOLES.iter().find_map(|whole| self.jni.field(current, whole, &ty));
            }
            class = self.jni.superclass(current);
        }
        None
    }
}
