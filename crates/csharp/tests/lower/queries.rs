//! Query expressions are calls with lambdas.

use crate::support::check;
use expect_test::expect;

#[test]
fn where_and_select() {
    check(
        "IEnumerable<int> M(List<int> xs, int k) => from x in xs where x > k select x * 2;",
        "M",
        &expect![[r#"
            method M(xs: System.Collections.Generic.List<int>, k: int) -> System.Collections.Generic.IEnumerable<int> {
              var k#1: int, %4: System.Func<int, bool>, %5: System.Collections.Generic.IEnumerable<int>, %6: System.Func<int, int>
              var %7: System.Collections.Generic.IEnumerable<int>
            b0:
              k#1 = cell int
              [k#1] = k
              %4 = delegate System.Func<int, bool> of C::M.lambda0(k#1)
              %5 = call System.Linq.Enumerable::Where<int>(xs, %4)
              %6 = delegate System.Func<int, int> of C::M.lambda1()
              %7 = call System.Linq.Enumerable::Select<int, int>(%5, %6)
              return %7
            }

            static lambda method M.lambda0[k: int](x: int) -> bool {
              var %2: int, %3: bool
            b0:
              %2 = [k]
              %3 = int x > %2
              return %3
            }

            static lambda method M.lambda1(x: int) -> int {
              var %1: int, %2: int
            b0:
              %1 = 2
              %2 = int x * %1
              return %2
            }
        "#]],
    );
}

#[test]
fn let_and_orderby() {
    check(
        "IEnumerable<int> M(List<int> xs) => from x in xs let y = x + 1 orderby y descending, x select x + y;",
        "M",
        &expect![[r#"
            method M(xs: System.Collections.Generic.List<int>) -> System.Collections.Generic.IEnumerable<int> {
              var %2: System.Func<int, `{x, y}`<int, int>>, %3: System.Collections.Generic.IEnumerable<`{x, y}`<int, int>>
              var %4: System.Func<`{x, y}`<int, int>, int>, %5: System.Linq.IOrderedEnumerable<`{x, y}`<int, int>>
              var %6: System.Func<`{x, y}`<int, int>, int>, %7: System.Linq.IOrderedEnumerable<`{x, y}`<int, int>>
              var %8: System.Func<`{x, y}`<int, int>, int>, %9: System.Collections.Generic.IEnumerable<int>
            b0:
              %2 = delegate System.Func<int, `{x, y}`<int, int>> of C::M.lambda0()
              %3 = call System.Linq.Enumerable::Select<int, `{x, y}`<int, int>>(xs, %2)
              %4 = delegate System.Func<`{x, y}`<int, int>, int> of C::M.lambda1()
              %5 = call System.Linq.Enumerable::OrderByDescending<`{x, y}`<int, int>, int>(%3, %4)
              %6 = delegate System.Func<`{x, y}`<int, int>, int> of C::M.lambda2()
              %7 = call System.Linq.Enumerable::ThenBy<`{x, y}`<int, int>, int>(%5, %6)
              %8 = delegate System.Func<`{x, y}`<int, int>, int> of C::M.lambda3()
              %9 = call System.Linq.Enumerable::Select<`{x, y}`<int, int>, int>(%7, %8)
              return %9
            }

            static lambda method M.lambda0(x: int) -> `{x, y}`<int, int> {
              var %1: int, %2: int, %3: `{x, y}`<int, int>
            b0:
              %1 = 1
              %2 = int x + %1
              %3 = new `{x, y}`<int, int>
              call `{x, y}`<int, int>::.ctor(%3, x, %2)
              return %3
            }

            static lambda method M.lambda1(packed: `{x, y}`<int, int>) -> int {
              var %1: int, x: int, %3: int, y: int
            b0:
              %1 = packed.`{x, y}`<,>::x
              x = %1
              %3 = packed.`{x, y}`<,>::y
              y = %3
              return y
            }

            static lambda method M.lambda2(packed: `{x, y}`<int, int>) -> int {
              var %1: int, x: int, %3: int, y: int
            b0:
              %1 = packed.`{x, y}`<,>::x
              x = %1
              %3 = packed.`{x, y}`<,>::y
              y = %3
              return x
            }

            static lambda method M.lambda3(packed: `{x, y}`<int, int>) -> int {
              var %1: int, x: int, %3: int, y: int, %5: int
            b0:
              %1 = packed.`{x, y}`<,>::x
              x = %1
              %3 = packed.`{x, y}`<,>::y
              y = %3
              %5 = int x + y
              return %5
            }
        "#]],
    );
}

#[test]
fn two_sequences() {
    check(
        "IEnumerable<int> M(List<int> xs, List<int> ys) => from x in xs from y in ys select x + y;",
        "M",
        &expect![[r#"
            method M(xs: System.Collections.Generic.List<int>, ys: System.Collections.Generic.List<int>) -> System.Collections.Generic.IEnumerable<int> {
              var ys#1: System.Collections.Generic.List<int>, %4: System.Func<int, int, `{x, y}`<int, int>>, %5: System.Func<int, System.Collections.Generic.IEnumerable<int>>
              var %6: System.Collections.Generic.IEnumerable<`{x, y}`<int, int>>, %7: System.Func<`{x, y}`<int, int>, int>
              var %8: System.Collections.Generic.IEnumerable<int>
            b0:
              ys#1 = cell System.Collections.Generic.List<int>
              [ys#1] = ys
              %4 = delegate System.Func<int, int, `{x, y}`<int, int>> of C::M.lambda0()
              %5 = delegate System.Func<int, System.Collections.Generic.IEnumerable<int>> of C::M.lambda1(ys#1)
              %6 = call System.Linq.Enumerable::SelectMany<int, int, `{x, y}`<int, int>>(xs, %5, %4)
              %7 = delegate System.Func<`{x, y}`<int, int>, int> of C::M.lambda2()
              %8 = call System.Linq.Enumerable::Select<`{x, y}`<int, int>, int>(%6, %7)
              return %8
            }

            static lambda generated method M.lambda0(x: int, y: int) -> `{x, y}`<int, int> {
              var %2: `{x, y}`<int, int>
            b0:
              %2 = new `{x, y}`<int, int>
              call `{x, y}`<int, int>::.ctor(%2, x, y)
              return %2
            }

            static lambda method M.lambda1[ys: System.Collections.Generic.List<int>](x: int) -> System.Collections.Generic.List<int> {
              var %2: System.Collections.Generic.List<int>
            b0:
              %2 = [ys]
              return %2
            }

            static lambda method M.lambda2(packed: `{x, y}`<int, int>) -> int {
              var %1: int, x: int, %3: int, y: int, %5: int
            b0:
              %1 = packed.`{x, y}`<,>::x
              x = %1
              %3 = packed.`{x, y}`<,>::y
              y = %3
              %5 = int x + y
              return %5
            }
        "#]],
    );
}

#[test]
fn joins_and_groups() {
    check(
        "object M(List<int> xs, List<string> ys) => from x in xs join y in ys on x equals y.Length group y by x;",
        "M",
        &expect![[r#"
            method M(xs: System.Collections.Generic.List<int>, ys: System.Collections.Generic.List<string>) -> object {
              var %3: System.Func<int, string, `{x, y}`<int, string>>, %4: System.Func<int, int>, %5: System.Func<string, int>
              var %6: System.Collections.Generic.IEnumerable<`{x, y}`<int, string>>, %7: System.Func<`{x, y}`<int, string>, string>
              var %8: System.Func<`{x, y}`<int, string>, int>, %9: System.Collections.Generic.IEnumerable<System.Linq.IGrouping<int, string>>
            b0:
              %3 = delegate System.Func<int, string, `{x, y}`<int, string>> of C::M.lambda0()
              %4 = delegate System.Func<int, int> of C::M.lambda1()
              %5 = delegate System.Func<string, int> of C::M.lambda2()
              %6 = call System.Linq.Enumerable::Join<int, string, int, `{x, y}`<int, string>>(xs, ys, %4, %5, %3)
              %7 = delegate System.Func<`{x, y}`<int, string>, string> of C::M.lambda3()
              %8 = delegate System.Func<`{x, y}`<int, string>, int> of C::M.lambda4()
              %9 = call System.Linq.Enumerable::GroupBy<`{x, y}`<int, string>, int, string>(%6, %8, %7)
              return %9
            }

            static lambda generated method M.lambda0(x: int, y: string) -> `{x, y}`<int, string> {
              var %2: `{x, y}`<int, string>
            b0:
              %2 = new `{x, y}`<int, string>
              call `{x, y}`<int, string>::.ctor(%2, x, y)
              return %2
            }

            static lambda method M.lambda1(x: int) -> int {
            b0:
              return x
            }

            static lambda method M.lambda2(y: string) -> int {
              var %1: int
            b0:
              %1 = call System.String::get_Length(y)
              return %1
            }

            static lambda method M.lambda3(packed: `{x, y}`<int, string>) -> string {
              var %1: int, x: int, %3: string, y: string
            b0:
              %1 = packed.`{x, y}`<,>::x
              x = %1
              %3 = packed.`{x, y}`<,>::y
              y = %3
              return y
            }

            static lambda method M.lambda4(packed: `{x, y}`<int, string>) -> int {
              var %1: int, x: int, %3: string, y: string
            b0:
              %1 = packed.`{x, y}`<,>::x
              x = %1
              %3 = packed.`{x, y}`<,>::y
              y = %3
              return x
            }
        "#]],
    );
}
