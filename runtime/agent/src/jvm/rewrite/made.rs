//! Where thread-unsafe objects are made, for reports to say so.
//!
//! `new C`, `dup`, the arguments and the call of the constructor become four `nop`s, the arguments and the call of a bridge that
//! takes as many bytes: so nothing moves here, either.
//!
//! ```text
//! private static synthetic C threadbare$9(A a, B b) {
//!     C made = new C(a, b);
//!     Threadbare.made(made, origin);
//!     return made;
//! }
//! ```
//!
//! Between the `nop`s and the bridge, two places of the stack are missing. That is in order if nobody looks at them: nothing but the
//! constructor takes them, nothing jumps in or out, and no stack map describes a place between. All else is left as it is, and so
//! are types of the program (a bridge would name them, see [`super`]): where such objects were made is not known.

use super::layout::{code_attribute, load};
use super::{HOOK, Lines, Rewriter, ldc_w};
use crate::jvm::apis::is_platform;
use crate::jvm::flow::{Effect, leaders};
use crate::jvm::site::Origin;
use classfile::{Code, Instruction, Member, MemberRef, MethodDescriptor, Problem};
use rustc_hash::FxHashSet;

/// An object that is being made, and whose arguments are on their way.
struct Open {
    /// Where its `new` stands.
    at: u32,
    /// The class, in the constant pool.
    class: u16,
    /// How many places of the stack its arguments take so far.
    height: usize,
}

/// `nop` in place of `new` and of `dup`.
const NOPS: [u8; 4] = [0; 4];

impl<'a> Rewriter<'a, '_> {
    /// Redirects the constructors of thread-unsafe types.
    pub(super) fn objects(&mut self, method: &Member<'a>, code: &Code<'a>) -> Result<(), Problem> {
        if !self.makes_something(code)? {
            return Ok(());
        }
        let mut meets: FxHashSet<u32> = leaders(code)?;
        meets.extend(code.mapped_places(&self.class.pool)?);
        let mut open: Vec<Open> = Vec::new();
        let mut new = None;
        for instruction in code.instructions() {
            let (at, instruction) = instruction?;
            if meets.contains(&at) {
                (open, new) = (Vec::new(), None);
            }
            match (new.take(), instruction) {
                (Some((made_at, class)), Instruction::Dup) => {
                    // What surrounds it sees two places more.
                    step(&mut open, Some(Effect { pops: 0, pushes: 2 }));
                    open.push(Open { at: made_at, class, height: 0 });
                    continue;
                }
                // It is used in some other way: it stays on the stack of what surrounds it.
                (Some(_), _) => step(&mut open, Some(Effect { pops: 0, pushes: 1 })),
                (None, _) => {}
            }
            match instruction {
                Instruction::New(class) => new = Some((at, class)),
                Instruction::InvokeSpecial(index) => self.constructed(method, code, at, index, &mut open)?,
                _ => step(&mut open, Effect::of(&instruction, &self.class.pool)?),
            }
        }
        Ok(())
    }

    /// Most methods make nothing of interest.
    fn makes_something(&self, code: &Code<'a>) -> Result<bool, Problem> {
        for instruction in code.instructions() {
            if let (_, Instruction::New(class)) = instruction?
                && self.is_watched(&self.class.pool.class(class)?.decode())
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Is it worth knowing where objects of this class are made?
    pub(super) fn is_watched(&self, class: &str) -> bool {
        is_platform(class) && self.apis.is_unsafe(class)
    }

    /// A call of a constructor, or of a method of `super` or `this`.
    fn constructed(
        &mut self,
        method: &Member<'a>,
        code: &Code<'a>,
        at: u32,
        index: u16,
        open: &mut Vec<Open>,
    ) -> Result<(), Problem> {
        let pool = &self.class.pool;
        let member = pool.member(index)?;
        let effect = Effect::of(&Instruction::InvokeSpecial(index), pool)?;
        let arguments = effect.map_or(usize::MAX, |effect| effect.pops - 1);
        let is_it = |last: &mut Open| {
            member.name == "<init>"
                && last.height == arguments
                && pool.class(last.class).is_ok_and(|class| class == member.class)
        };
        let Some(made) = open.pop_if(is_it) else {
            step(open, effect);
            return Ok(());
        };
        // The arguments and one of the two are gone, for those who surround it.
        step(open, Some(Effect { pops: arguments + 1, pushes: 0 }));
        if !self.is_watched(&member.class.decode()) {
            return Ok(());
        }
        let line = Lines::of(code, pool).at(made.at);
        if let Some(bridge) = self.making_bridge(method, line, index, member)? {
            let [high, low] = bridge.to_be_bytes();
            let start = code.bytes.offset();
            self.patches.push((start + made.at as usize, NOPS.to_vec()));
            self.patches.push((start + at as usize, vec![0xb8, high, low]));
        }
        Ok(())
    }

    /// The index of a new bridge that makes an object.
    pub(super) fn making_bridge(
        &mut self,
        method: &Member<'a>,
        line: Option<u16>,
        constructor: u16,
        member: MemberRef<'a>,
    ) -> Result<Option<u16>, Problem> {
        let Some(types) = MethodDescriptor::parse(member.descriptor) else { return Ok(None) };
        let (class, descriptor) = (member.class.decode(), member.descriptor.decode());
        let Some(parameters) = descriptor.strip_suffix('V') else { return Ok(None) };
        let origin = Origin {
            class: self.class.name.decode().into_owned(),
            method: method.name.decode().into_owned(),
            source: self.source.clone(),
            line,
            made: class.clone().into_owned(),
        };
        let Some(origin) = self.places.origin(origin) else { return Ok(None) };
        let told = self.pool.method(HOOK, "made", "(Ljava/lang/Object;I)V")?;
        let number = self.pool.integer(origin.cast_signed())?;
        // new, dup
        let mut code = vec![0xbb];
        code.extend(self.pool.class(&class)?.to_be_bytes());
        code.push(0x59);
        let mut locals = 0_u16;
        for parameter in types.params() {
            load(&mut code, parameter, locals);
            locals += if parameter.is_wide() { 2 } else { 1 };
        }
        // invokespecial, dup, ldc_w origin, invokestatic Threadbare.made, areturn
        code.push(0xb7);
        code.extend(constructor.to_be_bytes());
        code.push(0x59);
        code.extend(ldc_w(number));
        code.push(0xb8);
        code.extend(told.to_be_bytes());
        code.push(0xb0);
        let lines = self.line_table(line)?;
        let code = code_attribute(locals + MADE_STACK, locals, &code, &lines);
        self.add_bridge(&format!("{parameters}L{class};"), &code).map(Some)
    }
}

/// The object twice, and a number.
const MADE_STACK: u16 = 3;

/// An instruction does this to the stack: those whose own place it takes are none that we understand.
fn step(open: &mut Vec<Open>, effect: Option<Effect>) {
    let Some(Effect { pops, pushes }) = effect else {
        open.clear();
        return;
    };
    // From the innermost on: who has not enough of its own would give away what it must not.
    while open.last().is_some_and(|last| last.height < pops) {
        open.pop();
    }
    for one in open {
        one.height = (one.height + pushes).saturating_sub(pops);
    }
}
