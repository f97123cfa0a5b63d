//! Prediction on a pool of workers of the size that the user wants; the outcome is the same for any size.

use crate::{Error, Witnesses};
use finding::Finding;
use predict::query::{self, Answer, Query};
use predict::{Config, Counts, Engine, Phase};
use std::time::{Duration, Instant};
use trace::Trace;

/// How many workers; 0 is one per core.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Jobs(pub usize);

impl Jobs {
    pub(crate) fn run<R: Send>(self, work: impl FnOnce() -> R + Send) -> Result<R, Error> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.0).build().map_err(|error| {
            Error::new(format!("cannot start {} workers", self.0))
                .because(error)
                .help("choose fewer with `--jobs`")
        })?;
        Ok(pool.install(work))
    }
}

/// What was predicted.
#[derive(Default)]
pub struct Prediction {
    /// The bugs in words, in the order in which they were found.
    pub findings: Vec<Finding>,
    /// Their witnesses.
    pub witnesses: Witnesses,
    /// What was looked at, of all kinds together.
    pub counts: Counts,
}

/// Finds what `config` asks for.
pub fn predict(
    trace: &Trace,
    name: &str,
    config: &Config,
    jobs: Jobs,
    on_phase: &(dyn Fn(Phase) + Sync),
) -> Result<Prediction, Error> {
    jobs.run(|| {
        let outcome = predict::run(trace, config, on_phase);
        let findings = predict::findings(trace, name, config.engine, &outcome.bugs);
        let mut counts = outcome.races;
        counts.add(outcome.deadlocks);
        counts.add(outcome.atomicity);
        let witnesses = Witnesses::of(&findings, outcome.bugs.into_iter().map(|bug| bug.witness));
        Prediction { findings, witnesses, counts }
    })
}

/// How one engine fares on a trace.
pub struct Compared {
    /// The engine.
    pub engine: Engine,
    /// What became of its claims.
    pub races: Counts,
    /// How long it took, the check of its witnesses included.
    pub time: Duration,
}

/// Looks for races with every engine.
pub fn compare(
    trace: &Trace,
    jobs: Jobs,
    on_engine: &(dyn Fn(Engine) + Sync),
) -> Result<Vec<Compared>, Error> {
    jobs.run(|| {
        let compared = Engine::ALL.into_iter().map(|engine| {
            on_engine(engine);
            let start = Instant::now();
            let config = Config { engine, deadlocks: false, atomicity: false, ..Config::default() };
            let outcome = predict::run(trace, &config, &|_| {});
            Compared { engine, races: outcome.races, time: start.elapsed() }
        });
        compared.collect()
    })
}

/// A question and its answer.
pub struct Answered {
    /// The question.
    pub query: Query,
    /// The answer.
    pub answer: Answer,
}

/// Decides what the user asks for.
pub fn ask(
    trace: &Trace,
    name: &str,
    queries: Vec<Query>,
    jobs: Jobs,
) -> Result<(Vec<Answered>, Prediction), Error> {
    jobs.run(|| {
        let answer = |query: Query| Answered { answer: query::answer(trace, &query), query };
        let answers: Vec<Answered> = queries.into_iter().map(answer).collect();
        let mut counts = Counts { candidates: answers.len() as u64, ..Counts::default() };
        let mut bugs = Vec::new();
        for Answered { answer, .. } in &answers {
            match answer {
                Answer::Possible(bug) => {
                    counts.proven += 1;
                    bugs.push(bug.clone());
                }
                Answer::Impossible => counts.refuted += 1,
                Answer::Undecided => counts.undecided += 1,
                Answer::Rejected(_) => counts.rejected += 1,
            }
        }
        let findings = predict::findings(trace, name, Engine::Seqcheck, &bugs);
        let witnesses = Witnesses::of(&findings, bugs.into_iter().map(|bug| bug.witness));
        (answers, Prediction { findings, witnesses, counts })
    })
}
