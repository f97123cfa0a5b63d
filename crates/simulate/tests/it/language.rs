//! The language: types, dispatch, exceptions, closures, iterators, asynchronous methods.

use crate::support::{printed, prints};

fn program(rest: &str) -> String {
    printed(&format!("using System; using Threadbare; using System.Collections.Generic;\n{rest}"))
}

const P: &str = "static void P(object o) { Kernel.Print(\"\" + o); }";

#[test]
fn structs_are_values() {
    let text = format!(
        "struct Point {{ public int X, Y; public Point(int x, int y) {{ X = x; Y = y; }} public void Move() {{ X++; }}
           public override string ToString() {{ return X + \",\" + Y; }} }}
         class Box {{ public Point At; }}
         static class Program {{ {P}
           static void Change(Point p) {{ p.X = 100; }} static void ChangeRef(ref Point p) {{ p.X = 100; }}
           static void Main() {{
             var a = new Point(1, 2); var b = a; b.X = 5; P(a); P(b);
             a.Move(); P(a); Change(a); P(a); ChangeRef(ref a); P(a);
             var all = new Point[2]; all[1].Move(); all[1].Y = 7; P(all[1]); var copy = all[1]; copy.Move(); P(all[1]);
             var box = new Box(); box.At.Move(); box.At = a; a.X = 0; P(box.At);
             object o = box.At; box.At.Move(); P(o); var back = (Point)o; back.Move(); P(o); P(back);
             P(a.Equals(new Point(0, 2)));
           }} }}"
    );
    assert_eq!(program(&text), "1,2\n5,2\n2,2\n2,2\n100,2\n1,7\n1,7\n100,2\n100,2\n100,2\n101,2\nTrue");
}

#[test]
fn dispatch_follows_the_run_time_type() {
    let text = format!(
        "interface IShape {{ int Area(); int Twice() {{ return Area() * 2; }} }}
         abstract class Base {{ public virtual string Name() {{ return \"base\"; }} public string Say() {{ return Name(); }} }}
         class Square : Base, IShape {{ protected int side; public Square(int s) {{ side = s; }} int IShape.Area() {{ return side * side; }}
           public override string Name() {{ return \"square\"; }} }}
         class Big : Square {{ public Big() : base(10) {{ }} public override string Name() {{ return \"big \" + base.Name(); }} }}
         class Hidden : Big {{ public new virtual string Name() {{ return \"hidden\"; }} }}
         class Other : IShape {{ public int Area() {{ return 1; }} public int Twice() {{ return 7; }} }}
         static class Program {{ {P} static void Main() {{
             Base b = new Big(); P(b.Name()); P(b.Say()); IShape s = new Square(3); P(s.Area()); P(s.Twice());
             s = new Other(); P(s.Twice()); b = new Hidden(); P(b.Name()); P(new Hidden().Name());
             dynamic d = b; P(d.Say()); P(b is IShape); P(b is Other); P((b as Square) != null);
             try {{ object o = (Other)(object)b; }} catch (InvalidCastException) {{ P(\"no\"); }}
           }} }}"
    );
    assert_eq!(
        program(&text),
        "big square\nbig square\n9\n18\n7\nbig square\nhidden\nbig square\nTrue\nFalse\nTrue\nno"
    );
}

#[test]
fn generics_are_real_at_run_time() {
    let text = format!(
        "class Cell<T> {{ public static int Made; public T Value; public Cell(T v) {{ Value = v; Made++; }}
           public string Kind() {{ return typeof(T) == typeof(int) ? \"int\" : \"other\"; }}
           public U Map<U>(Func<T, U> f) {{ Func<U> g = () => f(Value); return g(); }} }}
         class Pair<A, B> : Cell<B> {{ public A First; public Pair(A a, B b) : base(b) {{ First = a; }} }}
         static class Program {{ {P} static T Default<T>() {{ return default(T); }}
           static string Join<T>(T a, T b) where T : IComparable<T> {{ return a + \"|\" + b; }}
           static void Main() {{
             new Cell<int>(1); new Cell<int>(2); new Cell<string>(\"x\"); P(Cell<int>.Made); P(Cell<string>.Made);
             P(new Cell<int>(3).Kind()); P(new Cell<long>(3).Kind()); P(new Pair<int, string>(1, \"b\").Value);
             P(Cell<string>.Made); P(Default<int>()); P(Default<string>() == null); P(new Cell<int>(4).Map(x => x + \"!\"));
             P(Join(1, 2)); object o = new Cell<int>(1); P(o is Cell<int>); P(o is Cell<string>);
             (int a, string b) t = (1, \"z\"); t.a = 5; P(t.a + t.b);
           }} }}"
    );
    assert_eq!(program(&text), "2\n1\nint\nother\nb\n2\n0\nTrue\n4!\n1|2\nTrue\nFalse\n5z");
}

#[test]
fn exceptions_take_two_passes() {
    let text = format!(
        "static class Program {{ {P}
           static bool Ask(string s, bool answer) {{ P(\"filter \" + s); return answer; }}
           static void Inner() {{ try {{ throw new InvalidOperationException(); }} finally {{ P(\"inner finally\"); }} }}
           static int Returns() {{ try {{ return 1; }} finally {{ P(\"on return\"); }} }}
           static void Main() {{
             try {{ Inner(); }} catch (ArgumentException) {{ P(\"wrong\"); }} catch (Exception e) when (Ask(\"a\", false)) {{ }} catch (Exception e) when (Ask(\"b\", true)) {{ P(\"caught\"); }}
             P(Returns());
             try {{ try {{ throw new ArgumentException(); }} catch (ArgumentException) {{ P(\"again\"); throw; }} finally {{ P(\"f1\"); }} }} catch (Exception e) {{ P(e is ArgumentException); }}
             for (int i = 0; i < 3; i++) {{ try {{ if (i == 1) continue; if (i == 2) break; P(i); }} finally {{ P(\"f\" + i); }} }}
             try {{ try {{ throw new Exception(); }} finally {{ try {{ throw new ArgumentException(); }} catch (ArgumentException) {{ P(\"in finally\"); }} }} }} catch (Exception e) {{ P(e is ArgumentException); }}
             try {{ try {{ throw new Exception(); }} finally {{ throw new ArgumentException(); }} }} catch (Exception e) {{ P(e is ArgumentException); }}
             int[] a = new int[2]; try {{ a[2] = 1; }} catch (IndexOutOfRangeException) {{ P(\"index\"); }}
             a = null; try {{ P(a.Length); }} catch (NullReferenceException) {{ P(\"null\"); }}
             Deep(0);
           }}
           static void Deep(int n) {{ if (n == 3) throw new NotSupportedException(); try {{ Deep(n + 1); }} finally {{ P(\"deep \" + n); }} }}
         }}"
    );
    assert_eq!(
        program(&text),
        "filter a\nfilter b\ninner finally\ncaught\non return\n1\nagain\nf1\nTrue\n0\nf0\nf1\nf2\nin finally\nFalse\nTrue\n\
         index\nnull\ndeep 2\ndeep 1\ndeep 0\nuncaught System.NotSupportedException"
    );
}

#[test]
fn closures_and_delegates() {
    let text = format!(
        "static class Program {{ {P} static int Twice(int x) {{ return 2 * x; }}
           static void Main() {{
             int n = 0; Action inc = () => n++; inc(); inc(); P(n);
             var all = new Func<int>[3]; for (int i = 0; i < 3; i++) {{ int j = i; all[i] = () => j * 10 + i; }} P(all[0]() + \" \" + all[2]());
             Func<int, int> f = Twice; P(f(4)); Action many = () => P(\"a\"); Action b = () => P(\"b\"); many += b; many += inc; many(); P(n);
             many -= b; many(); P(n); int Fact(int k) {{ return k < 2 ? 1 : k * Fact(k - 1); }} P(Fact(10));
             P(Kernel.CallDelegate(f, new object[] {{ 21 }}));
           }} }}"
    );
    assert_eq!(program(&text), "2\n3 23\n8\na\nb\n3\na\n4\n3628800\n42");
}

#[test]
fn static_constructors_run_once_before_the_first_use() {
    let text = format!(
        "class A {{ public static int X = Init(\"A.X\"); static A() {{ Kernel.Print(\"cctor A\"); }} public static int Init(string s) {{ Kernel.Print(s); return 1; }} }}
         class B {{ public static int Y = A.X + 1; static B() {{ }} }}
         static class Program {{ {P} static void Main() {{ P(\"start\"); P(B.Y); P(A.X); new A(); P(B.Y); }} }}"
    );
    assert_eq!(program(&text), "start\nA.X\ncctor A\n2\n1\n2");
}

#[test]
fn iterators_run_when_they_are_asked() {
    let text = format!(
        "static class Program {{ {P}
           static IEnumerable<int> Count(int n) {{ try {{ for (int i = 0; i < n; i++) {{ P(\"make \" + i); yield return i; }} }} finally {{ P(\"done\"); }} }}
           static void Main() {{
             foreach (int i in Count(2)) P(i);
             foreach (int i in Count(9)) {{ if (i == 1) break; P(i); }}
             var c = Count(1); foreach (int i in c) P(\"x\" + i); foreach (int i in c) P(\"y\" + i);
           }} }}"
    );
    assert_eq!(
        program(&text),
        "make 0\n0\nmake 1\n1\ndone\nmake 0\n0\nmake 1\ndone\nmake 0\nx0\ndone\nmake 0\ny0\ndone"
    );
}

#[test]
fn asynchronous_methods_suspend_and_resume() {
    let text = format!(
        "static class Program {{ {P}
           static Promise<int> gate = new Promise<int>();
           static async Promise<int> Add(int x) {{ P(\"before\"); int y = await gate; P(\"after\"); return x + y; }}
           static async Promise<int> Outer() {{ try {{ int a = await Add(1); int b = await Add(a); return a * b; }} finally {{ P(\"finally\"); }} }}
           static async Promise<int> Fails() {{ await gate; throw new InvalidOperationException(); }}
           static async Promise<int> Catches() {{ try {{ return await Fails(); }} catch (InvalidOperationException) {{ return -1; }} }}
           static void Main() {{
             var task = Outer(); P(task.Done); gate.Value = 20; gate.Complete(); P(task.Done); P(task.Value); P(Catches().Value);
           }} }}"
    );
    assert_eq!(program(&text), "before\nFalse\nafter\nbefore\nafter\nfinally\nTrue\n861\n-1");
}

#[test]
fn nullables_and_enums() {
    prints(
        "int? a = null; int? b = 5; P(a.HasValue); P((a + b).HasValue); P(b + 1); P(a ?? 7); object o = b; P(o is int); a = 3; P(a * b); P(a == 3);",
        "False\nFalse\n6\n7\nTrue\n15\nTrue",
    );
    prints(
        "var d = DayOfWeek.Monday; P((int)d); int x = 2; switch (x) { case 1: P(\"one\"); break; case 2: P(\"two\"); break; } P(x switch { 1 => \"a\", > 1 => \"b\", _ => \"c\" });",
        "1\ntwo\nb",
    );
}

#[test]
fn arrays_of_several_dimensions() {
    prints(
        "int[,] m = new int[2, 3]; m[1, 2] = 5; m[0, 1] = 1; P(m[1, 2] + m[0, 1] + m[0, 0]); int[][] j = { new[] { 1 }, new[] { 2, 3 } }; P(j[1][1]); P(m.Length); foreach (var r in j) foreach (var x in r) P(x);",
        "6\n3\n6\n1\n2\n3",
    );
}

#[test]
fn broken_structs_end() {
    let text = format!(
        "struct S {{ public T t; public int n; }} struct T {{ public S s; }}
         static class Program {{ {P} static void Main() {{ S s = new S(); s.n = 3; S u = s; P(u.n); }} }}"
    );
    assert_eq!(program(&text), "3");
}
