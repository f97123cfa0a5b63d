//! A rule's page in the terminal, laid out like a manual page. Reads the little Markdown that the pages use:
//! headings, paragraphs, lists, tables, code blocks (fenced or indented), bold and code. The rest is shown as
//! it is written.

use crate::Look;
use crate::line::{Glyphs, Line, Tone, page, wrapped};
use finding::Rule;
use finding::rules::markdown;

/// How far everything but headings is moved in.
const INDENT: usize = 2;

/// The page of a rule.
pub fn explain(rule: &Rule, look: &Look) -> String {
    let text = markdown(rule);
    let mut lines: Vec<Line> = Vec::new();
    let mut after_heading = true;
    for block in blocks(&text) {
        // A heading stands close to what it is the heading of.
        if !after_heading {
            lines.push(Line::default());
        }
        lines.extend(show(&block, look));
        after_heading = matches!(block, Block::Heading(_));
    }
    page(&lines, look)
}

#[derive(PartialEq, Eq, Debug)]
enum Block<'a> {
    Heading(&'a str),
    Paragraph(String),
    Items(Vec<String>),
    Code(Vec<&'a str>),
    Table(Vec<Vec<&'a str>>),
}

fn blocks(text: &str) -> Vec<Block<'_>> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        if line.starts_with("```") {
            let code = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            blocks.push(Block::Code(code));
        } else if line.starts_with('#') {
            blocks.push(Block::Heading(line.trim_start_matches('#').trim()));
        } else if !line.trim().is_empty() {
            add(&mut blocks, line);
        } else if lines.peek().is_some() {
            // An empty paragraph ends the block before it; it shows nothing itself.
            blocks.push(Block::Paragraph(String::new()));
        }
    }
    blocks.retain(|block| *block != Block::Paragraph(String::new()));
    blocks
}

/// Adds a line to the block it continues, or starts a new one.
fn add<'a>(blocks: &mut Vec<Block<'a>>, line: &'a str) {
    let indented = line.strip_prefix("    ");
    match (blocks.last_mut(), indented) {
        (Some(Block::Code(code)), Some(text)) => code.push(text),
        (Some(Block::Items(items)), _) if line.starts_with("- ") => items.push(line[2..].to_owned()),
        (Some(Block::Items(items)), _) if line.starts_with("  ") => {
            if let Some(item) = items.last_mut() {
                *item = format!("{item} {}", line.trim());
            }
        }
        (_, Some(text)) => blocks.push(Block::Code(vec![text])),
        (Some(Block::Table(rows)), None) if line.starts_with('|') => rows.push(cells(line)),
        _ if line.starts_with('|') => blocks.push(Block::Table(vec![cells(line)])),
        _ if line.starts_with("- ") => blocks.push(Block::Items(vec![line[2..].to_owned()])),
        (Some(Block::Paragraph(text)), None) if !text.is_empty() => *text = format!("{text} {line}"),
        _ => blocks.push(Block::Paragraph(line.to_owned())),
    }
}

fn cells(row: &str) -> Vec<&str> {
    row.trim().trim_matches('|').split('|').map(str::trim).collect()
}

fn show(block: &Block<'_>, look: &Look) -> Vec<Line> {
    let start = Line::indented(INDENT);
    match block {
        Block::Heading(text) => vec![Line::default().put(Tone::Strong, text)],
        Block::Paragraph(text) => wrapped(start, INDENT, &spans(text), look.width),
        Block::Items(items) => {
            let item =
                |item: &String| wrapped(start.clone().plain("- "), INDENT + 2, &spans(item), look.width);
            items.iter().flat_map(item).collect()
        }
        Block::Code(lines) => {
            lines.iter().map(|line| Line::indented(INDENT + 4).put(Tone::Code, line)).collect()
        }
        Block::Table(rows) => table(rows, look),
    }
}

/// Columns as wide as their widest cell; the last one wraps.
fn table(rows: &[Vec<&str>], look: &Look) -> Vec<Line> {
    let is_rule = |row: &&Vec<&str>| row.iter().all(|cell| cell.bytes().all(|byte| b"-:".contains(&byte)));
    let mut widths: Vec<usize> = Vec::new();
    for row in rows.iter().filter(|row| !is_rule(row)) {
        widths.resize(widths.len().max(row.len()), 0);
        for (known, cell) in widths.iter_mut().zip(row) {
            *known = (*known).max(put_spans(Line::default(), cell, Tone::Plain).width() + 2);
        }
    }
    let mut lines = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let tone = if index == 0 { Tone::Strong } else { Tone::Plain };
        if is_rule(&row) {
            let total = widths.iter().sum::<usize>().saturating_sub(2).min(look.width.saturating_sub(INDENT));
            lines.push(Line::indented(INDENT).put(Tone::Dim, &Glyphs::of(look.charset).rule.repeat(total)));
        } else if let Some((last, cells)) = row.split_last() {
            let start = cells.iter().zip(&widths).fold(Line::indented(INDENT), |line, (cell, width)| {
                let end = line.width() + width;
                put_spans(line, cell, tone).pad_to(end)
            });
            let hang = start.width();
            lines.extend(wrapped(start, hang, &toned(last, tone), look.width));
        }
    }
    lines
}

fn put_spans(line: Line, text: &str, tone: Tone) -> Line {
    toned(text, tone).into_iter().fold(line, |line, (tone, text)| line.put(tone, text))
}

/// The spans of the text, plain ones in this tone.
fn toned(text: &str, tone: Tone) -> Vec<(Tone, &str)> {
    spans(text).into_iter().map(|(own, text)| (if own == Tone::Plain { tone } else { own }, text)).collect()
}

/// Splits at `**` and at backquotes; what stands between a pair of them is bold or code.
fn spans(text: &str) -> Vec<(Tone, &str)> {
    let mut spans = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['*', '`']) {
        let mark = if rest[at..].starts_with("**") { "**" } else { &rest[at..=at] };
        let inner = &rest[at + mark.len()..];
        let Some(end) = inner.find(mark).filter(|_| mark != "*") else { break };
        let tone = if mark == "`" { Tone::Code } else { Tone::Strong };
        spans.extend([(Tone::Plain, &rest[..at]), (tone, &inner[..end])]);
        rest = &inner[end + mark.len()..];
    }
    spans.push((Tone::Plain, rest));
    spans.retain(|(_, text)| !text.is_empty());
    spans
}
