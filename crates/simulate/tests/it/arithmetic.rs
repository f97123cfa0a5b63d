//! Numbers and texts.

use crate::support::prints;

#[test]
fn whole_numbers() {
    prints("int a = 7; P(a / 2 + a % 3 * 10 - (a << 2));", "-15");
    prints(
        "int a = int.MaxValue; P(a + 1); uint b = 0; b--; P(b); byte c = 250; c += 10; P(c);",
        "-2147483648\n4294967295\n4",
    );
    prints(
        "long a = 1L << 40; P(a); ulong b = ulong.MaxValue; P(b); P(b / 2); P((int)a);",
        "1099511627776\n18446744073709551615\n9223372036854775807\n0",
    );
    prints("int a = -8; P(a >> 1); P(a >>> 28); P(~a); P(-a); P(a & 12 | 1 ^ 3);", "-4\n15\n7\n8\n10");
}

#[test]
fn overflow_and_division() {
    let text = "int a = int.MaxValue, z = 0;
        try { checked { a = a + 1; } P(a); } catch (OverflowException) { P(\"overflow\"); }
        try { a = a / z; } catch (DivideByZeroException) { P(\"zero\"); }
        try { checked { byte b = (byte)a; } } catch (OverflowException) { P(\"narrow\"); }";
    prints(text, "overflow\nzero\nnarrow");
}

#[test]
fn floating_point_numbers() {
    prints(
        "double a = 0.1 + 0.2; P(a); P(1.0 / 3); P((float)a); P(1e20); P((int)-2.7); P(5 / 2.0);",
        "0.30000000000000004\n0.3333333333333333\n0.3\n1E+20\n-2\n2.5",
    );
    prints(
        "double n = 0.0 / (a() - a()); P(n == n); P(n != n); P(n < 1); static double a() { return 1.5; }",
        "False\nTrue\nFalse",
    );
}

#[test]
fn decimals_are_exact() {
    prints(
        "decimal a = 0.1m + 0.2m; P(a); P(1.10m * 2); P(a == 0.3m); P((int)2.9m); decimal b = 10, c = 4; P(b / c);",
        "0.3\n2.20\nTrue\n2\n2.5",
    );
}

#[test]
fn texts() {
    prints(
        "string s = \"a\" + 1 + 'b' + true + null + 2.5; P(s); P(s == \"a1bTrue2.5\"); P(s.Length); P(s[1]);",
        "a1bTrue2.5\nTrue\n10\n1",
    );
    prints(
        "char c = 'x'; c++; P(c); P(c + 1); P((char)(c + 1)); string t = null; P(t == null); P(t + t == \"\");",
        "y\n122\nz\nTrue\nTrue",
    );
}
