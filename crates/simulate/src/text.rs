//! Numbers as text, in the invariant culture of .NET.

use ir::Prim;

/// A whole number of a kind.
pub(crate) fn int(kind: Prim, value: i64) -> String {
    match kind {
        Prim::Bool => if value == 0 { "False" } else { "True" }.to_owned(),
        Prim::Char => String::from_utf16_lossy(&[value as u16]),
        Prim::ULong | Prim::NUInt => (value as u64).to_string(),
        _ => value.to_string(),
    }
}

/// A floating-point number: the fewest digits that read back as the same one.
pub(crate) fn double(kind: Prim, value: f64) -> String {
    if value.is_nan() {
        return "NaN".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "Infinity" } else { "-Infinity" }.to_owned();
    }
    let scientific = if kind == Prim::Float { format!("{:e}", value as f32) } else { format!("{value:e}") };
    let Some((mantissa, exponent)) = scientific.split_once('e') else { return scientific };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    // .NET writes an exponent where the digits alone would not reach the point, or stand far behind it.
    let digits = mantissa.bytes().filter(u8::is_ascii_digit).count() as i32;
    let shown = digits.max(if kind == Prim::Float { 7 } else { 15 });
    if exponent >= shown || exponent < -4 {
        let sign = if exponent < 0 { '-' } else { '+' };
        return format!("{mantissa}E{sign}{:02}", exponent.abs());
    }
    if kind == Prim::Float { format!("{}", value as f32) } else { format!("{value}") }
}

/// A whole number or a floating-point number under a standard format such as `x4`, `D3`, `F2`, `N0`; `None`
/// for formats that are not known.
pub(crate) fn formatted(format: &str, value: f64, whole: Option<i64>) -> Option<String> {
    let mut letters = format.chars();
    let letter = letters.next()?;
    if matches!(letter, '0' | '#') {
        return Some(picture(format, value));
    }
    let precision: Option<usize> = match letters.as_str() {
        "" => None,
        digits => Some(digits.parse().ok().filter(|&digits| digits <= 99)?),
    };
    match (letter, whole) {
        ('d' | 'D', Some(whole)) => {
            let digits = format!("{:0width$}", whole.unsigned_abs(), width = precision.unwrap_or(0));
            Some(if whole < 0 { format!("-{digits}") } else { digits })
        }
        ('x', Some(whole)) => Some(format!("{:0width$x}", whole, width = precision.unwrap_or(0))),
        ('X', Some(whole)) => Some(format!("{:0width$X}", whole, width = precision.unwrap_or(0))),
        ('f' | 'F', _) => Some(format!("{value:.*}", precision.unwrap_or(2))),
        ('n' | 'N', _) => Some(grouped(&format!("{value:.*}", precision.unwrap_or(2)))),
        _ => None,
    }
}

/// `00.0`: as many digits as there are zeros.
fn picture(format: &str, value: f64) -> String {
    let (before, after) = format.split_once('.').unwrap_or((format, ""));
    let zeros = before.chars().filter(|&letter| letter == '0').count();
    let text = format!("{:.*}", after.len(), value.abs());
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    let optional = after.chars().rev().take_while(|&letter| letter == '#').count();
    let needed = after.len() - optional;
    let mut rest = rest.to_owned();
    while rest.len() > needed && rest.ends_with('0') {
        rest.pop();
    }
    let sign = if value < 0.0 { "-" } else { "" };
    let point = if rest.is_empty() { "" } else { "." };
    format!("{sign}{whole:0>zeros$}{point}{rest}")
}

/// Commas between thousands.
fn grouped(text: &str) -> String {
    let (number, rest) = text.split_at(text.find('.').unwrap_or(text.len()));
    let (sign, digits) = number.strip_prefix('-').map_or(("", number), |digits| ("-", digits));
    let mut grouped = String::from(sign);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_are_written_like_dotnet_writes_them() {
        let cases = [
            (0.1 + 0.2, "0.30000000000000004"),
            (1e15, "1E+15"),
            (123_456_789_012_345.0, "123456789012345"),
            (1e-5, "1E-05"),
            (0.0001, "0.0001"),
            (-2.0, "-2"),
            (1.5e300, "1.5E+300"),
            (0.0, "0"),
            (1_234_567_890_123_456.0, "1234567890123456"),
        ];
        for (value, text) in cases {
            assert_eq!(double(Prim::Double, value), text);
        }
        assert_eq!(double(Prim::Float, f64::from(0.1_f32)), "0.1");
        assert_eq!(double(Prim::Float, 16_777_216.0), "16777216");
        assert_eq!(double(Prim::Float, 1e7), "1E+07");
    }

    #[test]
    fn formats() {
        assert_eq!(formatted("x4", 255.0, Some(255)).as_deref(), Some("00ff"));
        assert_eq!(formatted("D3", -7.0, Some(-7)).as_deref(), Some("-007"));
        assert_eq!(formatted("F1", 2.25, None).as_deref(), Some("2.2"));
        assert_eq!(formatted("N0", 1_234_567.0, Some(1_234_567)).as_deref(), Some("1,234,567"));
        assert_eq!(formatted("00", 7.0, Some(7)).as_deref(), Some("07"));
        assert_eq!(formatted("0.##", 1.5, None).as_deref(), Some("1.5"));
        assert_eq!(formatted("q", 1.5, None), None);
    }
}
