//! Patterns over names: `*` and `?`, nothing else, because names of variables are full of brackets and
//! braces.

/// What a `*` may run across.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Over {
    /// Anything.
    Names,
    /// Anything but a slash; `**` crosses slashes too. Backslashes count as slashes.
    Paths,
}

/// Does the pattern match the whole text? Takes time proportional to the product of their lengths at worst.
pub(crate) fn matches(pattern: &str, text: &str, over: Over) -> bool {
    let tokens = tokens(pattern, over);
    let text: Vec<char> = text.chars().map(|c| uniform(c, over)).collect();
    // reached[i]: do the tokens so far match the first i characters?
    let mut reached = vec![false; text.len() + 1];
    reached[0] = true;
    for token in tokens {
        advance(&mut reached, &text, token);
    }
    reached[text.len()]
}

#[derive(Clone, Copy)]
enum Token {
    Exactly(char),
    One { slashes: bool },
    Many { slashes: bool },
}

fn tokens(pattern: &str, over: Over) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = pattern.chars().peekable();
    while let Some(c) = rest.next() {
        tokens.push(match c {
            '?' => Token::One { slashes: over == Over::Names },
            '*' => {
                let double = rest.next_if_eq(&'*').is_some();
                // `**/x` also matches `x`.
                if double && over == Over::Paths {
                    rest.next_if(|next| matches!(next, '/' | '\\'));
                }
                Token::Many { slashes: double || over == Over::Names }
            }
            c => Token::Exactly(uniform(c, over)),
        });
    }
    tokens
}

fn uniform(c: char, over: Over) -> char {
    if over == Over::Paths && c == '\\' { '/' } else { c }
}

fn advance(reached: &mut [bool], text: &[char], token: Token) {
    let one = |c: char| match token {
        Token::Exactly(wanted) => c == wanted,
        Token::One { slashes } | Token::Many { slashes } => slashes || c != '/',
    };
    if let Token::Many { .. } = token {
        for (i, c) in text.iter().enumerate() {
            reached[i + 1] |= reached[i] && one(*c);
        }
        return;
    }
    for (i, c) in text.iter().enumerate().rev() {
        reached[i + 1] = reached[i] && one(*c);
    }
    reached[0] = false;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let yes = [
            ("*", ""),
            ("*.balance", "Account@1.balance"),
            ("a[*]", "a[17]"),
            ("?x", "éx"),
            ("a*b*c", "a-b-b-c"),
        ];
        let no = [("", "x"), ("?", ""), ("*.balance", "balance"), ("a[1]", "a1"), ("a*b", "ab-")];
        for (pattern, text) in yes {
            assert!(matches(pattern, text, Over::Names), "{pattern} {text}");
        }
        for (pattern, text) in no {
            assert!(!matches(pattern, text, Over::Names), "{pattern} {text}");
        }
    }

    #[test]
    fn paths() {
        let yes = [
            ("src/*.cs", "src/A.cs"),
            ("**/A.cs", "A.cs"),
            ("**/A.cs", "x/y/A.cs"),
            ("src/**", r"src\x\A.cs:12"),
        ];
        for (pattern, text) in yes {
            assert!(matches(pattern, text, Over::Paths), "{pattern} {text}");
        }
        for (pattern, text) in [("src/*.cs", "src/x/A.cs"), ("*", "a/b"), ("a?b", "a/b")] {
            assert!(!matches(pattern, text, Over::Paths), "{pattern} {text}");
        }
    }

    #[test]
    fn a_wicked_pattern_takes_no_wicked_time() {
        assert!(!matches(&"*a".repeat(200), &"a".repeat(199), Over::Names));
    }
}
