//! Tables in Markdown: readable on the terminal, ready to be committed.

/// Renders rows under a header; the first `texts` columns are text, the others are numbers and stand to the
/// right.
pub(crate) fn render(texts: usize, header: &[&str], rows: &[Vec<String>]) -> String {
    let width = |column: usize| {
        let cells = rows.iter().filter_map(|row| row.get(column)).map(String::len);
        cells.chain([header[column].len()]).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let header: Vec<String> = header.iter().map(|&cell| cell.to_owned()).collect();
    let rule: Vec<String> = widths
        .iter()
        .enumerate()
        .map(|(i, &width)| if i < texts { "-".repeat(width) } else { format!("{}:", "-".repeat(width - 1)) })
        .collect();
    [header, rule].iter().chain(rows).map(|row| line(row, &widths, texts)).collect()
}

fn line(row: &[String], widths: &[usize], texts: usize) -> String {
    let cells: Vec<String> = row
        .iter()
        .zip(widths)
        .enumerate()
        .map(
            |(i, (cell, &width))| {
                if i < texts { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            },
        )
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

/// A power of ten as `1e6`; any other number as it is.
pub(crate) fn power(number: u64) -> String {
    let exponent = number.checked_ilog10().unwrap_or(0);
    if number == 10_u64.pow(exponent) { format!("1e{exponent}") } else { number.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned() {
        let rows = [vec!["walk".to_owned(), short(1_234_567.0)], vec!["x".to_owned(), short(12.0)]];
        assert_eq!(
            render(1, &["case", "events"], &rows),
            "| case | events |\n| ---- | -----: |\n| walk |   1.2M |\n| x    |     12 |\n"
        );
    }

    #[test]
    fn powers_of_ten_are_short() {
        assert_eq!([power(100_000), power(1), power(0), power(250)], ["1e5", "1e0", "0", "250"]);
    }
}
