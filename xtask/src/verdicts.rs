//! The verdicts on what `threadbare check` finds in real projects: `check.csv`, `simulate.csv` and `pairs.csv` in `bench/verdicts`
//! are written by people, a page is made from each, and they are compared with what the program finds today.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{fmt, fs};

/// Where the verdicts are.
const FOLDER: &str = "bench/verdicts";
/// The first line of the table.
const COLUMNS: &str = "rule,project,path,line,verdict,why";

/// A table of verdicts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Table {
    /// On what rules see in the code.
    Check,
    /// On what simulated runs show.
    Simulate,
    /// On pairs of accesses in jars: the forty surest of each.
    Pairs,
}

impl Table {
    const ALL: [Table; 3] = [Table::Check, Table::Simulate, Table::Pairs];

    fn name(self) -> &'static str {
        match self {
            Table::Check => "check",
            Table::Simulate => "simulate",
            Table::Pairs => "pairs",
        }
    }

    /// What stands above the numbers.
    fn header(self) -> &'static str {
        match self {
            Table::Check => include_str!("verdicts/header.md"),
            Table::Simulate => include_str!("verdicts/simulate.md"),
            Table::Pairs => include_str!("verdicts/pairs.md"),
        }
    }

    fn rows(self, folder: &Path) -> Result<Vec<Row>, String> {
        parse(&read(&folder.join(self.name()).with_extension("csv"))?)
    }

    /// The table that a finding of a report belongs to: only runs have a place where they begin, and two rules are about pairs.
    fn of(finding: &serde_json::Value) -> Table {
        let evidence = finding["evidence"].as_array().map(Vec::as_slice).unwrap_or_default();
        match finding["rule"].as_str() {
            _ if evidence.iter().any(|it| it["entry"].is_string()) => Table::Simulate,
            Some("may-race" | "may-deadlock") => Table::Pairs,
            _ => Table::Check,
        }
    }
}

/// What a reader of the source thinks of a finding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Verdict {
    /// A bug or a risk, as the page of the rule describes it.
    True,
    /// What the finding says is there, but it cannot hurt.
    Benign,
    /// What the finding says is not so.
    False,
}

impl Verdict {
    const ALL: [Verdict; 3] = [Verdict::True, Verdict::Benign, Verdict::False];

    fn name(self) -> &'static str {
        match self {
            Verdict::True => "true",
            Verdict::Benign => "benign",
            Verdict::False => "false",
        }
    }
}

/// Which finding is meant. The projects do not change, so a line is a good name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Key {
    rule: String,
    project: String,
    path: String,
    line: u64,
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}:{} {}", self.project, self.path, self.line, self.rule)
    }
}

/// A line of the table.
#[derive(Debug)]
struct Row {
    key: Key,
    verdict: Verdict,
    why: String,
}

/// Writes the pages from the tables.
pub(crate) fn write(root: &Path) -> Result<(), String> {
    let folder = root.join(FOLDER);
    for table in Table::ALL {
        let page = folder.join(table.name()).with_extension("md");
        let text = render(table, &table.rows(&folder)?);
        fs::write(&page, text).map_err(|error| format!("cannot write {}: {error}", page.display()))?;
    }
    Ok(())
}

/// Compares the verdicts with findings: files of `threadbare check --output-format json`, one per project, each named
/// after its project. What is missing on either side, as text; nothing if all is well.
pub(crate) fn compare(root: &Path, files: &[&str]) -> Result<String, String> {
    let mut reports = Vec::new();
    for file in files.iter().map(Path::new) {
        let project = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        reports.push((project, read(file)?));
    }
    let mut text = String::new();
    for table in Table::ALL {
        let mut found = BTreeSet::new();
        for (project, report) in &reports {
            found.extend(keys(table, project, report)?);
        }
        let is_compared = |key: &Key| reports.iter().any(|(project, _)| *project == key.project);
        let rows = table.rows(&root.join(FOLDER))?;
        let judged: BTreeSet<Key> = rows.into_iter().map(|row| row.key).filter(is_compared).collect();
        if table == Table::Pairs {
            // Only the surest are judged; who looks at the rest does so at their own pace.
            found.retain(|key| judged.contains(key));
        }
        text += &differences(&judged, &found);
    }
    Ok(text)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("cannot read {}: {error}", path.display()))
}

