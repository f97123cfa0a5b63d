//! Tables in Markdown: readable on the terminal, ready to be committed.

/// Renders rows under a header; the first column is text, the others are numbers and stand to the right.
pub(crate) fn render(header: &[&str], rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).map(String::len);
        cells.chain([header[column].len()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let header: Vec<String> = header.iter().map(|&cell| cell.to_owned()).collect();
    let rule: Vec<String> = widths
        .iter()
        .enumerate()
        .map(|(i, &width)| if i == 0 { "-".repeat(width) } else { format!("{}:", "-".repeat(width - 1)) })
        .collect();
    [header, rule].iter().chain(rows).map(|row| line(row, &widths)).collect()
}

fn line(row: &[String], widths: &[usize]) -> String {
    let cells: Vec<String> = row
        .iter()
        .zip(widths)
        .enumerate()
        .map(|(i, (cell, &width))| if i == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") })
        .collect();
    format!("| {} |\n", cells.join(" | "))
}

/// 12345678 as `12.3M`.
pub(crate) fn short(number: f64) -> String {
    for (unit, suffix) in [(1e9, "G"), (1e6, "M"), (1e3, "k")] {
        if number >= unit {
            return format!("{:.1}{suffix}", number / unit);
        }
    }
    format!("{number:.0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let rows = [vec!["walk".to_owned(), short(1_234_567.0)], vec!["x".to_owned(), short(12.0)]];
        assert_eq!(
            render(&["case", "events"], &rows),
            "| case | events |\n| ---- | -----: |\n| walk |   1.2M |\n| x    |     12 |\n"
        );
    }
}
