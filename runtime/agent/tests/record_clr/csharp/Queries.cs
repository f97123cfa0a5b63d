using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;

/// What other threads put into concurrent collections, found by queries and through interfaces.
static class Queries
{
    class Item
    {
        public int Value;
    }

    const int Many = 4;

    static void Through<C>(int wrong, C items, Action<C, Item> add, Func<C, IEnumerable<Item>> look)
    {
        var producer = new Thread(() =>
        {
            for (int i = 1; i <= Many; i++)
            {
                var item = new Item { Value = i };
                add(items, item);
                if (wrong != 0) item.Value++;
            }
        });
        producer.Start();
        int seen, sum;
        do
        {
            seen = sum = 0;
            foreach (Item item in look(items))
            {
                sum += item.Value;
                seen++;
            }
        } while (seen < Many);
        producer.Join();
        Console.WriteLine(wrong == 0 ? sum : 10);
    }

    static void Queue(int wrong, Func<ConcurrentQueue<Item>, IEnumerable<Item>> look) =>
        Through(wrong, new ConcurrentQueue<Item>(), (queue, item) => queue.Enqueue(item), look);

    static void Table(int wrong, Func<IDictionary<int, Item>, IEnumerable<Item>> look) =>
        Through<IDictionary<int, Item>>(wrong, new ConcurrentDictionary<int, Item>(), (table, item) => table[item.Value] = item, look);

    static IEnumerable<Item> Found(IDictionary<int, Item> table)
    {
        for (int key = 1; key <= Many; key++)
        {
            if (table.TryGetValue(key, out Item item)) yield return item;
        }
    }

    static void Run(int wrong)
    {
        Queue(wrong, queue => queue);
        Queue(wrong, queue => queue.Where(item => item.Value > 0));
        Queue(wrong, queue => queue.Select(item => item).OrderBy(item => item.Value).ToList());
        Queue(wrong, queue => Enumerable.Empty<Item>().Concat(queue));
        Queue(wrong, queue => new List<Item>(queue));
        Queue(wrong, queue => ((IEnumerable)queue).Cast<Item>());
        Queue(wrong, queue => ((IReadOnlyCollection<Item>)queue).Count < Many ? new Item[0] : queue.ToArray());
        Through<IProducerConsumerCollection<Item>>(
            wrong, new ConcurrentBag<Item>(), (bag, item) => bag.TryAdd(item), bag => bag.ToArray());
        Table(wrong, Found);
        Table(wrong, table => table.Values);
        Table(wrong, table => table.Select(pair => pair.Value));
    }
}
