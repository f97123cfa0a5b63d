//! `--engine all`: how the engines fare on the same trace.

use predict::Counts;
use project::Compared;
use std::fmt::Write as _;

/// A table; times only for those who watch.
pub(super) fn table(compared: &[Compared], with_times: bool) -> String {
    let mut text =
        String::from("\nRaces by engine:\n  engine     claimed  proven  refuted  undecided  rejected");
    text.push_str(if with_times { "      time\n" } else { "\n" });
    for Compared { engine, races, time } in compared {
        let Counts { candidates, proven, refuted, undecided, rejected } = races;
        let name = engine.name();
        let _ =
            write!(text, "  {name:<9}{candidates:>9}{proven:>8}{refuted:>9}{undecided:>11}{rejected:>10}");
        if with_times {
            let _ = write!(text, "{:>8.2} s", time.as_secs_f64());
        }
        text.push('\n');
    }
    text
}

/// The same without times, one line per engine, for formats that have notes.
pub(super) fn lines(compared: &[Compared]) -> Vec<String> {
    let line = |Compared { engine, races, .. }: &Compared| {
        let Counts { candidates, proven, refuted, undecided, rejected } = races;
        let engine = engine.name();
        format!(
            "{engine}: {candidates} claimed, {proven} proven, {refuted} refuted, {undecided} undecided, {rejected} rejected"
        )
    };
    compared.iter().map(line).collect()
}
