//! Literals and interpolated strings.

use crate::support::{accepts, check_statements};
use expect_test::expect;

#[test]
fn interpolated_strings() {
    check_statements(
        "x = $\"a{b}c{{d}}{e,-5:F2}{(f ? g : h)}{$\"{i}\"}\"; x = $@\"\\{a}\"\"{b:x}\"; x = @$\"{a}\"; x = $$\"\"\"{a}{{b}}{{{c}}}\"\"\"; x = $\"\"\"{a}\"\"\"; x = $\"{a:{{}}}\"; x = $\"{new { A = 1 }.A}{d[\"k\"]}\"; x = $\"\";",
        &expect![[r#"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $" a · c{{d}} · · · "
                  Interpolation { · }
                    NameExpr b
                  Interpolation { · · · }
                    NameExpr e
                    InterpolationAlignment , ·
                      PrefixExpr - ·
                        LiteralExpr 5
                    InterpolationFormat : F2
                  Interpolation { · }
                    ParenExpr ( · )
                      ConditionalExpr · ? · : ·
                        NameExpr f
                        NameExpr g
                        NameExpr h
                  Interpolation { · }
                    InterpolatedStringExpr $" · "
                      Interpolation { · }
                        NameExpr i
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $@" \ · "" · "
                  Interpolation { · }
                    NameExpr a
                  Interpolation { · · }
                    NameExpr b
                    InterpolationFormat : x
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr @$" · "
                  Interpolation { · }
                    NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $$""" {a} · { · } """
                  Interpolation {{ · }}
                    NameExpr b
                  Interpolation {{ · }}
                    NameExpr c
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $""" · """
                  Interpolation { · }
                    NameExpr a
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $" · }} "
                  Interpolation { · · }
                    NameExpr a
                    InterpolationFormat : {{
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $" · · "
                  Interpolation { · }
                    MemberAccessExpr · . A
                      AnonymousObjectExpr new { · }
                        AnonymousMember
                          AssignExpr · = ·
                            NameExpr A
                            LiteralExpr 1
                  Interpolation { · }
                    ElementAccessExpr
                      NameExpr d
                      BracketedArgList [ · ]
                        Argument
                          LiteralExpr "k"
            ExprStmt · ;
              AssignExpr · = ·
                NameExpr x
                InterpolatedStringExpr $" "
        "#]],
    );
}

#[test]
fn literals() {
    accepts(
        "class C { object[] a = { 1, 1u, 1L, 1UL, 0xFFu, 0b1010_1010, 1.0, 1f, 1d, 1m, 1e10, 1.5e-3f, .5, 1_000.5, 'a', '\\n', '\\u0041', '\\x41', \"\", \"\\\"\", @\"\\\", \"a\"u8, true, false, null, 1.ToString(), \"\"\"a\"\"\", @\"a\"u8 }; }",
    );
}
