//! An interleaving drawn with one column per thread, time going down: the recorded order beside the other
//! one, or above it where the terminal is narrow.

use crate::Look;
use crate::line::{Glyphs, Line, Tone};
use crate::safe::{clipped, visible, width};
use finding::{Emphasis, Finding, Interleaving, Lane, Row, Severity, Step};
use std::collections::BTreeMap;

/// Texts up to this width are never clipped only to get two panels side by side.
const READABLE: usize = 24;
/// Where even stacked panels are too wide, columns may shrink to this.
const NARROWEST: usize = 10;
/// Longer texts are clipped even if there is room: a column is read from top to bottom.
const WIDEST: usize = 32;
/// Spaces between two columns: this many, or one if only then two panels fit side by side.
const BETWEEN_LANES: usize = 2;
/// Spaces between two panels.
const BETWEEN_PANELS: usize = 4;
/// A screen is about fifty lines high; a picture takes no more than most of it.
const MOST_ROWS: usize = 40;

/// Draws the interleaving of a finding.
pub(crate) fn draw(finding: &Finding, interleaving: &Interleaving, indent: usize, look: &Look) -> Vec<Line> {
    let picture = Picture::new(finding, interleaving, look, look.width.saturating_sub(indent));
    let shift = |line: Line| Line::indented(indent).append(line);
    picture.draw().into_iter().map(shift).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    SideBySide,
    Stacked,
}

/// How wide a thread's column would like to be.
struct Wish {
    lane: Lane,
    decisive: bool,
    steps: usize,
    /// The width of its longest cell.
    most: usize,
    /// The width without which a text is clipped, or a decisive step loses its locks.
    least: usize,
}

impl Wish {
    fn of(lane: Lane) -> Self {
        Wish { lane, decisive: false, steps: 0, most: 0, least: 0 }
    }
}

struct Picture<'a> {
    interleaving: &'a Interleaving,
    severity: Severity,
    /// The numbers of the sides, by event.
    marks: BTreeMap<u64, usize>,
    glyphs: &'static Glyphs,
    layout: Layout,
    /// The threads that are shown, each with the width of its column.
    lanes: Vec<(Lane, usize)>,
    /// Spaces between two columns.
    gap: usize,
    /// How many threads are not shown.
    hidden: usize,
    /// The width of the longest side number, `(1)`, and of the longest event label, `e18`.
    mark: usize,
    label: usize,
}

impl<'a> Picture<'a> {
    fn new(finding: &Finding, interleaving: &'a Interleaving, look: &Look, columns: usize) -> Self {
        let label = steps(interleaving)
            .filter_map(|step| step.event)
            .max()
            .map_or(0, |event| width(&event_label(event)));
        let mut picture = Picture {
            interleaving,
            severity: finding.severity,
            marks: marks(finding),
            glyphs: Glyphs::of(look.charset),
            layout: Layout::Stacked,
            lanes: Vec::new(),
            gap: BETWEEN_LANES,
            hidden: 0,
            mark: side_mark(finding.sides().count()).len(),
            label,
        };
        picture.choose_layout(columns);
        picture
    }

    /// Side by side if the texts stay readable; else stacked; else only the threads of decisive steps; else
    /// fewer yet.
    fn choose_layout(&mut self, columns: usize) {
        let mut lanes = self.by_weight();
        let all = lanes.len();
        let decisive = lanes.iter().filter(|lane| lane.decisive).count().max(1);
        while !self.try_layout(&lanes, columns) && lanes.len() > 1 {
            lanes.truncate(decisive.min(lanes.len() - 1));
        }
        if self.lanes.is_empty() {
            self.lanes = lanes.first().map(|wish| (wish.lane, NARROWEST)).into_iter().collect();
        }
        self.hidden = all - self.lanes.len();
    }

    fn try_layout(&mut self, wishes: &[Wish], columns: usize) -> bool {
        let half = columns.saturating_sub(BETWEEN_PANELS) / 2;
        let least = wishes.iter().map(|wish| wish.least).max().unwrap_or(0).min(READABLE);
        let mut attempts = vec![(Layout::Stacked, columns, NARROWEST, BETWEEN_LANES)];
        if !self.interleaving.original.is_empty() {
            let beside = |gap| (Layout::SideBySide, half, least, gap);
            attempts.splice(0..0, [beside(BETWEEN_LANES), beside(1)]);
        }
        for (layout, columns, least, gap) in attempts {
            if let Some(lanes) = self.fit(wishes, columns, least, gap) {
                (self.layout, self.lanes, self.gap) = (layout, lanes, gap);
                return true;
            }
        }
        false
    }

