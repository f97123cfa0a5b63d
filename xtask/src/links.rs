//! Links of the documentation: what a page points to in this tree must exist.

use std::path::Path;

/// The links of a Markdown file to files that do not exist: `line: target`.
pub(crate) fn broken(path: &Path, text: &str) -> Vec<String> {
    if path.extension().is_none_or(|extension| extension != "md") {
        return Vec::new();
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    targets(text)
        .filter(|(_, target)| {
            !target.contains("://") && !target.starts_with('#') && !target.starts_with("mailto:")
        })
        .filter(|(_, target)| !folder.join(target.split('#').next().unwrap_or(target)).exists())
        .map(|(line, target)| format!("{line}: `{target}` does not exist"))
        .collect()
}

/// Every `[text](target)` with its line number.
fn targets(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(number, line)| {
        line.split("](").skip(1).filter_map(move |rest| Some((number + 1, rest.split_once(')')?.0)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_links_into_the_tree_are_followed() {
        let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("page.md");
        let text =
            "[a](Cargo.toml) [b](nowhere.md#part)\n[c](https://example.org) [d](#part) [e](src/main.rs#L1)\n";
        assert_eq!(broken(&here, text), ["1: `nowhere.md#part` does not exist"]);
        assert!(broken(&here.with_extension("rs"), text).is_empty());
    }
}
