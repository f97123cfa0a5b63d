//! The pages that are generated and committed.

use std::fs;
use std::path::{Path, PathBuf};

/// Writes a page of this folder.
pub(crate) fn write(name: &str, text: &str) -> Result<(), String> {
    put(&folder().join(name), text)
}

/// Replaces the table of the README that stands between its two markers.
pub(crate) fn write_readme_table(table: &str) -> Result<(), String> {
    let path = folder().join("../README.md");
    let text =
        fs::read_to_string(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let text =
        with_table(&text, table).ok_or_else(|| format!("{} has no place for the table", path.display()))?;
    put(&path, &text)
}

fn with_table(text: &str, table: &str) -> Option<String> {
    const START: &str = "<!-- table: bench run -->\n";
    const END: &str = "<!-- end of table -->";
    let (before, rest) = text.split_once(START)?;
    let (_, after) = rest.split_once(END)?;
    Some([before, START, "\n", table, "\n", END, after].concat())
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn put(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_table_is_replaced() {
        let page = "# Page\n<!-- table: bench run -->\nold\n<!-- end of table -->\nmore\n";
        let expected = "# Page\n<!-- table: bench run -->\n\n| new |\n\n<!-- end of table -->\nmore\n";
        assert_eq!(with_table(page, "| new |\n").as_deref(), Some(expected));
        assert_eq!(with_table("# Page\n", "| new |\n"), None);
    }
}