    /// The threads that do something: those of decisive steps first, then those that do most.
    fn by_weight(&self) -> Vec<Wish> {
        let mut wishes: BTreeMap<Lane, Wish> = BTreeMap::new();
        for step in steps(self.interleaving) {
            let name = width(&visible(self.interleaving.thread(step.lane)));
            let text = width(&visible(&step.text));
            let cell = text + width(&visible(&held(step)));
            let wish = wishes.entry(step.lane).or_insert(Wish::of(step.lane));
            let decisive = step.emphasis == Emphasis::Decisive;
            wish.decisive |= decisive;
            wish.steps += 1;
            wish.most = wish.most.max(cell).max(name).min(WIDEST);
            wish.least = wish.least.max(if decisive { cell } else { text });
        }
        let mut sorted: Vec<Wish> = wishes.into_values().collect();
        sorted.sort_by_key(|wish| std::cmp::Reverse((wish.decisive, wish.steps)));
        sorted
    }

    /// The widest columns that fit, all clipped at the same width, which is at least `least` where that is
    /// needed.
    fn fit(&self, wishes: &[Wish], columns: usize, least: usize, gap: usize) -> Option<Vec<(Lane, usize)>> {
        let room = columns.checked_sub(self.gutter())? + gap;
        let total = |cap: usize| wishes.iter().map(|wish| wish.most.min(cap) + gap).sum::<usize>();
        let cap = (least.max(1)..=WIDEST).rev().find(|cap| total(*cap) <= room)?;
        let mut lanes: Vec<_> = wishes.iter().map(|wish| (wish.lane, wish.most.min(cap))).collect();
        lanes.sort_unstable();
        Some(lanes)
    }

    /// `(1) e18 `: the number of the side, the event.
    fn gutter(&self) -> usize {
        self.mark + 1 + self.label + 1
    }

    fn draw(&self) -> Vec<Line> {
        let Interleaving { original, reordered, .. } = self.interleaving;
        let mut lines = match (original.is_empty(), self.layout) {
            (true, _) => self.panel("how it happens", reordered),
            (false, Layout::Stacked) => {
                let mut lines = self.panel("as recorded", original);
                lines.push(Line::default());
                lines.extend(self.panel("as it could also happen", reordered));
                lines
            }
            (false, Layout::SideBySide) => beside(
                self.panel("as recorded", original),
                self.panel("as it could also happen", reordered),
                self.panel_width() + BETWEEN_PANELS,
            ),
        };
        if self.hidden > 0 {
            let plural = if self.hidden == 1 { "" } else { "s" };
            let text = format!("{} {} more thread{plural}", self.glyphs.more, self.hidden);
            lines.push(Line::default().put(Tone::Dim, &text));
        }
        lines
    }

    fn panel_width(&self) -> usize {
        let lanes: usize = self.lanes.iter().map(|(_, width)| width + self.gap).sum();
        self.gutter() + lanes.saturating_sub(self.gap)
    }

    fn panel(&self, title: &str, rows: &[Row]) -> Vec<Line> {
        let mut lines = vec![Line::default().put(Tone::Strong, title)];
        lines.push(self.cells(Line::default(), |lane, width| {
            let name = clipped(self.interleaving.thread(lane), width, self.glyphs.more);
            Line::default().put(Tone::Strong, &name)
        }));
        lines.push(self.cells(Line::default(), |_, width| {
            Line::default().put(Tone::Dim, &self.glyphs.rule.repeat(width))
        }));
        lines.extend(self.shown(rows).iter().map(|row| match row {
            Shown::Step(step) => self.step(step),
            Shown::Skipped(count) => self.skipped(*count),
        }));
        lines
    }

    /// Fills the thread columns of one line.
    fn cells(&self, gutter: Line, cell: impl Fn(Lane, usize) -> Line) -> Line {
        let mut at = self.gutter();
        let mut line = gutter.pad_to(at);
        for (lane, width) in &self.lanes {
            line = line.pad_to(at).append(cell(*lane, *width));
            at += width + self.gap;
        }
        line
    }

