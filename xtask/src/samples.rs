//! Output shown in the README is what the program prints. A sample stands, indented, between
//! `<!-- sample: ARGUMENTS -->` and `<!-- end of sample -->`.

const START: &str = "<!-- sample: ";
const START_END: &str = " -->\n";
const END: &str = "<!-- end of sample -->";

/// The text with every sample replaced by what `print` gives for its arguments.
pub(crate) fn refresh(
    text: &str,
    mut print: impl FnMut(&[&str]) -> Result<String, String>,
) -> Result<String, String> {
    let mut fresh = String::new();
    let mut rest = text;
    while let Some((before, sample)) = rest.split_once(START) {
        let (arguments, sample) = sample.split_once(START_END).ok_or("a sample's first line has no end")?;
        let (_, after) =
            sample.split_once(END).ok_or_else(|| format!("`{END}` is missing after `{arguments}`"))?;
        let words: Vec<&str> = arguments.split_whitespace().collect();
        fresh += &[before, START, arguments, START_END, "\n", &indented(&print(&words)?), "\n", END].concat();
        rest = after;
    }
    Ok(fresh + rest)
}

fn indented(output: &str) -> String {
    let line = |line: &str| if line.is_empty() { "\n".to_owned() } else { format!("    {line}\n") };
    output.trim_end().lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# Page\n<!-- sample: predict a.std -->\n\n    old\n\n<!-- end of sample -->\nmore\n";

    #[test]
    fn a_sample_is_replaced_by_what_is_printed() {
        let fresh = refresh(PAGE, |arguments| Ok(format!("{}\n\nnew\n", arguments.join("+"))));
        let expected = "# Page\n<!-- sample: predict a.std -->\n\n    predict+a.std\n\n    new\n\n<!-- end of sample -->\nmore\n";
        assert_eq!(fresh.as_deref(), Ok(expected));
    }

    #[test]
    fn a_true_sample_stays_as_it_is() {
        assert_eq!(refresh(PAGE, |_| Ok("old\n".to_owned())).as_deref(), Ok(PAGE));
    }

    #[test]
    fn a_sample_without_end_is_an_error() {
        let page = PAGE.replace("end of", "");
        assert!(refresh(&page, |_| Ok(String::new())).is_err());
    }
}
