//! Text to effects: the verb chooses what may stand in the brackets, whatever is left over is a mistake.

use super::effect::{
    After, Call, Effect, GivesUp, Input, Manner, Mode, Quantity, Returns, Spawn, Style, Target,
};
use super::effect::{Blocker, Guard, Joined, Moment, Outcome, Times};
use super::names::Names;
use super::problem::Mistake;
use super::words::Word;

/// All verbs, for suggestions. A test ties them to what `effect` reads.
pub(super) const VERBS: &[&str] = &[
    "acquire",
    "release",
    "wait",
    "pulse",
    "signal",
    "unsignal",
    "wait-for",
    "send",
    "receive",
    "body",
    "start",
    "stop",
    "spawn",
    "join",
    "await",
    "combines",
    "completes",
    "registers",
    "unregisters",
    "fires",
    "calls",
    "atomic",
    "volatile",
    "fence",
    "once",
    "read",
    "write",
    "returns",
    "instance-of",
    "context",
    "cancels",
    "disposes",
    "sleep",
    "yields",
    "control",
    "throws",
    "blocks",
    "async-form",
    "slim-form",
    "cancellable",
    "pure",
];

/// The effect of this verb with what stands in its brackets.
pub(super) fn effect(verb: &str, brackets: &str, names: &mut Names) -> Result<Effect, Mistake> {
    let sound = read(Options { verb, left: pieces(brackets), asked: None }, names);
    // Only a mistake is worth remembering what could have stood in its place.
    sound.or_else(|_| read(Options { verb, left: pieces(brackets), asked: Some(Vec::new()) }, names))
}

fn pieces(brackets: &str) -> Vec<&str> {
    brackets.split(',').map(str::trim).filter(|piece| !piece.is_empty()).collect()
}

fn read(mut options: Options<'_>, names: &mut Names) -> Result<Effect, Mistake> {
    let verb = options.verb;
    let effect = match verb {
        "instance-of" => Effect::InstanceOf(names.intern(options.name()?)),
        "async-form" => Effect::AsyncForm(names.intern(options.name()?)),
        "slim-form" => Effect::SlimForm(names.intern(options.name()?)),
        "acquire" => Effect::Acquire(options.target()?, options.word_or(Mode::Exclusive), options.manner()?),
        "release" => Effect::Release(options.target()?, options.word_or(Mode::Exclusive)),
        "wait" => Effect::Wait(options.target()?, options.manner()?),
        "pulse" => Effect::Pulse(options.target()?, options.word_or(Quantity::Any)),
        "signal" => Effect::Signal(options.target()?),
        "unsignal" => Effect::Unsignal(options.target()?),
        "wait-for" => Effect::WaitFor(options.target()?, options.word_or(Quantity::All), options.manner()?),
        "send" => Effect::Send(options.target()?, options.manner()?),
        "receive" => Effect::Receive(options.target()?, options.manner()?),
        "body" => Effect::Body(options.target()?, options.word()?, options.input()?),
        "start" => Effect::Start(options.target()?, options.input()?),
        "stop" => Effect::Stop(options.target()?),
        "spawn" => Effect::Spawn(spawn(&mut options)?),
        "join" => Effect::Join(options.target()?, options.word_or(Quantity::All), options.manner()?),
        "await" => Effect::Await(options.target()?),
        "combines" => Effect::Combine(options.target()?, options.word_or(Quantity::All)),
        "completes" => {
            Effect::Complete(options.target()?, options.word_or(Outcome::Value), options.gives_up()?)
        }
        "registers" => Effect::Register(options.target()?, options.target()?),
        "unregisters" => Effect::Unregister(options.target()?, options.target()?),
        "fires" => Effect::Fire(options.target()?),
        "calls" => Effect::Call(call(&mut options)?),
        _ => memory_effect(verb, &mut options)?,
    };
    options.finish()?;
    Ok(effect)
}