    fn step(&self, step: &Step) -> Line {
        let tone = match step.emphasis {
            Emphasis::Decisive => Tone::Loud(self.severity),
            Emphasis::Plain => Tone::Plain,
        };
        self.cells(self.step_gutter(step, tone), |lane, width| {
            if lane != step.lane {
                return Line::default().put(Tone::Dim, self.glyphs.lane);
            }
            let cell = Line::default().put(tone, &clipped(&step.text, width, self.glyphs.more));
            let locks = held(step);
            // Locks are the first to go where it is narrow: the sides name those that matter.
            let fits = cell.width() + crate::safe::width(&visible(&locks)) <= width;
            if fits { cell.put(Tone::Dim, &locks) } else { cell }
        })
    }

    fn step_gutter(&self, step: &Step, tone: Tone) -> Line {
        let number = step.event.and_then(|event| self.marks.get(&event));
        let mark = match (step.emphasis, number) {
            (Emphasis::Decisive, Some(number)) => side_mark(*number),
            (Emphasis::Decisive, None) => format!(" {}", self.glyphs.point),
            (Emphasis::Plain, _) => String::new(),
        };
        let label = step.event.map_or_else(String::new, event_label);
        let start = self.gutter() - 1 - width(&label);
        Line::default().put(tone, &mark).pad_to(start).put(Tone::Dim, &label)
    }

    /// A mark in every column, and the number in the first that has room for it.
    fn skipped(&self, count: u64) -> Line {
        let text = format!("{} {count} event{}", self.glyphs.gap, if count == 1 { "" } else { "s" });
        let roomy = self.lanes.iter().find(|(_, columns)| width(&text) <= *columns).map(|(lane, _)| *lane);
        self.cells(Line::default(), |lane, _| {
            let text = if Some(lane) == roomy { &text } else { self.glyphs.gap };
            Line::default().put(Tone::Dim, text)
        })
    }

    /// The rows to show: steps of hidden threads are skipped, and of a long story all but its decisive steps
    /// and end.
    fn shown<'r>(&self, rows: &'r [Row]) -> Vec<Shown<'r>> {
        let late = rows.len().saturating_sub(MOST_ROWS);
        let mut shown: Vec<Shown<'r>> = Vec::new();
        for (index, row) in rows.iter().enumerate() {
            match row {
                Row::Step(step) if self.is_shown(step, index >= late) => shown.push(Shown::Step(step)),
                Row::Step(_) => skip(&mut shown, 1),
                Row::Skipped(count) => skip(&mut shown, *count),
            }
        }
        shown
    }

    fn is_shown(&self, step: &Step, late: bool) -> bool {
        let has_lane = self.lanes.iter().any(|(lane, _)| *lane == step.lane);
        has_lane && (late || step.emphasis == Emphasis::Decisive)
    }
}

enum Shown<'a> {
    Step(&'a Step),
    Skipped(u64),
}

fn skip(shown: &mut Vec<Shown<'_>>, more: u64) {
    if let Some(Shown::Skipped(count)) = shown.last_mut() {
        *count = count.saturating_add(more);
    } else if more > 0 {
        shown.push(Shown::Skipped(more));
    }
}

/// The numbers of the sides, by event.
pub(crate) fn marks(finding: &Finding) -> BTreeMap<u64, usize> {
    let numbered = finding.sides().zip(1..);
    numbered.filter_map(|(side, number)| Some((side.location.event()?, number))).collect()
}

/// The steps of both orders.
pub(crate) fn steps(interleaving: &Interleaving) -> impl Iterator<Item = &Step> {
    interleaving.original.iter().chain(&interleaving.reordered).filter_map(|row| match row {
        Row::Step(step) => Some(step),
        Row::Skipped(_) => None,
    })
}

pub(crate) fn side_mark(number: usize) -> String {
    format!("({number})")
}

pub(crate) fn event_label(event: u64) -> String {
    format!("e{event}")
}

/// ` {m, n}`: the locks held at a step, or nothing.
pub(crate) fn held(step: &Step) -> String {
    if step.held.is_empty() { String::new() } else { format!(" {{{}}}", step.held.join(", ")) }
}

fn beside(left: Vec<Line>, right: Vec<Line>, offset: usize) -> Vec<Line> {
    let height = left.len().max(right.len());
    let fill = |lines: Vec<Line>| lines.into_iter().chain(std::iter::repeat(Line::default())).take(height);
    fill(left).zip(fill(right)).map(|(left, right)| left.pad_to(offset).append(right)).collect()
}
