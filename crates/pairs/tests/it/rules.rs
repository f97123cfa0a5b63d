//! The examples in the documentation of the rules: the bad one is told, the good one is not.

use crate::support::{csharp, effects};
use pairs::Config;

fn example<'d>(docs: &'d str, heading: &str) -> &'d str {
    let section = docs.split(&format!("## {heading}\n")).nth(1).expect("there is such a section");
    let code = section.split("```csharp\n").nth(1).expect("it has code");
    code.split("```").next().expect("the code ends")
}

#[test]
fn examples_are_as_bad_and_as_good_as_they_say() {
    for rule in pairs::rules::ALL {
        for (heading, is_bad) in [("Bad", true), ("Good", false)] {
            let outcome =
                pairs::run(&csharp("a.cs", example(rule.docs, heading)), effects(), &Config::default());
            let told: Vec<&str> = outcome.findings.iter().map(|finding| finding.rule.name).collect();
            assert_eq!(!told.is_empty(), is_bad, "{} {heading}: {told:?}", rule.name);
            assert!(told.iter().all(|name| *name == rule.name), "{} {heading}: {told:?}", rule.name);
        }
    }
}
