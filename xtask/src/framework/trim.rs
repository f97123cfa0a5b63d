//! Takes lines out of the outline of a type: one member is one line, so this is all it needs.

/// What is left out beside what mentions dropped types.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Overrides {
    Kept,
    LeftOut,
}

/// The outline of a type without the members, base types and nested types that mention dropped ones.
pub(super) fn trim(outline: &str, overrides: Overrides, is_dropped: impl Fn(&str) -> bool) -> String {
    let mut kept = String::with_capacity(outline.len());
    // The line that closes a nested type which is left out.
    let mut skipped_until: Option<String> = None;
    for (number, line) in outline.lines().enumerate() {
        if let Some(end) = &skipped_until {
            if line == end {
                skipped_until = None;
            }
            continue;
        }
        let is_head = line.ends_with('{');
        if is_head || line.ends_with("{ }") {
            let head = without_bases(line, &is_dropped);
            if number > 0 && is_dropped(&head) {
                let indent = &line[..line.len() - line.trim_start().len()];
                skipped_until = is_head.then(|| format!("{indent}}}"));
                continue;
            }
            kept.push_str(&head);
        } else if is_dropped(line) || is_redundant(line, overrides) {
            continue;
        } else {
            kept.push_str(line);
        }
        kept.push('\n');
    }
    kept
}

/// Overrides that everyone knows to be there, or all of them.
fn is_redundant(line: &str, overrides: Overrides) -> bool {
    if !line.contains(" override ") {
        return false;
    }
    let well_known = ["string ToString();", "int GetHashCode();", "bool Equals(object "];
    overrides == Overrides::LeftOut || well_known.iter().any(|member| line.contains(member))
}

/// The first line of a type without the base types that are dropped.
fn without_bases(head: &str, is_dropped: impl Fn(&str) -> bool) -> String {
    let Some(colon) = head.find(" : ") else { return head.to_owned() };
    let (name, rest) = head.split_at(colon);
    if name.contains(" where ") {
        return head.to_owned();
    }
    let end = rest.find(" where ").or_else(|| rest.rfind(" {")).unwrap_or(rest.len());
    let (bases, tail) = rest.split_at(end);
    let bases: Vec<&str> = split_list(&bases[3..]).into_iter().filter(|base| !is_dropped(base)).collect();
    let separator = if bases.is_empty() { "" } else { " : " };
    format!("{name}{separator}{}{tail}", bases.join(", "))
}

/// Splits at the commas that stand in no brackets.
fn split_list(list: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let mut start = 0;
    let mut parts = Vec::new();
    for (at, letter) in list.char_indices() {
        match letter {
            '<' | '(' | '[' => depth += 1,
            '>' | ')' | ']' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(list[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(list[start..].trim());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trimmed(outline: &str) -> String {
        trim(outline, Overrides::Kept, |line| line.contains("Gone"))
    }

    #[test]
    fn members_and_base_types_that_mention_dropped_types_go() {
        let outline = "public class A<T> : Gone<T, int>, B<(T, int)> where T : C {\n\
            \tpublic Gone M();\n\tpublic int N();\n}\n";
        assert_eq!(trimmed(outline), "public class A<T> : B<(T, int)> where T : C {\n\tpublic int N();\n}\n");
        assert_eq!(trimmed("public struct S : Gone { }\n"), "public struct S { }\n");
    }

    #[test]
    fn a_nested_type_goes_with_all_its_lines() {
        let outline = "public class A {\n\tpublic class B<T> where T : Gone {\n\t\tpublic int M();\n\t}\n\
            \tpublic int N();\n}\n";
        assert_eq!(trimmed(outline), "public class A {\n\tpublic int N();\n}\n");
    }

    #[test]
    fn overrides_that_every_type_has_go() {
        let outline =
            "public class A {\n\tpublic override string ToString();\n\tpublic override void Run();\n}\n";
        assert_eq!(trimmed(outline), "public class A {\n\tpublic override void Run();\n}\n");
        let none = trim(outline, Overrides::LeftOut, |_| false);
        assert_eq!(none, "public class A {\n}\n");
    }
}
