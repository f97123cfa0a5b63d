//! Effects as text: `acquire(arg0, write, timeout arg1)`.

use std::fmt;

use super::effect::{
    After, Call, Effect, GivesUp, Input, Manner, Quantity, Returns, Spawn, Style, Target, Times,
};
use super::effect::{Blocker, Guard, Joined, Mode, Moment, Outcome};
use super::names::Names;
use super::words::Word;

/// An effect with the names that it speaks of.
pub(super) struct Spelled<'a> {
    pub(super) effect: Effect,
    pub(super) names: &'a Names,
}

impl fmt::Display for Spelled<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut list = List::default();
        let verb = self.fill(&mut list);
        f.write_str(verb)?;
        if list.0.is_empty() { Ok(()) } else { write!(f, "({})", list.0.join(", ")) }
    }
}

impl Spelled<'_> {
    /// The verb; what stands in its brackets goes into the list.
    fn fill(&self, list: &mut List) -> &'static str {
        match self.effect {
            Effect::Acquire(target, mode, manner) => {
                verb("acquire", list.put(target).word(mode, Mode::Exclusive).manner(manner))
            }
            Effect::Release(target, mode) => verb("release", list.put(target).word(mode, Mode::Exclusive)),
            Effect::Wait(target, manner) => verb("wait", list.put(target).manner(manner)),
            Effect::Pulse(target, quantity) => verb("pulse", list.put(target).word(quantity, Quantity::Any)),
            Effect::Signal(target) => verb("signal", list.put(target)),
            Effect::Unsignal(target) => verb("unsignal", list.put(target)),
            Effect::WaitFor(target, quantity, manner) => {
                verb("wait-for", list.put(target).word(quantity, Quantity::All).manner(manner))
            }
            Effect::Send(target, manner) => verb("send", list.put(target).manner(manner)),
            Effect::Receive(target, manner) => verb("receive", list.put(target).manner(manner)),
            Effect::Body(target, runner, input) => verb("body", list.put(target).put(runner).input(input)),
            Effect::Start(target, input) => verb("start", list.put(target).input(input)),
            Effect::Stop(target) => verb("stop", list.put(target)),
            Effect::Spawn(spawn) => verb("spawn", list.spawn(spawn)),
            Effect::Join(target, quantity, manner) => {
                verb("join", list.put(target).word(quantity, Quantity::All).manner(manner))
            }
            Effect::Await(target) => verb("await", list.put(target)),
            Effect::Combine(target, quantity) => {
                verb("combines", list.put(target).word(quantity, Quantity::All))
            }
            Effect::Complete(target, outcome, gives_up) => {
                verb("completes", list.put(target).word(outcome, Outcome::Value).gives_up(gives_up))
            }
            Effect::Register(delegate, target) => verb("registers", list.put(delegate).put(target)),
            Effect::Unregister(delegate, target) => verb("unregisters", list.put(delegate).put(target)),
            Effect::Fire(target) => verb("fires", list.put(target)),
            Effect::Call(call) => verb("calls", list.call(call)),
            other => self.fill_memory(other, list),
        }
    }

    /// The verbs about memory, values, time and mishaps.
    fn fill_memory(&self, effect: Effect, list: &mut List) -> &'static str {
        match effect {
            Effect::Atomic(access, target) => verb("atomic", list.put(access).put(target)),
            Effect::Volatile(access, target) => verb("volatile", list.put(access).put(target)),
            Effect::Fence(fence) => verb("fence", list.put(fence)),
            Effect::Once(target) => verb("once", list.put(target)),
            Effect::Read(target, moment) => verb("read", list.put(target).word(moment, Moment::Now)),
            Effect::Write(target, moment) => verb("write", list.put(target).word(moment, Moment::Now)),
            Effect::Returns(returns) => verb("returns", list.put(returns)),
            Effect::InstanceOf(name) => verb("instance-of", list.put(self.names.text(name))),
            Effect::Context(context, condition) => verb("context", list.put(context).arg("if", condition)),
            Effect::Cancel(target, moment) => verb("cancels", list.put(target).word(moment, Moment::Now)),
            Effect::Dispose(target) => verb("disposes", list.put(target)),
            Effect::Sleep(time, style) => {
                verb("sleep", list.maybe(time.map(Target::Arg)).word(style, Style::Blocking))
            }
            Effect::Yield(style) => verb("yields", list.word(style, Style::Blocking)),
            Effect::Control(target, control) => verb("control", list.put(target).put(control)),
            Effect::Throws(throws) => verb("throws", list.put(throws)),
            Effect::Blocks(blocker) => verb("blocks", list.word(blocker, Blocker::Io)),
            Effect::AsyncForm(name) => verb("async-form", list.put(self.names.text(name))),
            Effect::SlimForm(name) => verb("slim-form", list.put(self.names.text(name))),
            Effect::Cancellable(token) => verb("cancellable", list.maybe(token.map(Target::Arg))),
            _ => "pure",
        }
    }
}

