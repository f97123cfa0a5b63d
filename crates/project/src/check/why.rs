//! Why two lines are reported as a pair that may race, or why not.

use super::Plan;
use super::targets::Targets;
use crate::jvm;
use crate::{Error, Jobs, Reader};
use csharp::lower::lower;
use pairs::{Explained, Line};

impl Plan {
    /// Says of all accesses in two lines, pair by pair, which stage of the analysis dropped them, or how they may race.
    pub fn why(
        &self,
        one: &Line,
        other: &Line,
        jobs: Jobs,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Result<Vec<Explained>, Error> {
        jobs.run(|| self.why_here(one, other, on_phase))?
    }

    fn why_here(
        &self,
        one: &Line,
        other: &Line,
        on_phase: &(dyn Fn(&'static str) + Sync),
    ) -> Result<Vec<Explained>, Error> {
        on_phase("reading projects");
        let targets = Targets::find(&self.paths, &self.loaded, &self.code_options)?;
        let mut explained = Vec::new();
        if !targets.classes.is_empty() {
            on_phase("reading classes");
            let program = jvm::read(&targets.classes, &self.libraries).program;
            on_phase("pairing accesses");
            explained.extend(pairs::why(&program, &self.java_effects(), self.pairs.config(), one, other));
        }
        if !targets.checked.is_empty() {
            on_phase("parsing");
            let symbols = Reader::new(true).read(&targets.solution).symbols;
            on_phase("lowering");
            let program = lower(&symbols).program;
            on_phase("pairing accesses");
            explained.extend(pairs::why(&program, self.effects(), self.pairs.config(), one, other));
        }
        Ok(explained)
    }
}
