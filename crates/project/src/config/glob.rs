//! Patterns over paths, as `.editorconfig` and `threadbare.toml` write them: `*`, `**`, `?`, `[a-z]`, `[!a-z]`, `{one,two}`,
//! `{1..9}`, and a backslash before what is meant literally.
//!
//! The set of places of the path that the pattern can have reached is carried along, so no pattern takes more time than its
//! length times that of the path.

/// Who wrote the pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// A section of `.editorconfig`: it is about files.
    EditorConfig,
    /// `threadbare.toml`: a pattern that matches a folder matches all that is in it.
    Threadbare,
}

/// A pattern over paths that are relative to the folder of its file and have slashes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glob {
    text: String,
    pieces: Vec<Piece>,
    dialect: Dialect,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Exactly(char),
    /// `?`
    One,
    /// `*`
    InFolder,
    /// `**`
    Anything,
    /// `**/`, and what stands in front of a pattern without slashes: any number of folders.
    Folders,
    Set {
        inside: bool,
        ranges: Vec<(char, char)>,
    },
    Either(Vec<Vec<Piece>>),
    Number {
        least: i64,
        most: i64,
    },
}

/// Braces inside braces, deeper than anyone writes, are read as characters.
const DEEPEST: u32 = 8;

impl Glob {
    /// Reads a pattern. Brackets and braces that are not closed mean themselves.
    pub fn new(text: &str, dialect: Dialect) -> Self {
        let pattern = match dialect {
            Dialect::EditorConfig => text,
            Dialect::Threadbare => text.strip_suffix('/').unwrap_or(text),
        };
        let is_anchored = pattern.contains('/');
        let letters: Vec<char> = pattern.strip_prefix('/').unwrap_or(pattern).chars().collect();
        let mut pieces = if is_anchored { Vec::new() } else { vec![Piece::Folders] };
        pieces.extend(read(&letters, 0));
        Glob { text: text.to_owned(), pieces, dialect }
    }

    /// As it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Does it match this relative path?
    pub fn matches(&self, path: &str) -> bool {
        let letters: Vec<char> =
            path.chars().map(|letter| if letter == '\\' { '/' } else { letter }).collect();
        let mut reached = vec![false; letters.len() + 1];
        reached[0] = true;
        let reached = walk(&self.pieces, reached, &letters);
        let folder = |at: usize| self.dialect == Dialect::Threadbare && letters[at] == '/' && reached[at];
        reached[letters.len()] || (0..letters.len()).any(folder)
    }
}

fn read(letters: &[char], depth: u32) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        let (piece, length) = match letter {
            '\\' if at + 1 < letters.len() => (Piece::Exactly(letters[at + 1]), 2),
            '?' => (Piece::One, 1),
            '*' => stars(&letters[at..]),
            '[' => set(&letters[at..]).unwrap_or((Piece::Exactly('['), 1)),
            '{' if depth < DEEPEST => braces(&letters[at..], depth).unwrap_or((Piece::Exactly('{'), 1)),
            letter => (Piece::Exactly(letter), 1),
        };
        pieces.push(piece);
        at += length;
    }
    pieces
}

fn stars(letters: &[char]) -> (Piece, usize) {
    let count = letters.iter().take_while(|&&letter| letter == '*').count();
    match (count, letters.get(count)) {
        (1, _) => (Piece::InFolder, 1),
        (_, Some('/')) => (Piece::Folders, count + 1),
        _ => (Piece::Anything, count),
    }
}

/// `[abc]`, `[a-z]`, `[!abc]`. A slash cannot be in a set.
fn set(letters: &[char]) -> Option<(Piece, usize)> {
    let negated = letters.get(1) == Some(&'!');
    let start = if negated { 2 } else { 1 };
    let length = letters.iter().skip(start).position(|&letter| letter == ']').filter(|&length| length > 0)?;
    let inner = &letters[start..start + length];
    if inner.contains(&'/') {
        return None;
    }
    let mut ranges = Vec::new();
    let mut at = 0;
    while at < inner.len() {
        let is_range = at + 2 < inner.len() && inner[at + 1] == '-';
        let last = if is_range { at + 2 } else { at };
        ranges.push((inner[at], inner[last]));
        at = last + 1;
    }
    Some((Piece::Set { inside: !negated, ranges }, start + length + 1))
}