/// What stands in the brackets of an effect.
#[derive(Default)]
struct List(Vec<String>);

impl List {
    fn put(&mut self, item: impl fmt::Display) -> &mut Self {
        self.0.push(item.to_string());
        self
    }

    fn maybe(&mut self, item: Option<impl fmt::Display>) -> &mut Self {
        self.0.extend(item.map(|item| item.to_string()));
        self
    }

    fn arg(&mut self, keyword: &str, arg: Option<u8>) -> &mut Self {
        self.maybe(arg.map(|arg| format!("{keyword} arg{arg}")))
    }

    /// A word that is left out where it goes without saying.
    fn word<W: Word + fmt::Display>(&mut self, word: W, usual: W) -> &mut Self {
        if word == usual { self } else { self.put(word) }
    }

    fn manner(&mut self, manner: Manner) -> &mut Self {
        self.gives_up(manner.gives_up).arg("flag", manner.flag).word(manner.style, Style::Blocking)
    }

    fn gives_up(&mut self, gives_up: GivesUp) -> &mut Self {
        match gives_up {
            GivesUp::Never => self,
            GivesUp::AtOnce => self.put("try"),
            GivesUp::After(arg) => self.arg("timeout", Some(arg)),
        }
    }

    fn input(&mut self, input: Input) -> &mut Self {
        match input {
            Input::Nothing => self,
            Input::With(target) => self.put(format!("with {target}")),
            Input::Over(target) => self.put(format!("over {target}")),
        }
    }

    fn spawn(&mut self, spawn: Spawn) -> &mut Self {
        self.put(spawn.delegate)
            .put(spawn.runner)
            .word(spawn.times, Times::Once)
            .word(spawn.joined, Joined::Detached)
            .input(spawn.input);
        match spawn.after {
            After::Nothing => self,
            After::All(target) => self.put(format!("after {target}")),
            After::Any(target) => self.put(format!("after-any {target}")),
        }
    }

    fn call(&mut self, call: Call) -> &mut Self {
        self.put(call.delegate)
            .word(call.times, Times::Once)
            .word(call.moment, Moment::Now)
            .word(call.guard, Guard::Plain)
            .input(call.input)
    }
}

/// The verb of a list that is filled by now.
fn verb(verb: &'static str, _: &mut List) -> &'static str {
    verb
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::This => f.write_str("this"),
            Target::Arg(index) => write!(f, "arg{index}"),
            Target::Args(index) => write!(f, "arg{index}.."),
            Target::Result => f.write_str("result"),
            Target::Static => f.write_str("static"),
        }
    }
}

impl fmt::Display for Returns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Returns::Alias(target) => write!(f, "{target}"),
            Returns::View(target) => write!(f, "view {target}"),
            Returns::Parallel(target) => write!(f, "parallel {target}"),
            Returns::Copy(target) => write!(f, "copy {target}"),
            Returns::New => f.write_str("new"),
            Returns::Shared => f.write_str("shared"),
            Returns::Task => f.write_str("task"),
        }
    }
}
