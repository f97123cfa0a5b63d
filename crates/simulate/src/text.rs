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
    let shown = digits.max(if kind == Prim::Float { 9 } else { 17 });
    if exponent >= shown || exponent < -4 {
        let sign = if exponent < 0 { '-' } else { '+' };
        return format!("{mantissa}E{sign}{:02}", exponent.abs());
    }
    if kind == Prim::Float { format!("{}", value as f32) } else { format!("{value}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_are_written_like_dotnet_writes_them() {
        let cases = [
            (0.1 + 0.2, "0.30000000000000004"),
            (1e16, "10000000000000000"),
            (1e17, "1E+17"),
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
        assert_eq!(double(Prim::Float, 1e8), "100000000");
        assert_eq!(double(Prim::Float, 1e9), "1E+09");
    }
}
