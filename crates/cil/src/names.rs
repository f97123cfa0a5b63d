//! Names that compilers make up, as the programmer would say them: `<Run>d__3.MoveNext` is `Run`.
//!
//! The C# compiler puts the name of the method that something was made from in angle brackets, and a letter
//! behind it that says what was made: `d` a state machine, `b` a lambda, `g` a local function. Visual Basic
//! has words instead.

/// What others know a method as: the type and the method, as metadata calls them, without what the compiler
/// put there. Types may be nested with `.`, `+` or `/`; numbers of type parameters are left out.
///
/// ```
/// assert_eq!(cil::names::readable("A.B.<Run>d__3", "MoveNext"), "A.B.Run");
/// assert_eq!(cil::names::readable("A.B.<>c", "<Main>b__0_1"), "A.B.Main.lambda");
/// assert_eq!(cil::names::readable("A.B", "<F>g__G|1_0"), "A.B.F.G");
/// ```
pub fn readable(ty: &str, method: &str) -> String {
    let mut segments = split(ty);
    let mut method = method;
    while let Some(origin) = segments.last().and_then(|last| made_from(last)) {
        segments.pop();
        if let Origin::Method(written) = origin
            && !is_made(method)
        {
            method = written;
        }
    }
    let mut name = String::new();
    for segment in segments {
        name += plain_type(segment);
        name.push('.');
    }
    push_method(method, &mut name);
    name
}

/// The name of a type as the programmer would say it: the types around it included, what compilers made left out.
pub fn readable_type(ty: &str) -> String {
    let mut segments = split(ty);
    while segments.len() > 1 && segments.last().is_some_and(|last| made_from(last).is_some()) {
        segments.pop();
    }
    segments.into_iter().map(plain_type).collect::<Vec<_>>().join(".")
}

/// The property that a field was made for: `<Count>k__BackingField` is `Count`. Other fields are called as they are.
pub fn readable_field(field: &str) -> &str {
    match Made::parse(field) {
        Some(Made { inner, letter: 'k', .. }) => inner,
        _ => field,
    }
}

/// The method that a type is the state machine of, as the compiler calls it: `Run` for `A.B.<Run>d__3`. `None` for
/// other types.
pub fn state_machine_of(ty: &str) -> Option<&str> {
    match made_from(split(ty).pop()?)? {
        Origin::Method(written) => Some(written),
        Origin::Closure => None,
    }
}

/// Where a type comes from that a compiler made.
enum Origin<'n> {
    /// It holds what lambdas use.
    Closure,
    /// It is what became of a method.
    Method(&'n str),
}

fn made_from(segment: &str) -> Option<Origin<'_>> {
    if segment.starts_with("<>c") || segment.starts_with("_Closure$__") {
        return Some(Origin::Closure);
    }
    if let Some(rest) = segment.strip_prefix("VB$StateMachine_") {
        return Some(Origin::Method(rest.trim_start_matches(|digit: char| digit.is_ascii_digit()).get(1..)?));
    }
    let made = Made::parse(segment)?;
    (made.letter == 'd').then_some(Origin::Method(made.inner))
}

fn is_made(method: &str) -> bool {
    method.starts_with("_Lambda$__") || Made::parse(method).is_some_and(|made| !made.inner.is_empty())
}

/// `<inner>letter…rest`
struct Made<'n> {
    inner: &'n str,
    letter: char,
    /// What stands behind the letter and the underscores.
    rest: &'n str,
}

