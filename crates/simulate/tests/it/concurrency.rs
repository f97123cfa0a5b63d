//! Races and deadlocks that are there are found, those that are not are not.

use crate::support::found;

fn program(body: &str) -> String {
    format!("using System; using Threadbare;\n{body}")
}

#[test]
fn unordered_increments_race() {
    let text = program(
        "static class Program { static int n;
           static void Main() {
             var a = Worker.Run(() => { n++; });
             n++;
             a.Join(); n++; } }",
    );
    assert_eq!(found(&text), "data-race Program.n: 4, 5");
}