/// `{one,two}` or `{1..9}`; braces around one word mean themselves.
fn braces(letters: &[char], depth: u32) -> Option<(Piece, usize)> {
    let (commas, close) = commas_and_close(letters)?;
    if commas.is_empty() {
        return numbers(&letters[1..close]).map(|piece| (piece, close + 1));
    }
    let mut alternatives = Vec::new();
    let mut start = 1;
    for end in commas.into_iter().chain([close]) {
        alternatives.push(read(&letters[start..end], depth + 1));
        start = end + 1;
    }
    Some((Piece::Either(alternatives), close + 1))
}

/// Where the commas of the first brace stand, and the brace that closes it.
fn commas_and_close(letters: &[char]) -> Option<(Vec<usize>, usize)> {
    let mut commas = Vec::new();
    let mut depth = 0_u32;
    let mut at = 0;
    while let Some(&letter) = letters.get(at) {
        match letter {
            '\\' => at += 1,
            '{' => depth += 1,
            '}' if depth == 1 => return Some((commas, at)),
            '}' => depth -= 1,
            ',' if depth == 1 => commas.push(at),
            _ => {}
        }
        at += 1;
    }
    None
}

fn numbers(inner: &[char]) -> Option<Piece> {
    let text: String = inner.iter().collect();
    let (least, most) = text.split_once("..")?;
    let (least, most): (i64, i64) = (least.parse().ok()?, most.parse().ok()?);
    Some(Piece::Number { least: least.min(most), most: least.max(most) })
}

/// `reached[i]`: can what came before match the first `i` letters? The same after these pieces.
fn walk(pieces: &[Piece], mut reached: Vec<bool>, letters: &[char]) -> Vec<bool> {
    for piece in pieces {
        reached = match piece {
            Piece::Exactly(wanted) => step(&reached, letters, |letter| letter == *wanted),
            Piece::One => step(&reached, letters, |letter| letter != '/'),
            Piece::Set { inside, ranges } => step(&reached, letters, |letter| {
                letter != '/'
                    && ranges.iter().any(|&(first, last)| (first..=last).contains(&letter)) == *inside
            }),
            Piece::InFolder => run(reached, letters, |letter| letter != '/'),
            Piece::Anything => run(reached, letters, |_| true),
            Piece::Folders => folders(&reached, letters),
            Piece::Number { least, most } => number(&reached, letters, *least, *most),
            Piece::Either(alternatives) => {
                let mut any = vec![false; reached.len()];
                for alternative in alternatives {
                    let one = walk(alternative, reached.clone(), letters);
                    any.iter_mut().zip(one).for_each(|(any, one)| *any |= one);
                }
                any
            }
        };
    }
    reached
}

fn step(reached: &[bool], letters: &[char], is_it: impl Fn(char) -> bool) -> Vec<bool> {
    let stepped = letters.iter().zip(reached).map(|(&letter, &reached)| reached && is_it(letter));
    std::iter::once(false).chain(stepped).collect()
}

fn run(mut reached: Vec<bool>, letters: &[char], is_it: impl Fn(char) -> bool) -> Vec<bool> {
    for (at, &letter) in letters.iter().enumerate() {
        reached[at + 1] |= reached[at] && is_it(letter);
    }
    reached
}

fn folders(reached: &[bool], letters: &[char]) -> Vec<bool> {
    let mut after = reached.to_vec();
    let mut seen = false;
    for (at, &letter) in letters.iter().enumerate() {
        seen |= reached[at];
        after[at + 1] |= seen && letter == '/';
    }
    after
}