/// The verbs about memory, values, time and mishaps.
fn memory_effect(verb: &str, options: &mut Options<'_>) -> Result<Effect, Mistake> {
    Ok(match verb {
        "atomic" => Effect::Atomic(options.word()?, options.target()?),
        "volatile" => Effect::Volatile(options.word()?, options.target()?),
        "fence" => Effect::Fence(options.word()?),
        "once" => Effect::Once(options.target()?),
        "read" => Effect::Read(options.target()?, options.word_or(Moment::Now)),
        "write" => Effect::Write(options.target()?, options.word_or(Moment::Now)),
        "returns" => Effect::Returns(options.returns()?),
        "context" => Effect::Context(options.word()?, options.arg("if")?),
        "cancels" => Effect::Cancel(options.target()?, options.word_or(Moment::Now)),
        "disposes" => Effect::Dispose(options.target()?),
        "sleep" => Effect::Sleep(options.plain_arg(), options.word_or(Style::Blocking)),
        "yields" => Effect::Yield(options.word_or(Style::Blocking)),
        "control" => Effect::Control(options.target()?, options.word()?),
        "throws" => Effect::Throws(options.word()?),
        "blocks" => Effect::Blocks(options.word_or(Blocker::Io)),
        "cancellable" => Effect::Cancellable(options.plain_arg()),
        "pure" => Effect::Pure,
        _ => return Err(Mistake::unknown("effect", verb, VERBS)),
    })
}

fn spawn(options: &mut Options<'_>) -> Result<Spawn, Mistake> {
    Ok(Spawn {
        delegate: options.target()?,
        runner: options.word()?,
        times: options.word_or(Times::Once),
        joined: options.word_or(Joined::Detached),
        input: options.input()?,
        after: match (options.prefixed("after")?, options.prefixed("after-any")?) {
            (None, None) => After::Nothing,
            (Some(target), _) => After::All(target),
            (None, Some(target)) => After::Any(target),
        },
    })
}

fn call(options: &mut Options<'_>) -> Result<Call, Mistake> {
    Ok(Call {
        delegate: options.target()?,
        times: options.word_or(Times::Once),
        moment: options.word_or(Moment::Now),
        guard: options.word_or(Guard::Plain),
        input: options.input()?,
    })
}

/// What stands in the brackets, taken out piece by piece.
struct Options<'a> {
    verb: &'a str,
    left: Vec<&'a str>,
    /// What was asked for so far: what could have stood in the place of a mistake. Kept only if one is known.
    asked: Option<Vec<&'static str>>,
}

impl<'a> Options<'a> {
    fn ask(&mut self, words: impl IntoIterator<Item = &'static str>) {
        if let Some(asked) = &mut self.asked {
            asked.extend(words);
        }
    }

    fn take<T>(&mut self, read: impl Fn(&'a str) -> Option<T>) -> Option<T> {
        let (at, value) = self.left.iter().enumerate().find_map(|(at, piece)| Some((at, read(piece)?)))?;
        self.left.remove(at);
        Some(value)
    }

    fn missing(&self, what: &str) -> Mistake {
        match self.left.first() {
            Some(_) => self.left_over(),
            None => Mistake::new(format!("`{}` does not say {what}", self.verb)),
        }
    }

    fn target(&mut self) -> Result<Target, Mistake> {
        self.ask(["this", "arg0", "result", "static"]);
        self.take(target)
            .ok_or_else(|| self.missing("what it is about: this, arg0, arg0.., result or static"))
    }

    fn plain_arg(&mut self) -> Option<u8> {
        self.ask(["arg0"]);
        self.take(argument)
    }

    fn name(&mut self) -> Result<&'a str, Mistake> {
        self.take(Some).ok_or_else(|| self.missing("the name of a member"))
    }

    fn word<W: Word>(&mut self) -> Result<W, Mistake> {
        let known = || W::ALL.iter().map(|word| word.spelling());
        self.ask(known());
        let found = self.take(W::spelled);
        found.ok_or_else(|| self.missing(&format!("which of: {}", known().collect::<Vec<_>>().join(", "))))
    }

