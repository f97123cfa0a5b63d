//! Programs to hunt in, as text: one thread a line, steps separated by commas.
//!
//! ```text
//! main: fork a, fork b, join a, join b
//! a: 10ms, lock m, write list @A.add:5, unlock m
//! b: 3 x (5ms, read list @B.size:7)
//! ```

use active::Access;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Takes so many microseconds.
    Work(u64),
    Call {
        object: String,
        site: String,
        access: Access,
    },
    Lock(String),
    Unlock(String),
    /// Waits for a flag that another thread raises: synchronisation that nobody is told of.
    Await(String),
    Raise(String),
    Fork(String),
    Join(String),
    /// From here on the thread works on this request.
    Request(String),
}

#[derive(Clone, Debug)]
pub(crate) struct Program {
    /// The first one is there from the start.
    pub(crate) threads: Vec<(String, Vec<Step>)>,
}

pub(crate) fn parse(text: &str) -> Program {
    let thread = |line: &str| {
        let (name, steps) = line.split_once(':').expect("THREAD: STEPS");
        (name.trim().to_owned(), steps_of(steps))
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    Program { threads: lines.map(thread).collect() }
}

fn steps_of(text: &str) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        if let Some((times, (body, after))) = repetition(rest) {
            let body = steps_of(body);
            steps.extend(std::iter::repeat_n(body, times).flatten());
            rest = after;
        } else {
            let (one, after) = rest.split_once(',').unwrap_or((rest, ""));
            steps.push(step(one.trim()));
            rest = after;
        }
        rest = rest.trim_start_matches(',').trim();
    }
    steps
}

/// `3 x (…), more` in parts. Repetitions are not nested.
fn repetition(text: &str) -> Option<(usize, (&str, &str))> {
    let (times, rest) = text.split_once(" x (")?;
    Some((times.parse().ok()?, rest.split_once(')')?))
}

fn step(text: &str) -> Step {
    if let Some(time) = text.strip_suffix("ms") {
        return Step::Work(time.parse::<u64>().expect("a number of milliseconds") * 1000);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let own = |word: &str| word.to_owned();
    match words[..] {
        ["read", object, site] => {
            Step::Call { object: own(object), site: own(&site[1..]), access: Access::Read }
        }
        ["write", object, site] => {
            Step::Call { object: own(object), site: own(&site[1..]), access: Access::Write }
        }
        ["lock", lock] => Step::Lock(own(lock)),
        ["unlock", lock] => Step::Unlock(own(lock)),
        ["await", flag] => Step::Await(own(flag)),
        ["raise", flag] => Step::Raise(own(flag)),
        ["fork", thread] => Step::Fork(own(thread)),
        ["request", request] => Step::Request(own(request)),
        ["join", thread] => Step::Join(own(thread)),
        _ => panic!("no step: {text}"),
    }
}
