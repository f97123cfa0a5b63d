//! C# files as programs have them: comments, usings, classes with fields, properties, methods; locks, tasks,
//! loops, queries, strings. Equal seeds give equal texts, byte for byte.

use crate::rng::Rng;
use std::fmt::Write;

/// Files of some 50 kB each, until there are so many bytes.
pub fn corpus(seed: u64, bytes: usize) -> Vec<String> {
    let mut rng = Rng::new(seed);
    let mut files = Vec::new();
    let mut total = 0;
    while total < bytes {
        let file = Author { rng: &mut rng, out: String::new(), indent: 0 }.file(files.len());
        total += file.len();
        files.push(file);
    }
    files
}

const NOUNS: &[&str] = &[
    "Order",
    "Account",
    "Session",
    "Message",
    "Queue",
    "Worker",
    "Cache",
    "Request",
    "Result",
    "Buffer",
    "Connection",
    "Handler",
    "Index",
    "Snapshot",
    "Policy",
    "Token",
    "Channel",
    "Record",
    "Batch",
    "Timer",
];
const VERBS: &[&str] = &[
    "Add", "Remove", "Update", "Flush", "Load", "Publish", "Resolve", "Dispatch", "Merge", "Validate",
    "Append",
];
const TYPES: &[&str] = &[
    "int",
    "string",
    "bool",
    "long",
    "object",
    "DateTime",
    "List<int>",
    "Dictionary<string, object>",
    "Task<bool>",
    "byte[]",
    "Guid?",
    "IEnumerable<KeyValuePair<string, int>>",
];
const REMARKS: &[&str] = &[
    "Called under the lock: the list must not change while it is read.",
    "Nothing to do if somebody else was here first.",
    "The caller has checked that there is at least one.",
    "A negative number means that the time is not limited.",
];

struct Author<'r> {
    rng: &'r mut Rng,
    out: String,
    indent: usize,
}