    fn word_or<W: Word>(&mut self, usual: W) -> W {
        self.ask(W::ALL.iter().map(|word| word.spelling()));
        self.take(W::spelled).unwrap_or(usual)
    }

    fn prefixed(&mut self, keyword: &'static str) -> Result<Option<Target>, Mistake> {
        self.ask([keyword]);
        let rest = self.take(|piece| Some(piece.strip_prefix(keyword)?.strip_prefix(' ')?.trim()));
        rest.map(|rest| target(rest).ok_or_else(|| bad_target(rest))).transpose()
    }

    fn arg(&mut self, keyword: &'static str) -> Result<Option<u8>, Mistake> {
        match self.prefixed(keyword)? {
            None => Ok(None),
            Some(Target::Arg(index)) => Ok(Some(index)),
            Some(other) => Err(Mistake::new(format!(
                "`{keyword} {other}` must name one argument, such as `{keyword} arg1`"
            ))),
        }
    }

    fn gives_up(&mut self) -> Result<GivesUp, Mistake> {
        self.ask(["try"]);
        if let Some(arg) = self.arg("timeout")? {
            return Ok(GivesUp::After(arg));
        }
        let tries = self.take(|piece| (piece == "try").then_some(()));
        Ok(tries.map_or(GivesUp::Never, |()| GivesUp::AtOnce))
    }

    fn manner(&mut self) -> Result<Manner, Mistake> {
        let gives_up = self.gives_up()?;
        Ok(Manner { gives_up, flag: self.arg("flag")?, style: self.word_or(Style::Blocking) })
    }

    fn input(&mut self) -> Result<Input, Mistake> {
        Ok(match (self.prefixed("with")?, self.prefixed("over")?) {
            (None, None) => Input::Nothing,
            (Some(target), _) => Input::With(target),
            (None, Some(target)) => Input::Over(target),
        })
    }

    fn returns(&mut self) -> Result<Returns, Mistake> {
        self.ask(["new", "shared", "task"]);
        if let Some(target) = self.prefixed("view")? {
            return Ok(Returns::View(target));
        }
        if let Some(target) = self.prefixed("parallel")? {
            return Ok(Returns::Parallel(target));
        }
        if let Some(target) = self.prefixed("copy")? {
            return Ok(Returns::Copy(target));
        }
        let plain = self.take(|piece| match piece {
            "new" => Some(Returns::New),
            "shared" => Some(Returns::Shared),
            "task" => Some(Returns::Task),
            _ => None,
        });
        plain.map_or_else(|| self.target().map(Returns::Alias), Ok)
    }

    fn left_over(&self) -> Mistake {
        let piece = self.left.first().copied().unwrap_or_default();
        let word = piece.split(' ').next().unwrap_or(piece);
        let asked = self.asked.as_deref().unwrap_or_default();
        if target(piece).is_some() || asked.contains(&word) {
            return Mistake::new(format!("`{piece}` is one too many in `{}`", self.verb));
        }
        Mistake::unknown(&format!("word in `{}`:", self.verb), piece, asked)
    }

    fn finish(self) -> Result<(), Mistake> {
        if self.left.is_empty() { Ok(()) } else { Err(self.left_over()) }
    }
}

fn bad_target(text: &str) -> Mistake {
    Mistake::unknown("target", text, &["this", "arg0", "arg0..", "result", "static"])
}

fn target(text: &str) -> Option<Target> {
    match text {
        "this" => Some(Target::This),
        "result" => Some(Target::Result),
        "static" => Some(Target::Static),
        _ => match text.strip_suffix("..") {
            Some(first) => argument(first).map(Target::Args),
            None => argument(text).map(Target::Arg),
        },
    }
}

/// `arg0` to `arg99`.
fn argument(text: &str) -> Option<u8> {
    let digits = text.strip_prefix("arg")?;
    let canonical = digits == "0" || !digits.starts_with('0');
    (canonical && digits.len() <= 2 && digits.bytes().all(|digit| digit.is_ascii_digit()))
        .then(|| digits.parse().ok())?
}
