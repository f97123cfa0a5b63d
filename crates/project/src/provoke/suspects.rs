//! What other engines suspect, as traps: reports in JSON, of which only the places matter.

use crate::Error;
use active::TrapFile;
use serde::Deserialize;
use std::path::PathBuf;

#[derive(Deserialize)]
struct Report {
    findings: Vec<Found>,
}

#[derive(Deserialize)]
struct Found {
    sides: Vec<OneSide>,
}

#[derive(Deserialize)]
struct OneSide {
    location: Place,
}

#[derive(Deserialize)]
struct Place {
    source: Option<InSource>,
}

#[derive(Deserialize)]
struct InSource {
    path: String,
    start: Point,
}

#[derive(Deserialize)]
struct Point {
    line: u32,
}

/// The pairs of places of all findings with two sides. A JVM knows files by their names alone.
pub fn suspects(reports: &[PathBuf]) -> Result<TrapFile, Error> {
    let mut pairs = TrapFile::default();
    for path in reports {
        let text = std::fs::read_to_string(path)
            .map_err(|error| Error::new(format!("cannot read {}", path.display())).because(error))?;
        let report: Report = serde_json::from_str(&text).map_err(|error| {
            Error::new(format!("{} is not a report", path.display()))
                .because(error)
                .help("`threadbare check --output-format json` writes one")
        })?;
        add_all(&report, &mut pairs);
    }
    Ok(pairs)
}

fn add_all(report: &Report, pairs: &mut TrapFile) {
    for finding in &report.findings {
        let places = finding.sides.iter().filter_map(|side| side.location.source.as_ref()).map(|source| {
            let file = source.path.rsplit(['/', '\\']).next().unwrap_or(&source.path);
            format!("{file}:{}", source.start.line)
        });
        let places: Vec<String> = places.collect();
        for (at, first) in places.iter().enumerate() {
            for second in &places[at + 1..] {
                pairs.add(first.clone(), second.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_sides_of_a_finding_are_suspected() {
        let side = |path: &str, line: u32| {
            format!(r#"{{"role":"x","location":{{"source":{{"path":"{path}","start":{{"line":{line}}}}}}}}}"#)
        };
        let sides = [side("src/A.java", 3), side("B.java", 9)].join(",");
        let text = format!(
            r#"{{"findings":[{{"rule":"x","sides":[{sides}]}},{{"sides":[{}]}}]}}"#,
            side("C.java", 1)
        );
        let report: Report = serde_json::from_str(&text).expect("a report");
        let mut pairs = TrapFile::default();
        add_all(&report, &mut pairs);
        assert_eq!(pairs.pairs().collect::<Vec<_>>(), [("A.java:3", "B.java:9")]);
    }
}