/// Only the last column may contain commas; it is quoted.
fn parse(text: &str) -> Result<Vec<Row>, String> {
    let mut lines = text.lines().zip(1..);
    if lines.next().is_none_or(|(first, _)| first != COLUMNS) {
        return Err(format!("the first line is not `{COLUMNS}`"));
    }
    lines.map(|(line, number)| row(line).ok_or(format!("line {number} is not a verdict: {line}"))).collect()
}

fn row(line: &str) -> Option<Row> {
    let columns: Vec<&str> = line.splitn(6, ',').collect();
    let [rule, project, path, line, verdict, why] = columns[..] else { return None };
    let key = Key { rule: rule.into(), project: project.into(), path: path.into(), line: line.parse().ok()? };
    let verdict = Verdict::ALL.into_iter().find(|known| known.name() == verdict)?;
    let why = why.strip_prefix('"')?.strip_suffix('"')?.replace("\"\"", "\"");
    (!why.is_empty()).then_some(Row { key, verdict, why })
}

fn keys(table: Table, project: &str, json: &str) -> Result<Vec<Key>, String> {
    let report: serde_json::Value =
        serde_json::from_str(json).map_err(|error| format!("the findings of {project}: {error}"))?;
    let findings = report["findings"].as_array().ok_or(format!("{project}: there is no list of findings"))?;
    let key = |finding: &serde_json::Value| {
        let place = &finding["sides"][0]["location"]["source"];
        let path = place["path"].as_str()?;
        Some(Key {
            rule: finding["rule"].as_str()?.to_owned(),
            project: project.to_owned(),
            path: if table == Table::Pairs { pair(finding)? } else { path.to_owned() },
            line: place["start"]["line"].as_u64()?,
        })
    };
    let findings = findings.iter().filter(|finding| Table::of(finding) == table);
    let keys = findings.map(|finding| key(finding).ok_or(format!("{project}: a finding has no place")));
    keys.collect()
}

/// A pair by its memory and its two methods: class files need not know lines.
fn pair(finding: &serde_json::Value) -> Option<String> {
    let memory = finding["message"].as_str()?.split(": ").next()?;
    let method = |side: usize| finding["sides"][side]["calls"][0]["function"].as_str();
    Some(format!("{memory} in {} and {}", method(0)?, method(1).or(method(0))?))
}

fn differences(judged: &BTreeSet<Key>, found: &BTreeSet<Key>) -> String {
    let mut text = String::new();
    for key in found.difference(judged) {
        let _ = writeln!(text, "without a verdict: {key}");
    }
    for key in judged.difference(found) {
        let _ = writeln!(text, "no longer found: {key}");
    }
    text
}

fn render(table: Table, rows: &[Row]) -> String {
    let mut by_rule: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    for row in rows {
        by_rule.entry(&row.key.rule).or_default().push(row);
    }
    let all: Vec<&Row> = rows.iter().collect();
    let mut text = table.header().to_owned();
    text += "\n## Totals\n\n| rule | findings | true | benign | false | false, % |\n| --- | ---: | ---: | ---: | ---: | ---: |\n";
    for (rule, rows) in &by_rule {
        text += &totals(&format!("[{rule}](../../docs/rules/{rule}.md)"), rows);
    }
    text += &totals("**all**", &all);
    for (rule, rows) in &mut by_rule {
        rows.sort_by_key(|row| &row.key);
        let _ =
            write!(text, "\n## {rule}\n\n| project | place | verdict | why |\n| --- | --- | --- | --- |\n");
        for Row { key, verdict, why } in rows {
            let place = format!("{}:{}", key.path, key.line);
            let why = why.replace('|', "\\|");
            let _ = writeln!(text, "| {} | {place} | {} | {why} |", key.project, verdict.name());
        }
    }
    text
}

