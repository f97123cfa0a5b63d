//! What may be chosen about pairs of accesses, and how they became fewer.

use clap::Args;
use project::Checked;
use project::config::PairsOf;
use report::Format;
use std::fmt::Write as _;

/// Whether pairs of accesses are looked at.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is one switch of the command line")]
pub(super) struct PairingArgs {
    /// Look at all pairs of accesses in C# programs as well as in Java
    #[arg(long, conflicts_with = "no_pairs")]
    pairs: bool,
    /// Do not look at pairs of accesses
    #[arg(long)]
    no_pairs: bool,
    /// Tell each pair of methods that may race on one field, however many there are (JSON always does)
    #[arg(long, conflicts_with = "no_pairs")]
    each_pair: bool,
    /// Print how many pairs of accesses each stage of the analysis leaves
    #[arg(long, conflicts_with = "no_pairs")]
    pub(super) stages: bool,
}

impl PairingArgs {
    /// What the command line says, if it says something.
    pub(super) fn wanted(&self) -> Option<PairsOf> {
        match (self.pairs, self.no_pairs) {
            (true, _) => Some(PairsOf::Everything),
            (_, true) => Some(PairsOf::Nothing),
            _ => None,
        }
    }

    /// Makes a short list for people and services, unless a long one is wanted, and says so. JSON is for programs: they want each.
    pub(super) fn fold(&self, checked: &mut Checked, format: Format) {
        if self.each_pair || matches!(format, Format::Json | Format::JsonLines) {
            return;
        }
        checked.findings = finding::fold(std::mem::take(&mut checked.findings));
        let inside: usize = checked.findings.iter().map(|finding| finding.alike.len()).sum();
        if inside > 0 {
            checked.notes.push(format!(
                "{inside} pairs of methods are told with others on the same memory; `--each-pair` tells each"
            ));
        }
    }
}

/// How the pairs of accesses become fewer: a line of Chord's Figure 11, upright.
pub(super) fn stages(stages: &[(pairs::Stage, u64)]) -> String {
    if stages.is_empty() {
        return "No pairs of accesses were looked at: in C#, that takes `--pairs`.\n".to_owned();
    }
    stages.iter().fold(String::new(), |mut text, (stage, count)| {
        let _ = writeln!(text, "{count:>12}  {}", stage.name());
        text
    })
}
