//! Text in, text out.
use super::*;
#[test]
fn every_line_of_the_table_parses() {
    let problems = Effects::parse(dotnet::AREAS).err().unwrap_or_default();
    let shown: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert!(shown.is_empty(), "{}", shown.join("\n"));
}
