//! Text between tags and in quoted attributes, the same for XML and HTML.

use crate::safe::visible;

/// The visible text with every character that markup reads as its own replaced: it can end no element, no
/// attribute, no comment and no `CDATA` section, and start none. Being visible, it holds no character that
/// XML 1.0 forbids.
pub(crate) fn escaped(text: &str) -> String {
    let text = visible(text);
    let mut safe = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn markup_becomes_text() {
        for (text, expected) in [
            ("List<int> a", "List&lt;int&gt; a"),
            ("a && b", "a &amp;&amp; b"),
            ("&lt;", "&amp;lt;"),
            ("\" onload='x'", "&quot; onload=&#39;x&#39;"),
            ("]]><![CDATA[", "]]&gt;&lt;![CDATA["),
            ("--></script>", "--&gt;&lt;/script&gt;"),
            ("\u{1}\u{b}\u{fffe}\u{ffff}", r"\u{1}\u{b}\u{fffe}\u{ffff}"),
            ("größe 変数", "größe 変数"),
        ] {
            assert_eq!(escaped(text), expected);
        }
    }
}
