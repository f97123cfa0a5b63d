//! Lambdas, local functions, captured variables.

use crate::support::check;
use expect_test::expect;

#[test]
fn a_lambda_takes_the_cells_of_what_it_captures() {
    check(
        "int f; Func<int> M(int a) { int b = 1; return () => a + b++ + f; }",
        "M",
        &expect![[r#"
            method M(a: int) -> System.Func<int> {
              var a#1: int, %3: int, b: int, %5: System.Func<int>
            b0:
              a#1 = cell int
              [a#1] = a
              %3 = 1
              b = cell int
              [b] = %3
              %5 = delegate System.Func<int> of C::M.lambda0(a#1, b, this)
              return %5
            }

            lambda method M.lambda0[a: int, b: int]() -> int {
              var %3: int, %4: int, %5: int, %6: int, %7: int, %8: int, %9: int
            b0:
              %3 = [a]
              %4 = [b]
              %5 = 1
              %6 = int %4 + %5
              [b] = %6
              %7 = int %3 + %4
              %8 = this.C::f
              %9 = int %7 + %8
              return %9
            }
        "#]],
    );
}

#[test]
fn each_turn_of_a_loop_has_its_own_variable() {
    check(
        "void M(int[] xs) { var l = new List<Action>(); foreach (var x in xs) l.Add(() => Console.WriteLine(x)); for (int i = 0; i < 2; i++) { int j = i; l.Add(() => Console.WriteLine(i + j)); } }",
        "M",
        &expect![[r#"
            method M(xs: int[]) -> void {
              var l: System.Collections.Generic.List<System.Action>, %3: int, %4: int, %5: bool, %6: int, x: int
              var %8: System.Action, %9: int, %10: int, i: int, %12: int, %13: int, %14: bool, %15: int, j: int
              var %17: System.Action, %18: int, %19: int, %20: int
            b0:
              l = new System.Collections.Generic.List<System.Action>
              call System.Collections.Generic.List<System.Action>::.ctor(l)
              %3 = length xs
              %4 = 0
              goto b1
            b1:
              %5 = int %4 < %3
              if %5 goto b2 else b3
            b2:
              %6 = xs[%4]
              x = cell int
              [x] = %6
              %8 = delegate System.Action of C::M.lambda0(x)
              call System.Collections.Generic.List<System.Action>::Add(l, %8)
              %9 = 1
              %4 = int %4 + %9
              goto b1
            b3:
              %10 = 0
              i = cell int
              [i] = %10
              goto b4
            b4:
              %12 = [i]
              %13 = 2
              %14 = int %12 < %13
              if %14 goto b5 else b6
            b5:
              %15 = [i]
              j = cell int
              [j] = %15
              %17 = delegate System.Action of C::M.lambda1(i, j)
              call System.Collections.Generic.List<System.Action>::Add(l, %17)
              %18 = [i]
              %19 = 1
              %20 = int %18 + %19
              [i] = %20
              goto b4
            b6:
              return
            }

            static lambda method M.lambda0[x: int]() -> void {
              var %1: int
            b0:
              %1 = [x]
              call System.Console::WriteLine(%1)
              return
            }

            static lambda method M.lambda1[i: int, j: int]() -> void {
              var %2: int, %3: int, %4: int
            b0:
              %2 = [i]
              %3 = [j]
              %4 = int %2 + %3
              call System.Console::WriteLine(%4)
              return
            }
        "#]],
    );
}

#[test]
fn local_functions() {
    check(
        "int M(int n) { int Fact(int k) => k < 2 ? 1 : k * Fact(k - 1); int Add(int k) { return k + n; } return Fact(n) + Add(1); }",
        "M",
        &expect![[r#"
            method M(n: int) -> int {
              var n#1: int, %3: int, %4: int, %5: int, %6: int, %7: int
            b0:
              n#1 = cell int
              [n#1] = n
              %3 = [n#1]
              %4 = call C::M.Fact(%3)
              %5 = 1
              %6 = call C::M.Add(n#1, %5)
              %7 = int %4 + %6
              return %7
            }

            static lambda method M.Fact(k: int) -> int {
              var %1: int, %2: int, %3: bool, %4: int, %5: int, %6: int
            b0:
              %2 = 2
              %3 = int k < %2
              if %3 goto b1 else b2
            b1:
              %1 = 1
              goto b3
            b2:
              %4 = 1
              %5 = int k - %4
              %6 = call C::M.Fact(%5)
              %1 = int k * %6
              goto b3
            b3:
              return %1
            }

            static lambda method M.Add[n: int](k: int) -> int {
              var %2: int, %3: int
            b0:
              %2 = [n]
              %3 = int k + %2
              return %3
            }
        "#]],
    );
}

#[test]
fn nested_lambdas_hand_captures_through() {
    check(
        "Func<Func<int>> M(int a) => () => () => a;",
        "M",
        &expect![[r#"
            method M(a: int) -> System.Func<System.Func<int>> {
              var a#1: int, %3: System.Func<System.Func<int>>
            b0:
              a#1 = cell int
              [a#1] = a
              %3 = delegate System.Func<System.Func<int>> of C::M.lambda0(a#1)
              return %3
            }

            static lambda method M.lambda0[a: int]() -> System.Func<int> {
              var %1: System.Func<int>
            b0:
              %1 = delegate System.Func<int> of C::M.lambda0.lambda0(a)
              return %1
            }

            static lambda method M.lambda0.lambda0[a: int]() -> int {
              var %1: int
            b0:
              %1 = [a]
              return %1
            }
        "#]],
    );
}

#[test]
fn anonymous_methods() {
    check(
        "void M() { EventHandler h = delegate { Console.WriteLine(1); }; h(null, null); }",
        "M",
        &expect![[r#"
            method M() -> void {
              var h: System.EventHandler, %2: object, %3: System.EventArgs
            b0:
              h = delegate System.EventHandler of C::M.lambda0()
              %2 = null
              %3 = null
              invoke h(%2, %3)
              return
            }

            static lambda method M.lambda0(_: object, _: System.EventArgs) -> void {
              var %2: int
            b0:
              %2 = 1
              call System.Console::WriteLine(%2)
              return
            }
        "#]],
    );
}

#[test]
fn patterns_and_out_variables_in_cells() {
    check(
        "Action M(object o, Dictionary<int, string> d) { if (o is string s && d.TryGetValue(1, out var v)) return () => Console.WriteLine(s + v); return null; }",
        "M",
        &expect![[r#"
            method M(o: object, d: System.Collections.Generic.Dictionary<int, string>) -> System.Action {
              var s: string, v: string, %5: bool, %6: string, %7: int, %8: ref string, %9: bool, %10: System.Action
              var %11: System.Action
            b0:
              s = cell string
              v = cell string
              %5 = is o: string
              if %5 goto b1 else b3
            b1:
              %6 = cast o: string
              [s] = %6
              %7 = 1
              %8 = &[v]
              %9 = call System.Collections.Generic.Dictionary<int, string>::TryGetValue(d, %7, %8)
              if %9 goto b2 else b3
            b2:
              %10 = delegate System.Action of C::M.lambda0(s, v)
              return %10
            b3:
              %11 = null
              return %11
            }

            static lambda method M.lambda0[s: string, v: string]() -> void {
              var %2: string, %3: string, %4: string
            b0:
              %2 = [s]
              %3 = [v]
              %4 = string %2 + %3
              call System.Console::WriteLine(%4)
              return
            }
        "#]],
    );
}

#[test]
fn threads_and_tasks() {
    check(
        "int n; void M() { var t = new Thread(() => n++); t.Start(); Task.Run(() => { n = 2; }); t.Join(); }",
        "M",
        &expect![[r#"
            method M() -> void {
              var t: System.Threading.Thread, %2: System.Threading.ThreadStart, %3: System.Action, %4: System.Threading.Tasks.Task
            b0:
              %2 = delegate System.Threading.ThreadStart of C::M.lambda0(this)
              t = new System.Threading.Thread
              call System.Threading.Thread::.ctor(t, %2)
              call System.Threading.Thread::Start(t)
              %3 = delegate System.Action of C::M.lambda1(this)
              %4 = call System.Threading.Tasks.Task::Run(%3)
              call System.Threading.Thread::Join(t)
              return
            }

            lambda method M.lambda0() -> void {
              var %1: int, %2: int, %3: int
            b0:
              %1 = this.C::n
              %2 = 1
              %3 = int %1 + %2
              this.C::n = %3
              return
            }

            lambda method M.lambda1() -> void {
              var %1: int
            b0:
              %1 = 2
              this.C::n = %1
              return
            }
        "#]],
    );
}