fn number(reached: &[bool], letters: &[char], least: i64, most: i64) -> Vec<bool> {
    // No number of 64 bits is longer.
    const LONGEST: usize = 20;
    let mut after = vec![false; reached.len()];
    for start in (0..letters.len()).filter(|&start| reached[start]) {
        for end in start + 1..=(start + LONGEST).min(letters.len()) {
            let text: String = letters[start..end].iter().collect();
            let value: Option<i64> = text.parse().ok().filter(|_| !text.starts_with('+'));
            after[end] |= value.is_some_and(|value| (least..=most).contains(&value));
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(dialect: Dialect, pattern: &str, yes: &[&str], no: &[&str]) {
        let glob = Glob::new(pattern, dialect);
        for path in yes {
            assert!(glob.matches(path), "{pattern} {path}");
        }
        for path in no {
            assert!(!glob.matches(path), "{pattern} {path}");
        }
    }

    #[test]
    fn patterns_of_editorconfig() {
        let check = |pattern, yes: &[&str], no: &[&str]| check(Dialect::EditorConfig, pattern, yes, no);
        check("*", &["A.cs", "a/b/A.cs", ""], &[]);
        check("*.cs", &["A.cs", "a/b/A.cs"], &["A.csx", "A.cs/x", "cs"]);
        check("/*.cs", &["A.cs"], &["a/A.cs"]);
        check("src/*.cs", &["src/A.cs"], &["src/a/A.cs", "x/src/A.cs"]);
        check("src/**.cs", &["src/A.cs", "src/a/A.cs"], &["A.cs"]);
        check("src/**/A.cs", &["src/A.cs", "src/x/y/A.cs"], &["src/xA.cs"]);
        check("*.{cs,vb}", &["A.cs", "A.vb"], &["A.fs", "A.{cs,vb}"]);
        check("{A,B{1,2}}.cs", &["A.cs", "B1.cs", "x/B2.cs"], &["B.cs"]);
        check("{A}.cs", &["{A}.cs"], &["A.cs"]);
        check("A{1..12}.cs", &["A1.cs", "A12.cs", "A7.cs"], &["A0.cs", "A13.cs", "A+7.cs", "A.cs"]);
        check("{-3..3}", &["-2", "0"], &["-4", "4"]);
        check("[a-cX].cs", &["b.cs", "X.cs"], &["d.cs", "-.cs"]);
        check("[!a-c].cs", &["d.cs"], &["b.cs"]);
        check("A[.cs", &["A[.cs"], &["A.cs"]);
        check("A{.cs", &["A{.cs"], &["A.cs"]);
        check("a?c", &["abc", "aéc"], &["a/c", "ac"]);
        check(r"\*.cs", &["*.cs"], &["A.cs"]);
        check("src", &["src"], &["src/A.cs"]);
    }

    #[test]
    fn patterns_of_threadbare_match_folders() {
        let check = |pattern, yes: &[&str], no: &[&str]| check(Dialect::Threadbare, pattern, yes, no);
        check("tests", &["tests/A.cs", "a/tests/b/A.cs", "tests"], &["mytests/A.cs", "tests.cs"]);
        check("tests/**", &["tests/A.cs", "tests/a/A.cs"], &["a/tests/A.cs"]);
        check("src/gen/", &["src/gen/A.cs"], &["src/general/A.cs"]);
        check("*.g.cs", &["a/A.g.cs"], &["a/A.cs"]);
        check("tests/*", &[r"tests\A.cs"], &["A.cs"]);
    }

    #[test]
    fn wicked_patterns_take_no_wicked_time() {
        let path = "a".repeat(2000);
        for pattern in
            ["*a".repeat(300) + "b", "{".repeat(5000), "{a,*}".repeat(300) + "b", "{0..9}".repeat(100)]
        {
            assert!(!Glob::new(&pattern, Dialect::EditorConfig).matches(&path), "{}", pattern.len());
        }
        let nested = "{a,".repeat(2000) + &"}".repeat(2000);
        assert!(!Glob::new(&nested, Dialect::EditorConfig).matches(&path));
    }
}
