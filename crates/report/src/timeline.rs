//! A whole run, one line a step: who did what, in columns of threads, and the line of source behind it. Long
//! on purpose: it is read with a pager.

use crate::columns::{held, steps};
use crate::line::{Glyphs, Line, Tone, page};
use crate::safe::{clipped, visible, width};
use crate::{Look, Sources};
use finding::{Emphasis, Interleaving, Lane, Location, Row, Severity, Step};
use std::collections::BTreeSet;

/// A column is read from top to bottom: longer texts are clipped.
const WIDEST: usize = 30;
/// Spaces between two columns.
const GAP: usize = 2;

/// The steps of a run, in the order in which they happened.
pub fn timeline(interleaving: &Interleaving, sources: &Sources, look: &Look) -> String {
    let timeline = Timeline::new(interleaving, sources, look);
    let mut lines = timeline.head();
    let mut number = 0;
    for row in &interleaving.reordered {
        match row {
            Row::Step(step) => {
                number += 1;
                lines.push(timeline.step(number, step));
            }
            Row::Skipped(count) => {
                number += count;
                lines.push(Line::default().put(Tone::Dim, timeline.glyphs.gap));
            }
        }
    }
    page(&lines, look)
}

struct Timeline<'a> {
    interleaving: &'a Interleaving,
    sources: &'a Sources,
    glyphs: &'static Glyphs,
    /// The threads that do something, each with the width of its column.
    lanes: Vec<(Lane, usize)>,
    /// The width of the longest number of a step.
    number: usize,
    /// The width of the longest place.
    place: usize,
}

impl<'a> Timeline<'a> {
    fn new(interleaving: &'a Interleaving, sources: &'a Sources, look: &Look) -> Self {
        let used: BTreeSet<Lane> = steps(interleaving).map(|step| step.lane).collect();
        let widest = |lane: Lane| {
            let texts = steps(interleaving).filter(|step| step.lane == lane).map(told);
            let names = std::iter::once(interleaving.thread(lane).to_owned());
            texts.chain(names).map(|text| width(&visible(&text))).max().unwrap_or(0).min(WIDEST)
        };
        let places = steps(interleaving).filter_map(|step| step.location.as_ref());
        Timeline {
            interleaving,
            sources,
            glyphs: Glyphs::of(look.charset),
            lanes: used.into_iter().map(|lane| (lane, widest(lane))).collect(),
            number: interleaving.reordered.len().to_string().len(),
            place: places.map(|location| width(&short(location))).max().unwrap_or(0),
        }
    }

    fn head(&self) -> Vec<Line> {
        let names = self.cells(Line::default(), |lane, width| {
            let name = clipped(self.interleaving.thread(lane), width, self.glyphs.more);
            Line::default().put(Tone::Strong, &name)
        });
        let rules = self.cells(Line::default(), |_, width| {
            Line::default().put(Tone::Dim, &self.glyphs.rule.repeat(width))
        });
        vec![names, rules]
    }

    fn step(&self, number: u64, step: &Step) -> Line {
        let is_decisive = step.emphasis == Emphasis::Decisive;
        let tone = if is_decisive { Tone::Loud(Severity::Error) } else { Tone::Plain };
        let point = if is_decisive { self.glyphs.point } else { "" };
        let gutter = Line::default()
            .put(tone, point)
            .pad_to(2)
            .put(Tone::Dim, &format!("{number:>width$}", width = self.number));
        let line = self.cells(gutter, |lane, width| {
            if lane == step.lane {
                Line::default().put(tone, &clipped(&told(step), width, self.glyphs.more))
            } else {
                Line::default().put(Tone::Dim, self.glyphs.lane)
            }
        });
        let Some(location) = &step.location else { return line };
        let code = location.span().and_then(|span| self.sources.first_line(span)).unwrap_or_default();
        let end = self.place_column() + self.place + GAP;
        line.pad_to(self.place_column())
            .put(Tone::Dim, &short(location))
            .pad_to(end)
            .put(Tone::Code, code.trim())
    }

    /// Fills the columns of the threads.
    fn cells(&self, gutter: Line, cell: impl Fn(Lane, usize) -> Line) -> Line {
        let mut at = self.gutter();
        let mut line = gutter;
        for (lane, width) in &self.lanes {
            line = line.pad_to(at).append(cell(*lane, *width));
            at += width + GAP;
        }
        line
    }

    fn gutter(&self) -> usize {
        2 + self.number + GAP
    }

    fn place_column(&self) -> usize {
        self.gutter() + self.lanes.iter().map(|(_, width)| width + GAP).sum::<usize>()
    }
}

fn told(step: &Step) -> String {
    format!("{}{}", step.text, held(step))
}

/// `Bank.cs:12`: the folders would take the room of the code.
fn short(location: &Location) -> String {
    let Some(span) = location.span() else { return location.to_string() };
    let file = span.path.rsplit(['/', '\\']).next().unwrap_or(&span.path);
    format!("{file}:{}", span.start.line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::expect;
    use finding::{Position, Span};

    #[test]
    fn every_step_has_its_line_of_source() {
        let at = |line| Position::line(line).map(|start| Location::Source(Span::new("src/Till.cs", start)));
        let step = |lane, text: &str, line| Step { location: at(line), ..Step::new(Lane(lane), text) };
        let decisive = |step: Step| Row::Step(Step { emphasis: Emphasis::Decisive, ..step });
        let interleaving = Interleaving {
            threads: vec!["main".to_owned(), "task 1".to_owned()],
            original: Vec::new(),
            reordered: vec![
                Row::Step(step(0, "start task 1", 1)),
                Row::Skipped(3),
                decisive(step(1, "write Till.open", 2)),
                decisive(Step { held: vec!["gate".to_owned()], ..step(0, "read Till.open", 3) }),
            ],
        };
        let sources =
            Sources::from_iter([("src/Till.cs", "  Task.Run(Close);\n  open = false;\n  if (open)\n")]);
        expect![[r"
                 main                   task 1
                 ─────────────────────  ───────────────
              1  start task 1           │                Till.cs:1  Task.Run(Close);
            ⋮
            ▶ 5  │                      write Till.open  Till.cs:2  open = false;
            ▶ 6  read Till.open {gate}  │                Till.cs:3  if (open)
        "]]
        .assert_eq(&timeline(&interleaving, &sources, &Look::default()));
    }
}
