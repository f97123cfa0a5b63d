using System;
using System.Collections.Generic;
using System.Linq;

/// What newer languages make of methods: pointers that are no delegates, delegates without a named type, and delegates that are kept.
static unsafe class Pointers
{
    class Kept(delegate*<IEnumerable<int>, int> pointer)
    {
        public int Call(IEnumerable<int> numbers) => pointer(numbers);
    }

    record Shelf(string Name, List<int> Numbers)
    {
        public Shelf With(int number)
        {
            var add = Numbers.Add;
            add(number);
            return this with { Name = add.Method.Name };
        }
    }

    static Func<IEnumerable<int>, List<int>> Copier() => Enumerable.ToList;

    static void Main()
    {
        var shelf = new Shelf("empty", []).With(1).With(2);
        var kept = new Kept(&Enumerable.Count<int>);
        Console.WriteLine($"{shelf.Name} {kept.Call(shelf.Numbers)} {Copier() == Copier()} {ReferenceEquals(Copier(), Copier())} {Copier().Method}");
    }
}
