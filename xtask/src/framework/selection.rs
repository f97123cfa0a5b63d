//! Which part of .NET the bundled outline has. The choice itself is in `selection.txt`.

use std::collections::BTreeMap;

/// What is kept of .NET.
#[derive(Debug, Default)]
pub(super) struct Selection<'t> {
    namespaces: BTreeMap<&'t str, Keep<'t>>,
    dropped: Vec<&'t str>,
    whole: Vec<&'t str>,
    overrides: Vec<&'t str>,
}

/// How much of a namespace is kept. Types are named without the number of their type parameters.
#[derive(Debug)]
enum Keep<'t> {
    All,
    Only(Vec<&'t str>),
    Except(Vec<&'t str>),
}

impl<'t> Selection<'t> {
    /// The selection that the project has made.
    pub(super) fn ours() -> Result<Selection<'static>, String> {
        Selection::parse(include_str!("selection.txt"))
    }

    fn parse(text: &'t str) -> Result<Self, String> {
        let mut selection = Selection::default();
        let mut words: Vec<&str> = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if !line.starts_with(' ') {
                selection.add(&std::mem::take(&mut words))?;
            }
            words.extend(line.split_whitespace());
        }
        selection.add(&words)?;
        Ok(selection)
    }

    fn add(&mut self, entry: &[&'t str]) -> Result<(), String> {
        match entry {
            [] => {}
            ["drop", prefixes @ ..] => self.dropped.extend(prefixes),
            ["whole", types @ ..] => self.whole.extend(types),
            ["overrides", prefixes @ ..] => self.overrides.extend(prefixes),
            ["namespace", name] => self.keep(name, Keep::All)?,
            ["namespace", name, "only", types @ ..] => self.keep(name, Keep::Only(types.to_vec()))?,
            ["namespace", name, "except", types @ ..] => self.keep(name, Keep::Except(types.to_vec()))?,
            _ => return Err(format!("the selection has an entry that means nothing: `{}`", entry.join(" "))),
        }
        Ok(())
    }

    fn keep(&mut self, namespace: &'t str, keep: Keep<'t>) -> Result<(), String> {
        match self.namespaces.insert(namespace, keep) {
            None => Ok(()),
            Some(_) => Err(format!("the selection has namespace `{namespace}` twice")),
        }
    }

    pub(super) fn has(&self, namespace: &str, name: &str) -> bool {
        match self.namespaces.get(namespace) {
            Some(Keep::All) => true,
            Some(Keep::Only(types)) => types.contains(&name),
            Some(Keep::Except(types)) => !types.contains(&name),
            None => false,
        }
    }

    /// Whether a line of C# mentions something that is dropped.
    pub(super) fn drops(&self, line: &str) -> bool {
        line.match_indices("global::").any(|(at, mark)| {
            let name = &line[at + mark.len()..];
            self.dropped.iter().any(|dropped| name.starts_with(dropped))
        })
    }

    /// Whether the type keeps even what mentions something dropped.
    pub(super) fn is_whole(&self, namespace: &str, name: &str) -> bool {
        let full = format!("{namespace}.{name}");
        self.whole.contains(&full.as_str())
    }

    pub(super) fn keeps_overrides(&self, namespace: &str) -> bool {
        self.overrides.iter().any(|prefix| namespace.starts_with(prefix))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_say_what_is_kept() {
        let text = "# comment\ndrop X.\nwhole A.W\noverrides B\n\
            namespace A\nnamespace B only C\n  D\nnamespace E except F\n";
        let selection = Selection::parse(text).expect("the text is fine");
        assert!(selection.has("A", "Any") && selection.has("B", "D") && selection.has("E", "G"));
        assert!(!selection.has("B", "E") && !selection.has("E", "F") && !selection.has("Z", "A"));
        assert!(selection.drops("public global::X.Y M();") && !selection.drops("public global::A.Y X.M();"));
        assert!(selection.is_whole("A", "W") && !selection.is_whole("A", "V"));
        assert!(selection.keeps_overrides("B.Sub") && !selection.keeps_overrides("A"));
    }

    #[test]
    fn entries_that_mean_nothing_are_refused() {
        let problem = |text| Selection::parse(text).expect_err("the text is wrong");
        assert_eq!(problem("keep A\n"), "the selection has an entry that means nothing: `keep A`");
        assert_eq!(problem("namespace A\nnamespace A\n"), "the selection has namespace `A` twice");
    }

    #[test]
    fn our_own_selection_is_fine() {
        let selection = Selection::ours().expect("the file of the project is fine");
        assert!(selection.has("System.Threading", "Lock"));
    }
}
