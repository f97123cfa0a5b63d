//! Traces drawn in thread columns, as papers draw them: the notation of our tests and fixtures.
//!
//! ```text
//! t1        t2
//! w(x)=1
//!           r(x)@Account.java:12
//!           br
//! ```
//!
//! The first line names the threads; every other line holds one event, in its thread's column. `=` adds a
//! value, `@` a location; without one, the location is the number of the event, counted from 1.

use crate::{Builder, Trace};

/// Parses a drawing. `Err` names the line and what is wrong with it.
pub fn parse(drawing: &str) -> Result<Trace, String> {
    let mut lines = drawing.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    let (_, header) = lines.next().ok_or("a drawing starts with a line of thread names")?;
    let columns = columns_of(header);
    let mut builder = Builder::new();
    for (event, (number, line)) in lines.enumerate() {
        let wrong = |what: &str| format!("line {}: {what}: {}", number + 1, line.trim());
        let indent = line.len() - line.trim_start().len();
        let (_, thread) = columns
            .iter()
            .rev()
            .find(|(start, _)| *start <= indent)
            .ok_or_else(|| wrong("left of all columns"))?;
        let cell = Cell::parse(line.trim()).ok_or_else(|| wrong("expected `op(operand)=value@location`"))?;
        let default_location = (event + 1).to_string();
        builder
            .push(thread, cell.word, cell.operand, cell.location.unwrap_or(&default_location), cell.value)
            .map_err(|refused| wrong(&format!("{refused:?}")))?;
    }
    Ok(builder.finish())
}

fn columns_of(header: &str) -> Vec<(usize, &str)> {
    header.split_whitespace().map(|name| (name.as_ptr() as usize - header.as_ptr() as usize, name)).collect()
}

struct Cell<'a> {
    word: &'a str,
    operand: &'a str,
    value: Option<&'a str>,
    location: Option<&'a str>,
}

impl<'a> Cell<'a> {
    fn parse(text: &'a str) -> Option<Self> {
        let (text, location) = match text.rsplit_once('@') {
            Some((text, location)) => (text, Some(location)),
            None => (text, None),
        };
        let Some((word, rest)) = text.split_once('(') else {
            return Some(Cell { word: text, operand: "", value: None, location });
        };
        let (operand, rest) = rest.rsplit_once(')')?;
        let value = match rest {
            "" => None,
            _ => Some(rest.strip_prefix('=')?),
        };
        Some(Cell { word, operand, value, location })
    }
}
