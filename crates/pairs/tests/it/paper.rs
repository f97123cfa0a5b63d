//! The running example of the paper, with the sets that its text gives for each stage.

use crate::support::{csharp, effects};
use pairs::{Config, Harness};

#[test]
fn show() {
    let path = std::env::var("SHOW").expect("path");
    let text = std::fs::read_to_string(&path).expect("file");
    let program = csharp("a.cs", &text);
    let config = Config { harness: if std::env::var("PUBLIC").is_ok() { Harness::Public } else { Harness::Auto }, ..Config::default() };
    let start = std::time::Instant::now();
    let outcome = pairs::run(&program, effects(), &config);
    println!("{:?} {:?}\n{:?}", start.elapsed(), outcome.sizes, outcome.stages);
    for finding in &outcome.findings {
        println!("{} {:?}", finding.message, finding.notes);
        for side in finding.sides() {
            println!("   {} {} locks {:?}", side.role, side.location, side.locks.iter().map(|l| &l.name).collect::<Vec<_>>());
            for call in &side.calls {
                println!("      {} {}", call.function, call.location.as_ref().map(ToString::to_string).unwrap_or_default());
            }
        }
    }
    println!("{:?}", outcome.problems);
    if std::env::var("PAIRS").is_ok() {
        for (stage, pairs) in pairs::pairs_of(&program, effects(), &config) {
            println!("{}", stage.name());
            for (one, other) in pairs { println!("   {one} | {other}"); }
        }
    }
}
