//! Which overload a call means, with which type arguments, against the real signatures of .NET.

#![expect(clippy::too_many_lines, reason = "tables")]

use crate::reader::{answers, declare};
use expect_test::{Expect, expect};

fn check(text: &str, expected: &Expect) {
    expected.assert_eq(&answers(&declare(text)));
}

#[test]
fn a_function_is_run_as_what_it_returns() {
    check(
        "class Test { int n; Task task; Task<int> number; Task Go() => null; Task<int> Count() => null; void Do() { } int Get() => 1;
         void Run() {
            Task.Run(() => Do());
            Task.Run(() => Get());
            Task.Run(() => Go());
            Task.Run(() => Count());
            Task.Run(async () => { await task; });
            Task.Run(async () => await number);
            Task.Run(async () => { return 1; });
            Task.Run(() => { });
            Task.Run(() => n);
            Task.Run(() => throw new Exception());
            Task.Run(Do);
            Task.Run(Get);
            Task.Run(Go);
            Task.Run(Count);
            Task.Run(() => Missing());
         } }",
        &expect![[r#"
            Task.Run(() => Do())
                Task.Run(Action) [value]: Task
            Task.Run(() => Get())
                Task.Run<int>(Func<TResult>) [value]: Task<int>
            Task.Run(() => Go())
                Task.Run(Func<Task>) [value]: Task
            Task.Run(() => Count())
                Task.Run<int>(Func<Task<TResult>>) [value]: Task<int>
            Task.Run(async () => { await task; })
                Task.Run(Func<Task>) [value]: Task
            Task.Run(async () => await number)
                Task.Run<int>(Func<Task<TResult>>) [value]: Task<int>
            Task.Run(async () => { return 1; })
                Task.Run<int>(Func<Task<TResult>>) [value]: Task<int>
            Task.Run(() => { })
                Task.Run(Action) [value]: Task
            Task.Run(() => n)
                Task.Run<int>(Func<TResult>) [value]: Task<int>
            Task.Run(() => throw new Exception())
                Task.Run(Func<Task>) [value]: Task
            Task.Run(Do)
                Task.Run(Action) [value]: Task
            Task.Run(Get)
                Task.Run<int>(Func<TResult>) [value]: Task<int>
            Task.Run(Go)
                Task.Run(Func<Task>) [value]: Task
            Task.Run(Count)
                Task.Run<int>(Func<Task<TResult>>) [value]: Task<int>
            Task.Run(() => Missing())
                perhaps Task.Run(Action) [value]: Task
        "#]],
    );
}

#[test]
fn sequences() {
    check(
        "class Person { public string Name; public int Age; public List<Person> Friends; }
         class Test { List<Person> people; int[] numbers; string[] words; Dictionary<string, int> map; IEnumerable<Task<int>> tasks;
         void Run() {
            people.Select(p => p.Name);
            people.Where(p => p.Age > 3).Select(p => p.Name).ToList();
            people.SelectMany(p => p.Friends);
            people.SelectMany(p => p.Friends, (p, f) => f.Age);
            people.GroupBy(p => p.Age);
            people.GroupBy(p => p.Age, p => p.Name);
            people.OrderBy(p => p.Name).ThenBy(p => p.Age).First();
            people.ToDictionary(p => p.Name);
            people.ToDictionary(p => p.Name, p => p.Age);
            numbers.Aggregate((a, b) => a + b);
            numbers.Aggregate(0L, (a, b) => a + b);
            numbers.Sum();
            people.Sum(p => p.Age);
            people.Average(p => p.Age);
            people.Max(p => p.Name);
            numbers.Select((x, i) => x * i);
            numbers.Zip(words, (n, w) => w);
            map.Select(pair => pair.Value);
            map.Where(pair => pair.Key == null).Count();
            words.Join(people, w => w, p => p.Name, (w, p) => p.Age);
            numbers.Cast<object>();
            words.ToLookup(w => w.Length);
            words.Any(string.IsNullOrEmpty);
            words.Select(int.Parse);
            words.Contains(\"a\");
            Enumerable.Range(0, 3).ToArray();
            Task.WhenAll(tasks);
            Task.WhenAll(numbers.Select(async n => { return n; }));
         } }",
        &expect![[r#"
            people.Select(p => p.Name)
                Enumerable.Select<Person, string>(IEnumerable<TSource>, Func<TSource, TResult>) [receiver, value]: IEnumerable<string>
            people.Where(p => p.Age > 3).Select(p => p.Name).ToList()
                Enumerable.ToList<string>(IEnumerable<TSource>) [receiver]: List<string>
            people.SelectMany(p => p.Friends)
                Enumerable.SelectMany<Person, Person>(IEnumerable<TSource>, Func<TSource, IEnumerable<TResult>>) [receiver, value]: IEnumerable<Person>
            people.SelectMany(p => p.Friends, (p, f) => f.Age)
                Enumerable.SelectMany<Person, Person, int>(IEnumerable<TSource>, Func<TSource, IEnumerable<TCollection>>, Func<TSource, TCollection, TResult>) [receiver, value, value]: IEnumerable<int>
            people.GroupBy(p => p.Age)
                Enumerable.GroupBy<Person, int>(IEnumerable<TSource>, Func<TSource, TKey>) [receiver, value]: IEnumerable<IGrouping<int, Person>>
            people.GroupBy(p => p.Age, p => p.Name)
                Enumerable.GroupBy<Person, int, string>(IEnumerable<TSource>, Func<TSource, TKey>, Func<TSource, TElement>) [receiver, value, value]: IEnumerable<IGrouping<int, string>>
            people.OrderBy(p => p.Name).ThenBy(p => p.Age).First()
                Enumerable.First<Person>(IEnumerable<TSource>) [receiver]: Person
            people.ToDictionary(p => p.Name)
                Enumerable.ToDictionary<Person, string>(IEnumerable<TSource>, Func<TSource, TKey>) [receiver, value]: Dictionary<string, Person>
            people.ToDictionary(p => p.Name, p => p.Age)
                Enumerable.ToDictionary<Person, string, int>(IEnumerable<TSource>, Func<TSource, TKey>, Func<TSource, TElement>) [receiver, value, value]: Dictionary<string, int>
            numbers.Aggregate((a, b) => a + b)
                Enumerable.Aggregate<int>(IEnumerable<TSource>, Func<TSource, TSource, TSource>) [receiver, value]: int
            numbers.Aggregate(0L, (a, b) => a + b)
                Enumerable.Aggregate<int, long>(IEnumerable<TSource>, TAccumulate, Func<TAccumulate, TSource, TAccumulate>) [receiver, value, value]: long
            numbers.Sum()
                Enumerable.Sum(IEnumerable<int>) [receiver]: int
            people.Sum(p => p.Age)
                Enumerable.Sum<Person>(IEnumerable<TSource>, Func<TSource, int>) [receiver, value]: int
            people.Average(p => p.Age)
                Enumerable.Average<Person>(IEnumerable<TSource>, Func<TSource, int>) [receiver, value]: double
            people.Max(p => p.Name)
                Enumerable.Max<Person, string>(IEnumerable<TSource>, Func<TSource, TResult>) [receiver, value]: string
            numbers.Select((x, i) => x * i)
                Enumerable.Select<int, int>(IEnumerable<TSource>, Func<TSource, int, TResult>) [receiver, value]: IEnumerable<int>
            numbers.Zip(words, (n, w) => w)
                Enumerable.Zip<int, string, string>(IEnumerable<TFirst>, IEnumerable<TSecond>, Func<TFirst, TSecond, TResult>) [receiver, value, value]: IEnumerable<string>
            map.Select(pair => pair.Value)
                Enumerable.Select<KeyValuePair<string, int>, int>(IEnumerable<TSource>, Func<TSource, TResult>) [receiver, value]: IEnumerable<int>
            map.Where(pair => pair.Key == null).Count()
                Enumerable.Count<KeyValuePair<string, int>>(IEnumerable<TSource>) [receiver]: int
            words.Join(people, w => w, p => p.Name, (w, p) => p.Age)
                Enumerable.Join<string, Person, string, int>(IEnumerable<TOuter>, IEnumerable<TInner>, Func<TOuter, TKey>, Func<TInner, TKey>, Func<TOuter, TInner, TResult>) [receiver, value, value, value, value]: IEnumerable<int>
            numbers.Cast<object>()
                Enumerable.Cast<object>(Collections.IEnumerable) [receiver]: IEnumerable<object>
            words.ToLookup(w => w.Length)
                Enumerable.ToLookup<string, int>(IEnumerable<TSource>, Func<TSource, TKey>) [receiver, value]: ILookup<int, string>
            words.Any(string.IsNullOrEmpty)
                Enumerable.Any<string>(IEnumerable<TSource>, Func<TSource, bool>) [receiver, value]: bool
            words.Select(int.Parse)
                Enumerable.Select<string, int>(IEnumerable<TSource>, Func<TSource, TResult>) [receiver, value]: IEnumerable<int>
            words.Contains("a")
                Enumerable.Contains<string>(IEnumerable<TSource>, TSource) [receiver, value]: bool
            Enumerable.Range(0, 3).ToArray()
                Enumerable.ToArray<int>(IEnumerable<TSource>) [receiver]: int[]
            Task.WhenAll(tasks)
                Task.WhenAll<int>(IEnumerable<Task<TResult>>) [value]: Task<int[]>
            Task.WhenAll(numbers.Select(async n => { return n; }))
                Task.WhenAll<int>(IEnumerable<Task<TResult>>) [value]: Task<int[]>
        "#]],
    );
}

#[test]
fn threads_and_atomics() {
    check(
        "class Node { } class Test { Task task; Task<int> number; int n; long big; Node node; object gate; Dictionary<string, Node> map; ConcurrentDictionary<string, int> counts; List<string> words; Func<int> make; bool flag; CancellationToken token;
         void Work() { } void WorkOn(object o) { }
         void Run() {
            new Thread(() => Work());
            new Thread(Work);
            new Thread(WorkOn);
            new Thread(o => WorkOn(o));
            Interlocked.Increment(ref n);
            Interlocked.CompareExchange(ref node, new Node(), null);
            Interlocked.CompareExchange(ref n, 1, 0);
            Interlocked.Exchange(ref big, 1);
            Volatile.Read(ref node);
            Volatile.Read(ref flag);
            Monitor.TryEnter(gate, 10);
            Monitor.Enter(gate, ref flag);
            map.TryGetValue(\"a\", out var found);
            counts.GetOrAdd(\"a\", k => k.Length);
            counts.GetOrAdd(\"a\", 1);
            counts.AddOrUpdate(\"a\", 1, (k, old) => old + 1);
            Parallel.For(0, 10, i => Work());
            Parallel.ForEach(words, w => Work());
            Parallel.ForEach(words, (w, state) => Work());
            Parallel.Invoke(() => Work(), Work);
            task.ContinueWith(t => Work());
            task.ContinueWith(t => 1);
            number.ContinueWith(t => t.Result);
            number.ContinueWith(t => Work());
            Task.Factory.StartNew(() => Work());
            Task.Factory.StartNew(() => 1);
            Task.Factory.StartNew(async () => { await task; });
            task.ContinueWith(async t => { await task; }).Unwrap();
            ThreadPool.QueueUserWorkItem(_ => Work());
            ThreadPool.QueueUserWorkItem(WorkOn);
            new Timer(_ => Work(), null, 0, 10);
            new Lazy<Node>(() => new Node());
            Task.FromResult(node);
            Task.WhenAny(task, number);
            Task.WhenAll(number, number);
            Task.WaitAll(task, number);
            Task.Delay(10, token);
            number.ConfigureAwait(false);
            LazyInitializer.EnsureInitialized(ref node, () => new Node());
            SpinWait.SpinUntil(() => flag, 10);
         } }",
        &expect![[r#"
            new Thread(() => Work())
                Thread..ctor(ThreadStart) [value]: Thread
            new Thread(Work)
                Thread..ctor(ThreadStart) [value]: Thread
            new Thread(WorkOn)
                Thread..ctor(ParameterizedThreadStart) [value]: Thread
            new Thread(o => WorkOn(o))
                Thread..ctor(ParameterizedThreadStart) [value]: Thread
            Interlocked.Increment(ref n)
                Interlocked.Increment(int) [value]: int
            Interlocked.CompareExchange(ref node, new Node(), null)
                Interlocked.CompareExchange<Node>(T, T, T) [value, value, value]: Node
            Interlocked.CompareExchange(ref n, 1, 0)
                Interlocked.CompareExchange(int, int, int) [value, value, value]: int
            Interlocked.Exchange(ref big, 1)
                Interlocked.Exchange(long, long) [value, value]: long
            Volatile.Read(ref node)
                Volatile.Read<Node>(T) [value]: Node
            Volatile.Read(ref flag)
                Volatile.Read(bool) [value]: bool
            Monitor.TryEnter(gate, 10)
                Monitor.TryEnter(object, int) [value, value]: bool
            Monitor.Enter(gate, ref flag)
                Monitor.Enter(object, bool) [value, value]: void
            map.TryGetValue("a", out var found)
                Dictionary<string, Node>.TryGetValue(TKey, TValue) [value, value]: bool
            counts.GetOrAdd("a", k => k.Length)
                Collections.Concurrent.ConcurrentDictionary<string, int>.GetOrAdd(TKey, Func<TKey, TValue>) [value, value]: int
            counts.GetOrAdd("a", 1)
                Collections.Concurrent.ConcurrentDictionary<string, int>.GetOrAdd(TKey, TValue) [value, value]: int
            counts.AddOrUpdate("a", 1, (k, old) => old + 1)
                Collections.Concurrent.ConcurrentDictionary<string, int>.AddOrUpdate(TKey, TValue, Func<TKey, TValue, TValue>) [value, value, value]: int
            Parallel.For(0, 10, i => Work())
                Parallel.For(int, int, Action<int>) [value, value, value]: ParallelLoopResult
            Parallel.ForEach(words, w => Work())
                Parallel.ForEach<string>(IEnumerable<TSource>, Action<TSource>) [value, value]: ParallelLoopResult
            Parallel.ForEach(words, (w, state) => Work())
                Parallel.ForEach<string>(IEnumerable<TSource>, Action<TSource, ParallelLoopState>) [value, value]: ParallelLoopResult
            Parallel.Invoke(() => Work(), Work)
                Parallel.Invoke(Action[]) [rest 2]: void
            task.ContinueWith(t => Work())
                Task.ContinueWith(Action<Task>) [value]: Task
            task.ContinueWith(t => 1)
                Task.ContinueWith<int>(Func<Task, TResult>) [value]: Task<int>
            number.ContinueWith(t => t.Result)
                Task<int>.ContinueWith<int>(Func<Task<TResult>, TNewResult>) [value]: Task<int>
            number.ContinueWith(t => Work())
                Task<int>.ContinueWith(Action<Task<TResult>>) [value]: Task
            Task.Factory.StartNew(() => Work())
                TaskFactory.StartNew(Action) [value]: Task
            Task.Factory.StartNew(() => 1)
                TaskFactory.StartNew<int>(Func<TResult>) [value]: Task<int>
            Task.Factory.StartNew(async () => { await task; })
                TaskFactory.StartNew<Task>(Func<TResult>) [value]: Task<Task>
            task.ContinueWith(async t => { await task; }).Unwrap()
                TaskExtensions.Unwrap(Task<Task>) [receiver]: Task
            ThreadPool.QueueUserWorkItem(_ => Work())
                ThreadPool.QueueUserWorkItem(WaitCallback) [value]: bool
            ThreadPool.QueueUserWorkItem(WorkOn)
                ThreadPool.QueueUserWorkItem(WaitCallback) [value]: bool
            new Timer(_ => Work(), null, 0, 10)
                Timer..ctor(TimerCallback, object, int, int) [value, value, value, value]: Timer
            new Lazy<Node>(() => new Node())
                Lazy<Node>..ctor(Func<T>) [value]: Lazy<Node>
            Task.FromResult(node)
                Task.FromResult<Node>(TResult) [value]: Task<Node>
            Task.WhenAny(task, number)
                Task.WhenAny(Task, Task) [value, value]: Task<Task>
            Task.WhenAll(number, number)
                Task.WhenAll<int>(ReadOnlySpan<Task<TResult>>) [rest 2]: Task<int[]>
            Task.WaitAll(task, number)
                Task.WaitAll(ReadOnlySpan<Task>) [rest 2]: void
            Task.Delay(10, token)
                Task.Delay(int, CancellationToken) [value, value]: Task
            number.ConfigureAwait(false)
                Task<int>.ConfigureAwait(bool) [value]: Runtime.CompilerServices.ConfiguredTaskAwaitable<int>
            LazyInitializer.EnsureInitialized(ref node, () => new Node())
                LazyInitializer.EnsureInitialized<Node>(T, Func<T>) [value, value]: Node
            SpinWait.SpinUntil(() => flag, 10)
                SpinWait.SpinUntil(Func<bool>, int) [value, value]: bool
        "#]],
    );
}

#[test]
fn texts_and_parameters_of_all_kinds() {
    check(
        "class Base { public void Over(int x) { } } class Test : Base { int n; object o; string s; byte b; dynamic d; int? maybe; char c;
         public void Over(object x) { }
         void Opt(int a, int b = 1, params string[] rest) { } void Opt(string a) { }
         void In(in int a) { } void In(string a) { }
         void Prefer(object x) { } void Prefer(string x) { } void Prefer(int x) { } void Prefer(long x) { }
         T Same<T>(T a, T b) => a; void Gen<T>(T a) { } void Gen(int a) { } void Gen<T>(List<T> a) { }
         void Span(ReadOnlySpan<char> s) { } void Span(object s) { }
         void Named(int first, string second) { }
         void Run() {
            string.Format(\"{0}\", n);
            string.Format(\"{0} {1} {2} {3}\", n, n, n, n);
            string.Concat(s, o);
            string.Join(\",\", new List<int>());
            Console.WriteLine(n);
            Console.WriteLine(s);
            Console.WriteLine(\"{0}\", s);
            Console.WriteLine();
            Over(1);
            Opt(1);
            Opt(1, 2, \"a\", \"b\");
            Opt(\"a\");
            In(1);
            Prefer(null);
            Prefer(1);
            Prefer(b);
            Prefer(c);
            Prefer(d);
            Prefer(maybe);
            Same(1, 2L);
            Same(1, null);
            Same(s, o);
            Gen(1);
            Gen(s);
            Gen(new List<int>());
            Gen<int>(1);
            Span(s);
            Named(second: s, first: 1);
            Named(missing: s, first: 1);
            Math.Max(1, 2L);
            Math.Max(b, b);
            s.Split(',');
            s.IndexOf(\"a\", StringComparison.Ordinal);
         } }",
        &expect![[r#"
            string.Format("{0}", n)
                String.Format(string, object) [value, value]: string
            string.Format("{0} {1} {2} {3}", n, n, n, n)
                String.Format(string, ReadOnlySpan<object>) [value, rest 4]: string
            string.Concat(s, o)
                String.Concat(object, object) [value, value]: string
            string.Join(",", new List<int>())
                String.Join<int>(string, IEnumerable<T>) [value, value]: string
            Console.WriteLine(n)
                Console.WriteLine(int) [value]: void
            Console.WriteLine(s)
                Console.WriteLine(string) [value]: void
            Console.WriteLine("{0}", s)
                Console.WriteLine(string, object) [value, value]: void
            Console.WriteLine()
                Console.WriteLine() []: void
            Over(1)
                Test.Over(object) [value]: void
            Opt(1)
                Test.Opt(int, int, string[]) [value, default, rest 0]: void
            Opt(1, 2, "a", "b")
                Test.Opt(int, int, string[]) [value, value, rest 2]: void
            Opt("a")
                Test.Opt(string) [value]: void
            In(1)
                Test.In(int) [value]: void
            Prefer(null)
                Test.Prefer(string) [value]: void
            Prefer(1)
                Test.Prefer(int) [value]: void
            Prefer(b)
                Test.Prefer(int) [value]: void
            Prefer(c)
                Test.Prefer(int) [value]: void
            Prefer(d)
                perhaps Test.Prefer(object) [value]: void
            Prefer(maybe)
                Test.Prefer(object) [value]: void
            Same(1, 2L)
                Test.Same<long>(T, T) [value, value]: long
            Same(1, null)
                not Test.Same<int>(T, T) [value, value]: int
            Same(s, o)
                Test.Same<object>(T, T) [value, value]: object
            Gen(1)
                Test.Gen(int) [value]: void
            Gen(s)
                Test.Gen<string>(T) [value]: void
            Gen(new List<int>())
                Test.Gen<int>(List<T>) [value]: void
            Gen<int>(1)
                Test.Gen<int>(T) [value]: void
            Span(s)
                Test.Span(ReadOnlySpan<char>) [value]: void
            Named(second: s, first: 1)
                Test.Named(int, string) [value, value]: void
            Named(missing: s, first: 1)
                nothing: ?
            Math.Max(1, 2L)
                Math.Max(long, long) [value, value]: long
            Math.Max(b, b)
                Math.Max(byte, byte) [value, value]: byte
            s.Split(',')
                String.Split(char, StringSplitOptions) [value, default]: string[]
            s.IndexOf("a", StringComparison.Ordinal)
                String.IndexOf(string, StringComparison) [value, value]: int
        "#]],
    );
}

#[test]
fn extensions_of_inner_namespaces_come_first() {
    check(
        "namespace Outer {
            static class Far { public static int Twice(this int n) => n; public static string Name(this object o) => null; }
            namespace Inner {
                static class Near { public static long Twice(this int n, int by = 2) => n; public static bool Name(this string s) => true; }
                static class Blocks { extension<T>(List<T> list) where T : class { public T Middle => null; public T At(int n) => null; public List<R> Map<R>(Func<T, R> make) => null; } }
                class Test { int n; string s; object o; List<string> words; List<int> numbers; Missing m;
                    void Run() {
                        n.Twice();
                        n.Twice(3);
                        s.Name();
                        o.Name();
                        words.Middle;
                        words.At(1);
                        numbers.At(1);
                        words.Map(w => w.Length);
                        m.Twice();
                    } } } }",
        &expect![[r#"
            n.Twice()
                Outer.Inner.Near.Twice(int, int) [receiver, default]: long
            n.Twice(3)
                Outer.Inner.Near.Twice(int, int) [receiver, value]: long
            s.Name()
                Outer.Inner.Near.Name(string) [receiver]: bool
            o.Name()
                Outer.Far.Name(object) [receiver]: string
            words.Middle
                no call: string
            words.At(1)
                Outer.Inner.Blocks.At<string>(List<T>, int) [receiver, value]: string
            numbers.At(1)
                nothing: ?
            words.Map(w => w.Length)
                Outer.Inner.Blocks.Map<string, int>(List<T>, Func<T, R>) [receiver, value]: List<int>
            m.Twice()
                nothing: ?
        "#]],
    );
}

#[test]
fn rules_of_the_specification() {
    check(
        "class Animal { } class Dog : Animal { } interface IShape { } class Circle : IShape { }
         class Test { int n; long l; uint u; string s; object o; Animal a; Dog dog; List<Dog> dogs; List<int> numbers; Func<int> make; Action act; IEnumerable<int> many; Missing m;
         void Both(Animal x, Dog y) { } void Both(Dog x, Animal y) { }
         void Params(params int[] xs) { } void Params(int x) { } void Params(int x, int y, params int[] xs) { }
         void Values(params object[] xs) { }
         void Optional(int x) { } void Optional(int x, int y = 0) { }
         void Generic<T>(T x, int y) { } void Generic<T>(int x, T y) { }
         void Specific<T>(IEnumerable<T> xs) { } void Specific<T>(T x) { }
         void Limited<T>(T x) where T : struct { } void Limited(object x) { }
         void Shaped<T>(T x) where T : IShape { }
         void Take(Func<int> f) { } void Take(Func<long> f) { } void Take(Action f) { }
         void Later<T>(Func<T> f) { } void Later(Func<Task> f) { }
         void Calc(Func<int, int> f) { } void Calc(Func<string, int> f) { }
         void Late(Expression e) { } void Sign(int x) { } void Sign(uint x) { }
         void Text(string s) { } void Text(FormattableString s) { }
         void Sequence(int[] xs) { } void Sequence(IEnumerable<string> xs) { }
         void Out(out int x) { x = 0; } void Out(out string x) { x = null; }
         void ByRef(ref int x) { } void ByRef(int x) { }
         [System.Runtime.CompilerServices.OverloadResolutionPriority(1)] void Ranked(object x) { } void Ranked(string x) { }
         static T Pick<T>(T a, T b) => a; static R Chain<A, B, R>(A a, Func<A, B> f, Func<B, R> g) => default;
         static T First<T>(IEnumerable<T> xs, Func<T, bool> p = null) => default; static T Un<T>(T? x) where T : struct => default;
         static void Act<T>(Action<T> a, T x) { }
         void Run() {
            Both(dog, dog);
            Both(a, dog);
            Params(1);
            Params(1, 2);
            Params(1, 2, 3);
            Params();
            Values(null);
            Values(m);
            Values(s, n);
            Optional(1);
            Generic(1, 2);
            Generic(s, 2);
            Specific(numbers);
            Specific(n);
            Specific(s);
            Limited(n);
            Limited(s);
            Shaped(new Circle());
            Take(() => 1);
            Take(() => l);
            Take(() => { });
            Take(make);
            Take(() => m);
            Later(() => m);
            Calc(x => x.Length);
            Calc(x => x + 1);
            Sign(1);
            Sign(u);
            Sign(l);
            Text(s);
            Text($\"{n}\");
            Sequence([1, 2]);
            Sequence([s]);
            Sequence([]);
            Out(out n);
            Out(out var x);
            ByRef(ref n);
            ByRef(n);
            Ranked(s);
            Pick(dog, a);
            Pick(s, n);
            Pick(1, m);
            Pick(null, s);
            Chain(1, x => s, y => y.Length);
            Chain(s, x => x.Length, y => dogs);
            First(dogs);
            First(numbers, x => x > 1);
            Un((int?)n);
            Act((object x) => { }, s);
            Act(x => { }, s);
            Act<string>(x => { }, null);
            m.Anything(1);
            Nothing(1);
         } }",
        &expect![[r#"
            Both(dog, dog)
                perhaps Test.Both(Animal, Dog) [value, value]: void
            Both(a, dog)
                Test.Both(Animal, Dog) [value, value]: void
            Params(1)
                Test.Params(int) [value]: void
            Params(1, 2)
                Test.Params(int, int, int[]) [value, value, rest 0]: void
            Params(1, 2, 3)
                Test.Params(int, int, int[]) [value, value, rest 1]: void
            Params()
                Test.Params(int[]) [rest 0]: void
            Values(null)
                Test.Values(object[]) [value]: void
            Values(m)
                Test.Values(object[]) [rest 1]: void
            Values(s, n)
                Test.Values(object[]) [rest 2]: void
            Optional(1)
                Test.Optional(int) [value]: void
            Generic(1, 2)
                perhaps Test.Generic<int>(T, int) [value, value]: void
            Generic(s, 2)
                Test.Generic<string>(T, int) [value, value]: void
            Specific(numbers)
                Test.Specific<List<int>>(T) [value]: void
            Specific(n)
                Test.Specific<int>(T) [value]: void
            Specific(s)
                Test.Specific<string>(T) [value]: void
            Limited(n)
                Test.Limited<int>(T) [value]: void
            Limited(s)
                Test.Limited(object) [value]: void
            Shaped(new Circle())
                Test.Shaped<Circle>(T) [value]: void
            Take(() => 1)
                Test.Take(Func<int>) [value]: void
            Take(() => l)
                Test.Take(Func<long>) [value]: void
            Take(() => { })
                Test.Take(Action) [value]: void
            Take(make)
                Test.Take(Func<int>) [value]: void
            Take(() => m)
                perhaps Test.Take(Func<int>) [value]: void
            Later(() => m)
                perhaps Test.Later<?>(Func<T>) [value]: void
            Calc(x => x.Length)
                Test.Calc(Func<string, int>) [value]: void
            Calc(x => x + 1)
                Test.Calc(Func<int, int>) [value]: void
            Sign(1)
                Test.Sign(int) [value]: void
            Sign(u)
                Test.Sign(uint) [value]: void
            Sign(l)
                not Test.Sign(int) [value]: void
            Text(s)
                Test.Text(string) [value]: void
            Text($"{n}")
                Test.Text(string) [value]: void
            Sequence([1, 2])
                Test.Sequence(int[]) [value]: void
            Sequence([s])
                Test.Sequence(IEnumerable<string>) [value]: void
            Sequence([])
                perhaps Test.Sequence(int[]) [value]: void
            Out(out n)
                Test.Out(int) [value]: void
            Out(out var x)
                perhaps Test.Out(int) [value]: void
            ByRef(ref n)
                Test.ByRef(int) [value]: void
            ByRef(n)
                Test.ByRef(int) [value]: void
            Ranked(s)
                Test.Ranked(object) [value]: void
            Pick(dog, a)
                Test.Pick<Animal>(T, T) [value, value]: Animal
            Pick(s, n)
                not Test.Pick<?>(T, T) [value, value]: ?
            Pick(1, m)
                Test.Pick<int>(T, T) [value, value]: int
            Pick(null, s)
                Test.Pick<string>(T, T) [value, value]: string
            Chain(1, x => s, y => y.Length)
                Test.Chain<int, string, int>(A, Func<A, B>, Func<B, R>) [value, value, value]: int
            Chain(s, x => x.Length, y => dogs)
                Test.Chain<string, int, List<Dog>>(A, Func<A, B>, Func<B, R>) [value, value, value]: List<Dog>
            First(dogs)
                Test.First<Dog>(IEnumerable<T>, Func<T, bool>) [value, default]: Dog
            First(numbers, x => x > 1)
                Test.First<int>(IEnumerable<T>, Func<T, bool>) [value, value]: int
            Un((int?)n)
                Test.Un<int>(T?) [value]: int
            Act((object x) => { }, s)
                Test.Act<object>(Action<T>, T) [value, value]: void
            Act(x => { }, s)
                Test.Act<string>(Action<T>, T) [value, value]: void
            Act<string>(x => { }, null)
                Test.Act<string>(Action<T>, T) [value, value]: void
            m.Anything(1)
                nothing: ?
            Nothing(1)
                nothing: ?
        "#]],
    );
}

#[test]
fn nested_lambdas_stay_cheap() {
    let depth = 20;
    let nested = "Task.Run(() => ".repeat(depth) + "1" + &")".repeat(depth);
    let text = answers(&declare(&format!("class Test {{ void Run() {{ {nested}; }} }}")));
    assert!(text.ends_with("Task.Run<int>(Func<Task<TResult>>) [value]: Task<int>\n"), "{text}");
}
