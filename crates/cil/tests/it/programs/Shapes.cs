// Every call of `Here` says the name of the method that the programmer sees around it. The test finds the call in the
// compiled code and asks for the line and for the name.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Shapes
{
    static class Mark
    {
        public static int Here(string name) { Console.WriteLine(name); return 1; }
    }

    class Program
    {
        static int field = Mark.Here("Shapes.Program..cctor");
        readonly Func<int> lazy = () => Mark.Here("Shapes.Program..ctor.lambda");

        static async Task Main()
        {
            Mark.Here("Shapes.Program.Main");
            await Task.Yield();
            Mark.Here("Shapes.Program.Main");
            Func<int> lambda = () => Mark.Here("Shapes.Program.Main.lambda");
            lambda();
            Func<Task> asynchronous = async () =>
            {
                await Task.Yield();
                Mark.Here("Shapes.Program.Main.lambda");
            };
            await asynchronous();
            new Program().lazy();
            foreach (int item in Items(3)) Captured(item);
            foreach (object item in (IEnumerable)new Bag<int>()) await new Bag<string>().Fill((string)item);
            await foreach (int item in Stream())
                for (int value = item - 1; value < 12; value++)
                    Console.WriteLine(Branches(value));
            Nested.Generic<string>.Run(new[] { "a" });
        }

        static IEnumerable<int> Items(int count)
        {
            for (int index = 0; index < count; index++)
            {
                try
                {
                    yield return index * Mark.Here("Shapes.Program.Items");
                }
                finally
                {
                    Mark.Here("Shapes.Program.Items");
                }
            }
        }

        static async IAsyncEnumerable<int> Stream()
        {
            await Task.Yield();
            yield return Mark.Here("Shapes.Program.Stream");
        }

        static void Captured(int value)
        {
            int Local(int more)
            {
                Func<int> inner = () => value + Mark.Here("Shapes.Program.Captured.lambda");
                return inner() + Mark.Here("Shapes.Program.Captured.Local") + more;
            }

            async Task<int> LocalAsync()
            {
                await Task.Yield();
                return value + Mark.Here("Shapes.Program.Captured.LocalAsync");
            }

            Local(LocalAsync().Result);
        }

        static string Branches(int value)
        {
            switch (value)
            {
                case 0: return "a" + Mark.Here("Shapes.Program.Branches");
                case 1: return "b" + Mark.Here("Shapes.Program.Branches");
                case 2: return "c" + Mark.Here("Shapes.Program.Branches");
                case 3: return "d" + Mark.Here("Shapes.Program.Branches");
                default:
                    try
                    {
                        if (value == 7) throw new InvalidOperationException("seven");
                        return value > 9 ? "e" : "f"
                            + Mark.Here("Shapes.Program.Branches");
                    }
                    catch (InvalidOperationException problem) when (problem.Message.Length > Mark.Here("Shapes.Program.Branches"))
                    {
                        return problem.Message;
                    }
                    finally
                    {
                        Mark.Here("Shapes.Program.Branches");
                    }
            }
        }
    }

    class Bag<T> : IEnumerable
    {
        public int Count { get => Mark.Here("Shapes.Bag.get_Count"); }

        IEnumerator IEnumerable.GetEnumerator()
        {
            Mark.Here("Shapes.Bag.System.Collections.IEnumerable.GetEnumerator");
            yield return "x" + Count;
        }

        public async Task<T> Fill(T value)
        {
            await Task.Delay(Mark.Here("Shapes.Bag.Fill"));
            return await Task.Run(() => Mark.Here("Shapes.Bag.Fill.lambda") > 0 ? value : default);
        }
    }

    namespace Nested
    {
        static class Generic<T>
        {
            public static void Run<U>(U[] values) where U : T
            {
                Array.ForEach(values, value => Mark.Here("Shapes.Nested.Generic.Run.lambda"));
#line 900 "Elsewhere.cs"
                Mark.Here("Shapes.Nested.Generic.Run"); // 900
#line hidden
                Mark.Here("Shapes.Nested.Generic.Run"); // hidden
#line default
                Mark.Here("Shapes.Nested.Generic.Run");
            }
        }
    }
}
