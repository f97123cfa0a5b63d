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
