//! An interleaving as tables with one column per thread, time going down.

use crate::columns::{event_label, held, marks, side_mark, steps};
use crate::markup::escaped;
use finding::{Emphasis, Finding, Interleaving, Lane, Row, Step};
use std::collections::{BTreeMap, BTreeSet};

/// The order that shows the bug, beside the recorded one where there is one.
pub(super) fn draw(finding: &Finding, interleaving: &Interleaving) -> String {
    let picture = Picture {
        interleaving,
        marks: marks(finding),
        lanes: steps(interleaving).map(|step| step.lane).collect(),
    };
    let Interleaving { original, reordered, .. } = interleaving;
    let panels = if original.is_empty() {
        picture.panel("how it happens", reordered)
    } else {
        picture.panel("as recorded", original) + &picture.panel("as it could also happen", reordered)
    };
    format!("<div class=\"panels\">\n{panels}</div>\n")
}

struct Picture<'a> {
    interleaving: &'a Interleaving,
    /// The numbers of the sides, by event.
    marks: BTreeMap<u64, usize>,
    /// The threads that do something.
    lanes: BTreeSet<Lane>,
}

impl Picture<'_> {
    fn panel(&self, title: &str, rows: &[Row]) -> String {
        let name =
            |lane: &Lane| format!("<th scope=\"col\">{}</th>", escaped(self.interleaving.thread(*lane)));
        let names: String = self.lanes.iter().map(name).collect();
        let rows: String = rows.iter().map(|row| self.row(row)).collect();
        format!("<table><caption>{title}</caption>\n<tr><th></th><th></th>{names}</tr>\n{rows}</table>\n")
    }

    fn row(&self, row: &Row) -> String {
        match row {
            Row::Step(step) => self.step(step),
            Row::Skipped(count) => {
                let plural = if *count == 1 { "" } else { "s" };
                let columns = self.lanes.len();
                format!(
                    "<tr class=\"skipped\"><td></td><td></td><td colspan=\"{columns}\">⋮ {count} event{plural}</td></tr>\n"
                )
            }
        }
    }

    fn step(&self, step: &Step) -> String {
        let number = step.event.and_then(|event| self.marks.get(&event));
        let (class, mark) = match (step.emphasis, number) {
            (Emphasis::Decisive, Some(number)) => (" class=\"decisive\"", side_mark(*number)),
            (Emphasis::Decisive, None) => (" class=\"decisive\"", "▶".to_owned()),
            (Emphasis::Plain, _) => ("", String::new()),
        };
        let label = step.event.map_or_else(String::new, event_label);
        let cells: String = self.lanes.iter().map(|lane| cell(*lane, step)).collect();
        format!("<tr{class}><td>{mark}</td><td class=\"dim\">{label}</td>{cells}</tr>\n")
    }
}

fn cell(lane: Lane, step: &Step) -> String {
    if lane != step.lane {
        return "<td></td>".to_owned();
    }
    let place = step
        .location
        .as_ref()
        .map_or_else(String::new, |place| format!(" title=\"{}\"", escaped(&place.to_string())));
    let locks = held(step);
    let locks =
        if locks.is_empty() { locks } else { format!("<span class=\"dim\">{}</span>", escaped(&locks)) };
    format!("<td{place}>{}{locks}</td>", escaped(&step.text))
}