impl<'n> Made<'n> {
    fn parse(name: &'n str) -> Option<Made<'n>> {
        let (inner, behind) = bracketed(name)?;
        let letter = behind.chars().next()?;
        let rest = &behind[letter.len_utf8()..];
        Some(Made { inner, letter, rest: rest.strip_prefix("__").unwrap_or(rest) })
    }
}

/// What stands between the first angle bracket and the one that closes it, and what stands behind.
fn bracketed(name: &str) -> Option<(&str, &str)> {
    if !name.starts_with('<') {
        return None;
    }
    let mut depth = 0_u32;
    for (at, byte) in name.bytes().enumerate() {
        match byte {
            b'<' => depth += 1,
            b'>' if depth == 1 => return Some((&name[1..at], &name[at + 1..])),
            b'>' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Names of methods are made of others: a lambda in a local function of an `async` method. Each step is shorter
/// than the one before.
fn push_method(method: &str, out: &mut String) {
    let mut name = method;
    let mut parts: Vec<&str> = Vec::new();
    while let Some(made) = Made::parse(name) {
        match made.letter {
            'b' => parts.push("lambda"),
            'g' => parts.push(made.rest.split('|').next().unwrap_or(made.rest)),
            // The program of a file without `Main`, and what else there may be.
            _ => {}
        }
        name = made.inner;
    }
    if name.starts_with("_Lambda$__") {
        name = "lambda";
    }
    // In the name of a type there is no room for the dots of `IEnumerable.GetEnumerator`.
    *out += &name.replace('-', ".");
    for part in parts.iter().rev() {
        out.push('.');
        *out += part;
    }
}

/// A name without the number of its type parameters; `<File>F0A1__Name`, which only one file can see, is `Name`.
fn plain_type(segment: &str) -> &str {
    let plain = segment.split('`').next().unwrap_or(segment);
    match Made::parse(plain) {
        Some(Made { letter: 'F', rest, .. }) => rest.split_once("__").map_or(plain, |(_, name)| name),
        _ => plain,
    }
}

/// The types of a nesting. Separators in angle brackets belong to a name.
fn split(ty: &str) -> Vec<&str> {
    let mut segments = Vec::new();
    let (mut depth, mut start) = (0_u32, 0);
    for (at, byte) in ty.bytes().enumerate() {
        match byte {
            b'<' => depth += 1,
            b'>' => depth = depth.saturating_sub(1),
            b'.' | b'+' | b'/' if depth == 0 => {
                segments.push(&ty[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    segments.push(&ty[start..]);
    segments.retain(|segment| !segment.is_empty());
    segments
}

#[cfg(test)]
mod tests {
    use super::{readable, readable_field, readable_type, state_machine_of};

    #[test]
    fn methods_of_the_c_sharp_compiler() {
        let cases = [
            ("N.Program", "Run", "N.Program.Run"),
            ("N.Program", ".ctor", "N.Program..ctor"),
            ("N.Program.<Run>d__3", "MoveNext", "N.Program.Run"),
            ("N.Program+<Run>d__3`1", "System.IDisposable.Dispose", "N.Program.Run"),
            ("Program/<>c", "<Main>b__0_1", "Program.Main.lambda"),
            ("Program.<>c__DisplayClass4_0", "<Main>b__2", "Program.Main.lambda"),
            ("Program.<>c__DisplayClass4_0.<<Main>b__2>d", "MoveNext", "Program.Main.lambda"),
            ("Program.<>c.<<Main>b__0_1>d", "MoveNext", "Program.Main.lambda"),
            ("Program", "<F>g__G|1_0", "Program.F.G"),
            ("Program.<<F>g__G|1_0>d", "MoveNext", "Program.F.G"),
            ("Program.<>c__DisplayClass1_0", "<F>g__G|0", "Program.F.G"),
            ("Program", "<Main>$", "Program.Main"),
            ("Program.<<Main>$>d__0", "MoveNext", "Program.Main"),
            ("Program", "<<Main>$>g__Local|0_0", "Program.Main.Local"),
            (
                "A.List`1.<System-Collections-IEnumerable-GetEnumerator>d__3",
                "MoveNext",
                "A.List.System.Collections.IEnumerable.GetEnumerator",
            ),
            ("A.B`2.<>c__5`1", "<.ctor>b__5_0", "A.B..ctor.lambda"),
            ("<Program>FA1B2__Worker", "Run", "Worker.Run"),
            ("Program.<Items>d__0", "<Items>g__Next|0_1", "Program.Items.Next"),
        ];
        for (ty, method, expected) in cases {
            assert_eq!(readable(ty, method), expected, "{ty} {method}");
        }
    }

    #[test]
    fn methods_of_visual_basic() {
        assert_eq!(readable("N.Form.VB$StateMachine_12_Run_All", "MoveNext"), "N.Form.Run_All");
        assert_eq!(readable("N.Form._Closure$__", "_Lambda$__1-0"), "N.Form.lambda");
    }

    #[test]
    fn state_machines_are_told_from_other_types() {
        assert_eq!(state_machine_of("A.B.<Run>d__3`1"), Some("Run"));
        assert_eq!(state_machine_of("A.<>c.<<Main>b__0_1>d"), Some("<Main>b__0_1"));
        assert_eq!(state_machine_of("A.VB$StateMachine_1_Run"), Some("Run"));
        for other in ["A.B", "A.<>c", "A.<>c__DisplayClass1_0", "<Module>", ""] {
            assert_eq!(state_machine_of(other), None, "{other}");
        }
    }

    #[test]
    fn types_and_fields() {
        assert_eq!(readable_type("A.B`1.<>c__DisplayClass0_0"), "A.B");
        assert_eq!(readable_type("A.Outer`1+Inner`2"), "A.Outer.Inner");
        assert_eq!(readable_type("<PrivateImplementationDetails>"), "<PrivateImplementationDetails>");
        assert_eq!(readable_field("<Count>k__BackingField"), "Count");
        assert_eq!(readable_field("count"), "count");
    }

    #[test]
    fn what_is_not_understood_stays() {
        for name in ["<", ">", "<<a>", "a<b", "<>", "é<", "<é>é"] {
            let _ = readable(name, name);
        }
        assert_eq!(readable("A", "<Open"), "A.<Open");
        assert_eq!(readable("", "Main"), "Main");
    }
}