impl Author<'_> {
    fn file(mut self, number: usize) -> String {
        self.line("// Licensed under the terms that the project's licence file states.");
        for using in ["System", "System.Collections.Generic", "System.Linq", "System.Threading.Tasks"] {
            self.line(&format!("using {using};"));
        }
        self.line("");
        self.open(&format!("namespace Company.Product.Part{}", number % 40));
        for class in 0..=self.rng.below(2) {
            self.class(number, class);
        }
        self.close();
        self.out
    }

    fn class(&mut self, number: usize, class: u32) {
        let name = format!("{}{}{number}_{class}", self.noun(), self.noun());
        self.summary();
        let base = if self.rng.chance(50) { " : BaseService, IDisposable" } else { "" };
        self.open(&format!("public sealed class {name}{base}"));
        self.line("private readonly object _gate = new object();");
        for field in 0..3 + self.rng.below(6) {
            let (kind, noun) = (self.kind(), self.noun());
            self.line(&format!("private {kind} _{}{field};", noun.to_lowercase()));
        }
        for _ in 0..2 + self.rng.below(4) {
            self.property();
        }
        for method in 0..6 + self.rng.below(12) {
            self.method(method);
        }
        self.close();
    }

    fn property(&mut self) {
        let (kind, noun) = (self.kind(), self.noun());
        if self.rng.chance(60) {
            return self.line(&format!("public {kind} {noun} {{ get; private set; }}"));
        }
        self.open(&format!("public {kind} {noun}"));
        self.line(&format!("get {{ lock (_gate) {{ return _{}; }} }}", noun.to_lowercase()));
        self.close();
    }

    fn method(&mut self, number: u32) {
        self.summary();
        let (verb, noun, kind) = (self.verb(), self.noun(), self.kind());
        let parameters = format!("{kind} {}, CancellationToken token = default", noun.to_lowercase());
        let head = match self.rng.below(3) {
            0 => format!("public async Task<bool> {verb}{noun}{number}Async({parameters})"),
            1 => format!(
                "internal static {kind} {verb}{noun}{number}<T>(this T item, {kind} value) where T : class"
            ),
            _ => format!("private void {verb}{noun}{number}({parameters})"),
        };
        self.open(&head);
        for _ in 0..3 + self.rng.below(7) {
            self.statement(0);
        }
        self.close();
    }

    fn statement(&mut self, depth: u32) {
        if self.rng.chance(12) {
            let remark = REMARKS[self.rng.below(REMARKS.len() as u32) as usize];
            self.line(&format!("// {remark}"));
        }
        let value = self.expression(0);
        let noun = self.noun();
        let verb = self.verb();
        let local = noun.to_lowercase();
        match self.rng.below(if depth < 3 { 14 } else { 7 }) {
            0 => self.line(&format!("var {local} = {value};")),
            1 => self.line(&format!("_{local} = {value};")),
            2 => self.line(&format!("this.{noun}.{verb}({value}, \"{local} {{0}}\");")),
            3 => self.line(&format!("_count++; Interlocked.Increment(ref _{local});")),
            4 => self.line(&format!("await {noun}.{verb}Async({value}).ConfigureAwait(false);")),
            5 => self.line(&format!("_log?.Info($\"{local} of {{({value})}} took {{watch.Elapsed:c}}\");")),
            6 => self
                .line(&format!("var {local}s = items.Where(x => x.{noun} > 0).Select(x => x.Id).ToList();")),
            7 => self.block(&format!("if ({value} == null)"), depth),
            8 => {
                self.block(&format!("if (_{local} is {noun} {{ Count: > 0 }} found && {value} != 0)"), depth);
            }
            9 => self.block(&format!("foreach (var {local} in _{local}s.Values)"), depth),
            10 => self.block(&format!("for (int i = 0; i < _{local}.Length; i++)"), depth),
            11 => self.block("lock (_gate)", depth),
            12 => self.block(&format!("using (var {local} = new {noun}({value}))"), depth),
            _ => self.guarded(depth),
        }
    }

    fn block(&mut self, head: &str, depth: u32) {
        self.open(head);
        for _ in 0..=self.rng.below(3) {
            self.statement(depth + 1);
        }
        self.close();
    }

    fn guarded(&mut self, depth: u32) {
        self.block("try", depth);
        self.open("catch (InvalidOperationException exception) when (exception.Data.Count > 0)");
        self.line("throw new AggregateException(\"cannot go on\", exception);");
        self.close();
    }

    fn expression(&mut self, depth: u32) -> String {
        let noun = self.noun();
        if depth > 2 {
            return noun.to_lowercase();
        }
        match self.rng.below(9) {
            0 => self.rng.below(1000).to_string(),
            1 => format!("_{}", noun.to_lowercase()),
            2 => format!("{}.{noun}.Count", self.expression(depth + 1)),
            3 => format!("({} + {}) * 2", self.expression(depth + 1), self.expression(depth + 1)),
            4 => format!("{noun}.{}({}, i => i.{noun})", self.verb(), self.expression(depth + 1)),
            5 => format!("_{}[{}]", noun.to_lowercase(), self.expression(depth + 1)),
            6 => format!("({noun}){}", self.expression(depth + 1)),
            7 => format!("new Dictionary<string, {noun}> {{ [\"a\"] = {} }}", self.expression(depth + 1)),
            _ => format!("flag ? {} : {}", self.expression(depth + 1), self.expression(depth + 1)),
        }
    }

    fn summary(&mut self) {
        if self.rng.chance(60) {
            let remark = REMARKS[self.rng.below(REMARKS.len() as u32) as usize];
            self.line("/// <summary>");
            self.line(&format!("/// {remark}"));
            self.line("/// </summary>");
        }
    }

    fn noun(&mut self) -> &'static str {
        NOUNS[self.rng.below(NOUNS.len() as u32) as usize]
    }

    fn verb(&mut self) -> &'static str {
        VERBS[self.rng.below(VERBS.len() as u32) as usize]
    }

    fn kind(&mut self) -> &'static str {
        TYPES[self.rng.below(TYPES.len() as u32) as usize]
    }

    fn open(&mut self, head: &str) {
        self.line(head);
        self.line("{");
        self.indent += 4;
    }

    fn close(&mut self) {
        self.indent -= 4;
        self.line("}");
    }

    fn line(&mut self, text: &str) {
        let indent = if text.is_empty() { 0 } else { self.indent };
        // Writing to a string cannot fail.
        let _ = writeln!(self.out, "{:indent$}{text}", "");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_writes_the_same_files_without_problems() {
        let files = corpus(1, 100_000);
        assert_eq!(files, corpus(1, 100_000));
        for file in files {
            let parse = csharp::syntax::parse(&file, &csharp::syntax::ParseOptions::default());
            assert_eq!(parse.problems, [], "{file}");
        }
    }
}