fn totals(name: &str, rows: &[&Row]) -> String {
    let count = |verdict| rows.iter().filter(|row| row.verdict == verdict).count();
    let [right, benign, wrong] = Verdict::ALL.map(count);
    // Rounded to the next whole number.
    let percent = (200 * wrong + rows.len()) / (2 * rows.len().max(1));
    format!("| {name} | {} | {right} | {benign} | {wrong} | {percent} |\n", rows.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = "rule,project,path,line,verdict,why
empty-lock,Bank,src/Desk.cs,7,true,\"locks, and does nothing\"
empty-lock,Bank,src/Desk.cs,3,false,\"the \"\"body\"\" is a macro\"
data-race,Bank,src/Desk.cs,9,benign,\"one thread\"
";
    const FINDINGS: &str = r#"{"findings": [
        {"rule": "empty-lock", "sides": [{"location": {"source": {"path": "src/Desk.cs", "start": {"line": 3}}}}]},
        {"rule": "data-race", "sides": [{"location": {"source": {"path": "src/Desk.cs", "start": {"line": 10}}}}]}
    ]}"#;

    #[test]
    fn a_page_counts_and_lists() {
        let rows = parse(TABLE).expect("a table");
        let page = render(Table::Check, &rows);
        let (_, tables) = page.split_once("## Totals\n").expect("totals come after the header");
        assert_eq!(
            tables,
            "
| rule | findings | true | benign | false | false, % |
| --- | ---: | ---: | ---: | ---: | ---: |
| [data-race](../../docs/rules/data-race.md) | 1 | 0 | 1 | 0 | 0 |
| [empty-lock](../../docs/rules/empty-lock.md) | 2 | 1 | 0 | 1 | 50 |
| **all** | 3 | 1 | 1 | 1 | 33 |

## data-race

| project | place | verdict | why |
| --- | --- | --- | --- |
| Bank | src/Desk.cs:9 | benign | one thread |

## empty-lock

| project | place | verdict | why |
| --- | --- | --- | --- |
| Bank | src/Desk.cs:3 | false | the \"body\" is a macro |
| Bank | src/Desk.cs:7 | true | locks, and does nothing |
"
        );
    }

    #[test]
    fn both_directions_are_compared() {
        let judged = parse(TABLE).expect("a table").into_iter().map(|row| row.key).collect();
        let found = keys(Table::Check, "Bank", FINDINGS).expect("a report").into_iter().collect();
        assert_eq!(
            differences(&judged, &found),
            "without a verdict: Bank src/Desk.cs:10 data-race\n\
             no longer found: Bank src/Desk.cs:9 data-race\n\
             no longer found: Bank src/Desk.cs:7 empty-lock\n"
        );
    }

    #[test]
    fn a_verdict_needs_a_reason() {
        let line = "rule,project,path,line,verdict,why\nempty-lock,Bank,src/Desk.cs,7,true,\"\"\n";
        assert_eq!(
            parse(line).map(|_| ()),
            Err("line 2 is not a verdict: empty-lock,Bank,src/Desk.cs,7,true,\"\"".to_owned())
        );
    }

    #[test]
    fn runs_have_a_table_of_their_own() {
        let report =
            FINDINGS.replacen("\"sides\"", "\"evidence\": [{\"entry\": \"Program.Main\"}], \"sides\"", 1);
        let lines = |table| -> Vec<u64> {
            keys(table, "Bank", &report).expect("a report").iter().map(|key| key.line).collect()
        };
        assert_eq!((lines(Table::Check), lines(Table::Simulate)), (vec![10], vec![3]));
    }

    #[test]
    fn the_pages_are_made_from_the_tables() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(FOLDER);
        for table in Table::ALL {
            let rows = table.rows(&folder).expect("a table");
            let page = read(&folder.join(table.name()).with_extension("md")).expect("the page is there");
            assert!(page == render(table, &rows), "a page is out of date; run `cargo xtask verdicts`");
        }
    }
}
