using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Globalization;
using System.Linq;
using System.Text;
using System.Threading;
using System.Threading.Tasks;

/// What tests of business code do: parse text, fill objects and collections, sort, group, format, hand work to a pool. Prints the best of several
/// rounds, in milliseconds of the processor that its workers were busy, and those of the whole process.
static class Typical
{
    sealed class Order
    {
        readonly string customer;
        public int Quantity;
        public double Price;
        public string Note;

        public Order(string customer) => this.customer = customer;

        public string Customer => customer;

        public double Total => Quantity * Price;
    }

    sealed class Shop
    {
        readonly Dictionary<string, List<Order>> orders = new Dictionary<string, List<Order>>();
        int count;

        public void Add(Order order)
        {
            lock (this)
            {
                if (!orders.TryGetValue(order.Customer, out List<Order> known)) orders[order.Customer] = known = new List<Order>();
                known.Add(order);
                count++;
            }
        }

        public string Report()
        {
            lock (this)
            {
                var text = new StringBuilder();
                foreach (string name in orders.Keys.OrderBy(name => name, StringComparer.Ordinal))
                {
                    double total = 0;
                    foreach (Order order in orders[name]) total += order.Total;
                    text.AppendFormat(CultureInfo.InvariantCulture, "{0}: {1} orders, {2:F2}\n", name, orders[name].Count, total);
                }
                return text.Append(count).ToString();
            }
        }
    }

    static Order Parse(string line)
    {
        string[] words = line.Split(';');
        return new Order(words[0].Trim())
        {
            Quantity = int.Parse(words[1].Trim()),
            Price = double.Parse(words[2].Trim(), CultureInfo.InvariantCulture),
            Note = words[3].ToUpperInvariant().Replace("AND", "&"),
        };
    }

    static long busy;

    static int Work(Shop shop, int first)
    {
        long start = Compute.Clock();
        var orders = new List<Order>();
        for (int line = first; line < first + 500; line++)
        {
            orders.Add(Parse(FormattableString.Invariant($"customer {line % 40}; {line % 7}; {line * 0.25}; salt and pepper {line}")));
        }
        Dictionary<string, double> totals = orders.GroupBy(order => order.Customer).ToDictionary(group => group.Key, group => group.Sum(order => order.Total));
        foreach (Order order in orders.OrderBy(order => order.Customer, StringComparer.Ordinal).ThenBy(order => order.Total)) shop.Add(order);
        int length = shop.Report().Length + totals.Count;
        Interlocked.Add(ref busy, Compute.Clock() - start);
        return length;
    }

    public static void Run()
    {
        long best = long.MaxValue, lengths = 0;
        for (int round = 0; round < 25; round++)
        {
            var shop = new Shop();
            busy = 0;
            Task<int>[] tasks = Enumerable.Range(0, 8).Select(task => Task.Run(() => Work(shop, task * 500))).ToArray();
            foreach (Task<int> task in tasks) lengths += task.Result;
            best = Math.Min(best, busy);
        }
        double process = Process.GetCurrentProcess().TotalProcessorTime.TotalMilliseconds;
        Console.WriteLine(FormattableString.Invariant($"{best / 1e6:F3}\n{process:F3}"));
        if (lengths == 0) Console.WriteLine("nothing was done");
    }
}
